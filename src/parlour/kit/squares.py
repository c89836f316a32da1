"""The 8×8 board: its 32 dark squares by number, or all 64 by file and rank.

Here a1 is dark. Where the board is turned so that h1 is, it is the mirror image; its squares are numbered
from the left all the same."""

from __future__ import annotations

from collections.abc import Iterable

from parlour import view

GHOSTS = (8, 17, 26)  # bits that are no squares: see kernels/draughts.py
NUMBERS = tuple("" if bit in GHOSTS else str(bit - sum(g < bit for g in GHOSTS) + 1) for bit in range(35))
BITS = {number: bit for bit, number in enumerate(NUMBERS) if number}
NAMES = tuple(file + rank for rank in "12345678" for file in "abcdefgh")


def _turned(number: str) -> str:
    """The number of the same bit on the turned board: rows are read the other way round."""
    row, at = divmod(int(number) - 1, 4)
    return str(4 * row + 4 - at)


TURNED = tuple(_turned(number) if number else "" for number in NUMBERS)


def _place(number: str, turned: bool) -> view.Place:
    row, at = divmod(int(number) - 1, 4)
    # On the turned board one further to the right, so that x + y is still even where a square is dark.
    return view.Place(number, 2 * at + 1 + (row % 2 if turned else -(row % 2)), 7 - row)


DARK = tuple(_place(number, False) for number in BITS)
DARK_TURNED = tuple(_place(number, True) for number in BITS)
ALGEBRAIC = {place.id: NAMES[place.y * 8 + place.x] for place in DARK}  # `22` is c3
BY_NAME = {name: number for number, name in ALGEBRAIC.items()}
ALL = tuple(view.Place(name, at % 8, at // 8) for at, name in enumerate(NAMES))


def in_set(squares: int, names: tuple[str, ...] = NUMBERS) -> list[str]:
    """The names of the squares of a bit set, in order of their bits."""
    return [name for bit, name in enumerate(names) if squares >> bit & 1]


def flash(squares: int, names: tuple[str, ...] = NUMBERS) -> tuple[str, ...]:
    return tuple(f"place:{name}" for name in in_set(squares, names))


def touched(touches: Iterable[str], names: tuple[str, ...] = NUMBERS) -> tuple[int, ...]:
    """The squares that were touched as bits; nothing if something else was."""
    found = [touch.removeprefix("place:") for touch in touches]
    return tuple(names.index(name) for name in found) if set(found) <= set(names) - {""} else ()


def dark_board(
    pieces: Iterable[view.Piece], last: Iterable[int], names: tuple[str, ...] = NUMBERS
) -> view.Board:
    """The numbered board; `last` are the squares of the last move in order."""
    places = DARK_TURNED if names is TURNED else DARK
    stops = tuple(names[bit] for bit in last)
    return view.Board(zone="board", look="squares", places=places, pieces=tuple(pieces), last=stops)
