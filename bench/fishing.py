"""What the questions of Go Fish are worth: the weights of its mind, found by self-play.

    python -m bench.fishing --matches 4000

The computer asks by the weights there are, and now and then anything. Then those are looked for that best
foretell how far whoever asked was ahead in the end. Two rounds do; they begin with nothing but random
questions."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from parlour import Match, bots
from parlour.bots import LEVELS, Choice, Player
from parlour.bots.contract import Decision
from parlour.bots.minds import go_fish
from parlour.bots.playouts import ahead
from parlour.games.go_fish import game, standing

ROUNDS = 2
STRAY = 0.3  # how often a question is a random one, so that more is seen
CAUTION = 20.0  # pulls weights towards nothing that few questions tell of


class Asked(NamedTuple):
    """A question: who asked it, and its parts beside what it has in common with all others then."""

    seat: int
    parts: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    weights: Sequence[float] = ()
    for n in range(ROUNDS):
        rows, leads = list[list[float]](), list[float]()
        for number in range(chosen.matches):
            asked, end = play(weights, chosen.seats, f"{chosen.seed} {n} {number}")
            rows += [each.parts for each in asked]
            leads += [ahead(end, each.seat) for each in asked]
        weights = fitted(np.array(rows), np.array(leads))
        print(f"{len(rows)} questions:", *(f"{weight:.3f}" for weight in weights))


def play(weights: Sequence[float], seats: int, seed: str) -> tuple[list[Asked], list[int]]:
    """A match that the computer plays against itself: what was asked, and the books of all."""
    match, rng, asked = Match.start(game, seats=seats, seed=seed), Random(seed), list[Asked]()

    def choose(choice: Choice) -> Any:
        d = Decision(game, LEVELS[4], *choice)
        s = d.sample()
        table = go_fish.Table(d, s)
        move = rng.choice(d.moves)
        if len(weights) and rng.random() >= STRAY:
            move = max(d.moves, key=lambda each: np.dot(weights, table.parts(each)))
        books = standing(s)
        common = [1.0, ahead(books, d.seat), sum(books) * ahead(books, d.seat), s.hands[d.seat].bit_count()]
        asked.append(Asked(d.seat, table.parts(move) + common))
        return move

    bots.drive(match, [Player(choose)] * seats)
    return asked, standing(match.state)


def fitted(rows: Any, leads: Any) -> list[float]:
    """The weights that foretell the leads best: least squares."""
    curve = rows.T @ rows + CAUTION * np.eye(rows.shape[1])
    found: list[float] = np.linalg.solve(curve, rows.T @ leads)[: len(go_fish.WEIGHTS)].tolist()
    return found


if __name__ == "__main__":
    main()
