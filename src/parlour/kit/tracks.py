"""Race boards: a closed track in the shape of a cross, walked clockwise, with a circle and a house for each.

Every arm has a quarter of the spaces. A player's start is the first space of its quarter; its circle lies in
the corner beside it, its house in the middle of the arm, behind the last space before the start. A pawn is
known by the spaces it has walked from its start: in the circle it is nowhere yet."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from parlour import view

CIRCLE = -1


def quarter_of(seat: int, seats: int) -> int:
    """Where a player sits: two sit opposite each other."""
    return 2 * seat if seats == 2 else seat


def space(walked: int, seat: int, seats: int, length: int) -> int:
    """The space that a pawn stands on, counted from the start of the first quarter."""
    return (quarter_of(seat, seats) * length // 4 + walked) % length


@functools.cache
def place(walked: int, seat: int, seats: int, length: int) -> str:
    """The name of the place where a pawn stands: a number on the track, `c0` in a circle, `h0` in a house."""
    if walked == CIRCLE:
        return f"c{seat}"
    return f"h{seat}" if walked >= length else str(space(walked, seat, seats, length) + 1)


def standing_on(name: str, pawns: Sequence[Sequence[int]], length: int) -> list[tuple[int, int]]:
    """Whose pawns stand on this place, and which of theirs."""
    return [
        (seat, at)
        for seat, own in enumerate(pawns)
        for at, walked in enumerate(own)
        if place(walked, seat, len(pawns), length) == name
    ]


@functools.cache
def spots(length: int) -> tuple[tuple[int, int], ...]:
    """Where the spaces lie: up the left side of the lowest arm, out along the next one, and so round."""
    arm = length // 8 - 1
    quarter = [(arm, y) for y in range(arm + 1)] + [(x, arm) for x in range(arm - 1, -1, -1)]
    return tuple(_turned(2 * x, 2 * y, arm, turns) for turns in range(4) for x, y in [*quarter, (0, arm + 1)])


def _turned(x: int, y: int, arm: int, turns: int) -> tuple[int, int]:
    """The same spot some quarters further, clockwise."""
    for _ in range(turns):
        x, y = y, 4 * arm + 4 - x
    return x, y


@functools.cache
def places(length: int, symbols: Sequence[str], seats: int) -> tuple[view.Place, ...]:
    """The track, its symbols and whose starts they are; then a circle and a house for every seat."""
    arm = length // 8 - 1
    wide = min(arm, 3)
    starts = {space(0, seat, seats, length): seat for seat in range(seats)}
    found = [
        view.Place(
            id=str(at + 1),
            x=x,
            y=y,
            symbol=symbols[at % len(symbols)],
            role="start" if at in starts else "",
            owner=starts.get(at),
        )
        for at, (x, y) in enumerate(spots(length))
    ]
    for seat in range(seats):
        quarter = quarter_of(seat, seats)
        x, y = _turned(arm - 1, arm - 1, arm, quarter)
        found.append(view.Place(id=f"c{seat}", x=x, y=y, role="circle", owner=seat, wide=wide, high=wide))
        x, y = _turned(2 * arm + 2, arm + 1, arm, quarter)
        long, across = (arm, 1) if quarter % 2 else (1, arm)
        found.append(view.Place(id=f"h{seat}", x=x, y=y, role="house", owner=seat, wide=long, high=across))
    return tuple(found)


@functools.cache
def lines(length: int, seats: int) -> tuple[tuple[str, str], ...]:
    """From space to space, and from the last one into each house."""
    track = [(str(at + 1), str((at + 1) % length + 1)) for at in range(length)]
    dealers = [(place(length - 1, seat, seats, length), f"h{seat}") for seat in range(seats)]
    return (*track, *dealers)


@functools.cache
def way(start: int, end: int, seat: int, seats: int, length: int) -> tuple[str, ...]:
    """Every place that a pawn comes along, both ends included."""
    steps = [start, end] if start == CIRCLE else range(start, end + 1)
    return tuple(place(walked, seat, seats, length) for walked in steps)


def track_board(
    symbols: Sequence[str], pawns: Sequence[Sequence[int]], length: int, last: Iterable[str] = ()
) -> view.Board:
    """The track with the pawns of every seat, by the spaces they have walked."""
    seats = len(pawns)
    pieces = tuple(
        view.Piece(place(walked, seat, seats, length), seat, "pawn")
        for seat, own in enumerate(pawns)
        for walked in own
    )
    return view.Board(
        zone="board",
        look="track",
        places=places(length, tuple(symbols), seats),
        lines=lines(length, seats),
        pieces=pieces,
        last=tuple(last),
    )
