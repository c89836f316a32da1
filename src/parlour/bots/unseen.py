"""What hidden hands may hold: of every unseen card the cards that it may be, as a mask.

A hand is a list of such masks, the oldest first. Whatever was heard of the hand narrows those that were in it
then, and says nothing of what comes later."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from parlour.kit.cards import DECK

SPREAD = (math.sqrt(5) - 1) / 2  # whose multiples lie evenly between whole numbers
ANY = (1 << len(DECK)) - 1


def lacks(hand: list[int], cards: int) -> None:
    """None of these cards is in the hand now."""
    hand[:] = [may & ~cards or ANY for may in hand]


def holds(hand: list[int], cards: int) -> None:
    """One of these cards is in the hand."""
    if not any(may & ~cards == 0 for may in hand):
        at = narrowest(hand, cards)
        if at is not None:
            hand[at] &= cards


def loses(hand: list[int], card: int) -> None:
    """A card leaves the hand: probably one that could be little else."""
    at = narrowest(hand, 1 << card)
    if hand:
        hand.pop(0 if at is None else at)


def narrowest(hand: Sequence[int], cards: int) -> int | None:
    """Where the card lies that may be one of these and least else; of equals the oldest."""
    places = [at for at, may in enumerate(hand) if may & cards]
    return min(places, key=lambda at: hand[at].bit_count(), default=None)


def is_fresh(seat: int, n: int, age: int, span: float) -> bool:
    """Whether a seat remembers what it heard in row `n`, if it heard `age` things since: after `span` of them
    half is forgotten, and stays so."""
    kept: float = 0.5 ** (age / span)
    return SPREAD * (n + 64 * seat) % 1 < kept


class Deals:
    """Re-deals of all cards that a seat does not see."""

    def __init__(self, hands: Sequence[Sequence[int]], unknown: Sequence[int], rng: Random) -> None:
        self._unknown, self._rng, self._seats = sorted(unknown), rng, len(hands)
        pool = sum(1 << card for card in unknown)
        slots = [(may & pool, seat) for seat, hand in enumerate(hands) for may in hand]
        self._slots = sorted(slots, key=lambda slot: slot[0].bit_count())

    def __call__(self) -> tuple[list[int], list[int]]:
        """Hands that what was heard allows, and what is left over in random order. Whatever may be little
        chooses first; where nothing fits any more, anything does."""
        pile, hands = self._unknown[:], [0] * self._seats
        self._rng.shuffle(pile)
        for may, seat in self._slots:
            for at in range(len(pile) - 1, -1, -1):
                if may >> pile[at] & 1:
                    break
            hands[seat] |= 1 << pile.pop(at)
        return hands, pile
