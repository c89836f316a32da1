"""Accordion: deal all cards, then do what the solver finds; easy levels have no plan, and children no
patience either. Nothing but dealt cards is looked at.

Only the top cards of a row matter, so a row is a string of them. The solver goes depth first, again and
again in another order of moves: a lucky order goes right through, and an unlucky one is soon given up.
Whatever the limits, a row is only called hopeless after all of it was looked at."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import NamedTuple, TypeAlias

from parlour.bots.contract import Budget, Decision, Mind, Solved, Weighed
from parlour.games.accordion import AnyMove, Deal, GiveUp, Move, State, tops
from parlour.kit.cards import NAMES, alike
from parlour.match.record import Heard
from parlour.match.undo import effective_rows

FIRST_TRY = 1_000  # nodes; every further try may cost a little more
GROWTH = 1.1
CROWD = 14  # more cards than this hang together anyway
SHARE = 8  # times as long as a position of a board takes a row
PATIENCE, PLAN = 2, 8  # plies ahead on a board of somebody who waits for all cards, and who has a plan
MANY = 26  # piles too many are as bad as can be

Step: TypeAlias = tuple[int, int]  # a pile and the one it is put onto, counted from 1


class Found(NamedTuple):
    """What was found: `won` is None if the limit came first. `steps` lead to the fewest piles seen."""

    won: bool | None
    steps: tuple[Step, ...]
    piles: int
    nodes: int


class Way(NamedTuple):
    """A step and the row after it."""

    step: Step
    row: bytes


def choose(d: Decision) -> AnyMove:
    """A card that is dealt later never spoils a move, so whoever waits loses nothing."""
    ways = successors(bytes(tops(d.sample())))
    seen = [way for way in d.rng.sample(ways, len(ways)) if d.rng.random() >= d.level.overlooks]
    if Deal() in d.moves and (d.level.depth >= PATIENCE or not seen):
        return Deal()
    if not ways:
        return GiveUp()
    if d.level.depth >= PLAN and (move := planned(d.heard, d.budget)):
        return move
    return Move(*max(seen or ways, key=openness if d.level.depth >= PATIENCE else reach).step)


def weigh(d: Decision) -> list[Weighed]:
    """To how few piles the cards that lie there can be brought after each move; to deal first costs nothing.
    What the level would do comes before all that is as good."""
    best, row, count = choose(d), bytes(tops(d.sample())), len(d.moves)
    rows: dict[AnyMove, bytes] = {Move(*way.step): way.row for way in successors(row)}
    seconds = None if d.budget.seconds is None else d.budget.seconds / count

    def worth(move: AnyMove) -> float:
        found = len(row)
        if move != GiveUp():
            found = remembered(rows.get(move, row), d.budget.nodes // SHARE // count, seconds).piles
        return -min(1.0, (found - 1) / MANY)

    value = {move: worth(move) for move in d.moves}
    if best in value:
        value[best] = max(value.values())
    order = sorted(value, key=lambda move: (-value[move], move != best))
    return [Weighed(move, value[move]) for move in order]


def openness(way: Way) -> int:
    """How much there is to do after a step: the best guide for somebody without a plan."""
    return len(successors(way.row))


def reach(way: Way) -> int:
    """0 for the neighbour, 1 for the third to the left, which is better on the whole."""
    return (way.step[0] - way.step[1]) >> 1


def planned(heard: Sequence[Heard], budget: Budget) -> Move | None:
    """The next step of the plan made when the last card was dealt; off that plan, of a new one."""
    row, dealt, steps = b"", b"", list[Step]()
    work = budget.nodes // SHARE, budget.seconds
    for each in reversed([*effective_rows(heard)]):
        verb, *words = (each.move or "").split(" ")
        if verb == Deal.verb():
            dealt = row = row + bytes([NAMES.index(each.told[0].data["cards"][0])])
            steps = []
        elif verb == Move.verb():
            pile, onto = map(int, words)
            steps.append((pile, onto))
            row = next(way.row for way in successors(row) if way.step == (pile, onto))
    plan = remembered(dealt, *work).steps
    if list(plan[: len(steps)]) == steps and len(plan) > len(steps):
        return Move(*plan[len(steps)])
    found = remembered(row, *work).steps
    return Move(*found[0]) if found else None


def solve(s: State, nodes: int) -> Solved:
    """To deal all cards first costs nothing: those on the right never hinder a move on the left."""
    dealt = bytes(reversed(s.stock))
    found = solve_row(dealt, nodes)
    steps = (f"move {pile} {onto}" for pile, onto in found.steps)
    return Solved(found.won, ("deal",) * len(dealt) + tuple(steps), found.piles, found.nodes)


def solve_row(row: bytes, nodes: int, seconds: float | None = None) -> Found:
    """Look for a way to one pile, visiting at most `nodes` rows, and not much longer than `seconds`."""
    rng, best, limit = Random(0), Found(None, (), len(row), 0), float(FIRST_TRY)
    used, end = 0, math.inf if seconds is None else monotonic() + seconds
    while used < nodes and monotonic() < end:
        found = attempt(row, min(int(limit), nodes - used), rng, orderly=used == 0)
        used += found.nodes
        best = min(best, found, key=lambda each: each.piles)
        if found.won is not None:
            return best._replace(won=found.won, nodes=used)
        limit *= GROWTH
    return best._replace(nodes=used)


remembered = functools.lru_cache(maxsize=32)(solve_row)


def attempt(row: bytes, nodes: int, rng: Random, orderly: bool) -> Found:
    """One search in one order of moves."""
    chance = 0.0 if orderly else rng.choice((0.5, 0.75, 1.5, 9.0))
    seen = {row}
    path: list[Step] = []
    best: tuple[Step, ...] = ()
    left = [successors(row)]
    while left:
        if len(path) > len(best):
            best = tuple(path)
        if len(path) == len(row) - 1:
            return Found(True, tuple(path), 1, len(seen))
        if not left[-1]:
            left.pop()
            del path[-1:]
            continue
        way = left[-1].pop()
        if way.row in seen:
            continue
        if len(seen) >= nodes:
            return Found(None, best, len(row) - len(best), len(seen))
        seen.add(way.row)
        if len(way.row) > CROWD or hangs_together(way.row):
            path.append(way.step)
            onward = successors(way.row)
            onward.sort(key=lambda each: reach(each) + chance * rng.random())
            left.append(onward)
    return Found(False, best, len(row) - len(best), len(seen))


def successors(row: bytes) -> list[Way]:
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


mind = Mind(weigh=weigh, choose=choose, solve=solve)
