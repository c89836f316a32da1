"""What the games on the morris board share: a turn, positions that return, the table, and why a stone
may not go there."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Annotated, Self

from parlour import core, view
from parlour.core import ASIDE, HISTORY, Dealer, Kernel, Reason
from parlour.kit import boards
from parlour.kit.boards import POINTS
from parlour.kit.kernels import morris
from parlour.kit.kernels.morris import HUNTS, NONE
from parlour.kit.notation import by_seat

WORDS = ("boards", "morris-family")


class State(core.State):
    """Each game names its own `Rules` here."""

    rules: core.Rules
    seats: int
    turn: int
    variant: morris.Variant  # the rules as numbers
    board: morris.State  # seen from the seat to move
    seen: Annotated[list[int], HISTORY]  # the positions since the last placing or taking
    last: Annotated[int, ASIDE] = -1  # the last ply


class Go(core.Move, frozen=True):
    """Place or move a stone, and take what a mill takes: `d6`, `a1-a4`, `a1-a4xg7`."""

    ply: int
    tokens = tuple(f"place:{point}" for point in POINTS)

    def points(self) -> list[str]:
        """From where (unless placed), to where, what is taken."""
        ply = self.ply
        source, to, first, second = ply >> 5 & 31, ply & 31, ply >> 10 & 31, ply >> 15 & 31
        return [POINTS[point] for point in (source, to, first, second) if point != NONE]

    def text(self) -> str:
        points = self.points()
        start = points[0] if morris.is_placed(self.ply) else "-".join(points[:2])
        return "x".join([start, *points[start.count("-") + 1 :]])

    @classmethod
    def read(cls, text: str) -> Self:
        point = "[a-g][1-7]"
        found = re.fullmatch(f"(?:({point})-)?({point})(?:x({point}))?(?:x({point}))?", text)
        if not found:
            raise ValueError(text)
        source, to, *taken = (POINTS.index(name) if name else NONE for name in found.groups())
        first, second = sorted(taken)
        return cls(to | source << 5 | first << 10 | second << 15)

    def data(self) -> dict[str, str]:
        return {"go": self.text()}

    def paths(self) -> tuple[tuple[str, ...], ...]:
        path = tuple(f"place:{point}" for point in self.points())
        return (path, (*path[:-2], path[-1], path[-2])) if morris.takes_two(self.ply) else (path,)

    def steps(self) -> tuple[str, ...]:
        first, *rest = self.text().split("x")
        return (*["place"] * len(first.split("-")), *["take"] * len(rest)) if rest else ()


go = functools.cache(Go)


def moves(s: State, seat: int) -> list[Go]:
    if seat != s.turn:
        return []
    out = [0] * morris.MOST_PLIES
    return [go(ply) for ply in out[: morris.plies(s.board, s.variant, out)]]


def advance(s: State, move: Go) -> None:
    """The turn passes; positions before a placing or taking cannot return."""
    s.board = morris.play(s.board, move.ply)
    s.last, s.turn = move.ply, 1 - s.turn
    if morris.is_placed(move.ply) or morris.takes_any(move.ply):
        s.seen = []
    remember(s)


def remember(s: State) -> None:
    """Where draws are off, or a hunt goes on to its last move, a position may come as often as it likes."""
    if s.variant.quiet_limit and s.variant.mill != HUNTS:
        s.seen.append(morris.key(s.board) << 1 | s.turn)


def kernel(s: State) -> Kernel:
    return Kernel(morris, s.board, s.variant, s.turn, tuple(key >> 1 for key in s.seen))


def third_time(s: State) -> bool:
    return bool(s.seen) and s.seen.count(s.seen[-1]) >= 3


def play(s: State, seat: int, move: Go, dealer: Dealer) -> None:
    """A turn of the games in which nothing is placed or taken."""
    advance(s, move)
    dealer.say("closed" if morris.mill_won(s.board, s.variant) else "moved", seat=seat, go=move.text())


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    """Why a stone may not go there, in the games in which nothing is placed or taken."""
    bits = touched(touches)
    return misplaced(s, bits) or (Reason("nothing-taken") if len(bits) > 2 else None)


def touched(touches: tuple[str, ...]) -> list[int]:
    """The points of the touches as bits; none if anything else was touched."""
    names = [touch.removeprefix("place:") for touch in touches]
    return [1 << POINTS.index(name) for name in names] if set(names) <= set(POINTS) else []


def misplaced(s: State, bits: list[int]) -> Reason | None:
    """Why the stone cannot go from the first point (or the hand) to the next."""
    own, held = s.board.own, s.board.own | s.board.opp
    if bits and s.board.own_hand and bits[0] & own:
        return Reason("place-first")
    if bits and not s.board.own_hand:
        source, *bits = bits
        if not source & own:
            return Reason("not-your-stone", {}, flash(own))
        free = morris.FULL if morris.may_fly(s.board, s.variant) else morris.near(source)
        if not free & ~held:
            return Reason("stuck", {}, flash(morris.near(~held) & own))
        if bits and not bits[0] & free:
            return Reason("not-a-neighbour", {}, flash(free & ~held))
    if bits and bits[0] & held:
        return Reason("point-taken", {"point": POINTS[morris.point(bits[0])]})
    return None


def flash(stones: int) -> tuple[str, ...]:
    return tuple(f"place:{point}" for point in boards.points_in(stones))


def show_board(s: State) -> view.Board:
    last = Go(s.last).points() if s.last >= 0 else []
    return boards.morris_board("board", by_seat(s.turn, s.board.own, s.board.opp), last)


def show(s: State) -> Iterator[view.Widget]:
    """The table of the games in which nothing is placed or taken."""
    yield view.Note(zone="to-move", seat=s.turn)
    yield show_board(s)
    for seat in range(2):
        yield view.Note(zone=("white", "black")[seat], seat=seat)
