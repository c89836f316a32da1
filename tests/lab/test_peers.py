"""Matches are measured as the peers play them, plain and compiled alike; see tests/peers for the peers."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from bench import peers
from parlour.core import Kernel
from parlour.search import bind, can_compile, runs


def kernel_of(duel: peers.Duel) -> Kernel:
    game = parlour.game(duel.game)
    assert game.kernel
    return game.kernel(parlour.Match.start(game, rules=duel.rules, seed=0).state)


def test_both_sides_take_turns_and_get_equal_time() -> None:
    steps = []

    def busy(name: str, loops: int) -> peers.Side:
        return peers.Side(lambda: [steps.append(name), sum(range(loops))], lambda _: 1)

    quick, slow = peers.speeds([busy("quick", 20_000), busy("slow", 200_000)], 0.02)
    assert steps[:4] == ["quick", "slow", "quick", "slow"]
    assert steps.count("quick") > 2 * steps.count("slow")
    assert quick > 2 * slow


def test_playouts_end_where_those_of_the_peer_do() -> None:
    morris, checkers, _ = peers.DUELS
    kernel = kernel_of(morris)
    assert kernel.variant.if_all
    assert not kernel.variant.quiet_limit
    play_out = bind(peers.limited_playouts, kernel.rules, False)
    out = [0] * kernel.rules.MOST_PLIES
    assert play_out(20, 1, kernel.board, kernel.variant, 10, out)[1] == 20 * 10
    kernel = kernel_of(checkers)
    play_out = bind(peers.barren_playouts, kernel.rules, False)
    assert play_out(20, 1, kernel.board, kernel.variant, 1, out)[1] == 20
    lengths = [play_out(1, x, kernel.board, kernel.variant, peers.BARREN, out)[1] for x in range(1, 60)]
    assert min(lengths) > 20
    assert max(lengths) < 400


@pytest.mark.slow
@pytest.mark.skipif(not can_compile(), reason="Numba is not installed")
@pytest.mark.parametrize(
    ("duel", "template"), [(peers.DUELS[0], peers.limited_playouts), (peers.DUELS[1], peers.barren_playouts)]
)
def test_plain_and_compiled_matches_are_the_same(
    duel: peers.Duel, template: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    kernel, ends = kernel_of(duel), []
    for compiled in (False, True):
        play_out = bind(template, kernel.rules, compiled)
        out = runs.buffers(1, kernel.rules.MOST_PLIES, compiled)[0]
        ends.append(tuple(map(int, play_out(100, 7, kernel.board, kernel.variant, 40, out))))
    assert ends[0] == ends[1]
