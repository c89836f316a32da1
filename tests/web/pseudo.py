"""A language that nobody speaks, made from English: no letter is as it was, and words are a third longer.

As a program it is Parlour whose English this is: `python -m tests.web.pseudo serve …`. What is still
readable there does not come from the files that translators get."""

from __future__ import annotations

import functools
import json
import re
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Transformer

from parlour import sentences
from parlour.rulebook import source

VOWELS = dict(zip("aeiouAEIOU", ("àà", "èé", "ìì", "òò", "ùù", "ÀÀ", "ÈÉ", "ÌÌ", "ÒÒ", "ÙÙ"), strict=True))
OTHERS = str.maketrans(
    "bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ", "ƀçđƒğĥĵķļɱñƥɋřšţṽŵẋýžɃÇĐƑĞĤĴĶĻḾÑƤɊŘŠŢṼŴẊÝŽ"
)
LETTERS = {**OTHERS, **{ord(letter): twice for letter, twice in VOWELS.items()}}


def pseudo(text: str) -> str:
    """Words as nobody writes them; what is filled in stays."""
    parts = re.split(r"(\{[^}]*\})", text)
    return "".join(part if part.startswith("{") else part.translate(LETTERS) for part in parts)


class Changed(Transformer):
    """All text of a Fluent file."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        node.value = node.value.translate(LETTERS)
        return node


def pseudo_messages(text: str) -> str:
    return serialize(Changed().visit(parse(text)))


def pseudo_module(code: str) -> str:
    """The same of a file that the client was built with: a module that is nothing but a text."""
    found = re.search(r'"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`', code, re.S)
    assert found, code[:200]
    written = found[0]
    text = json.loads(written) if written[0] == '"' else re.sub(r"\\([`$\\])", r"\1", written[1:-1])
    return code.replace(written, json.dumps(pseudo_messages(text)), 1)


def pseudo_page(page: source.Source) -> source.Source:
    def changed(block: source.Written) -> source.Written:
        return block if block.kind == "picture" else block._replace(text=pseudo(block.text))

    chapters = [
        each._replace(title=pseudo(each.title), blocks=tuple(map(changed, each.blocks)))
        for each in page.chapters
    ]
    return source.Source(pseudo(page.title), tuple(chapters))


def speak() -> None:
    """English is another language from now on, in this process."""
    read_page = source.read

    @functools.cache
    def resource(language: str, name: str) -> Any:
        file = source.files("parlour") / "locale" / language / f"{name}.ftl"
        if not file.is_file():
            return None
        text = file.read_text("utf-8")
        return FluentResource(pseudo_messages(text) if language == "en" else text)

    sentences._resource = resource
    source.read = lambda language, game: (  # type: ignore[assignment]
        pseudo_page(read_page(language, game)) if language == "en" else read_page(language, game)
    )


if __name__ == "__main__":
    from parlour.cli import main

    speak()
    raise SystemExit(main())
