"""docs/rules/morris.md, `nine-mens-morris`, sentence by sentence."""

from random import Random

import pytest

from parlour import Match, game
from parlour.games.morris.nine_mens_morris import Go, Rules, State, variant
from parlour.kit.boards import POINTS
from parlour.kit.kernels import morris
from parlour.view import Note, Piece, Tokens
from tests.games.morris import open_to
from tests.games.table import complaint, play_on, refusal, said, sit, texts, widget

MORRIS = game("nine-mens-morris")
LINES = (
    "a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1",
    "a7 a4 a1", "b6 b4 b2", "c5 c4 c3", "d7 d6 d5", "d3 d2 d1", "e5 e4 e3", "f6 f4 f2", "g7 g4 g1",
)  # fmt: skip

EIGHTEEN = "a7 d7 g7 g4 g1 d1 a1 a4 d6 b6 f4 f6 d2 f2 c5 b2 c4 d5"  # placed without a mill
PLACED = tuple(EIGHTEEN.split(" "))


def position(
    white: str, black: str, turn: int = 0, hands: tuple[int, int] = (0, 0), quiet: int = 0, **rules: object
) -> State:
    stones = [sum(1 << POINTS.index(point) for point in side.split()) for side in (white, black)]
    board = morris.State(stones[turn], stones[1 - turn], hands[turn], hands[1 - turn], quiet)
    chosen = Rules(**rules)
    return State(chosen, 2, turn, variant(chosen), board, [])


def at(white: str, black: str, turn: int = 0, **more: object) -> Match:
    return sit(MORRIS, position(white, black, turn, **more))


def stones(match: Match, seat: int) -> set[str]:
    return {piece.place for piece in widget(match, "board").pieces if piece.seat == seat}


def moves_of(match: Match) -> set[str]:
    (seat,) = match.to_act()
    found = texts(match, seat)
    assert len(found) == len(set(found))
    return set(found)


def goings(match: Match) -> set[str]:
    """The legal moves without what they take."""
    return {move.split("x")[0] for move in moves_of(match)}


def takes_with(match: Match, going: str) -> set[str]:
    """What the turns that begin so take; an empty text is taking nothing."""
    return {move.removeprefix(going) for move in moves_of(match) if move.split("x")[0] == going}


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("d6", ["d6"]),
        ("a1-a4", ["a1", "a4"]),
        ("d6xa1", ["d6", "a1"]),
        ("a1-a4xg7", ["a1", "a4", "g7"]),
        ("d6xg7xa1", ["d6", "g7", "a1"]),
        ("a1-a4xg7xc3", ["a1", "a4", "g7", "c3"]),
    ],
)
def test_points_have_these_names_in_moves_and_records(text, points):
    move = MORRIS.read(text)
    assert move.text() == text
    assert move.points() == points
    assert move.paths()[0] == tuple(f"place:{point}" for point in points)
    assert move.data() == {"go": text}


def test_every_legal_move_reads_back_from_its_text():
    rng = Random(1)
    for seed in range(6):
        match = Match.start("nine-mens-morris", rules={"double_mill": seed % 2 + 1}, seed=seed)
        while not match.result and match.n < 80:
            (seat,) = match.to_act()
            moves = match.moves(seat)
            assert [MORRIS.read(move.text()) for move in moves] == moves
            match.play(seat, rng.choice([move for move in moves if "x" in move.text()] or moves))


@pytest.mark.parametrize(
    "text",
    ["", "a2", "d4", "h1", "A1", "a1-", "-a4", "a1a4", "d6x", "d6xd4", "a1-a4-a7", "d6xa1xa4xa7", "a1 "],
)
def test_what_names_no_points_of_the_board_is_no_move(text):
    assert refusal(Match.start("nine-mens-morris"), 0, text).key == "unreadable"


def test_white_is_seat_0_and_begins():
    match = Match.start("nine-mens-morris")
    assert match.to_act() == [0]
    match.play(0, "d6")
    assert stones(match, 0) == {"d6"}
    assert match.to_act() == [1]
    match.play(1, "a1")
    assert stones(match, 1) == {"a1"}
    assert match.to_act() == [0]


