"""docs/rules/draughts.md, `wolf-and-sheep`, sentence by sentence."""

from functools import cache

import pytest

from parlour import Match, game
from parlour.games.draughts.wolf_and_sheep import Rules, State
from parlour.kit.kernels import wolf
from parlour.kit.squares import BITS
from parlour.view import Note, Piece
from tests.games.draughts_table import why
from tests.games.table import complaint, play_on, refusal, said, sit, texts, widget

KEY = "wolf-and-sheep"


def at(sheep: str, where: str, wolf_turn: bool = False, **rules: object) -> Match:
    flock = sum(1 << BITS[number] for number in sheep.split())
    board = wolf.State(flock, 1 << BITS[where] if where else 0, int(wolf_turn))
    return sit(game(KEY), State(Rules(**rules), 2, board))


def moves_of(match: Match) -> set[str]:
    (seat,) = match.to_act()
    return set(texts(match, seat))


def test_four_sheep_stand_on_the_four_dark_squares_of_the_first_row():
    match = Match.start(KEY)
    assert set(widget(match, "board").pieces) == {
        Piece(number, 0, "sheep") for number in ("29", "30", "31", "32")
    }
    assert widget(match, "in-hand", 1).count == 1


@pytest.mark.rule("wolf-and-sheep", "choosing")
def test_the_wolf_chooses_its_dark_square_one_or_two_rows_in_front_of_them_the_first_action_by_seat_1():
    match = Match.start(KEY)
    assert match.to_act() == [1]
    assert widget(match, "wolf-chooses") == Note(zone="wolf-chooses", seat=1)
    assert moves_of(match) == {f"@{number}" for number in range(21, 29)}
    match.play(1, "@23")
    assert Piece("23", 1, "wolf") in widget(match, "board").pieces
    assert widget(match, "in-hand", 1).count == 0
    assert said(match) == [("entered", {"seat": 1, "go": "23"})]
    assert why(Match.start(KEY), "@5") == ("choose-square", {str(number) for number in range(21, 29)})


@pytest.mark.rule("wolf-and-sheep", "choosing")
@pytest.mark.parametrize(
    ("start", "squares"), [("near", range(21, 29)), ("any", range(1, 29)), ("far", range(1, 5))]
)
def test_option_wolf_start(start, squares):
    match = Match.start(KEY, rules={"wolf_start": start})
    assert moves_of(match) == {f"@{number}" for number in squares}


@pytest.mark.rule("wolf-and-sheep", "in-turn")
def test_then_the_sheep_move_first():
    match = Match.start(KEY)
    play_on(match, "@22")
    assert match.to_act() == [0]
    play_on(match, "32-28")
    assert match.to_act() == [1]


@pytest.mark.rule("wolf-and-sheep", "sheep")
def test_one_step_diagonally_forward_only():
    match = at("29 22 31 32", "5")
    assert moves_of(match) == {"29-25", "22-17", "22-18", "31-26", "31-27", "32-27", "32-28"}
    assert why(match, "22-26") == ("sheep-forwards", {"17", "18"})
    assert why(match, "22-15") == ("sheep-forwards", {"17", "18"})


@pytest.mark.rule("wolf-and-sheep", "wolf")
def test_the_wolf_one_step_diagonally_in_any_direction():
    match = at("29 30 31 32", "14", wolf_turn=True)
    assert moves_of(match) == {"14-9", "14-10", "14-17", "14-18"}
    assert why(match, "14-7") == ("wolf-steps", {"9", "10", "17", "18"})


@pytest.mark.rule("wolf-and-sheep", "free")
def test_no_jumps_no_captures():
    match = at("29 30 31 18", "14", wolf_turn=True)
    assert moves_of(match) == {"14-9", "14-10", "14-17"}
    assert refusal(match, 1, "14-18").key == "square-taken"
    assert refusal(match, 1, "14x23").key == "wolf-steps"
    assert "18-14" not in moves_of(at("29 30 31 18", "14"))


