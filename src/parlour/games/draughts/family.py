"""What the games of draughts share: the board, repetition, refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from parlour import core, view
from parlour.core import HISTORY, Dealer, Kernel, Reason, Result, ranked
from parlour.games.draughts.go import Go, Route, listed, plies, routes, shared
from parlour.kit import squares
from parlour.kit.kernels import draughts
from parlour.kit.kernels.draughts import BOTTOM, TOP, Variant
from parlour.kit.notation import by_seat
from parlour.kit.squares import NUMBERS, TURNED

WORDS = ("boards", "draughts-family")
QUIET_LIMIT = 80
KINGS = {
    "lands-behind": draughts.BEHIND,
    "lands-anywhere": draughts.ANYWHERE,
    "lands-onward": draughts.ONWARD,
    "short": draughts.SHORT,
}


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
    seen: Annotated[list[tuple[int, int, int]], HISTORY]  # positions since the last move that is for good
    last: Route = ()  # the squares of the last move

    @property
    def turn(self) -> int:
        return self.board.black

    @property
    def turned(self) -> bool:
        """Whether the dark corner is at the right."""
        return False

    @property
    def names(self) -> tuple[str, ...]:
        """The squares by bit."""
        return TURNED if self.turned else NUMBERS


def moves(s: State, seat: int) -> list[Go]:
    return list(listed(s.board._replace(quiet=0), s.variant, s.turned)) if seat == s.turn else []


def play(s: State, seat: int, move: Go, dealer: Dealer) -> None:
    s.board, s.last = draughts.play(s.board, move.ply), move.stops
    if not s.board.quiet:
        s.seen = []
    remember(s)
    key = "crowned" if draughts.is_crowned(move.ply) else "entered" if move.enters() else "moved"
    dealer.say(key, seat=seat, go=move.data()["go"])


def remember(s: State) -> None:
    """Where draws are off, a position may come as often as it likes."""
    if s.variant.quiet_limit:
        s.seen.append((s.board.own, s.board.opp, s.board.kings << 1 | s.board.black))


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
    b = s.board
    past = (b._replace(own=own, opp=opp, kings=kings >> 1, black=kings & 1) for own, opp, kings in s.seen)
    return Kernel(draughts, b, s.variant, s.turn, tuple(map(draughts.key, past)))


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    stops = squares.touched(touches, s.names)
    if not stops:
        return None
    b, v, first = s.board, s.variant, 1 << stops[0]
    ways = [route for move in moves(s, seat) for route in move.routes]
    capturing = draughts.capturers(b, v)
    starts = flash(s, sum({1 << route[0] for route in ways}))
    if len(stops) == 1 and (reason := explain_entry(s, first)):
        return reason
    if not first & b.own:
        return Reason("not-your-piece", {}, starts)
    if capturing and not first & capturing:
        return Reason("must-capture", {}, flash(s, capturing))
    if capturing and touches[0] not in starts:
        return Reason("take-by-rank" if v.priorities else "take-most", {}, starts)
    known = max(shared(route, stops) for route in ways)
    if not known:
        return Reason("stuck", {}, starts)
    onward = {1 << route[known] for route in ways if shared(route, stops) == known and route[known:]}
    if known == len(stops):
        return Reason("go-on", {}, flash(s, sum(onward))) if known > 1 else None
    if not onward:
        return Reason("ends-there")
    return explain_stop(s, stops[: known + 1], flash(s, sum(onward)))


def explain_stop(s: State, stops: Route, onward: tuple[str, ...]) -> Reason:
    """Why a move that began well cannot go to the last of these stops."""
    b, v = s.board, s.variant

    def would_do(**switches: int) -> bool:
        """Whether it could under other house rules."""
        other = v._replace(**switches)
        ways = (route for ply in plies(b, other) for route in routes(b, other, ply))
        return any(shared(route, stops) == len(stops) for route in ways)

    if draughts.capturers(b, v):
        if would_do(majority=0, priorities=0):
            return Reason("take-by-rank" if v.priorities else "take-most", {}, onward)
        if v.king in (draughts.BEHIND, draughts.ONWARD) and would_do(king=draughts.ANYWHERE):
            return Reason("lands-behind" if v.king == draughts.BEHIND else "lands-onward", {}, onward)
        return Reason("jump-there", {}, onward)
    if 1 << stops[1] & (b.own | b.opp):
        return Reason("square-taken", {"square": s.names[stops[1]]}, onward)
    if 1 << stops[0] & b.kings:
        return Reason("kings-step" if v.king == draughts.SHORT else "kings-slide", {}, onward)
    if would_do(humble=0):
        return Reason("kings-are-safe", {}, onward)
    return Reason("capture-forwards" if would_do(back=1) else "men-forwards", {}, onward)


def explain_entry(s: State, square: int) -> Reason | None:
    """Why no man can be entered here."""
    b, v = s.board, s.variant
    own_entry = v.entries & (TOP if b.black else BOTTOM)
    if square & own_entry and not b.own_hand:
        return None if square & b.own else Reason("hand-empty")
    if square & own_entry and square & (b.own | b.opp):
        return Reason("entry-blocked")
    if not b.own_hand or square & (b.own | b.opp):
        return None
    if capturing := draughts.capturers(b, v):
        return Reason("must-capture", {}, flash(s, capturing))
    return Reason("enter-there", {}, flash(s, draughts.entry(b, v))) if draughts.entry(b, v) else None


def flash(s: State, found: int) -> tuple[str, ...]:
    return squares.flash(found, s.names)


def show(s: State) -> Iterator[view.Widget]:
    b = s.board
    sides, hands = by_seat(s.turn, b.own, b.opp), by_seat(s.turn, b.own_hand, b.opp_hand)
    kings = squares.in_set(b.kings, s.names)
    shown = [
        view.Piece(name, seat, "king" if name in kings else "man")
        for seat, own in enumerate(sides)
        for name in squares.in_set(own, s.names)
    ]
    yield view.Note(zone="to-move", seat=s.turn)
    yield squares.dark_board(shown, s.last, s.names)
    for seat, (own, hand) in enumerate(zip(sides, hands, strict=True)):
        if s.variant.entries:
            yield view.Tokens(zone="in-hand", seat=seat, look="man", count=hand)
        lost = (14 if s.variant.entries else 12) - own.bit_count() - hand
        yield view.Tokens(zone="lost", seat=seat, look="man", count=lost)
