"""docs/rules/cards.md, `hollywood-eights`, sentence by sentence."""

from random import Random

import pytest

from parlour import Match, game, text
from parlour.games.eights import family
from parlour.games.eights.hollywood_eights import Rules, enter, open_games
from parlour.kit.cards import DECK, NAMES
from parlour.words import Words
from tests.games import eights
from tests.games.eights import won_hand, worth
from tests.games.table import Script, complaint, play_on, said, texts, widget

HOLLYWOOD = game("hollywood-eights")


def at(*args: object, **more: object) -> Match:
    return eights.at(HOLLYWOOD, *args, **more)


def table(seats: int = 2, wins: list[tuple[int, int]] | None = None, **rules: object):
    """A sheet on which these hands stand in order: who won, and how much."""
    s = eights.position(HOLLYWOOD, [""] * seats, rules=rules)
    for seat, points in wins or []:
        write(s, seat, points)
    return s


def write(s, seat: int, points: int) -> list[tuple[str, dict]]:
    """What is said when a hand is entered."""
    teller = Script()
    s.wins[seat] += 1
    enter(s, seat, points, teller)
    return said(teller)


def column(s, number: int) -> list[list[int]]:
    return s.sheet[(number - 1) * s.seats : number * s.seats]


@pytest.mark.rule("_eights-turn", "play", "eight", "named", "draw", "pass")
def test_play_as_in_crazy_eights():
    assert (HOLLYWOOD.moves, HOLLYWOOD.explain, HOLLYWOOD.knows) == (
        family.moves,
        family.explain,
        family.knows,
    )
    one, other = (Match.start(key, seats=4, seed=5) for key in ("crazy-eights", "hollywood-eights"))
    rng = Random(5)
    while not one.state.over:
        (seat,) = one.to_act()
        assert other.to_act() == [seat]
        assert texts(one, seat) == texts(other, seat)
        move = rng.choice(texts(one, seat))
        one.play(seat, move)
        other.play(seat, move)
    assert other.state.over
    assert one.state.held == other.state.held


VALUES = {"8": 20, "A": 15} | dict.fromkeys("KQJT", 10) | {str(pips): pips for pips in (2, 3, 4, 5, 6, 7, 9)}


@pytest.mark.parametrize("name", NAMES[:52])
@pytest.mark.rule("hollywood-eights", "values")
def test_with_other_values_eight_20_ace_15_face_cards_10_others_pip_value(name):
    assert worth(HOLLYWOOD, name) == VALUES[name[0]]


def test_a_score_sheet_of_three_simultaneous_games():
    assert Rules().games == 3
    sheet = widget(Match.start("hollywood-eights", seats=2, seed=1), "score")
    assert sheet.columns == ("1", "2", "3", "won", "total")
    assert sheet.rows == (((), (), (), 0, 0),) * 2


@pytest.mark.rule("hollywood-eights", "first-win", "later-wins")
def test_a_first_hand_won_is_scored_in_game_1_only_the_second_in_1_and_2_the_third_and_later_ones_in_all():
    s = table()
    assert write(s, 0, 10) == [("entered", {"seat": 0, "points": 10, "games": [1]})]
    assert s.sheet == [[10], [], [], [], [], []]
    assert write(s, 0, 7)[0][1]["games"] == [1, 2]
    assert s.sheet == [[10, 17], [], [7], [], [], []]
    assert write(s, 0, 5)[0][1]["games"] == [1, 2, 3]
    assert write(s, 0, 1)[0][1]["games"] == [1, 2, 3]
    assert s.sheet == [[10, 17, 22, 23], [], [7, 12, 13], [], [5, 6], []]


def test_each_player_climbs_the_stairs_alone():
    s = table(3, [(0, 10), (0, 10), (2, 4), (0, 10), (2, 6)])
    assert column(s, 1) == [[10, 20, 30], [], [4, 10]]
    assert column(s, 2) == [[10, 20], [], [6]]
    assert column(s, 3) == [[10], [], []]


@pytest.mark.rule("hollywood-eights", "game-won")
def test_first_to_100_points_in_a_game_wins_that_game():
    s = table(2, [(0, 60), (1, 99)])
    assert s.champions == [None, None, None]
    assert write(s, 0, 40)[1:] == [("game-won", {"seat": 0, "number": 1})]
    assert s.champions == [0, None, None]
    assert column(s, 1) == [[60, 100], [99]]


