"""Matches that are left at this keyboard: each is kept with its secret after every move until it is over."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from parlour import box
from parlour.core import Refused
from parlour.match import Match
from parlour.match import record as records
from parlour.terminal import files
from parlour.terminal.links import state_folder


class NotLeft(Refused):
    """There is no such match to go on with."""


def keep(match: Match) -> None:
    """Let the match go on whatever happens; where nothing can be written it is played all the same."""
    file = _file(match.header)
    with suppress(OSError):
        if match.result:
            file.unlink(missing_ok=True)
            return
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        files.replace(file, f"{match.secret}\n".encode() + match.record())


def last(game: str | None = None) -> box.Match:
    """The match that was left last, of this game if one is named."""
    kept = sorted(_folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
    of_game = [file for file in kept if game in (None, _header(file).game)]
    if not of_game:
        raise NotLeft("nothing-left")
    return _read(of_game[-1])


def resumed(record: bytes) -> box.Match:
    """The match of this record, as far as it was played here."""
    file = _file(records.read(record).header)
    if not file.is_file():
        raise NotLeft("not-left-here")
    return _read(file)


def _header(file: Path) -> records.Header:
    return records.read_header(file.read_bytes().split(b"\n")[1])


def _read(file: Path) -> box.Match:
    secret, _, record = file.read_bytes().partition(b"\n")
    return box.Match.load(record, bytes.fromhex(secret.decode()))


def _file(header: records.Header) -> Path:
    return _folder() / f"{header.commitment[:32]}.jsonl"


def _folder() -> Path:
    return state_folder() / "left"
