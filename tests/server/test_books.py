"""The score book of a table at which very many matches were played."""

from __future__ import annotations

import asyncio
import csv
import functools
import io
import threading
import tracemalloc
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from parlour import Match
from parlour.core import Result
from parlour.protocol import Total
from parlour.server import app, books, database
from parlour.server.log import Begun, Entry, Seat, State
from parlour.server.store import Store
from parlour.server.work import Shares

HEADER = Match.start("go-fish", seats=2, seed=1).lines[0].decode()
SEATS = tuple(Seat(name, name, token=name) for name in ("Anna", "Ben"))
STATE = State("go-fish", {}, SEATS, "Anna", "")


def played(row: int, *scores: int) -> list[Entry]:
    """A match that begins at `row` and ends once for each of these scores of Anna's."""
    state = replace(STATE, match=Begun(row, 0, HEADER, "", 1))
    ends = [
        Entry(row + n, row, "move", match=row, result=Result((1, 2) if score else (2, 1), (score, 1), "x"))
        for n, score in enumerate(scores, 1)
    ]
    return [Entry(row, row, "start", state=state, match=row), *ends]


def matches(count: int) -> list[Entry]:
    """One after the other; Anna wins all but the first."""
    return [entry for n in range(count) for entry in played(1 + 2 * n, n)]


async def stored(folder: Path, entries: list[Entry]) -> Store:
    url = f"sqlite:///{folder / f'book-{len(entries)}.db'}"
    database.prepare(url)
    store = Store(url)
    await store.create("table", "invite", Entry(0, 0, "table", state=STATE))
    await store.append("table", entries)
    return store


def test_a_computer_is_called_as_the_reader_calls_it(tmp_path: Path) -> None:
    async def evening() -> None:
        begin, end = played(1, 3)
        assert begin.state
        seats = (SEATS[0], Seat("Ben", level=2))
        store = await stored(tmp_path, [replace(begin, state=replace(begin.state, seats=seats)), end])
        for language, name in ("en", "Computer 2"), ("fr", "Ordinateur 2"):
            (match,) = books.scores(store, "table", language=language).matches
            assert [place.name for place in match.places] == ["Anna", name]
            assert name in "".join(books.sheet(store, "table", language))

    asyncio.run(evening())


def read(sheet: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(sheet, newline="")))


def test_the_sheet_comes_in_parts_and_nothing_is_read_before_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks, asked = Store.marks, list[int]()

    def noted(store: Store, table_id: str, after: int, count: int) -> list[Entry]:
        found = marks(store, table_id, after, count)
        asked.append(len(found))
        return found

    async def evening() -> None:
        store = await stored(tmp_path, matches(500))
        sheet = books.sheet(store, "table")
        assert asked == []
        first = next(sheet)
        assert sum(asked) <= books.PAGE + 2 * books.READ
        parts = [first, *sheet]
        assert max(asked) == books.READ
        assert [len(read(part)) for part in parts] == [books.PAGE] * 5 + [1]
        head, *lines = read("".join(parts))
        assert head == ["match", "time", "game", "name", "rank", "score", "reason", "level"]
        assert [(match, name, score) for match, _, _, name, _, score, _, _ in lines] == [
            (str(1 + 2 * n), name, score)
            for n in range(500)
            for name, score in (("Anna", str(n)), ("Ben", "1"))
        ]
        await store.close()

    monkeypatch.setattr(Store, "marks", noted)
    asyncio.run(evening())


def peak(work: Callable[[], object]) -> int:
    """The most bytes that are used at once."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_many_matches_take_no_more_memory_than_some(tmp_path: Path) -> None:
    async def evening() -> None:
        some, many = [await stored(tmp_path, matches(count)) for count in (250, 900)]
        makes: list[Callable[[Store], object]] = [
            lambda store: deque(books.sheet(store, "table"), maxlen=0),
            lambda store: books.scores(store, "table"),
        ]
        for make in makes:
            make(some)  # what is made once
            assert peak(functools.partial(make, many)) < 2 * peak(functools.partial(make, some))
        for store in (some, many):
            await store.close()

    asyncio.run(evening())


def test_the_sheet_is_read_and_made_in_a_thread_part_by_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks, threads = Store.marks, set[int]()

    def noted(store: Store, *asked: Any) -> list[Entry]:
        threads.add(threading.get_ident())
        return marks(store, *asked)

    async def evening() -> list[str]:
        store = await stored(tmp_path, matches(250))

        async def identify(_token: str) -> None:
            return None

        async def find(_invite: str, _token: str) -> Any:
            return SimpleNamespace(id="table", identify=identify)

        state = SimpleNamespace(house=SimpleNamespace(find=find, store=store), shares=Shares(10**6))
        request = SimpleNamespace(scope={"client": ("10.0.0.2", 1)}, headers={})
        handlers: Any = app
        answer = await handlers.scores.fn("invite", request, state, form="csv")
        parts = [part async for part in answer.iterator]
        await store.close()
        return parts

    monkeypatch.setattr(Store, "marks", noted)
    parts = asyncio.run(evening())
    assert (len(parts), len(read("".join(parts)))) == (3, 501)
    assert threads
    assert threading.get_ident() not in threads


def test_a_match_that_was_played_on_counts_once_as_it_ended_last(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await stored(tmp_path, [*played(1, 3, 0), *played(4), *played(5, 7)])
        book = books.scores(store, "table")
        assert [(match.match, match.places[0].score) for match in book.matches] == [(1, 0), (5, 7)]
        assert sorted(book.totals, key=lambda total: total.name) == [
            Total("Anna", "Anna", 2, 1),
            Total("Ben", "Ben", 2, 1),
        ]
        await store.close()

    asyncio.run(evening())


def test_the_book_says_at_which_level_a_computer_played(tmp_path: Path) -> None:
    async def evening() -> None:
        seats = (SEATS[0], Seat("Ben", level=3), Seat("Carla", token="Carla", stand_in=2))
        state = replace(STATE, seats=seats, match=Begun(1, 0, HEADER, "", 1))
        start = Entry(1, 1, "start", state=state, match=1)
        end = Entry(2, 1, "move", match=1, result=Result((1, 2, 3), (5, 1, 0), "x"))
        store = await stored(tmp_path, [start, end])
        (match,) = books.scores(store, "table").matches
        assert [place.level for place in match.places] == [0, 3, 2]
        await store.close()

    asyncio.run(evening())
