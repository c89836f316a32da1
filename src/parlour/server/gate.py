"""The gate in front of everything: which host names we answer to, where a page may come from, what
a browser may do with our pages, and how often anybody may ask."""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Collection, Coroutine, MutableMapping
from time import monotonic
from typing import Any, TypeAlias

from parlour.server import journal
from parlour.server.buckets import Rates
from parlour.server.limits import Limits as Limits
from parlour.server.metrics import Meter
from parlour.server.work import Shares

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Coroutine[Any, Any, None]]

NAME = re.compile(r"[\w.-]{1,100}(:\d{1,5})?", re.ASCII)
OTHER = "…"
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


def caller(scope: Any) -> str:
    """The address that asks."""
    return household(scope["client"][0] if scope.get("client") else "")


def household(address: str) -> str:
    """What counts as one address: a household has more IPv6 addresses than can be counted."""
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def is_near(address: str) -> bool:
    """Whether an address is of this machine or a network of ours, as a proxy's is."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False


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
        shares: Shares,
        farewell: Callable[[], Awaitable[None]],
        meter: Meter | None = None,
        proxied: bool = False,
    ) -> None:
        self.pages, self.sockets, self.shares, self.farewell = pages, sockets, shares, farewell
        self.meter, self.proxied, self.noted = meter or Meter(), proxied, journal.Once()
        self.hosts = own_names() | {host.lower() for host in hosts}
        self.requests = Rates(limits.requests * 4, 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.pages(scope, receive, send)
            return
        status, share = self._refusal(scope), self.shares.of(caller(scope))
        if status is not None:
            self.meter.refused[str(status)] += 1
        if scope["type"] == "websocket":
            await receive()
            if status is None:
                await share.metered(self.sockets(scope, receive, send))
            else:
                await send({"type": "websocket.close", "code": 1008})
        elif status is None:
            if scope["method"] == "HEAD":  # the line itself leaves out what must not be sent
                scope = {**scope, "method": "GET"}
            await share.turn()
            await share.metered(self.pages(scope, receive, self._guarded(scope, send)))
        else:
            nothing = [(b"content-length", b"0"), (b"connection", b"close"), *HEADERS]
            await send({"type": "http.response.start", "status": status, "headers": nothing})
            await send({"type": "http.response.body", "body": b""})

    def _refusal(self, scope: Scope) -> int | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        if not self.proxied and "x-forwarded-for" in headers and is_near(caller(scope)):
            self.noted.warn("proxy-unnamed", address=caller(scope))
        if not self.knows(host):
            if NAME.fullmatch(host):
                self.noted.warn("host-unknown", name=host.partition(":")[0].lower())
            return 421
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get("origin")
        if changes and origin is not None and origin.lower().partition("://")[2] != host.lower():
            if NAME.fullmatch(origin.partition("://")[2]):
                self.noted.warn("origin-other", origin=origin.lower(), host=host.lower())
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

    def _guarded(self, scope: Scope, send: Send) -> Send:
        began = monotonic()

        async def guarded(event: Any) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event.get("headers", []), *HEADERS]
                if journal.logger.isEnabledFor(logging.DEBUG):
                    ms = round(1000 * (monotonic() - began))
                    path = scope.get("path_template") or OTHER  # the path itself may hold an invitation
                    journal.note(
                        logging.DEBUG,
                        "request",
                        method=scope["method"],
                        path=path,
                        status=event["status"],
                        ms=ms,
                    )
            await send(event)

        return guarded
