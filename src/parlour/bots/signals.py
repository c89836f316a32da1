"""Silent signals between partners: to agree on one, to give it and to read it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from parlour.kit.gestures import Accept, Keep, Propose, Sign
from parlour.match.record import Heard
from parlour.view import Note, View

TIMES = 3  # that a signal is given: a partner may have looked away


def mates(s: Any, seat: int) -> list[int]:
    """The partners of a seat."""
    pairs = getattr(s, "pairs", range(s.seats))
    return [other for other in range(s.seats) if other != seat and pairs[other] == pairs[seat]]


def proposal(view: View, seat: int, moves: Sequence[Any], rng: Random) -> Any:
    """Something to agree on, unless an own offer stands."""
    proposals = [move for move in moves if isinstance(move, Propose)]
    offered = any(note.seat == seat for note in notes(view, "offer"))
    return rng.choice(proposals) if proposals and not offered else None


def next_gesture(heard: Sequence[Heard], view: View, seat: int, moves: Sequence[Any]) -> Any:
    """The gesture with which the agreed signal begins or goes on."""
    signal, made = agreed(view), gestures_of(heard, seat)
    if not signal or len(made) >= TIMES * len(signal):
        return None
    wanted = signal[len(made) % len(signal)]
    return next((move for move in moves if isinstance(move, Sign) and move.spelled() == [wanted]), None)


def answer(heard: Sequence[Heard], view: View, moves: Sequence[Any], partners: Sequence[int]) -> Any:
    """The move on a partner who has given the agreed signal."""
    signal = agreed(view)
    for mate in partners:
        if signal and gestures_of(heard, mate)[-len(signal) :] == signal:
            return next((move for move in moves if move.counts and getattr(move, "seat", None) == mate), None)
    return None


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
