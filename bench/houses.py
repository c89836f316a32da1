"""Servers with all that they stand on, and everything that can go wrong with it.

One house is a server on SQLite with a small disk, the other two servers on PostgreSQL with Redis between
them or with PostgreSQL's own notifications. Clients, database and bus are reached through lines that can be
held up and torn."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from bench import shifted
from bench.disks import Disk
from bench.guests import Server
from bench.lines import Line
from bench.players import LIMITS
from bench.services import Missing, Postgres, Redis, claimed
from bench.victims import Fault, Victim

SIZE = "64m"  # of the small disk
LONGEST = 5.0  # seconds that something is held up, stopped or full
FARTHEST = 8.0  # that a clock is wrong by, as a power of ten of seconds: three years


class Machine(Server):
    """A server whose clock can be set wrong; it ends with us."""

    manner = {"stdin": subprocess.PIPE, "start_new_session": True}

    def __init__(self, folder: Path, *options: str) -> None:
        self.claim = claimed()
        super().__init__(folder, *options, *LIMITS, port=self.claim.getsockname()[1])
        file = folder / f"clock-{secrets.token_hex(4)}"
        self.clock = shifted.Clock(file)
        self.program = (shifted.__file__, str(file))

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        self.claim.close()


class House:
    """Some servers that share a database, and the people at their tables."""

    disk: Disk | None = None
    postgres: Postgres | None = None
    redis: Redis | None = None

    def __init__(self, database: str) -> None:
        self.database = database  # past all lines
        self.servers: list[Machine] = []
        self.doors: list[Line] = []  # from the clients to each server
        self.wires: list[Line] = []  # from each server to the database
        self.buses: list[Line] = []  # and to the bus
        self.people: list[Victim] = []

    @property
    def urls(self) -> list[str]:
        return [f"http://127.0.0.1:{door.port}" for door in self.doors]

    async def add(self, stack: AsyncExitStack, server: Machine) -> None:
        stack.callback(server.__exit__)
        self.servers.append(server)
        self.doors.append(await stack.enter_async_context(Line(server.port).up()))

    async def start(self) -> None:
        """All that do not run."""
        down = [server for server in self.servers if not server.process or server.process.poll() is not None]
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in down))

    def strike(self, fault: Fault, everybody: bool = False) -> int:
        """Start the stopwatches of all whom it concerns; which server it hits: one that somebody uses."""
        used = {self.urls.index(player.url) for player in self.people}
        at = sorted(used)[fault.at % len(used)]
        for player in self.people:
            if everybody or player.url == self.urls[at]:
                player.strike(fault.kind)
        return at

    async def suffer(self, fault: Fault) -> None:
        await FAULTS[fault.kind](self, fault)

    # What can happen to a server

    async def kill(self, fault: Fault) -> None:
        """kill -9, as if somebody pulled the plug."""
        server = self.servers[self.strike(fault)]
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(fault.size)
        await asyncio.to_thread(server.start)

    async def stop(self, fault: Fault) -> None:
        """An orderly stop."""
        server = self.servers[self.strike(fault)]
        code = await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        assert not code, f"a server stopped with code {code}"

    async def freeze(self, fault: Fault) -> None:
        """The machine hangs for a while and then goes on as if nothing had been."""
        server = self.servers[self.strike(fault)]
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(fault.size * LONGEST)
        os.kill(server.pid, signal.SIGCONT)

    async def jump(self, fault: Fault) -> None:
        """The clock is wrong by anything from a second to three years, until it jumps again."""
        server = self.servers[self.strike(fault)]
        ahead, by = divmod(fault.size * 2, 1)
        server.clock.shift = int((1 if ahead else -1) * 10 ** (by * FARTHEST) * 1e9)

    # What can happen to a line

    async def part_clients(self, fault: Fault) -> None:
        await self.part(fault, self.doors)

    async def part_database(self, fault: Fault) -> None:
        await self.part(fault, self.wires)

    async def part_bus(self, fault: Fault) -> None:
        await self.part(fault, self.buses)

    async def part(self, fault: Fault, lines: Sequence[Line]) -> None:
        """Nothing gets through for a while; then all that was sent arrives, or every connection breaks."""
        line, (breaks, length) = lines[self.strike(fault)], divmod(fault.size * 2, 1)
        line.flows.clear()
        await asyncio.sleep(length * LONGEST)
        if breaks:
            line.cut()
        line.flows.set()

    # What can happen to what they stand on

    async def fill_disk(self, fault: Fault) -> None:
        server = self.servers[self.strike(fault, everybody=True)]
        assert self.disk
        self.disk.fill(server.pid)
        await asyncio.sleep(fault.size * LONGEST)
        self.disk.free(server.pid)

    async def restart_database(self, fault: Fault) -> None:
        self.strike(fault, everybody=True)
        assert self.postgres
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(fault.size)
        await asyncio.to_thread(self.postgres.start)

    async def restart_bus(self, fault: Fault) -> None:
        self.strike(fault, everybody=True)
        assert self.redis
        await asyncio.to_thread(self.redis.stop)
        await asyncio.sleep(fault.size)
        await asyncio.to_thread(self.redis.start)

    def heal(self) -> None:
        """All clocks are right again."""
        for server in self.servers:
            server.clock.shift = 0


FAULTS: dict[str, Callable[[House, Fault], Coroutine[Any, Any, None]]] = {
    "kill": House.kill,
    "stop": House.stop,
    "freeze": House.freeze,
    "clock": House.jump,
    "clients-parted": House.part_clients,
    "database-parted": House.part_database,
    "bus-parted": House.part_bus,
    "disk-full": House.fill_disk,
    "database-restart": House.restart_database,
    "bus-restart": House.restart_bus,
}


@asynccontextmanager
async def alone(folder: Path) -> AsyncIterator[House]:
    """One server on SQLite, on a disk that can be full."""
    async with AsyncExitStack() as stack:
        try:
            disk = Disk(folder / "disk", "tmpfs", SIZE)
        except Missing:
            disk = Disk(folder / "limited", "limit")
        stack.callback(disk.close)
        house = House(f"sqlite:///{disk.folder / 'parlour.db'}")
        house.disk = disk
        server = Machine(folder, "--database", house.database)
        await house.add(stack, server)
        await house.start()
        yield house


@asynccontextmanager
async def together(folder: Path, postgres: Postgres, redis: Redis | None) -> AsyncIterator[House]:
    """Two servers on PostgreSQL; without Redis the database is the bus."""
    async with AsyncExitStack() as stack:
        house = House(postgres.database(f"faults_{secrets.token_hex(4)}"))
        house.postgres, house.redis = postgres, redis
        for _ in range(2):
            wire = await stack.enter_async_context(Line(postgres.port).up())
            house.wires.append(wire)
            options = ["--database", house.database.replace(str(postgres.port), str(wire.port))]
            if redis:
                bus = await stack.enter_async_context(Line(redis.port).up())
                house.buses.append(bus)
                options += ["--bus", redis.url.replace(str(redis.port), str(bus.port))]
            await house.add(stack, Machine(folder, *options))
        await house.start()
        yield house
