"""What holds for every rules page (docs/rulebook.md): each law yields what is wrong with one."""

from __future__ import annotations

import ast
import functools
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour import Match, view
from parlour.core import CLOCK, Game, Refused, Rules, format_value
from parlour.rulebook.pages import OPTION, Maker
from parlour.rulebook.source import AFTER, BEFORE, FIXED, BadPage, Chapter, Source, Written
from parlour.words import Words
from tests.laws.test_language import TERMS, english_words, not_to_be_used

ROOT = Path(__file__).parents[2]
MOST_STEPS = 5
LONGEST_LINE = 112
LONGEST_SENTENCE, MEAN_SENTENCE = 20, 12  # words
LEAST, MOST = 0.7, 1.5  # letters, for one of English
# Words of engines, and of those who compare rule books; the last ones only before `decided`.
ENGINE = {
    "en": r"seats? \d|\w+_\w+|legal|illegal|actions?|the mover|options?|by default|engine|notation|zone",
    "de": r"Sitz \d|Platz 0|\w+_\w+|legal|illegal|Aktion|Option|Engine",
    "fr": r"place 0|\w+_\w+|légal|illégal|option|moteur",
    "it": r"posto 0|\w+_\w+|legale|illegale|opzion|motore",
    "ru": r"место 0|\w+_\w+|легальн|опци|движок",
}
BOOKISH = {
    "en": r"the printed rules|the rules (?:do not|leave)|here|leaves? \w+ open",
    "de": r"gedruckte Regel|lassen? offen",
    "fr": r"règles imprimées",
    "it": r"regole stampate",
    "ru": r"печатн\w+ правил",
}
THINGS = ("mill", "sheep", "gem", "suit", "diagonal")  # whose English names mean nothing else


def prose(chapter: Chapter) -> Iterator[Written]:
    return (block for block in chapter.blocks if block.kind != "picture")


def texts(page: Source) -> str:
    return "\n".join(block.text for chapter in page.chapters for block in prose(chapter))


def every_table(game: Game) -> Iterator[Rules]:
    """Tables with each value of each house rule, the others as printed; and with each preset."""
    yield game.Rules.choose({})
    for name, choices in game.Rules.choices().items():
        values = [choices[0], choices[-1]] if isinstance(choices, range) else choices
        yield from (game.Rules.choose({name: value}) for value in values)
    yield from (game.Rules.choose({"preset": name}) for name in game.Rules.presets)


def sections_in_order(page: Source, game: Game, language: str) -> Iterator[str]:
    keys = [chapter.id for chapter in page.chapters]
    own = [chapter for chapter in page.chapters if chapter.id not in FIXED]
    if keys != [*BEFORE, *(chapter.id for chapter in own), *AFTER] or len({*keys}) < len(keys):
        yield f"sections {keys}"
    yield from (f"{chapter.id} has no title" for chapter in own if not chapter.title)
    yield from (
        f"{chapter.id} has a title" for chapter in page.chapters if chapter.title and chapter not in own
    )


def title_of_the_game(page: Source, game: Game, language: str) -> Iterator[str]:
    title = Words(language, game.key).say("title")
    if page.title != title:
        yield f"{page.title} is called {title}"


def ids_on_rules(page: Source, game: Game, language: str) -> Iterator[str]:
    """Every rule has an id, and no id means two things at one table."""
    for chapter in page.chapters:
        if chapter.id in ("turn", "end") or chapter.id not in FIXED:
            yield from (
                f"no id: {block.text}"
                for block in chapter.blocks
                if block.kind in ("bullet", "step") and not block.ids
            )
    for rules in every_table(game):
        seen: set[str] = set()
        for block in (each for chapter in page.chapters for each in chapter.blocks if each.holds(rules)):
            yield from (f"{name} twice with {rules}" for name in seen.intersection(block.ids))
            seen.update(block.ids)


def names_of_house_rules(page: Source, game: Game, language: str) -> Iterator[str]:
    """Conditions and values name what there is."""
    choices = game.Rules.choices()
    for block in (each for chapter in page.chapters for each in chapter.blocks):
        for condition in block.conditions:
            presets = [values.get(condition.option) for values in game.Rules.presets.values()]
            values = {format_value(each) for each in [*choices.get(condition.option, ()), *presets]}
            if condition.option not in choices or not {*condition.values} <= values:
                yield f"no such house rule: {condition}"
        if block.kind != "picture":
            yield from (
                f"no such house rule: {name}" for name in OPTION.findall(block.text) if name not in choices
            )


