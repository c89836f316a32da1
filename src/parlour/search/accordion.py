"""Can this row of Accordion be put together? Only the top cards matter, so a row is a string of them.

Depth first, again and again in another order of moves: a lucky order goes right through, and an unlucky one
is soon given up. Whatever the limits, a row is only called hopeless after all of it was looked at."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, TypeAlias

from parlour.kit.cards import alike

FIRST_TRY = 1_000  # nodes; every further try may cost a little more
GROWTH = 1.1
CROWD = 14  # more cards than this hang together anyway

Step: TypeAlias = tuple[int, int]  # a pile and the one it is put onto, counted from 1


class Answer(NamedTuple):
    """What was found: `won` is None if the limit came first. `steps` lead to the fewest piles seen."""

    won: bool | None
    steps: tuple[Step, ...]
    piles: int
    nodes: int


class Way(NamedTuple):
    """A step and the row after it."""

    step: Step
    row: bytes


def solve(tops: bytes, nodes: int) -> Answer:
    """Look for a way to one pile, visiting at most so many rows."""
    rng, best, limit = Random(0), Answer(None, (), len(tops), 0), float(FIRST_TRY)
    used = 0
    while used < nodes:
        found = attempt(tops, min(int(limit), nodes - used), rng, orderly=used == 0)
        used += found.nodes
        best = min(best, found, key=lambda each: each.piles)
        if found.won is not None:
            return best._replace(won=found.won, nodes=used)
        limit *= GROWTH
    return best._replace(nodes=used)


def attempt(tops: bytes, nodes: int, rng: Random, orderly: bool) -> Answer:
    """One search in one order of moves."""
    chance = 0.0 if orderly else rng.choice((0.5, 0.75, 1.5, 9.0))
    seen = {tops}
    path: list[Step] = []
    best: tuple[Step, ...] = ()
    left = [ways(tops)]
    while left:
        if len(path) > len(best):
            best = tuple(path)
        if len(path) == len(tops) - 1:
            return Answer(True, tuple(path), 1, len(seen))
        if not left[-1]:
            left.pop()
            del path[-1:]
            continue
        way = left[-1].pop()
        if way.row in seen:
            continue
        if len(seen) >= nodes:
            return Answer(None, best, len(tops) - len(best), len(seen))
        seen.add(way.row)
        if len(way.row) > CROWD or hangs_together(way.row):
            path.append(way.step)
            onward = ways(way.row)
            onward.sort(key=lambda each: reach(each.step) + chance * rng.random())
            left.append(onward)
    return Answer(False, best, len(tops) - len(best), len(seen))


def ways(row: bytes) -> list[Way]:
    """Every step from here; of equal reach the leftmost comes last, and so is tried first."""
    found = []
    for at in range(len(row) - 1, 0, -1):
        card = row[at]
        if alike(card, row[at - 1]):
            found.append(Way((at + 1, at), row[: at - 1] + row[at:]))
        if at >= 3 and alike(card, row[at - 3]):
            after = row[: at - 3] + row[at : at + 1] + row[at - 2 : at] + row[at + 1 :]
            found.append(Way((at + 1, at - 2), after))
    return found


def reach(step: Step) -> int:
    """0 for the neighbour, 1 for the third to the left, which is tried first."""
    return (step[0] - step[1]) >> 1


def hangs_together(row: bytes) -> bool:
    """Every card but the last must be covered by one like it: no group may be without any tie."""
    suits, ranks, apart = 1 << (row[0] & 3), 1 << (row[0] >> 2), row[1:]
    while apart:
        rest = bytes(card for card in apart if not (suits >> (card & 3) | ranks >> (card >> 2)) & 1)
        if len(rest) == len(apart):
            return False
        for card in apart:
            if card not in rest:
                suits |= 1 << (card & 3)
                ranks |= 1 << (card >> 2)
        apart = rest
    return True
