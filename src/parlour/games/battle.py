"""Battle. Both turn their top card; the higher takes both, and equal cards make war. Whoever gets all the
cards wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from parlour import core, view
from parlour.core import NOBODY, Dealer, Pile, Result, Spelling, Turned, option, ranked
from parlour.kit import cards
from parlour.kit.cards import ACE, DECK, NAMES, rank_of
from parlour.kit.turns import clockwise

SEATS = (0, 1)


class Rules(core.Rules):
    collect: str = option("winner-first", ("winner-first", "loser-first", "shuffled"))
    max_battles: int = option(10_000, range(30, 15_001))
    presets = {"short": {"max_battles": 30}}


class State(core.State):
    rules: Rules
    seats: int
    stacks: Annotated[list[Pile], NOBODY]
    laid: Annotated[list[Pile], Turned(by="turned")]  # in the last battle, by each seat
    turned: int = 0
    winner: int | None = None  # of what is laid
    battles: int = 0
    end: Annotated[str, Spelling(("", "all-cards", "battle-limit", "out-of-cards", "both-out"))] = ""


class Turn(core.Move, frozen=True):
    """Both turn a card, and on until one of them takes them all."""

    for_all = True


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    deck = dealer.shuffle(DECK)
    return State(rules, seats, stacks=[deck[::2], deck[1::2]], laid=[[], []])


def moves(s: State, seat: int) -> list[Turn]:
    return [Turn()]


def play(s: State, seat: int, move: Turn, dealer: Dealer) -> None:
    """One whole battle with all its wars. What was laid stays to be looked at until the next."""
    sweep(s, dealer)
    lay(s, dealer)
    while s.winner is None and not s.end:
        war(s, dealer)
    s.battles += 1
    if s.winner is None:
        return
    dealer.say("took", seat=s.winner, count=sum(map(len, s.laid)))
    if not s.end and not s.stacks[1 - s.winner]:
        s.end = "all-cards"
    elif not s.end and s.battles == s.rules.max_battles:
        s.end = "battle-limit"


def sweep(s: State, dealer: Dealer) -> None:
    """Put what was laid under the winner's stack."""
    if s.winner is None:
        return
    order = clockwise(s.winner if s.rules.collect != "loser-first" else 1 - s.winner, 2)
    won = [card for seat in order for card in s.laid[seat]]
    if s.rules.collect == "shuffled":
        won = dealer.shuffle(won)
    s.stacks[s.winner][:0] = reversed(won)
    s.laid, s.turned, s.winner = [[], []], 0, None


def lay(s: State, dealer: Dealer) -> None:
    """Each turns a card; the higher wins."""
    for seat in SEATS:
        card = s.stacks[seat].pop()
        s.laid[seat].append(card)
        s.turned |= 1 << card
        dealer.say("laid", seat=seat, cards=1 << card)
    one, other = (height(s.laid[seat][-1]) for seat in SEATS)
    if one != other:
        s.winner = 0 if one > other else 1


def height(card: int) -> int:
    """Aces are high."""
    return 13 if rank_of(card) == ACE else rank_of(card)


def war(s: State, dealer: Dealer) -> None:
    """Each lays one card face down and one face up; the last card of a stack is laid face up."""
    able = [seat for seat in SEATS if s.stacks[seat]]
    if len(able) < 2:
        s.end = "out-of-cards" if able else "both-out"
        s.winner = able[0] if able else None
        dealer.say(s.end, seats=[seat for seat in SEATS if seat not in able])
        return
    dealer.say("war")
    for seat in SEATS:
        if len(s.stacks[seat]) > 1:
            s.laid[seat].append(s.stacks[seat].pop())
    lay(s, dealer)


def standing(s: State) -> list[int]:
    """The cards that each has; those laid belong to whoever won them."""
    laid = sum(map(len, s.laid))
    return [
        len(s.stacks[seat]) + (len(s.laid[seat]) if s.winner is None else laid * (seat == s.winner))
        for seat in SEATS
    ]


def result(s: State) -> Result | None:
    match s.end:
        case "all-cards":
            return ranked(standing(s), "all-cards")
        case "out-of-cards":
            return ranked(standing(s), "out-of-cards")
        case "both-out":
            return ranked(standing(s), "both-out", [0, 0])
        case "battle-limit":
            return ranked(standing(s), "battle-limit")
    return None


def show(s: State) -> Iterator[view.Widget]:
    if s.winner is None:
        yield view.Note(zone="to-turn", data={"count": s.battles})
    else:
        data = {"other": s.winner, "count": s.battles, "laid": sum(map(len, s.laid))}
        yield view.Note(zone="has-won", data=data)
    for seat in SEATS:
        yield cards.stack("stacks", s.stacks[seat], seat, touch="turn")
        row = tuple(view.Card(cards.face(card)) for card in s.laid[seat])
        yield view.Spread(zone="laid", seat=seat, cards=row)


game = core.Game(
    "battle", range(2, 3), Rules, setup, moves, play, result, show,
    kind="cards", minutes=15, age=5, standing=standing, cards=NAMES, duel=True,
)  # fmt: skip