def whole_at_every_table(page: Source, game: Game, language: str) -> Iterator[str]:
    """Whatever a table chooses, every section says something, and all pictures can be drawn."""
    for rules in every_table(game):
        try:
            made = Maker(game, language, rules).page(page)
        except (Refused, BadPage, ValueError, AttributeError) as error:
            yield f"{rules}: {error!r}"
            continue
        there = {section.id for section in made.sections}
        yield from (f"{rules}: nothing in {name}" for name in FIXED if name not in there)
        if not 3 <= len(made.tour) <= MOST_STEPS:
            yield f"{rules}: {len(made.tour)} steps on the tour"


def forms(page: Source, game: Game, language: str) -> Iterator[str]:
    """The aim is said at once, the example has a picture, the turn and the end are lists."""
    blocks = {chapter.id: chapter.blocks for chapter in page.chapters}
    if not blocks["aim"] or blocks["aim"][0].kind != "paragraph":
        yield "the aim is no sentence"
    if not any(block.kind == "picture" for block in blocks["example"]):
        yield "the example has no picture"
    for name in ("turn", "end"):
        if not any(block.kind in ("bullet", "step") for block in blocks[name]):
            yield f"no list in {name}"


def sentences(text: str) -> list[str]:
    """A colon before an example, a full stop, a question."""
    plain = re.sub(r"[*]", "", OPTION.sub("5", text))
    return [each for each in re.split(r"(?<=[.!?:…])[”“»)]*\s+", plain) if re.search(r"\w", each)]


def short_sentences(page: Source, game: Game, language: str) -> Iterator[str]:
    lengths = []
    for block in (each for chapter in page.chapters for each in prose(chapter)):
        for sentence in sentences(block.text):
            words = [word for word in sentence.split() if re.search(r"\w", word)]
            lengths.append(len(words))
            if len(words) > LONGEST_SENTENCE:
                yield f"{len(words)} words: {sentence}"
    mean = sum(lengths) / len(lengths)
    if mean > MEAN_SENTENCE:
        yield f"{mean:.1f} words a sentence"


def plain_words(page: Source, game: Game, language: str) -> Iterator[str]:
    """No engine talk, and nothing about rule books in the middle of the rules."""
    for chapter in page.chapters:
        for block in prose(chapter):
            if found := re.search(rf"\b(?:{ENGINE[language]})\b", OPTION.sub("5", block.text), re.I):
                yield f"“{found[0]}”: {block.text}"
            bookish = re.search(rf"\b(?:{BOOKISH[language]})\b", block.text, re.I)
            if bookish and chapter.id != "decided":
                yield f"“{bookish[0]}”: {block.text}"
            if found := re.search(r"""['"`_<>\[\]]|\*\*\*|  """, OPTION.sub("5", block.text)):
                yield f"“{found[0]}”: {block.text}"
            if not re.search(r"[.!?:…)”“»]\**$", block.text):
                yield f"no full stop: {block.text}"


def words_of_the_glossary(page: Source, game: Game, language: str) -> Iterator[str]:
    yield from (f"not to be used: {word}" for word in not_to_be_used(language, texts(page)))


# Laws between a page and the English one.


def same_blocks(page: Source, english: Source, language: str) -> Iterator[str]:
    """The same sections, and in each the same blocks: ids, conditions, digits, pictures, bold words."""
    if [chapter.id for chapter in page.chapters] != [chapter.id for chapter in english.chapters]:
        yield "other sections"
        return
    for mine, theirs in zip(page.chapters, english.chapters, strict=True):
        if len(mine.blocks) != len(theirs.blocks):
            yield f"{mine.id}: {len(mine.blocks)} blocks for {len(theirs.blocks)}"
            continue
        for block, model in zip(mine.blocks, theirs.blocks, strict=True):
            if shape(block) != shape(model):
                yield f"{mine.id}: {block.text} is not like {model.text}"


def shape(block: Written) -> Any:
    """What is the same in all languages."""
    same = (block.kind, block.ids, block.on_tour, block.conditions, block.look, block.piece)
    if block.kind == "picture":
        return same, block.text
    stars = (block.text.count("**"), block.text.replace("**", "").count("*"))
    return same, sorted(re.findall(r"\d+", block.text)), sorted(OPTION.findall(block.text)), stars


