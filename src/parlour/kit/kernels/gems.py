"""8-28 on a slate.

Cards are numbered as in the rules: 1 to 10, then those that count as 1 or as 11. A ply is ACCEPT, DECLINE,
FOR_LOW, FOR_HIGH or DEAL."""

from typing import NamedTuple

from parlour.kit.kernels.slate import CARDS, HEAD, TURN, first_seat, onward, shuffle, spread

SEATS = 6
GIVER, BLUE, RED, MIDDLE, LAID_RED, LEFT, TAKEN, DECLINED, PHASE, ROUND = range(HEAD, HEAD + 10)
POINTS = HEAD + 10
HIDDEN = POINTS + SEATS
OPEN = HIDDEN + SEATS
SHOWN = OPEN + SEATS  # what lies open, added up with every 1/11 as 1
LOWS = SHOWN + SEATS  # what each has made for 8
HIGHS = LOWS + SEATS
PILE = HIGHS + SEATS
SIZE = PILE + CARDS
TO_ANSWER, TO_CHOOSE, TO_DEAL = 0, 1, 2
ACCEPT, DECLINE, FOR_LOW, FOR_HIGH, DEAL = range(5)
MOST_PLIES = 5
FEATURES = 11 + CARDS + 6 * SEATS
LOW, HIGH, RED_POINTS = 8, 28, 2
EITHER = 0xFF << 44
VALUES = (
    *(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7),
    *(8, 8, 8, 8, 9, 9, 9, 10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1),
)


class Variant(NamedTuple):
    """The house rules as numbers."""

    seats: int
    first: int
    missing: int  # the card that the deck lacks
    final: int  # whoever declines is offered nothing more
    chase: int  # whoever makes 8 at most may play for 28
    blue: int  # gems at the start
    red: int


def begin(s: list[int], v: Variant) -> None:
    """A new match; the slate has its random number already."""
    s[BLUE], s[RED], s[MIDDLE], s[LAID_RED], s[ROUND] = v.blue, v.red, 0, 0, 0
    for seat in range(v.seats):
        s[POINTS + seat] = s[LOWS + seat] = s[HIGHS + seat] = 0
    deal(s, v, first_seat(s, v.first, v.seats))


def deal(s: list[int], v: Variant, giver: int) -> None:
    for card in range(CARDS - 1):
        s[PILE + card] = card if card < v.missing else card + 1
    shuffle(s, PILE, CARDS - 1)
    s[LEFT] = CARDS - 1
    for place in range(1, v.seats + 1):
        seat = onward(giver, place, v.seats)
        s[HIDDEN + seat], s[OPEN + seat], s[SHOWN + seat] = top(s), 0, 0
    s[PHASE], s[DECLINED], s[ROUND] = TO_ANSWER, 0, s[ROUND] + 1
    give(s, v, giver)


def top(s: list[int]) -> int:
    """Take the top card."""
    s[LEFT] -= 1
    return 1 << s[PILE + s[LEFT]]


def turn_up(s: list[int], seat: int, card: int) -> None:
    s[OPEN + seat] |= card
    s[SHOWN + seat] += least(card)


def give(s: list[int], v: Variant, giver: int) -> None:
    """A gem goes into the middle, as long as there are any; then cards are offered from the left on."""
    if s[BLUE]:
        s[BLUE], s[MIDDLE] = s[BLUE] - 1, s[MIDDLE] + 1
    elif s[RED]:
        s[RED], s[LAID_RED], s[MIDDLE] = s[RED] - 1, s[LAID_RED] + 1, s[MIDDLE] + RED_POINTS
    s[GIVER], s[TAKEN] = giver, 0
    s[TURN] = next_asked(s, v, 0)


def next_asked(s: list[int], v: Variant, place: int) -> int:
    """The first seat that may take cards, from the `place`-th after the giver on; -1 if there is none."""
    for at in range(place, v.seats):
        seat = onward(s[GIVER], 1 + at, v.seats)
        if not is_out(s, seat) and not (v.final and s[DECLINED] >> seat & 1):
            return seat
    return -1


def is_out(s: list[int], seat: int) -> bool:
    """28 or more face up, whatever the 1/11s count."""
    return s[SHOWN + seat] >= HIGH


def least(hand: int) -> int:
    """With every 1/11 as 1."""
    total = 0
    while hand:
        total += VALUES[(hand & -hand).bit_length() - 1]
        hand &= hand - 1
    return total


