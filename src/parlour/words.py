"""Key and data → sentence, in five languages.

Each game has a Fluent file of its own beside the common one, and its family may have some; what a file
does not say, English says. Seats become names, cards get their suit signs, lists are joined."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from babel.numbers import format_decimal
from msgspec.structs import replace

from parlour.core import Move, Reason, Result, format_value, number_of
from parlour.games import GAMES
from parlour.sentences import COMMON, PLAIN_NUMBERS, Negative, filled_in, messages, signed, slowly, templates
from parlour.view import AnyWidget, Choice, Line, Note, Path, View, next_steps

LANGUAGES = ("en", "de", "fr", "it", "ru")  # what none of them says, the first one says
KINDS = {game.key: game.spoken for game in GAMES}
PARTNERS = {game.key for game in GAMES if game.partners}
LARGE = 10_000  # numbers from here on are written in groups of digits
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
        if "cards" in data and isinstance(data["cards"], list):
            data["count"] = len(data["cards"])
        ready, plain = _ready(self.game), True
        for name, value in data.items():
            if (make := ready.get(name)) is not None:
                value = data[name] = make(self, value)
            kind = type(value)
            if kind is str:
                continue
            if kind is not int and make is None:
                value = data[name] = _as_text(value)
                kind = type(value)
            if kind is not str and (kind is not int or value not in PLAIN_NUMBERS):
                plain = False
            if kind is int and value < 0:
                data[name] = Negative(value)
        if plain and (template := templates(self.language, self.game)[key]) is not None:
            try:
                return filled_in(template, data)
            except KeyError:
                plain = False  # Fluent says what is missing
        return slowly(self.language, self.game, key, tuple(data.items()))

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("a-seat", number=number_of(seat))

    def join(self, parts: Sequence[str], by: str = "and") -> str:
        """A, B and C; or by another word."""
        *first, last = parts or ["–"]
        return self.say(by, first=", ".join(first), last=last) if first else last

    def beside(self, parts: Iterable[str]) -> str:
        """A; B; C."""
        *first, last = [*parts] or [""]
        return self.say("beside", first=self.beside(first), last=last) if first else last

    def labelled(self, label: str, value: str) -> str:
        """Label: value."""
        return self.say("labelled", label=label, value=value)

    def label(self, kind: str, name: str) -> str:
        """The label of a zone, column, option, choice, preset."""
        return self.say(f"{kind}-{name}".replace("/", "-"))

    def choice(self, value: bool | int | str, names_seat: bool = False) -> str:
        """A value of a house rule; people count seats from one."""
        text = format_value(value)
        if names_seat and text.isdecimal():
            return self.say("a-seat", number=number_of(int(text)))
        if not text.isdecimal():
            return self.label("choice", text)
        return format_decimal(value, locale=self.language) if int(text) >= LARGE else text

    def line(self, line: Line) -> str:
        return self.say(line.key, **line.data)

    def reason(self, reason: Reason) -> str:
        return self.say(reason.key, **reason.data)

    def move(self, move: Move) -> str:
        """A move for a list of things to do."""
        return self.say(f"do-{move.verb()}", **move.data())

    def note(self, note: Note, to: int | None = None) -> str:
        """A sentence on the table, to the one who sits at `to`."""
        if note.seat is None:
            return self.say(note.zone, **note.data)
        key = f"{note.zone}-you" if note.seat == to and self.addresses(note) else note.zone
        return self.say(key, seat=note.seat, **note.data)

    def addresses(self, note: Note) -> bool:
        """Whether the one whom a note is about is told so in other words than the others."""
        return note.seat is not None and f"{note.zone}-you" in messages(self.language, self.game)

    def step(self, paths: Iterable[Path], touches: tuple[str, ...]) -> str:
        """What to do next for whoever has touched this much of a move."""
        return self.say("-".join(["next", *next_steps(paths, touches)]))

    def touch(self, token: str) -> str:
        """A thing to touch."""
        kind, colon, name = token.partition(":")
        if not colon:
            return self.say(f"do-{kind}")
        return self.say(f"touch-{kind}", **{kind: int(name) if kind == "seat" else name})

    def verdict(self, ranks: Sequence[int], yours: Iterable[int]) -> str:
        """How it ended for whoever has these seats, the first thing that they want to know; who of several
        has won is seen by the places. A draw is one for everybody."""
        say = Words(self.language, "web").say
        own = {ranks[seat] for seat in yours}
        if len(ranks) > 1 and set(ranks) == {1}:
            return say("result-draw")
        if len(ranks) < 2 or len(own) != 1:
            return ""
        (rank,) = own
        partners = self.game in PARTNERS
        if rank == 1:
            return say("result-you-share" if ranks.count(1) > 1 and not partners else "result-you-won")
        lost = len(ranks) == (4 if partners else 2)  # of two sides
        return say("result-you-lost") if lost else say("result-you-came", rank=rank, count=len(ranks))

    def result(self, result: Result, yours: Iterable[int] = ()) -> list[str]:
        """How it ended: for whoever has these seats, and the reason; then every seat by rank. A player alone
        has none."""
        reason = " ".join(
            filter(None, [self.verdict(result.ranks, yours), self.say(f"result-{result.reason}")])
        )
        if len(result.ranks) == 1:
            return [reason, self.labelled(self.name(0), signed(result.scores[0]))]
        order = sorted(range(len(result.ranks)), key=result.ranks.__getitem__)
        ranks = [
            self.say("ranked", rank=result.ranks[seat], seat=seat, score=result.scores[seat])
            for seat in order
        ]
        return [reason, *ranks]


LABELS = ("zone-", "column-", "do-", "option-", "choice-", "preset-", "next-")


@functools.cache
def labels(language: str, game: str) -> dict[str, str]:
    """The labels of a game that need no data, by key."""
    found = {}
    for key in messages(language, game):
        if key.startswith(LABELS) and (template := templates(language, game)[key]) is not None:
            with suppress(KeyError):
                found[key] = filled_in(template, {})
    return found


def spoken(view: View, words: Words) -> View:
    """The view with its notes and options in words, for clients that have none of their own."""
    return replace(view, widgets=tuple(spoken_widget(each, words) for each in view.widgets))


HAVE_WORDS = (Note, Choice)  # widgets that say something


def spoken_widget(widget: AnyWidget, words: Words) -> AnyWidget:
    if type(widget) is Note:
        you = words.note(widget, widget.seat) if words.addresses(widget) else ""
        return replace(widget, text=words.note(widget), you=you)
    if type(widget) is Choice:
        options = [replace(each, text=words.say(each.key, **each.data)) for each in widget.options]
        return replace(widget, options=tuple(options))
    return widget


def card_sign(name: str) -> str:
    """`QH` as people see it: Q♥."""
    return rank_sign(name[:1]) + name[1:].translate(SUIT_SIGNS)


def rank_sign(rank: str) -> str:
    """A rank as it stands on the cards: only programs write a ten with one letter."""
    return "10" if rank == "T" else rank


# Data as a sentence wants it: by its name, or by what the game says that it is.


def _as_text(value: Any) -> Any:
    if isinstance(value, bool):
        return format_value(value)
    return (", ".join(map(str, value)) or "–") if isinstance(value, list | tuple) else value


def _seat(words: Words, seat: Any) -> Any:
    if type(seat) is not int:
        return _as_text(seat)
    return words.names[seat] if 0 <= seat < len(words.names) else words.name(seat)


def _seats(words: Words, seats: Any) -> Any:
    return words.join([words.name(seat) for seat in seats]) if isinstance(seats, list | tuple) else seats


def _rank(_words: Words, rank: Any) -> Any:
    return int(rank) if isinstance(rank, str) and rank.isdecimal() else rank  # 5 is chosen by as a number


@functools.lru_cache(10_000)
def _ranks(language: str, game: str, ranks: tuple[str, ...], key: str, by: str) -> str:
    return Words(language, game).join([_rank_word(language, game, key, rank) for rank in ranks], by)


@functools.lru_cache(10_000)
def _rank_word(language: str, game: str, key: str, rank: str) -> str:
    return Words(language, game).say(key, rank=rank)


READY: Mapping[str, Callable[[Words, Any], Any]] = {
    "seat": _seat,
    "other": _seat,
    "seats": _seats,
    "card": lambda _, card: card_sign(card),
    "cards": lambda _, cards: " ".join(map(card_sign, cards)),
    "rank": _rank,
    "all-of": lambda words, values: words.join([str(value) for value in values]),
    "any-of": lambda words, values: words.join([str(value) for value in values], "or"),
    "ranks": lambda words, ranks: _ranks(*words[:2], tuple(ranks), "ranks-some", "and"),
    "no-ranks": lambda words, ranks: _ranks(*words[:2], tuple(ranks), "ranks-none", "nor"),
    "signs": lambda words, signs: " + ".join(words.say("sign", sign=sign) for sign in signs.split("+")),
}


@functools.cache
def _ready(game: str) -> Mapping[str, Callable[[Words, Any], Any]]:
    """How data of these names is made ready; all other data is as it is."""
    own = {name: READY[kind] for name, kind in KINDS.get(game, {}).items() if kind in READY}
    return {name: make for name, make in READY.items() if name not in KINDS.get(game, {})} | own
