"""`parlour bench server`: many tables on loopback, each with four clients, and a stopwatch.

The server runs in a process of its own, on one core where the system allows that; the clients run
here. Each table is played at random. Flat out, a table moves on as soon as all its four clients have
seen the last move; at a steady pace every table moves once in a while, as people do."""

from __future__ import annotations

import asyncio
import gc
import math
import os
import random
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import httpx
import msgspec

from bench import serving
from bench.serving import AT_REST
from bench.wire import Wire

T = TypeVar("T")
CLIENTS = 4
GAMES = {"go-fish": 4, "nine-mens-morris": 2}  # and how many of the clients hold a seat
LANGUAGES = ("en", "de")
SHORTEST = 5.0  # seconds of a measurement at least
BUSY = 0.1  # of a core; tables at rest need less


class Way(msgspec.Struct):
    """As much of a path as a random player needs."""

    move: str


class Seen(msgspec.Struct):
    """And as much of a view."""

    n: int
    result: Any


class Own(msgspec.Struct):
    """And as much of what is for this socket alone."""

    seat: int


class Heard(msgspec.Struct):
    """And as much of a message."""

    type: str
    view: Seen | None = None
    own: Own | None = None
    paths: dict[str, list[Way]] | None = None


hear = msgspec.json.Decoder(Heard).decode


class Guest:
    """One socket of a table."""

    def __init__(self, table: Table, token: str, language: str) -> None:
        self.table, self.token, self.language = table, token, language
        self.view: Seen | None = None
        self.ways: list[Way] = []
        self.seat = -1
        self.wire: Wire | None = None

    async def come(self, url: str) -> None:
        self.wire = await Wire.connect(url + "/api/socket", self._hear)
        tokens = [self.token] if self.token else []
        hello = {"type": "hello", "protocol": 1, "table": self.table.invite, "tokens": tokens}
        self.say({**hello, "language": self.language})

    def say(self, message: dict[str, Any]) -> None:
        assert self.wire
        self.wire.say(msgspec.json.encode(message))

    def _hear(self, data: bytes) -> None:
        heard = hear(data)
        self.table.bytes += len(data)
        if heard.type in ("refused", "bye"):
            self.table.fail(data)
        if heard.paths is not None:
            self.ways = [way for ways in heard.paths.values() for way in ways]
        if heard.own:
            self.seat = heard.own.seat
        if heard.view:
            self.view = heard.view
            self.table.look()


class Table:
    """One table and its four clients."""

    def __init__(self, load: Load, game: str) -> None:
        self.load, self.game = load, game
        self.guests: list[Guest] = []
        self.rng = random.Random(len(load.tables))
        self.invite = ""
        self.n = -1
        self.sent = 0.0
        self.bytes = 0
        self.seen = asyncio.Event()
        self.failed = b""  # what the server said that ends the bench

    async def open(self, client: httpx.AsyncClient) -> None:
        seats = GAMES[self.game]
        number = len(self.load.tables)  # no two tables have the same names
        new = {"game": self.game, "name": f"0 {number}", "seats": [0] * seats}
        answer = (await client.post("/api/tables", json=new)).json()
        self.invite, tokens = answer["invite"], [answer["token"]]
        for at in range(1, seats):
            wish = {"id": secrets.token_hex(16), "name": f"{at} {number}"}
            answer = (await client.post(f"/api/tables/{self.invite}/seats", json=wish)).json()
            tokens.append(answer["token"])
        tokens += [""] * (CLIENTS - seats)
        self.guests = [Guest(self, token, LANGUAGES[at % 2]) for at, token in enumerate(tokens)]
        for guest in self.guests:
            await guest.come(str(client.base_url))
        await self.start()

    async def start(self) -> None:
        self.n = 0
        self.seen.clear()
        for guest in self.guests:
            guest.view = None
        self.guests[0].say({"type": "start-match", "id": secrets.token_hex(8)})
        await self._until_seen()

    def fail(self, said: bytes) -> None:
        self.failed = said
        self.seen.set()

    async def _until_seen(self) -> None:
        await self.seen.wait()
        if self.failed:
            raise AssertionError(self.failed)

    def look(self) -> None:
        """Whether all have seen the last move; some are shown it twice, as when somebody begins to watch."""
        if all(guest.view and guest.view.n == self.n for guest in self.guests):
            self.seen.set()

    async def move(self) -> None:
        """Play one move, and wait until all four have seen it."""
        mover = next((guest for guest in self.guests if guest.view and guest.ways), None)
        if mover is None or mover.view is None or mover.view.result:
            await self.start()
            return
        way = self.rng.choice(mover.ways)
        self.n = mover.view.n + 1
        self.seen.clear()
        deed = {"id": secrets.token_hex(8), "seat": mover.seat, "n": mover.view.n, "move": way.move}
        self.sent = perf_counter()
        mover.say({"type": "move", **deed})
        await self._until_seen()
        self.load.latencies.append(perf_counter() - self.sent)
        self.load.moves += 1


