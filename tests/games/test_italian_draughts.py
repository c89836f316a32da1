"""docs/rules/draughts.md, `italian-draughts`, sentence by sentence."""

from parlour import Match, game
from parlour.games.draughts.italian_draughts import Rules
from parlour.view import Place
from tests.games import draughts_table
from tests.games.draughts_table import check_eighty_moves, check_start, check_third_time, men, moves_of, why
from tests.games.table import complaint, widget

KEY = "italian-draughts"


def at(fen: str, **more: object) -> Match:
    return draughts_table.at(KEY, fen, **more)


def federal(fen: str, **more: object) -> Match:
    return at(fen, preset="federation", **more)


def test_12_men_forward_only():
    check_start(KEY)
    match = at("W:W22:B1")
    assert moves_of(match) == {"22-17", "22-18"}
    assert why(match, "22-26") == ("men-forwards", {"17", "18"})


def test_men_also_capture_forwards_only():
    assert moves_of(at("W:W14:B18,1")) == {"14-9", "14-10"}
    assert complaint(KEY, {"men_capture_back": "on"}).key == "no-option"


def test_a_man_may_not_capture_a_king():
    for preset in "book", "federation":
        assert moves_of(at("W:W22:BK18,1", preset=preset)) == {"22-17"}
        assert why(at("W:W22:BK18,1", preset=preset), "22x15") == ("kings-are-safe", {"17"})
        assert moves_of(at("W:W22:B18,1", preset=preset)) == {"22x15"}
        assert moves_of(at("W:WK22:BK18,1", preset=preset)) == {"22x15"}
        assert moves_of(at("W:W22:B18,K10,1", preset=preset)) == {"22x15"}


def test_capturing_is_compulsory():
    match = at("W:W22,30:B18,1")
    assert moves_of(match) == {"22x15"}
    assert why(match, "30-26") == ("must-capture", {"22"})


def test_the_sequence_that_takes_most_must_be_chosen():
    match = at("W:W22,24:B18,17,9,19,1")
    assert moves_of(match) == {"22x13x6"}
    assert why(match, "24x15") == ("take-most", {"22"})
    assert complaint(KEY, {"majority": "off"}).key == "no-option"


def test_forward_only_is_meant_for_men():
    assert moves_of(at("W:WK4:B15,1")) == {"4x18"}


def test_in_the_book_equal_sequences_are_free_choice():
    assert moves_of(at("W:WK30,24:B25,19,1")) == {"30x21", "30x16", "24x15"}


def test_in_the_book_the_option_king_is_that_of_draughts():
    assert Rules.choices()["king"] == game("draughts").Rules.choices()["king"]
    assert moves_of(at("W:WK29:B15,1")) == {"29x11"}
    assert moves_of(at("W:WK29:B22,1", king="lands-anywhere")) == {"29x18", "29x15", "29x11", "29x8", "29x4"}


def test_federation_kings_step_and_jump_one_square():
    assert moves_of(federal("W:WK29:B4")) == {"29-25"}
    assert moves_of(federal("W:WK29:B18,4")) == {"29-25"}
    assert moves_of(federal("W:WK14:B18,4")) == {"14x23"}


def test_federation_most_pieces_come_first():
    assert moves_of(federal("W:WK30,24:B25,19,10,1")) == {"24x15x6"}


def test_federation_then_a_king_captures_before_a_man():
    match = federal("W:WK30,24:B25,19,1")
    assert moves_of(match) == {"30x21"}
    assert why(match, "24x15") == ("take-by-rank", {"30"})


def test_federation_then_the_one_that_takes_most_kings():
    assert moves_of(federal("W:WK14:B10,K9,1")) == {"14x5"}
    assert moves_of(federal("W:WK14:B10,9,1")) == {"14x5", "14x7"}
    assert moves_of(federal("W:WK14:B17,9,10,K18,4")) == {"14x23"}
    most_before_earliest = "W:WK9,K14:B6,K7,K15,16,23,27"
    assert moves_of(federal(most_before_earliest)) == {"9x2x11x18"}


def test_federation_then_the_one_that_meets_a_king_earliest():
    king_first_on_the_left = "W:WK22:BK17,9,18,K11,32"
    assert moves_of(federal(king_first_on_the_left)) == {"22x13x6"}
    assert moves_of(federal(king_first_on_the_left, priorities="off")) == {"22x13x6", "22x15x8"}


def test_federation_only_routes_that_keep_the_order_are_paths():
    """Round the diamond the king must begin with the king on 18."""
    match = federal("W:WK22:BK18,10,9,17,4")
    (move,) = match.moves(0)
    assert move.text() == "22x15x6x13x22"
    assert len(move.paths()) == 1
    assert why(match, "22x13x6x15x22")[0] == "take-by-rank"


def test_federation_promotion_ends_the_move():
    match = federal("W:W11:B7,6,32")
    assert moves_of(match) == {"11x2"}
    match.play(0, "11x2")
    assert men(match, 0) == {"K2"}


def test_federation_turns_the_board_so_that_the_bottom_right_corner_is_dark():
    plain, turned = (widget(Match.start(KEY, rules={"preset": p}), "board") for p in ("book", "federation"))
    assert Place("29", 0, 0) in plain.places
    assert Place("29", 8, 0) in turned.places
    assert max(place.x for place in turned.places) == 8
    assert all((place.x + place.y) % 2 == 0 for place in turned.places), "these are the dark ones"
    mirror = {place.id: 8 - place.x for place in plain.places}
    assert {place.id: place.x for place in turned.places} == mirror


def test_the_mirror_image_has_no_effect_on_play():
    for side in "left", "right":
        assert moves_of(at("W:W22,24:B18,17,9,19,1", dark_corner=side)) == {"22x13x6"}


def test_the_presets_are_book_and_federation():
    assert game(KEY).presets == ["book", "federation"]
    assert game(KEY).rules({}, 2) == Rules("lands-behind", False, "left", True)
    assert game(KEY).rules({"preset": "federation"}, 2) == Rules("short", True, "right", True)


def test_endless_games_are_draws():
    check_third_time(KEY)
    check_eighty_moves(KEY)
