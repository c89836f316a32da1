"""A WebSocket as a bench needs it: a server on one core would outrun a client that does more."""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Self
from urllib.parse import urlsplit

TEXT = 0x81  # a whole message, and that it is text
PING, PONG = 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)


class Wire(asyncio.Protocol):
    """Says texts, and hands on those that it hears."""

    if TYPE_CHECKING:
        transport: asyncio.Transport

    def __init__(self, hear: Callable[[bytes], None], request: bytes) -> None:
        self._hear, self._request = hear, request
        self._unread = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, url: str, hear: Callable[[bytes], None]) -> Self:
        where = urlsplit(url)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        request = (
            f"GET {where.path} HTTP/1.1\r\nHost: {where.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        loop, host, port = asyncio.get_running_loop(), where.hostname, where.port
        assert host
        assert port
        _, wire = await loop.create_connection(lambda: cls(hear, request.encode()), host, port)
        await wire.open
        return wire

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self.open.done():
            head, end, self._unread = self._unread.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            self.open.set_result(None)
        while found := self._next():
            kind, said = found
            if kind == TEXT:
                self._hear(said)
            elif kind == PING:
                self._send(PONG, said)

    def _next(self) -> tuple[int, bytes] | None:
        """The next frame, if all of it is here: its kind, and what it says."""
        unread = self._unread
        start, size = 2, unread[1] if len(unread) > 1 else 0
        if size == 126 and len(unread) >= 4:
            start, size = 4, struct.unpack_from("!H", unread, 2)[0]
        elif size == 127 and len(unread) >= 10:
            start, size = 10, struct.unpack_from("!Q", unread, 2)[0]
        if len(unread) < start + size:
            return None
        self._unread = unread[start + size :]
        return unread[0], unread[start : start + size]

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        head = bytes([kind, MASKED | size]) if size < 126 else struct.pack("!BBH", kind, MASKED | 126, size)
        self.transport.write(head + NO_MASK + data)

    def close(self) -> None:
        self.transport.abort()
