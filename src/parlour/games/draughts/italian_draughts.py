"""Italian Draughts. Draughts in which men go and capture forwards only and never capture a king, and the
capture that takes most must be chosen."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer, Standard, option
from parlour.games.draughts import family, notation
from parlour.kit.kernels import draughts


class Rules(core.Rules):
    king: str = option("lands-behind", tuple(family.KINGS))
    priorities: bool = option(False)
    dark_corner: str = option("left", ("left", "right"))
    draw_rules: bool = option(True)
    presets = {"federation": {"king": "short", "priorities": True, "dark_corner": "right"}}


class State(family.State):
    rules: Rules

    @property
    def turned(self) -> bool:
        return self.rules.dark_corner == "right"


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    ranked = rules.priorities
    variant = family.variant(rules.king, rules.draw_rules, majority=True, priorities=ranked, humble=True)
    return State(rules=rules, seats=seats, variant=variant, board=draughts.START, seen=[])


game = core.Game(
    "italian-draughts", range(2, 3), Rules, setup, family.moves, family.play, family.result, family.show,
    kind="board", minutes=20, age=8, duel=True, words=family.WORDS, explain=family.explain,
    kernel=family.kernel, notation=notation.fen(Standard("22", "federation")), version=2,
)  # fmt: skip
