"""The gate in front of everything: which host names we answer to, where a page may come from, what
a browser may do with our pages, and how often anybody may ask."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from time import monotonic
from typing import Any, TypeAlias

import msgspec

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
OURS = ("script", "style", "font", "connect", "manifest")  # only from this server
NOBODYS = ("frame-ancestors", "form-action", "base-uri", "default-src")
POLICY = "; ".join(
    [
        *(f"{kind}-src 'self'" for kind in OURS),
        *(f"{kind} 'none'" for kind in NOBODYS),
        "img-src data: 'self'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Limits(msgspec.Struct, frozen=True):
    """How much one address may do."""

    tables: int = 60  # opened, an hour
    seats: int = 300  # taken, an hour
    codes: int = 10  # tried, a minute
    requests: int = 50  # a second
    sockets: int = 100  # at once
    messages: int = 30  # a second on one socket


class Bucket:
    """Fills with time and empties with use."""

    def __init__(self, size: float, seconds: float) -> None:
        self.size, self.pace = size, size / seconds
        self.left, self.at = size, monotonic()

    def take(self) -> bool:
        moment = monotonic()
        self.left = min(self.size, self.left + (moment - self.at) * self.pace)
        self.at = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (monotonic() - self.at) * self.pace >= self.size


class Rates:
    """A bucket for every address and thing; full ones are forgotten."""

    MOST = 100_000

    def __init__(self, size: float, seconds: float) -> None:
        self.size, self.seconds = size, seconds
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) > self.MOST:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.size, self.seconds)
        return bucket.take()


def caller(scope: Any) -> str:
    """The address that asks. A household has more IPv6 addresses than can be counted: they are one."""
    address = scope["client"][0] if scope.get("client") else ""
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return str(address)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def own_names() -> set[str]:
    """The names that this machine goes by at home."""
    name = socket.gethostname().lower()
    return {"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"}


class Gate:
    """Wraps the application. A browser that was tricked into asking us by another name, or by another
    page, is turned away here."""

    def __init__(
        self,
        pages: App,
        sockets: App,
        hosts: Collection[str],
        limits: Limits,
        farewell: Callable[[], Awaitable[None]],
    ) -> None:
        self.pages, self.sockets, self.farewell = pages, sockets, farewell
        self.hosts = own_names() | {host.lower() for host in hosts}
        self.requests = Rates(limits.requests * 4, 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.pages(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        status = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            await receive()
            if status is None:
                await self.sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
        elif status is None:
            await self.pages(scope, receive, self._guarded(send))
        else:
            plain = [(b"content-type", b"text/plain; charset=utf-8"), *HEADERS]
            await send({"type": "http.response.start", "status": status, "headers": plain})
            await send({"type": "http.response.body", "body": b""})

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> int | None:
        host = headers.get("host", "")
        if not self.knows(host):
            return 421
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get("origin")
        if changes and origin is not None and origin.lower().partition("://")[2] != host.lower():
            return 403
        return None if self.requests.take(caller(scope)) else 429

    def knows(self, host: str) -> bool:
        """An address in numbers cannot be rebound to another machine; a name must be one of ours."""
        name = re.sub(r":\d+$", "", host).lower()
        try:
            ipaddress.ip_address(name.strip("[]"))
            return True
        except ValueError:
            return name in self.hosts

    def _guarded(self, send: Send) -> Send:
        async def guarded(event: Any) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event.get("headers", []), *HEADERS]
            await send(event)

        return guarded
