"""What a native reader stumbles over and a program can find: in no message, and in each that is planted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from parlour.words import LANGUAGES
from tests.laws.test_words import FILES, SOURCE

NUMBERS = range(22)
# A number, and what there are so many of.
NAMES = re.compile(r"{ (?:NUMBER\()?\$(\w+)\)? }[ \u00a0]+[^\W\d_]{3,}")
COUNTED = {"count", "rows", "minutes", "seconds", "rolls", "rounds", "turns", "points", "strokes"}
# Numbers that are never one, and why.
NEVER_ONE = {
    "laid-red": "a red gem counts two",
    "nothing-left": "one pile wins",
    "took": "both cards of a battle",
    "slapped": "one card is no pattern",
    "hint-exchanges": "what is taken has no name here",
    "hint-holds-men": "one man is no reason",
    "hint-frees-men": "one man is no reason",
    "hint-many": "one card is no reason",
    "player-silent": "a setting of ours",
    "idle-too-short": "a setting of ours",
    "idle-seconds": "a setting of ours",
    "code-minutes": "a setting of ours",
    "minutes": "the short form has no plural",
    "page-facts": "no match is that short",
    "pdn-many": "one game is read at once",
    "fen-pieces": "too many of them",
    "too-many-players": "more than there are seats",
    "record-open": "the number of a row",
    "to-place-you": "what is left has no plural",
    "arrived": "of nine",
    "hit": "of all",
}


def faults(language: str, source: str) -> Iterator[str]:
    """What is wrong with these messages."""
    for entry in parse(source).body:
        if not isinstance(entry, ftl.Message) or entry.value is None:
            continue
        key, text = entry.id.name, source[entry.span.start : entry.span.end] if entry.span else ""
        if "'" in text:
            yield f"{key}: an apostrophe of typewriters"
        if re.search(r"[}\d] ?%(?![\w(])" if language != "en" else r"[}\d][ \u00a0]%", text):
            yield f"{key}: the space before a percent sign"
        if language == "fr" and re.search(r"[ \w»}][:;!?»](?![\w/])|[ \w»}]« |«\w", text.partition("=")[2]):
            yield f"{key}: the space at a French sign"
        chosen = set(re.findall(r"\$(\w+) ->", text))
        counted = COUNTED.intersection(NAMES.findall(text)) - chosen
        if counted and not any(key == known or key.startswith(f"{known}-") for known in NEVER_ONE):
            yield f"{key}: one {counted} would stand beside a plural"
        yield from (f"{key}: {fault}" for fault in plurals(language, entry))


def plurals(language: str, message: ftl.Message) -> Iterator[str]:
    """Choices by number in which a plural form that several numbers share does not say which one it is."""
    for element in message.value.elements if message.value else ():
        choice = element.expression if isinstance(element, ftl.Placeable) else None
        if not isinstance(choice, ftl.SelectExpression) or not isinstance(
            choice.selector, ftl.VariableReference
        ):
            continue
        form = Locale.parse(language).plural_form
        exact = {float(each.key.value) for each in choice.variants if isinstance(each.key, ftl.NumberLiteral)}
        for variant in choice.variants:
            if isinstance(variant.key, ftl.Identifier) and variant.key.name in ("one", "few", "many"):
                meant = {each for each in NUMBERS if form(each) == variant.key.name} - exact
                names = {
                    part.expression.id.name
                    for part in variant.value.elements
                    if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.VariableReference)
                }
                if len(meant) > 1 and choice.selector.id.name not in names:
                    yield f"[{variant.key.name}] is said of {sorted(meant)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_fault_that_a_native_reader_stumbles_over(language: str) -> None:
    for file in FILES:
        found = list(faults(language, (SOURCE / "locale" / language / f"{file}.ftl").read_text("utf-8")))
        assert not found, f"{language}/{file}.ftl: {found}"


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("en", "a = Anna's turn"),
        ("en", "a = { $share } %"),
        ("de", "a = { $share } %"),
        ("fr", "a = Vraiment ?"),
        ("fr", "a = « Pioche »"),
        ("it", "a = { $count } pedine su 9"),
        ("fr", "a = { $count ->\n    [one] Un jeu.\n   *[other] { $count } jeux.\n }"),
        ("ru", "a = { $count ->\n    [one] Одна карта\n   *[other] { $count } карт\n }"),
    ],
)
def test_each_fault_is_found_when_it_is_planted(language: str, planted: str) -> None:
    assert len(list(faults(language, f"{planted}\n"))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_zero_is_not_one_and_twenty_one_is_not_one_in_what_is_well_said(language: str) -> None:
    well = "a = { $count ->\n    [1] x\n    [one] { $count } x\n   *[other] { $count } y\n }\n"
    assert not list(faults(language, well))


GLOSSARY = (
    (SOURCE.parents[1] / "docs" / "glossary.md").read_text("utf-8").partition("## Words that players")[2]
)
TERMS = [[cell.strip() for cell in row.strip("|").split("|")] for row in GLOSSARY.splitlines() if "|" in row][
    2:
]


def said_in(language: str) -> str:
    """All messages of a language but the other names of games, under which people look for them."""
    files = sorted((SOURCE / "locale" / language).glob("*.ftl"))
    return re.sub("^also = .*", "", "\n".join(file.read_text("utf-8") for file in files), flags=re.MULTILINE)


def not_to_be_used(language: str, said: str) -> list[str]:
    """The words that the glossary warns of and that are used all the same."""
    warnings = [warning.strip().partition(": ") for term in TERMS for warning in term[-1].split(";")]
    words = [word for tongue, _, word in warnings if tongue == language]
    return [word for word in words if re.search(rf"(?<!\w){re.escape(word)}", said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_words_that_are_used_and_none_of_the_others_is(language: str) -> None:
    said, column = said_in(language), 1 + LANGUAGES.index(language)
    unused = [term[column] for term in TERMS if term[column].lower() not in said.lower()]
    assert not unused
    assert not not_to_be_used(language, said)


def test_a_word_that_the_glossary_warns_of_is_found_when_it_is_planted() -> None:
    assert len(TERMS) > 30
    assert not_to_be_used("fr", "war = C’est la guerre") == ["guerre"]
    assert not_to_be_used("it", "laid = una gemma blu") == ["gemma"]
