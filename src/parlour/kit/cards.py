"""Playing cards as small numbers: four suits to a rank, aces first, so that a rank is a nibble.

A set of cards is a bit mask; a pile is a list with its last card on top."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, TypeAlias

from parlour import view
from parlour.core import BACK, Spelling

RANKS = tuple("A23456789TJQK")
SUITS = tuple("CDHS")
JOKERS = ("X1", "X2")
NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS) + JOKERS
DECK = range(52)
KEPT = 10_000  # hands and piles that need not be drawn anew: each is seen by many, move after move
ACE, JACK, QUEEN, KING, JOKER = 0, 10, 11, 12, 13  # ranks

Card: TypeAlias = Annotated[int, Spelling(NAMES)]
Rank: TypeAlias = Annotated[int, Spelling(RANKS)]
Suit: TypeAlias = Annotated[int, Spelling(SUITS)]

SEEN = (1 << BACK) - 1  # of a hand, the cards whose faces are seen
OF_RANK = tuple(0b1111 << 4 * rank for rank in range(13))  # the four cards of each rank
OF_SUIT = tuple(0x1111111111111 << suit for suit in range(4))  # the thirteen cards of each suit


def rank_of(card: int) -> int:
    """0 for an ace to 12 for a king; 13 for a joker."""
    return card >> 2


def suit_of(card: int) -> int:
    """Clubs, diamonds, hearts, spades."""
    return card & 3


def alike(card: int, other: int) -> bool:
    """The same suit or the same rank."""
    return card & 3 == other & 3 or card >> 2 == other >> 2


def each(hand: int) -> Iterator[int]:
    """The cards of a hand, lowest first."""
    while hand:
        yield (hand & -hand).bit_length() - 1
        hand &= hand - 1


def is_seen(hand: int) -> bool:
    """Whether no card of a hand is seen from behind only."""
    return hand <= SEEN


def ranks_in(hand: int) -> list[int]:
    """The ranks of which a hand holds a card."""
    return [rank for rank in range(13) if hand & OF_RANK[rank]]


def gather(cards: Sequence[int]) -> int:
    """Cards in order as a hand."""
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def deal(pile: list[int], count: int) -> list[int]:
    """Take cards from the top, at most as many as there are."""
    cut = max(0, len(pile) - count)
    dealt = pile[cut:][::-1]
    del pile[cut:]
    return dealt


def complete_ranks(hand: int) -> list[int]:
    """The ranks of which a hand holds all four cards."""
    return [rank for rank, cards in enumerate(OF_RANK) if hand & cards == cards]


def face(card: int) -> str | None:
    """The name of a card; nothing if only its back is seen."""
    return NAMES[card] if card < BACK else None


class Faces(tuple[view.Card, ...]):
    """Cards lying open, by number. Such a pack is told from others by itself, not by what it holds: so a fan
    of it is quickly found again."""

    __slots__ = ()
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other


def faces(touch: Callable[[int], str] | None = None) -> Faces:
    """Every card lying open; `touch` names its token."""
    return Faces(view.Card(name, touch(card) if touch else None) for card, name in enumerate(NAMES))


OPEN = faces()
EMPTY = view.Card("")  # a place where no card lies


@functools.lru_cache(KEPT)
def fan(zone: str, seat: int, hand: int, faces: Faces = OPEN, whole: str | None = None) -> view.Fan:
    """A hand on the table; `whole` is its own token."""
    seen = hand & SEEN
    cards = tuple(faces[card] for card in each(seen)) if seen else ()
    return view.Fan(zone=zone, seat=seat, touch=whole, count=hand.bit_count(), cards=cards)


@functools.lru_cache(KEPT)
def by_rank(zone: str, seat: int, hand: int) -> view.Fan:
    """Open cards on the table, those of a rank on one another."""
    piles = [hand & rank for rank in OF_RANK if hand & rank]
    tops = tuple(view.Card(NAMES[next(each(pile))], under=pile.bit_count() - 1) for pile in piles)
    return view.Fan(zone=zone, seat=seat, count=hand.bit_count(), cards=tops)


def stack(
    zone: str, pile: Sequence[int], seat: int | None = None, touch: str | None = None, race: bool = False
) -> view.Stack:
    """A pile on the table, its top card open if it may be seen."""
    top = face(pile[-1]) if pile else None
    return _stack(zone, seat, touch, len(pile), top, race)


@functools.lru_cache(KEPT)
def _stack(
    zone: str, seat: int | None, touch: str | None, count: int, top: str | None, race: bool
) -> view.Stack:
    return view.Stack(zone=zone, seat=seat, touch=touch, count=count, top=top, race=race)


def spread(zone: str, row: Iterable[int], faces: Sequence[view.Card] = OPEN, places: int = 0) -> view.Spread:
    """Open cards side by side; where there are fewer than `places`, the first ones are empty."""
    cards = tuple(faces[card] for card in row)
    return view.Spread(zone=zone, cards=(EMPTY,) * (places - len(cards)) + cards)
