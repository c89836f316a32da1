"""Random matches of ours as other programs play theirs, for `bench.peers`: as compiled playouts, step by step
from Python, and many at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING

from parlour.games import game as find
from parlour.kit.kernels import eights, golf
from parlour.kit.kernels.slate import CHANCE, PLIES, below
from parlour.search import slates
from parlour.search.bind import bind
from parlour.search.positions import Position

if TYPE_CHECKING:
    from parlour.kit.kernels.eights import begin, is_over, play, plies
    from parlour.search.slates import variant_of

MATCHES = {False: 1, True: 100}  # that are played at a time
STEPS = 20  # of many matches at a time

Playing = Callable[[], tuple[int, int]]  # how many matches, and how many turns they had


def alike(ply: int) -> int:
    """How many plies are one step of other programs, which then ask for the rest of the turn."""
    return 1


def alike_at_eights(ply: int) -> int:
    return 4 if eights.NAME <= ply < eights.DRAW else 1


def alike_at_golf(ply: int) -> int:
    return 6 if golf.TAKE <= ply < golf.SWAP else 1


ALIKE: dict[ModuleType, Callable[[int], int]] = {eights: alike_at_eights, golf: alike_at_golf}


def stepwise_playouts(count: int, numbers: list[int], s: list[int], out: list[int]) -> int:
    """A template: random matches in which any step is as likely as any other. The turns."""
    v, total = variant_of(numbers), 0
    for _ in range(count):
        s[PLIES] = 0
        begin(s, v)
        while not is_over(s, v):
            choices = plies(s, v, out)
            ply = out[below(s, choices) if choices > 1 else 0]
            while choices > 1 and alike(ply) > 1 and below(s, alike(ply)) > 0:
                ply = out[below(s, choices)]
            play(s, v, ply)
            total += 1
    return total


def on_slate(key: str, seats: int, rules: Mapping[str, str], compiled: bool) -> Playing:
    """Whole matches by the kernel."""
    bulk = slates.bulk(find(key), seats, rules, compiled)
    kernel = next((module for module in ALIKE if module.__name__ == bulk.kernel.__name__), None)
    likely = ALIKE[kernel] if kernel else alike
    play_out = bind(stepwise_playouts, bulk.kernel, compiled, None, alike=likely)
    numbers, s, out = bulk.array(bulk.numbers), bulk.row(bulk.kernel.SIZE), bulk.row(bulk.kernel.MOST_PLIES)
    s[CHANCE] = 1
    return lambda: (MATCHES[compiled], int(play_out(MATCHES[compiled], numbers, s, out)))


def stepping(
    key: str, seats: int, rules: Mapping[str, str], limit: int, barren: bool, compiled: bool
) -> Playing:
    """A whole match, step by step from Python; it may end after `limit` turns, or so many without a capture.
    Any turn is as likely as any other."""
    bulk, rng = slates.bulk(find(key), seats, rules, compiled), Random(0)
    taken = 0x7FFFFFFFF << 12  # by a ply of draughts

    def one() -> tuple[int, int]:
        position, turns, quiet = Position(bulk, rng.getrandbits(30)), 0, 0
        while plies := position.legal():
            ply = plies[int(rng.random() * len(plies))]
            position.apply(ply)
            turns += 1
            quiet = 0 if barren and ply & taken else quiet + 1
            if limit and quiet == limit:
                break
        return 1, turns

    return one


def vector(key: str, seats: int, count: int, compiled: bool) -> Callable[[], int]:
    """Random steps of `count` matches, with the observation and the mask of each."""
    import numpy

    from parlour.envs.vector import VectorEnv

    env, rng = VectorEnv(key, count, seats, compiled=compiled), numpy.random.default_rng(0)

    def some() -> int:
        for _ in range(STEPS):
            env.step(env.sample(rng))
        return STEPS * count

    return some
