"""Writes the reference of the library, as its docstrings have it, into a folder of HTML pages.

scripts/uv run --group dev python scripts/reference.py [FOLDER]      by default .tools/reference"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

import pdoc

# What programs by others may build on. The top comes first: the rest is what it is made of.
MODULES = (
    "parlour",
    "parlour.bots",
    "parlour.envs",
    "parlour.chance",
    "parlour.core",
    "parlour.match",
    "parlour.view",
    "parlour.lab.simulate",
    "parlour.lab.tables",
)


def write(folder: Path) -> None:
    """One page a module, and an index."""
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # it cannot read the signatures that Python makes for tuples with names
        pdoc.render.configure(docformat="markdown", show_source=False)
        pdoc.pdoc(*MODULES, output_directory=folder)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else ".tools/reference")
    write(target)
    print(target / "index.html")
