"""Walls. Men step and jump over anybody, forwards and backwards, and nobody is captured by a jump: a man
that is cut off from its own colour and cannot move is caught and leaves the board."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import core, view
from parlour.core import Dealer, Kernel, Reason, Result, option, ranked
from parlour.games.draughts import notation
from parlour.games.draughts.family import WORDS
from parlour.games.draughts.go import Go, plain
from parlour.kit import squares
from parlour.kit.kernels import walls
from parlour.kit.kernels.draughts import ONGOING, WIN
from parlour.kit.notation import by_seat
from parlour.kit.squares import NUMBERS, flash, touched

QUIET_LIMIT, MOVE_LIMIT = 60, 200  # by each side
MEN = 12


class Rules(core.Rules):
    goal: str = option("wall-in", ("wall-in", "cross"))


class State(core.State):
    rules: Rules
    seats: int
    board: walls.State  # seen from the seat to move
    last: tuple[int, ...] = ()

    @property
    def turn(self) -> int:
        return self.board.black


def variant(rules: Rules) -> walls.Variant:
    return walls.Variant(int(rules.goal == "cross"), 2 * QUIET_LIMIT, 2 * MOVE_LIMIT)


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return State(rules=rules, seats=seats, board=walls.START)


def moves(s: State, seat: int) -> list[Go]:
    if seat != s.turn:
        return []
    out = [0] * walls.MOST_PLIES
    return [plain(ply) for ply in out[: walls.plies(s.board, variant(s.rules), out)]]


def play(s: State, seat: int, move: Go, dealer: Dealer) -> None:
    before = [men.bit_count() for men in sides(s)]
    s.board = walls.play(s.board, move.ply)
    s.last = move.stops
    dealer.say("moved", seat=seat, go=move.text())
    for other in (1 - seat, seat):
        if count := before[other] - sides(s)[other].bit_count():
            dealer.say("caught", seat=other, count=count)


def result(s: State) -> Result | None:
    b, v = s.board, variant(s.rules)
    outcome = walls.result(b, v)
    if outcome == ONGOING:
        return None
    scores = [men.bit_count() for men in sides(s)]
    order = [int((seat == s.turn) == (outcome == WIN)) for seat in range(2)]
    if not b.own or not b.opp:
        return ranked(scores, "no-men", order)
    if v.cross and (walls.crossed(b.opp, 1 - b.black) or walls.crossed(b.own, b.black)):
        return ranked(scores, "crossed", order)
    if not walls.movable(b.own, b.opp):
        return ranked(scores, "blocked", order)
    return ranked(scores, "nothing-caught" if b.quiet >= v.quiet_limit else "move-limit")


def kernel(s: State) -> Kernel:
    return Kernel(walls, s.board, variant(s.rules), s.turn)


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    stops = touched(touches)
    if not stops:
        return None
    b, ways = s.board, [move.stops for move in moves(s, seat)]
    if not 1 << stops[0] & b.own:
        return Reason("not-your-piece", {}, flash(walls.movable(b.own, b.opp)))
    onward = flash(sum({1 << route[-1] for route in ways if route[0] == stops[0]}))
    if not onward:
        return Reason("stuck", {}, flash(walls.movable(b.own, b.opp)))
    if len(stops) < 2:
        return None
    if 1 << stops[1] & (b.own | b.opp):
        return Reason("square-taken", {"square": NUMBERS[stops[1]]}, onward)
    return Reason("step-or-jump", {}, onward)


def sides(s: State) -> tuple[int, int]:
    """White's and Black's men."""
    return by_seat(s.turn, s.board.own, s.board.opp)


def show(s: State) -> Iterator[view.Widget]:
    yield view.Note(zone="to-move", seat=s.turn)
    men = sides(s)
    shown = [view.Piece(name, seat, "man") for seat in range(2) for name in squares.in_set(men[seat])]
    yield squares.dark_board(shown, s.last)
    for seat in range(2):
        yield view.Tokens(zone="lost", seat=seat, look="man", count=MEN - men[seat].bit_count())


game = core.Game(
    "walls", range(2, 3), Rules, setup, moves, play, result, show,
    kind="board", minutes=20, age=8, duel=True, words=WORDS, explain=explain, kernel=kernel,
    notation=notation.WALLS,
)  # fmt: skip
