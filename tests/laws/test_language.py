"""What a native reader stumbles over and a program can find: in no message, and in each that is planted."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from parlour.sentences import bundle, messages
from parlour.words import LANGUAGES
from tests.laws.test_words import FILES, SOURCE

NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Names of numbers of which there may be one, and what stands behind such a number.
COUNTED = {"count", "rows", "minutes", "seconds", "rolls", "rounds", "turns", "points", "strokes"}
ONE_WORD = re.compile(r"(?<![\w.,])1[ \u00a0]+[^\W\d_]{3,}")
RANKS = ("A", "J", "Q", "K")
NO_RANK = {"ranked", "result-you-came"}  # a place in the order of all
UNITS = r"[}\d] (?:min|Min\.|ms|s|мин|мс)(?![\w’])|\) } с(?!\w)|× [{\d]"
# Labels that do not read as a sentence with their number behind them.
LABELS = {
    "en": r"\b(?:that|so) many\b|, then\b|:$",
    "de": r"\bso viele\b|\bso vielen\b|, dann\b|:$",
    "fr": r"\b(?:au)?tant de\b|, puis\b|:$",
    "it": r"\b(?:al)?tanti\b|\btante\b|, poi\b|:$",
    "ru": r"\bстольк|, не больше|, потом\b|:$",
}
SEAT_NOUGHT = (
    r"\b(?:seats? (?:go from )?|Platz |Plätze gehen von |places? (?:vont de )?|post[oi] (?:vanno da )?"
    r"|мест[оа] (?:— от )?)0\b"
)
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
    "too-many-players": "more than there are seats",
    "record-open": "the number of a row",
    "to-place-you": "what is left has no plural",
    "arrived": "of nine",
    "hit": "of all",
}

ENGLISH = {
    *("the", "you", "your", "and", "with", "of", "which", "their", "stone", "stones", "card", "cards"),
    *("player", "players", "opponent", "when", "without", "may", "must", "takes", "take", "move", "moves"),
    *("turn", "turns", "wins", "win", "board", "round", "other", "others", "from", "have", "has", "only"),
    *("this", "that", "then", "for", "there", "are", "is", "it", "its", "to", "at", "by", "if", "be", "they"),
    *("them", "who", "whoever", "what", "where", "next", "same", "after", "before", "first", "each", "every"),
    *("both", "until", "nobody", "everybody", "somebody", "can", "cannot", "does", "draw", "been", "were"),
    *("would", "more", "most", "than", "over", "piece", "pieces", "seat", "leave"),
}
# Words that English shares with others.
SHARED = {"de": {"board"}, "fr": {"moves", "round"}, "it": {"round"}, "ru": set()}


class Choices(Visitor):
    """All that a message and those inside it are filled in with, and what each chooses by."""

    def __init__(self, entries: Mapping[str, ftl.Pattern]) -> None:
        self.entries = entries
        self.names: set[str] = set()
        self.counted: set[str] = set()
        self.words: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.visit(self.entries[node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = [each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)]
            if PLURALS.intersection(keys) - {"other"}:
                self.counted.add(node.selector.id.name)
            elif keys != ["other"]:
                self.words[node.selector.id.name] = keys
        self.generic_visit(node)


def faults(language: str, source: str, voice: str = "") -> Iterator[str]:
    """What is wrong with these messages, as they are written and as they are said by a voice."""
    found = bundle(language, voice) if voice else FluentBundle([language], use_isolating=False)
    if not voice:
        found.add_resource(FluentResource(source))
    written = {entry.id.name: entry for entry in parse(source).body if isinstance(entry, ftl.Message)}
    entries = messages(language, voice) if voice else {key: entry.value for key, entry in written.items()}
    for key, entry in written.items():
        text = source[entry.span.start : entry.span.end].partition("=")[2] if entry.span else ""
        said = itertools.chain(typing(language, key, text), rendered(found, entries, key))
        yield from (f"{key}: {fault}" for fault in dict.fromkeys(said))


def typing(language: str, key: str, text: str) -> Iterator[str]:
    """Signs and spaces, and words that are wrong whatever is filled in."""
    if "'" in text:
        yield "an apostrophe of typewriters"
    if any(ord(sign) < ord(" ") and sign != "\n" for sign in text):
        yield "a sign that nobody can read"
    if re.search(r"[}\d] ?%(?![\w(])" if language != "en" else r"[}\d][ \u00a0]%", text):
        yield "the space before a percent sign"
    if re.search(UNITS, text):
        yield "a line may break between a number and its unit"
    if language == "fr" and re.search(r"[ \w»}][:;!?»](?![\w/])|[ \w»}]« |«\w", text):
        yield "the space at a French sign"
    if language == "ru" and re.search(r"\S —", text):
        yield "a line may begin with a dash"
    if language != "de" and re.search(r"[\w}] …", text):
        yield "a space before the dots"
    if key.startswith("option-") and re.search(LABELS[language], text.strip()):
        yield "no sentence with its number"
    if re.search(SEAT_NOUGHT, text.replace("\u00a0", " "), re.I):
        yield "seats are counted from one"
    if key.startswith("result-") and re.search(
        r"^(a )?(draw|unentschieden|partie nulle|patta|ничья)\b.* ", text.strip(), re.I
    ):
        yield "the end has said already that it is a draw"
    if key == "yes-letters" and not any(len(word) > 1 for word in text.split()):
        yield "a whole yes is no"


def rendered(found: FluentBundle, entries: Mapping[str, ftl.Pattern], key: str) -> Iterator[str]:
    """What is wrong with a message once numbers are filled in, whatever words it chooses by."""
    choices = Choices(entries)
    choices.visit(entries[key])
    usual = {name: 3 if name in choices.counted else "Anna" for name in choices.names}
    for chosen in itertools.product(*choices.words.values()):
        data = {**usual, **dict(zip(choices.words, chosen, strict=True))}

        def say(name: str, value: int | str, data: Mapping[str, int | str] = data) -> str:
            return found.format_pattern(found.get_message(key).value, {**data, name: value})[0]

        for name in choices.counted | COUNTED & choices.names:
            texts = {number: say(name, number) for number in NUMBERS}
            if name in choices.counted and any(str(each) in text for each, text in texts.items()):
                alike = [each for each in NUMBERS if list(texts.values()).count(texts[each]) > 1]
                if alike:
                    yield f"the same is said of {alike}"
            never = any(key == known or key.startswith(f"{known}-") for known in NEVER_ONE)
            if name in COUNTED - choices.counted and not never and ONE_WORD.search(texts[1]):
                yield f"one {name} would stand beside a plural"
    if "rank" in choices.names and key not in NO_RANK:
        for rank in RANKS:
            text = found.format_pattern(found.get_message(key).value, {**usual, "rank": rank})[0]
            if re.search(rf"(?<!\w){rank}(?!\w)", text):
                yield f"{rank} is no word"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_fault_that_a_native_reader_stumbles_over(language: str) -> None:
    for file in FILES:
        source = (SOURCE / "locale" / language / f"{file}.ftl").read_text("utf-8")
        found = list(faults(language, source, file))
        assert not found, f"{language}/{file}.ftl: {found}"


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("en", "a = Anna's turn"),
        ("fr", "a = Effacer ?\x01"),
        ("en", "a = { $share } %"),
        ("de", "a = { $share } %"),
        ("de", "a = { NUMBER($ms) } ms"),
        ("it", "a = fino a 10 min"),
        ("ru", "a = по { NUMBER($value) } с"),
        ("de", "a = Tempo: × { $pace }"),
        ("fr", "a = Vraiment ?"),
        ("fr", "a = « Pioche »"),
        ("ru", "a = ход — чёрных"),
        ("en", "a = One moment …"),
        ("it", "a = { $count } pedine su 9"),
        ("en", "points = { $points } points\na = { points } for Anna"),
        ("fr", "a = { $count ->\n    [one] Un jeu.\n   *[other] { $count } jeux.\n }"),
        ("ru", "a = { $count ->\n    [one] Одна карта\n   *[other] { $count } карт\n }"),
        ("de", "a = { $seat } hat { $rank }"),
        ("fr", "ranks = { $rank }\na = Tu as { ranks } ?"),
        ("en", "yes-letters = y"),
        ("en", "result-agreed-draw = Draw by agreement."),
        ("de", "result-third-time = Unentschieden: zum dritten Mal dieselbe Stellung."),
        ("en", "option-max_turns = Turns, then the match ends"),
        ("de", "option-max_turns = Höchstens so viele Züge"),
        ("fr", "option-max_turns = La partie finit après autant de donnes"),
        ("it", "option-max_turns = Scambi, poi la mano finisce"),
        ("ru", "option-max_rounds = Сколько кругов, не больше"),
        ("en", "a = There is no such seat. Seats go from 0 to { $most }."),
        ("de", "a = Platz 0 beginnt"),
    ],
)
def test_each_fault_is_found_when_it_is_planted(language: str, planted: str) -> None:
    assert list(faults(language, f"{planted}\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_zero_is_not_one_and_twenty_one_is_not_one_in_what_is_well_said(language: str) -> None:
    well = "a = { $count ->\n    [1] x\n    [one] { $count } x\n   *[other] { $count } y\n }\n"
    assert not list(faults(language, well))


class Texts(Visitor):
    """What a message says of its own, whatever it is filled in with."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.said.append(node.value)


