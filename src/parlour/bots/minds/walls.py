"""Walls: men, room, and the way across where that wins. What self-play suggests (`bench/tune.py`)
loses to these weights, which are guesses."""

from __future__ import annotations

from parlour.bots.minds import boards
from parlour.search.best import Worth
from parlour.search.evaluations import walls
from parlour.search.evaluations.walls import Weights

mind = boards.mind(Worth(walls, Weights(man=100, free=8, room=2, row=3, home=10, turn=3)))
