"""What makes a pile slappable. A pattern always ends with the top card; jokers have no rank."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from parlour.kit.cards import ACE, JACK, JOKER, KING, QUEEN, rank_of

LETTERS = (ACE, JACK, QUEEN, KING)
GAP = JOKER  # stands where there is no card


def _tens(one: int, other: int) -> bool:
    """Ranks count from 0 for an ace, so two that make ten add up to 8; other letters are too high."""
    return one + other == 8


def _four(ranks: Sequence[int]) -> bool:
    """Up or down without a gap; the order wraps from king to ace."""
    steps = {(low - high) % 13 for high, low in pairwise(ranks)}
    return GAP not in ranks and steps in ({1}, {12})


PATTERNS: dict[str, Callable[[list[int], int], bool]] = {
    "joker": lambda ranks, bottom: ranks[0] == JOKER,
    "double": lambda ranks, bottom: ranks[0] == ranks[1] != JOKER,
    "sandwich": lambda ranks, bottom: ranks[0] == ranks[2] != JOKER,
    "top_bottom": lambda ranks, bottom: ranks[0] == bottom != JOKER,
    "tens": lambda ranks, bottom: (
        _tens(ranks[0], ranks[1]) or (ranks[1] in LETTERS and _tens(ranks[0], ranks[2]))
    ),
    "four": lambda ranks, bottom: _four(ranks),
    "marriage": lambda ranks, bottom: {ranks[0], ranks[1]} == {QUEEN, KING},
}


def pattern_on(pile: Sequence[int], allowed: Callable[[str], bool]) -> str:
    """The first allowed pattern that the pile shows, or nothing."""
    if not pile:
        return ""
    ranks = [rank_of(card) for card in pile[:-5:-1]]
    bottom = rank_of(pile[0]) if len(pile) > 1 else GAP
    ranks += [GAP] * (4 - len(ranks))
    return next((name for name, fits in PATTERNS.items() if allowed(name) and fits(ranks, bottom)), "")
