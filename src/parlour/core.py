"""The protocol: a game is a few plain functions over plain data.

Nothing here does I/O, knows the time or draws a number."""

from __future__ import annotations

import copy
import dataclasses
import functools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from itertools import permutations
from types import ModuleType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

CLOCK = -1  # the pseudo-seat that plays expired deadlines
SPECTATOR = 62  # a viewer without a seat: sees what lies open to all
BACK = 64  # a card number from here on is a card seen from behind
DONE = "done"  # the touch that ends a path which might have gone on


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done; `flash` names the touch tokens that could be used instead."""

    key: str
    data: dict[str, Any] = {}
    flash: tuple[str, ...] = ()


class Refused(Exception):
    """Input that was not taken. Nothing has changed."""

    def __init__(self, key: str, /, flash: tuple[str, ...] = (), **data: Any) -> None:
        self.reason = Reason(key, data, flash)
        super().__init__(f"{key} {data}" if data else key)


class IllegalMove(Refused):
    """A move that the rules do not allow now."""


class BadMove(Refused):
    """A text that is no move of this game."""


class BadSetup(Refused):
    """An unknown game, house rule or number of seats."""


class BadRecord(Refused):
    """A record that cannot be read, or that was changed."""


class Seen(Enum):
    """Who sees a thing. In a list, OWNER is the seat and PAIR the pair of that number; a state
    with pairs has a field `pairs`: the pair of each seat. TURNED is declared by `Turned`."""

    ALL = "all"
    NOBODY = "nobody"
    OWNER = "owner"
    PAIR = "pair"
    TURNED = "turned"

    def viewers(self, s: Any, index: int) -> int:
        """Who sees the thing of this index, as a bit mask."""
        if self is Seen.OWNER:
            return 1 << index
        if self is Seen.PAIR:
            return sum(1 << seat for seat, pair in enumerate(s.pairs) if pair == index)
        return -1 if self is Seen.ALL else 0

    def at_seat(self, s: Any, seat: int) -> int:
        """Who sees what this seat does or has, as a bit mask."""
        return self.viewers(s, s.pairs[seat] if self is Seen.PAIR else seat)


ALL, NOBODY, OWNER, PAIR, TURNED = Seen

SET, ROW = "set", "row"
Hand: TypeAlias = Annotated[int, SET]  # cards without order: a bit mask of card numbers
Pile: TypeAlias = Annotated[list[int], ROW]  # cards in order, the last one on top


class Turned(NamedTuple):
    """Cards in their places, of which some lie face up: all see those in the mask that is called `by`, nobody
    the others."""

    by: str


class Secret(NamedTuple):
    """A hidden value that is no card; a re-deal draws it from `among`. Others see None."""

    seen_by: Seen
    among: Sequence[Any]


class Zone(NamedTuple):
    """A field of a state that holds cards or a secret, as its annotation declares it."""

    name: str
    seen_by: Seen
    ordered: bool
    many: bool
    among: Sequence[Any] = ()
    turned: str = ""  # the field that lists what lies face up


class State(msgspec.Struct):
    """All of a table, as plain data. Every field that holds cards says who sees them:
    `hands: Annotated[list[Hand], OWNER]`. Subclasses begin with `rules` and `seats`."""

    if TYPE_CHECKING:
        rules: Any
        seats: int

    def copy(self) -> Self:
        """An independent copy; fields are plain values, lists, or lists of lists."""
        twin = copy.copy(self)
        for name, nested in lists_of(type(self)):
            value = getattr(self, name)
            setattr(twin, name, [inner[:] for inner in value] if nested else value[:])
        return twin


@functools.cache
def lists_of(state: Any) -> tuple[tuple[str, bool], ...]:
    """The fields that a copy must not share, and whether their items are lists too."""
    plain = get_type_hints(state)
    for name in state.__struct_fields__:
        if not _is_copied(plain[name], depth=2):
            raise TypeError(f"{state.__qualname__}.{name}: copies share {plain[name]}; use list[…] or tuple")
    lists = [name for name in state.__struct_fields__ if get_origin(plain[name]) is list]
    return tuple((name, get_origin(get_args(plain[name])[0]) is list) for name in lists)


def _is_copied(hint: Any, depth: int) -> bool:
    """Whether a copy of a state has its own value of this type: lists are copied, to this depth."""
    kind = get_origin(hint) or hint
    if kind is list:
        return depth > 0 and all(_is_copied(item, depth - 1) for item in get_args(hint))
    return kind not in (dict, set) and all(_is_copied(item, 0) for item in get_args(hint))


@functools.cache
def zones_of(state: Any) -> tuple[Zone, ...]:
    """The declared zones of a state class."""
    hints = get_type_hints(state, include_extras=True)
    fields = state.__struct_fields__
    zones = tuple(zone for zone in (_zone(name, hints[name]) for name in fields) if zone)
    if any(zone.seen_by is PAIR for zone in zones) and "pairs" not in fields:
        raise AttributeError(f"{state.__qualname__}.pairs")
    return zones


def _zone(name: str, hint: Any) -> Zone | None:
    base, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    for note in notes:
        if isinstance(note, Secret):
            return Zone(name, note.seen_by, False, get_origin(base) is list, note.among)
    many = SET not in notes and ROW not in notes
    kind = get_args(*get_args(base))[1:] if many and get_origin(base) is list else notes
    has_cards = SET in kind or ROW in kind
    turned = next((note.by for note in notes if isinstance(note, Turned)), "")
    seen_by = TURNED if turned else next((note for note in notes if isinstance(note, Seen)), None)
    if seen_by is None:
        if has_cards:
            raise TypeError(f"{name}: declare Annotated[…, ALL | NOBODY | OWNER | PAIR | Turned(…)]")
        return None
    if seen_by is TURNED and not turned:
        raise TypeError(f"{name}: Turned(by=…)")
    if not has_cards:
        raise TypeError(f"{name}: {seen_by.name} needs Hand, Pile, list[Hand] or list[Pile]")
    return Zone(name, seen_by, ROW in kind, many, turned=turned)


def option(default: Any, choices: Sequence[Any] = (), names_seat: bool = False) -> Any:
    """A house rule: its default, what else a table may choose, and whether a number is that of a seat."""
    choices = choices or (default, not default)
    if default not in choices:
        raise ValueError(f"{default!r} not in {choices!r}")
    return dataclasses.field(default=default, metadata={"choices": choices, "names_seat": names_seat})


@dataclass_transform(frozen_default=True, field_specifiers=(option,))
class Rules:
    """The house rules of a game; presets are named values for some of them."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    def __init_subclass__(cls) -> None:
        dataclasses.dataclass(frozen=True)(cls)

    def check(self, seats: int) -> str | None:
        """The key of the reason why this combination makes no sense at a table of this size."""
        named = (str(getattr(self, name)) for name in self.choices() if self.names_seat(name))
        there = all(int(seat) < seats for seat in named if seat.isdecimal())
        return None if there else "first-not-there"

    @classmethod
    def names_seat(cls, name: str) -> bool:
        """The numbers of this house rule are those of seats."""
        field = getattr(cls, "__dataclass_fields__", {}).get(name)
        return field is not None and field.metadata.get("names_seat", False)

    @classmethod
    def choices(cls) -> dict[str, Sequence[Any]]:
        """What each house rule may be, in order of declaration."""
        fields = getattr(cls, "__dataclass_fields__", {})
        return {name: field.metadata["choices"] for name, field in fields.items() if field.metadata}

    @classmethod
    def choose(cls, given: Mapping[str, Any]) -> Self:
        """House rules from values or their texts; `preset` applies first."""
        given = dict(given)
        preset = given.pop("preset", "book")
        if preset != "book" and preset not in cls.presets:
            raise BadSetup("no-preset", preset=str(preset), presets=["book", *cls.presets])
        chosen = dict(cls.presets.get(preset, {}))
        choices = cls.choices()
        for name, value in given.items():
            if name not in choices:
                raise BadSetup("no-option", option=name, options=list(choices) or ["preset"])
            presets = [values[name] for values in cls.presets.values() if name in values]
            by_text = {format_value(choice): choice for choice in [*choices[name], *presets]}
            if format_value(value) not in by_text:
                raise BadSetup(
                    "no-choice",
                    option=name,
                    value=format_value(value),
                    choices=format_range(map(format_value, choices[name])),
                )
            chosen[name] = by_text[format_value(value)]
        return cls(**chosen)


