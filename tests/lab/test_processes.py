"""Work is spread over processes, or over a cluster; whoever dies costs nothing that is done."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core import Refused
from parlour.lab import processes, simulate
from parlour.lab.processes import Workers, in_order

MORTAL = "tests.lab.mortal:once"


def doubled(number: int) -> int:
    return 2 * number


def dies_once(task: tuple[str, int]) -> int:
    """Number 3 costs its process, the first time."""
    folder, number = task
    mark = Path(folder, str(number))
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    with Path(folder, "done").open("a") as done:
        done.write(f"{number}\n")
    return 2 * number


def dies(number: int) -> int:
    os._exit(3)


def fails(number: int) -> int:
    raise ValueError(number)


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    players = [{**each, "thinking": None} for each in found["by_player"]]
    return {**found, "by_player": players, "jobs": 0, "seconds": 0}


def fish(count: int, *players: str, jobs: int | None = 1, cluster: str = "") -> dict[str, Any]:
    plan = simulate.plan(parlour.game("go-fish"), 2, {}, players, 7)
    return without_times(simulate.run(plan, count, jobs, cluster=cluster))


def test_what_is_done_comes_in_order_and_no_more_is_begun_than_wanted() -> None:
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(10_000):
            begun.append(number)
            yield number

    results = in_order(doubled, tasks(), Workers(2))
    assert [next(results) for _ in range(5)] == [0, 2, 4, 6, 8]
    results.close()  # type: ignore[attr-defined]
    assert len(begun) < 1000


def test_a_process_that_dies_loses_nothing_that_is_finished(tmp_path: Path) -> None:
    found = list(in_order(dies_once, ((str(tmp_path), number) for number in range(12)), Workers(2)))
    assert found == [2 * number for number in range(12)]
    assert (tmp_path / "3").exists()
    done = (tmp_path / "done").read_text().split()
    assert done.count("0") == 1  # was finished, and is not done again


def test_matches_of_a_process_that_dies_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_TEST_MARKS", str(tmp_path))
    died = fish(4, MORTAL, "0", jobs=2)
    assert list(tmp_path.iterdir())
    assert died == fish(4, MORTAL, "0")


def test_a_task_that_always_costs_its_process_is_given_up() -> None:
    with pytest.raises(processes.Lost):
        list(in_order(dies, range(1), Workers(2)))


def test_a_cluster_that_is_not_there_is_named() -> None:
    pytest.importorskip("ray")
    with pytest.raises(Refused, match="no-cluster"):
        fish(1, "0", "1", cluster="127.0.0.1:1")
