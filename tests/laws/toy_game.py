"""Hush: a throw-away game with a little of everything, on which the laws themselves are tried.

Twelve cards, red and black. Draw unseen, lay openly, slip a card to the left unseen; say truly whether
you hold red; toss a coin; turn a card in the well up, or back; whisper a number to yourself; put your peg
somewhere. It ends after some turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import starmap
from typing import Annotated, Any, TypeAlias

from parlour import core, view
from parlour.core import (
    ALL,
    BACK,
    NOBODY,
    OWNER,
    Dealer,
    Deduction,
    Expire,
    Hand,
    Pile,
    Reason,
    Result,
    Secret,
    Spelling,
    Turned,
    option,
    ranked,
)

NAMES = tuple(colour + number for colour in "RB" for number in "123456")
RED = 0b111111
PLACES = ("left", "middle", "right")
NUMBERS = ("one", "two", "three")
SPOTS = ("near", "far")

Card: TypeAlias = Annotated[int, Spelling(NAMES)]


class Rules(core.Rules):
    turns: int = option(14, range(5, 30))


class State(core.State, kw_only=True):
    rules: Rules
    seats: int
    turn: int
    stock: Annotated[Pile, NOBODY]
    hands: Annotated[list[Hand], OWNER]
    table: Annotated[Pile, ALL]
    well: Annotated[Pile, Turned(by="turned")]
    number: Annotated[list[int | None], Secret(OWNER, range(3))]
    pegs: list[int | None]  # where each seat's peg stands; None: in its hand
    red: list[bool]  # seats that said so, and have lost no card since
    pale: list[bool]  # seats that said they hold no red, and have got no card since
    turns: int = 0
    coin: int = 0
    turned: int = 0


class Draw(core.Move, frozen=True):
    """Take the top card, unseen by the others."""


class Lay(core.Move, frozen=True):
    """Lay a card openly."""

    card: Card

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((f"card:{NAMES[self.card]}", "lay"), ("lay", f"card:{NAMES[self.card]}"))


class Slip(core.Move, frozen=True):
    """Slip a card to the left, face down."""

    card: Card
    seen_by = OWNER

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((f"card:{NAMES[self.card]}", "slip"),)


class Boast(core.Move, frozen=True):
    """I hold red."""


class Admit(core.Move, frozen=True):
    """I hold no red."""


class Toss(core.Move, frozen=True):
    """Toss the coin."""


class Turn(core.Move, frozen=True):
    """Turn a card in the well, up or down."""

    spot: Annotated[int, Spelling(SPOTS)]


class Whisper(core.Move, frozen=True):
    """Choose a number for oneself."""

    number: Annotated[int, Spelling(NUMBERS)]
    seen_by = OWNER


class Peg(core.Move, frozen=True):
    """Put the peg somewhere else, without a word."""

    place: Annotated[int, Spelling(PLACES)]


AnyMove: TypeAlias = Draw | Lay | Slip | Boast | Admit | Toss | Turn | Whisper | Peg


def deal(kind: Any, rules: Rules, seats: int, dealer: Dealer, **more: Any) -> Any:
    """A state of this kind, so that a mistaken one is dealt alike."""
    stock = dealer.shuffle(range(len(NAMES)))
    hands = [1 << stock.pop() | 1 << stock.pop() for _ in range(seats)]
    well = [stock.pop() for _ in SPOTS]
    no, none = [False] * seats, [None] * seats
    return kind(
        rules=rules, seats=seats, turn=0, stock=stock, hands=hands, table=[], well=well, number=none,
        pegs=none[:], red=no, pale=no[:], **more,
    )  # fmt: skip


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    s: State = deal(State, rules, seats, dealer)
    return s


def held(hand: int) -> list[int]:
    return [card for card in range(len(NAMES)) if hand >> card & 1]


def moves(s: State, seat: int) -> list[AnyMove]:
    if seat != s.turn:
        return []
    own = s.hands[seat]
    found: list[AnyMove] = [Toss(), Turn(0), Turn(1)]
    found += [Draw()] if s.stock else []
    found += [kind(card) for card in held(own) for kind in (Lay, Slip)]
    found += [Boast()] if own & RED and not s.red[seat] else []
    found += [Admit()] if not own & RED and not s.pale[seat] else []
    found += [Whisper(number) for number in range(3) if s.number[seat] != number]
    found += [Peg(place) for place in range(3) if place not in s.pegs]
    return found


def play(s: State, seat: int, move: AnyMove | Expire, dealer: Dealer) -> None:
    match move:
        case Draw():
            card = s.stock.pop()
            s.hands[seat] |= 1 << card
            s.pale[seat] = False
            dealer.say("drew", seat=seat)
            dealer.say("got", to=seat, cards=1 << card)
        case Lay():
            s.hands[seat] ^= 1 << move.card
            s.red[seat] = False
            s.table.append(move.card)
            dealer.say("laid", seat=seat, cards=1 << move.card)
        case Slip():
            slip(s, seat, move.card, dealer)
        case Boast():
            s.red[seat] = True
            dealer.say("boasted", seat=seat)
            return
        case Admit():
            s.pale[seat] = True
            dealer.say("admitted", seat=seat)
            return
        case Toss():
            s.coin = dealer.roll(2)
            dealer.say("tossed", fleeting=True, seat=seat, coin=s.coin)
        case Turn():
            card = s.well[move.spot]
            s.turned ^= 1 << card
            dealer.say("turned", seat=seat, cards=1 << card)
        case Whisper():
            s.number[seat] = move.number
            return
        case Peg():
            s.pegs[seat] = move.place
            return
        case Expire():
            dealer.say("slept", seat=s.turn)
    s.turns += 1
    s.turn = (s.turn + 1) % s.seats


def slip(s: State, seat: int, card: int, dealer: Dealer) -> None:
    left = (seat + 1) % s.seats
    s.hands[seat] ^= 1 << card
    s.hands[left] |= 1 << card
    s.red[seat] = s.pale[left] = False
    dealer.say("slipped", seat=seat, other=left)
    dealer.say("got", to=left, cards=1 << card)


def result(s: State) -> Result | None:
    held = [hand.bit_count() for hand in s.hands]
    return ranked(held, "turns-over") if s.turns >= s.rules.turns else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    own = tuple(f"card:{NAMES[card]}" for card in held(s.hands[seat]))
    for touch in touches:
        if touch.startswith("card:") and touch not in own:
            return Reason("not-held", {"card": touch.removeprefix("card:")}, own)
    return None


def deadlines(s: State) -> Iterator[tuple[str, int]]:
    yield f"turn-{s.turns}", 5000


def knows(s: State, seat: int) -> Iterator[Deduction]:
    for other in range(s.seats):
        least = ((RED, 1),) if s.red[other] else ()
        yield Deduction("hands", other, least, RED if s.pale[other] else 0)


def fan(seat: int, hand: int) -> view.Fan:
    cards = tuple(view.Card(NAMES[card], f"card:{NAMES[card]}") for card in held(hand))
    return view.Fan(zone="hands", seat=seat, count=hand.bit_count(), cards=cards)


def show(s: State) -> Iterator[view.Widget]:
    yield view.Note(zone="to-play", seat=s.turn, data={"turn": s.turns})
    yield view.Stack(zone="stock", count=len(s.stock))
    for seat, hand in enumerate(s.hands):
        yield fan(seat, hand)
        if (number := s.number[seat]) is not None:
            yield view.Note(zone="number", seat=seat, seen_by=OWNER, data={"number": NUMBERS[number]})
        yield view.Note(zone="said", seat=seat, data={"red": s.red[seat], "pale": s.pale[seat]})
        yield view.Tokens(zone="in-hand", seat=seat, look="peg", count=int(s.pegs[seat] is None))
    yield view.Spread(zone="table", cards=tuple(view.Card(NAMES[card]) for card in s.table if card < BACK))
    yield view.Spread(zone="well", cards=tuple(starmap(in_well, zip(SPOTS, s.well, strict=True))))
    numbers = tuple(view.Option(f"number:{number}", "number") for number in NUMBERS)
    yield view.Choice(zone="numbers", options=numbers)
    yield board(s)


def in_well(spot: str, card: int) -> view.Card:
    return view.Card(NAMES[card] if card < BACK else None, f"spot:{spot}")


def board(s: State) -> view.Board:
    places = tuple(view.Place(name, x, 0) for x, name in enumerate(PLACES))
    pieces = tuple(
        view.Piece(PLACES[place], seat, "peg") for seat, place in enumerate(s.pegs) if place is not None
    )
    return view.Board(zone="pegs", places=places, pieces=pieces)


game = core.Game(
    "hush", range(2, 4), Rules, setup, moves, play, result, show,
    kind="cards", minutes=5, age=6, explain=explain, deadlines=deadlines, knows=knows, cards=NAMES,
)  # fmt: skip
