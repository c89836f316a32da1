"""Who may do what at a table, all in one place."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from parlour import protocol
from parlour.server.deeds import NotAllowed, index
from parlour.server.log import State


class Actor(NamedTuple):
    """Whoever asks for something, as far as a decision depends on it."""

    seats: tuple[int, ...] = ()  # that this device holds; none for a spectator
    facing: int | None = None
    reaction: int = 0  # ms since the device was shown what it can race for
    shared_screen: bool = False  # some device at the table holds several seats


class Role(Enum):
    """What somebody has to be: host of the table, holder of the seat that the message names (of any seat if
    it names none), or nobody in particular."""

    HOST = "only-the-host"
    HOLDER = "not-your-seat"
    ANYBODY = ""


HOST, HOLDER, ANYBODY = Role.HOST, Role.HOLDER, Role.ANYBODY

RIGHTS: Mapping[type[protocol.Message], tuple[Role, ...]] = {
    protocol.Hello: (ANYBODY,),
    protocol.ReadLog: (ANYBODY,),
    protocol.Pong: (ANYBODY,),
    protocol.Face: (HOLDER,),
    protocol.Why: (HOLDER,),
    protocol.MakeCode: (HOLDER,),
    protocol.Move: (HOLDER,),
    protocol.Undo: (HOLDER,),
    protocol.OfferDraw: (HOLDER,),
    protocol.Agree: (HOLDER,),
    protocol.PlayOn: (HOLDER,),
    protocol.Resign: (HOLDER,),
    protocol.Say: (HOLDER,),
    protocol.Seed: (HOLDER,),
    protocol.Rename: (HOLDER,),
    protocol.LeaveSeat: (HOLDER,),
    protocol.StandIn: (HOLDER, HOST),
    protocol.StartMatch: (HOST,),
    protocol.EndMatch: (HOST,),
    protocol.ChooseGame: (HOST,),
    protocol.SetTable: (HOST,),
    protocol.SeatComputer: (HOST,),
    protocol.RemovePlayer: (HOST,),
    protocol.MakeHost: (HOST,),
    protocol.RenewToken: (HOST,),
    protocol.RenewInvite: (HOST,),
    protocol.DeleteTable: (HOST,),
}


def require(state: State, actor: Actor, message: protocol.Message) -> None:
    """Refuse what `actor` has no right to; the refusal names the last of the roles that would do."""
    seat: int | None = getattr(message, "seat", None)
    needed = RIGHTS[type(message)]
    if not any(_is(role, state, actor, seat) for role in needed):
        any_seat = needed[-1] is HOLDER and seat is None
        raise NotAllowed("only-the-seated" if any_seat else needed[-1].value)


def _is(role: Role, state: State, actor: Actor, seat: int | None) -> bool:
    match role:
        case Role.HOST:
            return index(state, state.host) in actor.seats
        case Role.HOLDER:
            return bool(actor.seats) if seat is None else seat in actor.seats
        case Role.ANYBODY:
            return True
