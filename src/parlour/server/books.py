"""What is left of matches: the score book of a table, and the records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import TypeAlias, TypeVar

from parlour.match.record import Close, digest, write
from parlour.match.record import encode as line_of
from parlour.protocol import Book, Finished, Outcome, Total
from parlour.server import show
from parlour.server.deeds import NotAllowed, header_game
from parlour.server.live import LiveTable
from parlour.server.log import Entry
from parlour.server.store import Store

T = TypeVar("T")

PAGE = 200  # matches of a book at once
Aside: TypeAlias = Callable[[Callable[[], T]], Awaitable[T]]


async def at_once(work: Callable[[], T]) -> T:
    return work()


def scores(store: Store, table_id: str, before: int | None = None, most: int | None = PAGE) -> Book:
    """The last finished matches of the table that began before row `before`, and who won how often in all.
    Read and made in this thread."""
    return store.matches(table_id, lambda entries: _book(entries, before, most))


def _book(entries: Iterable[Entry], before: int | None, most: int | None) -> Book:
    began = {}
    matches: dict[int, Finished] = {}  # a match that was played on after its end has ended again
    for entry in entries:
        if entry.kind == "start" and entry.state:
            began[entry.row] = entry.state
        if entry.result and entry.match is not None and (state := began.get(entry.match)) and state.match:
            names = show.names(state, "en")
            places = [
                Outcome(seat.id, names[at], entry.result.ranks[at], entry.result.scores[at])
                for at, seat in enumerate(state.seats)
            ]
            game = header_game(state.match)
            matches.pop(entry.match, None)
            matches[entry.match] = Finished(entry.match, entry.t, game, entry.result.reason, places)
    totals: dict[str, Total] = {}
    for finished in matches.values():
        for place in finished.places:
            total = totals.setdefault(place.player, Total(place.player, place.name, 0, 0))
            total.name = place.name
            total.matches += 1
            alone = len(finished.places) == 1
            total.wins += place.rank == 1 and (alone or any(other.rank > 1 for other in finished.places))
    asked = [each for each in matches.values() if before is None or each.match < before]
    page = asked[-most:] if most else asked
    earlier = page[0].match if len(page) < len(asked) else None
    return Book(page, sorted(totals.values(), key=lambda total: -total.wins), earlier)


def rows(book: Book) -> Iterator[list[object]]:
    """The book as rows of a sheet."""
    yield ["match", "time", "game", "name", "rank", "score", "reason"]
    for match in book.matches:
        when = datetime.fromtimestamp(match.t / 1000, UTC).isoformat(timespec="seconds")
        for place in match.places:
            yield [match.match, when, match.game, place.name, place.rank, place.score, match.reason]


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
