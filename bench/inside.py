"""What a move costs the server: tables in this very process, and no sockets between them and their clients.

    scripts/uv run --group dev python -m bench.inside [--tables 100] [--moves 5000] [--profile] [go-fish …]

Everything else is as in `parlour bench server`: four clients a table in two languages, random moves, rows on
the disk before anybody hears of them. What counts is processor time, the writer's thread and all; that of the
players is taken off. `--calls` counts calls, which makes everything slower; `--profile` only looks every
millisecond of processor time what the main thread is at, and prints the shares."""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import secrets
import signal
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import process_time, thread_time
from types import FrameType
from typing import Any

from bench.server import CLIENTS, GAMES, LANGUAGES, Heard, Way, hear
from parlour import protocol
from parlour.server import database
from parlour.server.gate import Limits
from parlour.server.house import House, Timings, opened
from parlour.server.session import Session
from parlour.server.work import Share

CHUNKS = 20  # in which moves are timed; the best one counts, for others may be using the machine
FEWEST = 3  # moves a table in a chunk: what others are at when it begins and ends must not count
EVERY = 0.001  # seconds of processor time between two looks
MOST = 70  # functions that are printed


class Guest:
    """A client whose line is two lists."""

    def __init__(self, table: Table, token: str, language: str) -> None:
        self.table, self.token, self.language = table, token, language
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.unread: list[bytes] = []
        self.ways: list[Way] = []
        self.n, self.over, self.seat = 0, False, -1

    def say(self, message: dict[str, Any]) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def write(self, data: bytes) -> bool:
        """What the server sends."""
        self.unread.append(data)
        if data.startswith(b'{"type":"update"'):
            self.table.heard()
        return True

    def read(self) -> None:
        for data in self.unread:
            self._take(hear(data), data)
        self.unread.clear()

    def _take(self, heard: Heard, data: bytes) -> None:
        assert heard.type != "refused", data
        if heard.paths is not None:
            self.ways = [way for ways in heard.paths.values() for way in ways]
        if heard.own:
            self.seat = heard.own.seat
        if heard.view:
            self.n, self.over = heard.view.n, heard.view.result is not None


class Table:
    """Four clients, who move on when all of them have heard of the last move."""

    def __init__(self, load: Load) -> None:
        self.load, self.rng = load, random.Random(len(load.tables))
        self.guests: list[Guest] = []
        self.waiting = CLIENTS

    def heard(self) -> None:
        self.waiting -= 1
        if not self.waiting:
            self.load.ready.put_nowait(self)

    def go_on(self) -> bool:
        """Move, or begin again; whether it was a move."""
        self.waiting = CLIENTS
        for guest in self.guests:
            guest.read()
        id = secrets.token_hex(8)
        mover = next((guest for guest in self.guests if guest.ways), self.guests[0])
        if mover.over or not mover.ways:
            self.guests[0].say({"type": "start-match", "id": id})
            return False
        move = self.rng.choice(mover.ways).move
        mover.say({"type": "move", "id": id, "seat": mover.seat, "n": mover.n, "move": move})
        return True


def yardstick() -> float:
    """Microseconds of a piece of work that is always the same: how slow the machine is just now."""
    began, numbers = thread_time(), dict[str, list[int]]()
    for number in range(3000):
        numbers.setdefault(str(number % 997), []).append(number)
    sorted(numbers.items(), key=lambda each: sum(each[1]))
    return (thread_time() - began) * 1e6


