"""Many matches, and who came first in them.

Match `number` of a plan is the same in every process: equal seeds give equal results however many processes
play, with and without a compiler. The players move on by a seat from match to match, and whatever was dealt,
or drawn for an opening, is played by everybody from every seat. Of a game for one, all play the same deals,
and who gets further comes first.

Random play runs on the bare rules, very many matches of a board game on its kernel; all others go through
`Match`, where each player gets no more than its seat."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from importlib import metadata
from time import monotonic
from typing import Any

from parlour import bots, pdn
from parlour.bots import Choose
from parlour.core import BadSetup, Game, Reason
from parlour.games import game as find
from parlour.lab.playing import Plan, begin, play
from parlour.lab.processes import Lost, Workers, in_order
from parlour.lab.shares import Bounds
from parlour.lab.strangers import RANDOM, BadPlayer, level_of, named
from parlour.lab.tally import Counted, Played, Tally
from parlour.search import Playouts, alphabeta, can_compile, is_cached, runs

MANY = 1000  # random matches of a board game, above which only wins, draws and moves are counted
BATCH = 1000  # of them that have random numbers of their own
WORTH = {False: 300, True: 200_000}  # random matches that are worth a process, plain and compiled
CAREFUL = 3  # a level that always looks ahead
CHUNK = 50  # random matches that are handed out at a time

Batch = Counted | list[Played | Reason | None]


def plan(
    game: Game,
    seats: int,
    rules: Mapping[str, Any],
    players: Sequence[str | Choose] = (RANDOM,),
    seed: int | str | None = None,
    position: str = "",
    opening: int = 0,
    referee: str = "",
) -> Plan:
    """Who plays what. Where there are fewer players than seats, they take further ones in turn; a
    position is a FEN, or the moves that lead to it, and `referee` may end matches earlier."""
    chosen, names = game.rules(rules, seats), [named(player) for player in players]
    if len(names) > seats > 1:
        raise BadSetup("too-many-players", count=len(names), seats=seats)
    if position and pdn.at_position(position, game, rules).result:
        raise BadSetup("position-over")
    told = {name: getattr(chosen, name) for name in game.Rules.choices()}
    at_seats = tuple(names[seat % len(names)] for seat in range(max(seats, len(names))))
    seed = secrets.token_hex(4) if seed is None else str(seed)
    return Plan(game.key, seats, told, at_seats, seed, position, opening, referee)


def run(
    plan: Plan,
    count: int,
    jobs: int | None = 1,
    bounds: Bounds | None = None,
    compiling: Callable[[], None] = runs.ignore,
    progress: Callable[[Tally], None] = lambda tally: None,
    tally: Tally | None = None,
    cluster: str = "",
) -> dict[str, Any]:
    """Play `count` matches, fewer if the share of the first player is decided within `bounds`, or if somebody
    presses Ctrl-C; then tell what was measured, and what came out. A tally of the first of these matches is
    gone on with. `jobs` processes play, or as many as there is room for, here or on a cluster."""
    if bounds and len(set(plan.players)) == 1:
        raise BadSetup("nothing-to-decide")
    tally, interrupted, start = tally or Tally(plan.players), False, monotonic()
    counted = plan.random and find(plan.game).kernel and count > MANY
    batches = (by_kernel if counted else by_match)(
        plan, tally.matches, count, Workers(jobs, cluster), compiling
    )
    try:
        with closing(batches):
            for batch in batches:
                add(tally, batch, bounds)
                progress(tally)
                if tally.verdict(bounds):
                    break
    except KeyboardInterrupt:
        interrupted = True
    except Lost:
        raise BadPlayer("worker-lost", count=tally.matches) from None
    spent = {"jobs": jobs, "seconds": round(monotonic() - start, 3)}
    return report(plan, tally, bounds) | {"asked": count, "interrupted": interrupted} | spent


def add(tally: Tally, batch: Batch, bounds: Bounds | None) -> None:
    """Add up what has come, and nothing after the match that decides."""
    if isinstance(batch, Counted):
        tally.add_all(batch)
        return
    for played in batch:
        if isinstance(played, Reason):
            raise BadPlayer(played.key, **played.data)
        assert played
        tally.add(played)
        if tally.verdict(bounds):
            return


def report(plan: Plan, tally: Tally, bounds: Bounds | None) -> dict[str, Any]:
    """What was measured, and what came out."""
    game, told = find(plan.game), about(plan) | tally.found()
    if not game.duel:
        told["points"] = tally.scores
    if game.tally:
        told |= {"tally": dict(tally.parts), "adds_up_to": sorted(tally.sums)}
    if bounds:
        first = tally.players[plan.players[0]]
        evidence = round(bounds.evidence(first.points, first.matches), 3)
        told["sprt"] = {**bounds._asdict(), "evidence": evidence, "verdict": tally.verdict(bounds)}
    return told


def about(plan: Plan) -> dict[str, Any]:
    """What is played, for programs."""
    return {
        "parlour": metadata.version("parlour"),
        "game": plan.game,
        "version": find(plan.game).version,
        "rules": plan.rules,
        "seats": plan.seats,
        "players": list(plan.players),
        "position": plan.position,
        "opening": plan.opening,
        "seed": plan.seed,
    }


def by_match(
    plan: Plan, first: int, count: int, workers: Workers, compiling: Callable[[], None]
) -> Generator[Batch]:
    """Match after match, in order."""
    chunk, worth = (CHUNK, WORTH[False]) if plan.random else (1, 1)
    tasks = ((plan, at, min(chunk, count - at)) for at in range(first, count, chunk))
    _compile_players(plan, compiling)
    yield from in_order(play_some, tasks, workers.at_most(1 + (count - 1) // worth))


def play_some(task: tuple[Plan, int, int]) -> Batch:
    plan, first, count = task
    return [play(plan, number) for number in range(first, first + count)]


def _compile_players(plan: Plan, compiling: Callable[[], None]) -> None:
    """Have the compiler work here and once, rather than in each process."""
    game = find(plan.game)
    if not any(map(level_of, plan.players)) or not game.kernel or not can_compile():
        return
    if os.environ.get("PARLOUR_PLAIN"):
        return
    match = begin(plan, 0)
    if not is_cached(alphabeta.search, game.kernel(match.state).rules):
        compiling()
    bots.act(match, match.to_act()[0], CAREFUL)


def by_kernel(
    plan: Plan, first: int, count: int, workers: Workers, compiling: Callable[[], None]
) -> Generator[Batch]:
    """Random matches on the kernel, in batches."""
    compiled = can_compile()
    _playouts(plan, compiled, compiling).run(1)
    tasks = ((plan, at, min(BATCH, count - at), compiled) for at in range(first, count, BATCH))
    yield from in_order(play_batch, tasks, workers.at_most(1 + (count - 1) // WORTH[compiled]))


def play_batch(task: tuple[Plan, int, int, bool]) -> Batch:
    plan, first, count, compiled = task
    playouts = _playouts(plan, compiled)
    playouts.begin(f"{plan.seed} {first}")
    playouts.run(count)
    return Counted(playouts.wins, playouts.draws, count, playouts.plies)


_ready: dict[str, Playouts] = {}  # that this process has bound, the last one only


def _playouts(plan: Plan, compiled: bool, compiling: Callable[[], None] = runs.ignore) -> Playouts:
    """Playouts from where the plan begins."""
    game, name = find(plan.game), repr((plan, compiled))
    assert game.kernel
    if name not in _ready:
        _ready.clear()
        _ready[name] = Playouts(game.kernel(begin(plan, 0).state), 0, compiled, compiling)
    return _ready[name]
