"""A Ray cluster of two nodes on this machine plays the same matches, whatever dies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.lab import cluster as ours
from parlour.lab.processes import Lost, Workers, in_order
from tests.lab.test_processes import MORTAL, dies, doubled, fails, fish

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def marks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("marks")


@pytest.fixture(scope="module")
def cluster(marks: Path) -> Iterator[Any]:
    """Two nodes of one processor each."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PARLOUR_TEST_MARKS", str(marks))
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        import ray
        from ray.cluster_utils import Cluster

        nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        nodes.add_node(num_cpus=1)
        yield nodes
        ray.shutdown()
        nodes.shutdown()


def test_a_cluster_plays_the_same_as_one_process(cluster: Any) -> None:
    alone = fish(8, "1", "0")
    assert fish(8, "1", "0", jobs=None, cluster=cluster.address) == alone
    assert fish(8, "1", "0", jobs=1, cluster=cluster.address) == alone
    assert fish(120, "0", jobs=None, cluster=cluster.address) == fish(120, "0")


def test_matches_of_a_worker_that_dies_are_played_again(cluster: Any, marks: Path) -> None:
    found = fish(4, MORTAL, "0", jobs=None, cluster=cluster.address)
    assert list(marks.iterdir())
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PARLOUR_TEST_MARKS", str(marks))
        assert found == fish(4, MORTAL, "0")


def test_a_task_that_always_costs_its_worker_is_given_up_and_one_that_fails_is_told(cluster: Any) -> None:
    with pytest.raises(Lost):
        list(in_order(dies, range(1), Workers(None, cluster.address)))
    with pytest.raises(ours.BadCluster, match="cluster-failed"):
        list(in_order(fails, range(1), Workers(None, cluster.address)))


def test_a_machine_that_goes_takes_nothing_along(cluster: Any) -> None:
    node = cluster.add_node(num_cpus=1)
    results = in_order(doubled, range(60), Workers(None, cluster.address))
    found = [next(results)]
    cluster.remove_node(node, allow_graceful=False)
    assert [*found, *results] == [2 * number for number in range(60)]
