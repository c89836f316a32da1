"""What the server says over the socket."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from parlour.protocol.messages import Chat, IdleChoice, Judging
from parlour.view import AnyWidget, Path, Transfer, View, lay_over


class Answer(msgspec.Struct, gc=False, tag_field="type", omit_defaults=True):
    """Something the server says."""


class Welcome(Answer, tag="welcome"):
    """The first answer: the version that is spoken from now on, and the language, of those there are, that is
    nearest to the one asked for."""

    protocol: int
    language: str
    languages: tuple[str, ...]


class Row(msgspec.Struct, gc=False, omit_defaults=True):
    """A row of the table's log as one receiver may see it."""

    row: int  # its number
    t: int  # milliseconds since 1970
    id: str | None = None  # of the message that it came of
    seat: int | None = None
    move: str | None = None
    said: tuple[str, ...] = ()
    fleeting: tuple[str, ...] = ()  # to be shown for a moment, and kept nowhere


class Chair(msgspec.Struct):
    """A seat of the table."""

    name: str
    kind: Literal["open", "person", "computer"]
    level: int  # of the computer that plays here now, 0 if none
    here: bool
    language: str
    away: bool = False  # has not been here for a while: somebody may let a computer play
    waits: bool = False  # came during the match: a computer plays to its end, unless all agree


class Switch(msgspec.Struct):
    """A house rule as it is set, in words."""

    name: str
    label: str
    value: bool | int | str
    shown: str


class Asked(msgspec.Struct):
    """What everybody is asked: to take back, to agree a draw, to change what may decide the match, or to let
    somebody play who came during it."""

    kind: Literal["undo", "draw", "settings", "play"]
    seat: int
    agreed: tuple[int, ...]
    text: str
    waits_for: tuple[int, ...] = ()  # the seats that have yet to answer
    row: int = -1  # of the log, that asked: an answer names it


class Settings(msgspec.Struct, frozen=True):
    """How the table is run."""

    spectators: bool = True
    chat: Chat = "phrases"
    judging: Judging = "fair"
    pace: float = 1.0  # of computers and clocks: 2 is twice as slow
    idle: int = 0  # seconds a player may think; 0: as long as they like
    idle_choice: IdleChoice = "bot"
    hints: bool = True  # whoever is to move may ask for one
    clock: int = 0  # seconds that everybody has for a whole match; 0: no such clock
    increment: int = 0  # seconds that a move adds to them
    best_of: int = 0  # matches of a series; 0: none
    child: bool = False  # phrases only, gentle computers, hints, no clock
    named: bool = False  # the link says who invites, wherever it is sent


class Series(msgspec.Struct):
    """Several matches of which the best decide: how everybody stands by seat, a draw being half a point."""

    of: int
    played: int
    points: list[float]
    decided: bool


class Table(msgspec.Struct):
    """The table around the match."""

    game: str
    title: str
    reflex: bool  # several may act at once, and quickness counts
    open: bool  # no seat sees more than the others: one device is enough
    needs_screens: bool  # everybody needs a device of their own
    duel: bool  # one may resign, both may agree a draw
    rules: list[Switch]
    seats: list[Chair]
    host: int | None  # the founder, or an heir while the founder is away
    yours: list[int]
    facing: int | None
    settings: Settings
    running: bool
    match: int | None  # the row of the log that began the match
    commitment: str  # to the deal that comes next
    asked: Asked | None
    invite: str  # for the seated, else empty
    words: dict[str, str]  # labels by key: zone-hands, do-roll, option-first, phrase-hello
    luck: bool = False  # nobody ever has a choice
    playing_on: tuple[int, ...] = ()  # the seats whose only move is made for them
    levels: tuple[int, ...] = ()  # of computers, the weakest first
    founder: int | None = None
    watching: int = 0  # how many look on without a seat
    hints: bool = False  # this game has them, and the host allows them
    reviews: bool = False  # there is one once a match of this game is over
    position: str = ""  # from which matches begin here, for practice
    series: Series | None = None  # that is being played
    numbers: tuple[int, ...] = ()  # of chairs with which this game can be played
    partners: bool = False  # seats come first in pairs
    header: str = ""  # of the match that is about to be dealt: keep it, then open the seeds you committed to


class Countdown(msgspec.Struct):
    """Somebody's time runs: what is left when this is sent."""

    name: str
    ms: int
    seat: int | None = None
    stopped: bool = False  # it stands still
    skip: bool = False  # it only lets people look: `seen-enough` of all of them ends it


