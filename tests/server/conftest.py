"""Real servers, started when the first test asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import TypeVar

import pytest

from tests.server.services import Missing, Postgres, Redis, Service, must_be_had

Kind = TypeVar("Kind", bound=Service)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from served(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    yield from served(Redis)


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
