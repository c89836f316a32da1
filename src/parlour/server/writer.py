"""The one thread that writes. What is asked of it while it waits for the disk goes into the next commit
together, and nobody is told that a row is stored before its commit is through."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from operator import itemgetter
from queue import SimpleQueue
from time import monotonic
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from parlour.core import Refused
from parlour.server import database

BATCH = 500  # requests, beyond which no more are waited for to share a commit
FEW = 4  # requests in a commit, beyond which the next one waits for company
GATHER = 0.005  # seconds
BRIEF = 250  # ms that what was stuck may wait for a lock: all the others wait with it
AGAIN = 2.0  # seconds until what is stuck is tried again


class NotSaved(Refused):
    """The disk or the database would not take it. It can be sent again."""


class Conflict(Exception):
    """Somebody else was first: look again at what is there."""


class Request(NamedTuple):
    """What the writer is asked for: rows to insert, or any other change. What is stuck is known by its
    `key`, mostly the id of a table."""

    work: tuple[tuple[Any, ...], ...] | Callable[[sql.Connection], Any]
    key: str
    future: asyncio.Future[Any]


class Writer:
    """Stores what is asked for, in order, and tells the loop."""

    def __init__(self, engine: sql.Engine, rows: sql.Table, loop: asyncio.AbstractEventLoop) -> None:
        self.engine, self._rows, self._loop = engine, rows, loop
        self._asked: list[Request] = []  # since the loop last came round
        self._requests: SimpleQueue[list[Request] | None] = SimpleQueue()
        self._stuck: dict[str, float] = {}  # keys, and when they may be tried again
        self._thread = threading.Thread(target=self._write, name="parlour-write", daemon=True)
        self._thread.start()

    async def ask(self, work: Any, key: str) -> Any:
        future = self._loop.create_future()
        if not self._asked:
            self._loop.call_soon(self.hand_over)  # so that the thread is woken once for all of them
        self._asked.append(Request(work, key, future))
        return await future

    def hand_over(self) -> None:
        """Let the thread have all that was asked for since it was last given something."""
        if self._asked:
            self._requests.put(self._asked)
            self._asked = []

    def close(self) -> None:
        """Write everything that was handed over, then end."""
        self._requests.put(None)
        self._thread.join()

    def _write(self) -> None:
        busy = False
        while (given := self._requests.get()) is not None:
            if busy:
                time.sleep(GATHER)
            requests, closing = given, False
            while not self._requests.empty() and len(requests) < BATCH and not closing:
                if (more := self._requests.get()) is None:
                    closing = True
                else:
                    requests += more
            stuck = [each for each in requests if each.key in self._stuck] if self._stuck else []
            self._store([each for each in requests if each not in stuck] if stuck else requests, self.commit)
            self._store(stuck, self._commit_apart)  # last, so that nobody waits for them
            busy = len(requests) > FEW
            if closing:
                return

    def _store(self, requests: Sequence[Request], commit: Callable[[Sequence[Request]], list[Any]]) -> None:
        if requests:
            self._tell(requests, commit(requests))

    def commit(self, requests: Sequence[Request]) -> list[Any]:
        """Everything in one commit; if one of them cannot be, each alone, so that none suffers for it."""
        try:
            with self.engine.begin() as connection:
                return self._do(connection, requests)
        except Exception as error:
            if database.is_stuck(error):
                return self._commit_apart(requests)
            gone = isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError | DataError)
            if gone or len(requests) == 1:
                return [_refusal(error)] * len(requests)
        return [self.commit([request])[0] for request in requests]

    def _commit_apart(self, requests: Sequence[Request]) -> list[Any]:
        """Each alone, since somebody else in the database is in the way of some: not for long and not too
        often. If it is in the way of several, the rest need not try."""
        most = len(self._stuck) + FEW
        return [
            self._try_apart(each) if len(self._stuck) < most else NotSaved("not-saved") for each in requests
        ]

    def _try_apart(self, request: Request) -> Any:
        if monotonic() < self._stuck.get(request.key, 0):
            return NotSaved("not-saved")
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql(f"SET LOCAL lock_timeout = {BRIEF}")
                (done,) = self._do(connection, [request])
        except Exception as error:
            done = _refusal(error)
            if database.is_stuck(error):
                self._stuck[request.key] = monotonic() + AGAIN
                return done
        self._stuck.pop(request.key, None)
        return done

    def _do(self, connection: sql.Connection, requests: Sequence[Request]) -> list[Any]:
        rows = [row for request in requests if isinstance(request.work, tuple) for row in request.work]
        if rows:
            rows.sort(key=_place)  # two servers must not wait for each other in a circle
            database.insert(connection, self._rows, rows)
        return [None if isinstance(request.work, tuple) else request.work(connection) for request in requests]

    def _tell(self, requests: Sequence[Request], results: Sequence[Any]) -> None:
        def tell() -> None:
            for request, result in zip(requests, results, strict=True):
                if request.future.done():
                    continue
                if isinstance(result, Exception):
                    request.future.set_exception(result)
                else:
                    request.future.set_result(result)

        self._loop.call_soon_threadsafe(tell)


def _refusal(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, SQLAlchemyError):
        refusal = NotSaved("not-saved")
        refusal.__cause__ = error
        return refusal
    return error


_place = itemgetter(0, 1)  # a row begins with its table and its number
