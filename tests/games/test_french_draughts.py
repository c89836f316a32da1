"""docs/rules/draughts.md, `french-draughts`, sentence by sentence."""

import pytest

from parlour import Match, game
from parlour.games.draughts.french_draughts import Rules
from tests.games import draughts_table
from tests.games.draughts_table import (
    check_eighty_moves,
    check_lost,
    check_start,
    check_third_time,
    men,
    moves_of,
    why,
)
from tests.games.table import complaint

KEY = "french-draughts"


def at(fen: str, **more: object) -> Match:
    return draughts_table.at(KEY, fen, **more)


def test_it_begins_as_draughts():
    check_start(KEY)


@pytest.mark.rule("_draughts-turn", "men", "men-forwards")
def test_men_move_only_forwards():
    match = at("W:W22:B1")
    assert moves_of(match) == {"22-17", "22-18"}
    assert why(match, "22-26") == ("men-forwards", {"17", "18"})


@pytest.mark.rule("french-draughts", "capture-forwards")
def test_men_capture_forwards_and_backwards():
    assert moves_of(at("W:W14:B10,1")) == {"14x7"}
    assert moves_of(at("W:W14:B18,1")) == {"14x23"}


@pytest.mark.rule("_draughts-turn", "capturing", "must-capture")
def test_capturing_is_compulsory():
    match = at("W:W14,32:B18,1")
    assert moves_of(match) == {"14x23"}
    assert why(match, "32-28") == ("must-capture", {"14"})


@pytest.mark.rule("french-draughts", "capture-forwards")
def test_several_in_a_row_zigzag_round_corners_too():
    assert moves_of(at("W:W29:B25,18,19,27,1")) == {"29x22x15x24x31"}


def test_a_man_that_passes_the_far_row_goes_on_as_a_man():
    match = at("W:W11:B7,6,28")
    assert moves_of(match) == {"11x2x9"}
    match.play(0, "11x2x9")
    assert men(match, 0) == {"9"}


@pytest.mark.rule("_kings", "king-moves", "king-captures", "king-lands")
@pytest.mark.rule("_crowned", "crowned")
def test_kings_move_and_capture_as_in_draughts():
    assert moves_of(at("W:WK29:B4")) == {"29-25", "29-22", "29-18", "29-15", "29-11", "29-8"}
    assert moves_of(at("W:WK4:B15,1")) == {"4x18"}, "backwards too"
    match = at("W:W6:B28")
    match.play(0, "6-1")
    assert men(match, 0) == {"K1"}


@pytest.mark.rule("french-draughts", "no-pieces", "blocked")
def test_lost_without_pieces_or_without_a_move():
    check_lost(KEY)


@pytest.mark.rule("_which-capture", "take-most")
@pytest.mark.rule("_kings", "king-lands")
def test_the_preset_federation_plays_majority_and_kings_that_land_anywhere():
    assert game(KEY).presets == ["book", "federation"]
    assert game(KEY).rules({"preset": "book"}, 2) == Rules("lands-behind", False, True)
    assert game(KEY).rules({"preset": "federation"}, 2) == Rules("lands-anywhere", True, True)
    match = at("W:WK29:B22,1", preset="federation")
    assert moves_of(match) == {"29x18", "29x15", "29x11", "29x8", "29x4"}
    match = at("W:W22,24:B18,17,9,19,1", preset="federation")
    assert "24x15" not in moves_of(match)
    assert why(match, "24x15")[0] == "take-most"


def test_the_options_may_then_be_changed_singly():
    rules = game(KEY).rules({"preset": "federation", "king": "short"}, 2)
    assert rules == Rules("short", True, True)


def test_men_capture_back_is_always_on():
    assert complaint(KEY, {"men_capture_back": "off"}).key == "no-option"


@pytest.mark.rule("_third-time", "third-time")
@pytest.mark.rule("_draughts-draws", "no-progress")
def test_endless_games_are_draws():
    check_third_time(KEY)
    check_eighty_moves(KEY)
