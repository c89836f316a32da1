"""Count, simulate and weigh, as people type it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour import Match, bots
from parlour.cli import main
from parlour.lab import tables
from parlour.words import LANGUAGES
from tests import small_tables

FIRST = "tests.lab.strangers:first"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", "en")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_perft_has_a_row_for_each_depth_and_divides_by_first_moves(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, _ = run(capsys, "perft", "draughts", "--depth", "3", "--divide")
    rows = [line.split() for line in out.splitlines()]
    assert status == 0
    assert rows[0][0] == "depth"
    assert [row[:2] for row in rows[1:4]] == [["1", "7"], ["2", "49"], ["3", "302"]]
    moves = {row[0]: int(row[1]) for row in rows if len(row) == 2}
    assert moves.keys() == {move.text() for move in parlour.Match.start("draughts").moves(0)}
    assert sum(moves.values()) == 302 == int(rows[-1][0])


@pytest.mark.parametrize("game", [game.key for game in parlour.games() if game.kernel])
def test_perft_divides_every_board_game_without_a_rest(capsys: pytest.CaptureFixture[str], game: str) -> None:
    status, out, _ = run(capsys, "perft", game, "--depth", "2", "--divide", "--json")
    found = json.loads(out)
    assert status == 0
    assert sum(found["divide"].values()) == found["nodes"] == found["depths"][-1]["nodes"]
    assert len(found["divide"]) == found["depths"][0]["nodes"]
    assert (found["game"], found["version"]) == (game, parlour.game(game).version)
    assert found["position"]
    assert found["rules"] == parlour.Match.start(game).header.rules


@pytest.mark.parametrize("game", [game.key for game in parlour.games()])
def test_simulate_tells_programs_who_won(capsys: pytest.CaptureFixture[str], game: str) -> None:
    status, out, err = run(capsys, "simulate", game, "-n", "2", "--seed", "7", "--json")
    found = json.loads(out)
    assert (status, err, found["matches"]) == (0, "", 2)
    assert len(found["wins"]) == parlour.game(game).seats[0]
    assert sum(found["wins"]) + found["draws"] >= (2 if len(found["wins"]) > 1 else 0)
    assert found["moves"] > 0 <= found["seconds"]
    assert ("points" in found) == (not parlour.game(game).duel)
    assert sum(found["reasons"].values()) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_tells_people_who_won_how_sure_that_is_and_how_it_ended(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    players = ["--bots", f"{FIRST},0", "--jobs", "1", "--lang", language]
    status, out, err = run(
        capsys, "simulate", "go-fish", "-n", "4", "--seats", "3", "--sprt", "0.4,0.6", *players
    )
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[0].startswith(FIRST)
    assert any(line.split()[0] == "4" for line in lines)  # ends
    assert len(lines) == 17
    assert not any("{" in line or "sprt-" in line for line in lines)
    assert run(capsys, "simulate", "walls", "-n", "3", "--lang", language)[0] == 0


def test_ctrl_c_prints_what_was_played_so_far(tmp_path: Path) -> None:
    """Stopped as soon as the players have told that they play; the workers are stopped with it."""
    (tmp_path / "telling.py").write_text(
        "import os\n"
        "def choose(choice):\n"
        "    if len(choice.heard) < 4:\n"
        "        os.write(2, b'playing\\n')\n"
        "    return choice.moves[0]\n"
    )
    command = "simulate go-fish -n 100000 --jobs 2 --json --bots telling:choose,0"
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", *command.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "PARLOUR_LANG": "en"},
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stderr
    for _ in range(100):  # far more than are handed out at once, so that some have come back
        assert process.stderr.readline() == b"playing\n"
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=600)
    found = json.loads(out)
    assert process.returncode == 130
    assert found["interrupted"]
    assert 0 < found["matches"] < 100_000
    last = err.decode().splitlines()[-1]
    assert last == f"Stopped after {found['matches']} of 100,000 matches."
    while group_lives(process.pid):
        pass


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_analyse_tells_programs_the_best_moves_of_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    mill = "W:Wa7,d7,g4:Bg1,a1,b2"
    arguments = ["nine-mens-morris", "--position", mill, "--level", "2", "--moves", "3", "--json"]
    status, out, _ = run(capsys, "analyse", *arguments)
    found = json.loads(out)
    assert status == 0
    assert found["position"] == mill
    assert (found["game"], found["seat"], found["row"], found["level"]) == ("nine-mens-morris", 0, 0, 2)
    assert len(found["moves"]) == 3
    best = found["moves"][0]
    assert best == {"move": best["move"], "value": 1.0, "end": 1, "why": "hint-mill-takes"}
    assert best["move"].startswith("g4-g7x")


@pytest.mark.parametrize("language", LANGUAGES)
def test_analyse_tells_people_the_best_moves_of_a_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    match = parlour.Match.start("go-fish", names=["Anna", "Ben"], seed=2)
    bots.drive(match, [bots.Player(bots.random_bot)] * 2)
    file = tmp_path / "m.jsonl"
    file.write_bytes(match.record())
    status, out, _ = run(capsys, "analyse", str(file), "--upto", "2", "--level", "1", "--lang", language)
    seat = match.at(2).to_act()[0]
    told = out.splitlines()
    assert status == 0
    assert any(["Anna", "Ben"][seat] in line and "2" in line for line in told[-8:])
    best = [line.split()[:3] for line in told[-5:]]
    assert all(" ".join(words) in {move.typed() for move in match.at(2).moves(seat)} for words in best)
    others = sum(line.strip().endswith(" (7)") for line in told)
    assert others <= 1  # nobody else's hand is shown
    assert run(capsys, "analyse", str(file), "--level", "1", "--lang", language)[0] == 0


def test_analyse_says_that_a_win_is_sure(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(
        capsys, "analyse", "nine-mens-morris", "--position", "W:Wa7,d7,g4:Bg1,a1,b2", "--level", "2"
    )
    assert status == 0
    assert "won, plies: 1" in out


def test_analyse_writes_values_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["analyse", "draughts", "--position", "W:W21,22:B1,2,3", "--level", "1", "--lang", "de"]
    status, out, _ = run(capsys, *arguments)
    assert status == 0
    assert re.search(r" −\d,\d\d\b", out)


def test_analyse_says_so_where_a_computer_would_wait(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = parlour.Match.start("kemps", rules={"preset": "short"}, seed=5)
    bots.drive(match, [2] * match.seats)
    file = tmp_path / "m.jsonl"
    file.write_bytes(match.record())
    told = [
        run(capsys, "analyse", str(file), "--seat", str(seat), "--level", "2", "--upto", str(row))[1]
        for row in range(9, 13)
        for seat in range(1, match.seats + 1)
    ]
    assert any(out.endswith("\nThe computer would wait here.\n") for out in told)


def test_record_begins_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["record", "draughts", "--position", "22-18 9-14 18x9", "--bots", "1", "--seed", "1"]
    status, out, _ = run(capsys, *arguments)
    match = parlour.verify(out.encode())
    assert status == 0
    assert [row.move for row in match.rows[1:4]] == ["22-18", "9-14", "18x9"]
    status, out, _ = run(capsys, "record", "draughts", "--position", "W:WK1,K2,K6:B12", "--seed", "1")
    assert parlour.verify(out.encode()).header.position == "W:WK1,K2,K6:B12"


@pytest.fixture
def _a_small_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    small_tables.use(monkeypatch, tmp_path)


@pytest.mark.usefixtures("_a_small_table")
def test_solve_makes_a_table_and_tells_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "solve", "draughts", "--rule", "king=short", "--json")
    found = json.loads(out)
    assert (status, found["game"], found["rules"]) == (0, "draughts", {"king": "short"})
    assert "king=0" in found["table"]
    assert found["positions"] == found["wins"] + found["losses"] + found["draws"]
    assert found["start"]["value"] is None
    longest = found["longest"]
    assert (longest["value"], longest["plies"]) == ("win", len(longest["moves"]))
    match = parlour.Match.start("draughts", rules={"king": "short"}, position=longest["position"])
    (winner,) = match.to_act()
    for move in longest["moves"]:
        match.play(match.to_act()[0], move)
    assert match.result
    assert match.result.ranks[winner] == 1
    status, out, _ = run(capsys, "solve", "draughts", "--rule", "king=short", "--check-all")
    assert (status, longest["position"] in out, " ".join(longest["moves"]) in out) == (0, True, True)


@pytest.mark.usefixtures("_a_small_table")
def test_solve_speaks_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    said = {run(capsys, "solve", "draughts", "--lang", language)[:2] for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert {(status, len(out.splitlines())) for status, out in said} == {(0, 5)}


@pytest.mark.usefixtures("_a_small_table")
def test_solve_says_that_a_large_table_needs_numba(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tables, "can_compile", lambda: False)
    monkeypatch.setattr(tables, "PATIENCE", 3_000)
    status, _, err = run(capsys, "solve", "draughts")
    assert (status, "3,968" in err, "Numba" in err) == (2, True, True)


def test_solve_refuses_rules_that_a_game_does_not_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "solve", "hopping-morris", "--rule", "king=short")[0] == 2


def missed(folder: Path) -> Path:
    """A record in which White does not close the mill that wins, and Black does."""
    match = Match.start("hopping-morris", names=("Anna", "Ben"), seed=1, position="W:Wa7,d7,b2:Bb6,d6,c3")
    match.play(0, "b2-a1")
    match.play(1, "c3-f6")
    file = folder / "missed.jsonl"
    file.write_bytes(match.record())
    return file


def test_a_review_tells_people_what_cost_most(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "analyse", str(missed(tmp_path)), "--review", "--lang", "de")
    assert status == 0
    assert out == "Anna: Zug 1: b2-a1. Das hätte sofort gewonnen: b2-g7. Das schließt eine Mühle.\n"
    assert run(capsys, "analyse", str(missed(tmp_path)), "--review", "--seat", "2")[1] == (
        "No move stands out: nobody could have done much better.\n"
    )


def test_a_review_tells_programs_the_position_and_both_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = run(capsys, "analyse", str(missed(tmp_path)), "--review", "--json")
    found = json.loads(out)
    assert (status, found["choices"]) == (0, 2)
    (slip,) = found["slips"]
    assert (slip["row"], slip["seat"], slip["position"]) == (0, 0, "W:Wa7,d7,b2:Bb6,d6,c3")
    assert slip["better"] == {"move": "b2-g7", "value": 1.0, "end": 1}
    assert slip["played"] == {"move": "b2-a1", "value": -1.0, "end": 2}


def test_a_game_without_a_choice_has_no_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "analyse", "one", "--review")
    assert status == 2
    assert "nothing to review" in err
