"""What people type is text: never markup, never control characters, never a formula."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Iterable, Sequence

LONGEST_NAME = 24
LONGEST_TEXT = 300
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, format (bidi too), halves, private, line ends
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks that nobody sees
JOINERS = "\u200d\ufe0f"  # hold emoji and some scripts together
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n")


def text(given: str, longest: int = LONGEST_TEXT) -> str:
    """Only what can be seen, on one line, not too long."""
    seen = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", given) if _is_seen(c))
    return " ".join(seen.split())[:longest].strip(f" {JOINERS}")


def _is_seen(c: str) -> bool:
    return c.isspace() or c in JOINERS or (unicodedata.category(c) not in HIDDEN and c not in BLANK)


def name(given: str, others: Iterable[str] = ()) -> str:
    """A name for a seat, told apart from the others; empty if nothing is left of it."""
    wanted = text(given, LONGEST_NAME)
    taken = {_looks(other) for other in others}
    number, found = 1, wanted
    while found and _looks(found) in taken:
        number += 1
        found = f"{wanted[: LONGEST_NAME - 3]} {number}"
    return found


def _looks(name: str) -> str:
    """What an eye can tell apart."""
    return "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if c not in JOINERS)


def table(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV in which no cell begins a formula."""
    out = io.StringIO()
    csv.writer(out).writerows([_cell(cell) for cell in row] for row in rows)
    return out.getvalue()


def _cell(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
