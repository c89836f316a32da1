"""Very many random matches on slates, on all cores: equal seeds give equal results however many work at them.

Compiled code lets other threads run; plain Python needs processes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from parlour.games import game as find
from parlour.lab.processes import Workers, in_order
from parlour.search.slates import Played, Playouts, bulk

BATCH = 1000  # matches that have random numbers of their own


class Task(NamedTuple):
    """One batch, in words that another process understands."""

    key: str
    seats: int | None
    rules: tuple[tuple[str, Any], ...]
    seed: str
    number: int
    matches: int
    compiled: bool | None


def play(
    key: str,
    count: int,
    seats: int | None = None,
    rules: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    batch: int = BATCH,
    compiled: bool | None = None,
) -> Played:
    """`count` random matches, in batches."""
    ready = bulk(find(key), seats, rules, compiled)
    house = tuple((rules or {}).items())
    tasks = [
        Task(key, seats, house, str(seed), number, min(batch, count - at), ready.compiled)
        for number, at in enumerate(range(0, count, batch))
    ]
    if not ready.compiled:
        return together(in_order(work, tasks, Workers(jobs)), ready.seats)
    Playouts(ready).run(1, seed)  # compiles once for all threads
    with ThreadPoolExecutor(jobs) as pool:
        return together(pool.map(work, tasks), ready.seats)


def work(task: Task) -> Played:
    ready = bulk(find(task.key), task.seats, dict(task.rules), task.compiled)
    return Playouts(ready).run(task.matches, task.seed, task.number)


def together(runs: Iterable[Played], seats: int) -> Played:
    total = Played(0, 0, 0, (0,) * seats, (0.0,) * seats, (0,) * seats)
    for run in runs:
        total = Played(*(added(one, other) for one, other in zip(total, run, strict=True)))
    return total


def added(one: Any, other: Any) -> Any:
    return tuple(map(sum, zip(one, other, strict=True))) if isinstance(one, tuple) else one + other
