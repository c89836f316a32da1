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
    moves: Sequence[T], budget: Budget, trial: Callable[[Sequence[T]], tuple[Sequence[float], int]]
) -> list[tuple[T, float]]:
    """The moves, the best first, and what they are worth on the average. A `trial` of some moves says what
    each came to on one re-deal, and how many plies that took. Each round gets its share of them."""
    field, share = list(moves), budget.plies // max(1, halvings(len(moves)))
    end = math.inf if budget.seconds is None else monotonic() + budget.seconds
    totals, tries, dropped = dict.fromkeys(field, 0.0), 0, list[tuple[T, float]]()
    while len(field) > 1 and monotonic() < end:
        left, used = share, 0
        while left >= used and monotonic() < end:
            values, used = trial(field)
            left -= used
            tries += 1
            for move, value in zip(field, values, strict=True):
                totals[move] += value
        field.sort(key=totals.__getitem__, reverse=True)
        half = (len(field) + 1) // 2
        dropped[:0] = [(move, totals[move] / tries) for move in field[half:]]
        del field[half:]
    return [*((move, totals[move] / max(tries, 1)) for move in field), *dropped]


def halvings(count: int) -> int:
    """How often a field of `count` is halved until one is left."""
    return (count - 1).bit_length()
