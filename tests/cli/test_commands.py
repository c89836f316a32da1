"""The commands as people type them; bad input gets one sentence and exit code 2, and nothing is written."""

from __future__ import annotations

import io
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import parlour
from bench import peers
from parlour.cli import commands, main
from parlour.cli.arguments import COMMANDS, parse
from parlour.rulebook import page, printing
from parlour.terminal import files, plain
from parlour.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", "en")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def recorded(tmp_path: Path, game: str = "one", *more: str) -> Path:
    file = tmp_path / "m.jsonl"
    assert main(["record", game, "--seed", "7", "-o", str(file), "--force", *more]) == 0
    return file


def test_seats_are_counted_from_one_but_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        "first: Who begins (random, 1, 2, 3, 4, 5; by default random)" in run(capsys, "games", "go-fish")[1]
    )
    assert (
        json.loads(run(capsys, "games", "go-fish", "--json")[1])[0]["options"]["first"]["choices"][1] == "0"
    )
    assert "- ask 1 K: Ask Player 1 for kings" in run(capsys, "rules", "go-fish")[1]
    file = recorded(tmp_path, "go-fish", "--seats", "3", "--rule", "first=2")
    capsys.readouterr()
    match = parlour.Match.load(file.read_bytes())
    row = match.rows[1]
    assert (match.header.rules["first"], row.seat) == ("1", 1)
    _, out, _ = run(capsys, "replay", str(file))
    assert "   1  Computer 2 to Computer " in out
    assert "Computer 3 [3]" in out
    _, out, _ = run(capsys, "analyse", str(file), "--upto", "0", "--level", "1")
    assert "\n  ask 1 " in out
    assert "\n  ask 2 " not in out
    best = json.loads(run(capsys, "analyse", str(file), "--upto", "0", "--level", "1", "--json")[1])
    assert {each["move"][:5] for each in best["moves"]} <= {"ask 0", "ask 2"}


def test_games_json_lists_id_kind_minutes_seats_options_and_presets(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, _ = run(capsys, "games", "--json")
    listed = {game["id"]: game for game in json.loads(out)}
    assert status == 0
    assert list(listed) == [game.key for game in parlour.games()]
    assert (listed["one"]["kind"], listed["one"]["minutes"]) == ("dice", 5)
    assert (listed["kemps"]["kind"], listed["kemps"]["minutes"]) == ("cards", 20)
    assert listed["go-fish"]["seats"] == [2, 3, 4, 5]
    assert listed["go-fish"]["options"]["memory_aid"] == {"default": True, "choices": [True, False]}
    assert listed["nine-mens-morris"]["presets"]["tournament"] == {"take_from_mills": "if-all"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    status, out, _ = run(capsys, "games", "--lang", language)
    assert status == 0
    for game in parlour.games():
        words = Words(language, game.key)
        assert words.labelled(game.key, words.say("title")) in out
        for option in game.Rules.choices():
            assert words.labelled(option, words.label("option", option)) in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_with_an_example(
    capsys: pytest.CaptureFixture[str], language: str, command: str
) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*([command] if command else []), "--help", "--lang", language])
    out = capsys.readouterr().out
    assert stop.value.code == 0
    assert "parlour" in out.splitlines()[-1]


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert (stop.value.code, capsys.readouterr().out) == (0, f"parlour {version('parlour')}\n")


@pytest.mark.parametrize(
    ("command", "default"),
    [
        ("serve", "0.0.0.0"),
        ("serve", "8280"),
        ("serve", "90"),
        ("serve", "--open"),
        (
            "serve",
            "tables=60, seats=300, codes=10, requests=50, connections=150, sockets=100, messages=30, "
            "replays=4, work=300",
        ),
        ("play", "2"),
        ("play", "Player 1"),
        ("record", "1"),
        ("host", "0"),
        ("host", "Player 1"),
        ("simulate", "0"),
        ("bench", "500"),
    ],
)
def test_help_tells_what_happens_without_an_option(
    capsys: pytest.CaptureFixture[str], command: str, default: str
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    assert f"(by default {default})" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_its_terminal_and_calls_nothing_by_what_it_is_in_python(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main([command, "--help"])
    out = capsys.readouterr().out
    assert not any(empty in out for empty in ("()", "[]", "None", "True"))
    assert all(len(line) < 80 for line in out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["play", "gofish"], "go-fish"),
        (["rules", "Checkers"], "draughts"),
        (["games", "пьяница"], "battle"),
        (["play", "jeu du moulin"], "nine-mens-morris"),
        (["games", "nine"], "nine-mens-morris"),
        (["analyse", "gofish"], "go-fish"),
        (["solve", "hoppingmorris"], "hopping-morris"),
        (["paly"], "play"),
        (["gofish"], "parlour play go-fish"),
        (["Mühle"], "parlour play nine-mens-morris"),
        (["play", "go-fish", "--resumee"], "--resume"),
        (["--prot"], "--port"),
        (["--versoin"], "--version"),
        (["play", "go-fish", "--rule", "memory=on"], "memory_aid"),
        (["play", "hollywood-eights", "--rule", "preset=shrot"], "short"),
        (["play", "draughts", "--rule", "king=lands_behind"], "lands-behind"),
    ],
)
def test_what_was_mistyped_is_guessed(
    capsys: pytest.CaptureFixture[str], arguments: list[str], meant: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out, err) == (2, "", f"I do not know “{_mistyped(arguments)}”. Did you mean {meant}?\n")


