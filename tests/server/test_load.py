"""`parlour bench server` measures what it says, at a size that fits a test."""

from __future__ import annotations

import json

import pytest

from bench import server
from parlour.cli import main


def test_the_bench_gives_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "SHORTEST", 0.5)
    assert main(["bench", "server", "--json", "--tables", "2", "--seconds", "0.5"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["game"] for row in rows] == list(server.GAMES)
    for row in rows:
        assert row["tables"] == 2
        assert row["moves_s"] > 0
        assert 0 < row["p50_ms"] <= row["p99_ms"]
        assert 0 < row["full_p50_ms"] <= row["full_p99_ms"]
        assert row["bytes_update"] > 200
