"""What commands read, write and say on the way."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

from parlour.cli.arguments import BadArguments
from parlour.core import Game
from parlour.games import game
from parlour.match import record as records
from parlour.terminal import files

PATIENCE = 30.0  # seconds without a word, where nothing can be written over

_last_word = monotonic()


def open_closed() -> None:
    """Let streams lead nowhere that whoever started us has closed (`parlour games >&-`)."""
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, way, encoding="utf-8"))  # noqa: SIM115


def table(chosen: Namespace, named: int = 0) -> tuple[Game, int, dict[str, str]]:
    """Game, seats and house rules, checked before anything begins. Unless somebody says how many, there are
    as few seats as there may be for so many who are named."""
    each, seats = game(chosen.game), getattr(chosen, "seats", None)
    seats = (
        next((count for count in each.seats if count >= named), each.seats[-1]) if seats is None else seats
    )
    given = house_rules(chosen.rule, each)
    each.rules(given, seats)
    if getattr(chosen, "output", None) is not None:
        check_output(chosen)
    return each, seats, given


def has_screen(chosen: Namespace) -> bool:
    """Somebody sits before a whole terminal, and has not asked for plain text."""
    term = "" if os.name == "nt" else os.environ.get("TERM", "dumb")
    return not chosen.text and sys.stdin.isatty() and sys.stdout.isatty() and term != "dumb"


def check_output(chosen: Namespace) -> None:
    """The file can be written, before anything is played."""
    folder = Path(chosen.output).parent
    if not os.access(folder, os.W_OK) or Path(chosen.output).is_dir():
        raise BadArguments("cannot-write", file=chosen.output)
    check_unused(chosen)


def check_unused(chosen: Namespace) -> None:
    """No file is written over unless that was asked for."""
    if Path(chosen.output).exists() and not chosen.force:
        raise BadArguments("file-exists", file=chosen.output)


def unused(file: Path, number: int) -> str:
    """A name beside this file for the next match: `m.jsonl`, `m-2.jsonl`, `m-3.jsonl`."""
    stem = re.sub(r"-\d+$", "", file.stem)
    names = (file.with_name(f"{stem}-{at}{file.suffix}") for at in count(number))
    return str(next(name for name in names if not name.exists()))


def house_rules(given: Sequence[str], each: Game | None = None) -> dict[str, str]:
    """House rules that were typed as `name=value`, as the game takes them."""
    rules = {}
    for rule in given:
        name, equals, value = rule.partition("=")
        if not (name and equals and value):
            raise BadArguments("bad-rule", text=rule)
        rules[name] = value
    return each.Rules.read_typed(rules) if each else rules


def read(name: str) -> bytes:
    try:
        with Path(name).open("rb") as file:
            return file.read(records.MOST_BYTES + 1)
    except FileNotFoundError:
        raise BadArguments("no-such-file", file=name) from None
    except (OSError, ValueError):
        raise BadArguments("cannot-read", file=name) from None


def write(name: str, data: bytes) -> str:
    """All of it or nothing."""
    path = Path(name)
    try:
        files.replace(path, data)
    except (OSError, ValueError):
        raise BadArguments("cannot-write", file=name) from None
    return name


def notice(sentence: str) -> None:
    """What takes a while before anything else can be said; no terminal is needed to be told."""
    if sys.stderr.isatty():
        show_progress(sentence)
    else:
        print(sentence, file=sys.stderr, flush=True)


def show_progress(sentence: str) -> None:
    """One line on a terminal that is written over; elsewhere a line now and then."""
    global _last_word
    if sys.stderr.isatty():
        print(f"\r\033[K{sentence}", end="", file=sys.stderr, flush=True)
    elif not sentence:
        _last_word = monotonic()
    elif monotonic() - _last_word > PATIENCE:
        _last_word = monotonic()
        print(sentence, file=sys.stderr, flush=True)


def print_rows(rows: list[dict[str, Any]]) -> None:
    heads = list(dict.fromkeys(name for row in rows for name in row))
    lines = [heads, *([str(row.get(head, "")) for head in heads] for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(heads))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def print_aligned(rows: Sequence[Sequence[Any]], left: Sequence[int] = (0,)) -> None:
    """Columns, of which those in `left` begin at the same place, and all others end at the same."""
    lines = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [
            cell.ljust(width) if at in left else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
