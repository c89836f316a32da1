"""French Draughts. Draughts in which men move forwards only but capture forwards and backwards, several in
a row, round corners too."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer, Standard, option
from parlour.games.draughts import family, notation
from parlour.kit.kernels import draughts
from parlour.kit.squares import ALGEBRAIC


class Rules(core.Rules):
    king: str = option("lands-behind", tuple(family.KINGS))
    majority: bool = option(False)
    draw_rules: bool = option(True)
    presets = {"federation": {"majority": True, "king": "lands-anywhere"}}


class State(family.State):
    rules: Rules


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    variant = family.variant(rules.king, rules.draw_rules, back=True, majority=rules.majority)
    return State(rules=rules, seats=seats, variant=variant, board=draughts.START, seen=[])


game = core.Game(
    "french-draughts", range(2, 3), Rules, setup, family.moves, family.play, family.result, family.show,
    kind="board", minutes=20, age=8, duel=True, words=family.WORDS, explain=family.explain,
    kernel=family.kernel, notation=notation.fen(Standard("26", "federation", ALGEBRAIC)),
)  # fmt: skip
