"""Wolf and Sheep: how free the wolf is, which is guessed, and a table of everything for masters."""

from __future__ import annotations

from parlour.bots.minds import boards
from parlour.search.best import Worth
from parlour.search.evaluations import wolf
from parlour.search.evaluations.wolf import Weights
from parlour.search.tables import Scope
from parlour.search.tables.layouts import wolf as layout

mind = boards.mind(Worth(wolf, Weights(way=10, room=2, reach=1)), Scope("all", layout, ((),)), lively=True)
