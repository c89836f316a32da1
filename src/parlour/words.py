"""Key and data → sentence, in five languages.

Each game has a Fluent file of its own beside the common one; what a file does not say, English
says. Seats become names, cards get their suit signs, lists are joined."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from parlour.core import Move, Reason, Result
from parlour.view import Line

LANGUAGES = ("en", "de", "fr", "it", "ru")
COMMON = "parlour"
SEAT_KEYS = ("seat", "other")
CARD_KEYS = ("card", "give", "take")
SUIT_SIGNS = str.maketrans("CDHS", "♣♦♥♠")


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
        return _sentence(self.language, self.game, key, json.dumps(ready, ensure_ascii=False))

    def _ready(self, name: str, value: Any) -> Any:
        """Data as a sentence wants it."""
        if name in SEAT_KEYS and isinstance(value, int):
            return self.name(value)
        if name in CARD_KEYS:
            return card_sign(value)
        if name == "cards":
            return " ".join(map(card_sign, value))
        if name == "seats" and isinstance(value, list | tuple):
            return self.join([self.name(seat) for seat in value])
        if name == "rank" and isinstance(value, str) and value.isdecimal():
            return int(value)  # Fluent tells the number 5 from the text "5"
        if name == "signal":
            return " + ".join(self.say("sign", sign=sign) for sign in value.split("+"))
        if isinstance(value, Sequence) and not isinstance(value, str):
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
        return self.say(f"{kind}-{name}")

    def line(self, line: Line) -> str:
        return self.say(line.key, **line.data)

    def reason(self, reason: Reason) -> str:
        return self.say(reason.key, **reason.data)

    def move(self, move: Move) -> str:
        """A move for a list of things to do."""
        return self.say(f"do-{move.verb()}", **move.data())

    def touch(self, token: str) -> str:
        """A thing to touch."""
        kind, colon, name = token.partition(":")
        if not colon:
            return self.say(f"do-{kind}")
        return self.say(f"touch-{kind}", **{kind: int(name) if kind in SEAT_KEYS else name})

    def result(self, result: Result) -> list[str]:
        """How it ended: the reason, then every seat by rank."""
        order = sorted(range(len(result.ranks)), key=result.ranks.__getitem__)
        ranks = [
            self.say("ranked", rank=result.ranks[seat], seat=seat, score=result.scores[seat])
            for seat in order
        ]
        return [self.say(f"result-{result.reason}"), *ranks]


def rules_page(language: str, game: str) -> tuple[str, str]:
    """The rules of a game, and the language they are in: English where there is no other page."""
    for each in (language, "en"):
        page = files("parlour") / "rulebook" / each / f"{game}.md"
        if page.is_file():
            return page.read_text("utf-8"), each
    raise FileNotFoundError(game)


def card_sign(name: str) -> str:
    """`QH` as people see it."""
    return name[0] + name[1:].translate(SUIT_SIGNS)


@functools.cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in dict.fromkeys([COMMON, game]):
        source = files("parlour") / "locale" / language / f"{file}.ftl"
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return bundle


@functools.lru_cache(maxsize=50_000)
def _sentence(language: str, game: str, key: str, data: str) -> str:
    """Formatting costs some 60 µs, so every sentence is made once."""
    for bundle in (_bundle(language, game), _bundle("en", game)):
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern:
            return str(bundle.format_pattern(pattern, json.loads(data))[0])
    return key