def test_one_turn_is_one_action_in_the_record():
    match = at("b6 f6 d7 g1", "a1 d2 g4 c4")
    match.play(0, "d7-d6xa1")
    assert match.n == 1
    assert match.rows[1].move == "d7-d6xa1"
    assert said(match) == [("took", {"seat": 0, "go": "d7-d6xa1"})]
    assert stones(match, 0) == {"b6", "d6", "f6", "g1"}
    assert stones(match, 1) == {"d2", "g4", "c4"}
    assert match.to_act() == [1]


@pytest.mark.rule("_third-time", "third-time")
def test_a_position_that_stands_for_the_third_time_in_the_match_is_a_draw():
    match = at("a7 d6 g1 b2", "d1 c5 e4", turn=1, hands=(0, 1))
    match.play(1, "f2")
    round_trip = ["a7-d7", "f2-f4", "d7-a7", "f4-f2"]
    play_on(match, *round_trip, *round_trip[:3])
    assert match.result is None
    play_on(match, round_trip[3])
    assert match.result.reason == "third-time"
    assert match.result.ranks == (1, 1)
    assert match.result.scores == (0, 0)


@pytest.mark.rule("_third-time", "third-time")
def test_with_the_same_player_to_move():
    """Jumping White needs three moves to lose a turn, Black then does the same: the stones stand so
    for the fourth time before they do for the third time with White to move."""
    match = at("a7 d6 g1", "d1 c5", turn=1, hands=(0, 1))
    match.play(1, "f4")
    white_loses_a_turn = ["a7-b2", "f4-e3", "b2-a4", "e3-f4", "a4-a7"]
    black_loses_a_turn = ["f4-e3", "a7-b2", "e3-g7", "b2-a7", "g7-f4"]
    play_on(match, *white_loses_a_turn, *black_loses_a_turn, *white_loses_a_turn, *black_loses_a_turn[:4])
    assert match.result is None
    play_on(match, black_loses_a_turn[4])
    assert match.result.reason == "third-time"


def test_a_position_with_the_colours_exchanged_is_another_position():
    """In seven moves the sides change places; after fourteen all is as it was, for the second time."""
    match = at("a7 d6 g1", "d1 c5", turn=1, hands=(0, 1))
    match.play(1, "f4")
    change = ["a7-b2", "d1-a7", "d6-d1", "c5-d6", "g1-c5", "f4-g1", "b2-f4"]
    play_on(match, *change)
    assert stones(match, 0) == {"d1", "c5", "f4"}
    assert stones(match, 1) == {"a7", "d6", "g1"}
    play_on(match, *change)
    assert stones(match, 0) == {"a7", "d6", "g1"}
    assert match.result is None
    play_on(match, *change, *change[:6])
    assert match.result is None
    play_on(match, change[6])
    assert match.result.reason == "third-time"


def quiet_walk(match: Match, seed: int) -> list[str]:
    """Moves that take nothing, at random, until the match is over."""
    rng, walked = Random(seed), []
    while not match.result:
        walked.append(rng.choice(sorted(move for move in moves_of(match) if "x" not in move)))
        play_on(match, walked[-1])
    return walked


@pytest.mark.rule("nine-mens-morris", "no-stone-taken")
def test_100_moves_in_a_row_both_sides_together_placements_not_counted_without_a_stone_taken_are_a_draw():
    match = at("a7 d6 g1 b2 e4", "d1 c5 f4 e3", turn=1, hands=(0, 1))
    match.play(1, "a1")
    assert len(quiet_walk(match, seed=3)) == 100
    assert match.result.reason == "no-stone-taken"
    assert match.result.ranks == (1, 1)
    assert match.result.scores == (0, 0)


@pytest.mark.rule("nine-mens-morris", "no-stone-taken")
def test_placing_a_stone_neither_counts_nor_ends_the_count():
    match = at("a7 d6 g1 b2", "d1 c5 e4", turn=1, hands=(0, 1), quiet=99)
    match.play(1, "f2")
    assert match.result is None
    match.play(0, "a7-d7")
    assert match.result.reason == "no-stone-taken"


