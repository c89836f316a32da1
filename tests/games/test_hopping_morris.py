"""docs/rules/morris.md, `hopping-morris`, sentence by sentence."""

from itertools import combinations

import pytest

from parlour import Match, game
from parlour.games.morris import hopping_morris
from parlour.games.morris.hopping_morris import Rules, variant
from parlour.kit.boards import POINTS
from parlour.kit.kernels import morris
from parlour.view import Note, Piece
from tests.games.morris import moves_of, open_to, position, stones, walk, why
from tests.games.table import complaint, play_on, refusal, said, widget

HOPPING = game("hopping-morris")
WHITE, BLACK = {"a7", "g7", "d1"}, {"a1", "g1", "d7"}


def at(white: str, black: str, turn: int = 0, **more: object) -> Match:
    return position(hopping_morris, white, black, turn, **more)


def test_three_stones_each_set_up_as_in_the_picture():
    match = Match.start("hopping-morris")
    assert stones(match, 0) == WHITE
    assert stones(match, 1) == BLACK


def test_white_is_seat_0_and_begins():
    match = Match.start("hopping-morris")
    assert match.to_act() == [0]
    match.play(0, "a7-e4")
    assert match.to_act() == [1]
    match.play(1, "a1-b6")
    assert match.to_act() == [0]


@pytest.mark.rule("hopping-morris", "hopping", "must-move")
def test_in_turn_each_hops_with_one_stone_to_any_free_point():
    match = Match.start("hopping-morris")
    free = set(POINTS) - WHITE - BLACK
    assert moves_of(match) == {f"{source}-{to}" for source in WHITE for to in free}
    match.play(0, "d1-b4")
    assert said(match) == [("moved", {"seat": 0, "go": "d1-b4"})]
    assert stones(match, 0) == {"a7", "g7", "b4"}
    free = (free - {"b4"}) | {"d1"}
    assert moves_of(match) == {f"{source}-{to}" for source in BLACK for to in free}


@pytest.mark.rule("_first-mill", "mill")
def test_the_first_mill_wins():
    match = at("a7 g7 d1", "a1 g1 c4")
    match.play(0, "d1-d7")
    assert match.result.reason == "mill"
    assert match.result.ranks == (1, 2)
    assert match.result.scores == (1, 0)
    assert said(match) == [("closed", {"seat": 0, "go": "d1-d7"})]
    assert match.to_act() == []
    black = at("a7 g7 b6", "a1 g1 c4", turn=1)
    black.play(1, "c4-d1")
    assert (black.result.reason, black.result.ranks) == ("mill", (2, 1))


@pytest.mark.parametrize("line", ["b6 d6 f6", "d7 d6 d5", "a4 b4 c4", "e3 e4 e5"])
def test_every_line_of_the_board_can_be_the_mill(line):
    first, *others = line.split()
    match = at(" ".join([*others, "g1"]), "a1 a7 g7")
    match.play(0, f"g1-{first}")
    assert match.result.reason == "mill"


def test_three_that_are_on_no_line_are_no_mill():
    match = at("d5 d6 g1", "a1 a7 g7")
    match.play(0, "g1-d3")
    assert match.result is None


def test_no_mill_and_no_win_on_the_first_move():
    match = Match.start("hopping-morris")
    for move in match.moves(0):
        twin = match.copy()
        twin.play(0, move)
        assert twin.result is None


@pytest.mark.rule("_nothing-taken", "nothing-taken")
def test_nothing_is_taken():
    match = Match.start("hopping-morris")
    assert not any("x" in move for move in moves_of(match))
    assert why(match, "a7-e4xa1") == ("nothing-taken", {}, open_to(match, "a7"))


@pytest.mark.rule("_third-time", "third-time")
def test_a_position_that_stands_for_the_third_time_in_the_match_is_a_draw():
    """The set-up stands for the first time when the match begins."""
    match = Match.start("hopping-morris")
    round_trip = ["a7-e4", "a1-c3", "e4-a7", "c3-a1"]
    play_on(match, *round_trip, *round_trip[:3])
    assert match.result is None
    play_on(match, round_trip[3])
    assert match.result.reason == "third-time"
    assert (match.result.ranks, match.result.scores) == ((1, 1), (0, 0))


@pytest.mark.rule("_third-time", "third-time")
def test_with_the_same_player_to_move():
    """Three hops instead of two lose a turn: the stones stand as at first, but Black is to move."""
    match = Match.start("hopping-morris")
    white_loses_a_turn = ["a7-e4", "a1-c3", "e4-b2", "c3-a1", "b2-a7"]
    black_loses_a_turn = ["a1-c3", "a7-e4", "c3-f6", "e4-a7", "f6-a1"]
    for _ in range(2):
        play_on(match, *white_loses_a_turn)
        assert match.result is None
        assert stones(match, 0) == WHITE
        play_on(match, *black_loses_a_turn[:4])
        assert match.result is None
        play_on(match, black_loses_a_turn[4])
    assert match.result.reason == "third-time"


@pytest.mark.rule("_all-moves", "all-moves-made")
def test_200_moves_in_all_are_a_draw():
    match = Match.start("hopping-morris")
    assert walk(match, seed=1) == 200
    assert match.result.reason == "all-moves-made"
    assert (match.result.ranks, match.result.scores) == ((1, 1), (0, 0))


