"""Walls: men, room to move, company, and the way across where that wins."""

from typing import NamedTuple

from parlour.kit.kernels.draughts import BOARD, DIRECTIONS, step
from parlour.kit.kernels.walls import LOWER, UPPER, State, Variant, movable
from parlour.search.evaluations.draughts import advanced


class Weights(NamedTuple):
    """What each thing is worth that one side has more of than the other."""

    man: int
    free: int  # a man that can move
    room: int  # a square that some man can step to
    row: int  # that a man has come, where crossing wins
    home: int  # a man in the enemy's starting rows, where crossing wins
    turn: int  # to be the one to move


def side(own: int, opp: int, black: int, v: Variant, w: Weights) -> int:
    empty = BOARD & ~(own | opp)
    near = 0
    for d in DIRECTIONS:
        near |= step(own, d)
    value = (
        w.man * own.bit_count() + w.free * movable(own, opp).bit_count() + w.room * (near & empty).bit_count()
    )
    if v.cross:
        value += w.row * advanced(own, black) + w.home * (own & (LOWER if black else UPPER)).bit_count()
    return value


def score(s: State, v: Variant, w: Weights) -> int:
    return side(s.own, s.opp, s.black, v, w) - side(s.opp, s.own, 1 - s.black, v, w) + w.turn


def is_hot(s: State, v: Variant) -> bool:
    return False


def urgency(ply: int) -> int:
    return 0


def clock(s: State, v: Variant) -> int:
    return min(v.quiet_limit - s.quiet, v.move_limit - s.played)
