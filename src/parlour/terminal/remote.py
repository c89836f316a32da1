"""A guest in plain text at a table on a server: every line can be read aloud."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from parlour import protocol
from parlour.core import IllegalMove, Refused, number_of
from parlour.games import game
from parlour.match.record import HINT, fingerprint
from parlour.rulebook import page, printing
from parlour.terminal import commands, deals, hosting, layout, paper, wire
from parlour.terminal.answers import readable, understood
from parlour.terminal.clocks import Clocks
from parlour.terminal.deals import Deal
from parlour.terminal.keyboard import Keyboard
from parlour.terminal.links import Link, NoEntry, Seats
from parlour.terminal.menu import SHORT_LIST, Menu, Verb, choices, label, verb_keys
from parlour.terminal.wire import Wire
from parlour.view import Path, View
from parlour.words import Words

RECENT = 12  # lines that somebody hears who comes to a table where much was said
MOST_LINES = 2000  # that are kept of what was said
WATCHING = ("help", "look", "list", "log", "rules", "review", "who", "book", "quit")  # without a seat


class Guest:
    """Somebody at the table: says what is heard, and does what is typed."""

    def __init__(
        self,
        link: Link,
        seats: Seats,
        language: str,
        say: Callable[[str], None],
        ask: Callable[[str], None],
        keyboard: Keyboard | None = None,
    ) -> None:
        self.seats, self.language, self.speak, self.ask, self.keyboard = seats, language, say, ask, keyboard
        if keyboard:
            keyboard.complete = self.completions
        self.lines: list[str] = []  # to be said all at once
        self.wire = Wire(link, language, self.hear)
        self.invite = ""  # the link for others, where that is another
        self.table: protocol.Table | None = None
        self.view: View | None = None
        self.own: tuple[Path, ...] = ()  # the paths of the seat that we hold
        self.clocks = Clocks()
        self.words = self.cli = Words(language, "cli")
        self.menu = Menu()
        self.news = layout.News()
        self.log: list[str] = []  # what was said, but for what is to be forgotten
        self.passes = False  # what is shown must not stay to be read again
        self.phrases: dict[str, str] = {}
        self.meant: Callable[[], object] | None = None  # is done once yes is answered
        self.move = ""  # the id of the last one
        self.next_deal = Deal("")
        self.deal: Deal | None = None  # of the match that is played
        self.errands: set[asyncio.Task[None]] = set()  # to the server, beside the match
        self.shown: dict[str, Any] = {}  # what was said of each thing last: it is not said twice

    def print(self, text: str) -> None:
        self.lines.append(text)

    def say(self, key: str, **data: Any) -> None:
        self.print(self.cli.say(key, **data))

    def flush(self) -> None:
        """Say in one piece what has come together."""
        if self.lines:
            self.speak("\n".join(self.lines))
            self.lines.clear()

    async def stay(self) -> None:
        """Until the server says why one has to go."""
        bye = await self.wire.run()
        if bye.key == "seat-lost":
            self.seats.forget(self.wire.link)
        raise NoEntry("server-says", text=bye.text)

    def page(self, text: str) -> None:
        """Say something long, page by page where that is possible."""
        self.flush()
        if self.keyboard:
            self.keyboard.say(text, paged=True)
        else:
            self.speak(text)

    def leave(self) -> None:
        if self.keyboard:
            self.keyboard.come_back()
        if self.wire.link.token:
            self.say("seat-kept", link=self.wire.link.table)
        else:
            self.say("watched")
        self.flush()

    # Hearing

    def hear(self, message: wire.Heard) -> None:
        match message:
            case protocol.Update():
                self._update(message)
            case protocol.Refused():
                self.print(message.text)
                if message.flash:
                    self.say("may-use", touches=[self.words.touch(token) for token in message.flash])
            case protocol.Hint():
                said = label(message.label, self._typed(message.move))
                self.print(f"{self.cli.say('tip', move=said)} {message.text}")
                for move, each in message.certain.items():
                    self.print(f"  {self.cli.say('labelled', label=self._typed(move), value=each.text)}")
            case protocol.Review():
                self._reviewed(message)
            case protocol.Issued(code=code) if code:
                server = Link.read(self.invite or self.wire.link.table).server
                self.say("short-code", code=code, lasts=message.seconds // 60, server=server)
            case wire.Lost():
                self.say("connection-lost")
            case wire.Back():
                self.say("connection-back")
        self.flush()

    def _update(self, update: protocol.Update) -> None:
        came = self.table is None
        if update.table:
            self._sit_at(update.table)
            if came and self.wire.link.token and not self._keep_seat(update.table):
                self.say("cannot-write", file=str(self.seats.file))
        self.view = update.view or (None if update.table and update.table.match is None else self.view)
        if update.paths is not None:
            self.own = next(iter(update.paths.values()), ())
        self.clocks.hush()
        self.clocks = Clocks(update.countdowns)
        self.clocks.warn(self.seat, self._tell_time)
        lines = [f"  {line}" for row in update.rows for line in (*row.said, *row.fleeting)]
        self.log = [*self.log, *(line for row in update.rows for line in row.said)][-MOST_LINES:]
        self._put_aside(any(row.fleeting for row in update.rows))
        told = lines[-RECENT:] if came else lines
        if self.table is None:
            self.lines += told
        else:
            if came:
                self.lines += told
                self._come(self.table)
            as_before = {row.move for row in update.rows} == {HINT}
            self._choose(self.table, [] if came else told, as_before)
            self._look(self.table)
            if self._new("pauses", self.clocks.pauses and self.seat is not None) and self.shown["pauses"]:
                self.say("go-on")
        if update.head and self._new("head", update.head):
            self.say("fingerprint", head=fingerprint(update.head))
            if self.deal and not self.deal.head:
                self.deal.head = update.head
                deals.keep(self.deal, self.seats.file.parent)

    def _tell_time(self) -> None:
        self.print(self.clocks.said(self.words))
        self.flush()

    def _put_aside(self, fleeting: bool) -> None:
        """What is to be forgotten is shown on a screen that keeps nothing, until the match is over."""
        if self.keyboard and self.passes and not self.running:
            self.keyboard.come_back()
        elif self.keyboard and fleeting and not self.passes:
            self.keyboard.turn_over()
        self.passes = self.running and (self.passes or fleeting)

    def _new(self, thing: str, value: Any) -> bool:
        """This has not been said yet, or has changed since."""
        if self.shown.get(thing) == value:
            return False
        self.shown[thing] = value
        return True

    def _sit_at(self, table: protocol.Table) -> None:
        names = tuple(
            chair.name or self.cli.say("a-seat", number=number_of(at)) for at, chair in enumerate(table.seats)
        )
        self.table = table
        self.words, self.cli = (Words(self.language, table.game, names), Words(self.language, "cli", names))
        phrases = {key: text for key, text in table.words.items() if key.startswith("phrase-")}
        self.phrases = phrases or self.phrases
        link = self.wire.link
        if table.invite and table.invite != link.invite:
            self.wire.link = link._replace(invite=table.invite)
            self._keep_seat(table)
        if table.yours:
            self.ask(self.cli.say("prompt", seat=table.yours[0]))

    def _keep_seat(self, table: protocol.Table) -> bool:
        return self.seats.keep(self.wire.link, table.seats[table.yours[0]].name if table.yours else "")

    @property
    def seat(self) -> int | None:
        return self.table.yours[0] if self.table and self.table.yours else None

    @property
    def running(self) -> bool:
        return self.view is not None and self.view.result is None

    @property
    def is_quick(self) -> bool:
        """Everything changes quickly here."""
        return self.table is not None and self.table.reflex

    def _come(self, table: protocol.Table) -> None:
        if self.seat is None:
            self.say("watching")
        else:
            self.say("at-seat", seat=self.seat)
        if not self.running:
            hosting.tell_seats(self, table)
        self.say("welcome")

    def _help(self, table: protocol.Table) -> None:
        taken = self._keys.values() if self.is_quick and self.running else ()
        lines = commands.help_lines(self.language, self._usable(table), taken)
        self.page("\n".join([self.cli.say("welcome"), *lines]))

    def _usable(self, table: protocol.Table) -> list[str]:
        """The commands that somebody like us can use here."""
        if self.seat is None:
            return list(WATCHING)
        here = [name for name in commands.HERE if table.duel or name not in commands.DUEL]
        host = commands.OF_THE_HOST if self.seat in (table.host, table.founder) else ()
        return [*here, *commands.AT_A_TABLE, *host]

    def _look(self, table: protocol.Table) -> None:
        """What has changed around the match, and what there is to do about it."""
        seat = self.seat
        if seat is not None:
            self._share_in_deal(table, seat)
        if not self.running and self._new("commitment", table.commitment):
            self.say("commitment", commitment=table.commitment)
        if seat is None:
            return
        asked = table.asked if table.asked and seat in table.asked.waits_for else None
        if self._new("asked", asked and asked.row) and asked:
            self.say("asked-of-you")
        if self._new("watching", table.watching) and table.watching:
            self.say("how-many-watch", count=table.watching)
        lent = table.seats[seat].level and ("newcomer-plays" if table.seats[seat].waits else "computer-plays")
        if self._new("lent", lent) and lent:
            self.say(lent)
        free = [number_of(at) for at, chair in enumerate(table.seats) if chair.kind == "open"]
        if self._new("lobby", (self.running, free, table.host)) and not self.running and seat == table.host:
            if free:
                self.say("host-fills", free=free, first=free[0], link=self.invite or self.wire.link.table)
            else:
                self.say("host-starts")

    def _share_in_deal(self, table: protocol.Table, seat: int) -> None:
        """Commit to a seed; open it once the header that settles everything else is kept."""
        if self._new("seed", table.commitment):
            self.next_deal = Deal(table.commitment)
            self.wire.do("commit-seed", seat=seat, commitment=self.next_deal.own)
        if table.header and self._new("header", table.header) and self.next_deal.may_open(table.header):
            self.deal = self.next_deal
            self.deal.header = table.header
            self.wire.do("open-seed", seat=seat, seed=self.deal.seed)

    def _choose(self, table: protocol.Table, told: list[str], as_before: bool) -> None:
        """What was told, and the table with the list of moves when there is something new to see or to do."""
        view = self.view
        begun = self._new("stage", (table.match, view is not None and view.result is not None))
        if view is None:
            self.menu, self.own = Menu(), ()
            self.lines += told
        elif begun or (table.reflex and self._new("aside", self.passes) and self.passes):
            self.look(view, told)
        elif table.reflex:
            self.lines += told
            if not self.menu.holds(self.own):
                self.menu = self.choices()
            self.lines += self.news.of(view, self.words, self.menu, paper.size().columns)
        elif self._new("moves", self.own and (table.match, view.n)) and self.own and not as_before:
            self.look(view, told)
        else:
            self.lines += told
            self.menu = self.menu if self.own else Menu()

    def look(self, view: View, told: list[str] = []) -> None:  # noqa: B006
        """All of the table on one screen, after what was told."""
        if self.passes and self.keyboard:
            self.keyboard.turn_over()
        titled = self._new("titled", self.table and self.table.match)
        yours = self.table.yours if self.table else ()
        seen = layout.blocks(view, self.words, self.clocks.deadlines(), titled, yours)
        shown = layout.screen(
            told,
            [*seen, self.clocks.said(self.words)],
            lambda width, rows: self.choices((), width, rows),
            paper.size(),
            self.cli.say("more-in-log"),
            everything=self.keyboard is None or not self.keyboard.edits,
        )
        self.menu = shown.menu
        self.shown["moves"] = self.own and self.table and (self.table.match, view.n)
        self.news.of(view, self.words, self.menu, paper.size().columns)
        self.lines += shown.lines

    def choices(self, chosen: tuple[str, ...] | Verb = (), width: int = 80, rows: int | None = None) -> Menu:
        """What can be chosen now, or after some touches or a verb."""
        keys = self._keys if self.is_quick else {}
        return choices(self.own, chosen, self.words, self._in_words, keys, width, rows)

    @property
    def _keys(self) -> dict[str, str]:
        """What is typed for each verb; of a game that this program does not have, all of it."""
        try:
            return verb_keys(verb.verb() for verb in game(self.words.game).verbs)
        except Refused:
            return {verb: verb for verb in (path.move.partition(" ")[0] for path in self.own)}

    def _in_words(self, move: str) -> str:
        """The move in words, unless the server has a game or a verb that this program does not know."""
        try:
            return self.words.move(game(self.words.game).read(move))
        except Refused:
            return move

    # Typing

    async def listen(self, lines: asyncio.Queue[str | None]) -> None:
        """Until somebody has had enough."""
        while (line := await lines.get()) is not None:
            answer = line.strip()
            if not self.meant and commands.read(answer, self.language)[0] == "quit":
                return
            if answer:
                self.typed(answer)
            elif self.clocks.pauses and self.view and self.seat is not None:
                self.do("seen-enough", seat=self.seat, n=self.view.n)
            self.flush()

    def typed(self, answer: str) -> None:
        """Do what was typed."""
        table, seat = self.table, self.seat
        if table is None:
            self.say("connection-lost")
            return
        if seat is not None and self._reply(answer, seat):
            return
        keys = self._keys if self.is_quick and self.running else {}
        found = understood(answer, self.menu, self.own, self.words, self._usable(table), keys)
        if found.command in WATCHING:
            self._show(found.command, table)
        elif seat is None:
            self.say("only-watching")
        elif found.command:
            self._command(found.command, found.rest, table, seat)
        elif isinstance(found.option, str):
            self._choose_move(found.option)
        elif found.option is not None:
            self.menu = self.choices(found.option, paper.size().columns, SHORT_LIST)
            self.news.typed = self.menu.typed
            self.lines += self.menu.lines(paper.size().columns)
        elif answer.isdecimal() and self.menu.range:
            self.say("no-number", range=self.menu.range)
        elif answer.isdecimal():
            self.say("nothing-to-choose")
        else:
            try:
                self._play(readable(found.text, game(self.words.game), keys), typed=True)
            except IllegalMove as error:
                self.print(self.words.reason(error.reason))
            except Refused:  # the server has a game that this program does not know
                self._play(found.text, typed=True)

    def completions(self) -> list[str]:
        usable = self._usable(self.table) if self.table else []
        names = commands.names(self.language).items()
        known = [name for name, command in names if command in usable and len(name) > 1]
        return [*self._moves.values(), *known]

    def _show(self, command: str, table: protocol.Table) -> None:
        """What everybody may look at, with a seat or without."""
        match command:
            case "help":
                self._help(table)
            case "look" if self.view:
                self.look(self.view)
            case "look" | "who":
                hosting.tell_seats(self, table)
            case "list":
                labels = tuple(label(self._in_words(move), name) for move, name in self._moves.items())
                self.menu = Menu(tuple(self._moves), labels)
                self.page("\n".join(self.menu.lines(paper.size().columns, one_column=True)) or "–")
            case "log":
                self.page("\n".join(self.log) or "–")
            case "rules":
                self._rules(table)
            case "book":
                hosting.tell_book(self)
            case "review" if self.running:
                self.print(self.words.say("review-early"))
            case "review":
                self.wire.do("ask-review")

    def _reviewed(self, review: protocol.Review) -> None:
        """How far a review has come, a few times; then what cost most."""
        if review.over:
            found = [self.words.labelled(self.words.name(slip.seat), slip.text) for slip in review.slips]
            self.print("\n".join(found) or self.cli.say("review-nothing"))
        elif self._new("reviewed", (review.match, 4 * review.done // max(review.of, 1))):
            self.say("reviewing", done=review.done, of=review.of)

    def _rules(self, table: protocol.Table) -> None:
        """For this table; of a game that this program does not have, only the house rules."""
        chosen = {rule.name: rule.value for rule in table.rules}
        try:
            shown = page(game(table.game), self.language, chosen)
            self.page(printing.as_text(shown, paper.size().columns))
        except Refused:
            self.print("\n".join(f"  {self.words.labelled(rule.label, rule.shown)}" for rule in table.rules))

    def do(self, kind: str, **fields: Any) -> str:
        if not self.wire.connected:
            self.say("sent-later")
        return self.wire.do(kind, **fields)

    def _reply(self, answer: str, seat: int) -> bool:
        """Yes or no, if anything is asked."""
        meant, self.meant = self.meant, None
        if not meant and self.shown.get("asked") is None:
            return False
        letters = [["y", *self.cli.say("yes-letters").split()], ["n", *self.cli.say("no-letters").split()]]
        yes, no = (answer.casefold() in accepted for accepted in letters)
        if not yes and not no:
            return False
        if not meant:
            self.do("agree", seat=seat, yes=yes, row=self.shown.get("asked"))
        elif yes:
            meant()
        return True

    @property
    def _moves(self) -> dict[str, str]:
        """What can be done, and how each is typed."""
        return {path.move: path.name for path in self.own}

    def _typed(self, move: str) -> str:
        return self._moves.get(move, move)

    @property
    def _races(self) -> set[str]:
        """What goes to the quickest waits for no answer."""
        return {path.move for path in self.own if path.race}

    def _choose_move(self, move: str) -> None:
        """Where a slip would be costly it is asked first."""
        if any(path.grave and path.move == move for path in self.own):
            self.meant = lambda: self._play(move)
            self.say("sure-move", move=self._in_words(move))
        else:
            self._play(move)

    def _play(self, move: str, typed: bool = False) -> None:
        if self.view is None or self.view.seat is None or self.view.result:
            self.say("no-match-now")
        elif self.move in self.wire.unanswered and move not in self._races:
            self.say("still-sending")
        else:
            if self.is_quick:
                self.menu = self.choices()
            self.move = self.do("move", seat=self.view.seat, n=self.view.n, move=move[:200], typed=typed)

    def _command(self, command: str, rest: str, table: protocol.Table, seat: int) -> None:
        """Things that are no moves."""
        match command:
            case "undo":
                self.do("undo", seat=seat)
            case "on":
                self.do("play-on", seat=seat, on=not table.playing_on)
            case "draw" | "resign" if not table.duel:
                self.say("no-draw" if command == "draw" else "no-resigning")
            case "draw":
                self.do("offer-draw", seat=seat)
            case "resign" if self.running:
                self.confirm("sure-resign", "resign", seat=seat)
            case "resign":
                self.say("no-match-now")
            case "start":
                self.do("start-match" if seat == table.host else "play-again")
            case "back":
                self.do("stand-in", seat=seat, level=0)
            case "hint":
                self.do("ask-hint", seat=seat)
            case _:
                hosting.command(self, command, rest, table, seat)

    def confirm(self, key: str, deed: str, **fields: Any) -> None:
        """Do this once it is answered with yes."""
        self.meant = lambda: self.do(deed, **fields)
        self.say(key, **{name: value for name, value in fields.items() if name == "seat"})
