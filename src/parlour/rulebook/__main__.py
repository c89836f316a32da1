"""Keeps translations in step: `stamp de` says that they are, `stale` lists what is not."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from parlour.games import GAMES
from parlour.rulebook.source import folder, read
from parlour.words import LANGUAGES

USAGE = "python -m parlour.rulebook stamp LANGUAGE | stale"


def stamp(language: str) -> Iterator[str]:
    """Write the fingerprints of the English sections into a language's headings; yields the changed files."""
    for game in (each.key for each in GAMES):
        path = Path(str(folder(language) / f"{game}.md"))
        if not path.is_file():
            continue
        stamps = {chapter.id: chapter.fingerprint for chapter in read("en", game).chapters}
        before = path.read_text("utf-8")
        after = stamped(before, stamps)
        if after != before:
            path.write_text(after, "utf-8")
            yield str(path)


def stamped(page: str, stamps: dict[str, str]) -> str:
    """The page with these fingerprints in its headings."""

    def heading(found: re.Match[str]) -> str:
        mark = stamps.get(found[2], "")
        return f"{found[1]} [{mark}]" if mark else found[1]

    return re.sub(r"(?m)^(## ([a-z0-9-]+)(?:: .+?)?)(?: \[[0-9a-f]{6}\])?$", heading, page)


def stale() -> Iterator[str]:
    """The sections of all languages whose English has changed since they were translated."""
    for language in LANGUAGES[1:]:
        for game in (each.key for each in GAMES):
            try:
                page = read(language, game)
            except FileNotFoundError:
                continue
            stamps = {chapter.id: chapter.fingerprint for chapter in read("en", game).chapters}
            for chapter in page.chapters:
                if chapter.stamp != stamps.get(chapter.id):
                    yield f"{language}/{game}.md {chapter.id}"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["stamp", language] if language in LANGUAGES[1:]:
            for file in stamp(language):
                print(file)
        case ["stale"]:
            found = list(stale())
            for section in found:
                print(section)
            sys.exit(bool(found))
        case _:
            sys.exit(USAGE)
