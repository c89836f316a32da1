"""The morris board: 24 points on three rings, named by file and rank."""

from __future__ import annotations

from collections.abc import Iterable

from parlour import view

RINGS = ("a7 d7 g7 g4 g1 d1 a1 a4", "b6 d6 f6 f4 f2 d2 b2 b4", "c5 d5 e5 e4 e3 d3 c3 c4")
POINTS = tuple(name for ring in RINGS for name in ring.split())

PLACES = tuple(view.Place(name, "abcdefg".index(name[0]), int(name[1]) - 1) for name in POINTS)
LINES = tuple(
    (POINTS[ring * 8 + place], POINTS[ring * 8 + (place + 1) % 8]) for ring in range(3) for place in range(8)
) + tuple(
    (POINTS[ring * 8 + place], POINTS[ring * 8 + 8 + place]) for ring in range(2) for place in (1, 3, 5, 7)
)

MEN = tuple(tuple(view.Piece(name, seat, "stone") for name in POINTS) for seat in range(2))


def stones_on(points: str) -> int:
    """The bit set of some points: `a7 g7 d1`."""
    return sum(1 << POINTS.index(name) for name in points.split())


def points_in(stones: int) -> list[str]:
    """The names of the points of a bit set."""
    return [name for at, name in enumerate(POINTS) if stones >> at & 1]


def morris_board(zone: str, stones: Iterable[int], last: Iterable[str] = ()) -> view.Board:
    """The board with the stones of each seat."""
    pieces = [
        man for men, own in zip(MEN, stones, strict=True) for at, man in enumerate(men) if own >> at & 1
    ]
    return view.Board(zone=zone, places=PLACES, lines=LINES, pieces=tuple(pieces), last=tuple(last))
