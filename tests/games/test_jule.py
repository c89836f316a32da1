"""docs/rules/dice.md, `jule`, sentence by sentence."""

import itertools
import math
import random
import statistics
from fractions import Fraction

import pytest

from parlour import Match, game
from parlour.chance import QuickDealer, outcomes
from parlour.games.jule import Roll, Rules, State, play, result, setup, way
from parlour.kit.dice import FACES
from parlour.view import Dice, Note
from tests.games.table import Script, complaint, refusal, said, sit, texts, widget

HAT, GLASSES, BALL, CRYSTAL, POTION, CANDLE = range(6)
JULE = game("jule")
THERE_AND_BACK = [*range(6), *range(5, -1, -1)]


def start(seats: int, rolls: list[int], **rules: object) -> Match:
    return Match.start("jule", seats=seats, rules={"first": "0", **rules}, dealer=Script(rolls=rolls))


def played(seats: int, rolls: list[int], **rules: object) -> Match:
    """A match after these rolls, each by the seat that has the die."""
    match = start(seats, rolls, **rules)
    for _ in rolls:
        (seat,) = match.to_act()
        match.play(seat, "roll")
    return match


def rolled_by(match: Match) -> list[int | None]:
    return [row.seat for row in match.rows[1:]]


@pytest.mark.rule("jule", "roll", "back")
def test_the_symbols_in_this_order_and_back_again():
    there = ("hat", "glasses", "ball", "crystal", "potion", "candle")
    assert way(Rules()) == there + there[::-1]
    for crossed, face in enumerate(THERE_AND_BACK):
        for rolled in range(6):
            state = State(Rules(first="0"), 2, 0, 0, [crossed, 0])
            match = sit(JULE, state, Script(rolls=[rolled]))
            match.play(0, "roll")
            assert match.state.crossed == [crossed + (rolled == face), 0]


@pytest.mark.rule("jule", "hit")
def test_a_hit_is_noted_and_the_player_rolls_on_for_the_next_symbol():
    match = played(2, [HAT])
    assert match.to_act() == [0]
    assert match.state.crossed == [1, 0]
    assert said(match) == [("hit", {"seat": 0, "face": "hat", "count": 1, "all": 12})]
    assert widget(match, "to-roll") == Note(zone="to-roll", seat=0, data={"face": "glasses"})


@pytest.mark.rule("jule", "miss")
def test_a_miss_passes_the_die_to_the_left():
    match = played(3, [GLASSES, HAT, HAT, GLASSES, BALL, HAT])
    assert rolled_by(match) == [0, 1, 1, 2, 0, 1]
    assert match.to_act() == [2]
    assert match.state.crossed == [0, 1, 0]
    assert said(match) == [("missed", {"seat": 1, "face": "hat"})]


@pytest.mark.rule("jule", "roll")
def test_after_a_miss_the_same_symbol_is_still_wanted():
    match = played(2, [HAT, HAT, BALL])
    assert match.to_act() == [0]
    assert widget(match, "to-roll").data == {"face": "glasses"}


@pytest.mark.rule("jule", "all-crossed-off")
def test_first_to_have_crossed_off_everything_wins():
    match = played(2, THERE_AND_BACK)
    assert match.result.ranks == (1, 2)
    assert match.result.scores == (12, 0)
    assert match.result.reason == "all-crossed-off"
    assert match.to_act() == []


@pytest.mark.rule("jule", "back")
def test_there_and_back_is_twelve_crossings():
    assert len(way(Rules())) == 12
    assert played(2, THERE_AND_BACK[:-1]).result is None


def test_six_there_then_candle_potion_crystal_ball_glasses_hat():
    assert way(Rules())[6:] == ("candle", "potion", "crystal", "ball", "glasses", "hat")


@pytest.mark.rule("jule", "back")
def test_turning_point_once_the_candle_is_crossed_off_once_eleven_in_all():
    assert Rules().turning_point == "twice"
    once = [*range(6), *range(4, -1, -1)]
    assert way(Rules(turning_point="once")) == tuple(FACES[face] for face in once)
    match = played(2, once, turning_point="once")
    assert match.result.scores == (11, 0)
    assert match.result.reason == "all-crossed-off"


@pytest.mark.rule("jule", "all-crossed-off")
def test_the_match_ends_with_the_first_finisher():
    match = played(3, [GLASSES, HAT, GLASSES, HAT, *THERE_AND_BACK])
    assert match.result.ranks == (3, 2, 1)
    assert refusal(match, 0, "roll").key == "over"


