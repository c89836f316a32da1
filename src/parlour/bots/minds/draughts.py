"""The games of draughts: what men, kings and their places are worth in each of them. The weights come from
self-play at draughts, Italian and reverse draughts (`bench/tune.py`): they beat the guesses before them.
Where kings step, whoever has more pieces does well to trade: that gets 72 % of the points in self-play, and
makes 49 wins, not 31, of 50 endings with a piece or two more, where 40 moves without a capture are a draw."""

from __future__ import annotations

from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.minds import boards
from parlour.core import Kernel
from parlour.kit.kernels.draughts import SHORT, Variant
from parlour.search.best import Worth
from parlour.search.evaluations import draughts
from parlour.search.evaluations.draughts import Weights
from parlour.search.tables import Scope
from parlour.search.tables.layouts import draughts as layout

ENDINGS = Scope("up-to-4", layout, layout.up_to(4))
FLYING = Weights(man=100, king=290, row=8, base=31, middle=6, room=7, hand=0, turn=12, trade=0)
STEPPING = Weights(man=100, king=234, row=2, base=30, middle=3, room=2, hand=0, turn=5, trade=10)
REVERSE = Weights(man=-100, king=-8, row=-10, base=13, middle=51, room=33, hand=0, turn=67, trade=0)


def by_kings(variant: Variant) -> Worth:
    """Kings that step are worth less than kings that fly, and catch nobody by themselves."""
    return Worth(draughts, STEPPING if variant.king == SHORT else FLYING)


def weigh(d: Decision) -> list[Weighed]:
    assert d.game.kernel
    return boards.weigh(d, by_kings(d.game.kernel(d.sample()).variant), ENDINGS)


def look(kernel: Kernel) -> float:
    return boards.look(kernel, by_kings(kernel.variant))


capturing = Mind(weigh=weigh, scope=ENDINGS, glance=look)
reverse = boards.mind(Worth(draughts, REVERSE), ENDINGS)
