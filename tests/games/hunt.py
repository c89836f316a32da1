"""Battle-morris solved: every position at once, a set of white sets of three being the bits of a long
number. The kernel says what a step, a jump and a mill are."""

from collections.abc import Callable, Iterator
from functools import cache, reduce
from itertools import combinations, product
from operator import itemgetter, or_

from parlour.games.morris.battle_morris import START, Rules, variant
from parlour.kit.kernels import morris

RULES = variant(Rules())
THREES = [sum(1 << point for point in three) for three in combinations(range(24), 3)]
NUMBER = {three: at for at, three in enumerate(THREES)}
ALL = (1 << len(THREES)) - 1


def moves_needed() -> int:
    """The moves of its own with which Black wins from the set-up, whatever White does."""
    homes = {b: home(b) for b in (sum(1 << point for point in seven) for seven in combinations(range(24), 7))}
    rows = {b for b, _ in homes.values()}
    apart = {b: without(b) for b in rows}
    won = {b: apart[b] & mills_at_once(b) for b in rows}  # Black to move, against these
    lost = dict.fromkeys(rows, 0)  # White to move, with these
    start, laid = homes[START.opp]
    white, changed, needed = 1 << NUMBER[lay(START.own, SYMMETRIES[laid])], rows, 0
    while not lost[start] & white:
        needed += 1
        fresh = {b: new for b in changed if (new := cornered(apart[b], won[b], lost[b]))}
        changed = set()
        for b, new in fresh.items():
            lost[b] |= new
            for before, _ in steps(b):  # every step can be taken back
                row, laid = homes[before]
                if more := relaid(new, laid) & apart[row] & ~won[row]:
                    won[row] |= more
                    changed.add(row)
    return needed


def steps(own: int) -> Iterator[tuple[int, bool]]:
    """What one move makes of these stones, were they alone on the board, and whether it closes a mill."""
    s, out = morris.State(own, 0, 0, 0, 0), [0] * morris.MOST_PLIES
    for ply in out[: morris.plies(s, RULES, out)]:
        following = morris.play(s, ply)
        yield following.opp, morris.mill_won(following, RULES)


def without(stones: int) -> int:
    """The threes that stand on none of these points."""
    found = ALL
    for at in range(24):
        if stones >> at & 1:
            found &= OFF[at]
    return found


def mills_at_once(own: int) -> int:
    """The threes that do not stand in the way of every mill."""
    return reduce(or_, (without(after & ~own) for after, closes in steps(own) if closes), 0)


def cornered(apart: int, won: int, known: int) -> int:
    """The threes, but for those known, that can only jump to where Black has won."""
    safe, open_, found = apart & ~won, apart & ~known if won else 0, 0
    while open_:
        three = open_ & -open_
        way = JUMPS[three.bit_length() - 1] & safe
        if way:  # all that can jump to this safe place are safe
            open_ &= ~(JUMPS[(way & -way).bit_length() - 1] | three)
        else:
            found |= three
            open_ ^= three
    return found


OFF = [sum(1 << n for n, three in enumerate(THREES) if not three >> at & 1) for at in range(24)]
JUMPS = [sum(1 << NUMBER[after] for after, _ in steps(three)) for three in THREES]

SYMMETRIES = [
    [
        (2 - at // 8 if inverted else at // 8) * 8 + ((2 - at if mirrored else at) + turn) % 8
        for at in range(24)
    ]
    for inverted, mirrored, turn in product((False, True), (False, True), (0, 2, 4, 6))
]


def lay(stones: int, table: list[int]) -> int:
    """The stones where they come to lie on the turned, mirrored or inverted board."""
    return sum(1 << table[at] for at in range(24) if stones >> at & 1)


RINGS = [[[lay(x << 8 * ring, table) for x in range(256)] for ring in range(3)] for table in SYMMETRIES]


def home(stones: int) -> tuple[int, int]:
    """The least of the sixteen ways in which these stones can lie, and which way that is."""
    outer, middle, inner = stones & 255, stones >> 8 & 255, stones >> 16
    return min((a[outer] | b[middle] | c[inner], at) for at, (a, b, c) in enumerate(RINGS))


def relaid(threes: int, laid: int) -> int:
    """A set of threes on the board that lies so."""
    return int("".join(picker(laid)(f"{threes:0{len(THREES)}b}")), 2)


@cache
def picker(laid: int) -> Callable[[str], tuple[str, ...]]:
    """Written as digits, the first three is the last digit."""
    source = [0] * len(THREES)
    for at, three in enumerate(THREES):
        source[~NUMBER[lay(three, SYMMETRIES[laid])]] = len(THREES) - 1 - at
    return itemgetter(*source)
