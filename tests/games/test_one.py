"""docs/rules/dice.md, `one`, sentence by sentence."""

from collections import defaultdict
from fractions import Fraction

import pytest

from parlour import Match, game
from parlour.chance import outcomes
from parlour.games.one import Roll, Rules, State, play, result, setup
from parlour.kit.dice import FACES
from parlour.view import Dice, Note, Score
from tests.games.table import Script, complaint, refusal, said, sit, texts, widget

HAT, BALL = 0, 2
ONE = game("one")


def dice(*needed: int) -> list[int]:
    """The rolls of players who need so many each; eleven is ten without a ball."""
    turns = ([HAT] * 10 if rolls == 11 else [HAT] * (rolls - 1) + [BALL] for rolls in needed)
    return [face for turn in turns for face in turn]


def start(seats: int, dealer: Script, **rules: object) -> Match:
    return Match.start("one", seats=seats, rules={"first": "0", **rules}, dealer=dealer)


def played(seats: int, *needed: int, **rules: object) -> Match:
    """A whole match in which the turns take so many rolls, and not one roll more."""
    dealer = Script(rolls=dice(*needed))
    match = start(seats, dealer, **rules)
    while not match.result:
        (seat,) = match.to_act()
        match.play(seat, "roll")
    assert dealer.used_up
    return match


def keys(match: Match) -> list[str]:
    """Everything that was said, by key."""
    return [line.key for row in match.rows for line in row.told]


def rolled_by(match: Match) -> list[int | None]:
    return [row.seat for row in match.rows[1:]]


def test_the_faces_are_hat_glasses_ball_crystal_potion_candle():
    for face, name in enumerate(("hat", "glasses", "ball", "crystal", "potion", "candle")):
        match = start(2, Script(rolls=[face]))
        match.play(0, "roll")
        assert said(match) == [("rolled", {"seat": 0, "face": name, "count": 1})]
        assert widget(match, "die") == Dice(zone="die", faces=(name,), sides=FACES)


def test_every_roll_comes_from_the_seed_of_the_match_and_is_recorded():
    one, again, other = (Match.start("one", rules={"first": "0"}, seed=seed) for seed in (5, 5, 6))
    for match in one, again, other:
        while not match.result:
            match.play(match.to_act()[0], "roll")
    draws = [row.drawn for row in one.rows]
    assert draws[0] == ()
    assert all([draw[:4] for draw in row] == [("chance", at, "roll", 6)] for at, row in enumerate(draws[1:]))
    assert [row.drawn for row in again.rows] == draws
    assert [row.drawn for row in other.rows] != draws


@pytest.mark.parametrize("face", range(6))
@pytest.mark.rule("one", "roll")
def test_each_player_rolls_until_the_ball_comes_up(face):
    match = start(2, Script(rolls=[face]))
    assert texts(match, 0) == ["roll"]
    assert texts(match, 1) == []
    match.play(0, "roll")
    assert match.to_act() == ([1] if face == BALL else [0])
    assert match.state.rolls == [1, 0]


@pytest.mark.rule("one", "ten")
def test_at_most_ten_times():
    match = start(2, Script(rolls=[HAT] * 10))
    for count in range(1, 11):
        assert match.to_act() == [0]
        match.play(0, "roll")
        assert said(match)[0] == ("rolled", {"seat": 0, "face": "hat", "count": count})
    assert match.to_act() == [1]


@pytest.mark.rule("one", "fewest", "one-round")
def test_who_needed_the_fewest_rolls_wins():
    assert played(2, 3, 2).result.ranks == (2, 1)
    assert played(2, 1, 10).result.ranks == (1, 2)
    match = played(3, 4, 2, 9)
    assert match.result.ranks == (2, 1, 3)
    assert match.result.scores == (0, 1, 0)
    assert match.result.reason == "fewest-rolls"
    assert said(match)[-1] == ("round-won", {"seats": [1]})


@pytest.mark.parametrize("first", range(4))
@pytest.mark.rule("one", "next")
def test_from_seat_first_on_each_player_makes_all_its_rolls_before_the_next_one_begins(first):
    match = played(4, 3, 1, 2, 4, first=str(first))
    order = [0, 0, 0, 1, 2, 2, 3, 3, 3, 3]
    assert rolled_by(match) == [(place + first) % 4 for place in order]


