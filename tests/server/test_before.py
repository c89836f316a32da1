"""Tables that were stored before the protocol had a version open as if nothing had happened."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from parlour.server import books
from parlour.server.house import House
from tests.server.inside import Guest, Inside, lived, playing, until

DUMP = (Path(__file__).parents[1] / "data" / "tables-before-protocol-1.sql").read_text("utf-8")
LINKS = (line[3:].split(": ") for line in DUMP.splitlines()[:3])
TABLES = {name: links.split() for name, links in LINKS}  # the invitation, then the tokens of two seats
Evening: TypeAlias = Callable[[House, list[Guest]], Coroutine[Any, Any, None]]
Reopen: TypeAlias = Callable[[str, Evening], None]


@pytest.fixture
def reopen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reopen:
    """Come back to a table with the tokens of then."""
    database = tmp_path / "before.db"
    connection = sqlite3.connect(database)
    connection.executescript(DUMP)
    connection.close()

    def run(name: str, evening: Evening) -> None:
        async def whole() -> None:
            async with Inside(database) as house:
                invite, *tokens = TABLES[name]
                guests = [await Guest(house, invite, [token]).come() for token in tokens]
                guests[0].called, guests[1].called = "back", "back-too"
                await until(lambda: all(guest.table for guest in guests))
                await evening(house, guests)

        lived(monkeypatch, whole())

    return run


def test_a_lobby_has_its_people_with_their_languages_and_house_rules(reopen: Reopen) -> None:
    async def evening(_house: House, guests: list[Guest]) -> None:
        table = guests[0].table
        assert [(seat["name"], seat["kind"], seat["language"]) for seat in table["seats"]] == [
            ("Änne", "person", "de"),
            ("Ben", "person", "en"),
            ("Computer 3", "computer", "en"),
        ]
        assert {rule["name"]: rule["value"] for rule in table["rules"]}["memory_aid"] is False
        assert table["founder"] == table["host"] == 0

    reopen("lobby", evening)


def test_a_match_goes_on_with_its_offer_its_settings_and_the_score_book(reopen: Reopen) -> None:
    async def evening(house: House, guests: list[Guest]) -> None:
        asker, answerer = sorted(guests, key=lambda guest: guest.view["seat"])
        asked, live = asker.table["asked"], asker.session.live
        assert live
        assert (asked["kind"], asked["seat"], asker.table["settings"]["idle"]) == ("draw", 0, 600)
        assert any("Well, well" in line for line in asker.said)
        await answerer.answer(answerer.do("agree", seat=1, yes=True))
        await until(lambda: asker.view["result"])
        book = books.scores(house.store, live.id)
        assert [match.reason for match in book.matches] == ["resigned", "agreed-draw"]

    reopen("duel", evening)


def test_claims_that_waited_are_judged(reopen: Reopen) -> None:
    async def evening(_house: House, guests: list[Guest]) -> None:
        live = guests[0].session.live
        assert live
        await until(lambda: not live.table.state.claims)
        assert playing(live).rows[-1].move.startswith("slap")

    reopen("race", evening)
