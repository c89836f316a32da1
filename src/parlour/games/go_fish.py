"""Go Fish. Ask a player for a rank you hold; if they have none, fish; four alike make a book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from parlour import core, view
from parlour.core import ALL, NOBODY, OWNER, Dealer, Deduction, Hand, Pile, Reason, Result, option, ranked
from parlour.kit import cards, hearsay
from parlour.kit.cards import DECK, NAMES, OF_RANK, RANKS, Rank, rank_of
from parlour.kit.turns import clockwise, first_option, first_seat
from parlour.kit.verbs import Draw, Pass


class Rules(core.Rules):
    max_dry: int = option(50, range(10, 201))  # turns in a row in which no card moves
    memory_aid: bool = option(True)
    first: str = first_option(5)


class State(core.State):
    rules: Rules
    seats: int
    turn: int
    stock: Annotated[Pile, NOBODY]
    hands: Annotated[list[Hand], OWNER]
    books: Annotated[list[Hand], ALL]
    least: list[list[int]]  # what all have heard: how many of each rank a seat must hold
    never: list[Annotated[int, core.Bits(52)]]  # and the cards it cannot hold
    only: bool = False  # the seat to act has just drawn its only card
    moved: bool = False  # a card has moved in this turn
    dry: int = 0


class Ask(core.Move, frozen=True):
    """Ask a player for all cards of a rank."""

    seat: int
    rank: Rank
    any_order = True


AnyMove: TypeAlias = Ask | Draw | Pass
HELD = cards.faces(lambda card: f"rank:{NAMES[card][0]}")
CARDS_EACH = (0, 0, 7, 7, 5, 5)  # by the number of seats
ASKS = [[Ask(seat, rank) for rank in range(13)] for seat in range(5)]


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first, none = first_seat(rules.first, seats, dealer), [0] * seats
    stock, least = dealer.shuffle(DECK), [[0] * len(RANKS) for _ in none]
    s = State(rules, seats, turn=first, stock=stock, hands=none, books=none[:], least=least, never=none[:])
    for seat in clockwise(first, seats):
        receive(s, seat, cards.gather(cards.deal(stock, CARDS_EACH[seats])), dealer)
    s.moved = False
    return s


def receive(s: State, seat: int, received: int, dealer: Dealer) -> None:
    """Whoever has four alike lays them down at once."""
    s.hands[seat] |= received
    s.moved = True
    for rank in cards.complete_ranks(s.hands[seat]):
        s.hands[seat] ^= OF_RANK[rank]
        s.books[seat] |= OF_RANK[rank]
        s.least[seat][rank] = 0
        dealer.say("book", seat=seat, rank=RANKS[rank])


def task(s: State, seat: int) -> str:
    """What a seat has to do, as all can see."""
    if s.hands[seat] and any(hand for other, hand in enumerate(s.hands) if other != seat):
        return "to-ask"
    return "to-pass" if s.hands[seat] and (s.only or not s.stock) else "to-draw"


def moves(s: State, seat: int) -> list[AnyMove]:
    if (todo := task(s, seat)) == "to-ask":
        others = [other for other in range(s.seats) if other != seat and s.hands[other]]
        ranks = cards.ranks_in(s.hands[seat])
        return [ASKS[other][rank] for other in others for rank in ranks]
    return [Pass()] if todo == "to-pass" else [Draw()]


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    s.only, was_empty, keeps_turn = False, not s.hands[seat], False
    match move:
        case Ask():
            keeps_turn = ask(s, seat, move.seat, move.rank, dealer)
        case Draw():
            draw(s, seat, dealer)
            keeps_turn = s.only = was_empty
        case Pass():
            dealer.say("passed", seat=seat)
    if keeps_turn and (s.hands[seat] or s.stock):
        return
    s.dry = 0 if s.moved else s.dry + 1
    s.moved = False
    s.turn = next((other for other in clockwise(seat + 1, s.seats) if s.hands[other] or s.stock), seat)


def ask(s: State, seat: int, other: int, rank: int, dealer: Dealer) -> bool:
    """Ask and perhaps fish; true if something was caught, so that the turn goes on."""
    given = s.hands[other] & OF_RANK[rank]
    dealer.say("asked", seat=seat, other=other, rank=RANKS[rank])
    s.least[seat][rank] = max(1, s.least[seat][rank])
    hearsay.lacks(s.never, s.least, other, rank)
    if given:
        dealer.say("gave", seat=other, other=seat, cards=given)
        s.hands[other] ^= given
    else:
        dealer.say("go-fish", seat=other)
        if not s.stock or rank_of(s.stock[-1]) != rank:
            if s.stock:
                draw(s, seat, dealer)
            return False
        given = 1 << s.stock.pop()
        dealer.say("caught", seat=seat, cards=given)
    s.least[seat][rank] += given.bit_count()
    receive(s, seat, given, dealer)
    return True


def draw(s: State, seat: int, dealer: Dealer) -> None:
    """Take the top card unseen by the others."""
    drawn = 1 << s.stock.pop()
    dealer.say("fished", seat=seat)
    dealer.say("drew", to=seat, cards=drawn)
    s.never[seat] = 0
    receive(s, seat, drawn, dealer)


def standing(s: State) -> list[int]:
    return [books.bit_count() // 4 for books in s.books]


def result(s: State) -> Result | None:
    if not (s.stock or any(s.hands)):
        return ranked(standing(s), "most-books")
    return ranked(standing(s), "nothing-moves") if s.dry >= s.rules.max_dry else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    for kind, _, name in (touch.partition(":") for touch in touches):
        if kind == "seat" and int(name) == seat:
            return Reason("ask-another")
        if kind == "seat" and not s.hands[int(name)]:
            return Reason("has-no-cards", {"seat": int(name)})
        if kind == "rank" and not s.hands[seat] & OF_RANK[RANKS.index(name)]:
            return Reason("not-held", {"rank": name})
    return None


def knows(s: State, seat: int) -> Iterator[Deduction]:
    return hearsay.holdings(s.never, s.least, broken=OF_RANK)


def hand(s: State, seat: int) -> view.Fan:
    return cards.fan("hands", seat, s.hands[seat], HELD, f"seat:{seat}")


def show(s: State) -> Iterator[view.Widget]:
    yield view.Note(zone=task(s, s.turn), seat=s.turn, data={"count": s.books[s.turn].bit_count() // 4})
    yield cards.stack("stock", s.stock)
    for seat in range(s.seats):
        yield hand(s, seat)
        yield cards.by_rank("books", seat, s.books[seat])
    if s.rules.memory_aid:
        yield from [note for note in hearsay.notes(s.never, s.least) if s.hands[note.seat or 0]]


game = core.Game(
    "go-fish", range(2, 6), Rules, setup, moves, play, result, show, kind="cards", minutes=15, age=5,
    cards=NAMES, hand=hand, explain=explain, knows=knows, standing=standing,
    spoken={"holds": "ranks", "lacks": "no-ranks"},
)  # fmt: skip
