"""docs/rules/draughts.md, `chicago-draughts`, sentence by sentence."""

import pytest

from parlour import Match, game
from parlour.games.draughts.chicago_draughts import Rules
from tests.games import draughts_table
from tests.games.draughts_table import check_eighty_moves, check_start, check_third_time, men, moves_of, why
from tests.games.table import play_on, refusal, said, widget

KEY = "chicago-draughts"


def at(fen: str, hands: tuple[int, int] = (2, 2), **more: object) -> Match:
    return draughts_table.at(KEY, fen, hands, **more)


def in_hand(match: Match) -> list[int]:
    return [widget(match, "in-hand", seat).count for seat in (0, 1)]


def test_14_pieces_each_12_on_the_board_the_13th_and_14th_in_hand():
    check_start(KEY)
    match = Match.start(KEY)
    assert in_hand(match) == [2, 2]
    assert not any(move.startswith("@") for move in moves_of(match))


@pytest.mark.rule("chicago-draughts", "entering")
def test_the_square_may_receive_one_of_them_as_soon_as_it_is_free():
    match = Match.start(KEY)
    play_on(match, "22-18", "10-14", "25-22")
    match = at("W:W22:B10")
    assert moves_of(match) == {"22-17", "22-18", "@30"}
    match.play(0, "@30")
    assert men(match, 0) == {"22", "30"}
    assert in_hand(match) == [1, 2]
    assert said(match) == [("entered", {"seat": 0, "go": "30"})]
    assert widget(match, "board").last == ("30",)
    assert "@3" in moves_of(match)
    match.play(1, "@3")
    assert men(match, 1) == {"10", "3"}


@pytest.mark.rule("chicago-draughts", "entry-squares")
@pytest.mark.parametrize(
    ("entry", "white", "black"),
    [("c1/f8", "@30", "@3"), ("a1/h8", "@29", "@4"), ("e1/d8", "@31", "@2"), ("g1/b8", "@32", "@1")],
)
def test_option_entry(entry, white, black):
    match = at("W:W22:B10", entry=entry)
    assert white in moves_of(match)
    match.play(0, white)
    assert black in moves_of(match)


def test_entering_a_man_is_a_whole_move_one_a_turn():
    match = at("W:W22:B10")
    match.play(0, "@30")
    assert match.to_act() == [1]


def test_entering_is_optional():
    match = at("W:W22:B10")
    match.play(0, "22-18")
    assert in_hand(match) == [2, 2]


@pytest.mark.rule("chicago-draughts", "capture-first")
def test_not_allowed_while_a_capture_is_compulsory():
    match = at("W:W22:B18,1")
    assert moves_of(match) == {"22x15"}
    assert why(match, "@30") == ("must-capture", {"22"})


@pytest.mark.rule("chicago-draughts", "must-enter")
def test_compulsory_when_nothing_on_the_board_can_move():
    match = at("W:W13:B9,6,1")
    assert moves_of(match) == {"@30"}
    off_board = at("W:W:B1")
    assert moves_of(off_board) == {"@30"}


@pytest.mark.rule("chicago-draughts", "enter-there", "entry-blocked", "hand-empty")
def test_one_square_each_and_only_ones_own_men_in_hand():
    match = at("W:W22,30:B10", hands=(1, 2))
    assert not any(move.startswith("@") for move in moves_of(match))
    assert why(at("W:W22:B10"), "@3") == ("enter-there", {"30"})
    assert why(at("W:W22:B10"), "@14") == ("enter-there", {"30"})
    assert why(at("W:W22,30:B10"), "@14") == ("not-your-piece", {"22", "30"})
    assert why(at("W:W22,30:B10"), "@30") == ("entry-blocked", {"25", "26"})
    assert refusal(at("W:W22:B10", hands=(0, 2)), 0, "@30").key == "hand-empty"
    assert refusal(at("W:W22:BK30,1"), 0, "@30").key == "entry-blocked"


@pytest.mark.rule("chicago-draughts", "no-pieces")
def test_lost_with_no_piece_left_on_the_board_or_in_hand():
    match = at("W:W22:B18", hands=(0, 0))
    match.play(0, "22x15")
    assert match.result.reason == "no-pieces"
    assert match.result.ranks == (1, 2)
    in_reserve = at("W:W22:B18", hands=(0, 1))
    in_reserve.play(0, "22x15")
    assert in_reserve.result is None
    assert moves_of(in_reserve) == {"@3"}


@pytest.mark.rule("chicago-draughts", "blocked")
def test_lost_with_neither_a_move_nor_an_entry_possible():
    match = at("W:W25,30,32:B21", hands=(0, 0))
    match.play(0, "32-27")
    assert (match.result.reason, match.result.ranks) == ("blocked", (1, 2))
    shut_out = at("W:WK3,22:B18", hands=(0, 1))
    shut_out.play(0, "22x15")
    assert (shut_out.result.reason, shut_out.result.ranks) == ("blocked", (1, 2))


@pytest.mark.rule("_men-capture", "capture-forwards")
@pytest.mark.rule("_which-capture", "take-most")
def test_options_as_in_draughts():
    own = dict(Rules.choices())
    assert own.pop("entry") == ("c1/f8", "a1/h8", "e1/d8", "g1/b8")
    assert own.items() <= game("draughts").Rules.choices().items()
    assert moves_of(at("W:WK14:B18,4", king="short")) == {"14x23"}
    assert moves_of(at("W:W14:B18,1", men_capture_back=True)) == {"14x23"}
    assert moves_of(at("W:W22,24:B18,17,9,19,1", majority=True)) == {"22x13x6"}


@pytest.mark.rule("_third-time", "third-time")
@pytest.mark.rule("_draughts-draws", "no-progress")
def test_endless_games_are_draws_and_an_entered_man_begins_the_count_anew():
    check_third_time(KEY)
    check_eighty_moves(KEY)
    match = at("W:WK32,21:BK1,13", quiet=79)
    match.play(0, "@30")
    assert match.result is None
    assert match.state.board.quiet == 0


def test_a_lost_man_counts_as_one_of_fourteen():
    match = at("W:W22:B10", hands=(1, 2))
    assert [widget(match, "lost", seat).count for seat in (0, 1)] == [12, 11]
