"""One browser and one server for all tests of a process that follow one another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from bench.guests import Server
from bench.screens import PHONE, Screen, chromium
from bench.services import Missing, must_be_had


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Playwright keeps an event loop running: it must be gone before other tests want one."""
    with ExitStack() as stack:
        try:
            found = stack.enter_context(chromium())
        except Missing as missing:
            if must_be_had():
                raise
            pytest.skip(f"NOT TESTED, Chromium cannot be had here: {missing}")
        yield found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        tmp_path_factory.mktemp("house"), "--limit", "tables=1000", "--limit", "requests=1000"
    ) as server:
        yield server


@pytest.fixture
def screen(browser: Browser) -> Iterator[Callable[..., Screen]]:
    """Opens windows, silent unless told otherwise: sounds keep a processor busy. At the end nothing may have
    gone wrong in any of them."""
    opened: list[Screen] = []

    def open_screen(size: dict[str, Any] = PHONE, language: str = "en", **kept: Any) -> Screen:
        opened.append(Screen(browser, size, language, **{"sound": False, **kept}))
        return opened[-1]

    yield open_screen
    faults = [fault for each in opened for fault in each.faults]
    hosts = {host for each in opened for host in each.hosts}
    for each in opened:
        each.close()
    assert not faults
    assert len(hosts) <= 1, f"asked elsewhere: {hosts}"
