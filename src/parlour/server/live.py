"""A table while somebody is there: one thing after the other, stored before anybody hears of it.

Whatever is decided becomes rows of the log, is committed, and only then shown. If another server was
first, or the disk said no, the table is read again from what is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

from msgspec.structs import replace

from parlour import protocol
from parlour.core import Refused
from parlour.games import game as find
from parlour.match import Match
from parlour.server import deeds, show
from parlour.server.client import Client
from parlour.server.deeds import NotAllowed
from parlour.server.log import Entry
from parlour.server.runner import Runner
from parlour.server.show import Happened
from parlour.server.store import Conflict, NotSaved, now
from parlour.server.table import RECENT
from parlour.view import Line
from parlour.words import Words

if TYPE_CHECKING:
    from parlour.server.house import House

TRIES = 40  # to be first, where several servers run one table


class Live(Runner):
    """One table in this process."""

    def __init__(self, house: House, id: str) -> None:
        super().__init__(house, id)
        self.invite = ""
        self.host_seen = monotonic()
        self.touched = monotonic()

    # What is stored

    async def ready(self) -> None:
        """Have the table in memory as it was last stored."""
        self.touched = monotonic()
        if self.loaded:
            return
        kept = await self.house.store.load(self.id, RECENT)
        invite = await self.house.store.invite(self.id)
        if kept is None or invite is None:
            raise NotAllowed("no-table")
        known = self.n
        self.n, self.state, self.invite = kept.n, kept.state, invite
        self.match = self.computers = None
        begun = self.state.match
        if begun and begun.version == (game := find(deeds.header_game(begun))).version:
            lines = [(entry.line, entry.packed) for entry in kept.match if entry.line and entry.packed]
            self.match = Match.resume(lines, begun.header.encode(), begun.secret, game)
        self.recent = [self._happened(entry) for entry in kept.recent]
        self.ids = {row.id: row.n for row in self.recent if row.id}
        self.loaded, self._loaded_at = True, now()
        self._after()
        if self.n != known:
            self._tell_all(table=True)

    def forget(self) -> None:
        """Out of memory: the next one who comes reads it again."""
        self.loaded = False
        self.match = self.computers = None
        self.recent, self.ids = [], {}
        if self._alarm:
            self._alarm.cancel()

    async def catch_up(self) -> None:
        """Rows that another server wrote."""
        async with self.lock:
            if not self.loaded:
                if not self.clients and not self.leased:
                    return
                await self.ready()
            else:
                entries = await self.house.store.since(self.id, self.n)
                for entry in entries:
                    self._take_over(entry)
                if any(line.key == "new-invite" for entry in entries for line in entry.told):
                    self.invite = await self.house.store.invite(self.id) or self.invite
                if entries:
                    self._after()
                if entries and all(entry.kind == "claim" for entry in entries):
                    return  # nobody hears of a claim before it is judged
            self._tell_all(table=True)

    # Doing something

    async def do(self, client: Client, deed: protocol.Deed, arrived: float) -> None:
        """Decide, store, show. Refused raises and leaves everything as it was; so does Frozen."""
        async with self.lock:
            await self.ready()
            if (n := self.ids.get(deed.id)) is not None:
                client.answer(protocol.Done(deed.id, n))
                return
            done = await self._append(lambda: self._decide(client, deed, arrived), client, deed.id)
            if done and done[-1].kind == "claim":
                client.answer(protocol.Done(deed.id, done[-1].n))

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
        """It was stored long ago, or when nobody could be told: say so now."""
        if client is None or id is None or (n := await self.house.store.seen(self.id, id)) is None:
            return False
        client.answer(protocol.Done(id, n))
        return True

    def _stored(self, entries: Sequence[Entry]) -> None:
        """It is on the disk: now everybody may know."""
        changed = False
        for entry in entries:
            self.n, self.state = entry.n, entry.state or self.state
            changed = changed or entry.state is not None or entry.result is not None
            if self.state.match is None:
                self.match = None
            self._remember(entry)
        self._after()
        if entries[-1].kind != "claim":  # nobody hears of a claim before it is judged
            self._tell_all(table=changed)
        self.house.notify(self)

    # Who is there

    async def join(self, client: Client, hello: protocol.Hello) -> None:
        """A socket says who it is; it gets the table, the match and what it missed."""
        async with self.lock:
            await self.ready()
            client.language = hello.language
            client.hashes = frozenset(deeds.digest(token) for token in hello.tokens)
            client.sits(self.state)
            if hello.tokens and not client.held:
                raise NotAllowed("seat-lost")
            if not client.held and not self.state.settings.spectators:
                raise NotAllowed("no-spectators")
            client.words_for = ""
            client.sent = dict.fromkeys((None, *client.held), hello.since)
            self.clients.add(client)
            self._tell(client, table=True, live=False)
            if find(self.state.game).reflex:
                client.ping()
            self._presence(client)

    def measure(self) -> None:
        """Where quickness counts, see how long the way to everybody is."""
        if self.loaded and find(self.state.game).reflex:
            for client in self.clients:
                client.ping()

    async def leave(self, client: Client) -> None:
        self.clients.discard(client)
        async with self.lock:  # what is being decided is not yet stored
            self._presence(client)

    def _presence(self, client: Client) -> None:
        """Who comes and goes is seen by the others."""
        if self.loaded and client.held:
            for other in self.clients - {client}:
                self._tell(other, table=True)
            self.house.notify(self)

    async def face(self, client: Client, seat: int | None) -> None:
        """The curtain: only what this seat may see is sent from now on."""
        async with self.lock:
            await self.ready()
            if seat is not None and seat not in client.held:
                raise NotAllowed("not-your-seat")
            client.facing = seat
            self._tell(client, table=True, live=False)

    async def why(self, client: Client, why: protocol.Why) -> None:
        """Explain from nothing but what the asker sees."""
        async with self.lock:
            await self.ready()
            match = self._running()
            if why.seat != show.viewer(client, match) and not (
                show.is_open(match.game) and why.seat in client.held
            ):
                raise NotAllowed("not-your-seat")
            reason = match.why(why.seat, tuple(why.touches))
            words = self._words(client.language, match)
            client.answer(protocol.Refused(None, reason.key, words.reason(reason), reason.flash))

    async def older(self, client: Client, asked: protocol.Log) -> None:
        """Rows from further back, as this client may see them now."""
        async with self.lock:
            await self.ready()
            entries = await self.house.store.before(self.id, asked.before, asked.count)
            seat = self._eye(client)
            happened = [self._happened(entry) for entry in entries]
            client.answer(protocol.Older(show.rows(happened, seat, self.state, client.language, live=False)))

    async def show_again(self, client: Client) -> None:
        """The view as it is now, to somebody whose own was out of date."""
        async with self.lock:
            await self.ready()
            if client in self.clients:
                self._tell(client, table=True)

    async def identify(self, token: str) -> int | None:
        """The seat of a token; None for a spectator, where the table allows them."""
        async with self.lock:
            await self.ready()
            seat = deeds.holder(self.state, token)
            if seat:
                return deeds.index(self.state, seat.id)
            if token or not self.state.settings.spectators:
                raise NotAllowed("seat-lost" if token else "no-spectators")
            return None

    async def sit(self, wish: protocol.Sit) -> protocol.Seated:
        """Somebody sits down. Who lost the answer and asks again gets a new token for the same seat; so
        the id of the wish is told to nobody, and no row carries it."""
        token = deeds.token()
        async with self.lock:
            await self.ready()
            found = -1

            def decide() -> list[Entry]:
                nonlocal found
                done, found = deeds.sit(self.state, wish, token)
                seat = self.state.seats[found]
                if self.running and seat.stand_in and not seat.taken:
                    return [self._seat_change(found, done)]
                return [self._entry("table", done.told, seat=found, state=done.state)]

            await self._append(decide, id=None)
            return protocol.Seated(self.invite, found, token)

    async def reissue(self, client: Client, deed: protocol.Reissue) -> None:
        """A new link for a seat: the old one ends, and whoever used it must come again."""
        token = deeds.token()

        def decide() -> list[Entry]:
            self._require_host(client)
            done = deeds.reissued(self.state, deed.seat, token)
            if deed.seat in client.held:
                client.hashes |= {deeds.digest(token)}
            return [self._entry("table", done.told, seat=deed.seat, state=done.state)]

        async with self.lock:
            await self._append(decide)
            client.answer(protocol.Issued(deed.id, token=token))

    async def new_invite(self, client: Client, deed: protocol.Invite) -> None:
        async with self.lock:
            await self.ready()
            self._require_host(client)
            if (n := self.ids.get(deed.id)) is not None:
                client.answer(protocol.Done(deed.id, n))
                return
            invite = deeds.invite()
            await self.house.store.new_invite(self.id, invite)
            told = Line("new-invite")
            await self._append(lambda: [self._entry("table", [told], id=deed.id, state=self.state)])
            self.invite = invite
            client.answer(protocol.Issued(deed.id, invite=invite))
            self._tell_all(table=True)

    async def new_code(self, client: Client) -> None:
        async with self.lock:
            await self.ready()
            if not client.held:
                raise NotAllowed("only-the-seated")
            try:
                code = await self.house.store.new_code(self.id, self.house.habits.code)
            except Conflict:
                raise NotSaved("not-saved") from None
            client.answer(protocol.Issued(None, code=code, seconds=self.house.habits.code))

    async def delete(self, client: Client) -> None:
        async with self.lock:
            await self.ready()
            self._require_host(client)
            await self.house.store.delete(self.id)
            self.gone()
            self.house.notify(self)

    def gone(self) -> None:
        """The table was deleted."""
        for client in list(self.clients):
            client.bye("deleted")
        self.forget()

    async def find_host(self, patience: float) -> None:
        """If the host has been away for long, somebody who is there becomes the host."""
        if not self.loaded:
            return
        if not self.clients or self.state.host in self.here():
            self.host_seen = monotonic()
        elif monotonic() - self.host_seen > patience:
            async with self.lock:
                await self._append(self._another_host)

    def _another_host(self) -> list[Entry]:
        here = self.here()
        heirs = [seat for seat in self.state.seats if seat.id in here and seat.taken]
        if self.state.host in here or not heirs:
            return []
        told = Line("host-away", {"name": heirs[0].name})
        return [self._entry("table", [told], state=replace(self.state, host=heirs[0].id))]

    # Telling

    def _eye(self, client: Client) -> int | None:
        return show.viewer(client, self.match)

    def _tell_all(self, table: bool) -> None:
        """Everybody gets what they have not got; what several may see alike is made once."""
        made: dict[tuple[object, ...], str] = {}
        for client in list(self.clients):
            if table:
                client.sits(self.state)
                if client.hashes and not client.held:
                    self._dismiss(client, "seat-lost")
                    continue
                if not client.held and not self.state.settings.spectators:
                    self._dismiss(client, "no-spectators")
                    continue
            self._tell(client, table, made=made)

    def _dismiss(self, client: Client, key: str) -> None:
        """The row that did it, which may be the client's own wish, and good-bye."""
        rows = show.rows(self.recent[-1:], None, self.state, client.language, live=False)
        client.answer(protocol.Update(self.n, rows))
        client.bye(key)
        self.clients.discard(client)

    def _tell(
        self,
        client: Client,
        table: bool,
        live: bool = True,
        made: dict[tuple[object, ...], str] | None = None,
    ) -> None:
        seat, match = self._eye(client), self.match
        curtain = len(client.held) > 1 and match is not None and not show.is_open(match.game)
        sent = client.sent.get(seat, -1) if curtain else max(client.sent.values(), default=-1)
        if not table and sent >= self.n:
            return
        key = (seat, client.language, sent, client.held if match and show.is_open(match.game) else ())
        data = made.get(key) if made is not None and not table else None
        if data is None:
            data = protocol.write(self._update(client, seat, sent, table, live)).decode()
            if made is not None and not table:
                made[key] = data
        client.sent |= dict.fromkeys([seat] if curtain else (None, *client.held), self.n)
        client.push(data)
        if match and match.game.reflex and seat is not None:
            seats = client.held if show.is_open(match.game) else (seat,)
            racing = (move.text() for each in seats for move in match.moves(each) if move.race)
            client.saw(frozenset(racing))
            if live:
                self._answer_late(client, set(seats), self._since(sent), match)

    def _since(self, sent: int) -> list[Happened]:
        """The rows that somebody has not got."""
        return self.recent[-(self.n - sent) :] if sent < self.n else []

    def _answer_late(self, client: Client, seats: set[int], rows: list[Happened], match: Match) -> None:
        """Whoever lost a race hears from the rules why nothing happened."""
        words = self._words(client.language, match)
        for line in (line for row in rows for line in row.told if seats.intersection(line.to or ())):
            client.answer(protocol.Refused(None, line.key, words.line(line)))

    def _update(
        self, client: Client, seat: int | None, sent: int, table: bool, live: bool
    ) -> protocol.Update:
        rows = show.rows(self._since(sent), seat, self.state, client.language, live)
        if self.match:
            words = self._words(client.language, self.match)
            update = show.view(self.match, seat, client.held, words)
            update.countdowns = self._countdowns()
        else:
            update = protocol.Update(self.n, [])
        update.n, update.rows = self.n, rows
        if table:
            here = self.here()
            update.table = show.table(client, self.state, self.match, here, self.invite, self.commitment)
        return update

    def _words(self, language: str, match: Match) -> Words:
        return Words(language, match.game.key, show.names(self.state, language))

    def _countdowns(self) -> list[protocol.Countdown]:
        """The time that is left, of the rules' own clocks and of the table's patience."""
        if self.computers is None or not self.running:
            return []
        time = self.time
        found = [
            protocol.Countdown(name, max(0, t - time)) for name, t in sorted(self.computers.timers.items())
        ]
        settings = self.state.settings
        if settings.idle:
            left = max(0, self._thinking_since() + settings.idle * 1000 - now())
            found += [protocol.Countdown("idle", left, seat) for seat in self.idlers()]
        return found
