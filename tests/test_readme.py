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

TOP = Path(__file__).parents[1]
README = (TOP / "README.md").read_text("utf-8")


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
    monkeypatch.setattr(sys, "stdin", io.StringIO("ask 3 Q\n"))
    chosen = re.search(r"begins with `(.*?)`", README)
    assert chosen
    assert main(["play", "go-fish", "--lang", "en", *shlex.split(chosen[1])]) == 0
    printed = capsys.readouterr().out.splitlines()
    for line in shown[1].splitlines():
        line = line.replace("Anna > ask 3 Q", "").strip()
        assert line in ("", "…") or any(line in other for other in printed), line


LISTED = re.findall(r"^\./parlour ((?:games|rules|completion) ?.*?)(?:   .*)?$", README, re.M)
SHOWN = re.findall(r"```console\n(.*?)```", README, re.S)


def test_the_listed_commands_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(LISTED) == 4
    for line in LISTED:
        assert main(shlex.split(line)) == 0, line


@pytest.mark.parametrize("session", SHOWN, ids=range(len(SHOWN)))
def test_commands_print_what_is_shown(
    session: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Line by line, but for times; `…` leaves some out."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_LANG", "en")

    def timeless(text: str) -> str:
        return re.sub(r"seconds: [\d.]+", "seconds: 0", re.sub(r"  +\S+$", "", text)).strip()

    for command in session.split("$ ./parlour ")[1:]:
        line, *shown = command.splitlines()
        assert main(shlex.split(line)) == 0, line
        printed = iter([timeless(each) for each in capsys.readouterr().out.splitlines()])
        leaps = False
        for wanted in map(timeless, shown):
            found = None if wanted == "…" else next(printed, None)
            while found not in (wanted, None) and leaps:
                found = next(printed, None)
            assert wanted in ("…", found), line
            leaps = wanted == "…"


def test_every_picture_and_page_is_there() -> None:
    named = re.findall(r"\]\(([^)#:]+)\)|src=\"([^\"]+)\"", README)
    assert len([name for pair in named for name in pair if name.endswith(".webp")]) == 3
    for name in filter(None, (name for pair in named for name in pair)):
        assert (TOP / name).exists(), name


def test_nothing_asks_for_a_program_that_a_fresh_machine_lacks() -> None:
    pages = [TOP / "README.md", TOP / "SECURITY.md", TOP / "CONTRIBUTING.md", *(TOP / "docs").glob("*.md")]
    for file in (*pages, *(TOP / "examples").glob("*.py")):
        bare = re.findall(r"(?<![\w/])uv (?:run|build|sync)[^`\n]*", file.read_text("utf-8"))
        assert not bare, f"{file.name}: {bare}"


def test_every_listed_game_stands_in_the_readme_as_on_the_shelf() -> None:
    for game in parlour.games():
        row = re.search(rf"^\| `{game.key}` \| \S+ \| (.*) \|$", README, re.M)
        assert row, game.key
        about = Words("en", game.key).say("about")
        assert f"{row[1].capitalize()}." == about
