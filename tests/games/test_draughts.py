"""docs/rules/draughts.md, the head of the file and `draughts`, sentence by sentence."""

from random import Random

import pytest

from parlour import BadMove, Match, game
from parlour.games.draughts import family
from parlour.games.draughts.draughts import Rules
from parlour.games.draughts.go import shared
from parlour.view import Note, Place
from tests.games import draughts_table
from tests.games.draughts_table import (
    START,
    check_eighty_moves,
    check_start,
    check_third_time,
    fen,
    men,
    moves_of,
)
from tests.games.table import complaint, play_on, refusal, said, widget

KEY = "draughts"


def at(fen: str, **more: object) -> Match:
    return draughts_table.at(KEY, fen, **more)


def why(match: Match, move: str) -> tuple[str, set[str]]:
    return draughts_table.why(match, move)


def test_the_32_dark_squares_are_numbered_from_the_top_left_row_by_row():
    board = widget(Match.start(KEY), "board")
    assert board.look == "squares"
    assert [place.id for place in board.places] == [str(number) for number in range(1, 33)]
    assert {Place("1", 1, 7), Place("5", 0, 6), Place("29", 0, 0), Place("32", 6, 0)} <= set(board.places)
    assert all((place.x + place.y) % 2 == 0 for place in board.places)


@pytest.mark.parametrize(
    ("text", "touches"),
    [("22-18", "22 18"), ("22x15x8", "22 15 8"), ("1x10", "1 10"), ("@30", "30"), ("22x15x22", "22 15 22")],
)
def test_moves_are_written_and_read_in_pdn(text, touches):
    move = game(KEY).read(text)
    assert move.text() == text
    assert move.paths() == (tuple(f"place:{number}" for number in touches.split()),)
    assert move.data() == {"go": text.removeprefix("@"), "enters": "on" if text.startswith("@") else "off"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "22",
        "22-33",
        "0-5",
        "22-18-14",
        "22x",
        "x15",
        "c3-d3",
        "c3-i5",
        "c33-d4",
        "022-18",
        "22 - 18",
        "@",
        "@33",
        "22-18 ",
    ],
)
def test_what_names_no_squares_is_no_move(text):
    assert refusal(Match.start(KEY), 0, text).key == "unreadable"


@pytest.mark.parametrize(
    ("text", "numbers"), [("c3-d4", "22-18"), ("c3xe5xg7", "22x15x8"), ("@c1", "@30"), ("a1-b2", "29-25")]
)
def test_squares_also_have_algebraic_names_a1_is_dark_bottom_left(text, numbers):
    assert game(KEY).read(text).text() == numbers
    match = Match.start(KEY)
    match.play(0, "c3-d4")
    assert match.rows[-1].move == "22-18"


def test_positions_are_written_and_read_in_draughts_fen():
    assert START == ("W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12")
    for text in "W:WK15,22:B5", "B:W:B5,K8", START:
        assert draughts_table.fen_of(draughts_table.position(text)) == text


def test_every_legal_move_reads_back_from_its_text():
    rng = Random(1)
    for seed in range(6):
        king = ("lands-behind", "lands-anywhere", "short")[seed % 3]
        match = Match.start(KEY, rules={"king": king, "men_capture_back": "on"}, seed=seed)
        while not match.result:
            (seat,) = match.to_act()
            assert moves_of(match)
            match.play(seat, rng.choice(match.moves(seat)))


def test_white_is_seat_0_and_begins_with_12_men_each_on_the_dark_squares_of_the_three_nearest_rows():
    check_start(KEY)


@pytest.mark.rule("_third-time", "third-time")
def test_a_position_that_stands_for_the_third_time_is_a_draw():
    check_third_time(KEY)


@pytest.mark.rule("_draughts-draws", "no-progress")
def test_80_moves_without_a_mans_move_or_a_capture_are_a_draw():
    check_eighty_moves(KEY)


@pytest.mark.rule("_third-time", "third-time")
def test_with_the_same_player_to_move():
    """The pieces stand so for the third time, but once it was the other's turn."""
    match = at("W:WK32,25:BK1,13")
    play_on(match, "25-21", "1-5", "32-28", "5-9", "28-24", "9-5", "24-28", "5-1", "28-32")
    assert match.result is None


