"""Concentration: a memory that fades, and whether it pays to look at one more card.

What is left is counted by ranks: those that lie there four times and twice, with one of their cards known and
with none. Whoever knows two of a rank takes them, so that more need not be told apart."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random
from typing import NamedTuple, TypeAlias

from parlour.bots.contract import Decision, Mind, Weighed
from parlour.kit.cards import DECK, RANKS
from parlour.kit.places import Turn
from parlour.match.record import Heard
from parlour.view import Line, Spread, Stack

UNSURE = 0.9  # at most, of what a known pair is worth

Shares: TypeAlias = tuple[float, ...]  # pairs that the one to turn, the next and so on will get


class Left(NamedTuple):
    """How many ranks still lie there: four times or twice, unseen or with one card known."""

    fours: int
    fours_known: int
    twos: int
    twos_known: int

    @property
    def pairs(self) -> int:
        return 2 * (self.fours + self.fours_known) + self.twos + self.twos_known

    @property
    def known(self) -> int:
        return self.fours_known + self.twos_known


class First(NamedTuple):
    """A card that lies open without a known partner; `left` is without its rank."""

    left: Left
    mates: int  # 3 or 1: the other cards of its rank
    is_new: bool  # nobody knew it before

    def back(self) -> Left:
        """What is left once it has been turned back."""
        left = self.left
        if self.mates > 1:
            return left._replace(fours_known=left.fours_known + 1)
        return left._replace(twos_known=left.twos_known + 1)

    def paired(self) -> Left:
        """What is left once it was taken with one of its mates."""
        return self.left._replace(twos=self.left.twos + 1) if self.mates > 1 else self.left


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


class Said(NamedTuple):
    """What the table has heard: the cards taken of each rank, whether the last turn showed nothing new, and
    whether the card that lies open is new."""

    gone: Counter[str]
    was_idle: bool
    is_new: bool


def weigh(d: Decision) -> list[Weighed]:
    """A partner if one is known; else a new card or a known one, whatever brings more pairs if nobody forgets
    anything. A level that looks less far ahead than there are pairs always tries a new card."""
    cards = [card for widget in d.view.widgets if isinstance(widget, Spread) for card in widget.cards]
    up = "".join(card.face[:-1] for card in cards if card.face)
    lying = sum(card.face != "" for card in cards)
    places: dict[str, Turn] = {place: move for move in d.moves for place in move.spelled()}
    kept = recall(d.heard, d.seat, d.level.memory)
    known = {place: kept[place] for place in places if place in kept}
    ranks = Counter(known.values())
    mates = {place for place, rank in known.items() if (rank == up if up else ranks[rank] > 1)}
    new, idle = 0.0, -1.0
    if lying <= 2 * d.level.depth:
        seats = sum(isinstance(widget, Stack) for widget in d.view.widgets)
        new, idle = looks(said(d.heard), {*ranks}, up, lying, seats)
    value = {place: 1.0 if place in mates else idle if place in known else new for place in places}
    found = [Weighed(places[place], value[place]) for place in sorted(places, key=lambda at: -value[at])]
    if d.compare:
        found[0] = found[0]._replace(why=why(found[0].move.spelled()[0], mates, known))
    return found


def said(heard: Sequence[Heard]) -> Said:
    """What the lines of a match tell, if all of it is remembered."""
    gone, seen = Counter[str](), set[str]()
    was_idle, fresh = False, list[bool]()  # of the cards turned in this turn, which were new
    for line in (line for row in heard for line in row.told):
        if line.key == "turned":
            fresh.append(line.data["place"] not in seen)
            seen.add(line.data["place"])
        elif line.key in ("pair", "no-pair"):
            was_idle, fresh = line.key == "no-pair" and not any(fresh), []
            gone.update(card[:-1] for card in line.data.get("cards", ()))
    return Said(gone, was_idle, any(fresh))


def looks(said: Said, known: set[str], up: str, lying: int, seats: int) -> tuple[float, float]:
    """What a new card and a known one promise, where no pair is known."""
    left = count(said.gone, known, up, lying)
    if not up:
        idle = known_twice(left, seats) if left.known > 1 and not said.was_idle else None
        return balance(look(left, seats)), balance(idle) if idle else -1.0
    first = First(left, 3 if is_four(said.gone, up, lying) else 1, said.is_new)
    return balance(second_look(first, seats)), balance(second_known(first, seats))


def count(gone: Counter[str], known: set[str], up: str, lying: int) -> Left:
    """What is left beside the rank of the card that lies open. Of a smaller layout nobody knows which ranks
    lie there four times: all count as if they did twice."""
    if lying + gone.total() != len(DECK):
        few = len(known - {up})
        return Left(0, 0, max(0, lying // 2 - few - (up != "")), few)
    found = Counter(
        (is_four(gone, rank, lying), rank in known) for rank in RANKS if gone[rank] < 4 and rank != up
    )
    return Left(found[True, False], found[True, True], found[False, False], found[False, True])


def is_four(gone: Counter[str], rank: str, lying: int) -> bool:
    """Whether all four cards of a rank lie there, in a whole deck."""
    return not gone[rank] and lying + gone.total() == len(DECK)


def balance(pairs: Shares) -> float:
    """The own share of the pairs against that of the others; a pair that is sure is always more."""
    own, others = pairs[0], sum(pairs[1:]) / (len(pairs) - 1)
    return UNSURE * (own - others) / sum(pairs)


@functools.cache
def shares(left: Left, seats: int, may_pass: bool = True) -> Shares:
    """The pairs that the one to turn, the next one and so on will get, if all forget nothing and do what is
    best for themselves. Where two known cards may be turned instead of a new one, the next player may not
    do so too: two who did would never end. Exact where every rank lies there as `left` says."""
    if not left.pairs:
        return (0.0,) * seats
    looked = look(left, seats)
    idle = known_twice(left, seats) if may_pass and left.known > 1 else looked
    return max(looked, idle, key=itemgetter(0))


def look(left: Left, seats: int) -> Shares:
    """The shares if the first card is a new one: it finds a partner, or it lies open."""
    outcomes = [(chance, plus_one(shares(then, seats))) for chance, then in helped(left, left)]
    for chance, first in (4 * left.fours, four(left)), (2 * left.twos, two(left)):
        if chance:
            looked = second_look(first, seats)
            idle = second_known(first, seats) if left.known else looked
            outcomes.append((chance, max(looked, idle, key=itemgetter(0))))
    return mean(outcomes)


def four(left: Left) -> First:
    return First(left._replace(fours=left.fours - 1), 3, is_new=True)


def two(left: Left) -> First:
    return First(left._replace(twos=left.twos - 1), 1, is_new=True)


def second_look(first: First, seats: int) -> Shares:
    """The shares if the second card is a new one too: it is a partner, it shows the next player one, or both
    cards are known from now on."""
    left, then = first.left, first.back()
    outcomes = [(first.mates, plus_one(shares(first.paired(), seats)))]
    for chance, after in helped(left, then):
        outcomes.append((chance, passed_on(plus_one(shares(after, seats)))))
    if left.fours:
        after = then._replace(fours=then.fours - 1, fours_known=then.fours_known + 1)
        outcomes.append((4 * left.fours, passed_on(shares(after, seats))))
    if left.twos:
        after = then._replace(twos=then.twos - 1, twos_known=then.twos_known + 1)
        outcomes.append((2 * left.twos, passed_on(shares(after, seats))))
    return mean(outcomes)


def second_known(first: First, seats: int) -> Shares:
    """The shares if the second card is a known one."""
    return passed_on(shares(first.back(), seats, first.is_new))


def known_twice(left: Left, seats: int) -> Shares:
    """The shares if both cards are known ones."""
    return passed_on(shares(left, seats, may_pass=False))


def helped(left: Left, then: Left) -> Iterator[tuple[int, Left]]:
    """How many unseen cards have a known partner in `left`, and what is left of `then` without the two."""
    if left.fours_known:
        yield 3 * left.fours_known, then._replace(fours_known=then.fours_known - 1, twos=then.twos + 1)
    if left.twos_known:
        yield left.twos_known, then._replace(twos_known=then.twos_known - 1)


def plus_one(pairs: Shares) -> Shares:
    return (pairs[0] + 1, *pairs[1:])


def passed_on(pairs: Shares) -> Shares:
    """The shares of the next player as those of the one before."""
    return (pairs[-1], *pairs[:-1])


def mean(outcomes: Sequence[tuple[int, Shares]]) -> Shares:
    """The shares on the average of outcomes that are likely as their numbers say."""
    total = sum(chance for chance, _ in outcomes)
    return tuple(
        sum(chance * pairs[at] for chance, pairs in outcomes) / total for at in range(len(outcomes[0][1]))
    )


def why(place: str, mates: set[str], known: dict[str, str]) -> Line:
    """What is known about a card."""
    if place in mates:
        return Line("hint-known-pair")
    return Line("hint-known-card" if place in known else "hint-new-card")


mind = Mind(weigh=weigh)
