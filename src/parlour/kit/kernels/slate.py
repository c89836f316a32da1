"""What the kernels of card and dice games share, in which several sit round a table and chance takes part.

Their states are slates: rows of ints that are changed in place, lists in plain runs and arrays in compiled
ones. At the head of every slate stand whose turn it is, the last random number and how many moves were made;
a pile stands in order, its top last. A slate brings its own chance: equal slates go on alike."""

TURN, CHANCE, PLIES, HEAD = 0, 1, 2, 3
CARDS = 52
RANDOM = -1  # who begins is drawn
EACH_RANK = 0x1111111111111  # one card of every rank


def xorshift(x: int) -> int:
    """The next of the 2**32 - 1 numbers above 0; no step leaves 64 bits."""
    x ^= x << 13 & 0xFFFFFFFF
    x ^= x >> 17
    return x ^ (x << 5 & 0xFFFFFFFF)


def below(s: list[int], count: int) -> int:
    """One of `count` equal chances."""
    s[CHANCE] = xorshift(s[CHANCE])
    return s[CHANCE] * count >> 32


def shuffle(s: list[int], at: int, count: int) -> None:
    """Bring the `count` cards that begin at `at` into any order."""
    x = s[CHANCE]
    for last in range(count - 1, 0, -1):
        x = xorshift(x)
        other = at + (x * (last + 1) >> 32)
        s[at + last], s[other] = s[other], s[at + last]
    s[CHANCE] = x


def shuffle_deck(s: list[int], at: int) -> None:
    for card in range(CARDS):
        s[at + card] = card
    shuffle(s, at, CARDS)


def first_seat(s: list[int], first: int, seats: int) -> int:
    """Who begins: the seat that the rules name, or any."""
    return below(s, seats) if first == RANDOM else first


def onward(seat: int, steps: int, seats: int) -> int:
    """The seat that sits at most one round further on; a division would take longer than all the rest."""
    there = seat + steps
    return there - seats if there >= seats else there


def spread(mask: int, count: int, out: list[int], at: int) -> int:
    """Write the lowest `count` bits one by one; where the next number goes."""
    for bit in range(count):
        out[at + bit] = mask >> bit & 1
    return at + count
