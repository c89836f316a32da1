"""Waiting for what comes. Every socket has one of each, so they weigh next to nothing while nobody waits:
those of asyncio are ten times as heavy."""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """What has come, in order, for the one who reads it."""

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next one; wait for it if need be."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._events.pop(0)

    @property
    def is_awaited(self) -> bool:
        """Somebody waits for the next one."""
        return self._reader is not None and not self._reader.done()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Tap:
    """Open at first. While it is shut, whoever comes waits until it is opened again."""

    __slots__ = ("_opened",)

    def __init__(self) -> None:
        self._opened: asyncio.Future[None] | None = None  # None while it is open

    def is_set(self) -> bool:
        return self._opened is None

    def clear(self) -> None:
        if self._opened is None:
            self._opened = asyncio.get_running_loop().create_future()

    def set(self) -> None:
        if self._opened:
            self._opened.set_result(None)
            self._opened = None

    async def wait(self) -> None:
        if self._opened:
            await asyncio.shield(self._opened)  # another may wait for it too