def test_the_hundredth_move_is_the_last():
    match = at("a7 d6 g1 b2", "d1 c5 e4 f2", quiet=98)
    match.play(0, "a7-d7")
    assert match.result is None
    match.play(1, "f2-f4")
    assert match.result.reason == "no-stone-taken"


def test_a_taken_stone_begins_the_count_anew():
    match = at("b6 f6 d7 g1", "a1 d2 g4 c4 e3", quiet=99)
    match.play(0, "d7-d6xa1")
    assert match.result is None
    assert match.state.board.quiet == 0


def test_a_mill_that_takes_nothing_counts_on():
    match = at("b6 f6 d7 g7", "a1 d1 g1", quiet=99)
    match.play(0, "d7-d6")
    assert match.result.reason == "no-stone-taken"


def test_a_hundredth_move_that_wins_has_won():
    match = at("d7 b4 d2 b6 g4", "a7 a4 a1 d1", quiet=99)
    match.play(0, "g4-g1")
    assert match.result.reason == "cannot-move"


def test_draws_are_automatic():
    match = at("a7 d6 g1 b2", "d1 c5 e4 f2", quiet=99)
    match.play(0, "a7-d7")
    assert match.to_act() == []
    assert refusal(match, 1, "f2-f4").key == "over"


@pytest.mark.rule("_third-time", "third-time")
@pytest.mark.rule("nine-mens-morris", "no-stone-taken")
def test_draw_rules_off_lets_positions_return_and_quiet_moves_go_on():
    match = at("a7 d6 g1 b2", "d1 c5 e4", turn=1, hands=(0, 1), draw_rules=False)
    match.play(1, "f2")
    for _ in range(30):
        play_on(match, "a7-d7", "f2-f4", "d7-a7", "f4-f2")
    assert match.result is None
    assert match.state.board.quiet == 120


def test_nine_stones_each():
    match = Match.start("nine-mens-morris")
    for seat in 0, 1:
        in_hand = Tokens(zone="in-hand", seat=seat, look="stone", count=9)
        assert widget(match, "in-hand", seat) == in_hand
    play_on(match, *PLACED)
    for seat in 0, 1:
        assert widget(match, "in-hand", seat).count == 0
        assert widget(match, "lost", seat).count == 0
        assert len(stones(match, seat)) == 9


@pytest.mark.rule("nine-mens-morris", "placing")
def test_first_place_them_in_turn_on_free_points():
    match = Match.start("nine-mens-morris")
    for count, point in enumerate(PLACED):
        assert match.to_act() == [count % 2]
        assert goings(match) == set(POINTS) - set(PLACED[:count])
        play_on(match, point)
        assert said(match) == [("placed", {"seat": count % 2, "go": point})]
    assert all("-" in move for move in moves_of(match))


@pytest.mark.parametrize("line", LINES)
def test_three_in_a_line_is_a_mill(line):
    for last in line.split():
        others = " ".join(point for point in line.split() if point != last)
        enemy = next(point for point in POINTS if point not in line)
        match = at(others, enemy, hands=(7, 8))
        assert takes_with(match, last) == {f"x{enemy}"}


def test_nothing_else_is_a_mill():
    """Two in a corner, a spoke across the middle, a ring's bend: no line of the board."""
    for stood, last in ("a7 d7", "a4"), ("d5 d6", "d3"), ("c4 b4", "e4"), ("a7 b6", "c5"), ("d7 g7", "g4"):
        assert takes_with(at(stood, "e3", hands=(7, 8)), last) == {""}


@pytest.mark.rule("nine-mens-morris", "moving")
def test_with_all_stones_placed_move_one_stone_along_a_line_to_a_free_neighbouring_point():
    match = at("a7 d6 g1 b2", "d1 c5 e4 d7")
    assert moves_of(match) == {
        "a7-a4", "d6-b6", "d6-f6", "d6-d5", "g1-g4", "b2-b4", "b2-d2"
    }  # fmt: skip
    match.play(0, "d6-d5")
    assert said(match) == [("moved", {"seat": 0, "go": "d6-d5"})]
    assert stones(match, 0) == {"a7", "d5", "g1", "b2"}