@pytest.mark.rule("jule", "limit")
def test_or_after_max_rounds_turns_each():
    match = played(3, [CANDLE] * 30, max_rounds=10)
    assert match.result.reason == "round-limit"
    assert played(3, [CANDLE] * 29, max_rounds=10).result is None
    assert Rules().max_rounds == 300
    assert list(Rules.choices()["max_rounds"]) == list(range(10, 1001))


@pytest.mark.parametrize("first", range(3))
def test_turns_each_are_counted_from_the_first_seat_on(first):
    match = played(3, [HAT, *[CANDLE] * 30], max_rounds=10, first=str(first))
    assert match.result.scores[first] == 1
    assert [rolled_by(match).count(seat) for seat in range(3)] == [10 + (seat == first) for seat in range(3)]


def test_the_last_turn_may_still_finish():
    state = State(Rules(first="0", max_rounds=10), 2, 0, 1, [11, 11], round=10)
    match = sit(JULE, state, Script(rolls=[HAT]))
    match.play(1, "roll")
    assert match.result.reason == "all-crossed-off"
    assert match.result.ranks == (2, 1)


@pytest.mark.rule("jule", "ranking", "limit")
def test_the_others_are_ranked_by_crossings_made_equal_shares_the_rank():
    state = State(Rules(first="0"), 5, 0, 2, [4, 9, 11, 4, 0])
    match = sit(JULE, state, Script(rolls=[HAT]))
    match.play(2, "roll")
    assert match.result.ranks == (3, 2, 1, 3, 5)
    assert match.result.scores == (4, 9, 12, 4, 0)
    limit = played(3, [HAT, CANDLE, HAT, CANDLE, CANDLE, *[CANDLE] * 27], max_rounds=10)
    assert limit.result.ranks == (1, 1, 3)


def test_as_many_players_as_wished_we_stop_at_eight():
    assert list(JULE.seats) == [2, 3, 4, 5, 6, 7, 8]
    for seats in 1, 9:
        assert complaint("jule", seats=seats).key == "no-seats"


@pytest.mark.rule("jule", "hit")
def test_one_roll_a_turn_even_after_a_hit():
    assert Rules().one_roll is False
    match = played(2, [HAT, CANDLE, GLASSES, HAT, HAT], one_roll="on")
    assert rolled_by(match) == [0, 1, 0, 1, 0]
    assert match.state.crossed == [2, 1]


def test_first_is_drawn_from_the_seed_of_the_match_or_a_seat():
    match = Match.start("jule", seats=4, dealer=Script(picks=[2]))
    assert match.to_act() == [2]
    assert Match.start("jule", seats=4, rules={"first": 3}, seed=1).to_act() == [3]
    assert complaint("jule", {"first": "4"}, seats=4).key == "first-not-there"


def test_every_roll_comes_from_the_seed_of_the_match_and_is_recorded():
    match = Match.start("jule", rules={"first": "0"}, seed=5)
    while not match.result:
        match.play(match.to_act()[0], "roll")
    draws = [row.drawn for row in match.rows]
    assert draws[0] == ()
    assert all([draw[:4] for draw in row] == [("chance", at, "roll", 6)] for at, row in enumerate(draws[1:]))


def test_the_only_preset_is_the_book():
    assert JULE.presets == ["book"]
    assert complaint("jule", {"preset": "short"}).key == "no-preset"


@pytest.mark.parametrize(
    ("option", "value"), [("turning_point", "never"), ("one_roll", "two"), ("max_rounds", 9), ("first", 8)]
)
def test_a_value_that_is_no_choice_is_refused(option, value):
    assert complaint("jule", {option: value}, seats=8).key == "no-choice"


def test_refusals_say_whose_turn_it_is():
    match = start(2, [])
    assert texts(match, 0) == ["roll"]
    assert texts(match, 1) == []
    assert refusal(match, 1, "roll").key == "not-your-turn"
    assert refusal(match, 0, "cross hat").key == "unreadable"


def test_what_was_thrown_last_and_by_whom_stays_visible():
    match = start(2, [BALL])
    assert widget(match, "die") == Dice(zone="die", faces=(), sides=FACES)
    match.play(0, "roll")
    assert match.to_act() == [1]
    assert widget(match, "die") == Dice(zone="die", faces=("ball",), thrower=0, sides=FACES)


def test_the_sheet_has_a_stroke_for_the_way_there_and_a_cross_for_the_way_back():
    state = State(Rules(first="0"), 4, 0, 0, [0, 3, 7, 12])
    sheet = widget(sit(JULE, state), "score")
    assert sheet.columns == (*FACES, "crossed")
    assert sheet.rows == (
        (None, None, None, None, None, None, 0),
        ("/", "/", "/", None, None, None, 3),
        ("/", "/", "/", "/", "/", "X", 7),
        ("X", "X", "X", "X", "X", "X", 12),
    )


