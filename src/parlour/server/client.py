"""One socket: who sits behind it, what it has been sent, and how far away it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec

from parlour import protocol
from parlour.server import judge
from parlour.server.log import State
from parlour.view import Path
from parlour.words import Words

MOST_WAITING = 400_000  # bytes that a receiver may leave lying before it is dropped
ROUND_TRIPS = 5  # the last few count
MOST_PINGS = 20  # that wait for an answer
FOR_NOW = ("closing", "not-saved", "too-many-mistakes")  # good-byes after which there is use in coming back
NONE: frozenset[str] = frozenset()


class Client:
    """What the server knows of one connection. It faces one seat at a time."""

    __slots__ = (
        "_delivery", "_last", "_ping_number", "_send", "_shown_ping", "_size", "_waiting", "_write",
        "address", "closed", "dropped", "facing", "hashes", "held", "language", "paths", "people", "pings",
        "racing", "sent", "shown", "shown_trip", "stop", "trips", "waiting", "words_for",
    )  # fmt: skip

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        address: str = "",
        write: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.address = address  # that it comes from
        self.language = "en"
        self.hashes = NONE  # of the tokens it showed
        self.held: tuple[int, ...] = ()  # the seats of this device, where they stand now
        self.people: tuple[str, ...] = ()  # the ids of these seats
        self.waiting: tuple[int, ...] = ()  # those of them that are no part of the match
        self.facing: int | None = None
        self.sent: dict[int | None, int] = {}  # the last row that was sent to each face
        self.racing = NONE  # the moves that one can race for, as last shown
        self.shown: float | None = None  # when that was, and how long it took to get there and back
        self.shown_trip: float | None = None
        self._shown_ping = -1
        self.words_for: str = ""  # the game whose labels it has
        self.paths: dict[int, tuple[Path, ...]] | None = None  # as they were last sent
        self.trips: tuple[float, ...] = ()
        self.pings: dict[int, float] = {}
        self._ping_number = -1
        self.closed = False
        self.dropped = False  # it takes nothing: not even a good-bye
        self.stop: Callable[[], None] = lambda: None  # called once, when there is nothing more to say
        self._send, self._write = send, write  # the one takes its time; the other is done at once, or says no
        self._waiting: list[bytes] = []
        self._size = 0
        self._delivery: asyncio.Task[None] | None = None
        self._last = False

    @property
    def round_trip(self) -> float | None:
        """In seconds; None as long as nothing was measured."""
        return min(self.trips, default=None)

    @property
    def slowest_trip(self) -> float | None:
        """How long the way there and back may take when the line is slow."""
        return max(self.trips, default=None)

    def saw(self, racing: frozenset[str]) -> None:
        """These moves can be raced for from now on. If that is news, a ping right behind it tells when
        it was seen: no claim can overtake the answer."""
        if racing != self.racing:
            self.racing, self.shown, self.shown_trip = racing, monotonic(), None
            self._shown_ping = self.ping() if racing else -1

    def reaction(self, arrived: float) -> int:
        """How quick a claim was that arrived at this moment, in ms."""
        trip = self.round_trip if self.shown_trip is None else self.shown_trip
        return judge.reaction(self.shown, arrived, trip)

    def find_seats(self, state: State) -> None:
        """Find the seats of this device again, after some may have changed hands or place."""
        was = self.held, self.people
        self.held = tuple(at for at, seat in enumerate(state.seats) if seat.token in self.hashes)
        self.people = tuple(state.seats[at].id for at in self.held)
        self.waiting = tuple(at for at in self.held if state.seats[at].waits)
        if (self.held, self.people) != was:
            self.facing = self.held[0] if len(self.held) == 1 else None
            self.sent = dict.fromkeys((None, *self.held), max(self.sent.values(), default=-1))

    def answer(self, message: msgspec.Struct) -> None:
        self.push(protocol.write(message))

    def push(self, data: bytes) -> None:
        """Send in order; a receiver that does not drain is dropped, and may come back."""
        if self._last or self.closed:
            return
        if self._delivery is None and self._write and self._write(data):
            return
        self._size += len(data)
        if self._size > MOST_WAITING:
            self.dropped = True
            self.close()
            return
        self._waiting.append(data)
        if self._delivery is None:
            self._delivery = asyncio.ensure_future(self._deliver())

    def refuse(self, error_id: str | None, key: str, again: bool = False) -> None:
        text = Words(self.language, "table").say(key)
        self.answer(protocol.Refused(error_id, key, text, again=again))

    def bye(self, key: str) -> None:
        """Say why, and close."""
        text = Words(self.language, "table").say(key, version=protocol.VERSION)
        protocols = (protocol.VERSION,) if key == "other-protocol" else ()
        self.answer(protocol.Bye(key, text, key in FOR_NOW, protocols))
        self._last = True
        if self._delivery is None:
            self.close()

    def ping(self) -> int:
        self._ping_number = number = self._ping_number + 1
        self.pings[number] = monotonic()
        if len(self.pings) > MOST_PINGS:
            del self.pings[min(self.pings)]
        self.answer(protocol.Ping(number))
        return number

    def pong(self, number: int) -> bool:
        """Take the answer to a ping; False if no ping of this `number` waits for one."""
        if (sent := self.pings.pop(number, None)) is None:
            return False
        self.trips = (*self.trips, monotonic() - sent)[-ROUND_TRIPS:]
        if number == self._shown_ping:
            self.shown_trip = self.trips[-1]
        return True

    async def _deliver(self) -> None:
        """Send what waits, and nothing more once the line is gone."""
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, []
                for data in waiting:
                    await self._send(data.decode())
                    self._size -= len(data)
        except Exception:
            self._last = True
        self._delivery = None
        if self._last:
            self.close()

    async def flushed(self, seconds: float) -> None:
        """Wait until everything is sent, but not for ever."""
        if self._delivery:
            await asyncio.wait({self._delivery}, timeout=seconds)

    def close(self) -> None:
        """Nothing more is sent."""
        if not self.closed:
            self.closed = True
            self._waiting.clear()
            if self._delivery:
                self._delivery.cancel()
            self.stop()
