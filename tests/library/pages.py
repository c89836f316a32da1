"""Pages of the documentation, whose blocks run one after the other, as a reader would run them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"


def text_of(page: str) -> str:
    return (DOCS / page).read_text("utf-8")


def blocks(page: str) -> list[tuple[str, str]]:
    """Each block of Python: where it belongs (nowhere, in a file, or what else it needs), and its text."""
    return re.findall(r"```python ?(\S*)\n(.*?)```", text_of(page), re.S)


def commands(page: str) -> list[str]:
    """What is typed after `parlour` in the blocks for a shell."""
    shown = re.findall(r"^```(.*)\n((?:.*\n)*?)```$", text_of(page), re.M)
    typed = "".join(block for kind, block in shown if not kind)
    return re.findall(r"^parlour (.*?)(?:   .*)?$", typed, re.M)


def run(page: str) -> dict[str, Any]:
    """The names after all blocks but those that need something else; files are written where we are."""
    names: dict[str, Any] = {}
    for where, block in blocks(page):
        if where.endswith(".py"):
            Path(where).write_text(block, "utf-8")
        elif not where:
            exec(compile(block, f"docs/{page}", "exec"), names)
    return names
