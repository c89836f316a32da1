"""8-28 tried out on slates: as the rules play it, on fair re-deals, plain and compiled alike."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import parlour
from parlour import Match
from parlour.bots.minds.eight_twenty_eight import ENOUGH, LUCK, habit
from parlour.chance import QuickDealer
from parlour.games.slates import GEMS, gems_slate, gems_variant
from parlour.kit.kernels import gems
from parlour.kit.kernels.slate import CHANCE, TURN
from parlour.search import can_compile, rounds
from parlour.search.rounds import Decided, Engine, Taste, engine, engine_for

needs_numba = pytest.mark.skipif(not can_compile(), reason="Numba is not installed")
TASTE = Taste(ENOUGH, LUCK)
HOUSES: list[dict[str, Any]] = [
    {},
    {"deck": "b", "pass_is_final": True, "low_may_chase_28": True, "preset": "short"},
]


def moments(house: dict[str, Any], seats: int) -> list[Any]:
    """States of a random match in which somebody has a choice."""
    match, rng = Match.start("8-28", seats=seats, rules=house, seed=seats), Random(seats)
    found = []
    while not match.result and len(found) < 60:
        (seat,) = match.to_act()
        moves = match.moves(seat)
        if len(moves) > 1:
            found.append(match.state.copy())
        match.play(seat, rng.choice(moves))
    return found


def decided(engine: Engine, s: Any, stayed: int = 0) -> Decided:
    return Decided(engine, gems_slate(s), gems_variant(s.rules, s.seats), s.turn, stayed, 7)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [3, 6])
def test_a_round_goes_on_as_by_the_rules(house: dict[str, Any], seats: int) -> None:
    game, phases = parlour.game("8-28"), Counter[str]()
    for s in moments(house, seats):
        phases[s.phase] += 1
        v, seat, first = gems_variant(s.rules, seats), s.turn, gems.FOR_LOW * (s.phase == "to-choose")
        for ply in (first, first + 1):
            slate, state, moves = gems_slate(s), s.copy(), 1
            took = rounds.play_on(slate, v, ply, ENOUGH)
            game.play(state, seat, GEMS[ply], QuickDealer(Random(0)))
            while state.phase != "to-deal":
                game.play(state, state.turn, habit(state, state.turn), QuickDealer(Random(0)))
                moves += 1
            slate[gems.PILE + slate[gems.LEFT] :] = [0] * (gems.CARDS - slate[gems.LEFT])
            assert (slate, took) == (gems_slate(state), moves)
    assert phases["to-answer"]
    assert phases["to-choose"] or not house


def test_a_re_deal_changes_nothing_that_the_seat_sees() -> None:
    for s in moments({}, 4):
        slate, v = gems_slate(s), gems_variant(s.rules, s.seats)
        before, after = [0] * gems.FEATURES, [0] * gems.FEATURES
        slate[CHANCE] = 1
        gems.observe(slate, v, s.turn, before)
        cards = held(slate)
        rounds.redeal(slate, v, s.turn)
        gems.observe(slate, v, s.turn, after)
        assert (before, cards) == (after, held(slate))


def held(slate: list[int]) -> list[int]:
    """All cards that somebody holds or that are left."""
    masks = slate[gems.HIDDEN : gems.SHOWN]
    held = [card for mask in masks for card in range(52) if mask >> card & 1]
    return sorted(held + slate[gems.PILE : gems.PILE + slate[gems.LEFT]])


def test_every_unseen_card_is_dealt_to_others_as_often() -> None:
    s = moments({}, 3)[0]
    slate, v = gems_slate(s), gems_variant(s.rules, s.seats)
    slate[CHANCE], other, dealt = 1, (s.turn + 1) % 3, Counter[int]()
    for _ in range(5000):
        rounds.redeal(slate, v, s.turn)
        dealt[slate[gems.HIDDEN + other]] += 1
    assert len(dealt) == len({*held(slate)}) - 1
    assert min(dealt.values()) > 50
    assert max(dealt.values()) < 170


def test_a_lead_is_worth_more_the_fewer_gems_are_left() -> None:
    s = moments({}, 3)[0]
    v = gems_variant(s.rules, 3)

    def worth(points: list[int], blue: int, laid_red: int = 0) -> float:
        slate = gems_slate(s)
        slate[gems.POINTS : gems.POINTS + 3] = points
        slate[gems.BLUE], slate[gems.LAID_RED] = blue, laid_red
        return rounds.worth(slate, v, 0, TASTE.luck)

    assert worth([9, 5, 5], 40, laid_red=1) == pytest.approx(1)
    assert worth([85, 0, 0], 0, laid_red=1) == 1
    assert worth([0, 85, 0], 0, laid_red=1) == -1
    assert worth([5, 5, 1], 0, laid_red=1) == pytest.approx(0)
    assert 1 > worth([9, 5, 5], 0) > worth([9, 5, 5], 40) > worth([5, 5, 5], 40) == pytest.approx(-1 / 3)
    assert worth([85, 0, 0], 1) > worth([0, 85, 0], 1)


def test_what_people_win_who_play_by_habit_is_what_a_lead_is_worth() -> None:
    """Seats that are thought to get a share of the first place get about that share."""
    thought, got = [0.0] * 5, [0.0] * 5
    for seed in range(150):
        slate, v = [0] * gems.SIZE, gems_variant(parlour.game("8-28").rules({}, 4), 4)
        slate[CHANCE], told = seed + 1, list[list[float]]()
        gems.begin(slate, v)
        while not gems.is_over(slate, v):
            if slate[gems.PHASE] == gems.TO_DEAL:
                told.append([(rounds.worth(slate, v, seat, TASTE.luck) + 1) / 2 for seat in range(4)])
            gems.play(slate, v, rounds.habit(slate, v, slate[TURN], TASTE.enough))
        points = slate[gems.POINTS : gems.POINTS + 4]
        for shares in told:
            for share, mine in zip(shares, points, strict=True):
                band = int(share * 4)
                thought[band] += share
                got[band] += (mine == max(points)) / points.count(max(points))
    for band in range(4):
        assert got[band] == pytest.approx(thought[band], rel=0.25)


def test_equal_seeds_try_the_same() -> None:
    s = moments({}, 4)[9]
    one, other = (decided(engine(TASTE, False), s, stayed=0b1111) for _ in range(2))
    one.run(20)
    for _ in range(2):
        other.run(10)
    assert (one.values(), one.plies) == (other.values(), other.plies)


def test_what_never_differs_is_clear_at_once() -> None:
    choosing = [s for s in moments(HOUSES[1], 6) if s.phase == "to-choose"]
    tried = decided(engine(TASTE, False), choosing[0])
    tried.run(2)
    assert tried.is_clear(3.0), "no chance is left"


@needs_numba
@pytest.mark.parametrize("house", HOUSES)
def test_plain_and_compiled_trials_agree(house: dict[str, Any]) -> None:
    for s in moments(house, 4)[::6]:
        plain, compiled = (decided(engine(TASTE, compiled), s, stayed=0b0101) for compiled in (False, True))
        for tried in (plain, compiled):
            tried.run(5)
        assert plain.values() == compiled.values()
        assert plain.plies == compiled.plies
        assert plain.is_clear(1.0) == compiled.is_clear(1.0)


@needs_numba
def test_nobody_who_waits_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARLOUR_PLAIN")
    taste = Taste((20.0, 24.0, 27.0), (2.0, 0.0))
    assert not engine_for(taste, wait=False).compiled
    assert engine_for(taste, wait=True).compiled
    assert engine_for(taste, wait=False).compiled
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    assert not engine_for(taste, wait=True).compiled
