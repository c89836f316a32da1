"""Italian Draughts. Draughts in which men go and capture forwards only and never capture a king, and the
capture that takes most must be chosen."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer, option
from parlour.games.draughts import family
from parlour.kit.kernels import draughts


class Rules(core.Rules):
    king: str = option("lands-behind", ("lands-behind", "lands-anywhere", "short"))
    priorities: bool = option(False)
    dark_corner: str = option("left", ("left", "right"))
    draw_rules: bool = option(True)
    presets = {"federation": {"king": "short", "priorities": True, "dark_corner": "right"}}


class State(family.State):
    rules: Rules


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    ranked = rules.priorities
    variant = family.variant(rules.king, rules.draw_rules, majority=True, priorities=ranked, humble=True)
    return State(rules, seats, variant, draughts.START, [])


game = core.Game(
    "italian-draughts", range(2, 3), Rules, setup, family.moves, family.play, family.result, family.show,
    kind="board", minutes=20, duel=True, words=family.WORDS, explain=family.explain, kernel=family.kernel,
)  # fmt: skip
