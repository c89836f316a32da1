"""What the games of draughts share: moves and their routes, repetition, refusals, the board."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Self

from parlour import core, view
from parlour.core import Dealer, Kernel, Reason, Result, ranked
from parlour.kit import notation, squares
from parlour.kit.kernels import draughts
from parlour.kit.kernels.draughts import BOARD, ENTER, TAKEN, Variant
from parlour.kit.squares import BITS, BY_NAME, NUMBERS, flash

WORDS = ("boards", "draughts-family")
QUIET_LIMIT = 80
KINGS = {"short": draughts.SHORT, "lands-behind": draughts.BEHIND, "lands-anywhere": draughts.ANYWHERE}


def variant(king: str, draw_rules: bool, **switches: bool | int) -> Variant:
    """The house rules for the kernel; what is not named is off."""
    numbers = {name: int(value) for name, value in switches.items()}
    limit = QUIET_LIMIT if draw_rules else 0
    return Variant(
        **dict.fromkeys(Variant._fields, 0) | numbers | {"king": KINGS[king], "quiet_limit": limit}
    )


class State(core.State):
    rules: Any
    seats: int
    variant: Variant
    board: draughts.State  # seen from the seat to move
    seen: list[tuple[int, int, int]]  # the positions since the last move that cannot be taken back
    last: tuple[int, ...] = ()  # the squares of the last move, in order

    @property
    def turn(self) -> int:
        return self.board.black


class Go(core.Move, frozen=True):
    """Move, capture or enter a man: `22-18`, `22x15x8`, `@30`; `c3-d4` is read too."""

    names: ClassVar[tuple[str, ...]] = NUMBERS
    squares: ClassVar[Mapping[str, int]] = BITS | BY_NAME
    stops: tuple[int, ...]
    jumps: bool = False
    ply: int = -1  # unknown, as the routes are, when the move was only read
    routes: tuple[tuple[int, ...], ...] = ()

    def __eq__(self, other: object) -> bool:
        """What was only read is each move that has such a route."""
        if type(other) is not type(self) or self.jumps != other.jumps:
            return False
        if self.routes and other.routes:
            return self.ply == other.ply and self.paths() == other.paths()
        return self.stops == other.stops or self.stops in other.routes or other.stops in self.routes

    def __hash__(self) -> int:
        return self.stops[0] << 6 | self.stops[-1]

    def text(self) -> str:
        names = [self.names[stop] for stop in self.stops]
        return ("x" if self.jumps else "-").join(names) if names[1:] else f"@{names[0]}"

    @classmethod
    def read(cls, text: str) -> Self:
        square = "[a-h]?[1-9][0-9]?"
        names = re.findall(square, text)
        if not re.fullmatch(f"@{square}|{square}-{square}|{square}(x{square})+", text):
            raise ValueError(text)
        if unknown := set(names) - cls.squares.keys():
            raise ValueError(unknown)
        return cls(tuple(cls.squares[name] for name in names), "x" in text)

    def data(self) -> dict[str, str]:
        return {"go": self.text()}

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return tuple(
            tuple(f"place:{self.names[stop]}" for stop in route) for route in self.routes or (self.stops,)
        )


def plain(ply: int) -> Go:
    """A move of a game without captures: from | to << 6."""
    source, to = ply & 63, ply >> 6 & 63
    stops = (to,) if source == ENTER else (source, to)
    return Go(stops, False, ply, (stops,))


def plain_ply(move: Go) -> int:
    """The other way round, also for what was only read."""
    source = move.stops[0] if move.stops[1:] else ENTER
    return source | move.stops[-1] << 6


def touched(touches: tuple[str, ...]) -> tuple[int, ...]:
    """The squares that were touched; nothing if something else was."""
    numbers = [touch.removeprefix("place:") for touch in touches]
    return tuple(BITS[number] for number in numbers) if set(numbers) <= BITS.keys() else ()


def plies(board: draughts.State, v: Variant) -> list[int]:
    out = [0] * draughts.MOST_PLIES
    return out[: draughts.plies(board, v, out)]


def routes(board: draughts.State, v: Variant, ply: int) -> list[tuple[int, ...]]:
    """The ways of a ply, each by the squares where it stops."""
    source, end, taken = ply & 63, ply >> 6 & 63, ply >> TAKEN & BOARD
    if source == ENTER:
        return [(end,)]
    if taken.bit_count() < 2:
        return [(source, end)]
    king = bool(board.kings >> source & 1)
    flies, anywhere = king and v.king != draughts.SHORT, king and v.king == draughts.ANYWHERE
    empty = BOARD & ~(board.own | board.opp) | 1 << source
    found = []
    begun: list[tuple[tuple[int, ...], int, int]] = [((source,), taken, 0)]
    while begun:
        stops, left, met = begun.pop()
        if not left and stops[-1] == end:
            found.append((met, stops))
        for d in draughts.DIRECTIONS if left else ():
            if not (king or v.back or draughts.is_forward(board, d)):
                continue
            if jumped := draughts.victim(1 << stops[-1], d, flies, left, empty):
                first = met or len(stops) * bool(jumped & board.kings)
                land = draughts.landings(jumped, d, anywhere, empty)
                begun += [((*stops, to), left ^ jumped, first) for to in bits(land)]
    earliest = min(met for met, _ in found)
    return sorted(stops for met, stops in found if met == earliest or not v.priorities)


def bits(x: int) -> list[int]:
    return [bit for bit in range(x.bit_length()) if x >> bit & 1]


@functools.lru_cache(maxsize=4_000)
def listed(board: draughts.State, v: Variant) -> tuple[Go, ...]:
    found = []
    for ply in plies(board, v):
        ways = tuple(routes(board, v, ply))
        found.append(Go(ways[0], ply >> TAKEN & BOARD != 0, ply, ways))
    return tuple(found)


def moves(s: State, seat: int) -> list[Go]:
    return list(listed(s.board._replace(quiet=0), s.variant)) if seat == s.turn else []


def play(s: State, seat: int, move: Go, dealer: Dealer) -> None:
    if move.ply < 0:
        s.last, move = move.stops, next(other for other in moves(s, seat) if other == move)
    else:
        s.last = move.stops
    s.board = draughts.play(s.board, move.ply)
    if not s.board.quiet:
        s.seen = []
    remember(s)
    dealer.say("crowned" if move.ply >> draughts.CROWNED & 1 else "moved", seat=seat, go=text(s.last, move))


def remember(s: State) -> None:
    """Where draws are off, a position may come as often as it likes."""
    if s.variant.quiet_limit:
        s.seen.append((s.board.own, s.board.opp, s.board.kings << 1 | s.board.black))


def text(stops: tuple[int, ...], move: Go) -> str:
    return Go(stops, move.jumps).text()


def result(s: State) -> Result | None:
    outcome = draughts.result(s.board, s.variant)
    if outcome in (draughts.WIN, draughts.LOSS):
        scores = [int((seat == s.turn) == (outcome == draughts.WIN)) for seat in range(2)]
        left = s.board.own or s.board.own_hand
        return ranked(scores, "blocked" if left else "no-pieces")
    if outcome == draughts.DRAW:
        return ranked([0, 0], "no-progress")
    return ranked([0, 0], "third-time") if s.seen and s.seen.count(s.seen[-1]) >= 3 else None


def kernel(s: State) -> Kernel:
    return Kernel(draughts, s.board, s.variant, s.turn)


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    stops = touched(touches)
    if not stops:
        return None
    b, v = s.board, s.variant
    ways = [route for move in moves(s, seat) for route in move.routes]
    capturing = draughts.capturers(b, v)
    first, starts = 1 << stops[0], flash(sum({1 << route[0] for route in ways}))
    if len(stops) == 1 and (reason := explain_entry(s, first)):
        return reason
    if not first & b.own:
        return Reason("not-your-piece", {}, starts)
    if capturing and not first & capturing:
        return Reason("must-capture", {}, flash(capturing))
    if capturing and touches[0] not in starts:
        return Reason("take-by-rank" if v.priorities else "take-most", {}, starts)
    known = max(n for n in range(len(stops) + 1) if any(route[:n] == stops[:n] for route in ways))
    onward = sum({1 << route[known] for route in ways if route[:known] == stops[:known] and route[known:]})
    if not known:
        return Reason("stuck", {}, starts)
    if known == len(stops):
        return Reason("go-on", {}, flash(onward)) if known > 1 else None
    if not onward:
        return Reason("ends-there")

    def would_do(**switches: int) -> bool:
        """Whether the next stop would do under other house rules."""
        other = v._replace(**switches)
        ways = (route for ply in plies(b, other) for route in routes(b, other, ply))
        return any(route[: known + 1] == stops[: known + 1] for route in ways)

    if capturing:
        if would_do(majority=0, priorities=0):
            return Reason("take-by-rank" if v.priorities else "take-most", {}, flash(onward))
        behind = v.king == draughts.BEHIND and would_do(king=draughts.ANYWHERE)
        return Reason("lands-behind" if behind else "jump-there", {}, flash(onward))
    if 1 << stops[1] & (b.own | b.opp):
        return Reason("square-taken", {"square": NUMBERS[stops[1]]}, flash(onward))
    if first & b.kings:
        return Reason("kings-step" if v.king == draughts.SHORT else "kings-slide", {}, flash(onward))
    if would_do(humble=0):
        return Reason("kings-are-safe", {}, flash(onward))
    return Reason("capture-forwards" if would_do(back=1) else "men-forwards", {}, flash(onward))


def explain_entry(s: State, square: int) -> Reason | None:
    """Why no man can be entered here."""
    b, v = s.board, s.variant
    own_entry = v.entries & (draughts.TOP if b.black else draughts.BOTTOM)
    if square & own_entry and not b.own_hand:
        return None if square & b.own else Reason("hand-empty")
    if square & own_entry and square & (b.own | b.opp):
        return Reason("entry-blocked")
    if not b.own_hand or square & (b.own | b.opp):
        return None
    if capturing := draughts.capturers(b, v):
        return Reason("must-capture", {}, flash(capturing))
    return Reason("enter-there", {}, flash(draughts.entry(b, v))) if draughts.entry(b, v) else None


def sides(b: draughts.State) -> tuple[int, int]:
    """White's and Black's pieces."""
    return (b.opp, b.own) if b.black else (b.own, b.opp)


def pieces(s: State) -> Iterator[view.Piece]:
    for seat, own in enumerate(sides(s.board)):
        for number in squares.numbers_in(own):
            yield view.Piece(number, seat, "king" if s.board.kings >> BITS[number] & 1 else "man")


def show(s: State) -> Iterator[view.Widget]:
    b = s.board
    yield view.Note(zone="to-move", seat=s.turn)
    yield squares.dark_board(pieces(s), s.last, getattr(s.rules, "dark_corner", "left") == "right")
    hands = (b.opp_hand, b.own_hand) if b.black else (b.own_hand, b.opp_hand)
    for seat, own in enumerate(sides(b)):
        if s.variant.entries:
            yield view.Tokens(zone="in-hand", seat=seat, look="man", count=hands[seat])
        lost = (14 if s.variant.entries else 12) - own.bit_count() - hands[seat]
        yield view.Tokens(zone="lost", seat=seat, look="man", count=lost)


def fen(b: draughts.State) -> str:
    """The pieces on the board in draughts FEN: `W:W22,K15:B5`."""
    return notation.fen(b._replace(own_hand=0, opp_hand=0, quiet=0), b.black)


def position(fen: str, hands: tuple[int, int] = (0, 0), quiet: int = 0) -> draughts.State:
    """The position of a draughts FEN, with the men in hand of White and Black."""
    board, black = notation.position(fen, draughts.START)
    own_hand, opp_hand = hands[black], hands[1 - black]
    return draughts.State(*board[:3], own_hand, opp_hand, black, quiet)
