"""The database itself: how it is reached, brought up to date and copied, and what it complains of."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

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


def connect(url: str) -> sql.Engine:
    """An engine whose commits are on the disk when they return."""
    if not url.startswith("sqlite"):
        waits = " ".join(f"-c {name}={ms}" for name, ms in WAITS.items())
        own = sql.make_url(url).query.get("options", "")
        return sql.create_engine(
            url, pool_pre_ping=True, pool_size=4, connect_args=ALIVE | {"options": f"{waits} {own}"}
        )
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
