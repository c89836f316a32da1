"""Two server processes on one PostgreSQL serve one table, and either may be lost."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sql

from bench.guests import PATIENCE, Guest, Server, fetch
from bench.players import CALM, LIMITS, STORMY, Counts, Manner, Party, Player, check, gathered
from bench.services import Postgres, Redis
from parlour.core import CLOCK
from parlour.protocol import NewTable
from parlour.server import deeds
from parlour.server.bus import CHANNEL
from parlour.server.database import log
from parlour.server.log import Entry
from parlour.server.store import Conflict, Store, now

ROUGH = Manner(twice=0.1, again=0.05, late=0.05, cut=0.05)


class Machines(NamedTuple):
    """The servers, and what they share."""

    servers: list[Server]
    database: str
    postgres: Postgres
    redis: Redis | None

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    @property
    def kind(self) -> str:
        return "redis" if self.redis else "notifications"


@pytest.fixture(scope="module", params=["redis", "notifications"])
def machines(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Machines]:
    """Both are there for all tests, who start what they killed."""
    folder = tmp_path_factory.mktemp("machines")
    redis: Redis | None = request.getfixturevalue("redis") if request.param == "redis" else None
    database = postgres.database(f"machines_{secrets.token_hex(4)}")
    bus = ["--bus", redis.url] if redis else []
    servers = [Server(folder, "--database", database, *bus, *LIMITS) for _ in range(2)]
    try:
        with ThreadPoolExecutor() as both:  # at once: only one of them makes the database
            list(both.map(Server.start, servers))
        yield Machines(servers, database, postgres, redis)
    finally:
        for server in servers:
            server.kill()


def evening(machines: Machines, work: Callable[[Counts], Any], title: str) -> None:
    """Run it, and see that no server stumbled."""
    counts = Counts(f"{title}, {machines.kind}")
    for server in machines.servers:
        if server.process is None:  # a test before this one failed
            server.start()
    asyncio.run(work(counts))
    counts.tell()
    for server in machines.servers:
        assert "Traceback" not in server.log.read_text(), server.log.read_text()


async def over(machines: Machines, *parties: Party) -> None:
    for party in parties:
        await party.finish()
        await party.agree()
        await check(party, machines.urls, machines.database)
        await party.leave()


def holder(machines: Machines, invite: str) -> str | None:
    """Who runs the table."""
    engine = sql.create_engine(machines.database)
    chosen = sql.text(
        "SELECT holder FROM leases JOIN tables ON tables.id = leases.table_id WHERE invite = :invite"
    )
    try:
        with engine.connect() as connection:
            found: str | None = connection.execute(chosen, {"invite": invite}).scalar()
            return found
    finally:
        engine.dispose()


def test_guests_of_two_servers_play_one_match(machines: Machines) -> None:
    async def work(counts: Counts) -> None:
        first = await gathered(machines.urls, "go-fish", [0, 0, 0], 1, counts)
        second = await gathered(machines.urls, "nine-mens-morris", [0, 0], 2, counts, ROUGH)
        watchers = [await Guest(url, first.invite).come() for url in machines.urls]
        await first.play(40)
        await second.play(30)
        counts.notes.append(f"in step after {1000 * await first.agree():.0f} ms")
        n = first.players[0].row
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.row == n)
        assert list(watchers[0].rows.items()) == list(watchers[1].rows.items())
        for watcher in watchers:
            await watcher.leave()
        await over(machines, first, second)

    evening(machines, work, "two servers")


def test_computers_play_once_a_turn_where_both_servers_have_guests(machines: Machines) -> None:
    async def work(counts: Counts) -> None:
        parties = [
            await gathered(machines.urls, "go-fish", [0, 0, 2], 3, counts, ROUGH),
            await gathered(machines.urls, "kemps", [0, 0, 2, 2], 4, counts, ROUGH, rules={"target": 1}),
            await gathered(machines.urls, "egyptian-rat-screw", [0, 0, 2], 5, counts, ROUGH),
        ]
        await asyncio.gather(*(party.play(12) for party in parties))
        await over(machines, *parties)

    evening(machines, work, "computers once")


def test_a_row_that_somebody_else_holds_stops_its_own_table_only(machines: Machines) -> None:
    """A foreign transaction has written the next row of one table and does not end."""

    async def work(counts: Counts) -> None:
        stuck, free = [await gathered(machines.urls, "one", [0, 0], seed, counts) for seed in (31, 32)]
        host = stuck.players[0]
        row = sql.text(
            "INSERT INTO log (table_id, n, t, kind) "
            "SELECT id, :n, 0, 'chat' FROM tables WHERE invite = :invite"
        )
        engine = sql.create_engine(machines.database)
        with engine.connect() as foreign:
            foreign.execute(row, {"n": host.row + 1, "invite": stuck.invite})
            says = asyncio.create_task(host.settle(host.message("say", phrase="hello")))
            await free.play(20)
            for url in machines.urls:
                assert (await fetch(url, "/api/health")).json()["status"] == "ok"
            assert not says.done()
            foreign.rollback()
        engine.dispose()
        assert isinstance(await says, int)
        await over(machines, stuck, free)

    evening(machines, work, "somebody holds a row")


def test_many_tables_are_written_by_both_servers_at_once(machines: Machines) -> None:
    """Both servers write to the same tables as fast as they can: nobody is refused for it."""

    async def work(counts: Counts) -> None:
        parties = [await gathered(machines.urls, "one", [0, 0], seed, counts) for seed in range(6)]

        async def chat(player: Player) -> None:
            for _ in range(20):
                await player.settle(player.message("say", phrase="hello"))

        await asyncio.gather(*(chat(player) for party in parties for player in party.players))
        assert not counts["put off"], "nobody is refused because somebody else writes too"
        await over(machines, *parties)

    evening(machines, work, "contention")


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_lost_server_leaves_its_tables_to_the_other(machines: Machines, how: str) -> None:
    """The computers go on for the guests of the other server, and the lost one's guests come there."""

    async def work(counts: Counts) -> None:
        rules = {"rounds": 10}
        party = await gathered(machines.urls, "one", [0, 0, 2, 2], 6, counts, start=False, rules=rules)
        near, far = party.players
        lost = machines.servers[0]
        await far.leave()  # so that most likely the server that gets lost runs the computers
        await near.settle(near.message("start-match"))
        while holder(machines, party.invite) is None:
            await asyncio.sleep(0.02)
        await far.come_back()
        for player in party.players:
            await player.settle(player.message("stand-in", seat=player.seat, level=2))
        began = monotonic()
        await asyncio.to_thread(getattr(lost, how))
        counts["kills"] += 1
        n = far.row
        await far.until(lambda: far.row >= n + 3)  # one row may have been the last word of the lost server
        assert far.row >= n + 3, "the computers go on"
        counts.notes.append(f"computers went on after {monotonic() - began:.1f} s")
        await near.come_back()
        assert near.url == machines.urls[1]
        assert near.table["yours"] == [near.seat]
        for player in party.players:
            await player.settle(player.message("stand-in", seat=player.seat, level=0))
        await party.play(3)
        await asyncio.to_thread(lost.start)
        await over(machines, party)

    evening(machines, work, f"a server lost ({how})")


