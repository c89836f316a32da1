"""One server at a time for a database that is a file: a lock lies beside it and holds the server's address.
The system takes the lock back when its holder ends, however that comes about."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import IO

PATIENCE = 5.0  # seconds in which a server that has just begun says where it is
BEYOND = 2**20  # the byte that is locked on Windows, where nobody else can read what is


class Lock:
    """The lock of a database."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        self._file: IO[str] | None = None

    def take(self) -> bool:
        """Take it; False if another server has it. Where there are no locks, nobody has one."""
        try:
            file = self.path.open("a+", encoding="utf-8")
        except OSError:
            return True  # a folder that cannot be written to: the database will say so
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            return False
        except OSError:
            file.close()
            return True
        self._file = file
        self.write("")
        return True

    def write(self, address: str) -> None:
        """Say where the holder is found."""
        if self._file:
            self._file.truncate(0)
            self._file.write(address)
            self._file.flush()

    def holder(self) -> str:
        """Where the holder is found; empty if it does not say."""
        deadline = time.monotonic() + PATIENCE
        while not (address := self.path.read_text("utf-8")) and time.monotonic() < deadline:
            time.sleep(0.05)
        return address

    def release(self) -> None:
        if self._file:
            self.write("")
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
