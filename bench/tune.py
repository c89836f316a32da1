"""The weights of a board game's evaluation, found by self-play.

    python -m bench.tune nine-mens-morris --matches 400

The computer plays itself from random openings; the weights are those that best foretell from quiet positions
how their matches ended. They are worth taking over only if they win the match against the old ones that
follows: every opening is played twice, with sides changed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import parlour
from parlour.bots import mind_of
from parlour.bots.minds import draughts
from parlour.core import Kernel
from parlour.search.best import Worth, rank

OPENING = (4, 9)  # random plies at the beginning, from and to
LONGEST = 250  # plies, after which a match is a draw
STRAY = 0.05  # how often a ply of self-play is a random one, so that more is seen
TRUST = 1e-4  # in the weights there were, against what the matches say
ROUNDS = 50
SCALE = 100.0  # an evaluation of this much is a lead of e to 1
SATED = 30.0  # a lead beyond which nothing changes
TINY = 1e-9  # a step that is none

Floats = NDArray[np.float64]


class Seen(NamedTuple):
    """A position that the computer thought about, and how its match ended for the side to move: 0 to 1."""

    kernel: Kernel
    points: float


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--rule", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=2_000, help="looked at for a move")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng, rules = Random(chosen.seed), dict(each.split("=", 1) for each in chosen.rule)
    start = kernel_of(chosen.game, rules)
    old = worth_of(chosen.game, start)
    seen = [
        each
        for _ in range(chosen.matches)
        for each in match(start, (old, old), rng.random(), chosen.nodes, STRAY)[1]
        if not old.evaluation.is_hot(each.kernel.board, each.kernel.variant)
    ]
    new = old._replace(weights=fitted(old, seen))
    print(f"{chosen.matches} matches, {len(seen)} positions")
    print("old", old.weights)
    print("new", new.weights)
    openings = [rng.random() for _ in range(chosen.matches // 4)]
    points = [match(start, (new, old), each, chosen.nodes)[0] for each in openings]
    points += [1 - match(start, (old, new), each, chosen.nodes)[0] for each in openings]
    print(f"new against old, {len(points)} matches: {np.mean(points):.1%} of the points")


def kernel_of(key: str, rules: dict[str, str]) -> Kernel:
    """The start of a game, for searches."""
    game = parlour.game(key)
    assert game.kernel
    return game.kernel(parlour.Match.start(key, seats=2, seed=1, rules=rules).state)


def worth_of(key: str, start: Kernel) -> Worth:
    """How the mind of this game judges positions now."""
    mind: Any = mind_of(parlour.game(key))
    worth: Worth = (
        draughts.by_kings(start.variant) if mind is draughts.capturing else mind.weigh.keywords["worth"]
    )
    return worth


def match(
    start: Kernel, sides: tuple[Worth, Worth], opening: float, nodes: int, stray: float = 0.0
) -> tuple[float, list[Seen]]:
    """The points of the side that begins after a random opening, from 0 to 1, and what was thought about."""
    rng, rules, variant = Random(opening), start.rules, start.variant
    board, past, thought = start.board, list[int](), list[tuple[int, Kernel]]()
    points, begin = 0.5, rng.randint(*OPENING)
    for n in range(LONGEST):
        past = [*past, rules.key(board)][-1 - rules.may_return(board, variant) :]
        outcome = rules.result(board, variant)
        if outcome != rules.ONGOING or past.count(past[-1]) > 2:
            won = {rules.WIN: 1.0, rules.LOSS: 0.0}.get(outcome, 0.5)
            points = won if n % 2 == 0 else 1 - won
            break
        out = [0] * rules.MOST_PLIES
        plies = out[: rules.plies(board, variant, out)]
        rng.shuffle(plies)
        if n >= begin and rng.random() >= stray:
            kernel = start._replace(board=board, past=tuple(past))
            thought.append((n, kernel))
            plies = [rank(kernel, sides[n % 2], nodes, among=plies)[0].ply]
        board = rules.play(board, plies[0])
    return points, [Seen(kernel, points if n % 2 == 0 else 1 - points) for n, kernel in thought]


def fitted(worth: Worth, seen: Sequence[Seen]) -> Any:
    """The weights under which these positions foretell best how their matches end: a logistic regression by
    Newton's method, drawn a little towards the weights there were."""
    old = np.array(worth.weights, dtype=float)
    rows, points = np.array([parts(worth, each.kernel) for each in seen]), np.array([e.points for e in seen])
    weights, trust = old / SCALE, TRUST * len(seen)

    def surprise(weights: Floats) -> float:
        lead = rows @ weights
        drawn_back = trust / 2 * np.sum((weights - old / SCALE) ** 2)
        return float(np.sum(np.logaddexp(0, lead) - points * lead) + drawn_back)

    for _ in range(ROUNDS):
        expected = 1 / (1 + np.exp(-np.clip(rows @ weights, -SATED, SATED)))
        slope = rows.T @ (points - expected) - trust * (weights - old / SCALE)
        curve = (rows * (expected * (1 - expected))[:, None]).T @ rows + trust * np.eye(len(old))
        step = np.linalg.solve(curve, slope)
        while surprise(weights + step) > surprise(weights) and np.abs(step).max() > TINY:
            step = step / 2  # where nearly all is certain a whole step goes too far
        weights = weights + step
    size = np.abs(old).max() / np.abs(weights).max()  # the largest stays as large
    return type(worth.weights)(*(round(each) for each in weights * size))


def parts(worth: Worth, kernel: Kernel) -> Floats:
    """What each weight is multiplied by in this position: evaluations are sums."""
    units = np.eye(len(worth.weights), dtype=int)
    ones = [type(worth.weights)(*map(int, unit)) for unit in units]
    found = [worth.evaluation.score(kernel.board, kernel.variant, one) for one in ones]
    return np.array(found, dtype=float)


if __name__ == "__main__":
    main()
