"""People play over real sockets."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import httpx
import pytest

from bench.guests import PATIENCE, Server, opened, seated
from parlour.server.run import lan_address
from parlour.terminal.links import Link, outside


def test_two_people_play_a_whole_match(tmp_path: Path) -> None:
    async def evening(url: str) -> None:
        anna = await opened(url, "go-fish", [0, 0])
        ben = await seated(url, anna.invite, "Ben", "de")
        await anna.do("start-match")
        await ben.until(lambda: ben.view)
        rng = random.Random(1)
        while not anna.view["result"]:
            mover = next(guest for guest in (anna, ben) if guest.moves)
            n = mover.view["n"]
            await mover.move(rng.choice(mover.moves))
            for guest in (anna, ben):
                await guest.until(lambda guest=guest, n=n: guest.view["n"] > n)
        assert anna.update["outcome"] != ben.update["outcome"]
        assert anna.view["result"] == ben.view["result"]
        await anna.leave()
        await ben.leave()

    with Server(tmp_path) as server:
        asyncio.run(evening(server.url))


def test_a_server_that_stops_says_good_bye(tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        anna = await opened(server.url, "go-fish", [0, 1])
        assert await asyncio.to_thread(server.stop) == 0
        await anna.until(lambda: anna.bye and anna.socket is None)
        assert anna.bye["key"] == "closing"
        await anna.leave()

    with Server(tmp_path) as server:
        asyncio.run(evening(server))


def test_a_browser_that_stays_open_does_not_hold_the_server_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, opened_at = tmp_path / "browser", tmp_path / "opened-at"
    waits.write_text(f'#!/bin/sh\necho "$1" > {opened_at}\nexec sleep 200\n')
    waits.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(waits))
    with Server(tmp_path, "--open") as server:
        assert httpx.get(f"{server.url}/api/health", timeout=PATIENCE).json()["status"] == "ok"
        deadline = time.monotonic() + PATIENCE
        while not (told := opened_at.exists() and opened_at.read_text().strip()):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert told == f"{server.url}/"


def test_the_link_of_an_invitation_is_one_that_others_can_use(tmp_path: Path) -> None:
    lan = lan_address()
    with Server(tmp_path, "--host", "0.0.0.0") as server:
        shown = outside(Link(server.url, "invite"))
        assert shown.table == f"http://{lan or '127.0.0.1'}:{server.port}/t/invite"
    with Server(tmp_path) as server:  # for this machine alone
        assert outside(Link(server.url, "invite")).server == server.url
