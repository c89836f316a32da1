"""The levels, and the one player that can sit down at every game."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from parlour.bots import memory, patience, reflex
from parlour.bots.contract import Answer, Budget, Later, Player
from parlour.bots.playouts import best_by_playouts
from parlour.core import Game, Move
from parlour.match.record import Heard
from parlour.view import View

PACE = 1.8  # a move without hurry takes so much longer than a reaction


class Level(NamedTuple):
    """How well somebody plays: a level scales work, reaction time, slips and memory."""

    name: str
    budget: Budget
    reaction: int  # typical, in ms
    slip: float  # how often a decision is made without looking
    memory: float  # cards seen since, after which half is forgotten


LEVELS = {
    1: Level("child", Budget(2_000), 1200, 0.25, 5),
    2: Level("casual", Budget(6_000), 800, 0.08, 15),
    3: Level("club", Budget(), 550, 0.0, 50),
    4: Level("master", Budget(40_000), 380, 0.0, math.inf),
}


def player(game: Game, level: int = 3, seconds: float | None = None) -> Player:
    """A computer player of this level; `seconds` is the ceiling of a decision at a live table."""
    choose = functools.partial(choose_at_once if not game.reflex else choose_in_time, game, LEVELS[level])
    return Player(choose, msgspec.structs.replace(LEVELS[level].budget, seconds=seconds))


def choose_at_once(
    game: Game,
    level: Level,
    heard: Sequence[Heard],
    view: View,
    seat: int,
    moves: Sequence[Any],
    sample: Callable[[], Any],
    budget: Budget,
    rng: Random,
) -> Answer:
    """Games in turns: a plan, what is remembered, or Monte-Carlo; except for a slip."""
    move: Move
    if game.key == "accordion":
        move = patience.choose(heard, moves, level.slip, budget.plies, rng)
    elif rng.random() < level.slip:
        move = rng.choice(moves)
    elif game.key == "concentration":
        move = memory.choose(heard, view, seat, moves, level.memory, rng)
    else:
        move = best_by_playouts(game, seat, moves, sample, budget, rng)
    return move


def choose_in_time(
    game: Game,
    level: Level,
    heard: Sequence[Heard],
    view: View,
    seat: int,
    moves: Sequence[Any],
    sample: Callable[[], Any],
    budget: Budget,
    rng: Random,
) -> Answer:
    """Games of quickness: whatever pays is done as fast as the level can, all else with no hurry."""
    states = [sample() for _ in range(reflex.GLIMPSES)]
    ms = level.reaction * rng.triangular(0.6, 1.8, 0.9)
    awake = rng.random() >= level.slip
    if awake and (move := reflex.chance(game, states, heard, view, seat, moves)):
        return Later(round(ms), move)
    move = reflex.duty(game, states, heard, view, seat, moves, rng)
    return Later(round(ms * PACE), move) if move else None
