"""The rules do no I/O: core, view, chance, kit and games import no clock, no chance, no system."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import parlour

SOURCE = Path(parlour.__file__).parent
PURE = sorted(
    path.relative_to(SOURCE).as_posix()
    for pattern in ("core/*.py", "view.py", "chance.py", "kit/**/*.py", "games/**/*.py")
    for path in SOURCE.glob(pattern)
)
FORBIDDEN = {
    "asyncio", "builtins", "concurrent", "ctypes", "datetime", "fileinput", "glob", "importlib", "io",
    "logging", "multiprocessing", "numpy", "os", "pathlib", "platform", "queue", "random", "sched",
    "secrets", "select", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys", "tempfile",
    "threading", "time", "urllib", "uuid", "warnings",
}  # fmt: skip
CALLS = {"print", "open", "input", "eval", "exec", "__import__", "breakpoint", "id", "hash"}


def complaints(source: str, allowed: set[str] = frozenset()) -> list[str]:  # type: ignore[assignment]
    """What a source of the pure layers must not have."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            found.append(f"line {node.lineno}: {node.func.id}()")
            continue
        else:
            continue
        banned = {module.partition(".")[0] for module in modules} & (FORBIDDEN - allowed)
        found += [f"line {node.lineno}: import {module}" for module in sorted(banned)]
    return found


def test_all_pure_layers_are_looked_at() -> None:
    assert {"core/game.py", "view.py", "chance.py", "kit/cards.py", "games/go_fish.py"} <= set(PURE)


@pytest.mark.parametrize("name", PURE)
def test_the_rules_do_no_input_or_output(name: str) -> None:
    allowed = {"random"} if name == "chance.py" else set()
    assert not complaints((SOURCE / name).read_text(), allowed)


LONGEST = 220  # lines of a game file: what is longer no longer reads like a rule sheet
LONGER = {"games/eight_twenty_eight/eight_twenty_eight.py": 230}  # two goals at once take more rules than one


@pytest.mark.parametrize("name", [name for name in PURE if name.startswith("games/")])
def test_a_game_file_is_short_enough_to_read(name: str) -> None:
    assert len((SOURCE / name).read_text().splitlines()) <= LONGER.get(name, LONGEST)


CLIENT = Path(__file__).parents[2] / "web" / "src"
ROOM = 500  # lines of any other module: what is longer does not fit in the head
MODULES = [
    path for top in (SOURCE, CLIENT) for ending in ("py", "ts", "svelte") for path in top.rglob(f"*.{ending}")
]
MADE = CLIENT / "protocol.ts"  # by scripts/types


def test_a_module_fits_in_the_head() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in MODULES if path != MADE}
    assert {"live.py", "Board.svelte", "play.svelte.ts"} <= {path.name for path in lengths}
    assert not {path: lines for path, lines in lengths.items() if lines >= ROOM}


def test_only_the_quick_dealer_uses_random() -> None:
    tree = ast.parse((SOURCE / "chance.py").read_text())
    (quick,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "QuickDealer"]
    users = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == "Random"}
    assert users, "nothing uses it: then nothing need import it"
    assert all(quick.lineno <= line <= (quick.end_lineno or 0) for line in users)
    imported = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "random"]
    assert [alias.name for node in imported for alias in node.names] == ["Random"]


@pytest.mark.parametrize(
    "source",
    ["import time", "from random import Random", "import os.path", "def f():\n    import asyncio", "print(1)",
     "with open('x') as f:\n    pass", "from datetime import datetime as d"],
)  # fmt: skip
def test_what_is_forbidden_is_found(source: str) -> None:
    assert complaints(source)
