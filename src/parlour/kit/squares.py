"""The 8×8 board: its 32 dark squares by number, or all 64 by file and rank; a1 is dark."""

from __future__ import annotations

from collections.abc import Iterable

from parlour import view

GHOSTS = (8, 17, 26)  # bits that are no squares: see kernels/draughts.py
NUMBERS = tuple("" if bit in GHOSTS else str(bit - sum(g < bit for g in GHOSTS) + 1) for bit in range(35))
BITS = {number: bit for bit, number in enumerate(NUMBERS) if number}
NAMES = tuple(file + rank for rank in "12345678" for file in "abcdefgh")


def _place(number: str, mirrored: bool) -> view.Place:
    row, at = divmod(int(number) - 1, 4)
    x = 2 * at + 1 - row % 2
    return view.Place(number, 8 - x if mirrored else x, 7 - row)


DARK = tuple(_place(number, False) for number in BITS)
# One further to the right, so that x + y is still even where a square is dark.
DARK_MIRRORED = tuple(_place(number, True) for number in BITS)
BY_NAME = {NAMES[place.y * 8 + place.x]: BITS[place.id] for place in DARK}  # a dark square as `c3`
ALL = tuple(view.Place(name, at % 8, at // 8) for at, name in enumerate(NAMES))


def numbers_in(squares: int) -> list[str]:
    """The numbers of a bit set of dark squares."""
    return [number for number, bit in BITS.items() if squares >> bit & 1]


def flash(squares: int) -> tuple[str, ...]:
    return tuple(f"place:{number}" for number in numbers_in(squares))


def dark_board(pieces: Iterable[view.Piece], last: Iterable[int], mirrored: bool = False) -> view.Board:
    """The numbered board; `last` are the squares of the last move in order."""
    places = DARK_MIRRORED if mirrored else DARK
    stops = tuple(NUMBERS[bit] for bit in last)
    return view.Board(zone="board", look="squares", places=places, pieces=tuple(pieces), last=stops)
