"""Games of quickness, by the protocol alone: what pays at a glance, and what a seat owes the table.

No playouts here: others who see all cards and slap at random would teach nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from parlour.bots.contract import Answer, Decision, Later, Level
from parlour.bots.playouts import standing
from parlour.chance import QuickDealer
from parlour.core import Game

GLIMPSES = 5  # re-dealt states behind every judgement
PACE = 1.8  # times as long as a reaction takes a move without hurry
FASTEST = 120  # ms: nobody is quicker


def choose(d: Decision) -> Answer:
    """Be quick about what pays, and do one's part."""
    states = glimpses(d.sample)
    return in_time(
        d.level,
        d.rng,
        lambda: paying(d.game, states, d.seat, d.moves),
        lambda: owed(d.game, states, d.seat, d.moves),
    )


def glimpses(sample: Callable[[], Any]) -> list[Any]:
    return [sample() for _ in range(GLIMPSES)]


def reaction(level: Level, rng: Random) -> float:
    """Milliseconds until a hand moves, as they are measured of people: a bell around what is usual, and an
    exponential tail of moments in which somebody was not quite there."""
    return max(FASTEST, level.reaction * (rng.gauss(0.65, 0.15) + rng.expovariate(1 / 0.35)))


def in_time(level: Level, rng: Random, chance: Callable[[], Any], duty: Callable[[], Any]) -> Answer:
    """A chance is taken as fast as the level can, unless it looks away; a duty is done with no hurry."""
    ms = reaction(level, rng)
    awake = rng.random() >= level.slip
    if awake and (move := chance()):
        return Later(round(ms), move)
    move = duty()
    return Later(round(ms * PACE), move) if move else None


def paying(game: Game, states: Sequence[Any], seat: int, moves: Sequence[Any]) -> Any:
    """The first move that pays."""
    return next((move for move in moves if move.counts and pays(game, states, seat, move)), None)


def pays(game: Game, states: Sequence[Any], seat: int, move: Any) -> bool:
    """In most of the states the move improves the standing of its seat."""
    misses = 0
    for state in states:
        misses += after(game, state, seat, move) <= 0
        if misses * 2 > len(states):
            return False
    return True


def after(game: Game, state: Any, seat: int, move: Any) -> int:
    """1, 0 or -1: the move makes the standing of its seat better, leaves it or makes it worse."""
    s = state.copy()
    game.play(s, seat, move, QuickDealer(Random(0)))
    now, then = standing(game, state)[seat], standing(game, s)[seat]
    return int(then > now) - int(then < now)


def owed(game: Game, states: Sequence[Any], seat: int, moves: Sequence[Any]) -> Any:
    """What the table waits for: a kind of move that nobody else could make, or a plain word that
    costs nothing."""
    others = [other for other in range(states[0].seats) if other != seat]
    kinds = {type(move) for other in others for move in game.moves(states[0], other)}
    for move in moves:
        if not move.counts:
            continue
        plain = is_plain(move) and all(after(game, s, seat, move) >= 0 for s in states)
        if type(move) not in kinds or plain:
            return move
    return None


def is_plain(move: Any) -> bool:
    """A single word, such as "nothing for me"."""
    return bool(move.paths() == ((move.verb(),),))
