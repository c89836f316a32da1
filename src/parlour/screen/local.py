"""A match at this keyboard: people, computers who think elsewhere, and the clock, in real time."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, suppress
from multiprocessing import resource_tracker
from time import monotonic
from typing import Any

from parlour import bots
from parlour.bots import Computers, Due, Question, hints, reviews
from parlour.core import CLOCK, BadSetup, IllegalMove, Move, Refused
from parlour.match import Match, consent
from parlour.match.record import HINT
from parlour.screen.sitting import Deed, Sitting
from parlour.server.thinkers import QUICK, Closed, Thinkers
from parlour.terminal import left
from parlour.terminal.clocks import written

MOMENT = 700  # ms that a computer takes at least, so that people can follow
LOOK = 4000  # and before it clears away a round that is over


class Local(Sitting):
    """People at one keyboard, against each other and against computers."""

    pace = 1.0  # of computers and clocks: 2 is twice as slow

    def __init__(self, match: Match, language: str, save: Callable[[bytes], str] | None = None) -> None:
        super().__init__(language)
        self.match, self.save = match, save
        self.again = False  # whether the same people want another match
        self.began = monotonic() - match.rows[-1].t / 1000
        game, levels = match.game, match.header.levels or (0,) * match.seats
        self.people = [seat for seat, level in enumerate(levels) if not level]
        self.computers = Computers(match, {seat: level for seat, level in enumerate(levels) if level})
        self.name_all(game.key, match.header.names)
        self.title, self.is_reflex, self.is_duel = self.words.say("title"), game.reflex, game.duel
        self.may_hint = hints.can_hint(game)
        self.curtain = not game.is_open and len(self.people) > 1
        if game.needs_screens and self.curtain:
            raise BadSetup("needs-screens", game=game.key)
        self.acting: int | None = None
        self.near = self.people[0] if self.people and not self.curtain else None
        self.playing_on: set[int] = set()  # whose only move is made for them
        self.covered: int | None = None  # to whom the table has yet to be handed over
        self.handed_over = False
        self.told: dict[int | None, int] = {}  # the rows that each behind the curtain, or all, have heard
        self.logs: dict[int | None, list[str]] = {}
        self.due: Due | None = None  # what happens next by itself
        self.thinkers = Thinkers(workers=1)
        self._woken = asyncio.Event()
        self._tasks: dict[asyncio.Task[None], int] = {}  # who thinks, and about which row

    @property
    def seat(self) -> int | None:
        return self.acting

    @property
    def yours(self) -> list[int]:
        return self.people

    def rules(self) -> tuple[str, dict[str, Any]]:
        return self.match.game.key, self.match.header.rules

    # Time goes by

    @property
    def now(self) -> int:
        return round(1000 * (monotonic() - self.began))

    async def run(self) -> None:
        """Until the match is over: people act when they like, computers and the clock when they are due."""
        while not self.match.result:
            self._woken.clear()
            self.due = None
            self.look()
            if self.curtain:
                await self._hand_over()
            self._ask()
            due = self.due = self._coming()
            if self.time_runs:
                self._show_time()
            seconds = None if due is None else max(0.0, (self._at(due) - self.now) / 1000)
            try:
                await asyncio.wait_for(self._woken.wait(), seconds and seconds * self.pace)
            except TimeoutError:
                if due and not self._woken.is_set():  # nobody was quicker at the last moment
                    self._do(due.seat, due.move)
        self.due = None
        self.look()

    def _coming(self) -> Due | None:
        """What computers, the clock, or whoever plays on do next."""
        for seat in self.playing_on:
            if move := self.match.only_move(seat):
                return Due(self.match.rows[-1].t + MOMENT, seat, move)
        return self.computers.next()

    def _at(self, due: Due) -> int:
        """A computer that needs no quickness leaves people time to see what happened before."""
        if due.seat == CLOCK or self.is_reflex:
            return due.t
        return max(due.t, self.match.rows[-1].t + (LOOK if due.move.clears else MOMENT))

    def _ask(self) -> None:
        for task, n in list(self._tasks.items()):
            if n != self.match.n:
                task.cancel()
        for seat in self.computers.to_ask():
            question = self.computers.question(seat, live=True)
            task = asyncio.create_task(self._think(question))
            self._tasks[task] = question.n
            task.add_done_callback(self._tasks.pop)

    @property
    def workers(self) -> Thinkers:
        """Processes that think. What watches over processes wants a real stream for its complaints, and
        Textual has put its own in the place of that."""
        if os.name == "posix":
            with redirect_stderr(sys.__stderr__):
                resource_tracker.ensure_running()
        return self.thinkers

    async def _think(self, question: Question) -> None:
        """Levels that answer in a moment think in a thread, the others in a process of their own."""
        try:
            if question.level <= QUICK:
                reply = await asyncio.to_thread(bots.think, question)
            else:
                reply = await self.workers.think(question)
        except Closed:
            return
        except Exception:
            reply = bots.stopgap(question)  # whatever went wrong, nobody waits for ever
        self.computers.answered(question.seat, question.n, reply)
        self._woken.set()

    def _do(self, seat: int, move: Move | str) -> None:
        """Something happens; a machine that stops now costs no move."""
        self.match.play(seat, move, self.now)
        left.keep(self.match)
        if self.save:
            self.save(self.match.record())
        self._woken.set()

    # Seeing

    def look(self) -> None:
        """Show the table as it is now to whoever looks at it."""
        able = [seat for seat in self.people if self.match.moves(seat)]
        for seat in able:
            if seat in self.playing_on and not self.match.only_move(seat):
                self.playing_on.discard(seat)
        if self.curtain:
            self.acting = self.near
        elif self.people:
            self.acting = self._whose(able)
            if self.match.game.kind != "board":
                self.near = self.acting
        self.view = self.match.view(self.near)
        self._hear()
        self.renew(self.match.paths(self.acting) if self.covered is None else ())
        self.asker.changed()

    def _whose(self, able: list[int]) -> int:
        """Where several can act, whoever has more to do than to be quick."""
        calm = [seat for seat in able if any(not path.race for path in self.match.paths(seat))]
        usual = self.acting if self.acting in self.people else self.people[0]
        return next(iter(calm), next(iter(able), usual) if usual not in able else usual)

    def _hear(self) -> None:
        """What was said since; what is shown only for a moment is kept nowhere."""
        listener = self.near if self.curtain else None
        heard = self.match.heard_live(self.near, since=self.told.get(listener, 0))
        self.told[listener] = len(self.match.rows)
        lines = [line for row in heard for line in row.told]
        kept = self.logs.setdefault(listener, [])
        self.log = kept
        self.tell(self.words.line(line) for line in lines if not line.fleeting)
        self.logs[listener] = self.log
        fleeting = [self.words.line(line) for line in lines if line.fleeting]
        if any(row.told and row.move != HINT for row in heard):
            self.notice = " ".join(fleeting[-2:])

    async def _hand_over(self) -> None:
        """The next one is called; whoever acted has time to look, and says when."""
        able = [seat for seat in self.people if self.match.moves(seat)]
        if not able or self.near in able:
            return
        if self.near is None or self.handed_over:
            self.handed_over = False
            await self._turn_to(able[0])
        elif self.covered != able[0]:
            self.covered = able[0]
            self.notice = self.web("hand-to", name=self.words.name(able[0]))
            self.renew(())
            self.asker.changed()

    async def _turn_to(self, seat: int) -> None:
        self.near, self.view, self.covered, self.notice = None, None, None, ""
        self.log = []
        self.renew(())
        self.asker.changed()
        name = self.words.name(seat)
        await self.asker.curtain(
            f"{self.web('hand-to', name=name)}. {self.web('others-look-away')}", self.web("i-am", name=name)
        )
        self.near = seat
        self.look()
        self._woken.set()

    @property
    def time_runs(self) -> bool:
        """Something lies there for a while, to be looked at."""
        return (
            self.due is not None and not self.is_reflex and (self.due.seat == CLOCK or self.due.move.clears)
        )

    @property
    def corner(self) -> str:  # type: ignore[override]
        """How long it lies there."""
        if self.due is None or not self.time_runs:
            return ""
        return written(round((self._at(self.due) - self.now) * self.pace))

    def beside(self) -> dict[int, str]:
        """Several at one keyboard have a key each."""
        if self.is_reflex and len(self.people) > 1:
            return {seat: f"[{number}]" for number, seat in enumerate(self.people, 1)}
        return {}

    def keys(self) -> list[tuple[str, str]]:
        if self.match.result:
            again = [("A", self.web("play-again"))] if self.people else []
            review = [("V", self.web("review"))] if bots.can_review(self.match.game) and self.people else []
            return [
                *again,
                *review,
                ("R", self.web("rules")),
                ("M", self.web("menu")),
                ("Q", self.say("key-quit")),
            ]
        if self.covered is not None:
            return [("Enter", self.web("hand-over")), ("Q", self.say("key-quit"))]
        if self._waits_for_the_eyes():
            return [("Enter", self.web("seen-enough")), *super().keys()]
        return super().keys()

    def _waits_for_the_eyes(self) -> bool:
        """Only the clock can act: something lies there to be looked at."""
        return not self.is_reflex and not self.match.to_act() and bool(self.match.moves(CLOCK))

    # Doing

    def try_to(self, seat: int | None, move: Move | str) -> None:
        """Do it, or say why not."""
        self.notice = ""
        try:
            if seat is not None:
                self._do(seat, move)
        except Refused as error:
            self.refuse(error)

    def refuse(self, error: Refused) -> None:
        self.notice = self.words.reason(error.reason)
        self.touching.flashing = frozenset(error.reason.flash)
        self.asker.changed()

    def play(self, move: str) -> None:
        if self.covered is None:
            self.try_to(self.acting, move)

    def play_typed(self, text: str) -> None:
        if self.covered is None:
            try:
                move = self.match.game.read_typed(text)
            except Refused as error:
                self.refuse(error)
            else:
                self.try_to(self.acting, move)

    def slap(self, number: int) -> None:
        if self.is_reflex and 0 < number <= len(self.people):
            seat = self.people[number - 1]
            self.touching.renew(self.match.paths(seat))
            if path := self.touching.quick:
                self.try_to(seat, path.move)

    def wonder(self, touches: tuple[str, ...]) -> None:
        if self.acting is not None and not self.match.result:
            reason = self.match.why(self.acting, touches)
            self.notice = self.words.reason(reason)
            self.touching.flashing = frozenset(reason.flash)
            self.asker.changed()

    async def undo(self) -> None:
        """Take back the last move of whoever is at it; computers always agree, people are asked."""
        seat, rows = self.acting, self.match.effective_rows()
        if seat is None:
            return
        people = self.people if self.match.game.is_open else [seat]
        own = next((row for row in rows if row.seat in people and row.move[0] != "/"), None)
        if own is None or own.seat is None:
            self.refuse(IllegalMove("nothing-to-undo"))
            return
        seat, verb = own.seat, f"/undo {own.n - 1}"
        if not self.match.may_undo_alone(seat, own.n - 1):
            if len(self.people) > 1 and not await self.asker.agrees(self.say("undo-asks")):
                return
            verb = f"{verb} {consent.written(self.match.seats, seat, self.people)}"
        self.try_to(seat, verb)

    async def hint(self) -> None:
        """What a master would do here, who sees no more than this person; the record says who asked."""
        match, seat = self.match, self.acting
        if seat is None or self.covered is not None:
            return
        try:
            hints.require(match, seat)
        except Refused as error:
            self.refuse(error)
            return
        if not hints.was_asked(match, seat):
            self._do(seat, HINT)
        self.notice, state = self.web("hint-pondering"), match.state
        self.asker.changed()
        with suppress(Closed):
            judged = await self.workers.weigh(hints.asking(match, seat, live=True))
            hint = hints.told(judged, len(match.moves(seat))) if match.state is state else None
            if hint:
                self.touching.hint = hint.move
                self.touching.certain = {each.move: round(each.value) for each, _ in hint.certain}
                self.notice = " ".join(
                    [self.say("tip", move=self.in_words(hint.move)), *map(self.words.line, hint.why)]
                )
                self.asker.changed()

    async def resign(self) -> None:
        if self.acting is not None and await self.asker.agrees(self.web("resign-sure")):
            self.try_to(self.acting, "/resign")

    async def offer_draw(self) -> None:
        """Computers always agree; the people here say it themselves."""
        seat = self.acting
        if seat is None or (len(self.people) > 1 and not await self.asker.agrees(self.say("draw-asks"))):
            return
        self.try_to(seat, f"/agree-draw {consent.written(self.match.seats, seat, self.people)}")

    def play_on(self) -> None:
        seat = self.acting
        if seat is None:
            return
        if seat in self.playing_on:
            self.playing_on.discard(seat)
        elif self.match.only_move(seat) is None:
            self.refuse(IllegalMove("has-a-choice"))
            return
        else:
            self.playing_on.add(seat)
        self._woken.set()

    def go_on(self) -> bool:
        if self.covered is not None:
            self.handed_over = True
            self._woken.set()
        elif self._waits_for_the_eyes():
            self._do(CLOCK, self.match.moves(CLOCK)[0])
        else:
            return False
        return True

    def deeds(self) -> list[Deed]:
        found = []
        if self.match.result and self.people:
            found.append(Deed(self.web("play-again"), self.play_again))
            if bots.can_review(self.match.game):
                found.append(Deed(self.web("review"), self.review))
        elif self.acting is not None:
            on = self.acting in self.playing_on
            found.append(Deed(self.web("play-on-stop" if on else "play-on"), self.play_on))
        return found

    def play_again(self) -> None:
        if self.match.result and self.people:
            self.again = True
            self.asker.leave()

    async def review(self) -> None:
        """What cost the people here most."""
        if not self.match.result or not self.people or not bots.can_review(self.match.game):
            return
        review = bots.Review(self.match, self.people, live=True)
        while question := review.question:
            self.notice = self.web("review-progress", done=review.done, of=review.of)
            self.asker.changed()
            try:
                review.answer(await self.workers.ponder(question))
            except Closed:
                return
        self.notice = ""
        told = [
            self.words.labelled(self.words.name(slip.chosen.seat), reviews.told(slip, self.match, self.words))
            for slip in review.slips
        ]
        await self.asker.read(self.web("review"), "\n\n".join(told) or self.web("review-none"))

    def close(self) -> None:
        super().close()
        for task in self._tasks:
            task.cancel()
        self.thinkers.close()