def test_the_200th_move_is_the_last_and_still_wins_with_a_mill():
    match = at("a7 g7 d1", "a1 g1 d7", quiet=198)
    match.play(0, "d1-b4")
    assert match.result is None
    mill = match.copy()
    mill.play(1, "d7-d1")
    assert mill.result.reason == "mill"
    match.play(1, "d7-c4")
    assert match.result.reason == "all-moves-made"


def test_draws_are_automatic():
    match = at("a7 g7 d1", "a1 g1 d7", quiet=199)
    match.play(0, "d1-b4")
    assert match.to_act() == []
    assert refusal(match, 1, "a1-a4").key == "over"


@pytest.mark.rule("_all-moves", "all-moves-made")
@pytest.mark.rule("_third-time", "third-time")
def test_draw_rules_off_lets_positions_return_and_moves_go_on():
    match = Match.start("hopping-morris", rules={"draw_rules": "off"})
    for _ in range(60):
        play_on(match, "a7-e4", "a1-c3", "e4-a7", "c3-a1")
    assert match.result is None
    assert match.state.seen == []


def test_the_preset_is_book_and_the_option_is_draw_rules():
    assert HOPPING.presets == ["book"]
    assert HOPPING.rules({"draw_rules": "off"}, 2) == Rules(draw_rules=False)
    assert complaint("hopping-morris", {"draw_rules": "maybe"}).data["choices"] == ["on", "off"]
    assert complaint("hopping-morris", {"first": "1"}).data["options"] == ["draw_rules"]


def test_two_seats_no_more_no_fewer():
    for seats in 1, 3:
        assert complaint("hopping-morris", seats=seats).key == "no-seats"


def test_refusals_say_why_and_show_what_could_be_used():
    match = Match.start("hopping-morris")
    assert why(match, "a1-a4") == ("not-your-stone", {}, WHITE)
    assert why(match, "e4-e5") == ("not-your-stone", {}, WHITE)
    assert why(match, "b4") == ("not-your-stone", {}, WHITE)
    assert why(match, "a7-d7") == ("point-taken", {"point": "d7"}, open_to(match, "a7"))
    assert why(match, "a7-a7") == ("point-taken", {"point": "a7"}, open_to(match, "a7"))
    assert why(match, "a7")[0] == "these-may-move"
    assert refusal(match, 0, "a2-b4").key == "unreadable"
    assert refusal(match, 1, "a1-a4").key == "not-your-turn"


def test_the_table_shows_the_stones_the_last_move_and_who_has_which():
    match = Match.start("hopping-morris")
    match.play(0, "d1-b4")
    board = widget(match, "board")
    assert set(board.pieces) == {
        *(Piece(point, 0, "stone") for point in ("a7", "g7", "b4")),
        *(Piece(point, 1, "stone") for point in BLACK),
    }
    assert board.last == ("d1", "b4")
    assert widget(match, "to-move") == Note(zone="to-move", seat=1)
    assert widget(match, "white").seat == 0
    assert widget(match, "black").seat == 1


def test_one_may_resign_and_both_may_agree_a_draw():
    match = Match.start("hopping-morris")
    match.play(0, "/resign")
    assert (match.result.reason, match.result.ranks) == ("resigned", (2, 1))
    match = Match.start("hopping-morris")
    match.play(1, "/agree-draw 0")
    assert (match.result.reason, match.result.ranks) == ("agreed-draw", (1, 1))


@pytest.mark.slow
def test_the_first_mover_wins_but_only_after_21_plies_of_best_play():
    """Every position at once, level by level: sets of sets of three points as bits of long numbers."""
    threes = [sum(1 << point for point in three) for three in combinations(range(24), 3)]
    number = {three: at for at, three in enumerate(threes)}
    wins, quiet = zip(*(hops(three, number) for three in threes), strict=True)
    apart = [sum(1 << at for at, other in enumerate(threes) if not three & other) for three in threes]
    live = [at for at, three in enumerate(threes) if not morris.milled(three)]
    won, lost = [0] * len(threes), [0] * len(threes)  # for each set to move: against which sets
    open_against = {own: [opp for opp in live if apart[own] >> opp & 1] for own in live}
    start = number[hopping_morris.START.own], number[hopping_morris.START.opp]
    for level in range(1, 30):
        settled = dict.fromkeys(live, 0)
        for own, against in open_against.items():
            still = []
            for opp in against:
                if level == 1:
                    over = wins[own] & apart[opp]
                elif level % 2:
                    over = quiet[own] & lost[opp]
                else:
                    over = not quiet[own] & apart[opp] & ~won[opp]
                if over:
                    settled[own] |= 1 << opp
                else:
                    still.append(opp)
            open_against[own] = still
        for own, against in settled.items():
            (won if level % 2 else lost)[own] |= against
        if settled[start[0]] >> start[1] & 1:
            break
    assert level == 21


def hops(three: int, number: dict[int, int]) -> tuple[int, int]:
    """The sets that hopping makes of this one, as the kernel has it: those in a mill, and the others."""
    v, out = variant(Rules(draw_rules=False)), [0] * morris.MOST_PLIES
    s = morris.State(three, 0, 0, 0, 0)
    wins = quiet = 0
    for ply in out[: morris.plies(s, v, out)]:
        following = morris.play(s, ply)
        if morris.mill_won(following, v):
            wins |= 1 << number[following.opp]
        else:
            quiet |= 1 << number[following.opp]
    return wins, quiet
