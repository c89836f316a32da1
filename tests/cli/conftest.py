"""Commands that are tried leave the tables of whoever tries them alone, and say nothing of being slow."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from parlour.cli import streams


@pytest.fixture(autouse=True)
def _data_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def _all_the_time_in_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "PATIENCE", math.inf)
