"""A house inside the test, in a time of its own that passes only while everybody waits: what took
minutes takes moments, and the same seed gives the same bytes."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import selectors
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import msgspec
import pytest
import sqlalchemy as sql

from bench.guests import whole
from parlour import Match, protocol
from parlour.bots import Judged, Question, Reply, think, weigh
from parlour.server import database
from parlour.server.bus import Bus
from parlour.server.gate import Limits
from parlour.server.house import House, Timings
from parlour.server.live import LiveTable
from parlour.server.session import Session
from parlour.server.store import Store
from parlour.server.work import Share
from parlour.server.writer import Request

T = TypeVar("T")

BEGAN = 1_800_000_000_000  # ms since 1970
COMMIT = 0.003  # seconds that the disk takes
JUMPS = 1_000_000  # in time, after which nobody need wait any longer


class Jumping(selectors.SelectSelector):
    """Waits for nothing but time, and that goes by at once."""

    passed = 0.0
    jumps = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is None:
            ready = super().select(60)
            assert ready, "everybody waits for ever"
        if not ready:
            self.passed += timeout or 0
            self.jumps += 1
            assert self.jumps < JUMPS, "what is waited for never happens"
        return ready


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.clock = Jumping()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.passed


def lived(patch: pytest.MonkeyPatch, evening: Coroutine[Any, Any, T], seed: object = 0) -> T:
    """Run it in a time of its own, with chance that can be repeated."""
    loop = Loop()
    drawn = 0

    def token_hex(size: int = 32) -> str:
        nonlocal drawn
        drawn += 1
        return hashlib.shake_256(f"{seed}/{drawn}".encode()).hexdigest(size)

    clocks = {"monotonic": loop.time, "now": lambda: BEGAN + round(loop.time() * 1000)}
    for name, module in list(sys.modules.items()):
        for clock in clocks if name.startswith("parlour.server.") else ():
            if hasattr(module, clock):
                patch.setattr(module, clock, clocks[clock])
    patch.setattr(secrets, "token_hex", token_hex)
    patch.setattr(secrets, "token_urlsafe", lambda size=32: token_hex(size))
    with asyncio.Runner(loop_factory=lambda: loop) as running:
        return running.run(evening)


class Prompt(Store):
    """The same database without threads, which would know the real time, and without a disk."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.engine.dispose()

        @sql.event.listens_for(self.engine, "connect")
        def hurry(connection: Any, _record: Any) -> None:
            connection.execute("PRAGMA synchronous=OFF")

    async def _ask(self, work: Any, key: str) -> Any:
        await asyncio.sleep(COMMIT)
        (result,) = self._writer.commit([Request(work, key, asyncio.get_running_loop().create_future())])
        if isinstance(result, Exception):
            raise result
        return result

    async def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def _away(self, work: Callable[[], T]) -> T:
        return work()


class Thinker:
    """Thinks on the spot."""

    async def think(self, question: Question, _table: str, _address: str) -> Reply:
        return think(question)

    async def weigh(self, question: Question, _table: str, _address: str) -> list[Judged]:
        return weigh(question)

    ponder = weigh

    def close(self) -> None:
        pass


class Inside:
    """The house, open while it is used."""

    def __init__(self, database: Path, keep: bool = True, timings: Timings | None = None) -> None:
        self.database, self.keep, self.timings = database, keep, timings or Timings()

    async def __aenter__(self) -> House:
        url = f"sqlite:///{self.database}"
        database.prepare(url)
        opened = Prompt(url)
        self.house = House(opened, Bus(), self.timings)
        self.house.thinkers = Thinker()  # type: ignore[assignment]
        if self.keep:
            self.house.spawn(self.house.run_maintenance())
        return self.house

    async def __aexit__(self, *_: object) -> None:
        await self.house.close()


class Sent(NamedTuple):
    """What left the house for somebody: for whose eyes it was asked, and how far the match had come."""

    eyes: int | None
    n: int
    data: str


def at_once() -> float:
    return 0.0


