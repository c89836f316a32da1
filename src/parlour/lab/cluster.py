"""Work on the machines of a Ray cluster. Each of them needs the same version of Parlour, and whatever modules
the players come from."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Collection
from importlib import metadata
from typing import Any

from parlour.core import Reason, Refused
from parlour.lab.processes import AHEAD, Lost

ANY = "auto"  # the cluster that runs on this machine, or that RAY_ADDRESS names
PATIENCE = 10.0  # seconds in which somebody has to be there


class BadCluster(Refused):
    """A cluster that is not there, or cannot do this work."""


class Cluster:
    """Workers wherever the cluster has processors. `jobs` of them, or all."""

    def __init__(self, work: Callable[[Any], Any], address: str, jobs: int | None) -> None:
        self._ray, self._given = connected(address), set[Any]()
        # Ray would do again what is lost, and never say that a task costs one worker after the other.
        self._do = self._ray.remote(max_retries=0)(_do)
        self._work, self._version = work, metadata.version("parlour")
        self.ahead = jobs or AHEAD * int(self._ray.cluster_resources().get("CPU", 1))

    def hand_out(self, task: Any) -> Any:
        ticket = self._do.remote(self._version, self._work, task)
        self._given.add(ticket)
        return ticket

    def finished(self, tickets: Collection[Any]) -> Collection[Any]:
        found: Collection[Any] = self._ray.wait(list(tickets))[0]
        return found

    def take(self, ticket: Any) -> Any:
        self._given.discard(ticket)
        try:
            done = self._ray.get(ticket)
        except self._ray.exceptions.RayTaskError as error:
            raise BadCluster("cluster-failed", why=str(error).strip().splitlines()[-1][:200]) from error
        except self._ray.exceptions.RayError:
            raise Lost from None
        if isinstance(done, Reason):
            raise BadCluster(done.key, **done.data)
        return done

    def close(self) -> None:
        for ticket in self._given:
            self._ray.cancel(ticket, force=True)


def _do(version: str, work: Callable[[Any], Any], task: Any) -> Any:
    """One task, on some machine of the cluster."""
    here = metadata.version("parlour")
    if here != version:
        return Reason("cluster-version", {"here": version, "there": here})
    return work(task)


def connected(address: str) -> Any:
    """Ray, connected to this cluster; nothing is started."""
    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"  # it would copy the whole checkout to every machine
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError:
        raise BadCluster("needs-extra", name="--cluster", extra="cluster") from None
    if not ray.is_initialized():
        try:
            _knock(address)
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            why = str(error).strip().partition("\n")[0][:200]
            raise BadCluster("no-cluster", address=address, why=why) from error
    return ray


def _knock(address: str) -> None:
    """See whether somebody is there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()
