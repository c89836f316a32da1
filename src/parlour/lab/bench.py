"""How fast the rules run: moves a second on one core.

Mode `match` plays through `Match` and keeps the record, `bare` calls the game's own functions as a
computer player does, `kernel` the integer rules below them, all in plain Python; `compiled` plays whole
matches with the compiled kernel, `single` makes one move after the other with it from Python, and `perft`
counts with it what there is at the last ply. Policy `random`
is a random legal move of a random seat that has one; `no-races` is the same without moves that the quickest
gets; `every` is each legal move in turn. Matches end as the book says, but `kernel` knows no repetition,
`perft` no draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from random import Random
from time import process_time
from typing import Any

from parlour.chance import QuickDealer
from parlour.core import CLOCK, RACE, Expire, Game, Kernel
from parlour.games import GAMES
from parlour.games import game as find
from parlour.match import Match
from parlour.search import Playouts, can_compile, runs, slates, templates
from parlour.search.positions import Position

BETWEEN = 50  # steps between two looks at the clock
MIDDLE = 25  # moves into the game, where a state is copied
MATCHES = 50  # that are played at a time by the compiled kernel
DEEP = 20_000  # runs that one compiled count should reach

Step = Callable[[], None]
Policy = Callable[[Sequence[Any]], Sequence[Any]]


def everything(moves: Sequence[Any]) -> Sequence[Any]:
    return moves


def without_races(moves: Sequence[Any]) -> Sequence[Any]:
    return [move for move in moves if not move.race]


def run(
    seconds: float,
    games: Iterable[str] | None = None,
    progress: Callable[[str], None] | None = None,
    compiled: bool | None = None,
) -> list[dict[str, Any]]:
    """Every figure of every game, each measured for `seconds` of processor time."""
    compiled = can_compile() if compiled is None else compiled
    rows = []
    for game in GAMES if games is None else [find(key) for key in games]:
        if progress:
            progress(game.key)
        rows += measure(game, seconds, compiled)
    return rows


def measure(game: Game, seconds: float, compiled: bool) -> list[dict[str, Any]]:
    """The figures of one game, with as few seats as it takes."""
    rows = []
    for policy, allowed in policies_of(game).items():
        for mode, steps in ("match", match_steps), ("bare", bare_steps):
            speed = per_second(steps(game, game.seats[0], allowed, Random(0)), seconds)
            rows.append(figure(game, mode, policy, speed))
    rows[1]["copies_per_second"] = per_second(middle_state(game).copy, seconds)
    if game.kernel:
        kernel = game.kernel(Match.start(game, seed=0).state)
        rows.append(figure(game, "kernel", "random", per_second(kernel_steps(kernel, Random(0)), seconds)))
        if compiled:
            rows.append(figure(game, "compiled", "random", plies_per_second(kernel, seconds)))
            rows.append(figure(game, "perft", "every", counts_per_second(kernel, seconds)))
    if compiled and game.key in slates.playable():
        ready = slates.bulk(game, compiled=True)
        if not game.kernel:
            rows.append(figure(game, "compiled", "random", moves_per_second(ready, seconds)))
        rows.append(figure(game, "single", "random", per_second(single_steps(ready, Random(0)), seconds)))
    return rows


def policies_of(game: Game) -> dict[str, Policy]:
    """How moves are chosen; the first one is the figure to quote."""
    races = {"no-races": without_races} if any(verb.when is RACE for verb in game.verbs) else {}
    return {**races, "random": everything}


def figure(game: Game, mode: str, policy: str, speed: int) -> dict[str, Any]:
    seats = game.seats[0]
    return {"game": game.key, "seats": seats, "mode": mode, "policy": policy, "moves_per_second": speed}


def per_second(step: Step, seconds: float) -> int:
    """How often the step can be made in a second of processor time."""
    made, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not made:
        for _ in range(BETWEEN):
            step()
        made += BETWEEN
    return round(made / max(spent, 1e-9))


def match_steps(game: Game, seats: int, allowed: Policy, rng: Random) -> Step:
    """One move in a match with its record; a new match whenever one is over."""
    match = Match.start(game, seats=seats, seed=0)

    def step() -> None:
        nonlocal match
        if match.result:
            match = Match.start(game, seats=seats, seed=rng.getrandbits(32))
        turns = [(seat, moves) for seat in range(seats) if (moves := allowed(match.moves(seat)))]
        match.play(*one_of(turns, rng) if turns else (CLOCK, match.moves(CLOCK)[0]))

    return step


def bare_steps(game: Game, seats: int, allowed: Policy, rng: Random) -> Step:
    """One move with the game's own functions; a new deal whenever a game is over."""
    dealer, rules = QuickDealer(rng), game.rules({}, seats)
    s = game.setup(rules, seats, dealer)

    def step() -> None:
        nonlocal s
        turns = [(seat, moves) for seat in game.asked(s) if (moves := allowed(game.moves(s, seat)))]
        seat, move = one_of(turns, rng) if turns else (CLOCK, Expire(game.due(s)[0][0]))
        game.play(s, seat, move, dealer)
        if game.result(s):
            s = game.setup(rules, seats, dealer)

    return step


