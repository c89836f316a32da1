"""Corner draughts on 64 squares, seen from the side to move.

Squares are rank * 8 + file, so that a1 is 0 and h8 is 63; a set of them is two ints of 32 bits, the ranks
1–4 and 5–8. A ply is one int: from | to << 6, whatever the jumps between; PASS if nothing can move."""

from typing import NamedTuple

PASS = 63 | 63 << 6
MOST_PLIES = 256
PLANES, SQUARES = 4, 32  # the first fields of a state are sets of that many squares
ONGOING, WIN, LOSS, DRAW = 0, 1, 2, 3  # for the side to move
MEN = 9
# White's steps: the last two lead sideways.
DX = (0, 1, 1, -1, 1)
DY = (1, 0, 1, 1, -1)
HALF, NOT_H = 0xFFFFFFFF, 0x7F7F7F7F


class Variant(NamedTuple):
    """The house rules as numbers."""

    sideways: int
    chain_jumps: int
    move_limit: int  # moves of both sides together


SETS, WIDTH = (
    ("own_low", "own_high", "opp_low", "opp_high"),
    32,
)  # the fields of a state that are sets, and their bits; others are numbers


class State(NamedTuple):
    own_low: int
    own_high: int
    opp_low: int
    opp_high: int
    black: int  # 1: the side to move is Black, going from h8 to a1
    passed: int  # passes in succession
    played: int


WHITE_LOW, WHITE_HIGH = 0x02050A15, 0x1  # the nine squares of White's corner
BLACK_LOW, BLACK_HIGH = 0x80000000, 0xA850A040
START = State(WHITE_LOW, WHITE_HIGH, BLACK_LOW, BLACK_HIGH, 0, 0, 0)


def holds(low: int, high: int, square: int) -> bool:
    return (low >> square if square < 32 else high >> square - 32) & 1 == 1


def neighbour(square: int, direction: int, black: int) -> int:
    """The next square in a direction of this side, -1 off the board."""
    dx, dy = DX[direction], DY[direction]
    x, y = (square & 7) + (-dx if black else dx), (square >> 3) + (-dy if black else dy)
    return y * 8 + x if 0 <= x < 8 and 0 <= y < 8 else -1


def is_free(s: State, square: int) -> bool:
    return not holds(s.own_low | s.opp_low, s.own_high | s.opp_high, square)


def jump(s: State, square: int, direction: int) -> int:
    """Where a jump over an adjacent enemy ends, -1 if there is none."""
    over = neighbour(square, direction, s.black)
    if over < 0 or not holds(s.opp_low, s.opp_high, over):
        return -1
    land = neighbour(over, direction, s.black)
    return land if land >= 0 and is_free(s, land) else -1


def directions(v: Variant) -> int:
    return 5 if v.sideways else 3


def shift(low: int, high: int, direction: int, black: int) -> tuple[int, int]:
    """All of a set one square in a direction of this side; what would leave the board is gone."""
    dx, dy = (-DX[direction], -DY[direction]) if black else (DX[direction], DY[direction])
    if dx > 0:
        low, high = (low & NOT_H) << 1, (high & NOT_H) << 1
    elif dx < 0:
        low, high = low >> 1 & NOT_H, high >> 1 & NOT_H
    if dy > 0:
        return low << 8 & HALF, (high << 8 | low >> 24) & HALF
    if dy < 0:
        return (low >> 8 | high << 24) & HALF, high >> 8
    return low, high


def plies(s: State, v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number: steps, then jumps, which are also the list of
    where to jump on. PASS stands alone."""
    free_low, free_high = HALF & ~(s.own_low | s.opp_low), HALF & ~(s.own_high | s.opp_high)
    n, touching = 0, 0
    for direction in range(directions(v)):
        low, high = shift(s.own_low, s.own_high, direction, s.black)
        n = goings(low & free_low, high & free_high, way(direction, s.black), out, n)
        if low & s.opp_low | high & s.opp_high:
            touching |= 1 << direction
    first = head = n
    for direction in range(touching.bit_length()):
        if touching >> direction & 1:
            low, high = shift(s.own_low, s.own_high, direction, s.black)
            low, high = shift(low & s.opp_low, high & s.opp_high, direction, s.black)
            n = goings(low & free_low, high & free_high, 2 * way(direction, s.black), out, n)
    while v.chain_jumps and head < n:
        man, here = out[head] & 63, out[head] >> 6
        head += 1
        for direction in range(directions(v)):
            to = jump(s, here, direction)
            if to < 0:
                continue
            new = True
            for i in range(first, n):
                if out[i] == man | to << 6:
                    new = False
            if new:
                out[n] = man | to << 6
                n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


def way(direction: int, black: int) -> int:
    """What a step in a direction of this side adds to a square's number."""
    ahead = DX[direction] + 8 * DY[direction]
    return -ahead if black else ahead


def goings(low: int, high: int, far: int, out: list[int], n: int) -> int:
    """Write the plies to these squares, each from so far away."""
    while low:
        bit = low & -low
        low ^= bit
        to = bit.bit_length() - 1
        out[n] = to - far | to << 6
        n += 1
    while high:
        bit = high & -high
        high ^= bit
        to = bit.bit_length() + 31
        out[n] = to - far | to << 6
        n += 1
    return n


def play(s: State, ply: int) -> State:
    """The state after the ply, seen from the other side."""
    low, high, passed = s.own_low, s.own_high, s.passed + 1
    if ply != PASS:
        passed = 0
        for square in (ply & 63, ply >> 6):
            if square < 32:
                low ^= 1 << square
            else:
                high ^= 1 << square - 32
    return State(s.opp_low, s.opp_high, low, high, 1 - s.black, passed, s.played + 1)


def arrived(low: int, high: int, black: int) -> int:
    """How many of these men stand in the opposite corner."""
    goal_low, goal_high = (WHITE_LOW, WHITE_HIGH) if black else (BLACK_LOW, BLACK_HIGH)
    return (low & goal_low).bit_count() + (high & goal_high).bit_count()


def distance(low: int, high: int, black: int) -> int:
    """How far these men still are from the opposite corner square, all together."""
    total = 0
    for square in range(64):
        if holds(low, high, square):
            gone = (square & 7) + (square >> 3)
            total += gone if black else 14 - gone
    return total


def ahead(s: State) -> int:
    """Above 0 if the side to move is ahead: more men arrived, then less distance."""
    own, opp = arrived(s.own_low, s.own_high, s.black), arrived(s.opp_low, s.opp_high, 1 - s.black)
    if own != opp:
        return own - opp
    return distance(s.opp_low, s.opp_high, 1 - s.black) - distance(s.own_low, s.own_high, s.black)


def result(s: State, v: Variant) -> int:
    if arrived(s.opp_low, s.opp_high, 1 - s.black) == MEN:
        return LOSS
    if s.passed < 2 and s.played < v.move_limit:
        return ONGOING
    lead = ahead(s)
    return WIN if lead > 0 else LOSS if lead < 0 else DRAW


def may_return(s: State, v: Variant) -> int:
    """A position may come as often as it likes."""
    return 0


def key(s: State) -> int:
    """A number below 2**62 for the position without its counters; two positions may rarely share one."""
    mixed = s.black | s.passed << 1
    for x in (s.own_low, s.own_high, s.opp_low, s.opp_high):
        for part in (x & 0xFFFF, x >> 16):
            mixed = ((mixed ^ part) & 0x3FFFFFFF) * 0x5D588B65 ^ mixed >> 29
    return mixed & 0x3FFFFFFFFFFFFFFF
