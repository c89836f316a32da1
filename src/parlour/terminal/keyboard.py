"""Typing while others speak: what is half typed stays below what arrives."""

from __future__ import annotations

import codecs
import os
import re
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Self

from parlour.text import visible

try:
    import termios
    import tty
except ImportError:  # Windows edits the line itself
    termios = None  # type: ignore[assignment]

KEYS = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|[^\[O])?|.", re.S)
ENTER, BACKSPACE, KILL, END = ("\r", "\n"), ("\x7f", "\b"), "\x15", "\x04"


class Keyboard:
    """Hands over each line that is typed, and None at the end. On a terminal it edits the line
    itself, so that it can be drawn again below what others say; elsewhere it just reads."""

    def __init__(self, heard: Callable[[str | None], None]) -> None:
        self.heard = heard
        self.prompt = self.typed = ""
        self.edits = bool(termios) and sys.stdin.isatty() and sys.stdout.isatty()
        self.edits = self.edits and os.environ.get("TERM", "dumb") != "dumb"
        self._lock = threading.RLock()
        self._before: list[Any] = []

    def __enter__(self) -> Self:
        if self.edits:
            self._before = termios.tcgetattr(0)
            tty.setcbreak(0, termios.TCSADRAIN)
        threading.Thread(target=self._read, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.edits:
            with self._lock:
                self._wipe()
                self.edits = False
            termios.tcsetattr(0, termios.TCSADRAIN, self._before)

    def say(self, text: str) -> None:
        """Print above what is being typed."""
        with self._lock:
            self._wipe()
            print(visible(text), flush=not self.edits)
            self._draw()

    def ask(self, prompt: str) -> None:
        """Show another prompt from now on."""
        with self._lock:
            if self.prompt != visible(prompt):
                self._wipe()
                self.prompt = visible(prompt)
                self._draw()

    def _wipe(self) -> None:
        if self.edits:
            rows = max(0, len(self._line) - 1) // shutil.get_terminal_size().columns
            print(f"\033[{rows}A" if rows else "", end="\r\033[J")

    def _draw(self) -> None:
        if self.edits:
            print(self._line, end="", flush=True)

    @property
    def _line(self) -> str:
        return f"{self.prompt} {self.typed}" if self.prompt else self.typed

    def _read(self) -> None:
        # Without a buffer, whose lock a thread that waits for ever would keep when the program ends.
        decode = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace").decode
        with suppress(OSError, ValueError), open(0, "rb", buffering=0, closefd=False) as raw:
            while data := raw.read(4096):
                for line in self._lines(decode(data)):
                    self.heard(line)
                    if line is None:
                        return
        self.heard(None)

    def _lines(self, text: str) -> Iterator[str | None]:
        """The lines that these keys complete."""
        if not self.edits:
            *whole, self.typed = (self.typed + text).split("\n")
            yield from (line.rstrip("\r") for line in whole)
            return
        for key in KEYS.findall(text):
            if key == END and not self.typed:
                yield None
                return
            with self._lock:
                line, ended = self.typed, key in ENTER
                if ended:
                    self.typed = ""
                    print()
                    self._draw()
                elif (changed := _edited(line, key)) == line + key:
                    self.typed = changed
                    print(key, end="", flush=True)  # a screen reader need not hear all of it again
                elif changed != line:
                    self._wipe()
                    self.typed = changed
                    self._draw()
            if ended:
                yield line


def _edited(line: str, key: str) -> str:
    """The line after a key that does not end it; arrows and the like do nothing."""
    if key in BACKSPACE:
        return line[:-1]
    if key == KILL:
        return ""
    return line + visible(key) if len(key) == 1 else line
