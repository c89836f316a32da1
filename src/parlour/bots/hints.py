"""What a person is told who asks for a hint: what a master would do, and in a sentence or two why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.bots.contract import Judged
from parlour.bots.questions import Question, question, weigh
from parlour.core import Game, IllegalMove
from parlour.match import Match
from parlour.match.record import HINT
from parlour.view import Line

ADVISER = 4  # the level that is asked
FAR = 0.3  # a move that promises so much more than the next is better by far
AHEAD = 0.35  # from here on somebody is clearly ahead
ALIKE = 0.03  # moves that promise nearly the same


class Hint(NamedTuple):
    """A move, and why; where all is known, what every move comes to."""

    move: str
    why: tuple[Line, ...]
    certain: tuple[tuple[Judged, Line], ...] = ()


def can_hint(game: Game) -> bool:
    """Whether there is anything to advise: somebody has a choice, and time to think about it."""
    return not game.reflex and not game.is_luck


def require(match: Match, seat: int) -> None:
    """Refuse a hint where there is none: in this game, or for this seat now."""
    if not can_hint(match.game):
        raise IllegalMove("no-hints-reflex" if match.game.reflex else "no-hints")
    if not match.moves(seat):
        reason = match.why(seat, ())
        raise IllegalMove(reason.key, **reason.data)


def was_asked(match: Match, seat: int) -> bool:
    """Whether this seat has asked since the last thing that happened in the match."""
    for row in reversed(match.rows):
        if row.move != HINT:
            return False
        if row.seat == seat:
            return True
    return False


def asking(match: Match, seat: int, live: bool = False) -> Question:
    """What a master is asked for somebody on this seat, who waits for it if `live`."""
    return question(match, seat, ADVISER, match.heard_live(seat), live=live, compare=True)


def hint(match: Match, seat: int, live: bool = False) -> Hint | None:
    """A hint for this seat now, thought about here; None if it has nothing to do."""
    return told(weigh(asking(match, seat, live)), len(match.moves(seat)))


def told(judged: Sequence[Judged], moves: int) -> Hint | None:
    """The hint that comes of what is known about some of `moves` moves: what the mind says of the best one
    and what is sure; where that is nothing, how it compares with the others. Where everything loses, nothing
    else is said for it."""
    if not judged:
        return None
    best, *others = judged
    if moves == 1:
        return Hint(best.move, (Line("hint-only"),))
    known = certain(judged, moves)
    if best.end is not None and best.value < 0:
        return Hint(best.move, (Line("hint-resists"),), known)
    why = [line for line in (best.why, sure(best, others)) if line]
    return Hint(best.move, tuple(why) or (compared(best, others),), known)


def certain(judged: Sequence[Judged], moves: int) -> tuple[tuple[Judged, Line], ...]:
    """What each of `moves` moves comes to, where that is known of all of them; else nothing."""
    known = tuple((each, certainty(each)) for each in judged if each.end is not None)
    return known if len(known) == moves else ()


def certainty(judged: Judged) -> Line:
    """What is known for certain of a move."""
    if not judged.value:
        return Line("certain-draw")
    moves = ((judged.end or 0) + 1) // 2
    return Line("certain-win" if judged.value > 0 else "certain-loss", {"moves": moves})


def sure(best: Judged, others: Sequence[Judged]) -> Line | None:
    """What is known for certain of a move that does not lose, if anything is."""
    if best.end is not None and best.value > 0:
        return Line("hint-wins", {"moves": (best.end + 1) // 2})
    if others and all(each.end is not None and each.value == -1 for each in others):
        return Line("hint-saves")
    return Line("hint-holds") if best.end is not None else None


def compared(best: Judged, others: Sequence[Judged]) -> Line:
    """How the best move stands beside the others."""
    if not others:
        return Line("hint-usual")
    lead = best.value - others[0].value
    if lead > FAR:
        return Line("hint-by-far")
    if best.value > AHEAD:
        return Line("hint-ahead")
    if best.value < -AHEAD:
        return Line("hint-behind")
    return Line("hint-alike" if lead < ALIKE else "hint-most")
