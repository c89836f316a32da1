"""`parlour bench faults`: people play all games while everything goes wrong, by a plan that a seed repeats.

In each round all games are dealt out to two houses: one server on SQLite; two on PostgreSQL, in turn with
Redis and without. Most faults hit one line: it breaks, messages come late, twice, out of order, unreadable.
The others hit a server, its clock, or what it stands on. When the round is over every acknowledged deed is
looked for, every token tried, every record verified.

A time to resume runs, for everybody whom a fault concerns, from the moment it strikes (so it holds the outage
itself) until a deed is acknowledged that was sent, or whose answer was fetched, after that moment."""

from __future__ import annotations

import asyncio
import random
import signal
import statistics
import tempfile
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from bench.houses import FAULTS, House, alone, together
from bench.players import MOST, Counts, Party, SeatLost, examine, gathered
from bench.services import Missing, Postgres, Redis
from bench.victims import Fault, Victim
from parlour.core import Game
from parlour.games import GAMES

__all__ = ["Missing", "plan", "run"]

ROUND = 1000  # faults, after which everything is looked through
ALONE, TOGETHER = 0, 1  # the houses
WAITING = 2  # faults that one person may have before them
# How many of a thousand faults are of this kind, and which houses know it.
MIX: dict[str, tuple[int, tuple[int, ...]]] = {
    "cut": (240, (ALONE, TOGETHER)),
    "doubled": (180, (ALONE, TOGETHER)),
    "malformed": (140, (ALONE, TOGETHER)),
    "reordered": (110, (ALONE, TOGETHER)),
    "late": (100, (ALONE, TOGETHER)),
    "stale": (90, (ALONE, TOGETHER)),
    "delayed": (60, (ALONE, TOGETHER)),
    "kill": (16, (ALONE, TOGETHER)),
    "clock": (14, (ALONE, TOGETHER)),
    "stop": (10, (ALONE, TOGETHER)),
    "database-parted": (8, (TOGETHER,)),
    "freeze": (6, (ALONE, TOGETHER)),
    "clients-parted": (6, (ALONE, TOGETHER)),
    "bus-parted": (6, (TOGETHER,)),
    "disk-full": (6, (ALONE,)),
    "database-restart": (4, (TOGETHER,)),
    "bus-restart": (4, (TOGETHER,)),
}
OF_THE_BUS = ("bus-parted", "bus-restart")

Progress = Callable[[int, int], None]  # faults so far, and how much they have cost


class Round(NamedTuple):
    """What happens until everything is looked through."""

    seed: str
    redis: bool  # between the two servers
    faults: list[Fault]


def plan(seed: str, faults: int) -> Iterator[Round]:
    """What will go wrong, in order; each kind comes in every round that has room for it."""
    for number, begun in enumerate(range(0, faults, ROUND)):
        rng, redis = random.Random(f"{seed} {number}"), number % 2 == 0
        kinds = [kind for kind in MIX if redis or kind not in OF_THE_BUS]
        count = min(ROUND, faults - begun)
        weights = [MIX[kind][0] for kind in kinds]
        chosen = [*kinds[::-1], *rng.choices(kinds, weights, k=count)][:count]
        rng.shuffle(chosen)
        happen = [Fault(kind, rng.choice(MIX[kind][1]), rng.randrange(1000), rng.random()) for kind in chosen]
        yield Round(f"{seed} {number}", redis, happen)


class Tally:
    """What was counted so far."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.struck: Counter[tuple[str, int]] = Counter()  # by kind and number of servers
        self.resumed: dict[tuple[str, int], list[float]] = defaultdict(list)
        self.sums: Counter[str] = Counter()
        self.games: set[str] = set()
        self.wrong: list[str] = []

    def strikes(self, kind: str, servers: int) -> None:
        self.struck[kind, servers] += 1
        self.progress(self.struck.total(), self.sums["lost"] + self.sums["doubled"])

    def report(self, seed: str, seconds: float) -> dict[str, Any]:
        """All figures; times in seconds."""
        everything = [time for times in self.resumed.values() for time in times]
        names = ("acknowledged", "sent_again", "lost", "doubled", "seats_lost", "rows", "records")
        return {
            "seed": seed,
            "faults": self.struck.total(),
            **{name: self.sums[name] for name in names},
            "games": len(self.games),
            **_times(everything),
            "minutes": round(seconds / 60, 1),
            "kinds": [
                {"fault": kind, "servers": servers, "count": count, **_times(self.resumed[kind, servers])}
                for (kind, servers), count in self.struck.most_common()
            ],
            "wrong": self.wrong,
        }


def _times(seconds: list[float]) -> dict[str, Any]:
    return {
        "resumed": len(seconds),
        "median_s": round(statistics.median(seconds), 2) if seconds else None,
        "longest_s": round(max(seconds), 2) if seconds else None,
    }


def run(seed: str, faults: int, minutes: float, progress: Progress) -> dict[str, Any]:
    """All rounds, or as many as there is time for before somebody presses Ctrl-C."""
    tally, begun = Tally(progress), monotonic()
    with tempfile.TemporaryDirectory() as folder, Postgres() as postgres, Redis() as redis:

        async def work() -> None:
            with stopped() as stop:
                asyncio.get_running_loop().call_later(minutes * 60, stop.set)
                for number, each in enumerate(plan(seed, faults)):
                    if stop.is_set():
                        break
                    await go_round(each, Path(folder) / str(number), postgres, redis, tally, stop)

        asyncio.run(work())
    return tally.report(seed, monotonic() - begun)


@contextmanager
def stopped() -> Iterator[asyncio.Event]:
    """Set by the first Ctrl-C, or by whoever ends the process in good order; the second one is as usual."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def usual() -> None:
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(each)

    def end() -> None:
        stop.set()
        usual()

    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, end)
    try:
        yield stop
    finally:
        usual()