def format_value(value: Any) -> str:
    """A house rule's value as people write it."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def format_range(texts: Iterable[str]) -> list[str]:
    """Choices for people: a long run of numbers as its ends."""
    listed = list(texts)
    return [f"{listed[0]}–{listed[-1]}"] if len(listed) > 12 else listed


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


class Move(msgspec.Struct, frozen=True):
    """A move is a verb with plain fields: `Ask(2, 11)` is written `ask 2 Q`."""

    seen_by: ClassVar[Seen] = ALL  # the others learn only that the seat acted
    counts: ClassVar[bool] = True  # towards the last stop of a match; gestures do not
    touched: ClassVar[tuple[str, ...] | None] = None  # the fields that are touched, if not all are
    any_order: ClassVar[bool] = False  # they may be touched in any order
    when: ClassVar[When] = TURN
    comes_first: ClassVar[str] = ""  # why nothing else can be done, where this is all there is to do
    clears: ClassVar[bool] = False  # away with what people want to look at: computers take their time
    for_all: ClassVar[bool] = False  # made for the whole table: computers leave it to people

    @property
    def anytime(self) -> bool:
        return self.when is not TURN

    @property
    def race(self) -> bool:
        return self.when is RACE

    @classmethod
    def verb(cls) -> str:
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
        """The move as people write it; `read` takes it back."""
        return " ".join([self.verb(), *self.spelled()])

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


class Expire(Move, frozen=True):
    """What CLOCK plays when a deadline of that name has passed."""

    name: str


class Dealer(Protocol):
    """What rules get chance from and speak through: all draws and all sentences pass here."""

    def shuffle(self, items: Sequence[int]) -> list[int]: ...

    def roll(self, sides: int = 6) -> int:
        """A die, counted from 0."""

    def pick(self, count: int) -> int:
        """One of `count` equal chances, counted from 0."""

    def say(
        self,
        key: str,
        to: Seen | int | Sequence[int] = ALL,
        fleeting: bool = False,
        cards: int = 0,
        **data: Any,
    ) -> None:
        """Tell the table, a seat or some seats; `cards` (a mask) are shown to the hearers."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended: a rank for every seat (1 is best, equals share), scores, a reason key."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def ranked(scores: Sequence[int], reason: str, order: Sequence[Any] = ()) -> Result:
    """Rank seats by `order` (by default their scores), highest first, equals sharing."""
    order = order or scores
    ranks = tuple(1 + sum(other > own for other in order) for own in order)
    return Result(ranks, tuple(scores), reason)


