"""A table made in a process of its own, which works only while nobody else does. In a thread it would keep
whoever thinks in the same process from its turn while it compiles."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
from importlib import import_module
from types import ModuleType
from typing import Any

from parlour.search.tables.building import build
from parlour.search.tables.exact import Scope, Table

LOWEST = 19  # priority


def make(rules: ModuleType, variant: Any, scope: Scope) -> None:
    """Have what is missing of a table made, and wait for it."""
    with begin(rules, variant, scope) as process:
        process.wait()


def begin(rules: ModuleType, variant: Any, scope: Scope) -> subprocess.Popen[bytes]:
    """The process that makes it. It goes on as long as its standard input is open: it ends with this one."""
    command = [sys.executable, "-c", f"from {__name__} import main; main()"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)
    assert process.stdin
    pickle.dump((rules.__name__, variant, scope.layout.__name__, scope.name, scope.parts), process.stdin)
    process.stdin.flush()
    return process


def main() -> None:
    """What the process does."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    rules, variant, layout, name, parts = pickle.load(sys.stdin.buffer)
    threading.Thread(target=_follow_parent, daemon=True).start()
    build(Table(import_module(rules), variant, Scope(name, import_module(layout), parts)))


def _follow_parent() -> None:
    """Without whoever asked for it a table is of no use: what is finished of it is kept. The file is read
    without its buffer, whose lock a thread that waits for ever would keep when the program ends."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)
