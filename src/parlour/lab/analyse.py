"""What the moves of a position are worth, as a computer of some level sees it from the seat that has to move:
what is hidden from the seat is hidden from whoever looks for it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, TypeVar

from parlour.bots import LEVELS, Later, act
from parlour.bots.contract import Decision, Weighed
from parlour.bots.levels import weigher
from parlour.bots.questions import seed_of
from parlour.bots.weighing import promise
from parlour.core import BadSetup, Move
from parlour.match import Match
from parlour.view import Line

MASTER = 4

AnyMatch = TypeVar("AnyMatch", bound=Match)


class Advice(NamedTuple):
    """A move, and what the seat may expect of it: from -1, lost, to 1, won. Where quickness counts and where
    there is no choice nobody can say."""

    move: Move
    value: float | None = None
    end: int | None = None  # plies until a sure end
    why: Line | None = None


def advise(match: Match, seat: int, level: int = MASTER) -> list[Advice]:
    """The moves of a seat, the best first; what cannot be weighed is only the move that a computer makes,
    or nothing if it would wait."""
    moves = match.moves(seat)
    if only := match.game.only_move(moves):
        return [Advice(only)]
    weigh = weigher(match.game)
    if weigh is None:
        answer = act(match, seat, level)
        move = answer.move if isinstance(answer, Later) else answer
        return [Advice(move)] if move else []
    rng, budget = Random(seed_of(match, seat)), LEVELS[level].budget
    heard, view = match.heard_live(seat), match.view(seat)
    decision = Decision(
        match.game,
        LEVELS[level],
        heard,
        view,
        seat,
        moves,
        lambda: match.redeal(seat, rng),
        budget,
        rng,
        compare=True,
    )
    weighed = sorted(weigh(decision), key=promise, reverse=True)
    return [advice(each) for each in weighed]


def advice(weighed: Weighed) -> Advice:
    return Advice(weighed.move, weighed.value, weighed.end, weighed.why)


def last_decision(match: AnyMatch, seat: int | None = None) -> tuple[AnyMatch, int]:
    """The match as it stood when somebody, or this seat, last had a choice; and who that is."""
    for n in range(match.n, -1, -1):
        then = match.at(n)
        for each in range(match.seats) if seat is None else [seat]:
            if len(then.moves(each)) > 1:
                return then, each
    raise BadSetup("no-decision")
