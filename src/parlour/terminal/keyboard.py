"""Typing while others speak: what is half typed stays below what arrives, and can be edited."""

from __future__ import annotations

import codecs
import os
import queue
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile
from typing import Any, Self

from parlour.terminal import paper
from parlour.terminal.menu import in_columns
from parlour.text import cells, visible

try:
    import termios
    import tty
except ImportError:  # Windows edits the line itself
    termios = None  # type: ignore[assignment]

KEYS = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O.|[^\[O])?|.", re.S)
ENTER, END, TAB = ("\r", "\n"), "\x04", "\t"
NAMED = {
    "\x1b[A": "up", "\x1bOA": "up", "\x10": "up", "\x1b[B": "down", "\x1bOB": "down", "\x0e": "down",
    "\x1b[C": "right", "\x1bOC": "right", "\x06": "right", "\x1b[D": "left", "\x1bOD": "left", "\x02": "left",
    "\x1b[H": "home", "\x1bOH": "home", "\x1b[1~": "home", "\x01": "home",
    "\x1b[F": "end", "\x1bOF": "end", "\x1b[4~": "end", "\x05": "end",
    "\x7f": "backspace", "\b": "backspace", "\x1b[3~": "delete",
    "\x15": "kill-before", "\x0b": "kill-after", "\x17": "kill-word",
}  # fmt: skip
ALTERNATE, MAIN, CLEAR = "\033[?1049h", "\033[?1049l", "\033[2J\033[H"


