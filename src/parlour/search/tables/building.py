"""Making a table: each group of parts is worked out, compared with what comes one ply later, and stored."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from parlour.search.bind import bind, can_compile, is_cached
from parlour.search.runs import Notice, buffers, ignore
from parlour.search.tables import files, retrograde
from parlour.search.tables.exact import Table
from parlour.search.tables.retrograde import LONGEST, NOTHING, OPEN, OPPOSITE, WHERE

PIECE = 1 << 20  # positions that are worked at without a word
SMALL = 1 << 21  # positions of a group that are all compared with those one ply later
SPARSE = 16  # of a larger one, one of so many
WAYS_BACK = 8  # from a position; where more lead to it than are open, these are looked at instead
NARROW = 127  # the highest code that one byte holds


class Step(NamedTuple):
    """How far the work has come."""

    group: int  # counted from 1
    groups: int
    level: int  # plies before the end; -1: it is being verified
    done: int  # positions of this level
    of: int


class WrongTable(Exception):
    """A code that does not follow from those one ply later: the layout and the kernel do not fit."""


Progress = Callable[[Step], None]


def build(
    table: Table,
    jobs: int = 1,
    progress: Progress = lambda step: None,
    compiled: bool | None = None,
    compiling: Notice = ignore,
    everything: bool = False,
) -> None:
    """Make what is missing of a table, in `jobs` threads. Every group is kept as soon as it is finished. If
    `everything` is to be compared with what comes one ply later, groups that were made before are too."""
    missing = table.open()
    if missing or everything:
        builder = Builder(table, jobs, progress, can_compile() if compiled is None else compiled, compiling)
        builder.warm_up()
        for group in range(len(table.groups)):
            low, high = table.borders(group)
            if group in missing:
                builder.make(group, 1 if everything or high - low <= SMALL else SPARSE)
            elif everything:
                builder.review(group, 1)
        table.open()


class Builder:
    """The codes of a table while it is made, and the templates bound to its kernel and layout."""

    def __init__(
        self, table: Table, jobs: int, progress: Progress, compiled: bool, compiling: Notice
    ) -> None:
        self.table, self.jobs, self.progress, self.compiled = table, jobs, progress, compiled
        rules, layout = table.rules, table.layout
        if compiled and not is_cached(retrograde.review, rules):
            compiling()
        judge = bind(retrograde.judge, rules, False, layout)
        self._seed = bind(retrograde.seed, rules, compiled, layout, judge=judge)
        lost = bind(retrograde.lost, rules, False, layout)
        self._sweep = bind(retrograde.sweep, rules, compiled, layout)
        self._settle = bind(retrograde.settle, rules, compiled, layout, lost=lost)
        self._review = bind(retrograde.review, rules, compiled, layout, judge=judge)
        self.codes = numbers(table.ends[-1], compiled)
        self._maps = arrays(table.maps) if compiled else table.maps
        for group, part in enumerate(table.parts):
            if part:
                at = table.borders(group)[0]
                for block in part.blocks():
                    self.codes[at : at + len(block)] = block if compiled else array("h", block)
                    at += len(block)

    def warm_up(self) -> None:
        """Have everything compiled, by work at no position."""
        v, m, codes, room = self.table.variant, self._maps, self.codes, self._room(1)
        self._seed(0, 0, v, m, codes, room)
        self._sweep(0, 0, 1, v, m, codes, room, room)
        self._settle(0, 0, 1, False, v, m, codes, room)
        self._review(0, 0, 1, v, m, codes, room, room)

    def make(self, group: int, every: int) -> None:
        """Work out a group and store it."""
        t, v, m, codes = self.table, self.table.variant, self._maps, self.codes
        low, high = t.borders(group)

        def seed(first: int, last: int) -> None:
            self._seed(first, last, v, m, codes, self._room(t.rules.MOST_PLIES))

        def sweep(sign: int, first: int, last: int) -> tuple[int, int, int]:
            earlier, census = self._room(t.layout.MOST_BEFORE), self._room(2)
            highest = self._sweep(first, last, sign * level, v, m, codes, earlier, census)
            return int(highest), int(census[OPEN]), int(census[OPPOSITE])

        def settle(everything: bool, first: int, last: int) -> int:
            out = self._room(t.rules.MOST_PLIES)
            return int(self._settle(first, last, level, everything, v, m, codes, out))

        list(self._spread(seed, group, 0))
        level, highest = 1, 1
        while level <= highest:
            swept = list(self._spread(partial(sweep, -1), group, level))
            open_ones, won = (sum(each[at] for each in swept) for at in (1, 2))
            everything = won * WAYS_BACK > open_ones
            if won and not everything:
                list(self._spread(partial(sweep, 1), group, level))
            found = self._spread(partial(settle, everything), group, level) if won else [0]
            highest = max(*found, *(each[0] for each in swept))
            level += 1
        width = 1 if highest <= NARROW else 2
        about = t.about(group) | self.review(group, every)
        files.write(t.path(group), about, width, self._blocks(low, high, width))

    def review(self, group: int, every: int) -> dict[str, Any]:
        """What the codes of a group say in all, after one of `every` so many was compared."""
        t = self.table

        def review(first: int, last: int) -> list[int]:
            out, tally = self._room(t.rules.MOST_PLIES), self._room(6)
            wrong = int(self._review(first, last, every, t.variant, self._maps, self.codes, out, tally))
            if wrong >= 0:
                raise WrongTable(t.name, wrong)
            return [int(count) for count in tally]

        tallies = list(self._spread(review, group, -1))
        counts = [sum(each) for each in zip(*(tally[:LONGEST] for tally in tallies), strict=True)]
        longest, where = max((tally[LONGEST], tally[WHERE]) for tally in tallies)
        return {"counts": counts, "longest": longest, "where": where}

    def _room(self, size: int) -> Any:
        return buffers(1, size, self.compiled)[0]

    def _spread(self, work: Callable[[int, int], Any], group: int, level: int) -> Iterator[Any]:
        """Work at all positions of a group in pieces, in several threads."""
        low, high = self.table.borders(group)
        piece = min(PIECE, -(-(high - low) // self.jobs))
        begins = range(low, high, piece)

        def told(results: Iterable[Any]) -> Iterator[Any]:
            for begin, result in zip(begins, results, strict=True):
                done = min(begin + piece, high) - low
                self.progress(Step(group + 1, len(self.table.groups), level, done, high - low))
                yield result

        def do(begin: int) -> Any:
            return work(begin, min(begin + piece, high))

        if self.jobs == 1 or not self.compiled or len(begins) == 1:
            yield from told(map(do, begins))
            return
        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                yield from told(pool.map(do, begins))
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    def _blocks(self, low: int, high: int, width: int) -> Iterator[bytes]:
        """The codes as they are stored; what is no position gets a code that is quickly packed."""
        for at in range(low, high, files.BLOCK):
            block = self.codes[at : min(at + files.BLOCK, high)]
            if self.compiled:
                block[block == NOTHING] = 0
                yield block.astype(files.LETTERS[width]).tobytes()
            else:
                known = [0 if code == NOTHING else code for code in block]
                yield array(files.LETTERS[width], known).tobytes()


def numbers(size: int, compiled: bool) -> Any:
    """Room for so many codes."""
    if not compiled:
        return array("h", bytes(2 * size))
    import numpy

    return numpy.zeros(size, numpy.int16)


def arrays(maps: Any) -> Any:
    """The same maps for compiled runs."""
    import numpy

    return type(maps)(*(numpy.array(each, numpy.int64) for each in maps))
