"""The morris family on three 8-bit rings, seen from the side to move.

Points are ring * 8 + place, rings from the outside, places clockwise from the top left corner; odd
places are the middles of the sides. A ply is one int: to | from << 5 | taken << 10 | second << 15,
with NONE for "from the hand" and "nothing taken"."""

from typing import NamedTuple

NONE = 31
FULL = 0xFFFFFF
MIDDLES = 0xAAAAAA
MOST_PLIES = 2304  # more than any position has
PLANES, SQUARES = 2, 24  # the first fields of a state are sets of that many squares
ONGOING, WIN, LOSS, DRAW = 0, 1, 2, 3  # for the side to move
TAKES, WINS, HUNTS = 0, 1, 2  # what a mill does; in a hunt only one of the larger side wins


class Variant(NamedTuple):
    """The house rules as numbers."""

    flying: int  # a side with three stones jumps
    if_all: int  # stones in mills may be taken if there are no others
    double: int  # stones taken for two mills at once
    quiet_limit: int  # moves without a capture that end it; 0: none do
    mill: int = TAKES


SETS, WIDTH = ("own", "opp"), 24  # the fields of a state that are sets, and their bits; others are numbers


class State(NamedTuple):
    own: int  # stones of the side to move
    opp: int
    own_hand: int  # stones still to be placed
    opp_hand: int
    quiet: int  # moves since the last capture, placing not counted
    last: int = NONE  # where the last stone went


START = State(0, 0, 9, 9, 0)


def point(bit: int) -> int:
    return bit.bit_length() - 1


def is_placed(ply: int) -> bool:
    """Whether a ply brings a stone from the hand."""
    return ply >> 5 & 31 == NONE


def takes_any(ply: int) -> bool:
    return ply >> 10 & 31 != NONE


def takes_two(ply: int) -> bool:
    return ply >> 15 != NONE


def turned(x: int) -> int:
    """Every ring one place clockwise."""
    return (x << 1 & 0xFEFEFE) | (x >> 7 & 0x010101)


def unturned(x: int) -> int:
    """Every ring one place back."""
    return (x >> 1 & 0x7F7F7F) | (x << 7 & 0x808080)


def near(x: int) -> int:
    """The points joined by a line to a stone of x."""
    m = x & MIDDLES
    return (turned(x) | unturned(x) | m << 8 | m >> 8) & FULL


def milled(x: int) -> int:
    """The stones of x that stand in a mill."""
    side = x & turned(x) & unturned(x) & MIDDLES
    spoke = x & x >> 8 & x >> 16 & 0xAA
    return side | turned(side) | unturned(side) | spoke | spoke << 8 | spoke << 16


def closers(x: int) -> tuple[int, int]:
    """The points where one more stone makes a mill with two of x, and where it makes two mills."""
    t, u, m = turned(x), unturned(x), x & MIDDLES
    side = t & u & MIDDLES
    spoke = (m << 8 | m >> 16) & (m << 16 | m >> 8) & FULL
    after, before = turned(m & t), unturned(m & u)
    return side | spoke | after | before, side & spoke | after & before


def prey(opp: int, v: Variant) -> int:
    """The stones that may be taken."""
    if v.mill != TAKES:
        return 0
    free = opp & ~milled(opp)
    return free if free or not v.if_all else opp


def may_fly(s: State, v: Variant) -> bool:
    return v.flying == 1 and s.own_hand == 0 and s.own.bit_count() == 3


def plies(s: State, v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    empty = FULL & ~(s.own | s.opp)
    victims = prey(s.opp, v)
    placing = s.own_hand > 0
    anywhere = placing or may_fly(s, v)
    stones = 1 << NONE if placing else s.own
    n = 0
    while stones:
        bit = stones & -stones
        stones ^= bit
        targets = empty if anywhere else near(bit) & empty
        if not targets:
            continue
        source = point(bit) << 5
        closing, double = closers(s.own & ~bit)
        if not victims:
            closing = 0
        while targets:
            to = targets & -targets
            targets ^= to
            ply = point(to) | source
            if to & closing:
                twice = v.double == 2 and to & double != 0
                n = takes(ply, victims, twice, out, n)
            else:
                out[n] = ply | NONE << 10 | NONE << 15
                n += 1
    return n


def takes(ply: int, victims: int, twice: bool, out: list[int], n: int) -> int:
    """Write the ply once for each stone, or each two stones, that it may take."""
    rest = victims
    while rest:
        first = rest & -rest
        rest ^= first
        if not twice or first == victims:
            out[n] = ply | point(first) << 10 | NONE << 15
            n += 1
            continue
        others = rest
        while others:
            second = others & -others
            others ^= second
            out[n] = ply | point(first) << 10 | point(second) << 15
            n += 1
    return n


def play(s: State, ply: int) -> State:
    """The state after the ply, seen from the other side."""
    to, source, taken, second = ply & 31, ply >> 5 & 31, ply >> 10 & 31, ply >> 15
    own, opp, hand, quiet = s.own | 1 << to, s.opp, s.own_hand, s.quiet
    if source == NONE:
        hand -= 1
    else:
        own &= ~(1 << source)
        quiet += 1
    if taken != NONE:
        opp &= ~(1 << taken)
        quiet = 0
        if second != NONE:
            opp &= ~(1 << second)
    return State(opp, own, s.opp_hand, hand, quiet, to)


def mill_won(s: State, v: Variant) -> bool:
    """The stone that went last stands in a mill, and that has won."""
    if v.mill == TAKES or milled(s.opp) >> s.last & 1 == 0:
        return False
    return v.mill == WINS or s.opp.bit_count() > s.own.bit_count()


def result(s: State, v: Variant) -> int:
    if mill_won(s, v) or s.own.bit_count() + s.own_hand < 3:
        return LOSS
    if s.own_hand == 0 and not may_fly(s, v) and not near(s.own) & ~(s.own | s.opp):
        return LOSS
    if v.quiet_limit and s.quiet >= v.quiet_limit:
        return WIN if v.mill == HUNTS else DRAW  # the hunters had the last move
    return ONGOING


def may_return(s: State, v: Variant) -> int:
    """How many moves back the position may have been there before; 0 where that does not matter."""
    return s.quiet if v.quiet_limit and v.mill != HUNTS else 0


def key(s: State) -> int:
    """A number below 2**56 for the position as the side to move sees it, whichever side that is."""
    return s.own | s.opp << 24 | s.own_hand << 48 | s.opp_hand << 52
