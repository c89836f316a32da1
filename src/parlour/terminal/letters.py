"""What is printed where a terminal has fewer letters than we: suits as letters, Cyrillic in Latin."""

from __future__ import annotations

import codecs
import unicodedata

SIGNS = {
    "♣": "C", "♦": "D", "♥": "H", "♠": "S", "▒": "#", "·": ".", "△": "A", "□": "B", "→": ">", "–": "-",
    "…": "...", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "×": "x", "ß": "ss",
    "—": "-", "−": "-", "█": "#", "▀": '"', "▄": "_",
}  # fmt: skip
CYRILLIC = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i",
    "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
    "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "",
    "э": "e", "ю": "iu", "я": "ia",
}  # fmt: skip
NAME = "parlour-letters"  # of the handler of errors


def fewer(letter: str) -> str:
    """A letter in ASCII."""
    if letter in SIGNS:
        return SIGNS[letter]
    if (latin := CYRILLIC.get(letter.lower())) is not None:
        return latin if letter.islower() else latin.capitalize()
    plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return plain or ("" if unicodedata.combining(letter) else "?")


def replace(error: UnicodeError) -> tuple[str, int]:
    """For `errors=` of a stream."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(fewer, error.object[error.start : error.end])), error.end


codecs.register_error(NAME, replace)


def shown(text: str, encoding: str | None) -> str:
    """The text as a stream with this encoding will show it."""
    encoding = encoding or "utf-8"
    return text.encode(encoding, NAME).decode(encoding)
