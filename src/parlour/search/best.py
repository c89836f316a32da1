"""The best plies of a position, looked at deeper and deeper until the work or the time is used up."""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Sequence
from time import monotonic
from types import ModuleType
from typing import Any, NamedTuple

from parlour.core import Kernel
from parlour.search import alphabeta
from parlour.search.alphabeta import INFINITY, LEFT, MOST, PAST, SURE
from parlour.search.bind import bind, can_compile
from parlour.search.runs import buffers

REMEMBERED = {False: 14, True: 19}  # bits of the number of positions at most, plain and compiled
ROOM = 3  # bits more than of the nodes that are looked at, so that few take each other's place
FIRST = 500  # nodes that take no time worth measuring
PLAIN = 40  # times less is looked at where nothing is compiled


class Worth(NamedTuple):
    """How positions of a kernel are judged."""

    evaluation: ModuleType  # one of parlour.search.evaluations
    weights: Any  # its Weights


class Valued(NamedTuple):
    """A ply, and its value for the side that makes it."""

    ply: int
    value: int


class Engine:
    """Alpha-beta bound to a kernel, with the buffers that it works in."""

    def __init__(self, rules: ModuleType, worth: Worth, compiled: bool) -> None:
        self.compiled = compiled
        self._search = bind(alphabeta.search, rules, compiled, worth.evaluation)
        self._outs = buffers(MOST + 1, rules.MOST_PLIES, compiled)
        self._orders = buffers(MOST + 1, rules.MOST_PLIES, compiled)
        self._counts = buffers(1, 2, compiled)[0]
        self.forget(FIRST)

    def forget(self, nodes: int) -> None:
        """Begin anew, with room for what `nodes` can find: nothing that was looked at before counts."""
        size = 1 << min(REMEMBERED[self.compiled], nodes.bit_length() + ROOM)
        self._positions, self._entries = buffers(2, size, self.compiled)
        self._path = buffers(1, 1024, self.compiled)[0]
        self._successes = buffers(1, alphabeta.TRIED + 1, self.compiled)[0]

    def begin(self, past: Sequence[int], nodes: int) -> None:
        """The positions that may return, oldest first; the last one is where the search begins."""
        self.forget(nodes)
        for at, position in enumerate(past):
            self._path[at] = position
        self._counts[PAST] = max(len(past) - 1, 0)

    def value(
        self, board: Any, variant: Any, weights: Any, depth: int, alpha: int, beta: int, nodes: int
    ) -> tuple[int | None, int]:
        """The value of a position one ply ahead for the side that is to move there, or None if `nodes` did
        not suffice; and how many are left."""
        self._counts[LEFT] = nodes
        found = self._search(
            board, variant, weights, depth, alpha, beta, 1,
            self._outs, self._orders, self._positions, self._entries,
            self._path, self._successes, self._counts,
        )  # fmt: skip
        left = int(self._counts[LEFT])
        return None if left < 0 else int(found), max(left, 0)


def rank(
    kernel: Kernel,
    worth: Worth,
    nodes: int,
    depth: int = MOST,
    seconds: float | None = None,
    among: Sequence[int] = (),
    all_exact: bool = False,
) -> list[Valued]:
    """The plies of a position (or those `among` them), the best first: looked `depth` plies ahead, or as far
    as `nodes` and `seconds` go; where nothing is compiled, that is less far. Only the first value is exact,
    unless `all_exact`: then all are from the same depth."""
    engine = engine_for(kernel, worth, seconds is None)
    board, variant, rules = kernel.board, kernel.variant, kernel.rules
    out = [0] * rules.MOST_PLIES
    found = [Valued(ply, 0) for ply in among or out[: rules.plies(board, variant, out)]]
    nodes = nodes if engine.compiled else max(FIRST, nodes // PLAIN)
    engine.begin(kernel.past or [rules.key(board)], nodes)
    begun, left = monotonic(), nodes
    for ahead in range(depth):
        best, valued = -INFINITY, list[Valued]()
        for ply, _ in found:
            alpha = -INFINITY if all_exact else best
            most = within(left, nodes - left, monotonic() - begun, seconds)
            reply, unused = engine.value(
                rules.play(board, ply), variant, worth.weights, ahead, -INFINITY, -alpha, most
            )
            left -= most - unused
            if reply is None:
                break
            valued.append(Valued(ply, -reply))
            best = max(best, -reply)
        rest = found[len(valued) :]
        if rest and all_exact:
            break  # what was looked at one ply less is comparable
        if valued and best > -SURE:
            rest = [Valued(ply, -INFINITY) for ply, _ in rest]
        # A sure loss is worse than whatever was not looked at so far ahead.
        found = sorted([*valued, *rest], key=lambda each: -each.value)
        doubtful = found if all_exact else found[:1]
        if rest or len(found) == 1 or all(abs(each.value) > SURE for each in doubtful):
            break
    return found


def within(left: int, used: int, took: float, seconds: float | None) -> int:
    """How many of the nodes that are left can be looked at in the seconds that are left."""
    if seconds is None:
        return left
    speed = used / took if used > FIRST and took > 0 else FIRST / seconds
    return min(left, max(FIRST, int((seconds - took) * speed))) if took < seconds else 0


_ready: dict[str, Engine] = {}
_begun: set[str] = set()
_compiling = threading.Lock()


def engine_for(kernel: Kernel, worth: Worth, wait: bool) -> Engine:
    """The compiled engine if it is ready, or may be waited for; else the plain one, while the other is made
    in the background. Where Numba is missing or PARLOUR_PLAIN is set there is only the plain one."""
    name = kernel.rules.__name__
    if not can_compile() or os.environ.get("PARLOUR_PLAIN"):
        return _plain(kernel.rules, worth)
    if wait:
        _compile(name, kernel, worth)
    elif name not in _begun:
        _begun.add(name)
        threading.Thread(target=_compile, args=(name, kernel, worth), daemon=True).start()
    return _ready.get(name) or _plain(kernel.rules, worth)


@functools.cache
def _plain(rules: ModuleType, worth: Worth) -> Engine:
    return Engine(rules, worth, compiled=False)


def _compile(name: str, kernel: Kernel, worth: Worth) -> None:
    with _compiling:
        if name not in _ready:
            engine = Engine(kernel.rules, worth, compiled=True)
            engine.value(kernel.board, kernel.variant, worth.weights, 1, -INFINITY, INFINITY, FIRST)
            _ready[name] = engine
