"""Draughts as federations play it, against pydraughts: its `italian`, `brazilian`, `english` and `russian`.

It is asked for the legal moves of one position at a time, so that its own draws (40 moves of kings in
the one game, a handful of endings in the other) do not matter. No position is known in which it is wrong
by its own rules; one that is found belongs into a test of its own here, with both answers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import parlour
from parlour.core import Kernel
from parlour.kit.kernels import draughts
from parlour.kit.notation import by_seat
from parlour.kit.squares import BITS, NUMBERS, in_set
from parlour.search import count
from tests.games.draughts_table import fen_of

HOW = "pydraughts is not installed: scripts/uv run --group dev --group peers pytest tests/peers"
peer = pytest.importorskip("draughts.core.game", reason=HOW)

GAMES = {
    "italian": ("italian-draughts", "federation"),
    "brazilian": ("french-draughts", "federation"),
    "english": ("draughts", "english"),
    "russian": ("draughts", "russian"),
}
Turn = tuple[int, int, frozenset[int]]  # from, to, what it takes


def start(variant: str) -> Kernel:
    key, preset = GAMES[variant]
    game = parlour.game(key)
    assert game.kernel
    return game.kernel(parlour.Match.start(game, rules={"preset": preset}, seed=0).state)


def theirs(variant: str, number: int) -> int:
    """The number that a square has there: they turn the Italian board, but still count from the left."""
    row, at = divmod(number - 1, 4)
    return 4 * row + 4 - at if variant == "italian" else number


def written(board: draughts.State, variant: str) -> str:
    """The side to move and the squares, one letter each, capitals for kings."""
    letters = {}
    for letter, side in zip("wb", by_seat(board.black, board.own, board.opp), strict=True):
        for number in in_set(side):
            king = board.kings >> BITS[number] & 1
            letters[theirs(variant, int(number))] = letter.upper() if king else letter
    return "WB"[board.black] + "".join(letters.get(number, "e") for number in range(1, 33))


def peer_turns(variant: str, position: Any) -> dict[Turn, Any]:
    """Their legal moves; those that differ only in the way between are one."""
    moves, captures = position.legal_moves()
    return {
        (
            theirs(variant, move[0][0]),
            theirs(variant, move[-1][1]),
            frozenset(theirs(variant, square) for square in taken if square is not None),
        ): move
        for move, taken in zip(moves, captures, strict=True)
    }


def our_turns(kernel: Kernel) -> dict[Turn, int]:
    out = [0] * draughts.MOST_PLIES
    found = {}
    for ply in out[: draughts.plies(kernel.board, kernel.variant, out)]:
        taken = frozenset(int(number) for number in in_set(ply >> draughts.TAKEN & draughts.BOARD))
        found[int(NUMBERS[ply & 63]), int(NUMBERS[ply >> 6 & 63]), taken] = ply
    return found


def played(kernel: Kernel, rng: Random, games: int) -> Iterator[Kernel]:
    """Every position of some random games."""
    for _ in range(games):
        here = kernel
        for _ in range(150):
            yield here
            turns = our_turns(here)
            if not turns:
                break
            ply = turns[rng.choice(sorted(turns, key=lambda turn: (turn[:2], sorted(turn[2]))))]
            here = here._replace(board=draughts.play(here.board, ply))


def scattered(kernel: Kernel, rng: Random, positions: int) -> Iterator[Kernel]:
    """Pieces anywhere, many of them kings: here captures have to be compared."""
    for _ in range(positions):
        own = opp = kings = 0
        black = rng.randint(0, 1)
        for number in rng.sample(sorted(BITS), rng.randint(2, 24)):
            bit, mine = 1 << BITS[number], rng.random() < 0.5
            own, opp = (own | bit, opp) if mine else (own, opp | bit)
            far = draughts.BOTTOM if black == mine else draughts.TOP
            if bit & far or rng.random() < 0.3:
                kings |= bit
        yield kernel._replace(board=draughts.State(own, opp, kings, 0, 0, black, 0))


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize(("positions", "many"), [(played, 25), (scattered, 1500)])
def test_the_legal_moves_are_the_same(variant: str, positions: Any, many: int) -> None:
    seen, captures, ranked = 0, 0, 0
    for kernel in positions(start(variant), Random(5), many):
        ours = our_turns(kernel)
        game = peer.Game(variant, written(kernel.board, variant))
        assert set(ours) == set(peer_turns(variant, game)), fen_of(kernel.board)
        seen += 1
        if any(taken for _, _, taken in ours):
            captures += 1
            free = kernel._replace(variant=kernel.variant._replace(majority=0, priorities=0))
            ranked += len(our_turns(free)) > len(ours)
    assert seen > 1000
    assert captures > 200
    if variant in ("italian", "brazilian"):
        assert ranked > 15  # where something else could be taken but must not


def peer_count(variant: str, position: Any, depth: int) -> int:
    turns = peer_turns(variant, position)
    if depth == 1:
        return len(turns)
    return sum(peer_count(variant, position.copy_fast().push(move)[0], depth - 1) for move in turns.values())


@pytest.mark.parametrize("variant", GAMES)
@pytest.mark.parametrize("depth", [4, pytest.param(7, marks=pytest.mark.slow)])
def test_perft_is_the_same(variant: str, depth: int) -> None:
    assert peer_count(variant, peer.Game(variant), depth) == count(start(variant), depth)
