"""Board games: what easy levels overlook."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import Match, bots
from parlour.bots import Choice
from parlour.bots.minds import boards
from parlour.core import Kernel
from parlour.pdn import at_position
from parlour.search.best import Valued, Worth, rank

DRAUGHTS, MORRIS = parlour.game("draughts"), parlour.game("nine-mens-morris")


def share(match: Match, level: int, *moves: str) -> float:
    """How often the level makes one of these moves."""
    seat = match.to_act()[0]
    asked = match.heard_live(seat), match.view(seat), seat, match.moves(seat), lambda: match.state
    choose, budget = bots.player(match.game, level)
    tries = range(100 if level < 3 else 3)
    answers = [choose(Choice(*asked, budget, Random(number))) for number in tries]
    return sum(isinstance(each, parlour.core.Move) and each.text() in moves for each in answers) / len(
        answers
    )


@pytest.mark.parametrize(("level", "low", "high"), [(1, 0.1, 0.4), (2, 0.01, 0.12), (3, 0.0, 0.0)])
def test_a_child_sometimes_forgets_that_a_man_can_be_taken(
    level: int, low: float, high: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    match = at_position("W:W19,30,31:B11,1,4", DRAUGHTS, {})
    assert low <= share(match, level, "19-15", "19-16") <= high


@pytest.mark.parametrize(("king", "trades"), [("short", True), ("lands-behind", False)])
def test_where_kings_step_whoever_has_more_of_them_likes_to_trade(king: str, trades: bool) -> None:
    before, after = "W:WK13,K14,K15,K22:BK1,K4", "W:WK13,K14,K22:BK4"
    one, other = (glance(position, {"king": king}) for position in (before, after))
    assert (other > one > 0) == trades


def glance(position: str, rules: dict[str, Any]) -> float:
    """What the side to move may hope for at first sight."""
    look = bots.mind_of(DRAUGHTS).glance
    assert look
    assert DRAUGHTS.kernel
    return look(DRAUGHTS.kernel(at_position(position, DRAUGHTS, rules).state))


def test_a_child_closes_most_mills(monkeypatch: pytest.MonkeyPatch) -> None:
    """It overlooks some things, and plays no nonsense."""
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    match = at_position("a1 a7 d1 g7 b2 f6", MORRIS, {})
    mills = [move.text() for move in match.moves(0) if move.text().startswith("g1")]
    assert len(mills) > 1
    assert share(match, 1, *mills) > 0.8


@pytest.mark.parametrize(
    ("key", "depths"), [("walls", [1, 3, 8]), ("wolf-and-sheep", [1, 2, 6]), ("hopping-morris", [1, 2, 6])]
)
def test_in_a_lively_game_levels_look_less_far(
    key: str, depths: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    seen = list[int]()

    def look(kernel: Kernel, worth: Worth, nodes: int, depth: int, *more: Any) -> list[Valued]:
        seen.append(depth)
        return rank(kernel, worth, nodes, 1, *more)

    monkeypatch.setattr(boards, "rank", look)
    match = Match.start(key, seed=1)
    for level in (1, 2, 3):
        monkeypatch.setitem(bots.LEVELS, level, bots.LEVELS[level]._replace(slip=0.0))
        bots.act(match, match.to_act()[0], level)
    assert seen == depths
