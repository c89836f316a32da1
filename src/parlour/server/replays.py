"""Matches that are over, to be watched again: those of a table, and records that somebody brings along. Of
these nothing is believed and nothing is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from time import thread_time
from typing import TYPE_CHECKING

import msgspec

from parlour import protocol
from parlour.box import Match
from parlour.core import BadRecord, IllegalMove, OtherVersion, Result, number_of
from parlour.match import record as records
from parlour.server import clean, show
from parlour.server.dealing import rules_of
from parlour.server.deeds import NotAllowed, header_game
from parlour.server.log import Entry, State
from parlour.server.work import Share
from parlour.words import Words

if TYPE_CHECKING:
    from parlour.server.live import LiveTable

LARGEST = 2**21  # bytes of a record that somebody brings: some ten thousand rows
MOST_ROWS = 5_000  # of such a record, as many as a match at a table may have
MOST_WORK = 15.0  # seconds of processor time until it is checked
SLICE = 0.05  # seconds that are worked at once, while others wait


@contextmanager
def counted(made: Counter[str], address: str, most: int) -> Iterator[None]:
    """One more is made for this address, if not too many are."""
    if made[address] >= most:
        raise NotAllowed("too-often")
    made[address] += 1
    try:
        yield
    finally:
        made[address] -= 1
        if not made[address]:
            del made[address]


async def of_table(live: LiveTable, row: int, seat: int | None, language: str, share: Share) -> bytes:
    """The match that began with this row of the table's log, as this seat saw it, once it is over."""
    async with live.lock:
        await live.ready()
        begun, running = live.table.state.match, live.table.running
        if begun and begun.row == row and running:
            raise NotAllowed("replay-early")
    idle = running is None  # then it can be reviewed
    return await share.aside(lambda: _kept(live.house.store.record(live.id, row), seat, language, idle))


def _kept(entries: Sequence[Entry], seat: int | None, language: str, has_table: bool) -> bytes:
    match, state, result = resumed(entries)
    words = Words(language, match.game.key, show.names(state, language))
    return _written(match, seat, words, result, has_table)


def resumed(entries: Sequence[Entry]) -> tuple[Match, State, Result]:
    """A match that is over, the table as it was when it began, and how it ended."""
    state = next((entry.state for entry in entries if entry.kind == "start"), None)
    result = next((entry.result for entry in reversed(entries) if entry.result), None)
    if state is None or state.match is None or result is None:
        raise NotAllowed("no-match")
    if (game := rules_of(state.match)) is None:
        raise OtherVersion("other-version", game=header_game(state.match), version=state.match.version)
    lines = [(entry.line, entry.packed) for entry in entries if entry.line and entry.packed]
    return Match.resume(lines, state.match.header.encode(), state.match.secret, game), state, result


async def brought(data: bytes, seat: int | None, language: str, share: Share) -> bytes:
    """The match of a record that is in order, as this seat saw it."""
    work = _checked(data)
    spent, match = 0.0, None
    while match is None:
        seconds, match = await share.aside(lambda: _step(work))
        spent += seconds
        if spent > MOST_WORK:
            raise BadRecord("record-too-long")
    names = tuple(
        clean.name(name) or Words(language).say("a-seat", number=number_of(at))
        for at, name in enumerate(match.header.names)
    )
    words = Words(language, match.game.key, names)
    return await share.aside(lambda: _written(match, seat, words, match.result))


def _checked(data: bytes) -> Generator[None, None, Match]:
    if _is_hearsay(data):
        raise BadRecord("record-of-running")
    record = records.read(data)
    if len(record.rows) > MOST_ROWS:
        raise BadRecord("record-too-long")
    return (yield from Match.verifying(record))


def _is_hearsay(data: bytes) -> bool:
    """Whether this is what somebody got of a match that was not over."""
    try:
        return msgspec.json.decode(data.partition(b"\n")[0], type=records.Heard).n == 0
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def _step(work: Generator[None, None, Match]) -> tuple[float, Match | None]:
    """Go on for a while; the seconds it took, and the match once it is whole."""
    began, seconds = thread_time(), 0.0
    try:
        while not seconds or seconds < SLICE:
            next(work)
            seconds = thread_time() - began
    except StopIteration as end:
        return thread_time() - began, end.value
    return seconds, None


def _written(
    match: Match, seat: int | None, words: Words, result: Result | None, has_table: bool = False
) -> bytes:
    if seat is not None and seat not in range(match.seats):
        raise IllegalMove("no-such-seat", number=seat)
    return protocol.write(show.replay(match, seat, words, result, has_table))
