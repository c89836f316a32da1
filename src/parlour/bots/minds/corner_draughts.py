"""Corner Draughts: men at home, and the last one on its way. The weights come from self-play
(`bench/tune.py`)."""

from __future__ import annotations

from parlour.bots.minds import boards
from parlour.search.best import Worth
from parlour.search.evaluations import corner
from parlour.search.evaluations.corner import Weights

mind = boards.mind(Worth(corner, Weights(way=0, home=40, last=10, turn=0)))
