"""How a move that somebody types could go on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile


def completed(typed: str, moves: Sequence[str]) -> tuple[str, list[str]]:
    """As far as all moves that begin so are alike, and what they are."""
    fitting = [move for move in moves if move.casefold().startswith(typed.casefold())]
    alike = [signs[0] for signs in takewhile(lambda signs: len(set(signs)) == 1, zip(*fitting, strict=False))]
    return "".join(alike) or typed, fitting
