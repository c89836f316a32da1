"""What the eights games share: the deal, a turn, and what is left in the hands when one of them is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Self, TypeAlias

from parlour import core, view
from parlour.core import ALL, NOBODY, OWNER, Bits, Dealer, Deduction, Hand, Pile, Reason
from parlour.kit import cards, hearsay
from parlour.kit.cards import DECK, NAMES, OF_RANK, OF_SUIT, SUITS, Card, Suit, rank_of, suit_of
from parlour.kit.turns import clockwise
from parlour.kit.verbs import Deal, Draw, Pass

WORDS = ("eights",)
EIGHT = 7  # ranks count from 0
EIGHTS = OF_RANK[EIGHT]


class State(core.State):
    """Each game names its own `Rules` here, and adds its scores."""

    rules: Any
    seats: int
    first: int  # on the dealer's left
    values: tuple[int, ...]  # of the ranks, ace to king
    turn: int = 0
    suit: int = 0  # that the next card must match: the top card's, or the one named with an eight
    stock: Annotated[Pile, NOBODY] = []
    discard: Annotated[Pile, ALL] = []
    hands: Annotated[list[Hand], OWNER] = []
    held: Annotated[list[Hand], ALL] = []  # what was left in the hands when the hand was over
    never: list[Annotated[int, Bits(52)]] = []  # what a seat cannot hold, since it passed
    passes: int = 0  # in a row
    hand: int = 1  # which one is played
    over: bool = False  # it is over, and its cards lie open until the next deal


class Play(core.Move, frozen=True):
    """Play a card that is no eight."""

    card: Card


class Name(core.Move, frozen=True):
    """Play an eight and name the suit that must follow: `play 8C H`."""

    card: Card
    suit: Suit

    def text(self) -> str:
        return " ".join(["play", *self.spelled()])

    @classmethod
    def read(cls, text: str) -> Self:
        verb, card, suit = text.split(" ")
        if verb != "play":
            raise ValueError(text)
        return cls(NAMES.index(card), SUITS.index(suit))


AnyMove: TypeAlias = Play | Name | Draw | Pass | Deal
HELD = cards.faces(lambda card: f"card:{NAMES[card]}")
NAMING: list[list[AnyMove]] = [[Name(card, suit) for suit in range(4)] for card in cards.each(EIGHTS)]
PLAYS: list[list[AnyMove]] = [
    NAMING[suit_of(card)] if rank_of(card) == EIGHT else [Play(card)] for card in DECK
]
SUIT_CHOICE = view.Choice(
    zone="suits", options=tuple(view.Option(f"suit:{suit}", "suit", {"suit": suit}) for suit in SUITS)
)


def refuse(cards: int, seats: int) -> str | None:
    """Seven cards are dealt to two players only."""
    return "seven-for-two" if cards == 7 and seats > 2 else None


def deal(s: State, dealer: Dealer) -> None:
    """One card at a time from the dealer's left; then a starter is turned that is no eight."""
    s.stock, s.discard = dealer.shuffle(DECK), []
    s.hands, s.held, s.never = [0] * s.seats, [0] * s.seats, [0] * s.seats
    for _ in range(s.rules.cards):
        for seat in clockwise(s.first, s.seats):
            s.hands[seat] |= 1 << s.stock.pop()
    dealer.say("dealt", hand=s.hand)
    while rank_of(starter := s.stock.pop()) == EIGHT:
        s.stock.insert(len(s.stock) - len(s.stock) // 2, starter)
        dealer.say("buried", cards=1 << starter)
    dealer.say("turned", card=NAMES[starter])
    lay(s, starter, suit_of(starter))
    s.turn, s.over = s.first, False


def lay(s: State, card: int, suit: int) -> None:
    s.discard.append(card)
    s.suit, s.passes = suit, 0


def fitting(s: State) -> int:
    """All cards that may follow: those of the suit or the rank, and eights at any time."""
    return OF_SUIT[s.suit] | OF_RANK[rank_of(s.discard[-1])] | EIGHTS


def moves(s: State, seat: int) -> list[AnyMove]:
    if s.over:
        return [Deal()]
    plays = [move for card in cards.each(s.hands[seat] & fitting(s)) for move in PLAYS[card]]
    return [*plays, Draw()] if s.stock else plays or [Pass()]


def take_turn(s: State, seat: int, move: AnyMove, dealer: Dealer) -> bool:
    """Whether this was the last move of a hand."""
    match move:
        case Deal():
            s.first, s.hand = (s.first + 1) % s.seats, s.hand + 1
            deal(s, dealer)
            return False
        case Draw():
            drawn = 1 << s.stock.pop()
            s.hands[seat] |= drawn
            dealer.say("drew-one", seat=seat)
            dealer.say("drew", to=seat, cards=drawn)
            return False
        case Pass():
            s.never[seat] |= fitting(s)
            s.passes += 1
            dealer.say("passed", seat=seat)
        case Play():
            s.hands[seat] ^= 1 << move.card
            lay(s, move.card, suit_of(move.card))
            dealer.say("played", seat=seat, card=NAMES[move.card])
        case Name():
            s.hands[seat] ^= 1 << move.card
            lay(s, move.card, move.suit)
            dealer.say("played-eight", seat=seat, card=NAMES[move.card], suit=SUITS[move.suit])
    s.turn = (seat + 1) % s.seats
    return not s.hands[seat] or s.passes == s.seats


def end_hand(s: State, dealer: Dealer) -> tuple[int | None, int]:
    """All show what they hold. Returns who won, and how much."""
    s.held, s.hands, s.over, s.turn = s.hands, [0] * s.seats, True, s.first
    points = holdings(s)
    for seat, held in enumerate(s.held):
        if held:
            dealer.say("held", seat=seat, cards=held, points=points[seat])
    winner, won = scored(points)
    if winner is None:
        dealer.say("nobody-won")
    else:
        dealer.say("blocked-won" if points[winner] else "hand-won", seat=winner, points=won)
    return winner, won


def scored(points: Sequence[int]) -> tuple[int | None, int]:
    """The lowest holding wins what the others hold more, equal lowest ones nothing: who, and how much."""
    least = min(points)
    if points.count(least) > 1:
        return None, 0
    return points.index(least), sum(points) - least * len(points)


def holdings(s: State) -> list[int]:
    """What the cards of each seat are worth."""
    return [holding(hand, s.values) for hand in (s.held if s.over else s.hands)]


def holding(hand: int, values: Sequence[int]) -> int:
    return sum(values[rank_of(card)] for card in cards.each(hand))


def ahead(s: State, points: Sequence[int]) -> list[int]:
    """A standing: points count first, then who has fewer cards to get rid of."""
    hands = s.held if s.over else s.hands
    return [len(DECK) * won - hand.bit_count() for won, hand in zip(points, hands, strict=True)]


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    """Why this card cannot be played, nothing be drawn, or nobody pass."""
    kind, _, name = touches[0].partition(":") if touches else ("", "", "")
    if kind == "draw":
        return Reason("no-cards-left")
    if kind == "pass":
        return Reason("draw-first" if s.stock else "must-play")
    if kind == "suit":
        return Reason("eights-name")
    if kind != "card":
        return None
    own, fit, card = s.hands[seat], s.hands[seat] & fitting(s), NAMES.index(name)
    if not own >> card & 1:
        return Reason("not-in-hand", {"card": name})
    if not fit:
        return Reason("nothing-fits" if s.stock else "nothing-to-play")
    if not fit >> card & 1:
        named = rank_of(s.discard[-1]) == EIGHT
        return Reason("not-the-suit" if named else "no-match", {"card": name, "suit": SUITS[s.suit]})
    return Reason("name-a-suit" if rank_of(card) == EIGHT else "eights-name")


def knows(s: State, seat: int) -> Iterator[Deduction]:
    """A seat that passed held nothing that fitted, and nothing can be drawn any more."""
    return hearsay.holdings(s.never)


def show(s: State) -> Iterator[view.Widget]:
    named = not s.over and rank_of(s.discard[-1]) == EIGHT
    data = {"suit": SUITS[s.suit], "stock": len(s.stock)}
    yield view.Note(zone="to-deal" if s.over else "to-follow" if named else "to-play", seat=s.turn, data=data)
    yield cards.stack("stock", s.stock, touch=None if s.over else "draw")
    yield cards.stack("discard", s.discard)
    if named:
        yield view.Note(zone="named", data={"suit": SUITS[s.suit]})
    if not s.over and s.hands[s.turn] & EIGHTS:
        yield SUIT_CHOICE
    points = holdings(s) if s.over else []
    for seat in range(s.seats):
        yield cards.fan("hands", seat, s.hands[seat], HELD)
        yield cards.fan("held", seat, s.held[seat])
        if s.over:
            yield view.Note(zone="holding", seat=seat, data={"points": points[seat]})
