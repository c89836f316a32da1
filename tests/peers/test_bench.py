"""What `parlour bench peers` measures is the same game on both sides."""

from __future__ import annotations

from statistics import mean

import pytest

import parlour
from bench import peers

HOW = "the peers are not installed: scripts/uv run --group dev --group peers pytest tests/peers"
pytest.importorskip("pyspiel", reason=HOW)
pytest.importorskip("draughts", reason=HOW)


@pytest.mark.parametrize("duel", peers.DUELS[:2], ids=lambda duel: duel.game)
def test_random_matches_are_equally_long(duel: peers.Duel) -> None:
    game = parlour.game(duel.game)
    assert game.kernel
    kernel = game.kernel(parlour.Match.start(game, rules=duel.rules, seed=0).state)
    ours, theirs = duel.ours(kernel, False), duel.theirs()
    lengths = mean(ours() for _ in range(400)), mean(theirs.size(theirs.step()) for _ in range(400))
    assert lengths[0] == pytest.approx(lengths[1], rel=0.1)


def test_every_duel_gives_both_speeds_and_their_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "can_compile", lambda: False)
    for row in peers.run(0.01):
        assert row["peer_per_second"] > 0
        assert row["ratio"] == round(row["per_second"] / row["peer_per_second"], 1)
        assert "missing" not in row
