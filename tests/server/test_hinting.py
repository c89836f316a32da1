"""Hints at a table: who may have one, what is thought about, what the record says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from parlour import Match, protocol, verify
from parlour.bots import LEVELS, Budget, Judged, Question, weigh
from parlour.bots.questions import pack
from parlour.server.autoplay import Autoplay
from parlour.server.house import House
from parlour.server.rights import Actor
from tests.server import inside
from tests.server.inside import Guest, Inside, seated, until
from tests.server.pure import ANNA, BEN, MORRIS, started
from tests.server.test_autoplay import autoplay_of

Spend: TypeAlias = Callable[[Callable[[House], Coroutine[Any, Any, None]]], None]
ASK = protocol.AskHint


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Spend:
    """Spends an evening at a house in a time of its own, with a master who looks at little."""
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    monkeypatch.setitem(LEVELS, 4, LEVELS[4]._replace(budget=Budget(400, 4_000), depth=2))

    async def whole(evening: Callable[[House], Coroutine[Any, Any, None]]) -> None:
        async with Inside(tmp_path / "tables.db", keep=False) as house:
            await evening(house)

    return lambda evening: inside.lived(monkeypatch, whole(evening))


async def two(house: House, game: str = MORRIS, **rules: Any) -> tuple[Guest, Guest]:
    """Anna and Ben, and a match that has begun."""
    invite, *tokens = await seated(house, game, 2, **rules)
    anna = await Guest(house, invite, tokens[:1]).come()
    ben = await Guest(house, invite, tokens[1:], "de").come()
    anna.do("start-match")
    await until(lambda: anna.view and ben.view)
    return anna, ben


def hints(guest: Guest) -> list[Any]:
    return [message for message in guest.messages if message["type"] == "hint"]


class Slow:
    """A thinker that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question, asyncio.Future[list[Judged]]]] = []

    async def weigh(self, question: Question, _table: str, _address: str) -> list[Judged]:
        answer: asyncio.Future[list[Judged]] = asyncio.get_running_loop().create_future()
        self.asked.append((question, answer))
        return await answer

    async def think(self, *_: object) -> None:
        await asyncio.get_running_loop().create_future()

    def close(self) -> None:
        pass


class TestWhoMayAsk:
    def test_whoever_is_to_move_and_nobody_else(self) -> None:
        evening = started()
        assert evening.do(ANNA, ASK) == []
        assert evening.match.rows[-1].move == "/hint"
        assert evening.why_not(BEN, ASK) == "not-your-turn"
        assert evening.why_not(BEN, ASK, seat=ANNA) == "not-your-seat"

    def test_asking_twice_in_one_position_is_noted_once(self) -> None:
        evening = started()
        evening.do(ANNA, ASK)
        n = evening.match.n
        evening.do(ANNA, ASK)
        assert evening.match.n == n
        evening.move(ANNA, "d6")
        evening.do(BEN, ASK)
        evening.move(BEN, "f4")
        evening.do(ANNA, ASK)
        asked = [row.seat for row in evening.match.rows if row.move == "/hint"]
        assert asked == [ANNA, BEN, ANNA]

    @pytest.mark.parametrize(
        ("game", "key"), [("egyptian-rat-screw", "no-hints-reflex"), ("one", "no-hints")]
    )
    def test_not_where_there_is_nothing_to_advise(self, game: str, key: str) -> None:
        assert started(game).why_not(ANNA, ASK) == key

    def test_not_for_a_hand_that_the_device_does_not_show(self) -> None:
        evening = started("crazy-eights")
        seat = evening.match.to_act()[0]
        assert evening.why_not(Actor((seat,), None), ASK, seat=seat) == "not-facing"

    def test_the_host_switches_them_off_between_matches_and_by_consent_while_one_runs(self) -> None:
        evening = started()
        assert evening.do(ANNA, protocol.SetTable, hints=False) == ["asks-settings"]
        evening.do(ANNA, ASK)
        evening.do(BEN, protocol.Agree, yes=True)
        assert evening.why_not(ANNA, ASK) == "hints-off"
        evening.do(ANNA, protocol.EndMatch)
        assert evening.do(ANNA, protocol.SetTable, hints=True) == ["set-hints"]


class TestTheRecord:
    def test_it_says_who_asked_and_is_in_order(self) -> None:
        evening = started()
        evening.do(ANNA, ASK)
        evening.move(ANNA, "d6")
        evening.do(BEN, ASK)
        evening.do(BEN, protocol.Resign)
        match = verify(evening.match.record())
        assert [(row.n, row.seat, row.told[0].key) for row in match.rows if row.move == "/hint"] == [
            (1, ANNA, "hinted"),
            (3, BEN, "hinted"),
        ]
        assert Match.replay(match.record()).state == evening.match.state

    def test_a_move_that_answers_the_row_before_is_not_stale(self) -> None:
        evening = started()
        n = evening.match.n
        evening.do(ANNA, ASK)
        evening.move(ANNA, "d6", n=n)
        assert evening.match.rows[-1].move == "d6"

    def test_ones_own_hint_does_not_keep_one_from_taking_back(self) -> None:
        evening = started("six-card-golf", (0, 0))
        seat = evening.match.to_act()[0]
        n = evening.match.n
        evening.do(seat, ASK, seat=seat)
        assert evening.match.may_undo_alone(seat, n)
        assert not evening.match.may_undo_alone(1 - seat, n)

    def test_it_gives_nobody_more_time_to_think(self, monkeypatch: pytest.MonkeyPatch) -> None:
        evening = started()
        evening.do(ANNA, protocol.SetTable, idle=60)
        evening.do(BEN, protocol.Agree, yes=True)
        autoplay: list[Autoplay] = []

        async def watch() -> None:
            autoplay.append(autoplay_of(evening))
            before = autoplay[0]._idle_until()
            evening.do(ANNA, ASK)
            assert autoplay[0]._idle_until() == before

        inside.lived(monkeypatch, watch())