def nearest(s: list[int], seat: int, goal: int, above: int) -> int:
    """The total nearest to the goal without going over, and above something; 0 if there is none."""
    low = s[SHOWN + seat] + least(s[HIDDEN + seat])
    if low > goal:
        return 0
    either = ((s[HIDDEN + seat] | s[OPEN + seat]) & EITHER).bit_count()
    total = low + 10 * min(either, (goal - low) // 10)
    return total if total > above else 0


def plies(s: list[int], v: Variant, out: list[int]) -> int:
    """Write all legal plies into out, return their number."""
    if s[PHASE] == TO_DEAL:
        out[0] = DEAL
        return 1
    out[0] = ACCEPT if s[PHASE] == TO_ANSWER else FOR_LOW
    out[1] = out[0] + 1
    return 2


def play(s: list[int], v: Variant, ply: int) -> None:
    seat = s[TURN]
    if ply == ACCEPT:
        turn_up(s, seat, top(s))
        s[TAKEN] = 1
        go_on(s, v)
    elif ply == DECLINE:
        s[DECLINED] |= 1 << seat
        go_on(s, v)
    elif ply == DEAL:
        deal(s, v, seat)
    else:
        s[(HIGHS if ply == FOR_LOW else LOWS) + seat] = 0
        share_out(s, v)


def go_on(s: list[int], v: Variant) -> None:
    """The giver comes last; if a card was taken, the pile then passes to the left."""
    ends = s[LEFT] == 0
    asked = next_asked(s, v, (s[TURN] - s[GIVER] - 1) % v.seats + 1)
    if asked >= 0:
        s[TURN] = asked
    elif s[TAKEN] and next_asked(s, v, 0) >= 0:
        giver = onward(s[GIVER], 1, v.seats)
        while is_out(s, giver):
            giver = onward(giver, 1, v.seats)
        give(s, v, giver)
    else:
        ends = True
    if ends:
        end_round(s, v)


def end_round(s: list[int], v: Variant) -> None:
    """All hidden cards are turned. A total of at most 8 plays for 8, one from 9 to 28 for 28."""
    for seat in range(v.seats):
        turn_up(s, seat, s[HIDDEN + seat])
        s[HIDDEN + seat] = 0
        s[LOWS + seat] = nearest(s, seat, LOW, 0)
        s[HIGHS + seat] = nearest(s, seat, HIGH, 0 if v.chase else LOW)
    share_out(s, v)


def share_out(s: list[int], v: Variant) -> None:
    """A direct hit takes everything. Otherwise, clockwise from the last giver, whoever can play for both
    goals chooses; then each half goes to the nearest. What cannot be divided stays."""
    hits, chooser = 0, -1
    for place in range(v.seats):
        seat = onward(s[GIVER], place, v.seats)
        hits += s[LOWS + seat] == LOW and s[HIGHS + seat] == HIGH
        if chooser < 0 and s[LOWS + seat] and s[HIGHS + seat]:
            chooser = seat
    if chooser >= 0 and not hits:
        s[TURN], s[PHASE] = chooser, TO_CHOOSE
        return
    if hits:
        share = s[MIDDLE] // hits
        for seat in range(v.seats):
            if s[LOWS + seat] == LOW and s[HIGHS + seat] == HIGH:
                s[POINTS + seat] += share
        s[MIDDLE] -= share * hits
    else:
        half = s[MIDDLE] // 2
        share_half(s, v, LOWS, half)
        share_half(s, v, HIGHS, half)
    s[TURN], s[PHASE] = onward(s[GIVER], 1, v.seats), TO_DEAL


def share_half(s: list[int], v: Variant, made: int, half: int) -> None:
    most, winners = 0, 0
    for seat in range(v.seats):
        total = s[made + seat]
        winners = 1 if total > most else winners + (total == most)
        most = max(most, total)
    for seat in range(v.seats):
        if most and s[made + seat] == most:
            s[POINTS + seat] += half // winners
            s[MIDDLE] -= half // winners


def is_over(s: list[int], v: Variant) -> bool:
    return s[PHASE] == TO_DEAL and s[LAID_RED] > 0


def score(s: list[int], v: Variant, seat: int) -> int:
    return s[POINTS + seat]


def standing(s: list[int], v: Variant, seat: int) -> int:
    """Who has more is ahead."""
    return s[POINTS + seat]


def observe(s: list[int], v: Variant, seat: int, out: list[int]) -> None:
    """What a seat sees: its hidden card, gems, pile and phase; all open cards; then of each, itself first,
    the least total, how many count as 11 too, a no, the points and the two totals made."""
    hidden = s[HIDDEN + seat]
    out[0], out[1] = least(hidden), int(hidden & EITHER != 0)
    out[2], out[3], out[4], out[5] = s[BLUE], s[RED], s[MIDDLE], s[LAID_RED]
    out[6], out[7], out[8], out[9] = s[LEFT], s[TAKEN], s[PHASE], (s[GIVER] - seat) % v.seats
    out[10] = (s[TURN] - seat) % v.seats
    lying = 0
    for place in range(v.seats):
        other, at = onward(seat, place, v.seats), 11 + CARDS + 6 * place
        lying |= s[OPEN + other]
        out[at], out[at + 1] = s[SHOWN + other], (s[OPEN + other] & EITHER).bit_count()
        out[at + 2], out[at + 3] = s[DECLINED] >> other & 1, s[POINTS + other]
        out[at + 4], out[at + 5] = s[LOWS + other], s[HIGHS + other]
    spread(lying, CARDS, out, 11)
