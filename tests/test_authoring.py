"""docs/authoring.md names everything that a game can declare, and all that the kit has."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from parlour import core
from parlour.sentences import COMMON
from parlour.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "authoring.md").read_text("utf-8")
FLAGS = [name for name, kind in core.Move.__annotations__.items() if str(kind).startswith("ClassVar")]
KIT = [path.stem for path in (ROOT / "src" / "parlour" / "kit").glob("[!_]*.py")]
INSIDE = {"notation"}  # of the board families: a game has it by `Game.notation`


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(core.Game)])
def test_every_field_of_a_game_is_named(name: str) -> None:
    assert f"`{name}`" in PAGE


@pytest.mark.parametrize("name", FLAGS)
def test_every_flag_of_a_move_is_named(name: str) -> None:
    assert f"| `{name}` |" in PAGE


@pytest.mark.parametrize("name", sorted({*KIT} - INSIDE))
def test_every_part_of_the_kit_is_named(name: str) -> None:
    assert re.search(rf"(?m)^\| [^|]*`{name}`", PAGE)


def test_the_words_that_a_game_leaves_out_are_there() -> None:
    (named,) = re.findall(
        r"`parlour.ftl` has what many games say, and a game leaves it out: (.*?)\. ", PAGE, re.S
    )
    for language in LANGUAGES:
        common = ROOT / "src" / "parlour" / "locale" / language / f"{COMMON}.ftl"
        keys = re.findall(r"(?m)^([a-z-]+) =", common.read_text("utf-8"))
        assert {*re.findall(r"`([a-z-]+)`", named)} <= {*keys}


def test_every_folder_that_a_game_has_files_in_is_there() -> None:
    for name in re.findall(r"(?m)^\| `([\w/.-]+?)(?:/<[^`]*)?` \|", PAGE.split("## In which order")[0]):
        assert (ROOT / name).exists(), name
