"""Draughts on 32 squares, seen from the side to move.

Squares are numbered from the top left, four in a row, with a ghost after every second row (the bits 8, 17
and 26 stay empty), so that the four diagonals are the shifts 4, 5, -4 and -5. White goes towards bit 0. A
ply is one int: from | to << 6 | taken << 12 | crowned << 47, with ENTER for "from the hand"; taken is the
set of jumped pieces. Equal start, end and captures are one ply, whatever the way between."""

from typing import NamedTuple

BOARD = 0x7FBFDFEFF
TOP, BOTTOM = 0xF, 0xF << 31  # the base rows of Black and White
ENTER = 63
TAKEN, CROWNED = 12, 47
MET = 48  # only while captures are compared: which jump took the first king
PLY = (1 << MET) - 1
DIRECTIONS = (-5, -4, 4, 5)
MOST_PLIES = 2048  # more than any position has, unfinished captures included
PLANES, SQUARES = 3, 35  # the first fields of a state are sets of that many squares
ONGOING, WIN, LOSS, DRAW = 0, 1, 2, 3  # for the side to move
SHORT, BEHIND, ANYWHERE, ONWARD = 0, 1, 2, 3  # how kings move and land


class Variant(NamedTuple):
    """The house rules as numbers."""

    king: int  # SHORT, BEHIND, ANYWHERE, or ONWARD: anywhere, but where it can capture on if it can
    back: int  # men capture backwards too
    majority: int  # the sequence that takes most must be chosen
    priorities: int  # of these one by a king, then of most kings, then the earliest king
    humble: int  # men may not capture kings
    reverse: int  # a side that has nothing left or cannot move has won
    entries: int  # the squares where men in hand are entered, one in each base row
    quiet_limit: int  # moves of kings without a capture that end it; 0: none do
    at_once: int = 0  # a man that comes to the far row by a capture is a king for the rest of it


SETS, WIDTH = (
    ("own", "opp", "kings"),
    35,
)  # the fields of a state that are sets, and their bits; others are numbers


class State(NamedTuple):
    own: int  # all pieces of the side to move
    opp: int
    kings: int  # of both sides
    own_hand: int  # men still to be entered
    opp_hand: int
    black: int  # 1: the side to move is Black and goes towards high squares
    quiet: int  # moves since a man moved or was entered or something was captured


WHITE, BLACK = BOARD >> 22 << 22, BOARD & 0x1FFF  # the starting rows
START = State(WHITE, BLACK, 0, 0, 0, 0, 0)
BLACK_START = State(BLACK, WHITE, 0, 0, 0, 1, 0)


def point(bit: int) -> int:
    return bit.bit_length() - 1


def source(ply: int) -> int:
    """Where a ply begins, or ENTER."""
    return ply & 63


def target(ply: int) -> int:
    return ply >> 6 & 63


def taken(ply: int) -> int:
    """The pieces that a ply captures."""
    return ply >> TAKEN & BOARD


def is_crowned(ply: int) -> bool:
    """Whether a man becomes a king by this ply."""
    return ply >> CROWNED & 1 == 1


def step(x: int, d: int) -> int:
    """All of x one square along d."""
    return (x << d if d > 0 else x >> -d) & BOARD


def is_forward(s: State, d: int) -> bool:
    return (d > 0) == (s.black == 1)


def far_row(s: State) -> int:
    return BOTTOM if s.black else TOP


def entry(s: State, v: Variant) -> int:
    """The square where the side to move may enter a man now, if there is one."""
    if s.own_hand == 0:
        return 0
    return v.entries & (TOP if s.black else BOTTOM) & ~(s.own | s.opp)


def prey_of(s: State, v: Variant, king: bool) -> int:
    return s.opp & ~s.kings if v.humble and not king else s.opp


def victim(here: int, d: int, flies: bool, prey: int, empty: int) -> int:
    """The piece that is jumped along d from here, 0 if there is none."""
    near = step(here, d)
    if flies:
        while near & empty:
            near = step(near, d)
    return near if near & prey and step(near, d) & empty else 0


def landings(jumped: int, d: int, anywhere: bool, empty: int) -> int:
    """The squares behind a jumped piece where the jump may end."""
    land = step(jumped, d)
    if anywhere:
        ahead = step(land, d) & empty
        while ahead:
            land |= ahead
            ahead = step(ahead, d) & empty
    return land


def onward(land: int, prey: int, empty: int) -> int:
    """Those of the squares from which a king can capture on; all if it cannot from any."""
    found, rest = 0, land
    while rest:
        here = rest & -rest
        rest ^= here
        for d in DIRECTIONS:
            if victim(here, d, True, prey, empty):
                found |= here
    return found if found else land


def capturers(s: State, v: Variant) -> int:
    """The pieces that can capture."""
    empty = BOARD & ~(s.own | s.opp)
    men, kings = s.own & ~s.kings, s.own & s.kings
    man_prey = prey_of(s, v, False)
    found = 0
    for d in DIRECTIONS:
        if v.back or is_forward(s, d):
            found |= men & step(man_prey & step(empty, -d), -d)
        rest = kings
        while rest:
            king = rest & -rest
            rest ^= king
            if victim(king, d, v.king != SHORT, s.opp, empty):
                found |= king
    return found


