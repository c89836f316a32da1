"""What a client says over the socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[!-~]+$")]
# Of a request to sit down: whoever knows it gets the seat, so nobody may guess it. 22 letters hold 128 bits.
SecretId: TypeAlias = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[!-~]+$")]
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


class Message(msgspec.Struct, gc=False, tag_field="type"):
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


class ReadMoves(Request, tag="read-moves"):
    """The legal moves of a seat in words, for a list to choose from."""

    seat: Index


class ReadTable(Request, tag="read-table"):
    """The table as text, as I may see it: for whoever reads or hears it instead of looking."""


class AskReview(Request, tag="ask-review"):
    """What cost most in a match that is over?"""

    match: Annotated[int, Meta(ge=0)] | None = None  # the row that began it; the last one if it is left out


class Pong(Message, tag="pong"):
    """The answer to a ping."""

    ping: Number


class Move(Deed, tag="move"):
    """A move of a seat, answering row `n` of the match; one that somebody `typed` counts seats from one."""

    seat: Index
    n: Number
    move: Annotated[str, Meta(max_length=200)]
    typed: bool = False


class Undo(Deed, tag="undo"):
    """Take back my last move: at once if nothing was shown since, else all are asked."""

    seat: Index


class AskHint(Deed, tag="ask-hint"):
    """What would a master do here? The record says that it was asked."""

    seat: Index


class OfferDraw(Deed, tag="offer-draw"):
    """Offer a draw."""

    seat: Index


class Agree(Deed, tag="agree"):
    """Yes or no to what was asked in this row of the log; without one, to whatever is asked now."""

    seat: Index
    yes: bool
    row: Number | None = None


class PlayOn(Deed, tag="play-on"):
    """Make my only move for me, again and again, for as long as there is no choice; or stop that, whoever
    began it."""

    seat: Index
    on: bool = True


class SeenEnough(Deed, tag="seen-enough"):
    """I have looked at what row `n` of the match left for all to look at; once nobody is left who has not, it
    goes on."""

    seat: Index
    n: Number


class Resign(Deed, tag="resign"):
    """Give up."""

    seat: Index


class Say(Deed, tag="say"):
    """Chat: a phrase by its key, or free words where the table allows them."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""
    seat: Index | None = None


class CommitSeed(Deed, tag="commit-seed"):
    """My share in the next deal, chosen after seeing the table's commitment: the SHA-256 of a random text."""

    seat: Index
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class OpenSeed(Deed, tag="open-seed"):
    """The text that I committed to, after seeing and keeping the header with what all others committed to."""

    seat: Index
    seed: Annotated[str, Meta(max_length=64, pattern="^[ -~]+$")]


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


class PlayAgain(Deed, tag="play-again"):
    """Anybody at the table plays the same game again, once a match is over and all are here."""


class EndMatch(Deed, tag="end-match"):
    """The host ends the match: nobody has won."""


class ChooseGame(Deed, tag="choose-game"):
    """The host picks another game for the same people. No number of seats: as many as fit."""

    game: Annotated[str, Meta(max_length=40)]
    rules: Rules = {}
    seats: Index | None = None


class SetTable(Deed, tag="set-table"):
    """The host changes how the table is run; what is left out stays. What may decide a running match is asked
    of all. To think, and for a whole match, there are at least 30 seconds, or 0 for no limit. A series has an
    odd number of matches; 0 is none. Clock, series and whether it is a table for children change only
    between matches. That the link says who invites is for the founder to wish."""

    spectators: bool | None = None
    chat: Chat | None = None
    judging: Judging | None = None
    pace: Annotated[float, Meta(ge=0.25, le=4)] | None = None
    idle: Annotated[int, Meta(ge=0, le=86400)] | None = None
    idle_choice: IdleChoice | None = None
    hints: bool | None = None
    clock: Annotated[int, Meta(ge=0, le=86400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=600)] | None = None
    best_of: Annotated[int, Meta(ge=0, le=21)] | None = None
    child: bool | None = None
    named: bool | None = None


class AddChair(Deed, tag="add-chair"):
    """The host puts one more chair at the table, if the game has room for it."""


class RemoveChair(Deed, tag="remove-chair"):
    """The host takes away a chair on which nobody sits, if the game can do without it."""

    seat: Index


class SeatComputer(Deed, tag="seat-computer"):
    """The host puts a computer of this level on an empty seat; level 0 clears it again."""

    seat: Index
    level: Level


class StandIn(Deed, tag="stand-in"):
    """A computer plays for me, or the usual one for somebody who is away; level 0 takes my seat back. Whoever
    came during the match asks the others by it."""

    seat: Index
    level: Level | None = None  # none: the usual one


class RemovePlayer(Deed, tag="remove-player"):
    """The founder asks somebody to leave."""

    seat: Index


class MakeHost(Deed, tag="make-host"):
    """The founder makes somebody else the founder, and host."""

    seat: Index


class RenewToken(Deed, tag="renew-token"):
    """A new link for my seat, or by the founder for another; the old one ends."""

    seat: Index


class RenewInvite(Deed, tag="renew-invite"):
    """The founder makes a new invitation; the old link ends."""


class MakeCode(Request, tag="make-code"):
    """A short code to type instead of the link, for some minutes."""


class DeleteTable(Deed, tag="delete-table"):
    """The founder deletes the table with all its data."""


AnyMessage: TypeAlias = (
    Hello | Face | Why | ReadLog | ReadMoves | ReadTable
    | Pong | Move | Undo | AskHint | OfferDraw | Agree | PlayOn
    | Resign | Say | CommitSeed | OpenSeed | Rename | LeaveSeat | StartMatch | EndMatch | ChooseGame
    | SetTable | SeatComputer | StandIn | RemovePlayer | MakeHost | RenewToken | RenewInvite | MakeCode
    | DeleteTable | AskReview | PlayAgain | AddChair | RemoveChair | SeenEnough
)  # fmt: skip
