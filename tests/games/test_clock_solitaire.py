"""docs/rules/cards.md, `clock-solitaire`, sentence by sentence."""

from collections.abc import Iterator
from math import factorial, sqrt
from random import Random

import pytest

from parlour import Match, game
from parlour.chance import QuickDealer
from parlour.core import BACK
from parlour.games.clock_solitaire import Rules, State, Turn, play, result, setup
from parlour.kit.cards import DECK, NAMES, RANKS, rank_of
from parlour.view import Spread
from tests.games.table import Script, card, refusal, said, sit, texts, widget

CLOCK = game("clock-solitaire")
MIDDLE = 12


def dealt(*tops: str) -> Match:
    """A clock whose middle pile begins with the first of these, the others found where they are next."""
    rest = [each for each in DECK if NAMES[each] not in tops]
    piles: list[list[int]] = [[] for _ in RANKS]
    hour = MIDDLE
    for name in tops:
        piles[hour].insert(0, card(name))
        hour = rank_of(card(name))
    for pile in piles:
        pile[:0] = [rest.pop() for _ in range(4 - len(pile))]
    return sit(CLOCK, State(Rules(), 1, piles))


def face(match: Match, hour: int) -> str | None:
    clock = widget(match, "piles")
    assert isinstance(clock, Spread)
    return clock.cards[hour - 1].face


def test_it_is_for_one_seat():
    assert list(CLOCK.seats) == [1]


def test_thirteen_face_down_piles_of_four_lie_in_a_circle_with_the_thirteenth_in_the_middle():
    match = Match.start(CLOCK, seed=1)
    clock = widget(match, "piles", viewer=0)
    assert isinstance(clock, Spread)
    assert clock.layout == "clock"
    assert [(each.face, each.under) for each in clock.cards] == [(None, 3)] * 13
    assert sorted(each for pile in match.state.piles for each in pile) == list(DECK)


@pytest.mark.rule("clock-solitaire", "turn")
def test_the_top_card_of_the_middle_pile_is_turned_first():
    match = dealt("5H")
    match.play(0, "turn")
    assert face(match, 13) == "5H"
    assert said(match) == [("turned", {"pile": 13, "cards": ["5H"]})]


@pytest.mark.rule("clock-solitaire", "tuck")
def test_it_is_tucked_face_up_under_the_pile_of_its_number_and_the_top_card_there_is_turned():
    match = dealt("5H", "JC")
    match.play(0, "turn")
    match.play(0, "turn")
    fives = match.state.piles[4]
    assert (NAMES[fives[0]], NAMES[fives[-1]], len(fives)) == ("5H", "JC", 5)
    assert len(match.state.piles[MIDDLE]) == 3
    assert (face(match, 5), face(match, 13)) == ("JC", None)


@pytest.mark.parametrize(("rank", "hour"), [("A", 1), ("2", 2), ("T", 10), ("J", 11), ("Q", 12), ("K", 13)])
@pytest.mark.rule("clock-solitaire", "hours", "kings")
def test_ace_is_1_jack_11_queen_12_and_king_the_middle(rank, hour):
    match = dealt(f"{rank}H", "3C" if rank != "3" else "4C")
    match.play(0, "turn")
    match.play(0, "turn")
    assert said(match) == [("turned", {"pile": hour, "cards": ["3C"]})]


@pytest.mark.rule("clock-solitaire", "all-turned")
def test_it_is_won_if_all_cards_get_turned():
    # Under each hour the next one, four times round; the last king comes last.
    rounds = [f"{rank}{suit}" for suit in "CDHS" for rank in RANKS]
    match = dealt(*rounds)
    for n in range(51):
        assert match.result is None, n
        match.play(0, "turn")
    match.play(0, "turn")
    assert match.result
    assert (match.result.reason, match.result.ranks, match.result.scores) == ("all-turned", (1,), (52,))


