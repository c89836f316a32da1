"""Six Card Golf on a slate.

A ply is the place to turn, DRAW, TAKE or SWAP with a place, DISCARD or DEAL."""

from typing import NamedTuple

from parlour.kit.kernels.slate import CARDS, HEAD, TURN, first_seat, onward, shuffle, shuffle_deck

SEATS, PLACES, COLUMNS = 4, 6, 3
FIRST, LEFT, LAID, DRAWN, TURNED, TURNS, REFILLS, CLOSER, OVER, HOLES = range(HEAD, HEAD + 10)
NOBODY = NOTHING = -1
STROKES = HEAD + 10  # of each seat in all holes
LAYOUT = STROKES + SEATS
STOCK = LAYOUT + SEATS * PLACES
DISCARD = STOCK + CARDS
SIZE = DISCARD + CARDS
DRAW, TAKE, SWAP, ASIDE, DEAL = 6, 7, 13, 19, 20
MOST_PLIES = 21
FEATURES = 10 + SEATS * (1 + PLACES)
COUNTS = (1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0)  # strokes of the ranks, ace to king
UNSEEN = 5  # what a card face down is taken for
MOST_REFILLS = 2


class Variant(NamedTuple):
    """The house rules as numbers."""

    seats: int
    first: int
    holes: int
    last_turn: int
    max_turns: int


def begin(s: list[int], v: Variant) -> None:
    """A new match; the slate has its random number already."""
    s[FIRST], s[HOLES] = first_seat(s, v.first, v.seats), 0
    for seat in range(v.seats):
        s[STROKES + seat] = 0
    deal(s, v)


def deal(s: list[int], v: Variant) -> None:
    shuffle_deck(s, STOCK)
    left = CARDS
    for place in range(v.seats):
        row = LAYOUT + onward(s[FIRST], place, v.seats) * PLACES
        for at in range(PLACES):
            left -= 1
            s[row + at] = s[STOCK + left]
    s[LEFT], s[LAID], s[DISCARD] = left - 1, 1, s[STOCK + left - 1]
    s[TURN], s[CLOSER], s[OVER], s[DRAWN] = s[FIRST], NOBODY, 0, NOTHING
    s[TURNED] = s[TURNS] = s[REFILLS] = 0


def face_down(s: list[int], seat: int) -> int:
    """How many cards of a seat are."""
    count = 0
    for at in range(LAYOUT + seat * PLACES, LAYOUT + seat * PLACES + PLACES):
        count += 1 - (s[TURNED] >> s[at] & 1)
    return count


