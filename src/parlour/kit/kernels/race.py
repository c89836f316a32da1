"""Who has the 6…? on a slate.

A pawn is known by the spaces it has walked. A ply is the first of the pawns that stand where it starts from,
ROLL or PASS."""

from typing import NamedTuple

from parlour.kit.kernels.slate import HEAD, TURN, below, first_seat, onward

SEATS, PAWNS = 4, 4
OPENED, ROLLED, ROLLS, FACE, THROWER, HOME = range(HEAD, HEAD + 6)  # HOME: how many are
CAME = HEAD + 6  # what each seat's coming home is worth; 0: it has not
STAND = CAME + SEATS  # the pawns, seat by seat
SIZE = STAND + SEATS * PAWNS
CIRCLE = -1
SIDES, HAT, GLASSES, BALL = 6, 0, 1, 2
ROLL, PASS = 4, 5
MOST_PLIES = 6
FEATURES = 4 + SEATS * (1 + PAWNS)


class Variant(NamedTuple):
    """The house rules as numbers."""

    seats: int
    first: int
    track: int  # spaces
    again: int  # a ball rolls again
    play_out: int
    max_rolls: int


def begin(s: list[int], v: Variant) -> None:
    """A new match; the slate has its random number already."""
    s[TURN] = first_seat(s, v.first, v.seats)
    s[OPENED] = s[ROLLED] = s[ROLLS] = s[HOME] = 0
    s[FACE] = s[THROWER] = -1
    for seat in range(v.seats):
        s[CAME + seat] = 0
        for pawn in range(PAWNS):
            s[STAND + PAWNS * seat + pawn] = CIRCLE


def ahead(s: list[int], v: Variant, pawn: int) -> int:
    """Where the throw leads a pawn; CIRCLE if nowhere."""
    face = s[FACE]
    if pawn == CIRCLE:
        return 0 if face in (HAT, GLASSES) else CIRCLE
    there = pawn + 1 + (face - pawn - 1) % SIDES
    if pawn == v.track or (there >= v.track and face != GLASSES):
        return CIRCLE
    return min(there, v.track)


def plies(s: list[int], v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    if not s[ROLLED]:
        out[0] = ROLL
        return 1
    n, pawns = 0, movable(s, v)
    for pawn in range(PAWNS):
        out[n] = pawn
        n += pawns >> pawn & 1
    if n == 0:
        out[0] = PASS
        return 1
    return n


def movable(s: list[int], v: Variant) -> int:
    """The pawns that can use the throw, as a mask. No two of one player share a space of the track, and of
    those in the circle one stands for all."""
    own, taken, pawns, waiting = STAND + PAWNS * s[TURN], 0, 0, 0
    for pawn in range(PAWNS):
        taken |= 1 << s[own + pawn] + 1
    taken &= ~(1 << v.track + 1)
    for pawn in range(PAWNS):
        here = s[own + pawn]
        there = ahead(s, v, here)
        can = there != CIRCLE and taken >> there + 1 & 1 == 0 and not (here == CIRCLE and waiting)
        pawns |= int(can) << pawn
        waiting |= here == CIRCLE
    return pawns


def play(s: list[int], v: Variant, ply: int) -> None:
    if ply == ROLL:
        roll(s, v)
        return
    if ply != PASS:
        advance(s, v, ply)
    s[ROLLED] = 0
    if not rolls_again(s, v):
        pass_on(s, v)


def roll(s: list[int], v: Variant) -> None:
    """Before the first hat a throw only hands on the die."""
    s[FACE], s[THROWER], s[ROLLS] = below(s, SIDES), s[TURN], s[ROLLS] + 1
    if s[FACE] == HAT:
        s[OPENED] = 1
    if not s[OPENED]:
        pass_on(s, v)
    elif not rolls_again(s, v) or movable(s, v):
        s[ROLLED] = 1


def rolls_again(s: list[int], v: Variant) -> bool:
    return v.again == 1 and s[FACE] == BALL


def pass_on(s: list[int], v: Variant) -> None:
    seat = onward(s[TURN], 1, v.seats)
    while s[CAME + seat] > 0:
        seat = onward(seat, 1, v.seats)
    s[TURN] = seat


def space(v: Variant, seat: int, walked: int) -> int:
    """The space of the track that a pawn stands on; two players sit opposite each other."""
    quarter = 2 * seat if v.seats == 2 else seat
    return onward(quarter * v.track >> 2, walked, v.track)


def advance(s: list[int], v: Variant, pawn: int) -> None:
    """The pawn goes, and whoever stands there goes back."""
    seat = s[TURN]
    own = STAND + PAWNS * seat
    there = ahead(s, v, s[own + pawn])
    s[own + pawn] = there
    if there < v.track:
        here = space(v, seat, there)
        for other in range(v.seats):
            walked = onward(here, v.track - space(v, other, 0), v.track)
            for at in range(STAND + PAWNS * other, STAND + PAWNS * other + PAWNS):
                if s[at] == walked and other != seat:
                    s[at] = CIRCLE
    elif in_house(s, v, seat) == PAWNS:
        s[CAME + seat] = v.seats - s[HOME]
        s[HOME] += 1


def in_house(s: list[int], v: Variant, seat: int) -> int:
    count = 0
    for at in range(STAND + PAWNS * seat, STAND + PAWNS * seat + PAWNS):
        count += s[at] == v.track
    return count


def is_over(s: list[int], v: Variant) -> bool:
    if s[HOME] == (v.seats - 1 if v.play_out else 1):
        return True
    return s[ROLLS] >= v.max_rolls and not s[ROLLED]


def score(s: list[int], v: Variant, seat: int) -> int:
    return in_house(s, v, seat)


def standing(s: list[int], v: Variant, seat: int) -> int:
    """Who has more is ahead: who came home first, then pawns in the house, then spaces walked."""
    walked = 0
    for at in range(STAND + PAWNS * seat, STAND + PAWNS * seat + PAWNS):
        walked += s[at] if 0 < s[at] < v.track else 0
    return s[CAME + seat] << 20 | in_house(s, v, seat) << 12 | walked


def observe(s: list[int], v: Variant, seat: int, out: list[int]) -> None:
    """What everybody sees, from a seat: whether there was a hat, the throw to be used, whose turn it is; then
    the pawns of each, itself first, by the spaces walked, and who is home."""
    out[0], out[1], out[2] = s[OPENED], s[ROLLED], s[FACE]
    out[3] = (s[TURN] - seat) % v.seats
    for place in range(v.seats):
        other, at = onward(seat, place, v.seats), 4 + place * (1 + PAWNS)
        out[at] = s[CAME + other]
        for pawn in range(PAWNS):
            out[at + 1 + pawn] = s[STAND + PAWNS * other + pawn]
