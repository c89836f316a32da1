"""OpenSpiel's MCTS sits down at our games: what it plays is what was meant, by the same rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import Match
from parlour.lab import simulate

HOW = "OpenSpiel is not installed: scripts/uv run --group dev --group peers pytest tests/peers"
pytest.importorskip("pyspiel", reason=HOW)

from bench import spiel  # noqa: E402


def turns(state: Any) -> dict[tuple[int, ...], Any]:
    """All that whoever is to move there can do until it is somebody else's turn."""
    found = {}
    for action in state.legal_actions():
        after = state.child(action)
        if not after.is_terminal() and after.current_player() == state.current_player():
            found |= {(action, *more): end for more, end in turns(after).items()}
        else:
            found[action,] = after
    return found


def test_draughts_with_short_kings_is_their_checkers_ply_by_ply() -> None:
    board, rng, seen, captures, ends = spiel.BOARDS["draughts"], Random(1), 0, 0, set()
    for seed in range(40):
        match = Match.start("draughts", rules={"king": "short", "draw_rules": "off"}, seed=seed)
        state = spiel.load(board.name).new_initial_state()
        while not match.result and not spiel.is_drawn(match):
            (seat,) = match.to_act()
            ours: dict[tuple[int, ...], Any] = {}
            for move in match.moves(seat):
                routes = [text for text in spiel.ways(move) if text]
                ours |= {tuple(board.steps(state, text)): move for text in routes}
            theirs = turns(state)
            assert ours.keys() == theirs.keys(), str(state)
            steps = rng.choice(sorted(theirs))
            seen, captures = seen + 1, captures + ("x" in ours[steps].text())
            match.play(seat, ours[steps])
            for action in steps:
                state.apply_action(action)
            assert state.is_terminal() == bool(match.result or spiel.is_drawn(match))
        ends.add(match.result.reason if match.result else "drawn")
        if match.result:
            assert [rank == 1 for rank in match.result.ranks] == [points > 0 for points in state.returns()]
    assert seen > 2000
    assert captures > 500
    assert {"no-pieces", "drawn"} <= ends


@pytest.mark.parametrize("key", ["crazy-eights", "go-fish"])
def test_a_re_deal_has_a_past_in_which_all_that_was_heard_happened(key: str) -> None:
    """The true state has one, and most re-deals; what can be done then is the same here and there."""
    cards, tried, found = spiel.CARDS[key], 0, 0
    for seed in range(6):
        rng, match = Random(seed), Match.start(key, seats=4, seed=seed)
        while not match.result:
            (seat,) = match.to_act()
            moves, heard = match.moves(seat), match.heard_live(seat)
            if len(moves) > 1 and rng.random() < 0.3:
                first = next((row.seat for row in heard if row.seat is not None), seat)
                legal = {cards.steps(move.text(), first, 4)[0] for move in moves}
                states = spiel.possible(cards, heard, lambda s=match.state: s, legal)  # type: ignore[misc]
                assert states, f"{key} {seed} {match.n}"
                passing = {spiel.histories.PASS} if key == "crazy-eights" else set()
                assert set(states[0].legal_actions()) - passing == legal
                if rng.random() < 0.2:
                    tried += 1
                    redeals = [match.redeal(seat, rng) for _ in range(spiel.TRIES)]
                    found += len(spiel.possible(cards, heard, redeals.pop, legal)) == spiel.REDEALS
            match.play(seat, rng.choice(moves))
    assert tried > 5
    assert found > 0.8 * tried


@pytest.mark.parametrize(
    ("key", "rules"), [("nine-mens-morris", {"preset": "tournament"}), ("draughts", {"king": "short"})]
)
def test_mcts_beats_random_play_at_a_board(key: str, rules: dict[str, str]) -> None:
    players = ("tests.peers.test_seated:mcts_50", "0")
    plan = simulate.plan(parlour.game(key), 2, rules, players, 1, referee="bench.spiel:is_drawn")
    assert simulate.run(plan, 4)["by_player"][0]["share"] > 0.7


@pytest.mark.parametrize("key", ["crazy-eights", "go-fish"])
def test_mcts_sits_with_three_others_at_cards(key: str) -> None:
    players = ("tests.peers.test_seated:mcts_50", "0", "0", "0")
    found = simulate.run(simulate.plan(parlour.game(key), 4, {}, players, 1), 4)
    assert found["matches"] == 4
    assert found["by_player"][0]["thinking"]["decisions"] > 4


def test_equal_chance_gives_equal_moves() -> None:
    match = Match.start("crazy-eights", seats=4, seed=1)
    (seat,) = match.to_act()
    first = spiel.mcts(*asked(match, seat, Random(3)), simulations=200)
    again = spiel.mcts(*asked(match, seat, Random(3)), simulations=200)
    assert first == again
    assert first in match.moves(seat)


def asked(match: Match, seat: int, rng: Random) -> tuple[Any, ...]:
    moves = match.moves(seat)
    return match.heard_live(seat), match.view(seat), seat, moves, lambda: match.redeal(seat, rng), None, rng


def mcts_50(*asked: Any) -> Any:
    return spiel.mcts(*asked, simulations=50)
