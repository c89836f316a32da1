"""A table while somebody is there: loaded, and told of to everybody who may know.

One thing happens after the other. Whatever the table decides becomes rows of the log, is committed, and
only then shown. If another server was first, or the disk said no, the table is read again from what is
stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from parlour import protocol
from parlour.core import Refused
from parlour.games import game as find
from parlour.match import Match
from parlour.server import deeds, rights, show
from parlour.server.autoplay import Autoplay
from parlour.server.buckets import Bucket
from parlour.server.bus import Elsewhere
from parlour.server.client import Client
from parlour.server.deeds import NotAllowed
from parlour.server.hints import Hints
from parlour.server.log import RECENT, Entry
from parlour.server.metrics import measured
from parlour.server.reading import Reading
from parlour.server.reviews import Reviews
from parlour.server.rights import Actor
from parlour.server.show import Spoken, Telling
from parlour.server.store import Conflict, NotSaved, intact
from parlour.server.table import Table
from parlour.words import LANGUAGES, Words

if TYPE_CHECKING:
    from parlour.server.house import House

TRIES = 40  # to be first, where several servers run one table
WARY = 60.0  # seconds after an old message came again, in which every message is looked up before it is done
CHATTY = 120  # messages of chat at a table in two minutes


class LiveTable:
    """One table in this process: it has the table that decides and the autoplay that goes on by itself,
    and knows who is connected."""

    def __init__(self, house: House, id: str) -> None:
        self.house, self.id, self.invite = house, id, ""
        self.table = Table()
        self.autoplay = Autoplay(id, self.table, house, self.act, self.round_trips, self.address)
        self.hints, self.reviews, self.reading = Hints(self), Reviews(self), Reading(self)
        self.lock = asyncio.Lock()
        self.loaded = False
        self.clients: set[Client] = set()
        self.spoken = Spoken()
        self.remote: dict[str, Elsewhere] = {}
        self.seen: dict[str, float] = {}  # when somebody was last here, by the id of the seat
        self.away: frozenset[str] = frozenset()  # as last told
        self._told_watching, self._wary_until = 0, 0.0
        self.touched = monotonic()
        self._chat = Bucket(CHATTY, 120)

    # What is stored

    async def ready(self) -> None:
        """Have the table in memory as it was last stored."""
        self.touched = monotonic()
        if self.loaded:
            return
        known = self.table.row
        await self._load()
        while not await self._end_outdated():
            await self._load()
        self.loaded = True
        self.autoplay.loaded()
        if self.table.row != known:
            self._tell_all(table=True)

    async def _load(self) -> None:
        kept = await self.house.store.load(self.id, RECENT)
        invite = await self.house.store.invite(self.id)
        if kept is None or invite is None:
            raise NotAllowed("no-table")
        with intact():
            self.table.load(kept)
        self.invite = invite

    async def _end_outdated(self) -> bool:
        """End a match whose rules have changed; False if another server has done something meanwhile."""
        if entries := self.table.end_outdated(self.autoplay.now()):
            try:
                await self.house.store.append(self.id, entries)
            except Conflict:
                return False
            self.table.stored(entries)
            self.house.notify(self)
        return True

    def forget(self) -> None:
        """Let go of the table; whoever needs it next reads it again."""
        self.loaded = False
        self.table.forget()
        self.autoplay.forget()
        self.reviews.forget()
        self.spoken = Spoken()

    async def catch_up(self) -> None:
        """Read the rows that another server wrote."""
        async with self.lock:
            if not self.loaded:
                if not self.clients and not self.autoplay.leased:
                    return
                await self.ready()
            else:
                entries = await self.house.store.since(self.id, self.table.row)
                with intact():
                    for entry in entries:
                        self.table.follow(entry)
                if any(line.key == "new-invite" for entry in entries for line in entry.told):
                    self.invite = await self.house.store.invite(self.id) or self.invite
                if entries:
                    self._changed()
                if entries and all(entry.kind == "claim" for entry in entries):
                    return  # nobody hears of a claim before it is judged
            self._tell_all(table=True)

    # Doing something

    def require(self, client: Client, message: protocol.Message) -> None:
        running = self.table.running is not None
        rights.require(self.table.state, Actor(client.held, away=self.away_seats()), message, running)

    @measured
    async def do(self, client: Client, deed: protocol.Deed, arrived: float) -> None:
        """Decide, store, show. Refused raises and leaves everything as it was; so does Frozen."""
        async with self.lock:
            await self.ready()
            row = self.table.ids.get(deed.id)
            if row is None and monotonic() < self._wary_until:
                row = await self.house.store.seen(self.id, deed.id)
            if row is not None:
                client.answer(protocol.Done(deed.id, row))
                return
            if isinstance(deed, protocol.Say) and not self._chat.take():
                raise NotAllowed("too-often")

            def decide() -> list[Entry]:
                actor = Actor(client.held, client.facing, client.reaction(arrived))
                if not isinstance(deed, protocol.Move):
                    shared = any(len(each.held) > 1 for each in self.clients)
                    actor = actor._replace(shared_screen=shared, away=self.away_seats())
                return self.table.decide(actor, deed, self.autoplay.now())

            done = await self._append(decide, client, deed.id)
            if done and done[-1].kind == "claim":
                client.answer(protocol.Done(deed.id, done[-1].row))

    async def act(self, decide: Callable[[], list[Entry]]) -> None:
        """Do what nobody asked for."""
        async with self.lock:
            await self._append(decide)

    async def _append(
        self, decide: Callable[[], list[Entry]], client: Client | None = None, id: str | None = None
    ) -> list[Entry]:
        """Decide on what is known; if somebody else was first, look again and decide again."""
        for _ in range(TRIES):
            await self.ready()
            try:
                entries = decide()
                if entries:
                    await self.house.store.append(self.id, entries)
            except Conflict:
                self.forget()
                await self.ready()
                if await self._was_done(client, id):
                    self._wary_until = monotonic() + WARY
                    return []
                continue
            except (NotSaved, asyncio.CancelledError):
                self.forget()
                raise
            except Refused:
                if await self._was_done(client, id):
                    return []
                raise
            if entries:
                self._stored(entries)
            return entries
        raise NotSaved("not-saved")

    async def _was_done(self, client: Client | None, id: str | None) -> bool:
        """Whether this deed has already been stored, here or elsewhere; then the client hears so."""
        if client is None or id is None or (row := await self.house.store.seen(self.id, id)) is None:
            return False
        client.answer(protocol.Done(id, row))
        return True

    def _stored(self, entries: Sequence[Entry]) -> None:
        """These rows are on the disk: now everybody may know."""
        changed = any(entry.state is not None or entry.result is not None for entry in entries)
        self.table.stored(entries)
        self._changed()
        if entries[-1].kind != "claim":  # nobody hears of a claim before it is judged
            self._tell_all(table=changed)
        self.house.notify(self)

    def _changed(self) -> None:
        for each in (self.autoplay, self.hints, self.reviews):
            each.changed()

    # Who is there

    def present_seats(self) -> set[str]:
        """The ids of the seats whose people are connected, here or at another server."""
        return self.local_seats().union(*(other.here for other in self._elsewhere()))

    def _elsewhere(self) -> list[Elsewhere]:
        self.remote = {name: kept for name, kept in self.remote.items() if kept.until > monotonic()}
        return list(self.remote.values())

    def watching(self) -> int:
        """How many look on, here or at another server."""
        return self.local_watching() + sum(other.watching for other in self._elsewhere())

    def local_watching(self) -> int:
        return sum(not client.held for client in self.clients)

    def tell_watching(self) -> None:
        """Let the people at the table know how many look on, if others do than before."""
        if not self.loaded or self.lock.locked() or self.watching() == self._told_watching:
            return
        self._told_watching = self.watching()
        telling = self._telling()
        for client in self.clients:
            if client.held:
                self._tell(client, True, telling)

    def local_seats(self) -> set[str]:
        """The ids of the seats whose people are connected here."""
        return {id for client in self.clients for id in client.people}

    def away_seats(self) -> frozenset[str]:
        """The ids of the seats whose people have not been connected for a while; how long nobody looked
        does not count."""
        self.seen |= dict.fromkeys(self.present_seats(), monotonic())
        taken = [seat.id for seat in self.table.state.seats if seat.taken]
        long_ago = monotonic() - self.house.timings.patience
        return frozenset(id for id in taken if self.seen.setdefault(id, monotonic()) < long_ago)

    def round_trips(self) -> list[float | None]:
        """How long the way to each person who plays takes when the line is slow, in seconds."""
        people = self.table.people()
        trips = [client.slowest_trip for client in self.clients if people & set(client.people)]
        if people & self.present_seats() - self.local_seats():
            trips.append(None)  # somebody sits at another server
        return trips

    def address(self) -> str:
        """Whence somebody is here; the same for all tables at which nobody is."""
        return min((client.address for client in self.clients), default="")

    async def join(self, client: Client, hello: protocol.Hello) -> None:
        """A socket says who it is; it gets the table, the match and what it missed."""
        async with self.lock:
            await self.ready()
            client.hashes = frozenset(deeds.digest(token) for token in hello.tokens)
            client.find_seats(self.table.state)
            rights.admit(self.table.state, bool(client.held), bool(hello.tokens))
            if not client.held:
                await self._note_watcher()
            client.words_for = ""
            client.sent = dict.fromkeys((None, *client.held), hello.since)
            self.clients.add(client)
            client.answer(protocol.Welcome(protocol.VERSION, client.language, LANGUAGES))
            self._tell(client, True, self._telling(live=False))
            if find(self.table.state.game).reflex:
                client.ping()
            self._presence(client)
            if self.table.state.host != self.table.state.founder in client.people:
                self.house.spawn(self.find_host())

    async def _note_watcher(self) -> None:
        try:
            await self._append(lambda: self.table.watched(self.autoplay.now()))
        except NotSaved:
            await self.ready()  # one may watch all the same

    def ping_all(self) -> None:
        """Where quickness counts, measure how long the way to everybody is."""
        if self.loaded and find(self.table.state.game).reflex:
            for client in self.clients:
                client.ping()

    async def leave(self, client: Client) -> None:
        self.clients.discard(client)
        async with self.lock:  # what is being decided is not yet stored
            self._presence(client)

    def _presence(self, client: Client) -> None:
        """Tell the others that this client has come or gone."""
        if self.loaded and client.held:
            telling = self._telling()
            for other in self.clients - {client}:
                self._tell(other, True, telling)
            self.house.notify(self)

    async def face(self, client: Client, face: protocol.Face) -> None:
        """The curtain: from now on this client is sent only what that seat may see."""
        async with self.lock:
            await self.ready()
            if face.seat is not None:
                self.require(client, face)
            client.facing = face.seat
            self._tell(client, True, self._telling(live=False))
            client.answer(protocol.Done(face.id, self.table.row))

    async def show_again(self, client: Client) -> None:
        """Send the view as it is now, to a client whose own was out of date."""
        async with self.lock:
            await self.ready()
            if client in self.clients:
                self._tell(client, True, self._telling())

    async def identify(self, token: str) -> int | None:
        """The seat whose eyes somebody with this token has; None for a spectator's, where the table allows
        them, and for who is no part of the match."""
        async with self.lock:
            await self.ready()
            seat = deeds.holder(self.table.state, token)
            rights.admit(self.table.state, seat is not None, bool(token))
            return deeds.index(self.table.state, seat.id) if seat and not seat.waits else None

    async def sit(self, request: protocol.Sit) -> protocol.Seated:
        """Somebody sits down. A client that lost the answer and asks again gets a new token for the same
        seat; so the id of the request is told to nobody, and no row carries it."""
        token = deeds.token()
        async with self.lock:
            (entry,) = await self._append(lambda: self.table.sit(request, token, self.autoplay.now()))
            assert entry.seat is not None
            return protocol.Seated(self.invite, entry.seat, token)

    async def reissue(self, client: Client, deed: protocol.RenewToken) -> None:
        """A new link for a seat: the old one ends, and whoever used it must come again."""
        token = deeds.token()

        def decide() -> list[Entry]:
            actor = Actor(client.held, away=self.away_seats())
            entries = self.table.reissue(actor, deed, token, self.autoplay.now())
            if deed.seat in client.held:
                client.hashes |= {deeds.digest(token)}
            return entries

        async with self.lock:
            await self._append(decide)
            client.answer(protocol.Issued(deed.id, token=token))

    async def new_invite(self, client: Client, deed: protocol.RenewInvite) -> None:
        async with self.lock:
            await self.ready()
            self.require(client, deed)
            if (row := self.table.ids.get(deed.id)) is not None:
                client.answer(protocol.Done(deed.id, row))
                return
            invite = deeds.invite()
            await self.house.store.new_invite(self.id, invite)
            await self._append(lambda: self.table.new_invite(deed, self.autoplay.now()))
            self.invite = invite
            client.answer(protocol.Issued(deed.id, invite=invite))
            self._tell_all(table=True)

    async def new_code(self, client: Client, message: protocol.MakeCode) -> None:
        async with self.lock:
            await self.ready()
            self.require(client, message)
            try:
                code = await self.house.store.new_code(self.id, self.house.timings.code)
            except Conflict:
                raise NotSaved("not-saved") from None
            client.answer(protocol.Issued(message.id, code=code, seconds=self.house.timings.code))

    async def delete(self, client: Client, deed: protocol.DeleteTable) -> None:
        async with self.lock:
            await self.ready()
            self.require(client, deed)
            await self.house.store.delete(self.id)
            self.gone()
            self.house.notify(self)

    def gone(self) -> None:
        """The table was deleted: say good-bye to everybody."""
        for client in list(self.clients):
            client.bye("deleted")
        self.forget()

    async def look_around(self) -> None:
        """See who is away: all are told, and somebody who is there becomes the host."""
        if not self.clients:
            self.seen.clear()
            return
        away = self.away_seats()
        if self.table.find_host(self.present_seats(), away, self.autoplay.now()):
            await self.find_host()
        if away != self.away:
            self.away = away
            async with self.lock:
                await self.ready()
                self._tell_all(table=True)

    async def find_host(self) -> None:
        find = self.table.find_host
        await self.act(lambda: find(self.present_seats(), self.away_seats(), self.autoplay.now()))

    # Telling

    def viewer(self, client: Client) -> int | None:
        return show.viewer(client, self.table.match)

    def _tell_all(self, table: bool) -> None:
        """Send everybody what they have not got."""
        telling = self._telling()
        for client in list(self.clients):
            if table:
                client.find_seats(self.table.state)
                try:
                    rights.admit(self.table.state, bool(client.held), bool(client.hashes))
                except NotAllowed as refused:
                    self._dismiss(client, refused.reason.key)
                    continue
            self._tell(client, table, telling)

    def _dismiss(self, client: Client, key: str) -> None:
        """Send the row that did it, which may be of the client's own deed, and say good-bye."""
        rows = show.rows(self.table.recent[-1:], None, self.table.state, self.words(client.language), False)
        client.answer(protocol.Update(self.table.row, rows))
        client.bye(key)
        self.clients.discard(client)

    def _telling(self, live: bool = True) -> Telling:
        table, countdowns = self.table, self.autoplay.countdowns()
        return Telling(table.row, table.recent, table.state, table.match, countdowns, live, self.spoken)

    def _tell(self, client: Client, table: bool, telling: Telling) -> None:
        seat, match = self.viewer(client), self.table.match
        curtain = len(client.held) > 1 and match is not None and not match.game.is_open
        sent = client.sent.get(seat, -1) if curtain else max(client.sent.values(), default=-1)
        if not table and sent >= self.table.row:
            return
        client.push(telling.to(client, seat, sent, self._around(client) if table else None))
        client.sent |= dict.fromkeys([seat] if curtain else client.sent, self.table.row)
        if match and match.game.reflex and seat is not None:
            seats = client.held if match.game.is_open else (seat,)
            client.saw(frozenset(move.text() for each in seats for move in match.moves(each) if move.race))
            if telling.live:
                for refused in telling.late(set(seats), client.language, sent):
                    client.answer(refused)

    def _around(self, client: Client) -> protocol.Table:
        table, present, away = self.table, self.present_seats(), self.away_seats()
        around = show.table(client, table.state, table.match, present, away, self.invite, table.commitment)
        around.watching = self.watching()
        return around

    def words(self, language: str, match: Match | None = None) -> Words:
        """The words of the match, or of the table."""
        return Words(language, match.game.key if match else "table", show.names(self.table.state, language))
