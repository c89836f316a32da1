"""`parlour serve`: one process that people at home can start and stop."""

from __future__ import annotations

import asyncio
import errno
import functools
import ipaddress
import logging
import secrets
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused
from parlour.server import PORT, admin, certificates, data_folder, database, journal
from parlour.server.app import build
from parlour.server.gate import Limits, own_names
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
    proxies: Sequence[str] = ()  # whose word about a client's address is taken
    hosts: Sequence[str] = ()  # further names of this server
    keep_days: float = 90
    limits: Limits = Limits()
    readers: Sequence[str] = ()  # addresses that may have the figures
    tls: Sequence[str] = ()
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
    folder = data_folder(data)
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


def bound(host: str, port: int | None) -> socket.socket:
    """A socket to listen on; if `port` is None, on any free port from ours on."""
    wanted = range(PORT, PORT + OTHER_PORTS) if port is None else [port]
    for each in wanted:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            return listening
        except (OSError, OverflowError) as error:
            listening.close()
            if isinstance(error, socket.gaierror) or getattr(error, "errno", 0) == errno.EADDRNOTAVAIL:
                raise CannotServe("not-our-address", host=host) from None
            if isinstance(error, PermissionError):
                raise CannotServe("port-forbidden", port=str(each)) from None
    raise CannotServe("port-taken", host=host, port=str(wanted[0]))


class Opened(msgspec.Struct, frozen=True):
    """A server that is ready: where this machine finds it, where others on the same network do, where its
    tables are, and by what people know a certificate of its own."""

    local: str
    lan: str | None
    place: str
    fingerprint: str = ""

    @property
    def is_exposed(self) -> bool:
        """Whether anybody on the internet may come, and listen on the way."""
        reached = urlsplit(self.lan or self.local)
        return reached.scheme == "http" and _is_public(reached.hostname or "")


def _is_public(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_global
    except ValueError:
        return False


def addresses(host: str, port: int, base_path: str, scheme: str = "http") -> tuple[str, str | None]:
    """Where this machine finds the server, and where others on the same network do."""
    everywhere = host in ("0.0.0.0", "::", "")
    local = "127.0.0.1" if everywhere else host
    lan = lan_address() if everywhere else None
    bracketed = f"[{local}]" if ":" in local else local
    return f"{scheme}://{bracketed}:{port}{base_path}/", lan and f"{scheme}://{lan}:{port}{base_path}/"


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
    """Says so when it is ready, looks after its certificate, and lets the house say good-bye before the lines
    are cut."""

    ready: Callable[[], None] = staticmethod(lambda: None)
    certificate: certificates.Certificate | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._looks = asyncio.create_task(self._look_after_certificate())
            self.ready()

    async def _look_after_certificate(self) -> None:
        while self.certificate:
            await asyncio.sleep(certificates.LOOK)
            self.certificate.look()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.started:
            self._looks.cancel()
            await self.config.app.farewell()  # type: ignore[union-attr]
        await super().shutdown(sockets)


Announce: TypeAlias = Callable[[Opened], None]


def serve(options: Options, announce: Announce) -> None:
    """Serve until somebody stops it."""
    base_path = options.base_path.rstrip("/")
    if base_path and not base_path.startswith("/"):
        raise CannotServe("bad-base-path", path=base_path)
    for address in (options.database, options.bus):
        check_installed(address or "")
    _check_networks(options.readers)
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


def _check_networks(named: Sequence[str]) -> None:
    for each in named:
        try:
            ipaddress.ip_network(each, strict=False)
        except ValueError:
            raise CannotServe("bad-network", text=each) from None


def home(data: str | None, url: str) -> Path:
    """The folder of a server: that of its file, or where one would be."""
    file = database.file_of(url)
    return file.parent if url.startswith("sqlite") and file.name else data_folder(data)


def place(url: str) -> str:
    """What a person may know of where the tables are."""
    return (
        str(database.file_of(url)) if url.startswith("sqlite") else url.rpartition("@")[2].partition("?")[0]
    )


def prepare(url: str) -> None:
    """Have the database ready, or say why that cannot be."""
    try:
        database.prepare(url)
    except SQLAlchemyError as error:
        raise CannotServe("database-away", url=place(url), cause=journal.cause(error)) from None


def _serve(options: Options, base_path: str, url: str, lock: Lock | None, announce: Announce) -> None:
    prepare(url)
    folder, token = home(options.data, url), secrets.token_urlsafe(32)
    with bound(options.host, options.port) as listening:
        port = listening.getsockname()[1]
        local, lan = addresses(options.host, port, base_path, "https" if options.tls else "http")
        reached = {urlsplit(each).hostname or "" for each in (local, lan) if each}
        names = {name for name in (*own_names(), *reached, *options.hosts, "127.0.0.1") if name.isascii()}
        certificate = certificates.of(options.tls, folder, names)
        opened = Opened(local, lan, place(url), certificate.fingerprint if certificate else "")
        server = Server(_config(options, base_path, url, lan, token))
        if certificate:
            server.config.ssl_context_factory = lambda *_: certificate.context
            server.certificate = certificate

        def ready() -> None:
            if lock:
                lock.write(local)
            announce(opened)
            own: dict[str, Any] = {"fingerprint": opened.fingerprint} if opened.fingerprint else {}
            journal.note(
                logging.INFO, "started", version=version("parlour"), address=local, place=opened.place, **own
            )
            if options.open:
                # Beside everything else: a browser in this terminal would hold the server up until it is left
                threading.Thread(target=webbrowser.open, args=(local,), daemon=True).start()

        server.ready = ready
        given = admin.Pass(
            local, token, admin.which(url), str(certificate.certificate) if certificate else ""
        )
        with admin.issued(folder, port, given):
            _run(server, listening)
    if not server.started:
        raise CannotServe("cannot-start")
    journal.note(logging.INFO, "ended")


def _run(server: Server, listening: socket.socket) -> None:
    # uvicorn closes everything in good order, and then hands the signal on.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)


def _config(options: Options, base_path: str, url: str, lan: str | None, token: str) -> uvicorn.Config:
    app = build(
        url,
        options.bus,
        msgspec.structs.replace(options.timings, keep_days=options.keep_days),
        options.limits,
        base_path,
        options.hosts,
        (lan or "").rstrip("/"),
        options.readers,
        bool(options.proxies),
        token,
    )
    lines = Lines(options.limits, options.proxies)
    return uvicorn.Config(
        app,
        http=functools.partial(HttpLine, lines),  # type: ignore[arg-type]
        ws=functools.partial(SocketLine, lines),  # type: ignore[arg-type]
        h11_max_incomplete_event_size=LARGEST_MESSAGE,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # some 300 kB a socket, and slower than sending
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=list(options.proxies),
        timeout_graceful_shutdown=3,
    )