def test_a_deadline_passes_once(machines: Machines) -> None:
    """Nobody sweeps in the piles they win: the clock does, once for each."""

    async def work(counts: Counts) -> None:
        party = await gathered(machines.urls, "egyptian-rat-screw", [0, 0], 7, counts)
        swept = 0
        while swept < 2 and not party.is_over:
            for player in party.players:
                if "lay" in player.moves:
                    await player.settle(
                        player.message("move", seat=player.seat, n=player.view["n"], move="lay")
                    )
                await party.agree()
            for player in party.players:
                if "take" in player.moves:
                    await player.until(lambda player=player: "take" not in player.moves)
                    await party.agree()
                    swept += 1
        await party.finish()
        await party.agree()
        match = await check(party, machines.urls, machines.database)
        assert match
        passed = [row.move for row in match.rows if row.seat == CLOCK]
        assert len(passed) == swept == len(set(passed))
        counts["deadlines"] += swept
        await party.leave()

    evening(machines, work, "deadlines")


def test_a_database_that_is_gone_comes_back(machines: Machines) -> None:
    async def work(counts: Counts) -> None:
        parties = [
            await gathered(machines.urls, "go-fish", [0, 0], 8, counts, ROUGH),
            await gathered(machines.urls, "one", [0, 0, 2], 9, counts, rules={"rounds": 10}),
        ]

        async def away() -> None:
            host = parties[0].players[0]
            chatty = Player(machines.urls, host.invite, host.tokens[0], counts, random.Random(8), CALM)
            await chatty.come_back()
            await asyncio.sleep(0.3)
            machines.postgres.stop()
            try:  # perhaps everybody waits for news from the other server; whoever chats feels it
                saying = asyncio.create_task(chatty.settle(chatty.message("say", phrase="hello")))
                async with asyncio.timeout(PATIENCE):
                    while (await fetch(machines.urls[0], "/api/health")).status_code != 503:
                        await asyncio.sleep(0.1)
            finally:
                await asyncio.to_thread(machines.postgres.start)
            assert isinstance(await saying, int)
            await chatty.leave()

        gone = asyncio.create_task(away())

        async def play(party: Party) -> None:
            while not gone.done():
                await party.play(5)
                if party.is_over and not gone.done():
                    await party.play_again()

        await asyncio.gather(gone, *(play(party) for party in parties))
        assert counts["put off"] + counts["turned away"]
        for server in machines.servers:
            assert server.process
            assert server.process.poll() is None
        await over(machines, *parties)

    evening(machines, work, "database gone and back")


