"""A turn on one screen: what happened, the table, what can be done; and in games of quickness what is new."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from os import terminal_size
from typing import NamedTuple

from parlour import text
from parlour.terminal.menu import GAP, Menu
from parlour.text import cells, padded, wrapped
from parlour.view import View
from parlour.words import Words

LEAST_MENU, LEAST_TOLD = 4, 3  # rows that are kept for both where the table can be drawn closer


class Screen(NamedTuple):
    """What is printed for one turn, and what can be chosen on it."""

    lines: list[str]
    menu: Menu


def screen(
    told: Sequence[str],
    table: Sequence[str],
    choose: Callable[[int, int], Menu],
    size: terminal_size,
    earlier: str,
    everything: bool = False,
) -> Screen:
    """All of a turn on the rows above the prompt. The table is drawn closer if it has to be, `choose` makes a
    menu for a width and a number of rows, and of what was told the last lines stay, after `earlier`;
    `everything` keeps all of them, for whoever cannot ask again."""
    width, room = size.columns, size.lines - 1
    heard = [part for line in told for part in wrapped(line, width)]
    wanted = LEAST_MENU + min(len(heard), LEAST_TOLD)
    parts = [
        [part for line in block.split("\n") if line.strip() for part in wrapped(line, width)]
        for block in table
    ]
    drawn = [line for part in parts for line in part]
    if len(drawn) + wanted > room:
        drawn = packed(parts, width)
    found = choose(width, max(1, room - len(drawn) - min(len(heard), LEAST_TOLD)))
    listed = found.lines(width)
    left = max(0, room - len(drawn) - len(listed))
    if len(heard) > left and not everything:
        heard = [earlier, *heard[len(heard) - left + 1 :]] if left > 1 else heard[len(heard) - left :]
    gap = [""] if heard and (everything or len(heard) < left) else []
    return Screen([*heard, *gap, *drawn, *listed], found)


def blocks(
    seen: View, words: Words, due: Sequence[tuple[str, int]], titled: bool, yours: Sequence[int] = ()
) -> list[str]:
    """The parts of the table, in order; the name of the game only where it is new."""
    parts = [passage.text for passage in text.passages(seen, words, due, yours)]
    return parts if titled else parts[1:]


def packed(blocks: Sequence[Sequence[str]], width: int) -> list[str]:
    """Blocks beside each other where there is room, below the first, which says whose turn it is."""
    first, *others = _gathered(blocks)
    shelves: list[list[str]] = [first]
    column: list[str] = []
    for block in [*others, []]:
        wide, height = _wide(column), max(len(column), len(block))
        if column and block and wide + GAP + _wide(block) <= width:
            rows = zip(_filled(column, height), _filled(block, height), strict=True)
            column = [f"{padded(left, wide)}{' ' * GAP}{right}".rstrip() for left, right in rows]
            continue
        shelves += [column] if column else []
        column = list(block)
    return [line for shelf in shelves for line in shelf]


def _gathered(blocks: Sequence[Sequence[str]]) -> list[list[str]]:
    """What is indented with the line above it, and single lines that follow each other as one block."""
    whole: list[list[str]] = []
    for block in filter(None, blocks):
        if whole and block[0].startswith(" ") and len(whole[-1]) == 1:
            whole[-1].extend(block)
        else:
            whole.append(list(block))
    found: list[list[str]] = []
    for single, group in groupby(whole, lambda block: len(block) == 1):
        same = list(group)
        found += [[line for block in same for line in block]] if single else same
    return found


def _wide(block: Sequence[str]) -> int:
    return max(map(cells, block), default=0)


def _filled(block: Sequence[str], height: int) -> list[str]:
    return [*block, *[""] * (height - len(block))]


class News:
    """What a seat sees of a game of quickness: what has changed in the middle, at its own place, and in what
    it can do."""

    def __init__(self) -> None:
        self.known: list[str] = []
        self.typed: tuple[str, ...] = ()

    def of(self, seen: View, words: Words, menu: Menu, width: int) -> list[str]:
        """The lines that are new since the last time."""
        seats = [name for seat, name in enumerate(words.names) if seen.seat not in (None, seat)]
        lines = [
            passage.text
            for passage in text.passages(seen, words)
            if passage.text and not any(passage.text.startswith(f"{name} [") for name in seats)
        ]
        fresh = [line for line in lines if line not in self.known]
        changed = menu.labels and menu.typed != self.typed
        self.known, self.typed = lines, menu.typed
        return [*fresh, *(menu.lines(width) if changed else [])]
