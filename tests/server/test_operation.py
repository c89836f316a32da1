"""What befalls a server over the years: it is started twice, its clock is wrong, its rows are damaged, and a
newer version takes over."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from bench.guests import PATIENCE, Guest, Server, fetch, opened
from tests.server.rooms import bearer

DAY = 86_400  # seconds

SHIFTED = """
import os, time
file, true, exact = os.environ["SHIFT"], time.time, time.time_ns
def shift():
    with open(file) as kept:
        return int(kept.read())
time.time = lambda: true() + shift()
time.time_ns = lambda: exact() + shift() * 10**9
"""


def serve(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """A server that should not even begin."""
    command = [sys.executable, "-m", "parlour", "serve", "--lang", "en", "--host", "127.0.0.1"]
    whole = [*command, "--data", str(folder), *options]
    return subprocess.run(whole, capture_output=True, text=True, timeout=PATIENCE)


def soon(happened: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.05)


def ask(folder: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "parlour.db")) as connection, connection:
        return connection.execute(question).fetchall()


# Two servers


def test_a_second_server_on_one_file_is_told_where_the_first_is(tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        second = serve(tmp_path, "--no-open")
        assert second.returncode == 2
        assert second.stderr == f"Parlour is already running with these tables: {first.url}/\n"
        assert second.stdout == ""
        same_port = serve(tmp_path, "--no-open", "--port", str(first.port))
        assert same_port.stderr == second.stderr


def test_whoever_starts_parlour_twice_finds_the_first_in_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, opened_at = tmp_path / "browser", tmp_path / "opened-at"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened_at}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    with Server(tmp_path) as first:
        second = serve(tmp_path)
        assert (second.returncode, second.stderr) == (0, "")
        assert first.url in second.stdout
        soon(opened_at.exists)
        assert opened_at.read_text().strip() == f"{first.url}/"


def test_a_killed_server_leaves_no_lock_behind(tmp_path: Path) -> None:
    server = Server(tmp_path)
    for _ in range(3):
        with server:
            lock = tmp_path / "parlour.db.lock"
            assert lock.read_text() == f"{server.url}/"
            server.kill()
            assert lock.exists()
        server.port = 0
    with server:
        assert server.stop() == 0


def test_servers_on_other_files_do_not_care(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with Server(tmp_path) as first, Server(tmp_path / "other") as second:
        assert first.port != second.port


# A newer version


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.stop()
    ask(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    refused = serve(tmp_path, "--no-open")
    assert refused.returncode == 2
    assert refused.stderr.startswith("These tables were kept by a newer version of Parlour")
    assert "Traceback" not in refused.stderr


# Rows that cannot be read


def test_a_damaged_row_is_not_called_the_guests_mistake(tmp_path: Path) -> None:
    async def spoilt(server: Server) -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        await anna.leave()
        ask(tmp_path, "UPDATE log SET state = x'7b'")
        server.kill()
        server.start()
        again = await Guest(server.url, anna.invite, anna.tokens).come()
        assert again.bye["key"] == "damaged"
        assert "damaged" in again.bye["text"]
        answer = await fetch(server.url, f"/api/tables/{anna.invite}")
        assert (answer.status_code, answer.json()["key"]) == (500, "damaged")
        other = await opened(server.url, "go-fish", [0, 0])
        assert other.table
        for guest in (again, other):
            await guest.leave()

    with Server(tmp_path) as server:
        asyncio.run(spoilt(server))
        assert "A stored row cannot be read" in server.log.read_text()


# Clocks


@contextmanager
def shifted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Servers whose clock is so many seconds off, as it is told."""
    (folder / "code").mkdir()
    (folder / "code" / "sitecustomize.py").write_text(SHIFTED)
    monkeypatch.setenv("PYTHONPATH", str(folder / "code"))
    monkeypatch.setenv("SHIFT", str(folder / "shift"))

    def shift(seconds: int) -> None:
        (folder / "unborn").write_text(str(seconds))
        (folder / "unborn").replace(folder / "shift")

    shift(0)
    yield shift


def looked_at(folder: Path, seconds: int) -> Callable[[], bool]:
    """Whether the server has looked for old tables, at about this time by its own clock."""
    hour = int(time.time() + seconds) // 3600
    return lambda: bool(ask(folder, f"SELECT 1 FROM hours WHERE hour BETWEEN {hour - 1} AND {hour + 1}"))


def test_a_clock_that_jumps_deletes_nothing_and_stops_no_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answered(anna: Guest) -> None:
        """Anna moves, and the computer after her."""
        moved = anna.view["n"] + 2
        assert isinstance(await anna.move(anna.moves[0]), int)
        await anna.until(lambda: anna.view["n"] >= moved and anna.moves)

    async def evening(server: Server, shift: Callable[[int], None]) -> None:
        anna = await opened(server.url, "italian-draughts", [0, 1])
        await anna.do("start-match")
        for seconds in (0, -600, 7200, 0):
            shift(seconds)
            await answered(anna)
        await anna.leave()
        for seconds in (100 * DAY, -600):
            server.kill()
            shift(seconds)
            server.start()
            await asyncio.to_thread(soon, looked_at(tmp_path, seconds))
            anna = await Guest(server.url, anna.invite, anna.tokens).come()
            assert anna.bye is None
            await anna.until(lambda: anna.moves)  # noqa: B023
            await answered(anna)
            await anna.leave()
        anna = await Guest(server.url, anna.invite, anna.tokens).come()
        await anna.do("end-match")
        match = anna.table["match"]
        record = await fetch(server.url, f"/api/tables/{anna.invite}/records/{match}", **bearer(anna))
        times = [json.loads(line)["t"] for line in record.text.splitlines()[1:-1]]
        assert times == sorted(times)
        await anna.leave()

    with shifted(tmp_path, monkeypatch) as shift, Server(tmp_path) as server:
        asyncio.run(evening(server, shift))
        assert "Traceback" not in server.log.read_text()


def test_a_table_opened_in_1970_outlives_the_right_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shifted(tmp_path, monkeypatch) as shift:
        shift(60 - int(time.time()))
        with Server(tmp_path) as server:
            anna = httpx.post(
                f"{server.url}/api/tables", json={"game": "go-fish", "name": "Anna"}, timeout=PATIENCE
            ).json()
            assert ask(tmp_path, "SELECT max(t) < 3600000 FROM log") == [(1,)]
            server.kill()
            shift(0)
            server.start()
            soon(looked_at(tmp_path, 0))
            found = httpx.get(f"{server.url}/api/tables/{anna['invite']}", timeout=PATIENCE)
            assert found.json()["host"] == "Anna"
