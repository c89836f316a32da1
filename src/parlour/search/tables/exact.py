"""Exact tables: what every position of a game, or of its endings, is worth."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import platformdirs

from parlour.core import Kernel
from parlour.search.tables import files, retrograde
from parlour.search.tables.files import Part

TWICE = 2  # what has stood so often before, and comes again, is a draw


class Scope(NamedTuple):
    """The positions of a game that a table holds."""

    name: str
    layout: ModuleType  # one of parlour.search.tables.layouts
    parts: tuple[Any, ...]


class Exact(NamedTuple):
    """What a ply is worth to whoever makes it: won, drawn or lost, and how soon a match is over then."""

    value: int  # 1, 0 or -1
    end: int  # plies, this one counted; 0 if it is a draw


class Table:
    """The codes of all positions of a scope by some rules. Each group of parts is a file of its own."""

    def __init__(self, rules: ModuleType, variant: Any, scope: Scope) -> None:
        self.rules, self.layout, self.variant = rules, scope.layout, reduced(variant, scope)
        values = [f"{name}={getattr(variant, name)}" for name in self.layout.RULES]
        self.name = "-".join([rules.__name__.rpartition(".")[2], scope.name, *values])
        self._parts = scope.parts
        self.groups: Sequence[Sequence[Any]] = self.layout.groups(scope.parts)
        self.parts: list[Part | None] = [None] * len(self.groups)

    @functools.cached_property
    def maps(self) -> Any:
        return laid_out(self.layout, self._parts)[0]

    @functools.cached_property
    def ends(self) -> list[int]:
        """Where the numbers of each group end."""
        return laid_out(self.layout, self._parts)[1]

    def borders(self, group: int) -> tuple[int, int]:
        """The numbers of the positions of a group."""
        return (self.ends[group - 1] if group else 0), self.ends[group]

    def path(self, group: int) -> Path:
        return folder() / self.name / f"{group:02}.table"

    def about(self, group: int) -> dict[str, Any]:
        """What the file of a group must be about."""
        low, high = self.borders(group)
        return {
            "table": self.name,
            "sources": sources(self.rules, self.layout),
            "parts": [list(part) for part in self.groups[group]],
            "codes": high - low,
        }

    def open(self) -> list[int]:
        """Look for the files of all groups; the groups that have to be made."""
        for group, part in enumerate(self.parts):
            self.parts[group] = part or files.read(self.path(group), self.about(group))
        return [group for group, part in enumerate(self.parts) if part is None]

    def __getitem__(self, n: int) -> int:
        group = next(group for group, end in enumerate(self.ends) if n < end)
        part = self.parts[group]
        assert part
        return part.code(n - self.borders(group)[0])

    def code(self, board: Any, variant: Any) -> int | None:
        """What a board is worth to the side to move in a match by these rules; None if no table knows."""
        rules, layout = self.rules, self.layout
        outcome = rules.result(board, variant)
        if outcome != rules.ONGOING:
            return 1 if outcome == rules.WIN else -1 if outcome == rules.LOSS else 0
        n = layout.number(board, self.maps)
        if n < 0 or not layout.is_live(board, variant):
            return None
        told: int = layout.told(board, variant, self[n])
        return told

    def weigh(self, kernel: Kernel) -> dict[int, Exact]:
        """The plies of a position of which the table knows what they are worth."""
        rules, found = kernel.rules, dict[int, Exact]()
        out = [0] * rules.MOST_PLIES
        for ply in out[: rules.plies(kernel.board, kernel.variant, out)]:
            then = rules.play(kernel.board, ply)
            code = self.code(then, kernel.variant)
            if kernel.past.count(rules.key(then)) >= TWICE and rules.may_return(then, kernel.variant):
                code = 0
            if code is not None:
                found[ply] = Exact(0, 0) if code == 0 else Exact(-1 if code > 0 else 1, abs(code))
        return found


def reduced(variant: Any, scope: Scope) -> Any:
    """The rules without those that the table does not depend on."""
    return variant._replace(**{name: 0 for name in variant._fields if name not in scope.layout.RULES})


@functools.cache
def laid_out(layout: ModuleType, parts: tuple[Any, ...]) -> tuple[Any, list[int]]:
    maps, ends = layout.lay_out(parts)
    return maps, ends


@functools.cache
def sources(*modules: ModuleType) -> str:
    """A name for the rules and methods that tables are made by, as they are."""
    digest = hashlib.sha256()
    for module in (*modules, retrograde):
        assert module.__file__
        digest.update(Path(module.__file__).read_bytes())
    return digest.hexdigest()


def folder() -> Path:
    return platformdirs.user_cache_path("parlour", appauthor=False) / "tables"
