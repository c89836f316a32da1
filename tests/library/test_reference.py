"""Whatever the library exports says what it is, and the reference can be made of it."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import parlour
from parlour import bots, envs
from parlour.envs.alone import Alone
from parlour.envs.zoo import Cycles, Turns

TOP = Path(__file__).parents[2]
MODULES = [parlour, bots, envs]
EXPORTED = [
    pytest.param(module, name, id=f"{module.__name__}.{name}")
    for module in MODULES
    for name in module.__all__
]


def undocumented(kind: Any) -> Iterator[str]:
    """The public methods and properties of a class, ours and inherited, that say nothing."""
    for each in kind.__mro__:
        for name, member in vars(each).items() if each.__module__.startswith("parlour") else ():
            inner = getattr(member, "fget", None) or getattr(member, "func", None)
            function = inner or getattr(member, "__func__", member)
            if not name.startswith("_") and inspect.isfunction(function) and not function.__doc__:
                yield f"{each.__qualname__}.{name}"


@pytest.mark.parametrize(("module", "name"), EXPORTED)
def test_every_exported_name_is_there_and_says_what_it_is(module: ModuleType, name: str) -> None:
    thing = getattr(module, name)
    if inspect.isfunction(thing) or inspect.isclass(thing):
        assert thing.__doc__
        assert not thing.__doc__.startswith(f"{name}(")  # what Python says of a tuple by itself
    if inspect.isclass(thing):
        assert not [*undocumented(thing)]


@pytest.mark.parametrize("kind", [Turns, Cycles, Alone], ids=lambda kind: kind.__name__)
def test_the_environments_say_what_they_do(kind: Any) -> None:
    assert not [*undocumented(kind)]


def test_what_says_nothing_is_found() -> None:
    class Silent(parlour.Move):
        def hush(self) -> None: ...

    Silent.__module__ = "parlour.silent"
    assert next(undocumented(Silent)).endswith("Silent.hush")


def test_the_reference_is_made_by_a_command(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error::ImportWarning", "scripts/reference.py", str(tmp_path)]
    made = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True)
    assert made.stdout.strip() == str(tmp_path / "index.html")
    for module in MODULES:
        page = (tmp_path / f"{module.__name__.replace('.', '/')}.html").read_text("utf-8")
        for name in module.__all__:
            assert re.search(rf'id="{name}"', page), f"{module.__name__}.{name}"
