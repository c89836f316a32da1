"""What `parlour bench peers` measures is the same game on both sides."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from bench import peers, programs

HOW = "the peers are not installed: scripts/uv run --group dev --group peers pytest tests/peers"
pytest.importorskip("pyspiel", reason=HOW)
pytest.importorskip("draughts", reason=HOW)
OPEN_SPIEL = [duel for duel in peers.DUELS if duel.package == "open-spiel"]
SAME = [
    duel
    for duel in OPEN_SPIEL
    if duel.measure == "playouts" and duel.their_way == "Python" and duel.game != "who-has-the-six"
]


@pytest.mark.parametrize("duel", SAME, ids=lambda duel: duel.game)
def test_random_matches_are_equally_long(duel: peers.Duel) -> None:
    """The race of OpenSpiel is only a relative of ours."""
    ours, theirs = duel.ours(duel, False), duel.theirs()
    length = programs.turns if duel.seats == 2 else programs.decisions
    lengths = mean(ours.step()[1] for _ in range(400)), mean(length(theirs.step()) for _ in range(400))
    assert lengths[0] == pytest.approx(lengths[1], rel=0.1)


@pytest.mark.parametrize(
    "duel", [duel for duel in OPEN_SPIEL if duel.their_way == "C++"], ids=lambda d: d.game
)
def test_one_search_is_nothing_but_rollouts(duel: peers.Duel) -> None:
    side = duel.theirs()
    root: Any = side.step()
    assert (root.explore_count, len(root.children)) == (1, 0)
    assert side.size(root) == programs.ROLLOUTS


def test_every_duel_gives_both_speeds_and_their_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "can_compile", lambda: False)
    for row in peers.run(0.01):
        if "missing" in row:
            assert row["missing"] in ("pettingzoo[classic]", "textarena")
            continue
        assert row["peer_per_second"] > 0
        assert row["ratio"] == round(row["per_second"] / row["peer_per_second"], 1)
