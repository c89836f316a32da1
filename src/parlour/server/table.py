"""A table and what is decided at it: each deed becomes rows of the log, from nothing but the table as it
stands. Nothing here waits, sends or stores."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour import protocol
from parlour.chance import Seal
from parlour.core import CLOCK, BadMove, IllegalMove, Refused
from parlour.games import game as find
from parlour.match import Match
from parlour.match.record import Row
from parlour.server import deeds, judge, show
from parlour.server.client import Client
from parlour.server.deeds import NotAllowed
from parlour.server.log import Begun, Claim, Entry, Offer, State
from parlour.server.show import Happened
from parlour.server.store import now
from parlour.view import Line

RECENT = 100  # rows of the log that a newcomer hears


class Frozen(Exception):
    """Claims wait to be judged, and the table stands still: do it again once they are."""


class Table:
    """A table as it was last stored, with its match. Whoever decides plays on the match at once: if the
    rows cannot be stored, the table has to be read again."""

    state: State
    match: Match | None = None

    def __init__(self, id: str) -> None:
        self.id = id
        self.n = -1
        self.recent: list[Happened] = []
        self.ids: dict[str, int] = {}  # of messages, and the rows that came of them
        self.clients: set[Client] = set()

    def _happened(self, entry: Entry) -> Happened:
        return show.happened(entry, self.match, self.state.match.n if self.state.match else None)

    def _take_over(self, entry: Entry) -> None:
        self.n, self.state = entry.n, entry.state or self.state
        if entry.kind == "start" and self.state.match and entry.line and entry.packed:
            begun = self.state.match
            game = find(self.state.game)
            kept = [(entry.line, entry.packed)]
            self.match = Match.resume(kept, begun.header.encode(), begun.secret, game)
        elif entry.line and entry.packed and self.match:
            self.match.follow(entry.line, entry.packed)
        elif self.state.match is None:
            self.match = None
        self._remember(entry)

    def _remember(self, entry: Entry) -> None:
        if entry.kind == "start" or self.state.match is None:
            self.recent = [show.former(row) for row in self.recent]
        self.recent.append(self._happened(entry))
        del self.recent[:-RECENT]
        if entry.id:
            self.ids[entry.id] = entry.n

    def _entry(self, kind: Any, told: Sequence[Line] = (), ahead: int = 0, **more: Any) -> Entry:
        return Entry(self.n + 1 + ahead, now(), kind, told=tuple(told), **more)

    def _played(self, row: Row, told: Sequence[Line] = (), ahead: int = 0, **more: Any) -> Entry:
        """The row of the log for a row of the match."""
        assert self.match
        assert self.state.match
        state = more.pop("state", self.state)
        state = replace(state, offer=None) if state.offer else state
        state = replace(state, claims=()) if state.claims and self.match.result else state
        if state.playing_on and (
            self.match.result or row.move[0] == "/" or self._may_choose(state.playing_on)
        ):
            state = replace(state, playing_on=())
        return self._entry(
            "move",
            told,
            ahead,
            seat=row.seat if row.seat != CLOCK else None,
            state=None if state is self.state else state,
            match=self.state.match.n,
            line=self.match.lines[-1],
            packed=self.match.packed(),
            result=self.match.result,
            **more,
        )

    @property
    def running(self) -> Match | None:
        """The match, as long as it is not over."""
        return self.match if self.match and not self.match.result else None

    def _running(self) -> Match:
        if self.match is None:
            raise NotAllowed("other-rules" if self.state.match else "no-match")
        if self.match.result:
            raise IllegalMove("over")
        return self.match

    @property
    def time(self) -> int:
        """Milliseconds of the match."""
        return now() - self.state.match.t if self.state.match else 0

    def _decide(self, client: Client, deed: protocol.Deed, arrived: float) -> list[Entry]:
        running = self.running is not None
        kind = type(deed)
        seat: int | None = getattr(deed, "seat", None)
        if kind in deeds.HOSTS or isinstance(deed, protocol.Start | protocol.End | protocol.Invite):
            self._require_host(client)
        elif kind in deeds.EITHER and seat in client.held:
            pass
        elif kind in deeds.EITHER:
            self._require_host(client)
        elif seat is not None or kind in deeds.OWN:
            self._require_seat(client, seat)
        match deed:
            case protocol.Move():
                return self._move(client, deed, arrived)
            case protocol.Undo() | protocol.Draw():
                return self._ask(deed)
            case protocol.Agree():
                return self._agree(deed)
            case protocol.PlayOn():
                return [self._play_on(deed)]
            case protocol.Resign():
                return [self._verb(deed.seat, "/resign", id=deed.id)]
            case protocol.End():
                at = deeds.index(self.state, self.state.host)
                return [self._verb(at or 0, "/end", id=deed.id)]
            case protocol.Start():
                return [self._start(deed.id)]
            case protocol.Say():
                if not client.held:
                    raise NotAllowed("only-the-seated")
                spoken = replace(deed, seat=client.held[0]) if seat is None else deed
                told = deeds.say(self.state, spoken)
                return [self._entry("chat", told, id=deed.id, seat=spoken.seat)]
            case protocol.Lend() | protocol.Stand() | protocol.Remove() if running:
                return self._change_player(deed)
        change = deeds.ANY[kind]
        done = change(self.state, deed, running)
        return [self._entry("table", done.told, id=deed.id, seat=seat, state=done.state)]

    def _require_host(self, client: Client) -> None:
        if deeds.index(self.state, self.state.host) not in client.held:
            raise NotAllowed("only-the-host")

    def _require_seat(self, client: Client, seat: int | None) -> None:
        if seat not in client.held:
            raise NotAllowed("not-your-seat")

    def _move(self, client: Client, deed: protocol.Move, arrived: float) -> list[Entry]:
        match, seat = self._running(), deed.seat
        if self.state.seats[seat].stand_in:
            raise NotAllowed("stand-in")
        if not show.is_open(match.game) and seat != client.facing:
            raise NotAllowed("not-facing")
        if deed.move.startswith("/"):
            raise BadMove("unreadable", text=deed.move[:40])
        move = match.game.read(deed.move)
        if self.state.claims and move.counts and not move.race:
            raise Frozen
        if move.anytime and move.race and self._is_contested(seat):
            if move in match.moves(seat):
                return self._claim(seat, deed.move, client.reaction(arrived), deed.id)
        elif not move.anytime and self._is_stale(seat, deed.n):
            raise IllegalMove("stale")
        row = match.play(seat, move, self.time)
        return [self._played(row, id=deed.id)]

    def _is_stale(self, seat: int, n: int) -> bool:
        """The seat's legal moves have changed since the row that the move answers."""
        match = self._running()
        if not 0 <= n <= match.n:
            return True
        return n != match.n and match.game.legal(match.moments[n].state, seat) != match.moves(seat)

    def _verb(self, seat: int, verb: str, told: Sequence[Line] = (), **more: Any) -> Entry:
        return self._played(self._running().play(seat, verb, self.time), told, **more)

    def _change_player(self, deed: protocol.Lend | protocol.Stand | protocol.Remove) -> list[Entry]:
        """Somebody else plays on: the record of the match says so too."""
        change = deeds.lend if isinstance(deed, protocol.Lend) else deeds.stand
        done = change(self.state, deed, True)  # type: ignore[arg-type]
        if done.state is self.state:
            return [self._entry("table", id=deed.id, seat=deed.seat, state=self.state)]
        return [self._seat_change(deed.seat, done, deed.id)]

    def _seat_change(self, seat: int, done: deeds.Done, id: str | None = None) -> Entry:
        player = "".join(filter(str.isprintable, show.names(done.state, "en")[seat]))
        if level := done.state.seats[seat].plays:
            player = f"{player} ({level})"
        self._running().play(seat, f"/seat {player}", self.time)
        assert self.match
        return self._played(self.match.rows[-1], done.told, id=id, state=done.state)

    def _play_on(self, deed: protocol.PlayOn) -> Entry:
        """What leaves no choice goes on by itself; anybody at the table may stop it."""
        match = self._running()
        if deed.on and (match.game.reflex or self._may_choose([deed.seat])):
            raise NotAllowed("has-a-choice")
        seats = tuple(sorted({*self.state.playing_on, deed.seat})) if deed.on else ()
        told = [Line("plays-on" if deed.on else "stops-playing-on", {"seat": deed.seat})]
        state = replace(self.state, playing_on=seats)
        return self._entry("table", told, id=deed.id, seat=deed.seat, state=state)

    def _may_choose(self, seats: Sequence[int]) -> bool:
        """Any of these seats has several moves, or one that takes several touches."""
        legal = [self._running().moves(seat) for seat in seats]
        return any(len(moves) > 1 or len(move.paths()[0]) > 1 for moves in legal for move in moves)

    # Asking the others

    def _others(self, seat: int) -> set[int]:
        """The people who are asked: computers always agree."""
        seats = enumerate(self.state.seats)
        return {at for at, other in seats if at != seat and other.taken and not other.plays}

    def _ask(self, deed: protocol.Undo | protocol.Draw) -> list[Entry]:
        match, seat = self._running(), deed.seat
        if isinstance(deed, protocol.Draw):
            if not match.game.duel:
                raise IllegalMove("no-draw")
            offer = Offer("draw", seat, 0, (seat,))
        else:
            own = next(
                (row for row in match.standing_rows() if row.seat == seat and row.move[0] != "/"), None
            )
            if own is None:
                raise IllegalMove("nothing-to-undo")
            offer = Offer("undo", seat, own.n - 1, (seat,))
            if match.may_undo_alone(seat, offer.to):
                return [self._verb(seat, f"/undo {offer.to}", id=deed.id)]
        if not self._others(seat):
            return [self._agreed(offer, deed.id)]
        told = Line(f"asks-{offer.kind}", {"seat": seat})
        state = replace(self.state, offer=offer)
        return [self._entry("table", [told], id=deed.id, seat=seat, state=state)]

    def _agree(self, deed: protocol.Agree) -> list[Entry]:
        self._running()
        offer = self.state.offer
        if offer is None or deed.seat in offer.agreed:
            raise NotAllowed("nothing-asked")
        if not deed.yes:
            told = Line("declined", {"seat": deed.seat})
            state = replace(self.state, offer=None)
            return [self._entry("table", [told], id=deed.id, seat=deed.seat, state=state)]
        offer = replace(offer, agreed=(*offer.agreed, deed.seat))
        if self._others(offer.seat) <= set(offer.agreed):
            return [self._agreed(offer, deed.id)]
        told = Line("agreed", {"seat": deed.seat})
        state = replace(self.state, offer=offer)
        return [self._entry("table", [told], id=deed.id, seat=deed.seat, state=state)]

    def _agreed(self, offer: Offer, id: str | None) -> Entry:
        """Everybody has agreed, computers too."""
        others = [str(seat) for seat in range(self._running().seats) if seat != offer.seat]
        words = ["/undo", str(offer.to), *others] if offer.kind == "undo" else ["/agree-draw", *others]
        return self._verb(offer.seat, " ".join(words), id=id)

    # Matches

    def _start(self, id: str) -> Entry:
        state = self.state
        if self.running:
            raise NotAllowed("not-while-playing")
        if any(not seat.taken and not seat.level for seat in state.seats):
            raise NotAllowed("seats-open")
        game = find(state.game)
        if game.reflex and not show.is_open(game) and any(len(client.held) > 1 for client in self.clients):
            raise Refused("needs-screens", game=game.key)
        seats = deeds.seated_for_next(state)
        seats = tuple(replace(seat, stand_in=0) if seat.level else seat for seat in seats)
        state = replace(state, seats=seats)
        match = Match.start(
            game,
            names=show.names(state, "en"),
            rules=state.rules,
            seed=bytes.fromhex(state.secret),
            seeds=[state.seeds.get(seat.id, "") for seat in seats],
        )
        n, t = self.n + 1, now()
        begun = Begun(n, t, match.lines[0].decode(), match.secret, game.version)
        state = replace(
            state, match=begun, secret=secrets.token_hex(32), seeds={}, offer=None, claims=(), playing_on=()
        )
        self.match = match
        told = Line("started", {"game": game.key})
        return self._entry(
            "start", [told], id=id, state=state, match=n, line=match.lines[-1], packed=match.packed()
        )

    @property
    def commitment(self) -> str:
        """What everybody may know of the next deal."""
        return Seal(bytes.fromhex(self.state.secret)).commitment

    # Who was quickest

    def _is_contested(self, seat: int) -> bool:
        """Others could race for it too."""
        match = self._running()
        if self.state.settings.judging == "arrival":
            return False
        others = (other for other in range(match.seats) if other != seat)
        return any(move.race for other in others for move in match.moves(other))

    def _claim(self, seat: int, move: str, reaction: int, id: str | None) -> list[Entry]:
        claims = self.state.claims
        if any(claim.seat == seat and claim.move == move for claim in claims):
            return [self._entry("claim", id=id, seat=seat)]
        claim = Claim(seat, move, reaction, now())
        return [self._entry("claim", id=id, seat=seat, state=replace(self.state, claims=(*claims, claim)))]

    def _judge(self) -> list[Entry]:
        """Play the claims, the quickest first; whoever is too late pays nothing and hears why. The table
        hears of a race only if somebody lost it."""
        match, state = self._running(), replace(self.state, claims=())
        lot = next(Seal(bytes.fromhex(match.secret), match.rows[0].seeds).words("lots", match.n))
        judging = self.state.settings.judging
        waiting = judge.order(judging, self.state.claims, lot, match.seats, match.last_actor())
        told, entries = list[Line](), list[Entry]()
        while waiting:
            claim, *waiting = waiting
            try:
                row = match.play(claim.seat, claim.move, self.time)
            except Refused as late:
                told.append(Line(late.reason.key, late.reason.data, to=(claim.seat,)))
                continue
            entries.append(self._played(row, ahead=len(entries), state=state))
            beaten = [
                other for other in waiting if match.game.read(other.move) not in match.moves(other.seat)
            ]
            told += judge.told(judging, claim, [other for other in beaten if other.seat != claim.seat])
            waiting = beaten + [other for other in waiting if other not in beaten]
        if entries:
            return [replace(entries[0], told=tuple(told)), *entries[1:]]
        return [self._entry("table", told, state=state)]
