"""What the questions of Go Fish are worth: the weights of its mind, found by self-play.

    python -m bench.fishing --matches 6000

Of many sets of weights round the best ones so far those are kept that win most: half of the matches against
a club player, half against the weights before. This takes half a day; the weights of the mind come from the
same search on a compiled sketch of the game, where they got 55 % against a club player (8,000 matches)."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour import Match, bots
from parlour.bots import LEVELS, Choice, Player
from parlour.bots.contract import Decision
from parlour.bots.levels import player
from parlour.bots.minds import go_fish
from parlour.games.go_fish import game
from parlour.lab.shares import points

SETS, KEPT = 48, 12  # of weights in a round, and that the next round begins with
FIRST, LEAST = 0.1, 0.01  # how far they are spread at first, and in the end
CLUB = player(game, 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=6000, help="of every set of weights")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    best = np.array(go_fish.WEIGHTS)
    spread = np.full(best.size, FIRST)
    for number in range(chosen.rounds):
        sets = best + spread * rng.standard_normal((SETS, best.size))
        rivals, seed = [CLUB, asking(best)], f"{chosen.seed} {number}"
        got = [share(asking(weights), rivals, chosen.matches, seed) for weights in sets]
        kept = sets[np.argsort(got)[::-1][:KEPT]]
        best, spread = kept.mean(axis=0), kept.std(axis=0) + LEAST
        print(f"{np.mean(got):.3f}:", *(f"{weight:.3f}" for weight in best), flush=True)


def asking(weights: Any) -> Player:
    """Somebody who asks by these weights, and first of all for what is sure."""

    def choose(choice: Choice) -> Any:
        d = Decision(game, LEVELS[4], *choice)
        table = go_fish.Table(d, d.sample())
        return max(d.moves, key=lambda each: (table.is_sure(each), np.dot(weights, table.parts(each))))

    return Player(choose)


def share(first: Player, rivals: Sequence[Player], matches: int, seed: str) -> float:
    """What the first gets of the points against each of the rivals in turn, every deal from both seats."""
    total = 0.0
    for number in range(matches):
        deal, seat = divmod(number, 2)
        rival = rivals[deal % len(rivals)]
        match = Match.start(game, seats=2, seed=f"{seed} {deal}")
        bots.drive(match, [rival, first] if seat else [first, rival])
        assert match.result
        total += points(match.result.ranks)[seat]
    return total / matches


if __name__ == "__main__":
    main()