def fresh(page: Source, english: Source, language: str) -> Iterator[str]:
    stamps = {chapter.id: chapter.fingerprint for chapter in english.chapters}
    yield from (f"stale: {each.id}" for each in page.chapters if each.stamp != stamps.get(each.id))


def as_long(page: Source, english: Source, language: str) -> Iterator[str]:
    share = len(texts(page)) / len(texts(english))
    if not LEAST <= share <= MOST:
        yield f"{share:.2f} times as long"


def no_english(page: Source, english: Source, language: str) -> Iterator[str]:
    yield from (f"English: {word}" for word in english_words(OPTION.sub("", texts(page)), language))
    same = {block.text for chapter in english.chapters for block in prose(chapter)}
    yield from (
        f"not translated: {each.text}"
        for chapter in page.chapters
        for each in prose(chapter)
        if each.text in same
    )


def things_by_their_names(page: Source, english: Source, language: str) -> Iterator[str]:
    """What the English page calls by a word of the glossary has its word here too."""
    for thing, *words, _warnings in TERMS:
        told, own = words[0], words[("en", "de", "fr", "it", "ru").index(language)]
        name = thing.partition(" ")[0]
        if (
            name in THINGS
            and re.search(rf"\b{told}", texts(english), re.I)
            and own.lower() not in texts(page).lower()
        ):
            yield f"{told} is called {own}"


# The tests that hold the rules.


@functools.cache
def named_by_tests(folder: Path = ROOT / "tests" / "games") -> dict[str, set[str]]:
    """The bullets that tests name, by game or shared piece."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                names = [each.value for each in node.args if isinstance(each, ast.Constant)]
                if names and ast.unparse(node.func.value).endswith("mark"):
                    found[str(names[0])].update(map(str, names[1:]))
    return found


def tested(page: Source, game: Game, named: dict[str, set[str]]) -> Iterator[str]:
    """The bullets of turn and end that no test names."""
    for chapter in page.chapters:
        for block in chapter.blocks if chapter.id in ("turn", "end") else ():
            known = named.get(game.key, set()) | named.get(block.piece, set())
            if block.ids and not known.intersection(block.ids):
                yield f"{block.piece or game.key} {block.ids}"


def known(pages: dict[str, Source], named: dict[str, set[str]]) -> Iterator[str]:
    """Names in tests that no page has."""
    there: dict[str, set[str]] = defaultdict(set)
    for key, page in pages.items():
        for block in (each for chapter in page.chapters for each in chapter.blocks):
            there[key].update(block.ids)
            there[block.piece].update(block.ids)
    for key, names in named.items():
        yield from (f"{key} {name}" for name in sorted(names - there[key]))


# What every game says to touches that mean nothing in it, or are typed otherwise.
GENERAL = {"these-may-move", "written-so"}


def refusals(game: Game, moves: int = 60) -> set[str]:
    """What random touches are refused with in a random match."""
    rng, found, tokens = random.Random(game.key), set[str](), set[str]()
    match = Match.start(game.key, seats=rng.choice(game.seats), seed=1)
    for _ in range(moves):
        seat = rng.choice(match.to_act() or [CLOCK])
        if seat != CLOCK:
            tokens |= set(view.tokens(match.view(seat)))
            begun = [path.touches[0] for path in match.paths(seat)]
            for _ in range(8):
                touches = rng.choice([*begun, *sorted(tokens)]), rng.choice(sorted(tokens))
                found.add(match.why(seat, touches[-rng.choice((1, 2)) :]).key)
        match.play(seat, rng.choice(match.moves(seat)))
        if match.result:
            break
    return found - GENERAL


def leads_on(page: Source, refused: set[str]) -> Iterator[str]:
    """The refusals from which no link leads to a rule."""
    ids = {name for chapter in page.chapters for block in chapter.blocks for name in block.ids}
    yield from sorted(refused - ids)


OF_A_PAGE = (
    *(sections_in_order, title_of_the_game, ids_on_rules, names_of_house_rules, whole_at_every_table, forms),
    *(short_sentences, plain_words, words_of_the_glossary),
)
OF_A_TRANSLATION = (same_blocks, fresh, as_long, no_english, things_by_their_names)