def test_a_position_with_the_colours_exchanged_is_another_position():
    """In five moves the kings change places; after ten all is as it was, for the second time."""
    match = at("W:WK19:BK5")
    change = ["19-15", "5-1", "15-18", "1-19", "18-5"]
    play_on(match, *change)
    assert (men(match, 0), men(match, 1)) == ({"K5"}, {"K19"})
    play_on(match, *change)
    assert match.result is None
    play_on(match, *change, *change)
    assert match.result.reason == "third-time"


@pytest.mark.rule("_draughts-turn", "men")
def test_men_move_one_square_diagonally_forward():
    assert moves_of(at("W:W22:B1")) == {"22-17", "22-18"}
    assert moves_of(at("B:W32:B10")) == {"10-14", "10-15"}
    assert moves_of(at("W:W21:B1")) == {"21-17"}


@pytest.mark.rule("_draughts-turn", "capturing", "must-capture")
def test_capturing_is_compulsory():
    match = at("W:W22,30:B18,1")
    assert moves_of(match) == {"22x15"}
    assert why(match, "30-26") == ("must-capture", {"22"})


@pytest.mark.rule("_draughts-turn", "capturing")
def test_jump_an_adjacent_enemy_with_a_free_square_behind_it():
    assert moves_of(at("W:W22:B18,15,1")) == {"22-17"}
    assert moves_of(at("W:W22,18:B1")) == {"22-17", "18-14", "18-15"}
    assert moves_of(at("W:W22:B14,1")) == {"22-17", "22-18"}


@pytest.mark.rule("_men-capture", "capture-forwards")
def test_men_capture_forwards():
    assert moves_of(at("W:W14:B18,1")) == {"14-9", "14-10"}
    assert moves_of(at("B:W10,32:B14")) == {"14-17", "14-18"}


@pytest.mark.rule("_draughts-turn", "go-on")
def test_if_another_jump_is_possible_it_must_be_made_in_the_same_move():
    match = at("W:W22:B18,10,1")
    assert moves_of(match) == {"22x15x6"}
    assert why(match, "22x15") == ("go-on", {"6"})


@pytest.mark.rule("_draughts-turn", "go-on")
def test_all_jumped_pieces_leave_the_board():
    match = at("W:W22:B18,10,1")
    match.play(0, "22x15x6")
    assert men(match, 1) == {"1"}
    assert men(match, 0) == {"6"}
    assert widget(match, "lost", 1).count == 11
    assert widget(match, "board").last == ("22", "15", "6")
    assert said(match) == [("moved", {"seat": 0, "go": "22x15x6"})]


@pytest.mark.rule("_crowned", "crowned")
def test_a_man_that_reaches_the_far_row_becomes_a_king():
    match = at("W:W6:B28")
    match.play(0, "6-1")
    assert men(match, 0) == {"K1"}
    assert said(match) == [("crowned", {"seat": 0, "go": "6-1"})]
    black = at("B:W5:B28")
    black.play(1, "28-32")
    assert men(black, 1) == {"K32"}


def test_a_man_that_reaches_it_by_a_jump_is_crowned_and_stops_there():
    match = at("W:W11:B7,6,28")
    assert moves_of(match) == {"11x2"}
    match.play(0, "11x2")
    assert men(match, 0) == {"K2"}


@pytest.mark.rule("_crowned", "crowned")
def test_where_men_capture_backwards_and_it_can_capture_on_as_a_man_it_must():
    match = at("W:W11:B7,6,28", men_capture_back=True)
    assert moves_of(match) == {"11x2x9"}
    match.play(0, "11x2x9")
    assert men(match, 0) == {"9"}, "crowned only if its move ends on the far row"
    ends_there = at("W:W11:B7,28", men_capture_back=True)
    ends_there.play(0, "11x2")
    assert men(ends_there, 0) == {"K2"}


def test_it_captures_on_as_a_man_and_not_as_a_king():
    """From 2 a king could capture 9 at a distance."""
    assert moves_of(at("W:W11:B7,9,28", men_capture_back=True)) == {"11x2"}


def test_the_own_base_row_crowns_nobody():
    match = at("W:W24:B27,1", men_capture_back=True)
    match.play(0, "24x31")
    assert men(match, 0) == {"31"}


@pytest.mark.rule("_kings", "king-moves")
def test_the_king_moves_any_number_of_free_squares_diagonally_in_any_direction():
    assert moves_of(at("W:WK29:B4")) == {"29-25", "29-22", "29-18", "29-15", "29-11", "29-8"}
    assert moves_of(at("W:WK14,21:B1")) >= {
        "14-9",
        "14-5",
        "14-10",
        "14-7",
        "14-3",
        "14-17",
        "14-18",
        "14-32",
    }
    assert "14-21" not in moves_of(at("W:WK14,21:B1"))


