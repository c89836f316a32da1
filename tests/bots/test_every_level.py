"""Laws over all games and levels: what a computer does is legal, and costs no more than it may."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import parlour
from parlour import Match, bots
from parlour.bots import LEVELS, Budget, Choice, Later, Player
from parlour.core import Game
from parlour.search.best import Engine
from parlour.search.rounds import Decided

DECIDED = [game for game in parlour.games() if not game.is_luck]
LITTLE = Budget(plies=1_000, nodes=2_000)
ASKED, APART = 3, 9  # times that somebody is asked, and rows between them


def start(game: Game, seed: int) -> Match:
    seats = Random(seed).choice(game.seats)
    return Match.start(game, seats=seats, seed=seed, rules={"preset": game.presets[-1]})


def decisions(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """Moments of random matches in which a seat has a choice."""
    match, rng, asked, rest = start(game, seed), Random(seed), 0, 2
    while asked < ASKED:
        able = [seat for seat in match.to_act() if len(match.moves(seat)) > 1]
        if rest <= 0 and able:
            yield match, rng.choice(able)
            asked, rest = asked + 1, APART
        rest -= 1
        if match.result:
            match = start(game, seed + rng.randrange(1000))
        seat = rng.choice(match.turns())[0]
        match.play(seat, rng.choice(match.moves(seat)[:30]), match.rows[-1].t + 900)


class Counted:
    """Counts the plies that are tried and the positions that are looked at."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.plies = self.nodes = 0
        value, run = Engine.value, Decided.run

        @functools.wraps(game.play)
        def play(*asked: Any) -> None:
            self.plies += 1
            game.play(*asked)

        def look(engine: Engine, *asked: Any) -> Any:
            found, left = value(engine, *asked)
            self.nodes += asked[-1] - left
            return found, left

        def try_out(decided: Decided, count: int) -> None:
            before = decided.plies
            run(decided, count)
            self.plies += decided.plies - before

        monkeypatch.setattr(Engine, "value", look)
        monkeypatch.setattr(Decided, "run", try_out)
        self.game = dataclasses.replace(game, play=play)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", DECIDED, ids=lambda game: game.key)
def test_a_decision_of_any_level_is_legal_and_keeps_to_its_budget(
    game: Game, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    counted = Counted(game, monkeypatch)
    for match, seat in decisions(game, level):
        rng = Random(match.n)
        counted.plies = counted.nodes = 0
        sample = functools.partial(match.redeal, seat, rng)
        choice = Choice(
            match.heard_live(seat), match.view(seat), seat, match.moves(seat), sample, LITTLE, rng
        )
        answer = bots.player(counted.game, level).choose(choice)
        move = answer.move if isinstance(answer, Later) else answer
        assert move in match.moves(seat) or (move is None and game.reflex)
        assert not isinstance(answer, Later) or answer.ms > 0
        assert counted.plies <= 1.1 * LITTLE.plies
        assert counted.nodes <= LITTLE.nodes


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", DECIDED, ids=lambda game: game.key)
def test_a_level_plays_legal_moves_to_the_end(game: Game, level: int) -> None:
    match, player = start(game, level), bots.player(game, level)

    def choose(choice: Choice) -> Any:
        answer = player.choose(choice)
        move = answer.move if isinstance(answer, Later) else answer
        assert move in choice.moves or (move is None and game.reflex)
        return answer

    bots.drive(match, [Player(choose, player.budget)] * match.seats)
    assert match.result
