"""What the moves of a position are worth, as a computer of some level sees it from the seat that has to move:
what is hidden from the seat is hidden from whoever looks for it."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from parlour.bots.levels import weigher
from parlour.bots.questions import question, weigh
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
    moves = {move.text(): move for move in match.moves(seat)}
    judged = weigh(question(match, seat, level, match.heard_live(seat), compare=True))
    is_told = weigher(match.game) is not None and len(moves) > 1
    return [Advice(moves[each.move], each.value if is_told else None, each.end, each.why) for each in judged]


def last_decision(match: AnyMatch, seat: int | None = None) -> tuple[AnyMatch, int]:
    """The match as it stood when somebody, or this seat, last had a choice; and who that is."""
    for n in range(match.n, -1, -1):
        then = match.at(n)
        for each in range(match.seats) if seat is None else [seat]:
            if len(then.moves(each)) > 1:
                return then, each
    raise BadSetup("no-decision")
