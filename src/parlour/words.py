"""Key and data → sentence, in five languages.

Each game has a Fluent file of its own beside the common one, and its family may have some; what a file
does not say, English says. Seats become names, cards get their suit signs, lists are joined."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from parlour.core import Move, Reason, Result, format_value
from parlour.games import GAMES
from parlour.view import AnyWidget, Choice, Line, Note, View

LANGUAGES = ("en", "de", "fr", "it", "ru")  # what none of them says, the first one says
COMMON = "parlour"
FAMILIES = {game.key: game.words for game in GAMES}
KINDS = {game.key: game.spoken for game in GAMES}
MADE_READY = {"seat", "other", "seats", "card", "cards", "rank", "ranks", "signs"}
SUIT_SIGNS = str.maketrans("CDHS", "♣♦♥♠")


def lookup(tag: str) -> str | None:
    """The language of ours that a tag such as `de-CH` asks for: as it is, or with less and less detail."""
    tag = tag.strip().lower().replace("_", "-")
    while tag and tag not in LANGUAGES:
        tag = tag.rpartition("-")[0]
    return tag or None


def nearest(tag: str) -> str:
    """The language in which we answer somebody who asks for this one."""
    return lookup(tag) or LANGUAGES[0]


class Words(NamedTuple):
    """The voice of one game in one language for the people at one table."""

    language: str
    game: str = COMMON
    names: tuple[str, ...] = ()

    def say(self, key: str, /, **data: Any) -> str:
        """The sentence of this key."""
        ready = {name: self._ready(name, value) for name, value in data.items()}
        if isinstance(data.get("cards"), list):
            ready["count"] = len(data["cards"])
        said = _plain(_parts(self.language, self.game, key), ready)
        return _sentence(self.language, self.game, key, tuple(ready.items())) if said is None else said

    def _ready(self, name: str, value: Any) -> Any:
        """Data as a sentence wants it: by its name, or by what the game says that it is."""
        kind = KINDS.get(self.game, {}).get(name, name)
        if kind not in MADE_READY and type(value) in (str, int):
            return value
        match kind, value:
            case _, bool():
                return format_value(value)
            case "seat" | "other", int():
                return self.name(value)
            case "seats", list() | tuple():
                return self.join([self.name(seat) for seat in value])
            case "card", _:
                return card_sign(value)
            case "cards", _:
                return " ".join(map(card_sign, value))
            case "rank", str() if value.isdecimal():
                return int(value)  # Fluent tells the number 5 from the text "5"
            case "ranks", _:
                return ", ".join(map(rank_sign, value))
            case "signs", _:
                return " + ".join(self.say("sign", sign=sign) for sign in value.split("+"))
            case _, list() | tuple():
                return ", ".join(map(str, value)) or "–"
        return value

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if seat in range(len(self.names)) else self.say("a-seat", number=seat)

    def join(self, parts: Sequence[str]) -> str:
        """A, B and C."""
        *first, last = parts or ["–"]
        return self.say("and", first=", ".join(first), last=last) if first else last

    def label(self, kind: str, name: str) -> str:
        """The label of a zone, column, option, choice, preset."""
        return self.say(f"{kind}-{name}".replace("/", "-"))

    def line(self, line: Line) -> str:
        return _line_once(self, _pack(line))

    def reason(self, reason: Reason) -> str:
        return self.say(reason.key, **reason.data)

    def move(self, move: Move) -> str:
        """A move for a list of things to do."""
        return self.say(f"do-{move.verb()}", **move.data())

    def note(self, note: Note) -> str:
        seat = {} if note.seat is None else {"seat": note.seat}
        return self.say(note.zone, **seat, **note.data)

    def touch(self, token: str) -> str:
        """A thing to touch."""
        kind, colon, name = token.partition(":")
        if not colon:
            return self.say(f"do-{kind}")
        return self.say(f"touch-{kind}", **{kind: int(name) if kind == "seat" else name})

    def result(self, result: Result) -> list[str]:
        """How it ended: the reason, then every seat by rank; a player alone has none."""
        if len(result.ranks) == 1:
            score = self.say("labelled", label=self.name(0), value=str(result.scores[0]))
            return [self.say(f"result-{result.reason}"), score]
        order = sorted(range(len(result.ranks)), key=result.ranks.__getitem__)
        ranks = [
            self.say("ranked", rank=result.ranks[seat], seat=seat, score=result.scores[seat])
            for seat in order
        ]
        return [self.say(f"result-{result.reason}"), *ranks]


LABELS = ("zone-", "column-", "do-", "option-", "choice-", "preset-")


@functools.cache
def labels(language: str, game: str) -> dict[str, str]:
    """The labels of a game that need no data, by key."""
    keys = [
        entry.id.name for file in _resources(language, game) for entry in file.body if hasattr(entry, "id")
    ]
    bundle, found = _bundle(language, game), {}
    for key in keys:
        if key.startswith(LABELS) and (pattern := bundle.get_message(key).value):
            label, faults = bundle.format_pattern(pattern, {})
            if not faults:
                found[key] = str(label)
    return found


def spoken(view: View, words: Words) -> View:
    """The view with its notes and options in words, for clients that have none of their own."""
    return msgspec.structs.replace(view, widgets=tuple(spoken_widget(each, words) for each in view.widgets))


def spoken_widget(widget: AnyWidget, words: Words) -> AnyWidget:
    return _spoken_once(words, _pack(widget)) if type(widget) in (Note, Choice) else widget


@functools.lru_cache(maxsize=4_000)
def _spoken_once(words: Words, packed: bytes) -> AnyWidget:
    """The same notes are seen by many eyes, so each is said once."""
    widget: Note | Choice = _unpack(packed)
    if isinstance(widget, Note):
        return msgspec.structs.replace(widget, text=words.note(widget))
    options = tuple(
        msgspec.structs.replace(option, text=words.say(option.key, **option.data))
        for option in widget.options
    )
    return msgspec.structs.replace(widget, options=options)


@functools.lru_cache(maxsize=4_000)
def _line_once(words: Words, packed: bytes) -> str:
    line = msgspec.msgpack.decode(packed, type=Line)
    return words.say(line.key, **line.data)


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Note | Choice).decode


def rules_page(language: str, game: str) -> tuple[str, str]:
    """The rules of a game, and the language they are in: English where there is no other page."""
    for each in (language, "en"):
        page = files("parlour") / "rulebook" / each / f"{game}.md"
        if page.is_file():
            return page.read_text("utf-8"), each
    raise FileNotFoundError(game)


def card_sign(name: str) -> str:
    """`QH` as people see it: Q♥."""
    return rank_sign(name[:1]) + name[1:].translate(SUIT_SIGNS)


def rank_sign(rank: str) -> str:
    """A rank as it stands on the cards: only programs write a ten with one letter."""
    return "10" if rank == "T" else rank


@functools.cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language, game):
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


@functools.cache
def _resources(language: str, game: str) -> list[Any]:
    """The common file, those of the family, then the game's own."""
    found = (_resource(language, name) for name in dict.fromkeys([COMMON, *FAMILIES.get(game, ()), game]))
    return [resource for resource in found if resource]


