"""What can be done at a table on a server besides playing: all that its host may do, and everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from parlour import protocol, text
from parlour.core import Refused, number_of
from parlour.games import GAMES
from parlour.screen.sitting import Deed
from parlour.terminal import files, links
from parlour.words import Words

if TYPE_CHECKING:
    from parlour.screen.remote import Remote

T = TypeVar("T")
MINUTES = (60, 120, 300, 600)
CLOCKS = (0, 180, 300, 600, 900, 1800)
INCREMENTS = (0, 2, 5, 10)
SERIES = (0, 3, 5, 7)
PACES = (0.5, 1.0, 2.0)


class Hosting:
    """The deeds that are open to somebody at a table, for a list."""

    def __init__(self, guest: Remote) -> None:
        assert guest.table
        self.guest, self.table = guest, guest.table
        self.web, self.asker, self.do = guest.web, guest.asker, guest._do

    def deeds(self) -> list[Deed]:
        return [Deed(self.web(key), do) for key, do in self._all()]

    def _all(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        guest, table, seat = self.guest, self.table, self.guest.near
        running = guest.running
        if guest.is_host and not running:
            yield "start", guest.start
            if any(chair.kind == "open" for chair in table.seats):
                yield "fill-and-start", self._fill
        if guest.view and not running and seat is not None:
            yield "play-again", guest.play_again
        if guest.view and not running and table.reviews:
            yield "review", guest.review
        if seat is not None and running:
            own = table.seats[seat]
            if own.waits:
                yield "ask-to-play", partial(self.do, "stand-in", seat=seat, level=0)
            elif own.level:
                yield "take-back", partial(self.do, "stand-in", seat=seat, level=0)
            else:
                yield "lend", partial(self.do, "stand-in", seat=seat)
            yield "play-on-stop" if seat in table.playing_on else "play-on", guest.play_on
        if seat is not None:
            yield "invite", self._invite
            yield "who-plays", self._seats
        if guest.is_host:
            if not running:
                yield "another-game", self._game
                yield "house-rules", self._rules
            yield "table-settings", self._settings
            if running:
                yield "end-match", partial(self._if_sure, "end-match-sure", "end-match")
        yield "score-book", self._book
        if table.match is not None:
            yield "download-record", self._record
        if seat is not None:
            yield "change-name", self._rename
            yield "other-device", self._own_link
            sure = "leave-sure-running" if running else "leave-sure"
            yield "leave", partial(self._if_sure, sure, "leave-seat", seat=seat)
        if guest.is_founder:
            yield "new-invitation", self._new_invitation
            yield "delete-table", partial(self._if_sure, "delete-table-sure", "delete-table")

    async def _if_sure(self, question: str, kind: str, name: str = "", **fields: Any) -> None:
        if await self.asker.agrees(self.web(question, name=name) if name else self.web(question)):
            self.do(kind, **fields)

    # Chairs

    def _level(self, level: int) -> str:
        return self.web("strength", level=level)

    async def _choose_level(self, title: str) -> int | None:
        levels = self.table.levels or (1, 2, 3, 4)
        chosen: int | None = await self.asker.choose(title, [(self._level(each), each) for each in levels])
        return chosen

    async def _fill(self) -> None:
        level = await self._choose_level(self.web("how-strong"))
        if level:
            for at, chair in enumerate(self.table.seats):
                if chair.kind == "open":
                    self.do("seat-computer", seat=at, level=level)
            self.do("start-match")

    async def _seats(self) -> None:
        """Choose a chair, then what shall become of it."""
        table, guest = self.table, self.guest
        options: list[tuple[str, Any]] = [
            (f"{at + 1}  {chair.name or self.web('waits-for-friend')}", at)
            for at, chair in enumerate(table.seats)
        ]
        if guest.is_host and not guest.running and len(table.seats) + 1 in table.numbers:
            options.append((self.web("add-chair"), "add"))
        at = await self.asker.choose(self.web("who-plays"), options)
        if at == "add":
            self.do("add-chair")
        elif at is not None and (deeds := list(self._of_chair(at))):
            await self.asker.pick(options[at][0], deeds)

    def _of_chair(self, at: int) -> Iterator[Deed]:
        guest, chair, web, name = self.guest, self.table.seats[at], self.web, self.table.seats[at].name
        if guest.is_host and chair.kind != "person" and not guest.running:
            for level in self.table.levels:
                label = web("computer-of", level=self._level(level))
                yield Deed(label, partial(self._seat_computer, at, level))
            if chair.kind == "computer":
                yield Deed(web("waits-for-friend"), partial(self.do, "seat-computer", seat=at, level=0))
            elif len(self.table.seats) - 1 in self.table.numbers:
                yield Deed(
                    web("remove-chair", number=number_of(at)), partial(self.do, "remove-chair", seat=at)
                )
        if chair.kind != "person" or at == guest.near:
            return
        if guest.is_host and guest.running and chair.away and not chair.level:
            yield Deed(web("lend-other"), partial(self.do, "stand-in", seat=at))
        if guest.is_founder:
            ask = partial(self._if_sure, name=name, seat=at)
            yield Deed(web("make-host"), partial(ask, "make-host-sure", "make-host"))
            if chair.away or not guest.running:
                yield Deed(web("new-seat-link"), partial(self._new_link, at))
            yield Deed(web("remove"), partial(ask, "remove-sure", "remove-player"))

    def _seat_computer(self, at: int, level: int) -> None:
        if self.table.seats[at].kind == "computer":
            self.do("seat-computer", seat=at, level=0)
        self.do("seat-computer", seat=at, level=level)

    # Ways in

    async def _invite(self) -> None:
        link = self.guest.invite
        issued = await self.guest.ask("make-code")
        code = []
        if isinstance(issued, protocol.Issued):
            shown = f"{issued.code[:4]} {issued.code[4:]}"
            code = [self.web("short-code"), shown, self.web("code-minutes", minutes=issued.seconds // 60)]
        await self.asker.read(self.web("invite"), "\n".join([link, "", *code, "", text.qr(link)]))

    async def _own_link(self) -> None:
        link = self.guest.wire.link
        await self.asker.read(
            self.web("other-device"),
            "\n".join([self.web("other-device-warning"), "", link.own, "", text.qr(link.own)]),
        )

    async def _new_link(self, at: int) -> None:
        issued = await self.guest.ask("renew-token", seat=at)
        if isinstance(issued, protocol.Issued):
            link = self.guest.wire.link._replace(token=issued.token).own
            hint = self.web("new-seat-link-hint", name=self.table.seats[at].name)
            await self.asker.read(self.web("seat-link"), "\n".join([hint, "", link]))

    async def _new_invitation(self) -> None:
        if await self.asker.agrees(self.web("new-invitation-sure")):
            await self.guest.ask("renew-invite")

    async def _rename(self) -> None:
        seat = self.guest.near
        if seat is not None and (
            name := await self.asker.write(self.web("name"), self.table.seats[seat].name)
        ):
            self.do("rename", seat=seat, name=name)

    # The game and how it is played

    async def _game(self) -> None:
        titles = [(Words(self.guest.language, each.key).say("title"), each.key) for each in GAMES]
        if key := await self.asker.choose(self.web("another-game"), sorted(titles)):
            self.do("choose-game", game=key)

    async def _rules(self) -> None:
        """One house rule, then its value; all others stay as they are."""
        found = next((each for each in GAMES if each.key == self.table.game), None)
        if found is None:
            return
        words, set_now = self.guest.words, {rule.name: rule.value for rule in self.table.rules}
        labels = [
            (
                words.labelled(
                    words.label("option", name), words.choice(set_now.get(name, ""), name == "first")
                ),
                name,
            )
            for name in found.Rules.choices()
        ]
        name = await self.asker.choose(self.web("house-rules"), labels)
        if name is not None:
            choices = list(found.Rules.choices()[name])
            options = [(words.choice(each, name == "first"), at) for at, each in enumerate(choices)]
            at = await self.asker.choose(words.label("option", name), options)
            if at is not None:
                self.do("choose-game", game=self.table.game, rules=set_now | {name: choices[at]})

    async def _settings(self) -> None:
        """One setting, then its value."""
        now, web, choices = self.table.settings, self.web, self._choices()
        labels = [
            (self.guest.words.labelled(web(label), self._said(values, getattr(now, name))), name)
            for name, (label, values) in choices.items()
        ]
        name = await self.asker.choose(web("table-settings"), labels)
        if name is not None:
            label, values = choices[name]
            value = await self.asker.choose(web(label), values)
            if value is not None:
                self.do("set-table", **{name: value})

    def _said(self, values: Sequence[tuple[str, Any]], now: Any) -> str:
        return next((said for said, value in values if value == now), str(now))

    def _choices(self) -> dict[str, tuple[str, list[tuple[str, Any]]]]:
        web = self.web
        switch = [(web("yes"), True), (web("no"), False)]
        thinking = [
            (web("idle-none"), 0),
            (web("idle-seconds", count=30), 30),
            *((web("idle-minutes", count=each // 60), each) for each in MINUTES),
            (web("idle-day"), 86400),
        ]
        clocks = [
            (web("idle-minutes", count=each // 60) if each else web("clock-none"), each) for each in CLOCKS
        ]
        found: dict[str, tuple[str, list[tuple[str, Any]]]] = {
            "spectators": ("spectators", switch),
            "chat": ("chat", [(web(f"chat-{each}"), each) for each in ("off", "phrases", "free")]),
            "hints": ("hints-allowed", switch),
            "pace": ("pace", [(f"× {each:g}", each) for each in PACES]),
            "idle": ("idle", thinking),
            "idle_choice": ("idle-choice", [(web(f"idle-{each}"), each) for each in ("bot", "wait", "end")]),
        }
        if self.table.reflex:
            kinds = ("fair", "arrival", "calm")
            found["judging"] = ("judging", [(web(f"judging-{each}"), each) for each in kinds])
        if not self.guest.running:
            added = [
                (web("idle-seconds", count=each) if each else web("increment-none"), each)
                for each in INCREMENTS
            ]
            series = [
                (web("best-of-count", count=each) if each else web("best-of-none"), each) for each in SERIES
            ]
            found |= {
                "clock": ("clock", clocks),
                "increment": ("increment", added),
                "best_of": ("best-of", series),
                "child": ("child-table", switch),
            }
        return found

    # What is kept

    async def _fetched(self, fetch: Callable[..., T], *what: Any) -> T | None:
        try:
            return await asyncio.to_thread(fetch, self.guest.wire.link, *what)
        except Refused as error:
            self.guest.notice = self.guest.refusal(error)
            return None

    async def _book(self) -> None:
        if (book := await self._fetched(links.book)) is None:
            return
        web, language = self.web, self.guest.language
        lines = [
            self.guest.words.labelled(
                each.name, f"{web('wins')} {each.wins}, {web('matches')} {each.matches}"
            )
            for each in book.totals
        ]
        for each in book.matches:
            places = ", ".join(f"{one.rank}. {one.name} ({one.score})" for one in each.places)
            words = Words(language, each.game)
            lines.append(words.labelled(words.say("title"), places))
        await self.asker.read(web("score-book"), "\n".join(lines) or web("no-scores"))

    async def _record(self) -> None:
        """Beside where the program was started, under a name that is free."""
        data = await self._fetched(links.record, self.table.match)
        if data is not None:
            names = (Path(f"{self.table.game}-{number}.jsonl") for number in count(1))
            file, key = next(name for name in names if not name.exists()), "saved"
            try:
                files.replace(file, data)
            except OSError:
                key = "cannot-write"
            self.guest.notice = Words(self.guest.language, "cli").say(key, file=str(file.absolute()))
