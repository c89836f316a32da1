"""docs/rules/draughts.md, `corner-draughts`, sentence by sentence."""

import pytest

from parlour import Match, game
from parlour.games.draughts.corner_draughts import Go, Rules, State
from parlour.kit.kernels import corner
from parlour.kit.squares import NAMES
from parlour.view import tokens
from tests.games.draughts_table import men, why
from tests.games.table import complaint, refusal, said, sit, texts, widget

KEY = "corner-draughts"
WHITE = "a1 a3 b2 c1 a5 b4 c3 d2 e1"
BLACK = "h8 h6 g7 f8 h4 g5 f6 e7 d8"


def at(white: str, black: str, turn: int = 0, passed: int = 0, played: int = 0, **rules: object) -> Match:
    sets = [sum(1 << NAMES.index(name) for name in side.split()) for side in (white, black)]
    own, opp = sets[turn], sets[1 - turn]
    low = 0xFFFFFFFF
    board = corner.State(own & low, own >> 32, opp & low, opp >> 32, turn, passed, played)
    return sit(game(KEY), State(Rules(**rules), 2, board))


def moves_of(match: Match) -> set[str]:
    (seat,) = match.to_act()
    found = texts(match, seat)
    assert len(found) == len(set(found))
    return set(found)


def from_square(match: Match, square: str) -> set[str]:
    return {move for move in moves_of(match) if move.startswith(square)}


def test_nine_men_each_on_the_dark_squares_of_the_first_three_dark_ranks_seen_from_the_corner():
    match = Match.start(KEY)
    assert men(match, 0) == set(WHITE.split())
    assert men(match, 1) == set(BLACK.split())
    assert match.to_act() == [0]
    places = {place.id: (place.x, place.y) for place in widget(match, "board").places}
    assert len(places) == 64
    assert (places["a1"], places["h8"], places["e7"]) == ((0, 0), (7, 7), (4, 6))


def test_moves_are_written_algebraically():
    for text in "a5-a6", "c3xc5", "c3xc5xe7":
        assert game(KEY).read(text).text() == text
    for text in "22-18", "a5-a9", "a5", "c3x", "i1-a1", "c3xc5-e7":
        assert refusal(Match.start(KEY), 0, text).key == "unreadable"


@pytest.mark.rule("corner-draughts", "step", "never-back", "sideways")
def test_a_man_moves_one_square_onto_a_dark_or_a_light_square_never_backwards():
    match = at("d4", "h8", sideways=False)
    assert moves_of(match) == {"d4-d5", "d4-e4", "d4-e5"}
    assert why(match, "d4-d3") == ("never-back", {"d5", "e4", "e5"})
    assert why(match, "d4-c3")[0] == "never-back"
    assert why(match, "d4-d6")[0] == "step-or-jump-on"


@pytest.mark.rule("corner-draughts", "never-back", "sideways")
def test_blacks_directions_are_the_opposite_ones():
    match = at("a1", "e5", turn=1, sideways=False)
    assert moves_of(match) == {"e5-e4", "e5-d5", "e5-d4"}
    assert why(match, "e5-f6")[0] == "never-back"


@pytest.mark.rule("corner-draughts", "sideways")
def test_sideways_steps_are_allowed():
    assert moves_of(at("d4", "h8")) == {"d4-d5", "d4-e4", "d4-e5", "d4-c5", "d4-e3"}
    assert moves_of(at("a1", "d4", turn=1)) == {"d4-d3", "d4-c4", "d4-c3", "d4-c5", "d4-e3"}


@pytest.mark.rule("corner-draughts", "jump")
def test_enemy_men_may_be_jumped_not_captured_if_the_square_behind_is_free():
    match = at("c3", "c4 h8")
    assert "c3xc5" in moves_of(match)
    match.play(0, "c3xc5")
    assert men(match, 0) == {"c5"}
    assert men(match, 1) == {"c4", "h8"}
    assert widget(match, "board").last == ("c3", "c5")
    assert said(match) == [("moved", {"seat": 0, "go": "c3xc5"})]
    assert "c3xc5" not in moves_of(at("c3", "c4 c5"))


