"""The morris family: what stones, mills and room are worth in each of its games."""

from __future__ import annotations

from parlour.bots.minds import boards
from parlour.search.best import Worth
from parlour.search.evaluations import morris
from parlour.search.evaluations.morris import Weights

nine_mens_morris = boards.mind(
    Worth(morris, Weights(stone=100, room=7, mill=24, ready=54, double=-42, held=-44, turn=35))
)
first_mill = boards.mind(
    Worth(morris, Weights(stone=0, room=2, mill=0, ready=30, double=10, held=-4, turn=5))
)