def test_points_is_100_25_to_200():
    assert Rules().points == 100
    assert list(Rules.choices()["points"]) == list(range(25, 201))
    assert table(2, [(1, 24)], points=25).champions == [None] * 3
    assert table(2, [(1, 25)], points=25).champions == [1, None, None]
    for value in 24, 201:
        assert complaint("hollywood-eights", {"points": value}).data["choices"] == ["25–200"]


@pytest.mark.rule("hollywood-eights", "game-won")
def test_a_finished_game_takes_no_more_scores_later_scores_go_to_the_games_still_open():
    s = table(2, [(0, 60), (0, 60), (1, 10)])
    assert s.champions == [0, None, None]
    assert column(s, 1) == [[60, 120], []]
    assert column(s, 2) == [[60], [10]]
    assert write(s, 0, 5)[0][1]["games"] == [2, 3]


@pytest.mark.rule("hollywood-eights", "lowest-game")
def test_if_none_of_these_is_open_any_more_in_the_lowest_open_one():
    s = table(2, [(0, 60), (0, 60), (0, 60)])
    assert s.champions == [0, 0, None]
    assert write(s, 1, 30)[0][1]["games"] == [3]
    assert column(s, 3) == [[60], [30]]


@pytest.mark.rule("hollywood-eights", "more-games")
def test_when_any_game_ends_game_4_may_be_opened_and_so_on():
    s = table(2, games=6)
    assert open_games(s) == [0, 1, 2]
    write(s, 0, 100)
    assert open_games(s) == [1, 2, 3]
    write(s, 0, 100)
    assert open_games(s) == [2, 3, 4]
    write(s, 0, 100)
    assert open_games(s) == [3, 4, 5]
    assert table(2, [(0, 100)], games=3).champions == [0, None, None]
    assert open_games(table(2, [(0, 100)], games=3)) == [1, 2]


@pytest.mark.rule("hollywood-eights", "later-wins")
def test_a_k_th_win_counts_in_every_open_game_numbered_k_or_lower():
    s = table(2, [(1, 100), (0, 1), (0, 2), (0, 3)], games=5)
    assert open_games(s) == [1, 2, 3]
    assert column(s, 4) == [[], []]
    assert write(s, 0, 4)[0][1]["games"] == [2, 3, 4]
    assert column(s, 2) == [[1, 3, 6, 10], []]
    assert column(s, 3) == [[3, 7], []]
    assert column(s, 4) == [[4], []]


def test_a_game_that_opens_with_a_hand_takes_nothing_of_that_hand():
    s = table(2, [(0, 30), (0, 30), (0, 30)], games=4)
    assert write(s, 0, 30)[0][1]["games"] == [1, 2, 3]
    assert s.champions == [0, None, None, None]
    assert column(s, 4) == [[], []]
    assert write(s, 0, 1)[0][1]["games"] == [2, 3, 4]


def test_games_is_3_3_to_6():
    assert list(Rules.choices()["games"]) == [3, 4, 5, 6]
    assert complaint("hollywood-eights", {"games": 7}).key == "no-choice"
    assert complaint("hollywood-eights", {"games": 2}).key == "no-choice"


def test_a_blocked_hands_lowest_holding_is_a_win_with_these_values():
    match = at(["9H", "AD 3S"], "5C")
    play_on(match, "pass", "pass")
    assert said(match)[-2:] == [
        ("blocked-won", {"seat": 0, "points": 9}),
        ("entered", {"seat": 0, "points": 9, "games": [1]}),
    ]
    assert match.state.wins == [1, 0]


def test_with_equal_lowest_holdings_nobody_wins_it():
    match = at(["9H", "9D"], "5C")
    play_on(match, "pass", "pass")
    assert match.state.wins == [0, 0]
    assert not any(match.state.sheet)
    assert said(match)[-1] == ("nobody-won", {})


@pytest.mark.rule("hollywood-eights", "next-hand")
def test_the_next_hand_is_begun_one_seat_further_to_the_left():
    match = at(["7C", "KD", "QS"], "5C", "3S", dealer=Script(stocks=[DECK, DECK]))
    for first in (0, 1):
        won_hand(match, first, {2: "KD"})
        assert match.to_act() == [first]
        match.play(first, "deal")
        assert match.to_act() == [first + 1]


