"""A plain player of draughts to measure against: alpha-beta, six plies, no memory, no quiescence, and nothing
but material, a king for three men.

parlour simulate draughts --bots 4,bench.material:six_plies -n 20 --opening 3"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from parlour.bots import Choice
from parlour.core import Kernel
from parlour.games import game as find
from parlour.search import bind, can_compile, runs

if TYPE_CHECKING:
    from parlour.kit.kernels.draughts import LOSS, ONGOING, WIN, State, Variant, play, plies, result

PLIES = 6
OVER = 10_000  # what a win is worth, more the sooner it comes


def negamax(s: State, v: Variant, depth: int, alpha: int, beta: int, outs: Sequence[list[int]]) -> int:
    """A template: the value for the side to move."""
    outcome = result(s, v)
    if outcome != ONGOING:
        return OVER + depth if outcome == WIN else -OVER - depth if outcome == LOSS else 0
    if depth == 0:
        own, opp = s.own & s.kings, s.opp & s.kings
        return s.own.bit_count() - s.opp.bit_count() + 2 * (own.bit_count() - opp.bit_count())
    out = outs[depth]
    best = -2 * OVER
    for i in range(plies(s, v, out)):
        value = -negamax(play(s, out[i]), v, depth - 1, -beta, -max(alpha, best), outs)
        if value > best:
            best = value
        if best >= beta:
            break
    return best


def six_plies(choice: Choice) -> Any:
    """The move that keeps most material, any of equals."""
    kernel: Kernel = find(choice.view.game).kernel(choice.sample())  # type: ignore[misc]
    search, outs = _bound(choice.view.game, PLIES, can_compile())
    best, chosen = -2 * OVER, None
    for move in choice.rng.sample(choice.moves, len(choice.moves)):
        after = kernel.rules.play(kernel.board, move.ply)
        value = -int(search(after, kernel.variant, PLIES - 1, -2 * OVER, -best, outs))
        if value > best:
            best, chosen = value, move
    return chosen


@cache
def _bound(key: str, depth: int, compiled: bool) -> tuple[Any, Any]:
    """The search on the rules of this game."""
    game = find(key)
    assert game.kernel
    kernel = game.kernel(game.setup(game.rules({}, 2), 2, None))  # type: ignore[arg-type]
    return bind(negamax, kernel.rules, compiled), runs.buffers(depth, kernel.rules.MOST_PLIES, compiled)
