"""Could this deal have been won? Answered from the whole deal, and so only after the end."""

from __future__ import annotations

from parlour.bots import MINDS, Solved, mind_of
from parlour.core import BadRecord, BadSetup, Game
from parlour.match import Match

USUAL = 100_000  # nodes: a second or two


def can_solve(game: Game) -> bool:
    return mind_of(game).solve is not None


def solve(match: Match, nodes: int = USUAL) -> Solved:
    """The deal of this match, from its first row."""
    solver = mind_of(match.game).solve
    if solver is None:
        solvable = [key for key, mind in MINDS.items() if mind.solve or mind.scope]
        raise BadSetup("no-solver", game=match.game.key, games=solvable)
    return solver(match.moments[0].state, nodes)


def solve_after(match: Match, nodes: int = USUAL) -> Solved:
    """The same for a match that was played: nobody is told before it is over."""
    if can_solve(match.game) and match.result is None:
        raise BadRecord("record-open", rows=len(match.rows))
    return solve(match, nodes)
