"""Cross Morris. Six stones each on the arms of the cross, colours alternating. In turn each steps with
one stone along a line; the first mill wins, and whoever cannot move has lost."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer
from parlour.games.morris import family, first_mill, notation
from parlour.games.morris.first_mill import Rules, State
from parlour.kit.boards import stones_on
from parlour.kit.kernels import morris

START = morris.State(stones_on("d7 d5 f4 d3 d1 b4"), stones_on("d6 g4 e4 d2 a4 c4"), 0, 0, 0)


def variant(rules: Rules) -> morris.Variant:
    return first_mill.variant(rules, flying=False)


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return first_mill.begin(rules, seats, variant(rules), START)


game = core.Game(
    "cross-morris", range(2, 3), Rules, setup, family.moves, family.play, first_mill.result, family.show,
    kind="board", minutes=10, age=6, duel=True, words=family.WORDS, explain=family.explain,
    kernel=family.kernel, notation=notation.MOVING,
)  # fmt: skip
