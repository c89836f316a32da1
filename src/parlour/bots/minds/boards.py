"""Board games: alpha-beta over the kernel, as deep as the level looks."""

from __future__ import annotations

from parlour.bots.contract import Answer, Decision, Mind
from parlour.core import Move
from parlour.search.best import Worth, rank


def mind(worth: Worth) -> Mind:
    """A mind that judges positions so."""
    return Mind(choose=lambda d: choose(d, worth))


def choose(d: Decision, worth: Worth) -> Answer:
    """The best of the moves that are seen; a low level overlooks some."""
    assert d.game.kernel
    kernel, budget = d.game.kernel(d.sample()), d.budget
    seen = [move for move in d.moves if d.rng.random() >= d.level.overlooks] or d.moves
    by_ply: dict[int, Move] = {move.ply: move for move in d.rng.sample(seen, len(seen))}
    best = rank(kernel, worth, budget.nodes, d.level.depth, budget.seconds, among=list(by_ply))
    return by_ply[best[0].ply]
