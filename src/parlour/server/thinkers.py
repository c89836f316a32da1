"""Worker processes that think for the computer players, so that the tables never wait for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection

from parlour.bots import Question, Reply, think


class Pool:
    """Worker processes that exit when their parent does, even if it was killed: each holds one end of a pipe
    and waits for the other to be closed.

    The executor alone would leave orphans, since each of its workers keeps the queue open itself."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._theirs, self._ours = context.Pipe(duplex=False)
        self.executor = ProcessPoolExecutor(workers, context, worker_init, (self._theirs,))

    def close(self) -> None:
        self._ours.close()
        self._theirs.close()
        self.executor.shutdown(wait=False)


@contextmanager
def block_sigint() -> Iterator[None]:
    """Processes that are started meanwhile never get Ctrl-C, not even before `worker_init` ignores it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def worker_init(pipe: Connection) -> None:
    """The first thing that a worker does: Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with_parent, args=(pipe,), daemon=True).start()


def exit_with_parent(pipe: Connection) -> None:
    """Wait until the other end is closed; a thought that is not finished is of no use to anybody."""
    with suppress(EOFError, OSError):
        pipe.recv_bytes()
    os._exit(0)


class Thinkers:
    """The workers of a server, started when a computer player has to think for the first time."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool: Pool | None = None
        self._closed = False

    async def think(self, question: Question) -> Reply:
        """The answer of a worker; if one dies meanwhile, of another."""
        try:
            return await self._ask(question)
        except BrokenProcessPool:
            return await self._ask(question)

    async def _ask(self, question: Question) -> Reply:
        if self._closed:
            raise RuntimeError("closed")
        pool = self._pool = self._pool or Pool(self.workers)
        try:
            with block_sigint():
                answer = pool.executor.submit(think, question)
            return await asyncio.wrap_future(answer)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.close()
            raise

    def close(self) -> None:
        """Stop all workers at once; what they were thinking about is lost."""
        self._closed = True
        if self._pool:
            self._pool.close()
            self._pool = None
