"""What a table looks like: about ten widgets that name zones and seats, never pixels.

`show(s)` of a game yields them; every client draws them. An item's `touch` is the token that a
path of touches names; a widget's own `touch` is the token of the whole thing. Widgets that hold cards
are in the zone of the field whose cards they are, so that transfers find them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from parlour.core import Paired, Result, Seen

T = TypeVar("T")


class Widget(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="kind", tag=str.lower):
    """A thing on the table, in a zone and perhaps at a seat."""

    zone: str
    seat: int | None = None
    touch: str | None = None
    seen_by: Seen | Paired | UnsetType = UNSET  # who gets it at all; nobody is told who else does


class Card(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card; its face is its id. None lies face down, in a place that may be touched; "" is a gap."""

    face: str | None
    touch: str | None = None
    under: int = 0  # the cards below it, where it is the top of a pile


class Stack(Widget, frozen=True, kw_only=True):
    """Cards on one another: how many, and the top one if it is seen."""

    count: int
    top: str | None = None
    race: bool = False  # the quickest hand gets it: it lies in the middle of everything


class Fan(Widget, frozen=True, kw_only=True):
    """A hand of cards: how many, and those that are seen."""

    count: int
    cards: tuple[Card, ...] = ()


class Spread(Widget, frozen=True, kw_only=True):
    """Cards side by side. Round a clock the first lies at one o'clock, a thirteenth in the middle."""

    layout: Literal["row", "clock", "grid"] = "row"
    columns: int = 0
    cards: tuple[Card, ...]


class Place(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A point or square of a board, in abstract coordinates from the bottom left. One that is wider or
    higher than a step from place to place has room for several pieces."""

    id: str
    x: int
    y: int
    symbol: str = ""  # painted on it, as on a die
    role: Literal["", "start", "circle", "house"] = ""
    owner: int | None = None  # whose start, circle or house it is
    wide: int = 1
    high: int = 1


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A man on a board."""

    place: str
    seat: int
    look: str


class Board(Widget, frozen=True, kw_only=True):
    """Places, the lines between them, and the pieces; a place's token is `place:<id>`."""

    look: Literal["lines", "squares", "track"] = "lines"
    places: tuple[Place, ...]
    lines: tuple[tuple[str, str], ...] = ()
    pieces: tuple[Piece, ...] = ()
    last: tuple[str, ...] = ()  # the places of the last move


class Dice(Widget, frozen=True, kw_only=True):
    """Dice as they lie, who threw them, and all that one of them can show."""

    faces: tuple[str, ...]
    thrower: int | None = None
    sides: tuple[str, ...] = ()


class Tokens(Widget, frozen=True, kw_only=True):
    """Loose pieces of one look: stones in hand, gems."""

    look: str
    count: int


class Score(Widget, frozen=True, kw_only=True):
    """A sheet: columns by key or number, a row for every seat or pair. A cell with several numbers is what
    was written there one below the other."""

    columns: tuple[str, ...]
    summary: str | None = None  # the column that tells how everybody stands, if one does
    rows: tuple[tuple[int | str | tuple[int, ...] | None, ...], ...]


class Option(msgspec.Struct, frozen=True, gc=False):
    """One of the things to choose from."""

    touch: str
    key: str
    data: dict[str, Any] = {}
    text: str = ""  # in words, where a host has said them


class Choice(Widget, frozen=True, kw_only=True):
    """Things to choose from: suits, gestures."""

    options: tuple[Option, ...]


class Button(Widget, frozen=True, kw_only=True):
    """Something to press; `zone` is the key of its label. The match adds one for every bare verb."""


class Note(Widget, frozen=True, kw_only=True):
    """A sentence; the first one is the status line while the match runs. `zone` is its key."""

    data: dict[str, Any] = {}
    text: str = ""  # in words, where a host has said them
    you: str = ""  # and to whoever sits there


AnyWidget: TypeAlias = Stack | Fan | Spread | Board | Dice | Tokens | Score | Choice | Button | Note


class Path(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal way to touch a move."""

    move: str
    touches: tuple[str, ...]
    race: bool = False  # the quickest gets it
    steps: tuple[str, ...] = ()  # what each touch is for, where the kind of thing does not tell
    grave: bool = False  # a slip would be costly: ask before it is done
    typed: str = ""  # as people write the move, who count seats from one, where that is otherwise

    @property
    def name(self) -> str:
        """The move as people read and type it."""
        return self.typed or self.move


class Transfer(msgspec.Struct, frozen=True, gc=False):
    """Cards that went from one widget to another, for the eye: no faces. Each end is a widget's zone,
    `zone:seat` if it stands at a seat, or `zone:place` for a place of a spread in the middle: `stock`,
    `hands:1`, `piles:12`."""

    source: str
    target: str
    count: int


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence that was told: key and data; `to` is empty for everybody, else the seats."""

    key: str
    data: dict[str, Any] = {}
    to: tuple[int, ...] | None = None
    fleeting: bool = False


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one viewer may see it after row `n`."""

    game: str
    n: int
    seat: int | None
    widgets: tuple[AnyWidget, ...]
    transfers: tuple[Transfer, ...]
    rolled: bool  # dice were thrown in this row, even if they lie as before
    result: Result | None


def split(own: Sequence[AnyWidget], public: Sequence[AnyWidget]) -> tuple[int | AnyWidget, ...]:
    """The widgets of one viewer, those that everybody sees by their place among the `public` ones."""
    if len(own) == len(public):
        pairs = enumerate(zip(own, public, strict=True))
        return tuple([place if mine is other or mine == other else mine for place, (mine, other) in pairs])
    found: list[int | AnyWidget] = []
    at = 0
    for widget in own:
        try:
            place = public.index(widget, at)
        except ValueError:
            found.append(widget)
        else:
            found.append(place)
            at = place + 1
    return tuple(found)


def lay_over(own: Iterable[int | T], public: Sequence[T]) -> tuple[T, ...]:
    """The widgets of one viewer: its own, and those of the `public` ones that it names by their place."""
    return tuple(public[each] if isinstance(each, int) else each for each in own)


def transfer_ends(widgets: Sequence[Widget]) -> set[str]:
    """Every name that an end of a transfer can have among these widgets."""
    found = set()
    for widget in widgets:
        if widget.seat is not None:
            found.add(f"{widget.zone}:{widget.seat}")
            continue
        found.add(widget.zone)
        if type(widget) is Spread:
            found.update([f"{widget.zone}:{place}" for place in range(len(widget.cards))])
    return found


def next_steps(paths: Iterable[Path], touches: tuple[str, ...]) -> list[str]:
    """What the next touch after these can be for."""
    at = len(touches)
    ahead = [path for path in paths if path.touches[:at] == touches and len(path.touches) > at]
    kinds = {path.steps[at] if path.steps else path.touches[at].partition(":")[0] for path in ahead}
    return sorted(kinds)


def tokens(view: View) -> set[str]:
    """Every token that can be touched in this view."""
    found: set[str | None] = set()
    for widget in view.widgets:
        found.add(widget.touch)
        if isinstance(widget, Fan | Spread):
            found.update(card.touch for card in widget.cards)
        elif isinstance(widget, Board):
            found.update(f"place:{place.id}" for place in widget.places)
        elif isinstance(widget, Choice):
            found.update(option.touch for option in widget.options)
    return {token for token in found if token}
