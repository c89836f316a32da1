"""How servers on several machines hear of each other's rows: a notice says how far a table has come
and who sits there. Rows are fetched from the database, so that a lost or doubled notice does no harm."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple, TypeAlias

import msgspec

from parlour.server import journal
from parlour.server.database import ALIVE

CHANNEL = "parlour"
PAUSE = 0.5  # seconds before a lost connection is tried again


class Notice(msgspec.Struct, frozen=True):
    """A table has come to `row`; the server that says so holds the seats `here`, and `watching` look on."""

    sender: str
    table: str
    row: int
    here: tuple[str, ...] = ()
    watching: int = 0


class Elsewhere(NamedTuple):
    """Who is at the table through another server, as far as it was heard of; it holds for a while only."""

    until: float
    here: frozenset[str]
    watching: int


Hear: TypeAlias = Callable[[Notice | None], None]  # None: notices may have been lost
Tell: TypeAlias = Callable[[str], Awaitable[Any]]


class Bus:
    """One server alone: there is nobody else to tell."""

    def publish(self, notice: Notice) -> None:
        """Tell the others soon; this never waits."""

    async def listen(self, hear: Hear) -> None:
        """Hear from the others until cancelled."""


class Wire(Bus, ABC):
    """Several servers; a connection that is lost is made again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._going: asyncio.Queue[Notice] = asyncio.Queue(10_000)
        self.outage = journal.Outage("bus-lost", "bus-back")

    def publish(self, notice: Notice) -> None:
        if not self._going.full():
            self._going.put_nowait(notice)

    async def listen(self, hear: Hear) -> None:
        async def hearing() -> None:
            async with self._hears() as coming:
                hear(None)
                self.outage.worked()
                async for data in coming:
                    self.outage.worked()
                    hear(msgspec.json.decode(data, type=Notice))

        async def telling() -> None:
            async with self._tells() as tell:
                while True:
                    await tell(msgspec.json.encode(await self._going.get()).decode())

        await asyncio.gather(self._again(hearing), self._again(telling))

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                self.outage.happened(cause=journal.cause(error))
            await asyncio.sleep(PAUSE)

    @abstractmethod
    def _hears(self) -> AbstractAsyncContextManager[AsyncIterator[str]]:
        """A connection on which notices come."""

    @abstractmethod
    def _tells(self) -> AbstractAsyncContextManager[Tell]:
        """A connection on which notices go."""


class Postgres(Wire):
    """Notifications of the database itself."""

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        import psycopg

        url = self.url.replace("postgresql+psycopg:", "postgresql:")
        async with await psycopg.AsyncConnection.connect(url, autocommit=True, **ALIVE) as connection:
            yield connection

    @asynccontextmanager
    async def _hears(self) -> AsyncIterator[AsyncIterator[str]]:
        async with self._connection() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield (notify.payload async for notify in connection.notifies())

    @asynccontextmanager
    async def _tells(self) -> AsyncIterator[Tell]:
        async with self._connection() as connection:
            yield lambda data: connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, data))


class Redis(Wire):
    """A Redis channel."""

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        from redis import asyncio as redis

        async with redis.Redis.from_url(self.url, health_check_interval=5) as connection:
            yield connection

    @asynccontextmanager
    async def _hears(self) -> AsyncIterator[AsyncIterator[str]]:
        async with self._connection() as connection, connection.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            yield (message["data"] async for message in channel.listen() if message["type"] == "message")

    @asynccontextmanager
    async def _tells(self) -> AsyncIterator[Tell]:
        async with self._connection() as connection:
            yield lambda data: connection.publish(CHANNEL, data)


def connect(url: str | None, database: str) -> Bus:
    """The bus of this URL; without one PostgreSQL notifies by itself, and SQLite serves one server."""
    if url is None:
        return Postgres(database) if database.startswith("postgresql") else Bus()
    return Redis(url) if url.startswith(("redis:", "rediss:")) else Postgres(url)
