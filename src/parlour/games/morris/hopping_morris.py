"""Hopping Morris. Three stones each. In turn each hops with one of them to any free point; the first
mill wins."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer
from parlour.games.morris import family, first_mill, notation
from parlour.games.morris.first_mill import Rules, State
from parlour.kit.boards import stones_on
from parlour.kit.kernels import morris

START = morris.State(stones_on("a7 g7 d1"), stones_on("a1 g1 d7"), 0, 0, 0)


def variant(rules: Rules) -> morris.Variant:
    return first_mill.variant(rules, flying=True)


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return first_mill.begin(rules, seats, variant(rules), START)


game = core.Game(
    "hopping-morris", range(2, 3), Rules, setup, family.moves, family.play, first_mill.result, family.show,
    kind="board", minutes=5, age=6, duel=True, words=family.WORDS, explain=family.explain,
    kernel=family.kernel, notation=notation.MOVING,
)  # fmt: skip
