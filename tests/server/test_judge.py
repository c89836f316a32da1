"""Who was quickest is judged fairly, near or far; and nobody pays for being late."""

from __future__ import annotations

import asyncio
import functools
import json
import re
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from parlour.core import CLOCK
from parlour.kit.cards import NAMES
from parlour.protocol import Judging
from parlour.server import books, judge
from parlour.server import client as clients
from parlour.server.autoplay import Autoplay
from parlour.server.client import Client
from parlour.server.house import House
from parlour.server.live import LiveTable
from parlour.server.log import Claim
from tests.server.inside import Guest, Inside, lived, playing, seated, stop, until

NEAR, FAR = 0.020, 0.150  # seconds there and back
RATS = "egyptian-rat-screw"


# The judge alone


def claim(seat: int, reaction: int = 300, t: int = 0, move: str = "slap 1") -> Claim:
    return Claim(seat, move, reaction, t)


def seats_of(claims: Sequence[Claim]) -> list[int]:
    return [each.seat for each in claims]


def test_the_way_there_and_back_is_no_part_of_a_reaction() -> None:
    assert judge.reaction(10.0, 10.450, 0.150) == 300
    assert judge.reaction(10.0, 10.320, 0.020) == 300


def test_no_more_than_the_credit_is_forgiven() -> None:
    assert judge.reaction(10.0, 11.0, 0.600) == judge.reaction(10.0, 11.0, 5.0) == 1000 - judge.CREDIT


def test_a_line_that_was_never_measured_has_no_credit() -> None:
    assert judge.reaction(10.0, 10.300, None) == 300


def test_nobody_is_quicker_than_the_fastest() -> None:
    assert judge.reaction(10.0, 10.010, 0.020) == judge.FASTEST


def test_what_was_never_shown_is_no_quick_reaction() -> None:
    assert judge.reaction(None, 10.0, 0.1) > 500


def test_the_window_is_as_long_as_the_slowest_line_needs_and_no_longer_than_the_credit() -> None:
    assert judge.window("fair", []) == judge.MARGIN
    assert judge.window("fair", [NEAR, FAR]) == 150 + judge.MARGIN
    assert judge.window("fair", [NEAR, 9.0]) == judge.CREDIT + judge.MARGIN
    assert judge.window("fair", [NEAR, None]) == judge.CREDIT + judge.MARGIN
    assert judge.window("calm", [NEAR]) == judge.CALM


def test_the_quickest_goes_first_whoever_arrived_first() -> None:
    claims = [claim(0, 320, 1000), claim(1, 300, 1130), claim(2, 310, 1050)]
    assert seats_of(judge.order("fair", claims, 7, 3, 0)) == [1, 2, 0]


