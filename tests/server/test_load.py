"""The benches of the server measure what they say, at a size that fits a test."""

from __future__ import annotations

import asyncio
import json
import math

import pytest

from bench import inside, server
from parlour.cli import main


def test_the_bench_gives_every_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "SHORTEST", 0.5)
    monkeypatch.setattr(server, "BUSY", math.inf)  # it need not rest: nothing is compared
    assert main(["bench", "server", "--json", "--tables", "2", "--seconds", "0.5"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["game"] for row in rows] == list(server.GAMES)
    for row in rows:
        assert row["tables"] == 2
        assert row["moves_s"] > 0
        assert 0 < row["p50_ms"] <= row["p99_ms"]
        assert 0 < row["full_p50_ms"] <= row["full_p99_ms"]
        assert row["bytes_update"] > 200


def test_a_move_has_its_price() -> None:
    figures = asyncio.run(inside.measure("go-fish", tables=2, moves=40, calls=True, profile=False))
    assert figures["us_move"] > figures["writing"] > 0
    assert figures["calls"] > 100
