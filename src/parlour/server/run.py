"""`parlour serve`: one process that people at home can start and stop."""

from __future__ import annotations

import functools
import logging
import socket
import sqlite3
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

import msgspec
import platformdirs
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused
from parlour.server import PORT, database
from parlour.server.app import build
from parlour.server.gate import Limits
from parlour.server.house import Timings
from parlour.server.lines import HttpLine, Lines, SocketLine
from parlour.server.lock import Lock

OTHER_PORTS = 20  # tried when nobody asked for a certain one
LARGEST_MESSAGE = 16_384
# How an address begins, what it leads to, the module that goes there, and the extra that brings it.
EXTRAS = (
    (("postgresql:", "postgresql+psycopg:"), "PostgreSQL", "psycopg", "postgres"),
    (("redis:", "rediss:"), "Redis", "redis", "redis"),
)


class Options(msgspec.Struct, frozen=True):
    """How to serve."""

    host: str = "0.0.0.0"
    port: int | None = None
    data: str | None = None
    database: str | None = None
    bus: str | None = None
    base_path: str = ""
    open: bool = True
    proxies: tuple[str, ...] = ()  # whose word about a client's address is taken
    hosts: tuple[str, ...] = ()  # further names of this server
    keep_days: float = 90
    limits: Limits = Limits()
    timings: Timings = Timings()


class CannotServe(Refused):
    """Something is in the way."""


