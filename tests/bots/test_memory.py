"""The memory of computer players: what it keeps, what fades, and when to look at one more card."""

import math
from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from parlour import Match
from parlour.bots import LEVELS, Budget, drive
from parlour.bots.contract import Decision
from parlour.bots.minds.concentration import Left, recall, shares, weigh
from parlour.bots.weighing import choose
from parlour.core import CLOCK
from tests.games.test_concentration import table, wait


def chosen(match: Match, span: float = math.inf) -> set[str]:
    """All that the seat to turn might do."""
    (seat,) = match.to_act()
    level, budget = LEVELS[4]._replace(memory=span), Budget()
    asked = (
        match.game,
        level,
        match.heard_live(seat),
        match.view(seat),
        seat,
        match.moves(seat),
        list,
        budget,
    )
    return {choose(Decision(*asked, Random(seed)), weigh).text() for seed in range(40)}


def turn(match: Match, *places: int) -> None:
    for place in places:
        (seat,) = match.to_act()
        match.play(seat, f"turn {place}")


def test_a_known_pair_is_taken_whoever_turned_it():
    match = table()
    turn(match, 1, 3)
    wait(match)
    turn(match, 2, 5)
    wait(match)
    assert chosen(match) == {"turn 1", "turn 2"}
    turn(match, 2)
    assert chosen(match) == {"turn 1"}


def test_what_was_taken_is_no_longer_known():
    match = table("2C 2D 2H 2S 7C 7D")
    turn(match, 1, 2, 3)
    assert recall(match.heard_live(0), 0, math.inf) == {"1": "2", "2": "2", "3": "2"}
    assert chosen(match) == {"turn 4", "turn 5", "turn 6"}


def test_without_a_known_pair_a_new_card_is_turned():
    match = table()
    turn(match, 1, 3)
    wait(match)
    assert chosen(match) == {"turn 2", "turn 4", "turn 5", "turn 6"}


def test_memory_fades_and_what_is_forgotten_stays_so():
    match = table("2C 2D 7H 7S KC KD 4C 4D", seats=2)
    for place in (1, 2, 4, 6):
        turn(match, place, place + 2 if place % 2 else place + 1)
        wait(match)
    heard = match.heard_live(0)
    assert len(recall(heard, 0, math.inf)) == 7
    spans = [recall(heard, 0, span) for span in (0.5, 2, 8, 100)]
    for less, more in pairwise(spans):
        assert less.items() <= more.items()
    assert len(spans[0]) < len(spans[-1])
    turn(match, 8)
    later = recall(match.heard_live(0), 0, 2)
    assert {place: rank for place, rank in later.items() if place != "8"}.items() <= spans[1].items()


def test_nothing_is_lost_on_the_highest_level_and_each_level_keeps_more():
    spans = [level.memory for level in LEVELS.values()]
    assert spans == sorted(spans)
    assert spans[-1] == math.inf


@cache
def brute(pairs: int, known: int, may_pass: bool = True) -> Fraction:
    """The lead by the rules alone: every card that may come up, every choice of the second one, and no card
    at all, unless the other has just done so."""
    if not pairs:
        return Fraction(0)
    unseen = 2 * pairs - known
    values = [1 + brute(pairs - 1, known - 1)] * known
    for _ in range(unseen - known):
        looks = [1 + brute(pairs - 1, known)] + [-1 - brute(pairs - 1, known)] * known
        looks += [-brute(pairs, known + 2)] * (unseen - 1 - known - 1)
        choices = [sum(looks) / len(looks)] + ([-brute(pairs, known + 1)] if known else [])
        values.append(max(choices))
    looked = sum(values, Fraction(0)) / len(values)
    return max(looked, -brute(pairs, known, False)) if may_pass and known > 1 else looked


def lead(left: Left) -> float:
    """How many pairs more than the other of two players the one to turn will get."""
    own, other = shares(left, 2)
    return own - other


@pytest.mark.parametrize("pairs", range(9))
def test_the_lead_is_exact_where_every_rank_lies_there_twice(pairs):
    for known in range(pairs + 1):
        assert lead(Left(0, 0, pairs - known, known)) == pytest.approx(float(brute(pairs, known)))


def test_the_lead_of_small_layouts():
    assert lead(Left(0, 0, 1, 0)) == 1
    assert lead(Left(0, 0, 2, 0)) == pytest.approx(-2 / 3)
    assert [lead(Left(0, 0, 0, pairs)) for pairs in range(5)] == [0, 1, 2, 3, 4]


def test_four_alike_give_two_pairs_and_a_known_one_has_three_partners():
    assert shares(Left(1, 0, 0, 0), 2) == (2, 0)
    # a four and a two: five of six new cards have the known one's rank or their own
    assert lead(Left(0, 1, 1, 0)) > lead(Left(0, 0, 2, 1))
    assert sum(shares(Left(3, 2, 1, 4), 4)) == pytest.approx(15)


def test_sometimes_a_known_card_is_turned_rather_than_a_new_one():
    match = table("2C 2D 7H 7S KC KD 4C 4D")
    turn(match, 1, 3)
    wait(match)
    turn(match, 5)
    assert chosen(match) == {"turn 1", "turn 3"}


def test_two_known_cards_are_turned_where_a_new_one_would_help_the_next_player():
    match = table("2C 7D KH 4S 9C 2D 7H KS 4C 9D")
    turn(match, 1, 2)
    wait(match)
    turn(match, 3, 4)
    wait(match)
    assert chosen(match) == {"turn 1", "turn 2", "turn 3", "turn 4"}
    turn(match, 1)
    assert chosen(match) == {"turn 2", "turn 3", "turn 4"}
    turn(match, 2)
    wait(match)
    assert chosen(match) == {f"turn {place}" for place in range(5, 11)}, "but not both one after the other"


def test_a_known_partner_comes_before_anything_else():
    match = table("2C 2D 7H 7S")
    turn(match, 1, 3)
    wait(match)
    turn(match, 4)
    assert chosen(match) == {"turn 3"}


def played(levels: tuple[int, int], seed: int, **rules: Any) -> tuple[int, ...]:
    match = Match.start("concentration", rules={"first": seed % 2, **rules}, seed=seed)
    drive(match, levels)
    assert match.result
    assert match.result.reason == "all-taken"
    return match.result.scores


@pytest.mark.parametrize("levels", [(2, 1), (3, 2), (4, 3)])
def test_a_higher_level_finds_more_pairs(levels):
    scores = [played(levels, seed, pairs=10) for seed in range(30)]
    better, worse = (sum(score[seat] for score in scores) for seat in (0, 1))
    assert better > worse


def test_the_pause_is_virtual_between_computers():
    match = Match.start("concentration", rules={"preset": "short"}, seed=1)
    drive(match, [1, 1])
    pauses = [row for row in match.rows if row.seat == CLOCK]
    assert pauses
    assert match.rows[-1].t >= 5000 * len(pauses)
