"""What a package index gets: a wheel that plays and serves by itself, and a page without broken links."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bench.guests import Server, get

TOP = Path(__file__).parents[1]
UV = TOP / "scripts" / "uv"


def run(*command: str | Path, code: int = 0) -> str:
    """What a command says, in the environment of now."""
    done = subprocess.run([str(part) for part in command], cwd=TOP, capture_output=True, encoding="utf-8")
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_a_wheel_plays_and_serves_in_a_clean_environment_without_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(UV, "build", "--wheel", "--out-dir", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"parlour/py.typed", "parlour/client/index.html", "parlour/locale/de/kemps.ftl"} <= set(names)
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"parlour"}

    run(UV, "venv", "--python", sys.executable, tmp_path / "venv")
    folder = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    run(UV, "pip", "install", "--python", folder / "python", wheel)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("PARLOUR_LANG", "en")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert "go-fish: Go Fish, 2–5 players" in run("parlour", "games")
    run("parlour", "record", "one", "--seed", "1", "-o", tmp_path / "one.jsonl")
    assert "The record is in order" in run("parlour", "verify", tmp_path / "one.jsonl")
    with Server(tmp_path, python=str(folder / "python")) as server:
        page = get(server.url).text
        (script,) = re.findall(r'src="([^"]+\.js)"', page)
        assert get(server.url + "/" + script.lstrip("./")).status_code == 200
        assert any(game["key"] == "go-fish" for game in get(f"{server.url}/api/games").json())

    assert "./parlour bench server" in run("parlour", "bench", "server", code=2)
    for extra, option in (
        ("postgres", "--database=postgresql://nowhere/"),
        ("postgres", "--bus=postgresql://nowhere/"),
        ("redis", "--bus=redis://nowhere/"),
        ("tls", "--tls=self"),
    ):
        said = run("parlour", "serve", "--data", tmp_path, option, code=2)
        assert f'pip install "parlour[{extra}]"' in said


PAGE = (TOP / "docs" / "package.md").read_text("utf-8")


def test_the_page_of_the_package_has_no_link_that_needs_the_sources() -> None:
    assert not re.findall(r"\]\((?!https://)", PAGE)


def test_the_example_on_the_page_of_the_package_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    exec(example, {})
