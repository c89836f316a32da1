"""An exact table that the plain rules make in a moment: draughts with one piece each."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from parlour import Match
from parlour.bots import MINDS
from parlour.bots.minds import boards
from parlour.bots.minds.draughts import FLYING
from parlour.core import Kernel
from parlour.search import best
from parlour.search.best import Worth
from parlour.search.evaluations import draughts as evaluation
from parlour.search.tables import Scope, Table, building, ready
from parlour.search.tables.layouts import draughts

KEY = "draughts"
SCOPE = Scope("up-to-2", draughts, draughts.up_to(2))
build = functools.partial(building.build, compiled=False)


def use(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """Tables lie in this folder, nothing is compiled, and this is the table that draughts has."""
    monkeypatch.delenv("PARLOUR_PLAIN", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    for module in (best, building, ready):
        monkeypatch.setattr(module, "can_compile", lambda: False)
    monkeypatch.setattr(ready, "_ready", {})
    monkeypatch.setattr(ready, "_begun", set())
    monkeypatch.setitem(MINDS, KEY, boards.mind(Worth(evaluation, FLYING), SCOPE))


def kernel(key: str = KEY, position: str = "", **rules: str) -> Kernel:
    """A position of a match."""
    match = Match.start(key, rules=rules, position=position)
    assert match.game.kernel
    found: Kernel = match.game.kernel(match.state)
    return found


def small_table(**rules: str) -> Table:
    start = kernel(**rules)
    return Table(start.rules, start.variant, SCOPE)


def made(**rules: str) -> Table:
    table = small_table(**rules)
    build(table)
    return table
