"""Messages to a WebSocket without detours: one frame, written at once where the line takes it."""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from parlour.server.waiting import Inbox, Tap

TEXT = 0x81  # a whole message, and that it is text


def frame(data: bytes) -> bytes:
    """A text as a server sends it: its length, and the text itself."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + data
    return struct.pack("!BBQ", TEXT, 127, size) + data


class QuickLine(WebSocketsSansIOProtocol):
    """A line that can be written to at once: the application finds it in the state of its scope. While it
    rests it keeps nothing of how it began."""

    # With more than thirty attributes, and uvicorn has more, every line would have a dict of its own.
    __slots__ = ("app_state", "queue", "request", "response", "scope", "writable")

    if TYPE_CHECKING:
        transport: asyncio.Transport

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.queue, self.writable = Inbox(), Tap()  # type: ignore[assignment]
        self.app_state = {**self.app_state, "line": self}

    def start_keepalive(self) -> None:
        """The handshake is over."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser still has the request
        del self.request, self.response
        self.app_state = {}
        self.scope.clear()  # type: ignore[attr-defined]

    def write(self, data: bytes) -> bool:
        """Send a text; False if that has to wait, or if there is nobody any more to send it to."""
        over = self.close_sent or self.conn.state is not OPEN or self.transport.is_closing()
        if over or not self.writable.is_set():
            return False
        self.transport.write(frame(data))
        return True
