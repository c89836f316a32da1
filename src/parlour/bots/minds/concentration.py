"""Concentration: a memory that fades, and whether it pays to look at one more card."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from random import Random

from parlour.bots.contract import Answer, Decision, Mind
from parlour.core import Move
from parlour.match.record import Heard
from parlour.view import Spread


def recall(heard: Sequence[Heard], seat: int, span: float) -> dict[str, str]:
    """The ranks that a seat still knows to lie in their places. After `span` more cards half of what was
    seen is forgotten; what is forgotten stays so until it is seen again."""
    turned = [
        (row.n, line.data["place"], line.data["cards"][0][:-1])
        for row in heard
        for line in row.told
        if {"place", "cards"} <= line.data.keys()
    ]
    kept = {}
    for age, (n, place, rank) in enumerate(reversed(turned)):
        if place not in kept:
            is_fresh = Random(f"{seat} {n} {place} {rank}").random() < 0.5 ** (age / span)
            kept[place] = rank if is_fresh else ""
    return {place: rank for place, rank in kept.items() if rank}


def choose(d: Decision) -> Answer:
    """A partner if one is known, else a new card; or for the second one that is known, where a new one
    would rather help the next player."""
    if d.rng.random() < d.level.slip:
        stray: Move = d.rng.choice(d.moves)
        return stray
    down: dict[str, Move] = {place: move for move in d.moves for place in move.spelled()}
    known = {place: rank for place, rank in recall(d.heard, d.seat, d.level.memory).items() if place in down}
    new = [place for place in down if place not in known]
    spreads = [widget for widget in d.view.widgets if isinstance(widget, Spread)]
    lying_open = [card.face[:-1] for spread in spreads for card in spread.cards if card.face]
    if lying_open:
        mates = [place for place, rank in known.items() if rank == lying_open[0]]
        idle = known and not is_worth_a_look((len(down) + 1) // 2, len(set(known.values())))
        places = mates or (list(known) if idle else new)
    else:
        ranks = list(known.values())
        places = [place for place, rank in known.items() if ranks.count(rank) > 1] or new
    return down[d.rng.choice(places or list(down))]


def is_worth_a_look(pairs: int, known: int) -> bool:
    """Whether the second card should be a new one, once the first had no partner among those known."""
    return known >= pairs or second_look(pairs, known) > -lead(pairs, known + 1)


@functools.cache
def lead(pairs: int, known: int) -> float:
    """How many pairs more than the other of two players the one to turn will get, if both forget nothing:
    of the `pairs` left they know one card of `known`. Exact where every rank lies there twice and somebody
    looks at a new card in every turn; two who did not would never end."""
    if not pairs:
        return 0.0
    unseen = 2 * pairs - known
    found = known / unseen
    total = found * (1 + lead(pairs - 1, known - 1)) if known else 0.0
    if known < pairs:
        idle = -lead(pairs, known + 1) if known else -float(pairs)
        total += (1 - found) * max(second_look(pairs, known), idle)
    return total


def second_look(pairs: int, known: int) -> float:
    """The same, after a first card without a partner among those known, if the second is a new one too."""
    unseen = 2 * pairs - known - 1
    mate, helps_other = 1 / unseen, known / unseen
    total = (mate - helps_other) * (1 + lead(pairs - 1, known))
    if pairs - known > 1:
        total -= (1 - mate - helps_other) * lead(pairs, known + 2)
    return total


mind = Mind(choose=choose)
