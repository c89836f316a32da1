"""Who is to act, what an end is worth, and what looks the same, on bare states."""

from __future__ import annotations

from random import Random

import pytest

import parlour


@pytest.mark.parametrize(
    ("ranks", "utilities"),
    [
        ((1, 2), (1.0, -1.0)),
        ((1, 1), (0.0, 0.0)),
        ((1, 2, 3), (1.0, 0.0, -1.0)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((3, 1, 3, 1), (-2 / 3, 2 / 3, -2 / 3, 2 / 3)),
        ((1,), (1.0,)),
        ((2,), (-1.0,)),
    ],
)
def test_an_end_is_worth_how_many_came_after_less_how_many_before(
    ranks: tuple[int, ...], utilities: tuple[float, ...]
) -> None:
    assert parlour.Result(ranks, (0,) * len(ranks), "").utilities == pytest.approx(utilities)


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_a_bare_state_and_a_match_agree_on_who_is_to_act(game: parlour.Game) -> None:
    rng = Random(3)
    match = parlour.Match.start(game.key, seed=3)
    while not match.result and match.n < 60:
        turns = match.turns()
        assert game.to_act(match.state) == [seat for seat, _ in turns]
        seat, moves = rng.choice(turns)
        match.play(seat, rng.choice(moves))
    if match.result:
        assert game.to_act(match.state) == []


def test_keys_tell_states_apart_by_what_is_seen() -> None:
    match = parlour.Match.start("crazy-eights", seats=2, seed=1)
    other = parlour.Match.start("crazy-eights", seats=2, seed=2)
    assert parlour.information_key(match.state, 0) == parlour.information_key(match.state.copy(), 0)
    assert parlour.information_key(match.state, 0) != parlour.information_key(other.state, 0)
    assert parlour.information_key(match.state, 0) != parlour.information_key(match.state, 1)


def test_a_deal_that_can_be_won_is_solved() -> None:
    solved = parlour.solve(parlour.Match.start("accordion", seed=1), nodes=2000)
    assert solved.nodes <= 2000 + 1
    assert solved.won in (True, False, None)
    with pytest.raises(parlour.BadSetup, match="no-solver"):
        parlour.solve(parlour.Match.start("go-fish", seed=1))


def test_a_simulation_says_what_it_played() -> None:
    found = parlour.simulate("jule", 4, seed=1)
    assert found["matches"] == 4
    assert found["seats"] == 2
    assert found == {**parlour.simulate("jule", 4, seed=1), "seconds": found["seconds"]}
    with pytest.raises(parlour.BadSetup, match="no-seats"):
        parlour.simulate("jule", 4, seats=9)
