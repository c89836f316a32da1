"""docs/rules/draughts.md, `italian-draughts`, sentence by sentence."""

import pytest

from parlour import Match, game
from parlour.games.draughts.italian_draughts import Rules
from parlour.view import Place
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
from tests.games.table import complaint, widget

KEY = "italian-draughts"


def at(fen: str, **more: object) -> Match:
    return draughts_table.at(KEY, fen, **more)


def federal(fen: str, **more: object) -> Match:
    return at(fen, preset="federation", **more)


@pytest.mark.rule("_draughts-turn", "men", "men-forwards")
def test_12_men_forward_only():
    check_start(KEY)
    match = at("W:W22:B1")
    assert moves_of(match) == {"22-17", "22-18"}
    assert why(match, "22-26") == ("men-forwards", {"17", "18"})


@pytest.mark.rule("italian-draughts", "capture-forwards")
def test_men_also_capture_forwards_only():
    assert moves_of(at("W:W14:B18,1")) == {"14-9", "14-10"}
    assert complaint(KEY, {"men_capture_back": "on"}).key == "no-option"


@pytest.mark.rule("italian-draughts", "kings-are-safe")
def test_a_man_may_not_capture_a_king():
    assert moves_of(at("W:W22:BK18,1")) == {"22-17"}
    assert why(at("W:W22:BK18,1"), "22x15") == ("kings-are-safe", {"17"})
    assert moves_of(at("W:W22:B18,1")) == {"22x15"}
    assert moves_of(at("W:WK22:BK18,1")) == {"22x15"}
    assert moves_of(at("W:W22:B18,K10,1")) == {"22x15"}
    assert moves_of(federal("W:W23:BK19,4")) == {"23-20"}
    assert moves_of(federal("W:W23:B19,K11,4")) == {"23x14"}


@pytest.mark.rule("_draughts-turn", "capturing", "must-capture")
def test_capturing_is_compulsory():
    match = at("W:W22,30:B18,1")
    assert moves_of(match) == {"22x15"}
    assert why(match, "30-26") == ("must-capture", {"22"})


@pytest.mark.rule("italian-draughts", "take-most")
def test_the_sequence_that_takes_most_must_be_chosen():
    match = at("W:W22,24:B18,17,9,19,1")
    assert moves_of(match) == {"22x13x6"}
    assert why(match, "24x15") == ("take-most", {"22"})
    assert complaint(KEY, {"majority": "off"}).key == "no-option"


def test_forward_only_is_meant_for_men():
    assert moves_of(at("W:WK4:B15,1")) == {"4x18"}


def test_in_the_book_equal_sequences_are_free_choice():
    assert moves_of(at("W:WK30,24:B25,19,1")) == {"30x21", "30x16", "24x15"}


@pytest.mark.rule("_kings", "king-captures", "king-lands")
def test_in_the_book_the_option_king_is_that_of_draughts():
    assert Rules.choices()["king"] == game("draughts").Rules.choices()["king"]
    assert moves_of(at("W:WK29:B15,1")) == {"29x11"}
    assert moves_of(at("W:WK29:B22,1", king="lands-anywhere")) == {"29x18", "29x15", "29x11", "29x8", "29x4"}


@pytest.mark.rule("_kings", "king-moves", "king-captures")
def test_federation_kings_step_and_jump_one_square():
    assert moves_of(federal("W:WK32:B1")) == {"32-28"}
    assert moves_of(federal("W:WK32:B19,1")) == {"32-28"}
    assert moves_of(federal("W:WK15:B19,1")) == {"15x22"}


@pytest.mark.rule("italian-draughts", "take-most")
def test_federation_most_pieces_come_first():
    assert moves_of(federal("W:WK31,21:B28,18,11,4")) == {"21x14x7"}


@pytest.mark.rule("italian-draughts", "take-by-rank")
def test_federation_then_a_king_captures_before_a_man():
    match = federal("W:WK31,21:B28,18,4")
    assert moves_of(match) == {"31x24"}
    assert why(match, "21x14") == ("take-by-rank", {"31"})


@pytest.mark.rule("italian-draughts", "take-by-rank")
def test_federation_then_the_one_that_takes_most_kings():
    assert moves_of(federal("W:WK15:B11,K12,4")) == {"15x8"}
    assert moves_of(federal("W:WK15:B11,12,4")) == {"15x8", "15x6"}
    assert moves_of(federal("W:WK15:B20,12,11,K19,1")) == {"15x22"}
    most_before_earliest = "W:WK12,K15:B7,K6,K14,13,22,26"
    assert moves_of(federal(most_before_earliest)) == {"12x3x10x19"}


@pytest.mark.rule("italian-draughts", "take-by-rank")
def test_federation_then_the_one_that_meets_a_king_earliest():
    king_first_on_the_right = "W:WK23:BK20,12,19,K10,25"
    assert moves_of(federal(king_first_on_the_right)) == {"23x16x7"}
    assert moves_of(federal(king_first_on_the_right, priorities="off")) == {"23x16x7", "23x14x5"}


def test_federation_only_routes_that_keep_the_order_are_paths():
    """Round the diamond the king must begin with the king on 19."""
    match = federal("W:WK23:BK19,11,12,20,1")
    (move,) = match.moves(0)
    assert move.text() == "23x14x7x16x23"
    assert len(move.paths()) == 1
    assert why(match, "23x16x7x14x23")[0] == "take-by-rank"


def test_federation_promotion_ends_the_move():
    match = federal("W:W10:B6,7,25")
    assert moves_of(match) == {"10x3"}
    match.play(0, "10x3")
    assert men(match, 0) == {"K3"}


def test_federation_turns_the_board_so_that_the_bottom_right_corner_is_dark():
    plain, turned = (widget(Match.start(KEY, rules={"preset": p}), "board") for p in ("book", "federation"))
    assert Place("29", 0, 0) in plain.places
    assert max(place.x for place in turned.places) == 8
    assert all((place.x + place.y) % 2 == 0 for place in turned.places), "these are the dark ones"
    mirror = {(8 - place.x, place.y) for place in plain.places}
    assert {(place.x, place.y) for place in turned.places} == mirror


def test_the_squares_of_the_turned_board_are_numbered_from_the_left_as_italian_players_do():
    board = widget(Match.start(KEY, rules={"preset": "federation"}), "board")
    assert {Place("1", 1, 7), Place("4", 7, 7), Place("5", 2, 6), Place("32", 8, 0)} <= set(board.places)
    match = Match.start(KEY, rules={"preset": "federation"})
    assert moves_of(match) == {"21-17", "21-18", "22-18", "22-19", "23-19", "23-20", "24-20"}


def test_the_mirror_image_has_no_effect_on_play():
    assert moves_of(at("W:W22,24:B18,17,9,19,1")) == {"22x13x6"}
    assert moves_of(at("W:W23,21:B19,20,12,18,4", dark_corner="right")) == {"23x16x7"}


def test_the_presets_are_book_and_federation():
    assert game(KEY).presets == ["book", "federation"]
    assert game(KEY).rules({}, 2) == Rules("lands-behind", False, "left", True)
    assert game(KEY).rules({"preset": "federation"}, 2) == Rules("short", True, "right", True)


@pytest.mark.rule("italian-draughts", "no-pieces", "blocked")
def test_lost_without_pieces_or_without_a_move():
    check_lost(KEY)


@pytest.mark.rule("_third-time", "third-time")
@pytest.mark.rule("_draughts-draws", "no-progress")
def test_endless_games_are_draws():
    check_third_time(KEY)
    check_eighty_moves(KEY)
