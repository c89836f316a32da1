"""docs/rules/draughts.md, `reverse-draughts`, sentence by sentence."""

import pytest

from parlour import Match, game
from parlour.games.draughts.reverse_draughts import Rules
from tests.games import draughts_table
from tests.games.draughts_table import check_eighty_moves, check_start, check_third_time, men, moves_of, why
from tests.games.table import play_on

KEY = "reverse-draughts"


def at(fen: str, **more: object) -> Match:
    return draughts_table.at(KEY, fen, **more)


@pytest.mark.rule("_draughts-turn", "capturing", "must-capture")
@pytest.mark.rule("_crowned", "crowned")
@pytest.mark.rule("_kings", "king-captures", "king-lands")
def test_it_is_draughts():
    check_start(KEY)
    match = at("W:W22,30:B18,1")
    assert moves_of(match) == {"22x15"}
    assert why(match, "30-26") == ("must-capture", {"22"})
    assert moves_of(at("W:WK29:B15,1")) == {"29x11"}
    crowned = at("W:W6:B28")
    crowned.play(0, "6-1")
    assert men(crowned, 0) == {"K1"}


@pytest.mark.rule("reverse-draughts", "no-pieces")
def test_the_first_player_with_no_pieces_left_wins():
    match = at("W:W22:B18")
    match.play(0, "22x15")
    assert match.result.reason == "no-pieces"
    assert (match.result.ranks, match.result.scores) == ((2, 1), (0, 1))
    black = at("B:W14:B10")
    black.play(1, "10x17")
    assert black.result.ranks == (1, 2)


@pytest.mark.rule("reverse-draughts", "blocked")
def test_a_player_who_cannot_move_has_won_too():
    match = at("W:W25,30,32:B21")
    match.play(0, "32-27")
    assert match.result.reason == "blocked"
    assert match.result.ranks == (2, 1)


@pytest.mark.rule("_men-capture", "capture-forwards")
@pytest.mark.rule("_which-capture", "take-most")
@pytest.mark.rule("_kings", "king-captures", "king-lands")
def test_same_options_as_draughts():
    assert Rules.choices() == game("draughts").Rules.choices()
    assert game(KEY).presets == game("draughts").presets
    assert moves_of(at("W:WK29:B22,1", king="lands-anywhere")) == {"29x18", "29x15", "29x11", "29x8", "29x4"}
    assert moves_of(at("W:WK14:B18,4", king="short")) == {"14x23"}
    assert moves_of(at("W:W14:B18,1", men_capture_back=True)) == {"14x23"}
    assert moves_of(at("W:W22,24:B18,17,9,19,1", majority=True)) == {"22x13x6"}


@pytest.mark.rule("_third-time", "third-time")
@pytest.mark.rule("_draughts-draws", "no-progress")
def test_endless_games_are_draws():
    check_third_time(KEY)
    check_eighty_moves(KEY)


def test_offering_everything_wins():
    match = at("W:W22,18:B14,1")
    play_on(match, "18x9", "1-5", "22-18")
    assert match.result is None
