"""Corner Draughts. The board stands on its corner, nine men each in the nearest corner. Step or jump over
enemies towards the opposite corner, never back; nobody is captured. Whoever fills it first wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, TypeAlias

from parlour import core, view
from parlour.core import DONE, Dealer, Kernel, Reason, Result, option, ranked
from parlour.games.draughts import go
from parlour.games.draughts.family import WORDS
from parlour.games.draughts.go import Route, shared
from parlour.games.draughts.notation import CORNER
from parlour.kit import squares
from parlour.kit.kernels import corner
from parlour.kit.kernels.draughts import source, target
from parlour.kit.squares import NAMES, flash, touched

MOVE_LIMIT = 100  # by each side


class Rules(core.Rules):
    sideways: bool = option(True)
    chain_jumps: bool = option(True)


class State(core.State):
    rules: Rules
    seats: int
    board: corner.State  # seen from the seat to move
    last: Route = ()

    @property
    def turn(self) -> int:
        return self.board.black


class Go(go.Go, frozen=True):
    """Step or jump: `a5-a6`, `c3xc5xe7`."""

    squares: ClassVar[Mapping[str, int]] = {name: square for square, name in enumerate(NAMES)}
    tokens = (*(f"place:{name}" for name in NAMES), DONE)
    stoppable: tuple[Route, ...] = ()  # routes that could go on

    def names(self) -> tuple[str, ...]:
        return NAMES

    def paths(self) -> tuple[tuple[str, ...], ...]:
        ways = zip(self.routes or (self.stops,), super().paths(), strict=True)
        return tuple((*path, DONE) if route in self.stoppable else path for route, path in ways)


class Pass(core.Move, frozen=True):
    """Nothing can move."""


AnyMove: TypeAlias = Go | Pass


def variant(rules: Rules) -> corner.Variant:
    return corner.Variant(int(rules.sideways), int(rules.chain_jumps), 2 * MOVE_LIMIT)


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return State(rules=rules, seats=seats, board=corner.START)


def jumps(b: corner.State, v: corner.Variant, start: int) -> list[Route]:
    """The ways of a man by jumps, each by the squares where it lands; none is touched twice."""
    found: list[Route] = []
    begun: list[Route] = [(start,)]
    while begun:
        route = begun.pop(0)
        landings = [corner.jump(b, route[-1], direction) for direction in range(corner.directions(v))]
        longer = [(*route, to) for to in landings if to >= 0 and to not in route]
        found += longer
        begun += longer if v.chain_jumps else []
    return found


def moves(s: State, seat: int) -> list[AnyMove]:
    if seat != s.turn:
        return []
    v, out = variant(s.rules), [0] * corner.MOST_PLIES
    plies = out[: corner.plies(s.board, v, out)]
    if plies == [corner.PASS]:
        return [Pass()]
    ways = {start: jumps(s.board, v, start) for start in set(map(source, plies))}
    return [going(ply, ways[source(ply)]) for ply in plies]


def going(ply: int, ways: list[Route]) -> Go:
    start, to = source(ply), target(ply)
    routes = tuple(route for route in ways if route[-1] == to)
    if not routes:
        return Go((start, to), False, ply, ((start, to),))
    stoppable = tuple(route for route in routes if any(way[:-1] == route for way in ways))
    return Go(routes[0], True, ply, routes, stoppable=stoppable)


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    if isinstance(move, Pass):
        s.board, s.last = corner.play(s.board, corner.PASS), ()
        dealer.say("passed", seat=seat)
        return
    s.board = corner.play(s.board, move.ply)
    s.last = move.stops
    dealer.say("moved", seat=seat, go=move.text())


def result(s: State) -> Result | None:
    b = s.board
    outcome = corner.result(b, variant(s.rules))
    if outcome == corner.ONGOING:
        return None
    scores = [corner.arrived(*men, seat) for seat, men in enumerate(sides(b))]
    if corner.MEN in scores:
        return ranked(scores, "corner-filled")
    order = [
        (score, -corner.distance(*men, seat))
        for seat, (score, men) in enumerate(zip(scores, sides(b), strict=True))
    ]
    return ranked(scores, "both-passed" if b.passed >= 2 else "move-limit", order)


def kernel(s: State) -> Kernel:
    return Kernel(corner, s.board, variant(s.rules), s.turn)


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    stops = touched((touch for touch in touches if touch != DONE), NAMES)
    legal = [move for move in moves(s, seat) if isinstance(move, Go)]
    if not legal or not stops:
        return None
    b, ways = s.board, [route for move in legal for route in move.routes]
    starts = flash(sum({1 << route[0] for route in ways}), NAMES)
    if not corner.holds(b.own_low, b.own_high, stops[0]):
        return Reason("not-your-piece", {}, starts)
    known = max(shared(route, stops) for route in ways)
    if not known:
        return Reason("stuck", {}, starts)
    if known == len(stops):
        return None
    next_stops = {1 << route[known] for route in ways if shared(route, stops) == known and route[known:]}
    onward = flash(sum(next_stops), NAMES)
    if not corner.is_free(b, stops[known]):
        return Reason("square-taken", {"square": NAMES[stops[known]]}, onward)
    gone = [(stop & 7) + (stop >> 3) for stop in stops[known - 1 : known + 1]]
    back = (gone[1] > gone[0]) if b.black else (gone[1] < gone[0])
    return Reason("never-back" if back else "step-or-jump-on", {}, onward)


def sides(b: corner.State) -> list[tuple[int, int]]:
    """White's and Black's men, each as two sets."""
    men = [(b.own_low, b.own_high), (b.opp_low, b.opp_high)]
    return men[::-1] if b.black else men


def show(s: State) -> Iterator[view.Widget]:
    yield view.Note(zone="to-move", seat=s.turn)
    pieces = tuple(
        view.Piece(name, seat, "man")
        for seat, men in enumerate(sides(s.board))
        for square, name in enumerate(NAMES)
        if corner.holds(*men, square)
    )
    last = tuple(NAMES[stop] for stop in s.last)
    yield view.Board(zone="board", look="squares", places=squares.ALL, pieces=pieces, last=last)
    for seat, men in enumerate(sides(s.board)):
        yield view.Note(zone="arrived", seat=seat, data={"count": corner.arrived(*men, seat)})


game = core.Game(
    "corner-draughts", range(2, 3), Rules, setup, moves, play, result, show,
    kind="board", minutes=15, age=7, duel=True, words=WORDS, explain=explain, kernel=kernel, notation=CORNER,
)  # fmt: skip