@pytest.mark.rule("clock-solitaire", "fourth-king")
def test_it_is_lost_when_the_fourth_king_comes_up_earlier():
    match = dealt("KC", "KD", "KH", "KS")
    for _ in range(3):
        match.play(0, "turn")
    assert match.result is None
    match.play(0, "turn")
    assert match.result
    assert (match.result.reason, match.result.ranks, match.result.scores) == ("fourth-king", (2,), (4,))


def test_the_score_is_the_cards_turned():
    match = Match.start(CLOCK, seed=3)
    turns = 0
    while not match.result:
        match.play(0, "turn")
        turns += 1
    assert match.result.scores == (turns,)


def test_turn_is_the_only_action():
    match = Match.start(CLOCK, seed=1)
    assert texts(match, 0) == ["turn"]
    assert CLOCK.is_luck
    assert refusal(match, 0, "roll").key == "unreadable"


def test_nobody_sees_a_card_that_is_not_turned():
    match = Match.start(CLOCK, seed=1)
    match.play(0, "turn")
    for viewer in (0, None):
        clock = widget(match, "piles", viewer=viewer)
        assert isinstance(clock, Spread)
        assert sum(each.face is not None for each in clock.cards) == 1


def test_the_pile_where_the_next_card_comes_from_can_be_touched():
    match = dealt("5H", "JC")
    for hour in (13, 13, 5):
        clock = widget(match, "piles", viewer=0)
        assert isinstance(clock, Spread)
        assert [at for at, each in enumerate(clock.cards, 1) if each.touch == "turn"] == [hour]
        match.play(0, "turn")


def test_a_lone_player_may_take_a_turn_back_and_the_same_card_comes_again():
    match = dealt("5H", "JC")
    match.play(0, "turn")
    match.play(0, "/undo 0")
    assert face(match, 13) is None
    match.play(0, "turn")
    assert face(match, 13) == "5H"


def arrangements(counts: list[int]) -> Iterator[list[int]]:
    """Every order of so many cards of each rank, as ranks."""
    if not any(counts):
        yield []
    for rank, count in enumerate(counts):
        if count:
            counts[rank] -= 1
            for rest in arrangements(counts):
                yield [rank, *rest]
            counts[rank] += 1


def wins(order: list[int]) -> bool:
    """Play a smaller clock, with four cards of each rank, by the very same rules."""
    suits = [0] * (max(order) + 1)
    deck = []
    for rank in order:
        deck.append(4 * rank + suits[rank])
        suits[rank] += 1
    s = State(Rules(), 1, [deck[4 * hour : 4 * hour + 4] for hour in range(len(suits))])
    while (end := result(s)) is None:
        play(s, 0, Turn(), Script())
    assert end.reason in ("all-turned", "fourth-king")
    return end.reason == "all-turned"


@pytest.mark.parametrize("ranks", [2, 3])
def test_a_smaller_clock_is_won_in_exactly_one_of_as_many_deals_as_it_has_ranks(ranks):
    deals = [wins(order) for order in arrangements([4] * ranks)]
    assert len(deals) == factorial(4 * ranks) // factorial(4) ** ranks
    assert sum(deals) * ranks == len(deals)


def test_the_chance_of_winning_is_one_in_thirteen_within_what_chance_allows():
    n, won, rng = 4000, 0, Random(13)
    for _ in range(n):
        s = setup(Rules(), 1, QuickDealer(rng))
        while (end := result(s)) is None:
            play(s, 0, Turn(), QuickDealer(rng))
        won += end.ranks == (1,)
    expected, deviation = n / 13, sqrt(n / 13 * 12 / 13)
    assert abs(won - expected) < 2.58 * deviation  # the interval of 99 %


def test_what_is_not_turned_has_no_face_in_what_is_shown():
    match = Match.start(CLOCK, seed=1)
    assert all(each.face is None for each in widget(match, "piles").cards)  # type: ignore[union-attr]
    assert all(each < BACK for pile in match.state.piles for each in pile)
