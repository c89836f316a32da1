"""Accordion. Deal cards in a row; put a pile on its left neighbour or on the third to its left if their
top cards share suit or rank. All 52 in one pile wins."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Annotated, TypeAlias

from parlour import core, view
from parlour.core import ALL, NOBODY, Dealer, Most, Pile, Reason, Result, solo_result
from parlour.kit import cards
from parlour.kit.cards import DECK, NAMES, alike

REACH = (1, 3)  # how far to the left a pile may go


class Rules(core.Rules):
    """There is nothing to choose."""


class State(core.State):
    rules: Rules
    seats: int
    stock: Annotated[Pile, NOBODY]
    row: Annotated[Pile, ALL]  # pile after pile from the left
    sizes: Annotated[list[int], Most(52)]  # of the piles
    given_up: bool = False


class Deal(core.Move, frozen=True):
    """Lay the next card at the right end."""


class Move(core.Move, frozen=True):
    """Put a pile onto another; piles are counted from the left, from 1."""

    pile: int
    onto: int
    tokens = tuple(f"pile:{number}" for number in range(1, 53))

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((f"pile:{self.pile}", f"pile:{self.onto}"),)


class GiveUp(core.Move, frozen=True):
    """End the match; touched twice, so that nobody does it by mistake."""

    tokens = ("give-up", "sure")

    @classmethod
    def verb(cls) -> str:
        return "give-up"

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return (("give-up", "sure"),)


AnyMove: TypeAlias = Deal | Move | GiveUp


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    return State(rules, seats, stock=dealer.shuffle(DECK), row=[], sizes=[])


def tops(s: State) -> list[int]:
    """The top card of each pile."""
    return [s.row[end - 1] for end in accumulate(s.sizes)]


def fitting(s: State) -> list[Move]:
    """Every pile that can go onto another."""
    top = tops(s)
    return [
        Move(at + 1, at + 1 - reach)
        for at, card in enumerate(top)
        for reach in REACH
        if at >= reach and alike(card, top[at - reach])
    ]


def moves(s: State, seat: int) -> list[AnyMove]:
    dealing: list[AnyMove] = [Deal()] if s.stock else []
    return [*dealing, *fitting(s), GiveUp()]


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    match move:
        case Deal():
            s.row.append(s.stock.pop())
            s.sizes.append(1)
            dealer.say("dealt", cards=1 << s.row[-1])
        case Move():
            card = NAMES[tops(s)[move.pile - 1]]
            dealer.say("put", card=card, pile=move.pile, onto=move.onto)
            put(s, move.pile - 1, move.onto - 1)
        case GiveUp():
            s.given_up = True


def put(s: State, pile: int, onto: int) -> None:
    """The whole pile goes onto the other, and the gap closes."""
    start, landing = sum(s.sizes[:pile]), sum(s.sizes[: onto + 1])
    size = s.sizes.pop(pile)
    moved = s.row[start : start + size]
    del s.row[start : start + size]
    s.row[landing:landing] = moved
    s.sizes[onto] += size


def score(s: State) -> int:
    """The piles left and the cards not yet dealt: few are good."""
    return len(s.sizes) + len(s.stock)


def standing(s: State) -> list[int]:
    return [-score(s)]


def stuck(s: State) -> bool:
    return not s.stock and not fitting(s)


def result(s: State) -> Result | None:
    if score(s) == 1:
        return solo_result(1, "one-pile", True)
    if s.given_up:
        return solo_result(score(s), "no-move-left" if stuck(s) else "given-up", False)
    return None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    top = tops(s)
    numbers = [int(touch.removeprefix("pile:")) for touch in touches if touch.startswith("pile:")]
    piles = [number for number in numbers if 1 <= number <= len(top)]
    if not piles:
        return None
    if not any(move.pile == piles[0] for move in fitting(s)):
        return Reason("fits-nowhere", {"card": NAMES[top[piles[0] - 1]]}, () if fitting(s) else ("deal",))
    if len(piles) > 1 and piles[0] - piles[1] in REACH:
        return Reason("not-alike", {"cards": [NAMES[top[pile - 1]] for pile in piles[:2]]})
    return Reason("next-or-third")


def show(s: State) -> Iterator[view.Widget]:
    counts = {"count": len(s.sizes), "left": len(s.stock)}
    yield view.Note(zone="nothing-left" if stuck(s) else "to-play", data=counts)
    if s.stock:
        yield cards.stack("stock", s.stock, touch="deal")
    piles = zip(tops(s), s.sizes, strict=True)
    row = tuple(view.Card(NAMES[top], f"pile:{at}", size - 1) for at, (top, size) in enumerate(piles, 1))
    yield view.Spread(zone="row", layout="grid", cards=row)


game = core.Game(
    "accordion", range(1, 2), Rules, setup, moves, play, result, show,
    kind="cards", minutes=10, age=7, explain=explain, standing=standing, cards=NAMES,
)  # fmt: skip
