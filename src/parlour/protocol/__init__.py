"""What clients and server say to each other over the socket, as JSON objects told apart by `type`.

A client begins with `hello`, which names the version of the protocol. Whatever is answered carries an `id`
of the client's own choosing, and so does the answer. The row that came of a deed carries its id too, and
sending it twice does nothing twice. Fields that one side does not know are ignored, so that either may be
newer."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from parlour import view
from parlour.protocol.answers import (
    Answer,
    AnyAnswer,
    Asked,
    Bye,
    Certain,
    Chair,
    Countdown,
    Done,
    Hint,
    Issued,
    LogRows,
    MoveWords,
    Own,
    Passage,
    Ping,
    Reason,
    Refused,
    Review,
    Row,
    Series,
    Settings,
    Slip,
    Switch,
    Table,
    TableText,
    Update,
    Welcome,
)
from parlour.protocol.http import (
    MOST_FEWER,
    Book,
    Choosable,
    Complaint,
    Finished,
    Frame,
    HouseRule,
    Invitation,
    Link,
    NewTable,
    Offered,
    Outcome,
    Preset,
    Replay,
    Seated,
    Sit,
    Total,
)
from parlour.protocol.messages import (
    AddChair,
    Agree,
    AnyMessage,
    AskHint,
    AskReview,
    Chat,
    ChooseGame,
    CommitSeed,
    Deed,
    DeleteTable,
    EndMatch,
    Face,
    Hello,
    Id,
    IdleChoice,
    Index,
    Judging,
    Language,
    LeaveSeat,
    Level,
    MakeCode,
    MakeHost,
    Message,
    Move,
    Name,
    Number,
    OfferDraw,
    OpenSeed,
    PlayAgain,
    PlayOn,
    Pong,
    ReadLog,
    ReadMoves,
    ReadTable,
    RemoveChair,
    RemovePlayer,
    Rename,
    RenewInvite,
    RenewToken,
    Request,
    Resign,
    Rules,
    Say,
    SeatComputer,
    SecretId,
    SeenEnough,
    SetTable,
    Short,
    StandIn,
    StartMatch,
    Token,
    Undo,
    Why,
)
from parlour.rulebook import Block, Page, Picture, Section, Span, Step
from parlour.words import LANGUAGES

VERSION = 1  # of this protocol

__all__ = [
    "ANSWERED_OVER_HTTP",
    "ANSWERS",
    "ASKED_OVER_HTTP",
    "MOST_FEWER",
    "TAGS",
    "VERSION",
    "WIDGETS",
    "AddChair",
    "Agree",
    "Answer",
    "AnyAnswer",
    "AnyMessage",
    "AskHint",
    "AskReview",
    "Asked",
    "Block",
    "Book",
    "Bye",
    "Certain",
    "Chair",
    "Chat",
    "Choosable",
    "ChooseGame",
    "CommitSeed",
    "Complaint",
    "Countdown",
    "Deed",
    "DeleteTable",
    "Done",
    "EndMatch",
    "Envelope",
    "Face",
    "Finished",
    "Frame",
    "Hello",
    "Hint",
    "HouseRule",
    "Id",
    "IdleChoice",
    "Index",
    "Invitation",
    "Issued",
    "Judging",
    "Language",
    "LeaveSeat",
    "Level",
    "Link",
    "LogRows",
    "MakeCode",
    "MakeHost",
    "Message",
    "Move",
    "MoveWords",
    "Name",
    "NewTable",
    "Number",
    "OfferDraw",
    "Offered",
    "OpenSeed",
    "Outcome",
    "Own",
    "Page",
    "Passage",
    "Picture",
    "Ping",
    "PlayAgain",
    "PlayOn",
    "Pong",
    "Preset",
    "ReadLog",
    "ReadMoves",
    "ReadTable",
    "Reason",
    "Refused",
    "RemoveChair",
    "RemovePlayer",
    "Rename",
    "RenewInvite",
    "RenewToken",
    "Replay",
    "Request",
    "Resign",
    "Review",
    "Row",
    "Rules",
    "Say",
    "SeatComputer",
    "Seated",
    "SecretId",
    "Section",
    "SeenEnough",
    "Series",
    "SetTable",
    "Settings",
    "Short",
    "Sit",
    "Slip",
    "Span",
    "StandIn",
    "StartMatch",
    "Step",
    "Switch",
    "Table",
    "TableText",
    "Token",
    "Total",
    "Undo",
    "Update",
    "Welcome",
    "Why",
    "envelope",
    "hear",
    "read",
    "schema",
    "with_more",
    "write",
]


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


def with_more(message: bytes, **fields: object) -> bytes:
    """An answer that is already written, with these fields besides; one that is None is left out."""
    more = [
        b',"%b":%b' % (name.encode(), write(value)) for name, value in fields.items() if value is not None
    ]
    return b"".join([message[:-1], *more, b"}"]) if more else message


def envelope(data: str | bytes) -> Envelope:
    """Type and id of a message, as far as it has them."""
    try:
        return _read_envelope(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Envelope()


def hear(data: str | bytes) -> AnyAnswer | None:
    """Something the server says, with what is our own laid over the rest. A newer one may have answers and
    widgets that we do not know: these say nothing to us."""
    try:
        heard: AnyAnswer = _hear(data)
    except msgspec.ValidationError:
        answer = msgspec.json.decode(data, type=dict[str, Any])
        if answer.get("type") not in ANSWERS:
            return None
        if isinstance(seen := answer.get("view"), dict):
            public: list[dict[str, Any]] = seen["widgets"]
            own = (answer.get("own") or {}).pop("widgets", None) or range(len(public))
            seen["widgets"] = [each for each in view.lay_over(own, public) if each["kind"] in WIDGETS]
        heard = msgspec.convert(answer, AnyAnswer, str_keys=True)
    return heard.whole() if isinstance(heard, Update) else heard


ASKED_OVER_HTTP = (NewTable, Sit, Link)
ANSWERED_OVER_HTTP = (Seated, Invitation, Complaint, Offered, Page, Book, Replay)


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
    any_widget = {"$ref": "#/$defs/AnyWidget"}
    for part in ("View", "Picture"):
        parts[part]["properties"]["widgets"]["items"] = any_widget
    placed = {"anyOf": [{"type": "integer"}, any_widget]}
    for kind in parts["Own"]["properties"]["widgets"]["anyOf"]:
        if kind["type"] == "array":
            kind["items"] = placed
    parts["Frame"]["properties"]["widgets"]["items"] = placed
    named = {"AnyMessage": to_server, "AnyAnswer": to_client, "AnyWidget": widget}
    spoken = {"protocol": VERSION, "languages": LANGUAGES}
    return {**spoken, "to_server": to_server, "to_client": to_client, "$defs": {**parts, **named}}
