"""Very many matches, single steps and many at a time go as the rules say, plain and compiled alike."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.core import ranked
from parlour.games.slates import SKINS
from parlour.lab import in_bulk
from parlour.search import can_compile
from parlour.search.positions import Position
from parlour.search.slates import Playouts, bulk, playable

numpy = pytest.importorskip("numpy")
needs_numba = pytest.mark.skipif(not can_compile(), reason="Numba is not installed")
QUICK = ("go-fish", "wolf-and-sheep")  # to compile: the others take longer and are slow tests
COMPILED = [pytest.param(key, marks=[pytest.mark.slow] * (key not in QUICK)) for key in playable()]


def vector(key: str, count: int, **more: Any) -> Any:
    from parlour.envs.vector import VectorEnv

    return VectorEnv(key, count, **more)


def test_all_boards_and_five_other_games_have_integer_rules() -> None:
    boards = {game.key for game in parlour.games() if game.kernel}
    assert set(playable()) == boards | {
        "crazy-eights", "go-fish", "six-card-golf", "8-28", "who-has-the-six",
    }  # fmt: skip
    with pytest.raises(ValueError, match=r"kemps not among draughts, crazy-eights"):
        bulk(parlour.game("kemps"), 4)


@pytest.mark.parametrize("key", playable())
def test_positions_step_as_matches_do(key: str) -> None:
    game, rng = parlour.game(key), Random(key)
    match = parlour.Match.start(game, seed=5)
    position = Position.of(game, match.state, compiled=False)
    for _ in range(25):
        if match.result:
            break
        assert [position.to_act] == match.to_act()
        plies, moves = position.legal(), match.moves(position.to_act)
        assert [position.move(ply) for ply in plies] == list(moves)
        at = rng.randrange(len(plies))
        match.play(position.to_act, moves[at])
        if match.rows[-1].drawn:  # the match has its own dice
            position = Position.of(game, match.state, compiled=False)
        else:
            position.apply(plies[at])
        again = Position.of(game, match.state, compiled=False)
        assert position.key() == again.key()
        assert position.is_over == again.is_over == bool(match.result)


@pytest.mark.parametrize("key", ["nine-mens-morris", "crazy-eights"])
def test_a_copy_goes_its_own_way(key: str) -> None:
    position = Position.start(parlour.game(key), seed=1, compiled=False)
    before, copy = position.key(), position.copy()
    copy.apply(copy.legal()[0])
    assert position.key(0) == before or position.to_act != 0
    assert position.legal() != copy.legal()


def test_a_ply_that_is_not_legal_changes_nothing() -> None:
    position = Position.start(parlour.game("draughts"), compiled=False)
    before = position.key()
    with pytest.raises(ValueError, match=r"12345 not among \["):
        position.apply(12345)
    with pytest.raises(ValueError, match=r"12345 not among \["):
        position.move(12345)
    assert position.key() == before


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    position = Position.start(parlour.game("go-fish"), seats=3, compiled=False)
    for seen in (position.key, position.observation):
        with pytest.raises(ValueError, match=f"seat {seat}"):
            seen(seat)


@pytest.mark.parametrize("key", ["wolf-and-sheep", "walls", *SKINS])
def test_utilities_are_those_of_the_ranks(key: str) -> None:
    position, rng = Position.start(parlour.game(key), seed=3, compiled=False), Random(3)
    while not position.is_over:
        assert not any(position.utilities())
        position.apply(rng.choice(position.legal()))
    bulk = position._bulk
    order = [bulk.kernel.standing(position._slate, bulk.variant, seat) for seat in range(bulk.seats)]
    firsts = [rank == 1 for rank in ranked(order, "").ranks]
    got = position.utilities()
    assert sum(got) == pytest.approx(0)
    assert [value == max(got) for value in got] == firsts
    assert position.to_act is None
    assert position.legal() == []


def test_a_board_drawn_by_repetition_is_over() -> None:
    game = parlour.game("nine-mens-morris")
    position, rng = Position.start(game, compiled=False), Random(0)
    match = parlour.Match.start(game, seed=0)
    for _ in range(18):
        ply = rng.choice([ply for ply in position.legal() if not match.game.kernel or ply >> 10 & 31 == 31])
        match.play(position.to_act, position.move(ply))
        position.apply(ply)
    while not match.result:
        ply = max(position.legal(), key=lambda ply: (ply >> 10 & 31 == 31, -ply))
        match.play(position.to_act, position.move(ply))
        position.apply(ply)
        assert position.is_over == bool(match.result)
        assert Position.of(game, match.state, compiled=False).is_over == position.is_over
    assert match.result.reason == "third-time"
    assert position.utilities() == [0, 0]


def test_playouts_are_the_same_however_many_work_at_them() -> None:
    alone = in_bulk.play("go-fish", 250, seats=3, seed="x", jobs=1, batch=50, compiled=False)
    several = in_bulk.play("go-fish", 250, seats=3, seed="x", jobs=2, batch=50, compiled=False)
    assert alone == several
    assert alone.matches == 250
    assert sum(alone.firsts) == pytest.approx(250)
    assert sum(alone.scores) > 250 * 12, "nearly all books are made"
    assert alone != in_bulk.play("go-fish", 250, seats=3, seed="y", batch=50, compiled=False)


@needs_numba
def test_threads_play_the_same_as_one() -> None:
    runs = [in_bulk.play("go-fish", 2000, seed=1, jobs=jobs, batch=300) for jobs in (1, 3)]
    assert runs[0] == runs[1]


@needs_numba
@pytest.mark.parametrize("key", COMPILED)
def test_plain_and_compiled_playouts_agree(key: str) -> None:
    game = parlour.game(key)
    for seats in (game.seats[0], game.seats[-1]):
        runs = [Playouts(bulk(game, seats, compiled=compiled)).run(6, "z") for compiled in (False, True)]
        assert runs[0] == runs[1]


@needs_numba
@pytest.mark.parametrize("key", COMPILED)
def test_many_at_a_time_are_the_same_as_one_by_one(key: str) -> None:
    """Compiled matches side by side, each beside a plain position that makes the same moves."""
    env, rng = vector(key, 5, seed=4), numpy.random.default_rng(4)
    plain = vector(key, 5, seed=4, compiled=False)
    ended = 0
    for _ in range(150):
        actions = env.sample(rng)
        positions = [plain.position(number) for number in range(5)]
        fast, slow = env.step(actions), plain.step(actions)
        for one, other in zip(fast, slow, strict=True):
            if one is not fast.plies:
                assert (one == other).all()
        for number, position in enumerate(positions):
            action = int(actions[number])
            position.apply(action if env.bulk.kernel.DENSE else position.legal()[action])
            assert bool(fast.dones[number]) == position.is_over
            assert fast.rewards[number].tolist() == pytest.approx(position.utilities())
            ended += position.is_over
            here = env.position(number)
            assert fast.observations[number].tolist() == here.observation()
            assert fast.plies[number][: fast.counts[number]].tolist() == here.legal()
            assert int(fast.masks[number].sum()) == fast.counts[number] == len(here.legal())
            assert fast.to_act[number] == here.to_act
    assert ended or key not in QUICK


def test_an_action_that_is_not_legal_is_refused_and_nothing_has_changed() -> None:
    env = vector("go-fish", 3, seed=2, compiled=False)
    before = [env.position(number).key() for number in range(3)]
    actions = env.sample(numpy.random.default_rng(1))
    actions[1] = 66
    with pytest.raises(ValueError, match=r"action 66 of match 1, not among \["):
        env.step(actions)
    with pytest.raises(ValueError, match=r"not int\(3,\)"):
        env.step(actions[:2])
    with pytest.raises(ValueError, match=r"float64.*not int"):
        env.step(actions * 1.0)
    with pytest.raises(ValueError, match="0 matches"):
        vector("go-fish", 0)
    assert [env.position(number).key() for number in range(3)] == before


def test_the_example_of_the_page_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "kernels.md"
    (example,) = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S)
    exec(example, {})


def test_equal_seeds_give_equal_deals() -> None:
    one, other, third = (vector("8-28", 4, seats=4, seed=seed, compiled=False) for seed in (1, 1, 2))
    deals = [[env.position(number).key() for number in range(4)] for env in (one, other, third)]
    assert deals[0] == deals[1] != deals[2]
    assert len(set(deals[0])) > 1
