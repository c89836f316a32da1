"""Flat Monte-Carlo: play every move on re-dealt states, go on at random, keep what ends well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from parlour.bots.contract import Choice, Decision, Weighed
from parlour.bots.racing import halvings, race
from parlour.chance import QuickDealer
from parlour.core import CLOCK, Expire, Game
from parlour.kit.turns import clockwise

HORIZON = 20  # plies to look ahead where the game says who is ahead
LONG_HORIZON = 100  # and where only the end tells


class Guide(NamedTuple):
    """What playouts may know of a game beyond its rules. It looks at re-deals only."""

    habit: Callable[[Any, int], Any] | None = None  # how people usually go on, instead of at random
    prospect: Callable[[Any], Sequence[Any]] | None = None  # who is about to be ahead, instead of who is
    horizon: int = 0  # plies after which random play only blurs the standing


UNGUIDED = Guide()


def random_bot(choice: Choice) -> Any:
    """Any legal move, at once."""
    return choice.rng.choice(choice.moves)


def weigh(d: Decision, guide: Guide = UNGUIDED) -> list[Weighed]:
    """What the moves lead to on the average."""
    depth = guide.horizon or (HORIZON if d.game.standing else LONG_HORIZON)
    plies = max(depth, HORIZON)
    field = d.rng.sample(d.moves, min(len(d.moves), candidates(max(2, d.budget.plies // plies))))

    def trial(moves: Sequence[Any]) -> tuple[list[float], int]:
        state = d.sample()
        values = [outlook(d.game, state, d.seat, move, depth, d.rng, guide) for move in moves]
        return values, plies * len(moves)

    return [Weighed(*found) for found in race(field, d.budget, trial)]


def candidates(playouts: int) -> int:
    """How many moves can be tried at least once in every round."""
    count = 2
    while (count + 1) * halvings(count + 1) <= playouts:
        count += 1
    return count


def outlook(game: Game, state: Any, seat: int, move: Any, plies: int, rng: Random, guide: Guide) -> float:
    """Play the move on a copy, go on as usual or at random, and see how far ahead the seat is then."""
    s, mover, dealer = state.copy(), seat, QuickDealer(rng)
    game.play(s, seat, move, dealer)
    for _ in range(plies):
        if game.result(s):
            break
        for asked in [s.turn] if game.has_turns else clockwise(mover + 1, s.seats):
            if options := game.moves(s, asked):
                mover = asked
                usual = guide.habit(s, mover) if guide.habit else options[int(rng.random() * len(options))]
                game.play(s, mover, usual, dealer)
                break
        else:
            game.play(s, CLOCK, Expire(game.due(s)[0][0]), dealer)
    return worth(game, s, seat, guide)


def worth(game: Game, s: Any, seat: int, guide: Guide) -> float:
    """Once it is over the ranks tell, before that the standing; a player alone is always first."""
    result = game.result(s)
    if result and (s.seats > 1 or not game.standing):
        return ahead([-2 * rank for rank in result.ranks], seat)
    return ahead(standing(game, s, guide), seat)


def standing(game: Game, s: Any, guide: Guide = UNGUIDED) -> Sequence[Any]:
    """A key a seat: who is ahead; all are equal where the game does not say."""
    judge = guide.prospect or game.standing
    return judge(s) if judge else [0] * s.seats


def ahead(keys: Sequence[Any], seat: int) -> float:
    """How far a seat is before the others, or before nothing, from -1 to 1; first steps count most."""
    own = keys[seat]
    others = [key for at, key in enumerate(keys) if at != seat] or [0 if isinstance(own, int) else own]
    leads = [own - key if isinstance(key, int) else (own > key) - (own < key) for key in others]
    total: float = sum(lead / (abs(lead) + 2) for lead in leads)
    return total / len(others)