def test_first_is_drawn_from_the_seed_of_the_match_by_default():
    match = Match.start("one", seats=5, dealer=Script(picks=[3]))
    assert match.rows[0].drawn == (("chance", 0, "pick", 5, 3),)
    assert match.to_act() == [3]
    chances = defaultdict(Fraction)
    for chance, state in outcomes(lambda dealer: setup(Rules(), 3, dealer)):
        chances[state.turn] += chance
    assert chances == {0: Fraction(1, 3), 1: Fraction(1, 3), 2: Fraction(1, 3)}


@pytest.mark.rule("one", "missed")
def test_a_player_without_a_ball_after_ten_rolls_counts_as_eleven():
    match = start(2, Script(rolls=[HAT] * 10))
    for _ in range(10):
        match.play(0, "roll")
    assert said(match)[1:] == [("missed", {"seat": 0})]
    assert match.state.rolls == [11, 0]
    assert played(2, 11, 1).state.total == [11, 1]


def test_a_ball_with_the_tenth_roll_counts_as_ten():
    match = played(2, 11, 10)
    assert match.state.total == [11, 10]
    assert match.result.ranks == (2, 1)
    assert keys(match).count("missed") == 1


@pytest.mark.rule("one", "ranking")
def test_rank_by_rolls_equal_shares_the_rank():
    assert played(5, 6, 3, 1, 6, 3).result.ranks == (4, 2, 1, 4, 2)
    assert played(8, 1, 2, 3, 4, 5, 10, 11, 11).result.ranks == (1, 2, 3, 4, 5, 6, 7, 7)


@pytest.mark.rule("one", "ties")
def test_roll_off_only_those_tied_for_best_go_again():
    match = played(4, 2, 5, 2, 3, 3, 1)
    assert rolled_by(match)[12:] == [0, 0, 0, 2]
    assert match.rows[12].told[-1].key == "roll-off"
    assert match.rows[12].told[-1].data == {"seats": [0, 2]}
    assert match.result.ranks == (2, 4, 1, 3)


def test_a_roll_off_keeps_the_order_of_the_seats_from_first_on():
    match = played(3, 1, 9, 1, 2, 1, first="2")
    assert rolled_by(match)[-3:] == [2, 2, 1]
    assert match.result.ranks == (3, 1, 2)


def test_all_eleven_included():
    match = played(3, 11, 11, 11, 4, 11, 3)
    assert match.state.total == [11, 11, 11]
    assert match.result.ranks == (2, 2, 1)
    match = played(2, 11, 11, 11, 11, 1, 2)
    assert keys(match).count("roll-off") == 2
    assert match.result.ranks == (1, 2)


@pytest.mark.rule("one", "ties")
def test_until_one_is_best():
    """Three are tied; two of them tie for best again; only these two go on."""
    match = played(3, 2, 2, 2, 5, 1, 1, 3, 3, 4, 2)
    assert [line.data["seats"] for row in match.rows for line in row.told if line.key == "roll-off"] == [
        [0, 1, 2],
        [1, 2],
        [1, 2],
    ]
    assert match.result.ranks == (2, 2, 1)
    assert match.result.scores == (0, 0, 1)


def test_or_ten_roll_offs_are_done():
    decided = played(2, *[1, 1] * 10, 2, 1)
    assert keys(decided).count("roll-off") == 10
    assert decided.result.ranks == (2, 1)
    undecided = played(2, *[1, 1] * 11)
    assert keys(undecided).count("roll-off") == 10
    assert undecided.result.ranks == (1, 1)
    assert undecided.result.scores == (1, 1)


def test_after_ten_roll_offs_those_still_tied_share_the_win_and_who_dropped_out_is_behind_them():
    match = played(3, 4, 4, 4, 2, 1, 1, *[1, 1] * 9)
    assert match.result.ranks == (3, 1, 1)


def test_everyone_eleven_eleven_times_over_shares_the_first_place():
    match = played(8, *[11] * 8 * 11)
    assert match.result.ranks == (1,) * 8
    assert keys(match).count("roll-off") == 10
    assert match.n == 8 * 10 * 11


def test_its_winner_is_first_the_other_tied_players_share_second_place():
    match = played(5, 2, 2, 7, 2, 5, 3, 1, 2)
    assert match.result.ranks == (2, 1, 5, 2, 4)
    assert match.result.scores == (0, 1, 0, 0, 0)


@pytest.mark.rule("one", "ties")
def test_shared_ties_stand():
    match = played(4, 2, 5, 2, 5, ties="shared")
    assert match.result.ranks == (1, 3, 1, 3)
    assert match.result.scores == (1, 0, 1, 0)
    assert "roll-off" not in keys(match)
    assert said(match)[-1] == ("round-won", {"seats": [0, 2]})
    assert played(3, 11, 11, 11, ties="shared").result.ranks == (1, 1, 1)


