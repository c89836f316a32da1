"""Players to whom everything happens, with a stopwatch for each fault until a deed is acknowledged again."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from websockets.exceptions import ConnectionClosed

from bench.players import CALM, NOISE, WAIT, Manner, Player

if TYPE_CHECKING:
    from bench.lines import Call, Line

PAUSE = 0.4  # seconds at most between two deeds


class Fault(NamedTuple):
    """What goes wrong, and where."""

    kind: str
    house: int
    at: int  # which server or which player, counted around
    size: float  # from 0 to 1: how long, how far, how bad


class Victim(Player):
    """Somebody who plays on through everything, and comes back alone."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.doors: dict[str, Line] = {}  # the lines to the servers, by URL
        self.struck: list[tuple[str, float]] = []  # what happened since the last acknowledged deed, and when
        self.resumed: list[tuple[str, float]] = []  # and how many seconds each took to get over
        self.due: deque[Fault] = deque()
        self.deeds: set[str] = set()
        self.pause = PAUSE
        self.alive = 0.0  # when the last deed was sent or the last connection made

    # How long it takes

    def strike(self, kind: str) -> None:
        self.struck.append((kind, monotonic()))

    async def come(self) -> Self:
        self.alive = monotonic()
        return await super().come()

    async def send(self, message: dict[str, Any]) -> None:
        if "id" in message:
            self.alive = monotonic()
            self.deeds.add(message["id"])
        await super().send(message)

    async def settle(self, message: dict[str, Any], manner: Manner = CALM) -> Any:
        answer = await super().settle(message, manner)
        if isinstance(answer, int):
            self.resumed += [(kind, monotonic() - t) for kind, t in self.struck if t < self.alive]
            self.struck = [(kind, t) for kind, t in self.struck if t >= self.alive]
        return answer

    def sum_up(self) -> None:
        """What was answered without being waited for is acknowledged, too."""
        self.acknowledged |= {id: self.done[id] for id in self.deeds & self.done.keys()}

    # Playing

    async def attend(self, is_host: bool, over: asyncio.Event) -> None:
        """Until it is over and everything that happened is got over."""
        while self.struck or self.due or not over.is_set():
            await self.come_back()
            if self.due:
                fault = self.due.popleft()
                self.strike(fault.kind)
                await self.suffer(fault)
            elif self.struck:
                await self.settle(self.deed())
            elif not await self.move_once():
                if is_host:
                    await self.settle(self.message("start-match"))
                await self.until(self.is_playing, WAIT)
            await asyncio.sleep(self.rng.random() * self.pause)

    def deed(self) -> dict[str, Any]:
        """A move if there is one, else a word."""
        if self.moves and self.table["running"]:
            return self.message("move", seat=self.seat, n=self.view["n"], move=self.rng.choice(self.moves))
        return self.message("say", phrase="hello")

    # What can happen to one line

    async def suffer(self, fault: Fault) -> None:
        how: dict[str, Callable[[float], Any]] = {
            "cut": self.cut,
            "delayed": self.delayed,
            "late": self.late,
            "doubled": self.doubled,
            "stale": self.stale,
            "reordered": self.reordered,
            "malformed": self.malformed,
        }
        await how[fault.kind](fault.size)

    @property
    def call(self) -> Call | None:
        """The way of this connection through its line."""
        return self.doors[self.url].calls.get(self.socket.local_address[1]) if self.socket else None

    async def cut(self, size: float) -> None:
        """The line breaks before a deed, right after it was sent, or when somebody is just back."""
        deed = self.deed()
        if size > 0.3:
            await self.send(deed)
        if size > 0.6:
            await asyncio.sleep((size - 0.6) / 20)
        await self.drop()
        if size > 0.9:
            await self.come_back()
            await self.drop()
        await self.settle(deed)

    async def delayed(self, size: float) -> None:
        """Everything takes longer for a while."""
        call = self.call
        if call:
            call.delay = 0.02 + size / 2
        await self.settle(self.deed())
        await self.settle(self.deed())
        if call:
            call.delay = 0.0

    async def late(self, size: float) -> None:
        """A deed lies in a dead line while its sender comes back and sends it again; then it arrives."""
        call, deed = self.call, self.deed()
        if call:
            call.flows.clear()
        await self.send(deed)
        await asyncio.sleep(size / 2)
        await self.drop()
        await self.settle(deed)
        if size > 0.5:
            await self.settle(self.deed())
        if call:
            call.flows.set()
        await self.settle(self.deed())

    async def doubled(self, size: float) -> None:
        """A deed comes several times, by two connections, and once more when it is done."""
        deed = self.deed()
        other = Player(self.urls[::-1], self.invite, self.tokens[0], self.counts, self.rng, CALM)
        other.done, other.moved = self.done, self.moved
        await other.come_back()
        for guest in (self, other) * (1 + round(size * 2)):
            if guest.socket:
                await guest.send(deed)
        await self.settle(deed)
        for guest in (self, other):
            if guest.socket:
                await guest.send(deed)
        await self.settle(self.message("say", phrase="hello"))
        await other.leave()

    async def stale(self, size: float) -> None:
        """A move answers an old row."""
        if self.moves:
            old = max(0, self.view["n"] - 1 - int(size * 6))
            await self.settle(self.deed() | {"n": old})
        await self.settle(self.deed())

    async def reordered(self, size: float) -> None:
        """What was meant to come later comes first."""
        deeds = [self.deed(), self.message("say", phrase="hello")]
        if self.moves:
            deeds.append(self.deed() | {"n": self.view["n"] + 1 + int(size * 3)})
        for deed in reversed(deeds):
            if self.socket:
                await self.send(deed)
        for deed in deeds:
            await self.settle(deed)

    async def malformed(self, size: float) -> None:
        """Something that cannot be read, or half of what could be."""
        deed = self.deed()
        text = json.dumps(self.deed())
        noise: list[str | bytes] = [
            *NOISE,
            text[: int(len(text) * size)],
            text.replace('"', "'"),
            text.encode()[::-1],
        ]
        if self.socket:
            with suppress(ConnectionClosed):
                await self.socket.send(noise[int(size * len(noise))])
        await self.settle(deed)
