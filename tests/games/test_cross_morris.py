"""docs/rules/morris.md, `cross-morris`, sentence by sentence."""

import pytest

from parlour import Match, game
from parlour.games.morris import cross_morris
from parlour.games.morris.cross_morris import Rules
from parlour.kit.boards import LINES, POINTS
from parlour.kit.kernels import morris
from parlour.view import Note, Piece
from tests.games.morris import moves_of, open_to, position, stones, walk, why
from tests.games.table import complaint, play_on, refusal, said, widget

CROSS = game("cross-morris")
WHITE, BLACK = {"d7", "d5", "f4", "d3", "d1", "b4"}, {"d6", "g4", "e4", "d2", "a4", "c4"}
WALLED_IN = "c5 d5 f6 c3 d3 f2"  # with White on d6 e5 c4 f4 e3 d2


def at(white: str, black: str, turn: int = 0, **more: object) -> Match:
    return position(cross_morris, white, black, turn, **more)


def test_six_stones_each_set_up_as_in_the_picture():
    match = Match.start("cross-morris")
    assert stones(match, 0) == WHITE
    assert stones(match, 1) == BLACK


def test_the_twelve_points_of_the_cross_colours_alternating():
    cross = {point for step in LINES for point in step if "d" in point or "4" in point}
    assert cross == WHITE | BLACK
    arms = [step for step in LINES if set(step) <= cross]
    assert len(arms) == 8
    assert all(len(set(step) & WHITE) == 1 for step in arms)


def test_white_is_seat_0_and_begins():
    match = Match.start("cross-morris")
    assert match.to_act() == [0]
    match.play(0, "d7-a7")
    assert match.to_act() == [1]


@pytest.mark.rule("cross-morris", "moving", "directions", "must-move")
def test_one_step_along_a_line_per_turn_in_any_direction():
    match = Match.start("cross-morris")
    assert moves_of(match) == {
        "d7-a7", "d7-g7", "d5-c5", "d5-e5", "f4-f6", "f4-f2",
        "d3-c3", "d3-e3", "d1-a1", "d1-g1", "b4-b6", "b4-b2",
    }  # fmt: skip
    match.play(0, "f4-f6")
    assert said(match) == [("moved", {"seat": 0, "go": "f4-f6"})]
    assert stones(match, 0) == WHITE - {"f4"} | {"f6"}
    assert {"g4-f4", "e4-f4", "g4-g7", "g4-g1"} <= moves_of(match)


@pytest.mark.rule("cross-morris", "directions")
def test_a_stone_may_step_back():
    match = Match.start("cross-morris")
    play_on(match, "d7-a7", "a4-a1")
    assert {"a7-d7", "a7-a4"} <= moves_of(match)


def test_three_stones_would_not_jump_either():
    match = at("a7 g4 d2", "d1 c5 f4")
    assert "a7-b2" not in moves_of(match)
    assert why(match, "a7-b2") == ("not-a-neighbour", {}, {"d7", "a4"})


@pytest.mark.rule("_first-mill", "mill")
def test_the_first_mill_wins():
    match = at("a7 g7 d6 d3 d1 b4", "g4 e4 d2 a4 c4 f2")
    match.play(0, "d6-d7")
    assert match.result.reason == "mill"
    assert (match.result.ranks, match.result.scores) == ((1, 2), (1, 0))
    assert said(match) == [("closed", {"seat": 0, "go": "d6-d7"})]
    assert match.to_act() == []
    black = at("g4 e4 d2 a4 c4 f2", "a7 g7 d6 d3 d1 b4", turn=1)
    black.play(1, "d6-d7")
    assert (black.result.reason, black.result.ranks) == ("mill", (2, 1))


@pytest.mark.rule("_nothing-taken", "nothing-taken")
def test_nothing_is_taken():
    match = at("a7 g7 d6 d3 d1 b4", "g4 e4 d2 a4 c4 f2")
    assert not any("x" in move for move in moves_of(match))
    assert why(match, "d6-d7xg4") == ("nothing-taken", {}, open_to(match, "d6"))


def test_no_mill_stands_at_the_start():
    assert not morris.milled(cross_morris.START.own)
    assert not morris.milled(cross_morris.START.opp)


@pytest.mark.rule("cross-morris", "cannot-move")
def test_who_cannot_move_has_lost():
    match = at("d6 e5 b4 f4 e3 d2", WALLED_IN)
    match.play(0, "b4-c4")
    assert match.result.reason == "cannot-move"
    assert (match.result.ranks, match.result.scores) == ((1, 2), (1, 0))
    black = at(WALLED_IN, "d6 e5 b4 f4 e3 d2", turn=1)
    black.play(1, "b4-c4")
    assert (black.result.reason, black.result.ranks) == ("cannot-move", (2, 1))


