"""The games of draughts: what men, kings and their places are worth in each of them."""

from __future__ import annotations

from parlour.bots.minds import boards
from parlour.search.best import Worth
from parlour.search.evaluations import corner, draughts, walls, wolf
from parlour.search.evaluations.draughts import Weights
from parlour.search.tables import Scope
from parlour.search.tables.layouts import draughts as layout
from parlour.search.tables.layouts import wolf as wolf_layout

ENDINGS = Scope("up-to-4", layout, layout.up_to(4))

flying = boards.mind(
    Worth(draughts, Weights(man=100, king=290, row=8, base=31, middle=6, room=7, hand=0, turn=12)), ENDINGS
)
stepping = boards.mind(
    Worth(draughts, Weights(man=100, king=234, row=2, base=30, middle=3, room=2, hand=0, turn=5)), ENDINGS
)
reverse = boards.mind(
    Worth(draughts, Weights(man=-100, king=-60, row=0, base=0, middle=0, room=4, hand=0, turn=0)), ENDINGS
)
wolf_and_sheep = boards.mind(
    Worth(wolf, wolf.Weights(way=10, room=2, reach=1)), Scope("all", wolf_layout, ((),))
)
cutting_off = boards.mind(Worth(walls, walls.Weights(man=100, free=8, room=2, row=3, home=10, turn=3)))
to_the_corner = boards.mind(Worth(corner, corner.Weights(way=0, home=40, last=10, turn=0)))
