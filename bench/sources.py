"""Which sources decide how well a game is played: its mind with all that it builds on, and the levels. What
is known about other games changes nothing here, and of the rules their version tells."""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from parlour.bots import LEVELS, minds, playouts, reflex, weighing
from parlour.core import Game

ROOMS = ("parlour.bots.", "parlour.search.", "parlour.kit.kernels.")  # whose modules are followed
ASIDE = (  # but these only say why, what is what, and where and how quickly it is worked out
    "parlour.bots.contract",
    "parlour.bots.whys",
    "parlour.search.bind",
    "parlour.search.runs",
    "parlour.search.tables.building",
    "parlour.search.tables.files",
    "parlour.search.tables.making",
    "parlour.search.tables.ready",
)


def fingerprint(game: Game, players: Iterable[str] = ()) -> str:
    """A name for them as they are, and for those of players by strangers."""
    strangers = {name.partition(":")[0] for name in players if ":" in name}
    digest = hashlib.sha256(repr((game.key, game.version, levels(game))).encode())
    for name in sorted(followed(module_of(game)) | strangers):
        digest.update(f"{name}\n".encode() + _source(name).read_bytes())
    return digest.hexdigest()[:8]


def levels(game: Game) -> list[Any]:
    """What a level means in this game: on a board only some of it."""
    every = list(LEVELS.values())
    if not game.kernel:
        return every
    return [(each.budget.nodes, each.slip, each.depth, each.overlooks, each.exact) for each in every]


def module_of(game: Game) -> str:
    """Where it stands what is known about this game."""
    mind = minds.mind_of(game)
    for module in vars(minds).values():
        if isinstance(module, ModuleType) and any(each is mind for each in vars(module).values()):
            return module.__name__
    return (reflex if game.reflex else playouts).__name__


def followed(first: str) -> set[str]:
    """This module, how the best move is taken, what they import from the rooms, and what that imports."""
    found, waiting = set[str](), {first, weighing.__name__}
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= {other for other in imported(name) if _is_wanted(other)} - found
    return found


def imported(name: str) -> Iterator[str]:
    """The modules that this one imports when it runs; what only types need does not run."""
    tree = ast.parse(_source(name).read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                inside = f"{node.module}.{each.name}"
                yield inside if _is_module(inside) else node.module
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


def _is_wanted(name: str) -> bool:
    return name.startswith(ROOMS) and not name.startswith(ASIDE)


def _is_module(name: str) -> bool:
    if not _is_wanted(name):
        return False
    try:
        return name in sys.modules or find_spec(name) is not None
    except ModuleNotFoundError:  # inside of something that is no package
        return False


def _source(name: str) -> Path:
    spec = find_spec(name)
    assert spec
    assert spec.origin
    return Path(spec.origin)