def test_help_is_also_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (["help"], ["help", "play"]):
        with pytest.raises(SystemExit):
            main(asked)
        word = capsys.readouterr().out
        with pytest.raises(SystemExit):
            main([*asked[1:], "--help"])
        assert word == capsys.readouterr().out


def _mistyped(arguments: list[str]) -> str:
    return arguments[-1].rpartition("=")[2] if arguments[-1] != "memory=on" else "memory"


def test_one_game_is_told_with_its_other_names_defaults_and_presets(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, _ = run(capsys, "games", "nine-mens-morris")
    assert status == 0
    assert "draughts" not in out
    for told in (
        "Merels",
        "by default never",
        "tournament (",
        "take_from_mills=if-all",
        "parlour rules nine",
    ):
        assert told in out


def test_one_level_is_that_of_all_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seated: list[dict[int, int]] = []
    monkeypatch.setattr(plain.Table, "play", lambda self: seated.append(dict(self.computers.players)) or 0)
    for bots, names in (("3", []), ("3", ["Anna", "Ben"]), ("1,2", []), ("0", [])):
        named = [argument for name in names for argument in ("--name", name)]
        assert run(capsys, "play", "8-28", "--seats", "4", "--bots", bots, *named)[0] == 0
    assert [list(each) for each in seated] == [[1, 2, 3], [2, 3], [2, 3], []]


@pytest.mark.parametrize(
    ("given", "computers"),
    [
        ("go-fish", [1]),
        ("go-fish --bots 2,3", [1, 2]),
        ("go-fish --name Anna --name Ben --bots 2,3", [2, 3]),
        ("go-fish --name Anna --name Ben --name Carla", []),
        ("go-fish --seats 2 --bots 2,3", [0, 1]),
        ("draughts --bots 2,3", [0, 1]),
    ],
)
def test_all_who_are_named_have_a_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, given: str, computers: list[int]
) -> None:
    seated: list[list[int]] = []
    monkeypatch.setattr(plain.Table, "play", lambda self: seated.append(list(self.computers.players)) or 0)
    assert run(capsys, "play", *given.split())[0] == 0
    assert seated == [computers]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_are_told_how_to_complete(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    status, out, _ = run(capsys, "completion", shell)
    assert status == 0
    assert "parlour" in out


def test_the_tab_key_completes_commands_games_and_house_rules(tmp_path: Path) -> None:
    for line, expected in (
        ("parlour verif", ["verify"]),
        ("parlour play go", ["go-fish"]),
        ("parlour play go-fish --rule memory_aid=", ["memory_aid=on", "memory_aid=off"]),
    ):
        found = tmp_path / "found"
        environment = {
            **os.environ,
            "_ARGCOMPLETE": "1",
            "_ARGCOMPLETE_IFS": "\n",
            "COMP_LINE": line,
            "COMP_POINT": str(len(line)),
            "COMP_TYPE": "9",
            "_ARGCOMPLETE_STDOUT_FILENAME": str(found),
            "_ARGCOMPLETE_COMP_WORDBREAKS": " ",
        }
        subprocess.run([sys.executable, "-m", "parlour"], env=environment, check=True)
        assert [each.strip() for each in found.read_text().split("\n")] == expected


def test_a_real_bash_completes(tmp_path: Path) -> None:
    script = """eval "$(parlour completion bash)"
        COMP_LINE="parlour play hopp" COMP_POINT=17 COMP_TYPE=9 COMP_WORDS=(parlour play hopp) COMP_CWORD=2
        _python_argcomplete parlour hopp play
        echo "${COMPREPLY[@]}" """
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script], env={**os.environ, "PATH": path}, cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.stdout.strip(), done.stderr) == ("hopping-morris", "")


