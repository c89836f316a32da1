"""Nine Men's Morris. Place nine stones, then slide them; three in a line are a mill, and a mill takes
an enemy stone. Whoever is down to two stones or cannot move has lost."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Self

from parlour import core, view
from parlour.core import Dealer, Reason, Result, option, ranked
from parlour.kit import boards
from parlour.kit.boards import POINTS
from parlour.kit.kernels import morris
from parlour.kit.kernels.morris import NONE

QUIET_LIMIT = 100


class Rules(core.Rules):
    take_from_mills: str = option("never", ("never", "if-all"))
    double_mill: int = option(1, (1, 2))
    flying: bool = option(True)
    draw_rules: bool = option(True)
    presets = {"tournament": {"take_from_mills": "if-all"}}


class State(core.State):
    rules: Rules
    seats: int
    turn: int
    board: morris.State  # seen from the seat to move
    seen: list[int]  # the positions since the last placing or taking
    last: int = -1  # the last ply


class Go(core.Move, frozen=True):
    """Place or move a stone, and take what a mill takes: `d6`, `a1-a4`, `a1-a4xg7`."""

    ply: int

    def points(self) -> list[str]:
        """From where (unless placed), to where, what is taken."""
        to, source, first, second = (self.ply >> shift & 31 for shift in (0, 5, 10, 15))
        return [POINTS[point] for point in (source, to, first, second) if point != NONE]

    def text(self) -> str:
        points = self.points()
        start = points[0] if self.ply >> 5 & 31 == NONE else "-".join(points[:2])
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
        if self.ply >> 15 == NONE:
            return (path,)
        return path, (*path[:-2], path[-1], path[-2])


go = functools.cache(Go)


@functools.cache
def variant(rules: Rules) -> morris.Variant:
    return morris.Variant(
        flying=int(rules.flying),
        if_all=int(rules.take_from_mills == "if-all"),
        double=rules.double_mill,
        quiet_limit=QUIET_LIMIT if rules.draw_rules else 0,
    )


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return State(rules, seats, 0, morris.START, [])


def moves(s: State, seat: int) -> list[Go]:
    if seat != s.turn:
        return []
    out = [0] * morris.MOST_PLIES
    return [go(ply) for ply in out[: morris.plies(s.board, variant(s.rules), out)]]


def play(s: State, seat: int, move: Go, dealer: Dealer) -> None:
    s.board = morris.play(s.board, move.ply)
    s.last, s.turn = move.ply, 1 - seat
    placed, took = move.ply >> 5 & 31 == NONE, move.ply >> 10 & 31 != NONE
    if placed or took:
        s.seen = []
    if s.rules.draw_rules:
        s.seen.append(morris.key(s.board) << 1 | s.turn)
    dealer.say("took" if took else "placed" if placed else "moved", seat=seat, go=move.text())


def result(s: State) -> Result | None:
    outcome = morris.result(s.board, variant(s.rules))
    if outcome == morris.LOSS:
        stones = s.board.own.bit_count() + s.board.own_hand
        reason = "two-stones" if stones < 3 else "cannot-move"
        return ranked([int(seat != s.turn) for seat in range(2)], reason)
    if outcome == morris.DRAW:
        return ranked([0, 0], "no-stone-taken")
    if s.seen and s.seen.count(s.seen[-1]) >= 3:
        return ranked([0, 0], "third-time")
    return None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    names = [touch.removeprefix("place:") for touch in touches]
    if not names or any(name not in POINTS for name in names):
        return None
    own, opp, v = s.board.own, s.board.opp, variant(s.rules)
    bits = [1 << POINTS.index(name) for name in names]
    if not s.board.own_hand:
        if not bits[0] & own:
            return Reason("not-your-stone", {}, flash(own))
        source, *bits = bits
        free = morris.FULL if morris.may_fly(s.board, v) else morris.near(source)
        if bits and not bits[0] & free:
            return Reason("not-a-neighbour", {}, flash(free & ~(own | opp)))
        own ^= source
    if not bits:
        return None
    if bits[0] & (s.board.own | opp):
        return Reason("point-taken", {"point": names[-len(bits)]})
    victims = morris.prey(opp, v)
    if not bits[0] & morris.closers(own)[0]:
        return Reason("no-mill") if bits[1:] else None
    if not victims:
        return Reason("all-in-mills")
    twice = v.double == 2 and bits[0] & morris.closers(own)[1] and victims.bit_count() > 1
    if len(bits) != (3 if twice else 2):
        return Reason("take-two" if twice else "take-one", {}, flash(victims))
    if any(bit & opp & ~victims for bit in bits[1:]):
        return Reason("in-a-mill", {}, flash(victims))
    return Reason("not-an-enemy", {}, flash(victims))


def flash(stones: int) -> tuple[str, ...]:
    return tuple(f"place:{point}" for point in boards.points_in(stones))


def show(s: State) -> Iterator[view.Widget]:
    b = s.board
    stones, hands = [b.own, b.opp], [b.own_hand, b.opp_hand]
    if s.turn:
        stones.reverse()
        hands.reverse()
    placing = "to-place" if b.own_hand else "to-move"
    yield view.Note(zone=placing, seat=s.turn, data={"count": b.own_hand})
    last = Go(s.last).points() if s.last >= 0 else []
    yield boards.morris_board("board", stones, last)
    for seat in range(2):
        yield view.Tokens(zone="in-hand", seat=seat, look="stone", count=hands[seat])
        lost = 9 - hands[seat] - stones[seat].bit_count()
        yield view.Tokens(zone="lost", seat=seat, look="stone", count=lost)


game = core.Game(
    "nine-mens-morris", range(2, 3), Rules, setup, moves, play, result, show,
    kind="board", minutes=20, duel=True, explain=explain,
)  # fmt: skip