@pytest.mark.rule("nine-mens-morris", "jumping")
def test_with_three_stones_left_a_player_may_jump_to_any_free_point():
    match = at("a7 d6 g1", "d1 c5 e4 f2")
    free = set(POINTS) - {"a7", "d6", "g1", "d1", "c5", "e4", "f2"}
    assert moves_of(match) == {f"{source}-{to}" for source in ("a7", "d6", "g1") for to in free}
    match.play(0, "a7-b2")
    assert stones(match, 0) == {"b2", "d6", "g1"}


@pytest.mark.rule("nine-mens-morris", "mill", "safe")
@pytest.mark.parametrize(
    ("white", "hands", "going"),
    [("b6 f6 c3", (6, 5), "d6"), ("b6 f6 d7 c3", (0, 0), "d7-d6"), ("b6 f6 g1", (0, 0), "g1-d6")],
    ids=["placing", "moving", "jumping"],
)
def test_who_closes_a_mill_in_any_phase_takes_one_enemy_stone_never_one_that_stands_in_a_mill(
    white, hands, going
):
    match = at(white, "a1 d1 a4 a7", hands=hands)
    assert takes_with(match, going) == {"xd1"}
    match.play(0, f"{going}xd1")
    assert stones(match, 1) == {"a1", "a4", "a7"}
    assert widget(match, "lost", 1).count == 9 - hands[1] - 3


def test_taking_is_compulsory_if_a_stone_can_be_taken():
    match = at("b6 f6 d7 g1", "a1 d2 g4 c4")
    assert takes_with(match, "d7-d6") == {"xa1", "xd2", "xg4", "xc4"}
    reason = refusal(match, 0, "d7-d6")
    assert reason.key == "take-one"
    assert set(reason.flash) == {"place:a1", "place:d2", "place:g4", "place:c4"}


def test_only_a_mill_made_by_the_stone_just_placed_or_moved_counts():
    placing = at("b6 d6 f6", "a1 d2 g4", hands=(5, 5))
    assert not any("x" in move for move in moves_of(placing))
    moving = at("b6 d6 f6 g1", "a1 d2 g4 c4")
    assert not any("x" in move for move in moves_of(moving))
    assert "g1-d1" in moves_of(moving)
    assert "d6-d7" in moves_of(moving)


def test_a_stone_that_moves_along_its_own_line_makes_no_mill_there():
    match = at("a7 d7 b6 g1", "a1 d2 e4 c4")
    assert takes_with(match, "d7-g7") == {""}


@pytest.mark.rule("nine-mens-morris", "anew")
def test_opening_a_mill_and_closing_it_again_counts_anew():
    match = at("b6 d6 f6 g1", "a1 d2 e4 c4 e3")
    play_on(match, "d6-d7", "a1-a4", "d7-d6xa4", "d2-d3", "d6-d5", "c4-b4", "d5-d6xb4")
    assert widget(match, "lost", 1).count == 9 - 3
    assert match.result is None


@pytest.mark.rule("nine-mens-morris", "must-move")
def test_a_player_with_three_stones_in_a_mill_must_still_move_even_if_that_opens_it():
    match = at("b6 d6 f6", "a1 d2 e4 c4", flying=False)
    assert moves_of(match) == {"b6-b4", "d6-d7", "d6-d5", "f6-f4"}
    jumping = at("b6 d6 f6", "a1 d2 e4 c4")
    assert len(moves_of(jumping)) == 3 * 17
    assert not any("x" in move for move in moves_of(jumping))


@pytest.mark.rule("nine-mens-morris", "two-stones")
def test_won_when_the_enemy_is_down_to_two_stones():
    match = at("b6 f6 d7 g1", "a1 d2 g4")
    match.play(0, "d7-d6xa1")
    assert match.result.reason == "two-stones"
    assert match.result.ranks == (1, 2)
    assert match.result.scores == (1, 0)
    black = at("a1 d2 g4", "b6 f6 d7 g1", turn=1)
    black.play(1, "d7-d6xa1")
    assert black.result.ranks == (2, 1)