@pytest.mark.parametrize("arguments", [["games"], ["--version"]])
def test_a_full_disk_gets_a_sentence(arguments: list[str]) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("NOT TESTED: this machine has no disk that is always full")
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "parlour", "--lang", "en", *arguments]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (1, "The disk is full.\n")


def test_where_there_is_no_room_nothing_is_left_and_what_was_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text("before")
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE), signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            files.replace(file, b"x" * 100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, most)
    assert [(each, each.read_text()) for each in tmp_path.iterdir()] == [(file, "before")]


@pytest.mark.parametrize(
    ("line", "out"),
    [("games >&-", ""), ("play one --text --lang en <&-", "Goodbye."), ("play gofish 2>&-", "")],
)
def test_streams_that_are_closed_are_no_error(line: str, out: str) -> None:
    command = f'exec "{sys.executable}" -m parlour {line}'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2 if "gofish" in line else 0, "")
    assert done.stdout.strip() == "" if not out else out in done.stdout


def test_a_link_to_the_program_starts_it(tmp_path: Path) -> None:
    link = tmp_path / "parlour"
    link.symlink_to(Path(__file__).parents[2] / "parlour")
    done = subprocess.run([link, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"parlour {version('parlour')}\n"


def test_without_a_command_tables_are_served() -> None:
    assert parse([], "en").command == parse(["--lang", "de"], "de").command == "serve"
    assert parse(["--lang=de", "--port", "8000"], "de").port == 8000
    assert parse(["--lang", "de", "games"], "de").command == "games"


def test_a_record_is_written_verified_and_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = recorded(tmp_path, "go-fish", "--seats", "4")
    capsys.readouterr()
    match = parlour.Match.load(file.read_bytes())
    status, out, _ = run(capsys, "verify", str(file))
    assert (status, out.splitlines()) == (
        0,
        [
            f"The record is in order. Rows: {len(match.rows)}; the chain is whole, "
            "the seal opens, every draw is as sealed, and the rules were kept.",
            f"Commitment: {match.header.commitment}",
            "No player added a random number (seed): whoever dealt could choose the deal.",
            f"Fingerprint (head): {match.head}",
            "So such a match is possible. Whether it is the one that was played, only a fingerprint "
            "kept at its end can show: --head",
        ],
    )
    status, out, _ = run(capsys, "replay", str(file))
    assert status == 0
    assert "All books have been made." in out
    rows = out.partition("\n\n")[0]
    assert rows.splitlines()[0] == "   0  The match begins."
    assert not re.search(r"\b(setup|ask)\b", rows)  # sentences, and not what programs read
    assert " to Computer " in rows


def test_the_same_seed_gives_the_same_record(tmp_path: Path) -> None:
    first = recorded(tmp_path, "go-fish").read_bytes()
    assert recorded(tmp_path, "go-fish").read_bytes() == first


def test_no_file_is_written_over_unless_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = recorded(tmp_path, "draughts")
    before = file.read_bytes()
    for command in (["record", "one"], ["play", "one"], ["export", str(file)]):
        status, _, err = run(capsys, *command, "-o", str(file))
        assert (status, err.split(". ")[0]) == (2, f"“{file}” exists already")
    assert file.read_bytes() == before
    assert run(capsys, "record", "one", "-o", str(file), "--force")[0] == 0
    assert file.read_bytes() != before


def test_the_header_tells_the_levels_of_computers(tmp_path: Path) -> None:
    match = parlour.Match.load(recorded(tmp_path, "go-fish", "--seats", "3", "--bots", "2,1").read_bytes())
    assert match.header.levels == (2, 1, 2)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_match_that_was_left_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PARLOUR_STATE", str(tmp_path / "state"))
    file = tmp_path / "m.jsonl"
    assert run(capsys, "play", "--resume")[2].startswith("There is no match to go on with")
    type_in(monkeypatch, "a7", "q")
    status, out, _ = run(capsys, "play", "nine-mens-morris", "--name", "Anna", "--bots", "1", "-o", str(file))
    assert status == 0
    assert "parlour play --resume" in out
    assert {each.stat().st_mode & 0o777 for each in (tmp_path / "state" / "left").iterdir()} == {0o600}
    played = parlour.Match.load(file.read_bytes())
    assert played.n >= 2
    for line in (["--resume"], ["nine-mens-morris", "--resume"]):
        type_in(monkeypatch, "q")
        assert "Anna" in run(capsys, "play", *line)[1]
    assert run(capsys, "play", "draughts", "--resume")[2].startswith("There is no match to go on with")
    other = tmp_path / "other.jsonl"
    other.write_text("precious")
    for line in (["--resume"], ["--resume", str(file)]):
        assert "exists already" in run(capsys, "play", *line, "-o", str(other))[2]
    assert other.read_text() == "precious"
    type_in(monkeypatch, "resign", "y", "", "n")
    assert run(capsys, "play", "--resume", str(file))[0] == 0
    ended = parlour.verify(file.read_bytes())
    assert ended.result
    assert ended.rows[: played.n + 1] == played.rows
    assert run(capsys, "play", "--resume", str(file))[2].startswith("This match was not left here")
    assert not list((tmp_path / "state" / "left").iterdir())


def test_after_a_match_the_same_people_play_again_from_other_seats(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "m.jsonl"
    type_in(monkeypatch, "resign", "y", "", "yes", "q")
    status, _, _ = run(capsys, "play", "draughts", "--name", "Anna", "--bots", "1", "-o", str(file))
    first, second = (parlour.Match.load(each.read_bytes()) for each in (file, tmp_path / "m-2.jsonl"))
    assert (status, first.header.names, first.header.levels) == (0, ("Anna", "Computer 2"), (0, 1))
    assert (second.header.names, second.header.levels) == (("Computer 2", "Anna"), (1, 0))
    assert first.result
    assert not second.result


def test_records_of_a_match_at_the_keyboard_tell_when_people_moved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now = iter(range(100, 10_000, 7))
    monkeypatch.setattr(plain, "monotonic", lambda: next(now))
    type_in(monkeypatch, "a7", "a1", "q")
    run(capsys, "play", "nine-mens-morris", "--bots", "0", "-o", str(tmp_path / "m.jsonl"))
    played = parlour.Match.load((tmp_path / "m.jsonl").read_bytes())
    assert [row.t for row in played.rows] == [0, 7000, 14_000]


def test_a_record_goes_to_the_screen_without_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "record", "one", "--seed", "1")
    assert status == 0
    assert parlour.verify(out.encode()).result


def test_replay_shows_a_seat_only_what_it_saw(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = recorded(tmp_path, "go-fish", "--seats", "3")
    capsys.readouterr()
    drawer = next(row for row in parlour.Match.load(file.read_bytes()).rows if "drew" in str(row.told)).seat
    own = run(capsys, "replay", str(file), "--seat", str(drawer + 1))[1]
    others = run(capsys, "replay", str(file), "--seat", str((drawer + 1) % 3 + 1), "--upto", "3")[1]
    spectator = run(capsys, "replay", str(file))[1]
    assert "You drew" in own
    assert "You drew" not in spectator
    assert others.count("Hand: ") == 3
    assert others.count(" (7)") <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_shown_and_english_stands_in(capsys: pytest.CaptureFixture[str], language: str) -> None:
    status, out, _ = run(capsys, "rules", "kemps", "--lang", language)
    assert status == 0
    assert out == printing.as_text(page(parlour.game("kemps"), language))


def test_rules_are_those_of_a_table_and_say_what_a_house_rule_has_changed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, printed, _ = run(capsys, "rules", "nine-mens-morris")
    _, changed, _ = run(capsys, "rules", "nine-mens-morris", "--rule", "take_from_mills=if-all")
    assert "[House rule]" not in printed
    told = "[House rule] Taking stones out of mills: if all are in mills (printed: never)"
    assert told in " ".join(changed.split())
    status, _, refused = run(capsys, "rules", "nine-mens-morris", "--rule", "speed=9")
    assert status == 2
    assert refused.startswith("There is no house rule “speed”.")


@pytest.mark.parametrize(
    ("language", "largest"), [("en", "20,000"), ("de", "20.000"), ("fr", "20\u202f000"), ("ru", "20\xa0000")]
)
def test_large_choices_are_written_as_the_language_does(
    capsys: pytest.CaptureFixture[str], language: str, largest: str
) -> None:
    _, out, _ = run(capsys, "rules", "egyptian-rat-screw", "--lang", language)
    assert f"100–{largest}" in out


def test_rules_for_paper_are_one_page_that_needs_nothing_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "rules.html"
    status, out, _ = run(capsys, "rules", "nine-mens-morris", "--html", "-o", str(file))
    assert (status, out) == (0, "")
    written = file.read_text("utf-8")
    assert written == printing.as_html(page(parlour.game("nine-mens-morris"), "en"))
    assert "<svg" in written
    assert "@page" in written
    assert not re.search(r"""(?:src|href)=|url\(|<script""", written)


BAD = [
    (["dance"], "There is no command “dance”."),
    (["play"], "Something is missing: game."),
    (["play", "chess"], "There is no game “chess”."),
    (["play", "go-fish", "--seats", "9"], "Number of players for go-fish: 2–5, not 9."),
    (["play", "kemps", "--seats", "-1"], "Number of players for kemps: 4, not −1."),
    (["play", "go-fish", "--seats", "many"], "“many” does not fit --seats."),
    (["play", "go-fish", "--seats"], "Something is missing: --seats."),
    (["play", "go-fish", "--rule", "max_dry"], "A house rule looks like name=value, not like “max_dry”."),
    (["play", "go-fish", "--rule", "max_dry=9"], "“9” is not a choice for max_dry. Choose from: 10–200."),
    (["play", "go-fish", "--rule", "speed=9"], "There is no house rule “speed”."),
    (["play", "go-fish", "--rule", "preset=long"], "There is no rule set “long”."),
    (["play", "go-fish", "--rule", "first=5"], "The seat that is to begin is not at this table."),
    (["play", "go-fish", "--rule", "first=0"], "“0” is not a choice for first. Choose from: random, 1, 2, 3"),
    (["play", "go-fish", "--bots", "5"], "Computer levels go from 1 to 4"),
    (["play", "go-fish", "--bots", "1,1,1", "--seats", "2"], "Computer levels go from 1 to 4"),
    (
        ["play", "one", "--seats", "2", "--name", "A", "--name", "B", "--name", "C"],
        "The names do not match the seats: 3 for 2.",
    ),
    (["play", "kemps", "--bots", "0"], "needs a screen for each player"),
    (["record", "one", "-o", "/nowhere/at/all"], "“/nowhere/at/all” cannot be written."),
    (["verify", "/nowhere"], "There is no file “/nowhere”."),
    (["verify", "/"], "“/” cannot be read."),
    (["verify", "a\0b"], "cannot be read."),
    (["replay", "/nowhere"], "There is no file “/nowhere”."),
    (["rules", "chess"], "There is no game “chess”."),
    (["bench", "--seconds", "nan"], "“nan” does not fit --seconds."),
    (["bench", "server", "--tables", "0"], "“0” does not fit --tables."),
    (["bench", "faults", "--faults", "0"], "“0” does not fit --faults."),
    (["bench", "faults", "--minutes", "0"], "“0” does not fit --minutes."),
    (["perft", "draughts"], "Something is missing: --depth."),
    (["perft", "draughts", "--depth", "-1"], "“-1” does not fit --depth."),
    (["perft", "go-fish", "--depth", "3"], "perft is for the board games"),
    (["perft", "chess", "--depth", "3"], "There is no game “chess”."),
    (["perft", "draughts", "--depth", "3", "--rule", "speed=9"], "There is no house rule “speed”."),
    (
        ["perft", "draughts", "--depth", "3", "--position", "22-1"],
        "Line 1, column 1: “22-1” cannot be played",
    ),
    (["perft", "draughts", "--depth", "3", "--position", "22-18 9-33"], "column 7: “9-33” is not a move."),
    (["perft", "draughts", "--depth", "3", "--position", "22-18 *"], "column 7: the moves end before this"),
    (["perft", "draughts", "--depth", "3", "--position", "W:W40:B1"], "column 4: “40” is not a square"),
    (["perft", "draughts", "--depth", "3", "--position", "W:W9:B9"], "column 7: two pieces stand on 9."),
    (
        ["perft", "draughts", "--depth", "3", "--position", "X:W1:B2"],
        "column 1: a position begins with W or B",
    ),
    (["perft", "walls", "--depth", "3", "--position", "W:WK2:B1"], "column 4: this game has no kings."),
    (["perft", "walls", "--depth", "3", "--position", "W:W2"], "column 5: the pieces of B are missing."),
    (["perft", "hopping-morris", "--depth", "3", "--position", "W:Wa2:B"], "column 4: “a2” is not a square"),
    (["simulate", "draughts"], "Something is missing: -n/--matches."),
    (["simulate", "draughts", "-n", "0"], "“0” does not fit -n/--matches."),
    (["simulate", "draughts", "-n", "0"], "It takes a number from 1 to 1000000000000."),
    (
        ["simulate", "draughts", "-n", "5", "--bots", "9"],
        "“9” is not a player. There are the levels 0, 1, 2, 3, 4",
    ),
    (["simulate", "draughts", "-n", "5", "--bots", "1,2,3"], "There are more players than seats: 3 for 2."),
    (
        ["simulate", "draughts", "-n", "5", "--bots", "nowhere:f"],
        "The player “nowhere:f” cannot be loaded: Mod",
    ),
    (["simulate", "draughts", "-n", "5", "--bots", "cmd:/nowhere"], "There is no program “/nowhere”"),
    (
        ["simulate", "draughts", "-n", "5", "--jobs", "1", "--bots", "tests.lab.strangers:illegal,0"],
        "wanted “ask 0 A”",
    ),
    (
        ["simulate", "draughts", "-n", "5", "--jobs", "1", "--bots", "tests.lab.strangers:broken,0"],
        "has failed: KeyError: 'nothing'",
    ),
    (
        ["simulate", "draughts", "-n", "5", "--jobs", "0"],
        "“0” does not fit --jobs. It takes a number from 1 to 1000.",
    ),
    (["simulate", "draughts", "-n", "5", "--sprt", "0.6"], "“0.6” does not fit --sprt. It takes two shares"),
    (
        ["simulate", "draughts", "-n", "5", "--sprt", "0.5,0.6"],
        "name at least two different ones with --bots.",
    ),
    (["simulate", "draughts", "-n", "5", "--position", "W:W:BK1"], "In this position the match is over."),
    (
        ["simulate", "go-fish", "-n", "5", "--position", "W:W:BK1"],
        "go-fish cannot start from a written position",
    ),
    (["play", "draughts", "--position", "22-1"], "Line 1, column 1: “22-1” cannot be played"),
    (["analyse"], "Something is missing: what."),
    (["analyse", "chess"], "“chess” is neither a game nor a file. Games: draughts,"),
    (["analyse", "chess", "--position", "W:W1:B2"], "“chess” is neither a game nor a file."),
    (["analyse", "draughts", "--level", "5"], "“5” does not fit --level. Choose from: 1, 2, 3, 4."),
    (["analyse", "draughts", "--seat", "3"], "There is no seat 3. Seats go from 1 to 2."),
    (["analyse", "draughts", "--seat", "0"], "“0” does not fit --seat."),
    (["analyse", "draughts", "--position", "W:W:BK1"], "In this position the match is over."),
    (["analyse", "one"], "Nobody has anything to choose there."),
    (["analyse", "/"], "“/” cannot be read."),
    (["simulate", "draughts", "-n", "5", "--seats", "3"], "Number of players for draughts: 2, not 3."),
    (["serve", "--port", "many"], "“many” does not fit --port."),
    (["serve", "--port", "99999999"], "It takes a number from 0 to 65535."),
    (
        ["simulate", "draughts", "-n", "5", "--seats", "x"],
        "“x” does not fit --seats. It takes a whole number.",
    ),
    (["replay", "m.jsonl", "--number", "0"], "It takes a number from 1 on, or all."),
    (["verify", "m.jsonl", "--head", "xyz"], "It takes 16 to 64 hexadecimal digits (0–9, a–f)."),
    (["serve", "--keep-days", "-3"], "It takes a number from 0.01 to 36500."),
    (["games", "go-fish", "go-fish"], "I do not know “go-fish”. Try: parlour games --help"),
    (["serve", "--database", "mysql://x"], "There is no database of the kind “mysql”."),
    (
        ["serve", "--database", "postgresql://a:b@127.0.0.1:1/c"],
        "127.0.0.1:1/c cannot be used: connection failed",
    ),
    (["serve", "--data", "/dev/null/x"], "“/dev/null/x” cannot be written."),
    (["serve", "--base-path", "x"], "A base path begins with a slash; “x” does not."),
    (["serve", "--limit", "dances=1"], "A limit looks like tables=100, not like “dances=1”."),
    (["serve", "--keep-days", "0"], "“0” does not fit --keep-days."),
    (["backup", "x", "--database", "postgresql://x"], "PostgreSQL has its own tool for this: pg_dump."),
    (["backup", "/dev/null/x", "--data", "/dev/null"], "“/dev/null” cannot be written."),
    (["join", "nonsense"], "“nonsense” is not a link to a table."),
    (["join", "http://127.0.0.1:1/t/x"], "The server http://127.0.0.1:1 cannot be reached."),
    (["host", "go-fish", "--server", "ftp://nonsense"], "is not a link to a table."),
    (["host", "go-fish", "--seats", "2", "--bots", "2,2"], "Computer levels go from 1 to 4"),
    (["games", "--fast"], "I do not know “--fast”."),
    (["games", "--lang", "xx"], "“xx” does not fit --lang. Choose from: en, de, fr, it, ru."),
    (
        ["bench", "speed"],
        "“speed” does not fit what. Choose from: rules, server, faults, peers, strength, balance.",
    ),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=lambda value: " ".join(value)[:40])
def test_bad_arguments_get_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=lambda value: " ".join(value)[:40])
def test_bad_arguments_get_one_sentence_in_every_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    sentence: str,
    language: str,
) -> None:
    monkeypatch.setenv("PARLOUR_LANG", language)
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert sentence not in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}\n", b"\xff\xfe\n", b'{"parlour":1}\n{}\n', b"[" * 10000 + b"\n\n"]
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_record_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, data: bytes
) -> None:
    file = tmp_path / "bad"
    file.write_bytes(data)
    status, out, err = run(capsys, command, str(file))
    assert (status, out) == (2, "")
    assert len(err.strip().splitlines()) == 1


