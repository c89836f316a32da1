"""The text client at a real terminal: a pseudo-terminal types and reads."""

from __future__ import annotations

import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from parlour.terminal import paper
from parlour.terminal.letters import shown

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
PATIENCE = 120


class Terminal:
    """A program at a terminal of a certain size."""

    def __init__(self, file: int) -> None:
        self.file, self.seen, self.read = file, "", 0

    def type(self, keys: str) -> None:
        os.write(self.file, keys.encode())

    def until(self, pattern: str) -> str:
        """What has come since the last time, up to the end of this."""
        end = time.monotonic() + PATIENCE
        while not (found := re.compile(pattern).search(self.seen, self.read)):
            assert time.monotonic() < end, self.seen[self.read :]
            if select.select([self.file], [], [], 0.1)[0]:
                self.seen += os.read(self.file, 65536).decode("utf-8", "replace")
        begun, self.read = self.read, found.end()
        return self.seen[begun : self.read]


@contextmanager
def terminal(*command: str, rows: int = 24, columns: int = 80, **environment: str) -> Iterator[Terminal]:
    import termios

    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    inherited = {
        name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS", "NO_COLOR")
    }
    settings = {"TERM": "xterm", "PYTHONIOENCODING": "utf-8", "PARLOUR_LANG": "en"}
    process = subprocess.Popen(
        [sys.executable, *command],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**inherited, **settings, **environment},
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


TYPING = """
from parlour.terminal.keyboard import Keyboard
with Keyboard(complete=lambda: ["ask 1 Q", "ask 2 T", "help"]) as keyboard:
    while True:
        keyboard.say(repr(keyboard.read("Anna >")))
"""


def test_a_line_is_edited_recalled_and_completed() -> None:
    with terminal("-c", TYPING) as screen:
        screen.until("Anna > $")
        for keys, line in [
            ("helo\x1b[Dl\r", "hello"),  # left, and in between
            ("\x1b[A\x7f!\r", "hell!"),  # up
            ("\x1b[A\x1b[A\x1b[B\x1b[B\r", ""),  # up and down again
            ("world\x01hello \x05!\r", "hello world!"),  # home and end
            ("one two\x17three\r", "one three"),
            ("nonsense\x15he\t\r", "help"),
            ("a\t2\t\r", "ask 2 T"),
            ("abc\x1b[H\x1b[3~\x0b\r", ""),
        ]:
            screen.type(keys)
            screen.until(re.escape(f"J{line!r}\r\n"))
        screen.type("as\t\t")
        screen.until("ask 1 Q   ask 2 T")


def test_a_line_longer_than_the_screen_is_drawn_where_it_belongs() -> None:
    with terminal("-c", TYPING, columns=20) as screen:
        screen.until("Anna > $")
        screen.type("x" * 30 + "\x1b[D" * 25 + "!\r")
        screen.until(re.escape(repr("xxxxx!" + "x" * 25)))


def play(*more: str) -> tuple[str, ...]:
    return ("-m", "parlour", "play", "--text", *more, "--seed", "1", "--name", "Anna")


def test_colours_mark_what_signs_say_too_unless_they_are_not_wanted(tmp_path: Path) -> None:
    command = play("nine-mens-morris", "--bots", "1")
    with terminal(*command, PARLOUR_STATE=str(tmp_path)) as screen:
        screen.until("Anna > $")
        screen.type("d6\r")
        drawn = screen.until(r"Last move: (\w\d)")
        assert re.search(r"\x1b\[1m\*\x1b\[33mX\x1b\[0m", drawn)
    with terminal(*command, PARLOUR_STATE=str(tmp_path), NO_COLOR="1") as screen:
        assert "\x1b[3" not in screen.until("Anna > $")


def test_rules_come_page_by_page(tmp_path: Path) -> None:
    with terminal(*play("draughts"), PARLOUR_STATE=str(tmp_path), PARLOUR_LANG="de") as screen:
        screen.until("Anna > $")
        screen.type("regeln\r")
        page = screen.until("— Eingabetaste: weiter —")
        assert page.count("\n") <= 25
        screen.type("\r")
        screen.until("— Eingabetaste: weiter —")
        screen.type("q\r")
        screen.until("noch nicht zu Ende")


def test_hidden_hands_are_on_a_screen_that_keeps_nothing_and_what_was_there_before_stays(
    tmp_path: Path,
) -> None:
    command = (
        "-m",
        "parlour",
        "play",
        "--text",
        "go-fish",
        "--bots",
        "0",
        "--seed",
        "1",
        "--rule",
        "first=1",
    )
    with terminal(*command, PARLOUR_STATE=str(tmp_path)) as screen:
        before = screen.until("Press Enter when only Player 1 is looking")
        assert before.index("\x1b[?1049h") < before.index("Now Player 1")
        screen.type("\r")
        screen.until("Player 1 > ")
        screen.type("1\r")
        screen.until("to cover the table")
        screen.type("\r")
        screen.until("Now Player 2")
        screen.type("\r")
        screen.until("Player 2 > ")
        screen.type("q\r")
        screen.until(r"\x1b\[\?1049l")
        assert not re.search("[♣♦♥♠]", screen.until("Goodbye"))
    assert "\x1b[3J" not in screen.seen


def test_turned_cards_do_not_stay_to_be_read_again(tmp_path: Path) -> None:
    command = play("concentration", "--rule", "first=1")
    with terminal(*command, PARLOUR_STATE=str(tmp_path)) as screen:
        screen.until("Anna > $")
        screen.type("3\r")
        screen.until("second card")
        shown_at = re.search(r"card 3: \S+", screen.seen)
        assert shown_at
        assert screen.seen.index("\x1b[?1049h") < shown_at.start()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_suits_are_letters_where_there_are_no_signs(encoding: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, *play("go-fish", "--rule", "first=1", "--lang", "ru")],
        input=b"q\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PARLOUR_STATE": str(tmp_path)},
        check=True,
        timeout=600,
    )
    printed = done.stdout.decode(encoding)
    assert re.search(r"Anna \[1\]  Na rukakh: (\w{2,3} ){7}\(7\)", printed)
    assert printed.count("?") == printed.count("est")  # only in questions: “est' troiki?”


def test_letters_that_are_missing_are_replaced_by_what_reads_alike() -> None:
    assert shown("Q♥ 10♣ ▒1 O → … “Züge” Ход", "ascii") == 'QH 10C #1 O > ... "Zuge" Khod'
    assert shown("Züge ♠", "latin-1") == "Züge S"
    assert shown("Züge ♠", "utf-8") == "Züge ♠"


def test_a_narrow_screen_breaks_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    lines = paper.lines("Type the number of a move, or the move itself. h shows what else you can type.")
    assert lines == [
        "Type the number of a move, or the move",
        "  itself. h shows what else you can",
        "  type.",
    ]
