"""Board games: what easy levels overlook."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour import Match, bots
from parlour.pdn import at_position

DRAUGHTS, MORRIS = parlour.game("draughts"), parlour.game("nine-mens-morris")


def share(match: Match, level: int, *moves: str) -> float:
    """How often the level makes one of these moves."""
    seat = match.to_act()[0]
    asked = match.heard_live(seat), match.view(seat), seat, match.moves(seat), lambda: match.state
    choose, budget = bots.player(match.game, level)
    tries = range(100 if level < 3 else 3)
    answers = [choose(*asked, budget, Random(number)) for number in tries]
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


def test_a_child_closes_most_mills(monkeypatch: pytest.MonkeyPatch) -> None:
    """It overlooks some things, and plays no nonsense."""
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    match = at_position("a1 a7 d1 g7 b2 f6", MORRIS, {})
    mills = [move.text() for move in match.moves(0) if move.text().startswith("g1")]
    assert len(mills) > 1
    assert share(match, 1, *mills) > 0.8
