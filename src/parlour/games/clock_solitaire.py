"""Clock Solitaire. Tuck every card under the pile of its hour and turn the next one there; it is won
if all cards are turned before the fourth king."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from parlour import core, view
from parlour.core import Dealer, Pile, Result, Turned, solo_result
from parlour.kit.cards import DECK, NAMES, OF_RANK, face, rank_of


class Rules(core.Rules):
    """There is nothing to choose."""


class State(core.State):
    rules: Rules
    seats: int
    piles: Annotated[list[Pile], Turned(by="turned")]  # one a rank, the kings' in the middle comes last
    turned: int = 0
    at: int | None = None  # the pile on which the last card was turned


class Turn(core.Move, frozen=True):
    """Tuck the card that lies open, and turn the next."""


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    deck = dealer.shuffle(DECK)
    return State(rules, seats, piles=[deck[hour::13] for hour in range(13)])


def moves(s: State, seat: int) -> list[Turn]:
    return [Turn()]


def next_pile(s: State) -> int:
    """Where the next card is turned: first in the middle, then at the hour of the open card."""
    return len(s.piles) - 1 if s.at is None else rank_of(s.piles[s.at][-1])


def play(s: State, seat: int, move: Turn, dealer: Dealer) -> None:
    hour = next_pile(s)
    if s.at is not None:
        s.piles[hour].insert(0, s.piles[s.at].pop())
    s.at, card = hour, s.piles[hour][-1]
    s.turned |= 1 << card
    dealer.say("turned", pile=hour + 1, cards=1 << card)


def standing(s: State) -> list[int]:
    return [s.turned.bit_count()]


def result(s: State) -> Result | None:
    kings = OF_RANK[len(s.piles) - 1]
    if s.turned & kings != kings:
        return None
    won = all(s.turned >> card & 1 for pile in s.piles for card in pile)
    return solo_result(standing(s)[0], "all-turned" if won else "fourth-king", won)


def show(s: State) -> Iterator[view.Widget]:
    count = s.turned.bit_count()
    yield view.Note(zone="to-turn", data={"count": count, "left": len(DECK) - count})
    piles = tuple(pile_top(s, hour) for hour in range(len(s.piles)))
    yield view.Spread(zone="piles", layout="clock", cards=piles)


def pile_top(s: State, hour: int) -> view.Card:
    """The top card, and how many below it nobody has turned yet."""
    *below, card = s.piles[hour]
    touch = "turn" if hour == (s.at if s.at is not None else next_pile(s)) else None
    return view.Card(face(card), touch, under=sum(face(each) is None for each in below))


game = core.Game(
    "clock-solitaire", range(1, 2), Rules, setup, moves, play, result, show,
    kind="cards", minutes=3, age=6, standing=standing, cards=NAMES,
)  # fmt: skip
