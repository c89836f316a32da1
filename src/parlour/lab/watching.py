"""One match, looked at closely: who began, how often the lead changed, what the table was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.bots import mind_of
from parlour.core import Game, Reason, Refused
from parlour.lab.playing import Plan, begin, finish, play_alone, summed_up
from parlour.lab.tally import Played
from parlour.match import Match
from parlour.view import Line

AHEAD = 0.2  # of a glance at a board: about half a man


class Watched(NamedTuple):
    """What one match was like."""

    played: Played
    began: int | None = None  # the seat that moved first; nobody where all may act at once
    swings: int = 0
    told: Mapping[str, int] = {}  # how often all heard each line
    lines: Mapping[str, Line] = {}  # the first of each


Task = tuple[Plan, int]


def watch(task: Task) -> Watched | Reason | None:
    """Match `number` of a plan; or why it could not be played; nothing if nobody wants it any more."""
    plan, number = task
    try:
        if plan.alone:
            played = play_alone(plan, number)
            return played and Watched(played)
        match, names = begin(plan, number // plan.rotations), plan.seating(number)
        result = finish(match, names, {name: [] for name in names}, plan.referee)
    except Refused as error:
        return error.reason
    if result is None:
        return None
    told, lines = Counter[str](), dict[str, Line]()
    for row in match.rows:
        for line in (line for line in row.told if line.to is None):
            told[line.key] += 1
            lines.setdefault(line.key, line)
    return Watched(summed_up(match, names, result, {}), began(match), swings(match), told, lines)


def began(match: Match) -> int | None:
    """Who made the first move that somebody chose the moment of."""
    if match.game.reflex:
        return None
    return next((row.seat for row in match.rows if row.seat is not None and row.seat >= 0), None)


def swings(match: Match) -> int:
    """How often others are in front than those who were before. While all are level nobody is."""
    count, before = 0, frozenset[int]()
    for moment in match.moments:
        leading = leaders(match.game, moment.state)
        if leading:
            count += bool(before) and not before & leading
            before = leading
    return count


def leaders(game: Game, s: Any) -> frozenset[int]:
    """The seats in front: by the standing of the game, on a board by a glance at it."""
    glance = mind_of(game).glance
    if game.standing:
        order = list(game.standing(s))
    elif glance and game.kernel and not game.result(s):
        kernel = game.kernel(s)
        value = glance(kernel)
        order = [0, 0]
        order[kernel.turn] = (value > AHEAD) - (value < -AHEAD)
    else:
        order = [0] * s.seats
    best = frozenset(seat for seat, key in enumerate(order) if key == max(order))
    return best if len(best) < s.seats else frozenset()
