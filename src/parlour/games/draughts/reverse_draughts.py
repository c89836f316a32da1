"""Reverse Draughts. Everything as in draughts, capturing is compulsory too, but the first player without
a piece, or without a move, has won."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer
from parlour.games.draughts import draughts, family, notation
from parlour.games.draughts.draughts import Rules, State


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return draughts.begin(rules, seats, reverse=True)


game = core.Game(
    "reverse-draughts", range(2, 3), Rules, setup, family.moves, family.play, family.result, family.show,
    kind="board", minutes=15, age=7, duel=True, words=family.WORDS, explain=family.explain,
    kernel=family.kernel, notation=notation.FEN,
)  # fmt: skip
