"""Kemps: collect four alike, agree with the partner on a signal, give it and read it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from parlour.bots import reflex
from parlour.bots.contract import Answer, Decision, Mind
from parlour.games.kemps.gestures import Accept, Keep, Propose, Sign
from parlour.games.kemps.kemps import Call, State, Swap
from parlour.kit import cards
from parlour.match.record import Heard
from parlour.view import Note, View

TIMES = 3  # that a signal is given: a partner may have looked away


def choose(d: Decision) -> Answer:
    """Be quick to call; without hurry signal, collect, do one's part, propose."""
    states = reflex.glimpses(d.sample)
    pairs, seat, moves = states[0].pairs, d.seat, d.moves
    mates = [mate for mate, pair in enumerate(pairs) if mate != seat and pair == pairs[seat]]
    return reflex.in_time(
        d.level,
        d.rng,
        lambda: reflex.paying(d.game, states, seat, moves) or call(d.heard, d.view, moves, mates),
        lambda: (
            hint(d, states, mates)
            or collecting(states[0], seat, moves)
            or reflex.owed(d.game, states, seat, moves)
            or proposal(d.view, seat, moves, d.rng)
        ),
    )


def call(heard: Sequence[Heard], view: View, moves: Sequence[Any], mates: Sequence[int]) -> Call | None:
    """The call on a partner who has given the agreed signal."""
    signal = agreed(view)
    for mate in mates:
        if signal and gestures_of(heard, mate)[-len(signal) :] == signal:
            return next((move for move in moves if isinstance(move, Call) and move.seat == mate), None)
    return None


def hint(d: Decision, states: Sequence[State], mates: Sequence[int]) -> Sign | None:
    """The next gesture of the agreed signal, if a partner could profit from something we know."""
    gesture = next_gesture(d.heard, d.view, d.seat, d.moves)
    if gesture and any(reflex.paying(d.game, states, mate, d.game.moves(states[0], mate)) for mate in mates):
        return gesture
    return None


def next_gesture(heard: Sequence[Heard], view: View, seat: int, moves: Sequence[Any]) -> Sign | None:
    """The gesture with which the agreed signal begins or goes on."""
    signal, made = agreed(view), gestures_of(heard, seat)
    if not signal or len(made) >= TIMES * len(signal):
        return None
    wanted = signal[len(made) % len(signal)]
    return next((move for move in moves if isinstance(move, Sign) and move.spelled() == [wanted]), None)


def collecting(s: State, seat: int, moves: Sequence[Any]) -> Swap | None:
    """The swap that makes the own hand most alike, if one does."""
    best, found = likeness(s.hands[seat]), None
    for move in moves:
        if isinstance(move, Swap):
            alike = likeness(s.hands[seat] ^ 1 << move.give ^ 1 << move.take)
            if alike > best:
                best, found = alike, move
    return found


def likeness(hand: int) -> int:
    """How alike the cards of a hand are: equals count the more, the more there are."""
    return sum((hand & of_rank).bit_count() ** 2 for of_rank in cards.OF_RANK)


def proposal(view: View, seat: int, moves: Sequence[Any], rng: Random) -> Propose | None:
    """Something to agree on, unless an own offer stands."""
    proposals = [move for move in moves if isinstance(move, Propose)]
    offered = any(note.seat == seat for note in notes(view, "offer"))
    return rng.choice(proposals) if proposals and not offered else None


def agreed(view: View) -> list[str]:
    """The gestures of the own pair's signal, in order."""
    return next((note.data["signal"].split("+") for note in notes(view, "signal")), [])


def notes(view: View, zone: str) -> list[Note]:
    return [widget for widget in view.widgets if isinstance(widget, Note) and widget.zone == zone]


def gestures_of(heard: Sequence[Heard], seat: int) -> list[str]:
    """What a seat has shown since its hearers agreed on a signal."""
    made: list[str] = []
    for row in reversed(heard):
        verb, _, name = (row.move or "").partition(" ")
        if verb in (Accept.verb(), Keep.verb()):
            break
        if row.seat == seat and verb == Sign.verb():
            made.insert(0, name)
    return made


mind = Mind(choose=choose)
