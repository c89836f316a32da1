"""Wolf and sheep: gaps in the line, and the wolf's room."""

from __future__ import annotations

from parlour.kit.kernels import wolf
from parlour.kit.kernels.wolf import State, Variant
from parlour.search.evaluations.wolf import reachable
from parlour.view import Line


def why(s: State, v: Variant, ply: int) -> Line | None:
    """A way through or a line without gaps; a wolf that comes nearer, or has but one way left."""
    then = wolf.play(s, ply)
    if s.wolf_turn:
        if is_open(then):
            return Line("hint-way-through")
        return Line("hint-nearer") if s.wolf and wolf.row(then.wolf) > wolf.row(s.wolf) else None
    if is_open(then):
        return None
    if is_open(s):
        return Line("hint-closes-gap")
    return Line("hint-one-way" if wolf.goals(then).bit_count() == 1 else "hint-line-closed")


def is_open(s: State) -> bool:
    """The wolf could get past the sheep if they stood still."""
    return wolf.row(reachable(s)) >= wolf.row(s.sheep)
