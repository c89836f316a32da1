"""The levels, and the one player that can sit down at every game."""

from __future__ import annotations

import math

import msgspec

from parlour.bots import playouts, reflex
from parlour.bots.contract import Budget, Decision, Level, Player
from parlour.bots.minds import mind_of
from parlour.core import Game

LEVELS = {
    1: Level("child", Budget(2_000, 1_000), 1200, 0.25, 5, 1, 0.3),
    2: Level("casual", Budget(6_000, 10_000), 800, 0.08, 15, 3, 0.1),
    3: Level("club", Budget(), 550, 0.0, 50, 8, 0.0),
    4: Level("master", Budget(40_000, 1_500_000), 380, 0.0, math.inf, 64, 0.0),
}


def player(game: Game, level: int = 3, seconds: float | None = None) -> Player:
    """A computer player of this level; `seconds` is the ceiling of a decision at a live table."""
    choose = mind_of(game).choose or (reflex.choose if game.reflex else playouts.choose)
    budget = msgspec.structs.replace(LEVELS[level].budget, seconds=seconds)
    return Player(lambda *asked: choose(Decision(game, LEVELS[level], *asked)), budget)
