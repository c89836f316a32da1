"""What the README shows runs."""

from __future__ import annotations

import io
import random
import re
import shlex
import sys
from pathlib import Path

import pytest

import parlour
from parlour.cli import main
from parlour.words import Words

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def test_the_python_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.S)
    assert len(blocks) == 3
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.key) for game in parlour.games()])
def test_every_game_is_played_like_the_first_example(game: parlour.Game) -> None:
    rng = random.Random(1)
    rules = {"preset": "short"} if "short" in game.presets else {}
    match = parlour.Match.start(game.key, rules=rules, seed=7)
    while not match.result:
        seat, moves = rng.choice(match.turns())
        match.play(seat, rng.choice(moves))
    assert match.result.reason != "last-stop"


def test_the_transcript_is_true(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.search(r"```\n(Go Fish\n.*?)```", README, re.S)
    assert shown
    monkeypatch.setattr(sys, "stdin", io.StringIO("ask 2 Q\n"))
    chosen = re.search(r"begins with `(.*?)`", README)
    assert chosen
    assert main(["play", "go-fish", "--lang", "en", *shlex.split(chosen[1])]) == 0
    printed = capsys.readouterr().out.splitlines()
    for line in shown[1].splitlines():
        line = line.replace("Anna > ask 2 Q", "").strip()
        assert line in ("", "…") or any(line in other for other in printed), line


COMMANDS = re.findall(r"^\./parlour ((?:record|verify|replay|games|rules) ?.*?)(?:   .*)?$", README, re.M)


def test_the_commands_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(COMMANDS) == 7
    order = ("games", "rules", "record", "verify", "replay")
    for line in sorted(COMMANDS, key=lambda line: order.index(line.split()[0])):
        assert main(shlex.split(line)) == 0, line


def test_every_listed_game_stands_in_the_readme_as_on_the_shelf() -> None:
    for game in parlour.games():
        row = re.search(rf"^\| `{game.key}` \| \S+ \| (.*) \|$", README, re.M)
        assert row, game.key
        about = Words("en", game.key).say("about")
        assert f"{row[1].capitalize()}." == about
