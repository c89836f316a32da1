"""Could this deal have been won? Answered from the whole deal, and so only after the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from parlour.core import BadRecord, BadSetup
from parlour.match import Match
from parlour.search import accordion

USUAL = 100_000  # nodes: a second or two


class Solved(NamedTuple):
    """`won` is None if the limit came first; `moves` lead to the best end that was found."""

    won: bool | None
    moves: tuple[str, ...]
    score: int
    nodes: int


def solve(match: Match, nodes: int = USUAL) -> Solved:
    """The deal of this match, from its first row."""
    key = match.game.key
    if key not in SOLVERS:
        raise BadSetup("no-solver", game=key, games=list(SOLVERS))
    return SOLVERS[key](match.moments[0].state, nodes)


def solve_after(match: Match, nodes: int = USUAL) -> Solved:
    """The same for a match that was played: nobody is told before it is over."""
    if match.game.key in SOLVERS and match.result is None:
        raise BadRecord("record-open", rows=len(match.rows))
    return solve(match, nodes)


def _accordion(s: Any, nodes: int) -> Solved:
    """To deal all cards first costs nothing: those on the right never hinder a move on the left."""
    dealt = bytes(reversed(s.stock))
    found = accordion.solve(dealt, nodes)
    steps = (f"move {pile} {onto}" for pile, onto in found.steps)
    return Solved(found.won, ("deal",) * len(dealt) + tuple(steps), found.piles, found.nodes)


SOLVERS: dict[str, Callable[[Any, int], Solved]] = {"accordion": _accordion}
