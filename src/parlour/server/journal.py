"""What the server tells whoever runs it. Code notes a key and data; a line says it in words, with the
time, how bad it is, what came of it and what can be done."""

from __future__ import annotations

import json
import logging
import os
import sys
from datetime import datetime
from time import monotonic
from typing import Any, TextIO

from parlour.sentences import messages
from parlour.server import clean
from parlour.words import Words

QUIET = 3.0  # seconds without trouble, after which it is over
MOST = 30  # different names that strangers can make us note
LONGEST = 500  # letters of a cause
PRIORITIES = {"debug": 7, "info": 6, "warning": 4, "error": 3, "critical": 2}  # as journald counts
logger = logging.getLogger("parlour")


def note(level: int, key: str, error: BaseException | None = None, **data: Any) -> None:
    logger.log(level, key, extra={"data": data}, exc_info=error)


def warn(key: str, **data: Any) -> None:
    note(logging.WARNING, key, **data)


def cause(error: BaseException | None) -> str:
    """What a driver says of an error, on one line."""
    origin = getattr(error, "orig", None) or error
    return clean.text(str(origin), LONGEST) or type(origin).__name__


class Outage:
    """Something that may be away for a while; it is noted when that begins, and when it is over."""

    def __init__(self, begins: str, over: str) -> None:
        self.begins, self.over = begins, over
        self.lasts, self._last = False, 0.0

    def happened(self, **data: Any) -> None:
        self._last = monotonic()
        if not self.lasts:
            self.lasts = True
            warn(self.begins, **data)

    def worked(self) -> None:
        """It did what was asked; while something else still fails, that is no sign of the end."""
        if self.lasts and monotonic() - self._last > QUIET:
            self.lasts = False
            warn(self.over)


class Once:
    """Notes that are made once for each name, and no more after so many: strangers may make up names."""

    def __init__(self) -> None:
        self._noted: set[tuple[str, ...]] = set()

    def warn(self, key: str, **data: str) -> None:
        known = (key, *data.values())
        if known not in self._noted and len(self._noted) < MOST:
            self._noted.add(known)
            warn(key, **data)


class Lines(logging.Formatter):
    """A line of text; for journald, which has its own clock, with its sign of how bad it is."""

    def __init__(self, language: str, for_journald: bool = False) -> None:
        super().__init__()
        self.words, self.for_journald = Words(language, "log"), for_journald

    def format(self, record: logging.LogRecord) -> str:
        level = record.levelname.lower()
        lines = [self.text(record), *self.trace(record)]
        if self.for_journald:
            return "\n".join(f"<{PRIORITIES[level]}>{line}" for line in lines)
        return f"{when(record)} {level}: " + "\n".join(lines)

    def text(self, record: logging.LogRecord) -> str:
        """In words; what others than we have to say is left as it is."""
        if record.msg not in messages(self.words.language, self.words.game):
            return record.getMessage()
        return self.words.say(str(record.msg), **getattr(record, "data", {}))

    def trace(self, record: logging.LogRecord) -> list[str]:
        return self.formatException(record.exc_info).splitlines() if record.exc_info else []


class Objects(Lines):
    """An object of JSON a line, for programs: `key` never changes, `text` is for people."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"time": when(record), "level": record.levelname.lower(), "key": record.name}
        if hasattr(record, "data"):
            told |= {"key": record.msg, **record.data}
        told["text"] = self.text(record)
        if trace := self.trace(record):
            told["trace"] = "\n".join(trace)
        return json.dumps(told, ensure_ascii=False, default=str)


def when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds")


def set_up(language: str, level: str, form: str) -> None:
    """From now on everything that is noted goes to standard error."""
    handler = logging.StreamHandler()
    lines = Lines(language, for_journald=_is_journal(sys.stderr))
    handler.setFormatter(Objects(language) if form == "json" else lines)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logger.setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_is_our_affair)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # that a row was taken is nothing to warn of


def _is_our_affair(record: logging.LogRecord) -> bool:
    """Whether a line belongs in the log: what strangers send that makes no sense would only fill it."""
    return not record.getMessage().startswith(("Invalid", "Unsupported upgrade", "opening handshake"))


def _is_journal(stream: TextIO) -> bool:
    """Whether systemd reads this: it says by which device and number it knows the stream."""
    try:
        read = os.fstat(stream.fileno())
    except OSError:  # no file at all
        return False
    return os.environ.get("JOURNAL_STREAM") == f"{read.st_dev}:{read.st_ino}"