@pytest.mark.rule("corner-draughts", "own-men")
def test_own_men_may_not_be_jumped():
    assert not any("x" in move for move in moves_of(at("c3 c4", "h8")))


@pytest.mark.rule("corner-draughts", "jump")
def test_a_jump_is_straight_over_one_adjacent_enemy_in_any_allowed_direction():
    around = "c4 d4 d3 b4 d2 b3 b2 c2"
    jumps = {move for move in moves_of(at("c3", around)) if "x" in move}
    assert {"c3xc5", "c3xe5", "c3xe3", "c3xa5", "c3xe1"} <= jumps
    assert not {"c3xa3", "c3xa1", "c3xc1"} & jumps
    straight = {move for move in moves_of(at("c3", around, sideways=False, chain_jumps=False)) if "x" in move}
    assert straight == {"c3xc5", "c3xe5", "c3xe3"}


@pytest.mark.rule("corner-draughts", "more-jumps")
def test_several_in_a_row_may_be_made_in_one_move_stopping_after_any_of_them():
    match = at("c3", "c4 d6 h1")
    assert {"c3xc5", "c3xc5xe7"} <= moves_of(match)
    match.play(0, "c3xc5xe7")
    assert men(match, 0) == {"e7"}
    assert widget(match, "board").last == ("c3", "c5", "e7")


def test_an_optional_stop_ends_with_done():
    match = at("c3", "c4 d6 h1")
    paths = {move.text(): move.paths() for move in match.moves(0)}
    assert paths["c3xc5"] == (("place:c3", "place:c5", "done"),)
    assert paths["c3xc5xe7"] == (("place:c3", "place:c5", "place:e7"),)
    assert paths["c3-d4"] == (("place:c3", "place:d4"),)
    assert "done" in tokens(match.view(0))
    assert why(match, "c3xc5xc7") == ("step-or-jump-on", {"e7"})


@pytest.mark.rule("corner-draughts", "more-jumps")
def test_chain_jumps_off_ends_a_move_after_one_jump():
    match = at("c3", "c4 d6 h1", chain_jumps=False)
    assert "c3xc5" in moves_of(match)
    assert "c3xc5xe7" not in moves_of(match)
    assert not any("done" in path for move in match.moves(0) for path in move.paths())


def test_equal_start_and_end_are_one_move_with_several_paths_and_every_route_reads_back():
    match = at("c3", "c4 d5 d3 e4 h1")
    (corner_move,) = [move for move in match.moves(0) if move.stops[-1] == NAMES.index("e5")]
    assert {tuple(NAMES[stop] for stop in route) for route in corner_move.routes} == {
        ("c3", "c5", "e5"),
        ("c3", "e3", "e5"),
    }
    for route in corner_move.routes:
        assert match.resolve(0, Go.read(Go(route, True).text())).ply == corner_move.ply
    match.play(0, "c3xe3xe5")
    assert men(match, 0) == {"e5"}
    assert widget(match, "board").last == ("c3", "e3", "e5")


def test_no_square_the_starting_square_included_is_touched_twice_in_one_move():
    match = at("c3", "b4 h1")
    routes = [route for move in match.moves(0) for route in move.routes]
    assert "c3xa5" in moves_of(match)
    assert all(len(set(route)) == len(route) for route in routes)
    assert not any(route[-1] == NAMES.index("c3") for route in routes)


def test_jumping_is_never_compulsory():
    match = at("c3 a1", "c4 h8")
    assert {"c3-d3", "a1-a2", "c3xc5"} <= moves_of(match)


@pytest.mark.rule("corner-draughts", "passing")
def test_who_can_move_must_who_cannot_passes_which_counts_as_a_move():
    assert "pass" not in moves_of(at("a1", "h8"))
    match = at("h8", "b2 a1", turn=0)
    assert moves_of(match) == {"pass"}
    match.play(0, "pass")
    assert match.to_act() == [1]
    assert match.state.board.played == 1
    assert said(match) == [("passed", {"seat": 0})]
    assert widget(match, "board").last == ()


