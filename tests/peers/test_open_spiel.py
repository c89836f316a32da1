"""Nine men's morris as OpenSpiel plays it: the same turns in every position of random matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.spiel import POINTS, TURNS, morris_steps
from parlour import Match
from parlour.kit.kernels import morris

HOW = "OpenSpiel is not installed: scripts/uv run --group dev --group peers pytest tests/peers"
pyspiel = pytest.importorskip("pyspiel", reason=HOW)

KEY = "nine-mens-morris"


def spell(action: int) -> str:
    """A step of theirs as we write it; what it takes is a step of its own."""
    if action < len(POINTS):
        return POINTS[action]
    source, to = divmod(action - len(POINTS), len(POINTS))
    return f"{POINTS[source]}-{POINTS[to]}"


def turns(state: Any) -> dict[str, list[int]]:
    """Their legal turns, the taking included, as we write them."""
    found = {}
    for action in state.legal_actions():
        after = state.child(action)
        if not after.is_terminal() and after.current_player() == state.current_player():
            for taken in after.legal_actions():
                found[f"{spell(action)}x{POINTS[taken]}"] = [action, taken]
        else:
            found[spell(action)] = [action]
    return found


def hem_in(match: Match, rng: Random) -> str:
    """One of the turns that leave the enemy fewest free points; those that take nothing first."""

    def freedom(move: Any) -> tuple[bool, int]:
        after = morris.play(match.state.board, move.ply)
        return "x" in move.text(), (morris.near(after.own) & ~(after.own | after.opp)).bit_count()

    moves = match.moves(0)
    least = min(freedom(move) for move in moves)
    return rng.choice([move.text() for move in moves if freedom(move) == least])


@pytest.mark.parametrize("draw_rules", ["on", "off"])
def test_a_tournament_has_the_same_turns_and_the_same_end_ply_by_ply(draw_rules: str) -> None:
    game, rng = pyspiel.load_game("nine_mens_morris"), Random(1)
    seen, taken, milled, flown, ends = 0, 0, 0, 0, set()
    for seed in range(150):
        match = Match.start(KEY, rules={"preset": "tournament", "draw_rules": draw_rules}, seed=seed)
        state = game.new_initial_state()
        while not match.result and match.n < TURNS:
            (seat,) = match.to_act()
            theirs = turns(state)
            assert state.current_player() == seat
            assert sorted(move.text() for move in match.moves(seat)) == sorted(theirs), str(state)
            seen += 1
            move = hem_in(match, rng) if seed % 3 == 0 and seat == 0 else rng.choice(sorted(theirs))
            board = match.state.board
            taken += "x" in move
            milled += "x" in move and morris.milled(board.opp) == board.opp  # no other stone can be taken
            flown += not board.own_hand and board.own.bit_count() == 3
            match.play(seat, move)
            assert morris_steps(state, move) == theirs[move]
            for action in theirs[move]:
                state.apply_action(action)
        reason = match.result.reason if match.result else "200 turns"
        ends.add(reason)
        if match.result and reason in ("two-stones", "cannot-move"):
            assert state.is_terminal()
            assert [rank == 1 for rank in match.result.ranks] == [points > 0 for points in state.returns()]
        else:  # they know no draw but the number of turns
            assert state.is_terminal() == (match.n >= TURNS)
    assert seen > 5_000
    assert taken > 500
    assert milled > 5
    assert flown > 200
    assert {"two-stones", "cannot-move"} <= ends
    draws = {"third-time", "no-stone-taken"} if draw_rules == "on" else {"200 turns"}
    assert draws & ends
