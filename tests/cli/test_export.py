"""`parlour replay` and `parlour export` with PDN."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import Match, pdn
from parlour.cli import main
from parlour.words import LANGUAGES

GAME = '[White "Anna"]\n[Black "Bert"]\n\n1. 22-18 9-13 2. 18-15 11x18 3. 23x14 10x17 4. 21x14 1-0\n'


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", "en")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def pasted(tmp_path: Path, text: str | bytes) -> str:
    file = tmp_path / "game.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def test_a_game_in_pdn_is_replayed_like_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, "replay", pasted(tmp_path, GAME))
    assert (status, err) == (0, "")
    assert "   1  Anna: 22-18" in out
    assert "   8  Bert gives up." in out
    status, out, _ = run(capsys, "replay", pasted(tmp_path, GAME), "--upto", "2")
    assert status == 0
    assert out.count("  Anna: ") == 1


@pytest.mark.parametrize("before", [b"", b"\xef\xbb\xbf", b"\n\n", b"{A game} "])
def test_a_game_in_pdn_is_known_by_its_beginning(before: bytes, tmp_path: Path) -> None:
    assert main(["replay", pasted(tmp_path, before + GAME.encode())]) == 0
    assert main(["replay", pasted(tmp_path, before + b"1. 22-18 9-13 *")]) == 0


def test_old_files_are_in_latin_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, _ = run(capsys, "replay", pasted(tmp_path, GAME.replace("Anna", "Zoë").encode("latin-1")))
    assert status == 0
    assert "  Zoë: 22-18" in out


@pytest.mark.parametrize("game", ["draughts", "nine-mens-morris"])
def test_a_record_is_exported_and_the_export_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    record, out = tmp_path / "m.jsonl", tmp_path / "m.pdn"
    match = Match.start(game, names=["Anna", "Bert"], seed=7)
    for _ in range(6):
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat)[0])
    match.play(0, "/resign")
    record.write_bytes(match.record())
    assert run(capsys, "export", str(record)) == (0, pdn.write(match), "")
    assert run(capsys, "export", str(record), "-o", str(out)) == (0, f"The match is in {out}.\n", "")
    assert out.read_text() == pdn.write(match)
    assert run(capsys, "replay", str(out)) == run(capsys, "replay", str(record))
    assert run(capsys, "export", str(out)) == (0, pdn.write(match), "")


def test_a_card_game_is_not_exported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = pasted(tmp_path, Match.start("go-fish", seats=2, seed=1).record())
    status, out, err = run(capsys, "export", file)
    assert (status, out) == (2, "")
    assert err.startswith("Matches of go-fish cannot be written like this. These can: draughts")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "1. 22-18 9-14\n2. 24-19",
            "Line 2, column 4: “24-19” cannot be played here. Capturing is compulsory",
        ),
        ("1. 22-33", "Line 1, column 4: “22-33” is not a move."),
        ('[FEN "W:W22:B22"]', "Line 1, column 14: two pieces stand on 22."),
        ('[Rules "king=tall"]', "Line 1, column 9: the house rules “king=tall” do not fit draughts."),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_game_gets_one_sentence_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str, language: str
) -> None:
    status, out, err = run(capsys, "replay", pasted(tmp_path, text), "--lang", language)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith(sentence) == (language == "en"), err


@pytest.mark.parametrize("noise", [b"", b"\xff\x00noise" * 100_000, b"x" * 2**20])
def test_noise_in_a_pdn_file_gets_one_sentence_with_its_column(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, noise: bytes
) -> None:
    file = tmp_path / "noise.PDN"
    file.write_bytes(noise)
    status, out, err = run(capsys, "replay", str(file))
    assert (status, out) == (2, "")
    assert err.startswith("Line 1, column 1: ")
    assert len(err.splitlines()) == 1


ENGLISH = '[GameType "21"]\n\n1. 11-15 23-19 1-0\n'
MANY = f'{GAME}\n[White "C"]\n\n1. 22-33 *\n\n{ENGLISH}'


def test_of_many_games_one_is_chosen_or_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = pasted(tmp_path, MANY)
    status, out, err = run(capsys, "replay", file)
    assert (status, out) == (2, "")
    assert err == "This file holds 3 games. Choose one with --number, or all of them with --number all.\n"
    assert "  Anna: 22-18" in run(capsys, "replay", file, "--number", "1")[1]
    assert "  Black: 11-15" in run(capsys, "replay", file, "--number", "3")[1]
    status, out, err = run(capsys, "export", file, "--number", "all")
    assert status == 2
    assert err == "Game 2: Line 8, column 4: “22-33” is not a move.\n"
    assert out.count("[Event ") == 2
    for wrong in ("0", "4", "some"):
        status, out, err = run(capsys, "export", file, "--number", wrong)
        assert (status, out, len(err.splitlines())) == (2, "", 1)


def test_which_game_it_is_can_be_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = pasted(tmp_path, "1. c3-d4 b6-a5 *")
    status, out, err = run(capsys, "export", file, "--game", "draughts", "--rule", "preset=russian")
    assert (status, err) == (0, "")
    assert '[GameType "25"]' in out
    assert "1. c3-d4 b6-a5" in out
    record = tmp_path / "m.jsonl"
    record.write_bytes(Match.start("draughts", seed=1).record())
    status, out, err = run(capsys, "replay", str(record), "--game", "draughts")
    assert (status, out) == (2, "")
    assert err.startswith("--number, --game and --rule are for files in PDN")


def test_a_complaint_names_the_squares(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, err = run(capsys, "replay", pasted(tmp_path, "1. 22-18 9-14 2. 24-19"))
    assert status == 2
    assert err.endswith(" Possible here: 18.\n")


def test_a_game_that_went_on_after_a_draw_of_ours_is_noted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    moves = "32-28 1-5 28-32 5-1 " * 2
    text = f'[FEN "W:WK32,21:BK1,13"] {moves} 32-27 *'
    status, out, err = run(capsys, "replay", pasted(tmp_path, text))
    assert status == 0
    assert "32-27" in out
    assert "After row 8 this was a draw" in err
