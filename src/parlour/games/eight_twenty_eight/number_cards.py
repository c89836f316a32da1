"""Number cards that are added up; a 1/11 counts as 1 or as 11, each such card on its own."""

from __future__ import annotations

import functools

from parlour import view
from parlour.kit.cards import KEPT, Faces, each

COUNTS = {"1": 16, "2": 3, "3": 3, "4": 3, "5": 3, "6": 3, "7": 3, "8": 4, "9": 3, "10": 3, "1/11": 8}
NAMES = tuple(name for name, count in COUNTS.items() for _ in range(count))
VALUES = tuple(1 if name == "1/11" else int(name) for name in NAMES)
EITHER = sum(1 << card for card, name in enumerate(NAMES) if name == "1/11")
FACES = Faces(view.Card(name) for name in NAMES)

# 51 cards: some count fifteen 1 and four 8, others sixteen 1 and three 8.
DECKS = {
    deck: [card for card in range(len(NAMES)) if card != NAMES.index(without)]
    for deck, without in (("a", "1"), ("b", "8"))
}


@functools.lru_cache(KEPT)
def least(hand: int) -> int:
    """With every 1/11 as 1."""
    total = 0
    for card in each(hand):
        total += VALUES[card]
    return total


def totals(hand: int, most: int) -> list[int]:
    """All that a hand can count without going over `most`, least first; if it cannot, the least."""
    low = least(hand)
    return list(range(low, min(most, low + 10 * (hand & EITHER).bit_count()) + 1, 10)) or [low]


def nearest(hand: int, goal: int, above: int = 0) -> int:
    """The total nearest to the goal without going over, and above something; 0 if there is none."""
    return max((total for total in totals(hand, goal) if above < total <= goal), default=0)
