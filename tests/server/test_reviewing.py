"""Reviews at a table: who may have one, when, and what is thought about."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from parlour import Match
from parlour.bots import LEVELS, Judged, Question, weigh
from parlour.bots.questions import pack
from parlour.server.house import House
from parlour.server.thinkers import Asked, Thinkers
from tests.server import inside
from tests.server.inside import Guest, seated, until
from tests.server.test_hinting import Slow, Spend, spend, two

__all__ = ["spend"]
GAME = "cross-morris"


async def ended(house: House, game: str = GAME, rows: int = 24) -> tuple[Guest, Guest]:
    """Anna and Ben, who know no better than to move at random, and whose match is over."""
    rng = Random(3)
    anna, ben = await two(house, game)
    match = inside.playing(await house.find(anna.invite))
    for n in range(rows):
        if not match.result:
            seat = match.to_act()[0]
            (anna, ben)[seat].move(rng.choice(match.moves(seat)).text(), seat, n)
            await until(lambda: match.n > n)  # noqa: B023
    anna.do("end-match")
    await until(lambda: anna.view["result"] and ben.view["result"])
    return anna, ben


def told(guest: Guest) -> list[Any]:
    return [message for message in guest.messages if message["type"] == "review"]


def whole(guest: Guest) -> Any:
    """The review once it is made."""
    return next((review for review in told(guest) if review["over"]), None)


class Unhurried(Slow):
    """A thinker that ponders when it is told to."""

    ponder = Slow.weigh


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, 3, LEVELS[3]._replace(depth=2))


def test_everybody_at_the_table_gets_it_in_the_own_language(spend: Spend) -> None:
    async def evening(house: House) -> None:
        anna, ben = await ended(house)
        watcher = await Guest(house, anna.invite, language="fr").come()
        for guest in (anna, ben, watcher):
            guest.do("ask-review")
        await until(lambda: all(map(whole, (anna, ben, watcher))))
        last = whole(anna)
        assert (last["match"], last["done"]) == (anna.table["match"], last["of"])
        assert last["slips"]
        for slip, german, french in zip(
            last["slips"], whole(ben)["slips"], whole(watcher)["slips"], strict=True
        ):
            assert slip["text"].startswith(f"Move {slip['number']}: ")
            assert german["text"].startswith(f"Zug {slip['number']}: ")
            assert french["text"].startswith(f"Coup {slip['number']} (")
            assert {path["move"] for path in slip["paths"]} == {slip["played"], slip["better"]}
            assert slip["view"]["seat"] == slip["seat"]
            again = Match.start(GAME, position=slip["position"], rules=anna_rules(anna))
            assert slip["better"] in [move.text() for move in again.moves(slip["seat"])]

    spend(evening)


def anna_rules(guest: Guest) -> dict[str, Any]:
    return {rule["name"]: rule["value"] for rule in guest.table["rules"]}


def test_not_before_the_match_is_over_nor_where_there_is_nothing_to_say(spend: Spend) -> None:
    async def evening(house: House) -> None:
        anna, _ = await two(house)
        watcher = await Guest(house, anna.invite).come()
        for guest in (anna, watcher):
            assert (await guest.answer(guest.do("ask-review")))["key"] == "not-while-playing"
        invite, *tokens = await seated(house, GAME, 2)
        early = await Guest(house, invite, tokens).come()
        assert (await early.answer(early.do("ask-review")))["key"] == "no-match"
        lucky, _ = await two(house, "one")
        lucky.do("end-match")
        await until(lambda: lucky.view["result"])
        assert not lucky.table["reviews"]
        assert (await lucky.answer(lucky.do("ask-review")))["key"] == "no-review"

    spend(evening)


def test_it_is_made_once_and_given_up_when_the_next_match_begins(spend: Spend) -> None:
    async def evening(house: House) -> None:
        anna, ben = await ended(house)
        house.thinkers = slow = Unhurried()  # type: ignore[assignment]
        anna.do("ask-review")
        ben.do("ask-review")
        await until(lambda: slow.asked and told(ben))
        assert len(slow.asked) == 1
        anna.do("start-match")
        await until(slow.asked[0][1].cancelled)
        assert not any(review["over"] for review in told(anna) + told(ben))

    spend(evening)


def test_an_earlier_match_of_the_table_is_reviewed_too_while_none_is_played(spend: Spend) -> None:
    async def evening(house: House) -> None:
        anna, _ = await ended(house)
        first = anna.table["match"]
        anna.do("start-match")
        await until(lambda: anna.table["match"] > first and anna.table["running"])
        refused = await anna.answer(anna.do("ask-review", match=first))
        assert refused["key"] == "not-while-playing"
        anna.do("end-match")
        await until(lambda: anna.view["result"])
        anna.do("ask-review", match=first)
        await until(lambda: whole(anna))
        assert whole(anna)["match"] == first
        assert whole(anna)["slips"]
        unknown = await anna.answer(anna.do("ask-review", match=10**6))
        assert unknown["key"] == "no-match"

    spend(evening)


def test_it_rests_when_nobody_waits_and_goes_on_when_somebody_asks_again(spend: Spend) -> None:
    async def evening(house: House) -> None:
        anna, ben = await ended(house)
        house.thinkers = slow = Unhurried()  # type: ignore[assignment]
        ben.do("ask-review")
        await until(lambda: slow.asked)
        await ben.leave()
        slow.asked[0][1].set_result(weigh(slow.asked[0][0]))
        await asyncio.sleep(1)
        assert len(slow.asked) == 1
        anna.do("ask-review")
        await until(lambda: len(slow.asked) == 2)
        assert slow.asked[1][0].n > slow.asked[0][0].n
        assert told(anna)[0]["done"] == 1

    spend(evening)


def test_a_mind_that_fails_is_no_review_but_a_sentence(
    spend: Spend, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening(house: House) -> None:
        anna, _ = await ended(house)
        house.thinkers = slow = Unhurried()  # type: ignore[assignment]
        asked = anna.do("ask-review")
        await until(lambda: slow.asked)
        slow.asked[0][1].set_exception(ZeroDivisionError())
        await until(lambda: any(m.get("key") == "our-fault" and m["id"] == asked for m in anna.messages))

    spend(evening)
    assert "ZeroDivisionError" in caplog.text


def test_the_worker_gets_what_the_seat_knew_then_and_only_people_are_reviewed(spend: Spend) -> None:
    async def evening(house: House) -> None:
        anna, _ = await ended(house, "go-fish")
        live = await house.find(anna.invite)
        match = inside.playing(live)
        house.thinkers = slow = Unhurried()  # type: ignore[assignment]
        anna.do("ask-review")
        hidden = 0
        for at in range(6):
            await until(lambda: len(slow.asked) == at + 1)  # noqa: B023
            question, answer = slow.asked[at]
            then = match.at(question.n)
            assert question.heard == pack(then.heard_live(question.seat))
            assert question.view == pack(then.view(question.seat))
            hidden += question.state != pack(then.state)
            answer.set_result([Judged(move.text(), 0.0) for move in then.moves(question.seat)])
        assert hidden == 6

    spend(evening)


def test_whatever_somebody_waits_for_comes_first() -> None:
    async def ask() -> None:
        thinkers, order = Thinkers(1), list[str]()

        async def answer(asked: Asked, _quick: bool, worker: Any) -> None:
            order.append(asked.question.game)
            await asyncio.sleep(0)
            asked.answer.set_result([])
            thinkers._resting[False].append(worker)
            thinkers._hand_out()

        thinkers._answer = answer  # type: ignore[method-assign]
        thinkers._resting[True].clear()
        first = [asyncio.create_task(thinkers.ponder(asked_by(f"review {n}", 3))) for n in range(3)]
        await asyncio.sleep(0)
        await asyncio.gather(*first, thinkers.weigh(asked_by("hint")), thinkers.think(asked_by("move")))
        assert order == ["review 0", "hint", "move", "review 1", "review 2"]
        thinkers.close()

    asyncio.run(ask())


def asked_by(name: str, level: int = 4) -> Question:
    """A question that is nothing but its name and level."""
    return Question(name, level, 0, 0, b"", b"", b"", 0, 0)
