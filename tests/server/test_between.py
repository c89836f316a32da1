"""The evening around a match: chairs, computers that keep their names, playing again, looking long enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import pytest

from parlour import protocol
from parlour.server import show
from parlour.server.rights import Actor
from tests.server import inside
from tests.server.pure import ANNA, BEN, CLEO, Evening, started
from tests.server.rooms import Room, evening, key
from tests.server.test_autoplay import autoplay_of, began

Spend: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch) -> Spend:
    return lambda coroutine: inside.lived(monkeypatch, coroutine)


def names(table: Evening) -> tuple[str, ...]:
    return show.names(table.state, "en")


class TestChairs:
    def test_the_host_adds_a_chair_for_a_third_friend(self) -> None:
        table = Evening("crazy-eights", (0, 0))
        assert table.do(ANNA, protocol.AddChair) == ["chair-added"]
        table.store(table.table.sit(protocol.Sit("sits-down-Cleo", "Cleo"), "cleo", table.later()))
        assert table.names == ["Anna", "Ben", "Cleo"]

    def test_chairs_come_and_go_between_matches_and_then_the_old_match_is_put_away(self) -> None:
        table = started("crazy-eights")
        assert table.why_not(ANNA, protocol.AddChair) == "not-while-playing"
        table.do(ANNA, protocol.EndMatch)
        table.do(ANNA, protocol.AddChair)
        assert table.table.match is None
        assert table.why_not(ANNA, protocol.StartMatch) == "seats-open"
        assert table.do(ANNA, protocol.RemoveChair, seat=CLEO) == ["chair-removed"]
        table.do(ANNA, protocol.StartMatch)
        assert table.match.seats == 2

    def test_no_more_and_no_fewer_chairs_than_the_game_has(self) -> None:
        table = Evening("go-fish", (0,) * 5)
        assert table.why_not(ANNA, protocol.AddChair) == "no-such-number"
        for _ in range(3):
            table.do(ANNA, protocol.RemoveChair, seat=CLEO)
        assert len(table.state.seats) == 2
        assert Evening().why_not(ANNA, protocol.RemoveChair, seat=BEN) == "seat-taken"
        assert Evening(sat=()).why_not(ANNA, protocol.RemoveChair, seat=BEN) == "no-such-number"

    def test_whoever_sits_keeps_the_chair(self) -> None:
        table = Evening("go-fish", (0, 0, 1))
        assert table.why_not(ANNA, protocol.RemoveChair, seat=BEN) == "seat-taken"
        table.do(ANNA, protocol.RemoveChair, seat=CLEO)
        assert table.names == ["Anna", "Ben"]


class TestNamesOfComputers:
    def test_a_computer_keeps_its_name_when_sides_are_swapped(self) -> None:
        table = started(seats=(0, 1), sat=())
        assert names(table) == ("Anna", "Computer 2")
        table.do(ANNA, protocol.EndMatch)
        table.do(ANNA, protocol.StartMatch)
        assert names(table) == ("Computer 2", "Anna")

    def test_a_new_chair_has_a_number_that_no_other_has(self) -> None:
        table = Evening("go-fish", (0, 1, 1), sat=())
        table.do(ANNA, protocol.RemoveChair, seat=BEN)
        table.do(ANNA, protocol.AddChair)
        table.do(ANNA, protocol.SeatComputer, seat=CLEO, level=1)
        assert names(table) == ("Anna", "Computer 3", "Computer 2")


class TestPlayingAgain:
    def test_anybody_at_the_table_begins_the_next_match(self) -> None:
        table = started()
        assert table.why_not(BEN, protocol.PlayAgain) == "not-while-playing"
        table.do(ANNA, protocol.Resign)
        assert table.why_not(BEN, protocol.StartMatch) == "only-the-host"
        assert table.do(BEN, protocol.PlayAgain) == ["started"]
        assert table.names == ["Ben", "Anna"]

    def test_the_first_match_is_the_hosts_to_begin(self) -> None:
        assert Evening().why_not(BEN, protocol.PlayAgain) == "no-match"

    def test_a_guest_does_not_begin_without_those_who_are_away(self) -> None:
        table = started("go-fish", (0, 0, 0), sat=("Ben", "Cleo"))
        table.do(ANNA, protocol.EndMatch)
        away = frozenset({table.state.seats[CLEO].id})
        assert table.why_not(Actor((BEN,), BEN, away=away), protocol.PlayAgain) == "not-all-here"
        table.do(Actor((ANNA,), ANNA, away=away), protocol.PlayAgain)


@evening
async def test_a_guest_plays_again_and_a_watcher_does_not(room: Room) -> None:
    anna, ben = await room.pair()
    watcher = await room.watch(anna)
    await anna.do("resign", seat=0)
    assert key(await watcher.do("play-again")) == "only-the-seated"
    assert isinstance(await ben.do("play-again"), int)
    await anna.until(lambda: anna.table["running"])


class TestLookingLongEnough:
    def missed(self, *seats: int, sat: tuple[str, ...] = ()) -> Evening:
        """Anna has turned two cards that are no pair."""
        table = began("concentration", seats, sat, first="0")
        table.move(ANNA, table.texts(ANNA)[0])
        first, layout = table.match.state.turned, table.match.state.layout
        ranks = {card % 13 for card in layout if first >> card & 1}
        other = next(at for at, card in enumerate(layout) if card % 13 not in ranks)
        place = table.match.state.places[other]
        table.move(ANNA, next(text for text in table.texts(ANNA) if text.endswith(f" {place + 1}")))
        assert table.match.to_act() == []
        return table

    def test_alone_with_computers_one_goes_on_at_once(self, spend: Spend) -> None:
        async def whole() -> None:
            table = self.missed(0, 1)
            autoplay = autoplay_of(table)
            assert [each.skip for each in autoplay.countdowns()] == [True]
            n = table.match.n
            await asyncio.sleep(0.2)
            assert table.match.n == n
            table.do(ANNA, protocol.SeenEnough, n=n)
            autoplay.changed()
            await asyncio.sleep(0.2)
            assert table.match.rows[n + 1].move.startswith("expire")
            assert table.match.rows[n + 1].t - table.match.rows[n].t < 5000

        spend(whole())

    def test_several_people_all_have_to_have_seen_it(self, spend: Spend) -> None:
        async def whole() -> None:
            table = self.missed(0, 0, sat=("Ben",))
            autoplay, n = autoplay_of(table), table.match.n
            table.do(ANNA, protocol.SeenEnough, n=n)
            autoplay.changed()
            await asyncio.sleep(0.2)
            assert table.match.n == n
            table.do(BEN, protocol.SeenEnough, n=n)
            autoplay.changed()
            await asyncio.sleep(0.2)
            assert table.match.n == n + 1
            assert table.state.seen == ()

        spend(whole())

    def test_what_is_no_pause_cannot_be_skipped(self) -> None:
        table = started()
        row = table.table.row
        assert table.do(ANNA, protocol.SeenEnough, n=0) == []
        assert table.table.row == row

    def test_a_computer_that_deals_the_next_hole_is_hurried_too(self, spend: Spend) -> None:
        async def whole() -> None:
            table = began("six-card-golf", (0, 1), (), holes=3, first="0")
            autoplay = autoplay_of(table)
            while not (table.table.pauses and table.match.to_act() == [BEN]):
                if texts := table.texts(ANNA):
                    table.move(ANNA, texts[0])
                    autoplay.changed()
                await asyncio.sleep(1)
                assert not table.match.result
            (look,) = autoplay.countdowns()
            assert (look.name, look.skip) == ("look", True)
            n = table.match.n
            table.do(ANNA, protocol.SeenEnough, n=n)
            autoplay.changed()
            await asyncio.sleep(0.2)
            assert table.match.n == n + 1

        spend(whole())