class Guest:
    """Somebody at the end of a line: `down` and `up` say how long a message takes each way."""

    def __init__(
        self,
        house: House,
        invite: str,
        tokens: Sequence[str] = (),
        language: str = "en",
        down: Callable[[], float] = at_once,
        up: Callable[[], float] = at_once,
        pong_after: float | None = 0.0,
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.house, self.invite, self.tokens, self.language = house, invite, list(tokens), language
        self.down, self.up, self.pong_after = down, up, pong_after
        self.sent: list[Sent] = []
        self.messages: list[Any] = []
        self.view: Any = None
        self.paths: dict[str, Any] = {}
        self.table: Any = None
        self.eyes: int | None = None
        self.called = "deed"  # what the ids of this guest's messages begin with
        self.seen: Callable[[], None] = lambda: None  # called whenever a view arrives
        self._down_free = self._up_free = 0.0
        self._number = 0
        self._coming: asyncio.Queue[Any] = asyncio.Queue()
        self.session = Session(
            house, Limits(messages=10_000), self._coming.get, self._send, Share("", 1_000_000)
        )

    async def come(self, since: int = -1) -> Self:
        hello = {"type": "hello", "protocol": 1, "table": self.invite, "tokens": self.tokens}
        self.running = self.loop.create_task(self.session.run())
        self.say(hello | {"language": self.language, "since": since})
        await until(lambda: self.table or self.running.done())
        return self

    async def leave(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect"})
        await self.running

    async def _send(self, data: str) -> None:
        match = self.session.live.table.match if self.session.live else None
        self.sent.append(Sent(self.eyes, match.n if match else 0, data))
        self._down_free = max(self._down_free, self.loop.time() + self.down())
        self.loop.call_at(self._down_free, self._take, data)

    def _take(self, data: str) -> None:
        message = whole(msgspec.json.decode(data))
        if message["type"] == "ping":
            if self.pong_after is not None:
                self.loop.call_later(self.pong_after, self.say, {"type": "pong", "ping": message["ping"]})
            return
        self.messages.append(message)
        self.table = message.get("table", self.table)
        self.paths = message.get("paths", self.paths)
        if "view" in message:
            self.view = message["view"]
            self.seen()

    def say(self, message: dict[str, Any] | str) -> None:
        """Send it up the line; nothing overtakes on the way."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._up_free = max(self._up_free, self.loop.time() + self.up())
        self.loop.call_at(self._up_free, self._coming.put_nowait, {"type": "websocket.receive", "text": text})

    def do(self, kind: str, **fields: Any) -> str:
        self._number += 1
        name = "-".join(map(str, self.session.client.held)) or self.language
        id = f"{self.called}-of-{name}-number-{self._number}"
        self.say({"type": kind, "id": id, **fields})
        return id

    def move(self, text: str, seat: int | None = None, n: int | None = None) -> str:
        at = self.view["seat"] if seat is None else seat
        return self.do("move", seat=at, n=self.view["n"] if n is None else n, move=text)

    async def answer(self, id: str) -> Any:
        """The refusal, the row or the word that it is stored."""
        found: list[Any] = []

        def came() -> bool:
            found[:] = [message for message in self.messages if message.get("id") == id]
            rows = [row for message in self.messages for row in message.get("rows", ())]
            found.extend(row for row in rows if row.get("id") == id)
            return bool(found)

        await until(came)
        return found[0]

    @property
    def moves(self) -> list[str]:
        own = self.paths.get(str(self.view["seat"]), []) if self.view else []
        return [path["move"] for path in own]

    @property
    def said(self) -> list[str]:
        rows = {row["row"]: row for message in self.messages for row in message.get("rows", ())}
        return [line for n in sorted(rows) for line in rows[n].get("said", ())]


async def until(happened: Callable[[], Any], seconds: float = 30) -> None:
    """Let time pass until it is so."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not happened():
        assert loop.time() < end, "it never happened"
        await asyncio.sleep(0.005)


async def seated(house: House, game: str, people: int, levels: Sequence[int] = (), **rules: Any) -> list[str]:
    """A table with so many people and then these computers: its invitation, and the tokens of the seats."""
    new = protocol.NewTable(game, "Anna", rules=rules, seats=[0] * people + list(levels))
    host = await house.open(new)
    live = await house.find(host.invite)
    tokens = [host.token]
    for number, name in enumerate(("Ben", "Carla", "David", "Emma", "Farid", "Gina", "Hugo")[: people - 1]):
        tokens.append((await live.sit(protocol.Sit(f"sits-down-{number}", name))).token)
    return [host.invite, *tokens]


def playing(live: LiveTable) -> Match:
    assert live.table.match
    return live.table.match


async def stop(*guests: Guest) -> None:
    for guest in guests:
        with suppress(Exception):
            await guest.leave()
