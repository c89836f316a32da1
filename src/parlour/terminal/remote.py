"""A guest in plain text at a table on a server: every line can be read aloud."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from parlour import protocol, text
from parlour.core import Refused
from parlour.games import game
from parlour.match.record import HINT, fingerprint
from parlour.rulebook import page, printing
from parlour.terminal import deals, wire
from parlour.terminal.deals import Deal
from parlour.terminal.links import Link, NoEntry, Seats
from parlour.terminal.menu import Menu, label, menu, whole
from parlour.terminal.wire import Wire
from parlour.view import Path, View
from parlour.words import Words

RECENT = 12  # lines that somebody hears who comes to a table where much was said


class Guest:
    """Somebody at the table: says what is heard, and does what is typed."""

    def __init__(
        self, link: Link, seats: Seats, language: str, say: Callable[[str], None], ask: Callable[[str], None]
    ) -> None:
        self.seats, self.language, self.speak, self.ask = seats, language, say, ask
        self.lines: list[str] = []  # to be said all at once
        self.wire = Wire(link, language, self.hear)
        self.invite = ""  # the link for others, where that is another
        self.table: protocol.Table | None = None
        self.view: View | None = None
        self.own: tuple[Path, ...] = ()  # the paths of the seat that we hold
        self.due: list[tuple[str, int]] = []  # deadlines of the rules, and the ms that were left
        self.words = self.cli = Words(language, "cli")
        self.menu = Menu()
        self.touches: tuple[str, ...] = ()
        self.phrases: dict[str, str] = {}
        self.meant: Callable[[], object] | None = None  # is done once yes is answered
        self.pauses = False  # something lies there only to be looked at
        self.move = ""  # the id of the last one
        self.next_deal = Deal("")
        self.deal: Deal | None = None  # of the match that is played
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

    def leave(self) -> None:
        link = self.wire.link
        if link.token:
            self.say("seat-kept", link=link.table)
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
                self.print(f"{self.cli.say('tip', move=label(message.label, message.move))} {message.text}")
                for move, each in message.certain.items():
                    self.print(f"  {self.cli.say('labelled', label=move, value=each.text)}")
            case protocol.Review():
                self._reviewed(message)
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
        self.due = [(each.name, each.ms) for each in update.countdowns if each.seat is None]
        self.pauses = any(each.skip for each in update.countdowns)
        lines = [line for row in update.rows for line in (*row.said, *row.fleeting)]
        for line in lines[-RECENT:] if came else lines:
            self.print(f"  {line}")
        if self.table:
            if came:
                self._come(self.table)
            self._choose(self.table, as_before={row.move for row in update.rows} == {HINT})
            self._look(self.table)
            if self._new("pauses", self.pauses and self.seat is not None) and self.shown["pauses"]:
                self.say("go-on")
        if update.head and self._new("head", update.head):
            self.say("fingerprint", head=fingerprint(update.head))
            if self.deal and not self.deal.head:
                self.deal.head = update.head
                deals.keep(self.deal, self.seats.file.parent)

    def _new(self, thing: str, value: Any) -> bool:
        """This has not been said yet, or has changed since."""
        if self.shown.get(thing) == value:
            return False
        self.shown[thing] = value
        return True

    def _sit_at(self, table: protocol.Table) -> None:
        names = tuple(
            chair.name or self.cli.say("a-seat", number=at + 1) for at, chair in enumerate(table.seats)
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
            self._seats(table)
        self._help(table)

    def _help(self, table: protocol.Table) -> None:
        if self.seat is None:
            self.say("watch-help")
        else:
            self.say("join-help", duel=table.duel)

    def _seats(self, table: protocol.Table) -> None:
        """Who sits where."""
        for at, chair in enumerate(table.seats):
            notes = [self.cli.say("chair-free")] if chair.kind == "open" else []
            notes += [self.cli.say("chair-host")] if at == table.host else []
            notes += [self.cli.say("chair-level", level=chair.level)] if chair.level else []
            notes += [self.cli.say("chair-away")] if chair.kind == "person" and not chair.here else []
            name = f"{at} {chair.name}".rstrip()
            self.print(f"{name} ({', '.join(notes)})" if notes else name)

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
        free = [at for at, chair in enumerate(table.seats) if chair.kind == "open"]
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

    def _choose(self, table: protocol.Table, as_before: bool) -> None:
        """The table and the list of moves, when there is something new to see or to do."""
        view = self.view
        if view is None:
            self.menu, self.own, self.touches = Menu(), (), ()
            return
        if self.touches and not any(path.touches[: len(self.touches)] == self.touches for path in self.own):
            self.touches = ()
        reflex = table.reflex
        self.menu = self._menu()
        begun = self._new("stage", (table.match, view.result is not None))
        before = () if begun else self.shown["moves"]
        self.shown["moves"] = before
        now = self.menu.labels if reflex else self.own and (table.match, view.n)
        fresh = self._new("moves", now) and not as_before
        # Where everything changes quickly only what is new is said, and the table when all is.
        partly = reflex and not set(before).isdisjoint(self.menu.labels)
        if begun or (fresh and self.own and not partly):
            self.print(f"\n{text.render(view, self.words, self.due)}")
        if fresh and not partly:
            self._list(self.touches if reflex else ())
        elif fresh and (lines := self.menu.changes(before)):
            self.print("\n".join(lines))

    def _menu(self) -> Menu:
        def said(move: str) -> str:
            return label(self._in_words(move), self._short(move))

        return menu(self.own, self.touches, self.words, said)

    def _in_words(self, move: str) -> str:
        """The move in words, unless the server has a game or a verb that this program does not know."""
        try:
            return self.words.move(game(self.words.game).read(move))
        except Refused:
            return move

    def _short(self, move: str) -> str:
        """Where everything changes quickly, what can be typed for a move is as short as possible."""
        verb = move.partition(" ")[0]
        if self.view and self.is_quick:
            return verb if whole(verb, {path.move for path in self.own}) == move else move
        return move

    def _list(self, touches: tuple[str, ...]) -> None:
        """Say what can be chosen after these touches."""
        self.touches = touches
        if self.view and self.own:
            self.menu = self._menu()
            if self.is_quick:
                self.shown["moves"] = self.menu.labels
            self.print("\n".join(self.menu.lines))

    # Typing

    async def listen(self, lines: asyncio.Queue[str | None]) -> None:
        """Until somebody has had enough."""
        while (line := await lines.get()) is not None:
            answer = line.strip()
            if answer == "q":
                return
            if answer:
                self.typed(answer)
            elif self.pauses and self.view and self.seat is not None:
                self._do("seen-enough", seat=self.seat, n=self.view.n)
            self.flush()

    def typed(self, answer: str) -> None:
        """Do what was typed."""
        verb, _, rest = answer.partition(" ")
        table, seat = self.table, self.seat
        if table is None:
            self.say("connection-lost")
        elif answer == "?":
            self._help(table)
        elif answer == "v":
            if self.view:
                self.print(text.render(self.view, self.words, self.due))
                self._list(())
            else:
                self._seats(table)
        elif answer == "h":
            self._rules(table)
        elif answer == "a" and not self.running:
            self.wire.do("ask-review")
        elif seat is None:
            self.say("only-watching")
        elif not (
            self._reply(answer, seat)
            or self._played(answer)
            or self._command(verb.lower(), rest.strip(), table, seat)
        ):
            self._choose_move(whole(answer, self._moves))

    def _reviewed(self, review: protocol.Review) -> None:
        """How far a review has come, a few times; then what cost most."""
        if review.over:
            found = [f"{self.words.name(slip.seat)}: {slip.text}" for slip in review.slips]
            self.print("\n".join(found) or self.cli.say("review-nothing"))
        elif self._new("reviewed", (review.match, 4 * review.done // max(review.of, 1))):
            self.say("reviewing", done=review.done, of=review.of)

    def _rules(self, table: protocol.Table) -> None:
        """For this table; of a game that this program does not have, only the house rules."""
        chosen = {rule.name: rule.value for rule in table.rules}
        try:
            self.print(printing.as_text(page(game(table.game), self.language, chosen)))
        except Refused:
            self.print("\n".join(f"  {rule.label}: {rule.shown}" for rule in table.rules))

    def _do(self, kind: str, **fields: Any) -> str:
        if not self.wire.connected:
            self.say("sent-later")
        return self.wire.do(kind, **fields)

    def _reply(self, answer: str, seat: int) -> bool:
        """Yes or no, if anything is asked."""
        meant, self.meant = self.meant, None
        letters: list[tuple[str, ...]] = [("y",), ("n",)]
        if meant or self.shown.get("asked") is not None:
            letters = [
                ("y", *self.cli.say("yes-letters").split()),
                ("n", *self.cli.say("no-letters").split()),
            ]
        yes, no = (answer.casefold() in accepted for accepted in letters)
        if not yes and not no:
            return False
        if not meant:
            self._do("agree", seat=seat, yes=yes, row=self.shown.get("asked"))
        elif yes:
            meant()
        return True

    @property
    def _moves(self) -> list[str]:
        return list(dict.fromkeys(path.move for path in self.own))

    @property
    def _races(self) -> set[str]:
        """What goes to the quickest waits for no answer."""
        return {path.move for path in self.own if path.race}

    def _played(self, answer: str) -> bool:
        """A number of the list, or a move as it is written."""
        option = self.menu.pick(answer)
        if isinstance(option, tuple):
            self._list(option)
        elif option or answer in self._moves:
            self._choose_move(option or answer)
        elif answer.isdecimal() and self.menu.options:
            self.say("no-number", most=len(self.menu.options))
        elif answer.isdecimal():
            self.say("nothing-to-choose")
        else:
            return False
        return True

    def _choose_move(self, move: str) -> None:
        """Where a slip would be costly it is asked first."""
        if any(path.grave and path.move == move for path in self.own):
            self.meant = lambda: self._play(move)
            self.say("sure-move", move=self._in_words(move))
        else:
            self._play(move)

    def _play(self, move: str) -> None:
        if self.view is None or self.view.seat is None or self.view.result:
            self.say("no-match-now")
        elif self.move in self.wire.unanswered and move not in self._races:
            self.say("still-sending")
        else:
            if self.is_quick:
                self.touches = ()
            self.move = self._do("move", seat=self.view.seat, n=self.view.n, move=move[:200])

    def _command(self, verb: str, rest: str, table: protocol.Table, seat: int) -> bool:
        """Things that are no moves; true if this was one."""
        if verb not in ("c", "b") and rest:
            return False
        match verb:
            case "u":
                self._do("undo", seat=seat)
            case "p":
                self._do("play-on", seat=seat, on=not table.playing_on)
            case "d" | "r" if not table.duel:
                self.say("no-draw" if verb == "d" else "no-resigning")
            case "d":
                self._do("offer-draw", seat=seat)
            case "r" if self.running:
                self.meant = lambda: self._do("resign", seat=seat)
                self.say("sure-resign")
            case "r":
                self.say("no-match-now")
            case "s":
                self._do("start-match")
            case "t" if table.seats[seat].level:
                self._do("stand-in", seat=seat, level=0)
            case "t":
                self._do("ask-hint", seat=seat)
            case "c":
                self._chat(rest, seat)
            case "b":
                self._fill(rest.split(), table)
            case _:
                return False
        return True

    def _chat(self, said: str, seat: int) -> None:
        """A phrase by its number, or free words; without either the phrases are listed."""
        if not said:
            self.say("phrases-are")
            self.print("\n".join(Menu(labels=tuple(self.phrases.values())).lines))
        elif phrase := Menu(tuple(self.phrases)).pick(said):
            self._do("say", seat=seat, phrase=str(phrase).removeprefix("phrase-"))
        else:
            self._do("say", seat=seat, text=said[:1000])

    def _fill(self, given: list[str], table: protocol.Table) -> None:
        """A computer of a level for a seat; without a number for the first that is free."""
        free = [str(at) for at, chair in enumerate(table.seats) if chair.kind == "open"]
        level, *seats = given or [""]
        seats = seats or free[:1]
        if level not in ("0", "1", "2", "3", "4") or len(seats) != 1 or not seats[0].isdecimal():
            self.say("computer-how")
        elif int(seats[0]) >= len(table.seats):
            self.say("no-such-seat", number=int(seats[0]))
        else:
            self._do("seat-computer", seat=int(seats[0]), level=int(level))
