"""Clocks for a whole match, series of matches, tables for children, and who begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from parlour import protocol
from parlour.bots import Question, Reply, think
from parlour.core import Refused
from parlour.server import autoplay as autoplays
from parlour.server import clock, deeds, show
from parlour.server.log import Kept
from tests.server import inside
from tests.server.pure import ANNA, BEN, MORRIS, Evening
from tests.server.test_autoplay import autoplay_of

Spend: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch) -> Spend:
    return lambda coroutine: inside.lived(monkeypatch, coroutine)


def clocked(game: str = MORRIS, seats: tuple[int, ...] = (0, 0), **settings: Any) -> Evening:
    """A match against the clock that begins now."""
    table = Evening(
        game, seats, ("Ben",) if seats[1] == 0 else (), **({} if game == MORRIS else {"first": "0"})
    )
    table.do(ANNA, protocol.SetTable, **settings)
    table.at = clock.now() - 1000
    table.do(ANNA, protocol.StartMatch)
    return table


class Mute:
    """Nobody who thinks ever answers."""

    async def think(self, *_asked: object) -> Reply:
        await asyncio.Event().wait()
        raise AssertionError


class Listener:
    """Notes at which level is thought."""

    def __init__(self, levels: list[int]) -> None:
        self.levels = levels

    async def think(self, question: Question, *_more: object) -> Reply:
        self.levels.append(question.level)
        return think(question)


class TestClocks:
    def test_everybody_has_so_much_and_a_move_adds_to_it(self) -> None:
        table = clocked(clock=300, increment=5)
        assert table.state.clocks == (300_000, 300_000)
        table.at += 9_000
        table.move(ANNA, "a7")  # ten seconds later
        assert table.state.clocks == (295_000, 300_000)
        table.at += 1_000
        table.move(BEN, "d7")
        assert table.state.clocks == (295_000, 303_000)

    def test_without_an_increment_it_only_runs_down(self) -> None:
        table = clocked(clock=300)
        table.move(ANNA, "a7")
        assert table.state.clocks == (299_000, 300_000)

    def test_whoever_runs_out_of_time_has_lost_a_duel_and_the_record_says_so(self, spend: Spend) -> None:
        async def whole() -> None:
            table = clocked(clock=60)
            autoplay = autoplay_of(table)
            assert autoplay.is_needed
            shown = [(each.seat, each.stopped) for each in autoplay.countdowns()]
            assert shown == [(ANNA, False), (BEN, True)]
            await asyncio.sleep(59)
            assert not table.result
            await asyncio.sleep(3)
            assert (table.result.reason, table.result.ranks) == ("out-of-time", (2, 1))
            assert table.match.rows[-1].move == "/out-of-time"

        spend(whole())

    def test_where_several_play_a_computer_plays_on(self, spend: Spend) -> None:
        async def whole() -> None:
            table = clocked("go-fish", clock=60)
            autoplay = autoplay_of(table)
            await asyncio.sleep(65)
            assert table.state.seats[ANNA].stand_in == deeds.STAND_IN
            assert not table.result
            assert autoplay.leased

        spend(whole())

    def test_nobodys_time_runs_while_no_server_is_up(self, spend: Spend) -> None:
        async def whole() -> None:
            table = clocked(clock=300)
            await asyncio.sleep(200)
            started = next(entry for entry in table.entries if entry.kind == "start")
            table.table.load(Kept(table.table.row, table.state, [started], table.entries[-1:]))
            autoplay = autoplay_of(table)
            table.at = clock.now() + 4_000
            table.move(ANNA, "a7")
            assert 290_000 < table.state.clocks[ANNA] <= 296_000
            assert autoplay.countdowns()[ANNA].stopped

        spend(whole())

    def test_in_a_duel_the_clock_of_a_computer_runs_too(self, spend: Spend) -> None:
        async def whole() -> None:
            table = clocked(seats=(0, 1), clock=300, increment=2)
            autoplay = autoplay_of(table)
            assert [(each.seat, each.stopped) for each in autoplay.countdowns()] == [(0, False), (1, True)]
            table.at = clock.now()
            table.move(ANNA, "a7")
            autoplay.changed()
            assert [(each.seat, each.stopped) for each in autoplay.countdowns()] == [(0, True), (1, False)]
            await asyncio.sleep(5)
            assert table.match.n == 2
            assert 300_000 < table.state.clocks[BEN] < 302_000

        spend(whole())

    def test_a_computer_that_does_not_answer_in_time_has_lost(self, spend: Spend) -> None:
        async def whole() -> None:
            table = clocked(seats=(0, 1), clock=60)
            autoplay = autoplay_of(table)
            autoplay.house.thinkers = Mute()
            table.at = clock.now()
            table.move(ANNA, "a7")
            autoplay.changed()
            await asyncio.sleep(65)
            assert (table.result.reason, table.result.ranks) == ("out-of-time", (1, 2))

        spend(whole())

    def test_a_computer_with_hardly_any_time_left_makes_haste(self, spend: Spend) -> None:
        async def whole() -> None:
            table = clocked(seats=(0, 4), clock=60)
            table.table.state = replace(table.state, clocks=(60_000, 2_000))
            autoplay = autoplay_of(table)
            asked: list[int] = []
            autoplay.house.thinkers = Listener(asked)
            table.at = clock.now()
            table.move(ANNA, "a7")
            autoplay.changed()
            await asyncio.sleep(1)
            assert (asked, table.match.n) == ([autoplays.IN_HASTE], 2)
            assert table.state.clocks[BEN] >= 1_900

        spend(whole())

    def test_where_several_play_a_computer_has_none(self, spend: Spend) -> None:
        async def whole() -> None:
            table = clocked("go-fish", (0, 1), clock=300)
            assert [each.seat for each in autoplay_of(table).countdowns()] == [ANNA]

        spend(whole())

    def test_it_is_only_changed_between_matches_and_nobody_gets_less_than_half_a_minute(self) -> None:
        table = clocked(clock=300)
        assert table.why_not(ANNA, protocol.SetTable, clock=600) == "not-while-playing"
        assert table.why_not(ANNA, protocol.SetTable, increment=2) == "not-while-playing"
        assert Evening().why_not(ANNA, protocol.SetTable, clock=10) == "idle-too-short"

    def test_where_quickness_counts_there_is_none(self) -> None:
        table = Evening("egyptian-rat-screw")
        table.do(ANNA, protocol.SetTable, clock=300)
        table.do(ANNA, protocol.StartMatch)
        assert table.state.clocks == ()


class TestSeries:
    def lost(self, table: Evening, who: str) -> None:
        """Somebody gives a match up, and the next one begins."""
        table.do(ANNA if table.names[0] == who else BEN, protocol.Resign)

    def test_the_best_of_three_is_decided_by_two_wins_and_sides_change(self) -> None:
        table = Evening()
        table.do(ANNA, protocol.SetTable, best_of=3)
        table.do(ANNA, protocol.StartMatch)
        self.lost(table, "Ben")
        assert table.state.series
        assert not table.state.series.decided
        table.do(BEN, protocol.PlayAgain)
        assert table.names == ["Ben", "Anna"]
        self.lost(table, "Ben")
        assert table.state.series.decided
        points = {seat.name: table.state.series.points[seat.id] for seat in table.state.seats}
        assert points == {"Anna": 4, "Ben": 0}
        table.do(BEN, protocol.PlayAgain)
        self.lost(table, "Anna")
        assert (table.state.series.played, table.state.series.decided) == (1, False)

    def test_a_draw_is_half_a_point_and_the_last_match_ends_it(self) -> None:
        table = Evening()
        table.do(ANNA, protocol.SetTable, best_of=3)
        for _ in range(3):
            table.do(ANNA, protocol.StartMatch if table.table.match is None else protocol.PlayAgain)
            table.do(ANNA, protocol.OfferDraw)
            table.do(BEN, protocol.Agree, yes=True)
        assert table.state.series
        assert (set(table.state.series.points.values()), table.state.series.decided) == ({3}, True)

    def test_a_match_that_is_broken_off_does_not_count(self) -> None:
        table = Evening()
        table.do(ANNA, protocol.SetTable, best_of=3)
        table.do(ANNA, protocol.StartMatch)
        table.do(ANNA, protocol.EndMatch)
        assert table.state.series is None

    def test_it_has_an_odd_number_and_changes_only_between_matches(self) -> None:
        table = Evening()
        assert table.why_not(ANNA, protocol.SetTable, best_of=4) == "series-odd"
        table.do(ANNA, protocol.StartMatch)
        assert table.why_not(ANNA, protocol.SetTable, best_of=3) == "not-while-playing"


def opened(**more: Any) -> Any:
    return deeds.opened(protocol.NewTable("draughts", "Anna", seats=[0, 3], **more), "anna")


class TestBeforeTheMatch:
    @pytest.mark.parametrize(
        ("game", "begins", "seat"),
        [
            ("draughts", True, 0),
            ("draughts", False, 1),
            ("wolf-and-sheep", True, 1),
            ("wolf-and-sheep", False, 0),
        ],
    )
    def test_one_chooses_who_begins(self, game: str, begins: bool, seat: int) -> None:
        new = protocol.NewTable(game, "Anna", seats=[0, 3], begins=begins)
        seats = deeds.opened(new, "anna").seats
        assert (seats[seat].name, seats[1 - seat].level) == ("Anna", 3)

    def test_what_men_the_computer_does_without_goes_along(self) -> None:
        table = opened(begins=False, handicap=[0, 2])
        assert table.handicap == {table.seats[0].id: 2}


class TestTablesForChildren:
    def test_one_switch_is_for_all_of_it(self) -> None:
        table = opened(child=True)
        assert table.seats[1].level == deeds.GENTLE
        settings = table.settings
        assert (settings.chat, settings.hints, settings.idle, settings.clock) == ("phrases", True, 0, 0)

    def test_a_game_may_have_another_name_there(self) -> None:
        def title(child: bool, game: str, language: str) -> str:
            return show.title(deeds.opened(protocol.NewTable(game, "Anna", child=child), "anna"), language)

        assert title(True, "egyptian-rat-screw", "en") == "Egyptian Slap"
        assert title(False, "egyptian-rat-screw", "en") == "Egyptian Rat Screw"
        assert title(True, "egyptian-rat-screw", "ru") == "Египетский хлопок"
        assert title(True, "go-fish", "de") == title(False, "go-fish", "de") == "Go Fish"

    @pytest.mark.parametrize("change", [{"chat": "free"}, {"idle": 60}, {"clock": 300}, {"hints": False}])
    def test_nothing_of_it_is_switched_off_alone(self, change: dict[str, Any]) -> None:
        table = Evening()
        table.do(ANNA, protocol.SetTable, child=True)
        assert table.why_not(ANNA, protocol.SetTable, **change) == "child-table"
        table.do(ANNA, protocol.SetTable, child=False)
        table.do(ANNA, protocol.SetTable, **change)

    def test_switched_on_later_it_calms_everything_down(self) -> None:
        table = Evening("go-fish", (0, 0, 4))
        table.do(ANNA, protocol.SetTable, chat="free", idle=60, clock=300)
        table.do(ANNA, protocol.SetTable, child=True)
        assert table.state.seats[2].level == deeds.GENTLE
        assert (table.state.settings.chat, table.state.settings.idle, table.state.settings.clock) == (
            "phrases",
            0,
            0,
        )
        table.do(ANNA, protocol.SeatComputer, seat=2, level=4)
        assert table.state.seats[2].level == deeds.GENTLE
        with pytest.raises(Refused):
            table.do(ANNA, protocol.Say, text="anything")
