"""Wolf and sheep: how closed the line of sheep is, and how far the wolf still has to go."""

from typing import NamedTuple

from parlour.kit.kernels.draughts import DIRECTIONS, step
from parlour.kit.kernels.wolf import State, Variant, goals, row

NEVER = 1 << 20


class Weights(NamedTuple):
    """What each thing is worth to the wolf."""

    way: int  # a row that the wolf has come towards the rearmost sheep
    room: int  # a square that the wolf can go to
    reach: int  # a square that it could come to if the sheep stood still


def reachable(s: State) -> int:
    """The squares that the wolf could come to if the sheep stood still."""
    found, grown = 0, s.wolf
    while grown != found:
        found = grown
        for d in DIRECTIONS:
            grown |= step(found, d) & ~s.sheep
    return found


def score(s: State, v: Variant, w: Weights) -> int:
    if s.wolf == 0:
        return 0
    squares = reachable(s)
    value = (
        w.way * (row(s.wolf) - row(s.sheep)) + w.room * goals(s).bit_count() + w.reach * squares.bit_count()
    )
    if row(squares) >= row(s.sheep):
        value += 8 * w.way
    return value if s.wolf_turn else -value


def is_hot(s: State, v: Variant) -> bool:
    return False


def urgency(ply: int) -> int:
    return 0


def clock(s: State, v: Variant) -> int:
    return NEVER
