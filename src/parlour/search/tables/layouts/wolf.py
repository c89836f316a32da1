"""Wolf and sheep: the squares of the sheep, then the wolf's among the others, then whose turn it is."""

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from parlour.kit.kernels.draughts import DIRECTIONS, point, step
from parlour.kit.kernels.wolf import State, Variant

RULES = ()  # that a table depends on: where the wolf begins is not one of them
SHEEP, SQUARES = 4, 32
FREE = SQUARES - SHEEP
MOST_BEFORE = 64


class Maps(NamedTuple):
    """A flat list, or an array for compiled runs."""

    choose: list[int]  # n * (SHEEP + 1) + k: how many sets of k there are among n


def groups(parts: Sequence[tuple[()]]) -> list[list[tuple[()]]]:
    return [[()]]


def lay_out(parts: Sequence[tuple[()]]) -> tuple[Maps, list[int]]:
    """The maps, and where the one group ends."""
    choose = [comb(n, k) for n in range(SQUARES + 1) for k in range(SHEEP + 1)]
    return Maps(choose), [comb(SQUARES, SHEEP) * FREE * 2]


def square(bit: int) -> int:
    """The squares without the ghosts between them."""
    at = point(bit)
    return at - at // 9


def bit_at(square: int) -> int:
    return 1 << square + square // 8


def number(s: State, m: Maps) -> int:
    """-1 where the wolf has not chosen its square."""
    if s.wolf == 0:
        return -1
    found, k, rest = 0, 0, s.sheep
    while rest:
        bit = rest & -rest
        rest ^= bit
        k += 1
        found += m.choose[square(bit) * (SHEEP + 1) + k]
    free = square(s.wolf) - (s.sheep & s.wolf - 1).bit_count()
    return (found * FREE + free) * 2 + s.wolf_turn


def position(n: int, m: Maps) -> State:
    turn, free, left = n & 1, n // 2 % FREE, n // 2 // FREE
    sheep, wolf, k = 0, 0, SHEEP
    for back in range(SQUARES):
        at = SQUARES - 1 - back
        if k > 0 and m.choose[at * (SHEEP + 1) + k] <= left:
            left -= m.choose[at * (SHEEP + 1) + k]
            sheep |= bit_at(at)
            k -= 1
        elif at - k == free:
            wolf = bit_at(at)
    return State(sheep, wolf, turn)


def weight(n: int, m: Maps) -> int:
    """How many positions of the board share this number."""
    return 1


def is_live(s: State, v: Variant) -> bool:
    return True


def stays(ply: int) -> bool:
    """Whether a ply leads to a position of the same group."""
    return True


def before(s: State, v: Variant, m: Maps, out: list[int]) -> int:
    free, n = ~(s.sheep | s.wolf), 0
    if not s.wolf_turn:
        for d in DIRECTIONS:
            source = step(s.wolf, d) & free
            if source:
                out[n] = number(State(s.sheep, source, 1), m)
                n += 1
        return n
    for d in (5, 4):
        sources = step(s.sheep, d) & free
        while sources:
            source = sources & -sources
            sources ^= source
            out[n] = number(State(s.sheep & ~step(source, -d) | source, s.wolf, 0), m)
            n += 1
    return n


def told(s: State, v: Variant, code: int) -> int:
    """What a code means in a match."""
    return code


def pieces(s: State) -> tuple[int, int, int, int]:
    """Who is to move, White's pieces, Black's, kings."""
    return s.wolf_turn, s.sheep, s.wolf, 0