class AlreadyServed(CannotServe):
    """Another server has the tables; `address` is empty if it does not say where it is."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__("already-served" if address else "already-served-somewhere", address=address)


def database_url(data: str | None, database: str | None) -> str:
    """The database that was asked for, or a file in the user's data folder."""
    if database:
        if database.startswith("postgresql://"):
            return database.replace("postgresql://", "postgresql+psycopg://", 1)
        if database.startswith(("postgresql+psycopg://", "sqlite:///")):
            return database
        raise CannotServe("no-database", url=database.partition(":")[0])
    folder = Path(data) if data else platformdirs.user_data_path("parlour", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        raise CannotServe("cannot-write", file=str(folder)) from None
    return f"sqlite:///{folder.resolve() / 'parlour.db'}"


def check_installed(address: str) -> None:
    """Refuse an address that only an extra of the package can reach, if that is not there."""
    for begins, name, module, extra in EXTRAS:
        if address.startswith(begins) and find_spec(module) is None:
            raise CannotServe("needs-extra", name=name, extra=extra)


def limits(given: Sequence[str]) -> Limits:
    """The usual limits, some of them changed: `tables=100`."""
    changed = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__ or not number.isdecimal() or not int(number):
            raise CannotServe("bad-limit", text=text, names=list(Limits.__struct_fields__))
        changed[name] = int(number)
    return Limits(**changed)


def backup(data: str | None, database_given: str | None, file: str, force: bool = False) -> None:
    """A copy of the tables as they stand now, complete or not at all; never over a database in use, and over
    another file only by `force`."""
    url = database_url(data, database_given)
    if not url.startswith("sqlite"):
        raise CannotServe("backup-elsewhere")
    source, target = database.file_of(url), Path(file)
    if not source.is_file():
        raise CannotServe("no-such-file", file=str(source))
    try:
        _check_target(source, target, force)
        unfinished = target.with_name(f".{target.name}.unfinished")
        try:
            database.backup(url, unfinished)
            unfinished.replace(target)
        finally:
            unfinished.unlink(missing_ok=True)
    except (OSError, ValueError, sqlite3.Error):
        raise CannotServe("cannot-write", file=file) from None


def _check_target(source: Path, target: Path, force: bool) -> None:
    meant = target.resolve()
    own = [*_beside(source.resolve()), Lock(source.resolve()).path]
    if (target.exists() and target.samefile(source)) or meant in own:
        raise CannotServe("backup-onto-itself", file=str(target))
    if any(path.exists() for path in _beside(meant)):
        raise CannotServe("backup-in-use", file=str(target))
    if target.exists() and not (force and target.is_file()):
        raise CannotServe("file-exists" if target.is_file() else "cannot-write", file=str(target))


def _beside(path: Path) -> list[Path]:
    """The files that SQLite has beside a database while it is used."""
    return [path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal")]


def bound(host: str, port: int | None) -> socket.socket:
    """A socket to listen on; if `port` is None, on any free port from ours on."""
    wanted = range(PORT, PORT + OTHER_PORTS) if port is None else [port]
    for each in wanted:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            return listening
        except (OSError, OverflowError):
            listening.close()
    raise CannotServe("port-taken", host=host, port=str(wanted[0]))


def addresses(host: str, port: int, base_path: str) -> tuple[str, str | None]:
    """Where this machine finds the server, and where others on the same network do."""
    local = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    lan = lan_address() if host in ("0.0.0.0", "::", "") else None
    bracketed = f"[{local}]" if ":" in local else local
    return f"http://{bracketed}:{port}{base_path}/", lan and f"http://{lan}:{port}{base_path}/"


def lan_address() -> str | None:
    """The address by which this machine reaches others; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


class Server(uvicorn.Server):
    """Says so when it is ready, and lets the house say good-bye before the lines are cut."""

    ready: Callable[[], None] = staticmethod(lambda: None)
    farewell: Callable[[], Awaitable[None]]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.started:
            await self.farewell()
        await super().shutdown(sockets)


def is_our_affair(record: logging.LogRecord) -> bool:
    """Whether a line belongs in the log: what strangers send that makes no sense would only fill it."""
    return not record.getMessage().startswith(("Invalid", "Unsupported upgrade", "opening handshake"))


def serve(options: Options, announce: Callable[[str, str | None], None]) -> None:
    """Serve until somebody stops it."""
    base_path = options.base_path.rstrip("/")
    if base_path and not base_path.startswith("/"):
        raise CannotServe("bad-base-path", path=base_path)
    for address in (options.database, options.bus):
        check_installed(address or "")
    url = database_url(options.data, options.database)
    file = database.file_of(url)
    lock = Lock(file) if url.startswith("sqlite") and file.name else None
    if lock and not lock.take():
        raise AlreadyServed(lock.holder())
    try:
        _serve(options, base_path, url, lock, announce)
    finally:
        if lock:
            lock.release()


def _serve(
    options: Options, base_path: str, url: str, lock: Lock | None, announce: Callable[[str, str | None], None]
) -> None:
    try:
        database.prepare(url)
    except SQLAlchemyError:
        raise CannotServe("database-away", url=url.partition("@")[2] or url) from None
    listening = bound(options.host, options.port)
    port = listening.getsockname()[1]
    timings = msgspec.structs.replace(options.timings, keep_days=options.keep_days)
    local, lan = addresses(options.host, port, base_path)
    app = build(url, options.bus, timings, options.limits, base_path, options.hosts, (lan or "").rstrip("/"))
    lines = Lines(options.limits, options.proxies)
    config = uvicorn.Config(
        app,
        http=functools.partial(HttpLine, lines),  # type: ignore[arg-type]
        ws=functools.partial(SocketLine, lines),  # type: ignore[arg-type]
        h11_max_incomplete_event_size=LARGEST_MESSAGE,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # some 300 kB a socket, and slower than sending
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=list(options.proxies),
        timeout_graceful_shutdown=3,
    )
    logging.getLogger("uvicorn.error").addFilter(is_our_affair)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # that a row was taken is nothing to warn of
    server = Server(config)

    def ready() -> None:
        if lock:
            lock.write(local)
        announce(local, lan)
        if options.open:
            # Beside everything else: a browser in this terminal would hold the server up until it is left.
            threading.Thread(target=webbrowser.open, args=(local,), daemon=True).start()

    server.ready = ready
    server.farewell = app.farewell
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass  # uvicorn has closed everything in good order by then
    finally:
        listening.close()
    if not server.started:
        raise CannotServe("cannot-start")
