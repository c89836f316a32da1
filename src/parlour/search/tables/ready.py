"""Tables for those who play: opened when somebody asks, made in the background while a match goes on."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import ModuleType
from typing import IO, Any

from parlour.core import Kernel
from parlour.search.bind import can_compile
from parlour.search.runs import Notice, ignore
from parlour.search.tables.exact import Scope, Table, folder, reduced
from parlour.search.tables.making import make

Key = tuple[ModuleType, Any, Scope]

PAUSE = 1.0  # seconds between two looks whether somebody else is still at it

_ready: dict[Key, Table] = {}
_begun: set[Key] = set()


def at_hand(kernel: Kernel, scope: Scope, live: bool) -> Table | None:
    """The table for these rules, if it is ready. Where people wait it is opened in the background, and made
    there if need be; else only what was made before is opened. With PARLOUR_PLAIN there is none."""
    key = (kernel.rules, reduced(kernel.variant, scope), scope)
    if os.environ.get("PARLOUR_PLAIN"):
        return None
    if key not in _ready:
        if not live:
            _open(key)
        elif key not in _begun:
            _begun.add(key)
            threading.Thread(target=_prepare, args=(key,), daemon=True).start()
    return _ready.get(key)


def _open(key: Key) -> bool:
    """Whether the table is complete, and so ready from now on."""
    table = Table(*key)
    if not all(table.path(group).exists() for group in range(len(table.groups))) or table.open():
        return False
    _ready[key] = table
    return True


def _prepare(key: Key) -> None:
    """Open the table, or make it: one at a time on this machine."""
    if _open(key) or not can_compile():
        return
    with suppress(OSError), alone():  # without a place for it there is no table
        if not _open(key):  # nobody else has made it meanwhile
            make(*key)
            _open(key)


@contextmanager
def alone(waiting: Notice = ignore) -> Iterator[None]:
    """Wait until nobody else on this machine makes a table. The system takes the lock back from the dead."""
    folder().mkdir(parents=True, exist_ok=True)
    with (folder() / "lock").open("a") as file:
        while not _lock(file):
            waiting()
            time.sleep(PAUSE)
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
