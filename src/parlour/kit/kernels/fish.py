"""Go Fish on a slate.

A ply is RANKS * the seat that is asked + the rank, DRAW or PASS. What all have heard of the hands is not kept
here: it follows from what was asked, and the rules never look at it."""

from typing import NamedTuple

from parlour.kit.kernels.slate import CARDS, EACH_RANK, HEAD, TURN, first_seat, onward, shuffle_deck

SEATS, RANKS = 5, 13
LEFT, ONLY, MOVED, DRY = range(HEAD, HEAD + 4)  # cards in the stock; the rest as in the rules
HANDS = HEAD + 4
BOOKS = HANDS + SEATS
STOCK = BOOKS + SEATS
SIZE = STOCK + CARDS
DRAW, PASS = 65, 66
MOST_PLIES = 67
FEATURES = RANKS + 4 + SEATS * (1 + RANKS)
CARDS_EACH = (0, 0, 7, 7, 5, 5)  # by the number of seats


class Variant(NamedTuple):
    """The house rules as numbers."""

    seats: int
    first: int
    max_dry: int


def begin(s: list[int], v: Variant) -> None:
    """A new match; the slate has its random number already."""
    first = first_seat(s, v.first, v.seats)
    shuffle_deck(s, STOCK)
    s[TURN], s[LEFT], s[ONLY], s[DRY] = first, CARDS, 0, 0
    for place in range(v.seats):
        seat, dealt = onward(first, place, v.seats), 0
        s[HANDS + seat] = s[BOOKS + seat] = 0
        for _ in range(CARDS_EACH[v.seats]):
            dealt |= top(s)
        receive(s, seat, dealt)
    s[MOVED] = 0


def top(s: list[int]) -> int:
    """Take the top card."""
    s[LEFT] -= 1
    return 1 << s[STOCK + s[LEFT]]


def receive(s: list[int], seat: int, received: int) -> None:
    """Whoever has four alike lays them down at once."""
    hand = s[HANDS + seat] | received
    books = (hand & hand >> 1 & hand >> 2 & hand >> 3 & EACH_RANK) * 0b1111
    s[HANDS + seat] = hand ^ books
    s[BOOKS + seat] |= books
    s[MOVED] = 1


def plies(s: list[int], v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    seat, n = s[TURN], 0
    hand = s[HANDS + seat]
    held = (hand | hand >> 1 | hand >> 2 | hand >> 3) & EACH_RANK
    if held:
        for other in range(v.seats):
            ranks = held if other != seat and s[HANDS + other] else 0
            while ranks:
                out[n] = RANKS * other + ((ranks & -ranks).bit_length() - 1 >> 2)
                ranks &= ranks - 1
                n += 1
    if n:
        return n
    out[0] = PASS if hand and (s[ONLY] or not s[LEFT]) else DRAW
    return 1


def play(s: list[int], v: Variant, ply: int) -> None:
    seat = s[TURN]
    was_empty, keeps_turn = s[HANDS + seat] == 0, False
    s[ONLY] = 0
    if ply < DRAW:
        keeps_turn = ask(s, seat, ply // RANKS, ply % RANKS)
    elif ply == DRAW:
        receive(s, seat, top(s))
        if was_empty:
            keeps_turn, s[ONLY] = True, 1
    if keeps_turn and (s[HANDS + seat] or s[LEFT]):
        return
    s[DRY] = 0 if s[MOVED] else s[DRY] + 1
    s[MOVED] = 0
    for place in range(1, v.seats + 1):
        other = onward(seat, place, v.seats)
        if s[HANDS + other] or s[LEFT]:
            s[TURN] = other
            return


def ask(s: list[int], seat: int, other: int, rank: int) -> bool:
    """Ask and perhaps fish; true if something was caught, so that the turn goes on."""
    given = s[HANDS + other] & 0b1111 << 4 * rank
    caught = given != 0
    if caught:
        s[HANDS + other] ^= given
    elif s[LEFT] == 0:
        return False
    else:
        caught = s[STOCK + s[LEFT] - 1] >> 2 == rank
        given = top(s)
    receive(s, seat, given)
    return caught


def is_over(s: list[int], v: Variant) -> bool:
    held = s[LEFT]
    for seat in range(v.seats):
        held |= s[HANDS + seat]
    return held == 0 or s[DRY] >= v.max_dry


def score(s: list[int], v: Variant, seat: int) -> int:
    return s[BOOKS + seat].bit_count() // 4


def standing(s: list[int], v: Variant, seat: int) -> int:
    """Who has more is ahead."""
    return score(s, v, seat)


def observe(s: list[int], v: Variant, seat: int, out: list[int]) -> None:
    """What a seat sees: how many of each rank it holds, the stock, whether it has just drawn its only card,
    turns without a catch; then how many cards each holds and which books it has, itself first."""
    for rank in range(RANKS):
        out[rank] = (s[HANDS + seat] >> 4 * rank & 0b1111).bit_count()
    out[RANKS], out[RANKS + 1], out[RANKS + 2] = s[LEFT], s[ONLY], s[DRY]
    out[RANKS + 3] = (s[TURN] - seat) % v.seats
    for place in range(v.seats):
        other, at = onward(seat, place, v.seats), RANKS + 4 + place * (1 + RANKS)
        out[at] = s[HANDS + other].bit_count()
        for rank in range(RANKS):
            out[at + 1 + rank] = s[BOOKS + other] >> 4 * rank & 1
