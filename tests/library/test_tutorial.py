"""Every block of docs/library.md runs, one after the other, as a reader would run them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import parlour
from bench.guests import Server, opened
from tests.library import pages

PAGE = "library.md"
BLOCKS = pages.blocks(PAGE)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """The names after all blocks but that which needs a server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("reader"))
        yield pages.run(PAGE)


def test_there_are_no_other_kinds_of_blocks() -> None:
    assert pages.text_of(PAGE).count("```") == 2 * len(BLOCKS)
    assert [where for where, _ in BLOCKS if where] == ["mine.py", "guest"]


def test_one_takes_as_long_as_reckoned_by_hand(run: dict[str, Any]) -> None:
    """Each of the two rolls until the ball comes up, ten times at most."""
    alone = sum(Fraction(5, 6) ** rolls for rolls in range(10))
    assert run["rolls"](run["start"]) == 2 * alone


def test_the_bot_beats_random_play(run: dict[str, Any]) -> None:
    found = parlour.simulate("go-fish", 30, ["mine:choose", 0, 0], seats=3, seed=5)
    assert found["by_player"][0]["share"] > 0.5


def test_self_play_beats_random_play(run: dict[str, Any]) -> None:
    assert run["share"] > 0.6


@pytest.mark.slow
def test_longer_self_play_beats_it_for_sure(run: dict[str, Any]) -> None:
    rng = run["np"].random.default_rng(2)
    assert run["measure"](run["train"](600, rng), rng, 400) > 0.7


def test_a_program_sits_down_at_a_running_table(tmp_path: Path) -> None:
    (block,) = [block for where, block in BLOCKS if where == "guest"]

    async def evening(url: str) -> tuple[Any, list[str]]:
        anna = await opened(url, "one", [0, 0], rules={"ties": "shared"})
        names: dict[str, Any] = {"link": f"{url}/t/{anna.invite}"}
        bot = asyncio.create_task(asyncio.to_thread(exec, block, names))
        await anna.until(lambda: all(seat["name"] for seat in anna.table["seats"]))
        await anna.do("start-match")
        await anna.until(lambda: anna.view)
        while not anna.view["result"]:
            await anna.until(lambda: anna.moves or anna.view["result"])
            if anna.moves:
                await anna.move(anna.moves[0])
        await bot
        await anna.leave()
        return names["result"], anna.view["result"]

    with Server(tmp_path) as server:
        heard, true = asyncio.run(evening(server.url))
    assert heard["ranks"] == true["ranks"]
    assert len(heard["ranks"]) == 2
