"""What is fleeting is shown while it happens, and kept nowhere."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core import Game
from parlour.server import books
from parlour.words import Words
from tests.laws.tables import Table, onlookers, played
from tests.server.inside import Guest, Inside, lived, playing, seated, until

ROWS = 14


def is_fleeting(row: Any) -> bool:
    return any(line.fleeting for line in row.told)


FLEETING = [parlour.game(key) for key in ("concentration", "kemps")]


def test_these_are_the_games_with_something_fleeting() -> None:
    matches = [(game, played(game, Table(game.seats[0]))) for game in parlour.games()]
    assert [game for game, match in matches if any(map(is_fleeting, match.rows))] == FLEETING


@pytest.mark.parametrize("game", FLEETING, ids=lambda game: game.key)
def test_nothing_fleeting_of_a_past_row_leaves_the_house(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        rng = Random(game.key)
        async with Inside(tmp_path / "evening.db", keep=False) as house:
            invite, *tokens = await seated(house, game.key, game.seats[0])
            guests = [await Guest(house, invite, [token]).come() for token in tokens]
            live = await house.find(invite)
            guests[0].do("start-match")
            await until(lambda: all(guest.view for guest in guests))
            match = playing(live)
            while not match.result and (match.n < ROWS or not any(map(is_fleeting, match.rows))):
                able = [seat for seat in range(match.seats) if match.moves(seat)]
                before = match.n
                if able:
                    seat = rng.choice(able)
                    guests[seat].do("move", seat=seat, n=match.n, move=rng.choice(match.moves(seat)).text())
                await until(lambda before=before: match.n > before)
            assert not match.result
            words = Words("en", game.key, match.header.names)
            passed = {row.n: row for row in match.rows if is_fleeting(row)}
            lines = [words.line(line) for row in passed.values() for line in row.told if line.fleeting]
            heard = [row for guest in guests for sent in guest.messages for row in sent.get("rows", ())]
            assert {line for row in heard for line in row.get("fleeting", ())} >= set(lines), "not shown live"

            begun = live.table.state.match
            assert begun
            for viewer in onlookers(match):
                record = await books.record(live, begun.row, viewer)
                kept = [msgspec.json.decode(line) for line in record.splitlines()]
                assert not [row for row in kept if row["n"] in passed and row["move"]], "in the record"
                assert not [line for row in kept for line in row.get("told", ()) if line.get("fleeting")]

            log = {begun.row + n for n in passed}
            for token in ([], *([token] for token in tokens)):
                for since in (-1, begun.row + 3):
                    again = Guest(house, invite, token)
                    again.called = f"again-{since}"
                    await again.come(since=since)
                    await again.answer(again.do("read-log", before=1000, count=200))
                    rows = [row for sent in again.messages for row in sent.get("rows", ())]
                    told = str(again.messages)
                    assert rows
                    assert not [row for row in rows if row.get("fleeting")], "told again"
                    assert not [row for row in rows if row["row"] in log and row.get("move")], (
                        "the move again"
                    )
                    assert not [line for line in lines if line in told], "told in other words"
                    await again.leave()
            for guest in guests:
                await guest.leave()

    lived(monkeypatch, whole())