async def go_round(
    this: Round, folder: Path, postgres: Postgres, redis: Redis, tally: Tally, stop: asyncio.Event
) -> None:
    """Everybody sits down, everything goes wrong, and then it is counted what is left."""
    folder.mkdir()
    dealt = random.Random(this.seed).sample(GAMES, len(GAMES))
    async with alone(folder) as first, together(folder, postgres, redis if this.redis else None) as second:
        houses = (first, second)
        evenings = [
            Evening(house, [fault for fault in this.faults if fault.house == at], this.seed, tally, stop)
            for at, house in enumerate(houses)
        ]
        await asyncio.gather(*(each.spend(dealt[at::2]) for at, each in enumerate(evenings)))


class Evening:
    """One house in one round."""

    def __init__(
        self, house: House, faults: list[Fault], seed: str, tally: Tally, stop: asyncio.Event
    ) -> None:
        self.house, self.faults, self.seed, self.tally, self.stop = house, faults, seed, tally, stop
        self.servers = len(house.servers)
        self.rng = random.Random(f"{seed} {self.servers}")
        self.over = asyncio.Event()

    async def spend(self, games: list[Game]) -> None:
        parties = [await self.sit_down(game) for game in games]
        playing = [asyncio.create_task(self.play(party)) for party in parties]
        for fault in self.faults:
            if self.stop.is_set() or not self.house.people:
                break
            await self.happen(fault)
        self.house.heal()
        self.over.set()
        await asyncio.gather(*playing)
        for game, party in zip(games, parties, strict=True):
            await self.look_through(game, party)
        for server in self.house.servers:
            for error in server.log.read_text().split("Traceback")[1:]:
                self.wrong(f"a server stumbled: {error.strip()[-2000:]}")

    def wrong(self, what: str) -> None:
        self.tally.wrong.append(f"{self.seed}: {what}")

    async def sit_down(self, game: Game) -> Party:
        """Two or three people, and computers on the other seats."""
        seats = self.rng.choice(game.seats[:3])
        people = min(seats, self.rng.randint(2, 3))
        levels = [0] * people + [1] * (seats - people)
        rules, counts = game.Rules.presets.get("short", {}), Counts(game.key)
        urls = self.rng.sample(self.house.urls, len(self.house.urls))
        party = await gathered(
            urls, game.key, levels, self.rng.randrange(10**9), counts, kind=Victim, rules=rules
        )
        for player in party.players:
            assert isinstance(player, Victim)
            player.doors = dict(zip(self.house.urls, self.house.doors, strict=True))
            self.house.people.append(player)
        self.tally.games.add(game.key)
        return party

    async def play(self, party: Party) -> None:
        """Everybody at one table, until it is over; who cannot go on takes the table along."""
        try:
            async with asyncio.TaskGroup() as group:
                for player in party.players:
                    assert isinstance(player, Victim)
                    group.create_task(player.attend(player is party.players[0], self.over))
        except* Exception as errors:
            self.wrong(f"{party.counts.title}: {''.join(traceback.format_exception(errors))[-2000:]}")
        self.house.people = [player for player in self.house.people if player not in party.players]

    async def happen(self, fault: Fault) -> None:
        """Let it strike: a line at once, whatever concerns many after the one before it is over."""
        people = self.house.people
        if fault.kind not in FAULTS:
            player = people[fault.at % len(people)]
            while len(player.due) >= WAITING and player in self.house.people:
                await asyncio.sleep(0.02)
            player.due.append(fault)
            self.tally.strikes(fault.kind, self.servers)
            return
        self.tally.strikes(fault.kind, self.servers)
        try:
            await self.house.suffer(fault)
        except Exception:
            self.wrong(traceback.format_exc()[-2000:])
            self.house.heal()
            await self.house.start()
        patience = monotonic() + (MOST if fault.at % 2 else 0)  # or the next one comes on top of it
        while any(player.struck for player in self.house.people) and monotonic() < patience:
            await asyncio.sleep(0.05)
            if self.stop.is_set():
                break

    async def look_through(self, game: Game, party: Party) -> None:
        """What has become of a table."""
        sums = self.tally.sums
        try:
            await party.finish()
            await party.agree()
            for player in party.players:
                assert isinstance(player, Victim)
                player.sum_up()
                for kind, seconds in player.resumed:
                    self.tally.resumed[kind, self.servers].append(seconds)
            found = await examine(party, self.house.urls, self.house.database)
            await party.leave()
        except Exception as error:
            sums["seats_lost"] += isinstance(error, SeatLost)
            self.wrong(f"{game.key}: {traceback.format_exc()[-2000:]}")
            return
        sums["acknowledged"] += party.acknowledged
        sums["sent_again"] += party.counts["sent again"]
        sums["lost"] += len(found.lost)
        sums["doubled"] += len(found.doubled)
        sums["seats_lost"] += len(found.seats)
        sums["rows"] += found.rows
        sums["records"] += len(found.records)
        for each in found.wrong:
            self.wrong(f"{game.key}: {each}")
