"""Six Card Golf: playouts that end before random swaps have blurred what lies there."""

from __future__ import annotations

import functools

from parlour.bots import playouts
from parlour.bots.contract import Mind

mind = Mind(weigh=functools.partial(playouts.weigh, guide=playouts.Guide(horizon=4)))
