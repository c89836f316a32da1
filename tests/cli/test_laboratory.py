"""Reports and files of many matches, as people ask for them."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.lab import balance, dataset

ENDINGS = ("csv", "html", "md")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", "en")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_lab_writes_three_files_and_never_over_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tmp_path /= "reports"  # made for them
    asked = ("lab", "one", "-n", "3", "-o", str(tmp_path), "--jobs", "1")
    status, out, _ = run(capsys, *asked)
    assert status == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"one.{ending}" for ending in ENDINGS]
    assert str(tmp_path / "one.html") in out
    before = (tmp_path / "one.html").read_bytes()
    status, _, complaint = run(capsys, *asked, "--seed", "2")
    assert (status, before) == (2, (tmp_path / "one.html").read_bytes())
    assert "--force" in complaint
    assert run(capsys, *asked, "--seed", "2", "--force")[0] == 0
    assert before != (tmp_path / "one.html").read_bytes()


def test_dataset_writes_a_file_and_never_over_another(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.csv"
    asked = ("dataset", "one", "-n", "2", "-o", str(file), "--seed", "7", "--jobs", "1")
    status, out, _ = run(capsys, *asked)
    assert status == 0
    assert "matches: 2" in out
    assert "seed: 7" in out
    assert run(capsys, *asked)[0] == 2
    assert run(capsys, *asked, "--force")[0] == 0


def test_ctrl_c_leaves_what_was_finished(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.cli.laboratory.show_progress", lambda text: text and stopped(text))
    status, _, told = run(capsys, "lab", "one", "-n", "3", "-o", str(tmp_path), "--jobs", "1")
    assert status == 130
    assert "Stopped" in told
    assert "Stopped before the end" in (tmp_path / "one.md").read_text("utf-8")
    file = tmp_path / "games.csv"
    status, _, told = run(capsys, "dataset", "one", "-n", "2", "-o", str(file), "--jobs", "1")
    assert status == 130
    assert "after 1 of 2 matches" in told
    assert file.exists()


def test_ctrl_c_before_anything_was_finished_leaves_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*task: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(balance, "watch", stopped)
    monkeypatch.setattr(dataset, "collect", stopped)
    asked = ("one", "-n", "2", "--jobs", "1", "-o")
    for command in (
        ("lab", *asked, str(tmp_path / "reports")),
        ("dataset", *asked, str(tmp_path / "games.csv")),
    ):
        status, out, told = run(capsys, *command)
        assert (status, out) == (130, "")
        assert "Stopped" in told
        assert not list(tmp_path.iterdir())


def test_a_report_that_there_is_no_room_for_leaves_no_part_of_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        if path.suffix == ".csv":
            raise OSError(errno.ENOSPC, "no room")
        path.write_bytes(data)

    monkeypatch.setattr("parlour.terminal.files.replace", full)
    status, _, told = run(capsys, "lab", "one", "-n", "3", "-o", str(tmp_path / "reports"), "--jobs", "1")
    assert status == 2
    assert "one.csv” cannot be written" in told
    assert not list(tmp_path.iterdir())


def test_a_report_that_cannot_be_played_leaves_no_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for folder in (tmp_path / "reports", tmp_path):  # the second is not ours
        asked = ("lab", "go-fish", "--bots", "nothing:here", "-n", "1", "-o", str(folder), "--jobs", "1")
        assert run(capsys, *asked)[0] == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("lab", "one", "-o", "/nowhere/at/all"), "cannot be written"),
        (("lab", "one", "-o", "/proc/reports"), "cannot be written"),  # whatever its rights say
        (("lab", "one", "--seats", "9"), "9"),
        (("lab", "go-fish", "--bots", "5"), "is not a player"),
        (("lab", "one", "--rule", "rounds=99"), "rounds"),
        (("dataset", "one", "-n", "1"), "--output"),
        (("dataset", "one", "-n", "1", "-o", "games.txt"), ".parquet"),
        (("dataset", "one", "-n", "1", "-o", "/nowhere/at/all.csv"), "cannot be written"),
        (("simulate", "one", "-n", "1", "--cluster", "127.0.0.1:1"), "127.0.0.1:1"),
    ],
)
def test_bad_arguments_are_told_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(balance, "in_order", None)
    monkeypatch.setattr(dataset, "collect", None)
    status, _, complaint = run(capsys, *arguments)
    assert status == 2
    assert told in complaint
    assert not list(tmp_path.glob("*.*"))
