"""Accordion: deal all cards, then do what the solver finds. Nothing but dealt cards is looked at."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from parlour.games.accordion import Deal, GiveUp, Move
from parlour.kit.cards import NAMES
from parlour.match.record import Heard
from parlour.search import accordion

solve = functools.lru_cache(maxsize=32)(accordion.solve)


def choose(heard: Sequence[Heard], moves: Sequence[Any], slip: float, nodes: int, rng: Random) -> Any:
    """A card that is dealt later never spoils a move, so whoever waits loses nothing. A slip is a move
    made too soon."""
    putting = [move for move in moves if isinstance(move, Move)]
    if putting and rng.random() < slip:
        return rng.choice(putting)
    if Deal() in moves:
        return Deal()
    if not putting:
        return GiveUp()
    return planned(heard, nodes) or rng.choice(putting)


def planned(heard: Sequence[Heard], nodes: int) -> Move | None:
    """The next step of the plan made when the last card was dealt; off that plan, of a new one."""
    row, dealt, steps = b"", b"", list[accordion.Step]()
    for move in standing(heard):
        if move.move == "deal":
            dealt = row = row + bytes([NAMES.index(move.told[0].data["cards"][0])])
            steps = []
        else:
            pile, onto = map(int, (move.move or "").split()[1:])
            steps.append((pile, onto))
            row = next(way.row for way in accordion.ways(row) if way.step == (pile, onto))
    plan = solve(dealt, nodes).steps
    if list(plan[: len(steps)]) == steps and len(plan) > len(steps):
        return Move(*plan[len(steps)])
    found = solve(row, nodes).steps
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