def test_ties_are_rolled_off_by_default():
    assert Rules().ties == "roll-off"
    assert played(2, 1, 1, 1, 2).result.ranks == (1, 2)


def test_rounds_is_one_by_default_and_may_be_one_to_ten():
    assert Rules().rounds == 1
    assert list(Rules.choices()["rounds"]) == list(range(1, 11))
    assert played(2, 1, 2).n == 3
    assert played(2, *[1, 2] * 10, rounds=10).result.scores == (10, 0)
    assert played(2, *[1, 2] * 4, rounds="4").result.scores == (4, 0)


@pytest.mark.rule("one", "rounds")
def test_the_best_of_a_round_gets_one_win():
    match = played(3, 1, 2, 3, 3, 1, 2, 1, 3, 2, rounds=3)
    assert match.result.scores == (2, 1, 0)
    assert match.result.ranks == (1, 2, 3)
    assert keys(match).count("round-won") == 3


def test_shared_each_of_them_gets_the_win():
    match = played(2, 1, 1, 1, 2, ties="shared", rounds=2)
    assert match.result.scores == (2, 1)
    assert match.result.ranks == (1, 2)


@pytest.mark.rule("one", "rounds", "ranking")
def test_rank_by_wins_then_by_fewer_rolls_in_all():
    match = played(3, 1, 9, 11, 2, 3, 1, 11, 1, 3, rounds=3)
    assert match.state.total == [14, 13, 15]
    assert match.result.scores == (1, 1, 1)
    assert match.result.ranks == (2, 1, 3)
    wins_first = played(2, 1, 2, 1, 2, 11, 1, rounds=3)
    assert wins_first.state.total == [13, 5]
    assert wins_first.result.ranks == (1, 2)


def test_roll_offs_not_counted():
    match = played(2, 3, 3, 11, 10, 2, 1, 1, 2, rounds=3)
    assert match.state.total == [6, 6]
    assert match.state.wins == [1, 2]
    level = played(2, 3, 3, 11, 1, 1, 2, rounds=2)
    assert level.state.total == [4, 5]
    assert level.result.scores == (1, 1)
    assert level.result.ranks == (1, 2)


def test_every_round_begins_with_all_seats_from_first_on():
    match = played(3, 1, 1, 2, 1, 2, 3, 1, 2, rounds=2, first="1")
    assert rolled_by(match) == [1, 2, 0, 0, 1, 2, 2, 1, 1, 1, 2, 0, 0]


def test_the_sheet_shows_rolls_total_and_wins_and_who_rolls_next():
    match = played(2, 1, 2, rounds=1)
    assert widget(match, "score").rows == ((1, 1, 1), (2, 2, 0))
    match = start(2, Script(rolls=dice(1, 2, 1)), rounds=2)
    assert widget(match, "die") == Dice(zone="die", faces=(), sides=FACES)
    for seat in 0, 1, 1, 0:
        match.play(seat, "roll")
    score = Score(zone="score", columns=("rolls", "total", "wins"), rows=((1, 1, 1), (0, 2, 0)))
    assert widget(match, "score") == score
    assert widget(match, "to-roll") == Note(zone="to-roll", seat=1, data={"count": 1})


def test_one_is_for_two_to_eight_seats():
    assert list(ONE.seats) == [2, 3, 4, 5, 6, 7, 8]
    for seats in 1, 9:
        reason = complaint("one", seats=seats)
        assert reason.key == "no-seats"
        assert reason.data["seats"] == seats


def test_the_only_preset_is_the_book():
    assert ONE.presets == ["book"]
    assert ONE.rules({"preset": "book"}, 2) == Rules()
    assert complaint("one", {"preset": "short"}).key == "no-preset"