def solo_result(score: int, reason: str, won: bool) -> Result:
    """The end of a match for one: whoever has lost comes second to nobody."""
    return Result((1 if won else 2,), (score,), reason)


class Deduction(msgspec.Struct, frozen=True):
    """What a seat has deduced of a hidden place: at least `count` of the cards of each mask in
    `least`, none of `never`, and not all of any mask in `broken`."""

    zone: str
    index: int
    least: tuple[tuple[int, int], ...] = ()
    never: int = 0
    broken: tuple[int, ...] = ()


class Kernel(NamedTuple):
    """A position of a game whose rules are integer functions, which search can compile."""

    rules: ModuleType  # one of parlour.kit.kernels
    board: Any
    variant: Any
    turn: int  # the seat to move


class Standard(NamedTuple):
    """Rules that players elsewhere keep too: other programs know them by a number, PDN's `GameType`."""

    number: str
    preset: str
    squares: Mapping[str, str] = {}  # how squares are written there, where it is otherwise than here
    black_first: bool = False  # results name Black first: `1-0` means that Black has won


class Notation(Protocol):
    """How the positions of a game are written. The families of board games give theirs."""

    @property
    def standards(self) -> tuple[Standard, ...]: ...

    @property
    def endless(self) -> Mapping[str, Any]:
        """The house rules under which no draw comes by itself."""

    def lay_out(self, s: Any, text: str, span: tuple[int, int] | None = None) -> None:
        """Put a written position on the table of a match that has just been set up. `span` is where it
        stands in the text, for complaints."""

    def position(self, s: Any) -> str:
        """The position of a state as text."""