@pytest.mark.rule("_kings", "king-captures", "king-lands")
def test_it_captures_at_any_distance_and_must_land_directly_behind_the_captured_piece():
    match = at("W:WK29:B15,1")
    assert moves_of(match) == {"29x11"}
    assert why(match, "29x8") == ("lands-behind", {"11"})


def test_it_goes_on_jumping_from_there():
    assert moves_of(at("W:WK29:B15,7,28")) == {"29x11x2"}


@pytest.mark.rule("_draughts-turn", "must-capture")
def test_the_king_too_must_capture_when_it_can():
    match = at("W:WK29,32:B15,1")
    assert moves_of(match) == {"29x11"}
    assert why(match, "32-28") == ("must-capture", {"29"})


@pytest.mark.rule("draughts", "no-pieces")
def test_lost_with_no_men_and_no_kings_left():
    match = at("W:W22:B18")
    match.play(0, "22x15")
    assert match.result.reason == "no-pieces"
    assert (match.result.ranks, match.result.scores) == ((1, 2), (1, 0))
    black = at("B:W14:B10")
    black.play(1, "10x17")
    assert black.result.ranks == (2, 1)


@pytest.mark.rule("draughts", "blocked")
def test_a_player_who_cannot_move_has_lost_too():
    match = at("W:W25,30,32:B21")
    match.play(0, "32-27")
    assert match.result.reason == "blocked"
    assert match.result.ranks == (1, 2)
    assert match.to_act() == []


def test_any_capturing_sequence_may_be_chosen_but_a_begun_one_must_be_finished():
    match = at("W:W22:B18,17,9,1")
    assert moves_of(match) == {"22x15", "22x13x6"}
    assert why(match, "22x13") == ("go-on", {"6"})


def test_captured_pieces_are_removed_after_the_whole_move_until_then_they_stand_in_the_way():
    """Back on 22 the king does not see 11: 18 stands between until the move is over."""
    match = at("W:WK22:B18,19,27,26,11,1")
    assert moves_of(match) == {"22x15x24x31x22", "22x15x8", "22x31x24x15x8"}


def test_they_may_not_be_jumped_twice_and_the_own_starting_square_counts_as_empty():
    match = at("W:W22:B18,10,9,17,4", men_capture_back=True)
    assert moves_of(match) == {"22x13x6x15x22"}
    match.play(0, "22x13x6x15x22")
    assert men(match, 0) == {"22"}
    assert men(match, 1) == {"4"}


def test_equal_start_end_and_captures_are_one_move_with_several_paths():
    match = at("W:W22:B18,10,9,17,4", men_capture_back=True)
    (move,) = match.moves(0)
    assert move.paths() == (
        ("place:22", "place:13", "place:6", "place:15", "place:22"),
        ("place:22", "place:15", "place:6", "place:13", "place:22"),
    )
    match.play(0, "22x15x6x13x22")
    assert men(match, 1) == {"4"}
    assert widget(match, "board").last == ("22", "15", "6", "13", "22"), "the way it went"
    assert match.rows[-1].move == "22x15x6x13x22"


def test_two_pieces_directly_behind_one_another_cannot_be_jumped():
    assert moves_of(at("W:WK29:B22,18,4")) == {"29-25"}


def test_a_king_that_goes_on_capturing_may_do_so_in_any_direction_at_any_distance():
    assert moves_of(at("W:WK29:B25,11,1")) == {"29x22x8"}
    assert moves_of(at("W:WK29:B25,17,26,1")) == {"29x22x13", "29x22x31"}


@pytest.mark.rule("_kings", "king-lands")
def test_king_lands_anywhere_behind_the_captured_piece():
    match = at("W:WK29:B22,1", king="lands-anywhere")
    assert moves_of(match) == {"29x18", "29x15", "29x11", "29x8", "29x4"}


def test_a_king_that_lands_anywhere_need_not_choose_where_it_could_go_on_but_must_go_on_from_there():
    match = at("W:WK29:B22,10,1", king="lands-anywhere")
    assert moves_of(match) == {"29x18", "29x15x6", "29x11", "29x8", "29x4"}


@pytest.mark.rule("_kings", "king-moves", "king-captures")
def test_king_short_moves_and_jumps_one_step():
    assert moves_of(at("W:WK29:B4", king="short")) == {"29-25"}
    assert moves_of(at("W:WK29:B18,4", king="short")) == {"29-25"}
    assert moves_of(at("W:WK14:B18,4", king="short")) == {"14x23"}


