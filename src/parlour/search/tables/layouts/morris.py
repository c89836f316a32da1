"""The morris board without stones in hand: the smaller set of stones as one of those that no turning and no
mirroring makes the same, then the other set among the free points."""

from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple

from parlour.kit.kernels.morris import (
    FULL,
    HUNTS,
    NONE,
    TAKES,
    WINS,
    State,
    Variant,
    milled,
    near,
    point,
    prey,
    takes_any,
)

RULES = ("flying", "if_all", "double", "mill")  # that a table depends on
POINTS, COUNTS = 24, 10  # counts of stones are below COUNTS
TURNS, WAYS = 8, 16  # a ring can be turned and mirrored; then the rings may change places
MOST_BEFORE = 1024  # more than any position has


class Maps(NamedTuple):
    """Flat lists, or arrays for compiled runs."""

    choose: list[int]  # n * COUNTS + k: how many sets of k there are among n
    ranks: list[
        int
    ]  # (ring * COUNTS + k) * 256 + stones of that ring, with k more on the rings before: their rank
    turned: list[int]  # turn * 256 + stones of a ring: the same turned or mirrored
    first_set: list[int]  # count: where its sets begin
    shapes: list[int]  # by set: which shape it has
    turns: list[int]  # by set: the symmetry that makes it the one that stands for the shape
    first_shape: list[int]  # count: where its shapes begin
    standing: list[int]  # by shape: the set that stands for it
    alike: list[int]  # by shape: how many sets have it
    keeping: list[int]  # by shape: the symmetries that leave that set as it is, as a mask
    first: list[int]  # own * COUNTS + opp: where its positions begin, -1: they are not in the table
    parts: list[int]  # own * COUNTS + opp of one part after the other
    starts: list[int]  # where they begin


Part = tuple[int, int]  # stones of the side to move, and of the other


def groups(parts: Sequence[Part]) -> list[list[Part]]:
    """What is worked out together, after all that its captures lead to."""
    pairs = sorted({(sum(part), *sorted(part)) for part in parts})
    return [sorted({(less, more), (more, less)}) for _, less, more in pairs]


def rank_rings() -> list[int]:
    """What the stones of a ring add to the rank of a set, by how many stand on the rings before."""
    return [
        sum(comb(ring * 8 + place, k + i) for i, place in enumerate(places(stones), 1))
        for ring in range(3)
        for k in range(COUNTS)
        for stones in range(256)
    ]


def turn_rings() -> list[int]:
    """Every set of a ring under the eight symmetries of a square; the first leaves it as it is."""
    return [
        sum(1 << (side * place + corner) % 8 for place in places(stones))
        for side in (1, -1)
        for corner in (0, 2, 4, 6)
        for stones in range(256)
    ]


def places(stones: int) -> list[int]:
    return [place for place in range(8) if stones >> place & 1]


def lay_out(parts: Sequence[Part]) -> tuple[Maps, list[int]]:
    """The maps of these parts, and where each group ends."""
    choose = [comb(n, k) for n in range(POINTS + 1) for k in range(COUNTS)]
    m = Maps(choose, rank_rings(), turn_rings(), [], [], [], [], [], [], [], [-1] * COUNTS**2, [], [])
    for count in range(COUNTS + 1):
        m.first_set.append(len(m.shapes))
        m.first_shape.append(len(m.standing))
        if count in {min(part) for part in parts}:
            sort_sets(count, m)
    ends, total = list[int](), 0
    for group in groups(parts):
        for own, opp in group:
            m.first[own * COUNTS + opp] = total
            m.parts.append(own * COUNTS + opp)
            m.starts.append(total)
            less, more = sorted((own, opp))
            total += (m.first_shape[less + 1] - m.first_shape[less]) * comb(POINTS - less, more)
        ends.append(total)
    return m, ends


def sort_sets(count: int, m: Maps) -> None:
    """Find the shapes of all sets of so many stones."""
    ways = [[point(image_of(1 << at, way, m)) for at in range(POINTS)] for way in range(WAYS)]
    inverse = [ways.index([image.index(at) for at in range(POINTS)]) for image in ways]
    begin, fresh, sets = len(m.shapes), len(m.standing), comb(POINTS, count)
    m.shapes.extend([-1] * sets)
    m.turns.extend([0] * sets)
    for points in sorted(combinations(range(POINTS), count), key=lambda points: points[::-1]):
        stones = sum(1 << each for each in points)
        here = begin + rank(stones, m)
        if m.shapes[here] >= 0:
            continue
        same, kept = set(), 0
        for way in range(WAYS - 1, -1, -1):  # the last one leaves all as it is
            there = begin + rank(image_of(stones, way, m), m)
            same.add(there)
            kept |= (there == here) << way
            m.shapes[there], m.turns[there] = len(m.standing) - fresh, inverse[way]
        m.standing.append(stones)
        m.alike.append(len(same))
        m.keeping.append(kept)


def number(s: State, m: Maps) -> int:
    """-1 where the position is none of the table's."""
    own, opp = s.own.bit_count(), s.opp.bit_count()
    if s.own_hand or s.opp_hand:
        return -1
    first = m.first[own * COUNTS + opp]
    if first < 0:
        return -1
    fewer, rest, less, more = (s.own, s.opp, own, opp) if own <= opp else (s.opp, s.own, opp, own)
    at = m.first_set[less] + rank(fewer, m)
    shape = m.shapes[at]
    anchor = m.standing[m.first_shape[less] + shape]
    others = rank(beside(anchor, image_of(rest, m.turns[at], m)), m)
    return first + shape * m.choose[(POINTS - less) * COUNTS + more] + others


