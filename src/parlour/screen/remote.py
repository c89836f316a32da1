"""A seat at a table on a server, beside browsers and other terminals."""

from __future__ import annotations

import asyncio
from typing import Any

from parlour import protocol
from parlour.core import number_of
from parlour.match.record import HINT, fingerprint
from parlour.screen import lobby
from parlour.screen.hosting import Hosting
from parlour.screen.sitting import Deed, Sitting
from parlour.screen.table import Scene
from parlour.terminal import links, wire
from parlour.terminal.clocks import Clocks
from parlour.terminal.deals import Share
from parlour.terminal.links import Link, NoEntry, Seats
from parlour.words import Words

RECENT = 60  # lines that somebody sees who comes to a table where much was said


class Remote(Sitting):
    """Hears what happens at the table, and does there what is done here."""

    def __init__(
        self,
        link: Link,
        seats: Seats,
        language: str,
        invited: protocol.Invitation,
        name: str | None,
        watch: bool,
    ) -> None:
        super().__init__(language)
        self.invited, self.name, self.watch, self.seats = invited, name, watch, seats
        self.name_all(invited.game, [])
        self.title = invited.title
        self.wire = wire.Wire(link, language, self.hear)
        self.share = Share(self.wire.do)
        self.table: protocol.Table | None = None
        self.clocks = Clocks()
        self.phrases: dict[str, str] = {}
        self.answers: dict[str, asyncio.Future[Any]] = {}
        self.move = ""  # the id of the last one
        self.head = self.invite = ""

    async def run(self) -> None:
        """Sit down where no seat is held yet, and stay until the server says why one has to go."""
        link = self.wire.link
        if not link.token and not self.watch:
            if not self.invited.free:
                raise NoEntry("table-is-full")
            title = f"{self.invited.title}. {self.web('your-name')}"
            while not self.name:
                self.name = await self.asker.write(title)
                if self.name is None:
                    self.asker.leave()
                    return
            link = await asyncio.to_thread(links.sit, link, self.name, self.language)
            self.seats.keep(link, self.name)
            self.wire.link = link
        if link.token:
            self.invite = (await asyncio.to_thread(links.outside, link)).table
        bye = await self.wire.run()
        if bye.key == "seat-lost":
            self.seats.forget(self.wire.link)
        raise NoEntry("server-says", text=bye.text)

    def refusal(self, error: Any) -> str:
        return Words(self.language, "cli").reason(error.reason)

    # Hearing

    def hear(self, message: wire.Heard) -> None:
        match message:
            case protocol.Update():
                self._update(message)
            case protocol.Refused():
                self._answered(message.id or "", message)
                self.notice = message.text
                self.touching.flashing = frozenset(message.flash)
            case protocol.Reason():
                self.wire.unanswered.pop(message.id, None)
                self.notice, self.touching.flashing = message.text, frozenset(message.flash)
            case protocol.Hint():
                self.touching.hint = message.move
                self.touching.certain = {move: each.value for move, each in message.certain.items()}
                self.notice = f"{self.say('tip', move=message.label)} {message.text}"
            case protocol.Review(over=False):
                self.notice = self.web("review-progress", done=message.done, of=message.of)
            case protocol.Review() | protocol.Issued():
                self._answered(message.id, message)
            case wire.Lost():
                self.notice = self.web("server-away")
            case wire.Back():
                self.notice = ""
        self.asker.changed()

    def _update(self, update: protocol.Update) -> None:
        came = self.table is None
        if update.table:
            self._sit_at(update.table)
        if update.view or (update.table and update.table.match is None):
            self.view = update.view
        lines = [line for row in update.rows for line in row.said]
        self.tell(lines[-RECENT:] if came else lines)
        fleeting = [line for row in update.rows for line in row.fleeting]
        if any((row.said or row.fleeting) and row.move != HINT for row in update.rows) and not came:
            self.notice = " ".join(fleeting[-2:])
        if update.paths is not None:
            self.renew(next(iter(update.paths.values()), ()))
        elif self.view is None or self.view.result:
            self.renew(())
        self.clocks = Clocks(update.countdowns)
        self.tick()
        if self.table and self.near is not None:
            self.share.follow(self.table.commitment, self.table.header, self.near)
        if update.head and update.head != self.head:
            self.head = update.head
            self.tell([self.web("fingerprint", head=fingerprint(update.head))])
            self.share.ended(update.head, self.seats.file.parent)

    def _sit_at(self, table: protocol.Table) -> None:
        names = [
            chair.name or self.words.say("a-seat", number=number_of(at))
            for at, chair in enumerate(table.seats)
        ]
        came, before, self.table = self.table is None, self.table, table
        self.near = table.yours[0] if table.yours else None
        self.name_all(table.game, names)
        self.title, self.is_reflex, self.is_duel = table.title, table.reflex, table.duel
        self.may_hint = table.hints
        self.phrases = {
            key.removeprefix("phrase-"): text
            for key, text in table.words.items()
            if key.startswith("phrase-")
        } or self.phrases
        link = self.wire.link
        if table.invite and table.invite != link.invite:
            self.wire.link = link._replace(invite=table.invite)
            came = True
        if came and link.token:
            self.seats.keep(self.wire.link, names[self.near] if self.near is not None else "")
        if before and before.match != table.match:
            self.asker.renew_match()

    def _answered(self, id: str, message: Any) -> None:
        self.wire.unanswered.pop(id, None)
        if answer := self.answers.pop(id, None):
            answer.set_result(message)

    async def ask(self, kind: str, **fields: Any) -> Any:
        """What the server answers to this."""
        id = self.wire.do(kind, **fields)
        self.answers[id] = asyncio.get_running_loop().create_future()
        return await self.answers[id]

    # Seeing

    @property
    def time_runs(self) -> bool:
        return self.clocks.run

    @property
    def corner(self) -> str:  # type: ignore[override]
        """Time that runs for all, and who else is there."""
        if self.table is None:
            return self.web("one-moment")
        timers = [] if self.is_reflex else self.clocks.of(None)
        watching = self.web("how-many-watch", count=self.table.watching) if self.table.watching else ""
        return "  ".join(filter(None, [watching, *timers]))

    def beside(self) -> dict[int, str]:
        found = {}
        for at, chair in enumerate(self.table.seats if self.table else ()):
            notes = self.clocks.of(at)
            if chair.kind == "person" and chair.level:
                notes.append(self.web("lent-to", level=chair.level))
            elif chair.kind == "person" and not chair.here:
                notes.append(self.web("is-away"))
            if notes:
                found[at] = ", ".join(notes)
        return found

    def scene(self) -> Scene:
        scene = super().scene()
        if self.table and self.view is None:
            scene.lobby = lobby.drawn(self, self.table)
        return scene

    def status(self) -> str:
        table = self.table
        if table is None:
            return self.web("one-moment")
        if self.asked:
            return f"{self.asked.text} {self.say('yes-or-no')}"
        if self.view is None and self.near is not None and self.is_host:
            free = sum(chair.kind == "open" for chair in table.seats)
            return self.web("seats-free", count=free) if free else self.say("may-start")
        if self.view is None:
            host = table.host
            return (
                self.web("nobody-starts")
                if host is None
                else self.web("host-starts", name=self.words.name(host))
            )
        return super().status()

    @property
    def asked(self) -> protocol.Asked | None:
        """What we have yet to answer."""
        asked = self.table.asked if self.table else None
        return asked if asked and self.near in asked.waits_for else None

    @property
    def is_asked(self) -> bool:
        return self.asked is not None

    @property
    def is_host(self) -> bool:
        return self.table is not None and self.near is not None and self.table.host == self.near

    @property
    def is_founder(self) -> bool:
        return self.table is not None and self.near is not None and self.table.founder == self.near

    def keys(self) -> list[tuple[str, str]]:
        first = []
        if self.asked:
            letters = {yes: letter.upper() for letter, yes in reversed(self.yes_or_no.items())}
            first += [(letters[True], self.web("yes")), (letters[False], self.web("no"))]
        if self.clocks.pauses and self.near is not None:
            first.append(("Enter", self.web("seen-enough")))
        if not self.running and self.near is not None:
            if self.is_host:
                first.append(("S", self.web("start")))
            if self.view is not None:
                first.append(("A", self.web("play-again")))
        chat = [("C", self.web("chat"))] if self.near is not None and self._may_chat else []
        keys = super().keys()
        if self.near is None:
            keys = [key for key in keys if key[0] in ("R", "M", "Q")]
        return [*first, *keys[:-3], *chat, *keys[-3:]]

    # Doing

    def _do(self, kind: str, **fields: Any) -> str:
        self.notice = "" if self.wire.connected else self.web("server-away")
        return self.wire.do(kind, **fields)

    def rules(self) -> tuple[str, dict[str, Any]]:
        assert self.table
        return self.table.game, {rule.name: rule.value for rule in self.table.rules}

    def play(self, move: str, typed: bool = False) -> None:
        races = {path.move for path in self.touching.paths if path.race}
        if self.view is None or self.near is None or self.view.result:
            return
        if self.move not in self.wire.unanswered or move in races:
            self.move = self._do("move", seat=self.near, n=self.view.n, move=move[:200], typed=typed)

    def play_typed(self, text: str) -> None:
        self.play(text, typed=True)

    def wonder(self, touches: tuple[str, ...]) -> None:
        if self.near is not None and self.running:
            self._do("why", seat=self.near, touches=list(touches)[:32])

    def _seated(self, kind: str, **fields: Any) -> None:
        if self.near is not None:
            self._do(kind, seat=self.near, **fields)

    async def undo(self) -> None:
        self._seated("undo")

    async def hint(self) -> None:
        if self.running and self.near is not None:
            self._do("ask-hint", seat=self.near)
            self.notice = self.web("hint-pondering")

    async def offer_draw(self) -> None:
        self._seated("offer-draw")

    async def resign(self) -> None:
        if await self.asker.agrees(self.web("resign-sure")):
            self._seated("resign")

    def play_on(self) -> None:
        if self.table and self.near is not None:
            self._seated("play-on", on=self.near not in self.table.playing_on)

    def go_on(self) -> bool:
        if self.view is None or self.near is None or not self.clocks.pauses:
            return False
        self._do("seen-enough", seat=self.near, n=self.view.n)
        return True

    def answer(self, yes: bool) -> None:
        if self.asked:
            self._seated("agree", yes=yes, row=self.asked.row)

    def start(self) -> None:
        if self.is_host and not self.running:
            self._do("start-match")

    def play_again(self) -> None:
        if self.view is not None and not self.running and self.near is not None:
            self._do("play-again")

    @property
    def _may_chat(self) -> bool:
        return self.table is not None and self.table.settings.chat != "off"

    async def chat(self) -> None:
        """A phrase, or free words where the table allows them."""
        if self.table is None or self.near is None or not self._may_chat:
            return
        options: list[tuple[str, str | None]] = [(text, key) for key, text in self.phrases.items()]
        free = self.table.settings.chat == "free"
        chosen = await self.asker.choose(
            self.web("say-something"), [*([(self.web("write"), "")] if free else []), *options]
        )
        if chosen:
            self._seated("say", phrase=chosen)
        elif chosen == "" and (text := await self.asker.write(self.web("write"))):
            self._seated("say", text=text[:1000])

    async def review(self) -> None:
        if self.view is None or self.running:
            return
        found = await self.ask("ask-review")
        if isinstance(found, protocol.Review):
            self.notice = ""
            told = [self.words.labelled(self.words.name(slip.seat), slip.text) for slip in found.slips]
            await self.asker.read(self.web("review"), "\n\n".join(told) or self.web("review-none"))

    def deeds(self) -> list[Deed]:
        return Hosting(self).deeds() if self.table else []
