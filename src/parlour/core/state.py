"""The state of a game: plain data whose fields say who sees them."""

from __future__ import annotations

import copy
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