class Own(msgspec.Struct, gc=False, omit_defaults=True):
    """What the seat that is faced gets besides, to be laid over what everybody gets."""

    seat: int
    widgets: tuple[int | AnyWidget, ...] | None = None  # in order; a number is the place of one of the view
    transfers: tuple[Transfer, ...] | None = None  # instead of those of the view
    rows: list[Row] = []  # instead of those of the same number


class Update(Answer, tag="update"):
    """What happened since the last update: rows and view as everybody gets them, and what is the client's
    own. The table comes along when it changed, the view whenever the match did, the paths whenever they are
    others than before."""

    row: int  # the last one of the log
    rows: list[Row]
    table: Table | None = None
    view: View | None = None
    own: Own | None = None
    paths: dict[int, tuple[Path, ...]] | None = None  # by seat: the one that is faced, in an open game all
    countdowns: list[Countdown] = []
    outcome: list[str] = []  # the result in words
    head: str = ""  # of the record, once the match is over

    def whole(self) -> Update:
        """The same as one sees it who has this seat: what is its own laid over the rest."""
        own, seen = self.own, self.view
        if own is None:
            return self
        rows = {row.row: row for row in own.rows}
        if seen:
            seen = msgspec.structs.replace(
                seen,
                seat=own.seat,
                widgets=seen.widgets if own.widgets is None else lay_over(own.widgets, seen.widgets),
                transfers=seen.transfers if own.transfers is None else own.transfers,
            )
        told = [rows.get(row.row, row) for row in self.rows]
        return msgspec.structs.replace(self, rows=told, view=seen, own=None)


class Done(Answer, tag="done"):
    """It is stored, or was long ago, and there is nothing more to tell."""

    id: str
    row: int


class Refused(Answer, tag="refused"):
    """It was not done, and nothing has changed; or a claim that was stored has lost its race. A stale move
    comes with the view as it is now."""

    id: str | None  # none if that could not be read
    key: str
    text: str
    flash: tuple[str, ...] = ()
    again: bool = False  # nothing is wrong with it: send it again in a moment


class Reason(Answer, tag="reason"):
    """Why these touches make no move, and what may be touched instead."""

    id: str
    key: str
    text: str
    flash: tuple[str, ...] = ()


class Certain(msgspec.Struct):
    """What a move comes to if nobody slips."""

    value: int  # 1 wins, 0 draws, -1 loses
    text: str


class Hint(Answer, tag="hint"):
    """What a master would do, and why; it is for the move that comes next."""

    id: str
    seat: int
    move: str
    label: str  # the move in words
    text: str  # why, in a sentence or two
    certain: dict[str, Certain] = {}  # what each legal move comes to, where that is known of all


class Slip(msgspec.Struct):
    """A move that cost its seat something, and a better one."""

    seat: int
    number: int  # of the move in the match, as people count
    text: str  # what was better, in a sentence or two
    played: str
    better: str
    paths: tuple[Path, ...]  # of both moves
    view: View  # what the seat saw then
    position: str  # where the game has a way to write it


class Review(Answer, tag="review"):
    """What cost most in the match that began with this row of the log, as soon as it is `over`; until then,
    how far the review has come."""

    id: str
    match: int
    done: int  # choices that were looked at
    of: int
    over: bool
    slips: list[Slip]


class LogRows(Answer, tag="log-rows"):
    """Rows from further back."""

    id: str
    rows: list[Row]


class MoveWords(Answer, tag="move-words"):
    """The legal moves of a seat in words."""

    id: str
    labels: dict[str, str]


class Passage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A part of the table as text. What is drawn in signs there has its words beside it."""

    text: str
    spoken: str = ""


class TableText(Answer, tag="table-text"):
    """The table as text, for a seat or a spectator, after row `n` of the match."""

    id: str
    seat: int | None
    n: int
    passages: list[Passage]


class Issued(Answer, tag="issued"):
    """A new way in: a seat's token, an invitation, a short code."""

    id: str
    token: str = ""
    invite: str = ""
    code: str = ""
    seconds: int = 0  # that the code lasts


class Ping(Answer, tag="ping"):
    """Answer at once with a pong: this is how round trips are measured."""

    ping: int


class Bye(Answer, tag="bye"):
    """The socket is closed, and why. It keeps its form in every version of the protocol."""

    key: str
    text: str
    again: bool = False  # there is use in coming back
    protocols: tuple[int, ...] = ()  # the versions that are spoken here, if it was another one


AnyAnswer: TypeAlias = (
    Welcome
    | Update
    | Done
    | Refused
    | Reason
    | Hint
    | Review
    | LogRows
    | MoveWords
    | TableText
    | Issued
    | Ping
    | Bye
)
