"""Who may do what at a table, all in one place. SECURITY.md shows the same table; a test compares them."""

from __future__ import annotations

import functools
from collections.abc import Collection
from enum import Enum
from typing import NamedTuple

from parlour import protocol
from parlour.core import Game
from parlour.server.deeds import NotAllowed, index
from parlour.server.log import State


class Actor(NamedTuple):
    """Whoever asks for something, as far as a decision depends on it."""

    seats: tuple[int, ...] = ()  # that this device holds; none for a spectator
    facing: int | None = None
    reaction: int = 0  # ms since the device was shown what it can race for
    shared_screen: bool = False  # some device at the table holds several seats
    away: frozenset[str] = frozenset()  # the ids of seats whose people have not been connected for a while


class Person(Enum):
    """What somebody is at a table. Strangers and whoever was removed do not even come in: see `admit`."""

    FOUNDER = "founder"
    HEIR = "heir"  # host while the founder is away
    GUEST = "guest"
    SPECTATOR = "spectator"


class Concerns(Enum):
    """Whom something concerns: whoever does it, somebody at another seat, all who have to be asked, or
    nobody in particular."""

    ONESELF = "oneself"
    ANOTHER = "another"
    OTHERS = "the others"
    TABLE = "the table"


class Being(Enum):
    """How it is with the person concerned; of several, with whoever is hardest to ask. A newcomer came to a
    seat during a match, and a computer plays it to the end."""

    PRESENT = "present"
    AWAY = "away"
    STOOD_IN = "stood-in"
    NEWCOMER = "newcomer"


BEINGS = tuple(Being)


class May(Enum):
    YES = "yes"
    ASKS = "asks"  # those concerned, who all have to agree
    NO = "no"
    NEVER = "–"  # it cannot come to this


class Cell(NamedTuple):
    """What somebody may do, by how it is with the person concerned."""

    present: May
    away: May
    stood_in: May
    newcomer: May

    def __str__(self) -> str:
        told = [may.value for may in self]
        return told[0] if len(set(told)) == 1 else " / ".join(told)

    def at(self, being: Being) -> May:
        return self[BEINGS.index(being)]


class Right(NamedTuple):
    """Who may do something that concerns somebody; `running` if it depends on whether a match is on."""

    verbs: tuple[type[protocol.Message], ...]
    concerns: Concerns
    founder: Cell
    heir: Cell
    guest: Cell
    spectator: Cell
    running: bool | None = None

    def cell(self, person: Person) -> Cell:
        cell: Cell = getattr(self, person.value)
        return cell


_YES, _ASKS, _NO, _NEVER = May.YES, May.ASKS, May.NO, May.NEVER
YES, NO, NEVER = (Cell(may, may, may, may) for may in (_YES, _NO, _NEVER))
OWN = Cell(_YES, _NEVER, _YES, _YES)  # whoever is away does nothing
IN_PLAY = Cell(_YES, _NEVER, _YES, _NO)  # belongs to whoever began the match
BY_HAND = Cell(_YES, _NEVER, _NO, _NO)  # and not while a computer does it
SEAT_BACK = Cell(_YES, _NEVER, _YES, _ASKS)
CONSENT = Cell(_ASKS, _NO, _ASKS, _NEVER)  # nobody agrees in the place of somebody who is away
WITH_ALL = Cell(_YES, _NO, _YES, _YES)  # not without those who are away
IF_AWAY = Cell(_NO, _YES, _NO, _NO)
ONESELF, ANOTHER, OTHERS, TABLE = Concerns
OF_CHAIRS = (protocol.SeatComputer, protocol.RemoveChair)  # their seat is nobody's

RIGHTS = (
    Right((protocol.Hello, protocol.ReadLog, protocol.ReadTable, protocol.Pong), TABLE, YES, YES, YES, YES),
    Right((protocol.AskReview,), TABLE, NO, NO, NO, NO, running=True),
    Right((protocol.AskReview,), TABLE, YES, YES, YES, YES, running=False),
    Right((protocol.Say,), TABLE, YES, YES, YES, NO),
    Right((protocol.MakeCode,), TABLE, YES, YES, YES, YES),
    Right(
        (
            protocol.Face, protocol.Why, protocol.ReadMoves, protocol.Say, protocol.CommitSeed,
            protocol.OpenSeed,
            protocol.Rename, protocol.LeaveSeat, protocol.RenewToken,
        ),
        ONESELF, OWN, OWN, OWN, NEVER,
    ),
    Right((protocol.Move, protocol.AskHint), ONESELF, BY_HAND, BY_HAND, BY_HAND, NEVER),
    Right(
        (
            protocol.Undo, protocol.OfferDraw, protocol.Agree, protocol.PlayOn, protocol.SeenEnough,
            protocol.Resign,
        ),
        ONESELF, IN_PLAY, IN_PLAY, IN_PLAY, NEVER,
    ),
    Right((protocol.StandIn,), ONESELF, SEAT_BACK, SEAT_BACK, SEAT_BACK, NEVER),
    Right((protocol.Undo, protocol.OfferDraw, protocol.StandIn), OTHERS, CONSENT, CONSENT, CONSENT, NEVER),
    Right((protocol.SetTable,), OTHERS, CONSENT, CONSENT, NO, NO),
    Right(
        (
            protocol.Face, protocol.Why, protocol.ReadMoves, protocol.Say, protocol.CommitSeed,
            protocol.OpenSeed,
            protocol.Rename, protocol.LeaveSeat, protocol.Move, protocol.AskHint, protocol.Undo,
            protocol.OfferDraw, protocol.Agree, protocol.PlayOn, protocol.SeenEnough, protocol.Resign,
        ),
        ANOTHER, NO, NO, NO, NO,
    ),
    Right((protocol.StandIn,), ANOTHER, IF_AWAY, IF_AWAY, NO, NO),
    Right(
        (
            protocol.StartMatch, protocol.EndMatch, protocol.ChooseGame, protocol.SetTable,
            protocol.SeatComputer, protocol.AddChair, protocol.RemoveChair,
        ),
        TABLE, YES, YES, NO, NO,
    ),
    Right((protocol.PlayAgain,), TABLE, YES, YES, WITH_ALL, NO),
    Right((protocol.RemovePlayer, protocol.MakeHost), ONESELF, OWN, NO, NO, NEVER),
    Right((protocol.RemovePlayer, protocol.MakeHost), ANOTHER, YES, NO, NO, NO),
    Right((protocol.RenewToken,), ANOTHER, IF_AWAY, NO, NO, NO, running=True),
    Right((protocol.RenewToken,), ANOTHER, YES, NO, NO, NO, running=False),
    Right((protocol.RenewInvite, protocol.DeleteTable), TABLE, YES, NO, NO, NO),
)  # fmt: skip