def own_texts(source: str) -> Iterator[tuple[str, str]]:
    """Each message with its own words, without the other names of games: people look in any language."""
    for entry in parse(source).body:
        if isinstance(entry, ftl.Message) and entry.id.name != "also":
            texts = Texts()
            texts.visit(entry)
            yield entry.id.name, " ".join(texts.said)


def english_words(text: str, language: str) -> list[str]:
    return sorted(ENGLISH & {*re.findall(r"[^\W\d_]+", text.lower())} - SHARED[language])


def left_in_english(language: str, source: str, english: str) -> Iterator[str]:
    """English words, and sentences that nobody has translated."""
    model = dict(own_texts(english))
    for key, text in own_texts(source):
        yield from (f"{key}: {word}" for word in english_words(text, language))
        if text == model.get(key) and len(re.findall(r"[^\W\d_]{2,}", text)) > 2:
            yield f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    for file in FILES:
        english, source = (
            (SOURCE / "locale" / each / f"{file}.ftl").read_text("utf-8") for each in ("en", language)
        )
        assert not list(left_in_english(language, source, english)), f"{language}/{file}.ftl"


@pytest.mark.parametrize(
    "planted", ["a = Jetzt your turn", "a = Lots are drawn", "a = { $x ->\n   *[b] the end\n }"]
)
def test_english_is_found_when_it_is_planted(planted: str) -> None:
    assert list(left_in_english("de", f"{planted}\n", "a = Lots are drawn\n"))


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
