"""Alpha-beta sees what brute force sees, plain and compiled alike."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import parlour
from parlour.core import Game, Kernel
from parlour.search import best
from parlour.search.alphabeta import SURE, WON
from parlour.search.best import Engine, Worth, rank
from parlour.search.bind import can_compile
from parlour.search.evaluations import corner, draughts, morris, walls, wolf
from tests.matrix import slow_unless

BOARD_GAMES = [game for game in parlour.games() if game.kernel]
KERNELS = ("nine-mens-morris", "draughts", "wolf-and-sheep", "walls", "corner-draughts")  # one game for each
A_KERNEL_EACH = [pytest.param(game, marks=slow_unless(game.key in KERNELS)) for game in BOARD_GAMES]
WORTHS = {
    "morris": Worth(morris, morris.Weights(100, 2, 5, 20, 15, -4, 5)),
    "draughts": Worth(draughts, draughts.Weights(100, 250, 3, 6, 3, 2, 0, 3, 4)),
    "wolf": Worth(wolf, wolf.Weights(10, 2, 1)),
    "walls": Worth(walls, walls.Weights(100, 8, 2, 1, 5, 3)),
    "corner": Worth(corner, corner.Weights(10, 5, 5, 4)),
}
QUICK = ("hopping-morris", "battle-morris", "cross-morris")  # games that chance can nearly win
ENDLESS = 10**9  # nodes: the depth alone ends the search


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best, "engine_for", lambda kernel, worth, wait: Engine(kernel.rules, worth, False))


def worth_of(kernel: Kernel) -> Worth:
    return WORTHS[kernel.rules.__name__.rpartition(".")[2]]


def positions(game: Game, count: int, seed: int) -> Iterator[Kernel]:
    """Positions of random matches."""
    rng = Random(seed)
    while count:
        match = parlour.Match.start(game, seed=rng.random())
        for _ in range(rng.randrange(60)):
            if not match.result:
                match.play(match.to_act()[0], rng.choice(match.moves(match.to_act()[0])))
        if not match.result and len(match.moves(match.to_act()[0])) > 1:
            assert game.kernel
            yield game.kernel(match.state)
            count -= 1


def successors(kernel: Kernel, board: Any) -> list[Any]:
    out = [0] * kernel.rules.MOST_PLIES
    count = kernel.rules.plies(board, kernel.variant, out)
    return [kernel.rules.play(board, ply) for ply in out[:count]]


def forced(kernel: Kernel, board: Any, depth: int) -> int:
    """By brute force: 1 if the side to move wins within `depth` plies whatever the other does, -1 if it loses
    so, else 0."""
    rules = kernel.rules
    outcome = rules.result(board, kernel.variant)
    if outcome != rules.ONGOING:
        return 1 if outcome == rules.WIN else -1 if outcome == rules.LOSS else 0
    return max(-forced(kernel, then, depth - 1) for then in successors(kernel, board)) if depth else 0


@pytest.mark.parametrize("game", BOARD_GAMES, ids=lambda game: game.key)
def test_one_ply_ahead_the_values_are_those_of_the_evaluation(game: Game) -> None:
    for kernel in positions(game, 5, seed=1):
        rules, (evaluation, weights) = kernel.rules, worth_of(kernel)
        for ply, value in rank(kernel, worth_of(kernel), ENDLESS, depth=1, all_exact=True):
            then = rules.play(kernel.board, ply)
            if not evaluation.is_hot(then, kernel.variant) and abs(value) < SURE and value:
                assert value == -evaluation.score(then, kernel.variant, weights)


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=slow_unless(game.key in (*KERNELS, *QUICK))) for game in BOARD_GAMES],
    ids=lambda game: game.key,
)
def test_a_win_that_is_seen_is_one_and_the_quickest_is_taken(game: Game) -> None:
    found = 0
    for kernel in positions(game, 30, seed=2):
        ply, value = rank(kernel, worth_of(kernel), ENDLESS, depth=3)[0]
        won_in = next((depth for depth in (1, 2, 3) if forced(kernel, kernel.board, depth) == 1), None)
        if won_in:
            found += 1
            assert value == WON - won_in
            then = kernel.rules.play(kernel.board, ply)
            assert forced(kernel, then, won_in - 1) == -1
        else:
            assert value < WON - 3
    assert found or game.key not in QUICK


@pytest.mark.skipif(not can_compile(), reason="Numba is not installed")
@pytest.mark.parametrize("game", A_KERNEL_EACH, ids=lambda game: game.key)
def test_compiled_it_finds_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = [rank(kernel, worth_of(kernel), ENDLESS, depth=4) for kernel in positions(game, 4, seed=3)]
    monkeypatch.setattr(best, "engine_for", lambda kernel, worth, wait: Engine(kernel.rules, worth, True))
    monkeypatch.setitem(best.REMEMBERED, True, best.REMEMBERED[False])
    assert plain == [
        rank(kernel, worth_of(kernel), ENDLESS, depth=4) for kernel in positions(game, 4, seed=3)
    ]


@pytest.mark.parametrize("key", ["cross-morris", "hopping-morris", "wolf-and-sheep"])
def test_no_move_that_loses_at_once_is_made_where_another_does_not(key: str) -> None:
    found = 0
    for kernel in positions(parlour.game(key), 60, seed=6):
        thens = successors(kernel, kernel.board)
        safe = [then for then in thens if forced(kernel, then, 1) != 1]
        if 0 < len(safe) < len(thens):
            ply = rank(kernel, worth_of(kernel), 60_000, depth=8)[0].ply
            assert kernel.rules.play(kernel.board, ply) in safe
            found += 1
    assert found


def test_whoever_is_behind_lets_a_position_return_and_whoever_is_ahead_does_not() -> None:
    match = parlour.Match.start("draughts", rules={"king": "short"}, position="W:WK1,K2,K3:BK31")
    for move in ("1-5", "31-26", "5-1", "26-31", "1-5", "31-26", "5-1"):
        match.play(match.to_act()[0], move)
    assert match.game.kernel
    kernel = match.game.kernel(match.state)
    values = rank(kernel, worth_of(kernel), ENDLESS, depth=1, all_exact=True)
    returning = next(move.ply for move in match.moves(1) if move.text() == "26-31")
    assert values[0] == (returning, 0)
    assert values[1].value < 0


@pytest.mark.parametrize("game", BOARD_GAMES, ids=lambda game: game.key)
def test_the_same_question_gets_the_same_answer_whatever_was_asked_before(game: Game) -> None:
    first, other = positions(game, 2, seed=5)
    engine = Engine(first.rules, worth_of(first), False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(best, "engine_for", lambda kernel, worth, wait: engine)
        before = rank(first, worth_of(first), 100_000)
        rank(other, worth_of(other), 100_000)
        assert rank(first, worth_of(first), 100_000) == before


def test_little_work_needs_little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, made = list[int](), best.buffers
    (kernel,) = positions(parlour.game("draughts"), 1, seed=5)
    engine = Engine(kernel.rules, worth_of(kernel), False)
    monkeypatch.setattr(best, "engine_for", lambda kernel, worth, wait: engine)
    monkeypatch.setattr(
        best, "buffers", lambda count, size, compiled: (sizes.append(size), made(count, size, compiled))[1]
    )
    for nodes, room in ((best.FIRST, 4096), (10**9, 1 << best.REMEMBERED[False])):
        sizes.clear()
        rank(kernel, worth_of(kernel), nodes, depth=2)
        assert sizes[0] == room
