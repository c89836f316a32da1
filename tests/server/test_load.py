"""The benches of the server measure what they say, at a size that fits a test."""

from __future__ import annotations

import asyncio
import json
import math

import pytest

from bench import inside, masters, server
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


def test_moves_of_people_are_measured_beside_masters_who_think(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(masters, "SHORTEST", 0.5)
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    command = ["bench", "server", "--json", "--tables", "2", "--masters", "2", "--seconds", "3"]
    assert main(command) == 0
    alone, beside = json.loads(capsys.readouterr().out)
    assert (alone["masters"], alone["answers"], alone["answer_p50_ms"]) == (0, 0, None)
    assert (beside["masters"], beside["tables"]) == (2, 2)
    assert beside["answers"] > 0
    for row in (alone, beside):
        assert row["moves"] > 0
        assert 0 < row["p50_ms"] <= row["p99_ms"]


def test_a_move_has_its_price() -> None:
    figures = asyncio.run(inside.measure("go-fish", tables=2, moves=40, calls=True, profile=False))
    assert figures["us_move"] > figures["writing"] > 0
    assert figures["calls"] > 100
