"""What goes on at a table by itself, in a time of its own and without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import pytest

from parlour import protocol
from parlour.bots import Question, Reply, think
from parlour.server import clock, deeds, journal
from parlour.server.autoplay import MOMENT, OPENING, Autoplay
from parlour.server.judge import CREDIT, MARGIN
from parlour.server.log import Entry
from parlour.server.thinkers import Lost
from tests.server import inside
from tests.server.pure import ANNA, BEN, MORRIS, Evening, started

Spend: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]


class Stub:
    """As much of a house as autoplay needs; it gives the lease when it is told to."""

    def __init__(self) -> None:
        self.thinkers = self
        self.wanted: list[Autoplay] = []
        self.released: list[Autoplay] = []
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        self.tasks.add(task := asyncio.get_running_loop().create_task(work))
        return task

    async def think(self, question: Question, _table: str, _address: str) -> Reply:
        return think(question)

    def want_lease(self, autoplay: Autoplay) -> None:
        self.wanted.append(autoplay)

    def release_lease(self, autoplay: Autoplay) -> None:
        self.released.append(autoplay)


def autoplay_of(evening: Evening, leased: bool = True) -> Autoplay:
    """The autoplay of this table, which stores at once."""

    async def act(decide: Callable[[], list[Entry]]) -> None:
        if entries := decide():
            evening.store(entries)
            autoplay.changed()

    house: Any = Stub()
    autoplay = Autoplay("a-table", evening.table, house, act, lambda: [0.02, None], lambda: "")
    autoplay.leased = leased
    autoplay.loaded()
    return autoplay


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch) -> Spend:
    return lambda coroutine: inside.lived(monkeypatch, coroutine)


def began(game: str = MORRIS, *more: Any, **rules: Any) -> Evening:
    """A match that begins now."""
    evening = Evening(game, *more, **rules)
    evening.at = clock.now() - 1000
    evening.do(ANNA, protocol.StartMatch)
    return evening


@pytest.mark.parametrize(
    ("game", "seats", "needed"),
    [
        (MORRIS, (0, 0), False),
        (MORRIS, (0, 1), True),
        ("egyptian-rat-screw", (0, 0), True),
        ("concentration", (0, 0), True),
    ],
)
def test_autoplay_is_needed_where_something_may_happen_that_no_person_does(
    game: str, seats: tuple[int, ...], needed: bool, spend: Spend
) -> None:
    async def whole() -> None:
        evening = Evening(game, seats, () if seats[1] else ("Ben",))
        assert not autoplay_of(evening).is_needed
        evening.do(ANNA, protocol.StartMatch)
        assert autoplay_of(evening).is_needed is needed

    spend(whole())


def test_a_time_to_think_needs_autoplay_too(spend: Spend) -> None:
    async def whole() -> None:
        evening = started()
        evening.do(ANNA, protocol.SetTable, idle=30)
        evening.do(BEN, protocol.Agree, yes=True)
        assert autoplay_of(evening).is_needed

    spend(whole())


def test_without_the_lease_nothing_happens_but_that_it_is_asked_for(spend: Spend) -> None:
    async def whole() -> None:
        evening = began("battle")
        autoplay = autoplay_of(evening, leased=False)
        house: Any = autoplay.house
        assert house.wanted == []
        evening.do(ANNA, protocol.PlayOn)
        autoplay.changed()
        assert house.wanted == [autoplay]
        await asyncio.sleep(60)
        assert evening.match.n == 0
        autoplay.run()
        await asyncio.sleep(1)
        assert evening.match.n > 0

    spend(whole())


def test_a_computer_leaves_people_a_moment_to_look(spend: Spend) -> None:
    async def whole() -> None:
        evening = began(MORRIS, (0, 1), ())
        autoplay = autoplay_of(evening)
        evening.move(ANNA, "a7")
        autoplay.changed()
        await asyncio.sleep(5)
        assert [row.seat for row in evening.match.rows[1:]] == [ANNA, BEN]
        assert evening.match.rows[2].t - evening.match.rows[1].t >= MOMENT

    spend(whole())


@pytest.mark.parametrize("fault", [ZeroDivisionError("in a mind"), Lost()])
def test_a_mind_that_fails_makes_any_move_and_the_log_says_so(
    fault: Exception, spend: Spend, caplog: pytest.LogCaptureFixture
) -> None:
    async def whole() -> None:
        async def fail(question: Question, _table: str, _address: str) -> Reply:
            raise fault

        evening = began(MORRIS, (0, 1), ())
        autoplay = autoplay_of(evening)
        autoplay.house.thinkers.think = fail  # type: ignore[method-assign]
        evening.move(ANNA, "a7")
        autoplay.changed()
        await asyncio.sleep(5)
        assert [row.seat for row in evening.match.rows[1:]] == [ANNA, BEN]
        noted = next(record for record in caplog.records if record.msg == "computer-failed")
        assert f"seat {BEN}, level 1): {fault!r}" in journal.Lines("en").text(noted)

    spend(whole())


def test_when_the_match_is_over_the_lease_is_given_back(spend: Spend) -> None:
    async def whole() -> None:
        evening = began("battle")
        autoplay = autoplay_of(evening)
        house: Any = autoplay.house
        evening.do(ANNA, protocol.EndMatch)
        autoplay.changed()
        assert (autoplay.leased, house.released) == (False, [autoplay])

    spend(whole())


@pytest.mark.parametrize("leased", [True, False])
def test_seeds_that_are_not_opened_are_waited_for_only_so_long(leased: bool, spend: Spend) -> None:
    async def whole() -> None:
        evening = Evening()
        evening.at = clock.now() - 2000
        evening.do(BEN, protocol.CommitSeed, commitment=deeds.digest("ben's"))
        evening.do(ANNA, protocol.StartMatch)
        autoplay = autoplay_of(evening, leased)
        house: Any = autoplay.house
        assert autoplay.is_needed
        assert house.wanted == ([] if leased else [autoplay])
        if leased:
            await asyncio.sleep((OPENING - 5) / 1000)
            assert evening.table.match is None
            await asyncio.sleep(0.1)
        else:  # whoever wants to go on does
            await autoplay.settled()
        assert evening.match.rows[0].seeds == ("", "")

    spend(whole())


def test_a_table_that_left_the_memory_stands_still(spend: Spend) -> None:
    async def whole() -> None:
        evening = began("battle")
        evening.do(ANNA, protocol.PlayOn)
        autoplay, match = autoplay_of(evening), evening.match
        evening.table.forget()
        autoplay.forget()
        await asyncio.sleep(60)
        assert (match.n, autoplay.countdowns()) == (0, [])

    spend(whole())


def test_patience_ends_so_many_seconds_after_the_table_was_loaded(spend: Spend) -> None:
    async def whole() -> None:
        evening = began()
        evening.do(ANNA, protocol.SetTable, idle=30, idle_choice="end")
        evening.do(BEN, protocol.Agree, yes=True)
        await asyncio.sleep(3600)  # nobody's time runs while no server is up
        autoplay = autoplay_of(evening)
        await asyncio.sleep(20)
        assert [(each.seat, each.ms) for each in autoplay.countdowns()] == [(ANNA, 10_000)]
        assert evening.result is None
        await asyncio.sleep(11)
        assert evening.result.ranks == (2, 1)

    spend(whole())


def test_claims_are_judged_when_the_slowest_line_has_had_its_time(spend: Spend) -> None:
    async def whole() -> None:
        evening = began("egyptian-rat-screw")
        autoplay = autoplay_of(evening)
        evening.move(next(seat for seat in (ANNA, BEN) if "lay" in evening.texts(seat)), "lay")
        evening.at = autoplay.now() - 1000
        evening.move(BEN, next(text for text in evening.texts(BEN) if text.startswith("slap")))
        autoplay.changed()
        await asyncio.sleep((CREDIT + MARGIN - 5) / 1000)
        assert evening.state.claims
        await autoplay.settled()
        assert not evening.state.claims
        assert evening.match.rows[2].seat == BEN

    spend(whole())


def test_a_seat_that_is_lent_and_given_back_at_once_troubles_nobody(spend: Spend) -> None:
    async def whole() -> None:
        evening = began()
        autoplay = autoplay_of(evening)
        for level in (1, 0, 2, 0):
            evening.do(ANNA, protocol.StandIn, level=level)
            autoplay.changed()
        house: Any = autoplay.house
        outcomes = await asyncio.gather(*house.tasks, return_exceptions=True)
        assert [type(each) for each in outcomes] == [asyncio.CancelledError] * 2  # the match has gone on
        await asyncio.sleep(60)
        assert evening.texts(ANNA)

    spend(whole())


def test_no_computer_is_asked_twice(spend: Spend) -> None:
    async def whole() -> None:
        asked: list[int] = []

        async def think_later(question: Question, _table: str, _address: str) -> Reply:
            asked.append(question.n)
            await asyncio.sleep(1)
            return think(question)

        evening = began()
        autoplay = autoplay_of(evening)
        autoplay.house.thinkers.think = think_later  # type: ignore[method-assign]
        evening.do(ANNA, protocol.StandIn, level=1)
        for _ in range(3):
            autoplay.changed()
            autoplay.run()
        await asyncio.sleep(0.5)
        assert asked == [1]

    spend(whole())
