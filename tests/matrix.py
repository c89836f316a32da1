"""Which games stand for the others where a test would find the same bug in each; --slow tries them all."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

import parlour

FAMILIES = (
    "nine-mens-morris",
    "draughts",
    "who-has-the-six",
    "one",
    "crazy-eights",
    "egyptian-rat-screw",
    "go-fish",
    "concentration",
    "kemps",
    "8-28",
)
# How a computer player can come to its move: by playouts with all or little to see, by heart, by memory, by
# reflexes, by signals, by a solver, by habits, or without a choice.
MINDS = (
    "draughts",
    "wolf-and-sheep",
    "go-fish",
    "crazy-eights",
    "concentration",
    "egyptian-rat-screw",
    "kemps",
    "accordion",
    "8-28",
    "one",
)


def slow_unless(is_needed: bool) -> list[pytest.MarkDecorator]:
    return [] if is_needed else [pytest.mark.slow]


def games(always: Collection[str]) -> Any:
    """A parameter `game`: these always, the others with --slow."""
    return pytest.mark.parametrize(
        "game",
        [pytest.param(game, id=game.key, marks=slow_unless(game.key in always)) for game in parlour.games()],
    )


def languages(always: Collection[str] = FAMILIES) -> Any:
    """Parameters `game` and `language`: English for all games, all languages for these; the rest is slow."""
    return pytest.mark.parametrize(
        ("game", "language"),
        [
            pytest.param(
                game.key,
                language,
                id=f"{game.key}-{language}",
                marks=slow_unless(language == "en" or game.key in always),
            )
            for game in parlour.games()
            for language in parlour.words.LANGUAGES
        ],
    )
