"""Games of quickness, by the protocol alone: what pays at a glance, and what a seat owes the table.

No playouts here: others who see all cards and slap at random would teach nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from parlour.bots import signals
from parlour.bots.playouts import standing
from parlour.chance import Quick
from parlour.core import OWNER, Game, zones_of
from parlour.match.record import Heard
from parlour.view import View

GLIMPSES = 5  # re-dealt states behind every judgement


def chance(
    game: Game, states: Sequence[Any], heard: Sequence[Heard], view: View, seat: int, moves: Sequence[Any]
) -> Any:
    """A move to be quick about: one that pays, or the one a partner signals for."""
    for move in moves:
        if move.counts and pays(game, states, seat, move):
            return move
    return signals.answer(heard, view, moves, signals.mates(states[0], seat))


def duty(
    game: Game,
    states: Sequence[Any],
    heard: Sequence[Heard],
    view: View,
    seat: int,
    moves: Sequence[Any],
    rng: Random,
) -> Any:
    """A move to make without hurry, or nothing: signal, collect, do one's part, propose."""
    return (
        hint(game, states, heard, view, seat, moves)
        or collecting(game, states[0], seat, moves)
        or owed(game, states, seat, moves)
        or signals.proposal(view, seat, moves, rng)
    )


def pays(game: Game, states: Sequence[Any], seat: int, move: Any) -> bool:
    """In most of the states the move improves the standing of its seat."""
    misses = 0
    for state in states:
        misses += after(game, state, seat, move) <= 0
        if misses * 2 > len(states):
            return False
    return True


def after(game: Game, state: Any, seat: int, move: Any) -> int:
    """1, 0 or -1: the move makes the standing of its seat better, leaves it or makes it worse."""
    now, then = standing(game, state)[seat], standing(game, played(game, state, seat, move))[seat]
    return int(then > now) - int(then < now)


def played(game: Game, state: Any, seat: int, move: Any) -> Any:
    s = state.copy()
    game.play(s, seat, move, Quick(Random(0)))
    return s


def owed(game: Game, states: Sequence[Any], seat: int, moves: Sequence[Any]) -> Any:
    """What the table waits for: a kind of move that nobody else could make, or a plain word that
    costs nothing."""
    others = [other for other in range(states[0].seats) if other != seat]
    kinds = {type(move) for other in others for move in game.moves(states[0], other)}
    for move in moves:
        if not move.counts:
            continue
        plain = is_plain(move) and all(after(game, s, seat, move) >= 0 for s in states)
        if type(move) not in kinds or plain:
            return move
    return None


def is_plain(move: Any) -> bool:
    """A single word, such as "nothing for me"."""
    return bool(move.paths() == ((move.verb(),),))


def collecting(game: Game, state: Any, seat: int, moves: Sequence[Any]) -> Any:
    """The move that makes the own hand most alike, if one does."""
    best, found = likeness(game, state, seat), None
    for move in moves:
        if move.counts and not is_plain(move):
            alike = likeness(game, played(game, state, seat, move), seat)
            if alike > best:
                best, found = alike, move
    return found


def likeness(game: Game, s: Any, seat: int) -> int:
    """How alike the cards are that a seat holds: equals count the more, the more there are."""
    hands = [
        getattr(s, zone.name)[seat] for zone in zones_of(game.State) if zone.seen_by is OWNER and zone.many
    ]
    kinds = Counter(name[:-1] for hand in hands for card, name in enumerate(game.cards) if hand >> card & 1)
    return sum(count * count for count in kinds.values())


def hint(
    game: Game, states: Sequence[Any], heard: Sequence[Heard], view: View, seat: int, moves: Sequence[Any]
) -> Any:
    """The next gesture of the agreed signal, if a partner could profit from something we know."""
    gesture = signals.next_gesture(heard, view, seat, moves)
    if gesture is None:
        return None
    for mate in signals.mates(states[0], seat):
        for move in game.moves(states[0], mate):
            if move.counts and pays(game, states, mate, move):
                return gesture
    return None
