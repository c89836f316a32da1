"""For whoever runs the house: what tables there are, and what a server that is up knows beyond the database.

Nothing hidden is shown: no card, no token, no invitation. A server lets in whoever can read the pass that it
left in its folder."""

from __future__ import annotations

import hashlib
import http.client
import logging
import secrets
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sql
from litestar import Request, delete, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from parlour.server import certificates, database, journal
from parlour.server.database import log, tables
from parlour.server.deeds import NotAllowed
from parlour.server.house import House
from parlour.server.log import State
from parlour.server.private import write_private

PATIENCE = 10.0  # seconds for a server on this machine to answer
LEAST = 4  # letters by which a table can be named
BLOBS = ("told", "state", "line", "packed", "result")


# What is stored


class Listed(msgspec.Struct):
    """A table as its keeper may see it; times in ms since 1970."""

    id: str
    game: str
    opened: int
    used: int
    rows: int
    bytes: int
    people: list[str]
    computers: int
    running: bool
    here: list[str] = []
    watching: int = 0


def listed(connection: sql.Connection, running: list[Running], beginning: str = "") -> list[Listed]:
    """The tables whose ids begin like this, the last used first."""
    sizes = sum((sql.func.coalesce(sql.func.length(log.c[name]), 0) for name in BLOBS), sql.literal(0))
    asked = (
        sql.select(
            log.c.table_id,
            sql.func.min(log.c.t),
            sql.func.max(log.c.t),
            sql.func.count(),
            sql.func.sum(sizes),
        )
        .where(log.c.table_id.startswith(beginning, autoescape=True))
        .group_by(log.c.table_id)
    )
    found = [_listed(connection, running, *row) for row in connection.execute(asked).all()]
    return sorted(found, key=lambda table: -table.used)


def _listed(
    connection: sql.Connection, running: list[Running], id: str, opened: int, used: int, rows: int, size: int
) -> Listed:
    mine = log.c.table_id == id
    stated = sql.select(log.c.state).where(mine, log.c.state.is_not(None)).order_by(log.c.n.desc()).limit(1)
    state = msgspec.json.decode(connection.execute(stated).scalar_one(), type=State)
    on = False
    if state.match:
        last = sql.select(log.c.result.is_(None)).where(
            mine, log.c.match == state.match.row, log.c.line.is_not(None)
        )
        on = bool(connection.execute(last.order_by(log.c.n.desc()).limit(1)).scalar())
    people = {seat.id: seat.name for seat in state.seats if seat.taken}
    there = [server.tables[id] for server in running if id in server.tables]
    here = {seat for table in there for seat in table.here}
    return Listed(
        id,
        state.game,
        opened,
        used,
        rows,
        int(size),
        list(people.values()),
        sum(bool(seat.level) for seat in state.seats),
        on,
        [name for seat, name in people.items() if seat in here],
        max((table.watching for table in there), default=0),
    )


class Disk(msgspec.Struct):
    """Bytes: what the database takes, and what of that nothing is kept in."""

    database: int
    unused: int


def disk(connection: sql.Connection) -> Disk:
    def number(asked: str) -> int:
        return int(connection.exec_driver_sql(asked).scalar_one())

    if connection.dialect.name == "postgresql":
        return Disk(number("SELECT pg_database_size(current_database())"), 0)
    page = number("PRAGMA page_size")
    file = database.file_of(str(connection.engine.url))
    beside = [file.with_name(file.name + ending) for ending in ("", "-wal")]
    return Disk(
        sum(each.stat().st_size for each in beside if each.exists()), number("PRAGMA freelist_count") * page
    )


