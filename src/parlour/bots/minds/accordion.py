"""Accordion: deal all cards, then do what the solver finds. Nothing but dealt cards is looked at.

Only the top cards of a row matter, so a row is a string of them. The solver goes depth first, again and
again in another order of moves: a lucky order goes right through, and an unlucky one is soon given up.
Whatever the limits, a row is only called hopeless after all of it was looked at."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from parlour.bots.contract import Answer, Decision, Mind, Solved
from parlour.games.accordion import Deal, GiveUp, Move, State
from parlour.kit.cards import NAMES, alike
from parlour.match.record import Heard

FIRST_TRY = 1_000  # nodes; every further try may cost a little more
GROWTH = 1.1
CROWD = 14  # more cards than this hang together anyway

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


def choose(d: Decision) -> Answer:
    """A card that is dealt later never spoils a move, so whoever waits loses nothing. A slip is a move
    made too soon."""
    putting = [move for move in d.moves if isinstance(move, Move)]
    if putting and d.rng.random() < d.level.slip:
        return d.rng.choice(putting)
    if Deal() in d.moves:
        return Deal()
    if not putting:
        return GiveUp()
    return planned(d.heard, d.budget.plies) or d.rng.choice(putting)


def planned(heard: Sequence[Heard], nodes: int) -> Move | None:
    """The next step of the plan made when the last card was dealt; off that plan, of a new one."""
    row, dealt, steps = b"", b"", list[Step]()
    for move in standing(heard):
        if move.move == "deal":
            dealt = row = row + bytes([NAMES.index(move.told[0].data["cards"][0])])
            steps = []
        else:
            pile, onto = map(int, (move.move or "").split()[1:])
            steps.append((pile, onto))
            row = next(way.row for way in successors(row) if way.step == (pile, onto))
    plan = remembered(dealt, nodes).steps
    if list(plan[: len(steps)]) == steps and len(plan) > len(steps):
        return Move(*plan[len(steps)])
    found = remembered(row, nodes).steps
    return Move(*found[0]) if found else None


def standing(heard: Sequence[Heard]) -> Iterator[Heard]:
    """The deals and moves that were not taken back."""
    kept: list[Heard] = []
    for row in heard:
        verb, *words = (row.move or "").split()
        if verb == "/undo":
            kept = [each for each in kept if each.n <= int(words[0])]
        elif verb in ("deal", "move"):
            kept.append(row)
    yield from kept


def solve(s: State, nodes: int) -> Solved:
    """To deal all cards first costs nothing: those on the right never hinder a move on the left."""
    dealt = bytes(reversed(s.stock))
    found = solve_row(dealt, nodes)
    steps = (f"move {pile} {onto}" for pile, onto in found.steps)
    return Solved(found.won, ("deal",) * len(dealt) + tuple(steps), found.piles, found.nodes)


def solve_row(tops: bytes, nodes: int) -> Found:
    """Look for a way to one pile, visiting at most `nodes` rows."""
    rng, best, limit = Random(0), Found(None, (), len(tops), 0), float(FIRST_TRY)
    used = 0
    while used < nodes:
        found = attempt(tops, min(int(limit), nodes - used), rng, orderly=used == 0)
        used += found.nodes
        best = min(best, found, key=lambda each: each.piles)
        if found.won is not None:
            return best._replace(won=found.won, nodes=used)
        limit *= GROWTH
    return best._replace(nodes=used)


remembered = functools.lru_cache(maxsize=32)(solve_row)


def attempt(tops: bytes, nodes: int, rng: Random, orderly: bool) -> Found:
    """One search in one order of moves."""
    chance = 0.0 if orderly else rng.choice((0.5, 0.75, 1.5, 9.0))
    seen = {tops}
    path: list[Step] = []
    best: tuple[Step, ...] = ()
    left = [successors(tops)]
    while left:
        if len(path) > len(best):
            best = tuple(path)
        if len(path) == len(tops) - 1:
            return Found(True, tuple(path), 1, len(seen))
        if not left[-1]:
            left.pop()
            del path[-1:]
            continue
        way = left[-1].pop()
        if way.row in seen:
            continue
        if len(seen) >= nodes:
            return Found(None, best, len(tops) - len(best), len(seen))
        seen.add(way.row)
        if len(way.row) > CROWD or hangs_together(way.row):
            path.append(way.step)
            onward = successors(way.row)
            onward.sort(key=lambda each: reach(each.step) + chance * rng.random())
            left.append(onward)
    return Found(False, best, len(tops) - len(best), len(seen))


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


mind = Mind(choose=choose, solve=solve)
