"""Accordion: what each level sees of a row, and how far it gets."""

from __future__ import annotations

import pytest

from parlour import Match, bots
from parlour.bots import LEVELS, Budget, Player
from parlour.bots.minds import accordion as mind
from parlour.games.accordion import Deal, Move
from parlour.kit.cards import NAMES


def piles(level: int) -> list[int]:
    """What is left of the same two deals."""
    ended = [bots.drive(Match.start("accordion", seed=seed), [level]) for seed in (5, 8)]
    return [match.result.scores[0] for match in ended if match.result]


def test_each_level_gets_further_on_the_same_deals() -> None:
    left = {level: piles(level) for level in LEVELS}
    assert sum(left[1]) - 12 > sum(left[2]) > sum(left[3]) > sum(left[4])
    assert left[4] == [1, 1]
    assert min(left[1]) > 5  # a child can do as well


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_child_moves_as_soon_as_it_can_and_all_others_wait_for_the_last_card(level: int) -> None:
    match = bots.drive(Match.start("accordion", seed=5), [level])
    moved = next(row.n for row in match.rows if row.move.startswith("move"))
    last = max(row.n for row in match.rows if row.move == "deal")
    assert (moved < last) == (level == 1)


def test_without_a_plan_a_step_is_taken_that_leaves_most_to_do() -> None:
    row = bytes(NAMES.index(name) for name in ("KC", "2C", "3D", "3C", "KD"))
    ways = mind.successors(row)
    assert {way.step: mind.openness(way) for way in ways} == {(4, 3): 3, (4, 1): 2, (2, 1): 1}
    assert max(ways, key=mind.reach).step == (4, 1)  # as a child likes it


def test_a_plan_ends_with_its_nodes_and_at_a_live_table_with_its_seconds() -> None:
    row = bytes((card * 17) % 52 for card in range(52))
    assert mind.solve_row(row, 700).nodes <= 700
    assert mind.solve_row(row, 10**12, seconds=0.0) == mind.Found(None, (), 52, 0)
    match = Match.start("accordion", seed=3)
    while Deal() in match.moves(0):
        match.play(0, Deal())
    hurried = Player(bots.player(match.game, 4).choose, Budget(nodes=10**9, seconds=0.0))
    assert isinstance(bots.act(match, 0, hurried), Move)


def test_a_review_tells_where_a_row_was_spoilt() -> None:
    """To give up is the worst that can be done, and what the level would do is among the best."""
    match = Match.start("accordion", seed=5)
    while Deal() in match.moves(0):
        match.play(0, Deal())
    judged = bots.weigh(bots.question(match, 0, 3, match.heard_live(0), compare=True))
    assert {each.move for each in judged} == {move.text() for move in match.moves(0)}
    assert judged[0].move == str(bots.act(match, 0, 3).text())  # type: ignore[union-attr]
    assert judged[-1].move == "give-up"
    assert judged[0].value - judged[-1].value > 0.5
