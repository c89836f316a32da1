"""The levels, and the one player that can sit down at every game."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

from parlour.bots import playouts, reflex, weighing
from parlour.bots.contract import Answer, Budget, Decision, Level, Player, Weigh
from parlour.bots.minds import mind_of
from parlour.core import Game

LEVELS = {
    1: Level("child", Budget(2_000, 1_000), 1200, 0.25, 5, 1, 0.3, 0.01),
    2: Level("casual", Budget(6_000, 10_000), 850, 0.08, 15, 3, 0.1, 0.1),
    3: Level("club", Budget(), 600, 0.0, 50, 8, 0.0, 0.3),
    4: Level("master", Budget(40_000, 1_500_000), 425, 0.0, math.inf, 64, 0.0, 1.0, True),
}


def player(game: Game, number: int = 3, live: bool = False) -> Player:
    """A computer player of this level, for people who wait if `live`."""
    if number not in LEVELS:
        raise ValueError(f"{number!r} not among {', '.join(map(str, LEVELS))}")
    level, choose = LEVELS[number], chooser(game)
    return Player(lambda choice: choose(Decision(game, level, *choice)), level.work(live))


def chooser(game: Game) -> Callable[[Decision], Answer]:
    """How this game is played: as its mind does, by what the moves are worth, or by reflexes."""
    if choose := mind_of(game).choose or (reflex.choose if game.reflex else None):
        return choose
    return functools.partial(weighing.choose, weigh=mind_of(game).weigh or playouts.weigh)


def weigher(game: Game) -> Weigh | None:
    """How the moves of this game are valued; None where a mind only chooses."""
    mind = mind_of(game)
    return mind.weigh or (None if mind.choose or game.reflex else playouts.weigh)