def one_of(turns: Sequence[tuple[int, Sequence[Any]]], rng: Random) -> tuple[int, Any]:
    """A random seat and a random move of it."""
    seat, moves = turns[int(rng.random() * len(turns))]
    return seat, moves[int(rng.random() * len(moves))]


def middle_state(game: Game) -> Any:
    """A state some moves into a match."""
    match, rng = Match.start(game, seed=0), Random(0)
    while not match.result and match.n < MIDDLE:
        match.play(*one_of(match.turns(), rng))
    return match.state


def kernel_steps(kernel: Kernel, rng: Random) -> Step:
    """One ply with the kernel alone; repetition is not its business."""
    rules, variant, s = kernel.rules, kernel.variant, kernel.board
    out = [0] * rules.MOST_PLIES

    def step() -> None:
        nonlocal s
        s = rules.play(s, out[int(rng.random() * rules.plies(s, variant, out))])
        if rules.result(s, variant) != rules.ONGOING:
            s = kernel.board

    return step


def plies_per_second(kernel: Kernel, seconds: float) -> int:
    """Plies of random matches by the compiled kernel."""
    playouts = Playouts(kernel, 0, compiled=True)

    def play() -> int:
        before = playouts.plies
        playouts.run(MATCHES)
        return playouts.plies - before

    return sum_per_second(play, seconds)


def moves_per_second(ready: slates.Bulk, seconds: float) -> int:
    """Moves of random matches by the compiled kernel of a card or dice game."""
    playouts, batches = slates.Playouts(ready), count()
    return sum_per_second(lambda: playouts.run(MATCHES, 0, next(batches)).moves, seconds)


def single_steps(ready: slates.Bulk, rng: Random) -> Step:
    """One move of a position after the other."""
    position = Position(ready, 0)

    def step() -> None:
        nonlocal position
        plies = position.legal()
        position.apply(plies[int(rng.random() * len(plies))])
        if position.is_over:
            position = Position(ready, rng.getrandbits(32))

    step()  # compiles
    return step


def counts_per_second(kernel: Kernel, seconds: float) -> int:
    """Runs that the compiled kernel counts from the start, at the first depth that has enough of them."""
    perft = runs.ready(templates.perft, kernel, True, runs.ignore)
    outs, depth = runs.buffers(30, kernel.rules.MOST_PLIES, True), 1
    while perft(kernel.board, kernel.variant, depth, outs) < DEEP:
        depth += 1
    return sum_per_second(lambda: int(perft(kernel.board, kernel.variant, depth, outs)), seconds)


def sum_per_second(made: Callable[[], int], seconds: float) -> int:
    """What a step makes in a second of processor time; the first step is not measured, it may compile."""
    made()
    total, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not total:
        total += made()
    return round(total / max(spent, 1e-9))
