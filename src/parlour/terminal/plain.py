"""The plain-text table: everything is a line that a screen reader can read."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from parlour import bots, text
from parlour.bots import hints, reviews
from parlour.core import BadSetup, IllegalMove, Refused
from parlour.lab import solve
from parlour.match import Match, consent
from parlour.match.record import HINT
from parlour.rulebook import page, printing
from parlour.terminal import left
from parlour.terminal.menu import Menu, label, menu, whole
from parlour.words import Words

LONGEST_NAME = 40
CURTAIN = "\033[2J\033[3J\033[H"  # clears the screen and what had scrolled off it


class Quit(Exception):
    """The person has had enough."""


def names(language: str, levels: Sequence[int], given: Sequence[str]) -> list[str]:
    """A name for every seat: the given ones first, without anything that could upset a terminal."""
    say = Words(language).say
    found = ["".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME] for name in given]
    if len(found) > len(levels):
        raise BadSetup("no-names", names=len(found), seats=len(levels))
    unnamed = [say("a-computer" if level else "a-person", number=at) for at, level in enumerate(levels, 1)]
    return found + unnamed[len(found) :]


def verdict(found: bots.Solved, language: str) -> str:
    """Whether a deal could be won, in words."""
    say = Words(language, "cli").say
    if found.won is None:
        return say("solved-unknown", nodes=found.nodes, score=found.score)
    return say("solved-won" if found.won else "solved-lost")


def print_slips(review: bots.Review, words: Words, say: Callable[..., str]) -> None:
    """What cost most, a line a move."""
    for slip in review.slips:
        told = reviews.told(slip, review.match, words)
        print(text.visible(f"{words.name(slip.chosen.seat)}: {told}"))
    if not review.slips:
        print(say("review-nothing"))


class Table:
    """One match between people at this keyboard and computer players."""

    def __init__(self, match: Match, language: str, save: Callable[[bytes], str] | None = None) -> None:
        self.match, self.save = match, save
        self.again = False  # whether the same people want another match
        self.began = monotonic() - match.rows[-1].t / 1000
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
        if match.game.needs_screens and self.curtain:
            raise BadSetup("needs-screens")

    def play(self) -> int:
        """Play to the end, or until somebody leaves."""
        try:
            print(self.say("commitment", commitment=self.match.header.commitment))
            print(self.say("welcome"))
            while not self.match.result:
                self.turn()
                self.keep()
            if not self.curtain:
                self.tell(self.facing)
            print(text.render(self.match.view(None), self.words))
            if solve.can_solve(self.match.game):
                print(verdict(solve.solve_after(self.match), self.words.language))
            self.offer_review()
            self.again = bool(self.people) and self.agrees("again-offer")
            if not self.again:
                print(self.say("bye"))
            return 0
        except (Quit, EOFError):
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return 130
        finally:
            if self.save:
                print(self.say("saved", file=self.save(self.match.record())))

    def keep(self) -> None:
        """A machine that stops now costs no move."""
        left.keep(self.match)
        if self.save:
            self.save(self.match.record())

    def leave(self) -> None:
        print(f"\n{self.say('goodbye')}")
        if self.match.rows[1:]:
            print(self.say("go-on-later"))

    def do(self, seat: int, move: Any) -> None:
        self.match.play(seat, move, round(1000 * (monotonic() - self.began)))

    def agrees(self, key: str, **data: Any) -> bool:
        """Whether people say yes to this; silence is no."""
        try:
            answer = input(f"{self.say(key, **data)} ").strip().casefold()
        except EOFError:
            return False
        return answer in self.say("yes-letters").split()

    def turn(self) -> None:
        """Each person who may act is asked; if nobody wants to, the computers and the clock go on."""
        n = self.match.n
        for seat in self.people:
            if seat in self.playing_on and self.match.only_move(seat):
                self.go_on(seat)
                return
            if self.match.moves(seat):
                self.playing_on.discard(seat)
                self.face(seat)
                self.ask(seat)
                if self.match.n != n:
                    return
        self.computers.step()

    def go_on(self, seat: int) -> None:
        """Make the only move, and say what came of it."""
        if (move := self.match.only_move(seat)) is None:
            raise IllegalMove("has-a-choice")
        self.playing_on.add(seat)
        self.do(seat, move)
        self.tell(seat)

    def face(self, seat: int) -> None:
        """Turn to a person: behind a curtain where hands are hidden and others are looking."""
        if self.curtain and self.facing != seat:
            if self.facing is not None:
                input(self.say("cover"))
            print(CURTAIN if sys.stdout.isatty() else "\n" * 3, end="")
            input(self.say("hand-over", seat=seat))
        self.facing = seat
        self.tell(seat)
        print()
        print(text.render(self.match.view(seat), self.words, self.match.due()))

    def tell(self, seat: int | None) -> None:
        """What this seat, or where nothing is hidden the table, has not heard yet."""
        listener = seat if self.curtain else None
        for row in self.match.heard_live(seat, since=self.told.get(listener, 0)):
            for line in row.told:
                print(f"  {self.words.line(line)}")
        self.told[listener] = len(self.match.rows)

    def ask(self, seat: int) -> None:
        """Let this person do one thing: a move, a verb, or waiting where that is possible."""
        shown = self.menu(seat, ())
        while True:
            answer = input(f"{self.say('prompt', seat=seat)} ").strip()
            if not answer and self.match.game.reflex:
                return
            try:
                shown = self.answer(seat, answer, shown)
            except Refused as error:
                self.refuse(error)
            if not shown.options:
                self.tell(seat)
                return

    def answer(self, seat: int, answer: str, shown: Menu) -> Menu:
        """Do what was typed; what is left to choose from, nothing if the table has changed."""
        before = self.match.state
        option = shown.pick(answer)
        if isinstance(option, tuple):
            return self.menu(seat, option)
        if option:
            self.play_if_meant(seat, option)
        elif not answer or answer.isdecimal():
            print(self.say("no-number", most=len(shown.options)))
        elif not self.command(seat, answer):
            self.play_if_meant(seat, whole(answer, (move.text() for move in self.match.moves(seat))))
        return Menu() if self.match.result or self.match.state is not before else shown

    def play_if_meant(self, seat: int, move: str) -> None:
        """Where a slip would be costly it is asked first."""
        grave = next((each for each in self.match.moves(seat) if each.grave and each.text() == move), None)
        if grave is None or self.agrees("sure-move", move=self.words.move(grave)):
            self.do(seat, move)

    def menu(self, seat: int, touches: tuple[str, ...]) -> Menu:
        """Print what can be chosen now."""
        moves = {move.text(): move for move in self.match.moves(seat)}
        found = menu(
            self.match.paths(seat),
            touches,
            self.words,
            lambda name: label(self.words.move(moves[name]), name),
        )
        print("\n".join(found.lines))
        if self.match.game.reflex:
            print(f"     {self.say('waiting')}")
        return found

    def refuse(self, error: Refused) -> None:
        """Why not, and what can be done instead."""
        print(self.words.reason(error.reason))
        if error.reason.flash:
            touches = [self.words.touch(token) for token in error.reason.flash]
            print(self.say("may-use", touches=touches))

    def command(self, seat: int, answer: str) -> bool:
        """Things that are no moves; true if this was one."""
        match answer:
            case "?":
                print(self.say("welcome"))
            case "v":
                print(text.render(self.match.view(seat), self.words, self.match.due()))
            case "h":
                shown = page(self.match.game, self.words.language, self.match.header.rules)
                print(printing.as_text(shown))
            case "u":
                self.undo(seat)
            case "t":
                self.hint(seat)
            case "p":
                self.go_on(seat)
            case "q":
                raise Quit
            case _:
                return False
        return True

    def hint(self, seat: int) -> None:
        """What a master would do here, who sees no more than this person, and why; the record says that it
        was asked."""
        hints.require(self.match, seat)
        if not hints.was_asked(self.match, seat):
            self.do(seat, HINT)
        if hint := bots.hint(self.match, seat, live=True):
            said = label(self.words.move(self.match.game.read(hint.move)), hint.move)
            print(" ".join([self.say("tip", move=said), *map(self.words.line, hint.why)]))
            for judged, line in hint.certain:
                print(f"  {self.say('labelled', label=judged.move, value=self.words.line(line))}")

    def offer_review(self) -> None:
        """What cost the people here most, if they want to know."""
        if not self.people or not bots.can_review(self.match.game):
            return
        try:
            wanted = input(f"{self.say('review-offer')} ").strip() == "a"
        except EOFError:
            wanted = False
        if wanted:
            review, quarter = bots.Review(self.match, self.people, live=True), -1
            while question := review.question:
                if 4 * review.done // review.of > quarter:
                    quarter = 4 * review.done // review.of
                    print(self.say("reviewing", done=review.done, of=review.of))
                review.answer(bots.weigh(question))
            print_slips(review, self.words, self.say)

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
