"""Runs of the templates: buffers, batches and whether it is worth compiling."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

from parlour.core import Kernel
from parlour.match import LAST_STOP
from parlour.search import templates
from parlour.search.bind import bind, can_compile, is_cached

SHALLOW = 3  # plies that are counted before a compiler has been loaded
SPLIT = 2  # plies after which pieces are counted one by one
FEW = 300  # matches that are played before a compiler has been loaded
BATCH = {False: 10, True: 2000}  # matches at a time
WINDOW = 256  # positions that are remembered: more than any limit of quiet moves

Notice = Callable[[], None]


def ignore() -> None:
    """Nobody wants to know."""


def ready(template: Callable[..., Any], kernel: Kernel, compiled: bool, compiling: Notice) -> Any:
    """The bound template; says so when it is about to be compiled for the first time."""
    if compiled and not is_cached(template, kernel.rules):
        compiling()
    return bind(template, kernel.rules, compiled)


def buffers(count: int, size: int, compiled: bool) -> Any:
    """Room for `count` lists of `size` numbers."""
    if not compiled:
        return [[0] * size for _ in range(count)]
    import numpy

    return numpy.zeros((count, size), numpy.int64)


def count(
    kernel: Kernel,
    depth: int,
    compiled: bool | None = None,
    compiling: Notice = ignore,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> int:
    """How many runs of `depth` plies there are from here; repetition is not looked at."""
    return Counting(kernel, depth, compiled, compiling).count(kernel.board, depth, progress)


class Counting:
    """Counts the runs from positions of one kernel, at most `depth` plies long."""

    def __init__(
        self, kernel: Kernel, depth: int, compiled: bool | None = None, compiling: Notice = ignore
    ) -> None:
        self.kernel = kernel
        self.compiled = depth > SHALLOW and can_compile() if compiled is None else compiled
        self._perft = ready(templates.perft, kernel, self.compiled, compiling)
        self._outs = buffers(depth + 1, kernel.rules.MOST_PLIES, self.compiled)
        self._perft(kernel.board, kernel.variant, 0, self._outs)  # the first one compiles

    def count(
        self, board: Any, depth: int, progress: Callable[[int, int], None] = lambda done, of: None
    ) -> int:
        """How many runs of `depth` plies there are from this board."""
        split = min(SPLIT, max(depth - 1, 0))
        pieces = list(after(self.kernel, board, split))
        total = 0
        for done, piece in enumerate(pieces, 1):
            total += int(self._perft(piece, self.kernel.variant, depth - split, self._outs))
            progress(done, len(pieces))
        return total


def after(kernel: Kernel, board: Any, plies: int) -> Iterator[Any]:
    """Every position `plies` plies later, once for each way there."""
    rules = kernel.rules
    if plies == 0:
        yield board
    elif rules.result(board, kernel.variant) == rules.ONGOING:
        out = [0] * rules.MOST_PLIES
        for ply in out[: rules.plies(board, kernel.variant, out)]:
            yield from after(kernel, rules.play(board, ply), plies - 1)


class Playouts:
    """Random matches from a position. `wins` by seat, `draws` and `plies` since they began."""

    def __init__(
        self, kernel: Kernel, seed: int | str, compiled: bool = False, compiling: Notice = ignore
    ) -> None:
        self.kernel, self.batch = kernel, BATCH[compiled]
        self._playouts = ready(templates.playouts, kernel, compiled, compiling)
        self._out = buffers(1, kernel.rules.MOST_PLIES, compiled)[0]
        self._keys = buffers(1, WINDOW, compiled)[0]
        self._tally = buffers(1, 4, compiled)[0]
        self.begin(seed)

    def begin(self, seed: int | str) -> None:
        """Count anew, with other random numbers."""
        self._x = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:4]) or 1
        for at in range(len(self._tally)):
            self._tally[at] = 0

    def run(self, count: int) -> None:
        k = self.kernel
        self._x = int(
            self._playouts(count, self._x, k.board, k.variant, LAST_STOP, self._out, self._keys, self._tally)
        )

    @property
    def wins(self) -> list[int]:
        first, second = int(self._tally[0]), int(self._tally[1])
        return [second, first] if self.kernel.turn else [first, second]

    @property
    def draws(self) -> int:
        return int(self._tally[2])

    @property
    def plies(self) -> int:
        return int(self._tally[3])