class Load:
    """All tables, and what was measured."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.moves = 0

    async def open(self, url: str, game: str, count: int) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=60) as client:
            for _ in range(count):
                table = Table(self, game)
                self.tables.append(table)
                await table.open(client)

    async def run(self, seconds: float, every: float = 0.0) -> float:
        """Play for so long, each table flat out or once in `every` seconds; the seconds it took."""
        self.latencies, self.moves = [], 0
        begun = perf_counter()
        end = begun + seconds

        async def play(table: Table) -> None:
            if every:
                await asyncio.sleep(table.rng.random() * every)
            while perf_counter() < end:
                due = perf_counter() + every
                await table.move()
                if every:
                    await asyncio.sleep(max(0.0, due - perf_counter()))

        await asyncio.gather(*(play(table) for table in self.tables))
        return perf_counter() - begun

    async def close(self) -> None:
        for table in self.tables:
            for guest in table.guests:
                if guest.wire:
                    guest.wire.close()


class Used:
    """What a process has used, as Linux tells it; other systems say nothing here."""

    def __init__(self, pid: int) -> None:
        self.folder = Path("/proc") / str(pid)

    def memory(self) -> float:
        """Bytes in memory."""
        if not self.folder.exists():
            return math.nan
        return int((self.folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """Seconds of processor time."""
        if not self.folder.exists():
            return math.nan
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def rests(self) -> None:
        """Wait until the process does nothing of note: at first a server makes ready what it will need."""
        before = -math.inf
        while self.seconds() - before > BUSY * AT_REST:
            before = self.seconds()
            await asyncio.sleep(AT_REST)


@contextmanager
def server() -> Iterator[tuple[str, Used]]:
    """A server on a folder of its own, and what its process uses."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, serving.__file__, folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        try:
            yield process.stdout.readline().strip().rstrip("/"), Used(process.pid)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def run_quickly(work: Coroutine[Any, Any, T]) -> T:
    """Run the clients on the same quick loop as the server: at home they have a machine of their own."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def measure(
    game: str, tables: int, seconds: float, every: float, progress: Callable[[str], None]
) -> dict[str, Any]:
    """All figures for one game."""
    with server() as (url, used):
        return run_quickly(_measure(url, used, game, tables, seconds, every, progress))


async def _measure(
    url: str,
    used: Used,
    game: str,
    tables: int,
    seconds: float,
    every: float,
    progress: Callable[[str], None],
) -> dict[str, Any]:
    load = Load()
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        await client.get("/api/games")
    await used.rests()
    idle = used.memory()
    progress(game)
    await load.open(url, game, 1)
    warm = used.memory()
    await load.open(url, game, tables - 1)
    gc.collect()
    gc.disable()  # a pause of the clients is none of the server
    await asyncio.sleep(AT_REST + 3)
    await used.rests()
    rest = used.memory()
    await load.run(1)  # warm
    cpu = used.seconds()
    took = await load.run(seconds)
    cpu = used.seconds() - cpu
    flat_out, moves = sorted(load.latencies), load.moves
    playing = used.memory()
    await load.run(seconds, min(every, seconds / 3))
    paced, paced_moves = sorted(load.latencies), load.moves
    sent = sum(table.bytes for table in load.tables)
    await load.close()
    gc.enable()
    return {
        "game": game,
        "tables": tables,
        "moves_s": round(moves / took),
        "moves_s_core": _whole(moves / cpu),
        "full_p50_ms": _ms(flat_out, 0.5),
        "full_p99_ms": _ms(flat_out, 0.99),
        "paced_moves_s": round(paced_moves / seconds),
        "p50_ms": _ms(paced, 0.5),
        "p99_ms": _ms(paced, 0.99),
        "idle_mb": _whole(idle / 1e6),
        "playing_kb_table": _whole((playing - warm) / tables / 1e3),
        "rest_kb_table": _whole((rest - warm) / tables / 1e3),
        "bytes_update": round(sent / max(1, CLIENTS * (moves + paced_moves))),
    }


def _ms(latencies: list[float], share: float) -> float:
    return round(latencies[min(len(latencies) - 1, int(len(latencies) * share))] * 1000, 1)


def _whole(figure: float) -> int | None:
    return None if math.isnan(figure) else round(figure)


def run(tables: int, seconds: float, progress: Callable[[str], None]) -> list[dict[str, Any]]:
    """Go Fish and Nine Men's Morris, one after the other."""
    return [measure(game, tables, max(seconds, SHORTEST), 1.0, progress) for game in GAMES]
