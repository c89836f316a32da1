"""One server, and everything that can go wrong with it: no acknowledged move is ever lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bench.disks import Disk
from bench.guests import PATIENCE, Guest, Server, fetch, opened, post
from bench.players import LIMITS, NOISE, STORMY, Counts, Party, check, gathered, stored
from bench.services import Missing

GAMES = {
    "go-fish": ([0, 0, 0], {}),
    "nine-mens-morris": ([0, 0], {}),
    "egyptian-rat-screw": ([0, 0, 0], {}),
    "kemps": ([0, 0, 0, 0], {"target": 1}),
    "one": ([0, 0, 0], {"rounds": 10}),
}
WITH_COMPUTERS = {
    "go-fish": ([0, 0, 2], {}),
    "egyptian-rat-screw": ([0, 2], {}),
    "kemps": ([0, 0, 2, 2], {"target": 1}),
}


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'parlour.db'}"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("faults"), *LIMITS) as server:
        yield server


@pytest.fixture
def server(shared: Server) -> Server:
    """One for all tests, who start what they killed."""
    return shared if shared.process else shared.start()


async def pull_the_plug(server: Server, rng: random.Random, counts: Counts, times: int) -> None:
    """Kill the server at random moments, and start it again where it was."""
    for _ in range(times):
        await asyncio.sleep(0.1 + rng.random() * 0.8)
        await asyncio.to_thread(server.kill)
        counts["kills"] += 1
        await asyncio.to_thread(server.start)


async def through_kills(server: Server, seed: int, kills: int, computers: bool = False) -> None:
    """Several tables at once, a plug that is pulled again and again."""
    chosen = WITH_COMPUTERS if computers else GAMES
    counts, rng = Counts(f"kill -9, seed {seed}{', with computers' * computers}"), random.Random(seed)
    parties = [
        await gathered([server.url], game, seats, seed, counts, STORMY, rules=rules)
        for game, (seats, rules) in chosen.items()
    ]
    for player in [player for party in parties for player in party.players]:
        player.pause = 0.1

    async def play(party: Party) -> None:
        while not plug.done():
            await party.play(5)
            if party.is_over and not plug.done():
                await party.play_again()

    async with asyncio.TaskGroup() as group:
        plug = group.create_task(pull_the_plug(server, rng, counts, kills))
        for party in parties:
            group.create_task(play(party))
    for party in parties:
        await party.finish()
        await party.agree()
        await check(party, [server.url], database(server.folder))
        await party.leave()
    counts.tell()


def test_kill_9_loses_nothing(server: Server) -> None:
    asyncio.run(through_kills(server, seed=1, kills=3))


def test_kill_9_with_computers_at_the_table_loses_nothing(server: Server) -> None:
    asyncio.run(through_kills(server, seed=2, kills=1, computers=True))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 14))
def test_kill_9_many_times_loses_nothing(server: Server, seed: int) -> None:
    asyncio.run(through_kills(server, seed, kills=15, computers=bool(seed % 2)))


@pytest.mark.parametrize("game", GAMES)
def test_doubled_late_reordered_and_malformed_messages_change_nothing(server: Server, game: str) -> None:
    async def evening() -> None:
        counts = Counts(f"bad messages, {game}")
        seats, rules = GAMES[game]
        party = await gathered([server.url], game, seats, 3, counts, STORMY, rules=rules)
        await party.play(60)
        await party.finish()
        await party.agree()
        await check(party, [server.url], database(server.folder))
        await party.leave()
        counts.tell()

    asyncio.run(evening())


def test_a_late_move_is_taken_only_if_nothing_changed_for_its_seat(server: Server) -> None:
    async def evening() -> None:
        counts = Counts("late moves")
        party = await gathered([server.url], "nine-mens-morris", [0, 0], 4, counts)
        first, second = party.players
        mover = first if first.moves else second
        other = second if mover is first else first
        n = mover.view["n"]
        await mover.settle(mover.message("move", seat=mover.seat, n=n, move=mover.moves[0]))
        await other.until(lambda: other.moves)
        # Chat is no row of the match, so the answer to the row before it is still good.
        await mover.settle(mover.message("say", phrase="hello"))
        answer = other.view["n"]
        taken = await other.settle(other.message("move", seat=other.seat, n=answer, move=other.moves[5]))
        assert isinstance(taken, int)
        await mover.until(lambda: mover.moves)
        stale = await mover.settle(mover.message("move", seat=mover.seat, n=n, move=mover.moves[0]))
        assert stale["key"] == "stale"
        assert "again" not in stale
        ahead = await mover.settle(mover.message("move", seat=mover.seat, n=10**6, move=mover.moves[0]))
        assert ahead["key"] == "stale"
        counts["late"] += 3
        await party.finish()
        await check(party, [server.url], database(server.folder))
        await party.leave()
        counts.tell()

    asyncio.run(evening())


def test_every_unreadable_message_is_refused_and_the_tenth_closes_the_socket(server: Server) -> None:
    async def evening() -> None:
        counts = Counts("malformed")
        party = await gathered([server.url], "one", [0, 0], 5, counts)
        guest = Guest(server.url, party.invite)
        for noise in NOISE:
            if guest.socket is None:
                await guest.come()
            assert guest.socket
            before = len(guest.messages)
            await guest.socket.send(noise)
            await guest.send({"type": "read-log", "id": "12345678", "before": 1, "count": 1})
            await guest.until(lambda before=before: len(guest.messages) > before or guest.socket is None)
            assert guest.messages[-1]["type"] in ("refused", "log-rows"), (noise, guest.messages[-1])
            counts["malformed"] += 1
            if counts["malformed"] % 8 == 0:
                await guest.leave()
        await guest.leave()
        await guest.come()
        for _ in range(10):
            await guest.send({"type": "rubbish"})
        await guest.until(lambda: guest.bye)
        assert guest.bye["key"] == "too-many-mistakes"
        await guest.leave()
        for body in (b"\xff", b"{", b"[]", b'{"game": 7, "name": "\xff"}', b"[" * 10000):
            async with httpx.AsyncClient(base_url=server.url) as client:
                answer = await client.post("/api/tables", content=body)
            assert answer.status_code == 400, (body[:20], answer.text)
            counts["malformed"] += 1
        await party.play(6)
        await party.finish()
        await check(party, [server.url], database(server.folder))
        await party.leave()
        counts.tell()
        assert "Traceback" not in server.log.read_text()

    asyncio.run(evening())


def test_a_connection_torn_during_a_move_leaves_the_table_whole(server: Server) -> None:
    """Others see at once what was stored, even if whoever did it never hears of it."""

    async def evening() -> None:
        counts = Counts("torn during a move")
        party = await gathered([server.url], "nine-mens-morris", [0, 0], 6, counts)
        first, second = party.players
        for turn in range(25):
            await party.agree()
            if first.view["result"]:
                break
            mover, other = (first, second) if first.moves else (second, first)
            chats = [mover.message("say", phrase="hello") for _ in range(turn % 4)]
            move = mover.message(
                "move", seat=mover.seat, n=mover.view["n"], move=mover.rng.choice(mover.moves)
            )
            for message in (*chats, move):
                await mover.send(message)
            if turn % 3:
                await asyncio.sleep(mover.rng.random() * 0.004)
            await mover.drop()
            await asyncio.sleep(0.15)
            there = stored(database(server.folder), party.invite)
            counts["stored unheard"] += move["id"] in {row.id for row in there}
            await other.until(lambda: other.row >= there[-1].row)  # noqa: B023
            assert other.row >= there[-1].row, "the others know what is stored"
            await mover.come_back()
            for message in (*chats, move):
                assert isinstance(await mover.settle(message), int)
        await party.finish()
        await party.agree()
        await check(party, [server.url], database(server.folder))
        await party.leave()
        counts.tell()

    asyncio.run(evening())


def test_what_was_stored_long_ago_is_acknowledged_again_not_refused(server: Server) -> None:
    """A move sent again after a restart, when more rows have passed than are kept in memory."""

    async def evening() -> None:
        counts = Counts("sent again much later")
        party = await gathered([server.url], "one", [0, 0], 7, counts, rules={"rounds": 10})
        first, second = party.players
        mover = first if first.moves else second
        move = mover.message("move", seat=mover.seat, n=mover.view["n"], move=mover.moves[0])
        n = await mover.settle(move)
        for _ in range(110):
            await mover.settle(mover.message("say", phrase="hello"))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        counts["kills"] += 1
        mover.done.clear()
        assert await mover.settle(move) == n
        await first.come_back()
        await party.finish()
        await check(party, [server.url], database(server.folder))
        await party.leave()
        counts.tell()

    asyncio.run(evening())


def test_sitting_down_twice_is_one_seat_and_nobody_elses_id_opens_it(server: Server) -> None:
    async def evening() -> None:
        counts = Counts("sitting down twice")
        anna = await opened(server.url, "go-fish", [0, 0, 0])
        wish = {"id": "abcdefgh12345678abcdefgh", "name": "Ben"}
        path = f"/api/tables/{anna.invite}/seats"
        answers = await asyncio.gather(*(post(server.url, path, wish) for _ in range(4)))
        counts["doubled"] += 3
        assert {answer["seat"] for answer in answers} == {1}
        await anna.until(lambda: anna.table["seats"][1]["kind"] == "person")
        assert anna.table["seats"][2]["kind"] == "open"
        shown = [row["id"] for row in anna.rows.values() if "id" in row]
        assert wish["id"] not in shown
        for id in shown:
            other = await post(server.url, path, {"id": id, "name": "Mallory"}, status=201)
            assert other["seat"] == 2
            break
        await anna.leave()
        counts.tell()

    asyncio.run(evening())


@pytest.fixture(params=["tmpfs", "limit"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    try:
        disk = Disk(tmp_path / "disk", request.param)
    except Missing as missing:
        pytest.skip(str(missing))
    yield disk
    disk.close()


def test_a_full_disk_refuses_and_nothing_is_half_done(disk: Disk, tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        counts = Counts(f"disk full ({disk.kind})")
        url, kept = server.url, database(disk.folder)
        party = await gathered([url], "go-fish", [0, 0], 8, counts)
        await party.play(10)
        solo_result = await gathered(
            [url], "one", [0, 2, 2, 2], 9, counts, rules={"rounds": 10, "first": "0"}
        )

        seen = -1

        async def fill() -> None:
            nonlocal seen
            assert server.process
            disk.fill(server.process.pid)
            while counts["put off"] < 10:
                await asyncio.sleep(0.05)
            seen = solo_result.players[0].row
            await asyncio.sleep(2)
            assert solo_result.players[0].row == seen
            health = await fetch(url, "/api/health")
            assert health.status_code == 503
            assert health.json()["status"] == ("full" if disk.kind == "tmpfs" else "away")
            disk.free(server.process.pid)
            while (await fetch(url, "/api/health")).status_code != 200:
                await asyncio.sleep(0.1)

        roll = solo_result.players[0]
        while roll.moves:
            await roll.move_once()
        await party.play(40, fill)
        assert counts["put off"]
        await roll.until(lambda: roll.row > seen)
        assert roll.row > seen, "the computers go on by themselves"
        for each in (party, solo_result):
            await each.finish()
            await each.agree()
            await check(each, [url], kept)
            await each.leave()
        counts.tell()

    server = Server(disk.folder, *LIMITS)
    server.log = tmp_path / "server.log"
    with server:
        asyncio.run(evening(server))


@pytest.mark.slow
def test_computers_play_on_after_a_restart_and_whoever_comes_then_sees_it(server: Server) -> None:
    async def evening() -> None:
        counts = Counts("nobody there")
        rules = {"rounds": 10, "first": "1"}
        party = await gathered([server.url], "one", [0, 2, 2, 2], 10, counts, rules=rules)
        host = party.players[0]
        await host.settle(host.message("stand-in", seat=0, level=2))
        await host.leave()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        counts["kills"] += 1
        n = stored(database(server.folder), party.invite)[-1].row
        async with asyncio.timeout(PATIENCE):  # nobody need look on
            while stored(database(server.folder), party.invite)[-1].row <= n:
                await asyncio.sleep(0.1)
        await host.come_back()
        for _ in range(3):
            n = host.row
            await host.until(lambda n=n: host.row > n)
            assert host.row > n, "every row is told as it is stored"
        await party.finish()
        await check(party, [server.url], database(server.folder))
        await party.leave()
        counts.tell()

    asyncio.run(evening())
