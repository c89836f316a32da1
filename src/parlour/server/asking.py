"""What people have to agree to before it is done, and who is asked. Only the person who holds a seat speaks
for it, stood in for or not. Computers on seats of their own are not asked, nor is who came later."""

from __future__ import annotations

from parlour import protocol
from parlour.core import Game, IllegalMove
from parlour.match import Match
from parlour.server import deeds, rights
from parlour.server.deeds import NotAllowed
from parlour.server.log import Offer, State
from parlour.server.rights import Actor
from parlour.view import Line

BETWEEN_MATCHES = {"clock", "increment", "best_of", "child"}  # these settings change only then


def players(state: State) -> set[int]:
    """The seats of the people whose match this is, stood in for or not."""
    return {at for at, seat in enumerate(state.seats) if seat.taken and not seat.waits}


def question(state: State, match: Match | None, actor: Actor, deed: protocol.Deed) -> Offer | None:
    """What has to be asked before this is done in the running match; None if it needs nobody's word."""
    if match is None:
        return None
    match deed:
        case protocol.OfferDraw():
            if not match.game.duel:
                raise IllegalMove("no-draw")
            return Offer("draw", deed.seat, 0, (deed.seat,))
        case protocol.Undo():
            to = before(match, deed.seat)
            alone = match.may_undo_alone(deed.seat, to)
            return None if alone else Offer("undo", deed.seat, to, (deed.seat,))
        case protocol.SetTable():
            changed, seat = deeds.changes(state, deed), rights.host_seat(state, actor)
            if BETWEEN_MATCHES.intersection(changed):
                raise NotAllowed("not-while-playing")
            decides = deciding(match.game).intersection(changed)
            return Offer("settings", seat, 0, (seat,), changed) if decides else None
        case protocol.StandIn() if deed.seat in actor.seats and state.seats[deed.seat].waits:
            if deed.level != 0:
                raise NotAllowed("newcomer-waits")  # which computer plays is not theirs to choose either
            return Offer("play", deed.seat, 0, (deed.seat,))
    return None


def before(match: Match, seat: int) -> int:
    """The row before the seat's last move."""
    rows = match.effective_rows()
    own = next((row for row in rows if row.seat == seat and row.move[0] != "/"), None)
    if own is None:
        raise IllegalMove("nothing-to-undo")
    return own.n - 1


def deciding(game: Game) -> set[str]:
    """The settings that may decide a match."""
    clocked = {"pace"} if game.reflex or game.deadlines else set()
    return {"idle", "idle_choice", "hints"} | clocked | ({"judging"} if game.reflex else set())


def asked(state: State, offer: Offer) -> set[int]:
    """The seats that have to agree. Whoever made a new link for a seat cannot be the only one to vouch for
    who came by it, nor go on alone against a computer in its place."""
    others = players(state) - {offer.seat}
    by_link = {at for at, seat in enumerate(state.seats) if seat.came_by == "link"}
    witnesses = others
    if offer.kind == "play":
        by_link &= {offer.seat}
        witnesses = others - {deeds.index(state, state.founder)}
    if by_link and not witnesses:
        raise NotAllowed("nobody-to-ask")
    return others


def waits_for(state: State, offer: Offer) -> set[int]:
    """The seats that have yet to answer."""
    return players(state) - {offer.seat, *offer.agreed}


def told(state: State, offer: Offer) -> Line:
    """What is asked, as a line to be told."""
    more = {"changes": offer.settings} if offer.kind == "settings" else {}
    key = f"asks-{offer.kind}"
    if offer.kind == "play":
        key = "asks-play-link" if state.seats[offer.seat].came_by == "link" else "asks-play-chair"
    return Line(key, {"seat": offer.seat, **more})