@pytest.mark.rule("wolf-and-sheep", "wolf-caught")
def test_the_sheep_win_when_the_wolf_cannot_move():
    match = at("9 30 31 32", "5")
    assert match.result is None
    match = at("10 6 30 31", "1")
    assert match.result is None
    match = at("9 6 30 31", "1")
    match.play(0, "9-5")
    assert match.result.reason == "wolf-caught"
    assert (match.result.ranks, match.result.scores) == ((1, 2), (1, 0))


@pytest.mark.rule("wolf-and-sheep", "broken-through")
def test_the_wolf_wins_when_it_is_level_with_the_rearmost_sheep():
    match = at("21 22 23 24", "17", wolf_turn=True)
    assert match.result is None
    beside = at("22 23 24 19", "17", wolf_turn=True)
    beside.play(1, "17-21")
    assert beside.result.reason == "broken-through"
    assert (beside.result.ranks, beside.result.scores) == ((2, 1), (0, 1))


@pytest.mark.rule("wolf-and-sheep", "broken-through")
def test_or_behind_it():
    match = at("13 14 15 16", "17", wolf_turn=True)
    assert match.result.reason == "broken-through"


def test_this_is_judged_after_every_move_of_either_side():
    match = at("14 15 16 21", "13")
    assert match.result is None
    match.play(0, "21-17")
    assert match.result is None
    match.play(1, "13-9")
    match.play(0, "17-13")
    assert match.result is None
    passed = at("9 10 11 17", "13")
    passed.play(0, "17-14")
    assert (passed.result.reason, passed.result.ranks) == ("broken-through", (2, 1))


def test_the_wolf_on_row_1_has_always_won():
    match = at("25 30 31 32", "29", wolf_turn=False)
    assert match.result.reason == "broken-through"


@pytest.mark.rule("wolf-and-sheep", "sheep-stuck")
def test_the_wolf_also_wins_when_no_sheep_can_move_on_the_sheeps_turn():
    match = at("12 8 3 4", "6", wolf_turn=True)
    match.play(1, "6-1")
    assert match.result.reason == "sheep-stuck"
    assert match.result.ranks == (2, 1)
    in_the_way = at("9 5 1 4", "2", wolf_turn=True)
    in_the_way.play(1, "2-6")
    assert in_the_way.result.reason == "sheep-stuck"


def test_others_pieces_are_refused_and_ones_own_flash():
    match = at("29 30 31 32", "14")
    assert why(match, "14-9") == ("not-your-piece", {"29", "30", "31", "32"})
    assert why(match, "@22") == ("not-your-piece", {"29", "30", "31", "32"})
    assert why(at("29 25 22 5", "14"), "29-25") == ("stuck", {"5", "22", "25"})


def test_it_needs_no_rule_against_endless_games():
    assert Rules.choices() == {"wolf_start": ("near", "any", "far")}
    assert game(KEY).presets == ["book"]
    assert complaint(KEY, {"wolf_start": "here"}).key == "no-choice"


@cache
def sheep_win(s: wolf.State) -> bool:
    v = wolf.Variant(wolf.ANY)
    if (outcome := wolf.result(s, v)) != wolf.ONGOING:
        return (outcome == wolf.LOSS) == bool(s.wolf_turn)
    out = [0] * wolf.MOST_PLIES
    ways = (sheep_win(wolf.play(s, ply)) for ply in out[: wolf.plies(s, v, out)])
    return all(ways) if s.wolf_turn else any(ways)


@pytest.mark.slow
@pytest.mark.parametrize(("start", "squares"), [("near", 8), ("any", 28), ("far", 4)])
def test_with_best_play_the_sheep_win_from_every_square_the_wolf_may_choose(start, squares):
    match = Match.start(KEY, rules={"wolf_start": start})
    followers = [match.copy() for _ in match.moves(1)]
    for follower, choice in zip(followers, match.moves(1), strict=True):
        follower.play(1, choice)
    assert [sheep_win(follower.state.board) for follower in followers] == [True] * squares
