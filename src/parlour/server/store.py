"""Where tables are kept: SQLAlchemy Core on SQLite or PostgreSQL. One thread writes, see `writer`."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import monotonic
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused, Result
from parlour.server import database, journal
from parlour.server.database import codes, hours, leases, log, old_invites, tables
from parlour.server.log import Entry, Kept, State
from parlour.server.writer import Conflict as Conflict
from parlour.server.writer import NotSaved as NotSaved
from parlour.server.writer import Writer
from parlour.view import Line

T = TypeVar("T")

HOUR = 3_600_000  # ms
MOST = 500  # ids in one question to the database
DELETED = 50  # tables in one commit: everybody waits for it
PROBE = 1.0  # seconds for which an answer to "can it be stored?" holds
PATIENCE = 3.0  # seconds in which something must be stored

TOLD = msgspec.json.Decoder(tuple[Line, ...])
STATE = msgspec.json.Decoder(State)
RESULT = msgspec.json.Decoder(Result)
PLAIN = ("t", "kind", "id", "seat", "match", "line", "packed")
encode = msgspec.json.Encoder().encode


class Damaged(Refused):
    """What is stored cannot be read any more."""


class Store:
    """The tables of a house as the database keeps them, once it is prepared; that it is away hinders nobody
    from opening the house."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = database.connect(url)
        self.rows = 0  # stored by this server
        self.errors = 0
        self.outage = journal.Outage("database-away", "database-back")
        self._readers = ThreadPoolExecutor(2, "parlour-read")
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(self.engine, log, self._loop)
        self._probe: asyncio.Task[str] | None = None
        self._probed = 0.0

    async def close(self) -> None:
        """Write everything that was asked for, then close."""
        self._writer.hand_over()
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self.engine.dispose()

    # Writing

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Store all `entries` or none; Conflict if one of their numbers or ids is taken."""
        rows = tuple([_row(table_id, entry) for entry in entries])
        await self._ask(rows, table_id)
        self.rows += len(rows)

    async def change(self, work: Callable[[sql.Connection], T], key: str = "") -> T:
        """Make any other change, in the next commit."""
        result: T = await self._ask(work, key)
        return result

    async def _ask(self, work: Any, key: str) -> Any:
        try:
            done = await self._writer.ask(work, key)
        except NotSaved as error:
            self._failed(error.__cause__)
            raise
        self.outage.worked()
        return done

    def _failed(self, error: BaseException | None, kind: str = "") -> None:
        self.errors += 1
        self.outage.happened(kind=kind or database.trouble(error), cause=journal.cause(error))

    async def trouble(self) -> str:
        """In one word why nothing can be stored; empty if it can. It is tried anew every now and then."""
        if self._probe is None or (self._probe.done() and monotonic() - self._probed > PROBE):
            self._probe, self._probed = asyncio.ensure_future(self._try()), monotonic()
        return await asyncio.shield(self._probe)

    async def _try(self) -> str:
        try:
            await asyncio.wait_for(self.change(database.touch, "touch"), PATIENCE)
        except TimeoutError as error:
            self._failed(error, "blocked")
            return "blocked"
        except NotSaved as error:
            return database.trouble(error.__cause__)
        return ""

    # Reading

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        """Ask the database something, away from the loop."""
        return await self._away(lambda: self.read_here(work))

    def read_here(self, work: Callable[[sql.Connection], T]) -> T:
        """Ask the database something in this thread."""
        try:
            with intact(), self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            self._failed(error)
            raise NotSaved("not-saved") from error

    async def _away(self, work: Callable[[], T]) -> T:
        return await self._loop.run_in_executor(self._readers, work)

    async def load(self, table_id: str, recent: int) -> Kept | None:
        """A table with its last match and its last rows; None if there is none."""
        return await self.read(lambda connection: _load(connection, table_id, recent))

    async def since(self, table_id: str, row: int) -> list[Entry]:
        """The rows after `row`."""
        chosen = log.select().where(log.c.table_id == table_id, log.c.n > row).order_by(log.c.n)
        return await self.entries(chosen)

    async def before(self, table_id: str, row: int, count: int) -> list[Entry]:
        """The last `count` rows before `row`, in order."""
        chosen = log.select().where(log.c.table_id == table_id, log.c.n < row)
        return (await self.entries(chosen.order_by(log.c.n.desc()).limit(count)))[::-1]

    def marks(self, table_id: str, after: int, count: int) -> list[Entry]:
        """The first `count` rows after `after` that began or ended a match, without what the match was. Read
        in this thread."""
        marks = (log.c.kind == "start") | log.c.result.is_not(None)
        plain = [
            sql.null().label(each.name) if each.name in ("told", "line", "packed") else each for each in log.c
        ]
        chosen = sql.select(*plain).where(log.c.table_id == table_id, log.c.n > after, marks)
        return self._read_entries(chosen.order_by(log.c.n).limit(count))

    def record(self, table_id: str, match: int) -> list[Entry]:
        """All rows of one match, read in this thread."""
        chosen = log.select().where(log.c.table_id == table_id, log.c.match == match)
        return self._read_entries(chosen.order_by(log.c.n))

    async def entries(self, chosen: sql.Select[Any]) -> list[Entry]:
        return await self._away(lambda: self._read_entries(chosen))

    def _read_entries(self, chosen: sql.Select[Any]) -> list[Entry]:
        return self.read_here(lambda connection: [_entry(row) for row in connection.execute(chosen)])

    async def seen(self, table_id: str, id: str) -> int | None:
        """The row that came of a message."""
        chosen = sql.select(log.c.n).where(log.c.table_id == table_id, log.c.id == id)
        return await self.read(lambda connection: connection.execute(chosen).scalar())

    async def find(self, invite: str, ended: bool = False) -> str | None:
        """The table of an invitation, or of one that has ended."""
        chosen = sql.select(tables.c.id).where(tables.c.invite == invite)
        if ended:
            chosen = sql.select(old_invites.c.table_id).where(old_invites.c.invite == invite)
        return await self.read(lambda connection: connection.execute(chosen).scalar())

    async def invite(self, table_id: str) -> str | None:
        chosen = sql.select(tables.c.invite).where(tables.c.id == table_id)
        return await self.read(lambda connection: connection.execute(chosen).scalar())

    async def count(self) -> int:
        """How many tables there are."""
        chosen = sql.select(sql.func.count()).select_from(tables)
        return await self.read(lambda connection: connection.execute(chosen).scalar_one())

    async def heads(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The number of the last row of each table."""
        last, asked = sql.func.max(log.c.n), list(table_ids)

        def work(connection: sql.Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for first in range(0, len(asked), MOST):
                chosen = sql.select(log.c.table_id, last).where(
                    log.c.table_id.in_(asked[first : first + MOST])
                )
                found.update(dict(connection.execute(chosen.group_by(log.c.table_id)).all()))
            return found

        return await self.read(work)

    async def by_code(self, code: str, seconds: int) -> str | None:
        """The invitation that a short code stands for; none lasts longer than `seconds`, even if the clock
        was wrong when it was made."""
        lasting = codes.c.until.between(now() + 1, now() + seconds * 1000)
        chosen = sql.select(tables.c.invite).join(codes).where(codes.c.code == code, lasting)
        return await self.read(lambda connection: connection.execute(chosen).scalar())

    # Changes

    async def create(self, table_id: str, invite: str, entry: Entry) -> None:
        def work(connection: sql.Connection) -> None:
            connection.execute(tables.insert().values(id=table_id, invite=invite))
            database.insert(connection, log, [_row(table_id, entry)])

        await self.change(work, table_id)

    async def new_invite(self, table_id: str, invite: str) -> None:
        """Give the table another invitation; the old one ends, and the codes that stood for it."""

        def work(connection: sql.Connection) -> None:
            mine = tables.c.id == table_id
            old = sql.select(tables.c.invite, tables.c.id).where(mine)
            connection.execute(old_invites.insert().from_select(["invite", "table_id"], old))
            connection.execute(tables.update().where(mine).values(invite=invite))
            connection.execute(codes.delete().where(codes.c.table_id == table_id))

        await self.change(work, table_id)

    async def new_code(self, table_id: str, seconds: int) -> str:
        """A code of eight digits that stands for the table for `seconds`; Conflict if it is taken."""

        def work(connection: sql.Connection) -> str:
            connection.execute(codes.delete().where(codes.c.until <= now()))
            code = f"{secrets.randbelow(10**8):08}"
            until = now() + seconds * 1000
            connection.execute(codes.insert().values(code=code, table_id=table_id, until=until))
            return code

        return await self.change(work, table_id)

    async def delete(self, table_id: str) -> bool:
        """Delete the table and everything about it; False if there is none."""
        mine = tables.delete().where(tables.c.id == table_id)
        return await self.change(lambda connection: connection.execute(mine).rowcount > 0, table_id)

    async def purge(self, days: float) -> list[str]:
        """Delete the tables that nobody has touched for `days` days; their ids. Only hours in which a server
        has come by count: a clock that jumps ages nothing."""
        hour, needed = now() // HOUR, max(1, int(days * 24) - 1)
        seen = sql.select(hours.c.hour).order_by(hours.c.hour.desc()).offset(needed - 1).limit(1)
        rows = sql.select(log.c.t).where(log.c.table_id == tables.c.id)
        last = rows.order_by(log.c.n.desc()).limit(1).scalar_subquery()

        def work(connection: sql.Connection) -> list[str]:
            connection.execute(
                sql.text("INSERT INTO hours VALUES (:hour) ON CONFLICT DO NOTHING"), {"hour": hour}
            )
            since = connection.execute(seen).scalar()
            if since is None:
                return []
            old = sql.select(tables.c.id).where(last < min(since * HOUR, now() - days * 24 * HOUR))
            found = list(connection.execute(old.limit(DELETED)).scalars())
            connection.execute(tables.delete().where(tables.c.id.in_(found)))
            return found

        found = gone = await self.change(work, "purge")
        while len(gone) == DELETED:
            gone = await self.change(work, "purge")
            found += gone
        return found

    # Who runs the bots, clocks and judgements of a table

    async def lease(self, table_id: str, holder: str, ms: int) -> bool:
        """Let `holder` run the table for `ms`, unless somebody else does; whether it does."""

        def work(connection: sql.Connection) -> bool:
            free = (leases.c.holder == holder) | _has_ended(ms)
            mine = leases.update().where(leases.c.table_id == table_id, free)
            if connection.execute(mine.values(holder=holder, until=now() + ms)).rowcount:
                return True
            there = sql.select(leases.c.holder).where(leases.c.table_id == table_id)
            if connection.execute(there).scalar() is not None:
                return False
            connection.execute(leases.insert().values(table_id=table_id, holder=holder, until=now() + ms))
            return True

        try:
            return await self.change(work, f"lease {table_id}")
        except Conflict:
            return False

    async def renew(self, holder: str, ms: int) -> set[str]:
        """Renew all leases of `holder`; the tables that it still runs."""
        mine = leases.c.holder == holder
        # A lease that somebody else is just changing must not keep the others from being renewed.
        reached = sql.select(leases.c.table_id).where(mine).with_for_update(skip_locked=True)

        def work(connection: sql.Connection) -> set[str]:
            renewed = leases.update().where(leases.c.table_id.in_(reached))
            connection.execute(renewed.values(until=now() + ms))
            return set(connection.execute(sql.select(leases.c.table_id).where(mine)).scalars())

        return await self.change(work, "renew")

    async def release(self, table_id: str, holder: str) -> None:
        """Give the lease back: there is nothing to run at this table any more."""
        mine = leases.delete().where(leases.c.table_id == table_id, leases.c.holder == holder)
        await self.change(lambda connection: connection.execute(mine), f"lease {table_id}")

    async def hand_over(self, holder: str) -> None:
        """Let other servers take over everything of `holder` at once."""
        mine = leases.update().where(leases.c.holder == holder).values(until=0)
        await self.change(lambda connection: connection.execute(mine))

    async def orphans(self, ms: int) -> list[str]:
        """The tables that should be run and that nobody runs."""
        chosen = sql.select(leases.c.table_id).where(_has_ended(ms)).limit(MOST)
        return await self.read(lambda connection: list(connection.execute(chosen).scalars()))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@contextmanager
def intact() -> Iterator[None]:
    """Stored rows are decoded here. One that cannot be is in the log of whoever runs the server, and nobody
    else is to blame for it."""
    try:
        yield
    except msgspec.MsgspecError as error:
        journal.note(logging.ERROR, "row-damaged", error)
        raise Damaged("damaged") from error


def _has_ended(ms: int) -> sql.ColumnElement[Any]:
    """A lease of `ms` is over; so is one that lies too far ahead, of a server whose clock was wrong."""
    return ~leases.c.until.between(now(), now() + 2 * ms)


def _row(table_id: str, entry: Entry) -> tuple[Any, ...]:
    """All columns of the log, in order."""
    return (
        table_id,
        entry.row,
        entry.t,
        entry.kind,
        entry.id,
        entry.seat,
        entry.match,
        encode(entry.told) if entry.told else None,
        encode(entry.state) if entry.state else None,
        entry.line,
        entry.packed,
        encode(entry.result) if entry.result else None,
    )


def _entry(row: sql.Row[Any]) -> Entry:
    kept = row._mapping
    return Entry(
        kept["n"],
        **{name: kept[name] for name in PLAIN},
        told=TOLD.decode(kept["told"]) if kept["told"] else (),
        state=STATE.decode(kept["state"]) if kept["state"] else None,
        result=RESULT.decode(kept["result"]) if kept["result"] else None,
    )


def _load(connection: sql.Connection, table_id: str, recent: int) -> Kept | None:
    mine = log.c.table_id == table_id
    newest = log.select().where(mine).order_by(log.c.n.desc()).limit(recent)
    rows = [_entry(row) for row in connection.execute(newest)][::-1]
    if not rows:
        return None
    mine &= log.c.n <= rows[-1].row  # somebody may have written more since the first question
    stated = sql.select(log.c.state).where(mine, log.c.state.is_not(None))
    state = STATE.decode(connection.execute(stated.order_by(log.c.n.desc()).limit(1)).scalar_one())
    played: list[Entry] = []
    if state.match:
        of_match = log.select().where(mine, log.c.match == state.match.row, log.c.line.is_not(None))
        played = [_entry(row) for row in connection.execute(of_match.order_by(log.c.n))]
    return Kept(rows[-1].row, state, played, rows)