@functools.cache
def _resource(language: str, name: str) -> Any:
    """One file, read once for all games that use it."""
    source = files("parlour") / "locale" / language / f"{name}.ftl"
    return FluentResource(source.read_text("utf-8")) if source.is_file() else None


VARIABLE = "\0"  # begins a part that is the name of a variable


@functools.cache
def _parts(language: str, game: str, key: str) -> tuple[str, ...] | None:
    """The pieces of a message that is nothing but text and variables."""
    entries = [entry for file in _resources(language, game) for entry in file.body]
    message = next(
        (entry for entry in reversed(entries) if isinstance(entry, ftl.Message) and entry.id.name == key),
        None,
    )
    parts = []
    for element in message.value.elements if message and message.value else [None]:
        if isinstance(element, ftl.TextElement):
            parts.append(element.value)
        elif isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.VariableReference):
            parts.append(VARIABLE + element.expression.id.name)
        else:
            return None
    return tuple(parts)


def _as_is(value: Any) -> str | None:
    """What needs no formatting in any language: texts and small numbers."""
    if isinstance(value, str):
        return value
    return str(value) if isinstance(value, int) and abs(value) < 1000 else None


def _plain(parts: tuple[str, ...] | None, data: dict[str, Any]) -> str | None:
    """The sentence of these parts, if it needs no Fluent."""
    if parts is None:
        return None
    said = [_as_is(data.get(part[1:])) if part[0] == VARIABLE else part for part in parts]
    return None if None in said else "".join(said)  # type: ignore[arg-type]


@functools.lru_cache(maxsize=10_000)
def _sentence(language: str, game: str, key: str, data: tuple[tuple[str, Any], ...]) -> str:
    """Fluent needs some 60 µs, so every such sentence is made once."""
    about = dict(data).get("game")  # house rules are refused by the host, in the game's own words
    voices = [game, about] if about in FAMILIES else [game]
    for bundle in (_bundle(each, voice) for each in (language, "en") for voice in voices):
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern:
            return str(bundle.format_pattern(pattern, dict(data))[0])
    return key