@pytest.mark.rule("nine-mens-morris", "cannot-move")
def test_won_when_the_enemy_cannot_move():
    match = at("d7 b4 d2 b6 g4", "a7 a4 a1 d1")
    match.play(0, "g4-g1")
    assert match.result.reason == "cannot-move"
    assert match.result.ranks == (1, 2)
    assert match.result.scores == (1, 0)
    assert match.to_act() == []
    black = at("a7 a4 a1 d1", "d7 b4 d2 b6 g4", turn=1)
    black.play(1, "g4-g1")
    assert black.result.ranks == (2, 1)


@pytest.mark.rule("nine-mens-morris", "two-stones")
def test_stones_still_to_be_placed_count_as_stones():
    three_left = at("b6 f6", "a1 d2", hands=(3, 2))
    three_left.play(0, "d6xa1")
    assert three_left.result is None
    two_left = at("b6 f6", "a1 d2", hands=(3, 1))
    two_left.play(0, "d6xa1")
    assert two_left.result.reason == "two-stones"


@pytest.mark.rule("nine-mens-morris", "cannot-move")
def test_cannot_move_is_judged_on_its_turn():
    match = at("d7 b4 d2 b6 g1", "a7 a4 a1 d1")
    assert match.result is None
    opened = match.copy()
    opened.play(0, "d7-g7")
    assert opened.result is None
    match.play(0, "b6-d6")
    assert match.result.reason == "cannot-move"


def test_cannot_move_is_judged_once_all_stones_are_placed():
    match = at("d7 b4 d2 b6 g1", "a7 a4 a1 d1", turn=1, hands=(0, 1))
    assert match.result is None
    assert len(goings(match)) == 24 - 9
    match.play(1, "e4")
    assert match.result is None


def test_jumping_needs_all_stones_placed_and_exactly_three_left():
    placing = at("a7 d6 g1", "d1 c5 e4", hands=(1, 1))
    assert not any("-" in move for move in moves_of(placing))
    four = at("a7 d6 g1 b2", "d1 c5 e4")
    assert "a7-c3" not in moves_of(four)
    assert refusal(four, 0, "a7-c3").key == "not-a-neighbour"


def test_the_enemy_jumps_with_its_own_three_stones_only():
    match = at("a7 d6 g1 b2", "d1 c5 e4", turn=1)
    assert "d1-c3" in moves_of(match)
    match.play(1, "d1-c3")
    assert "a7-c4" not in moves_of(match)


def test_if_all_enemy_stones_stand_in_mills_nothing_is_taken():
    assert Rules().take_from_mills == "never"
    match = at("b6 f6 d7 g7", "a1 d1 g1")
    assert takes_with(match, "d7-d6") == {""}
    match.play(0, "d7-d6")
    assert match.result is None
    assert len(stones(match, 1)) == 3
    assert said(match) == [("moved", {"seat": 0, "go": "d7-d6"})]


@pytest.mark.rule("nine-mens-morris", "safe")
def test_take_from_mills_if_all_takes_from_mills_if_there_are_no_others():
    match = at("b6 f6 d7 g7", "a1 d1 g1", take_from_mills="if-all")
    assert takes_with(match, "d7-d6") == {"xa1", "xd1", "xg1"}
    match.play(0, "d7-d6xd1")
    assert match.result.reason == "two-stones"
    others = at("b6 f6 d7 g7", "a1 d1 g1 e3 c4", take_from_mills="if-all")
    assert takes_with(others, "d7-d6") == {"xe3", "xc4"}


@pytest.mark.rule("nine-mens-morris", "two-mills")
def test_two_mills_closed_at_once_one_stone():
    assert Rules().double_mill == 1
    match = at("b6 f6 d7 d5", "a1 g7 c4", hands=(4, 4))
    assert takes_with(match, "d6") == {"xa1", "xg7", "xc4"}
    corner = at("a4 a1 d7 g7", "c4 e3", hands=(4, 4))
    assert takes_with(corner, "a7") == {"xc4", "xe3"}


@pytest.mark.rule("nine-mens-morris", "two-mills")
def test_double_mill_2_takes_two_for_two_mills():
    match = at("b6 f6 d7 d5", "a1 g7 c4", hands=(4, 4), double_mill=2)
    assert takes_with(match, "d6") == {"xg7xa1", "xg7xc4", "xa1xc4"}
    match.play(0, "d6xg7xc4")
    assert stones(match, 1) == {"a1"}
    assert widget(match, "lost", 1).count == 9 - 4 - 1
    one_mill = at("b6 f6 d7", "a1 g7 c4", hands=(4, 4), double_mill=2)
    assert takes_with(one_mill, "d6") == {"xa1", "xg7", "xc4"}


