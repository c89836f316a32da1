"""Flat Monte-Carlo: play every move on re-dealt states, go on at random, keep what ends well."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any

from parlour.bots.contract import Budget
from parlour.bots.habits import HABITS, PROSPECTS
from parlour.chance import Quick
from parlour.core import CLOCK, Expire, Game
from parlour.kit.turns import clockwise
from parlour.match.record import Heard
from parlour.view import View

HORIZON = 20  # plies to look ahead where the game says who is ahead
LONG_HORIZON = 100  # and where only the end tells


def random_bot(
    heard: Sequence[Heard],
    view: View,
    seat: int,
    moves: Sequence[Any],
    sample: Callable[[], Any],
    budget: Budget,
    rng: Random,
) -> Any:
    """Any legal move, at once."""
    return rng.choice(moves)


def best_by_playouts(
    game: Game, seat: int, moves: Sequence[Any], sample: Callable[[], Any], budget: Budget, rng: Random
) -> Any:
    """The move that does best. After each round of playouts the worse half drops out, so that many
    moves cost no more than few."""
    end = math.inf if budget.seconds is None else monotonic() + budget.seconds
    depth = game.horizon or (HORIZON if game.standing else LONG_HORIZON)
    playouts = max(2, budget.plies // max(depth, HORIZON))
    field = rng.sample(moves, min(len(moves), candidates(playouts)))
    share = playouts // max(1, halvings(len(field)))
    totals = dict.fromkeys(field, 0.0)
    while len(field) > 1 and monotonic() < end:
        for _ in range(share // len(field)):
            state = sample()
            for move in field:
                totals[move] += outlook(game, state, seat, move, depth, rng)
            if monotonic() > end:
                break
        field.sort(key=totals.__getitem__, reverse=True)
        del field[(len(field) + 1) // 2 :]
    return field[0]


def halvings(count: int) -> int:
    """How often a field of so many is halved until one is left."""
    return (count - 1).bit_length()


def candidates(playouts: int) -> int:
    """How many moves can be tried at least once in every round."""
    count = 2
    while (count + 1) * halvings(count + 1) <= playouts:
        count += 1
    return count


def outlook(game: Game, state: Any, seat: int, move: Any, plies: int, rng: Random) -> float:
    """Play the move on a copy, go on as usual or at random, and see how far ahead the seat is then."""
    s, mover, dealer = state.copy(), seat, Quick(rng)
    habit = HABITS.get(game.key)
    game.play(s, seat, move, dealer)
    for _ in range(plies):
        if game.result(s):
            break
        for asked in [s.turn] if game.has_turns else clockwise(mover + 1, s.seats):
            if options := game.moves(s, asked):
                mover = asked
                usual = habit(s, mover) if habit else options[int(rng.random() * len(options))]
                game.play(s, mover, usual, dealer)
                break
        else:
            game.play(s, CLOCK, Expire(game.due(s)[0][0]), dealer)
    return worth(game, s, seat)


def worth(game: Game, s: Any, seat: int) -> float:
    """Once it is over the ranks tell, before that the standing; who plays alone is always first."""
    result = game.result(s)
    if result and (s.seats > 1 or not game.standing):
        return ahead([-2 * rank for rank in result.ranks], seat)
    return ahead(standing(game, s), seat)


def standing(game: Game, s: Any) -> Sequence[Any]:
    """A key a seat: who is ahead; all are equal where the game does not say."""
    judge = PROSPECTS.get(game.key, game.standing)
    return judge(s) if judge else [0] * s.seats


def ahead(keys: Sequence[Any], seat: int) -> float:
    """How far a seat is before the others, or before nothing, from -1 to 1; first steps count most."""
    own = keys[seat]
    others = [key for at, key in enumerate(keys) if at != seat] or [0 if isinstance(own, int) else own]
    leads = [own - key if isinstance(key, int) else (own > key) - (own < key) for key in others]
    total: float = sum(lead / (abs(lead) + 2) for lead in leads)
    return total / len(others)
