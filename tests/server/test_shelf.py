"""The shelf: which games there are, their rules and their drawings."""

from __future__ import annotations

import msgspec
import pytest

import parlour
from bench.guests import Server, get
from parlour.rulebook import Page, page
from parlour.words import LANGUAGES, Words
from tests.matrix import languages

GAMES = [game.key for game in parlour.games()]


def test_every_game_says_its_kind_and_how_long_it_takes(server: Server) -> None:
    shelf = get(f"{server.url}/api/games").json()
    assert [game["key"] for game in shelf] == GAMES
    for game in shelf:
        stated = parlour.game(game["key"])
        assert (game["kind"], game["minutes"]) == (stated.kind, stated.minutes)
        assert game["kind"] in ("board", "dice", "cards")
        assert 1 <= game["minutes"] <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_in_a_line_and_has_other_names(server: Server, language: str) -> None:
    shelf = get(f"{server.url}/api/games", params={"language": language}).json()
    told = [game["about"] for game in shelf]
    assert len(set(told)) == len(GAMES)
    assert all(3 < len(line) <= 70 and line.endswith(".") for line in told)
    for game in shelf:
        elsewhere = {Words(each, game["key"]).say("title") for each in LANGUAGES if each != language}
        assert elsewhere <= {*game["also"], game["title"]}
        assert game["also"][0]
        assert len(set(game["also"])) == len(game["also"])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_drawing(server: Server, game: str) -> None:
    found = get(f"{server.url}/api/games/{game}/drawing")
    assert found.status_code == 200
    assert found.headers["content-type"].partition(";")[0] == "image/svg+xml"
    assert found.headers["cache-control"] == "max-age=3600"
    assert b"<svg" in found.content


@pytest.mark.parametrize("page", ["drawing", "rules"])
@pytest.mark.parametrize("game", ["chess-boxing", "..%2Fpages", "One"])
def test_of_an_unknown_game_there_is_nothing_to_see(server: Server, page: str, game: str) -> None:
    found = get(f"{server.url}/api/games/{game}/{page}?language=de")
    assert found.status_code == 404
    assert found.json()["key"] in ("no-game", "no-page")
    assert "cache-control" not in found.headers


@languages(always=["one"])
def test_the_rules_say_which_language_they_are_in(server: Server, game: str, language: str) -> None:
    found = get(f"{server.url}/api/games/{game}/rules?language={language}")
    made = page(parlour.game(game), language)
    assert msgspec.json.decode(found.content, type=Page) == made
    assert found.headers["content-language"] == made.language == found.json()["language"]


def test_the_rules_are_those_of_the_table(server: Server) -> None:
    found = get(f"{server.url}/api/games/nine-mens-morris/rules?rule=flying%3Doff&rule=double_mill%3D2")
    made = page(parlour.game("nine-mens-morris"), "en", {"flying": False, "double_mill": 2})
    assert msgspec.json.decode(found.content, type=Page) == made


@pytest.mark.parametrize("rule", ["flying", "flying=perhaps", "speed=9", "=", "preset=nobody"])
def test_rules_that_there_are_not_have_no_page(server: Server, rule: str) -> None:
    found = get(f"{server.url}/api/games/nine-mens-morris/rules", params={"rule": rule})
    assert found.status_code == 409
    assert found.json()["key"] in ("no-option", "no-choice", "no-preset")
