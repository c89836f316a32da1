"""How much is checked: everything that finds another kind of bug, with --slow also what finds the same ones
in more places, with --fast only what needs no server and no browser. What is left out is never generated."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

os.environ.setdefault("PARLOUR_PLAIN", "1")  # no test waits for a compiler that it does not test

FAST = ("games", "kit", "laws", "match")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run what is marked slow too")
    parser.addoption("--fast", action="store_true", help="run no more than what is quickly done")


@pytest.fixture(scope="session", autouse=True)
def nothing_is_kept_at_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What a computer remembers of tables and matches is not for tests to change."""
    os.environ["PARLOUR_STATE"] = str(tmp_path_factory.mktemp("state"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What needs programs by others is for --slow, which brings them, and for those who have them anyway."""
    room = (*collection_path.relative_to(Path(__file__).parent).parts, "")[0]
    if room == "peers" and not config.getoption("--slow") and find_spec("pyspiel") is None:
        return True
    return True if config.getoption("--fast") and room and room not in FAST else None


def left_out(config: pytest.Config) -> set[str]:
    """The marks of what is not run."""
    wanted = {"slow": config.getoption("--slow"), "medium": not config.getoption("--fast")}
    return {name for name, is_wanted in wanted.items() if not is_wanted}


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    around = getattr(collector, "obj", None)  # the module or the class
    return [] if (marks_of(obj) | marks_of(around)) & left_out(collector.config) else None


def marks_of(thing: object) -> set[str]:
    marks = getattr(thing, "pytestmark", [])
    return {mark.name for mark in (marks if isinstance(marks, list) else [marks])}


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marks = metafunc.definition.own_markers
    marks[:] = [_without(left_out(metafunc.config), mark) for mark in marks]


def _without(left_out: set[str], mark: pytest.Mark) -> pytest.Mark:
    """The parametrization without the values that bear one of these marks."""
    if mark.name != "parametrize":
        return mark
    names, values, *rest = mark.args
    kept = [value for value in values if not left_out & {each.name for each in getattr(value, "marks", ())}]
    return pytest.mark.parametrize(names, kept, *rest, **mark.kwargs).mark
