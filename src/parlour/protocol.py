"""What clients and server say to each other over the socket, as JSON objects told apart by `type`.

A client begins with `hello`, which names the version of the protocol. Whatever is answered carries an `id`
of the client's own choosing, and so does the answer. The row that came of a deed carries its id too, and
sending it twice does nothing twice. Fields that one side does not know are ignored, so that either may be
newer."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from parlour import view
from parlour.view import Path, View
from parlour.words import LANGUAGES

VERSION = 1  # of this protocol

Id: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[!-~]+$")]
Number: TypeAlias = Annotated[int, Meta(ge=-1, lt=2**31)]  # of a row; -1 comes before all
Index: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Level: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]  # cut to what fits a table afterwards
Language: TypeAlias = Annotated[str, Meta(max_length=35)]  # a tag; the nearest that there is will be spoken
Short: TypeAlias = Annotated[str, Meta(max_length=40)]
Rules: TypeAlias = dict[Short, bool | Number | Short]
Judging: TypeAlias = Literal["fair", "arrival", "calm"]
Chat: TypeAlias = Literal["free", "phrases", "off"]
IdleChoice: TypeAlias = Literal["bot", "end", "wait"]


class Message(msgspec.Struct, tag_field="type"):
    """Something a client says."""


class Request(Message, kw_only=True):
    """Something that is answered under its id."""

    id: Id


class Deed(Request, kw_only=True):
    """Something a client does: kept in the table's log under its id."""


class Hello(Message, tag="hello"):
    """Who I am: the table's invitation, the tokens of the seats on this device, my language, and the
    last row of the log that I have. It keeps its form in every version of the protocol."""

    table: Annotated[str, Meta(max_length=64)]
    tokens: Annotated[list[Token], Meta(max_length=32)] = []
    language: Language = "en"
    since: Number = -1
    protocol: Number = 0  # none was named


class Face(Request, tag="face"):
    """The curtain: this device now faces that seat, or nobody."""

    seat: Index | None


class Why(Request, tag="why"):
    """Why do these touches make no move?"""

    seat: Index
    touches: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=32)]


class ReadLog(Request, tag="read-log"):
    """Older rows, before that number."""

    before: Number
    count: Annotated[int, Meta(ge=1, le=200)] = 100


class Pong(Message, tag="pong"):
    """The answer to a ping."""

    ping: Number


class Move(Deed, tag="move"):
    """A move of a seat, answering row `n` of the match."""

    seat: Index
    n: Number
    move: Annotated[str, Meta(max_length=200)]


class Undo(Deed, tag="undo"):
    """Take back my last move: at once if nothing was shown since, else all are asked."""

    seat: Index


class OfferDraw(Deed, tag="offer-draw"):
    """Offer a draw."""

    seat: Index


class Agree(Deed, tag="agree"):
    """Yes or no to what was asked."""

    seat: Index
    yes: bool


class PlayOn(Deed, tag="play-on"):
    """Make my only move for me, again and again, for as long as there is no choice; or stop that, whoever
    began it."""

    seat: Index
    on: bool = True


class Resign(Deed, tag="resign"):
    """Give up."""

    seat: Index


