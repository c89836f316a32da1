"""docs/rules/morris.md, `battle-morris`, sentence by sentence."""

from itertools import combinations

import pytest

from parlour import Match, game
from parlour.games.morris import battle_morris
from parlour.games.morris.battle_morris import START, Rules
from parlour.kit.boards import POINTS, stones_on
from parlour.kit.kernels import morris
from parlour.view import Note, Piece
from tests.games.morris import moves_of, open_to, position, stones, walk, why
from tests.games.table import complaint, play_on, refusal, said, widget

BATTLE = game("battle-morris")
WHITE, BLACK = {"b4", "f4", "d2"}, {"a1", "a7", "g1", "g7", "c5", "e5", "d3"}


def at(white: str, black: str, turn: int = 0, **more: object) -> Match:
    return position(battle_morris, white, black, turn, **more)


def test_from_a_position_with_black_to_move_black_has_no_more_moves_than_from_the_start():
    position = "B:Wb4,f4,d2:Ba1,a7,g1,g7,c5,e5,d3"
    for limit, start in ((5, ""), (5, position)):
        match = Match.start("battle-morris", rules={"move_limit": limit}, position=start)
        made = walk(match, 3)
        assert match.result.reason == "no-mill-in-time"
        assert made == 2 * limit - bool(start)
        assert match.rows[-1].seat == 1, "the hunters had the last move"


def test_three_white_stones_against_seven_black_set_up_as_in_the_picture():
    match = Match.start("battle-morris")
    assert stones(match, 0) == WHITE
    assert stones(match, 1) == BLACK


def test_white_is_seat_0_and_begins():
    match = Match.start("battle-morris")
    assert match.to_act() == [0]
    match.play(0, "b4-d7")
    assert match.to_act() == [1]


@pytest.mark.rule("battle-morris", "moving", "must-move")
def test_black_moves_along_the_lines():
    match = Match.start("battle-morris")
    match.play(0, "b4-d7")
    assert moves_of(match) == {
        "a7-a4", "g7-g4", "a1-a4", "a1-d1", "g1-g4", "g1-d1",
        "c5-d5", "c5-c4", "e5-d5", "e5-e4", "d3-c3", "d3-e3",
    }  # fmt: skip
    match.play(1, "d3-c3")
    assert said(match) == [("moved", {"seat": 1, "go": "d3-c3"})]
    assert stones(match, 1) == BLACK - {"d3"} | {"c3"}


@pytest.mark.rule("battle-morris", "jumping")
def test_white_may_jump_to_any_free_point():
    match = Match.start("battle-morris")
    free = set(POINTS) - WHITE - BLACK
    assert moves_of(match) == {f"{source}-{to}" for source in WHITE for to in free}


@pytest.mark.rule("battle-morris", "must-move")
def test_white_must_move_every_turn():
    match = Match.start("battle-morris")
    assert why(match, "b4-b4") == ("point-taken", {"point": "b4"}, open_to(match, "b4"))
    assert all("-" in move for move in moves_of(match))


@pytest.mark.rule("battle-morris", "mill")
def test_black_wins_with_a_mill():
    match = at("b4 f4 d2", "a1 a7 g1 g7 c5 d6 e5", turn=1)
    match.play(1, "d6-d5")
    assert said(match) == [("closed", {"seat": 1, "go": "d6-d5"})]
    assert match.result.reason == "mill"
    assert (match.result.ranks, match.result.scores) == ((2, 1), (0, 1))
    assert match.to_act() == []


def test_white_tries_to_prevent_it():
    match = at("d5 f4 d2", "a1 a7 g1 g7 c5 d6 e5", turn=1)
    assert why(match, "d6-d5") == ("point-taken", {"point": "d5"}, open_to(match, "d6"))


def test_a_mill_standing_from_the_set_up_does_not_count():
    match = at("b4 f4 d2", "a1 a4 a7 g7 c5 e5 d3")
    assert match.result is None
    play_on(match, "b4-d7", "d3-c3")
    assert match.result is None


@pytest.mark.rule("battle-morris", "mill")
def test_only_a_mill_closed_by_blacks_own_move_counts():
    """It may be opened and closed again; another stone's move does not count."""
    match = at("b4 f4 d2", "a1 a4 a7 g7 c5 e5 d3", turn=1)
    play_on(match, "a7-d7", "f4-f2")
    assert match.result is None
    match.play(1, "d7-a7")
    assert match.result.reason == "mill"


def test_a_white_mill_means_nothing():
    match = at("b4 b6 d2", "a1 a7 g1 g7 c5 e5 d3")
    match.play(0, "d2-b2")
    assert said(match) == [("moved", {"seat": 0, "go": "d2-b2"})]
    assert match.result is None
    assert match.to_act() == [1]


@pytest.mark.rule("battle-morris", "no-mill-in-time")
def test_black_wins_within_15_of_its_moves_otherwise_white_wins():
    match = Match.start("battle-morris")
    assert walk(match, seed=1) == 30
    assert match.result.reason == "no-mill-in-time"
    assert (match.result.ranks, match.result.scores) == ((1, 2), (1, 0))


