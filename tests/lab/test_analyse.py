"""The best moves of a position, from the view of whoever has to move."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

import parlour
from parlour import Match, bots, pdn
from parlour.bots.levels import weigher
from parlour.core import Refused
from parlour.lab.analyse import advise, last_decision

DECIDED = [game for game in parlour.games() if not game.is_luck]


def at_a_choice(game: parlour.Game) -> tuple[Match, int]:
    """Somewhere in a random match where a seat has more than one move."""
    for seed in count():
        match, rng = Match.start(game, seed=seed), Random(seed)
        while not match.result:
            seat, moves = rng.choice(match.turns())
            if match.n > 5 and len(moves) > 1:
                return match, seat
            match.play(seat, rng.choice(moves))
    raise AssertionError


@pytest.mark.parametrize("game", DECIDED, ids=lambda game: game.key)
def test_every_game_with_a_decision_can_be_analysed(game: parlour.Game) -> None:
    match, seat = at_a_choice(game)
    best = advise(match, seat, 1)
    assert {each.move for each in best} <= set(match.moves(seat))
    values = [each.value for each in best if each.value is not None]
    assert bool(values) == (weigher(game) is not None)
    assert values == sorted(values, reverse=True)
    assert all(-1 <= value <= 1 for value in values)


def test_a_win_is_found_and_how_far_it_is() -> None:
    match = pdn.at_position("W:W18:B14", parlour.game("draughts"), {})
    assert [(each.move.text(), each.value) for each in advise(match, 0, 2)] == [("18x9", None)]
    match = pdn.at_position("W:Wa7,d7,g4:Ba1,g1,b2", parlour.game("nine-mens-morris"), {})
    best = advise(match, 0, 3)
    assert (best[0].move.text()[:5], best[0].value, best[0].end) == ("g4-g7", 1.0, 1)


@pytest.mark.parametrize("key", ["go-fish", "six-card-golf", "crazy-eights"])
def test_what_the_others_hold_changes_nothing(key: str) -> None:
    """The same record with everything that the seat cannot see dealt anew gives the same advice."""
    match = Match.start(key, seats=3, seed=5)
    seat = match.to_act()[0]
    told = [(each.move.text(), each.value) for each in advise(match.copy(), seat, 1)]
    other = match.copy()
    other.moments[-1] = match.moments[-1]._replace(state=match.redeal(seat, Random(9)))
    assert other.state != match.state
    assert [(each.move.text(), each.value) for each in advise(other, seat, 1)] == told


def test_a_match_that_is_over_is_looked_at_where_there_was_a_choice() -> None:
    match = Match.start("go-fish", seed=1)

    bots.drive(match, [bots.Player(bots.random_bot)] * 2)
    then, seat = last_decision(match)
    assert then.n < match.n
    assert len(then.moves(seat)) > 1
    assert last_decision(match, 1 - seat)[0].n < then.n
    with pytest.raises(Refused, match="no-decision"):
        last_decision(Match.start("one", seed=1))