@dataclasses.dataclass(frozen=True)
class Game:
    """The record at the foot of a game file."""

    key: str
    seats: range
    Rules: type[Rules]
    setup: Callable[[Any, int, Dealer], Any]
    moves: Callable[[Any, int], Sequence[Any]]
    play: Callable[[Any, int, Any, Dealer], None]
    result: Callable[[Any], Result | None]
    show: Callable[[Any], Iterable[Any]]
    kind: Literal["board", "dice", "cards"] = dataclasses.field(kw_only=True)
    minutes: int = dataclasses.field(kw_only=True)  # that a usual match takes
    explain: Callable[[Any, int, tuple[str, ...]], Reason | None] | None = None
    deadlines: Callable[[Any], Iterable[tuple[str, int]]] | None = None
    knows: Callable[[Any, int], Iterable[Deduction]] | None = None
    standing: Callable[[Any], Sequence[Any]] | None = None  # a key a seat: who is ahead
    tally: Callable[[Any], dict[str, int]] | None = None  # what adds up to the same in every position
    kernel: Callable[[Any], Kernel] | None = None  # what search works on
    notation: Notation | None = None  # how its positions are written
    cards: tuple[str, ...] = ()  # the names of the cards by number
    words: tuple[str, ...] = ()  # files of sentences that it shares with others of its family
    # What the names in its own sentences stand for, where they do not say it: {"give": "card"}.
    spoken: Mapping[str, str] = dataclasses.field(default_factory=dict, hash=False)
    duel: bool = False  # two against each other: one may resign, both may agree a draw
    reflex: bool = False  # several seats may act at once, and quickness counts
    version: int = 1

    def __post_init__(self) -> None:
        """What is declared wrongly is told here, and not where a match first trips over it."""
        if not isinstance(self.seats, range) or not self.seats or self.seats[0] < 1:
            raise TypeError(f"{self.key}: declare seats = range(2, 5), not {self.seats!r}")
        if self.State.__struct_fields__[:2] != ("rules", "seats"):
            raise TypeError(f"{self.key}: declare State(rules, seats, …)")
        lists_of(self.State)
        if any(not zone.among for zone in zones_of(self.State)) and not self.cards:
            raise TypeError(f"{self.key}: declare cards = NAMES")

    @functools.cached_property
    def State(self) -> Any:
        """The state class, as `setup` declares it."""
        if "return" not in self.setup.__annotations__:
            raise TypeError(f"{self.key}: declare setup(…) -> State")
        return get_type_hints(self.setup)["return"]

    @functools.cached_property
    def verbs(self) -> tuple[Any, ...]:
        """The move classes, as `play` declares them."""
        if "move" not in self.play.__annotations__:
            raise TypeError(f"{self.key}: declare play(…, move: Roll | Pass, …)")
        declared = get_type_hints(self.play)["move"]
        return tuple(kind for kind in get_args(declared) or (declared,))

    @functools.cached_property
    def is_luck(self) -> bool:
        """Nobody ever has a choice: there is one verb, and nothing to say with it."""
        return len(self.verbs) == 1 and not self.verbs[0].__struct_fields__

    @functools.cached_property
    def has_turns(self) -> bool:
        """Only the seat whose `turn` it is has moves: nobody else need be asked."""
        return hasattr(self.State, "turn") and not self.reflex

    def asked(self, s: Any) -> Sequence[int]:
        """The seats that may have moves."""
        return (s.turn,) if self.has_turns else range(s.seats)

    def can_mean(self, touch: str, seats: int) -> bool:
        """Whether a touch that names a field of some move can be read as one, at a table of this size."""
        name, _, word = touch.partition(":")
        if name == "seat":
            return word in map(str, range(seats))
        fields = [field for verb in self.verbs for field in fields_of(verb) if field[0] == name]
        for _, kind, names in fields:
            with suppress(ValueError):
                return read_field(kind, names, word) is not None
        return not fields

    @functools.cached_property
    def is_open(self) -> bool:
        """No seat sees more than the others: whoever sits at one device may all look at once."""
        return not any(zone.seen_by in (OWNER, PAIR) for zone in zones_of(self.State))

    @property
    def needs_screens(self) -> bool:
        """Everybody needs a device of their own: in a race there is no time to hand a hidden hand over."""
        return self.reflex and not self.is_open

    def only_move(self, moves: Sequence[Any]) -> Any | None:
        """The one of these legal moves, if there is no other and no waiting for a better moment."""
        return moves[0] if len(moves) == 1 and not self.reflex else None

    def read(self, text: str) -> Any:
        """The move written so."""
        for verb in (*self.verbs, Expire):
            try:
                return verb.read(text)
            except ValueError:
                pass
        raise BadMove("unreadable", text=text[:40])

    def legal(self, s: Any, seat: int) -> list[Any]:
        """What this seat, or CLOCK, may do now; nothing once the match is over."""
        not_asked = self.has_turns and seat not in (s.turn, CLOCK)
        if not_asked or self.result(s) is not None:
            return []
        if seat == CLOCK:
            return [Expire(name) for name, _ in self.due(s)]
        return list(self.moves(s, seat))

    def due(self, s: Any) -> list[tuple[str, int]]:
        """The deadlines that run now: names and milliseconds."""
        return list(self.deadlines(s)) if self.deadlines else []

    def rules(self, given: Mapping[str, Any], seats: int) -> Any:
        """Checked house rules for a table of this size."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            players = str(least) if least == most else f"{least}–{most}"
            raise BadSetup("no-seats", game=self.key, seats=seats, players=players)
        rules = self.Rules.choose(given)
        if complaint := rules.check(seats):
            raise BadSetup(complaint, game=self.key)
        return rules

    @property
    def presets(self) -> list[str]:
        return ["book", *self.Rules.presets]
