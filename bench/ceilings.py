"""How much luck leaves to anybody: a master who sees all hands against masters and children who do not.

    python -m bench.ceilings --matches 200

Nobody who plays fairly can get more. What the stock brings is hidden from this player, too."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

from parlour import Match, bots
from parlour import game as find
from parlour.bots import LEVELS, Choice, Player
from parlour.bots.contract import Decision
from parlour.bots.levels import chooser, player
from parlour.bots.minds import eights, go_fish
from parlour.kit import cards
from parlour.lab.shares import interval, points

MINDS: dict[str, Any] = {"go-fish": go_fish, "crazy-eights": eights}
AGAINST = ((4,), (3,), (1,), (1, 1, 1))  # levels of the others


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for key in MINDS:
        for levels in AGAINST:
            got = sum(play(key, levels, number, chosen.seed) for number in range(chosen.matches))
            low, high = interval(got, chosen.matches)
            share = f"{100 * got / chosen.matches:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
            print(key, "against", *levels, share, "of", chosen.matches, flush=True)


def play(key: str, levels: Sequence[int], number: int, seed: int) -> float:
    """What somebody gets who sees all hands; the same deal is played from every seat."""
    game, seats = find(key), 1 + len(levels)
    deal, seat = divmod(number, seats)
    match = Match.start(key, seats=seats, seed=f"{seed} {deal}")
    others = [player(game, level) for level in levels]
    bots.drive(match, [*others[:seat], peeping(match), *others[seat:]])
    assert match.result
    return points(match.result.ranks)[seat]


def peeping(match: Match) -> Player:
    """A master for whom every card in the other hands can be nothing but what it is."""
    mind, choose = MINDS[match.game.key], chooser(match.game)

    def seen(d: Decision, _s: Any) -> list[list[int]]:
        hands = enumerate(match.state.hands)
        return [[1 << card for card in cards.each(hand) if seat != d.seat] for seat, hand in hands]

    def peep(choice: Choice) -> Any:
        d = Decision(match.game, LEVELS[4], *choice)
        with patch.object(mind, "recall", seen):
            return choose(d._replace(sample=match.state.copy))

    return Player(peep, LEVELS[4].budget)


if __name__ == "__main__":
    main()
