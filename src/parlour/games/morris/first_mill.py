"""The first mill wins: what Hopping Morris and Cross Morris share."""

from __future__ import annotations

from parlour import core
from parlour.core import Result, option, ranked
from parlour.games.morris import family
from parlour.kit.kernels import morris
from parlour.kit.notation import by_seat

MOST_MOVES = 200


class Rules(core.Rules):
    draw_rules: bool = option(True)


class State(family.State):
    rules: Rules


def variant(rules: Rules, flying: bool) -> morris.Variant:
    limit = MOST_MOVES if rules.draw_rules else 0
    return morris.Variant(flying=int(flying), if_all=0, double=1, quiet_limit=limit, mill=morris.WINS)


def begin(rules: Rules, seats: int, variant: morris.Variant, board: morris.State) -> State:
    s = State(rules=rules, seats=seats, turn=0, variant=variant, board=board, seen=[])
    family.remember(s)
    return s


def result(s: State) -> Result | None:
    outcome = morris.result(s.board, s.variant)
    if outcome == morris.LOSS:
        mill = morris.mill_won(s.board, s.variant)
        return ranked(by_seat(s.turn, 0, 1), "mill" if mill else "cannot-move")
    if outcome == morris.DRAW:
        return ranked([0, 0], "all-moves-made")
    return ranked([0, 0], "third-time") if family.third_time(s) else None