def test_a_truncated_record_is_refused_at_every_length(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = recorded(tmp_path)
    whole = file.read_bytes()
    for length in range(0, len(whole), 97):
        file.write_bytes(whole[:length])
        capsys.readouterr()
        assert run(capsys, "verify", str(file))[0] == 2


def test_any_edited_byte_is_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = recorded(tmp_path)
    whole = file.read_bytes()
    for at in range(0, len(whole), 41):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        capsys.readouterr()
        status, _, err = run(capsys, "verify", str(file))
        assert status == 2, at
        assert len(err.strip().splitlines()) == 1


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                [
                    "games",
                    "play",
                    "record",
                    "replay",
                    "verify",
                    "rules",
                    "one",
                    "go-fish",
                    "--rule",
                    "--seats",
                ]
            ),
            st.sampled_from(
                ["--json", "--bots", "--seed", "--lang", "de", "preset=short", "-o", "--upto", "3"]
            ),
            st.text(max_size=8).filter(lambda text: text not in ("-h", "--help")),
        ),
        max_size=6,
    )
)
def test_no_traceback_whatever_is_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setattr(commands, "serve", lambda chosen: 0)
    assert main(arguments) in (0, 2)


def test_bench_states_speed_mode_and_policy(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands.benchmark, "can_compile", lambda: False)
    status, out, _ = run(capsys, "bench", "--json", "--seconds", "0.01")
    rows = json.loads(out)
    assert status == 0
    assert {row["game"] for row in rows} == {game.key for game in parlour.games()}
    assert all(row["moves_per_second"] > 0 and row["policy"] and row["mode"] for row in rows)