def captures(s: State, v: Variant, movers: int, out: list[int]) -> int:
    """All captures of these pieces. out is the work list of unfinished ones; finished ones are packed to
    its front. An unfinished one that is in the list already is not followed twice."""
    empty, far = BOARD & ~(s.own | s.opp), far_row(s)
    head, tail, done = 0, 0, 0
    while movers:
        piece = movers & -movers
        movers ^= piece
        out[tail] = point(piece) | point(piece) << 6
        tail += 1
    while head < tail:
        ply = out[head]
        head += 1
        piece, here, taken, met = 1 << (ply & 63), 1 << (ply >> 6 & 63), ply >> TAKEN & BOARD, ply >> MET
        king = s.kings & piece != 0 or ply >> CROWNED & 1 == 1
        free, prey = empty | piece, prey_of(s, v, king) & ~taken
        crowning = far if v.at_once and not king else 0
        ended = True
        for d in DIRECTIONS:
            if not king and not v.back and not is_forward(s, d):
                continue
            jumped = victim(here, d, king and v.king != SHORT, prey, free)
            if not jumped:
                continue
            ended = False
            first = met
            if v.priorities and met == 0 and jumped & s.kings:
                first = taken.bit_count() + 1
            land = landings(jumped, d, king and v.king >= ANYWHERE, free)
            if king and v.king == ONWARD:
                land = onward(land, prey & ~jumped, free)
            kept = ply & (63 | 1 << CROWNED) | (taken | jumped) << TAKEN | first << MET
            while land:
                to = land & -land
                land ^= to
                longer = kept | point(to) << 6
                if to & crowning:
                    longer |= 1 << CROWNED
                new = True
                for i in range(head, tail):
                    if out[i] == longer:
                        new = False
                if new:
                    out[tail] = longer
                    tail += 1
        if ended and taken:
            out[done] = ply | 1 << CROWNED if not king and here & far else ply
            done += 1
    return best(s, v, out, done) if v.majority or v.priorities else done


def rank(s: State, v: Variant, ply: int) -> int:
    """How strongly a capture must be chosen."""
    taken = ply >> TAKEN & BOARD
    if not v.priorities:
        return taken.bit_count()
    by_king = 1 if s.kings >> (ply & 63) & 1 else 0
    met = 15 - (ply >> MET) if ply >> MET else 0
    return taken.bit_count() << 9 | by_king << 8 | (taken & s.kings).bit_count() << 4 | met


def best(s: State, v: Variant, out: list[int], count: int) -> int:
    """Keep only those that must be chosen."""
    most = 0
    for i in range(count):
        most = max(most, rank(s, v, out[i]))
    kept = 0
    for i in range(count):
        if rank(s, v, out[i]) == most:
            out[kept] = out[i] & PLY
            kept += 1
    return kept


def plies(s: State, v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    capturing = capturers(s, v)
    if capturing:
        return captures(s, v, capturing, out)
    empty = BOARD & ~(s.own | s.opp)
    far = far_row(s)
    n = 0
    for d in DIRECTIONS:
        movers = s.own if is_forward(s, d) else s.own & s.kings
        targets = step(movers, d) & empty
        while targets:
            to = targets & -targets
            targets ^= to
            piece = step(to, -d)
            king = s.kings & piece
            ply = point(piece) | point(to) << 6
            out[n] = ply | 1 << CROWNED if to & far and not king else ply
            n += 1
            if king and v.king != SHORT:
                ahead = step(to, d) & empty
                while ahead:
                    out[n] = point(piece) | point(ahead) << 6
                    n += 1
                    ahead = step(ahead, d) & empty
    square = entry(s, v)
    if square:
        out[n] = ENTER | point(square) << 6
        n += 1
    return n


def play(s: State, ply: int) -> State:
    """The state after the ply, seen from the other side."""
    source, to, taken = ply & 63, 1 << (ply >> 6 & 63), ply >> TAKEN & BOARD
    if source == ENTER:
        return State(s.opp, s.own | to, s.kings, s.opp_hand, s.own_hand - 1, 1 - s.black, 0)
    piece = 1 << source
    king = s.kings & piece
    kings = s.kings & ~(taken | piece)
    if king or ply >> CROWNED & 1:
        kings |= to
    quiet = s.quiet + 1 if king and not taken else 0
    return State(s.opp & ~taken, s.own & ~piece | to, kings, s.opp_hand, s.own_hand, 1 - s.black, quiet)


def can_move(s: State, v: Variant) -> bool:
    empty = BOARD & ~(s.own | s.opp)
    for d in DIRECTIONS:
        if step(s.own if is_forward(s, d) else s.own & s.kings, d) & empty:
            return True
    return entry(s, v) != 0 or capturers(s, v) != 0


def result(s: State, v: Variant) -> int:
    if not can_move(s, v):  # nor can a side that has nothing left
        return WIN if v.reverse else LOSS
    return DRAW if v.quiet_limit and s.quiet >= v.quiet_limit else ONGOING


def may_return(s: State, v: Variant) -> int:
    """How many moves back the position may have been there before; 0 where that does not matter."""
    return s.quiet if v.quiet_limit else 0


def key(s: State) -> int:
    """A number below 2**62 for the position without its counter; two positions may rarely share one."""
    mixed = s.black | s.own_hand << 1 | s.opp_hand << 3
    for x in (s.own, s.opp, s.kings):
        for part in (x & 0x3FFFF, x >> 18):
            mixed = ((mixed ^ part) & 0x3FFFFFFF) * 0x5D588B65 ^ mixed >> 29
    return mixed & 0x3FFFFFFFFFFFFFFF