def test_double_mill_2_never_takes_from_mills_while_others_stand():
    match = at("b6 f6 d7 d5", "a1 d1 g1 c4 e3", hands=(4, 4), double_mill=2)
    assert takes_with(match, "d6") == {"xe3xc4"}


@pytest.mark.parametrize("text", ["d6xa1xg7", "d6xg7xa1"])
def test_two_are_written_in_either_order(text):
    match = at("b6 f6 d7 d5", "a1 g7 c4", hands=(4, 4), double_mill=2)
    match.play(0, text)
    assert match.rows[1].move == "d6xg7xa1"
    assert stones(match, 1) == {"c4"}
    assert said(match) == [("took", {"seat": 0, "go": "d6xg7xa1"})]


def test_two_can_be_touched_in_either_order():
    assert Go.read("d6xa1xg7").paths() == (
        ("place:d6", "place:g7", "place:a1"),
        ("place:d6", "place:a1", "place:g7"),
    )
    assert len(Go.read("d6xa1").paths()) == 1


@pytest.mark.rule("nine-mens-morris", "two-mills")
def test_if_only_one_can_be_taken_one():
    match = at("b6 f6 d7 d5", "a1 d1 g1 c4", hands=(4, 4), double_mill=2)
    assert takes_with(match, "d6") == {"xc4"}
    single = at("b6 f6 d7 d5", "c4", hands=(4, 4), double_mill=2)
    assert takes_with(single, "d6") == {"xc4"}
    none = at("b6 f6 d7 d5", "a1 d1 g1", hands=(4, 4), double_mill=2)
    assert takes_with(none, "d6") == {""}


def test_double_mill_2_with_if_all_takes_any_two_when_all_stand_in_mills():
    match = at("b6 f6 d7 d5", "a1 d1 g1", hands=(4, 4), double_mill=2, take_from_mills="if-all")
    assert takes_with(match, "d6") == {"xg1xd1", "xg1xa1", "xd1xa1"}


@pytest.mark.rule("nine-mens-morris", "jumping")
def test_flying_off_lets_three_stones_only_step():
    assert Rules().flying is True
    match = at("a7 d6 g1", "d1 c5 e4 f2", flying=False)
    assert moves_of(match) == {"a7-d7", "a7-a4", "d6-d7", "d6-b6", "d6-f6", "d6-d5", "g1-g4"}


def test_flying_off_three_stones_can_be_stuck():
    for may_fly in True, False:
        match = at("d7 b4 d2", "a7 a4 a1", flying=may_fly)
        match.play(0, "d2-d1")
        assert (match.result is None) is may_fly
    assert match.result.reason == "cannot-move"


def test_the_presets_are_book_and_tournament():
    assert MORRIS.presets == ["book", "tournament"]
    assert MORRIS.rules({"preset": "book"}, 2) == Rules()
    assert MORRIS.rules({"preset": "tournament"}, 2) == Rules(take_from_mills="if-all")
    own_word = {"preset": "tournament", "take_from_mills": "never", "double_mill": "2"}
    assert MORRIS.rules(own_word, 2) == Rules(double_mill=2)
    assert complaint("nine-mens-morris", {"preset": "club"}).data["presets"] == ["book", "tournament"]


def test_options_are_chosen_by_their_texts():
    given = {"flying": "off", "draw_rules": "off", "double_mill": "2", "take_from_mills": "if-all"}
    assert MORRIS.rules(given, 2) == Rules("if-all", 2, False, False)


@pytest.mark.parametrize(
    ("option", "value", "choices"),
    [
        ("double_mill", 3, ["1", "2"]),
        ("take_from_mills", "always", ["never", "if-all"]),
        ("flying", "maybe", ["on", "off"]),
        ("draw_rules", 1, ["on", "off"]),
    ],
)
def test_a_value_that_is_no_choice_is_refused(option, value, choices):
    reason = complaint("nine-mens-morris", {option: value})
    assert reason.key == "no-choice"
    assert reason.data == {"option": option, "value": str(value), "choices": choices}


