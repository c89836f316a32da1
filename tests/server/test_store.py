"""What is stored: on SQLite, and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace

from bench.services import Postgres
from parlour import Match, protocol
from parlour.cli import main
from parlour.core import Refused, Result
from parlour.server import database, deeds, migrations, store
from parlour.server.log import Begun, Entry, Seat, State
from parlour.server.store import Conflict, NotSaved, Store, now
from parlour.view import Line

LONG_AGO = 91 * 86_400_000  # ms


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'parlour.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database("store")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    database.prepare(url)
    found = Store(url)
    try:
        yield found
    finally:
        await found.close()


def evening(url: str, *does: Callable[[Store], Awaitable[None]]) -> None:
    """Each with a store of its own, one after the other: what is kept must be on the disk."""

    async def one(do: Callable[[Store], Awaitable[None]]) -> None:
        async with opened(url) as found:
            await do(found)

    for do in does:
        asyncio.run(one(do))


def state() -> State:
    return deeds.opened(protocol.NewTable("go-fish", "Anna"), "anna")


def row(n: int, id: str | None = None, **more: Any) -> Entry:
    return Entry(n, now(), "chat", id, told=(Line("says", {"text": f"row {n}"}),), **more)


async def table(kept: Store, id: str = "table", invite: str = "", t: int | None = None) -> State:
    begun = state()
    entry = Entry(0, now() if t is None else t, "table", seat=0, state=begun)
    await kept.create(id, invite or f"invite-{id}", entry)
    return begun


def numbers(entries: Iterable[Entry]) -> list[int]:
    return [entry.row for entry in entries]


class TestRows:
    def test_a_row_comes_back_as_it_was(self, url: str) -> None:
        whole = Entry(
            1, now(), "move", "an-id-of-mine", 2, (Line("says", {"text": "é\x00💡", "seat": 1}),), state(), 1,
            b"\x00line", b"\xffpacked", Result((1, 2), (5, 3), "books"),
        )  # fmt: skip

        async def store_it(kept: Store) -> None:
            await table(kept)
            await kept.append("table", [whole])

        async def read_it(kept: Store) -> None:
            assert await kept.since("table", 0) == [whole]

        evening(url, store_it, read_it)

    def test_a_stored_seat_keeps_the_names_of_its_fields(self) -> None:
        stored = b'{"id":"x","name":"Ben","language":"en","token":"t","wish":"w","level":0,"stand_in":0}'
        seat = msgspec.json.decode(stored, type=Seat)
        assert (seat.token, seat.request) == ("t", "w")
        again = msgspec.json.decode(store.encode(seat))
        assert msgspec.json.decode(stored).items() <= again.items()

    def test_a_number_that_is_taken_is_a_conflict(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            await kept.append("table", [row(1)])
            with pytest.raises(Conflict):
                await kept.append("table", [row(1)])
            with pytest.raises(Conflict):
                await kept.append("table", [row(0)])

        evening(url, do)

    def test_an_id_that_is_taken_is_a_conflict_at_its_table_only(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            await table(kept, "other")
            await kept.append("table", [row(1, "same-id-twice")])
            with pytest.raises(Conflict):
                await kept.append("table", [row(2, "same-id-twice")])
            await kept.append("other", [row(1, "same-id-twice")])
            assert await kept.seen("table", "same-id-twice") == 1
            assert await kept.seen("table", "never") is None

        evening(url, do)

    def test_rows_without_an_id_do_not_conflict(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            await kept.append("table", [row(1), row(2)])
            await kept.append("table", [row(3)])

        evening(url, do)

    def test_all_rows_are_stored_or_none(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            await kept.append("table", [row(3)])
            with pytest.raises(Conflict):
                await kept.append("table", [row(1), row(2), row(3)])
            assert numbers(await kept.since("table", -1)) == [0, 3]

        evening(url, do)

    def test_nobody_suffers_for_a_conflict_in_the_same_commit(self, url: str) -> None:
        async def do(kept: Store) -> None:
            names = [f"table-{number}" for number in range(20)]
            for name in names:
                await table(kept, name)
            await kept.append("table-7", [row(1)])
            done = await asyncio.gather(
                *(kept.append(name, [row(1), row(2)]) for name in names), return_exceptions=True
            )
            assert [type(each) for each in done] == [type(None)] * 7 + [Conflict] + [type(None)] * 12
            heads = await kept.heads(names)
            assert heads == {name: 1 if name == "table-7" else 2 for name in names}

        evening(url, do)

    def test_nobody_suffers_for_a_fault_in_the_same_commit(self, url: str) -> None:
        def fail(connection: sql.Connection) -> None:
            raise ZeroDivisionError

        async def do(kept: Store) -> None:
            await table(kept)
            done = await asyncio.gather(
                kept.append("table", [row(1)]),
                kept.change(fail),
                kept.append("table", [row(2)]),
                return_exceptions=True,
            )
            assert [type(each) for each in done] == [type(None), ZeroDivisionError, type(None)]
            assert numbers(await kept.since("table", -1)) == [0, 1, 2]

        evening(url, do)

    def test_nobody_suffers_for_what_the_database_cannot_read(self, postgres: Postgres) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            done = await asyncio.gather(
                kept.append("table", [row(1)]),
                kept.change(lambda connection: connection.execute(sql.text("SELECT 1 / 0"))),
                kept.append("table", [row(2)]),
                return_exceptions=True,
            )
            assert [type(each) for each in done] == [type(None), NotSaved, type(None)]

        evening(postgres.database("store"), do)

    def test_a_table_that_is_not_there_takes_no_rows(self, url: str) -> None:
        async def do(kept: Store) -> None:
            with pytest.raises(Conflict):
                await kept.append("nowhere", [row(0)])

        evening(url, do)

    def test_of_two_who_write_the_same_number_one_is_first(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            async with opened(url) as other:
                done = await asyncio.gather(
                    *(each.append("table", [row(1)]) for each in (kept, other)), return_exceptions=True
                )
            assert sorted(type(each).__name__ for each in done) == ["Conflict", "NoneType"]

        evening(url, do)

    def test_closing_writes_first_what_was_asked_for(self, url: str) -> None:
        async def ask(kept: Store) -> None:
            await table(kept)
            asked = [asyncio.ensure_future(kept.append("table", [row(n)])) for n in range(1, 50)]
            await asyncio.sleep(0)
            await kept.close()
            await asyncio.gather(*asked)

        async def look(kept: Store) -> None:
            assert await kept.heads(["table"]) == {"table": 49}

        async def asking() -> None:
            database.prepare(url)
            await ask(Store(url))

        asyncio.run(asking())
        evening(url, look)

    def test_a_house_opens_while_its_database_is_away(self, tmp_path: Path) -> None:
        away = tmp_path / "away"

        async def do() -> None:
            kept = Store(f"sqlite:///{away / 'parlour.db'}")
            with pytest.raises(NotSaved):
                await table(kept)
            away.mkdir()
            await asyncio.to_thread(database.prepare, kept.url)
            await table(kept)
            await kept.close()

        asyncio.run(do())

    def test_a_database_that_is_gone_is_said_so_and_taken_up_again(self, tmp_path: Path) -> None:
        async def do(kept: Store) -> None:
            await table(kept)

            def lock() -> sqlite3.Connection:
                held = sqlite3.connect(tmp_path / "parlour.db", timeout=0)
                held.execute("BEGIN EXCLUSIVE")
                return held

            with kept.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA busy_timeout=1")  # the pool hands it to the writer next
            held = lock()
            with pytest.raises(NotSaved):
                await kept.append("table", [row(1)])
            held.rollback()
            held.close()
            await kept.append("table", [row(1)])

        evening(f"sqlite:///{tmp_path / 'parlour.db'}", do)


class TestReading:
    def test_the_last_state_is_the_tables(self, url: str) -> None:
        async def do(kept: Store) -> None:
            begun = await table(kept)
            changed = replace(begun, settings=protocol.Settings(idle=7))
            await kept.append("table", [row(1, state=changed), row(2), row(3)])
            found = await kept.load("table", 2)
            assert found
            assert (found.row, found.state, found.match, numbers(found.recent)) == (3, changed, [], [2, 3])

        evening(url, do)

    def test_the_rows_of_the_last_match_come_with_it(self, url: str) -> None:
        async def do(kept: Store) -> None:
            begun = await table(kept)
            match = Match.start("go-fish", seats=2)
            playing = replace(begun, match=Begun(3, 0, match.lines[0].decode(), match.secret, 1))
            of_match: dict[str, Any] = {"match": 3, "line": b"{}", "packed": b"."}
            await kept.append("table", [row(1, match=1, line=b"{}", packed=b"."), row(2)])
            await kept.append("table", [row(3, state=playing, **of_match), row(4), row(5, **of_match)])
            found = await kept.load("table", 1)
            assert found
            assert (numbers(found.match), numbers(found.recent)) == ([3, 5], [5])
            assert numbers(kept.record("table", 3)) == [3, 5]

        evening(url, do)

    def test_a_table_is_loaded_as_it_was_at_one_moment(self, url: str) -> None:
        """A row that comes in between two questions to the database belongs to the next load."""

        async def do(kept: Store) -> None:
            begun = await table(kept)
            playing = replace(begun, match=Begun(0, 0, "{}", "", 1))
            await kept.append("table", [row(1, state=playing, match=0, line=b"{}", packed=b".")])
            later = row(2, state=replace(playing, host="x"), match=0, line=b"{}", packed=b".")

            def between(connection: sql.Connection) -> Any:
                with kept.engine.connect() as reading:
                    asked = 0

                    @sql.event.listens_for(reading, "after_execute")
                    def meanwhile(*_: Any) -> None:
                        nonlocal asked
                        asked += 1
                        if asked == 1:
                            with kept.engine.begin() as writing:
                                database.insert(writing, database.log, [store._row("table", later)])

                    return store._load(reading, "table", 10)

            found = await kept.read(between)
            assert (found.row, found.state.host, numbers(found.match)) == (1, begun.host, [1])

        evening(url, do)

    def test_a_table_that_is_not_there_is_none(self, url: str) -> None:
        async def do(kept: Store) -> None:
            assert await kept.load("nowhere", 10) is None
            assert await kept.find("nothing") is None
            assert await kept.invite("nowhere") is None
            assert await kept.heads(["nowhere"]) == {}

        evening(url, do)

    def test_older_rows_come_in_order(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            await kept.append("table", [row(n) for n in range(1, 10)])
            assert numbers(await kept.before("table", 8, 3)) == [5, 6, 7]
            assert numbers(await kept.since("table", 7)) == [8, 9]

        evening(url, do)

    def test_what_began_and_what_ended_a_match_is_found(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            start = Entry(1, now(), "start", state=state(), match=1)
            await kept.append(
                "table", [start, row(2, match=1), row(3, match=1, result=Result((1,), (0,), "x"))]
            )
            assert numbers(kept.marks("table", -1, 10)) == [1, 3]
            assert numbers(kept.marks("table", -1, 1)) == [1]
            assert numbers(kept.marks("table", 1, 10)) == [3]

        evening(url, do)


class TestInvitations:
    def test_a_new_invitation_ends_the_old_one(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept, invite="old")
            await kept.new_invite("table", "new")
            assert (await kept.find("old"), await kept.find("new")) == (None, "table")
            assert await kept.invite("table") == "new"

        evening(url, do)

    def test_two_tables_never_share_an_invitation(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept, invite="same")
            with pytest.raises(Conflict):
                await table(kept, "other", invite="same")
            assert await kept.load("other", 1) is None

        evening(url, do)

    def test_a_short_code_stands_for_the_invitation_for_a_while(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            lasting, over = await kept.new_code("table", 60), await kept.new_code("table", -1)
            assert len(lasting) == 8
            assert lasting.isdecimal()
            assert (await kept.by_code(lasting, 60), await kept.by_code(over, 60)) == ("invite-table", None)
            assert await kept.by_code("", 60) is None

        evening(url, do)

    def test_old_codes_are_swept_away(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            for _ in range(3):
                await kept.new_code("table", -1)
            await kept.new_code("table", 60)
            assert await count(kept, database.codes) == 1

        evening(url, do)


async def count(kept: Store, of: sql.Table) -> int:
    chosen = sql.select(sql.func.count()).select_from(of)
    return await kept.read(lambda connection: connection.execute(chosen).scalar_one())


class TestDeleting:
    def test_a_table_is_deleted_with_all_its_data(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            await table(kept, "other")
            await kept.append("table", [row(1), row(2)])
            await kept.new_code("table", 60)
            assert await kept.lease("table", "me", 1000)
            await kept.delete("table")
            counts = [
                await count(kept, of)
                for of in (database.tables, database.log, database.codes, database.leases)
            ]
            assert counts == [1, 1, 0, 0]
            assert await kept.find("invite-other") == "other"

        evening(url, do)

    def test_tables_untouched_for_so_many_days_are_deleted(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await was_up(kept, 91 * 24)
            await table(kept, "old", t=now() - LONG_AGO)
            await table(kept, "played", t=now() - LONG_AGO)
            await kept.append("played", [row(1)])
            await table(kept, "new")
            assert await kept.purge(92) == []
            assert await kept.purge(90) == ["old"]
            assert [await kept.find(f"invite-{name}") for name in ("old", "played", "new")] == [
                None,
                "played",
                "new",
            ]

        evening(url, do)

    def test_a_clock_that_jumps_ages_no_table(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        async def do(kept: Store) -> None:
            await table(kept, "first", t=0)  # a board without a clock begins in 1970
            await table(kept, "second")
            assert await kept.purge(90) == []
            today = now()
            monkeypatch.setattr(store, "now", lambda: today + LONG_AGO)
            for _ in range(3):
                assert await kept.purge(90) == []
            monkeypatch.undo()
            await was_up(kept, 89 * 24)
            assert await kept.purge(90) == []
            await was_up(kept, 91 * 24)
            assert await kept.purge(90) == ["first"]

        evening(url, do)

    def test_however_many_are_deleted_and_asked_for(self, tmp_path: Path) -> None:
        async def do(kept: Store) -> None:
            await was_up(kept, 91 * 24)
            names = [f"table-{number}" for number in range(store.MOST + 3)]
            await asyncio.gather(*(table(kept, name, t=now() - LONG_AGO) for name in names))
            nobodys = [f"nobodys-{number}" for number in range(40_000)]
            assert await kept.heads([*nobodys, *names]) == dict.fromkeys(names, 0)
            assert sorted(await kept.purge(90)) == sorted(names)
            assert await count(kept, database.tables) == 0

        evening(f"sqlite:///{tmp_path / 'parlour.db'}", do)


async def was_up(kept: Store, hours: int) -> None:
    """Servers have looked after the tables in each of the last `hours`."""
    past = [{"hour": now() // store.HOUR - back} for back in range(1, hours + 1)]

    def work(connection: sql.Connection) -> None:
        connection.execute(database.hours.delete())
        connection.execute(database.hours.insert(), past)

    await kept.change(work)


@contextmanager
def foreigner(url: str) -> Iterator[sql.Connection]:
    """Somebody else who is connected to the database."""
    engine = database.connect(url)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


class TestStuck:
    """Somebody else in the database holds a row of one table, and does not let go."""

    def test_one_stuck_table_does_not_stop_the_others(self, postgres: Postgres) -> None:
        url = postgres.database("stuck")

        async def do(kept: Store) -> None:
            names = [f"table-{number}" for number in range(20)]
            for name in names:
                await table(kept, name)
            with foreigner(url) as foreign:
                database.insert(foreign, database.log, [store._row("table-7", row(1))])
                done = await asyncio.gather(
                    *(kept.append(name, [row(1)]) for name in names), return_exceptions=True
                )
                expected = [NotSaved if name == "table-7" else type(None) for name in names]
                assert [type(each) for each in done] == expected
                # From now on nobody even waits for it.
                began = monotonic()
                stuck = asyncio.ensure_future(kept.append("table-7", [row(1)]))
                for n in range(2, 30):
                    await kept.append("table-3", [row(n)])
                waited = monotonic() - began
                assert await kept.trouble() == ""
                with pytest.raises(NotSaved):
                    await stuck
                assert waited < database.WAITS["lock_timeout"] / 1000 * 3, waited
                foreign.rollback()
            for _ in range(100):
                with suppress(NotSaved):
                    await kept.append("table-7", [row(1)])
                    break
                await asyncio.sleep(0.1)
            assert await kept.heads(["table-3", "table-7"]) == {"table-3": 29, "table-7": 1}

        evening(url, do)

    def test_one_stuck_lease_does_not_keep_the_others_from_being_renewed(self, postgres: Postgres) -> None:
        url = postgres.database("stuck")

        async def do(kept: Store) -> None:
            for name in ("table", "other"):
                await table(kept, name)
                assert await kept.lease(name, "me", 5_000)
            with foreigner(url) as foreign:
                foreign.execute(
                    database.leases.update().where(database.leases.c.table_id == "table").values(until=7)
                )
                assert await kept.renew("me", 600_000) == {"table", "other"}
                foreign.rollback()
            until = sql.select(database.leases.c.table_id).where(database.leases.c.until > now() + 60_000)
            assert await kept.read(lambda c: list(c.execute(until).scalars())) == ["other"]

        evening(url, do)

    def test_where_everything_is_stuck_nobody_waits_long(self, postgres: Postgres) -> None:
        url = postgres.database("stuck")

        async def do(kept: Store) -> None:
            names = [f"table-{number}" for number in range(60)]
            for name in names:
                await table(kept, name)
            with foreigner(url) as foreign:
                foreign.execute(sql.text("LOCK TABLE log IN EXCLUSIVE MODE"))
                done = await asyncio.wait_for(
                    asyncio.gather(*(kept.append(name, [row(1)]) for name in names), return_exceptions=True),
                    60,
                )
                assert {type(each) for each in done} == {NotSaved}
                foreign.rollback()

        evening(url, do)

    def test_a_server_that_stops_in_the_middle_of_a_change_is_not_waited_for(
        self, postgres: Postgres
    ) -> None:
        with foreigner(postgres.database("stuck")) as connection:
            waits = [connection.execute(sql.text(f"SHOW {name}")).scalar_one() for name in database.WAITS]
        assert waits == ["2s", "15s", "10s"]


class TestTrouble:
    def test_what_can_be_stored_is_no_trouble(self, url: str) -> None:
        async def do(kept: Store) -> None:
            assert await kept.trouble() == ""

        evening(url, do)

    def test_a_locked_database_is_trouble_until_it_is_free(self, tmp_path: Path) -> None:
        async def do(kept: Store) -> None:
            held = sqlite3.connect(tmp_path / "parlour.db", timeout=0)
            held.execute("BEGIN EXCLUSIVE")
            assert await kept.trouble() == "blocked"
            held.rollback()
            held.close()
            for _ in range(100):
                if not await kept.trouble():
                    return
                await asyncio.sleep(0.1)
            pytest.fail("still in trouble")

        evening(f"sqlite:///{tmp_path / 'parlour.db'}", do)

    def test_a_database_that_is_gone_is_away(self, postgres: Postgres) -> None:
        async def do(kept: Store) -> None:
            postgres.stop()
            assert await kept.trouble() == "away"
            postgres.start()
            while await kept.trouble():
                await asyncio.sleep(0.1)

        evening(postgres.database("gone"), do)


class TestDamaged:
    @pytest.mark.parametrize("column", ["told", "state"])
    def test_a_row_that_cannot_be_decoded_is_damaged(self, url: str, column: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            spoilt = database.log.update().values({column: b'{"'})
            await kept.change(lambda connection: connection.execute(spoilt))
            with pytest.raises(store.Damaged):
                await kept.load("table", 10)

        evening(url, do)


class TestLeases:
    def test_one_at_a_time_runs_a_table(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            assert await kept.lease("table", "me", 60_000)
            assert not await kept.lease("table", "you", 60_000)
            assert await kept.lease("table", "me", 60_000)

        evening(url, do)

    def test_of_two_who_want_a_table_at_once_one_gets_it(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            async with opened(url) as other:
                got = await asyncio.gather(
                    *(each.lease("table", name, 60_000) for each, name in ((kept, "me"), (other, "you")))
                )
            assert sorted(got) == [False, True]

        evening(url, do)

    def test_a_lease_that_ran_out_is_an_orphan_and_anybodys(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            await table(kept, "other")
            assert await kept.lease("table", "me", -1)
            assert await kept.lease("other", "me", 60_000)
            assert await kept.orphans(60_000) == ["table"]
            assert await kept.lease("table", "you", 60_000)
            assert await kept.orphans(60_000) == []
            assert await kept.renew("me", 60_000) == {"other"}

        evening(url, do)

    def test_a_lease_of_a_clock_that_ran_ahead_is_over(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            assert await kept.lease("table", "gone", 600_000)
            assert await kept.orphans(6_000) == ["table"]
            assert await kept.lease("table", "me", 6_000)
            assert await kept.orphans(6_000) == []

        evening(url, do)

    def test_renewing_holds_off_the_others(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            assert await kept.lease("table", "me", 1)
            assert await kept.renew("me", 60_000) == {"table"}
            assert not await kept.lease("table", "you", 60_000)

        evening(url, do)

    def test_what_is_released_needs_nobody(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            assert await kept.lease("table", "me", -1)
            await kept.release("table", "you")
            assert await kept.orphans(60_000) == ["table"]
            await kept.release("table", "me")
            assert await kept.orphans(60_000) == []

        evening(url, do)

    def test_what_is_handed_over_may_be_taken_at_once(self, url: str) -> None:
        async def do(kept: Store) -> None:
            await table(kept)
            assert await kept.lease("table", "me", 60_000)
            await kept.hand_over("me")
            assert await kept.orphans(60_000) == ["table"]
            assert await kept.lease("table", "you", 60_000)

        evening(url, do)

    def test_a_table_that_is_not_there_cannot_be_run(self, url: str) -> None:
        async def do(kept: Store) -> None:
            assert not await kept.lease("nowhere", "me", 60_000)

        evening(url, do)


class TestMigrations:
    def test_the_last_step_is_the_one_that_the_store_asks_for(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.set_main_option("path_separator", "os")
        assert ScriptDirectory.from_config(config).get_heads() == [database.SCHEMA]

    @pytest.mark.parametrize("make", [database.migrate, migrations.upgrade], ids=["new", "steps"])
    def test_a_new_database_is_what_the_steps_make_and_the_store_writes_to(
        self, url: str, make: Callable[[sql.Engine], None]
    ) -> None:
        engine = database.connect(url)
        make(engine)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, database.meta) == []
            for of in database.meta.sorted_tables:
                assert cascades(connection, of.name) == cascades_of(of)
        engine.dispose()

    def test_a_database_of_today_needs_no_steps(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(migrations, "upgrade", lambda _engine: pytest.fail("migrated"))
        assert begin(url) == database.SCHEMA
        assert begin(url) == database.SCHEMA

    def test_a_database_of_an_earlier_version_goes_on_from_where_it_stands(self, url: str) -> None:
        assert begin(url) == database.SCHEMA
        engine = database.connect(url)
        with engine.begin() as connection:
            database.hours.drop(connection)
            connection.execute(database.version.update().values(version_num="0001"))
        engine.dispose()
        assert begin(url) == database.SCHEMA

    def test_a_database_of_a_later_version_is_refused(self, url: str) -> None:
        engine = database.connect(url)
        database.migrate(engine)
        with engine.begin() as connection:
            connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(Refused, match="database-newer"):
            database.prepare(url)
        engine.dispose()

    def test_servers_on_postgresql_may_begin_at_once(self, postgres: Postgres) -> None:
        url = postgres.database("begin")

        async def both() -> None:
            found = await asyncio.gather(*(asyncio.to_thread(begin, url) for _ in range(4)))
            assert found == [database.SCHEMA] * 4

        asyncio.run(both())


def begin(url: str) -> str:
    engine = database.connect(url)
    database.migrate(engine)
    with engine.connect() as connection:
        found: str = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar_one()
    engine.dispose()
    return found


def cascades(connection: sql.Connection, name: str) -> list[tuple[Any, ...]]:
    keys = sql.inspect(connection).get_foreign_keys(name)
    return [
        (key["constrained_columns"], key["referred_table"], key["options"].get("ondelete")) for key in keys
    ]


def cascades_of(of: sql.Table) -> list[tuple[Any, ...]]:
    return [([key.parent.name], key.column.table.name, key.ondelete) for key in of.foreign_keys]


class TestBackup:
    def test_a_backup_while_writes_go_on_is_a_whole_database_that_opens(self, tmp_path: Path) -> None:
        copies = [tmp_path / f"copy-{number}.db" for number in range(3)]
        reached: list[int] = []

        async def write(kept: Store) -> None:
            await table(kept)
            going = True

            async def writing() -> int:
                n = 0
                while going:
                    await kept.append("table", [row(n + 1), row(n + 2), row(n + 3)])
                    n += 3
                return n

            work = asyncio.create_task(writing())
            for copy in copies:
                await asyncio.sleep(0.1)
                reached.append((await kept.heads(["table"]))["table"])
                assert await asyncio.to_thread(main, ["backup", "--data", str(tmp_path), str(copy)]) == 0
            going = False
            reached.append(await work)

        async def read(copy: Path, least: int, most: int) -> None:
            async with opened(f"sqlite:///{copy}") as kept:
                found = numbers(await kept.since("table", -1))
                assert found == list(range(len(found)))
                assert len(found) % 3 == 1  # all or none of each commit
                assert least <= found[-1] <= most
                await kept.append("table", [row(len(found))])

        evening(f"sqlite:///{tmp_path / 'parlour.db'}", write)
        assert 0 < reached[0] < reached[1] < reached[2] < reached[3]
        for copy, least, most in zip(copies, reached, reached[1:], strict=False):
            assert sqlite3.connect(copy).execute("PRAGMA integrity_check").fetchone() == ("ok",)
            asyncio.run(read(copy, least, most))

    def test_a_backup_never_goes_over_its_own_database(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        database, link, twin = (tmp_path / name for name in ("parlour.db", "link.db", "twin.db"))

        async def do(kept: Store) -> None:
            await table(kept)
            link.symlink_to(database)
            twin.hardlink_to(database)
            for name in (database, link, twin, f"{database}-wal", f"{database}-shm", f"{database}.lock"):
                for force in ([], ["--force"]):
                    assert (
                        main(["backup", "--lang", "en", "--data", str(tmp_path), str(name), *force]) == 2
                    ), name
                    assert "belongs to the database itself" in capsys.readouterr().err
            await kept.append("table", [row(1)])

        async def look(kept: Store) -> None:
            assert await kept.heads(["table"]) == {"table": 1}

        evening(f"sqlite:///{database}", do, look)

    def test_a_backup_goes_over_another_file_only_by_force_and_over_a_live_one_never(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        copy, live = tmp_path / "copy.db", tmp_path / "live" / "parlour.db"
        live.parent.mkdir()

        async def meanwhile(kept: Store) -> None:
            await table(kept, "elsewhere")
            assert main([*backup, str(live), "--force"]) == 2
            assert "a database in use" in capsys.readouterr().err
            assert await kept.heads(["elsewhere"]) == {"elsewhere": 0}

        async def do(kept: Store) -> None:
            await table(kept)

        backup = ["backup", "--lang", "en", "--data", str(tmp_path)]
        evening(f"sqlite:///{tmp_path / 'parlour.db'}", do)
        evening(f"sqlite:///{live}", meanwhile)
        copy.write_text("a letter")
        assert main([*backup, str(copy)]) == 2
        assert "exists already" in capsys.readouterr().err
        assert copy.read_text() == "a letter"
        assert main([*backup, str(copy), "--force"]) == 0
        assert sqlite3.connect(copy).execute("SELECT id FROM tables").fetchall() == [("table",)]
        assert main([*backup, str(live.parent), "--force"]) == 2
        assert "cannot be written" in capsys.readouterr().err

    def test_a_backup_that_fails_leaves_the_last_one(self, tmp_path: Path) -> None:
        async def begin(kept: Store) -> None:
            await table(kept)

        evening(f"sqlite:///{tmp_path / 'parlour.db'}", begin)
        assert main(["backup", "--data", str(tmp_path), str(tmp_path / "no" / "copy.db")]) != 0
        assert main(["backup", "--data", str(tmp_path / "nothing"), str(tmp_path / "copy.db")]) != 0
        assert not (tmp_path / "copy.db").exists()
        assert [path.name for path in tmp_path.rglob("*unfinished*")] == []
