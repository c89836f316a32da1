"""How sure a measured share is, and when enough has been played to decide.

A match gives one point: to whoever comes first, and in equal parts to those who share the first place. So
the share of a player is the mean of numbers from 0 to 1, and both sums below are on the safe side for any
such numbers: with draws or shared places they err less often than they say."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from parlour.core import Refused

SURE = 1.959964  # standard deviations on either side that hold 95 of 100 cases
ERROR = 0.05  # how often a decision may be wrong, either way


class BadBounds(Refused):
    """Shares between which nothing can be decided."""


def points(ranks: Sequence[int]) -> list[float]:
    """What each seat gets of the one point of a match; a player alone gets it for a win."""
    firsts = ranks.count(1)
    return [1 / firsts if rank == 1 else 0.0 for rank in ranks]


def interval(total: float, matches: int) -> tuple[float, float]:
    """Where the true share lies in at least 95 of 100 cases, by Wilson's formula."""
    if not matches:
        return 0.0, 1.0
    share, spread = total / matches, SURE**2 / matches
    middle = share + spread / 2
    reach = math.sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


class Bounds(NamedTuple):
    """Wald's sequential test: is the share rather `low`, or less, or rather `high`, or more? Whoever stops as
    soon as it is decided takes a player of exactly the one for the other in one of twenty cases at most."""

    low: float
    high: float

    def evidence(self, total: float, matches: int) -> float:
        """How much more likely these points are with the high share, as a logarithm."""
        lost = matches - total
        return total * math.log(self.high / self.low) + lost * math.log((1 - self.high) / (1 - self.low))

    def verdict(self, total: float, matches: int) -> Literal["low", "high"] | None:
        """What is decided by now."""
        evidence = self.evidence(total, matches)
        if abs(evidence) < math.log((1 - ERROR) / ERROR):
            return None
        return "high" if evidence > 0 else "low"


def read_bounds(text: str) -> Bounds:
    """Two shares with a comma between them."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise BadBounds("bad-bounds", text=text) from None
    if not 0 < low < high < 1:
        raise BadBounds("bad-bounds", text=text)
    return Bounds(low, high)
