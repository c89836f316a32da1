"""Searches written once as templates, bound to the kernel of a game, compiled where Numba is installed.

count(kernel, depth)             how many runs of `depth` plies there are; `Counting` for many positions
Playouts(kernel, seed).run(n)    random matches, tallied; the same whether plain or compiled
Position.start(game)             a match of one of seventeen games, stepped through quickly from Python"""

from parlour.search.bind import bind, can_compile, is_cached
from parlour.search.positions import Position
from parlour.search.runs import Counting, Playouts, count

__all__ = ["Counting", "Playouts", "Position", "bind", "can_compile", "count", "is_cached"]
