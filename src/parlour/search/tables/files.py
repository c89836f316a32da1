"""Finished parts of tables as files: a line that says what it is, then the codes, compressed block by block.

Nothing is unpacked before somebody asks for it. A file that is cut off, changed, of another version or for
other rules is as good as none."""

from __future__ import annotations

import functools
import hashlib
import json
import mmap
import os
import sys
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any, Literal

MAGIC = b"parlour exact table 1 "
BLOCK = 1 << 16  # codes that are compressed together
LETTERS: dict[int, Literal["b", "h"]] = {1: "b", 2: "h"}  # what numbers of so many bytes are called


class Part:
    """A file that was found to be whole."""

    def __init__(self, header: dict[str, Any], body: mmap.mmap, begin: int) -> None:
        self.header, self.body = header, body
        self.ends = tuple(
            accumulate(header["blocks"], initial=begin)
        )  # of the blocks, and of what they follow

    def code(self, n: int) -> int:
        """The code of the n-th position of the part."""
        return unpack(self, n // BLOCK)[n % BLOCK]

    def blocks(self) -> Iterator[memoryview]:
        for at in range(len(self.ends) - 1):
            yield unpack.__wrapped__(self, at)


@functools.lru_cache(maxsize=256)
def unpack(part: Part, at: int) -> memoryview:
    """The codes of a block."""
    data = zlib.decompress(part.body[part.ends[at] : part.ends[at + 1]])
    return memoryview(data).cast(LETTERS[part.header["width"]])


def write(path: Path, about: dict[str, Any], width: int, blocks: Iterable[bytes]) -> None:
    """Store blocks of codes, each of them `width` bytes wide. All of them are stored, or none."""
    packed = [zlib.compress(block) for block in blocks]
    body = b"".join(packed)
    header = about | {
        "order": sys.byteorder,
        "width": width,
        "blocks": [len(block) for block in packed],
        "sha256": hashlib.sha256(body).hexdigest(),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".new-", delete=False) as file:
        file.write(MAGIC + json.dumps(header).encode() + b"\n" + body)
    os.replace(file.name, path)


def read(path: Path, about: dict[str, Any]) -> Part | None:
    """The part if its file is whole and about this; None if it has to be made."""
    try:
        with path.open("rb") as file:
            body = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        begin = body.find(b"\n") + 1
        header = json.loads(body[len(MAGIC) : begin]) if body[: len(MAGIC)] == MAGIC else {}
        expected = about | {"order": sys.byteorder}
        if expected.items() <= header.items():
            part = Part(header, body, begin)
            whole = part.ends[-1] == len(body)
            return part if whole and hashlib.sha256(body[begin:]).hexdigest() == header["sha256"] else None
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return None