@pytest.mark.parametrize("machines", ["redis"], indirect=True)
def test_a_bus_that_is_gone_comes_back(machines: Machines) -> None:
    async def work(counts: Counts) -> None:
        assert machines.redis
        party = await gathered(machines.urls, "go-fish", [0, 0, 2], 10, counts)
        await party.play(6)
        machines.redis.stop()
        await party.play(6)
        slow = await party.agree()
        machines.redis.start()
        await party.play(6)
        async with asyncio.timeout(PATIENCE):
            while machines.redis.listeners(CHANNEL) < len(machines.servers):
                await asyncio.sleep(0.1)
        host = party.players[0]
        await host.settle(host.message("say", phrase="hello"))
        quick = await party.agree()
        counts.notes.append(f"in step after {slow:.1f} s without a bus, {1000 * quick:.0f} ms with it again")
        await over(machines, party)

    evening(machines, work, "bus restart")


def test_a_new_invitation_and_a_deleted_table_are_known_everywhere(machines: Machines) -> None:
    async def work(counts: Counts) -> None:
        party = await gathered(machines.urls, "one", [0, 0], 11, counts, start=False)
        host, guest = party.players
        await host.settle(host.message("renew-invite"))
        await guest.until(lambda: guest.table["invite"] == host.table["invite"] != party.invite)
        assert guest.table["invite"] == host.table["invite"] != party.invite
        await host.send(host.message("delete-table"))
        await guest.until(lambda: guest.bye)
        assert guest.bye["key"] == "deleted"
        await party.leave()

    evening(machines, work, "invitation")


