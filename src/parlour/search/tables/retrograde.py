"""Retrograde analysis, written against the names of whatever kernel and layout it is bound to.

A code says what a position is worth to the side to move: n + 1 if it wins in n plies, -n - 1 if it loses in
n, 0 if neither side can force anything. Codes are found level by level, and one that is not above the level
is final. Several threads may work at one group: two of them never write different codes to one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.kit.kernels.morris import LOSS, ONGOING, WIN, State, Variant, play, plies, result
    from parlour.search.tables.layouts.morris import Maps, before, is_live, number, position, stays, weight

NOTHING = -(1 << 15)  # the code of a number that is no position
PERHAPS = -(1 << 14)  # the code of a position that may turn out to be lost
OPEN, OPPOSITE = 0, 1  # what a census counts
WON, LOST, DRAWN, OVER, LONGEST, WHERE = range(6)  # what a tally holds


def judge(s: State, v: Variant, m: Maps, codes: list[int], leaving: bool, out: list[int]) -> int:
    """The code that follows from those one ply later; if `leaving`, no other ply is known to be good or bad
    than those that lead out of the group."""
    won, longest, lost = 0, 0, True
    for i in range(plies(s, v, out)):
        then = play(s, out[i])
        outcome = result(then, v)
        code = 0
        if outcome == ONGOING:
            if not (leaving and stays(out[i])):
                code += codes[number(then, m)]
        elif outcome == WIN:
            code = 1
        elif outcome == LOSS:
            code = -1
        if code == 0:
            lost = False
        elif code > 0:
            longest = max(longest, code)
        elif won == 0 or 1 - code < won:
            won = 1 - code
    if won:
        return won
    return -longest - 1 if lost else 0


def lost(s: State, v: Variant, m: Maps, codes: list[int], level: int, out: list[int]) -> int:
    """The code of a position that is lost whatever is played, as far as that is final at this level; 0 once a
    ply is found that does not lose."""
    longest = 0
    for i in range(plies(s, v, out)):
        then = play(s, out[i])
        outcome = result(then, v)
        code = 1 if outcome == WIN else 0
        if outcome == ONGOING:
            code += codes[number(then, m)]
            if code > level and stays(out[i]):
                return 0
        if code <= 0:
            return 0
        longest = max(longest, code)
    return -longest - 1


def seed(first: int, last: int, v: Variant, m: Maps, codes: list[int], out: list[int]) -> None:
    """What follows for the numbers from `first` to `last` from the end of the match and from other groups."""
    for n in range(first, last):
        s = position(n, m)
        if not is_live(s, v):
            codes[n] = NOTHING
            continue
        outcome = result(s, v)
        if outcome == ONGOING:
            codes[n] = judge(s, v, m, codes, True, out)
        else:
            codes[n] = 1 if outcome == WIN else -1


def sweep(
    first: int,
    last: int,
    final: int,
    v: Variant,
    m: Maps,
    codes: list[int],
    earlier: list[int],
    census: list[int],
) -> int:
    """What the positions with this code, which is final, make of those one ply earlier: won if they are lost,
    perhaps lost if they are won. The highest code there is; the census counts those of the opposite code and
    those without one."""
    highest = 0
    for n in range(first, last):
        code = codes[n]
        if code <= PERHAPS:
            continue
        highest = max(highest, abs(code))
        if code == 0:
            census[OPEN] += 1
        elif code == -final:
            census[OPPOSITE] += 1
        if code != final:
            continue
        for i in range(before(position(n, m), v, m, earlier)):
            back = earlier[i]
            known = codes[back]
            if code > 0 and known == 0:
                codes[back] = PERHAPS
            elif code < 0 and (known == 0 or known > 1 - code):
                codes[back] = 1 - code
                highest = max(highest, 1 - code)
    return highest


def settle(
    first: int, last: int, level: int, everything: bool, v: Variant, m: Maps, codes: list[int], out: list[int]
) -> int:
    """Which of the positions are lost that may be so: those that were marked, or `everything` that is open.
    The highest code that was found."""
    highest = 0
    for n in range(first, last):
        code = codes[n]
        if code == PERHAPS or (everything and code == 0):
            found = lost(position(n, m), v, m, codes, level, out)
            if found != code:
                codes[n] = found
                highest = max(highest, -found)
    return highest


def review(
    first: int, last: int, every: int, v: Variant, m: Maps, codes: list[int], out: list[int], tally: list[int]
) -> int:
    """Count what the codes say, and compare one of `every` so many with those one ply later. The first number
    that is wrong, or -1."""
    for n in range(first, last):
        code = codes[n]
        s = position(n, m)
        if code == NOTHING or not is_live(s, v):
            continue
        outcome = result(s, v)
        if outcome != ONGOING:
            tally[OVER] += weight(n, m)
            if code != (1 if outcome == WIN else -1):
                return n
            continue
        if n % every == 0 and judge(s, v, m, codes, False, out) != code:
            return n
        tally[WON if code > 0 else LOST if code < 0 else DRAWN] += weight(n, m)
        if code > tally[LONGEST]:
            tally[LONGEST], tally[WHERE] = code, n
    return -1
