"""The moves of a decision against each other, on the same re-deals: after each round the worse half drops
out, so that many moves cost no more than few."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeVar

from parlour.bots.contract import Budget

T = TypeVar("T")


def race(
    moves: Sequence[T], budget: Budget, plies: int, trial: Callable[[Sequence[T]], Sequence[float]]
) -> list[tuple[T, float]]:
    """The moves, the best first, and what they are worth on the average. A `trial` of some moves says what
    each came to on one re-deal, and costs at most `plies` for each of them."""
    field, rounds = list(moves), halvings(len(moves))
    end = math.inf if budget.seconds is None else monotonic() + budget.seconds
    share = budget.plies // plies // max(1, rounds)
    totals, tries, dropped = dict.fromkeys(field, 0.0), 0, list[tuple[T, float]]()
    while len(field) > 1 and monotonic() < end:
        for _ in range(max(1, share // len(field))):
            for move, value in zip(field, trial(field), strict=True):
                totals[move] += value
            tries += 1
            if monotonic() > end:
                break
        field.sort(key=totals.__getitem__, reverse=True)
        half = (len(field) + 1) // 2
        dropped[:0] = [(move, totals[move] / tries) for move in field[half:]]
        del field[half:]
    return [*((move, totals[move] / max(tries, 1)) for move in field), *dropped]


def halvings(count: int) -> int:
    """How often a field of `count` is halved until one is left."""
    return (count - 1).bit_length()
