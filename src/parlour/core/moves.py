"""Moves: verbs with plain fields, which can be written, read and touched."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from enum import Enum
from itertools import permutations
from typing import Any, ClassVar, NamedTuple, Self, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

from parlour.core.counting import number_of
from parlour.core.state import ALL, Paired, Seen


class Spelling(NamedTuple):
    """Annotates an int field of a move that is written by name: a card, a rank, a point."""

    names: tuple[str, ...]

    def read(self, text: str) -> int:
        return self.names.index(text)


class When(Enum):
    """When a move is taken. RACE: like ANYTIME, and the quickest gets it; the host judges who that was."""

    TURN = "turn"  # as long as the position is the one that it answers
    ANYTIME = "anytime"  # it names what it saw: as long as it is legal, whatever happened since
    RACE = "race"


TURN, ANYTIME, RACE = When


class Move(msgspec.Struct, frozen=True, gc=False):
    """A move is a verb with plain fields: `Ask(2, 11)` is written `ask 2 Q`."""

    seen_by: ClassVar[Seen | Paired] = ALL  # the others learn only that the seat acted
    counts: ClassVar[bool] = True  # towards the last stop of a match; gestures do not
    touched: ClassVar[tuple[str, ...] | None] = None  # the fields that are touched, if not all are
    tokens: ClassVar[tuple[str, ...]] = ()  # all that its paths may touch, where the fields do not tell
    any_order: ClassVar[bool] = False  # they may be touched in any order
    when: ClassVar[When] = TURN
    comes_first: ClassVar[str] = ""  # why nothing else can be done, where this is all there is to do
    clears: ClassVar[bool] = False  # away with what people want to look at: computers take their time
    grave: ClassVar[bool] = False  # a slip of the finger would be costly: clients ask first
    for_all: ClassVar[bool] = False  # made for the whole table: computers leave it to people

    @property
    def anytime(self) -> bool:
        """It is taken as long as it is legal, whatever happened since."""
        return self.when is not TURN

    @property
    def race(self) -> bool:
        """The quickest gets it."""
        return self.when is RACE

    @classmethod
    def verb(cls) -> str:
        """The word that its text begins with."""
        return cls.__name__.lower()

    def spelled(self) -> list[str]:
        """The fields as texts."""
        values = (getattr(self, name) for name in self.__struct_fields__)
        spellings = spellings_of(type(self))
        return [
            names.names[value] if names else str(value)
            for names, value in zip(spellings, values, strict=True)
        ]

    def text(self) -> str:
        """The move as it is written; `read` takes it back."""
        return " ".join([self.verb(), *self.spelled()])

    def typed(self) -> str:
        """The move as people read and type it: they count seats from one. `Game.read_typed` takes it back."""
        seat = getattr(self, "seat", None)
        return self.text() if seat is None else replace(self, seat=number_of(seat)).text()

    @classmethod
    def read(cls, text: str) -> Self:
        """The move of this text; ValueError if it is none."""
        verb, *words = text.split(" ")
        if verb != cls.verb() or len(words) != len(cls.__struct_fields__):
            raise ValueError(text)
        fields = zip(fields_of(cls), words, strict=True)
        return cls(*(read_field(kind, names, word) for (_, kind, names), word in fields))

    def data(self) -> dict[str, Any]:
        """The fields for a sentence about this move: seats as numbers, all else as texts."""
        values = zip(self.__struct_fields__, self.spelled(), strict=True)
        return {name: getattr(self, name) if name == "seat" else text for name, text in values}

    def paths(self) -> tuple[tuple[str, ...], ...]:
        """The ways to touch this move: by default one token a touched field, or the verb alone."""
        touched = self.__struct_fields__ if self.touched is None else self.touched
        fields = zip(self.__struct_fields__, self.spelled(), strict=True)
        tokens = tuple(f"{name}:{text}" for name, text in fields if name in touched) or (self.verb(),)
        return tuple(permutations(tokens)) if self.any_order else (tokens,)

    def steps(self) -> tuple[str, ...]:
        """What each touch is for, where the kind of thing that is touched does not tell: the sentence of the
        step is `next-` and this name."""
        return ()

    def meant_by(self, read: Move) -> Self | None:
        """This legal move, written as in `read`, if that is one of the ways to write it."""
        return self if read == self else None


def read_field(kind: Any, names: Spelling | None, word: str) -> Any:
    """What a field is written so; ValueError if it cannot be."""
    if not names and kind is int and not re.fullmatch(r"0|[1-9]\d{0,8}", word, re.A):
        raise ValueError(word)
    return names.read(word) if names else kind(word)


@functools.cache
def spellings_of(move: Any) -> tuple[Spelling | None, ...]:
    """For each field the names it is written with, if it has any."""
    hints = get_type_hints(move, include_extras=True)
    notes = [get_args(hints[name]) for name in move.__struct_fields__]
    return tuple(next((n for n in note if isinstance(n, Spelling)), None) for note in notes)


@functools.cache
def kinds_of(move: Any) -> tuple[Any, ...]:
    """The plain types of the fields."""
    hints = get_type_hints(move)
    return tuple(hints[name] for name in move.__struct_fields__)


def fields_of(move: Any) -> Iterable[tuple[str, Any, Spelling | None]]:
    """Each field with its plain type and the names it is written with."""
    return zip(move.__struct_fields__, kinds_of(move), spellings_of(move), strict=True)


def tokens_of(move: type[Move], seats: int) -> Iterable[str]:
    """Everything that a path of such a move can touch at a table of this size. A number that names what was
    seen, such as the version of a pile, is left out: of its token there is only the name."""
    if move.tokens:
        return move.tokens
    touched = move.__struct_fields__ if move.touched is None else move.touched
    values = {
        name: [*map(str, range(seats))] if name == "seat" else spelling.names if spelling else ()
        for name, _, spelling in fields_of(move)
        if name in touched
    }
    found = [token for name in values for token in [f"{name}:{value}" for value in values[name]] or [name]]
    return found or [move.verb()]


class Expire(Move, frozen=True):
    """What CLOCK plays when a deadline of that name has passed."""

    name: str
