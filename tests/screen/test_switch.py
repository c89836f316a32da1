"""Who gets the full screen, and who the text."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from argparse import Namespace

import pytest

from parlour.cli.streams import has_screen


class Stream:
    def __init__(self, is_terminal: bool) -> None:
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


@pytest.mark.parametrize(
    ("term", "ours", "text", "screen"),
    [
        ("xterm", True, False, True),
        ("xterm", True, True, False),
        ("xterm", False, False, False),
        ("dumb", True, False, False),
    ],
)
def test_a_whole_terminal_gets_the_screen_and_all_others_text(
    monkeypatch: pytest.MonkeyPatch, term: str, ours: bool, text: bool, screen: bool
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("sys.stdin", Stream(True))
    monkeypatch.setattr("sys.stdout", Stream(ours))
    assert has_screen(Namespace(text=text)) is screen


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_play_opens_the_screen_and_leaves_the_terminal_as_it_was() -> None:
    ours, theirs = os.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "PARLOUR_LANG": "en", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "parlour", "play", "one", "--name", "Anna"]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    seen, end, pressed = b"", time.monotonic() + 120, False
    try:
        while b"Goodbye" not in seen:
            assert time.monotonic() < end, seen
            if select.select([ours], [], [], 0.05)[0]:
                seen += os.read(ours, 65536)
            if not pressed and b"Anna" in seen:
                os.write(ours, b"q")
                pressed = True
        assert process.wait(120) == 0
        assert seen.index(b"\x1b[?1049h") < seen.index(b"\x1b[?1049l") < seen.index(b"Goodbye")
    finally:
        process.kill()
        process.wait()
        os.close(ours)