class Say(Deed, tag="say"):
    """Chat: a phrase by its key, or free words where the table allows them."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""
    seat: Index | None = None


class Seed(Deed, tag="seed"):
    """My share in the next deal, chosen after seeing the commitment."""

    seat: Index
    seed: Annotated[str, Meta(max_length=64)]


class Rename(Deed, tag="rename"):
    """Another name, another language; without one it stays."""

    seat: Index
    name: Name
    language: Language | None = None


class LeaveSeat(Deed, tag="leave-seat"):
    """Leave the seat for good."""

    seat: Index


class StartMatch(Deed, tag="start-match"):
    """The host begins a match, or plays again."""


class EndMatch(Deed, tag="end-match"):
    """The host ends the match as it stands."""


class ChooseGame(Deed, tag="choose-game"):
    """The host picks another game for the same people. No number of seats: as many as fit."""

    game: Annotated[str, Meta(max_length=40)]
    rules: Rules = {}
    seats: Index | None = None


class SetTable(Deed, tag="set-table"):
    """The host changes how the table is run; what is left out stays."""

    spectators: bool | None = None
    chat: Chat | None = None
    judging: Judging | None = None
    pace: Annotated[float, Meta(ge=0.25, le=4)] | None = None
    idle: Annotated[int, Meta(ge=0, le=86400)] | None = None
    idle_choice: IdleChoice | None = None


class SeatComputer(Deed, tag="seat-computer"):
    """The host puts a computer of this level on an empty seat; level 0 clears it again."""

    seat: Index
    level: Level


class StandIn(Deed, tag="stand-in"):
    """A computer plays for somebody who is away; level 0 gives the seat back."""

    seat: Index
    level: Level | None = None  # none: the usual one


class RemovePlayer(Deed, tag="remove-player"):
    """The host asks somebody to leave."""

    seat: Index


class MakeHost(Deed, tag="make-host"):
    """The host makes somebody else the host."""

    seat: Index


class RenewToken(Deed, tag="renew-token"):
    """The host lets a seat be reached by a new link; the old one ends."""

    seat: Index


class RenewInvite(Deed, tag="renew-invite"):
    """The host makes a new invitation; the old link ends."""


class MakeCode(Request, tag="make-code"):
    """A short code to type instead of the link, for some minutes."""


class DeleteTable(Deed, tag="delete-table"):
    """The host deletes the table with all its data."""


AnyMessage: TypeAlias = (
    Hello | Face | Why | ReadLog | Pong | Move | Undo | OfferDraw | Agree | PlayOn | Resign | Say | Seed
    | Rename | LeaveSeat | StartMatch | EndMatch | ChooseGame | SetTable | SeatComputer | StandIn
    | RemovePlayer | MakeHost | RenewToken | RenewInvite | MakeCode | DeleteTable
)  # fmt: skip


class Answer(msgspec.Struct, tag_field="type", omit_defaults=True):
    """Something the server says."""


class Welcome(Answer, tag="welcome"):
    """The first answer: the version that is spoken from now on, and the language, of those there are, that is
    nearest to the one asked for."""

    protocol: int
    language: str
    languages: tuple[str, ...]


class Row(msgspec.Struct, omit_defaults=True):
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


class Switch(msgspec.Struct):
    """A house rule as it is set, in words."""

    name: str
    label: str
    value: bool | int | str
    shown: str


class Asked(msgspec.Struct):
    """What everybody is asked: to take back, or to agree a draw."""

    kind: Literal["undo", "draw"]
    seat: int
    agreed: tuple[int, ...]
    text: str


class Settings(msgspec.Struct, frozen=True):
    """How the table is run."""

    spectators: bool = True
    chat: Chat = "phrases"
    judging: Judging = "fair"
    pace: float = 1.0  # of computers and clocks: 2 is twice as slow
    idle: int = 0  # seconds a player may think; 0: as long as they like
    idle_choice: IdleChoice = "bot"


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
    host: int | None
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


class Countdown(msgspec.Struct):
    """Somebody's time runs: what is left when this is sent."""

    name: str
    ms: int
    seat: int | None = None


class Update(Answer, tag="update"):
    """What happened since the last update. The table comes along when it changed, the view whenever the match
    did, the paths whenever they are others than before."""

    row: int  # the last one of the log
    rows: list[Row]
    table: Table | None = None
    view: View | None = None
    paths: dict[int, tuple[Path, ...]] | None = None  # by seat: the one that is faced, in an open game all
    labels: dict[str, str] = {}  # moves in words, each once: to be kept
    countdowns: list[Countdown] = []
    outcome: list[str] = []  # the result in words


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


