"""Pieces of a picture made of characters: each has a size, roles instead of colours, and things to touch."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len

Cell: TypeAlias = tuple[str, str]  # a character (none after a wide one) and its roles


class Spot(NamedTuple):
    """Where a thing to touch lies."""

    token: str
    x: int
    y: int
    width: int
    height: int
    is_stop: bool = True  # the cursor goes there; else only the mouse

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """In units that are as wide as they are high: a line is about two columns."""
        return self.x + self.width / 2, 2 * self.y + self.height


class Block:
    """A rectangle of cells; those that nobody has written to let shine through what lies below."""

    def __init__(self, width: int = 0, height: int = 0) -> None:
        self.width, self.height = width, height
        self.rows: list[list[Cell | None]] = [[None] * width for _ in range(height)]
        self.spots: list[Spot] = []

    def write(self, x: int, y: int, text: str, role: str = "") -> int:
        """Write from here on as far as there is room; the column after it."""
        row = self.rows[y] if 0 <= y < self.height else []
        if x >= 0 and is_narrow(text):
            end = min(x + len(text), len(row))
            row[x:end] = [(sign, role) for sign in text[: max(0, end - x)]]
            return x + len(text)
        for sign in text:
            size = cell_len(sign)
            if size == 0 and 0 < x <= len(row) and (before := row[x - 1]):
                row[x - 1] = (before[0] + sign, before[1])
            elif x + size > len(row):
                break
            elif x >= 0:
                row[x] = (sign, role)
                if size == 2:
                    row[x + 1] = ("", role)
            x += size
        return x

    def fill(self, x: int, y: int, width: int, height: int, role: str, sign: str = " ") -> None:
        cells: list[Cell | None] = [(sign, role)] * max(0, min(width, self.width - x))
        for row in self.rows[y : y + height]:
            row[x : x + len(cells)] = cells

    def lay(self, block: Block, x: int, y: int) -> None:
        """Lay another block on this one; what does not fit is cut off."""
        for at, line in enumerate(block.rows):
            if 0 <= y + at < self.height:
                row = self.rows[y + at]
                if x >= 0 and None not in line:
                    row[x : min(x + len(line), self.width)] = line[: max(0, self.width - x)]
                    continue
                for column, cell in enumerate(line, x):
                    if cell is not None and 0 <= column < self.width:
                        row[column] = cell
        self.spots += [spot._replace(x=spot.x + x, y=spot.y + y) for spot in block.spots]

    def taller(self, height: int) -> Block:
        """At least so high."""
        return above([self, Block(1, height - self.height)]) if height > self.height else self

    def touch(self, token: str | None, is_stop: bool = True) -> Block:
        """All of it is one thing to touch."""
        if token:
            self.spots.append(Spot(token, 0, 0, self.width, self.height, is_stop))
        return self

    def paint(self, spot: Spot, role: str) -> None:
        """Add a role to what lies there."""
        for y in range(max(spot.y, 0), min(spot.y + spot.height, self.height)):
            self.rows[y] = self._painted(y, spot, role)

    def _painted(self, y: int, spot: Spot, role: str) -> list[Cell | None]:
        row = self.rows[y].copy()
        for x in range(max(spot.x, 0), min(spot.x + spot.width, self.width)):
            sign, roles = row[x] or (" ", "")
            row[x] = (sign, f"{roles} {role}".strip())
        return row

    def runs(self, y: int, cursor: Spot | None = None) -> Iterator[tuple[str, str]]:
        """A line as pieces of text that look alike, with the cursor if it is there."""
        row = self.rows[y]
        if cursor and cursor.y <= y < cursor.y + cursor.height:
            row = self._painted(y, cursor, "cursor")
        for role, cells in groupby(row, key=lambda cell: cell[1] if cell else ""):
            yield "".join(cell[0] if cell else " " for cell in cells), role

    @property
    def text(self) -> str:
        return "\n".join("".join(part for part, _ in self.runs(y)).rstrip() for y in range(self.height))


@functools.lru_cache(5000)
def is_narrow(text: str) -> bool:
    """Every sign takes one column: there is nothing to measure."""
    return cell_len(text) == len(text) and all(cell_len(sign) == 1 for sign in text)


def line(text: str, role: str = "") -> Block:
    block = Block(cell_len(text), 1)
    block.write(0, 0, text, role)
    return block


def shortened(text: str, width: int) -> str:
    """As much of it as fits."""
    if cell_len(text) <= width:
        return text
    kept = ""
    for sign in text:
        if cell_len(kept + sign) > width - 1:
            break
        kept += sign
    return f"{kept.rstrip()}…" if width > 0 else ""


def unbroken(text: str) -> str:
    """The words of it stay in one line."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def wrapped(text: str, width: int) -> list[str]:
    """The words in lines of this width; a word that is too long goes on in the next one."""
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(joined) <= width:
            lines[-1] = joined
            continue
        lines += [word] if lines[-1] else []
        lines[-1] = word
        while cell_len(lines[-1]) > max(width, 2):
            whole, kept = lines[-1], ""
            for sign in whole:
                if cell_len(kept + sign) > max(width, 2):
                    break
                kept += sign
            lines[-1:] = [kept, whole[len(kept) :]]
    return lines


def paragraph(text: str, width: int, role: str = "") -> Block:
    return above([line(each, role) for each in wrapped(text, width)])


def beside(blocks: Iterable[Block], gap: int = 1, bottom: bool = False) -> Block:
    """Side by side, upper or lower edges in one line."""
    blocks = [block for block in blocks if block.width]
    whole = Block(
        sum(block.width for block in blocks) + gap * max(len(blocks) - 1, 0),
        max((block.height for block in blocks), default=0),
    )
    x = 0
    for block in blocks:
        whole.lay(block, x, whole.height - block.height if bottom else 0)
        x += block.width + gap
    return whole


def above(blocks: Iterable[Block], gap: int = 0, centred: bool = False, width: int = 0) -> Block:
    """One below the other, in a block that has at least this width."""
    blocks = [block for block in blocks if block.height]
    whole = Block(
        max((width, *(block.width for block in blocks))),
        sum(block.height for block in blocks) + gap * max(len(blocks) - 1, 0),
    )
    y = 0
    for block in blocks:
        whole.lay(block, (whole.width - block.width) // 2 if centred else 0, y)
        y += block.height + gap
    return whole


def flow(
    blocks: Sequence[Block], width: int, gap: int = 2, centred: bool = False, bottom: bool = False
) -> Block:
    """Side by side, and where there is no more room in the next row."""
    rows: list[list[Block]] = [[]]
    used = 0
    for block in blocks:
        if not block.width:
            continue
        if rows[-1] and used + gap + block.width > width:
            rows.append([])
            used = 0
        used += block.width + (gap if rows[-1] else 0)
        rows[-1].append(block)
    return above([beside(row, gap, bottom) for row in rows], centred=centred)