def admit(state: State, seated: bool, has_token: bool) -> None:
    """Refuse whoever shows a token that holds no seat, and spectators where there are none."""
    if has_token and not seated:
        raise NotAllowed("seat-lost")
    if not seated and not state.settings.spectators:
        raise NotAllowed("no-spectators")


def person(state: State, actor: Actor) -> Person:
    if index(state, state.founder) in actor.seats:
        return Person.FOUNDER
    if index(state, state.host) in actor.seats:
        return Person.HEIR
    return Person.GUEST if actor.seats else Person.SPECTATOR


def host_seat(state: State, actor: Actor) -> int:
    """The seat by which somebody is the host."""
    founder = index(state, state.founder)
    return founder if founder is not None and founder in actor.seats else index(state, state.host) or 0


def require(
    state: State, actor: Actor, message: protocol.Message, running: bool = False, asked: Collection[int] = ()
) -> None:
    """Refuse what `actor` has no right to. Whether a match is `running` may matter; and if others are to be
    `asked`, how it is with them."""
    seat: int | None = None if isinstance(message, OF_CHAIRS) else getattr(message, "seat", None)
    if asked:
        concerns, seats = OTHERS, asked
    elif isinstance(message, protocol.PlayAgain):
        concerns, seats = TABLE, [at for at, each in enumerate(state.seats) if each.taken]
    elif seat is None:
        concerns, seats = TABLE, ()
    else:
        concerns, seats = (ONESELF if seat in actor.seats else ANOTHER), (seat,)
    right = _right(type(message), concerns, running)
    being = _being(state, frozenset() if concerns is ONESELF else actor.away, seats)
    cell = right.cell(person(state, actor))
    if isinstance(message, protocol.StandIn) and concerns is ANOTHER and _has_chosen(state, message):
        raise NotAllowed("not-your-seat")
    if cell.at(being) is May.NO:
        raise _refusal(right, cell, being, _names(state, actor, seats))


def require_facing(actor: Actor, seat: int, game: Game) -> None:
    """Refuse what is done for a seat that the device does not show, where that hides something."""
    if not game.is_open and seat != actor.facing:
        raise NotAllowed("not-facing")


@functools.cache
def _right(verb: type[protocol.Message], concerns: Concerns, running: bool) -> Right:
    return next(
        right
        for right in RIGHTS
        if verb in right.verbs and right.concerns is concerns and right.running in (None, running)
    )


def _being(state: State, away: Collection[str], seats: Collection[int]) -> Being:
    """How it is with the people on these seats. Where nobody sits, nobody is there."""
    found = Being.PRESENT
    for at in seats:
        seat = state.seats[at] if at < len(state.seats) else None
        if seat is None or not seat.token or seat.id in away:
            return Being.AWAY
        if seat.came_by:
            found = Being.NEWCOMER
        elif seat.stand_in and found is Being.PRESENT:
            found = Being.STOOD_IN
    return found


def _has_chosen(state: State, deed: protocol.StandIn) -> bool:
    """Who plays for somebody is their own choice once they have made it, and so is it to come back."""
    stood_in = any(seat.stand_in for seat in state.seats[deed.seat : deed.seat + 1] if seat.taken)
    return deed.level == 0 or stood_in


def _refusal(right: Right, cell: Cell, being: Being, names: str) -> NotAllowed:
    """Why not, for somebody with this cell: what they are not, or how it is with the person concerned."""
    if right.concerns is OTHERS and May.ASKS in cell:
        return NotAllowed("cannot-be-asked", name=names)
    if right.concerns is ANOTHER and May.YES in cell:
        return NotAllowed("is-here", name=names)
    if right.concerns is TABLE and May.YES in cell:
        return NotAllowed("not-all-here", name=names)
    if May.YES in cell:
        return NotAllowed("newcomer-waits" if being is Being.NEWCOMER else "stand-in")
    if right.concerns is ANOTHER and right.founder == NO:
        return NotAllowed("not-your-seat")
    if right.guest != NO:
        return NotAllowed("only-the-seated")
    if right.founder == NO:
        return NotAllowed("not-while-playing")
    return NotAllowed("only-the-founder" if right.heir == NO else "only-the-host")


def _names(state: State, actor: Actor, seats: Collection[int]) -> str:
    """Who is concerned: those who are away, if any are."""
    people = [seat for at, seat in enumerate(state.seats) if at in seats]
    away = [seat for seat in people if seat.id in actor.away]
    return ", ".join(seat.name for seat in away or people)
