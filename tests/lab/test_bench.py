"""The bench measures every game, and measures what it says."""

import parlour
from parlour.lab import bench


def test_every_game_is_measured_through_match_and_bare() -> None:
    asked: list[str] = []
    rows = bench.run(0.01, progress=asked.append)
    assert asked == [game.key for game in parlour.games()]
    for game in parlour.games():
        own = [row for row in rows if row["game"] == game.key]
        assert {"match", "bare"} <= {row["mode"] for row in own}
        assert all(row["moves_per_second"] > 0 and row["seats"] in game.seats for row in own)
        assert [row["mode"] for row in own if "copies_per_second" in row] == ["bare"]


def test_one_game_can_be_measured_alone() -> None:
    rows = bench.run(0.01, ["nine-mens-morris"])
    assert {row["game"] for row in rows} == {"nine-mens-morris"}
    assert [row["mode"] for row in rows] == ["match", "bare", "kernel"]


def test_slaps_are_stated_apart_from_laying() -> None:
    rows = bench.run(0.01, ["egyptian-rat-screw"])
    modes = [(row["mode"], row["policy"]) for row in rows]
    assert modes == [
        ("match", "laying-only"),
        ("bare", "laying-only"),
        ("match", "random"),
        ("bare", "random"),
    ]


def test_a_steady_step_is_counted_rightly() -> None:
    made = 0

    def step() -> None:
        nonlocal made
        made += 1

    speed = bench.per_second(step, 0.05)
    assert made % bench.BETWEEN == 0
    assert abs(speed * 0.05 - made) < made / 5
