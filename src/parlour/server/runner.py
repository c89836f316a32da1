"""What goes on at a table by itself: computers, clocks, judgements, and the end of patience. One server
at a time does this for a table; which one is a lease in the database."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import TYPE_CHECKING

from parlour import protocol
from parlour.bots import Computers, Due
from parlour.core import CLOCK
from parlour.match.record import Row
from parlour.server import deeds, judge
from parlour.server.client import Client
from parlour.server.deeds import NotAllowed
from parlour.server.log import Entry
from parlour.server.store import NotSaved, now
from parlour.server.table import Table
from parlour.view import Line

if TYPE_CHECKING:
    from parlour.server.house import House

MOMENT = 700  # ms that a computer takes at least, so that people can follow
LOOK = 4000  # and before it clears away a round that is over
THINKING = 5.0  # seconds after which a computer decides


class Runner(Table, ABC):
    """A table that goes on while this server holds its lease."""

    computers: Computers | None = None

    def __init__(self, house: House, id: str) -> None:
        super().__init__(id)
        self.house = house
        self.lock = asyncio.Lock()
        self.loaded = False
        self.leased = False
        self.remote: dict[str, tuple[float, frozenset[str]]] = {}  # who sits at other servers, until when
        self._settled = asyncio.Event()  # no claims wait to be judged
        self._loaded_at = 0
        self._alarm: asyncio.TimerHandle | None = None

    @abstractmethod
    async def _append(
        self, decide: Callable[[], list[Entry]], client: Client | None = None, id: str | None = None
    ) -> list[Entry]:
        """Decide, store and show; Live knows how."""

    def here(self) -> set[str]:
        """The ids of the seats whose people are connected, here or at another server."""
        self.remote = {name: kept for name, kept in self.remote.items() if kept[0] > monotonic()}
        return self.near().union(*(ids for _, ids in self.remote.values()))

    def near(self) -> set[str]:
        """The ids of the seats whose people are connected here."""
        return {id for client in self.clients for id in client.people}

    @property
    def needs_runner(self) -> bool:
        """Something may happen here that no person does."""
        if not self.loaded or not (match := self.running):
            return False
        by_itself = any(seat.plays for seat in self.state.seats) or self.state.claims or self.state.playing_on
        return bool(by_itself or self.state.settings.idle or match.game.reflex or match.game.deadlines)

    def _after(self) -> None:
        """Something has changed: set the clocks, ask the computers."""
        if self.state.claims:
            self._settled.clear()
        else:
            self._settled.set()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if not (match := self.running):
            self.computers = None
            if self.leased:
                self.leased = False
                self.house.release(self)
            return
        playing = {at: seat.plays for at, seat in enumerate(self.state.seats) if seat.plays}
        pace = self.state.settings.pace
        if self.computers is None or self.computers.match is not match or self.computers.pace != pace:
            self.computers = Computers(match, playing, pace)
        elif self.computers.players != playing:
            for at in range(match.seats):
                if self.computers.players.get(at) != playing.get(at):
                    self.computers.seat(at, playing.get(at))
        self.computers.follow()
        if self.leased:
            self._set_alarm()
        elif self.needs_runner:
            self.house.want(self)

    def run(self) -> None:
        """This server now runs the table."""
        self.leased = True
        if self.loaded and self.running:
            self._set_alarm()

    def _set_alarm(self) -> None:
        computers = self.computers
        if not self.leased or computers is None:
            return
        for seat in computers.to_ask():
            self.house.spawn(self._think(computers, seat))
        if self._alarm:
            self._alarm.cancel()
        if (due := self._next_due()) is not None:
            seconds = max(0.0, (due - now()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self.house.spawn(self.wake())

    async def _think(self, computers: Computers, seat: int) -> None:
        question = computers.question(seat, THINKING)
        try:
            reply = await self.house.thinkers.think(question)
        except BrokenProcessPool:  # the workers were killed: ask again
            computers.unasked(seat)
            await asyncio.sleep(1)
        else:
            computers.answered(seat, question.n, reply)
        if computers is self.computers and self.loaded:
            self._set_alarm()

    def _next_due(self) -> int | None:
        """When something happens by itself next, in ms since 1970."""
        assert self.state.match
        assert self.computers
        begun = self.state.match.t
        dues = []
        if self.state.claims:
            dues.append(self._window_ends())
        if due := self._coming():
            dues.append(begun + self._at(due))
        if (idle := self._idle_until()) is not None:
            dues.append(idle)
        return min(dues, default=None)

    def _coming(self) -> Due | None:
        """What a computer, the clock, or whoever lets the table play on does next."""
        assert self.computers
        match = self._running()
        wishes = [
            Due(match.rows[-1].t, seat, move) for seat in self.state.playing_on for move in match.moves(seat)
        ]
        due = self.computers.next(self._may_happen)
        return min([*wishes[:1], *([due] if due else [])], key=lambda each: each.t, default=None)

    def _at(self, due: Due) -> int:
        """A computer that needs no quickness leaves people time to see what happened before."""
        match = self._running()
        if due.seat == CLOCK or match.game.reflex:
            return due.t
        pause = LOOK if due.move.clears else MOMENT
        return max(due.t, match.rows[-1].t + round(pause * self.state.settings.pace))

    def idlers(self) -> list[int]:
        """The people for whom the table waits, where everybody plays in turn."""
        match = self.running
        if match is None or match.game.reflex:
            return []
        return [seat for seat in match.to_act() if not self.state.seats[seat].plays]

    def _idle_until(self) -> int | None:
        """When the patience of the table ends, in ms since 1970."""
        settings = self.state.settings
        if not settings.idle or settings.idle_choice == "wait" or not self.idlers() or not self.state.match:
            return None
        return self._thinking_since() + settings.idle * 1000

    def _thinking_since(self) -> int:
        """In ms since 1970; nobody's time runs before the host has set it, nor while no server is up."""
        assert self.state.match
        rows = reversed(self.recent)
        limited = (row.t for row in rows if any(line.key.startswith("set-idle") for line in row.told))
        moved = self.state.match.t + self._running().rows[-1].t
        return max(moved, next(limited, 0), self._loaded_at)

    async def wake(self) -> None:
        """Do what is due."""
        try:
            async with self.lock:
                await self._append(self._by_itself)
                if self.loaded and self.running:
                    self._set_alarm()
        except (NotSaved, NotAllowed):
            pass  # the house looks again when the database answers; or the table is gone

    def _by_itself(self) -> list[Entry]:
        if not self.leased or not self.running or self.computers is None or not self.state.match:
            return []
        t = now()
        if self.state.claims and self._window_ends() <= t:
            return self._judge()
        due = self._coming()
        if due and self.state.match.t + self._at(due) <= t:
            return self._computer_moves(due)
        idle = self._idle_until()
        return self._end_patience() if idle is not None and idle <= t else []

    def _computer_moves(self, due: Due) -> list[Entry]:
        match = self._running()
        if due.seat != CLOCK and due.move.race and self._is_contested(due.seat):
            reaction = max(judge.FASTEST, due.t - self._news(due.seat).t)
            return self._claim(due.seat, due.move.text(), reaction, None)
        return [self._played(match.play(due.seat, due.move, max(due.t, self.time)))]

    def _may_happen(self, due: Due) -> bool:
        """While claims wait the table stands still, but for more claims and for gestures."""
        claimed = [(claim.seat, claim.move) for claim in self.state.claims]
        if not claimed or not due.move.counts:
            return True
        return due.move.race and (due.seat, due.move.text()) not in claimed

    def _news(self, seat: int) -> Row:
        """The row since which the seat can race for what it can race for now."""
        match = self._running()
        racing = [move for move in match.moves(seat) if move.race]
        n = match.n
        while n and racing == [m for m in match.game.legal(match.moments[n - 1].state, seat) if m.race]:
            n -= 1
        return match.rows[n]

    def _end_patience(self) -> list[Entry]:
        """Somebody thought for too long: the table has chosen what happens then."""
        seat = self.idlers()[0]
        if self.state.settings.idle_choice == "end":
            verb = "/resign" if self._running().game.duel else "/end"
            return [self._verb(seat, verb, [Line("idle-end", {"seat": seat})])]
        lent = deeds.lend(self.state, protocol.Lend(seat, deeds.STAND_IN, id="by-itself"), True)
        return [self._seat_change(seat, lent._replace(told=(Line("idle-bot", {"seat": seat}),)))]

    def _window_ends(self) -> int:
        """When the claims are judged, in ms since 1970."""
        people = {seat.id for seat in self.state.seats if seat.taken and not seat.plays}
        racing = [client for client in self.clients if people & set(client.people)]
        trips: list[float | None] = [client.slowest_trip for client in racing]
        if people & self.here() - self.near():
            trips.append(None)  # somebody sits at another server
        return self.state.claims[0].t + judge.window(self.state.settings.judging, trips)

    async def judged(self) -> None:
        """Wait until no claims wait; if nobody judges them, whoever wants to go on does."""
        try:
            await asyncio.wait_for(self._settled.wait(), (judge.CALM + 1000) / 1000)
        except TimeoutError:
            async with self.lock:
                await self._append(lambda: self._judge() if self.running and self.state.claims else [])
