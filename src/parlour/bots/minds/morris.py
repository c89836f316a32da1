"""The morris family: what stones, mills and room are worth in each of its games. The weights of Nine Men's
Morris come from self-play (`bench/tune.py`); those of the first mill are guesses: masters have a table."""

from __future__ import annotations

from parlour.bots.minds import boards
from parlour.search.best import Worth
from parlour.search.evaluations import morris
from parlour.search.evaluations.morris import Weights
from parlour.search.tables import Scope
from parlour.search.tables.layouts import morris as layout

ENDINGS = ((3, 3), (3, 4), (3, 5), (3, 6), (4, 4), (4, 5), (5, 5))  # stones of both sides, all of them placed

nine_mens_morris = boards.mind(
    Worth(morris, Weights(stone=100, room=7, mill=24, ready=54, double=-42, held=-44, turn=35)),
    Scope("endings", layout, ENDINGS),
)
FIRST_MILL = Worth(morris, Weights(stone=0, room=2, mill=0, ready=30, double=10, held=-4, turn=5))
hopping_morris = boards.mind(FIRST_MILL, Scope("3-3", layout, ((3, 3),)), lively=True)
cross_morris = boards.mind(FIRST_MILL, Scope("6-6", layout, ((6, 6),)))
battle_morris = boards.mind(FIRST_MILL, Scope("3-7", layout, ((3, 7),)))
