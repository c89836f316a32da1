"""Many matches, and who won them.

Random play on the kernel where the game has one, through `Match` otherwise; computer players always play
through `Match`. Equal seeds give equal tallies, with and without a compiler."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import monotonic
from typing import Any

from parlour import bots
from parlour.core import Game
from parlour.lab.bench import one_of
from parlour.match import Match
from parlour.search import Playouts, can_compile, runs


def run(
    game: Game,
    count: int,
    seats: int,
    rules: Mapping[str, Any],
    levels: Sequence[int] = (),
    seed: int | str | None = None,
    compiling: Callable[[], None] = runs.ignore,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Wins by seat (shared ones too, unless all share: a draw), points where a match is about points. Where a
    game keeps a tally: what the ends make together, and all sums that any position has added up to."""
    seed = secrets.token_hex(4) if seed is None else seed
    start = monotonic()
    if game.kernel and not levels:
        found = by_kernel(game, count, rules, seed, compiling, progress)
    else:
        found = by_match(game, count, seats, rules, levels, seed, progress)
    seconds = round(monotonic() - start, 3)
    return {"game": game.key, **found, "matches": count, "seconds": seconds, "seed": str(seed)}


def by_kernel(
    game: Game,
    count: int,
    rules: Mapping[str, Any],
    seed: int | str,
    compiling: Callable[[], None],
    progress: Callable[[int], None],
) -> dict[str, Any]:
    assert game.kernel
    kernel = game.kernel(Match.start(game, rules=rules, seed=0).state)
    playouts = Playouts(kernel, seed, count > runs.FEW and can_compile(), compiling)
    for done in range(0, count, playouts.batch):
        playouts.run(min(playouts.batch, count - done))
        progress(min(done + playouts.batch, count))
    return {"wins": playouts.wins, "draws": playouts.draws, "moves": playouts.plies}


def by_match(
    game: Game,
    count: int,
    seats: int,
    rules: Mapping[str, Any],
    levels: Sequence[int],
    seed: int | str,
    progress: Callable[[int], None],
) -> dict[str, Any]:
    wins, points, draws, moves = [0] * seats, [0] * seats, 0, 0
    tally, sums = Counter[str](), set[int]()
    for number in range(count):
        name = f"{seed} {number}"
        match = Match.start(game, seats=seats, rules=rules, seed=name)
        if levels:
            bots.drive(match, [levels[seat % len(levels)] for seat in range(seats)])
        else:
            play_at_random(match, Random(name))
        assert match.result
        firsts = [rank == 1 for rank in match.result.ranks]
        drawn = all(firsts) and seats > 1
        for seat in range(seats):
            wins[seat] += firsts[seat] and not drawn
            points[seat] += match.result.scores[seat]
        draws += drawn
        moves += match.n
        if game.tally:
            tally.update(game.tally(match.state))
            sums.update(sum(game.tally(moment.state).values()) for moment in match.moments)
        progress(number + 1)
    scored = {} if game.duel else {"points": points}
    tallied = {"tally": dict(tally), "adds_up_to": sorted(sums)} if game.tally else {}
    return {"wins": wins, **scored, "draws": draws, "moves": moves, **tallied}


def play_at_random(match: Match, rng: Random) -> None:
    """Any legal move of any seat that has one, the clock where none has."""
    while not match.result:
        match.play(*one_of(match.turns(), rng))
