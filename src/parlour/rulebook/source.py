"""A page as it is written: sections of blocks, with their ids and conditions."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Literal, NamedTuple, TypeAlias

from parlour.core import format_value

BEFORE = ("aim", "need", "begin", "turn")
AFTER = ("end", "example", "tip", "decided")
FIXED = (*BEFORE, *AFTER)  # a game's own sections stand between these

Kind: TypeAlias = Literal["paragraph", "bullet", "step", "picture"]
HEADING = re.compile(r"## ([a-z][a-z0-9-]*)(?:: (.+?))?(?: \[([0-9a-f]{6})\])?")
FENCE = re.compile(r"```([a-z]+)((?: \{[^}]+\})*)")
NAMES = re.compile(r"((?:#[a-z0-9-]+\+? +)*)((?:\{[a-z0-9_]+!?=[^}]+\} *)*)(.*)", re.S)
CONDITION = re.compile(r"\{([a-z0-9_]+)(!?=)([^}]+)\}")
STARTS: dict[str, Kind] = {"- ": "bullet", "1. ": "step"}


class BadPage(Exception):
    """A page that cannot be read: where, and what is wrong there."""


class Condition(NamedTuple):
    """A house rule has one of these values, or none of them."""

    option: str
    values: tuple[str, ...]
    is_met: bool = True

    def met_by(self, rules: Any) -> bool:
        return (format_value(getattr(rules, self.option)) in self.values) is self.is_met


class Written(NamedTuple):
    """A block: its text, or the lines of a picture."""

    kind: Kind
    text: str
    ids: tuple[str, ...] = ()
    on_tour: bool = False
    conditions: tuple[Condition, ...] = ()
    look: str = ""  # of a picture: view, cards or dice
    piece: str = ""  # the shared piece that it stands in

    def holds(self, rules: Any) -> bool:
        return all(condition.met_by(rules) for condition in self.conditions)


class Chapter(NamedTuple):
    """A section. One of the game's own has a title, a translated one the fingerprint of the English."""

    id: str
    title: str
    stamp: str
    blocks: tuple[Written, ...]

    @property
    def fingerprint(self) -> str:
        """It changes with every word that translators have to see."""
        texts = [self.title, *(f"{each.kind} {each.text}" for each in self.blocks if each.kind != "picture")]
        return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:6]


class Source(NamedTuple):
    title: str
    chapters: tuple[Chapter, ...]


def folder(language: str) -> Any:
    return files("parlour") / "rulebook" / language


@functools.cache
def read(language: str, game: str) -> Source:
    """The page of a game; FileNotFoundError if it, or a piece that it shares, is missing in this language."""
    return parse((folder(language) / f"{game}.md").read_text("utf-8"), language, f"{language}/{game}.md")


def parse(text: str, language: str, name: str = "") -> Source:
    """A page from its text; shared pieces are looked for in the language's folder."""
    title, *headed = re.split(r"(?m)^(?=## )", text.strip())
    if not (found := re.fullmatch(r"# (.+)", title.strip())):
        raise BadPage(name, "title", title)
    chapters = []
    for part in headed:
        heading, _, body = part.partition("\n")
        if not (head := HEADING.fullmatch(heading)):
            raise BadPage(name, "heading", heading)
        key, own, stamp = head.groups(default="")
        chapters.append(Chapter(key, own, stamp, tuple(blocks(body, language, f"{name} {key}"))))
    return Source(found[1], tuple(chapters))


def blocks(text: str, language: str, name: str, piece: str = "") -> Iterator[Written]:
    """Blocks one after the other; those of a shared piece where it is named."""
    lines = text.splitlines()
    while lines:
        line = lines.pop(0)
        if not line.strip():
            continue
        if line.startswith("@"):
            shared = (folder(language) / f"_{line[1:].strip()}.md").read_text("utf-8")
            yield from blocks(shared, language, f"{language}/_{line[1:].strip()}.md", f"_{line[1:].strip()}")
        elif line.startswith("```"):
            yield _picture(line, lines, name, piece)
        else:
            start = next((each for each in STARTS if re.match(each.replace("1.", r"\d+\."), line)), "")
            while lines and _goes_on(lines[0], bool(start)):
                line += f" {lines.pop(0).strip()}"
            yield _written(
                STARTS.get(start, "paragraph"), line.partition(" ")[2] if start else line, name, piece
            )


def _goes_on(line: str, indented: bool) -> bool:
    """Whether a line belongs to the block before it."""
    if not line.strip() or line.startswith(("@", "```", "#")) or re.match(r"(-|\d+\.) ", line):
        return False
    return line.startswith("  ") if indented else True


def _picture(fence: str, lines: list[str], name: str, piece: str) -> Written:
    inside = []
    while lines and lines[0] != "```":
        inside.append(lines.pop(0))
    found = FENCE.fullmatch(fence.strip())
    if not found or not lines:
        raise BadPage(name, "picture", fence)
    lines.pop(0)
    return Written("picture", "\n".join(inside), (), False, _conditions(found[2]), found[1], piece)


def _written(kind: Kind, text: str, name: str, piece: str) -> Written:
    found = NAMES.fullmatch(re.sub(r"[ \t\n]+", " ", text).strip(" "))  # spaces that do not break stay
    assert found, name
    ids, conditions, rest = found.groups()
    if not rest or rest.startswith("#"):
        raise BadPage(name, "words", text)
    named = ids.split()
    return Written(
        kind,
        rest,
        tuple(each.strip("#+") for each in named),
        any(each.endswith("+") for each in named),
        _conditions(conditions),
        piece=piece,
    )


def _conditions(text: str) -> tuple[Condition, ...]:
    return tuple(
        Condition(option, tuple(values.split("|")), sign == "=")
        for option, sign, values in CONDITION.findall(text)
    )
