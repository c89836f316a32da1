"""Draughts with few pieces, none of them in hand, turned so that White is to move: own men, own kings, the
other side's men and its kings, each set among the squares that those before it leave free."""

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from parlour.kit.kernels.draughts import (
    BOARD,
    BOTTOM,
    DIRECTIONS,
    SHORT,
    TOP,
    State,
    Variant,
    capturers,
    far_row,
    is_crowned,
    point,
    step,
    taken,
)

RULES = ("king", "back", "majority", "priorities", "humble", "reverse", "at_once")  # a table depends on
SQUARES, COUNTS = 32, 6  # counts of pieces are below COUNTS
MOST_BEFORE = 256  # more than any position has


class Maps(NamedTuple):
    """Flat lists, or arrays for compiled runs."""

    choose: list[int]  # n * COUNTS + k: how many sets of k there are among n
    first: list[int]  # by the number of a part: where its positions begin, -1: they are not in the table
    parts: list[int]  # the numbers of one part after the other
    starts: list[int]  # where they begin


Part = tuple[int, int, int, int]  # own men, own kings, the other's men, its kings


def up_to(most: int) -> tuple[Part, ...]:
    """All parts with `most` pieces or fewer."""
    counts = range(most)
    return tuple(
        (a, b, c, d)
        for a in counts for b in counts for c in counts for d in counts
        if a + b and c + d and a + b + c + d <= most
    )  # fmt: skip


def groups(parts: Sequence[Part]) -> list[list[Part]]:
    """What is worked out together, after all that captures and crownings lead to."""
    pairs = {tuple(sorted({(a, b, c, d), (c, d, a, b)})) for a, b, c, d in parts}
    ordered = sorted(pairs, key=lambda pair: (sum(pair[0]), pair[0][0] + pair[0][2], pair))
    return [list(pair) for pair in ordered]


def size(part: Part) -> int:
    found, free = 1, SQUARES
    for count in part:
        found *= comb(free, count)
        free -= count
    return found


def lay_out(parts: Sequence[Part]) -> tuple[Maps, list[int]]:
    """The maps of these parts, and where each group ends."""
    choose = [comb(n, k) for n in range(SQUARES + 1) for k in range(COUNTS)]
    first, numbers, starts, ends, total = [-1] * COUNTS**4, list[int](), list[int](), list[int](), 0
    for group in groups(parts):
        for part in group:
            number = part_number(*part)
            first[number] = total
            numbers.append(number)
            starts.append(total)
            total += size(part)
        ends.append(total)
    return Maps(choose, first, numbers, starts), ends


def part_number(men: int, kings: int, other_men: int, other_kings: int) -> int:
    return ((men * COUNTS + kings) * COUNTS + other_men) * COUNTS + other_kings


def on_squares(pieces: int, black: int) -> int:
    """A set without the ghosts between the squares, as its side sees it."""
    found = 0
    while pieces:
        bit = pieces & -pieces
        pieces ^= bit
        at = point(bit)
        at -= at // 9
        found |= 1 << (SQUARES - 1 - at if black else at)
    return found


def rank_beside(held: int, pieces: int, m: Maps) -> int:
    """The number of a set among all of its size that leave the held squares alone."""
    found, k = 0, 0
    while pieces:
        bit = pieces & -pieces
        pieces ^= bit
        k += 1
        found += m.choose[(point(bit) - (held & bit - 1).bit_count()) * COUNTS + k]
    return found


def number(s: State, m: Maps) -> int:
    """-1 where the position is none of the table's."""
    if s.own_hand or s.opp_hand or (s.own | s.opp).bit_count() >= COUNTS:
        return -1
    men, kings = s.own & ~s.kings, s.own & s.kings
    others, queens = s.opp & ~s.kings, s.opp & s.kings
    first = m.first[part_number(men.bit_count(), kings.bit_count(), others.bit_count(), queens.bit_count())]
    if first < 0:
        return -1
    found, free, held = 0, SQUARES, 0
    for pieces in (men, kings, others, queens):
        if pieces:
            here = on_squares(pieces, s.black)
            count = here.bit_count()
            found = found * m.choose[free * COUNTS + count] + rank_beside(held, here, m)
            held |= here
            free -= count
    return first + found


def position(n: int, m: Maps) -> State:
    low, high = 0, len(m.starts)
    while high - low > 1:
        middle = (low + high) // 2
        if m.starts[middle] <= n:
            low = middle
        else:
            high = middle
    part, left = m.parts[low], n - m.starts[low]
    a, b, c, d = part // COUNTS**3, part // COUNTS**2 % COUNTS, part // COUNTS % COUNTS, part % COUNTS
    fourth = m.choose[(SQUARES - a - b - c) * COUNTS + d]
    third = m.choose[(SQUARES - a - b) * COUNTS + c] * fourth
    second = m.choose[(SQUARES - a) * COUNTS + b] * third
    men = unrank(left // second, a, 0, m)
    kings = unrank(left % second // third, b, men, m)
    others = unrank(left % third // fourth, c, men | kings, m)
    queens = unrank(left % fourth, d, men | kings | others, m)
    return State(spread(men | kings), spread(others | queens), spread(kings | queens), 0, 0, 0, 0)


def unrank(left: int, k: int, held: int, m: Maps) -> int:
    free, found = SQUARES - held.bit_count(), 0
    for back in range(SQUARES):
        if k == 0:
            break
        bit = 1 << SQUARES - 1 - back
        if held & bit == 0:
            free -= 1
            if m.choose[free * COUNTS + k] <= left:
                left -= m.choose[free * COUNTS + k]
                found |= bit
                k -= 1
    return found


def spread(squares: int) -> int:
    """A set with the ghosts between the squares."""
    return squares & 0xFF | (squares & 0xFF00) << 1 | (squares & 0xFF0000) << 2 | (squares & 0xFF000000) << 3


def weight(n: int, m: Maps) -> int:
    """How many positions share this number, those in which Black is to move not counted."""
    return 1


def is_live(s: State, v: Variant) -> bool:
    """No man stands where it would have been crowned."""
    men = ~s.kings
    return s.own & men & far_row(s) == 0 and s.opp & men & (TOP if s.black else BOTTOM) == 0


def stays(ply: int) -> bool:
    """Whether a ply leads to a position of the same group."""
    return taken(ply) == 0 and not is_crowned(ply)


def before(s: State, v: Variant, m: Maps, out: list[int]) -> int:
    empty = BOARD & ~(s.own | s.opp)
    pieces, n = s.opp, 0
    while pieces:
        bit = pieces & -pieces
        pieces ^= bit
        king = s.kings & bit
        for d in DIRECTIONS:
            if not king and (d > 0) == (s.black == 0):
                continue  # the other side's men came from behind
            source = step(bit, d) & empty
            while source:
                kings = s.kings ^ bit | source if king else s.kings
                earlier = State(s.opp ^ bit | source, s.own, kings, 0, 0, 1 - s.black, 0)
                if capturers(earlier, v) == 0:
                    out[n] = number(earlier, m)
                    n += 1
                source = step(source, d) & empty if king and v.king != SHORT else 0
    return n


def told(s: State, v: Variant, code: int) -> int:
    """What a code means in a match."""
    return code


def pieces(s: State) -> tuple[int, int, int, int]:
    """Who is to move, White's pieces, Black's, kings."""
    return (1, s.opp, s.own, s.kings) if s.black else (0, s.own, s.opp, s.kings)