def plies(s: list[int], v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    row, n = LAYOUT + s[TURN] * PLACES, 0
    if s[OVER]:
        out[0] = DEAL
        return 1
    if s[TURNS] == 0 and s[DRAWN] == NOTHING and face_down(s, s[TURN]) > PLACES - 2:
        for place in range(PLACES):
            if not s[TURNED] >> s[row + place] & 1:
                out[n] = place
                n += 1
        return n
    drawn = s[DRAWN] != NOTHING
    out[PLACES if drawn else 0] = ASIDE if drawn else DRAW
    for place in range(PLACES):
        out[place if drawn else place + 1] = (SWAP if drawn else TAKE) + place
    return PLACES + 1


def play(s: list[int], v: Variant, ply: int) -> None:
    seat = s[TURN]
    row = LAYOUT + seat * PLACES
    if ply < DRAW:
        s[TURNED] |= 1 << s[row + ply]
        if face_down(s, seat) <= PLACES - 2:
            s[TURN] = onward(seat, 1, v.seats)
    elif ply == DRAW:
        s[LEFT] -= 1
        s[DRAWN] = s[STOCK + s[LEFT]]
    elif ply < SWAP:
        s[LAID] -= 1
        lay(s, v, row + ply - TAKE, s[DISCARD + s[LAID]])
    elif ply < ASIDE:
        lay(s, v, row + ply - SWAP, s[DRAWN])
    elif ply == ASIDE:
        discard(s, v, s[DRAWN])
    else:
        s[FIRST] = onward(s[FIRST], 1, v.seats)
        deal(s, v)


def lay(s: list[int], v: Variant, at: int, card: int) -> None:
    """The card comes to lie face up; the one that lay there is discarded."""
    old, s[at] = s[at], card
    s[TURNED] = s[TURNED] & ~(1 << old) | 1 << card
    discard(s, v, old)


def discard(s: list[int], v: Variant, card: int) -> None:
    """A turn ends; one that would begin without a stock makes one of the discards, but not a third time."""
    s[DISCARD + s[LAID]] = card
    s[LAID], s[DRAWN], s[TURNS] = s[LAID] + 1, NOTHING, s[TURNS] + 1
    if s[CLOSER] == NOBODY and face_down(s, s[TURN]) == 0:
        s[CLOSER] = s[TURN]
    s[TURN] = onward(s[TURN], 1, v.seats)
    closed = s[CLOSER] != NOBODY and (s[TURN] == s[CLOSER] or not v.last_turn)
    if closed or s[TURNS] >= v.max_turns * v.seats or (s[LEFT] == 0 and s[REFILLS] == MOST_REFILLS):
        end_hole(s, v)
    elif s[LEFT] == 0:
        s[REFILLS] += 1
        s[LEFT] = s[LAID] - 1
        for at in range(s[LEFT]):
            s[STOCK + at] = s[DISCARD + at]
        s[DISCARD], s[LAID] = s[DISCARD + s[LEFT]], 1
        shuffle(s, STOCK, s[LEFT])


def end_hole(s: list[int], v: Variant) -> None:
    """All cards are turned up and counted."""
    s[OVER], s[TURN], s[HOLES] = 1, s[FIRST], s[HOLES] + 1
    for seat in range(v.seats):
        for at in range(LAYOUT + seat * PLACES, LAYOUT + seat * PLACES + PLACES):
            s[TURNED] |= 1 << s[at]
        s[STROKES + seat] += strokes(s, seat)


def strokes(s: list[int], seat: int) -> int:
    """What a layout counts: equal cards of a column nothing, those face down about the mean."""
    total = 0
    for at in range(LAYOUT + seat * PLACES, LAYOUT + seat * PLACES + COLUMNS):
        upper, lower = s[at], s[at + COLUMNS]
        first, second = s[TURNED] >> upper & 1, s[TURNED] >> lower & 1
        if not (first and second and upper >> 2 == lower >> 2):
            total += COUNTS[upper >> 2] if first else UNSEEN
            total += COUNTS[lower >> 2] if second else UNSEEN
    return total


def is_over(s: list[int], v: Variant) -> bool:
    return s[HOLES] == v.holes


def score(s: list[int], v: Variant, seat: int) -> int:
    return s[STROKES + seat]


def standing(s: list[int], v: Variant, seat: int) -> int:
    """Who has more is ahead: fewer strokes are better; the hole that is being played counts as it lies."""
    return -s[STROKES + seat] - (0 if s[OVER] else strokes(s, seat))


def observe(s: list[int], v: Variant, seat: int, out: list[int]) -> None:
    """What a seat sees: the drawn card if it is its own, the top of the discards, the piles, where the hole
    stands; then the strokes and the cards of all, itself first. A rank counts from 1, 0 is none or unseen."""
    own = s[TURN] == seat and s[DRAWN] != NOTHING
    out[0], out[1] = (s[DRAWN] >> 2) + 1 if own else 0, int(s[DRAWN] != NOTHING)
    out[2] = (s[DISCARD + s[LAID] - 1] >> 2) + 1 if s[LAID] else 0
    out[3], out[4], out[5], out[6], out[7] = s[LEFT], s[LAID], s[REFILLS], s[TURNS], s[HOLES]
    out[8] = 0 if s[CLOSER] == NOBODY else 1 + (s[CLOSER] - seat) % v.seats
    out[9] = (s[TURN] - seat) % v.seats
    for place in range(v.seats):
        other, at = onward(seat, place, v.seats), 10 + place * (1 + PLACES)
        out[at] = s[STROKES + other]
        for card in range(PLACES):
            lies = s[LAYOUT + other * PLACES + card]
            out[at + 1 + card] = (lies >> 2) + 1 if s[TURNED] >> lies & 1 else 0
