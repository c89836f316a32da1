"""What text is printed on: its size, its letters, and colours that never stand alone."""

from __future__ import annotations

import os
import re
import shutil
import sys

from parlour.terminal import letters
from parlour.text import visible, wrapped

RED, BOLD, PLAIN = "\033[31m", "\033[1m", "\033[0m"
OF_SEATS = {"O": "\033[36m", "X": "\033[33m", "△": "\033[32m", "□": "\033[35m"}
RED_CARD = re.compile(r"(?:10|\b[2-9AJQK])?[♥♦]")
BOARD_ROW = re.compile(r"[ \d|*·OXox△□→-]*")
ON_BOARD = re.compile(r"(\*?)([OXox△□]|(?<=\*)(?:·|\d+))")  # a piece, or a place that is marked
BESIDE_NAME = re.compile(r"(?<=\()()([OX△□])(?=\))")


def size() -> os.terminal_size:
    """Columns and lines; 80 and 24 where nobody says."""
    return shutil.get_terminal_size((80, 24))


def lines(text: str) -> list[str]:
    """What can be printed of a text, broken between words; what no terminal shows goes on as it is."""
    shown = letters.shown(visible(text), sys.stdout.encoding).split("\n")
    if not sys.stdout.isatty():
        return shown
    return [part for line in shown for part in wrapped(line, size().columns)]


def one_line(text: str) -> str:
    return letters.shown(visible(text), sys.stdout.encoding)


def has_colours() -> bool:
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb" and not os.environ.get("NO_COLOR")


def tinted(line: str) -> str:
    """Red suits in red, the last move bold, the pieces of each side in a colour: all of it can be told apart
    without."""
    if not has_colours():
        return line
    line = (ON_BOARD if BOARD_ROW.fullmatch(line) else BESIDE_NAME).sub(_inked, line)
    return RED_CARD.sub(lambda found: f"{RED}{found[0]}{PLAIN}", line)


def _inked(found: re.Match[str]) -> str:
    mark, piece = found.groups()
    return f"{BOLD if mark else ''}{mark}{OF_SEATS.get(piece.upper(), '')}{piece}{PLAIN}"