class Keyboard:
    """Hands over each line that is typed, and None at the end. On a terminal it edits the line itself, so
    that it can be drawn again below what others say; elsewhere it just reads."""

    def __init__(
        self,
        heard: Callable[[str | None], None] | None = None,
        complete: Callable[[], list[str]] = list,
        more: str = "",
    ) -> None:
        self.lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.heard = heard or self.lines.put
        self.complete = complete  # all that could be typed now
        self.more = more  # asks for Enter where there is more to read
        self.prompt = self.typed = ""
        self.cursor = 0  # letters before it
        self.history: list[str] = []
        self._recalled = 0  # lines back from the newest
        self._draft = ""  # what was typed before that
        self.edits = bool(termios) and sys.stdin.isatty() and sys.stdout.isatty()
        self.edits = self.edits and os.environ.get("TERM", "dumb") != "dumb"
        self._lock = threading.RLock()
        self._before: list[Any] = []
        self._pages: list[str] = []  # lines that are still to be read
        self._aside = False  # on the other screen of the terminal, which keeps nothing

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
                self.come_back()
                self.edits = False
            termios.tcsetattr(0, termios.TCSADRAIN, self._before)

    def say(self, text: str, paged: bool = False) -> None:
        """Print above what is being typed; if `paged`, what is longer than the screen waits for Enter."""
        with self._lock:
            lines = paper.lines(text)
            if paged and self.edits:
                room = paper.size().lines - 2
                lines, self._pages = lines[:room], lines[room:]
                lines += [self.more] if self._pages else []
            self._wipe()
            print("\n".join(map(paper.tinted, lines)), flush=not self.edits)
            self._draw()

    def ask(self, prompt: str) -> None:
        """Show another prompt from now on."""
        with self._lock:
            if self.prompt != (prompt := paper.one_line(prompt)):
                self._wipe()
                self.prompt = prompt
                self._draw()

    def read(self, prompt: str, seconds: float | None = None) -> str | None:
        """The next line, or nothing if none is typed in time; EOFError if there are no more."""
        if self.edits:
            self.ask(prompt)
        elif seconds is None:
            print(paper.one_line(prompt), end=" ", flush=True)
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None:
            self.lines.put(None)
            raise EOFError
        if not self.edits and seconds is None:
            print()
        return line

    def turn_over(self) -> bool:
        """An empty screen, of which nothing stays to be scrolled back to; false where there is none."""
        with self._lock:
            if self.edits:
                self._wipe()
                print(CLEAR if self._aside else ALTERNATE + CLEAR, end="")
                self._aside = True
                self._draw()
            return self.edits

    def come_back(self) -> None:
        """To what was on the screen before."""
        if self._aside:
            print(MAIN, end="", flush=True)
            self._aside = False

    def _wipe(self) -> None:
        if self.edits:
            rows = cells(self._line[: self._at]) // paper.size().columns
            print(f"\033[{rows}A" if rows else "", end="\r\033[J")

    def _draw(self) -> None:
        if not self.edits:
            return
        columns, whole, before = paper.size().columns, cells(self._line), cells(self._line[: self._at])
        print(self._line, end="\n" if whole and whole % columns == 0 else "")
        if before < whole:
            up, right = whole // columns - before // columns, before % columns
            print("\r" + (f"\033[{up}A" if up else "") + (f"\033[{right}C" if right else ""), end="")
        sys.stdout.flush()

    @property
    def _line(self) -> str:
        return f"{self.prompt} {self.typed}" if self.prompt else self.typed

    @property
    def _at(self) -> int:
        """The letters of the line before the cursor."""
        return len(self._line) - len(self.typed) + self.cursor

    def _read(self) -> None:
        with suppress(OSError, ValueError):
            for data in _data():
                for line in self._lines(data):
                    if line is None:
                        self.heard(None)
                        return
                    if line.strip() or not self._turn_page():
                        self._pages = []
                        self.heard(line)
            if self.typed and not self.edits:
                self.heard(self.typed)  # the last line of a file need not end
        self.heard(None)

    def _turn_page(self) -> bool:
        pages = self._pages
        if pages:
            self.say("\n".join(pages), paged=True)
        return bool(pages)

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
                    self._enter()
                elif key == TAB:
                    self._complete()
                else:
                    self._edit(key)
            if ended:
                yield line

    def _enter(self) -> None:
        line = self.typed
        self.cursor = len(line)
        self._wipe()
        print(self._line)
        if line.strip() and self.history[-1:] != [line]:
            self.history.append(line)
        self.typed, self.cursor, self._recalled = "", 0, 0
        self._draw()

    def _edit(self, key: str) -> None:
        typed, cursor = self.typed, self.cursor
        if key in NAMED:
            typed, cursor = self._moved(NAMED[key])
        elif letter := visible(key) if len(key) == 1 else "":
            typed, cursor = typed[:cursor] + letter + typed[cursor:], cursor + 1
            if cursor == len(typed) and (cells(self._line) + cells(letter)) % paper.size().columns:
                self.typed, self.cursor = typed, cursor
                print(letter, end="", flush=True)  # a screen reader need not hear all of it again
                return
        self._change(typed, cursor)

    def _moved(self, key: str) -> tuple[str, int]:
        """The line and the place of the cursor after a key that is no letter."""
        typed, at = self.typed, self.cursor
        match key:
            case "up" | "down":
                return self._recall(1 if key == "up" else -1)
            case "left" | "right":
                return typed, min(max(at + (1 if key == "right" else -1), 0), len(typed))
            case "home" | "end":
                return typed, 0 if key == "home" else len(typed)
            case "backspace":
                return typed[: max(at - 1, 0)] + typed[at:], max(at - 1, 0)
            case "delete":
                return typed[:at] + typed[at + 1 :], at
            case "kill-before":
                return typed[at:], 0
            case "kill-after":
                return typed[:at], at
        kept = re.sub(r"\S*\s*$", "", typed[:at])
        return kept + typed[at:], len(kept)

    def _recall(self, back: int) -> tuple[str, int]:
        """An earlier line, or a later one again."""
        if self._recalled == 0:
            self._draft = self.typed
        self._recalled = min(max(self._recalled + back, 0), len(self.history))
        line = self.history[-self._recalled] if self._recalled else self._draft
        return line, len(line)

    def _complete(self) -> None:
        """Go on as far as there is only one way; then show the ways."""
        begun = self.typed[: self.cursor]
        ways = sorted({way for way in self.complete() if way.casefold().startswith(begun.casefold())})
        alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*ways, strict=False))
        common = "".join(letters[0] for letters in alike)
        if len(common) > len(begun):
            self._change(common + self.typed[self.cursor :], len(common))
        elif len(ways) > 1:
            self.say("\n".join(in_columns(ways, paper.size().columns)))

    def _change(self, typed: str, cursor: int) -> None:
        if (typed, cursor) != (self.typed, self.cursor):
            self._wipe()
            self.typed, self.cursor = typed, cursor
            self._draw()


def _data() -> Iterator[str]:
    """What comes in, as it comes."""
    try:
        file = sys.stdin.fileno()
    except (OSError, ValueError):  # no file at all
        yield from sys.stdin
        return
    # Without a buffer, whose lock a thread that waits for ever would keep when the program ends.
    decode = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace").decode
    with open(file, "rb", buffering=0, closefd=False) as raw:
        while data := raw.read(4096):
            yield decode(data)