class TestAsking:
    def test_the_asker_gets_a_legal_move_and_why_in_the_own_language(self, spend: Spend) -> None:
        async def evening(house: House) -> None:
            anna, ben = await two(house)
            anna.do("ask-hint", seat=0)
            await until(lambda: hints(anna))
            (hint,) = hints(anna)
            assert hint["move"] in anna.moves
            assert hint["text"].endswith(".")
            anna.move(hint["move"])
            await until(lambda: ben.moves)
            ben.do("ask-hint", seat=1)
            await until(lambda: hints(ben))
            assert len(hints(anna)) == 1
            assert "Ben bittet um einen Tipp." in ben.said
            assert "Ben asks for a hint." in anna.said

        spend(evening)

    def test_every_player_of_an_open_game_at_one_device_asks_for_the_own_seat(self, spend: Spend) -> None:
        async def evening(house: House) -> None:
            invite, *tokens = await seated(house, MORRIS, 2)
            both = await Guest(house, invite, tokens).come()
            both.do("start-match")
            await until(lambda: both.view)
            both.do("ask-hint", seat=0)
            await until(lambda: hints(both))
            both.move(hints(both)[0]["move"], seat=0)
            await until(lambda: both.view["seat"] == 1)
            both.do("ask-hint", seat=1)
            await until(lambda: len(hints(both)) == 2)
            assert hints(both)[1]["seat"] == 1

        spend(evening)

    def test_the_same_deed_sent_again_brings_the_answer_again_and_is_thought_about_once(
        self, spend: Spend
    ) -> None:
        async def evening(house: House) -> None:
            anna, _ = await two(house)
            thoughts: list[Question] = []

            async def count(question: Question, _table: str, _address: str) -> list[Judged]:
                thoughts.append(question)
                return weigh(question)

            house.thinkers.weigh = count  # type: ignore[assignment]
            for _ in range(2):
                anna.say({"type": "ask-hint", "id": "the-same-deed", "seat": 0})
            await until(lambda: len(hints(anna)) == 2)
            assert hints(anna)[0] == hints(anna)[1]
            assert len(thoughts) == 1
            match = inside.playing(await house.find(anna.invite))
            assert [row.move for row in match.rows] == ["setup", "/hint"]

        spend(evening)

    def test_when_the_match_goes_on_the_question_is_given_up(self, spend: Spend) -> None:
        async def evening(house: House) -> None:
            anna, _ = await two(house)
            house.thinkers = slow = Slow()  # type: ignore[assignment]
            asked = anna.do("ask-hint", seat=0)
            await until(lambda: slow.asked)
            anna.do("say", phrase="moment")
            await until(lambda: "Anna: One moment, please." in anna.said)
            assert not slow.asked[0][1].cancelled()
            anna.move(anna.moves[0])
            await until(slow.asked[0][1].cancelled)
            await until(lambda: any(m.get("key") == "hint-late" and m["id"] == asked for m in anna.messages))
            assert not hints(anna)

        spend(evening)

    def test_whoever_asks_twice_is_answered_twice_by_one_thought(self, spend: Spend) -> None:
        async def evening(house: House) -> None:
            anna, _ = await two(house)
            house.thinkers = slow = Slow()  # type: ignore[assignment]
            ids = [anna.do("ask-hint", seat=0) for _ in range(2)]
            await until(lambda: slow.asked)
            slow.asked[0][1].set_result(weigh(slow.asked[0][0]))
            await until(lambda: len(hints(anna)) == 2)
            assert [hint["id"] for hint in hints(anna)] == ids
            assert len(slow.asked) == 1

        spend(evening)

    def test_where_all_is_known_every_move_is_told(self, spend: Spend) -> None:
        async def evening(house: House) -> None:
            anna, _ = await two(house)
            house.thinkers = slow = Slow()  # type: ignore[assignment]
            anna.do("ask-hint", seat=0)
            await until(lambda: slow.asked)
            first, *others = anna.moves
            judged = [Judged(first, 0.0, None, 12), *(Judged(move, -1.0, None, 4) for move in others)]
            slow.asked[0][1].set_result(judged)
            await until(lambda: hints(anna))
            (hint,) = hints(anna)
            assert hint["certain"].keys() == set(anna.moves)
            assert hint["certain"][first] == {"value": 0, "text": "draw"}
            assert hint["certain"][others[0]] == {"value": -1, "text": "loses in 2 moves"}

        spend(evening)

    def test_a_mind_that_fails_is_no_answer_but_a_sentence(
        self, spend: Spend, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def evening(house: House) -> None:
            anna, _ = await two(house)
            house.thinkers = slow = Slow()  # type: ignore[assignment]
            anna.do("ask-hint", seat=0)
            await until(lambda: slow.asked)
            slow.asked[0][1].set_exception(ZeroDivisionError())
            await until(lambda: any(m.get("key") == "our-fault" for m in anna.messages))

        spend(evening)
        assert "ZeroDivisionError" in caplog.text

    def test_the_worker_gets_a_redeal_and_never_the_true_state(self, spend: Spend) -> None:
        async def evening(house: House) -> None:
            guests = await two(house, "go-fish")
            match = inside.playing(await house.find(guests[0].invite))
            (seat,) = match.to_act()
            house.thinkers = slow = Slow()  # type: ignore[assignment]
            guests[seat].do("ask-hint", seat=seat)
            await until(lambda: slow.asked)
            question = slow.asked[0][0]
            assert question.compare
            assert question.level == 4
            assert question.state != pack(match.state)
            assert question.heard == pack(match.heard_live(seat))

        spend(evening)
