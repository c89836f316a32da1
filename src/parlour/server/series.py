"""Several matches of which the best decide. Two who play change sides after each."""

from __future__ import annotations

from msgspec.structs import replace

from parlour import protocol
from parlour.core import Result
from parlour.server.log import Series, State


def counted(state: State, result: Result) -> State:
    """The table once this match is over; after a series that is decided the next match begins another. What
    was broken off does not count."""
    of = state.settings.best_of
    if result.reason == "broken-off":
        return state
    if not of:
        return state if state.series is None else replace(state, series=None)
    if (series := state.series) is None or series.decided or series.of != of:
        series = Series(of)
    best = [seat.id for seat, rank in zip(state.seats, result.ranks, strict=True) if rank == 1]
    points = {seat.id: series.points.get(seat.id, 0) for seat in state.seats}
    for id in best:
        points[id] += 2 if len(best) == 1 else 1
    return replace(state, series=Series(of, series.played + 1, points))


def shown(state: State) -> protocol.Series | None:
    """The series as clients get it, by seat."""
    if not (series := state.series):
        return None
    points = [series.points.get(seat.id, 0) / 2 for seat in state.seats]
    return protocol.Series(series.of, series.played, points, series.decided)
