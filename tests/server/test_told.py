"""What a table says about its game is what its rules do: clients offer nothing else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from bench.guests import Guest, Server, opened, post

MANY = [
    word
    for name in ("tables", "seats", "requests", "connections", "work")
    for word in ("--limit", f"{name}=100000")
]
GAMES = [game.key for game in parlour.games()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("told"), *MANY) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_resigning_and_draws_are_told_where_the_rules_take_them(server: Server, game: str) -> None:
    async def evening() -> None:
        others = parlour.game(game).seats[0] - 1
        anna = await opened(server.url, game, [0, *[1] * others])
        for deed, refusal in ("resign", "no-resigning"), ("offer-draw", "no-draw"):
            await anna.do("start-match")
            answer = await anna.do(deed, seat=anna.table["yours"][0])
            assert isinstance(answer, int) if anna.table["duel"] else answer["key"] == refusal
            if not anna.table["duel"]:
                await anna.do("end-match")
        await anna.leave()

    asyncio.run(evening())


@pytest.mark.parametrize("game", [key for key in GAMES if parlour.game(key).seats[-1] > 1])
def test_where_everybody_needs_a_screen_two_at_one_device_cannot_begin(server: Server, game: str) -> None:
    async def evening() -> None:
        others = parlour.game(game).seats[-1] - 2
        anna = await opened(server.url, game, [0, 0, *[1] * others])
        wish = {"id": secrets.token_hex(16), "name": "Ben"}
        ben: Any = await post(server.url, f"/api/tables/{anna.invite}/seats", wish)
        device = await Guest(server.url, anna.invite, [*anna.tokens, ben["token"]]).come()
        answer = await device.do("start-match")
        needed = device.table["needs_screens"]
        assert answer["key"] == "needs-screens" if needed else isinstance(answer, int)
        for each in (anna, device):
            await each.leave()

    asyncio.run(evening())
