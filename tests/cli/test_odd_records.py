"""Records by strangers: whatever stands in them, a sentence comes back, and nothing upsets the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.cli import main
from parlour.match.record import digest

UPSETTING = "\033]0;gotcha\007An\033[2Jna\u202eneB\n   1  Ben  resigns"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", "en")


def record(game: str, names: tuple[str, ...] = ("Anna", "Ben")) -> list[dict[str, Any]]:
    """Some lines of a match that was ended early."""
    match = parlour.Match.start(game, names=names, seed=3)
    for _ in range(6):
        seat, moves = match.turns()[0]
        match.play(seat, moves[0])
    match.play(0, "/seat Cleo")
    match.play(0, "/end")
    return [json.loads(line) for line in match.record().splitlines()]


def written(folder: Path, lines: list[Any]) -> str:
    """A file with these lines, chained."""
    found: list[bytes] = []
    for line in lines:
        if isinstance(line, dict) and "prev" in line:
            line = {**line, "prev": digest(found[-1]) if found else ""}
        found.append(msgspec.json.encode(line))
    file = folder / "odd.jsonl"
    file.write_bytes(b"\n".join([*found, b""]))
    return str(file)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_names_cannot_write_to_the_terminal(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = record("go-fish", (UPSETTING, "Ben"))
    lines[0]["commitments"] = ["0" * 64, ""]
    lines[1]["seeds"] = ["", ""]
    assert main([command, written(tmp_path, lines)]) == (0 if command == "replay" else 2)
    assert main([command, written(tmp_path, record("go-fish", (UPSETTING, "Ben")))]) == 0
    out, err = capsys.readouterr()
    assert not [c for c in out + err if c != "\n" and not c.isprintable()]
    assert "\n   1  Ben  resigns" not in out


@pytest.mark.parametrize(("lines", "line"), [(slice(2, None), 2), (slice(3, None), 2)])
def test_without_its_set_up_a_record_is_refused_with_a_sentence(
    lines: slice, line: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = record("go-fish")
    for command in ("replay", "verify", "export", "solve"):
        assert main([command, written(tmp_path, [whole[0], *whole[lines]])]) == 2
        assert capsys.readouterr() == ("", f"Line {line} is out of order.\n")


ODD = (
    None,
    True,
    0,
    -1,
    1,
    2**31,
    10**30,
    1.5,
    "",
    "setup",
    "/end",
    "/seat \u202e",
    "/undo 0 1",
    "x" * 300,
    [],
    {},
    [[]],
)


def oddities(lines: list[dict[str, Any]], rng: Random) -> Iterator[list[Any]]:
    """The record with something odd in it: a field changed, taken out or put in, lines moved about."""
    for _ in range(60):
        odd = json.loads(json.dumps(lines))
        for _ in range(rng.randint(1, 2)):
            at = rng.randrange(len(odd))
            place = odd[at]
            while isinstance(place, dict | list) and place:
                keys = list(place) if isinstance(place, dict) else range(len(place))
                key = rng.choice(keys)
                if not isinstance(place[key], dict | list) or not place[key] or rng.random() < 0.4:
                    break
                place = place[key]
            match rng.randrange(5):
                case 0:
                    del place[key]
                case 1:
                    odd.insert(rng.randrange(len(odd)), odd[at])
                case 2:
                    odd[at], odd[0 if rng.random() < 0.2 else -1] = odd[-1], odd[at]
                case _:
                    place[key] = rng.choice(ODD)
        yield odd


@pytest.mark.parametrize("game", ["go-fish", "draughts", "concentration", "nine-mens-morris", "one", "kemps"])
def test_odd_records_never_end_in_a_traceback(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    refused = 0
    names = ("Anna", "Ben", "Cleo", "Dan")[: parlour.game(game).seats[0]]
    for number, odd in enumerate(oddities(record(game, names), Random(game))):
        file = written(tmp_path, odd)
        for command in ("replay", "verify", "export"):
            status = main([command, file])
            out, err = capsys.readouterr()
            assert status in (0, 2), (number, command)
            assert (status == 2) == bool(err), (number, command, err)
            assert not [c for c in out + err if c != "\n" and not c.isprintable()]
            refused += status == 2
    assert refused > 50
