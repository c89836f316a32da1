"""Decisions as plain data: thought about anywhere, they come out as at the match itself."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import parlour
from parlour import Match, bots
from parlour.bots import Computers, Question, Reply
from parlour.bots.questions import pack, reply
from parlour.core import Game
from parlour.match.sight import spots
from tests.matrix import MINDS, games, slow_unless

TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}", marks=slow_unless(game.key in MINDS))
    for game in parlour.games()
    for seats in sorted({game.seats[0], game.seats[-1]})
]


def start(game: Game, seats: int, seed: int = 1) -> Match:
    preset = "short" if "short" in game.presets else "book"
    return Match.start(game, seats=seats, seed=seed, rules={"preset": preset})


def elsewhere(question: Question) -> Reply:
    """Think about it as a worker would."""
    sent: Question = pickle.loads(pickle.dumps(question))
    assert sent == question
    return bots.think(sent)


def play_on(match: Match, rows: int, rng: Random) -> None:
    """Play random moves, as far as the match goes; nobody gives up."""
    for _ in range(rows):
        if not match.result:
            seat = rng.choice(match.turns())[0]
            moves = [move for move in match.moves(seat) if move.verb() != "give-up"] or match.moves(seat)
            match.play(seat, rng.choice(moves), match.rows[-1].t + rng.randrange(900))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_thought_elsewhere_is_the_thought_at_the_match(game: Game, seats: int) -> None:
    match, rng, replies = start(game, seats), Random(3), []
    for _ in range(8):
        for seat in range(seats):
            level = rng.choice([1, 2])
            here = reply(bots.act(match, seat, level))
            assert elsewhere(bots.question(match, seat, level, match.heard_live(seat))) == here
            replies.append(here)
        play_on(match, 5, rng)
    assert any(replies)


@games(MINDS)
def test_every_level_thinks_elsewhere_as_at_the_match(game: Game) -> None:
    match = start(game, game.seats[-1], seed=2)
    play_on(match, 6, Random(1))
    play_on(match, not match.to_act(), Random(1))
    seat = match.to_act()[0]
    for level in bots.LEVELS:
        question = bots.question(match, seat, level, match.heard_live(seat))
        assert elsewhere(question) == reply(bots.act(match, seat, level))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_question_holds_nothing_that_the_seat_cannot_know(game: Game, seats: int) -> None:
    match, rng, hidden = start(game, seats), Random(5), 0
    for _ in range(6):
        for seat in range(seats):
            true, twin = match.copy(), match.copy()
            twin.moments[-1] = twin.moments[-1]._replace(state=match.redeal(seat, Random(99)))
            hidden += twin.state != true.state
            question = bots.question(true, seat, 2, true.heard_live(seat))
            assert question == bots.question(twin, seat, 2, twin.heard_live(seat))
            assert question.state != pack(true.state) or true.redeal(seat, Random(98)) == true.state
        play_on(match, 4, rng)
    hides = any(spot.seen_by != -1 and spot.cards for spot in spots(match.moments[0].state))
    assert hidden or not hides


@games(MINDS)
def test_a_match_with_thoughts_elsewhere_is_the_same_match(game: Game) -> None:
    seats, rows = game.seats[-1], 60
    here, there = start(game, seats), start(game, seats)
    players = dict.fromkeys(range(seats), 1)
    computers = Computers(here, players)
    while len(here.rows) < rows and computers.step():
        pass
    computers = Computers(there, players)
    while len(there.rows) < rows and not there.result:
        for seat in reversed(computers.to_ask()):
            computers.answered(seat, there.n, elsewhere(computers.question(seat)))
        due = computers.next()
        assert due
        there.play(due.seat, due.move, due.t)
    assert there.record() == here.record()


def test_after_too_many_gestures_a_thought_elsewhere_is_offered_moves_that_count() -> None:
    match = Match.start("kemps", seed=4)
    partners = Computers(match, dict.fromkeys(range(4), 3))
    while not (signs := [move for move in match.moves(0) if not move.counts]):
        partners.step()
    computers = Computers(match, dict.fromkeys(range(1, 4), 3))
    assert not computers.question(1).chatting
    for _ in range(101):
        match.play(0, signs[0])
    questions = [computers.question(seat) for seat in computers.to_ask()]
    assert len(questions) == 3
    assert all(question.chatting for question in questions)
    replies = [elsewhere(question) for question in questions]
    for question, answer in zip(questions, replies, strict=True):
        assert answer is None or match.game.read(answer[1]).counts
        computers.answered(question.seat, question.n, answer)
    assert computers.next() == Computers(match, dict.fromkeys(range(1, 4), 3)).due()


def test_a_thought_elsewhere_has_a_ceiling() -> None:
    match = start(parlour.game("nine-mens-morris"), 2)
    computers = Computers(match, {0: 4})
    question = computers.question(0, live=True)
    assert question.live
    answer = elsewhere(question)
    assert answer
    assert match.game.read(answer[1]) in match.moves(0)
