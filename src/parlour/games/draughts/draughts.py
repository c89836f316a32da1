"""Draughts. Twelve men each go diagonally forward over the dark squares and must jump enemies when they
can. A man on the far row becomes a king, who runs along whole diagonals. Who is left without a piece, or
without a move, has lost."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer, Standard, option
from parlour.games.draughts import family, notation
from parlour.kit.kernels import draughts
from parlour.kit.squares import ALGEBRAIC


class Rules(core.Rules):
    king: str = option("lands-behind", tuple(family.KINGS))
    men_capture_back: bool = option(False)
    crowned: str = option("at-the-end", ("at-the-end", "at-once"))
    majority: bool = option(False)
    begins: str = option("white", ("white", "black"))
    draw_rules: bool = option(True)
    presets = {
        "english": {"king": "short", "begins": "black"},
        "russian": {"king": "lands-onward", "men_capture_back": True, "crowned": "at-once"},
    }


class State(family.State):
    rules: Rules


def begin(rules: Rules, seats: int, **switches: bool) -> State:
    variant = family.variant(
        rules.king,
        rules.draw_rules,
        back=rules.men_capture_back,
        majority=rules.majority,
        at_once=rules.crowned == "at-once",
        **switches,
    )
    board = draughts.BLACK_START if rules.begins == "black" else draughts.START
    return State(rules=rules, seats=seats, variant=variant, board=board, seen=[])


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return begin(rules, seats)


game = core.Game(
    "draughts", range(2, 3), Rules, setup, family.moves, family.play, family.result, family.show,
    kind="board", minutes=20, age=7, duel=True, words=family.WORDS, explain=family.explain,
    kernel=family.kernel, notation=notation.fen(
        Standard("21", "english", black_first=True), Standard("25", "russian", ALGEBRAIC)
    ),
)  # fmt: skip
