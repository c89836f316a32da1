"""Exact answers for games in which nobody has a choice: how likely every end is, and how long a match takes.

All positions that chance can bring about are followed at the same time, each with its probability, by the
same rules and through the same door for chance as everywhere else, until next to nothing is still played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from math import factorial
from typing import Any, NamedTuple

import msgspec

from parlour.bots import mind_of
from parlour.bots.contract import Expected
from parlour.chance import EnumeratedDealer, outcomes
from parlour.core import Game
from parlour.lab.shares import points

MOST = 60_000  # positions: some seconds
LEFT = 1e-10  # what may still be being played at the end
SHUFFLED = 6  # cards whose orders can be gone through

_pack = msgspec.msgpack.Encoder().encode


class TooMany(Exception):
    """More positions than can be followed."""


class Step(NamedTuple):
    """Where a position leads, with what probability; or what each seat gets, if it is over."""

    onward: tuple[tuple[bytes, float], ...] = ()
    shares: tuple[float, ...] = ()


def expect(game: Game, rules: Mapping[str, Any], seats: int) -> Expected | None:
    """What each seat may expect, and how many moves; None where somebody has a choice, or where nobody can
    work it out."""
    if not game.is_luck:
        return None
    if known := mind_of(game).expect:
        return known(game.rules(rules, seats))
    try:
        return Chain(game, rules, seats).run()
    except TooMany:
        return None


class Chain:
    """The positions of a game without choices, and where each of them leads."""

    def __init__(self, game: Game, rules: Mapping[str, Any], seats: int) -> None:
        self.game, self.rules, self.seats = game, game.rules(rules, seats), seats
        self.states, self.steps = dict[bytes, Any](), dict[bytes, Step]()
        self.forget = mind_of(game).essence or (lambda s: None)

    def run(self) -> Expected:
        mass = dict(self._named(lambda dealer: self.game.setup(self.rules, self.seats, _checked(dealer))))
        shares, moves, rest = [0.0] * self.seats, 0.0, 1.0
        played = 0
        while rest > LEFT:
            following: dict[bytes, float] = defaultdict(float)
            for name, chance in mass.items():
                step = self.steps.get(name) or self._step(name)
                for seat, share in enumerate(step.shares):
                    shares[seat] += chance * share
                if step.shares:
                    rest, moves = rest - chance, moves + chance * played
                for other, odds in step.onward:
                    following[other] += chance * odds
            mass, played = following, played + 1
            if not mass:
                break
        return Expected(tuple(shares), moves)

    def _step(self, name: bytes) -> Step:
        game, s = self.game, self.states[name]
        if result := game.result(s):
            step = Step(shares=tuple(points(result.ranks)))
        else:
            seat = next(seat for seat in game.asked(s) if game.moves(s, seat))
            (move,) = game.moves(s, seat)

            def play(dealer: Any) -> Any:
                after = s.copy()
                game.play(after, seat, move, _checked(dealer))
                return after

            step = Step(onward=tuple(self._named(play).items()))
        self.steps[name] = step
        return step

    def _named(self, step: Any) -> dict[bytes, float]:
        """Where chance may lead, equal positions as one."""
        found: dict[bytes, float] = defaultdict(float)
        for chance, s in outcomes(step):
            self.forget(s)
            name = _pack(s)
            found[name] += float(chance)
            self.states.setdefault(name, s)
        if len(self.states) > MOST:
            raise TooMany
        return found


def _checked(dealer: EnumeratedDealer) -> EnumeratedDealer:
    """A dealer that refuses to go through the orders of a whole pack."""
    shuffle = dealer.shuffle

    def few(items: Any) -> list[int]:
        if factorial(len(items)) > factorial(SHUFFLED):
            raise TooMany
        return shuffle(items)

    dealer.shuffle = few  # type: ignore[method-assign]
    return dealer
