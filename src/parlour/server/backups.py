"""`parlour backup`: a copy of all tables while a server may be using them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from parlour.server import database
from parlour.server.lock import Lock
from parlour.server.private import write_private
from parlour.server.run import CannotServe, database_url


def backup(data: str | None, database_given: str | None, file: str, force: bool = False) -> None:
    """A copy of the tables as they stand now, complete or not at all; never over a database in use, and over
    another file only by `force`."""
    url = database_url(data, database_given)
    if not url.startswith("sqlite"):
        raise CannotServe("backup-elsewhere")
    source, target = database.file_of(url), Path(file)
    if not source.is_file():
        raise CannotServe("no-such-file", file=str(source))
    try:
        _check_target(source, target, force)
        unfinished = target.with_name(f".{target.name}.unfinished")
        try:
            write_private(unfinished, b"")  # whoever reads it reads running deals
            database.backup(url, unfinished)
            unfinished.replace(target)
        finally:
            unfinished.unlink(missing_ok=True)
    except (OSError, ValueError, sqlite3.Error):
        raise CannotServe("cannot-write", file=file) from None


def _check_target(source: Path, target: Path, force: bool) -> None:
    meant = target.resolve()
    own = [*_beside(source.resolve()), Lock(source.resolve()).path]
    if (target.exists() and target.samefile(source)) or meant in own:
        raise CannotServe("backup-onto-itself", file=str(target))
    if any(path.exists() for path in _beside(meant)):
        raise CannotServe("backup-in-use", file=str(target))
    if target.exists() and not (force and target.is_file()):
        raise CannotServe("file-exists" if target.is_file() else "cannot-write", file=str(target))


def _beside(path: Path) -> list[Path]:
    """The files that SQLite has beside a database while it is used."""
    return [path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal")]
