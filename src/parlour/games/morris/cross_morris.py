"""Cross Morris. Six stones each on the arms of the cross, colours alternating. In turn each steps with
one stone along a line; the first mill wins, and whoever cannot move has lost."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer, Result, option, ranked
from parlour.games.morris import family
from parlour.kit.boards import stones_on
from parlour.kit.kernels import morris

START = morris.State(stones_on("d7 d5 f4 d3 d1 b4"), stones_on("d6 g4 e4 d2 a4 c4"), 0, 0, 0)
MOST_MOVES = 200


class Rules(core.Rules):
    draw_rules: bool = option(True)


class State(family.State):
    rules: Rules


def variant(rules: Rules) -> morris.Variant:
    limit = MOST_MOVES if rules.draw_rules else 0
    return morris.Variant(flying=0, if_all=0, double=1, quiet_limit=limit, mill=morris.WINS)


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    s = State(rules, seats, 0, variant(rules), START, [])
    family.remember(s)
    return s


def result(s: State) -> Result | None:
    outcome = morris.result(s.board, s.variant)
    if outcome == morris.LOSS:
        mill = morris.mill_won(s.board, s.variant)
        return ranked(family.by_seat(s, 0, 1), "mill" if mill else "cannot-move")
    if outcome == morris.DRAW:
        return ranked([0, 0], "all-moves-made")
    return ranked([0, 0], "third-time") if family.third_time(s) else None


game = core.Game(
    "cross-morris", range(2, 3), Rules, setup, family.moves, family.play, result, family.show,
    kind="board", minutes=10, duel=True, explain=family.explain, kernel=family.kernel,
)  # fmt: skip
