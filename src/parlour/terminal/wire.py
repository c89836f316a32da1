"""The line to a server: comes back by itself when it is cut, and brings again what was not answered."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from parlour import protocol
from parlour.protocol import AnyAnswer, Bye, Done, Hello, Issued, Ping, Refused, Review, Update
from parlour.terminal.links import Link, NoEntry

SOON, LATEST = 0.2, 10.0  # seconds between two tries to come back
AGAIN = 0.7  # seconds until something that failed through no fault of its own is sent again


class Lost(msgspec.Struct):
    """The line is cut. Nobody sent this."""


class Back(msgspec.Struct):
    """The line is whole again. Nobody sent this."""


Heard: TypeAlias = AnyAnswer | Lost | Back
Outgoing: TypeAlias = asyncio.Queue[Hello | dict[str, Any]]


async def first(*things: Any) -> None:
    """Until one of these is done; the others are given up."""
    tasks = [asyncio.ensure_future(thing) for thing in things]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Wire:
    """One guest's connection to one table, for as long as it takes."""

    def __init__(self, link: Link, language: str, heard: Callable[[Heard], None]) -> None:
        self.link, self.language, self.heard = link, language, heard
        self.row = -1
        self.unanswered: dict[str, dict[str, Any]] = {}  # what was done and not acknowledged, in order
        self.connected = False
        self._lost = False
        self._outgoing: Outgoing = asyncio.Queue()

    def do(self, kind: str, **fields: Any) -> str:
        """Do something: now, or as soon as the server is back; once, whatever happens on the way."""
        id = secrets.token_hex(8)
        self.unanswered[id] = {"type": kind, "id": id, **fields}
        self._send(id)
        return id

    def _send(self, id: str) -> None:
        if self.connected and id in self.unanswered:
            self._outgoing.put_nowait(self.unanswered[id])

    async def run(self) -> Bye:
        """Stay at the table until the server says good-bye for good."""
        wait = SOON
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(self.link.socket) as socket:
                    bye = await self._visit(socket)
                    if bye and not bye.again:
                        return bye
            if self.connected:
                self.connected, self._lost, wait = False, True, SOON
                self.heard(Lost())
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(wait * 1.6, LATEST)

    async def _visit(self, socket: ClientConnection) -> Bye | None:
        """From hello to the end of this connection."""
        tokens = [self.link.token] if self.link.token else []
        hello = Hello(self.link.invite, tokens, self.language, self.row, protocol.VERSION)
        self._outgoing = asyncio.Queue()
        self._outgoing.put_nowait(hello)
        sending = asyncio.create_task(self._deliver(socket, self._outgoing))
        try:
            async for data in socket:
                message = self._read(data)
                if isinstance(message, Bye):
                    return message
                if message:
                    self._take(message)
        finally:
            sending.cancel()
        return None

    async def _deliver(self, socket: ClientConnection, outgoing: Outgoing) -> None:
        with suppress(ConnectionClosed):
            while True:
                await socket.send(msgspec.json.encode(await outgoing.get()).decode())

    def _read(self, data: str | bytes) -> AnyAnswer | None:
        try:
            return protocol.hear(data)
        except msgspec.MsgspecError:
            raise NoEntry("server-newer") from None

    def _take(self, message: AnyAnswer) -> None:
        match message:
            case Ping():
                self._outgoing.put_nowait({"type": "pong", "ping": message.ping})
                return
            case Update():
                for row in message.rows:
                    self.unanswered.pop(row.id or "", None)
                message.rows = [row for row in message.rows if row.row > self.row]
                self.row = message.row
                if not self.connected:
                    self._come_back()
            case Refused(id=str(id), again=True):
                asyncio.get_running_loop().call_later(AGAIN, self._send, id)
            case Done() | Issued() | Refused() | Review(over=True):
                self.unanswered.pop(message.id or "", None)
        self.heard(message)

    def _come_back(self) -> None:
        """The first word after hello: what happened meanwhile is known, so the rest was never done."""
        self.connected = True
        if self._lost:
            self._lost = False
            self.heard(Back())
        for id in self.unanswered:
            self._send(id)
