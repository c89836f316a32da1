"""Walls: men that are walled in, hemmed in or set free."""

from __future__ import annotations

from parlour.kit.kernels import walls
from parlour.kit.kernels.walls import State, Variant
from parlour.view import Line

FEW = 3  # men that can still move, at which a side is hemmed in


def free(men: int, other: int) -> int:
    """How many of the men can move."""
    return walls.movable(men, other).bit_count()


def why(s: State, v: Variant, ply: int) -> Line | None:
    """Men of the enemy walled in or held, the way across, or room for one's own."""
    then = walls.play(s, ply)
    if caught := s.opp.bit_count() - then.own.bit_count():
        return Line("hint-walls-in", {"count": caught})
    held = free(s.opp, s.own) - free(then.own, then.opp)
    if held > 0 and free(then.own, then.opp) <= FEW:
        return Line("hint-hems-in")
    goal = walls.LOWER if s.black else walls.UPPER
    if v.cross and (then.opp & goal).bit_count() > (s.own & goal).bit_count():
        return Line("hint-arrives")
    freed = free(then.opp, then.own) - free(s.own, s.opp)
    if held > 1 or freed > 1:
        return Line("hint-holds-men" if held >= freed else "hint-frees-men", {"count": max(held, freed)})
    return None
