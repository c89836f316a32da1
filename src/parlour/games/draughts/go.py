"""Moves on the squares of draughts: how they are written, and the ways that one capture may take."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import ClassVar, Self

import msgspec

from parlour import core
from parlour.kit.kernels import draughts
from parlour.kit.kernels.draughts import ANYWHERE, BOARD, ENTER, ONWARD, SHORT, Variant, is_crowned, taken
from parlour.kit.squares import BITS, BY_NAME, NUMBERS, TURNED

MOST_STOPS = 64  # of any move; more cannot be one
Route = tuple[int, ...]  # the squares where a move stops, in order


class Go(core.Move, frozen=True):
    """Move, capture or enter a man: `22-18`, `22x15x8`, `@30`; `c3-d4` is read too."""

    squares: ClassVar[Mapping[str, int]] = BITS | {name: BITS[number] for name, number in BY_NAME.items()}
    tokens = tuple(f"place:{number}" for number in BITS)
    stops: Route
    jumps: bool = False
    ply: int = -1  # unknown, as the routes are, while the move was only read
    routes: tuple[Route, ...] = ()
    turned: bool = False  # written as on the turned board

    def names(self) -> tuple[str, ...]:
        return TURNED if self.turned else NUMBERS

    def text(self) -> str:
        names = [self.names()[stop] for stop in self.stops]
        return f"@{names[0]}" if self.enters() else ("x" if self.jumps else "-").join(names)

    def enters(self) -> bool:
        """Whether it puts a piece on the board."""
        return len(self.stops) == 1

    @classmethod
    def read(cls, text: str) -> Self:
        square = "[a-h]?[1-9][0-9]?"
        if not re.fullmatch(f"@{square}|{square}-{square}|{square}(x{square}){{1,{MOST_STOPS - 1}}}", text):
            raise ValueError(text)
        names = re.findall(square, text)
        if unknown := set(names) - cls.squares.keys():
            raise ValueError(unknown)
        return cls(tuple(cls.squares[name] for name in names), "x" in text)

    def meant_by(self, read: core.Move) -> Self | None:
        """A capture may be written by any of its routes."""
        if type(read) is not type(self) or read.jumps != self.jumps:
            return None
        written = read.text()
        ways = (msgspec.structs.replace(self, stops=route) for route in self.routes)
        return next((way for way in ways if way.text() == written), None)

    def data(self) -> dict[str, str]:
        return {"go": self.text().removeprefix("@"), "enters": core.format_value(self.enters())}

    def paths(self) -> tuple[tuple[str, ...], ...]:
        names, routes = self.names(), self.routes or (self.stops,)
        return tuple(tuple(f"place:{names[stop]}" for stop in route) for route in routes)


def plain(ply: int) -> Go:
    """A move of a game without captures: from | to << 6."""
    stops = direct(ply)
    return Go(stops, False, ply, (stops,))


def shared(route: Route, stops: Route) -> int:
    """How many stops the two have in common before they part."""
    pairs = enumerate(zip(route, stops, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(route), len(stops)))


def plies(board: draughts.State, v: Variant) -> list[int]:
    out = [0] * draughts.MOST_PLIES
    return out[: draughts.plies(board, v, out)]


@functools.lru_cache(maxsize=4_000)
def listed(board: draughts.State, v: Variant, turned: bool) -> tuple[Go, ...]:
    """Every legal move."""
    found = []
    for ply in plies(board, v):
        captured = taken(ply)
        ways = tuple(routes(board, v, ply)) if captured & captured - 1 else (direct(ply),)
        found.append(Go(ways[0], captured != 0, ply, ways, turned))
    return tuple(found)


def direct(ply: int) -> Route:
    """The way of a ply without stops in between."""
    source, to = draughts.source(ply), draughts.target(ply)
    return (to,) if source == ENTER else (source, to)


def routes(board: draughts.State, v: Variant, ply: int) -> list[Route]:
    """The ways of a ply, each by the squares where it stops."""
    source, end = draughts.source(ply), draughts.target(ply)
    if taken(ply).bit_count() < 2:
        return [direct(ply)]
    empty, far = BOARD & ~(board.own | board.opp) | 1 << source, draughts.far_row(board)
    born = bool(board.kings >> source & 1)
    found = []
    begun: list[tuple[Route, int, int, bool]] = [((source,), taken(ply), 0, born)]
    while begun:
        stops, left, met, king = begun.pop()
        if not left and stops[-1] == end and (king == (born or is_crowned(ply)) or not v.at_once):
            found.append((met, stops))
        for d in draughts.DIRECTIONS if left else ():
            if not (king or v.back or draughts.is_forward(board, d)):
                continue
            if jumped := draughts.victim(1 << stops[-1], d, king and v.king != SHORT, left, empty):
                first = met or len(stops) * bool(jumped & board.kings)
                land = draughts.landings(jumped, d, king and v.king >= ANYWHERE, empty)
                if king and v.king == ONWARD:
                    land = draughts.onward(land, board.opp & ~taken(ply) | left ^ jumped, empty)
                begun += [
                    ((*stops, to), left ^ jumped, first, king or bool(v.at_once and far >> to & 1))
                    for to in bits(land)
                ]
    earliest = min(met for met, _ in found)
    return sorted(stops for met, stops in found if met == earliest or not v.priorities)


def bits(x: int) -> list[int]:
    return [bit for bit in range(x.bit_length()) if x >> bit & 1]
