"""All tables of one server process: who is in, what runs, and what the other servers say."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any

import msgspec

from parlour import protocol
from parlour.core import Refused
from parlour.server import bus as buses
from parlour.server import dealing, deeds, journal
from parlour.server.autoplay import Autoplay
from parlour.server.garbage import Collector
from parlour.server.live import LiveTable
from parlour.server.log import Entry
from parlour.server.metrics import Meter
from parlour.server.store import Damaged, NotSaved, Store, now
from parlour.server.thinkers import Thinkers


class Timings(msgspec.Struct, frozen=True):
    """How long a server waits for what; in seconds, but for `keep_days`."""

    tick: float = 2.0  # between two rounds of maintenance
    lease: float = 6.0  # after which a silent server's tables are taken over
    patience: float = 60.0  # until somebody who is not connected counts as away
    at_rest: float = 60.0  # until an untouched table leaves the memory
    presence: float = 15.0  # that a notice of who sits at another server holds
    code: int = 600  # that a short code lasts
    keep_days: float = 90  # that an untouched table is kept


class House:
    """The tables of this process."""

    def __init__(self, store: Store, bus: buses.Bus, timings: Timings, meter: Meter | None = None) -> None:
        self.store, self.bus, self.timings = store, bus, timings
        self.thinkers, self.meter = Thinkers(), meter or Meter()
        self.name = secrets.token_hex(8)
        self.tables: dict[str, LiveTable] = {}
        self.collector = Collector()
        self.closing = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._purged = 0.0

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task in the background; its errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            journal.note(logging.ERROR, "our-fault", error, where="task")

    def table(self, id: str) -> LiveTable:
        if (live := self.tables.get(id)) is None:
            live = self.tables[id] = LiveTable(self, id)
        return live

    async def find(self, invite: str, token: str = "") -> LiveTable:
        """The table of an invitation. One that has ended still leads back whoever shows a token."""
        id = await self.store.find(invite) if invite.isprintable() else None
        if id is None and token:
            id = await self.store.find(invite, ended=True) if invite.isprintable() else None
        if id is None:
            raise deeds.NotAllowed("no-table")
        return self.table(id)

    async def open(self, new: protocol.NewTable) -> protocol.Seated:
        """Open a new table, with its host on a seat."""
        token, invite, id = deeds.token(), deeds.invite(), secrets.token_hex(16)
        state = deeds.opened(new, token)
        dealing.lightened(state)
        await self.store.create(id, invite, Entry(0, now(), "table", seat=new.seat, state=state))
        return protocol.Seated(invite, new.seat, token)

    async def delete(self, id: str) -> bool:
        """Delete a table for whoever runs the house; False if there is none."""
        live = self.table(id)
        async with live.lock:
            if not await self.store.delete(id):
                return False
            live.gone()
            self.notify(live)
        return True

    # Other servers

    def notify(self, live: LiveTable) -> None:
        if type(self.bus) is buses.Bus:
            return  # there is nobody else
        here, watching = tuple(live.local_seats()), live.local_watching()
        self.bus.publish(buses.Notice(self.name, live.id, live.table.row, here, watching))

    def hear(self, notice: buses.Notice | None) -> None:
        if notice is None:
            self.spawn(self._resync_all())
        elif notice.sender != self.name and (live := self.tables.get(notice.table)):
            until = monotonic() + self.timings.presence
            before = live.remote.get(notice.sender)
            now_there = live.remote[notice.sender] = buses.Elsewhere(
                until, frozenset(notice.here), notice.watching
            )
            if notice.row > live.table.row or not before or before.here != now_there.here:
                self.spawn(live.catch_up())

    async def _resync_all(self) -> None:
        """Notices may have been lost: see in the database how far every table is."""
        watched = [live for live in self.tables.values() if live.clients or live.autoplay.leased]
        heads = await self.store.heads(live.id for live in watched)
        for live in watched:
            if live.id not in heads and live.loaded:
                live.gone()
            elif heads.get(live.id, -1) > live.table.row:
                self.spawn(live.catch_up())

    # Who runs a table

    def want_lease(self, autoplay: Autoplay) -> None:
        self.spawn(self._lease(autoplay))

    async def _lease(self, autoplay: Autoplay) -> None:
        with suppress(NotSaved):
            if autoplay.leased or not await self.store.lease(autoplay.id, self.name, self._lease_ms):
                return
            live = self.tables.get(autoplay.id)
            if live and live.autoplay is autoplay and autoplay.is_needed:
                autoplay.run()
            else:  # the table has left the memory meanwhile, or is over
                await self.store.release(autoplay.id, self.name)

    @property
    def _lease_ms(self) -> int:
        return round(self.timings.lease * 1000)

    def release_lease(self, autoplay: Autoplay) -> None:
        self.spawn(self._release(autoplay))

    async def _release(self, autoplay: Autoplay) -> None:
        with suppress(NotSaved):
            await self.store.release(autoplay.id, self.name)

    # Maintenance

    async def run_maintenance(self) -> None:
        """Look after everything every few seconds, until the server is shut down."""
        while True:
            try:
                await self._tick()
            except NotSaved:
                pass  # the store has noted it
            except Exception as error:
                journal.note(logging.ERROR, "our-fault", error, where="maintenance")
            await asyncio.sleep(self.timings.tick)

    async def _tick(self) -> None:
        if self.store.outage.lasts:
            await self.store.trouble()  # nobody may want to store anything just now
        await self._renew_leases()
        if type(self.bus) is not buses.Bus:
            await self._resync_all()
            for live in self.tables.values():
                if live.loaded and live.clients:
                    self.notify(live)
        for live in list(self.tables.values()):
            live.ping_all()
            live.tell_watching()
            if not live.lock.locked():  # one that is stuck must not keep the leases of all from being renewed
                self.spawn(live.look_around())
            rests = monotonic() - live.touched > self.timings.at_rest and not live.lock.locked()
            if live.loaded and rests and not live.autoplay.leased:
                live.forget()
            if live.autoplay.leased and not live.loaded:
                self.spawn(live.catch_up())  # the database was away
            elif not live.loaded and not live.clients and not live.lock.locked():
                self.tables.pop(live.id, None)
        self.collector.tick(self.store.rows)
        if monotonic() - self._purged > 3600 or not self._purged:
            self._purged = monotonic()
            purged = await self.store.purge(self.timings.keep_days)
            if purged:
                journal.warn("tables-deleted", count=len(purged), days=f"{self.timings.keep_days:g}")
            for id in purged:
                if id in self.tables:
                    self.tables[id].gone()

    async def _renew_leases(self) -> None:
        autoplays = [live.autoplay for live in self.tables.values()]
        running = {autoplay.id for autoplay in autoplays if autoplay.leased}
        held = await self.store.renew(self.name, self._lease_ms) if running else set()
        for autoplay in autoplays:
            if autoplay.id in running and autoplay.id not in held:
                autoplay.leased = False
            elif not autoplay.leased and autoplay.is_needed:
                self.want_lease(autoplay)
        for id in await self.store.orphans(self._lease_ms):
            self.spawn(self._adopt(id))

    async def _adopt(self, id: str) -> None:
        """Run a table that should go on and that nobody runs."""
        if not await self.store.lease(id, self.name, self._lease_ms):
            return
        live = self.table(id)  # not before: maintenance lets go of a table that nobody uses
        with suppress(Damaged):
            async with live.lock:
                await live.ready()
        if live.autoplay.is_needed:
            live.autoplay.run()
        else:
            await self.store.release(live.id, self.name)

    async def farewell(self) -> None:
        """Tell everybody that we close, while the lines are still there."""
        self.closing = True
        clients = [client for live in self.tables.values() for client in live.clients]
        for client in clients:
            client.bye("closing")
        await asyncio.gather(*(client.flushed(1) for client in clients))

    async def close(self) -> None:
        await self.farewell()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(NotSaved):
            await self.store.hand_over(self.name)
        self.thinkers.close()
        self.collector.close()
        await self.store.close()


@asynccontextmanager
async def opened(
    database: str, bus: str | None, timings: Timings, meter: Meter | None = None
) -> AsyncIterator[House]:
    """A house with its store and its bus, both closed in good order afterwards."""
    house = House(Store(database), buses.connect(bus, database), timings, meter)
    house.spawn(house.run_maintenance())
    house.spawn(house.bus.listen(house.hear))
    try:
        yield house
    finally:
        await house.close()
