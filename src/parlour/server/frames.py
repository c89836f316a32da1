"""Messages to a WebSocket without detours: one frame, written at once where the line takes it."""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

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
    """A line that can be written to at once: the application finds `write` in the state of its scope."""

    if TYPE_CHECKING:
        transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.app_state = {**self.app_state, "write": self.write}

    def write(self, data: bytes) -> bool:
        """Send a text; False if that has to wait, or if there is nobody any more to send it to."""
        over = self.close_sent or self.conn.state is not OPEN or self.transport.is_closing()
        if over or not self.writable.is_set():
            return False
        self.transport.write(frame(data))
        return True
