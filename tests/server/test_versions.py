"""What keeps clients and servers of different age together: a version, fields that are passed over, and
languages as texts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from bench.guests import Server
from parlour import protocol
from parlour.server.house import House
from parlour.words import LANGUAGES, nearest
from tests.server.inside import Guest, Inside, lived, seated, until

Spend: TypeAlias = Callable[[Callable[[House, list[str]], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def spend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spend:
    """An evening at a table of Go Fish: its invitation, and the tokens of two seats."""

    def run(evening: Callable[[House, list[str]], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with Inside(tmp_path / "versions.db") as house:
                await evening(house, await seated(house, "go-fish", 2))

        lived(monkeypatch, whole())

    return run


async def greeted(house: House, invite: str, **hello: Any) -> Guest:
    """Somebody who says hello in their own way."""
    guest = Guest(house, invite)
    guest.running = asyncio.get_running_loop().create_task(guest.session.run())
    guest.say({"type": "hello", "table": invite, **hello})
    await until(lambda: guest.messages)
    await asyncio.sleep(0.1)
    return guest


@pytest.mark.parametrize("hello", [{}, {"protocol": 0}, {"protocol": 2}])
def test_another_version_is_sent_away_and_told_which_one_is_spoken(
    hello: dict[str, int], spend: Spend
) -> None:
    async def evening(house: House, table: list[str]) -> None:
        guest = await greeted(house, table[0], **hello, language="de")
        (bye,) = guest.messages
        assert (bye["type"], bye["key"], bye["protocols"]) == ("bye", "other-protocol", [1])
        assert "Version 1" in bye["text"]
        assert "again" not in bye

    spend(evening)


@pytest.mark.parametrize("version", ["1", None, 1.5, -2, 2**40])
def test_a_version_that_is_no_number_cannot_be_read(version: object, spend: Spend) -> None:
    async def evening(house: House, table: list[str]) -> None:
        guest = await greeted(house, table[0], protocol=version)
        assert [message["key"] for message in guest.messages] == ["unreadable-message"]

    spend(evening)


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("de", "de"),
        ("de-CH", "de"),
        ("DE_at", "de"),
        ("fr-Latn-CA", "fr"),
        ("pt-BR", "en"),
        ("", "en"),
        ("-", "en"),
    ],
)
def test_the_first_answer_names_version_and_language(asked: str, spoken: str, spend: Spend) -> None:
    assert nearest(asked) == spoken

    async def evening(house: House, table: list[str]) -> None:
        guest = await greeted(house, table[0], protocol=1, language=asked)
        languages = list(LANGUAGES)
        assert guest.messages[0] == {
            "type": "welcome", "protocol": 1, "language": spoken, "languages": languages,
        }  # fmt: skip
        assert guest.messages[1]["type"] == "update"
        await guest.leave()

    spend(evening)


def test_fields_of_a_newer_client_are_passed_over(spend: Spend) -> None:
    async def evening(house: House, table: list[str]) -> None:
        guest = await greeted(house, table[0], protocol=1, tokens=table[1:2], shoes={"size": 43})
        row = await guest.answer(guest.do("say", phrase="hello", loudness=[11]))
        assert row["said"] == ["Anna: Hello!"]
        await guest.leave()

    spend(evening)


def test_a_message_that_only_a_newer_server_knows_is_refused_under_its_id(spend: Spend) -> None:
    async def evening(house: House, table: list[str]) -> None:
        guest = await greeted(house, table[0], protocol=1, tokens=table[1:2])
        assert (await guest.answer(guest.do("dance")))["key"] == "unknown-message"
        assert (await guest.answer(guest.do("say", phrase=7)))["key"] == "unreadable-message"
        guest.say({"type": "say"})
        await until(lambda: guest.messages[-1]["type"] == "refused" and guest.messages[-1]["id"] is None)
        await guest.leave()

    spend(evening)


def test_moves_come_when_they_change_and_in_words_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with Inside(tmp_path / "kemps.db") as house:
            invite, *tokens = await seated(house, "kemps", 4)
            anna, *others = [await Guest(house, invite, [token]).come() for token in tokens]
            anna.do("start-match")
            await until(lambda: all(guest.view for guest in (anna, *others)))
            first = next(message for message in anna.messages if "view" in message)
            words = await anna.answer(anna.do("read-moves", seat=0))
            assert set(words["labels"]) == {path["move"] for path in first["paths"]["0"]}
            heard = len(anna.messages)
            await others[0].answer(others[0].do("say", phrase="hello"))
            await until(lambda: len(anna.messages) > heard)
            assert "view" in anna.messages[-1]
            assert "paths" not in anna.messages[-1]
            again = await Guest(house, invite, tokens[:1], "de").come()
            again.called = "again"
            others_words = await again.answer(again.do("read-moves", seat=0))
            assert others_words["labels"].keys() == words["labels"].keys()
            assert set(others_words["labels"].values()).isdisjoint(words["labels"].values())
            refused = await again.answer(again.do("read-moves", seat=1))
            assert refused["key"] == "not-your-seat"

    lived(monkeypatch, evening())


def test_nothing_goes_out_that_no_client_reads() -> None:
    schema = protocol.schema()
    named = {name for part in schema["$defs"].values() for name in part.get("properties", ())}
    assert not named & {"told", "seen_by"}
    assert "Timer" not in schema["$defs"]


def test_languages_and_new_fields_over_http(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        new = {"game": "one", "name": "Anna", "language": "de-CH", "music": "jazz", "seats": [0, 0]}
        opened = httpx.post(f"{server.url}/api/tables", json=new)
        invite = opened.json()["invite"]
        wish = {"id": "sits-down-at-this-table-1", "name": "Ben", "language": "pt-BR", "hat": True}
        assert httpx.post(f"{server.url}/api/tables/{invite}/seats", json=wish).status_code == 201
        for asked, spoken in ("it-CH", "it"), ("tlh", "en"), ("", "en"):
            for path in ("games", f"tables/{invite}", "tables/nowhere", "games/one/rules"):
                answer = httpx.get(f"{server.url}/api/{path}", params={"language": asked})
                assert answer.headers["content-language"] == spoken
        invitation = httpx.get(f"{server.url}/api/tables/{invite}").json()
        assert [seat["language"] for seat in invitation["seats"]] == ["de", "en"]
        schema = httpx.get(f"{server.url}/api/protocol").json()
        assert (schema["protocol"], schema["languages"]) == (1, list(LANGUAGES))
