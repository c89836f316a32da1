"""Work that is spread over processes, and comes back in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Any, TypeVar

AHEAD = 4  # tasks a process that are handed out before the first of them is done

Task = TypeVar("Task")
Done = TypeVar("Done")

_stop: Any = None  # in a worker: the event that says that nobody wants more


def cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """What `work` makes of each task, in the order of the tasks, by `jobs` processes. Whoever wants no more
    closes the iterator: then the workers stop as soon as they ask whether they are `stopped`."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _begin, (stop,))
    waiting = deque[Future[Done]]()
    try:
        for task in tasks:
            with block_sigint():
                waiting.append(pool.submit(work, task))
            if len(waiting) == AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


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