@pytest.mark.rule("_men-capture", "capture-forwards")
def test_men_capture_back_on():
    assert moves_of(at("W:W14:B18,1", men_capture_back=True)) == {"14x23"}
    assert moves_of(at("W:W14:B1", men_capture_back=True)) == {"14-9", "14-10"}


@pytest.mark.rule("_which-capture", "take-most")
def test_majority_on_takes_the_sequence_that_takes_most():
    match = at("W:W22,24:B18,17,9,19,1", majority=True)
    assert moves_of(match) == {"22x13x6"}
    assert why(match, "24x15") == ("take-most", {"22"})
    assert why(match, "22x15") == ("take-most", {"13"})
    assert "24x15" in moves_of(at("W:W22,24:B18,17,9,19,1"))


def test_a_junk_capture_is_refused_without_looking_at_the_board(monkeypatch):
    """60 kB that begin like a capture: neither the moves nor the reasons are worked out for it."""
    match = Match.start(KEY)
    monkeypatch.setattr(type(match), "why", None)
    monkeypatch.setattr(type(match), "moves", None)
    with pytest.raises(BadMove):
        match.play(0, "x".join(["22", "15"] * 10_000))


def test_junk_touches_are_compared_with_each_route_once(monkeypatch):
    compared = []
    monkeypatch.setattr(family, "shared", lambda route, stops: compared.append(route) or shared(route, stops))
    match = at("W:W22:B18,11,28")
    routes = [route for move in match.moves(0) for route in move.routes]
    match.why(0, ("place:22", "place:15") * 10_000)
    assert len(compared) <= 4 * len(routes)


def english(fen: str) -> Match:
    return at(fen, preset="english")


def russian(fen: str) -> Match:
    return at(fen, preset="russian")


def test_english_black_begins_and_has_the_low_numbers():
    match = Match.start(KEY, rules={"preset": "english"})
    assert match.to_act() == [1]
    assert moves_of(match) == {"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"}
    assert men(match, 1) == {str(number) for number in range(1, 13)}


def test_english_kings_step_and_jump_one_square():
    assert moves_of(english("W:WK29:B4")) == {"29-25"}
    assert moves_of(english("W:WK14:B18,10,4")) == {"14x23", "14x7"}


def test_english_men_capture_forwards_only():
    assert moves_of(english("W:W14:B18,1")) == {"14-9", "14-10"}


def test_english_crowning_ends_the_move():
    match = english("W:W11:B7,6,28")
    assert moves_of(match) == {"11x2"}
    play_on(match, "11x2")
    assert men(match, 0) == {"K2"}


def test_english_any_capture_may_be_chosen():
    assert moves_of(english("W:W22,24:B18,17,9,19,1")) == {"22x13x6", "22x15", "24x15"}


def test_russian_a_man_crowned_in_mid_capture_goes_on_as_a_king():
    match = russian("W:W11:B7,9,28")
    assert moves_of(match) == {"11x2x13"}
    play_on(match, "11x2x13")
    assert men(match, 0) == {"K13"}
    assert said(match)[0][0] == "crowned"
    assert moves_of(at("W:W11:B7,9,28", men_capture_back=True)) == {"11x2"}


@pytest.mark.rule("_kings", "king-lands")
def test_russian_a_king_must_land_where_it_can_capture_on():
    match = russian("W:WK29:B22,10,4")
    assert moves_of(match) == {"29x15x6", "29x15x1"}
    assert why(match, "29x18") == ("lands-onward", {"15"})
    free = at("W:WK29:B22,10,4", king="lands-anywhere")
    assert moves_of(free) == {"29x18", "29x15x6", "29x15x1", "29x11", "29x8"}


def test_russian_kings_fly_and_men_capture_backwards():
    assert "29-15" in moves_of(russian("W:WK29:B1"))
    assert moves_of(russian("W:W14:B18,1")) == {"14x23"}


def test_russian_any_capture_may_be_chosen():
    assert moves_of(russian("W:W22,24:B18,17,9,19,1")) == {"22x13x6", "22x15", "24x15"}


def test_russian_a_piece_is_jumped_once_and_leaves_after_the_whole_move():
    """The king comes back to 14, and 18 still stands in the way to 23."""
    match = russian("W:WK14:B18,26,25,17,4")
    assert all(len(set(move.stops[1:])) == len(move.stops[1:]) for move in match.moves(0))


