"""docs/protocol.md says what is so, and the example bot plays every game."""

from __future__ import annotations

import ast
import asyncio
import json
import random
import re
import sys
import tokenize
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import parlour
from bench.guests import PATIENCE, Server, fetch, opened
from parlour import protocol
from parlour.server import gate, replays, run
from parlour.server.app import Complaint
from parlour.words import Words

HERE = Path(__file__).parents[2]
PAGE = (HERE / "docs" / "protocol.md").read_text("utf-8")
BOT = HERE / "examples" / "bot.py"
KINDS: dict[str, Any] = {
    "client": protocol.AnyMessage,
    "server": protocol.AnyAnswer,
    "post /api/tables": protocol.NewTable,
    "post /api/tables/{invite}/seats": protocol.Sit,
    "seated": protocol.Seated,
    "book": protocol.Book,
    "replay": protocol.Replay,
    "asked": protocol.Asked,
    "complaint": Complaint,
}
SHORT: dict[str, dict[str, Any]] = {
    "egyptian-rat-screw": {"penalty": 2},
    "kemps": {"max_rounds": 5},
    "go-fish": {"max_dry": 10},
}


def examples() -> list[tuple[str, str]]:
    """Every example of the page: what it is, and its text."""
    found = []
    for kind, block in re.findall(r"^```json ([^\n]*)\n(.*?)^```", PAGE, re.M | re.S):
        at = 0
        while at < len(block.rstrip()):
            _, end = json.JSONDecoder().raw_decode(block, at)
            found.append((kind, block[at:end]))
            at = end + len(block[end:]) - len(block[end:].lstrip())
    return found


@pytest.mark.parametrize(("kind", "text"), examples())
def test_every_example_is_a_message(kind: str, text: str) -> None:
    given = json.loads(text)
    read = msgspec.json.decode(text, type=KINDS[kind])
    assert set(given) - {"type", "a_field_of_tomorrow"} <= set(read.__struct_fields__)
    for row in given.get("rows", []):
        assert set(row) <= set(protocol.Row.__struct_fields__)
    if "key" in given:
        sentences = {Words("en", file).say(given["key"], version=1) for file in ("table", "parlour")}
        assert given["text"] in sentences


def test_there_are_no_other_examples_on_the_page() -> None:
    assert PAGE.count("```json") == len(re.findall(r"^```json [^\n]+\n", PAGE, re.M))
    assert len(examples()) >= 25


@pytest.mark.parametrize("kind", [*get_args(protocol.AnyMessage), *get_args(protocol.AnyAnswer)])
def test_every_message_is_mentioned(kind: type) -> None:
    name = kind.__struct_config__.tag  # type: ignore[attr-defined]
    assert f"`{name}`" in PAGE or f'"type": "{name}"' in PAGE


@pytest.mark.parametrize("field", protocol.Update.__struct_fields__)
def test_every_field_of_an_update_is_explained(field: str) -> None:
    assert f"| `{field}` |" in PAGE


def test_the_limits_are_those_of_the_server() -> None:
    limits = gate.Limits()
    hour = f"{limits.tables} tables and {limits.seats}\nseats an hour"
    rest = f"{limits.codes} codes a minute, {limits.requests} requests a second, {limits.sockets} sockets"
    assert hour in PAGE
    assert rest in PAGE
    assert f"{limits.messages} messages a second" in PAGE
    assert f"{limits.replays} replays made at once" in PAGE
    for most in (run.LARGEST_MESSAGE, replays.LARGEST, replays.MOST_ROWS):
        assert f"{most:,}".replace(",", " ") in PAGE


def test_the_schemas_are_served_and_every_door_is_on_the_page(tmp_path: Path) -> None:
    async def evening(url: str) -> None:
        assert (await fetch(url, "/api/protocol")).json() == json.loads(protocol.write(protocol.schema()))
        dealers = (await fetch(url, "/api/schema/openapi.json")).json()["paths"]
        for path, methods in dealers.items():
            for method in methods:
                assert f"`{method.upper()} {path}" in PAGE

    with Server(tmp_path) as server:
        asyncio.run(evening(server.url))


def test_the_bot_has_thirty_lines() -> None:
    with BOT.open("rb") as file:
        shape = (tokenize.NL, tokenize.NEWLINE, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT)
        tokens = [token for token in tokenize.tokenize(file.readline) if token.type not in shape]
    lines = {line for token in tokens[1:-1] for line in range(token.start[0], token.end[0] + 1)}
    docstring = ast.parse(BOT.read_text()).body[0]
    assert docstring.end_lineno
    assert len(lines - set(range(docstring.end_lineno + 1))) <= 30


async def plays(server: Server, game: parlour.Game) -> None:
    """A table of a host, the bot and as many computers as it needs, until the result."""
    levels = [0, 0, *[4] * (game.seats[0] - 2)]
    short = {"preset": "short"} if "short" in game.presets else {}
    anna = await opened(server.url, game.key, levels, rules=short | SHORT.get(game.key, {}))
    link = f"{server.url}/t/{anna.invite}"
    pipes: dict[str, Any] = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.STDOUT}
    bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), link, **pipes)
    try:
        await anna.until(lambda: anna.table["seats"][1]["here"])
        await anna.do("set-table", pace=0.25)
        if game.reflex:
            await anna.do("stand-in", seat=0, level=4)
        await anna.do("start-match")
        rng = random.Random(game.key)
        while not anna.view["result"]:
            n = anna.view["n"]
            if anna.moves and not game.reflex and game.key != "battle":  # either may turn for the table
                await anna.move(rng.choice(anna.moves))
                await asyncio.sleep(0.05)
            else:
                await anna.until(lambda n=n: anna.view["n"] > n or anna.view["result"])
        moved = {row.get("seat") for row in anna.rows.values() if row.get("move")}
        assert 1 in moved, "the bot has done something"
        await anna.send({"type": "delete-table", "id": "the-end-of-it"})
        said, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
        assert bot.returncode == 0, said.decode()
        assert b"Botticelli" in said
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.communicate()
        await anna.leave()


ONE_OF_EACH_KIND = (
    "nine-mens-morris draughts who-has-the-six one go-fish crazy-eights kemps egyptian-rat-screw"
)
OTHERS = [
    each.key
    for each in parlour.games()
    if each.seats[-1] > 1 and each.key not in ONE_OF_EACH_KIND.split()  # who opens a table has its first seat
]


@pytest.mark.parametrize(
    "games",
    [ONE_OF_EACH_KIND.split(), *(pytest.param([each], marks=pytest.mark.slow) for each in OTHERS)],
    ids=lambda games: games[0] if len(games) == 1 else "some",
)
def test_the_bot_plays_every_game_to_its_end(games: list[str], tmp_path: Path) -> None:
    async def evening(server: Server) -> None:
        async with asyncio.timeout(10 * PATIENCE), asyncio.TaskGroup() as group:
            for key in games:
                group.create_task(plays(server, parlour.game(key)))

    with Server(tmp_path) as server:
        asyncio.run(evening(server))
        assert "Traceback" not in server.log.read_text()
