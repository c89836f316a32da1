"""The plain-text table: everything is a line that a screen reader can read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from time import monotonic
from typing import Any

from parlour import bots, text
from parlour.bots import hints, reviews
from parlour.core import BadMove, BadSetup, IllegalMove, Refused, number_of
from parlour.lab import solve
from parlour.match import Match, consent, views
from parlour.match.record import HINT
from parlour.rulebook import page, printing
from parlour.terminal import commands, layout, left, paper
from parlour.terminal.answers import Answer, readable, understood
from parlour.terminal.keyboard import Keyboard
from parlour.terminal.menu import SHORT_LIST, Menu, Option, Verb, choices, label, verb_keys
from parlour.words import Words

LONGEST_NAME = 40
EXAMPLES = 3  # of what could have been typed


class Quit(Exception):
    """The person has had enough."""


def names(language: str, levels: Sequence[int], given: Sequence[str]) -> list[str]:
    """A name for every seat: the given ones first, without anything that could upset a terminal."""
    say = Words(language).say
    found = ["".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME] for name in given]
    if len(found) > len(levels):
        raise BadSetup("no-names", names=len(found), seats=len(levels))
    unnamed = [say("a-computer" if level else "a-person", number=at) for at, level in enumerate(levels, 1)]
    return [name or other for name, other in zip_longest(found, unnamed, fillvalue="")]


def verdict(found: bots.Solved, language: str) -> str:
    """Whether a deal could be won, in words."""
    say = Words(language, "cli").say
    if found.won is None:
        return say("solved-unknown", nodes=found.nodes, score=found.score)
    return say("solved-won" if found.won else "solved-lost")


def slips(review: bots.Review, words: Words, say: Callable[..., str]) -> list[str]:
    """What cost most, a line a move."""
    found = [
        words.labelled(words.name(slip.chosen.seat), reviews.told(slip, review.match, words))
        for slip in review.slips
    ]
    return found or [say("review-nothing")]


def print_slips(review: bots.Review, words: Words, say: Callable[..., str]) -> None:
    for line in slips(review, words, say):
        print(text.visible(line))


class Table:
    """One match between people at this keyboard and computer players."""

    def __init__(
        self,
        match: Match,
        language: str,
        keyboard: Keyboard,
        save: Callable[[bytes], str] | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.match, self.keyboard, self.save, self.clock = match, keyboard, save, clock or monotonic
        self.again = False  # whether the same people want another match
        self.began = self.clock() - match.rows[-1].t / 1000
        levels = match.header.levels or (0,) * match.seats
        self.people = [seat for seat, level in enumerate(levels) if not level]
        players = {
            seat: bots.player(match.game, level, live=True) for seat, level in enumerate(levels) if level
        }
        self.computers = bots.Computers(match, players)
        self.words = Words(language, match.game.key, match.header.names)
        self.say = Words(language, "cli", match.header.names).say
        self.curtain = not match.game.is_open and len(self.people) > 1
        self.facing: int | None = None
        self.playing_on: set[int] = set()  # whose only move is made for them
        self.told: dict[int | None, int] = {}  # the rows that each behind the curtain, or all, have heard
        self.menu = Menu()
        self.news = layout.News()
        self.passes = False  # what is shown must not stay to be read again
        self.keys = verb_keys(verb.verb() for verb in match.game.verbs) if match.game.reflex else {}
        self.usable = [name for name in commands.HERE if match.game.duel or name not in commands.DUEL]
        keyboard.complete = self.completions
        if match.game.needs_screens and self.curtain:
            raise BadSetup("needs-screens")

    def play(self) -> int:
        """Play to the end, or until somebody leaves."""
        try:
            self.print(self.say("commitment", commitment=self.match.header.commitment))
            self.print(self.say("welcome"))
            while not self.match.result:
                self.turn()
                self.keep()
            self.finish()
            return 0
        except (Quit, EOFError):
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return 130
        finally:
            if self.save:
                self.print(self.say("saved", file=self.save(self.match.record())))

    def print(self, text: str, paged: bool = False) -> None:
        self.keyboard.say(text, paged)

    def finish(self) -> None:
        """How it ended, and what comes after."""
        told = [] if self.curtain else self.tell(self.facing)
        self.keyboard.come_back()
        seen = layout.blocks(self.match.view(None), self.words, (), titled=True, yours=self.people)
        shown = layout.screen(told, seen, lambda *_: Menu(), paper.size(), self.earlier, self.keeps_all)
        self.print("\n".join(shown.lines))
        if solve.can_solve(self.match.game):
            self.print(verdict(solve.solve_after(self.match), self.words.language))
        self.offer_review()
        self.again = bool(self.people) and self.agrees("again-offer")
        if not self.again:
            self.print(self.say("bye"))

    def keep(self) -> None:
        """A machine that stops now costs no move."""
        left.keep(self.match)
        if self.save:
            self.save(self.match.record())

    def leave(self) -> None:
        self.keyboard.come_back()
        self.print(f"\n{self.say('goodbye')}")
        if self.match.rows[1:]:
            self.print(self.say("go-on-later"))

    @property
    def elapsed(self) -> int:
        """Milliseconds since the match began."""
        return round(1000 * (self.clock() - self.began))

    def do(self, seat: int, move: Any) -> None:
        self.match.play(seat, move, self.elapsed)

    def agrees(self, key: str, **data: Any) -> bool:
        """Whether people say yes to this; silence is no."""
        try:
            answer = self.keyboard.read(self.say(key, **data)) or ""
        except EOFError:
            return False
        return answer.strip().casefold() in ("y", "yes", *self.say("yes-letters").split())

    def turn(self) -> None:
        """Each person who may act is asked; if nobody has to, the computers and the clock go on."""
        if self.match.game.reflex:
            self.race()
            return
        for seat in self.people:
            if seat in self.playing_on and self.match.only_move(seat):
                self.go_on(seat)
                return
            if self.match.moves(seat):
                self.playing_on.discard(seat)
                self.face(seat)
                self.ask(seat)
                return
        if due := self.computers.due():
            self.come(due)

    def come(self, due: bots.Due) -> None:
        """A computer or the clock acts; a computer that thought about it does so now."""
        self.match.play(due.seat, due.move, max(due.t, self.elapsed))

    def race(self) -> None:
        """Where quickness counts nobody is waited for: what is typed first happens first."""
        if self.facing is None:
            self.facing = self.people[0] if self.people else None
            self.look(self.facing)
        else:
            self.tell_news(self.facing)
        due = self.computers.due()
        seconds = None if due is None else max(0.0, (due.t - self.elapsed) / 1000)
        line = self.keyboard.read(self.prompt(self.facing), seconds) if self.people else None
        if line is not None:
            self.answer_from(line.strip())
        elif due:
            self.come(due)

    def answer_from(self, line: str) -> None:
        """Several people at one keyboard say first who they are: `1 s`."""
        number, _, rest = line.partition(" ")
        numbers = {str(number_of(seat)): seat for seat in self.people}
        if len(self.people) > 1 and number in numbers and rest:
            self.facing, line = numbers[number], rest.strip()
            self.menu = self.choices(self.facing)
            self.try_answer(self.facing, line)
        elif len(self.people) > 1 and (
            line in self.keys.values() or not commands.read(line, self.words.language)[0]
        ):
            example = f"{number_of(self.people[-1])} {next(iter(self.keys.values()))}"
            self.print(self.say("say-who", example=example))
        elif self.facing is not None and line:
            self.try_answer(self.facing, line)

    def tell_news(self, seat: int | None) -> None:
        """What has happened and changed, and nothing else."""
        was_aside, told = self.passes, self.tell(seat)
        if told:
            self.print("\n".join(told))
        if self.passes and not was_aside:
            self.look(seat, keep=True)
        if not self.menu.holds(self.match.paths(seat)):
            self.menu = self.choices(seat)
        if fresh := self.news.of(self.match.view(seat), self.words, self.menu, paper.size().columns):
            self.print("\n".join(fresh))

    def prompt(self, seat: int | None) -> str:
        return self.say("prompt", seat=seat) if seat is not None else ""

    def go_on(self, seat: int) -> None:
        """Make the only move, and say what came of it."""
        if (move := self.match.only_move(seat)) is None:
            raise IllegalMove("has-a-choice")
        self.playing_on.add(seat)
        self.do(seat, move)
        self.print("\n".join(self.tell(seat)))

    def face(self, seat: int) -> None:
        """Turn to a person: behind a curtain where hands are hidden and others are looking."""
        if self.curtain and self.facing != seat:
            if self.facing is not None:
                self.keyboard.read(self.say("cover"))
            if not self.keyboard.turn_over():
                self.print(f"\n\n\n{self.say('cannot-cover')}")
            self.keyboard.read(self.say("hand-over", seat=seat))
        self.facing = seat
        self.look(seat)

    def look(self, seat: int | None, keep: bool = False) -> None:
        """All of the table, what has happened since, and what can be done; on a new page unless we `keep`
        this one."""
        titled = (seat if self.curtain else None) not in self.told
        told = self.tell(seat)
        if (self.passes or self.curtain) and not keep:
            self.keyboard.turn_over()
        shown = layout.screen(
            told,
            layout.blocks(self.match.view(seat), self.words, self.match.due(), titled),
            lambda width, rows: self.choices(seat, (), width, rows),
            paper.size(),
            self.earlier,
            self.keeps_all,
        )
        self.menu = shown.menu
        self.news.of(self.match.view(seat), self.words, shown.menu, paper.size().columns)
        self.print("\n".join(shown.lines))

    @property
    def earlier(self) -> str:
        return self.say("more-in-log")

    @property
    def keeps_all(self) -> bool:
        """Nothing can scroll away here."""
        return not self.keyboard.edits

    def tell(self, seat: int | None) -> list[str]:
        """What this seat, or where nothing is hidden the table, has not heard yet."""
        listener = seat if self.curtain else None
        since, self.told[listener] = self.told.get(listener, 0), len(self.match.rows)
        lines = [line for row in self.match.heard_live(seat, since=since) for line in row.told]
        if not self.passes and any(line.fleeting for line in lines):
            self.passes = True
            self.keyboard.turn_over()
        return [f"  {self.words.line(line)}" for line in lines]

    def ask(self, seat: int) -> None:
        """Let this person do things until the table has changed."""
        before = self.match.state
        while not self.match.result and self.match.state is before:
            self.try_answer(seat, (self.keyboard.read(self.prompt(seat)) or "").strip())
        if self.passes and not self.curtain:
            return  # the next screen says it: this one is about to be wiped
        if told := self.tell(seat):
            self.print("\n".join(told))

    def try_answer(self, seat: int, typed: str) -> None:
        paths = self.match.paths(seat)
        try:
            self.answer(seat, understood(typed, self.menu, paths, self.words, self.usable, self.keys))
        except Refused as error:
            self.refuse(seat, error)

    def answer(self, seat: int, answer: Answer) -> None:
        if answer.option is not None:
            self.choose(seat, answer.option)
        elif answer.command:
            self.command(seat, answer.command)
        elif answer.text.isdecimal() or not answer.text:
            listed = self.menu.range
            self.print(self.say("no-number", range=listed) if listed else self.say("nothing-to-choose"))
        else:
            self.do(seat, self.match.game.read_typed(readable(answer.text, self.match.game, self.keys)))

    def choose(self, seat: int, option: Option) -> None:
        """A move is played; else what comes next is listed."""
        if isinstance(option, str):
            grave = next(
                (each for each in self.match.moves(seat) if each.grave and each.text() == option), None
            )
            if grave is None or self.agrees("sure-move", move=self.words.move(grave)):
                self.menu = Menu()
                self.do(seat, option)
            return
        self.menu = self.choices(seat, option, paper.size().columns, SHORT_LIST)
        self.news.typed = self.menu.typed
        self.print("\n".join(self.menu.lines(paper.size().columns)))

    def choices(
        self, seat: int | None, chosen: tuple[str, ...] | Verb = (), width: int = 80, rows: int | None = None
    ) -> Menu:
        """What can be chosen now, or after some touches or a verb."""
        moves = {} if seat is None else {move.text(): move for move in self.match.moves(seat)}
        return choices(
            self.match.paths(seat),
            chosen,
            self.words,
            lambda name: self.words.move(moves[name]),
            self.keys,
            width,
            rows,
        )

    def refuse(self, seat: int, error: Refused) -> None:
        """Why not, and what can be done instead."""
        self.print(self.words.reason(error.reason))
        if error.reason.flash:
            touches = [self.words.touch(token) for token in error.reason.flash]
            self.print(self.say("may-use", touches=touches))
        elif isinstance(error, BadMove):
            moves = [move.typed() for move in self.match.moves(seat)][:EXAMPLES]
            self.print(self.say("expected", moves=moves) if moves else self.say("nothing-to-choose"))

    def completions(self) -> list[str]:
        moves = [] if self.facing is None else [move.typed() for move in self.match.moves(self.facing)]
        words = [
            name for name, command in commands.names(self.words.language).items() if command in self.usable
        ]
        return [*moves, *(word for word in words if len(word) > 1)]

    def command(self, seat: int, name: str) -> None:
        """Things that are no moves."""
        match name:
            case "help":
                self.print("\n".join([self.say("welcome"), *self.help()]), paged=True)
            case "look":
                self.look(seat)
            case "list":
                moves = {move.text(): move for move in self.match.moves(seat)}
                labels = tuple(label(self.words.move(move), move.typed()) for move in moves.values())
                self.menu = Menu(tuple(moves), labels)
                self.print("\n".join(self.menu.lines(paper.size().columns, one_column=True)), paged=True)
            case "log":
                lines = [self.words.line(line) for row in self.match.heard(seat) for line in row.told]
                self.print("\n".join(lines) or "–", paged=True)
            case "rules":
                shown = page(self.match.game, self.words.language, self.match.header.rules)
                self.print(printing.as_text(shown, paper.size().columns), paged=True)
            case "undo":
                self.undo(seat)
            case "hint":
                self.hint(seat)
            case "on":
                self.go_on(seat)
            case "resign" | "draw" if not self.match.game.duel:
                raise IllegalMove("no-draw" if name == "draw" else "no-resigning")
            case "resign":
                if self.agrees("sure-resign"):
                    self.do(seat, "/resign")
            case "draw":
                if self.agrees("draw-asks"):
                    self.do(seat, f"/agree-draw {consent.written(self.match.seats, seat, self.people)}")
            case "quit":
                raise Quit
            case "review":
                raise IllegalMove("review-early")
            case _:
                self.print(self.say("at-a-table"))

    def help(self) -> list[str]:
        return commands.help_lines(self.words.language, self.usable, self.keys.values())

    def hint(self, seat: int) -> None:
        """What a master would do here, who sees no more than this person, and why; the record says that it
        was asked."""
        hints.require(self.match, seat)
        if not hints.was_asked(self.match, seat):
            self.do(seat, HINT)
        if hint := bots.hint(self.match, seat, live=True):
            move = self.match.game.read(hint.move)
            said = label(self.words.move(move), move.typed())
            self.print(" ".join([self.say("tip", move=said), *map(self.words.line, hint.why)]))
            for judged, line in hint.certain:
                name = views.typed(self.match.game, judged.move)
                self.print(f"  {self.say('labelled', label=name, value=self.words.line(line))}")

    def offer_review(self) -> None:
        """What cost the people here most, if they want to know."""
        if not self.people or not bots.can_review(self.match.game):
            return
        try:
            answer = self.keyboard.read(self.say("review-offer")) or ""
        except EOFError:
            return
        if commands.read(answer, self.words.language)[0] == "review":
            review, quarter = bots.Review(self.match, self.people, live=True), -1
            while question := review.question:
                if 4 * review.done // review.of > quarter:
                    quarter = 4 * review.done // review.of
                    self.print(self.say("reviewing", done=review.done, of=review.of))
                review.answer(bots.weigh(question))
            self.print("\n".join(slips(review, self.words, self.say)))

    def undo(self, seat: int) -> None:
        """Take back this person's last move; computers always agree, people are asked."""
        rows = self.match.effective_rows()
        own = next((row for row in rows if row.seat == seat and row.move[0] != "/"), None)
        if own is None:
            raise IllegalMove("nothing-to-undo")
        verb = f"/undo {own.n - 1}"
        if not self.match.may_undo_alone(seat, own.n - 1):
            if set(self.people) != {seat} and not self.agrees("undo-asks"):
                return
            verb = f"{verb} {consent.written(self.match.seats, seat, self.people)}"
        self.do(seat, verb)
