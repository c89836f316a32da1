"""Exact tables by retrograde analysis: won, drawn or lost, and in how many plies.

at_hand(kernel, scope, live)     the table for these rules, if it is ready
table.weigh(kernel)              what every ply is worth
build(table)                     make what is missing of it"""

from parlour.search.tables.building import Step, build
from parlour.search.tables.exact import Exact, Scope, Table
from parlour.search.tables.ready import at_hand

__all__ = ["Exact", "Scope", "Step", "Table", "at_hand", "build"]
