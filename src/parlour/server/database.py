"""The database itself: what it holds, how it is reached, brought up to date and copied, and what it complains
of."""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sql

SCHEMA = "0002"  # the last of migrations/versions
# After so many ms PostgreSQL gives up on what waits: a server that is lost in the middle of a change, with
# its machine or its network, must not hold the others up for hours.
WAITS = {"lock_timeout": 2_000, "statement_timeout": 15_000, "idle_in_transaction_session_timeout": 10_000}
ALIVE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
STUCK = ("55P03", "57014", "40P01")  # no lock or no end in time, or two who waited for each other
FULL = ("SQLITE_FULL", "53100")
TOGETHER = 32  # rows in one statement; fewer are written by halves, so that there are few statements to keep
LOCK = 828_828  # keeps two servers on one PostgreSQL from changing its shape at once

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
hours = sql.Table(  # since 1970, in which a server looked for tables that nobody has touched for long
    "hours", meta, sql.Column("hour", sql.Integer, primary_key=True, autoincrement=False)
)
version = sql.Table(  # as Alembic keeps it
    "alembic_version", sql.MetaData(), sql.Column("version_num", sql.String(32), primary_key=True)
)


def connect(url: str) -> sql.Engine:
    """An engine whose commits are on the disk when they return."""
    if not url.startswith("sqlite"):
        waits = " ".join(f"-c {name}={ms}" for name, ms in WAITS.items())
        own = sql.make_url(url).query.get("options", "")
        return sql.create_engine(
            url, pool_pre_ping=True, pool_size=4, connect_args=ALIVE | {"options": f"{waits} {own}"}
        )
    # The last connection first: it still has the pages in memory that the writer has just changed.
    engine = sql.create_engine(url, pool_size=4, pool_use_lifo=True)

    @sql.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=5000")

    return engine


def migrate(engine: sql.Engine) -> None:
    """Bring the database up to date. A new one is made as the steps would leave it, without Alembic, which
    would stay in the memory with all it needs."""
    with engine.begin() as connection:
        wait_alone(connection)
        if not sql.inspect(connection).has_table(version.name):
            meta.create_all(connection)
            version.create(connection)
            connection.execute(version.insert().values(version_num=SCHEMA))
        if connection.execute(sql.select(version)).scalar() == SCHEMA:
            return
    from parlour.server.migrations import upgrade

    upgrade(engine)


def wait_alone(connection: sql.Connection) -> None:
    """Until its end nobody else but this transaction changes the shape of the database; it may take long."""
    if connection.dialect.name == "postgresql":
        for name in WAITS:
            connection.exec_driver_sql(f"SET LOCAL {name} = 0")
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))


def prepare(url: str) -> None:
    """See whether the database is there, and bring it up to date."""
    engine = connect(url)
    try:
        engine.connect().close()
        migrate(engine)
    finally:
        engine.dispose()


def file_of(url: str) -> Path:
    """Where an SQLite database lies."""
    return Path(sql.make_url(url).database or "")


def backup(url: str, target: Path) -> None:
    """A copy of an SQLite database as it stands at this moment, while a server may be writing to it."""
    source = sqlite3.connect(file_of(url))
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()


def insert(connection: sql.Connection, table: sql.Table, rows: Sequence[tuple[Any, ...]]) -> None:
    """Write rows, each with all columns in order, as the driver takes them: SQLAlchemy would look at every
    value of every row. Several go into one statement, for a thread that comes back from SQLite waits for its
    turn among the others."""
    at, size = 0, TOGETHER
    while at < len(rows):
        while size > len(rows) - at:
            size //= 2
        values = tuple([value for row in rows[at : at + size] for value in row])
        connection.exec_driver_sql(_insertion(table, connection.dialect.paramstyle, size), values)
        at += size


@functools.cache
def _insertion(table: sql.Table, paramstyle: str, rows: int) -> str:
    mark = "?" if paramstyle == "qmark" else "%s"
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    row = f"({', '.join([mark] * len(table.columns))})"
    return f'INSERT INTO "{table.name}" ({columns}) VALUES {", ".join([row] * rows)}'


def touch(connection: sql.Connection) -> None:
    """Write something that changes nothing, to see whether it can be stored."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text("SELECT txid_current()"))  # its commit is written, and no row is locked
    else:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = version_num"))


def is_stuck(error: Exception | None) -> bool:
    """Whether something else in the database was in the way for too long."""
    return _code(error) in STUCK


def trouble(error: BaseException | None) -> str:
    """In one word why the database would not take something."""
    code = _code(error)
    if code in FULL:
        return "full"
    return "blocked" if code in STUCK or code.startswith("SQLITE_BUSY") else "away"


def _code(error: BaseException | None) -> str:
    origin = getattr(error, "orig", None)
    return getattr(origin, "sqlite_errorname", None) or getattr(origin, "sqlstate", None) or ""
