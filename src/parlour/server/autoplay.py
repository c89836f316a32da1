"""Everything that happens at a table without anybody asking: computers move, clocks run out, claims are
judged, seeds are waited for no longer, patience ends. One server at a time does this for a table; which one
is a lease in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec.structs import replace

from parlour import protocol
from parlour.bots import Computers, Due, Question, stopgap
from parlour.core import CLOCK
from parlour.match import Match
from parlour.match.record import HINT
from parlour.server import clocks, journal, judge
from parlour.server.clock import Clock
from parlour.server.deeds import NotAllowed
from parlour.server.log import Entry, Opening
from parlour.server.store import NotSaved
from parlour.server.table import MOST_OF_MATCH, Table
from parlour.server.thinkers import Closed

if TYPE_CHECKING:
    from parlour.server.house import House


MOMENT = 700  # ms that a computer takes at least, so that people can follow
IN_HASTE = 2  # the level of a computer that has hardly any time left
LOOK = 4000  # and before it clears away a round that is over
OPENING = 4000  # ms in which a device can open its seed

Act: TypeAlias = Callable[[Callable[[], list[Entry]]], Awaitable[object]]


class Autoplay:
    """Goes on at a table while this server holds its lease: decides when, and lets the table decide what."""

    computers: Computers | None = None

    def __init__(
        self,
        id: str,
        table: Table,
        house: House,
        act: Act,
        round_trips: Callable[[], Sequence[float | None]],
        address: Callable[[], str],
    ) -> None:
        self.id, self.table, self.house = id, table, house
        self.act = act  # stores and tells what is decided
        self.round_trips = round_trips  # to all who may race, in seconds; None where nobody has measured it
        self.now = Clock(table).now
        self.address = address  # of somebody at the table, whose share the computers think in
        self.leased = False
        self._thinking: dict[asyncio.Task[Any], int] = {}  # and the row of the match it is about
        self._settled = asyncio.Event()  # no claims wait to be judged, and no seeds to be opened
        self._loaded_at = 0
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_needed(self) -> bool:
        """Something may happen at the table that no person does."""
        if not (match := self.table.running):
            return self._opening is not None
        state = self.table.state
        by_itself = any(seat.plays for seat in state.seats) or state.claims or state.playing_on
        return bool(
            by_itself or state.settings.idle or state.clocks or match.game.reflex or match.game.deadlines
        )

    @property
    def _opening(self) -> Opening | None:
        """The table waits for seeds, if it is in the memory."""
        return self.table.state.opening if self.table.row >= 0 else None

    # Following the table

    def loaded(self) -> None:
        """The table was read from the database: nobody's time ran before."""
        self.computers, self._loaded_at = None, self.now()
        self.table.resumed = self._loaded_at
        self.changed()

    def forget(self) -> None:
        """The table leaves the memory."""
        self.computers = None
        self._cancel_alarm()
        self._stop_thinking(None)

    def changed(self) -> None:
        """Something has happened at the table: set the clocks, ask the computers."""
        state = self.table.state
        if state.claims or state.opening:
            self._settled.clear()
        else:
            self._settled.set()
        self._cancel_alarm()
        match = self.table.running
        self._stop_thinking(match.n if match else None)
        if match:
            self._follow(match)
        else:
            self.computers = None
        if self.leased and not match and not state.opening:
            self.leased = False
            self.house.release_lease(self)
        elif self.leased:
            self._set_alarm()
        elif self.is_needed:
            self.house.want_lease(self)

    def _follow(self, match: Match) -> None:
        state = self.table.state
        playing = {at: seat.plays for at, seat in enumerate(state.seats) if seat.plays}
        pace = state.settings.pace
        if self.computers is None or self.computers.match is not match or self.computers.pace != pace:
            self.computers = Computers(match, playing, pace)
        elif self.computers.players != playing:
            for at in range(match.seats):
                if self.computers.players.get(at) != playing.get(at):
                    self.computers.seat(at, playing.get(at))
        self.computers.follow()

    def run(self) -> None:
        """This server now holds the lease."""
        self.leased = True
        self._set_alarm()

    # Waiting for the next thing

    def _cancel_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _set_alarm(self) -> None:
        computers = self.computers if self.table.running else None
        if not self.leased or not (computers or self._opening):
            return
        if computers:
            self._ask(computers)
        self._cancel_alarm()
        if (due := self._next_due()) is not None:
            seconds = max(0.0, (due - self.now()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ask(self, computers: Computers) -> None:
        """Let computers think, at once: later the seat may have been given back, or asked again."""
        for seat in computers.to_ask():
            question = computers.question(seat, live=True)
            if self._is_short(seat):
                question = replace(question, level=min(question.level, IN_HASTE))
            task = self.house.spawn(self._think(computers, question))
            self._thinking[task] = question.n
            task.add_done_callback(self._thinking.pop)

    def _ring(self) -> None:
        self.house.spawn(self.wake())

    async def _think(self, computers: Computers, question: Question) -> None:
        try:
            reply = await self.house.thinkers.think(question, self.id, self.address())
        except Closed:
            return
        except Exception as error:
            who = {"game": question.game, "chair": question.seat, "strength": question.level}
            journal.warn("computer-failed", table=self.id, **who, cause=repr(error))
            reply = stopgap(question)
        computers.answered(question.seat, question.n, reply)
        if computers is self.computers:
            self._set_alarm()

    def _stop_thinking(self, n: int | None) -> None:
        """What is thought about any row but `n` is of no use any more."""
        for task, about in list(self._thinking.items()):
            if about != n:
                task.cancel()

    def _next_due(self) -> int | None:
        """When something happens by itself next, in ms since 1970."""
        state = self.table.state
        if state.opening:
            return state.opening.t + OPENING
        assert state.match
        dues = []
        if state.claims:
            dues.append(self._window_ends())
        if due := self._coming():
            dues.append(state.match.t + self._at(due))
        if (idle := self._idle_until()) is not None:
            dues.append(idle)
        dues += [self._runs_out(seat) for seat in self._clocked()]
        return min(dues, default=None)

    def _coming(self) -> Due | None:
        """What a computer, the clock, or whoever lets the table play on does next."""
        assert self.computers
        match = self.table.in_play()
        if match.n >= MOST_OF_MATCH:
            return None
        playing_on = [
            Due(match.rows[-1].t, seat, move)
            for seat in self.table.state.playing_on
            for move in match.moves(seat)
        ]
        due = self.computers.next(self._may_happen)
        return min([*playing_on[:1], *([due] if due else [])], key=lambda each: each.t, default=None)

    def _at(self, due: Due) -> int:
        """A computer that needs no quickness leaves people time to see what happened before."""
        match = self.table.in_play()
        if self.table.pauses and self.table.goes_on:
            return match.rows[-1].t
        if due.seat == CLOCK or match.game.reflex:
            return due.t
        pause = round((LOOK if due.move.clears else MOMENT) * self.table.state.settings.pace)
        if due.seat in self._clocked():
            pause = min(pause, self.table.state.clocks[due.seat] // clocks.SHARE)
        return max(due.t, match.rows[-1].t + pause)

    def _may_happen(self, due: Due) -> bool:
        """While claims wait the table stands still, but for more claims and for gestures."""
        claimed = [(claim.seat, claim.move) for claim in self.table.state.claims]
        if not claimed or not due.move.counts:
            return True
        return due.move.race and (due.seat, due.move.text()) not in claimed

    def _window_ends(self) -> int:
        """When the claims are judged, in ms since 1970."""
        state = self.table.state
        return state.claims[0].t + judge.window(state.settings.judging, self.round_trips())

    # Doing it

    async def wake(self) -> None:
        """Do what is due."""
        # Maintenance comes back to it when the database answers; or the table is gone.
        with suppress(NotSaved, NotAllowed):
            await self.act(self._by_itself)

    def _by_itself(self) -> list[Entry]:
        """What is due; if that is nothing yet, the alarm is set anew."""
        if not (entries := self._due_at(self.now())):
            self._set_alarm()
        return entries

    def _due_at(self, t: int) -> list[Entry]:
        state = self.table.state
        if self.leased and state.opening:
            return self.table.begin(t) if state.opening.t + OPENING <= t else []
        if not self.leased or not self.table.running or self.computers is None or not state.match:
            return []
        if state.claims and self._window_ends() <= t:
            return self.table.judge_claims(t)
        due = self._coming()
        if due and state.match.t + self._at(due) <= t:
            return self.table.move_by_itself(due.seat, due.move, min(due.t, self._at(due)), t)
        if flagged := [seat for seat in self._clocked() if self._runs_out(seat) <= t]:
            return self.table.run_out_of_time(flagged[0], t)
        idle = self._idle_until()
        return self.table.end_patience(self.idlers()[0], t) if idle is not None and idle <= t else []

    async def settled(self) -> None:
        """Wait until the table no longer stands still; if nobody sees to it, whoever wants to go on does."""
        still = OPENING if self.table.state.opening else judge.CALM
        try:
            await asyncio.wait_for(self._settled.wait(), (still + 1000) / 1000)
        except TimeoutError:
            await self.act(lambda: self.table.settle(self.now()))

    # Patience

    def idlers(self) -> list[int]:
        """The people for whom the table waits, where everybody plays in turn."""
        match = self.table.running
        if match is None or match.game.reflex:
            return []
        return [seat for seat in match.to_act() if not self.table.state.seats[seat].plays]

    def _idle_until(self) -> int | None:
        """When the patience of the table ends, in ms since 1970."""
        settings = self.table.state.settings
        if not settings.idle or settings.idle_choice == "wait" or not self.idlers():
            return None
        return self._thinking_since() + settings.idle * 1000

    def _clocked(self) -> list[int]:
        """Those whose clocks run."""
        match, state = self.table.running, self.table.state
        if match is None or not state.clocks:
            return []
        return clocks.thinking(match, state.seats, match.n)

    def _is_short(self, seat: int) -> bool:
        return seat in self._clocked() and self.table.state.clocks[seat] < clocks.SHORT

    def _runs_out(self, seat: int) -> int:
        """When this seat has no time left, in ms since 1970."""
        state = self.table.state
        assert state.match
        since = max(state.match.t + self.table.in_play().rows[-1].t, self._loaded_at)
        return since + state.clocks[seat]

    def _thinking_since(self) -> int:
        """In ms since 1970; nobody's time runs before the host has set it, nor while no server is up."""
        begun = self.table.state.match
        assert begun
        rows = reversed(self.table.recent)
        limited = (row.t for row in rows if any(line.key.startswith("set-idle") for line in row.told))
        moved = begun.t + next(row.t for row in reversed(self.table.in_play().rows) if row.move != HINT)
        return max(moved, next(limited, 0), self._loaded_at)

    def countdowns(self) -> list[protocol.Countdown]:
        """The time that is left, of the rules' own clocks and of the table's patience."""
        if self.computers is None or not self.table.running:
            return []
        pauses = self.table.pauses
        left = self.table.state.clocks
        if not (self.computers.timers or self.table.state.settings.idle or pauses or left):
            return []
        at, settings = self.now(), self.table.state.settings
        timers, time = sorted(self.computers.timers.items()), self.table.time(at)
        found = [protocol.Countdown(name, max(0, t - time), skip=pauses) for name, t in timers]
        if pauses and not timers and (due := self._coming()):
            found.append(protocol.Countdown("look", max(0, self._at(due) - time), due.seat, skip=True))
        if settings.idle:
            ms = max(0, self._thinking_since() + settings.idle * 1000 - at)
            found += [protocol.Countdown("idle", ms, seat) for seat in self.idlers()]
        running, game = self._clocked(), self.table.in_play().game
        for seat, ms in enumerate(left):
            if seat in running:
                found.append(protocol.Countdown("clock", max(0, self._runs_out(seat) - at), seat))
            elif clocks.has_one(game, self.table.state.seats[seat]):
                found.append(protocol.Countdown("clock", ms, seat, stopped=True))
        return found
