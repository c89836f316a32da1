"""The clocks of a match: what everybody has left, by the rows of the match. In a duel computers have one
too, and lose by it; where several play, nobody would win by that, and they have none."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core import Game
from parlour.match import Match
from parlour.server.log import Seat, State

SHARE = 40  # of its time is the most that a computer waits for people to see what happened before
SHORT = 10_000  # ms: with less a computer thinks no longer than it must


def wound_up(state: State, reflex: bool) -> tuple[int, ...]:
    """At the beginning; none where quickness counts anyway."""
    return (
        () if reflex else (state.settings.clock * 1000,) * (len(state.seats) if state.settings.clock else 0)
    )


def has_one(game: Game, seat: Seat) -> bool:
    return game.duel or not seat.plays


def thinking(match: Match, seats: Sequence[Seat], n: int) -> list[int]:
    """Those for whom the match waited after row `n`, and whose clocks ran."""
    game, state = match.game, match.moments[n].state
    return [at for at, seat in enumerate(seats) if has_one(game, seat) and game.legal(state, at)]


def after(state: State, match: Match, resumed: int) -> tuple[int, ...]:
    """What is left after the last row; nobody's time ran before the table was `resumed`, in ms of the
    match."""
    row, before = match.rows[-1], match.rows[-2]
    took = max(0, row.t - max(before.t, resumed))
    thought = thinking(match, state.seats, before.n)
    left = [max(0, ms - took) if at in thought else ms for at, ms in enumerate(state.clocks)]
    if row.seat in thought and row.move[0] != "/":
        left[row.seat] += state.settings.increment * 1000
    return tuple(left)
