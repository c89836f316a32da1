"""Walls on the squares of draughts, seen from the side to move.

Men step in all four directions or jump over one piece of either colour. A ply is one int: from | to << 6."""

from typing import NamedTuple

from parlour.kit.kernels.draughts import BOARD, DIRECTIONS, DRAW, LOSS, ONGOING, WIN, point, step

UPPER, LOWER = BOARD & 0x1FFF, BOARD >> 22 << 22  # the three starting rows of Black and of White
MOST_PLIES = 128
PLANES, SQUARES = 2, 35  # the first fields of a state are sets of that many squares


class Variant(NamedTuple):
    """The house rules as numbers."""

    cross: int  # a side with all its men in the enemy's starting rows has won
    quiet_limit: int  # moves without a removal that end it
    move_limit: int


SETS, WIDTH = ("own", "opp"), 35  # the fields of a state that are sets, and their bits; others are numbers


class State(NamedTuple):
    own: int
    opp: int
    black: int  # 1: the side to move is Black
    quiet: int  # moves since the last removal
    played: int


START = State(LOWER, UPPER, 0, 0, 0)


def plies(s: State, v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    taken = s.own | s.opp
    empty = BOARD & ~taken
    n = 0
    for d in DIRECTIONS:
        steps = step(s.own, d) & empty
        jumps = step(step(s.own, d) & taken, d) & empty
        while steps:
            to = steps & -steps
            steps ^= to
            out[n] = point(step(to, -d)) | point(to) << 6
            n += 1
        while jumps:
            to = jumps & -jumps
            jumps ^= to
            out[n] = point(step(step(to, -d), -d)) | point(to) << 6
            n += 1
    return n


def movable(men: int, other: int) -> int:
    """Those of the men that can step or jump."""
    taken = men | other
    empty = BOARD & ~taken
    found = 0
    for d in DIRECTIONS:
        found |= step(empty | step(empty, d) & taken, d)
    return men & found


def caught(men: int, other: int) -> int:
    """Those of the men that touch none of their colour and cannot move."""
    near = 0
    for d in DIRECTIONS:
        near |= step(men, d)
    return men & ~(near | movable(men, other))


def play(s: State, ply: int) -> State:
    """The state after the ply, seen from the other side: first the enemy's men are judged, then the
    mover's in the position so reached."""
    own = s.own & ~(1 << (ply & 63)) | 1 << (ply >> 6)
    opp = s.opp & ~caught(s.opp, own)
    own &= ~caught(own, opp)
    removed = own.bit_count() + opp.bit_count() < s.own.bit_count() + s.opp.bit_count()
    return State(opp, own, 1 - s.black, 0 if removed else s.quiet + 1, s.played + 1)


def crossed(men: int, black: int) -> bool:
    return not men & ~(LOWER if black else UPPER)


def result(s: State, v: Variant) -> int:
    """For the side to move; of two that have crossed at once the one that moved was first."""
    if not s.own or not s.opp:
        return WIN if s.own else LOSS
    if v.cross and crossed(s.opp, 1 - s.black):
        return LOSS
    if v.cross and crossed(s.own, s.black):
        return WIN
    if not movable(s.own, s.opp):
        return LOSS
    if s.quiet < v.quiet_limit and s.played < v.move_limit:
        return ONGOING
    more = s.own.bit_count() - s.opp.bit_count()
    return WIN if more > 0 else LOSS if more < 0 else DRAW


def may_return(s: State, v: Variant) -> int:
    """A position may come as often as it likes."""
    return 0


def key(s: State) -> int:
    """A number below 2**62 for the position without its counters; two positions may rarely share one."""
    mixed = s.black
    for x in (s.own, s.opp):
        for part in (x & 0x3FFFF, x >> 18):
            mixed = ((mixed ^ part) & 0x3FFFFFFF) * 0x5D588B65 ^ mixed >> 29
    return mixed & 0x3FFFFFFFFFFFFFFF
