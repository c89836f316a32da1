"""Crazy Eights on a slate.

A ply is a card that is no eight, NAME with an eight and the suit that it names, DRAW, PASS or DEAL."""

from typing import NamedTuple

from parlour.kit.kernels.slate import CARDS, EACH_RANK, HEAD, TURN, first_seat, onward, shuffle_deck, spread

SEATS = 8
FIRST, SUIT, TOP, LEFT, PASSES, HAND, OVER, GONE = range(HEAD, HEAD + 8)  # LEFT in the stock, GONE from hands
HANDS = HEAD + 8
POINTS = HANDS + SEATS
STOCK = POINTS + SEATS
SIZE = STOCK + CARDS
EIGHT = 7  # ranks count from 0
NAME, DRAW, PASS, DEAL = 52, 68, 69, 70
MOST_PLIES = 71
FEATURES = 2 * CARDS + 8 + 2 * SEATS
VALUES = (1, 2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10)  # ace to king


class Variant(NamedTuple):
    """The house rules as numbers."""

    seats: int
    first: int
    cards: int  # that each is dealt
    target: int  # points that end a match; 0: one hand does
    max_hands: int


def begin(s: list[int], v: Variant) -> None:
    """A new match; the slate has its random number already."""
    s[FIRST] = first_seat(s, v.first, v.seats)
    s[HAND] = 1
    for seat in range(v.seats):
        s[POINTS + seat] = 0
    deal(s, v)


def deal(s: list[int], v: Variant) -> None:
    """One card at a time from the dealer's left; a starter that is an eight goes into the middle."""
    shuffle_deck(s, STOCK)
    left = CARDS
    for place in range(v.seats):
        seat, hand = onward(s[FIRST], place, v.seats), 0
        for card in range(v.cards):
            hand |= 1 << s[STOCK + left - 1 - place - card * v.seats]
        s[HANDS + seat] = hand
    left -= v.seats * v.cards + 1
    while s[STOCK + left] >> 2 == EIGHT:
        starter, to = s[STOCK + left], left - left // 2
        for at in range(left, to, -1):
            s[STOCK + at] = s[STOCK + at - 1]
        s[STOCK + to] = starter
    s[LEFT], s[GONE], s[OVER], s[TURN] = left, 0, 0, s[FIRST]
    lay(s, s[STOCK + left], s[STOCK + left] & 3)


def lay(s: list[int], card: int, suit: int) -> None:
    s[TOP], s[SUIT], s[PASSES] = card, suit, 0
    s[GONE] |= 1 << card


def fitting(s: list[int]) -> int:
    """All cards that may follow: those of the suit or the rank, and eights at any time."""
    return EACH_RANK << s[SUIT] | 0b1111 << (s[TOP] & ~3) | 0b1111 << 4 * EIGHT


def plies(s: list[int], v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    if s[OVER]:
        out[0] = DEAL
        return 1
    n, cards = 0, s[HANDS + s[TURN]] & fitting(s)
    while cards:
        card = (cards & -cards).bit_length() - 1
        cards &= cards - 1
        if card >> 2 == EIGHT:
            for suit in range(4):
                out[n + suit] = NAME + 4 * (card & 3) + suit
            n += 4
        else:
            out[n] = card
            n += 1
    if s[LEFT]:
        out[n] = DRAW
        return n + 1
    if n == 0:
        out[0] = PASS
        return 1
    return n


def play(s: list[int], v: Variant, ply: int) -> None:
    seat = s[TURN]
    if ply == DEAL:
        s[FIRST], s[HAND] = onward(s[FIRST], 1, v.seats), s[HAND] + 1
        deal(s, v)
        return
    if ply == DRAW:
        s[LEFT] -= 1
        s[HANDS + seat] |= 1 << s[STOCK + s[LEFT]]
        return
    if ply == PASS:
        s[PASSES] += 1
    else:
        card = ply if ply < NAME else 4 * EIGHT + (ply - NAME >> 2)
        s[HANDS + seat] ^= 1 << card
        lay(s, card, ply & 3)
    s[TURN] = onward(seat, 1, v.seats)
    if s[HANDS + seat] == 0 or s[PASSES] == v.seats:
        end_hand(s, v)


def end_hand(s: list[int], v: Variant) -> None:
    """The lowest holding wins what the others hold more, equal lowest ones nothing."""
    least, lowest, equal, total = 1 << 30, 0, 0, 0
    for seat in range(v.seats):
        points = holding(s[HANDS + seat])
        total += points
        equal = equal + 1 if points == least else equal
        if points < least:
            least, lowest, equal = points, seat, 1
    if equal == 1:
        s[POINTS + lowest] += total - least * v.seats
    s[OVER], s[TURN] = 1, s[FIRST]


def holding(hand: int) -> int:
    total = 0
    while hand:
        total += VALUES[(hand & -hand).bit_length() - 1 >> 2]
        hand &= hand - 1
    return total


def is_over(s: list[int], v: Variant) -> bool:
    if not s[OVER]:
        return False
    if v.target == 0 or s[HAND] >= v.max_hands:
        return True
    most = 0
    for seat in range(v.seats):
        most = max(most, s[POINTS + seat])
    return most >= v.target


def score(s: list[int], v: Variant, seat: int) -> int:
    return s[POINTS + seat]


def standing(s: list[int], v: Variant, seat: int) -> int:
    """Who has more is ahead: once a match is over as the rules rank, before it as it stands."""
    if not is_over(s, v):
        return CARDS * s[POINTS + seat] - s[HANDS + seat].bit_count()
    return s[POINTS + seat] if v.target else -holding(s[HANDS + seat])


def observe(s: list[int], v: Variant, seat: int, out: list[int]) -> None:
    """What a seat sees: its cards, those that lie open, the top card and the suit to follow, the stock; then
    how many cards and points all have, itself first."""
    at = spread(s[HANDS + seat], CARDS, out, 0)
    at = spread(s[GONE], CARDS, out, at)
    out[at], out[at + 1], out[at + 2] = s[TOP] >> 2, s[TOP] & 3, s[SUIT]
    out[at + 3], out[at + 4], out[at + 5] = s[LEFT], s[PASSES], s[HAND]
    out[at + 6], out[at + 7] = s[OVER], (s[TURN] - seat) % v.seats
    for place in range(v.seats):
        other = onward(seat, place, v.seats)
        out[at + 8 + place] = s[HANDS + other].bit_count()
        out[at + 8 + SEATS + place] = s[POINTS + other]
