"""A table as it is kept: plain data, and rows of one log. Every row carries what it left behind, so
that whoever reads the last one knows how the table stands without going through the others."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from parlour.core import Result
from parlour.protocol import Settings
from parlour.view import Line

RECENT = 100  # rows of the log that a newcomer hears
Kind: TypeAlias = Literal["table", "chat", "start", "move", "claim"]


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A chair and who holds it; it keeps its id when sides are swapped."""

    id: str
    name: str = ""
    language: str = "en"
    token: str = ""  # SHA-256 of the token that holds it
    # SHA-256 of the id of the request it was taken by: a client that lost the answer may ask again
    request: str = msgspec.field(default="", name="wish")
    level: int = 0  # a computer of this level sits here
    stand_in: int = 0  # a computer of this level plays for the person while they are away
    # how somebody came here during a match that they were not part of: a computer plays until it ends
    came_by: Literal["", "chair", "link"] = ""
    number: int = 0  # of the chair, from one: a computer is called by it; 0 where it was stored without

    @property
    def taken(self) -> bool:
        return bool(self.token)

    @property
    def waits(self) -> bool:
        """The person here is no part of the running match."""
        return bool(self.came_by)

    @property
    def plays(self) -> int:
        """The level of the computer that plays here now, 0 for a person."""
        return self.level or self.stand_in


class Offer(msgspec.Struct, frozen=True):
    """Something that all must agree to."""

    kind: Literal["undo", "draw", "settings", "play"]
    seat: int
    to: int  # the row to go back to
    agreed: tuple[int, ...]
    settings: dict[str, bool | int | float | str] = {}  # that would change
    row: int = -1  # of the log, that asked


class Claim(msgspec.Struct, frozen=True):
    """Somebody was quick; who was quickest is yet to be judged."""

    seat: int
    move: str
    reaction: int  # in ms
    t: int  # of arrival, in ms since 1970
    id: str | None = None  # of the message that it came of


class Begun(msgspec.Struct, frozen=True, gc=False, rename={"row": "n"}):
    """The match of a table: the row that began it, when, and what opens its seal."""

    row: int
    t: int
    header: str
    secret: str
    version: int


class Opening(msgspec.Struct, frozen=True):
    """Everybody who committed to a seed is asked to open it, since when, and the header of the match that
    is dealt then: nothing of it can change any more."""

    t: int
    header: str


class Series(msgspec.Struct, frozen=True):
    """Matches of which the best decide; points by seat id, two for a win and one for a draw."""

    of: int
    played: int = 0
    points: dict[str, int] = {}

    @property
    def decided(self) -> bool:
        return self.played >= self.of or max(self.points.values(), default=0) > self.of


class State(msgspec.Struct, frozen=True, gc=False):
    """All of a table but its match."""

    game: str
    rules: dict[str, bool | int | str]
    seats: tuple[Seat, ...]
    host: str  # the id of a seat: the founder's, or of whoever is there while the founder is away
    secret: str  # for the next deal
    settings: Settings = Settings()
    commitments: dict[str, str] = {}  # to seeds for the next deal, by seat id
    opening: Opening | None = None
    seeds: dict[str, str] = {}  # that have been opened, by seat id
    match: Begun | None = None
    offer: Offer | None = None
    claims: tuple[Claim, ...] = ()
    playing_on: tuple[int, ...] = ()  # seats whose only move is made for them
    clocks: tuple[int, ...] = ()  # ms that each seat had left after the last row of the match
    series: Series | None = None  # that the last match belonged to
    seen: tuple[int, ...] = ()  # seats that have looked at what lies there for all to see
    position: str = ""  # from which matches begin, in FEN, where people practise
    handicap: dict[
        str, int
    ] = {}  # men that a seat does without, by its id: it goes along when sides are swapped
    founder: str = ""  # the id of a seat; tables stored before there were founders have only a host


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A row of a table's log."""

    row: int
    t: int  # in ms since 1970
    kind: Kind
    id: str | None = None  # of the message that it came of
    seat: int | None = None
    told: tuple[Line, ...] = ()
    state: State | None = None  # of the table afterwards, if it changed
    match: int | None = None  # the row that began the match it belongs to
    line: bytes | None = None  # of the match's record
    packed: bytes | None = None  # where the match stood then
    result: Result | None = None  # if the match ended here


class Kept(NamedTuple):
    """A table as it was last stored."""

    row: int
    state: State
    match: list[Entry]  # the rows of the running or last match
    recent: list[Entry]  # the last rows of any kind