def test_the_defaults_are_the_book():
    assert Rules() == Rules("lands-behind", False, "at-the-end", False, "white", True)
    assert game(KEY).presets == ["book", "english", "russian"]
    assert game(KEY).rules({"king": "short", "draw_rules": "off"}, 2) == Rules(king="short", draw_rules=False)


@pytest.mark.parametrize(
    ("option", "value"), [("king", "long"), ("majority", 2), ("men_capture_back", "yes")]
)
def test_a_value_that_is_no_choice_is_refused(option, value):
    assert complaint(KEY, {option: value}).key == "no-choice"


def test_in_the_two_seat_board_games_there_is_no_option_first():
    assert complaint(KEY, {"first": "1"}).key == "no-option"
    for seats in 1, 3:
        assert complaint(KEY, seats=seats).key == "no-seats"


def test_a_piece_that_is_not_ones_own_is_refused_and_those_that_can_move_flash():
    match = at("W:W22,29:B1")
    assert why(match, "1-5") == ("not-your-piece", {"22", "29"})
    assert why(match, "14-10") == ("not-your-piece", {"22", "29"})
    assert why(match, "@30") == ("not-your-piece", {"22", "29"})


@pytest.mark.rule("_draughts-turn", "men-forwards")
def test_men_that_go_backwards_or_too_far_are_refused_and_where_they_may_go_flashes():
    match = at("W:W22,9:B1")
    assert why(match, "22-26") == ("men-forwards", {"17", "18"})
    assert why(match, "22-15") == ("men-forwards", {"17", "18"})
    assert why(match, "22x15") == ("men-forwards", {"17", "18"})


def test_a_square_that_is_held_is_refused_by_name():
    match = at("W:W22,18:B1")
    reason = refusal(match, 0, "22-18")
    assert (reason.key, reason.data, reason.flash) == ("square-taken", {"square": "18"}, ("place:17",))


def test_men_that_would_capture_backwards_are_refused():
    assert why(at("W:W14:B18,1"), "14x23") == ("capture-forwards", {"9", "10"})
    assert why(at("W:W14:B18,1"), "14-18")[0] == "square-taken"


def test_a_king_that_could_capture_but_slides_on_is_told_where_to_jump():
    assert why(at("W:WK29:B15,1"), "29-22") == ("jump-there", {"11"})


def test_a_move_that_is_written_with_the_wrong_sign_is_told_how_it_is_written():
    for match, wrong, right in ((at("W:W22:B18,1"), "22-15", "22x15"), (at("W:W22:B1"), "22x18", "22-18")):
        reason = refusal(match, 0, wrong)
        assert (reason.key, reason.data) == ("written-so", {"text": right})


def test_a_king_off_its_diagonals_is_refused():
    assert why(at("W:WK29:B1"), "29-30")[0] == "kings-slide"
    assert why(at("W:WK29:B1", king="short"), "29-22") == ("kings-step", {"25"})


def test_a_capture_that_goes_nowhere_or_too_far_is_refused():
    match = at("W:W22:B18,1")
    assert why(match, "22-17") == ("jump-there", {"15"})
    assert why(match, "22x15x6") == ("ends-there", {"15"})


def test_a_piece_that_cannot_move_is_refused_and_those_that_can_flash():
    match = at("W:W29,25,30:B1")
    reason = match.why(0, ("place:29",))
    assert reason.key == "stuck"
    assert set(reason.flash) == {"place:25", "place:30"}


def test_out_of_turn_and_after_the_end_it_says_so():
    match = at("W:W22:B18")
    assert refusal(match, 1, "18-23").key == "not-your-turn"
    match.play(0, "22x15")
    assert refusal(match, 1, "18-23").key == "over"


def test_one_may_resign_and_both_may_agree_a_draw():
    match = Match.start(KEY)
    match.play(0, "/resign")
    assert (match.result.reason, match.result.ranks) == ("resigned", (2, 1))
    match = Match.start(KEY)
    match.play(1, "/agree-draw 0")
    assert (match.result.reason, match.result.ranks) == ("agreed-draw", (1, 1))


def test_the_table_says_whose_move_it_is_and_what_is_lost():
    match = at("B:W22,K5:B1")
    assert widget(match, "to-move") == Note(zone="to-move", seat=1)
    assert [widget(match, "lost", seat).count for seat in (0, 1)] == [10, 11]
    assert men(match, 0) == {"22", "K5"}
    assert fen(match) == "B:WK5,22:B1"
