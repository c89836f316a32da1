"""The one place that spreads work: over processes of this machine, or over the machines of a cluster. What is
done comes back in the order of the tasks. Where a process dies, its tasks are done again elsewhere, and
nothing that was finished is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Any, NamedTuple, Protocol, TypeVar

AHEAD = 4  # tasks a process that are handed out before the first of them is done
KEPT = 16  # times as many may be done before one that others wait for
TRIES = 3  # deaths of processes, after which a task is taken for their cause

Task = TypeVar("Task")
Done = TypeVar("Done")

_stop: Any = None  # in a worker: the event that says that nobody wants more


class Lost(Exception):
    """The process that worked at a task has died."""


class Workers(NamedTuple):
    """Who works: `jobs` processes, or as many as there is room for; on a cluster if it has an address."""

    jobs: int | None = 1
    cluster: str = ""

    def at_most(self, jobs: int) -> Workers:
        """No more than are worth being started; those of a cluster are there already."""
        return self if self.cluster else Workers(min(self.jobs or cores(), jobs))


HERE = Workers()


class Crew(Protocol):
    """Workers, wherever they are. A ticket stands for a task that was handed out."""

    ahead: int  # tasks that are handed out at a time

    def hand_out(self, task: Any) -> Any: ...

    def finished(self, tickets: Collection[Any]) -> Collection[Any]:
        """Those of the tickets that need not be waited for any more; waits until there are some."""

    def take(self, ticket: Any) -> Any:
        """What has been made of the task; raises Lost."""

    def close(self) -> None:
        """Nobody wants the rest."""


def cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[Task], Done], tasks: Iterable[Task], workers: Workers = HERE) -> Iterator[Done]:
    """What `work` makes of each task, in the order of the tasks. Whoever wants no more closes the iterator:
    then the workers stop as soon as they ask whether they are `stopped`."""
    if workers == HERE:
        yield from map(work, tasks)
        return
    crew = _crew(work, workers)
    try:
        yield from _spread(crew, tasks)
    finally:
        crew.close()


def _crew(work: Callable[[Any], Any], workers: Workers) -> Crew:
    if not workers.cluster:
        return Pool(work, workers.jobs or cores())
    from parlour.lab.cluster import Cluster

    return Cluster(work, workers.cluster, workers.jobs)


def _spread(crew: Crew, tasks: Iterable[Any]) -> Iterator[Any]:
    """Hand out what there is room for, and give back what is next."""
    numbered, handed_out, done = enumerate(tasks), dict[Any, tuple[int, Any]](), dict[int, Any]()
    lost, first = Counter[int](), 0
    while True:
        while len(handed_out) < crew.ahead and len(done) < KEPT * crew.ahead:
            following = next(numbered, None)
            if following is None:
                break
            handed_out[crew.hand_out(following[1])] = following
        if not handed_out:
            return
        for ticket in crew.finished(handed_out):
            number, task = handed_out.pop(ticket)
            try:
                done[number] = crew.take(ticket)
            except Lost:
                lost[number] += 1
                if lost[number] == TRIES:
                    raise
                handed_out[crew.hand_out(task)] = number, task
        while first in done:
            yield done.pop(first)
            first += 1


class Pool:
    """Processes of this machine. If one of them dies, all are replaced."""

    def __init__(self, work: Callable[[Any], Any], jobs: int) -> None:
        self._work, self._jobs, self.ahead = work, jobs, AHEAD * jobs
        self._open()

    def _open(self) -> None:
        # A worker may have died while it looked at the event, which nobody can look at any more then.
        context = multiprocessing.get_context("spawn")
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(self._jobs, context, _begin, (self._stop,))

    def hand_out(self, task: Any) -> Future[Any]:
        with block_sigint():
            try:
                return self._pool.submit(self._work, task)
            except BrokenProcessPool:
                self._pool.shutdown()
                self._open()
                return self._pool.submit(self._work, task)

    def finished(self, tickets: Collection[Future[Any]]) -> Collection[Future[Any]]:
        return wait_for(tickets, return_when=FIRST_COMPLETED).done

    def take(self, ticket: Future[Any]) -> Any:
        try:
            return ticket.result()
        except BrokenProcessPool:
            raise Lost from None

    def close(self) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)


def stopped() -> bool:
    """Whether nobody wants what this process is working at."""
    return _stop is not None and _stop.is_set()


def _begin(stop: Any) -> None:
    """What a worker does first: Ctrl-C is for its parent alone, and without a parent it has no use."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    wait([parent.sentinel])
    os._exit(1)


@contextmanager
def block_sigint() -> Iterator[None]:
    """Processes that are started meanwhile never get Ctrl-C, not even before they can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
