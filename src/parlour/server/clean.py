"""What people type is text: never markup, never control characters, never a formula."""

from __future__ import annotations

import csv
import functools
import io
import re
import unicodedata
from collections.abc import Iterable, Sequence

from parlour.words import LANGUAGES, Words

LONGEST_NAME = 24
LONGEST_TEXT = 300
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, format (bidi too), halves, private, line ends
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks that nobody sees
JOINERS = "\u200d\ufe0f"  # hold emoji and some scripts together
COLON = str.maketrans(dict.fromkeys(":：﹕∶ː˸꞉։׃", " "))  # after a name, it says who speaks
# Letters that look like Latin ones, and letters and digits that look like each other.
TWINS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜаеѕіјорсухһԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανοριυ" + "I1|0",
    "ABESlJKMHOPCTYXQWaesijopcyxhqw" + "ABEZHlKMNOPTYXavopiu" + "lllO",
)
# A sheet may be split at any of these, and then take what follows for a formula.
FORMULA = re.compile(r"""((?:^|[,;|])[\s"]*)([=+\-@＝＋－＠])""")


def text(given: str, longest: int = LONGEST_TEXT) -> str:
    """Only what can be seen, on one line, not too long."""
    seen = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", given) if _is_seen(c))
    return " ".join(seen.split())[:longest].strip(f" {JOINERS}")


def _is_seen(c: str) -> bool:
    return c.isspace() or c in JOINERS or (unicodedata.category(c) not in HIDDEN and c not in BLANK)


def name(given: str, others: Iterable[str] = ()) -> str:
    """A name for a seat, told apart from the others; empty if nothing is left of it."""
    wanted = text(given.translate(COLON), LONGEST_NAME)
    taken = {look for other in others for look in _looks(other)}
    number, found = 1, wanted
    while found and _looks(found) & taken:
        number += 1
        found = f"{wanted[: LONGEST_NAME - 3]} {number}"
    return found


def is_computers(name: str) -> bool:
    """Whether a name looks like those of computers, in any language."""
    return bool(_looks(_letters(name)) & _computers())


@functools.cache
def _computers() -> frozenset[str]:
    called = (_letters(Words(language).say("a-computer", number="")) for language in LANGUAGES)
    return frozenset(look for each in called for look in _looks(each))


def _letters(name: str) -> str:
    return "".join(filter(str.isalpha, unicodedata.normalize("NFKC", name)))


def _looks(name: str) -> set[str]:
    """What an eye can tell apart: in small letters, and as letters that have no twin."""
    plain = "".join(c for c in unicodedata.normalize("NFKC", name) if c not in JOINERS)
    return {plain.casefold(), plain.translate(TWINS).casefold().replace("rn", "m").replace("vv", "w")}


def table(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV in which no cell begins a formula, wherever a sheet may split them."""
    out = io.StringIO()
    csv.writer(out, quoting=csv.QUOTE_ALL).writerows([_cell(cell) for cell in row] for row in rows)
    return out.getvalue()


def _cell(cell: object) -> object:
    return FORMULA.sub(r"\1'\2", text(cell)) if isinstance(cell, str) else cell
