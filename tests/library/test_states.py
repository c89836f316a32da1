"""Who is to act, what an end is worth, and what looks the same, on bare states."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

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
    for unsolved in ("go-fish", parlour.Match.start("go-fish", seed=1)):
        with pytest.raises(parlour.BadSetup, match="no-solver"):
            parlour.solve(unsolved)
    with pytest.raises(parlour.BadSetup, match="no-game"):
        parlour.solve(None)  # type: ignore[call-overload]


def test_a_simulation_says_what_it_played() -> None:
    found = parlour.simulate("jule", 4, seed=1)
    assert found["matches"] == 4
    assert found["seats"] == 2
    assert found == {**parlour.simulate("jule", 4, seed=1), "seconds": found["seconds"]}
    with pytest.raises(parlour.BadSetup, match="no-seats"):
        parlour.simulate("jule", 4, seats=9)


def test_what_is_large_comes_when_it_is_asked_for() -> None:
    code = (
        "import sys, parlour; assert 'parlour.bots' not in sys.modules; parlour.bots.drive, parlour.envs.aec"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="toys"):
        parlour.toys  # type: ignore[attr-defined] # noqa: B018


@pytest.mark.parametrize("wrong", [None, 3, b"roll", ["roll"]])
def test_what_is_no_move_cannot_be_read(wrong: Any) -> None:
    match = parlour.Match.start("one", seed=1)
    with pytest.raises(parlour.BadMove, match="unreadable"):
        match.play(match.to_act()[0], wrong)
    assert match.n == 0


def test_nobody_sits_where_there_is_no_seat() -> None:
    match = parlour.Match.start("go-fish", seats=3, seed=1)
    for look in (match.view, lambda seat: match.redeal(seat, Random(1))):
        with pytest.raises(parlour.IllegalMove, match="no-such-seat"):
            look(3)
    for nobody in (3, -1, None):
        with pytest.raises(parlour.IllegalMove, match="no-such-seat"):
            parlour.information_key(match.state, nobody)  # type: ignore[arg-type]


def test_what_is_no_record_is_not_read() -> None:
    text = parlour.Match.start("one", seed=1).record().decode()
    for read in (parlour.Match.load, parlour.Match.replay, parlour.verify):
        for wrong in (text, "one.jsonl", None):
            with pytest.raises(TypeError, match="not bytes"):
                read(wrong)


def first(choice: parlour.bots.Choice) -> Any:
    return choice.moves[0]


def test_a_function_plays_as_it_is_if_other_processes_can_find_it() -> None:
    found = parlour.simulate("go-fish", 2, [first, 0], seed=1)
    assert found["by_player"][0]["player"] == f"{__name__}:first"
    with pytest.raises(parlour.Refused, match="player-not-named"):
        parlour.simulate("go-fish", 2, [lambda choice: choice.moves[0]])
    with pytest.raises(ValueError, match="0 matches"):
        parlour.simulate("go-fish", 0)
    with pytest.raises(ValueError, match="0 jobs"):
        parlour.simulate("go-fish", jobs=0)
    with pytest.raises(ValueError, match="0 players"):
        parlour.simulate("go-fish", players=[])


def test_players_may_be_named_by_one_text() -> None:
    found = parlour.simulate("go-fish", 2, f"{__name__}:first,0", seed=1)
    assert found["players"] == [f"{__name__}:first", "0"]
