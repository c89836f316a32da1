"""docs/rules/draughts.md, `walls`, sentence by sentence."""

import pytest

from parlour import Match, game
from parlour.games.draughts.walls import Rules, State
from parlour.kit.kernels import walls
from parlour.kit.squares import BITS
from tests.games.draughts_table import men, why
from tests.games.table import complaint, refusal, said, sit, texts, widget

KEY = "walls"


def at(white: str, black: str, turn: int = 0, quiet: int = 0, played: int = 0, **rules: object) -> Match:
    sets = [sum(1 << BITS[number] for number in side.split()) for side in (white, black)]
    board = walls.State(sets[turn], sets[1 - turn], turn, quiet, played)
    return sit(game(KEY), State(Rules(**rules), 2, board))


def moves_of(match: Match) -> set[str]:
    (seat,) = match.to_act()
    found = texts(match, seat)
    assert len(found) == len(set(found))
    return set(found)


def test_each_players_men_stand_on_the_dark_squares_of_its_three_rows_and_white_begins():
    match = Match.start(KEY)
    assert men(match, 0) == {str(number) for number in range(21, 33)}
    assert men(match, 1) == {str(number) for number in range(1, 13)}
    assert match.to_act() == [0]


@pytest.mark.rule("walls", "step")
def test_a_move_is_one_step_to_an_adjacent_free_dark_square_forwards_or_backwards():
    assert moves_of(at("22", "1")) == {"22-17", "22-18", "22-25", "22-26"}
    assert moves_of(at("29", "1")) == {"29-25"}


@pytest.mark.rule("walls", "jump")
def test_or_a_jump_over_one_piece_of_either_colour():
    assert {"22-15", "22-31"} <= moves_of(at("22 18", "26 1"))
    match = at("22", "18 1")
    match.play(0, "22-15")
    assert men(match, 0) == {"15"}
    assert men(match, 1) == {"18", "1"}, "no capture"
    assert widget(match, "board").last == ("22", "15")


@pytest.mark.rule("walls", "jump")
def test_a_jump_goes_to_the_free_square_straight_behind():
    assert "22-15" not in moves_of(at("22", "18 15"))
    assert "22-14" not in moves_of(at("22", "18 1"))


@pytest.mark.rule("walls", "one-jump")
def test_no_chains():
    match = at("22", "18 10 1")
    assert "22-15" in moves_of(match)
    assert "22-6" not in moves_of(match)
    assert refusal(match, 0, "22x15x6").key == "step-or-jump"


@pytest.mark.rule("walls", "edge")
def test_a_man_in_the_opponents_starting_rows_may_go_on_to_the_edge():
    assert {"9-5", "9-6"} <= moves_of(at("9", "32"))
    assert {"6-1", "6-2"} <= moves_of(at("6", "32"))


@pytest.mark.rule("walls", "caught")
def test_a_man_without_contact_that_cannot_move_is_caught_and_removed():
    """On the corner 29 behind 25, with 22 held too, there is neither a step nor a jump."""
    match = at("29 16", "22 26", turn=1)
    match.play(1, "26-30")
    assert men(match, 0) == {"29", "16"}
    shut = at("29 16", "22 30", turn=1)
    shut.play(1, "30-25")
    assert men(shut, 0) == {"16"}
    assert said(shut) == [("moved", {"seat": 1, "go": "30-25"}), ("caught", {"seat": 0, "count": 1})]
    assert widget(shut, "lost", 0).count == 11


@pytest.mark.rule("walls", "caught")
def test_contact_means_diagonally_adjacent():
    solo_result = at("29 16", "22 30", turn=1)
    solo_result.play(1, "30-25")
    assert "29" not in men(solo_result, 0)
    together = at("21 25 16", "17 22 18 30 26 14", turn=1)
    together.play(1, "14-9")
    assert {"21", "25"} <= men(together, 0)


@pytest.mark.rule("walls", "caught")
def test_a_possible_jump_saves_a_man():
    match = at("29 16", "30 3", turn=1)
    match.play(1, "30-25")
    assert "29" in men(match, 0), "it can jump to 22"


def test_after_each_move_all_the_opponents_men_are_judged_and_the_caught_ones_leave_together():
    match = at("4 29 16", "25 22 11 3", turn=1)
    assert men(match, 0) == {"4", "29", "16"}
    match.play(1, "3-8")
    assert men(match, 0) == {"16"}
    assert said(match)[1] == ("caught", {"seat": 0, "count": 2})


def test_then_in_the_position_so_reached_the_movers_own_once():
    """On 22 White's own man takes from the one on 29 its last jump."""
    match = at("29 18", "25 3")
    match.play(0, "18-22")
    assert men(match, 0) == {"22"}
    assert men(match, 1) == {"25", "3"}
    assert said(match)[1] == ("caught", {"seat": 0, "count": 1})


