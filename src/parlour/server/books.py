"""What is left of matches: the score book of a table, and the records."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import TypeAlias, TypeVar

from parlour.match.record import Close, digest, write
from parlour.match.record import encode as line_of
from parlour.protocol import Book, Finished, Outcome, Total
from parlour.server import clean, show
from parlour.server.deeds import NotAllowed, header_game
from parlour.server.live import LiveTable
from parlour.server.log import Entry
from parlour.server.store import Store

T = TypeVar("T")

PAGE = 200  # matches of a book, or lines of its sheet, at once
READ = 50  # rows of the log at once; somebody who takes the sheet slowly keeps them waiting
Aside: TypeAlias = Callable[[Callable[[], T]], Awaitable[T]]


async def at_once(work: Callable[[], T]) -> T:
    return work()


def scores(
    store: Store, table_id: str, before: int | None = None, language: str = "en", most: int = PAGE
) -> Book:
    """The last `most` finished matches of the table that began before row `before`, and who won how often in
    all. Read and made in this thread."""
    totals: dict[str, Total] = {}
    page: deque[Finished] = deque(maxlen=most)
    asked = 0
    for match in finished(store, table_id, language):
        alone = len(match.places) == 1
        for place in match.places:
            total = totals.setdefault(place.player, Total(place.player, place.name, 0, 0))
            total.name = place.name
            total.matches += 1
            total.wins += place.rank == 1 and (alone or any(other.rank > 1 for other in match.places))
        if before is None or match.match < before:
            page.append(match)
            asked += 1
    earlier = page[0].match if len(page) < asked else None
    return Book(list(page), sorted(totals.values(), key=lambda total: -total.wins), earlier)


def finished(store: Store, table_id: str, language: str) -> Iterator[Finished]:
    """All matches of the table that are over, in order. One that was played on after its end has ended
    again."""
    began: Entry | None = None
    last: Finished | None = None
    for entry in _marks(store, table_id):
        if entry.kind == "start":
            if last:
                yield last
            began, last = entry, None
        if entry.result and began and entry.match == began.row and (state := began.state) and state.match:
            names = show.names(state, language)
            places = [
                Outcome(seat.id, names[at], entry.result.ranks[at], entry.result.scores[at], seat.plays)
                for at, seat in enumerate(state.seats)
            ]
            last = Finished(began.row, entry.t, header_game(state.match), entry.result.reason, places)
    if last:
        yield last


def _marks(store: Store, table_id: str) -> Iterator[Entry]:
    """The rows that began or ended matches. There may be very many: some are read at a time, and nothing of
    the database is held in between."""
    after = -1
    while found := store.marks(table_id, after, READ):
        yield from found
        after = found[-1].row


def sheet(store: Store, table_id: str, language: str = "en") -> Iterator[str]:
    """The whole book as CSV, some lines at a time, each part read and made in the thread that asks for it."""
    lines = _lines(finished(store, table_id, language))
    while part := clean.table(itertools.islice(lines, PAGE)):
        yield part


def _lines(matches: Iterable[Finished]) -> Iterator[list[object]]:
    yield ["match", "time", "game", "name", "rank", "score", "reason", "level"]
    for match in matches:
        when = datetime.fromtimestamp(match.t / 1000, UTC).isoformat(timespec="seconds")
        for place in match.places:
            outcome = (place.name, place.rank, place.score, match.reason, place.level)
            yield [match.match, when, match.game, *outcome]


async def record(live: LiveTable, match: int, viewer: int | None, aside: Aside[bytes] = at_once) -> bytes:
    """The whole record of a match that is over; of a running one only what the asker got."""
    async with live.lock:
        await live.ready()
        begun, running = live.table.state.match, live.table.running
        if begun and begun.row == match and running:
            return await aside(lambda: write([line_of(heard) for heard in running.heard(viewer)]))
    return await aside(lambda: _whole(live.house.store.record(live.id, match)))


def _whole(entries: Sequence[Entry]) -> bytes:
    start = next((entry.state for entry in entries if entry.kind == "start"), None)
    lines = [entry.line for entry in entries if entry.line]
    result = next((entry.result for entry in reversed(entries) if entry.result), None)
    if start is None or start.match is None or result is None:
        raise NotAllowed("no-match")
    written = [start.match.header.encode(), *lines]
    closing = Close(len(lines), result, start.match.secret, digest(written[-1]))
    return write([*written, line_of(closing)])
