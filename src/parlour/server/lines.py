"""The lines of the server: so many for each address and in all, and a time for everything.

uvicorn speaks HTTP and WebSocket; here is what it leaves to others. A line that breaks the rules is cut, not
closed: a polite end would wait for the one who broke them."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from parlour.server.buckets import Bucket, Rates
from parlour.server.frames import QuickLine
from parlour.server.gate import HEADERS, Limits, household

HEADER = 10.0  # seconds for the first header of a line
BODY = 15.0  # for the rest of a request
ANSWER = 60.0  # to make an answer
NEXT = 15.0  # from one answer to the next header
STALLED = 20.0  # that a receiver may leave a full buffer alone
CLOSING = 10.0  # to hang up
SLICE = 1_024  # bytes that are read before what they were is counted
CONTROL = 30  # pings, pongs and pieces of messages at once, and in ten seconds
UNREAD = 1_000  # messages that may wait to be read: some ten milliseconds of work to take in
SPARE = 100  # files that the rest of the server may have open
ENOUGH = 20_000  # lines in all, however many files the system allows


def most_lines() -> int:
    """How many lines the system has room for; it is asked for as many as it gives."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH + SPARE if hard == resource.RLIM_INFINITY else min(hard, ENOUGH + SPARE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(SPARE, min(wanted, soft if soft > 0 else wanted) - SPARE)


class Lines:
    """How many lines there are, of every address and in all. A proxy speaks for many addresses and is not
    counted as one."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = (), most: int | None = None) -> None:
        self.limits = limits
        self.most = most or most_lines()
        self.count, self.of = 0, Counter[str]()
        self._proxies = ProxyHeadersMiddleware(_nowhere, list(proxies)).trusted_hosts
        self._rates = Rates(limits.requests * 8, 4)

    def arrive(self, address: str) -> bool:
        """Count a new line; whether it may stay."""
        home = household(address)
        self.count += 1
        self.of[home] += 1
        if self.count > self.most:
            return False
        if address in self._proxies:
            return True
        return self.of[home] <= self.limits.connections and self._rates.take(home)

    def leave(self, address: str) -> None:
        home = household(address)
        self.count -= 1
        self.of[home] -= 1
        if not self.of[home]:
            del self.of[home]


async def _nowhere(*_: Any) -> None:
    """An application that is never asked."""


class Deadline:
    """Cuts a line when its time is over, unless it still takes, however slowly, what it was sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.off()
        self._seconds, self._left = seconds, math.inf
        self._start()

    def off(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _start(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._late)

    def _late(self) -> None:
        left = self._transport.get_write_buffer_size()
        if 0 < left < self._left:
            self._left = left
            self._start()
        else:
            self._transport.abort()


class HttpLine(H11Protocol):
    """A line as it begins."""

    def __init__(self, lines: Lines, **more: Any) -> None:
        super().__init__(**more)
        self.lines = lines
        self._awaits_body: object = None  # the request whose body has a time

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadline = Deadline(transport)
        if self.lines.arrive(address_of(self.client)):
            self.deadline.set(HEADER)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadline.off()
        self.lines.leave(address_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self.cycle is None or self.cycle.response_complete or self.transport.is_closing():
            return  # the time for a header, or to hang up, goes on
        if self.conn.their_state is not h11.SEND_BODY:
            self.deadline.set(ANSWER)
        elif self._awaits_body is not self.cycle:
            self._awaits_body = self.cycle
            self.deadline.set(BODY)

    def on_response_complete(self) -> None:
        self.deadline.set(NEXT)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.deadline.off()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """No page, and what a browser may do with it."""
        answer = h11.Response(
            status_code=400, headers=[*HEADERS, (b"content-length", b"0"), (b"connection", b"close")]
        )
        with suppress(h11.LocalProtocolError):  # an answer has begun
            self.transport.write(self.conn.send(answer) or b"")
        self.transport.close()
        self.deadline.set(CLOSING)


class Handshake(ServerProtocol):
    """Refuses without a page."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, "")
        for name, value in HEADERS:
            response.headers[name.decode()] = value.decode()
        return response


class SocketLine(QuickLine):
    """A line that has become a WebSocket; it was counted when it began."""

    __slots__ = ("_control", "_most_unread", "conn", "deadline", "lines")

    def __init__(self, lines: Lines, **more: Any) -> None:
        super().__init__(**more)
        self.lines = lines
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self._control = Bucket(CONTROL, 10)
        self._most_unread = max(UNREAD, 2 * lines.limits.messages)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.deadline = Deadline(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadline.off()
        self.lines.leave(address_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > self._most_unread:
                self.transport.abort()

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Whether the line goes on after one more frame that says nothing."""
        if not self._control.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deadline.set(STALLED)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadline.off()

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.deadline.set(CLOSING)


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
