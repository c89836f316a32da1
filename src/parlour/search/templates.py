"""Entry points of search, written against the names of whatever kernel they are bound to.

Buffers come from the caller: lists for plain runs, arrays for compiled ones. The names under
TYPE_CHECKING are those of every kernel; morris stands for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.kit.kernels.morris import (
        LOSS,
        ONGOING,
        WIN,
        State,
        Variant,
        key,
        may_return,
        play,
        plies,
        result,
    )


def xorshift(x: int) -> int:
    """The next of the 2**32 - 1 numbers above 0; no step leaves 64 bits."""
    x ^= x << 13 & 0xFFFFFFFF
    x ^= x >> 17
    return x ^ (x << 5 & 0xFFFFFFFF)


def perft(s: State, v: Variant, depth: int, outs: Sequence[list[int]]) -> int:
    """How many runs of `depth` plies there are; what is over earlier counts as none. Positions may come
    as often as they like."""
    if depth == 0:
        return 1
    if result(s, v) != ONGOING:
        return 0
    out = outs[depth]
    n = plies(s, v, out)
    if depth == 1:
        return n
    total = 0
    for i in range(n):
        total += perft(play(s, out[i]), v, depth - 1, outs)
    return total


def playouts(
    count: int, x: int, start: State, v: Variant, most: int, out: list[int], keys: list[int], tally: list[int]
) -> int:
    """Random matches from the start; x is the last random number and comes back as such. The tally: wins
    of the side that began, wins of the other, draws, plies. A position for the third time is a draw where
    the kernel says that it may return; keys holds the last positions, a power of two of them."""
    window = len(keys) - 1
    for _ in range(count):
        s, n, outcome, times = start, 0, result(start, v), 1
        keys[0] = key(s)
        while outcome == ONGOING and times < 3 and n < most:
            x = xorshift(x)
            s = play(s, out[x * plies(s, v, out) >> 32])
            n += 1
            outcome = result(s, v)
            here = key(s)
            keys[n & window] = here
            times = 1
            for back in range(4, min(may_return(s, v), n, window) + 1, 2):
                if keys[n - back & window] == here:
                    times += 1
        if outcome == WIN:
            tally[n & 1] += 1
        elif outcome == LOSS:
            tally[1 - (n & 1)] += 1
        else:
            tally[2] += 1
        tally[3] += n
    return x