def test_a_candle_that_is_crossed_off_once_has_its_cross_at_once():
    state = State(Rules(first="0", turning_point="once"), 2, 0, 0, [6, 7])
    assert [row[4:] for row in widget(sit(JULE, state), "score").rows] == [("/", "X", 6), ("X", "X", 7)]


def rolled(s: State, dealer) -> State:
    twin = s.copy()
    play(twin, twin.turn, Roll(), dealer)
    return twin


def mean_turns(rules: Rules, seats: int) -> Fraction:
    """Turns from the first roll to the end, on average, if no round were the last: the rules themselves are
    asked for all that a roll can bring, for every progress of the players, and the chain is solved."""
    goal = len(way(rules))
    means: dict[tuple[int, ...], Fraction] = {}
    for crossed in sorted(itertools.product(range(goal), repeat=seats), key=sum, reverse=True):
        # A miss leaves the progress as it is and hands on the die: mean = known + missed · mean of the next.
        known, missed = zip(*(step(rules, crossed, turn, means) for turn in range(seats)), strict=True)
        once_round, back = Fraction(0), Fraction(1)
        for turn in range(seats):
            once_round += back * known[turn]
            back *= missed[turn]
        mean = means[(*crossed, 0)] = once_round / (1 - back)
        for turn in range(seats - 1, 0, -1):
            mean = means[(*crossed, turn)] = known[turn] + missed[turn] * mean
    return means[(0,) * (seats + 1)]


def step(rules: Rules, crossed: tuple[int, ...], turn: int, means: dict) -> tuple[Fraction, Fraction]:
    """What a roll adds to the mean if it hits, its own turn included, and how often it misses."""
    s = State(rules, len(crossed), 0, turn, list(crossed))
    known = missed = Fraction(0)
    for chance, then in outcomes(lambda dealer: rolled(s, dealer)):
        over = result(then) is not None
        known += chance * (over or (then.turn, then.round) != (s.turn, s.round))
        if then.crossed == s.crossed:
            missed += chance
        elif not over:
            known += chance * means[(*then.crossed, then.turn)]
    return known, missed


def series(rules: Rules, seats: int) -> float:
    """The same by another road: the misses before the last hit are spread as in Pascal's distribution, and
    turn t is begun if nobody has finished before."""
    goal = len(way(rules))
    spread = [math.comb(k + goal - 1, k) * 5**k / 6 ** (k + goal) for k in range(320)]
    at_least = [1 - sum(spread[:k]) for k in range(320)]

    def busy(turns: int) -> float:
        return at_least[max(0, turns + 1 - goal) if rules.one_roll else turns]

    return sum(
        math.prod(busy((turn + seats - 1 - seat) // seats) for seat in range(seats))
        for turn in range(300 * seats)
    )


@pytest.mark.parametrize(
    ("rules", "mean"),
    [
        ({}, 12 * 5 + 1),
        ({"turning_point": "once"}, 11 * 5 + 1),
        ({"one_roll": True}, 12 * 6),
        ({"turning_point": "once", "one_roll": True}, 11 * 6),
    ],
)
def test_a_player_alone_misses_five_times_a_symbol_and_needs_one_turn_more(rules, mean):
    """One roll in six hits. Every miss ends a turn, and so does the last hit; or else every roll does."""
    assert mean_turns(Rules(**rules), 1) == mean


MEANS = [
    ({}, 100.308466143583),
    ({"turning_point": "once"}, 91.229487440648),
    ({"one_roll": True}, 122.308466143583),
]


@pytest.mark.parametrize(("rules", "mean"), MEANS)
def test_the_mean_number_of_turns_of_two_is_exact_and_a_simulation_agrees(rules, mean):
    exact = mean_turns(Rules(**rules), 2)
    assert float(exact) == pytest.approx(mean, abs=1e-9)
    assert float(exact) == pytest.approx(series(Rules(**rules), 2), abs=1e-9)
    turns = [turns_of(Rules(**rules), 2, seed) for seed in range(600)]
    error = statistics.stdev(turns) / len(turns) ** 0.5
    assert abs(statistics.mean(turns) - exact) < 2.58 * error  # the confidence interval of 99 %


def turns_of(rules: Rules, seats: int, seed: int) -> int:
    dealer = QuickDealer(random.Random(seed))
    s = setup(rules, seats, dealer)
    turns = 1
    while result(s) is None:
        turn = s.turn
        play(s, turn, Roll(), dealer)
        turns += s.turn != turn
    return turns