class LogRows(Answer, tag="log-rows"):
    """Rows from further back."""

    id: str
    rows: list[Row]


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


AnyAnswer: TypeAlias = Welcome | Update | Done | Refused | Reason | LogRows | Issued | Ping | Bye


class Envelope(msgspec.Struct):
    """What can be said of a message that could not be read."""

    type: str = ""
    id: Id | None = None

    @property
    def is_known(self) -> bool:
        return not self.type or self.type in TAGS


def _tags(kinds: Any) -> frozenset[str]:
    return frozenset(kind.__struct_config__.tag for kind in get_args(kinds))


TAGS, ANSWERS, WIDGETS = _tags(AnyMessage), _tags(AnyAnswer), _tags(view.AnyWidget)
read = msgspec.json.Decoder(AnyMessage).decode
write = msgspec.json.Encoder().encode
_read_envelope = msgspec.json.Decoder(Envelope).decode
_hear = msgspec.json.Decoder(AnyAnswer).decode


def envelope(data: str | bytes) -> Envelope:
    """Type and id of a message, as far as it has them."""
    try:
        return _read_envelope(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Envelope()


def hear(data: str | bytes) -> AnyAnswer | None:
    """Something the server says. A newer one may have answers and widgets that we do not know: these say
    nothing to us."""
    try:
        heard: AnyAnswer = _hear(data)
        return heard
    except msgspec.ValidationError:
        answer = msgspec.json.decode(data, type=dict[str, Any])
        if answer.get("type") not in ANSWERS:
            return None
        if isinstance(seen := answer.get("view"), dict):
            seen["widgets"] = [each for each in seen["widgets"] if each["kind"] in WIDGETS]
        converted: AnyAnswer = msgspec.convert(answer, AnyAnswer, str_keys=True)
        return converted


class NewTable(msgspec.Struct):
    """What a table begins with; the first seat is the host's own."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    language: Language = "en"
    rules: Rules = {}
    seats: Annotated[list[Level], Meta(max_length=32)] | None = None  # levels; 0 waits for a person


class Sit(msgspec.Struct):
    """Somebody sits down on a free seat, of their choice if they name one."""

    id: Id
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

    link: Annotated[str, Meta(min_length=1, max_length=300)]


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

    matches: list[Finished]
    totals: list[Total]


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
    kind: Literal["board", "dice", "cards"]
    minutes: int  # that a usual match takes
    seats: list[int]
    options: list[HouseRule]
    presets: list[Preset]
    reflex: bool
    open: bool  # no seat sees more than the others: one device is enough
    needs_screens: bool  # everybody needs a device of their own


ASKED_OVER_HTTP = (NewTable, Sit, Link)
ANSWERED_OVER_HTTP = (Seated, Invitation, Complaint, Offered, Book)


def schema() -> dict[str, Any]:
    """Both directions as JSON schema, and what is said over HTTP."""
    (to_server, to_client, widget, *_), parts = msgspec.json.schema_components(
        (AnyMessage, AnyAnswer, view.AnyWidget, *ASKED_OVER_HTTP, *ANSWERED_OVER_HTTP),
        ref_template="#/$defs/{name}",
    )
    structs = vars(view) | globals()
    for name, part in parts.items():
        config = getattr(structs[name], "__struct_config__", None)
        asked = issubclass(structs[name], (Message, *ASKED_OVER_HTTP))
        part.get("properties", {}).pop("seen_by", None)  # a widget's, which never leaves the server
        if config and not config.omit_defaults and not asked:
            part["required"] = list(part["properties"])  # the server writes it, and in full
    parts["View"]["properties"]["widgets"]["items"] = {"$ref": "#/$defs/AnyWidget"}
    named = {"AnyMessage": to_server, "AnyAnswer": to_client, "AnyWidget": widget}
    spoken = {"protocol": VERSION, "languages": LANGUAGES}
    return {**spoken, "to_server": to_server, "to_client": to_client, "$defs": {**parts, **named}}
