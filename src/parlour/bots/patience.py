"""Accordion: deal all cards, then do what the solver finds. Nothing but dealt cards is looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from parlour.bots.contract import Answer, Budget
from parlour.games.accordion import Deal, GiveUp, Move, tops
from parlour.match.record import Heard
from parlour.search import accordion
from parlour.view import View


def choose(
    slip: float,
    heard: Sequence[Heard],
    view: View,
    seat: int,
    moves: Sequence[Any],
    sample: Callable[[], Any],
    budget: Budget,
    rng: Random,
) -> Answer:
    """A card that is dealt later never spoils a move, so whoever waits loses nothing. A slip is a move
    made too soon."""
    putting = [move for move in moves if isinstance(move, Move)]
    if putting and rng.random() < slip:
        return rng.choice(putting)
    if Deal() in moves:
        return Deal()
    if not putting:
        return GiveUp()
    found = accordion.solve(bytes(tops(sample())), budget.plies)
    return Move(*found.steps[0]) if found.steps else rng.choice(putting)
