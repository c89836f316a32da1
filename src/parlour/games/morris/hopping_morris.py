"""Hopping Morris. Three stones each. In turn each hops with one of them to any free point; the first
mill wins."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer, Result, option, ranked
from parlour.games.morris import family
from parlour.kit.boards import stones_on
from parlour.kit.kernels import morris

START = morris.State(stones_on("a7 g7 d1"), stones_on("a1 g1 d7"), 0, 0, 0)
MOST_MOVES = 200


class Rules(core.Rules):
    draw_rules: bool = option(True)


class State(family.State):
    rules: Rules


def variant(rules: Rules) -> morris.Variant:
    limit = MOST_MOVES if rules.draw_rules else 0
    return morris.Variant(flying=1, if_all=0, double=1, quiet_limit=limit, mill=morris.WINS)


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    s = State(rules, seats, 0, variant(rules), START, [])
    family.remember(s)
    return s


def result(s: State) -> Result | None:
    outcome = morris.result(s.board, s.variant)
    if outcome == morris.LOSS:
        return ranked(family.by_seat(s, 0, 1), "mill")
    if outcome == morris.DRAW:
        return ranked([0, 0], "all-moves-made")
    return ranked([0, 0], "third-time") if family.third_time(s) else None


game = core.Game(
    "hopping-morris", range(2, 3), Rules, setup, family.moves, family.play, result, family.show,
    kind="board", minutes=5, duel=True, explain=family.explain, kernel=family.kernel,
)  # fmt: skip
