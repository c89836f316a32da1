"""The text of PDN: where games begin and end, their tags, their moves as words. Nothing is played here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from parlour.kit.notation import MOST_LETTERS, SHOWN, BadNotation
from parlour.match import LAST_STOP

MOST_IN_FILE = 2**24  # letters
OPEN = "*"
ALIKE = {"2-0": "1-0", "0-2": "0-1", "1-1": "1/2-1/2"}  # as the international game counts

TAG = re.compile(r'\[\s*([A-Za-z]\w{0,40})\s+"((?:[^"\\\n]|\\.){0,2000})"\s*\]', re.A)
# Space, comments and variations without further brackets; between moves there are numbers and praise, too.
BETWEEN = r"\s+|;[^\n]*|\{[^}]*\}|(?<=\n)%[^\n]*|\([^(){};]*\)"
SPACE = re.compile(f"(?:{BETWEEN})+")
FILLER = re.compile(rf"(?:{BETWEEN}|\d{{1,6}}\s*\.+|[!?]+|\$\d+|(?<=\d)\*)+", re.A)
BRACKETS = re.compile(r"[()]|\{[^}]*\}|;[^\n]*|\{")
RESULT = re.compile(r"(1-0|0-1|1/2-1/2|2-0|0-2|1-1|\*)(?=[\s;{(\[]|$)")
WORD = re.compile(r"[^\s(){}\[\];$!?*]+")
NEXT_GAME = re.compile(r'\n[ \t\r]*\n(?=\[[A-Za-z]\w{0,40} +")', re.A)  # a tag after an empty line
BEGINS = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:\[\s*[A-Za-z]|\d{1,6}\s*\.|\{(?!\")|;)")


class Tag(NamedTuple):
    """What a tag says, where the tag stands and where its value does."""

    value: str
    at: int
    span: tuple[int, int]


class Written(NamedTuple):
    """A game as it stands in a text, with the place of everything that may be complained of."""

    text: str
    tags: dict[str, Tag]
    words: list[tuple[int, str]]
    result: str | None
    result_at: int
    end: int


def looks_like(data: bytes) -> bool:
    """Whether these bytes begin as PDN does, and as no record does."""
    return BEGINS.match(data) is not None


def decode(data: bytes) -> str:
    """Old files are not in UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def games(text: str) -> list[tuple[int, int]]:
    """Where each game of a text begins and ends."""
    if len(text) > MOST_IN_FILE:
        raise BadNotation("pdn-too-long", text, MOST_IN_FILE)
    bounds = [0, *(found.end() for found in NEXT_GAME.finditer(text)), len(text)]
    return [span for begin, end in pairwise(bounds) for span in _games(text, begin, end)]


def _games(text: str, begin: int, end: int) -> Iterator[tuple[int, int]]:
    """The games of a part of the text that has no tags but at its beginning; what is broken is one game."""
    while True:
        try:
            begin = _skip(text, begin, end)
            if begin == end:
                return
            found = scan(text, begin, end)
        except BadNotation:
            yield begin, end
            return
        if found.tags or found.words or found.result:
            yield begin, found.end
        begin = found.end


def scan(text: str, begin: int, end: int) -> Written:
    """The game that begins there."""
    if end - begin > MOST_LETTERS:
        raise BadNotation("pdn-too-long", text, begin + MOST_LETTERS)
    tags, at = _tags(text, begin, end)
    words: list[tuple[int, str]] = []
    while (at := _skip(text, at, end, FILLER)) < end:
        if found := RESULT.match(text, at, end):
            after = _skip(text, found.end(), end)
            return Written(text, tags, words, ALIKE.get(found[1], found[1]), at, after)
        if text[at] == "[":
            break
        found = WORD.match(text, at, end)
        if not found:
            raise BadNotation("pdn-move", text, at, text=text[at])
        if len(words) == LAST_STOP:
            raise BadNotation("pdn-too-long", text, at)
        words.append((at, found[0]))
        at = found.end()
    return Written(text, tags, words, None, at, at)


def _tags(text: str, at: int, end: int) -> tuple[dict[str, Tag], int]:
    """The tags, and where the moves begin."""
    tags: dict[str, Tag] = {}
    at = _skip(text, at, end)
    while text.startswith("[", at, end):
        found = TAG.match(text, at, end)
        if not found:
            line = text[at : at + SHOWN].partition("\n")[0].strip()
            raise BadNotation("pdn-tag", text, at, text=line)
        if found[1] in tags:
            raise BadNotation("pdn-tag-twice", text, at, text=found[1])
        tags[found[1]] = Tag(re.sub(r"\\(.)", r"\1", found[2]), at, found.span(2))
        at = _skip(text, found.end(), end)
    return tags, at


def _skip(text: str, at: int, end: int, filler: re.Pattern[str] = SPACE) -> int:
    """Where the next thing stands behind space, comments and variations."""
    while True:
        if found := filler.match(text, at, end):
            at = found.end()
        if text.startswith("{", at, end):
            raise BadNotation("pdn-open", text, at, text="{")
        if not text.startswith("(", at, end):
            return at
        at = _skip_variation(text, at, end)


def _skip_variation(text: str, begin: int, end: int) -> int:
    depth = 0
    for found in BRACKETS.finditer(text, begin, end):
        bracket = found[0]
        if bracket == "(":
            depth += 1
        elif bracket == ")":
            depth -= 1
            if not depth:
                return found.end()
        elif bracket == "{":
            raise BadNotation("pdn-open", text, found.start(), text="{")
    raise BadNotation("pdn-open", text, begin, text="(")