def image_of(stones: int, way: int, m: Maps) -> int:
    """A set under a symmetry."""
    turn = way % TURNS << 8
    outer, middle, inner = (
        m.turned[turn | stones & 255],
        m.turned[turn | stones >> 8 & 255],
        m.turned[turn | stones >> 16],
    )
    return outer | middle << 8 | inner << 16 if way < TURNS else inner | middle << 8 | outer << 16


def beside(anchor: int, stones: int) -> int:
    """A set on the points that the anchor leaves free, as if there were no others."""
    while anchor:
        below = (anchor & -anchor) - 1
        stones = stones & below | stones >> 1 & ~below
        anchor = (anchor & anchor - 1) >> 1
    return stones


def rank(stones: int, m: Maps) -> int:
    """The number of a set among all of its size."""
    outer, middle = stones & 255, stones >> 8 & 255
    k = outer.bit_count()
    return (
        m.ranks[outer]
        + m.ranks[(COUNTS + k) * 256 + middle]
        + m.ranks[(2 * COUNTS + k + middle.bit_count()) * 256 + (stones >> 16)]
    )


def part_of(n: int, m: Maps) -> int:
    """Which part a number belongs to."""
    low, high = 0, len(m.starts)
    while high - low > 1:
        middle = (low + high) // 2
        if m.starts[middle] <= n:
            low = middle
        else:
            high = middle
    return low


def position(n: int, m: Maps) -> State:
    at = part_of(n, m)
    own, opp = m.parts[at] // COUNTS, m.parts[at] % COUNTS
    less, k = min(own, opp), max(own, opp)
    sets = m.choose[(POINTS - less) * COUNTS + k]
    left = n - m.starts[at]
    anchor, left = m.standing[m.first_shape[less] + left // sets], left % sets
    free, stones = POINTS - less, 0
    for back in range(POINTS):
        bit = 1 << POINTS - 1 - back
        if anchor & bit == 0:
            free -= 1
            if k > 0 and m.choose[free * COUNTS + k] <= left:
                left -= m.choose[free * COUNTS + k]
                stones |= bit
                k -= 1
    if own <= opp:
        return State(anchor, stones, 0, 0, 0, NONE)
    return State(stones, anchor, 0, 0, 0, NONE)


def weight(n: int, m: Maps) -> int:
    """How many positions of the board share this number."""
    at = part_of(n, m)
    own, opp = m.parts[at] // COUNTS, m.parts[at] % COUNTS
    less, more = min(own, opp), max(own, opp)
    shape = (n - m.starts[at]) // m.choose[(POINTS - less) * COUNTS + more]
    return m.alike[m.first_shape[less] + shape]


def is_live(s: State, v: Variant) -> bool:
    """Where a mill wins, one that stands ended the match, or came with a set-up, of which no table knows."""
    if v.mill == WINS:
        return milled(s.own) | milled(s.opp) == 0
    if v.mill == HUNTS:
        return milled(s.own if s.own.bit_count() > s.opp.bit_count() else s.opp) == 0
    return True


def stays(ply: int) -> bool:
    """Whether a ply leads to a position of the same group."""
    return not takes_any(ply)


def before(s: State, v: Variant, m: Maps, out: list[int]) -> int:
    empty = FULL & ~(s.own | s.opp)
    anywhere = v.flying == 1 and s.opp.bit_count() == 3
    stones = s.opp & ~milled(s.opp) if prey(s.own, v) else s.opp  # one that closed a mill took something
    n = 0
    while stones:
        bit = stones & -stones
        stones ^= bit
        sources = empty if anywhere else near(bit) & empty
        while sources:
            source = sources & -sources
            sources ^= source
            n = write_alike(number(State(s.opp ^ bit | source, s.own, 0, 0, 0, NONE), m), m, out, n)
    return n


def write_alike(n: int, m: Maps, out: list[int], count: int) -> int:
    """A number and those of the same position turned so that the smaller set stays as it is."""
    at = part_of(n, m)
    own, opp = m.parts[at] // COUNTS, m.parts[at] % COUNTS
    less, more = min(own, opp), max(own, opp)
    sets = m.choose[(POINTS - less) * COUNTS + more]
    shape = m.first_shape[less] + (n - m.starts[at]) // sets
    out[count] = n
    count += 1
    if m.keeping[shape] > 1:
        s = position(n, m)
        anchor, others = (s.own, s.opp) if own <= opp else (s.opp, s.own)
        begin = n - rank(beside(anchor, others), m)
        for way in range(1, WAYS):
            if m.keeping[shape] >> way & 1:
                out[count] = begin + rank(beside(anchor, image_of(others, way, m)), m)
                count += 1
    return count


def told(s: State, v: Variant, code: int) -> int:
    """What a code means in a match that ends after a number of moves in all."""
    left = v.quiet_limit - s.quiet
    if v.mill == TAKES or v.quiet_limit == 0 or (code and abs(code) - 1 <= left):
        return code
    if v.mill == HUNTS:
        return left + 1 if s.own.bit_count() < s.opp.bit_count() else -left - 1
    return 0


def pieces(s: State) -> tuple[int, int, int, int]:
    """Who is to move if there is a choice, White's stones, Black's, kings."""
    return (1, s.opp, s.own, 0) if s.own.bit_count() > s.opp.bit_count() else (0, s.own, s.opp, 0)
