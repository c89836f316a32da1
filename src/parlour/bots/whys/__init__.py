"""Why a ply is good, in a sentence: what it takes, makes or prevents, read from the board before and after.

One file a kernel, as with evaluations. What is worth knowing but not on the board (who wins, which move is
better by far) is said of all games alike."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from parlour.bots.whys import corner, draughts, morris, walls, wolf
from parlour.core import Kernel
from parlour.kit.kernels import corner as corner_rules
from parlour.kit.kernels import draughts as draughts_rules
from parlour.kit.kernels import morris as morris_rules
from parlour.kit.kernels import walls as walls_rules
from parlour.kit.kernels import wolf as wolf_rules
from parlour.view import Line

WHYS: dict[ModuleType, Callable[[Any, Any, int], Line | None]] = {
    corner_rules: corner.why,
    draughts_rules: draughts.why,
    morris_rules: morris.why,
    walls_rules: walls.why,
    wolf_rules: wolf.why,
}


def why(kernel: Kernel, ply: int) -> Line | None:
    """What speaks for this ply, if it can be seen on the board."""
    return WHYS[kernel.rules](kernel.board, kernel.variant, ply) if kernel.rules in WHYS else None
