"""What docs/studies.md shows runs, and the commands are there."""

from __future__ import annotations

import shlex

import pytest

from parlour.cli.arguments import parse
from tests.library import pages


def test_the_blocks_run() -> None:
    names = pages.run("studies.md")
    assert [round(100 * names["found"].shares[0], 2), round(names["found"].moves, 2)] == [50.77, 119.17]
    assert set(names["frame"].player) == {"Anna", "Ben"}


COMMANDS = [
    (page, command) for page in ("studies.md", "balance/README.md") for command in pages.commands(page)
]


@pytest.mark.parametrize(("page", "command"), COMMANDS, ids=[command for _, command in COMMANDS])
def test_every_command_that_is_shown_can_be_read(page: str, command: str) -> None:
    assert parse(shlex.split(command), "en")


def test_some_are_shown() -> None:
    assert {command.split()[0] for _, command in COMMANDS} == {"lab", "dataset", "simulate", "bench"}
