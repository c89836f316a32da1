"""Wolf and Sheep. Four sheep walk forwards in a row and try to shut the wolf in; the wolf runs one step in
any direction and wins when it has got past them."""

from __future__ import annotations

from collections.abc import Iterator

from parlour import core, view
from parlour.core import Dealer, Kernel, Reason, Result, option, ranked
from parlour.games.draughts import notation
from parlour.games.draughts.family import WORDS
from parlour.games.draughts.go import Go, plain
from parlour.kit import squares
from parlour.kit.kernels import wolf
from parlour.kit.kernels.draughts import ONGOING
from parlour.kit.squares import NUMBERS, flash, touched

STARTS = {"near": wolf.NEAR, "any": wolf.ANY, "far": wolf.FAR}


class Rules(core.Rules):
    wolf_start: str = option("near", tuple(STARTS))


class State(core.State):
    rules: Rules
    seats: int
    board: wolf.State
    last: tuple[int, ...] = ()

    @property
    def turn(self) -> int:
        return self.board.wolf_turn


def variant(rules: Rules) -> wolf.Variant:
    return wolf.Variant(STARTS[rules.wolf_start])


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return State(rules=rules, seats=seats, board=wolf.START)


def moves(s: State, seat: int) -> list[Go]:
    if seat != s.turn:
        return []
    out = [0] * wolf.MOST_PLIES
    count = wolf.plies(s.board, variant(s.rules), out)
    return [plain(ply) for ply in out[:count]]


def play(s: State, seat: int, move: Go, dealer: Dealer) -> None:
    s.board = wolf.play(s.board, move.ply)
    s.last = move.stops
    dealer.say("entered" if move.enters() else "moved", seat=seat, go=move.data()["go"])


def result(s: State) -> Result | None:
    if wolf.broken_through(s.board):
        return ranked([0, 1], "broken-through")
    if wolf.result(s.board, variant(s.rules)) == ONGOING:
        return None
    return ranked([1, 0], "wolf-caught") if s.turn else ranked([0, 1], "sheep-stuck")


def kernel(s: State) -> Kernel:
    return Kernel(wolf, s.board, variant(s.rules), s.turn)


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    stops = touched(touches)
    if not stops:
        return None
    b, ways = s.board, [move.stops for move in moves(s, seat)]
    if s.turn and not b.wolf:
        return Reason("choose-square", {}, flash(STARTS[s.rules.wolf_start]))
    if not 1 << stops[0] & (b.wolf if s.turn else b.sheep):
        return Reason("not-your-piece", {}, flash(sum({1 << route[0] for route in ways})))
    onward = flash(sum(1 << route[1] for route in ways if route[0] == stops[0]))
    if not onward:
        return Reason("stuck", {}, flash(sum({1 << route[0] for route in ways})))
    if len(stops) < 2:
        return None
    if 1 << stops[1] & (b.wolf | b.sheep):
        return Reason("square-taken", {"square": NUMBERS[stops[1]]}, onward)
    return Reason("wolf-steps" if s.turn else "sheep-forwards", {}, onward)


def show(s: State) -> Iterator[view.Widget]:
    b = s.board
    yield view.Note(zone="to-move" if b.wolf else "wolf-chooses", seat=s.turn)
    sheep = [view.Piece(name, 0, "sheep") for name in squares.in_set(b.sheep)]
    wolves = [view.Piece(name, 1, "wolf") for name in squares.in_set(b.wolf)]
    yield squares.dark_board(sheep + wolves, s.last)
    yield view.Tokens(zone="in-hand", seat=1, look="wolf", count=int(not b.wolf))


game = core.Game(
    "wolf-and-sheep", range(2, 3), Rules, setup, moves, play, result, show,
    kind="board", minutes=10, age=6, duel=True, words=WORDS, explain=explain, kernel=kernel,
    notation=notation.WOLF,
)  # fmt: skip
