"""A table that asks one seat after the other for its next action: what all environments stand on.

Where it is somebody's turn, that seat is asked, touch after touch, until its move is made. Where quickness
counts, and several may act at once, everybody who can is asked once a round, in an order that is drawn anew
for every round, and may wait. If all have waited, the clock goes on to the next deadline; where none runs,
only those are asked who can do something other than race, and one of them must. Where nobody but the clock
can act, everybody is asked once, and can only wait: so all see what lies open meanwhile."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from random import Random
from typing import Any, NamedTuple

import msgspec

from parlour.chance import QuickDealer
from parlour.core import CLOCK, Expire, Game, Result
from parlour.envs.layout import Layout, Vector
from parlour.envs.numbering import WAIT, Numbering, Path
from parlour.games import game as find
from parlour.match import LAST_STOP, views
from parlour.match.verdicts import as_it_stands
from parlour.text import render
from parlour.view import View
from parlour.words import Words

CHANGES = 0  # of all numbers and layouts since they were first used


class IllegalAction(ValueError):
    """A number that is no legal action now. Nothing has changed; `legal` are the numbers that are."""

    def __init__(self, action: object, legal: Iterable[int]) -> None:
        self.legal = tuple(legal)
        super().__init__(
            f"action {action!r} is illegal; mask: {', '.join(map(str, self.legal)) or 'nothing'}"
        )


class Round(Enum):
    """How everybody is asked where no seat has the turn."""

    NONE = "none"
    FREE = "free"  # whoever can act may, or may wait
    PRESSED = "pressed"  # all have waited, and no clock helps: somebody must go on
    WATCHING = "watching"  # only the clock can act


class Kind(NamedTuple):
    """What is played: a game, its house rules, a number of seats, and what all the numbers mean."""

    game: Game
    rules: Any
    seats: int
    numbering: Numbering
    layout: Layout

    @classmethod
    def choose(cls, key: str, seats: int | None, rules: Mapping[str, Any]) -> Kind:
        """What these words mean; BadSetup says what is wrong with them."""
        game = find(key)
        seats = game.seats[0] if seats is None else seats
        chosen, numbering = game.rules(rules, seats), Numbering(game, seats)
        sample = game.setup(chosen, seats, QuickDealer(Random(0)))
        return cls(game, chosen, seats, numbering, Layout(sample, game, numbering))

    @property
    def name(self) -> str:
        """With the version of rules, numbers and layout: what was learned under one holds under no other."""
        return f"{self.game.key.replace('-', '_')}_v{self.game.version + CHANGES}"


def whole(action: Any) -> int:
    """The whole number that an action is, whatever its type; -1 if it is none."""
    try:
        return operator.index(action)
    except TypeError:
        return -1


class Table:
    """One match, action after action."""

    def __init__(self, kind: Kind, seed: int | str) -> None:
        self.kind, self.game = kind, kind.game
        self.rng = Random(seed)
        self.dealer = QuickDealer(self.rng)
        self.s = self.game.setup(kind.rules, kind.seats, self.dealer)
        self.result: Result | None = None
        self.seat = 0  # that is asked
        self.touches: Path = ()
        self.actions = 0  # that count towards the last stop
        self._paths: dict[Path, Any] = {}
        self._may_wait = False
        self._round = Round.NONE
        self._queue: list[int] = []  # who is still to be asked in this round
        self._quiet = True  # nobody has done anything in this round
        self._heard: list[list[list[Path]]] = [[[] for _ in range(kind.seats)] for _ in range(kind.seats)]
        self._ask()

    def legal(self) -> list[int]:
        """The numbers that the seat that is asked may choose from."""
        if self.result:
            return []
        at = len(self.touches)
        numbers = {path[at]: None for path in self._paths if path[:at] == self.touches}
        return [WAIT, *numbers] if self._may_wait and not at else [*numbers]

    def moves(self) -> dict[str, Path]:
        """The legal moves of the seat that is asked by their texts, and the numbers that make each."""
        return {} if self.result else {move.text(): path for path, move in self._paths.items()}

    def act(self, action: Any) -> None:
        """The next action of the seat that is asked."""
        legal, number = self.legal(), whole(action)
        if number not in legal:
            raise IllegalAction(action, legal)
        if number == WAIT:
            self._next()
            return
        self.touches += (number,)
        if (move := self._paths.get(self.touches)) is not None:
            self._play(self.seat, move)
            self._next()

    def _play(self, seat: int, move: Any) -> None:
        self.game.play(self.s, seat, move, self.dealer)
        self.actions += move.counts
        self._quiet = False
        self.result = self.game.result(self.s)
        if self.result is None and self.actions >= LAST_STOP:
            self.result = as_it_stands(self.game, self.s, "last-stop")
        if seat != CLOCK:
            path, seen_by = self.kind.numbering.path(move), move.seen_by.at_seat(self.s, seat)
            for viewer, heard in enumerate(self._heard):
                if viewer != seat and seen_by >> viewer & 1:
                    heard[seat].append(path)

    def _next(self) -> None:
        """Whoever was asked has answered."""
        self._heard[self.seat] = [[] for _ in self._heard]
        self.touches = ()
        if not self.result:
            self._ask()

    def _ask(self) -> None:
        """Find out who is asked next, and for what."""
        while not self.result:
            if not self._queue:
                able = self.game.to_act(self.s)
                if not self.game.reflex and able != [CLOCK]:
                    self._put(able[0], may_wait=False)
                    return
                self._begin_round(able)
            elif self._round is Round.PRESSED and not self._quiet:
                self._queue = []  # somebody has gone on: nobody else need
            else:
                seat = self._queue.pop(0)
                if self._round is Round.WATCHING or self.game.moves(self.s, seat):
                    self._put(seat, may_wait=self._round is not Round.PRESSED)
                    return

    def _begin_round(self, able: Sequence[int]) -> None:
        """All have been asked: the clock goes on, or they are asked again."""
        waited, self._quiet = self._quiet and self._round is not Round.NONE, True
        due = self.game.due(self.s)
        if waited and due:
            self._round = Round.NONE
            self._play(CLOCK, Expire(min(due, key=lambda deadline: deadline[1])[0]))
            return
        self._round = Round.WATCHING if able == [CLOCK] else Round.PRESSED if waited else Round.FREE
        self._queue = list(range(self.kind.seats)) if self._round is Round.WATCHING else list(able)
        if self._round is Round.PRESSED:
            self._queue = [seat for seat in able if self._has_time(seat)] or list(able)
        if self.game.reflex:
            self.rng.shuffle(self._queue)

    def _has_time(self, seat: int) -> bool:
        """It can do something else than race."""
        return not all(move.race for move in self.game.moves(self.s, seat))

    def _put(self, seat: int, may_wait: bool) -> None:
        self.seat, self._may_wait = seat, may_wait
        self._paths = self.kind.numbering.paths(self.game.moves(self.s, seat))

    def observe(self, seat: int) -> Vector:
        """What this seat observes now."""
        others = [(seat + step) % self.kind.seats for step in range(1, self.kind.seats)]
        heard = [self._heard[seat][other] for other in others]
        return self.kind.layout.observe(self.s, seat, heard, self.touches if seat == self.seat else ())

    def view(self, seat: int | None = None) -> View:
        """The table as this seat, or a spectator, sees it."""
        seen = views.look(self.game, self.s, seat)
        return msgspec.structs.replace(seen, result=self.result)

    def text(self, seat: int, language: str = "en") -> str:
        """The table as this seat sees it, to be read, and what it may do: the numbers that make a move, what
        it is in words, and its text."""
        words = Words(language, self.game.key)
        lines = [render(self.view(seat), words, number=int)]  # as in the texts of moves
        if seat == self.seat and not self.result:
            lines += ["", *self._offers(words)]
        return "\n".join(lines)

    def _offers(self, words: Words) -> Iterable[str]:
        if WAIT in self.legal():
            yield f"{WAIT}  {words.touch('wait')}"
        for path, move in self._paths.items():
            if path[: len(self.touches)] == self.touches:
                numbers = " ".join(map(str, path[len(self.touches) :]))
                yield f"{numbers}  {words.move(move)}  [{move.text()}]"