def test_in_the_two_seat_board_games_there_is_no_option_first():
    reason = complaint("nine-mens-morris", {"first": "1"})
    assert reason.key == "no-option"
    assert reason.data["options"] == ["take_from_mills", "double_mill", "flying", "draw_rules"]


def test_two_seats_no_more_no_fewer():
    for seats in 1, 3:
        assert complaint("nine-mens-morris", seats=seats).key == "no-seats"


def why(match: Match, move: str) -> tuple[str, dict, set[str]]:
    reason = refusal(match, match.to_act()[0], move)
    return reason.key, reason.data, {token.removeprefix("place:") for token in reason.flash}


def test_a_stone_that_is_not_ones_own_is_refused_and_ones_own_flash():
    match = at("a7 d6 g1 b2", "d1 c5 e4 f2")
    own = {"a7", "d6", "g1", "b2"}
    assert why(match, "d1-d2") == ("not-your-stone", {}, own)
    assert why(match, "c3-c4") == ("not-your-stone", {}, own)
    assert why(match, "a1") == ("not-your-stone", {}, own)


def test_a_point_that_is_no_neighbour_is_refused_and_the_free_neighbours_flash():
    match = at("a7 d6 g1 b2 d7", "d1 c5 e4 f2")
    assert why(match, "d6-a4") == ("not-a-neighbour", {}, {"b6", "f6", "d5"})
    assert why(match, "d6-d6") == ("not-a-neighbour", {}, {"b6", "f6", "d5"})
    assert why(match, "a7-d5") == ("not-a-neighbour", {}, {"a4"})


def test_a_point_that_is_held_is_refused_by_name():
    match = at("a7 d6 g1 b2 d7", "d1 c5 e4 f6")
    assert why(match, "d6-f6") == ("point-taken", {"point": "f6"}, open_to(match, "d6"))
    assert why(match, "d6-d7") == ("point-taken", {"point": "d7"}, open_to(match, "d6"))
    assert why(match := at("a7 d6 g1", "d1 c5 e4"), "a7-e4") == (
        "point-taken",
        {"point": "e4"},
        open_to(match, "a7"),
    )
    assert why(match := at("a7 d6", "d1 c5", hands=(7, 7)), "c5") == (
        "point-taken",
        {"point": "c5"},
        open_to(match),
    )


@pytest.mark.rule("nine-mens-morris", "place-first")
def test_moving_before_all_stones_are_placed_is_refused():
    assert why(match := at("a7 d6", "d1 c5", hands=(7, 7)), "a7-a4") == ("place-first", {}, open_to(match))
    assert why(match := at("a7 d6", "d1 c5", hands=(7, 7)), "d1-d2") == (
        "point-taken",
        {"point": "d1"},
        open_to(match),
    )


def test_taking_without_a_mill_is_refused():
    assert why(match := at("a7 d6 g1 b2", "d1 c5 e4 f2"), "a7-d7xd1") == ("no-mill", {}, open_to(match, "a7"))
    assert why(match := at("a7 d6", "d1 c5", hands=(7, 7)), "b6xd1") == ("no-mill", {}, open_to(match))


def test_taking_from_a_mill_is_refused_and_what_can_be_taken_flashes():
    match = at("b6 f6 d7 g7", "a1 d1 g1 e3 c4")
    assert why(match, "d7-d6xa1") == ("in-a-mill", {}, {"e3", "c4"})
    two_due = at("b6 f6 d7 d5", "a1 d1 g1 e3 c4", hands=(4, 4), double_mill=2)
    assert why(two_due, "d6xa1xe3") == ("in-a-mill", {}, {"e3", "c4"})


def test_taking_when_all_stand_in_mills_is_refused():
    assert why(match := at("b6 f6 d7 g7", "a1 d1 g1"), "d7-d6xa1") == (
        "all-in-mills",
        {},
        open_to(match, "d7"),
    )


