"""The messages of the Fluent files, and how they are said.

Fluent takes some 60 µs for a sentence. But nearly all messages are nothing but text, variables, other
messages and choices by a variable: these are made into templates, which take one or two. Whatever is more
than that, and numbers that each language writes in its own way, are left to Fluent."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Any, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from parlour.games import GAMES

COMMON = "parlour"
FAMILIES = {game.key: game.words for game in GAMES}
PLAIN_NUMBERS = range(-999, 1000)  # which all languages write alike

Data: TypeAlias = Mapping[str, str | int]
Template: TypeAlias = "str | Choice"  # for `str.format_map`, or which one of several it is


class Negative(int):
    """A number below zero, which people write with a minus and not with a hyphen."""

    def __format__(self, spec: str) -> str:
        return f"−{-self}"


def signed(value: int) -> str:
    """A number as people write it."""
    return f"{Negative(value) if value < 0 else value}"


class Choice:
    """One of several templates, by a variable: by its text, its number or the plural of its number."""

    __slots__ = ("_by_number", "name", "plural", "templates", "usual")

    def __init__(
        self,
        name: str,
        templates: Mapping[str | float, Template],
        usual: Template,
        plural: Callable[[int], str],
    ) -> None:
        self.name, self.templates, self.usual, self.plural = name, templates, usual, plural
        self._by_number: dict[int, Template] = {}

    def of(self, value: str | int) -> Template:
        if isinstance(value, str):
            return self.templates.get(value, self.usual)
        if (found := self._by_number.get(value)) is None:
            fits = (value, self.plural(value))
            matching = (template for key, template in self.templates.items() if key in fits)
            found = self._by_number[value] = next(matching, self.usual)
        return found

    def each(self, change: Callable[[Template], Template]) -> Choice:
        """The same choice of other templates."""
        templates = {key: change(template) for key, template in self.templates.items()}
        return Choice(self.name, templates, change(self.usual), self.plural)


def _joined(one: Template, other: Template) -> Template:
    """Text before or after a choice stands in each of its templates, so that only one is ever filled in."""
    if isinstance(one, Choice):
        return one.each(lambda template: _joined(template, other))
    return other.each(lambda template: _joined(one, template)) if isinstance(other, Choice) else one + other


def filled_in(template: Template, data: Data) -> str:
    """The sentence; KeyError if it needs something that is not in the data."""
    while not isinstance(template, str):
        template = template.of(data[template.name])
    return template.format_map(data)


@functools.cache
def bundle(language: str, voice: str) -> FluentBundle:
    """All that one game, or the server, says in a language."""
    found = FluentBundle([language], use_isolating=False)
    for each in resources(language, voice):
        found.add_resource(each, allow_overrides=True)
    return found


@functools.cache
def resources(language: str, voice: str) -> list[Any]:
    """The common file, those of the family, then the game's own."""
    found = (_resource(language, name) for name in dict.fromkeys([COMMON, *FAMILIES.get(voice, ()), voice]))
    return [resource for resource in found if resource]


@functools.cache
def _resource(language: str, name: str) -> Any:
    """One file, read once for all games that use it."""
    source = files("parlour") / "locale" / language / f"{name}.ftl"
    return FluentResource(source.read_text("utf-8")) if source.is_file() else None


@functools.cache
def templates(language: str, voice: str) -> dict[str, Template | None]:
    """How messages are said without Fluent, by key; None for one that cannot be. They are made as they are
    asked for: the numbers that are filled in have to be plain ones."""
    return Templates(language, voice)


@functools.cache
def messages(language: str, voice: str) -> dict[str, Any]:
    """All messages of a voice as they are written, by key."""
    entries = [entry for file in resources(language, voice) for entry in file.body]
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ftl.Message)}


class Templates(dict[str, "Template | None"]):
    """Makes messages of one voice into templates."""

    def __init__(self, language: str, voice: str) -> None:
        self._language, self._voice = language, voice

    def __missing__(self, key: str) -> Template | None:
        found = self._message(key, ())
        if found is not None:  # there is no end of keys that nobody has words for
            self[key] = found
        return found

    def _message(self, key: str, inside: tuple[str, ...]) -> Template | None:
        """A message that is said `inside` others."""
        written = messages(self._language, self._voice).get(key)
        return self._pattern(written.elements, (*inside, key)) if written and key not in inside else None

    def _pattern(self, elements: Iterable[Any], inside: tuple[str, ...]) -> Template | None:
        found: Template = ""
        for element in elements:
            if (part := self._part(element, inside)) is None:
                return None
            found = _joined(found, part)
        return found

    def _part(self, part: Any, inside: tuple[str, ...]) -> Template | None:
        match part:
            case ftl.TextElement(value=text):
                return text.replace("{", "{{").replace("}", "}}")
            case ftl.Placeable(expression=ftl.VariableReference(id=name)):
                return f"{{{name.name}}}"
            case ftl.Placeable(expression=ftl.MessageReference(id=name, attribute=None)):
                return self._message(name.name, inside)
            case ftl.Placeable(expression=ftl.SelectExpression(selector=ftl.VariableReference()) as choice):
                return self._choice(choice, inside)
        return None

    def _choice(self, choice: Any, inside: tuple[str, ...]) -> Template | None:
        found: dict[str | float, Template] = {}
        usual: Template = ""
        for variant in choice.variants:
            if (template := self._pattern(variant.value.elements, inside)) is None:
                return None
            if variant.default:
                usual = template
            key = variant.key
            found[key.name if isinstance(key, ftl.Identifier) else float(key.value)] = template
        return Choice(choice.selector.id.name, found, usual, functools.partial(plural, self._language))


@functools.lru_cache(maxsize=10_000)
def plural(language: str, number: int) -> str:
    """The form of words that goes with a number. Babel reads 1.5 MB about a language to know, so it is not
    asked before somebody counts in it."""
    return str(Locale.parse(language).plural_form(number))


@functools.lru_cache(maxsize=10_000)
def slowly(language: str, voice: str, key: str, data: tuple[tuple[str, Any], ...]) -> str:
    """The sentence as Fluent makes it; if nobody has words for it in this language, in English."""
    about = dict(data).get("game")  # house rules are refused by the host, in the game's own words
    voices = [voice, about] if about in FAMILIES else [voice]
    for each in (bundle(tongue, one) for tongue in (language, "en") for one in voices):
        pattern = each.get_message(key).value if each.has_message(key) else None
        if pattern:
            return str(each.format_pattern(pattern, dict(data))[0])
    return key
