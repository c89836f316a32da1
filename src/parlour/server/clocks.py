"""The clocks of a match: what everybody has left, by the rows of the match. Computers play without one."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.match import Match
from parlour.server.log import Seat, State


def wound_up(state: State, reflex: bool) -> tuple[int, ...]:
    """At the beginning; none where quickness counts anyway."""
    return (
        () if reflex else (state.settings.clock * 1000,) * (len(state.seats) if state.settings.clock else 0)
    )


def thinking(match: Match, seats: Sequence[Seat], n: int) -> list[int]:
    """The people for whom the match waited after row `n`."""
    state = match.moments[n].state
    return [at for at, seat in enumerate(seats) if not seat.plays and match.game.legal(state, at)]


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
