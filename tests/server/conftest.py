"""Real servers, started when the first test asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import TypeVar

import pytest

from bench.guests import Server
from bench.services import Missing, Postgres, Redis, Service, must_be_had
from tests.server.rooms import faults

MANY = [
    word
    for name in ("tables", "seats", "codes", "requests", "connections", "work")
    for word in ("--limit", f"{name}=100000")
]

Kind = TypeVar("Kind", bound=Service)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from served(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    yield from served(Redis)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for all who do it no harm."""
    with Server(tmp_path_factory.mktemp("tables"), *MANY) as running:
        yield running
        assert running.stop() == 0
        assert not faults(running)  # nothing went wrong that nobody noticed


def served(kind: type[Kind]) -> Iterator[Kind]:
    with ExitStack() as stack:
        try:
            service = kind()
            stack.enter_context(service)
        except Missing as missing:
            if must_be_had():
                raise
            pytest.skip(f"NOT TESTED, {kind.__name__} cannot be had here: {missing}")
        yield service