class Load:
    """All tables of a house."""

    def __init__(self, house: House) -> None:
        self.house, self.tables = house, list[Table]()
        self.ready: asyncio.Queue[Table] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.share = Share("", 1e9)

    async def open(self, game: str) -> None:
        table, seats = Table(self), GAMES[game]
        self.tables.append(table)
        number = len(self.tables)  # no two tables have the same names
        first = await self.house.open(protocol.NewTable(game, f"0 {number}", rules={}, seats=[0] * seats))
        live, tokens = await self.house.find(first.invite), [first.token]
        for at in range(1, seats):
            seated = await live.sit(protocol.Sit(secrets.token_hex(16), f"{at} {number}"))
            tokens.append(seated.token)
        table.waiting = 10**9  # what is heard while people come in is nobody's turn
        for at, token in enumerate([*tokens, *[""] * (CLIENTS - seats)]):
            guest = Guest(table, token, LANGUAGES[at % 2])
            table.guests.append(guest)
            limits = Limits(*[10**9] * len(Limits.__struct_fields__))
            session = Session(self.house, limits, guest.inbox.get, _nowhere, self.share, guest.write)
            self.tasks.append(asyncio.ensure_future(self.share.metered(session.run())))
            hello = {"type": "hello", "protocol": protocol.VERSION, "table": first.invite}
            guest.say({**hello, "tokens": [token] if token else [], "language": guest.language})
            while not any(b'"table":{' in data for data in guest.unread):
                await asyncio.sleep(0)
        table.go_on()

    async def play(self, moves: int) -> tuple[float, float, float]:
        """Play so many moves; the microseconds that a move took in all, those outside of this thread, and
        how often one could have used the yardstick meanwhile."""
        unit = yardstick()
        players, count, began, here = 0.0, moves, process_time(), thread_time()
        while moves:
            table = await self.ready.get()
            at = thread_time()
            moves -= table.go_on()
            players += thread_time() - at
        everywhere, here = process_time() - began, thread_time() - here
        price = (everywhere - players) / count * 1e6
        return price, (everywhere - here) / count * 1e6, price * 2 / (unit + yardstick())


async def _nowhere(_text: str) -> None:
    raise AssertionError("a list has always room")


@contextmanager
def profiled() -> Iterator[None]:
    """Print which functions were at work, by themselves and with all that they call."""
    alone, along = Counter[str](), Counter[str]()

    def look(_signal: int, frame: FrameType | None) -> None:
        names = []
        while frame:
            code = frame.f_code
            names.append(f"{'/'.join(code.co_filename.split('/')[-3:])}:{code.co_qualname}")
            frame = frame.f_back
        alone[names[0]] += 1
        along.update(set(names))

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
    for title, counts in ("by itself", alone), ("with all that it calls", along):
        print(title)
        for name, count in counts.most_common(MOST):
            print(f"{100 * count / alone.total():6.1f} %  {name}")


async def measure(game: str, tables: int, moves: int, calls: bool, profile: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'parlour.db'}"
        database.prepare(url)
        async with opened(url, None, Timings()) as house:
            load = Load(house)
            for _ in range(tables):
                await load.open(game)
            await load.play(10 * tables)  # warm
            counter = cProfile.Profile() if calls else None
            with counter or nullcontext(), profiled() if profile else nullcontext():
                each = max(moves // CHUNKS, FEWEST * tables)
                spent = sorted([await load.play(each) for _ in range(CHUNKS)])
            for task in load.tasks:
                task.cancel()
            await asyncio.gather(*load.tasks, return_exceptions=True)
    (best, writing, _), relative = spent[0], sorted(ratio for _, _, ratio in spent)[CHUNKS // 2]
    figures = {"us_move": round(best), "writing": round(writing), "relative": round(relative, 3)}
    if counter:
        figures["calls"] = round(pstats.Stats(counter).total_calls / (each * CHUNKS))  # type: ignore[attr-defined]
    return {"game": game, "moves_s": round(1e6 / best), **figures}


if __name__ == "__main__":
    import uvloop

    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=5000)
    parser.add_argument("--calls", action="store_true")
    parser.add_argument("--profile", action="store_true")
    chosen = parser.parse_args()
    for game in chosen.games:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            work = measure(game, chosen.tables, chosen.moves, chosen.calls, chosen.profile)
            print(json.dumps(runner.run(work)))
