"""Board games: alpha-beta over the kernel, as deep as the level looks."""

from __future__ import annotations

import functools

from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.whys import why
from parlour.core import Move
from parlour.search.alphabeta import SURE, WON
from parlour.search.best import Worth, rank

CLEAR = 200  # what an evaluation says of a lead that half wins


def mind(worth: Worth) -> Mind:
    """A mind that judges positions so."""
    return Mind(weigh=functools.partial(weigh, worth=worth))


def weigh(d: Decision, worth: Worth) -> list[Weighed]:
    """The moves as the search ranks them."""
    assert d.game.kernel
    kernel, budget = d.game.kernel(d.sample()), d.budget
    moves: dict[int, Move] = {move.ply: move for move in d.moves}
    ranked = rank(kernel, worth, budget.nodes, d.level.depth, budget.seconds, list(moves), d.compare)
    found = [weighed(moves[ply], value) for ply, value in ranked]
    if d.compare:
        found[0] = found[0]._replace(why=why(kernel, ranked[0].ply))
    return found


def weighed(move: Move, value: int) -> Weighed:
    """A value of the search as something to expect."""
    if SURE < abs(value) <= WON:
        return Weighed(move, 1.0 if value > 0 else -1.0, end=WON - abs(value))
    return Weighed(move, value / (abs(value) + CLEAR))
