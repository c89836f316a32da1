"""Go Fish. Ask a player for a rank you hold; if they have none, fish; four alike make a book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from parlour import core, view
from parlour.core import ALL, NOBODY, OWNER, Dealer, Hand, Holds, Pile, Reason, Result, option, ranked
from parlour.kit import cards
from parlour.kit.cards import DECK, NAMES, OF_RANK, RANKS, Rank
from parlour.kit.turns import clockwise, first_option, first_seat


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
    never: list[int]  # and the cards it cannot hold
    only: bool = False  # the seat to act has just drawn its only card
    moved: bool = False  # a card has moved in this turn
    dry: int = 0


class Ask(core.Move, frozen=True):
    """Ask a player for all cards of a rank."""

    seat: int
    rank: Rank

    def paths(self) -> tuple[tuple[str, ...], ...]:
        seat, rank = f"seat:{self.seat}", f"rank:{RANKS[self.rank]}"
        return (seat, rank), (rank, seat)


class Draw(core.Move, frozen=True):
    """With nothing to ask for, or nobody to ask."""


class Pass(core.Move, frozen=True):
    """Nobody can be asked, and the only card has just been drawn."""


AnyMove: TypeAlias = Ask | Draw | Pass
HELD = cards.faces(lambda card: f"rank:{NAMES[card][0]}")
ASKS = [[Ask(seat, rank) for rank in range(13)] for seat in range(5)]


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first = first_seat(rules.first, seats, dealer)
    stock = dealer.shuffle(DECK)
    none = [0] * seats
    least = [[0] * 13 for _ in none]
    s = State(rules, seats, first, stock, none, none[:], least, none[:])
    for seat in clockwise(first, seats):
        s.hands[seat] = cards.gather(cards.deal(stock, 7 if seats <= 3 else 5))
        lay_books(s, seat, dealer)
    return s


def lay_books(s: State, seat: int, dealer: Dealer) -> None:
    while book := cards.four_of_a_kind(s.hands[seat]):
        s.hands[seat] ^= book
        s.books[seat] |= book
        rank = cards.lowest(book) // 4
        s.least[seat][rank] = 0
        dealer.say("book", seat=seat, rank=RANKS[rank])


def moves(s: State, seat: int) -> list[AnyMove]:
    if seat != s.turn:
        return []
    if not s.hands[seat]:
        return [Draw()]
    others = [other for other in range(s.seats) if other != seat and s.hands[other]]
    if not others:
        return [Pass()] if s.only or not s.stock else [Draw()]
    ranks = cards.ranks_in(s.hands[seat])
    return [ASKS[other][rank] for other in others for rank in ranks]


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    s.only, was_empty = False, not s.hands[seat]
    match move:
        case Ask():
            keeps_turn = ask(s, seat, move.seat, move.rank, dealer)
        case Draw():
            draw(s, seat, dealer)
            keeps_turn = s.only = was_empty
        case Pass():
            dealer.say("passed", seat=seat)
            keeps_turn = False
    if not keeps_turn or not (s.hands[seat] or s.stock):
        pass_turn(s)


def ask(s: State, seat: int, other: int, rank: int, dealer: Dealer) -> bool:
    """Ask and perhaps fish; true if something was caught, so that the turn goes on."""
    wanted = OF_RANK[rank]
    given = s.hands[other] & wanted
    dealer.say("asked", seat=seat, other=other, rank=RANKS[rank])
    s.least[seat][rank] = max(1, s.least[seat][rank])
    s.least[other][rank] = 0
    s.never[other] |= wanted
    if given:
        dealer.say("gave", seat=other, other=seat, cards=given)
        s.hands[other] ^= given
    else:
        dealer.say("go-fish", seat=other)
        if not (s.stock and wanted >> s.stock[-1] & 1):
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


def receive(s: State, seat: int, received: int, dealer: Dealer) -> None:
    s.hands[seat] |= received
    s.moved = True
    lay_books(s, seat, dealer)


def pass_turn(s: State) -> None:
    s.dry = 0 if s.moved else s.dry + 1
    s.moved = False
    left = clockwise(s.turn + 1, s.seats)
    s.turn = next((seat for seat in left if s.hands[seat] or s.stock), s.turn)


def standing(s: State) -> list[int]:
    return [books.bit_count() // 4 for books in s.books]


def result(s: State) -> Result | None:
    if not (s.stock or any(s.hands)):
        return ranked(standing(s), "most-books")
    return ranked(standing(s), "nothing-moves") if s.dry >= s.rules.max_dry else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    held = tuple(f"rank:{RANKS[rank]}" for rank in cards.ranks_in(s.hands[seat]))
    for touch in touches:
        kind, _, name = touch.partition(":")
        if kind == "seat" and name in map(str, range(s.seats)):
            if int(name) == seat:
                return Reason("ask-another")
            if not s.hands[int(name)]:
                return Reason("has-no-cards", {"seat": int(name)})
        if kind == "rank" and touch not in held:
            return Reason("not-held", {"rank": name}, held)
    return None


def knows(s: State, seat: int) -> Iterator[Holds]:
    for other in range(s.seats):
        least = tuple((OF_RANK[rank], count) for rank, count in enumerate(s.least[other]) if count)
        yield Holds("hands", other, least, s.never[other], broken=OF_RANK)


def show(s: State) -> Iterator[view.Widget]:
    yield view.Note(zone="to-ask", seat=s.turn, data={"count": standing(s)[s.turn]})
    yield cards.stack("stock", s.stock)
    for seat in range(s.seats):
        whole = f"seat:{seat}"
        yield cards.fan("hands", seat, s.hands[seat], HELD, whole)
        yield cards.by_rank("books", seat, s.books[seat])
        holds = [RANKS[rank] for rank, count in enumerate(s.least[seat]) if count]
        lacks = [RANKS[rank] for rank in cards.ranks_in(s.never[seat])]
        if s.rules.memory_aid and s.hands[seat] and (holds or lacks):
            heard = "heard" if holds and lacks else "heard-holds" if holds else "heard-lacks"
            yield view.Note(zone=heard, seat=seat, data={"holds": holds, "lacks": lacks})


game = core.Game(
    "go-fish", range(2, 6), Rules, setup, moves, play, result, show,
    kind="cards", minutes=15, explain=explain, knows=knows, standing=standing, cards=NAMES,
    spoken={"holds": "ranks", "lacks": "ranks"},
)  # fmt: skip