def test_bench_peers_states_policy_and_end_and_says_how_to_get_the_peers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "can_compile", lambda: False)
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    status, out, _ = run(capsys, "bench", "peers", "--json", "--seconds", "0.01")
    assert status == 0
    rows = json.loads(out)
    missing = {row["missing"] for row in rows}
    assert missing == {"open-spiel", "pettingzoo[classic]", "pydraughts", "textarena"}
    for row in rows:
        assert row["per_second"] > 0
        assert all(row[name] for name in ("measure", "policy", "end", "peer"))
    few = tuple({duel.package: duel for duel in peers.DUELS}.values())
    monkeypatch.setattr(peers, "DUELS", few)
    status, out, _ = run(capsys, "bench", "peers", "--seconds", "0.01", "--lang", "de")
    told = out.splitlines()[len(few) + 1 :]
    assert all(line.endswith("scripts/uv run --group peers parlour bench peers") for line in told)
    assert sorted(name for line in told for name in missing if name in line) == sorted(missing)


@pytest.mark.parametrize(
    ("arguments", "number"),
    [
        (["nine-mens-morris", "--depth", "3"], "12144"),
        (["nine-mens-morris", "--depth", "2", "--position", "d6"], "506"),
        (["nine-mens-morris", "--depth", "1", "--position", "W:Wb6,f6,@5:Ba1,d2,@6"], "21"),
        (["wolf-and-sheep", "--depth", "0"], "1"),
        (["wolf-and-sheep", "--depth", "1", "--position", "B:W29-32:B14"], "4"),
        (["corner-draughts", "--depth", "1", "--position", "a5-a6 h4-h3"], "25"),
        (["walls", "--depth", "1", "--position", "B:W22:B1"], "2"),
        (["draughts", "--depth", "1", "--position", "W:Wc3:Bd4,b8"], "1"),
        (["draughts", "--depth", "2", "--position", "22-18 11-15 18x11"], "14"),
        (["draughts", "--depth", "3", "--position", "W:WK31,K30,28,24,21:BK2,K3,5,12,13"], "1239"),
        (["italian-draughts", "--rule", "preset=federation", "--depth", "3"], "302"),
    ],
    ids=lambda value: "-".join(value)[:40],
)
def test_perft_prints_the_count_last(
    capsys: pytest.CaptureFixture[str], arguments: list[str], number: str
) -> None:
    status, out, _ = run(capsys, "perft", *arguments)
    assert (status, out.split()[-1]) == (0, number)