@pytest.mark.rule("walls", "leaving")
def test_the_opponents_men_leave_before_the_movers_are_judged():
    """Black's man on 25 is caught first, and so 29 is free again."""
    match = at("29 17 18 21 30", "25 3")
    match.play(0, "17-22")
    assert men(match, 0) == {"29", "22", "18", "21", "30"}
    assert men(match, 1) == {"3"}


@pytest.mark.rule("walls", "no-men")
def test_the_opponent_without_men_the_mover_has_won_at_once():
    match = at("29", "22 30", turn=1)
    match.play(1, "30-25")
    assert match.result.reason == "no-men"
    assert (match.result.ranks, match.result.scores) == ((2, 1), (0, 2))


@pytest.mark.rule("walls", "no-men")
def test_the_mover_without_men_has_lost():
    black = 1 << BITS["29"]
    white = sum(1 << BITS[number] for number in ("25", "22", "16"))
    lost = walls.State(white, 0, 0, 0, 7)
    assert walls.result(lost, walls.Variant(0, 120, 400)) == walls.WIN
    assert walls.caught(black, white) == black


@pytest.mark.rule("walls", "blocked")
def test_wall_in_is_won_by_leaving_the_enemy_on_its_turn_without_a_move():
    """29 and 25 touch each other, so that they are not caught, but nothing moves."""
    match = at("29 25", "21 22 18 17 14 30 26 23 31", turn=1)
    match.play(1, "31-27")
    assert match.result.reason == "blocked"
    assert match.result.ranks == (2, 1)


@pytest.mark.rule("walls", "nothing-caught", "more-men")
def test_after_60_moves_by_each_side_without_a_removal_more_men_wins():
    match = at("22 30", "1", quiet=118)
    match.play(0, "22-18")
    assert match.result is None
    match.play(1, "1-5")
    assert (match.result.reason, match.result.ranks, match.result.scores) == (
        "nothing-caught",
        (1, 2),
        (2, 1),
    )


@pytest.mark.rule("walls", "more-men")
def test_equal_is_a_draw():
    match = at("22", "1", turn=1, quiet=119)
    match.play(1, "1-5")
    assert (match.result.reason, match.result.ranks) == ("nothing-caught", (1, 1))


@pytest.mark.rule("walls", "move-limit", "more-men")
def test_or_200_moves_by_each_side_in_all():
    match = at("22", "1 2", played=399)
    match.play(0, "22-18")
    assert (match.result.reason, match.result.ranks) == ("move-limit", (2, 1))


@pytest.mark.rule("walls", "nothing-caught")
def test_a_removal_begins_the_sixty_anew():
    match = at("29 16", "22 30", turn=1, quiet=119)
    match.play(1, "30-25")
    assert match.result is None
    assert match.state.board.quiet == 0


@pytest.mark.rule("walls", "crossed")
def test_goal_cross_the_first_to_have_all_its_remaining_men_in_the_opponents_three_starting_rows_wins():
    for goal, over in (("cross", True), ("wall-in", False)):
        match = at("14 5", "31 17", goal=goal)
        match.play(0, "14-10")
        assert (match.result is not None) is over
    match = at("14 5", "31 17", goal="cross")
    match.play(0, "14-10")
    assert (match.result.reason, match.result.ranks) == ("crossed", (1, 2))


def test_goal_cross_also_when_the_last_one_outside_was_caught():
    match = at("9 29", "22 30 3", turn=1, goal="cross")
    match.play(1, "30-25")
    assert (match.result.reason, match.result.ranks) == ("crossed", (1, 2))


def test_goal_cross_if_one_move_brings_both_there_the_mover_was_first():
    match = at("8 15", "4 31", goal="cross")
    match.play(0, "15-11")
    assert (men(match, 0), men(match, 1)) == ({"8", "11"}, {"31"})
    assert (match.result.reason, match.result.ranks) == ("crossed", (1, 2))


def test_goal_cross_keeps_the_ends_of_wall_in():
    match = at("29", "22 30 1", turn=1, goal="cross")
    match.play(1, "30-25")
    assert match.result.reason == "no-men"


def test_no_repetition_rule():
    match = at("32 22", "1 2")
    for _ in range(5):
        for move in "32-28", "1-5", "28-32", "5-1":
            match.play(match.to_act()[0], move)
    assert match.result is None
    assert complaint(KEY, {"draw_rules": "off"}).key == "no-option"


def test_what_cannot_be_done_is_explained():
    match = at("22 29", "18 1")
    assert why(match, "18-14") == ("not-your-piece", {"22", "29"})
    assert why(match, "22-18") == ("square-taken", {"15", "17", "25", "26"})
    assert why(match, "22-14") == ("step-or-jump", {"15", "17", "25", "26"})
    assert refusal(match, 0, "22x15").data == {"text": "22-15"}
    assert why(at("29 25 22", "18 1"), "29-30") == ("stuck", {"22", "25"})


def test_the_default_is_wall_in():
    assert Rules() == Rules("wall-in")
    assert game(KEY).presets == ["book"]
