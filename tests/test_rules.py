"""docs/rules states every game: a section a game, and all of its house rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour.core import Game, format_value

RULES = Path(__file__).parents[1] / "docs" / "rules"
FILES = {path.name: path.read_text("utf-8") for path in RULES.glob("*.md")}


def file_of(game: Game) -> str:
    """The name of the file that states the game, as the table in its README says."""
    rows = [line.split("|") for line in FILES["README.md"].splitlines() if line.startswith("| [")]
    names = [row[1].split("]")[0].strip(" [") for row in rows if game.key in row[2].replace(",", " ").split()]
    assert len(names) == 1, f"the table in docs/rules/README.md names {game.key} {len(names)} times"
    return names[0]


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_every_game_has_its_section(game: Game) -> None:
    heading = "# 8-28" if game.key == "8-28" else f"## {game.key}"
    assert f"{heading}\n" in FILES[file_of(game)]


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_every_house_rule_is_stated(game: Game) -> None:
    stated = FILES[file_of(game)] + FILES["README.md"]
    missing = [name for name in [*game.Rules.choices(), *game.presets] if f"`{name}`" not in stated]
    assert missing == []


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_every_default_is_stated_first(game: Game) -> None:
    """Where several games of a file have an option of the same name, the default of one of them."""
    text = FILES[file_of(game)].replace("\n", " ")
    for option in game.Rules.choices():
        if option == "first":
            continue  # stated once for all games
        stated = [part.split()[0].strip("`|,;.:") for part in text.split(f"`{option}` = ")[1:]]
        same = [other.Rules() for other in parlour.games() if file_of(other) == file_of(game)]
        defaults = {format_value(getattr(rules, option)) for rules in same if hasattr(rules, option)}
        assert defaults & set(stated), f"docs/rules/{file_of(game)} lacks “`{option}` = {min(defaults)}”"