@pytest.mark.slow
def test_perft_counts_italian_draughts_of_the_federation_seven_plies_deep(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    arguments = ["perft", "italian-draughts", "--rule", "preset=federation", "--depth", "7"]
    status, out, _ = run(capsys, *arguments)
    assert (status, out.split()[-1]) == (0, "177532")


def command_line(*arguments: str, **more: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "parlour", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PARLOUR_LANG": "en", "PYTHONUNBUFFERED": "1"},
        # A shell in the background passes on that Ctrl-C is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        **more,  # type: ignore[call-overload]
    )


def test_end_of_file_ends_a_match_politely_and_keeps_its_record(tmp_path: Path) -> None:
    file = tmp_path / "open.jsonl"
    out, err = command_line("play", "go-fish", "--seed", "1", "-o", str(file)).communicate(
        b"1\n", timeout=600
    )
    assert err == b""
    assert b"Goodbye. The match is not over." in out
    assert parlour.Match.load(file.read_bytes()).n >= 1


def test_ctrl_c_ends_a_match_politely(tmp_path: Path) -> None:
    file = tmp_path / "open.jsonl"
    process = command_line("play", "one", "--seed", "1", "--rule", "first=1", "-o", str(file))
    assert process.stdout
    while b"Roll" not in process.stdout.readline():
        pass
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=600)
    assert process.returncode == 130
    assert err == b""
    assert b"Goodbye." in out
    assert file.exists()


