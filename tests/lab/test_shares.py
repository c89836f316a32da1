"""Intervals hold the truth as often as they say, and the sequential test errs no more often than it may."""

from __future__ import annotations

from random import Random

import pytest

from parlour.lab.shares import BadBounds, Bounds, interval, points, read_bounds


def test_the_first_gets_the_point_and_equals_share_it() -> None:
    assert points((2, 1)) == [0, 1]
    assert points((1, 1)) == [0.5, 0.5]
    assert points((1, 3, 1, 3)) == [0.5, 0, 0.5, 0]
    assert (points((1,)), points((2,))) == ([1], [0])


def test_an_interval_is_wilsons() -> None:
    low, high = interval(7, 10)
    assert (round(low, 4), round(high, 4)) == (0.3968, 0.8922)
    assert interval(0, 0) == (0, 1)
    assert interval(0, 20)[0] == 0 < interval(0, 20)[1] < 0.17
    assert interval(20, 20)[1] == 1 > interval(20, 20)[0] > 0.83


@pytest.mark.parametrize(("win", "draw"), [(0.5, 0.0), (0.6, 0.0), (0.9, 0.05), (0.2, 0.5)])
def test_an_interval_holds_the_share_in_19_of_20_cases(win: float, draw: float) -> None:
    rng, inside = Random(1), 0
    for _ in range(600):
        total = sum(match(rng, win, draw) for _ in range(60))
        low, high = interval(total, 60)
        inside += low <= win + draw / 2 <= high
    assert inside > 600 * 0.93


def match(rng: Random, win: float, draw: float) -> float:
    drawn = rng.random()
    return 1.0 if drawn < win else 0.5 if drawn < win + draw else 0.0


@pytest.mark.parametrize("draw", [0.0, 0.4])
@pytest.mark.parametrize(("share", "expected"), [(0.5, "low"), (0.6, "high"), (0.8, "high"), (0.3, "low")])
def test_a_sequential_test_is_wrong_in_one_of_twenty_cases_at_most(
    draw: float, share: float, expected: str
) -> None:
    rng, bounds, right, longest = Random(2), Bounds(0.5, 0.6), 0, 0
    for _ in range(150):
        total, matches = 0.0, 0
        while not (verdict := bounds.verdict(total, matches)):
            total += match(rng, share - draw / 2, draw)
            matches += 1
        right += verdict == expected
        longest = max(longest, matches)
    assert right > 150 * 0.92
    if share in (0.8, 0.3):
        assert longest < 200


@pytest.mark.parametrize("text", ["", "0.5", "0.6,0.5", "0,0.5", "0.5,1", "a,b", "0.5,0.5", "nan,nan"])
def test_bounds_that_decide_nothing_are_refused(text: str) -> None:
    with pytest.raises(BadBounds):
        read_bounds(text)


def test_bounds_are_read() -> None:
    assert read_bounds("0.5, 0.6") == Bounds(0.5, 0.6)
