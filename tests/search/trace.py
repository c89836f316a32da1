"""A template for the tests: a random match, written down ply by ply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.search.templates import xorshift

if TYPE_CHECKING:
    from parlour.kit.kernels.morris import ONGOING, State, Variant, key, may_return, play, plies, result

FIELDS = 5


def trace(x: int, s: State, v: Variant, most: int, out: list[int], trail: list[int]) -> int:
    """For each ply: a mixture of all legal ones, the one that was chosen, and what came of it."""
    n = 0
    while n < most and result(s, v) == ONGOING:
        count = plies(s, v, out)
        mixed = count
        for i in range(count):
            mixed = ((mixed ^ out[i]) & 0x3FFFFFFF) * 0x5D588B65 ^ mixed >> 29 ^ out[i] >> 30
        x = xorshift(x)
        ply = out[x * count >> 32]
        s = play(s, ply)
        trail[FIELDS * n] = mixed
        trail[FIELDS * n + 1] = ply
        trail[FIELDS * n + 2] = key(s)
        trail[FIELDS * n + 3] = result(s, v)
        trail[FIELDS * n + 4] = may_return(s, v)
        n += 1
    return n
