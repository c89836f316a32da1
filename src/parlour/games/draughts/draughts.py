"""Draughts. Twelve men each go diagonally forward over the dark squares and must jump enemies when they
can. A man on the far row becomes a king, who runs along whole diagonals. Who is left without a piece, or
without a move, has lost."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer, option
from parlour.games.draughts import family
from parlour.kit.kernels import draughts


class Rules(core.Rules):
    king: str = option("lands-behind", ("lands-behind", "lands-anywhere", "short"))
    men_capture_back: bool = option(False)
    majority: bool = option(False)
    draw_rules: bool = option(True)


class State(family.State):
    rules: Rules


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    variant = family.variant(
        rules.king, rules.draw_rules, back=rules.men_capture_back, majority=rules.majority
    )
    return State(rules, seats, variant, draughts.START, [])


game = core.Game(
    "draughts", range(2, 3), Rules, setup, family.moves, family.play, family.result, family.show,
    kind="board", minutes=20, duel=True, words=family.WORDS, explain=family.explain, kernel=family.kernel,
)  # fmt: skip
