"""The host's side: time, deadlines, people beside computers."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour import Match, bots
from parlour.bots import Answer, Choice, Later, Player
from parlour.core import CLOCK, Expire, Game, Move
from parlour.games.egyptian_rat_screw.egyptian_rat_screw import Lay, Slap, Take, slappable
from parlour.games.kemps.gestures import Sign


def asleep(*_: Any) -> Answer:
    return None


def only(kind: type[Move], ms: int) -> Player:
    """Somebody who makes moves of one kind, after so many milliseconds."""

    def choose(choice: Choice) -> Answer:
        return next((Later(ms, move) for move in choice.moves if isinstance(move, kind)), None)

    return Player(choose)


def slap_match(seats: int = 2, seed: int = 1) -> Match:
    rules = {"preset": "short", "first": "0"}
    return Match.start("egyptian-rat-screw", seats=seats, seed=seed, rules=rules)


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_a_match_of_sleepers_ends_too(game: Game) -> None:
    rules = {"preset": "short"} if "short" in game.presets else {}
    if "max_rounds" in game.Rules.choices():
        rules["max_rounds"] = str(game.Rules.choices()["max_rounds"][0])
    match = Match.start(game, seed=4, rules=rules)
    bots.drive(match, [Player(asleep)] * match.seats)
    assert match.result


def test_people_who_only_make_gestures_do_not_hold_up_the_match_for_ever() -> None:
    def chatter(choice: Choice) -> Answer:
        signs = [move for move in choice.moves if isinstance(move, Sign)]
        move: Move = choice.rng.choice(signs or choice.moves)
        return move

    match = Match.start("kemps", seed=4, rules={"target": 1, "max_rounds": 5})
    computers = bots.Computers(match, dict.fromkeys(range(4), Player(chatter)))
    for _ in range(600):
        if not computers.step():
            break
    assert match.moments[-1].actions > 5
    gestures = [row.move.startswith("sign") for row in match.rows]
    assert any(gestures)
    assert not any(all(gestures[at : at + 102]) for at in range(len(gestures) - 102))


def test_a_pile_that_nobody_takes_is_taken_by_the_clock() -> None:
    match = slap_match()
    bots.drive(match, [only(Lay, 300)] * 2)
    expired = [row for row in match.rows if row.seat == CLOCK]
    assert expired
    for row in expired:
        assert row.t == match.rows[row.n - 1].t + 2000
        assert match.moments[row.n].state.pile == []


def test_a_pile_that_is_taken_in_time_is_not_taken_by_the_clock() -> None:
    def choose(choice: Choice) -> Answer:
        return next((Later(1999, move) for move in choice.moves if isinstance(move, Lay | Take)), None)

    match = slap_match()
    bots.drive(match, [Player(choose)] * 2)
    assert any(row.move == "take" for row in match.rows)
    assert all(row.seat != CLOCK for row in match.rows)


def test_a_deadline_runs_on_while_it_stays() -> None:
    """A wrong slap in the moment before the pile is taken does not begin the moment anew."""
    match = slap_match(3)
    layers = bots.Computers(match, dict.fromkeys(range(3), only(Lay, 300)))
    while match.state.winner is None:
        layers.step()
    won = match.rows[-1].t
    state = match.state
    assert not slappable(state)
    match.play(state.winner, Slap(state.version), won + 1500)
    assert layers.due() == (won + 2000, CLOCK, Expire(f"take-{state.version}"))
    fresh = bots.Computers(match, {})
    assert fresh.due() == layers.due()


def test_the_earliest_acts_first() -> None:
    match = slap_match(3)
    computers = bots.Computers(match, {0: only(Lay, 500), 1: only(Slap, 900), 2: only(Slap, 200)})
    assert computers.due() == (500, 0, Lay())
    computers.step()
    assert computers.due() == (700, 2, Slap(1))


def test_of_equals_the_first_clockwise_from_the_last_to_act_comes_first() -> None:
    match = slap_match(4)
    match.play(0, Lay(), 100)
    match.play(1, Lay(), 100)
    computers = bots.Computers(match, {seat: only(Slap, 50) for seat in (0, 1, 2, 3)})
    assert computers.due() == (150, 2, Slap(2))


def test_a_wrong_slap_does_not_change_who_is_first_of_equals() -> None:
    """The rules count clockwise from the player who laid the card."""
    match = slap_match(4)
    match.play(0, Lay(), 100)
    match.play(3, Slap(1), 120)
    computers = bots.Computers(match, {seat: only(Slap, 50) for seat in (0, 1, 2, 3)})
    assert computers.due() == (170, 1, Slap(1))


def test_who_still_wants_the_same_does_not_wait_again() -> None:
    match = slap_match(3)
    match.play(0, Lay(), 100)
    computers = bots.Computers(match, {1: only(Lay, 1000)})
    assert computers.due() == (1100, 1, Lay())
    match.play(2, Slap(1), 600)
    assert computers.due() == (1100, 1, Lay())


def test_who_has_acted_waits_anew() -> None:
    match = slap_match(2)
    while match.state.challenger is None or match.state.chances < 2:
        match.play(match.state.turn, Lay(), 0)
    seat = match.state.turn
    computers = bots.Computers(match, {seat: only(Lay, 400)})
    computers.step()
    assert match.state.turn == seat
    assert computers.due() == (800, seat, Lay())


def test_computers_wait_for_a_person_who_can_act() -> None:
    match = Match.start("nine-mens-morris", seed=1)
    computers = bots.Computers(match, {1: 1})
    assert computers.due() is None
    assert computers.step() is None
    match.play(0, "a7")
    due = computers.due()
    assert due
    assert due.seat == 1
    assert due.move in match.moves(1)
    assert computers.due() == due
    row = computers.step()
    assert row
    assert row.seat == 1
    assert computers.step() is None


def test_nobody_is_asked_after_the_end() -> None:
    match = Match.start("nine-mens-morris", seed=1)
    computers = bots.Computers(match, {0: 1, 1: 1})
    match.play(0, "/resign")
    assert computers.due() is None
    assert bots.act(match, 1) is None


def test_a_seat_can_be_taken_over_and_given_back() -> None:
    match = Match.start("go-fish", seats=2, seed=1, rules={"first": "0"})
    computers = bots.Computers(match, {})
    match.play(0, "/seat bot 2")
    computers.seat(0, 1)
    row = computers.step()
    assert row
    assert row.seat == 0
    computers.seat(0, None)
    match.play(0, "/seat person")
    assert computers.step() is None


def test_a_computer_that_sits_down_or_leaves_between_two_moves_is_taken_notice_of() -> None:
    match = slap_match(2)
    computers = bots.Computers(match, {})
    assert computers.due() is None
    computers.seat(0, only(Lay, 300))
    assert computers.due() == (300, 0, Lay())
    computers.seat(0, only(Lay, 700))
    assert computers.due() == (700, 0, Lay())
    computers.seat(0, None)
    computers.seat(1, None)
    assert computers.due() is None


def test_pace_stretches_deadlines_and_reactions() -> None:
    match = slap_match()
    computers = bots.Computers(match, dict.fromkeys(range(2), only(Lay, 300)), pace=2.5)
    while match.state.winner is None:
        row = computers.step()
        assert row
        assert row.t == 750 * row.n
    assert computers.due() == (match.rows[-1].t + 5000, CLOCK, Expire(f"take-{match.state.version}"))


def test_who_is_being_asked_is_not_asked_twice_about_a_row() -> None:
    match = slap_match(3)
    match.play(0, Lay(), 100)
    computers = bots.Computers(match, {1: 2, 2: 3})
    assert computers.to_ask() == [1, 2]
    assert computers.question(1).n == 1
    assert computers.to_ask() == [2]
    computers.answered(2, 1, None)
    assert computers.to_ask() == []
    match.play(0, Slap(1), 200)
    assert computers.to_ask() == [1, 2]


def test_who_has_nothing_to_think_about_is_not_asked() -> None:
    match = Match.start("nine-mens-morris", seed=1)
    computers = bots.Computers(match, {0: 1, 1: 1})
    assert computers.to_ask() == [0]
    match = Match.start("one", seed=1)
    computers = bots.Computers(match, dict.fromkeys(range(match.seats), 3))
    assert computers.to_ask() == []
    assert computers.next() == computers.due()


def test_an_answer_that_comes_too_late_is_not_heard() -> None:
    match = slap_match(2)
    computers = bots.Computers(match, {1: 3})
    computers.answered(1, 0, (400, "slap 0"))
    match.play(0, Lay(), 100)
    assert computers.to_ask() == [1]
    computers.answered(1, 0, (5, "lay"))
    assert computers.next() is None
    computers.answered(1, 1, (400, "lay"))
    assert computers.next() == (500, 1, Lay())
    computers.answered(1, 1, (5, "lay"))
    assert computers.next() == (500, 1, Lay())


def test_an_answer_for_a_person_who_sat_down_meanwhile_is_not_heard() -> None:
    match = slap_match(2)
    computers = bots.Computers(match, {0: 3})
    question = computers.question(0)
    computers.seat(0, None)
    computers.answered(0, question.n, (400, "lay"))
    assert computers.next() is None


def test_who_is_being_asked_again_does_nothing_until_the_answer_but_does_not_wait_again() -> None:
    match = slap_match(3)
    match.play(0, Lay(), 100)
    computers = bots.Computers(match, {1: 3})
    computers.answered(1, 1, (1000, "lay"))
    assert computers.next() == (1100, 1, Lay())
    match.play(2, Slap(1), 600)
    assert computers.next() is None
    match.play(2, Slap(1), 700)
    computers.answered(1, 3, (1000, "lay"))
    assert computers.next() == (1100, 1, Lay())


def test_nobody_is_forced_to_act_while_somebody_is_being_asked() -> None:
    match = slap_match(2)
    computers = bots.Computers(match, {0: 3, 1: 3})
    asked = computers.to_ask()
    for seat in asked:
        assert computers.next() is None
        computers.answered(seat, 0, None)
    assert computers.next() is not None


def test_only_a_level_can_be_asked_elsewhere() -> None:
    match = slap_match(2)
    computers = bots.Computers(match, {0: only(Lay, 300)})
    with pytest.raises(TypeError):
        computers.question(0)
    assert computers.due() == (300, 0, Lay())


def test_a_match_without_a_seal_draws_the_bots_chance_from_what_the_seat_heard() -> None:
    match = Match.start("kemps", seed=1)
    twin = match.copy()
    assert bots.act(twin, 0) == bots.act(match.copy(), 0)
    assert bots.act(twin, 0) == bots.act(Match.replay(match.record()), 0)
    assert bots.act(twin, 0) != bots.act(match, 0)


def test_a_level_or_a_number_of_players_that_does_not_exist_is_refused() -> None:
    match = Match.start("go-fish", seats=2, seed=1)
    with pytest.raises(ValueError, match="9 not among 1, 2, 3, 4"):
        bots.act(match, 0, 9)
    with pytest.raises(ValueError, match="1 players, 2 seats"):
        bots.drive(match, [1])
    assert match.n == 0
