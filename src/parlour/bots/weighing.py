"""From what the moves are worth to the one that is made."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.contract import Decision, Weigh, Weighed
from parlour.core import Move


def choose(d: Decision, weigh: Weigh) -> Move:
    """The best of the moves that are seen; a low level overlooks some, and never looks at them."""
    seen = [move for move in d.moves if d.rng.random() >= d.level.overlooks] or d.moves
    return best(weigh(d._replace(moves=d.rng.sample(seen, len(seen))))).move


def best(weighed: Sequence[Weighed]) -> Weighed:
    """Whatever promises most: of sure wins the shortest, of sure losses the longest; of equals the first."""
    return max(weighed, key=promise)


def promise(weighed: Weighed) -> tuple[float, float]:
    return weighed.value, -weighed.value * (weighed.end or 0)
