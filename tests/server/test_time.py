"""What only time does at a table: in a house inside the test, in which hours pass in a moment."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Self, cast
from unittest.mock import patch

import pytest
import sqlalchemy as sql

from bench.guests import Guest
from parlour import protocol, verify
from parlour.match import record as records
from parlour.server import books, clock, store
from parlour.server import house as houses
from parlour.server.admin import who_is_there
from parlour.server.gate import Limits
from parlour.server.house import House, Timings
from parlour.server.session import Session
from parlour.server.store import NotSaved
from parlour.server.work import Share
from tests.server.inside import Inside, lived, playing
from tests.server.rooms import MORRIS, key, played, same

TIMINGS = Timings()


class Near(Guest):
    """A guest in the same process: the same session, without a network."""

    def __init__(self, house: House, invite: str, tokens: tuple[str, ...] = ()) -> None:
        super().__init__("", invite, tokens)
        self.house = house

    async def come(self) -> Self:
        self.said_to: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.session = Session(self.house, Limits(), self.said_to.get, self._hear, Share("", 1_000_000))
        self.table = self.bye = None
        self.socket = cast(Any, self.said_to)
        self._reading = asyncio.create_task(self._sit())
        hello = {"type": "hello", "protocol": 1, "table": self.invite, "tokens": self.tokens}
        await self.send({**hello, "since": self.row})
        await self.until(lambda: self.table or self.bye)
        return self

    async def _sit(self) -> None:
        await self.session.run()
        async with self.changed:
            self.socket = None
            self.changed.notify_all()

    async def _hear(self, text: str) -> None:
        await self._take(json.loads(text))

    async def send(self, message: dict[str, Any]) -> None:
        await self.said_to.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def leave(self) -> None:
        await self.said_to.put({"type": "websocket.disconnect"})
        assert self._reading
        await self._reading


def house_in(folder: Path, **timings: Any) -> Inside:
    return Inside(folder / "parlour.db", timings=Timings(**timings))


async def two(house: House, game: str = MORRIS, start: bool = True, **rules: Any) -> tuple[Near, Near]:
    """Anna, who is the host, and Ben, and mostly a match."""
    opened = await house.open(protocol.NewTable(game, "Anna", rules=rules))
    live = await house.find(opened.invite)
    seated = await live.sit(protocol.Sit(secrets.token_hex(8), "Ben"))
    anna = await Near(house, opened.invite, (opened.token,)).come()
    ben = await Near(house, opened.invite, (seated.token,)).come()
    if start:
        await anna.do("start-match")
        await ben.until(lambda: ben.view)
    return anna, ben


async def agreed(anna: Near, ben: Near, **settings: Any) -> None:
    """Anna would like another time to think, and Ben says yes."""
    await anna.do("set-table", **settings)
    await ben.until(lambda: ben.table["asked"])
    assert isinstance(await ben.do("agree", seat=1, yes=True), int)


def at_home(test: Callable[[Path], Awaitable[None]]) -> Callable[[Path, pytest.MonkeyPatch], None]:
    def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def whole() -> None:
            await test(tmp_path)

        lived(monkeypatch, whole())

    run.__name__, run.__doc__ = getattr(test, "__name__", ""), test.__doc__
    return run


# Time to think


@at_home
async def test_an_idle_players_countdown_is_seen_and_then_a_computer_plays_on(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house, "one", first="0", rounds=5)
        await agreed(anna, ben, idle=30)
        await same(anna, ben)
        assert anna.update["countdowns"]
        for countdown in anna.update["countdowns"] + ben.update["countdowns"]:
            assert (countdown["name"], countdown["seat"]) == ("idle", 0)
            assert 29_000 < countdown["ms"] <= 30_000
        await asyncio.sleep(29)
        assert not ben.table["seats"][0]["level"]
        await ben.until(lambda: ben.table["seats"][0]["level"])
        assert "Anna has been thinking for a long time; a computer takes over." in ben.said
        await ben.until(lambda: ben.moves)
        assert isinstance(await anna.do("stand-in", seat=0, level=0), int)


@at_home
async def test_an_idle_player_loses_where_the_table_chose_so(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await agreed(anna, ben, idle=30, idle_choice="end")
        await ben.until(lambda: ben.view["result"], 31)
        assert ben.view["result"]["ranks"] == [2, 1]
        assert "Anna has been thinking for too long." in ben.said


@at_home
async def test_an_idle_player_is_waited_for_where_the_table_chose_so(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await agreed(anna, ben, idle=30, idle_choice="wait")
        await same(anna, ben)
        assert ben.update["countdowns"][0]["ms"] <= 30_000
        await asyncio.sleep(100)
        assert (ben.view["result"], ben.table["seats"][0]["level"]) == (None, 0)
        assert isinstance(await anna.move("a7"), int)


@at_home
async def test_whoever_moves_in_time_starts_the_others_countdown(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await agreed(anna, ben, idle=30, idle_choice="end")
        for guest, seat in ((anna, 1), (ben, 0), (anna, 1)):
            await asyncio.sleep(29)
            await played(guest, guest.moves[0], anna, ben)
            assert [each["seat"] for each in ben.update["countdowns"]] == [seat]
        assert ben.view["result"] is None


@at_home
async def test_a_time_to_think_runs_from_when_it_was_set(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await asyncio.sleep(50)
        await agreed(anna, ben, idle=30, idle_choice="end")
        await same(anna, ben)
        assert ben.update["countdowns"][0]["ms"] > 29_000
        await asyncio.sleep(29)
        assert isinstance(await anna.move("a7"), int)


@at_home
async def test_nobodys_time_to_think_runs_while_the_server_is_down(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await agreed(anna, ben, idle=30, idle_choice="end")
    await asyncio.sleep(40)
    async with house_in(folder) as house:
        await asyncio.sleep(10)
        anna, ben = [await Near(house, anna.invite, tuple(who.tokens)).come() for who in (anna, ben)]
        assert anna.update["countdowns"][0]["ms"] > 0
        await played(anna, "a7", ben)
        await ben.until(lambda: ben.view["result"], 31)


@at_home
async def test_a_server_that_stops_holds_no_table_any_longer(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await agreed(anna, ben, idle=30)
        await asyncio.sleep(2 * TIMINGS.tick)
        assert leases(folder) == 1
    assert leases(folder) == 0


@at_home
async def test_whoever_comes_to_a_server_that_stops_is_sent_away(folder: Path) -> None:
    """Else the server would wait for them to leave."""
    async with house_in(folder) as house:
        anna, ben = await two(house, start=False)
        await house.farewell()
        for guest in (anna, ben):
            await guest.until(lambda guest=guest: guest.socket is None)
        late = await Near(house, anna.invite, tuple(anna.tokens)).come()
        await late.until(lambda: late.socket is None)
        assert (late.bye["key"], late.bye["again"]) == ("closing", True)


def leases(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "parlour.db")) as database:
        return int(database.execute("SELECT count(*) FROM leases WHERE until > 0").fetchone()[0])


# Who is away


@at_home
async def test_another_seat_becomes_host_when_the_host_is_away(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await asyncio.sleep(2 * TIMINGS.patience)
        assert ben.table["host"] == 0
        await anna.leave()
        await ben.until(lambda: ben.table["host"] == 1, TIMINGS.patience + 2 * TIMINGS.tick)
        assert ben.said[-1] == "The host is away; Ben is the host now."
        assert isinstance(await ben.do("set-table", chat="free"), int)
        await anna.come()
        await anna.until(lambda: anna.table["host"] == 0)
        assert ben.said[-1] == "Anna is back, and the host again."


@at_home
async def test_a_host_who_comes_back_soon_stays_the_host(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        for _ in range(3):
            await anna.leave()
            await asyncio.sleep(TIMINGS.patience - 2 * TIMINGS.tick)
            await anna.come()
            await asyncio.sleep(2 * TIMINGS.tick)  # until somebody has looked around
        assert (anna.table["host"], ben.table["host"]) == (0, 0)


@at_home
async def test_while_nobody_is_there_the_host_stays_the_host(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await anna.leave()
        await ben.leave()
        await asyncio.sleep(TIMINGS.patience)
        await ben.come()
        await asyncio.sleep(TIMINGS.patience / 2)
        assert ben.table["host"] == 0


@at_home
async def test_a_spectator_never_becomes_host(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        guest = await Near(house, anna.invite).come()
        await anna.leave()
        await ben.leave()
        await asyncio.sleep(3 * TIMINGS.patience)
        assert guest.table["host"] == 0


# What rests, and what is deleted


@at_home
async def test_tables_untouched_for_the_days_that_are_set_are_deleted(folder: Path) -> None:
    hour = 3600
    async with house_in(folder, keep_days=2 / 24, tick=hour) as house:
        anna, _ = await two(house, start=False)
        for _ in range(3):
            await asyncio.sleep(hour)
            assert anna.bye is None
            await anna.do("say", phrase="oops")
        await asyncio.sleep(4 * hour)
        assert anna.bye["key"] == "deleted"
        assert await house.store.find(anna.invite) is None


@at_home
async def test_a_table_at_rest_leaves_the_memory_and_comes_back(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await anna.move("a7")
        live = next(iter(house.tables.values()))
        assert live.loaded
        await asyncio.sleep(TIMINGS.at_rest + 2 * TIMINGS.tick)
        assert not live.loaded
        assert len(who_is_there(house)[live.id].here) == 2
        assert isinstance(await ben.move("d7"), int)
        await same(anna, ben)
        assert anna.view["n"] == ben.view["n"] == 2


@at_home
async def test_a_short_code_lasts_as_long_as_is_set(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, _ = await two(house)
        code = (await anna.ask("make-code"))["code"]
        await asyncio.sleep(TIMINGS.code - 1)
        assert await house.store.by_code(code, TIMINGS.code)
        await asyncio.sleep(2)
        assert await house.store.by_code(code, TIMINGS.code) is None


# Clocks on the wall


@contextmanager
def clock_set(seconds: float) -> Iterator[None]:
    """Somebody sets the clock of the machine forward, or back."""
    with ExitStack() as stack:
        for module in (clock, houses, store):
            true = module.now
            stack.enter_context(patch.object(module, "now", lambda true=true: true() + round(seconds * 1000)))
        yield


@at_home
async def test_a_clock_that_is_set_stops_no_computer_and_no_match_runs_backwards(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house, "italian-draughts")
        await ben.do("stand-in", seat=1, level=1)
        for seconds in (-600, 86_400, 0):
            with clock_set(seconds):
                await anna.until(lambda: anna.moves, 20)
                assert isinstance(await anna.move(anna.moves[0]), int)
                await anna.until(lambda: anna.moves, 20)
        live = await house.find(anna.invite)
        times = [row.t for row in playing(live).rows]
        assert times == sorted(times)
        assert times[-1] < 60_000
        assert [row.t for row in live.table.recent] == sorted(row.t for row in live.table.recent)


@at_home
async def test_nobodys_time_to_think_is_cut_or_stretched_by_a_clock_that_is_set(folder: Path) -> None:
    for seconds in (-600, 3600):
        async with house_in(folder) as house:
            anna, ben = await two(house, start=False)
            await anna.do("set-table", idle=30)
            await anna.do("start-match")
            with clock_set(seconds):
                await asyncio.sleep(25)
                assert not ben.table["seats"][0]["level"]
                assert 0 < house.table(anna.session.live.id).autoplay.countdowns()[0].ms <= 6_000
                await ben.until(lambda ben=ben: ben.table["seats"][0]["level"], 10)


@at_home
async def test_a_match_goes_on_from_its_last_row_when_the_clock_is_behind_after_a_restart(
    folder: Path,
) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house, "italian-draughts")
        await ben.do("stand-in", seat=1, level=1)
        await asyncio.sleep(60)
        await anna.move(anna.moves[0])
    with clock_set(-600):
        async with house_in(folder) as house:
            again = await Near(house, anna.invite, tuple(anna.tokens)).come()
            await again.until(lambda: again.moves, 20)
            assert again.rows[again.row]["t"] >= anna.rows[anna.row]["t"]


@at_home
async def test_a_table_that_is_stuck_keeps_no_lease_of_others_from_being_renewed(folder: Path) -> None:
    async with house_in(folder) as house:
        stuck, heir = await two(house)
        await stuck.leave()  # so that somebody else should become host
        anna, ben = await two(house)
        await ben.do("stand-in", seat=1, level=1)
        await asyncio.sleep(1)
        assert house.table(anna.session.live.id).autoplay.leased
        async with heir.session.live.lock:
            await asyncio.sleep(TIMINGS.patience + 3 * TIMINGS.lease)
            assert await house.store.orphans(round(TIMINGS.lease * 1000)) == []
        await heir.until(lambda: heir.table["host"] == 1)


@at_home
async def test_a_lease_that_comes_when_the_table_has_gone_is_given_back(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        live = await house.find(anna.invite)
        live.autoplay.leased = False
        live.forget()
        house.want_lease(live.autoplay)
        await asyncio.sleep(1)
        leases = sql.select(sql.func.count()).select_from(store.leases)
        assert await house.store.read(lambda connection: connection.execute(leases).scalar()) == 0
        assert not live.autoplay.leased
        await played(anna, anna.moves[0], ben)


# What could not be saved


@at_home
async def test_what_could_not_be_saved_never_happened(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        with patch.object(house.store, "append", refuse):
            answer = await anna.move("a7")
        assert (key(answer), answer["again"]) == ("not-saved", True)
        assert ben.view["n"] == 0
        await played(anna, "d7", ben)
        assert (await verified(anna))[1:] == ["d7", "/break-off"]


@at_home
async def test_a_computer_plays_on_after_something_could_not_be_saved(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        await ben.do("stand-in", seat=1, level=1)
        refused = asyncio.Event()

        async def fail(*_: object) -> None:
            refused.set()
            raise NotSaved("not-saved")

        await anna.move("a7")
        with patch.object(house.store, "append", fail):
            await refused.wait()  # the computer has tried
        await anna.until(lambda: anna.moves)


@at_home
async def test_what_was_cut_off_while_it_was_being_saved_leaves_no_trace(folder: Path) -> None:
    async with house_in(folder) as house:
        anna, ben = await two(house)
        waits = asyncio.Event()

        async def never(*_: object) -> None:
            waits.set()
            await asyncio.Event().wait()

        live = await house.find(anna.invite)
        deed = protocol.Move(0, 0, "a7", id=secrets.token_hex(8))
        with patch.object(house.store, "append", never):
            doing = asyncio.create_task(live.do(anna.session.client, deed, 0.0))
            await waits.wait()
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)
        await played(anna, "d7", ben)
        assert (await verified(anna))[1:] == ["d7", "/break-off"]


@at_home
async def test_a_new_invitation_is_heard_at_every_server(folder: Path) -> None:
    async with house_in(folder) as house, house_in(folder) as other:
        anna, ben = await two(house)
        far = await Near(other, anna.invite, tuple(ben.tokens)).come()
        await anna.do("renew-invite")
        await (await other.find(anna.table["invite"])).catch_up()
        await far.until(lambda: far.row >= anna.row)
        assert far.table["invite"] == anna.table["invite"] != anna.invite


async def refuse(*_: object) -> None:
    raise NotSaved("not-saved")


async def verified(anna: Near) -> list[str]:
    """The moves of the match, once it is over and its record was checked."""
    await anna.do("end-match")
    live = await anna.house.find(anna.invite)
    data = await books.record(live, anna.table["match"], None)
    verify(data)
    return [row.move for row in records.read(data).rows]
