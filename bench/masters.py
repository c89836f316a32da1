"""`parlour bench server --masters 20`: how long people wait for their moves to be seen while masters think.

At so many tables a person plays at random against a master, who is asked again as soon as it has answered; at
the other tables people move once a second. Server and workers share all cores, as they do at home."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from time import perf_counter
from typing import Any

import httpx

from bench.server import Guest, Load, Table, Used, run_quickly, server

GAME = "draughts"  # which masters think about longest
MASTER = 4
EVERY = 1.0  # seconds between two moves of people among themselves
SHORTEST = 20.0  # seconds of a measurement at least
LOOK = 0.005  # seconds between two looks whether the master has answered


class Against(Table):
    """A table where a person plays against a master."""

    async def open(self, client: httpx.AsyncClient) -> None:
        new = {"game": self.game, "name": f"0 {len(self.load.tables)}", "seats": [0, MASTER]}
        answer = (await client.post("/api/tables", json=new)).json()
        self.invite = answer["invite"]
        self.guests = [Guest(self, answer["token"], "en")]
        await self.guests[0].come(str(client.base_url))
        await self.start()

    def look(self) -> None:
        """The master may have answered already."""
        (guest,) = self.guests
        if guest.view and guest.view.n >= self.n:
            self.seen.set()

    async def move(self) -> None:
        """Wait for the master, and play."""
        (guest,), begun = self.guests, perf_counter()
        while guest.view and not guest.ways and not guest.view.result:
            await asyncio.sleep(LOOK)
        assert isinstance(self.load, Evening)
        self.load.waits.append(perf_counter() - begun)
        await super().move()


class Evening(Load):
    """Tables with masters, and tables of people."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []  # seconds for the answers of masters

    async def challenge(self, url: str, masters: int) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=60) as client:
            for _ in range(masters):
                table = Against(self, GAME)
                self.tables.append(table)
                await table.open(client)


def run(tables: int, masters: int, seconds: float, progress: Callable[[str], None]) -> list[dict[str, Any]]:
    """People among themselves, first without masters, then beside them."""
    with server() as (url, used):
        return run_quickly(_measure(url, used, tables, masters, max(seconds, SHORTEST), progress))


async def _measure(
    url: str, used: Used, tables: int, masters: int, seconds: float, progress: Callable[[str], None]
) -> list[dict[str, Any]]:
    release(used)
    evening, rows = Evening(), list[dict[str, Any]]()
    await evening.open(url, "nine-mens-morris", tables)
    people = list(evening.tables)
    for count in (0, masters):
        progress(GAME)
        if count:
            await evening.challenge(url, count)
            await play(evening, people, seconds / 4)  # every worker has compiled, or has begun to
        latencies = await play(evening, people, seconds)
        row = {"tables": tables, "masters": count, "moves": len(latencies), "p50_ms": ms(latencies, 0.5)}
        row |= {"p99_ms": ms(latencies, 0.99), "answers": len(evening.waits)}
        rows.append(row | {"answer_p50_ms": ms(evening.waits, 0.5)})
    await evening.close()
    return rows


async def play(evening: Evening, people: list[Table], seconds: float) -> list[float]:
    """Have all tables played for so long; how long each move of a person took until all had seen it."""
    evening.latencies, evening.waits, end = [], [], perf_counter() + seconds

    async def at(table: Table) -> None:
        await asyncio.sleep(table.rng.random() * EVERY)
        while perf_counter() < end:
            due = perf_counter() + EVERY
            await table.move()
            if table in people:
                await asyncio.sleep(max(0.0, due - perf_counter()))

    await asyncio.gather(*map(at, evening.tables))
    return evening.latencies


def release(used: Used) -> None:
    """Let the server use all cores; `server` keeps it on one."""
    if hasattr(os, "sched_setaffinity"):
        for thread in (used.folder / "task").iterdir():
            os.sched_setaffinity(int(thread.name), range(os.cpu_count() or 1))


def ms(latencies: list[float], share: float) -> float | None:
    ordered = sorted(latencies)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1) if ordered else None
