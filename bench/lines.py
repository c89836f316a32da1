"""A TCP line between two programs on this machine that can be slowed down, held up and torn."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MOST = 65_536  # bytes that go through at once
TORN = struct.pack("ii", 1, 0)  # closed without a word


class Call:
    """One connection through a line."""

    def __init__(self, *writers: asyncio.StreamWriter) -> None:
        self.writers = writers
        self.delay = 0.0  # seconds that everything takes longer
        self.flows = asyncio.Event()  # what is sent meanwhile arrives when it flows again
        self.flows.set()

    def cut(self) -> None:
        for writer in self.writers:
            if not writer.transport.is_closing():
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, TORN)
            writer.transport.abort()


class Line:
    """Leads from a port of its own to another one."""

    def __init__(self, target: int) -> None:
        self.target, self.port = target, 0
        self.calls: dict[int, Call] = {}  # by the port of whoever calls
        self.flows = asyncio.Event()
        self.flows.set()

    @asynccontextmanager
    async def up(self) -> AsyncIterator[Line]:
        tasks: set[asyncio.Task[None]] = set()

        def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            tasks.add(task := asyncio.ensure_future(self._carry(reader, writer)))
            task.add_done_callback(tasks.discard)

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def cut(self) -> None:
        """Tear every connection, as a switch that loses its power does."""
        for call in list(self.calls.values()):
            call.cut()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        caller = writer.get_extra_info("peername")[1]
        try:
            await self.flows.wait()
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        except asyncio.CancelledError:
            writer.transport.abort()
            raise
        call = self.calls[caller] = Call(writer, far_writer)
        try:
            await asyncio.gather(self._pump(call, reader, far_writer), self._pump(call, far_reader, writer))
        finally:
            del self.calls[caller]
            call.cut()

    async def _pump(self, call: Call, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(MOST):
                await asyncio.sleep(call.delay)
                await self.flows.wait()
                await call.flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