@pytest.mark.parametrize(("last", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_equal_to_the_millisecond_goes_clockwise_from_who_laid_the_card(last: int, order: list[int]) -> None:
    claims = [claim(2, 300, 1000), claim(0, 300, 1001), claim(1, 300, 1130)]
    assert seats_of(judge.order("fair", claims, 7, 3, last)) == order


def test_in_calm_a_lot_decides_and_each_seats_own_claims_stay_in_order() -> None:
    claims = [claim(0, 100, 1), claim(1, 2900, 2), claim(1, 2950, 3, "slap 2"), claim(2, 60, 4)]
    drawn = [judge.order("calm", claims, lot, 3, 0) for lot in range(300)]
    firsts = Counter(order[0].seat for order in drawn)
    assert min(firsts[seat] for seat in range(3)) > 70
    assert all([each.t for each in order if each.seat == 1] == [2, 3] for order in drawn)
    assert judge.order("calm", claims, 5, 3, 0) == judge.order("calm", claims[::-1], 5, 3, 2)


# Thousands of slaps in virtual time


class Mute(Client):
    """Sends nothing: the simulation says when what arrives."""

    def __init__(self) -> None:
        super().__init__(self.nothing)

    async def nothing(self, _: str) -> None: ...

    def push(self, data: str) -> None: ...


class Person(NamedTuple):
    """Somebody at the end of a line."""

    round_trip: float
    jitter: float  # seconds that one way takes more, on average
    mean: float = 0.320  # of the reaction; a person is never much quicker than 150 ms
    spread: float = 0.070
    pong_after: float = 0.0  # a client that answers pings late

    def way(self, rng: Random) -> float:
        """One way: mostly steady, at times much slower."""
        hiccup = rng.expovariate(1 / 0.060) if rng.random() < 0.02 else 0.0
        return self.round_trip / 2 + rng.expovariate(1 / self.jitter) + hiccup

    def reaction(self, rng: Random) -> float:
        return max(0.150, rng.gauss(self.mean, self.spread))


BOTH = (Person(NEAR, 0.002), Person(FAR, 0.012))


def simulate(patch: pytest.MonkeyPatch, judging: Judging, people: Sequence[Person], slaps: int) -> float:
    """The share of the slaps that the first of two people gets, judged as `Table` does it."""
    rng, moment = Random(f"{judging} {people}"), 0.0
    patch.setattr(clients, "monotonic", lambda: moment)
    lines = [Mute() for _ in people]
    won: Counter[int] = Counter()
    for pile in range(slaps):
        shown = moment = moment + 5
        arrivals: list[tuple[float, int]] = []
        for seat, (person, line) in enumerate(zip(people, lines, strict=True)):
            moment = shown
            line.saw(frozenset([f"slap {pile}"]))
            seen = shown + person.way(rng)
            moment = ponged = seen + person.pong_after + person.way(rng)
            assert line.pong(max(line.pings))
            slapped = seen + person.reaction(rng) + person.way(rng)
            arrivals.append((slapped if person.pong_after else max(ponged, slapped), seat))
        if judging == "arrival":
            won[min(arrivals)[1]] += 1
            continue
        ends = min(arrivals)[0] * 1000 + judge.window(judging, [line.slowest_trip for line in lines])
        claims = [
            claim(seat, lines[seat].reaction(arrived), round(arrived * 1000))
            for arrived, seat in sorted(arrivals)
            if arrived * 1000 <= ends
        ]
        won[judge.order(judging, claims, rng.getrandbits(32), len(people), pile % 2)[0].seat] += 1
    return won[0] / slaps


def test_equally_quick_people_near_and_far_share_the_slaps(monkeypatch: pytest.MonkeyPatch) -> None:
    share = simulate(monkeypatch, "fair", BOTH, 8000)
    print(f"fair: the near player gets {share:.1%}")
    assert 0.47 <= share <= 0.53


def test_by_first_arrival_the_near_one_gets_far_more(monkeypatch: pytest.MonkeyPatch) -> None:
    share = simulate(monkeypatch, "arrival", BOTH, 8000)
    print(f"first arrival: the near player gets {share:.1%}")
    assert share > 0.85


def test_a_line_that_jumps_about_is_no_disadvantage(monkeypatch: pytest.MonkeyPatch) -> None:
    share = simulate(monkeypatch, "fair", (Person(NEAR, 0.001), Person(0.080, 0.040)), 8000)
    print(f"fair, with 40 ms of jitter each way: the steady player gets {share:.1%}")
    assert 0.47 <= share <= 0.53


def test_who_is_quicker_wins_more_wherever_they_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_far = BOTH[1]._replace(mean=0.250)
    assert simulate(monkeypatch, "fair", (BOTH[0], quick_far), 4000) < 0.3
    assert simulate(monkeypatch, "fair", (BOTH[0]._replace(mean=0.250), BOTH[1]), 4000) > 0.7


def test_in_calm_speed_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = BOTH[1]._replace(mean=1.8, spread=0.2)
    share = simulate(monkeypatch, "calm", (BOTH[0], slow), 8000)
    print(f"calm: the quick near player gets {share:.1%} against a slow far one")
    assert 0.47 <= share <= 0.53


def test_who_answers_pings_late_gains_no_more_than_the_credit(monkeypatch: pytest.MonkeyPatch) -> None:
    honest, far_off = Person(NEAR, 0.002), Person(NEAR, 0.002, pong_after=3.0)
    gained = simulate(monkeypatch, "fair", (far_off, honest), 4000)
    as_good = simulate(monkeypatch, "fair", (honest._replace(mean=0.320 - 0.250 + NEAR), honest), 4000)
    assert gained <= as_good + 0.03
    line, moment = Mute(), 0.0
    monkeypatch.setattr(clients, "monotonic", lambda: moment)
    line.saw(frozenset(["slap 1"]))
    moment = 0.900
    line.pong(0)
    assert line.reaction(1.0) == 1000 - judge.CREDIT


def test_late_pongs_do_not_hold_up_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judge.window("fair", [3.0, NEAR]) == judge.CREDIT + judge.MARGIN


def test_a_sight_is_news_only_when_there_is_something_else_to_race_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 1.0
    monkeypatch.setattr(clients, "monotonic", lambda: moment)
    line = Mute()
    line.saw(frozenset(["slap 1"]))
    moment = 2.0
    line.saw(frozenset(["slap 1"]))
    assert (line.shown, len(line.pings)) == (1.0, 1)
    line.saw(frozenset(["slap 2"]))
    assert (line.shown, len(line.pings)) == (2.0, 2)
    line.saw(frozenset())
    assert len(line.pings) == 2


def test_pongs_to_no_ping_and_pings_without_answer_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Mute()
    assert not line.pong(7)
    assert line.round_trip is line.slowest_trip is None
    numbers = [line.ping() for _ in range(100)]
    assert len(line.pings) == clients.MOST_PINGS
    assert not line.pong(numbers[0])
    assert line.pong(numbers[-1])
    assert not line.pong(numbers[-1])


# A house, a table, people at the ends of lines


Evening = Callable[[House], Coroutine[Any, Any, None]]


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[Evening], None]:
    """Spend an evening in a house of one's own."""

    async def inside(evening: Evening) -> None:
        async with Inside(tmp_path / "parlour.db") as house:
            await evening(house)

    return lambda evening: lived(monkeypatch, inside(evening))


def cards(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


def rig(live: LiveTable, pile: str = "5C", stacks: Sequence[str] = ("9H 8H 5D", "9S 8S 4D")) -> None:
    """Lay the cards so that seat 0 turns the last of its stack next."""
    match = playing(live)
    state = match.state.copy()
    state.pile, state.under, state.turn = cards(pile), [], 0
    state.stacks = [cards(stack) for stack in stacks]
    left = sorted(set(range(52)) - {card for stack in (state.pile, *state.stacks) for card in stack})
    for place, card in enumerate(left):
        state.stacks[place % len(stacks)].insert(0, card)
    state.version += 1
    state.winner = state.challenger = state.champion = None
    state.barred = state.chances = 0
    match.moments[-1] = match.moments[-1]._replace(state=state)
    live.autoplay.changed()


async def table_of(house: House, game: str, *people: Any, levels: Sequence[int] = (), **rules: Any) -> Any:
    """A running match: the table and its guests, each with the settings of their line."""
    invite, *tokens = await seated(house, game, len(people), levels, **rules)
    guests = [
        await Guest(house, invite, [token], **line).come() for token, line in zip(tokens, people, strict=True)
    ]
    guests[0].do("start-match")
    await until(lambda: all(guest.view for guest in guests))
    return await house.find(invite), guests


def line(round_trip: float = 0.0, **more: Any) -> dict[str, Any]:
    return {"down": lambda: round_trip / 2, "up": lambda: round_trip / 2, **more}


async def turn_five(live: LiveTable, *guests: Guest, **rigged: Any) -> str:
    """Seat 0 lays a five on a five, and everybody sees it. The slap that names this pile."""
    rig(live, **rigged)
    version, n = playing(live).state.version + 1, playing(live).n
    guests[0].move("lay", 0, n)
    await until(lambda: all(guest.view["n"] > n for guest in guests))
    assert playing(live).state.version == version
    return f"slap {version}"


def stacks(live: LiveTable) -> list[int]:
    return [len(stack) for stack in playing(live).state.stacks]


async def raced(live: LiveTable, guests: Sequence[Guest], reactions: Sequence[float]) -> list[Claim]:
    """Seat 0 lays a five on a five; everybody slaps so long after seeing it. The claims, once judged."""
    rig(live)
    before, slap = playing(live).n, f"slap {playing(live).state.version + 1}"
    slapped: set[int] = set()

    def sees(at: int) -> None:
        if at not in slapped and slap in guests[at].moves:
            slapped.add(at)
            guests[at].loop.call_later(reactions[at], guests[at].move, slap, at)

    for at, guest in enumerate(guests):
        guest.seen = functools.partial(sees, at)
    guests[0].move("lay", 0, before)
    await until(lambda: len(live.table.state.claims) == len(guests) or playing(live).n == before + 2)
    claims = list(live.table.state.claims)
    await until(lambda: playing(live).n == before + 2)
    return claims


def test_the_house_judges_as_the_simulation_does(spend: Callable[[Evening], None]) -> None:
    rng, slaps = Random(5), 200

    async def evening(house: House) -> None:
        lines: list[Any] = [dict.fromkeys(("down", "up"), functools.partial(p.way, rng)) for p in BOTH]
        live, guests = await table_of(house, RATS, *lines)
        won: Counter[int] = Counter()
        wrong: list[float] = []  # ms by which reactions were measured wrong
        clear = upset = 0
        for _ in range(slaps):
            reactions = [person.reaction(rng) for person in BOTH]
            claims = await raced(live, guests, reactions)
            wrong += [abs(each.reaction - reactions[each.seat] * 1000) for each in claims]
            winner = playing(live).rows[-1].seat or 0
            won[winner] += 1
            if abs(reactions[0] - reactions[1]) > 0.040:
                clear, upset = clear + 1, upset + (reactions[winner] > reactions[1 - winner])
            await asyncio.sleep(1)
        share, off = won[0] / slaps, sorted(wrong)[len(wrong) // 2]
        print(f"in a house: near {share:.1%}, upsets {upset} of {clear}, measured within {off:.0f} ms")
        assert 0.40 <= share <= 0.60
        assert off < 10
        assert upset < clear / 16
        await stop(*guests)

    spend(evening)


def test_the_judging_is_told_to_the_table(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(NEAR), line(FAR))
        slap = await turn_five(live, anna, ben)
        anna.loop.call_later(0.290, anna.move, slap)
        await asyncio.sleep(0.250)
        ben.move(slap)
        await until(lambda: playing(live).rows[-1].move == slap)
        await asyncio.sleep(0.2)
        assert playing(live).rows[-1].seat == 1
        for guest in (anna, ben):
            first, second = (text for text in guest.said if "ms" in text)
            assert re.fullmatch(r"Quickest: Ben \(\d+\sms\)\.", first)
            assert re.fullmatch(r"Anna: \d+\sms, a moment too late; it costs nothing\.", second)
        await stop(anna, ben)

    spend(evening)


def test_nobody_hears_of_a_claim_before_it_is_judged(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line(FAR))
        slap = await turn_five(live, anna, ben)
        await asyncio.sleep(0.3)
        before = len(ben.sent)
        claimed = anna.move(slap)
        done = await anna.answer(claimed)
        assert done["type"] == "done"
        assert live.table.state.claims
        anna.do("say", phrase="oops")
        await asyncio.sleep(0.05)
        assert live.table.state.claims
        heard = [message for message in ben.sent[before:] if '"ping"' not in message.data]
        assert len(heard) == 1
        assert claimed not in heard[0].data
        await until(lambda: not live.table.state.claims)
        await stop(anna, ben)

    spend(evening)


def test_a_late_honest_slap_is_refused_and_costs_no_card(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line(FAR))
        slap = await turn_five(live, anna, ben)
        anna.move(slap)
        await until(lambda: playing(live).rows[-1].move == slap)
        before = stacks(live)
        refused = await ben.answer(ben.move(slap))
        assert (refused["type"], refused["key"]) == ("refused", "too-late")
        slap = await turn_five(live, anna, ben)
        ben.loop.call_later(0.01, ben.move, slap)  # the next card lies before it arrives
        playing(live).state.turn, playing(live)._now = 0, None
        before = stacks(live)
        anna.move("lay", 0, playing(live).n)
        await asyncio.sleep(1)
        assert playing(live).rows[-1].move == "lay"
        assert ben.messages[-2]["key"] == "too-late"
        assert stacks(live) == [before[0] - 1, before[1]]
        await stop(anna, ben)

    spend(evening)


def test_who_is_second_in_the_window_pays_nothing(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line())
        slap = await turn_five(live, anna, ben)
        before = stacks(live)
        await asyncio.sleep(0.3)
        anna.move(slap)
        await asyncio.sleep(0.01)
        second = ben.move(slap)
        await until(lambda: playing(live).rows[-1].move == slap)
        await asyncio.sleep(0.5)
        assert stacks(live) == [before[0] + 2, before[1]]
        (answer,) = (message for message in ben.messages if message["type"] == "refused")
        assert (answer["key"], answer["id"]) == ("too-late", second)
        assert not any(message["type"] == "refused" for message in anna.messages)
        await stop(anna, ben)

    spend(evening)


def test_wrong_slaps_in_one_window_are_each_judged_by_the_rules(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(NEAR), line(FAR))
        slap = await turn_five(live, anna, ben, pile="7C")
        before = stacks(live)
        for guest in (anna, ben):
            guest.move(slap)
        await until(lambda: [row.move for row in playing(live).rows[-2:]] == [slap, slap])
        assert stacks(live) == [count - 1 for count in before]
        assert len(playing(live).state.under) == 2
        await asyncio.sleep(0.5)
        assert not any("\N{NO-BREAK SPACE}ms" in text for text in anna.said)  # nobody lost a race
        await stop(anna, ben)

    spend(evening)


def test_other_moves_wait_while_the_pile_is_frozen(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben, carla) = await table_of(house, RATS, line(), line(), line(FAR))
        slap = await turn_five(live, anna, ben, carla, stacks=("9H 8H 5D", "9S 8S 4D", "TC TD 3H"))
        await asyncio.sleep(1)
        anna.move(slap)
        lay = ben.move("lay")  # arrives while the slap is being stored
        await asyncio.sleep(0.1)
        assert live.table.state.claims
        assert playing(live).rows[-1].move == "lay"
        assert playing(live).rows[-1].seat == 0
        ben.move(slap)  # what waits holds up no claim behind it
        await asyncio.sleep(0.01)
        assert seats_of(live.table.state.claims) == [0, 1]
        await until(lambda: not live.table.state.claims)
        assert playing(live).rows[-1].seat == 0
        refused = await ben.answer(lay)  # the pile it was meant for is gone
        assert refused["type"] == "refused"
        await stop(anna, ben, carla)

    spend(evening)


def test_a_move_that_waited_is_played_if_it_is_still_meant(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line())
        slap = await turn_five(live, anna, ben, pile="7C")
        anna.move(slap)
        row = await ben.answer(ben.move("lay"))
        assert row["move"] == "lay"
        assert [row.move for row in playing(live).rows[-2:]] == [slap, "lay"]
        await stop(anna, ben)

    spend(evening)


def test_a_claim_outlives_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def killed() -> tuple[list[str], str]:
        inside = Inside(tmp_path / "parlour.db")
        house = await inside.__aenter__()
        invite, *tokens = await seated(house, RATS, 2)
        anna, ben = [await Guest(house, invite, [token], **line(FAR)).come() for token in tokens]
        anna.do("start-match")
        await until(lambda: ben.view)
        live = await house.find(invite)
        layer = anna if "lay" in anna.moves else ben
        layer.move("lay")
        await until(lambda: ben.view["n"] == 1)
        ben.move("slap 1", 1)
        await until(lambda: live.table.state.claims)
        return [invite, *tokens], live.id  # and nobody judges it

    async def again(kept: list[str], id: str) -> None:
        async with Inside(tmp_path / "parlour.db") as house:
            live = house.table(id)
            async with live.lock:
                await live.ready()
            assert seats_of(live.table.state.claims) == [1]
            anna = await Guest(house, kept[0], [kept[1]]).come()
            await until(lambda: not live.table.state.claims)
            assert playing(live).rows[-1].move == "slap 1"
            assert playing(live).rows[-1].seat == 1
            await stop(anna)

    with pytest.MonkeyPatch.context() as patch:
        kept, id = lived(patch, killed())
    with pytest.MonkeyPatch.context() as patch:
        lived(patch, again(kept, id))


def test_a_claim_outlives_the_memory(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line(FAR))
        mover = anna if "lay" in anna.moves else ben
        mover.move("lay")
        await until(lambda: ben.view["n"] == anna.view["n"] == 1)
        anna.move("slap 1")
        await until(lambda: live.table.state.claims)
        live.forget()
        ben.move("slap 1")
        await until(lambda: live.loaded and not live.table.state.claims)
        assert sorted((row.seat, row.move) for row in playing(live).rows[-2:]) == [
            (0, "slap 1"),
            (1, "slap 1"),
        ]
        await stop(anna, ben)

    spend(evening)


def test_who_wants_to_go_on_judges_if_nobody_else_does(
    spend: Callable[[Evening], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line())
        slap = await turn_five(live, anna, ben, pile="7C")
        live.autoplay.leased = False  # another server runs it, and is dead
        monkeypatch.setattr(house, "want_lease", lambda autoplay: None)
        began = ben.loop.time()
        anna.move(slap)
        row = await ben.answer(ben.move("lay"))
        assert ben.loop.time() - began < 5
        assert row["move"] == "lay"
        assert [row.move for row in playing(live).rows[-2:]] == [slap, "lay"]
        await stop(anna, ben)

    spend(evening)


async def raced_with_a_computer(live: LiveTable, anna: Guest, slaps: bool) -> int:
    """Seat 0 lays a five on a five, and slaps it at once or not at all. Who got it?"""
    slap = await turn_five(live, anna)
    if slaps:
        await asyncio.sleep(0.070)
        anna.move(slap)
    await until(lambda: any(row.move == slap for row in playing(live).rows))
    return next(row.seat for row in playing(live).rows if row.move == slap) or 0


def test_a_match_that_ends_meanwhile_leaves_no_claim_behind(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line(FAR))
        slap = await turn_five(live, anna, ben)
        claimed = anna.move(slap)
        lay = ben.move("lay", 1)
        await until(lambda: live.table.state.claims)
        await asyncio.sleep(0.1)
        anna.do("end-match")
        assert (await ben.answer(lay))["key"] == "over"
        assert not live.table.state.claims
        rows = [row for message in ben.messages for row in message.get("rows", ())]
        assert claimed in [row.get("id") for row in rows]
        await stop(anna, ben)

    spend(evening)


def test_computers_take_part_and_are_judged_alike(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna,) = await table_of(house, RATS, line(NEAR), levels=[4])
        for slaps in (True, False, True, False):
            assert await raced_with_a_computer(live, anna, slaps) == (0 if slaps else 1)
        assert any(row.claim and row.seat == 1 for row in live.table.recent)
        await stop(anna)

    spend(evening)


def test_while_claims_wait_computers_and_clock_do_not_spin(
    spend: Callable[[Evening], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    woken = 0
    wake = Autoplay.wake

    async def counted(self: Autoplay) -> None:
        nonlocal woken
        woken += 1
        await wake(self)

    monkeypatch.setattr(Autoplay, "wake", counted)

    async def evening(house: House) -> None:
        live, (anna,) = await table_of(house, RATS, line(FAR), levels=[2, 2])
        anna.do("set-table", judging="calm")
        three = ("9H 8H 5D", "9S 8S 4D", "TC TD 3H")
        slap = await turn_five(live, anna, pile="7C", stacks=three)
        anna.move(slap)
        await until(lambda: live.table.state.claims)
        before, rows = woken, playing(live).n
        await until(lambda: not live.table.state.claims)
        assert woken - before < 20
        assert playing(live).rows[rows + 1].move == slap
        assert all(row.seat != CLOCK for row in playing(live).rows[rows:])
        await stop(anna)

    spend(evening)


def test_first_arrival_is_played_at_once(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(NEAR), line(FAR))
        anna.do("set-table", judging="arrival")
        await until(lambda: live.table.state.offer)
        ben.do("agree", seat=1, yes=True)
        await until(lambda: live.table.state.settings.judging == "arrival")
        slap = await turn_five(live, anna, ben)
        ben.move(slap)
        anna.loop.call_later(0.030, anna.move, slap)
        await asyncio.sleep(1)
        assert playing(live).rows[-1].seat == 0
        assert not live.table.state.claims
        assert ben.messages[-2]["key"] == "too-late"
        await stop(anna, ben)

    spend(evening)


def test_calm_gathers_for_long_and_tells_the_lot(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line())
        anna.do("set-table", judging="calm")
        await until(lambda: live.table.state.offer)
        ben.do("agree", seat=1, yes=True)
        await until(lambda: live.table.state.settings.judging == "calm")
        won: Counter[int] = Counter()
        for _ in range(40):
            slap = await turn_five(live, anna, ben)
            anna.move(slap)
            ben.loop.call_later(2.5, ben.move, slap)
            await asyncio.sleep(4)
            assert playing(live).rows[-1].move == slap
            won[playing(live).rows[-1].seat or 0] += 1
        assert min(won[0], won[1]) >= 10
        assert any("by lot" in text for text in ben.said)
        assert not any("\N{NO-BREAK SPACE}ms" in text for text in ben.said)
        await stop(anna, ben)

    spend(evening)


async def kemps(house: House, *people: Any) -> Any:
    """Four at a table that have agreed on their signals and hold their cards."""
    live, guests = await table_of(house, "kemps", *people, partners="as-seated")
    for seat, text in (0, "propose yawn"), (1, "propose yawn"), (2, "accept yawn"), (3, "accept yawn"):
        guests[seat].move(text, seat, playing(live).n)
        await asyncio.sleep(1)
    await until(lambda: all(guest.view["n"] == playing(live).n for guest in guests))
    return live, guests


def swaps(guest: Guest, take: str) -> list[str]:
    return [move for move in guest.moves if move.endswith(f" {take}")]


def test_a_swap_for_a_card_that_is_gone_is_told_so(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, guests = await kemps(house, *[line(FAR)] * 4)
        take = NAMES[playing(live).state.middle.bit_length() - 1]
        late, second = swaps(guests[3], take)[0], swaps(guests[1], take)[0]
        hands = list(playing(live).state.hands)
        guests[0].move(swaps(guests[0], take)[0])
        guests[1].loop.call_later(0.05, guests[1].move, second)
        await until(lambda: playing(live).rows[-1].move.startswith("swap"))
        refused = await guests[3].answer(guests[3].move(late))
        assert (refused["type"], refused["key"]) == ("refused", "card-gone")
        assert playing(live).state.hands[1:] == hands[1:]
        (answer,) = (message for message in guests[1].messages if message["type"] == "refused")
        assert answer["key"] == "card-gone"
        assert answer["text"].endswith("is gone.")
        assert not any(message["type"] == "refused" for message in guests[0].messages + guests[2].messages)
        await stop(*guests)

    spend(evening)


def test_the_table_hears_of_a_race_only_if_somebody_lost_it(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, guests = await kemps(house, *[line(NEAR)] * 4)
        middle = [name for at, name in enumerate(NAMES) if playing(live).state.middle >> at & 1]
        for guest, take in zip(guests, (middle[0], middle[1], middle[2], middle[1]), strict=True):
            guest.move(swaps(guest, take)[0])
        await until(lambda: len([row for row in playing(live).rows if row.move.startswith("swap")]) == 3)
        await asyncio.sleep(0.5)
        told = " ".join(text for text in guests[0].said if "\N{NO-BREAK SPACE}ms" in text)
        assert [name for name in ("Anna", "Ben", "Carla", "David") if name in told] == ["Ben", "David"]
        await stop(*guests)

    spend(evening)


def test_gestures_pass_while_claims_wait(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, guests = await kemps(house, *[line(FAR)] * 4)
        take = NAMES[playing(live).state.middle.bit_length() - 1]
        guests[0].move(swaps(guests[0], take)[0])
        await until(lambda: live.table.state.claims)
        guests[2].move("sign cough", 2)
        nothing = next(move for move in guests[1].moves if move.startswith("nothing"))
        guests[1].move(nothing, 1)
        await asyncio.sleep(0.1)
        assert live.table.state.claims
        assert playing(live).rows[-1].move == "sign cough"
        await until(lambda: not live.table.state.claims)
        assert playing(live).rows[-1].move.startswith("swap")
        await asyncio.sleep(1)
        assert nothing not in [row.move for row in playing(live).rows]  # that middle is no more
        await stop(*guests)

    spend(evening)


def test_a_gesture_is_told_while_it_is_made_and_never_again(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, guests = await kemps(house, *[line()] * 4)
        watcher = await Guest(house, live.invite).come()
        guests[2].move("sign cough", 2)
        await asyncio.sleep(0.1)
        for guest in (*guests, watcher):
            (row,) = guest.messages[-1]["rows"]
            assert (row["move"], row["fleeting"]) == ("sign cough", ["Carla: cough"])
            assert row.get("said", []) == []
        late = await Guest(house, live.invite).come()
        again = await Guest(house, live.invite, guests[0].tokens).come()
        watcher.do("read-log", before=live.table.row + 1, count=5)
        await asyncio.sleep(0.1)
        told = [message for message in watcher.messages if message["type"] == "log-rows"]
        for messages in (late.messages, again.messages, told):
            rows = [row for message in messages for row in message.get("rows", ())]
            assert rows[-1]["row"] == live.table.row
            assert "cough" not in json.dumps(rows)
        assert playing(live).rows[-1].told[0].fleeting  # it stands in the record
        await stop(*guests, watcher, late, again)

    spend(evening)


def test_the_record_keeps_the_agreement_secret_until_the_match_is_over(
    spend: Callable[[Evening], None],
) -> None:
    async def evening(house: House) -> None:
        live, guests = await kemps(house, *[line()] * 4)
        begun = live.table.state.match.row
        own, public = [await books.record(live, begun, viewer) for viewer in (0, None)]
        assert b"propose yawn" in own
        assert own.count(b"yawn") == 3  # what the pair said and heard, nothing of the others
        assert b"yawn" not in public
        guests[0].do("end-match")
        await until(lambda: playing(live).result)
        whole = await books.record(live, begun, None)
        assert whole.count(b'"propose yawn"') == whole.count(b'"accept yawn"') == 2
        await stop(*guests)

    spend(evening)


@pytest.mark.parametrize("pace", [1.0, 0.5])
def test_a_pile_that_was_won_lies_for_two_seconds_while_the_table_goes_on(
    spend: Callable[[Evening], None], pace: float
) -> None:
    async def evening(house: House) -> None:
        live, (anna, ben) = await table_of(house, RATS, line(), line())
        if pace != 1:
            anna.do("set-table", pace=pace)
            await until(lambda: live.table.state.offer)
            ben.do("agree", seat=1, yes=True)
            await until(lambda: live.table.state.settings.pace == pace)
        rig(live, stacks=("9H 8H JD", "9S 8S 4D"))
        await asyncio.sleep(0.5)
        anna.move("lay", 0, playing(live).n)
        await asyncio.sleep(0.1)
        ben.move("lay", 1, playing(live).n)
        await until(lambda: playing(live).state.winner == 0)
        won, ms = playing(live).rows[-1], round(2000 * pace)
        ben.do("say", phrase="oops")  # nothing sleeps meanwhile
        await asyncio.sleep(ms / 1000 - 0.05)
        assert playing(live).rows[-1] is won
        assert [countdown["ms"] for countdown in ben.messages[-1]["countdowns"]] == [
            pytest.approx(ms, abs=20)
        ]
        await asyncio.sleep(0.1)
        swept = playing(live).rows[-1]
        assert (swept.seat, swept.move) == (CLOCK, f"expire take-{playing(live).state.version - 1}")
        assert swept.t == pytest.approx(won.t + ms, abs=20)
        assert playing(live).state.pile == []
        await stop(anna, ben)

    spend(evening)


def test_having_got_a_card_a_moment_ago_makes_nobody_quicker(spend: Callable[[Evening], None]) -> None:
    async def evening(house: House) -> None:
        live, guests = await kemps(house, *[line(NEAR)] * 4)
        first, wanted = [name for at, name in enumerate(NAMES) if playing(live).state.middle >> at & 1][:2]
        guests[0].move(swaps(guests[0], first)[0])
        await until(lambda: playing(live).rows[-1].move.startswith("swap"))
        await asyncio.sleep(0.5)
        with_the_new = next(move for move in swaps(guests[0], wanted) if f" {first} " in move)
        guests[1].move(swaps(guests[1], wanted)[0])
        guests[0].loop.call_later(0.02, guests[0].move, with_the_new)
        n = playing(live).n
        await until(lambda: playing(live).n > n)
        assert playing(live).rows[-1].seat == 1
        await stop(*guests)

    spend(evening)
