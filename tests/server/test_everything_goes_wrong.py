"""`parlour bench faults`, at a size that fits a test; and that it would find what it looks for."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sql

from bench import faults, houses, services
from bench.guests import Guest, opened
from bench.houses import Machine
from bench.lines import Line
from bench.players import Counts, Findings, examine, gathered
from parlour.cli import commands, main
from tests.matrix import FAMILIES

HURT = ("lost", "doubled", "seats_lost", "wrong")


@pytest.mark.usefixtures("postgres", "redis")
def test_nothing_is_lost_and_ctrl_c_tells_what_was_counted_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def progress(sentence: str) -> None:
        told.append(sentence)
        if len(told) == 30:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(commands, "show_progress", progress)
    monkeypatch.setattr(houses, "LONGEST", 1.0)
    monkeypatch.setattr(faults, "ROUND", 30)
    monkeypatch.setattr(faults, "GAMES", [game for game in faults.GAMES if game.key in FAMILIES])
    assert main(["bench", "faults", "--json", "--faults", "1000", "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert not any(found[name] for name in HURT), found
    assert told[0] == "1 of 1,000 faults; lost or doubled: 0"
    assert found["faults"] == sum(row["count"] for row in found["kinds"]) == 30
    assert {row["fault"] for row in found["kinds"]} == set(faults.MIX)
    assert found["games"] == len(FAMILIES)
    assert found["acknowledged"] > 100
    assert found["records"] >= len(FAMILIES)
    assert 0 < found["median_s"] <= found["longest_s"]
    assert 0 < sum(row["resumed"] for row in found["kinds"]) == found["resumed"]


@pytest.mark.slow
@pytest.mark.usefixtures("postgres", "redis")
def test_a_thousand_faults_lose_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "faults", "--faults", "1000", "--seed", "slow"]) == 0, capsys.readouterr().out


def test_where_there_is_no_postgresql_a_sentence_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "find_spec", lambda name: None)
    assert main(["bench", "faults", "--lang", "en"]) == 2
    assert "scripts/uv run --group dev parlour bench faults" in capsys.readouterr().err


def test_a_seed_repeats_its_plan() -> None:
    once, again, other = (list(faults.plan(seed, 2500)) for seed in ("a", "a", "b"))
    assert once == again != other
    assert [len(each.faults) for each in once] == [1000, 1000, 500]
    assert {fault.kind for each in once for fault in each.faults} == set(faults.MIX)
    for each in once:
        for fault in each.faults:
            assert fault.house in faults.MIX[fault.kind][1]
            assert each.redis or fault.kind not in faults.OF_THE_BUS


def test_every_kind_of_fault_can_happen() -> None:
    assert sum(share for share, _ in faults.MIX.values()) == 1000
    assert set(houses.FAULTS) < set(faults.MIX)


def test_what_is_lost_is_found(tmp_path: Path) -> None:
    """A table is broken past the server, in every way that counts."""

    async def evening(server: Machine) -> None:
        counts, database = Counts("broken"), f"sqlite:///{tmp_path / 'parlour.db'}"
        party = await gathered([server.url], "one", [0, 0], 1, counts)
        await party.play(6)
        await party.finish()
        await party.agree()
        clean = await examine(party, [server.url], database)
        assert clean == Findings(clean.rows, clean.records, [], [], set(), [])
        assert clean.records
        first, second = party.players
        id = next(iter(first.acknowledged))
        await asyncio.to_thread(server.stop)
        engine = sql.create_engine(database)
        with engine.begin() as connection:
            connection.execute(sql.text("UPDATE log SET id = 'another' WHERE id = :id"), {"id": id})
            lines = connection.execute(sql.text("SELECT n, line FROM log WHERE line IS NOT NULL")).all()
            changed = {"n": lines[1].n, "line": lines[1].line.replace(b'"t":', b'"t":1')}
            connection.execute(sql.text("UPDATE log SET line = :line WHERE n = :n"), changed)
        engine.dispose()
        await asyncio.to_thread(server.start)
        second.tokens = ["nobody's"]
        found = await examine(party, [server.url], database)
        assert found.lost == [id]
        assert found.seats == {second.seat}
        assert any("record" in wrong for wrong in found.wrong)
        await party.leave()

    with Machine(tmp_path) as server:
        asyncio.run(evening(server))


def test_a_row_that_changes_its_number_is_noticed() -> None:
    async def evening() -> None:
        guest = Guest("", "")
        for row in (3, 3, 4):
            assert guest.moved == set()
            await guest._take({"type": "done", "id": "deed", "row": row})
        assert guest.moved == {"deed"}
        assert guest.done == {"deed": 3}

    asyncio.run(evening())


def test_a_clock_goes_wrong_while_the_server_runs(tmp_path: Path) -> None:
    async def evening(server: Machine) -> None:
        anna = await opened(server.url, "one", [0, 0])
        times = []
        for hours in (0, 1, -1):
            server.clock.shift = hours * 3600 * 10**9
            row = await anna.do("say", phrase="hello")
            times.append(anna.rows[row]["t"] / 3_600_000)
        await anna.leave()
        assert round(times[1] - times[0]) == 1
        assert round(times[2] - times[0]) == -1

    with Machine(tmp_path) as server:
        asyncio.run(evening(server))


def test_a_line_holds_up_what_was_sent_and_can_be_torn() -> None:
    async def evening() -> None:
        heard: asyncio.Queue[bytes] = asyncio.Queue()

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError):
                while data := await reader.read(100):
                    heard.put_nowait(data)
            heard.put_nowait(b"")
            writer.close()

        server = await asyncio.start_server(hear, "127.0.0.1", 0)
        async with Line(server.sockets[0].getsockname()[1]).up() as line:
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            writer.write(b"at once")
            assert await heard.get() == b"at once"
            (call,) = line.calls.values()
            call.flows.clear()
            writer.write(b"late")
            await asyncio.sleep(0.05)
            assert heard.empty()
            writer.transport.abort()  # whoever sent it is gone
            call.flows.set()
            assert await heard.get() == b"late"
            assert await heard.get() == b""
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            writer.write(b"again")
            assert await heard.get() == b"again"
            line.cut()
            with pytest.raises(ConnectionError):
                await reader.readexactly(1)
            writer.close()
            line.flows.clear()
            reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
            writer.write(b"parted")
            await asyncio.sleep(0.05)
            assert heard.qsize() == 1  # the end of the one that was torn
            line.flows.set()
            assert [await heard.get(), await heard.get()] == [b"", b"parted"]
            writer.close()
        server.close()

    asyncio.run(evening())
