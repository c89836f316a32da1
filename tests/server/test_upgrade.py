"""Matches that were stored under rules of an older version: what was played can always be read."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from parlour import verify
from parlour.cli import main
from parlour.core import OtherVersion
from parlour.games import GAMES, game
from parlour.match import record as records
from parlour.server import books
from parlour.server.house import House
from tests.server.inside import Guest, Inside, lived, seated, until

Evening: TypeAlias = Callable[[House, list[Guest]], Coroutine[Any, Any, None]]
KEY = "crazy-eights"


@pytest.fixture
def upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Evening, Evening], None]:
    """An evening with the rules as they are, and one after they have changed."""

    def run(before: Evening, after: Evening) -> None:
        ways: list[str] = []

        async def whole(evening: Evening) -> None:
            async with Inside(tmp_path / "parlour.db") as house:
                ways.extend(ways or await seated(house, KEY, 2))
                guests = [await Guest(house, ways[0], [token]).come() for token in ways[1:3]]
                await evening(house, guests)

        lived(monkeypatch, whole(before))
        rules = game(KEY)
        changed = dataclasses.replace(rules, version=rules.version + 1)
        monkeypatch.setitem(game.__globals__, "GAMES", [changed if each is rules else each for each in GAMES])
        lived(monkeypatch, whole(after), seed=1)

    return run


async def begin(_house: House, guests: list[Guest]) -> None:
    anna = guests[0]
    await anna.answer(anna.do("start-match"))
    await until(lambda: all(guest.view for guest in guests))
    for _ in range(6):
        mover = next(guest for guest in guests if guest.moves)
        await mover.answer(mover.move(mover.moves[0]))


async def finish(house: House, guests: list[Guest]) -> None:
    await begin(house, guests)
    await guests[0].answer(guests[0].do("end-match"))


async def whole_record(house: House, guest: Guest) -> bytes:
    """The record of the only match in the score book."""
    live = guest.session.live
    assert live
    (match,) = books.scores(house.store, live.id).matches
    return await books.record(live, match.match, None)


def test_a_running_match_of_older_rules_ends_as_a_draw_and_its_record_stays(
    upgraded: Callable[[Evening, Evening], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def after(house: House, guests: list[Guest]) -> None:
        anna, ben = guests
        for guest in guests:
            assert not guest.table["running"]
            assert guest.said[-1].startswith("The rules of Crazy Eights have changed")
        live = anna.session.live
        assert live
        book = books.scores(house.store, live.id)
        assert [(match.reason, [place.rank for place in match.places]) for match in book.matches] == [
            ("rules-changed", [1, 1])
        ]
        assert [total.wins for total in book.totals] == [0, 0]
        (tmp_path / "old.jsonl").write_bytes(await whole_record(house, anna))
        anna.called = ben.called = "later"
        await anna.answer(anna.do("start-match"))
        await until(lambda: ben.view)
        assert ben.table["running"]

    async def once(house: House, guests: list[Guest]) -> None:
        await after(house, guests)
        live = guests[0].session.live
        assert live
        rows = await house.store.since(live.id, -1)
        assert sum(line.key == "rules-changed" for row in rows for line in row.told) == 1

    upgraded(begin, once)
    data = (tmp_path / "old.jsonl").read_bytes()
    record = records.read(data)
    assert record.close
    assert (len(record.rows), record.close.result.reason) == (7, "rules-changed")
    with pytest.raises(OtherVersion):
        verify(data)

    assert main(["verify", "--lang", "en", str(tmp_path / "old.jsonl")]) == 1
    told = capsys.readouterr().out
    assert "Rows: 7; the chain is whole, the seal opens, and every draw is as sealed." in told
    assert "could not be checked against the rules" in told

    (tmp_path / "changed.jsonl").write_bytes(data.replace(b'"t":', b'"t":1', 1))
    assert main(["verify", "--lang", "en", str(tmp_path / "changed.jsonl")]) == 2
    assert "was changed" in capsys.readouterr().err

    assert main(["replay", "--lang", "en", str(tmp_path / "old.jsonl")]) == 0
    told, note = capsys.readouterr()
    assert [line.split()[0] for line in told.splitlines() if line[:4].strip()] == list("0123456")
    assert all(name in told for name in ("Anna", "Ben"))
    assert "this program plays another" in note


def test_a_match_of_older_rules_that_was_over_stays_as_it_ended(
    upgraded: Callable[[Evening, Evening], None],
) -> None:
    async def after(house: House, guests: list[Guest]) -> None:
        assert not any(line.startswith("The rules of") for line in guests[0].said)
        record = records.read(await whole_record(house, guests[0]))
        assert record.close
        assert record.close.result.reason == "broken-off"
        guests[0].called = "later"
        await guests[0].answer(guests[0].do("start-match"))
        await until(lambda: guests[1].table["running"])

    upgraded(finish, after)
