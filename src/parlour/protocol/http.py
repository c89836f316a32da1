"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour.protocol.answers import Chair, Switch
from parlour.protocol.messages import Index, Language, Level, Name, Rules, SecretId
from parlour.view import AnyWidget, Transfer

MOST_FEWER = 4
Fewer: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_FEWER)]


class NewTable(msgspec.Struct):
    """What a table begins with; the first seat is the host's own, unless another is named."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    language: Language = "en"
    rules: Rules = {}
    seats: Annotated[list[Level], Meta(max_length=32)] | None = None  # levels; 0 waits for a person
    seat: Index = 0  # the host's own
    position: Annotated[str, Meta(max_length=400)] = ""  # in FEN: a board game begins from it, for practice
    handicap: Annotated[list[Fewer], Meta(max_length=32)] = []  # men that each seat does without
    begins: bool | None = None  # whether the host does, at a table for two; then `seat` is found by it
    child: bool = False  # phrases only, gentle computers, hints, no clock


class Sit(msgspec.Struct):
    """Somebody sits down on a free seat, of their choice if they name one."""

    id: SecretId
    name: Name
    language: Language = "en"
    seat: Index | None = None


class Seated(msgspec.Struct):
    """The table, and the token that holds the seat from now on."""

    invite: str
    seat: int
    token: str


class Invitation(msgspec.Struct):
    """What a guest sees before sitting down."""

    game: str
    title: str
    rules: list[Switch]
    host: str
    seats: list[Chair]
    free: int
    spectators: bool
    running: bool


class Link(msgspec.Struct):
    """Something to be shown as a QR code."""

    link: Annotated[str, Meta(min_length=1, max_length=120)]


class Complaint(msgspec.Struct):
    """Why not, for programs and for people."""

    key: str
    text: str


class Outcome(msgspec.Struct):
    """How somebody came out of a match."""

    player: str  # the id of the person's seat, the same all evening
    name: str
    rank: int
    score: int
    level: int = 0  # of the computer that sat there


class Finished(msgspec.Struct):
    """A match that is over."""

    match: int  # the row of the log that began it
    t: int  # of its end, in milliseconds since 1970
    game: str
    reason: str
    places: list[Outcome]


class Total(msgspec.Struct):
    """Somebody's evening."""

    player: str
    name: str
    matches: int
    wins: int


class Book(msgspec.Struct):
    """The score book of a table."""

    matches: list[Finished]  # the last ones
    totals: list[Total]  # of all matches
    earlier: int | None = None  # ask `?before=` this for the matches before these


class Frame(msgspec.Struct, gc=False, omit_defaults=True):
    """A row of a match that is watched again, and how things stood after it, as one seat or a spectator saw
    it."""

    n: int  # of the row
    seat: int | None
    widgets: tuple[int | AnyWidget, ...]  # in order; a number is the place of one of the frame before
    move: str | None = None  # if it was seen
    label: str = ""  # the move in words
    said: tuple[str, ...] = ()
    number: int = 0  # of the move in the match, as people count; 0 if it is none
    undone: bool = False  # it was taken back
    transfers: tuple[Transfer, ...] = ()
    rolled: bool = False
    position: str = ""  # to play on from, where the game has a way to write it


class Replay(msgspec.Struct):
    """A match that is over, to be watched again."""

    game: str
    title: str
    reflex: bool
    open: bool  # no seat sees more than the others
    seat: int | None  # whose eyes these are; none: a spectator's
    names: list[str]
    rules: dict[str, bool | int | str]
    levels: list[int]  # of the computers against which it can be played on
    ranks: list[int]  # 1 is best
    outcome: list[str]  # the result in words
    head: str  # of the record
    pdn: str  # the match as players of its family write it down, where they do
    reviews: bool  # whoever asks over the socket hears what cost most
    words: dict[str, str]  # labels by key
    frames: list[Frame]


class Choosable(msgspec.Struct):
    """A value of a house rule."""

    value: bool | int | str
    text: str


class HouseRule(msgspec.Struct):
    """A house rule that a table may choose."""

    name: str
    label: str
    default: bool | int | str
    choices: list[Choosable]  # none where it is a number
    least: int | None = None
    most: int | None = None


class Preset(msgspec.Struct):
    """Named values of some house rules."""

    name: str
    label: str
    rules: dict[str, bool | int | str]


class Offered(msgspec.Struct):
    """A game on the shelf."""

    key: str
    title: str
    about: str  # in one line
    also: list[str]  # what others call it, here and in our other languages
    kind: Literal["board", "dice", "cards"]
    minutes: int  # that a usual match takes
    seats: list[int]
    options: list[HouseRule]
    presets: list[Preset]
    reflex: bool
    open: bool  # no seat sees more than the others: one device is enough
    needs_screens: bool  # everybody needs a device of their own
    levels: list[int]  # of its computers, the weakest first
    handicap: int = 0  # men that a seat may do without