def test_white_has_won_as_soon_as_blacks_last_allowed_move_has_made_no_mill():
    match = at("b4 f4 d2", "a1 a7 g1 g7 c5 d6 e5", quiet=28)
    match.play(0, "d2-b2")
    assert match.result is None
    in_time = match.copy()
    in_time.play(1, "d6-d5")
    assert in_time.result.reason == "mill"
    match.play(1, "a1-a4")
    assert match.result.reason == "no-mill-in-time"
    assert match.to_act() == []


def test_a_black_that_cannot_move_passes_but_that_never_happens():
    """Seven stones have at least four free neighbours between them, and White has three stones. So
    there is no pass to play."""
    near = [morris.near(1 << point) for point in range(24)]
    for seven in combinations(range(24), 7):
        stood = around = 0
        for point in seven:
            stood |= 1 << point
            around |= near[point]
        assert (around & ~stood).bit_count() >= 4


@pytest.mark.rule("battle-morris", "no-draw")
def test_there_repetition_means_nothing():
    match = Match.start("battle-morris")
    for _ in range(7):
        play_on(match, "b4-d7", "d3-c3", "d7-b4", "c3-d3")
        assert stones(match, 1) == BLACK
    assert match.result is None
    play_on(match, "b4-d7", "d3-c3")
    assert match.result.reason == "no-mill-in-time"


@pytest.mark.rule("_nothing-taken", "nothing-taken")
def test_nothing_is_taken():
    match = Match.start("battle-morris")
    assert not any("x" in move for move in moves_of(match))
    assert why(match, "b4-d7xa7") == ("nothing-taken", {}, open_to(match, "b4"))


@pytest.mark.rule("battle-morris", "no-mill-in-time")
@pytest.mark.parametrize("limit", [5, 11, 30])
def test_move_limit_is_15_or_5_to_30(limit):
    assert Rules().move_limit == 15
    assert list(Rules.choices()["move_limit"]) == list(range(5, 31))
    match = Match.start("battle-morris", rules={"move_limit": limit})
    assert widget(match, "moves-left").data == {"count": limit}
    assert walk(match, seed=2) == 2 * limit
    assert match.result.reason == "no-mill-in-time"
    for value in 4, 31:
        assert complaint("battle-morris", {"move_limit": value}).data["choices"] == ["5–30"]


def test_11_is_the_experts_setting():
    assert BATTLE.presets == ["book", "expert"]
    assert BATTLE.rules({"preset": "expert"}, 2) == Rules(move_limit=11)
    assert complaint("battle-morris", {"draw_rules": "off"}).data["options"] == ["move_limit"]


def test_two_seats_no_more_no_fewer():
    for seats in 1, 3:
        assert complaint("battle-morris", seats=seats).key == "no-seats"


def test_refusals_say_why_and_show_what_could_be_used():
    match = Match.start("battle-morris")
    assert why(match, "a1-a4") == ("not-your-stone", {}, WHITE)
    assert why(match, "b4-a7") == ("point-taken", {"point": "a7"}, open_to(match, "b4"))
    match.play(0, "b4-d7")
    assert why(match, "d7-d6") == ("not-your-stone", {}, BLACK)
    assert why(match, "a7-d5") == ("not-a-neighbour", {}, {"a4"})
    assert why(match, "a7-d7") == ("point-taken", {"point": "d7"}, open_to(match, "a7"))
    assert refusal(match, 0, "d7-d6").key == "not-your-turn"


def test_the_table_shows_the_stones_the_last_move_who_has_which_and_the_moves_left():
    match = Match.start("battle-morris")
    play_on(match, "b4-d7", "d3-c3")
    board = widget(match, "board")
    assert set(board.pieces) == {
        *(Piece(point, 0, "stone") for point in WHITE - {"b4"} | {"d7"}),
        *(Piece(point, 1, "stone") for point in BLACK - {"d3"} | {"c3"}),
    }
    assert board.last == ("d3", "c3")
    assert widget(match, "to-move") == Note(zone="to-move", seat=0)
    assert widget(match, "moves-left").data == {"count": 14}
    assert (widget(match, "white").seat, widget(match, "black").seat) == (0, 1)


@pytest.mark.parametrize(("verb", "ranks"), [("/resign", (2, 1)), ("/agree-draw 1", (1, 1))])
def test_one_may_resign_and_both_may_agree_a_draw(verb, ranks):
    match = Match.start("battle-morris")
    match.play(0, verb)
    assert match.result.ranks == ranks


def test_the_set_up_has_no_mill():
    assert stones_on(" ".join(WHITE)) == START.own
    assert not morris.milled(START.own) | morris.milled(START.opp)


@pytest.mark.slow
def test_with_best_play_black_always_wins_and_needs_11_moves():
    from tests.games import hunt  # takes a moment to lay out its tables

    assert hunt.moves_needed() == 11
