"""One socket from its first word to its last."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from parlour import protocol
from parlour.core import Refused
from parlour.server import show
from parlour.server.buckets import Bucket
from parlour.server.client import Client
from parlour.server.deeds import NotAllowed
from parlour.server.gate import Limits
from parlour.server.house import House
from parlour.server.live import LiveTable
from parlour.server.store import Damaged, NotSaved
from parlour.server.table import Frozen
from parlour.server.work import HINT, ROW, Share
from parlour.words import Words, nearest

PATIENCE = 10.0  # seconds in which a socket must say who it is
FORGIVEN = 9  # unreadable or hurried messages a minute; the next one closes the socket
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Session:
    """Reads what a client says, and does it, one thing after the other."""

    def __init__(
        self,
        house: House,
        limits: Limits,
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[str], Awaitable[None]],
        share: Share,
        write: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.house = house
        self.receive = receive
        self.share = share
        self.client = Client(send, share.address, write)
        self.live: LiveTable | None = None
        self.bucket = Bucket(limits.messages * 2, 2)
        self.patience = Bucket(FORGIVEN, 60)
        self.idle = False  # waits for the client to say something
        self.gone = False  # the client has hung up
        self.waiting: set[asyncio.Task[None]] = set()  # for claims to be judged, or seeds to be opened

    async def run(self) -> None:
        """Until either side has had enough. What is being done is always finished first."""
        self.client.stop = functools.partial(self._stop, asyncio.current_task())
        try:
            await self._greet()
            await self._read()
            await self.client.flushed(1)
        except asyncio.CancelledError:
            if not self.client.closed:
                raise
        finally:
            self.client.stop = lambda: None
            self.client.close()
            for task in self.waiting:
                task.cancel()
            if self.live:
                await self.live.leave(self.client)

    def _stop(self, reading: asyncio.Task[None] | None) -> None:
        if self.idle and reading:
            reading.cancel()

    async def _greet(self) -> None:
        """Hear who it is; what was said then need not be kept."""
        try:
            data = await asyncio.wait_for(self._next(), PATIENCE)
            if data is None:
                return
            await self.share.turn()
            hello = protocol.read(data)
            if not isinstance(hello, protocol.Hello):
                raise NotAllowed("hello-first")
            self.client.language = nearest(hello.language)
            if hello.protocol != protocol.VERSION:
                raise NotAllowed("other-protocol")
            live = await self.house.find(hello.table, "".join(hello.tokens))
            await live.join(self.client, hello)
            self.live = live
            if self.house.closing:  # it came too late to be told with the others
                self.client.bye("closing")
        except TimeoutError:
            self.client.bye("hello-first")
        except Refused as error:
            self.client.bye(error.reason.key)
        except UNREADABLE:
            self.client.bye("unreadable-message")

    async def _read(self) -> None:
        while self.live and not self.client.closed:
            await self._hear(await self._next())  # which has no name here, and is not kept until the next one

    async def _hear(self, data: str | bytes | None) -> None:
        if data is None:
            return
        try:
            message = protocol.read(data)
        except UNREADABLE:
            meant = protocol.envelope(data)
            self._forgive(meant.id, "unreadable-message" if meant.is_known else "unknown-message")
            return
        if isinstance(message, protocol.Pong) and self.client.pong(message.ping):
            return
        if self.bucket.take():
            await self.share.turn()
            await self._do(message)
        else:
            self._forgive(getattr(message, "id", None), "too-fast", again=True)
            await asyncio.sleep(0.2)

    def _forgive(self, id: str | None, key: str, again: bool = False) -> None:
        """Answer a mistake; whoever goes on and on with them is sent away."""
        self.client.refuse(id, key, again)
        if not self.patience.take():
            self.client.bye("too-many-mistakes")

    async def _next(self) -> str | bytes | None:
        """What the client sends next; None if it has hung up."""
        self.idle = True
        event = await self.receive()
        self.idle = False
        if event["type"] != "websocket.receive":
            self.gone = True
            self.client.close()
            return None
        return event.get("text") or event.get("bytes") or b""

    async def _do(self, message: Any) -> None:
        assert self.live
        arrived = monotonic()
        live, client, id = self.live, self.client, getattr(message, "id", None)
        try:
            match message:
                case protocol.Move():
                    self.share.pay(ROW)
                    await live.do(client, message, arrived)
                case protocol.Pong():
                    pass  # to no ping
                case protocol.Hello():
                    raise NotAllowed("hello-once")
                case protocol.Face():
                    await live.face(client, message)
                case protocol.Why():
                    await live.reading.why(client, message)
                case protocol.ReadMoves():
                    await live.reading.moves(client, message)
                case protocol.ReadTable():
                    self.share.pay(ROW)
                    await live.reading.table(client, message)
                case protocol.ReadLog():
                    await live.reading.older(client, message)
                case protocol.RenewToken():
                    await live.reissue(client, message)
                case protocol.RenewInvite():
                    await live.new_invite(client, message)
                case protocol.MakeCode():
                    await live.new_code(client, message)
                case protocol.DeleteTable():
                    await live.delete(client, message)
                case protocol.AskHint():
                    self.share.pay(HINT)
                    await live.hints.ask(client, message, arrived)
                case protocol.AskReview():
                    self.share.pay(HINT)
                    await live.reviews.ask(client, message, self.share)
                case _:
                    self.share.pay(ROW)
                    await live.do(client, message, arrived)
        except Frozen:  # the claims behind it must not wait with it
            self.waiting.add(waiting := asyncio.ensure_future(self._do_later(message)))
            waiting.add_done_callback(self.waiting.discard)
        except Refused as error:
            reason, again = error.reason, isinstance(error, NotSaved)
            client.answer(
                protocol.Refused(id, reason.key, self._words(error).reason(reason), reason.flash, again)
            )
            if isinstance(message, protocol.Move) and not again:
                with suppress(Refused):  # the table may be gone
                    await live.show_again(client)

    async def _do_later(self, message: Any) -> None:
        assert self.live
        with suppress(Refused):  # it is found out again
            await self.live.autoplay.settled()
        await asyncio.shield(self._do(message))  # a torn line must not tear what is being stored

    def _words(self, error: Refused) -> Words:
        """Reasons of the table's own, or of its game."""
        language = self.client.language
        if self.live is None or not self.live.loaded or isinstance(error, NotAllowed | NotSaved | Damaged):
            return Words(language, "table")
        state = self.live.table.state
        return Words(language, state.game, show.names(state, language))