@pytest.mark.parametrize(
    ("option", "value", "choices"),
    [
        ("rounds", 0, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
        ("rounds", 11, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
        ("ties", "again", ["roll-off", "shared"]),
        ("first", 8, ["random", "0", "1", "2", "3", "4", "5", "6", "7"]),
        ("first", "-1", ["random", "0", "1", "2", "3", "4", "5", "6", "7"]),
    ],
)
def test_a_value_that_is_no_choice_is_refused(option, value, choices):
    reason = complaint("one", {option: value}, seats=8)
    assert reason.key == "no-choice"
    assert reason.data == {"option": option, "value": str(value), "choices": choices}


def test_an_unknown_option_is_refused():
    reason = complaint("one", {"turns": 3})
    assert reason.key == "no-option"
    assert reason.data == {"option": "turns", "options": ["ties", "rounds", "first"]}


def test_a_first_seat_that_is_not_there_is_refused():
    assert complaint("one", {"first": "3"}, seats=3).key == "first-not-there"
    assert Match.start("one", seats=3, rules={"first": 2}, seed=1).to_act() == [2]


def test_refusals_say_whose_turn_it_is_and_that_it_is_over():
    match = start(2, Script(rolls=dice(1, 2)))
    reason = refusal(match, 1, "roll")
    assert (reason.key, reason.data, reason.flash) == ("not-your-turn", {"seats": [0]}, ())
    assert refusal(match, 0, "throw").key == "unreadable"
    assert refusal(match, 2, "roll").key == "no-such-seat"
    for seat in 0, 1, 1:
        match.play(seat, "roll")
    assert match.to_act() == []
    assert refusal(match, 0, "roll").key == "over"


def position(needed: tuple[int, ...], **rules: object) -> State:
    """A round of which the first seats have made their rolls."""
    rolls = [*needed] + [0] * (2 - len(needed))
    chosen, turn = Rules(first="0", **rules), len(needed)
    return State(chosen, 2, first=0, turn=turn, wins=[0, 0], total=[0, 0], playing=[0, 1], rolls=rolls)


def test_a_position_with_nine_rolls_made_has_one_left():
    match = sit(ONE, position((4,)), Script(rolls=[HAT] * 10))
    for _ in range(9):
        match.play(1, "roll")
    assert match.to_act() == [1]
    match.play(1, "roll")
    assert match.result.ranks == (1, 2)


NEEDS = {rolls: Fraction(5, 6) ** (rolls - 1) / 6 for rolls in range(1, 11)} | {11: Fraction(5, 6) ** 10}


def spread_of(s: State) -> dict[tuple, tuple[Fraction, State]]:
    """Every end that chance can bring, with its exact probability, by the real rules.

    One roll at a time: positions that differ only in the face that lies there are one."""
    ends: dict[tuple, tuple[Fraction, State]] = {}
    now = {key(s): (Fraction(1), s)}
    while now:
        after: dict[tuple, tuple[Fraction, State]] = {}
        for chance, state in now.values():
            for share, following in outcomes(lambda dealer, state=state: rolled(state, dealer)):
                target = ends if result(following) else after
                before = target[key(following)][0] if key(following) in target else Fraction(0)
                target[key(following)] = before + chance * share, following
        now = after
    return ends


def rolled(s: State, dealer) -> State:
    twin = s.copy()
    play(twin, twin.turn, Roll(), dealer)
    return twin


def key(s: State) -> tuple:
    return s.turn, *s.playing, *s.rolls, *s.wins, *s.total, s.round, s.roll_off


def test_a_roll_has_six_faces_alike():
    faces = defaultdict(Fraction)
    for chance, state in outcomes(lambda dealer: rolled(position(()), dealer)):
        faces[state.face] += chance
    assert faces == dict.fromkeys(FACES, Fraction(1, 6))


def test_k_rolls_are_needed_with_probability_5_6_to_the_k_minus_1_by_6_and_eleven_with_5_6_to_the_10():
    assert sum(NEEDS.values()) == 1
    both = defaultdict(Fraction)
    for chance, state in spread_of(position((), ties="shared")).values():
        both[tuple(state.total)] += chance
    assert both == {(a, b): NEEDS[a] * NEEDS[b] for a in NEEDS for b in NEEDS}


def test_shared_each_of_two_is_alone_at_the_top_as_often_as_the_other():
    tie = sum(chance**2 for chance in NEEDS.values())
    ranks = defaultdict(Fraction)
    for chance, state in spread_of(position((), ties="shared")).values():
        ranks[result(state).ranks] += chance
    assert ranks == {(1, 1): tie, (1, 2): (1 - tie) / 2, (2, 1): (1 - tie) / 2}


def test_only_ties_until_the_tenth_roll_off_leave_two_players_level():
    """From the eighth roll-off on there are three goes left."""
    tie = sum(chance**2 for chance in NEEDS.values())
    eighth = position(())
    eighth.roll_off = 8
    ranks = defaultdict(Fraction)
    for chance, state in spread_of(eighth).values():
        ranks[result(state).ranks] += chance
    assert ranks == {(1, 1): tie**3, (1, 2): (1 - tie**3) / 2, (2, 1): (1 - tie**3) / 2}