def test_a_killed_match_has_lost_no_move(tmp_path: Path) -> None:
    file = tmp_path / "open.jsonl"
    with command_line("play", "one", "--seed", "1", "--rule", "first=1", "-o", str(file)) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"1\n")
        process.stdin.flush()
        lines = 0
        while lines < 2:
            lines += b"  1  Roll" in process.stdout.readline()
        process.kill()
    assert parlour.Match.load(file.read_bytes()).n >= 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    with command_line("games", "--json") as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


def test_an_old_terminal_without_utf_8_still_works() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PARLOUR_LANG": "ru"}
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "games"], capture_output=True, env=env, timeout=600
    )
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_language_comes_from_the_machine(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    from parlour.cli.arguments import language_of

    monkeypatch.delenv("PARLOUR_LANG")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert language_of(["games"]) == language
    assert language_of(["games", "--lang", "ru"]) == "ru"
    assert language_of(["games", "--lang=it"]) == "it"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("LANG", "nl_NL")
    monkeypatch.setenv("LC_MESSAGES", "")
    assert language_of(["games"]) == "en"


def test_solve_tells_whether_a_deal_can_be_won(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "solve", "accordion", "--seed", "7", "--json")
    found = json.loads(out)
    assert (status, found["won"], found["score"]) == (0, True, 1)
    match = parlour.Match.start("accordion", seed="7")
    for move in found["moves"]:
        match.play(0, move)
    assert match.result
    assert match.result.reason == "one-pile"
    status, out, _ = run(capsys, "solve", "accordion", "--seed", "7")
    assert out.startswith("This deal can be won.\n52 × deal, move ")


def test_solve_is_honest_about_its_limit(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "solve", "accordion", "--seed", "7", "--nodes", "60")
    assert status == 0
    assert "not known" in out


def test_solve_answers_after_the_end_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "m.jsonl"
    match = parlour.Match.start("accordion", seed=7)
    match.play(0, "deal")
    file.write_bytes(match.record())
    status, _, err = run(capsys, "solve", str(file))
    assert (status, "without a result" in err) == (2, True)
    match.play(0, "give-up")
    file.write_bytes(match.record())
    status, out, _ = run(capsys, "solve", str(file))
    assert (status, "can be won" in out) == (0, True)


def test_solve_needs_a_game_that_has_a_solver(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "solve", "one")[0] == 2
    assert run(capsys, "solve", str(tmp_path / "nothing.jsonl"))[0] == 2
    assert run(capsys, "solve", str(recorded(tmp_path)))[0] == 2
