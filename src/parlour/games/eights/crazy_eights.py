"""Crazy Eights. Follow the suit or the rank of the last card; an eight goes on anything and names the suit
that comes next. Whoever is rid of all cards first gets what the others still hold."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import core, view
from parlour.core import Dealer, Result, option, ranked
from parlour.games.eights import family
from parlour.games.eights.family import AnyMove
from parlour.kit.cards import NAMES
from parlour.kit.sheets import sheet
from parlour.kit.turns import first_option, first_seat

VALUES = (1, 2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10)  # ace to king


class Rules(core.Rules):
    length: str = option("hand", ("hand", "points"))
    target: int = option(100, range(50, 501))
    max_hands: int = option(50, range(1, 201))
    cards: int = option(5, (5, 7))
    first: str = first_option(8)
    presets = {"short": {"length": "hand"}}

    def check(self, seats: int) -> str | None:
        return super().check(seats) or family.refuse(self.cards, seats)


class State(family.State):
    rules: Rules
    points: list[int] = []


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    s = State(rules, seats, first=first_seat(rules.first, seats, dealer), values=VALUES, points=[0] * seats)
    family.deal(s, dealer)
    return s


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    if family.take_turn(s, seat, move, dealer):
        winner, won = family.end_hand(s, dealer)
        if winner is not None:
            s.points[winner] += won


def standing(s: State) -> list[int]:
    return family.ahead(s, s.points)


def result(s: State) -> Result | None:
    if not s.over:
        return None
    if s.rules.length == "hand":
        held = family.holdings(s)
        return ranked(s.points, "hand-blocked" if min(held) else "went-out", [-points for points in held])
    if max(s.points) >= s.rules.target:
        return ranked(s.points, "target-reached")
    return ranked(s.points, "hand-limit") if s.hand >= s.rules.max_hands else None


def show(s: State) -> Iterator[view.Widget]:
    yield from family.show(s)
    if s.rules.length == "points":
        yield sheet(points=s.points)


game = core.Game(
    "crazy-eights", range(2, 9), Rules, setup, family.moves, play, result, show, kind="cards", minutes=10,
    age=6, words=family.WORDS, explain=family.explain, knows=family.knows, standing=standing, cards=NAMES,
)  # fmt: skip
