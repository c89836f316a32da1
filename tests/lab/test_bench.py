"""The bench measures every game, and measures what it says."""

from pathlib import Path

import pytest

import parlour
from parlour.lab import bench
from parlour.search import can_compile

needs_numba = pytest.mark.skipif(not can_compile(), reason="Numba is not installed")


def test_every_game_is_measured_through_match_and_bare() -> None:
    asked: list[str] = []
    rows = bench.run(0.01, progress=asked.append, compiled=False)
    assert asked == [game.key for game in parlour.games()]
    for game in parlour.games():
        own = [row for row in rows if row["game"] == game.key]
        assert {"match", "bare", *(["kernel"] if game.kernel else [])} == {row["mode"] for row in own}
        assert all(row["moves_per_second"] > 0 and row["seats"] in game.seats for row in own)
        assert [row["mode"] for row in own if "copies_per_second" in row] == ["bare"]


@needs_numba
def test_a_board_game_alone_is_measured_compiled_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    rows = bench.run(0.05, ["wolf-and-sheep"])
    assert {row["game"] for row in rows} == {"wolf-and-sheep"}
    assert [row["mode"] for row in rows] == ["match", "bare", "kernel", "compiled", "perft", "single"]
    speed = {row["mode"]: row["moves_per_second"] for row in rows}
    assert speed["match"] < speed["kernel"] < speed["compiled"]
    assert speed["kernel"] < speed["perft"]


@needs_numba
def test_a_card_game_with_integer_rules_is_measured_compiled_too() -> None:
    rows = bench.run(0.05, ["go-fish"])
    assert [row["mode"] for row in rows] == ["match", "bare", "compiled", "single"]
    speed = {row["mode"]: row["moves_per_second"] for row in rows}
    assert speed["match"] < speed["single"] < speed["compiled"]


def test_a_game_with_races_is_stated_without_them_too() -> None:
    rows = bench.run(0.01, ["egyptian-rat-screw"])
    modes = [(row["mode"], row["policy"]) for row in rows]
    assert modes == [("match", "no-races"), ("bare", "no-races"), ("match", "random"), ("bare", "random")]


def test_a_steady_step_is_counted_rightly() -> None:
    made = 0

    def step() -> None:
        nonlocal made
        made += 1

    speed = bench.per_second(step, 0.05)
    assert made % bench.BETWEEN == 0
    assert abs(speed * 0.05 - made) < made / 5