@pytest.mark.rule("corner-draughts", "corner-filled")
def test_first_to_fill_the_nine_opposite_squares_wins():
    match = at("h8 h6 g7 f8 h4 g5 f6 e7 d7", "a8 a1", sideways=True)
    match.play(0, "d7-d8")
    assert match.result.reason == "corner-filled"
    assert (match.result.ranks, match.result.scores) == ((1, 2), (9, 1))
    black = at("h1", "a1 a3 b2 c1 a5 b4 c3 d2 e2", turn=1)
    black.play(1, "e2-e1")
    assert black.result.ranks == (2, 1)


@pytest.mark.rule("corner-draughts", "move-limit", "more-men")
def test_after_100_moves_by_each_side_the_player_with_more_men_on_its_goal_squares_wins():
    match = at("h8 c3", "a2 e5", played=199, turn=1)
    match.play(1, "e5-e4")
    assert (match.result.reason, match.result.ranks, match.result.scores) == ("move-limit", (1, 2), (1, 0))
    kernel = match.game.kernel(match.state)
    assert corner.result(kernel.board, kernel.variant) == corner.WIN, "White's way left is the longer one"
    before = at("h8 c3", "a2 e5", played=198)
    before.play(0, "c3-c4")
    assert before.result is None


@pytest.mark.rule("corner-draughts", "shorter-way")
def test_then_the_one_with_the_smaller_remaining_distance():
    match = at("d4 d5", "e4 f4", played=199, turn=1)
    match.play(1, "f4-f3")
    assert match.result.scores == (0, 0)
    assert 14 * 2 - (3 + 3) - (3 + 4) == 15
    assert (4 + 3) + (5 + 2) == 14
    assert match.result.ranks == (2, 1)


@pytest.mark.rule("corner-draughts", "shorter-way")
def test_else_a_draw():
    match = at("d4", "e6", played=199, turn=1)
    match.play(1, "e6-e5")
    assert (match.result.reason, match.result.ranks) == ("move-limit", (1, 1))


@pytest.mark.rule("corner-draughts", "both-passed", "shorter-way")
def test_or_when_both_must_pass_in_succession():
    match = at("h8 h7 g8", "a1", passed=1)
    assert moves_of(match) == {"pass"}
    match.play(0, "pass")
    assert match.result.reason == "both-passed"
    assert match.result.ranks == (2, 1), "one each on goal squares, but Black's distance is nothing"
    assert match.result.scores == (1, 1)


def test_a_move_between_two_passes_ends_nothing():
    match = at("h8", "d4", passed=1, turn=1)
    match.play(1, "d4-d3")
    assert match.state.board.passed == 0
    match.play(0, "pass")
    assert match.result is None


def test_repetition_means_nothing():
    match = at("d4 a1", "e7 h8")
    for _ in range(4):
        for move in "d4-c5", "e7-f6", "c5-d4", "f6-e7":
            match.play(match.to_act()[0], move)
    assert match.result is None
    assert complaint(KEY, {"draw_rules": "off"}).key == "no-option"


def test_what_cannot_be_done_is_explained():
    match = at("c3 c4", "h8")
    assert why(match, "h8-h7") == ("not-your-piece", {"c3", "c4"})
    assert why(match, "c3-c4")[0] == "square-taken"
    assert refusal(match, 0, "pass").key == "these-may-move"
    assert why(at("h8 c3", "a1"), "h8-h7") == ("stuck", {"c3"})
    assert refusal(match, 0, "c3xd3").data == {"text": "c3-d3"}


@pytest.mark.parametrize("option", ["sideways", "chain_jumps"])
def test_options_are_on_or_off(option):
    assert getattr(Rules(), option) is True
    assert complaint(KEY, {option: "maybe"}).key == "no-choice"
    assert game(KEY).presets == ["book"]


def test_the_table_says_how_many_have_arrived():
    match = at("h8 c3", "a2 e5")
    assert [widget(match, "arrived", seat).data["count"] for seat in (0, 1)] == [1, 0]
