"""Board games: alpha-beta over the kernel, as deep as the level looks, or an exact table that is ready.
Children often forget that somebody will answer."""

from __future__ import annotations

import functools

from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.weighing import promise
from parlour.bots.whys import why
from parlour.core import Kernel, Move
from parlour.search.alphabeta import SURE, WON
from parlour.search.best import Worth, rank
from parlour.search.tables import Exact, Scope, at_hand

CLEAR = 200  # what an evaluation says of a lead that half wins


def mind(worth: Worth, scope: Scope | None = None, lively: bool = False) -> Mind:
    """A mind that judges positions so, and has a table for those of the scope. In a lively game all levels
    look a third less far: whoever looks three plies ahead there sees nearly everything."""
    weighing = functools.partial(weigh, worth=worth, scope=scope, lively=lively)
    return Mind(weigh=weighing, scope=scope, glance=functools.partial(look, worth=worth))


def look(kernel: Kernel, worth: Worth) -> float:
    """What a position looks like for the side to move, without looking ahead."""
    return promising(int(worth.evaluation.score(kernel.board, kernel.variant, worth.weights)))


def weigh(d: Decision, worth: Worth, scope: Scope | None, lively: bool = False) -> list[Weighed]:
    """The moves as the table knows them, and the others as the search ranks them. It ranks those that hold a
    draw too, since the other side may still go wrong."""
    assert d.game.kernel
    kernel, budget = d.game.kernel(d.sample()), d.budget
    moves: dict[int, Move] = {move.ply: move for move in d.moves}
    if not d.compare and d.rng.random() < d.level.slip:
        return [weighed(move, glance(kernel, worth, ply)) for ply, move in moves.items()]
    known = exact(d, kernel, scope)
    found = [Weighed(moves[ply], value, end=end) for ply, (value, end) in known.items() if value]
    unsure = [ply for ply in moves if ply not in known or known[ply].value == 0]
    if unsure and (d.compare or all(each.value < 0 for each in found)):
        depth = d.level.depth - d.level.depth // 3 if lively else d.level.depth
        ranked = rank(kernel, worth, budget.nodes, depth, budget.seconds, unsure, d.compare)
        for ply, value in ranked:
            found.append(Weighed(moves[ply], 0.0, end=0) if ply in known else weighed(moves[ply], value))
    if known:
        found.sort(key=promise, reverse=True)
    if d.compare:
        ply = next(ply for ply, move in moves.items() if move is found[0].move)
        found[0] = found[0]._replace(why=why(kernel, ply))
    return found


def exact(d: Decision, kernel: Kernel, scope: Scope | None) -> dict[int, Exact]:
    """What a table knows of the moves, if the level may look."""
    table = at_hand(kernel, scope, d.budget.seconds is not None) if d.level.exact and scope else None
    offered = {move.ply for move in d.moves}
    return {ply: found for ply, found in table.weigh(kernel).items() if ply in offered} if table else {}


def glance(kernel: Kernel, worth: Worth, ply: int) -> int:
    """What a position looks like just after the ply, for the side that has made it."""
    board, rules = kernel.rules.play(kernel.board, ply), kernel.rules
    if rules.result(board, kernel.variant) == rules.LOSS:
        return WON
    return -int(worth.evaluation.score(board, kernel.variant, worth.weights))


def weighed(move: Move, value: int) -> Weighed:
    """A value of the search as something to expect."""
    if SURE < abs(value) <= WON:
        return Weighed(move, 1.0 if value > 0 else -1.0, end=WON - abs(value))
    return Weighed(move, promising(value))


def promising(value: int) -> float:
    return value / (abs(value) + CLEAR)
