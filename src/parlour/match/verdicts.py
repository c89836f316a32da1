"""Ends that the rules did not bring: somebody resigns, both agree on a draw, the table breaks off, or a match
has gone on for too long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core import Game, IllegalMove, Result, ranked, solo_result
from parlour.match import consent


def as_it_stands(game: Game, s: Any, reason: str) -> Result:
    """Ranked by the standing reached, in a board duel a draw; a match for one is lost."""
    if s.seats == 1:
        return solo_result(0, reason, won=False)
    order = list(game.standing(s)) if game.standing else [0] * s.seats
    return ranked([0] * s.seats, reason, order)


def resigned(game: Game, s: Any, seat: int, _words: Sequence[str]) -> Result:
    if not game.duel:
        raise IllegalMove("no-resigning")
    return ranked([0] * s.seats, "resigned", [int(other != seat) for other in range(s.seats)])


def out_of_time(game: Game, s: Any, seat: int, _words: Sequence[str]) -> Result:
    if not game.duel:
        raise IllegalMove("no-resigning")
    return ranked([0] * s.seats, "out-of-time", [int(other != seat) for other in range(s.seats)])


def agreed(game: Game, s: Any, seat: int, words: Sequence[str]) -> Result:
    """The words say who agreed."""
    if not game.duel:
        raise IllegalMove("no-draw")
    if not consent.is_complete(s.seats, seat, words):
        raise IllegalMove("draw-needs-consent")
    return ranked([0] * s.seats, "agreed-draw", [0] * s.seats)


def ended(game: Game, s: Any, _seat: int, _words: Sequence[str]) -> Result:
    return as_it_stands(game, s, "ended")


def broken_off(_game: Game, s: Any, _seat: int, _words: Sequence[str]) -> Result:
    """One person alone ends it: nobody has won, and a match for one is lost."""
    if s.seats == 1:
        return solo_result(0, "broken-off", won=False)
    return ranked([0] * s.seats, "broken-off", [0] * s.seats)


BROUGHT: dict[str, Callable[[Game, Any, int, Sequence[str]], Result]] = {
    "/resign": resigned,
    "/out-of-time": out_of_time,
    "/agree-draw": agreed,
    "/end": ended,
    "/break-off": broken_off,
}
