"""The shelf: which games there are, their rules and their drawings."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

import parlour
from parlour.words import LANGUAGES, rules_page
from tests.server.guests import Server

GAMES = [game.key for game in parlour.games()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("shelf")) as running:
        yield running


def test_every_game_says_its_kind_and_how_long_it_takes(server: Server) -> None:
    shelf = httpx.get(f"{server.url}/api/games").json()
    assert {game["key"]: (game["kind"], game["minutes"]) for game in shelf} == {
        "nine-mens-morris": ("board", 20),
        "hopping-morris": ("board", 5),
        "cross-morris": ("board", 10),
        "battle-morris": ("board", 5),
        "draughts": ("board", 20),
        "reverse-draughts": ("board", 15),
        "french-draughts": ("board", 20),
        "italian-draughts": ("board", 20),
        "chicago-draughts": ("board", 25),
        "wolf-and-sheep": ("board", 10),
        "walls": ("board", 20),
        "corner-draughts": ("board", 15),
        "who-has-the-six": ("dice", 20),
        "one": ("dice", 5),
        "jule": ("dice", 10),
        "battle": ("cards", 15),
        "crazy-eights": ("cards", 10),
        "hollywood-eights": ("cards", 40),
        "egyptian-rat-screw": ("cards", 15),
        "go-fish": ("cards", 15),
        "clock-solitaire": ("cards", 3),
        "concentration": ("cards", 15),
        "kemps": ("cards", 20),
        "accordion": ("cards", 10),
        "six-card-golf": ("cards", 30),
        "8-28": ("cards", 30),
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_drawing(server: Server, game: str) -> None:
    found = httpx.get(f"{server.url}/api/games/{game}/drawing")
    assert found.status_code == 200
    assert found.headers["content-type"].partition(";")[0] == "image/svg+xml"
    assert found.headers["cache-control"] == "max-age=3600"
    assert b"<svg" in found.content


@pytest.mark.parametrize("page", ["drawing", "rules"])
@pytest.mark.parametrize("game", ["chess-boxing", "..%2Fpages", "One"])
def test_of_an_unknown_game_there_is_nothing_to_see(server: Server, page: str, game: str) -> None:
    found = httpx.get(f"{server.url}/api/games/{game}/{page}?language=de")
    assert found.status_code == 404
    assert found.json()["key"] in ("no-game", "no-page")
    assert "cache-control" not in found.headers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_say_which_language_they_are_in(server: Server, game: str, language: str) -> None:
    found = httpx.get(f"{server.url}/api/games/{game}/rules?language={language}")
    text, written = rules_page(language, game)
    assert (found.text, found.headers["content-language"]) == (text, written)
    assert found.headers["content-type"].startswith("text/plain")