def test_taking_what_is_no_enemy_is_refused_and_what_can_be_taken_flashes():
    match = at("b6 f6 d7 g7", "a1 d1 e3 c4")
    assert why(match, "d7-d6xg7") == ("not-an-enemy", {}, {"a1", "d1", "e3", "c4"})
    assert why(match, "d7-d6xc3") == ("not-an-enemy", {}, {"a1", "d1", "e3", "c4"})


def test_taking_the_wrong_number_of_stones_is_refused_and_what_can_be_taken_flashes():
    two_due = at("b6 f6 d7 d5", "a1 g7 c4", hands=(4, 4), double_mill=2)
    assert why(two_due, "d6xa1") == ("take-two", {}, {"a1", "g7", "c4"})
    assert why(two_due, "d6") == ("take-two", {}, {"a1", "g7", "c4"})
    assert why(two_due, "d6xa1xa1") == ("take-two", {}, {"a1", "g7", "c4"}), "one is not two"
    one_due = at("b6 f6 d7 d5", "a1 g7 c4", hands=(4, 4))
    assert why(one_due, "d6xa1xg7") == ("take-one", {}, {"a1", "g7", "c4"})
    exactly_two = at("b6 f6 d7 d5", "a1 g7", hands=(4, 4), double_mill=2)
    assert why(exactly_two, "d6xg7") == ("take-two", {}, {"a1", "g7"})
    one_mill = at("b6 f6 d7", "a1 g7 c4", hands=(4, 4), double_mill=2)
    assert why(one_mill, "d6") == ("take-one", {}, {"a1", "g7", "c4"})
    only_one_left = at("b6 f6 d7 d5", "a1 d1 g1 c4", hands=(4, 4), double_mill=2)
    assert why(only_one_left, "d6xa1xc4") == ("take-one", {}, {"c4"})


def test_jumping_to_where_the_stone_stands_is_no_mill_to_take_for():
    """The three stand in a mill, and the stone has not moved."""
    match = at("b6 d6 f6", "a1 d1 e3 c4")
    assert why(match, "d6-d6")[0] != "take-one"


def test_a_stone_that_cannot_move_is_refused_and_those_that_can_flash():
    match = at("a7 d6 g1 b2", "d7 a4 e4 f2")
    reason = match.why(0, ("place:a7",))
    assert reason.key == "stuck"
    assert set(reason.flash) == {"place:d6", "place:g1", "place:b2"}


def test_out_of_turn_and_after_the_end_it_says_so():
    match = at("b6 f6 d7 g1", "a1 d2 g4")
    reason = refusal(match, 1, "a1-a4")
    assert (reason.key, reason.data) == ("not-your-turn", {"seats": [0]})
    match.play(0, "d7-d6xa1")
    assert refusal(match, 1, "d2-d3").key == "over"


def test_one_may_resign_and_both_may_agree_a_draw():
    match = Match.start("nine-mens-morris")
    match.play(0, "/resign")
    assert (match.result.reason, match.result.ranks) == ("resigned", (2, 1))
    match = Match.start("nine-mens-morris")
    match.play(1, "/agree-draw 0")
    assert (match.result.reason, match.result.ranks) == ("agreed-draw", (1, 1))


def test_the_board_shows_stones_hands_losses_and_the_last_move():
    match = at("b6 f6 d7 g1", "a1 d2 g4 c4", hands=(0, 0))
    match.play(0, "d7-d6xa1")
    board = widget(match, "board")
    assert set(board.pieces) == {
        *(Piece(point, 0, "stone") for point in ("b6", "d6", "f6", "g1")),
        *(Piece(point, 1, "stone") for point in ("d2", "g4", "c4")),
    }
    assert board.last == ("d7", "d6", "a1")
    assert widget(match, "to-move") == Note(zone="to-move", seat=1, data={"count": 0})
    assert [widget(match, "lost", seat).count for seat in (0, 1)] == [5, 6]
    placing = at("b6 f6", "a1", turn=1, hands=(7, 8))
    assert widget(placing, "to-place") == Note(zone="to-place", seat=1, data={"count": 8})
    assert [widget(placing, "in-hand", seat).count for seat in (0, 1)] == [7, 8]
    assert stones(placing, 0) == {"b6", "f6"}