@pytest.mark.rule("_third-time", "third-time")
def test_a_position_that_stands_for_the_third_time_in_the_match_is_a_draw():
    """The set-up stands for the first time when the match begins."""
    match = Match.start("cross-morris")
    round_trip = ["d7-a7", "a4-a1", "a7-d7", "a1-a4"]
    play_on(match, *round_trip, *round_trip[:3])
    assert match.result is None
    play_on(match, round_trip[3])
    assert match.result.reason == "third-time"
    assert (match.result.ranks, match.result.scores) == ((1, 1), (0, 0))


def test_with_the_same_player_to_move():
    """Every step goes from one colour of a chequered board to the other: the same stones never stand
    with the other player to move."""
    dark = {point for at, point in enumerate(POINTS) if (at // 8 + at % 8) % 2}
    assert all(len({one, other} & dark) == 1 for one, other in LINES)


@pytest.mark.rule("_all-moves", "all-moves-made")
def test_200_moves_in_all_are_a_draw():
    match = Match.start("cross-morris")
    assert walk(match, seed=1) == 200
    assert match.result.reason == "all-moves-made"
    assert (match.result.ranks, match.result.scores) == ((1, 1), (0, 0))


def test_the_200th_move_is_the_last_and_still_wins_with_a_mill_or_by_walling_in():
    match = at("a7 g7 d6 d3 d1 b4", "g4 e4 d2 a4 c4 f2", quiet=199)
    mill = match.copy()
    mill.play(0, "d6-d7")
    assert mill.result.reason == "mill"
    match.play(0, "d6-d5")
    assert match.result.reason == "all-moves-made"
    walled = at("d6 e5 b4 f4 e3 d2", WALLED_IN, quiet=199)
    walled.play(0, "b4-c4")
    assert walled.result.reason == "cannot-move"


def test_draws_are_automatic():
    match = at("a7 g7 d6 d3 d1 b4", "g4 e4 d2 a4 c4 f2", quiet=199)
    match.play(0, "d6-d5")
    assert match.to_act() == []
    assert refusal(match, 1, "g4-g1").key == "over"


def test_draw_rules_off_lets_positions_return_and_moves_go_on():
    match = Match.start("cross-morris", rules={"draw_rules": "off"})
    for _ in range(60):
        play_on(match, "d7-a7", "a4-a1", "a7-d7", "a1-a4")
    assert match.result is None
    assert match.state.seen == []


def test_the_preset_is_book_and_the_option_is_draw_rules():
    assert CROSS.presets == ["book"]
    assert CROSS.rules({"draw_rules": "off"}, 2) == Rules(draw_rules=False)
    assert complaint("cross-morris", {"draw_rules": "maybe"}).data["choices"] == ["on", "off"]
    assert complaint("cross-morris", {"first": "1"}).data["options"] == ["draw_rules"]


def test_two_seats_no_more_no_fewer():
    for seats in 1, 3:
        assert complaint("cross-morris", seats=seats).key == "no-seats"


def test_refusals_say_why_and_show_what_could_be_used():
    match = Match.start("cross-morris")
    assert why(match, "a4-a1") == ("not-your-stone", {}, WHITE)
    assert why(match, "c5-d5") == ("not-your-stone", {}, WHITE)
    assert why(match, "d7-g4") == ("not-a-neighbour", {}, {"a7", "g7"})
    assert why(match, "d7-d6") == ("point-taken", {"point": "d6"}, open_to(match, "d7"))
    assert why(match, "d7")[0] == "these-may-move"
    assert refusal(match, 0, "d7-d4").key == "unreadable"
    assert refusal(match, 1, "a4-a1").key == "not-your-turn"


def test_the_table_shows_the_stones_the_last_move_and_who_has_which():
    match = Match.start("cross-morris")
    match.play(0, "d7-a7")
    board = widget(match, "board")
    assert set(board.pieces) == {
        *(Piece(point, 0, "stone") for point in WHITE - {"d7"} | {"a7"}),
        *(Piece(point, 1, "stone") for point in BLACK),
    }
    assert board.last == ("d7", "a7")
    assert widget(match, "to-move") == Note(zone="to-move", seat=1)
    assert (widget(match, "white").seat, widget(match, "black").seat) == (0, 1)


@pytest.mark.parametrize(("verb", "ranks"), [("/resign", (2, 1)), ("/agree-draw 1", (1, 1))])
def test_one_may_resign_and_both_may_agree_a_draw(verb, ranks):
    match = Match.start("cross-morris")
    match.play(0, verb)
    assert match.result.ranks == ranks
