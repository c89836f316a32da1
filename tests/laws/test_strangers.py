"""Generic code knows no game: neither its key nor a name that only it uses, as a text or as an attribute.

A name is a stranger's if one game alone has a verb or a field called so, or says what it stands for in its
sentences, and if no generic code has a thing of its own with that name."""

from __future__ import annotations

import ast
import functools
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour import protocol
from parlour.bots import LEVELS
from parlour.games import GAMES
from parlour.games.kemps.gestures import GESTURES
from parlour.kit.dice import FACES

TOP = Path(__file__).parents[2]
CODE, CLIENT = TOP / "src" / "parlour", TOP / "web" / "src"
BELOW = ("core", "view.py", "chance.py")  # what they call something is a word of all games
ROOMS = (
    "server",
    "match",
    "terminal",
    "cli",
    "lab",
    "bots",
    "search",
    "protocol",
    "envs",
    "text.py",
    "words.py",
)
EXCEPT = {
    "bots/minds": "one file for what is known about one game",
    "bots/whys": "one file for what can be said about the plies of one kernel",
    "pages/scenes.ts": "shows every widget as real games use it",
}
RESERVED = {"declined": "said by the table itself"}
KEYS = {game.key for game in GAMES}
IN_PYTHON = {name for kind in (str, bytes, list, tuple, dict, set, int) for name in dir(kind)}


def used_once(names: Iterable[Iterable[str]]) -> set[str]:
    """Of the names that each game uses, those of one game alone."""
    counted = Counter(name for each in names for name in set(each))
    return {name for name, games in counted.items() if games == 1}


def strangers() -> set[str]:
    found = KEYS | {name for game in GAMES for name in game.spoken}
    found |= used_once([verb.verb() for verb in game.verbs] for game in GAMES)
    found |= used_once(game.State.__struct_fields__ for game in GAMES)
    found |= used_once([name for verb in game.verbs for name in verb.__struct_fields__] for game in GAMES)
    return found


STRANGERS = strangers()


def files(top: Path, rooms: Iterable[str], *endings: str) -> list[Path]:
    found = [file for room in rooms for file in [top / room, *(top / room).rglob("*")]]
    excepted = {top / name for name in EXCEPT}
    return [file for file in found if file.suffix in endings and excepted.isdisjoint({file, file.parent})]


PYTHON = files(CODE, ROOMS, ".py")
SCRIPT = [file for file in files(CLIENT, ["."], ".ts", ".svelte") if file.name != "protocol.ts"]


def defined(tree: ast.Module) -> Iterator[str]:
    """The names of a module's own things."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name) | ast.arg(name):
                yield name
            case ast.Name(name, ast.Store()) | ast.Attribute(_, name, ast.Store()) | ast.alias(name, None):
                yield name


def named(tree: ast.Module) -> Iterator[str]:
    """The names that a module mentions: whole texts, attributes, and what it imports of single games."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)):
                yield text
            case ast.Attribute(_, name, ast.Load()):
                yield name
            case ast.ImportFrom(str(module)) if module.startswith("parlour.games."):
                yield module.removeprefix("parlour.games.").replace("_", "-")


def declared(script: str) -> set[str]:
    """The names of a script's own things, as far as a glance tells."""
    return set(re.findall(r"(?:const|let|function|class|interface|type|snippet) (\w+)", script)) | set(
        re.findall(r"\b(\w+)\??(?=\s*[:=(,)}])", script)
    )


def mentioned(script: str) -> list[str]:
    return re.findall(r"'([\w-]+)'", script) + re.findall(r"\.(\w+)\b", script)


def in_schema(part: Any) -> Iterator[str]:
    """Every word of the protocol: names of fields, and the values that they may have."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        if key == "properties":
            yield from value
        if isinstance(value, dict | list):
            yield from in_schema(value)
        elif isinstance(value, str):
            yield value


def read(file: Path) -> str:
    return file.read_text("utf-8")


@functools.cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(read(file))


@functools.cache
def spoken() -> set[str]:
    return set(in_schema(protocol.schema()))


@functools.cache
def known() -> set[str]:
    trees = map(parsed, [*PYTHON, *files(CODE, BELOW, ".py")])
    return (IN_PYTHON | RESERVED.keys() | spoken()).union(*map(defined, trees)) - KEYS


@functools.cache
def known_to_client() -> set[str]:
    return spoken().union(*(declared(read(file)) for file in SCRIPT)) - KEYS


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: str(file.relative_to(CODE)))
def test_no_game_is_known_in(file: Path) -> None:
    found = STRANGERS.intersection(named(parsed(file))) - known()
    assert not found


@pytest.mark.parametrize("file", SCRIPT, ids=lambda file: str(file.relative_to(CLIENT)))
def test_no_game_is_known_to_the_browser_in(file: Path) -> None:
    found = STRANGERS.intersection(mentioned(read(file))) - known_to_client()
    assert not found


LISTS = {"symbols": FACES, "gestures": GESTURES, "levels": tuple(map(str, LEVELS))}


@pytest.mark.parametrize("names", LISTS.values(), ids=LISTS)
def test_the_browser_is_told_what_there_is(names: tuple[str, ...]) -> None:
    """It has a drawing by name, and no list of its own."""
    for file in [*SCRIPT, CLIENT / "pages" / "scenes.ts"]:
        for row in re.findall(r"\[([^\[\]]*)\]|'([^'\n]*)'", read(file)):
            assert not set(names) <= set(re.split(r"[\s,']+", "".join(row))), file.name


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("if game.key == 'accordion': pass", "accordion"),
        ("moves = [move for move in moves if move.verb() != 'slap']", "slap"),
        ("known = s.strokes", "strokes"),
        ("from parlour.games.accordion import moves", "accordion"),
    ],
)
def test_it_would_be_found(line: str, name: str) -> None:
    assert name in STRANGERS - known() - known_to_client()
    assert name in set(named(ast.parse(line)))
    assert line.startswith("from") or name in mentioned(line)


def test_every_exception_is_there() -> None:
    for name in EXCEPT:
        assert (CODE / name).exists() or (CLIENT / name).exists()
