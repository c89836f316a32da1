"""Chicago Draughts. Draughts with two more men each in hand: when your entry square is free, you may enter
one there instead of moving."""

from __future__ import annotations

from parlour import core
from parlour.core import Dealer, option
from parlour.games.draughts import family, notation
from parlour.kit.kernels import draughts
from parlour.kit.squares import BITS

IN_HAND = 2
# The squares by number, White's and Black's.
ENTRIES = {"c1/f8": "30 3", "a1/h8": "29 4", "e1/d8": "31 2", "g1/b8": "32 1"}


class Rules(core.Rules):
    entry: str = option("c1/f8", tuple(ENTRIES))
    king: str = option("lands-behind", tuple(family.KINGS))
    men_capture_back: bool = option(False)
    majority: bool = option(False)
    draw_rules: bool = option(True)


class State(family.State):
    rules: Rules


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    entries = sum(1 << BITS[number] for number in ENTRIES[rules.entry].split())
    back, majority = rules.men_capture_back, rules.majority
    variant = family.variant(rules.king, rules.draw_rules, back=back, majority=majority, entries=entries)
    board = draughts.START._replace(own_hand=IN_HAND, opp_hand=IN_HAND)
    return State(rules=rules, seats=seats, variant=variant, board=board, seen=[])


game = core.Game(
    "chicago-draughts", range(2, 3), Rules, setup, family.moves, family.play, family.result, family.show,
    kind="board", minutes=25, age=8, duel=True, words=family.WORDS, explain=family.explain,
    kernel=family.kernel, notation=notation.FEN,
)  # fmt: skip
