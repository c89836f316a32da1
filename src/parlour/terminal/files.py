"""Files that are there as a whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def replace(path: Path, data: bytes) -> None:
    """Write a file that only its owner can read, under another name, and move it into place; nothing is left
    of it where there is no room."""
    handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=".parlour-")
    try:
        with open(handle, "wb") as file:
            file.write(data)
        os.replace(unfinished, path)
    except OSError:
        os.unlink(unfinished)
        raise