@pytest.mark.rule("hollywood-eights", "limit")
def test_max_hands_is_100_then_the_open_games_stay_unwon():
    assert Rules().max_hands == 100
    match = at(["7C", "KD"], "5C", "3S", rules={"max_hands": 2}, dealer=Script(stocks=[DECK]))
    match.play(0, "play 7C")
    assert match.result is None
    match.play(0, "deal")
    won_hand(match, 1, {0: "AC"})
    assert match.result.reason == "hand-limit"
    assert match.result.scores == (0, 0)
    assert match.result.ranks == (2, 1)
    assert match.state.champions == [None] * 3


@pytest.mark.rule("hollywood-eights", "all-games")
def test_the_match_ends_when_every_game_is_won():
    match = at(["7C", "KD"], "5C", "3S", rules={"points": 25}, dealer=Script(stocks=[DECK] * 5))
    match.play(0, "play 7C")
    for _ in range(2):
        match.play(match.to_act()[0], "deal")
        assert match.result is None
        won_hand(match, 0, {1: "AC AD"})
    assert match.state.champions == [0, 0, 0]
    assert match.result.reason == "all-games-won"
    assert match.result.scores == (3, 0)
    assert match.to_act() == []


@pytest.mark.rule("hollywood-eights", "ranking")
def test_rank_games_won_then_total_points_over_all_games():
    s = table(4, [(0, 100), (1, 30), (1, 30), (3, 5), (2, 90), (2, 9)])
    s.over, s.hand = True, s.rules.max_hands
    result = HOLLYWOOD.result(s)
    assert result.scores == (1, 0, 0, 0)
    assert [sum(line[-1] for line in s.sheet[seat::4] if line) for seat in range(4)] == [100, 60, 99, 5]
    assert result.ranks == (1, 3, 2, 4)


def test_equal_in_both_shares_the_rank():
    s = table(3, [(0, 100), (1, 5), (2, 5)])
    s.over, s.hand = True, s.rules.max_hands
    assert HOLLYWOOD.result(s).ranks == (1, 2, 2)


def test_the_score_sheet_is_shown_as_a_sheet_columns_hand_by_hand():
    s = table(2, [(0, 60), (1, 7), (0, 50)], games=4)
    match = Match.start("hollywood-eights", seats=2, rules={"games": 4}, seed=1)
    match.moments[-1] = match.moments[-1]._replace(state=s)
    sheet = widget(match, "score")
    assert sheet.columns == ("1", "2", "3", "4", "won", "total")
    assert sheet.rows == (((60, 110), (50,), (), (), 1, 160), ((7,), (), (), (), 0, 7))
    lines = list(text.sheet_lines(sheet, Words("en", "hollywood-eights", ("Anna", "Ben"))))
    assert [line.split() for line in lines] == [
        ["1", "2", "3", "4", "Won", "Total"],
        ["Anna", "60", "110", "50", "–", "–", "1", "160"],
        ["Ben", "7", "–", "–", "–", "0", "7"],
    ]


def test_2_to_8_seats_and_7_cards_with_two_only():
    assert list(HOLLYWOOD.seats) == list(range(2, 9))
    assert complaint("hollywood-eights", {}, 9).key == "no-seats"
    assert complaint("hollywood-eights", {"cards": 7}, 3).key == "seven-for-two"
    assert HOLLYWOOD.rules({"cards": 7}, 2).cards == 7


def test_short_is_50_points_a_game():
    assert HOLLYWOOD.rules({"preset": "short"}, 4) == Rules(points=50)


@pytest.mark.parametrize(("seats", "games"), [(2, 3), (4, 6), (8, 4)])
def test_whole_matches_end_with_every_game_won(seats, games):
    rng = Random(seats)
    for seed in range(3):
        rules = {"games": games, "points": 50}
        match = Match.start("hollywood-eights", seats=seats, rules=rules, seed=seed)
        while not match.result:
            (seat,) = match.to_act()
            match.play(seat, rng.choice(match.moves(seat)))
        assert match.result.reason == "all-games-won"
        assert sum(match.result.scores) == games
