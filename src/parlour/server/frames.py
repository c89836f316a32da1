"""Messages from and to a WebSocket without detours: one frame, read without a parser where it comes alone,
and written at once where the line takes it."""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from parlour.server.waiting import Inbox, Tap

TEXT = 0x81  # a whole message, and that it is text
MASKED = 0x80
MASK = 4  # bytes
SHORT, LONG, LONGEST = 125, 126, 127  # the size of a frame, or that it comes in two or eight bytes


def frame(data: bytes) -> bytes:
    """A text as a server sends it: its length, and the text itself."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + data
    return struct.pack("!BBQ", TEXT, 127, size) + data


def head(data: bytes, at: int = 0) -> tuple[int, int]:
    """The bytes before what the frame that begins there says, and how many it says, as its client sends it;
    of a head that is cut off, more than there are."""
    size = data[at + 1] & LONGEST if at + 1 < len(data) else LONGEST
    if size <= SHORT:
        return 2 + MASK, size
    more = 2 if size == LONG else 8
    return 2 + more + MASK, int.from_bytes(data[at + 2 : at + 2 + more])


def only_text(data: bytes) -> str | None:
    """What a client says, if that is one text in one frame, and nothing else has come with it."""
    if len(data) < 2 + MASK or data[0] != TEXT or not data[1] & MASKED:
        return None
    start, size = head(data)
    if start + size != len(data):
        return None
    try:
        return apply_mask(data[start:], data[start - MASK : start]).decode()
    except UnicodeDecodeError:
        return None


def is_whole(data: bytes) -> bool:
    """Whether the last of some frames ends where the data ends."""
    at = 0
    while at < len(data):
        at += sum(head(data, at))
    return at == len(data)


class QuickLine(WebSocketsSansIOProtocol):
    """A line that can be written to at once: the application finds it in the state of its scope. While it
    rests it keeps nothing of how it began."""

    # With more than thirty attributes, and uvicorn has more, every line would have a dict of its own.
    __slots__ = ("_between", "app_state", "queue", "request", "response", "scope", "writable")

    if TYPE_CHECKING:
        transport: asyncio.Transport

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.queue, self.writable = Inbox(), Tap()  # type: ignore[assignment]
        self.app_state = {**self.app_state, "line": self}
        self._between = True  # frames: the parser has not been left with a part of one

    def start_keepalive(self) -> None:
        """The handshake is over."""
        super().start_keepalive()
        self.request.headers.clear()  # the parser still has the request
        del self.request, self.response
        self.app_state = {}
        self.scope.clear()  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Nearly always this is one short text; all else is for the parser, and once a frame has come in
        parts, so is everything after it."""
        ready = self._between and self.conn.state is OPEN and self.conn.current_size is None
        if ready and (text := only_text(data)) is not None:
            self._take(text)
            return
        if self.handshake_initiated:
            self._between = self._between and is_whole(data)
        super().data_received(data)

    def _take(self, text: str) -> None:
        """What comes while nobody waits for it is all that is read for now."""
        is_awaited = self.queue.is_awaited  # type: ignore[attr-defined]
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not is_awaited and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, data: bytes) -> bool:
        """Send a text; False if that has to wait, or if there is nobody any more to send it to."""
        over = self.close_sent or self.conn.state is not OPEN or self.transport.is_closing()
        if over or not self.writable.is_set():
            return False
        self.transport.write(frame(data))
        return True
