"""The state of a game: plain data whose fields say who sees them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from enum import Enum
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    NamedTuple,
    Self,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec


class Seen(Enum):
    """Who sees a thing. In a list, OWNER is the seat of that number."""

    ALL = "all"
    NOBODY = "nobody"
    OWNER = "owner"

    def viewers(self, s: Any, index: int) -> int:
        """Who sees the thing at `index` of a list, as a bit mask."""
        if self is Seen.OWNER:
            return 1 << index
        return -1 if self is Seen.ALL else 0

    def at_seat(self, s: Any, seat: int) -> int:
        """Who sees what this seat does or has, as a bit mask."""
        return self.viewers(s, seat)

    def place_of(self, s: Any, seat: int) -> int:
        """The index, in a list, of what belongs to this seat."""
        return seat


class Paired(NamedTuple):
    """Both partners see it. The field called `by` holds the pair of each seat; a list has one item a pair."""

    by: str

    def viewers(self, s: Any, index: int) -> int:
        return sum(1 << seat for seat, pair in enumerate(getattr(s, self.by)) if pair == index)

    def at_seat(self, s: Any, seat: int) -> int:
        return self.viewers(s, self.place_of(s, seat))

    def place_of(self, s: Any, seat: int) -> int:
        return getattr(s, self.by)[seat]  # type: ignore[no-any-return]


class Turned(NamedTuple):
    """Cards in their places, of which some lie face up: all see those in the mask that is called `by`, nobody
    the others."""

    by: str

    def viewers(self, s: Any, index: int) -> int:
        """Who sees the cards that lie face down."""
        return 0


ALL, NOBODY, OWNER = Seen

SET, ROW = "set", "row"
Hand: TypeAlias = Annotated[int, SET]  # cards without order: a bit mask of card numbers
Pile: TypeAlias = Annotated[list[int], ROW]  # cards in order, the last one on top


class Secret(NamedTuple):
    """A hidden value that is no card; a re-deal draws it from `among`. Others see None."""

    seen_by: Seen | Paired
    among: Sequence[Any]


class Most(NamedTuple):
    """Annotates a list whose length changes: it never has more items than `items`."""

    items: int


class Bits(NamedTuple):
    """Annotates a number that is a set of so many `things`: cards, seats."""

    things: int


ASIDE = "aside"  # annotates what only the eye needs: programs do not observe it
HISTORY = "history"  # annotates a list of positions: what counts is how often the last one was there
LAST = "last"  # annotates a list of which only the length and the last item matter


class Zone(NamedTuple):
    """A field of a state that holds cards or a secret, as its annotation declares it."""

    name: str
    seen_by: Seen | Paired | Turned
    ordered: bool
    many: bool
    among: Sequence[Any] = ()


class State(msgspec.Struct, gc=False):
    """All of a table, as plain data. Every field that holds cards says who sees them:
    `hands: Annotated[list[Hand], OWNER]`. Subclasses begin with `rules` and `seats`."""

    if TYPE_CHECKING:
        rules: Any
        seats: int

    def copy(self) -> Self:
        """An independent copy; fields are plain values, lists, or lists of lists."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
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
    for zone in zones:
        check_named(zone.seen_by, state)
    return zones


def check_named(seen_by: Seen | Paired | Turned, state: Any) -> None:
    """Refuse a declaration that leans on a field which the state does not have."""
    if not isinstance(seen_by, Seen) and seen_by.by not in state.__struct_fields__:
        raise TypeError(f"{seen_by}: declare {state.__qualname__}.{seen_by.by}")


@functools.cache
def card_zones_of(state: Any) -> tuple[Zone, ...]:
    """The zones that hold cards."""
    return tuple(zone for zone in zones_of(state) if not zone.among)


@functools.cache
def private_zones_of(state: Any) -> tuple[Zone, ...]:
    """The zones of which one seat sees more than another."""
    return tuple(
        zone for zone in zones_of(state) if zone.seen_by is OWNER or isinstance(zone.seen_by, Paired)
    )


def _zone(name: str, hint: Any) -> Zone | None:
    base, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    for note in notes:
        if isinstance(note, Secret):
            return Zone(name, note.seen_by, False, get_origin(base) is list, note.among)
    many = SET not in notes and ROW not in notes
    kind = get_args(*get_args(base))[1:] if many and get_origin(base) is list else notes
    has_cards = SET in kind or ROW in kind
    seen_by = next((note for note in notes if isinstance(note, Seen | Paired | Turned)), None)
    if seen_by is None:
        if has_cards:
            raise TypeError(f"{name}: declare Annotated[…, ALL | NOBODY | OWNER | Paired(…) | Turned(…)]")
        return None
    if not has_cards:
        raise TypeError(f"{name}: {seen_by} needs Hand, Pile, list[Hand] or list[Pile]")
    return Zone(name, seen_by, ROW in kind, many)
