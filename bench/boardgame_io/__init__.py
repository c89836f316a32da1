"""Our table server beside that of boardgame.io, on one core each in one run, as a ratio.

Go Fish with four clients a table on both sides, played at random; a table moves on when all four have seen
the last move. Here a move is on the disk (SQLite, fsync) before anybody sees it. boardgame.io keeps its
matches in files (`FlatFile`), tells the players first and writes afterwards, without asking the disk to
finish: what it has acknowledged may be lost. Sentences, legal moves and languages are made here by the
server, and there left to clients.

    scripts/uv run --group dev python -m bench.boardgame_io [--tables 100] [--seconds 10]

Its packages are fetched by npm into a temporary folder. Without Node there is nothing to compare with."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bench.server import Load, Used, run_quickly, server

PACKAGES = ("boardgame.io@0.50.2", "node-persist@^3.1.0")
HERE = Path(__file__).parent
CORE = min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0


def theirs(tables: int, seconds: float) -> dict[str, float]:
    """What boardgame.io makes."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise SystemExit("Node and npm are needed to run boardgame.io.")
    with tempfile.TemporaryDirectory() as folder:
        for program in HERE.glob("*.cjs"):
            shutil.copy(program, folder)
        subprocess.run([npm, "install", "--silent", "--ignore-scripts", *PACKAGES], cwd=folder, check=True)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = str(probe.getsockname()[1])
        command = [node, "server.cjs", "matches", port]
        serving = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert serving.stdout
            serving.stdout.readline()
            if hasattr(os, "sched_setaffinity"):
                os.sched_setaffinity(serving.pid, {CORE})
            return _loaded([node, "load.cjs", port, str(tables)], seconds, folder, Used(serving.pid))
        finally:
            serving.kill()
            serving.wait()


def _loaded(command: list[str], seconds: float, folder: str, used: Used) -> dict[str, float]:
    with subprocess.Popen([*command, str(seconds)], cwd=folder, stdout=subprocess.PIPE, text=True) as load:
        assert load.stdout
        load.stdout.readline()
        before = used.seconds()
        moves = int(load.stdout.readline())
        return _figures(moves, seconds, used.seconds() - before)


def ours(tables: int, seconds: float) -> dict[str, float]:
    """What our own server makes."""

    async def play(url: str, used: Used) -> dict[str, float]:
        load = Load()
        await load.open(url, "go-fish", tables)
        await load.run(1)
        before = used.seconds()
        took = await load.run(seconds)
        figures = _figures(load.moves, took, used.seconds() - before)
        await load.close()
        return figures

    with server() as (url, used):
        return run_quickly(play(url, used))


def _figures(moves: int, seconds: float, cpu: float) -> dict[str, float]:
    return {"moves_s": round(moves / seconds), "moves_s_core": round(moves / cpu)}


def run(tables: int, seconds: float) -> dict[str, Any]:
    """Both, one after the other, and how many times as fast ours is."""
    sides = {"parlour": ours(tables, seconds), "boardgame.io": theirs(tables, seconds)}
    mine, peer = sides.values()
    ratios = {name: round(mine[name] / max(1, peer[name]), 1) for name in mine}
    return {"game": "go-fish", "tables": tables, "clients": 4, **sides, "ratio": ratios}
