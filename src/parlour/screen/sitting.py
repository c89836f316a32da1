"""Somebody at a table, wherever that is: what there is to see, and what can be done."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from parlour import view
from parlour.core import Refused
from parlour.games import game
from parlour.rulebook import page, printing
from parlour.screen.blocks import unbroken
from parlour.screen.table import Scene
from parlour.screen.touching import Touching
from parlour.terminal.answers import readable
from parlour.view import Path, View
from parlour.words import Words

MOST_LINES = 500  # of what was said


class Deed(NamedTuple):
    """Something to do that is no move, for a list to choose from."""

    label: str
    do: Callable[[], Any]  # what it gives back is waited for, if that is possible


class Asker(Protocol):
    """The screen, as far as whoever sits at the table needs it."""

    def changed(self) -> None:
        """There is something new to see."""

    def renew_match(self) -> None:
        """Another match lies on the table."""

    async def agrees(self, question: str) -> bool: ...

    async def pick(self, title: str, options: Sequence[Deed]) -> None:
        """Let somebody choose what to do, or nothing."""

    async def choose(self, title: str, options: Sequence[tuple[str, Any]]) -> Any:
        """One of these values by its label, or None."""

    async def write(self, title: str, text: str = "") -> str | None:
        """What somebody types, or None."""

    async def read(self, title: str, text: str) -> None:
        """Show a longer text until it is closed."""

    @property
    def columns(self) -> int:
        """How wide such a text may be."""

    async def curtain(self, question: str, answer: str) -> None:
        """Cover everything until the right person says so."""

    def leave(self) -> None: ...


class Sitting:
    """What all tables have in common; where they differ they say it below."""

    title = corner = ""
    is_reflex = is_duel = False
    asker: Asker

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self.view: View | None = None
        self.near: int | None = None
        self.touching = Touching()
        self.log: list[str] = []
        self.notice = ""
        self._ticking: asyncio.TimerHandle | None = None

    def name_all(self, key: str, names: Sequence[str]) -> None:
        """The words of this game for these people."""
        names = tuple(names)
        self.words = Words(self.language, key, names)
        self.say = Words(self.language, "screen", names).say
        self.web = Words(self.language, "web", names).say

    @functools.cached_property
    def yes_or_no(self) -> dict[str, bool]:
        """The letters that mean yes and no, those of the language first."""
        say = Words(self.language, "cli").say
        own = {
            letter: key == "yes-letters"
            for key in ("yes-letters", "no-letters")
            for letter in say(key).split()
        }
        return {letter: yes for letter, yes in own.items() if len(letter) == 1} | {"y": True, "n": False}

    @property
    def is_asked(self) -> bool:
        """Whether something waits for yes or no."""
        return False

    @property
    def seat(self) -> int | None:
        """Who acts when something is touched."""
        return self.near

    @property
    def running(self) -> bool:
        return self.view is not None and self.view.result is None

    def tell(self, lines: Iterable[str]) -> None:
        self.log = [*self.log, *lines][-MOST_LINES:]

    def renew(self, paths: Sequence[Path]) -> None:
        self.touching.renew(paths)

    def scene(self) -> Scene:
        return Scene(
            self.words,
            self.view,
            self.touching,
            self.near,
            self.title,
            self.corner,
            self.log,
            self.status(),
            self.notice,
            self.keys(),
            self.beside(),
            keeps_cursor=self.is_reflex,
        )

    @property
    def time_runs(self) -> bool:
        """Somebody's time, or the table's, goes by."""
        return False

    def tick(self) -> None:
        """While time runs the screen shows it every second; at rest nothing happens."""
        if self._ticking:
            self._ticking.cancel()
        self._ticking = (
            asyncio.get_running_loop().call_later(1.0, self._show_time) if self.time_runs else None
        )

    def _show_time(self) -> None:
        self.asker.changed()
        self.tick()

    def status(self) -> str:
        """What to do next, or how it ended."""
        seen = self.view
        if seen is None:
            return ""
        if seen.result:
            why, *ranks = self.words.result(seen.result, self.yours)
            return "  ".join([why, *map(unbroken, ranks)])
        if self.touching.touched:
            return self.words.step(self.touching.paths, self.touching.touched)
        note = next((each for each in seen.widgets if isinstance(each, view.Note)), None)
        return self.words.note(note, self.seat) if note else ""

    @property
    def yours(self) -> Sequence[int]:
        """The seats of whoever is here."""
        return [] if self.near is None else [self.near]

    def beside(self) -> dict[int, str]:
        return {}

    def keys(self) -> list[tuple[str, str]]:
        """The keys that do something now, the most useful first."""
        found = []
        if self.running and self.touching.paths:
            found.append(("Enter", self.say("key-touch")))
            if self.is_reflex and self.touching.quick:
                found.append((self.say("key-space"), self.say("key-quick")))
        if self.running:
            found += [("H", self.web("hint"))] if self.may_hint else []
            found += [("U", self.say("key-undo")), ("T", self.say("key-type"))]
            if self.is_duel:
                found += [("D", self.say("key-draw")), ("G", self.web("resign"))]
        return [*found, ("R", self.web("rules")), ("M", self.web("menu")), ("Q", self.say("key-quit"))]

    may_hint = True

    async def show_rules(self) -> None:
        key, chosen = self.rules()
        try:
            text = printing.as_text(page(game(key), self.language, chosen), self.asker.columns)
        except Refused:
            text = ""
        await self.asker.read(self.web("rules"), text)

    def labels(self) -> dict[str, str]:
        """The legal moves as they are typed, with what they are called."""
        moves = {path.name: path.move for path in self.touching.paths}
        return {name: self.in_words(move) for name, move in moves.items()}

    def readable(self, text: str) -> str:
        """What was typed, with the capitals with which the game can read it."""
        try:
            return readable(text, game(self.words.game), {})
        except Refused:  # the server has a game that this program does not know
            return text

    def in_words(self, move: str) -> str:
        """The move in words, unless the server has a game or a verb that this program does not know."""
        try:
            return self.words.move(game(self.words.game).read(move))
        except Refused:
            return move

    async def choose_move(self, path: Path) -> None:
        """Where a slip would be costly it is asked first."""
        if not path.grave or await self.asker.agrees(
            f"{self.web('grave-sure')} {self.web('grave-move', move=self.in_words(path.move))}"
        ):
            self.play(path.move)

    # What each kind of table does in its own way

    def rules(self) -> tuple[str, dict[str, Any]]:
        raise NotImplementedError

    async def run(self) -> None:
        raise NotImplementedError

    def play(self, move: str) -> None:
        raise NotImplementedError

    def play_typed(self, text: str) -> None:
        """What is none of the legal moves, for the rules to say why."""
        raise NotImplementedError

    def wonder(self, touches: tuple[str, ...]) -> None:
        """Somebody touched what makes no move: say why."""
        raise NotImplementedError

    async def undo(self) -> None:
        raise NotImplementedError

    async def hint(self) -> None:
        raise NotImplementedError

    async def offer_draw(self) -> None:
        raise NotImplementedError

    async def resign(self) -> None:
        raise NotImplementedError

    def play_on(self) -> None:
        raise NotImplementedError

    def go_on(self) -> bool:
        """Enough of what lies there only to be looked at; false if nothing does."""
        return False

    def slap(self, number: int) -> None:
        """The quick hand of somebody of several at this keyboard."""

    def answer(self, yes: bool) -> None:
        """Yes or no to what is asked."""

    def play_again(self) -> None:
        """The same people once more."""

    async def review(self) -> None:
        """What cost most, once a match is over."""

    async def chat(self) -> None:
        """Say something to the table."""

    def start(self) -> None:
        """Begin."""

    def refusal(self, error: Refused) -> str:
        """Why somebody has to go."""
        return self.words.reason(error.reason)

    def deeds(self) -> list[Deed]:
        """All else that can be done."""
        return []

    def close(self) -> None:
        """Somebody has had enough."""
        if self._ticking:
            self._ticking.cancel()
