"""Where tables are kept: SQLAlchemy Core on SQLite or PostgreSQL.

One thread writes. What is asked of it while it waits for the disk goes into the next commit together,
and nobody is told that a row is stored before its commit is through."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from parlour.core import Refused, Result
from parlour.server.log import Entry, Kept, State
from parlour.view import Line

T = TypeVar("T")

SCHEMA = "0001"  # the last of migrations/versions
BATCH = 500  # rows that share a commit at most
FEW = 4  # rows in a commit, beyond which the next one waits for company
GATHER = 0.005  # seconds

meta = sql.MetaData()
tables = sql.Table(
    "tables",
    meta,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("invite", sql.String(64), nullable=False, unique=True),
)
log = sql.Table(
    "log",
    meta,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),  # `row` everywhere else
    sql.Column("t", sql.BigInteger, nullable=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("id", sql.String(64)),
    sql.Column("seat", sql.Integer),
    sql.Column("match", sql.Integer),
    sql.Column("told", sql.LargeBinary),
    sql.Column("state", sql.LargeBinary),
    sql.Column("line", sql.LargeBinary),
    sql.Column("packed", sql.LargeBinary),
    sql.Column("result", sql.LargeBinary),
    sql.UniqueConstraint("table_id", "id"),
)
old_invites = sql.Table(  # that only bring back whoever sits at the table
    "former",
    meta,
    sql.Column("invite", sql.String(64), primary_key=True),
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
)
codes = sql.Table(
    "codes",
    meta,
    sql.Column("code", sql.String(16), primary_key=True),
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)
leases = sql.Table(
    "leases",
    meta,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("holder", sql.String(32), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),
)

TOLD = msgspec.json.Decoder(tuple[Line, ...])
STATE = msgspec.json.Decoder(State)
RESULT = msgspec.json.Decoder(Result)
PLAIN = ("t", "kind", "id", "seat", "match", "line", "packed")
encode = msgspec.json.Encoder().encode


class NotSaved(Refused):
    """The disk or the database would not take it. It can be sent again."""


class Conflict(Exception):
    """Somebody else was first: look again at what is there."""


class _Request(NamedTuple):
    """What the writer is asked for: rows of a table, or any other change."""

    work: tuple[dict[str, Any], ...] | Callable[[sql.Connection], Any]
    future: asyncio.Future[Any]


class Store:
    """The tables of a house as the database keeps them, and the thread that writes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = connect(url)
        migrate(self.engine)
        self.rows = 0  # stored by this server
        self._requests: SimpleQueue[_Request | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(2, "parlour-read")
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write, name="parlour-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write everything that was asked for, then close."""
        self._requests.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()

    # Writing

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Store all `entries` or none; Conflict if one of their numbers or ids is taken."""
        rows = tuple(_row(table_id, entry) for entry in entries)
        await self._ask(rows)
        self.rows += len(rows)

    async def change(self, work: Callable[[sql.Connection], T]) -> T:
        """Make any other change, in the next commit."""
        result: T = await self._ask(work)
        return result

    async def _ask(self, work: Any) -> Any:
        future = self._loop.create_future()
        self._requests.put(_Request(work, future))
        return await future

    def _write(self) -> None:
        busy = False
        while (request := self._requests.get()) is not None:
            if busy:
                time.sleep(GATHER)
            requests = [request]
            closing = False
            while not self._requests.empty() and len(requests) < BATCH and not closing:
                another = self._requests.get()
                if another is None:
                    closing = True
                else:
                    requests.append(another)
            self._tell(requests, self._commit(requests))
            busy = len(requests) > FEW
            if closing:
                return

    def _commit(self, requests: Sequence[_Request]) -> list[Any]:
        """Everything in one commit; if one of them cannot be, each alone, so that none suffers for it."""
        try:
            with self.engine.begin() as connection:
                rows = [
                    row for request in requests if isinstance(request.work, tuple) for row in request.work
                ]
                if rows:
                    rows.sort(key=_place)  # two servers must not wait for each other in a circle
                    connection.execute(log.insert(), rows)
                return [
                    None if isinstance(request.work, tuple) else request.work(connection)
                    for request in requests
                ]
        except Exception as error:
            gone = isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError | DataError)
            if gone or len(requests) == 1:
                return [_refusal(error)] * len(requests)
        return [self._commit([request])[0] for request in requests]

    def _tell(self, requests: Sequence[_Request], results: Sequence[Any]) -> None:
        def tell() -> None:
            for request, result in zip(requests, results, strict=True):
                if request.future.done():
                    continue
                if isinstance(result, Exception):
                    request.future.set_exception(result)
                else:
                    request.future.set_result(result)

        self._loop.call_soon_threadsafe(tell)

    # Reading

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        """Ask the database something, away from the loop."""

        def asked() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        try:
            return await self._loop.run_in_executor(self._readers, asked)
        except SQLAlchemyError as error:
            raise NotSaved("not-saved") from error

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

    async def matches(self, table_id: str) -> list[Entry]:
        """The rows that began or ended a match."""
        marks = (log.c.kind == "start") | log.c.result.is_not(None)
        return await self.entries(log.select().where(log.c.table_id == table_id, marks).order_by(log.c.n))

    async def record(self, table_id: str, match: int) -> list[Entry]:
        """All rows of one match."""
        chosen = log.select().where(log.c.table_id == table_id, log.c.match == match).order_by(log.c.n)
        return await self.entries(chosen)

    async def entries(self, chosen: sql.Select[Any]) -> list[Entry]:
        return await self.read(lambda connection: [_entry(row) for row in connection.execute(chosen)])

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

    async def heads(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The number of the last row of each table."""
        last = sql.func.max(log.c.n)
        chosen = sql.select(log.c.table_id, last).where(log.c.table_id.in_(list(table_ids)))
        found = await self.read(lambda connection: connection.execute(chosen.group_by(log.c.table_id)).all())
        return dict(found)

    async def by_code(self, code: str) -> str | None:
        """The invitation that a short code stands for."""
        chosen = sql.select(tables.c.invite).join(codes).where(codes.c.code == code, codes.c.until > now())
        return await self.read(lambda connection: connection.execute(chosen).scalar())

    # Changes

    async def create(self, table_id: str, invite: str, entry: Entry) -> None:
        def work(connection: sql.Connection) -> None:
            connection.execute(tables.insert().values(id=table_id, invite=invite))
            connection.execute(log.insert(), [_row(table_id, entry)])

        await self.change(work)

    async def new_invite(self, table_id: str, invite: str) -> None:
        """Give the table another invitation; the old one ends, and the codes that stood for it."""

        def work(connection: sql.Connection) -> None:
            mine = tables.c.id == table_id
            old = sql.select(tables.c.invite, tables.c.id).where(mine)
            connection.execute(old_invites.insert().from_select(["invite", "table_id"], old))
            connection.execute(tables.update().where(mine).values(invite=invite))
            connection.execute(codes.delete().where(codes.c.table_id == table_id))

        await self.change(work)

    async def new_code(self, table_id: str, seconds: int) -> str:
        """A code of eight digits that stands for the table for `seconds`; Conflict if it is taken."""

        def work(connection: sql.Connection) -> str:
            connection.execute(codes.delete().where(codes.c.until <= now()))
            code = f"{secrets.randbelow(10**8):08}"
            until = now() + seconds * 1000
            connection.execute(codes.insert().values(code=code, table_id=table_id, until=until))
            return code

        return await self.change(work)

    async def delete(self, table_id: str) -> None:
        """Delete the table and everything about it."""
        await self.change(
            lambda connection: connection.execute(tables.delete().where(tables.c.id == table_id))
        )

    async def purge(self, days: float) -> list[str]:
        """Delete the tables that nobody has touched for `days` days; their ids."""
        last = sql.select(sql.func.max(log.c.t)).where(log.c.table_id == tables.c.id).scalar_subquery()
        old = sql.select(tables.c.id).where(last < now() - days * 86_400_000)

        def work(connection: sql.Connection) -> list[str]:
            found = list(connection.execute(old).scalars())
            connection.execute(tables.delete().where(tables.c.id.in_(found)))
            return found

        return await self.change(work)

    # Who runs the bots, clocks and judgements of a table

    async def lease(self, table_id: str, holder: str, ms: int) -> bool:
        """Let `holder` run the table for `ms`, unless somebody else does; whether it does."""

        def work(connection: sql.Connection) -> bool:
            mine = leases.update().where(
                leases.c.table_id == table_id, (leases.c.holder == holder) | (leases.c.until < now())
            )
            if connection.execute(mine.values(holder=holder, until=now() + ms)).rowcount:
                return True
            there = sql.select(leases.c.holder).where(leases.c.table_id == table_id)
            if connection.execute(there).scalar() is not None:
                return False
            connection.execute(leases.insert().values(table_id=table_id, holder=holder, until=now() + ms))
            return True

        try:
            return await self.change(work)
        except Conflict:
            return False

    async def renew(self, holder: str, ms: int) -> set[str]:
        """Renew all leases of `holder`; the tables that it still runs."""
        mine = leases.c.holder == holder

        def work(connection: sql.Connection) -> set[str]:
            connection.execute(leases.update().where(mine).values(until=now() + ms))
            return set(connection.execute(sql.select(leases.c.table_id).where(mine)).scalars())

        return await self.change(work)

    async def release(self, table_id: str, holder: str) -> None:
        """Give the lease back: there is nothing to run at this table any more."""
        mine = leases.delete().where(leases.c.table_id == table_id, leases.c.holder == holder)
        await self.change(lambda connection: connection.execute(mine))

    async def hand_over(self, holder: str) -> None:
        """Let other servers take over everything of `holder` at once."""
        mine = leases.update().where(leases.c.holder == holder).values(until=0)
        await self.change(lambda connection: connection.execute(mine))

    async def orphans(self) -> list[str]:
        """The tables that should be run and that nobody runs."""
        chosen = sql.select(leases.c.table_id).where(leases.c.until < now()).limit(1000)
        return await self.read(lambda connection: list(connection.execute(chosen).scalars()))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def connect(url: str) -> sql.Engine:
    """An engine whose commits are on the disk when they return."""
    if not url.startswith("sqlite"):
        return sql.create_engine(url, pool_pre_ping=True, pool_size=4)
    engine = sql.create_engine(url, pool_size=4)

    @sql.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=5000")

    return engine


def migrate(engine: sql.Engine) -> None:
    """Bring the database up to date; a new one gets everything."""
    version = sql.text("SELECT version_num FROM alembic_version")
    try:
        with engine.connect() as connection:
            if connection.execute(version).scalar() == SCHEMA:
                return
    except SQLAlchemyError:
        pass  # a new database, or none at all: the migration will say
    from parlour.server.migrations import upgrade

    upgrade(engine)


def prepare(url: str) -> None:
    """See whether the database is there, and bring it up to date."""
    engine = connect(url)
    try:
        engine.connect().close()
        migrate(engine)
    finally:
        engine.dispose()


def backup(url: str, target: Path) -> None:
    """A copy of an SQLite database as it stands at this moment, while a server may be writing to it."""
    source = sqlite3.connect(url.removeprefix("sqlite:///"))
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()


def _refusal(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    if isinstance(error, SQLAlchemyError):
        refusal = NotSaved("not-saved")
        refusal.__cause__ = error
        return refusal
    return error


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    row = {name: getattr(entry, name) for name in PLAIN}
    row["table_id"], row["n"] = table_id, entry.row
    row["told"] = encode(entry.told) if entry.told else None
    row["state"] = encode(entry.state) if entry.state else None
    row["result"] = encode(entry.result) if entry.result else None
    return row


def _place(row: dict[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["n"]


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