def compact(engine: sql.Engine) -> None:
    """Give back to the system what deleted tables have left; whoever plays meanwhile waits for it."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if connection.dialect.name == "postgresql":
            for name in database.WAITS:
                connection.exec_driver_sql(f"SET {name} = 0")
            connection.exec_driver_sql("VACUUM (FULL, ANALYZE)")
        else:
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def forget(engine: sql.Engine, id: str) -> None:
    """Delete a table that no server of this machine knows; others see it within seconds."""
    with engine.begin() as connection:
        connection.execute(tables.delete().where(tables.c.id == id))


# What a server that is up knows


class Here(msgspec.Struct):
    """Who is at a table: the ids of their seats, and how many look on."""

    here: list[str]
    watching: int


class Running(msgspec.Struct):
    """A server that is up."""

    version: str
    limits: dict[str, int]
    tables: dict[str, Here]


@get("/api/admin", include_in_schema=False)
async def house(request: Request[None, None, AppState], state: AppState) -> Running:
    _admit(request, state)
    return Running(version("parlour"), msgspec.structs.asdict(state.limits), who_is_there(state.house))


def who_is_there(house: House) -> dict[str, Here]:
    """At every table, also at one at rest, which is not in memory while people still sit at it."""
    return {
        live.id: Here(sorted(live.present_seats()), live.watching())
        for live in house.tables.values()
        if live.loaded or live.clients
    }


@delete("/api/admin/tables/{id:str}", include_in_schema=False)
async def delete_table(request: Request[None, None, AppState], state: AppState, id: FromPath[str]) -> None:
    """Delete a table; whoever is there hears so."""
    _admit(request, state)
    house: House = state.house
    if not await house.delete(id):
        raise NotAllowed("no-table")
    journal.note(logging.INFO, "admin-deleted", table=id)


def _admit(request: Request[None, None, AppState], state: AppState) -> None:
    """To whoever has no pass there is nothing here."""
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not state.admin_token or not secrets.compare_digest(shown.encode(), state.admin_token.encode()):
        raise NotFoundException


# The pass


class Pass(msgspec.Struct):
    """How to come to a server: where it is, what to show, what it shows, and whose tables it has."""

    address: str
    token: str
    tables: str
    certificate: str = ""

    def ask(self, method: str, path: str) -> bytes:
        """An answer; OSError if nobody is there, or it is not the server that wrote this."""
        where = urlsplit(self.address)
        assert where.hostname
        if where.scheme == "https":
            # Its own address is not in every certificate: it must be this very one.
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            line: http.client.HTTPConnection = http.client.HTTPSConnection(
                where.hostname, where.port, timeout=PATIENCE, context=context
            )
            line.connect()
            shown = line.sock.getpeercert(True)  # type: ignore[union-attr]
            if shown != certificates.der(Path(self.certificate)):
                raise ConnectionRefusedError
        else:
            line = http.client.HTTPConnection(where.hostname, where.port, timeout=PATIENCE)
        try:
            line.request(
                method, where.path.rstrip("/") + path, headers={"authorization": f"Bearer {self.token}"}
            )
            answer = line.getresponse()
            body = answer.read()
            if answer.status >= 300:
                raise ConnectionRefusedError
            return body
        except http.client.HTTPException as error:
            raise ConnectionRefusedError from error
        finally:
            line.close()

    def running(self) -> Running:
        return msgspec.json.decode(self.ask("GET", "/api/admin"), type=Running)

    def delete(self, id: str) -> None:
        self.ask("DELETE", f"/api/admin/tables/{id}")


def which(url: str) -> str:
    """By what two programs know that they mean the same database, without telling its password."""
    meant = sql.make_url(url).set(password=None).render_as_string()
    return hashlib.sha256(meant.encode()).hexdigest()


def passes(folder: Path, url: str) -> Iterator[Pass]:
    """Of all servers that have these tables, whether they are still up or not."""
    for file in sorted(folder.glob("admin-*.json")):
        with suppress(OSError, msgspec.MsgspecError):
            found = msgspec.json.decode(file.read_bytes(), type=Pass)
            if found.tables == which(url):
                yield found


@contextmanager
def issued(folder: Path, port: int, given: Pass) -> Iterator[None]:
    """Leave a pass for as long as the server is up; where nothing can be written there is none."""
    file = folder / f"admin-{port}.json"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_private(file, msgspec.json.encode(given))
    try:
        yield
    finally:
        with suppress(OSError):
            file.unlink(missing_ok=True)
