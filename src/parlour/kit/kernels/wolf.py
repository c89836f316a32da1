"""Wolf and sheep on the squares of draughts.

The sheep go towards bit 0, the wolf wherever it likes. A ply is one int: from | to << 6, with ENTER for
the wolf that chooses its square."""

from typing import NamedTuple

from parlour.kit.kernels.draughts import (
    BOARD,
    BOTTOM,
    DIRECTIONS,
    ENTER,
    LOSS,
    ONGOING,
    TOP,
    WIN,
    point,
    step,
)

NEAR, ANY, FAR = 0x7FC00000 & BOARD, BOARD & ~BOTTOM, TOP  # rows 2–3, rows 2–8, row 8
MOST_PLIES = 32
PLANES, SQUARES = 2, 35  # the first fields of a state are sets of that many squares


class Variant(NamedTuple):
    """The house rules as numbers."""

    wolf_start: int  # the squares that the wolf may choose


SETS, WIDTH = ("sheep", "wolf"), 35  # the fields of a state that are sets, and their bits; others are numbers


class State(NamedTuple):
    sheep: int
    wolf: int  # 0: it has not chosen its square
    wolf_turn: int


START = State(BOTTOM, 0, 1)


def row(bit: int) -> int:
    """Rows counted from the top."""
    at = point(bit)
    return (at - at // 9) // 4


def goals(s: State) -> int:
    """Where the wolf can go."""
    found = 0
    for d in DIRECTIONS:
        found |= step(s.wolf, d)
    return found & ~s.sheep


def plies(s: State, v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    n = 0
    if s.wolf_turn:
        source = point(s.wolf) if s.wolf else ENTER
        targets = goals(s) if s.wolf else v.wolf_start
        while targets:
            to = targets & -targets
            targets ^= to
            out[n] = source | point(to) << 6
            n += 1
        return n
    for d in (-5, -4):
        targets = step(s.sheep, d) & ~(s.sheep | s.wolf)
        while targets:
            to = targets & -targets
            targets ^= to
            out[n] = point(step(to, -d)) | point(to) << 6
            n += 1
    return n


def play(s: State, ply: int) -> State:
    source, to = ply & 63, 1 << (ply >> 6)
    if s.wolf_turn:
        return State(s.sheep, to, 0)
    return State(s.sheep & ~(1 << source) | to, s.wolf, 1)


def broken_through(s: State) -> bool:
    """Level with or behind the rearmost sheep."""
    return s.wolf != 0 and row(s.wolf) >= row(s.sheep)


def result(s: State, v: Variant) -> int:
    """For the side to move."""
    if broken_through(s):
        return WIN if s.wolf_turn else LOSS
    if s.wolf_turn:
        return ONGOING if s.wolf == 0 or goals(s) else LOSS
    free = ~(s.sheep | s.wolf)
    return ONGOING if (step(s.sheep, -5) | step(s.sheep, -4)) & free else LOSS


def may_return(s: State, v: Variant) -> int:
    """A position may come as often as it likes."""
    return 0


def key(s: State) -> int:
    """A number below 2**42 for the position."""
    return s.sheep | s.wolf.bit_length() << 35 | s.wolf_turn << 41