def test_no_id_can_hold_up_the_others(machines: Machines) -> None:
    """PostgreSQL keeps no NUL; whoever sends one is refused alone."""

    async def work(counts: Counts) -> None:
        party = await gathered(machines.urls, "one", [0, 0], 12, counts, rules={"rounds": 10})
        bad = {"type": "say", "id": "abcdefgh\x00", "phrase": "hello"}
        mallory = await Guest(machines.urls[0], party.invite, party.players[0].tokens).come()
        for _ in range(8):
            await mallory.send(bad)
            counts["malformed"] += 1
            await party.play(1)
        await mallory.leave()
        assert not counts["put off"]
        stranger = await Guest(machines.urls[0], "abc\x00def").come()
        assert stranger.bye["key"] in ("no-table", "unreadable-message")
        await stranger.leave()
        await over(machines, party)

    evening(machines, work, "NUL")


async def storm(machines: Machines, counts: Counts, seed: int, kills: int) -> None:
    """Several tables, and now one server is killed, now the other."""
    rng = random.Random(seed)
    tables: list[tuple[str, list[int], dict[str, Any]]] = [
        ("go-fish", [0, 0, 2], {}),
        ("nine-mens-morris", [0, 0], {}),
        ("egyptian-rat-screw", [0, 0, 0], {}),
        ("kemps", [0, 0, 0, 2], {"target": 1}),
        ("one", [0, 0, 0], {"rounds": 10}),
    ]
    parties = [
        await gathered(machines.urls, game, seats, seed, counts, STORMY, rules=rules)
        for game, seats, rules in tables
    ]
    for player in [player for party in parties for player in party.players]:
        player.pause = 0.1

    async def pull_plugs() -> None:
        for _ in range(kills):
            await asyncio.sleep(0.3 + rng.random())
            server = rng.choice(machines.servers)
            await asyncio.to_thread(server.kill)
            counts["kills"] += 1
            await asyncio.to_thread(server.start)

    async def play(party: Party) -> None:
        while not plugs.done():
            await party.play(5)
            if party.is_over and not plugs.done():
                await party.play_again()

    async with asyncio.TaskGroup() as group:
        plugs = group.create_task(pull_plugs())
        for party in parties:
            group.create_task(play(party))
    await over(machines, *parties)


def test_kill_9_of_either_server_loses_nothing(machines: Machines) -> None:
    evening(machines, lambda counts: storm(machines, counts, 20, 2), "kill -9")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(21, 24))
def test_kill_9_of_either_server_many_times_loses_nothing(machines: Machines, seed: int) -> None:
    evening(machines, lambda counts: storm(machines, counts, seed, 15), f"kill -9, seed {seed}")


def test_two_writers_never_wait_for_each_other_in_a_circle(machines: Machines) -> None:
    """Both write rows of the same two tables, asked in opposite order, and a third holds one of them:
    each row is written by one of the two, and nobody is sent away."""

    async def work(counts: Counts) -> None:
        stores = [Store(machines.database), Store(machines.database)]
        tables = sorted(secrets.token_hex(16) for _ in range(2))
        state = deeds.opened(NewTable("one", "Anna"), "token")
        for table in tables:
            await stores[0].create(table, secrets.token_hex(8), Entry(0, now(), "table", state=state))
        asked: list[asyncio.Future[None]] = []
        with stores[0].engine.connect() as third:
            third.execute(log.insert().values(table_id=tables[0], n=1, t=0, kind="chat"))
            for store, order in zip(stores, (tables, tables[::-1]), strict=True):
                busy = asyncio.ensure_future(store.change(lambda _connection: sleep(0.1)))
                await asyncio.sleep(0.05)  # so that what is asked now shares a commit
                asked += [
                    asyncio.ensure_future(store.append(table, [Entry(1, now(), "chat")])) for table in order
                ]
                await busy
                await asyncio.sleep(0.1)
            third.rollback()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers.count(None) == len(tables), answers
        assert all(answer is None or isinstance(answer, Conflict) for answer in answers), answers
        counts["acknowledged"] += len(tables)
        for store in stores:
            await store.close()

    evening(machines, work, "two writers")
