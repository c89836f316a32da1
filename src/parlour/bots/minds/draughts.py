"""The games of draughts: what men, kings and their places are worth in each of them. The weights come from
self-play at draughts, Italian and reverse draughts (`bench/tune.py`): they beat the guesses before them."""

from __future__ import annotations

from parlour.bots.minds import boards
from parlour.search.best import Worth
from parlour.search.evaluations import draughts
from parlour.search.evaluations.draughts import Weights
from parlour.search.tables import Scope
from parlour.search.tables.layouts import draughts as layout

ENDINGS = Scope("up-to-4", layout, layout.up_to(4))

flying = boards.mind(
    Worth(draughts, Weights(man=100, king=290, row=8, base=31, middle=6, room=7, hand=0, turn=12)), ENDINGS
)
stepping = boards.mind(
    Worth(draughts, Weights(man=100, king=234, row=2, base=30, middle=3, room=2, hand=0, turn=5)), ENDINGS
)
reverse = boards.mind(
    Worth(draughts, Weights(man=-100, king=-8, row=-10, base=13, middle=51, room=33, hand=0, turn=67)),
    ENDINGS,
)
