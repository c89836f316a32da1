"""Six Card Golf. Six cards lie before you, two of them face up. Draw, swap bad cards for good ones, and
bring equal cards together in a column; the lowest total over nine holes wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from parlour import core, view
from parlour.core import ALL, NOBODY, OWNER, Dealer, Most, Pile, Reason, Result, Turned, option, ranked
from parlour.kit import cards, sheets
from parlour.kit.cards import ACE, DECK, JACK, KING, NAMES, QUEEN, rank_of
from parlour.kit.places import PLACES, TURNS, Place, Turn, grid
from parlour.kit.turns import clockwise, first_option, first_seat
from parlour.kit.verbs import Deal, Draw

COLUMNS, CARDS = 3, 6
STROKES = {ACE: 1, 1: -2, JACK: 10, QUEEN: 10, KING: 0}  # others count their face
UNSEEN = 5  # what a card face down is taken for, about the mean of all
REFILLS = 2


class Rules(core.Rules):
    holes: int = option(9, range(1, 19))
    last_turn: bool = option(False)  # everyone else has one more turn
    max_turns: int = option(40, range(10, 101))  # each
    first: str = first_option(4)
    presets = {"short": {"holes": 1}}


class State(core.State):
    rules: Rules
    seats: int
    first: int  # who plays first in this hole, on the dealer's left
    turn: int
    strokes: list[Annotated[list[int], Most(18)]]  # of each seat, hole by hole
    stock: Annotated[Pile, NOBODY] = []
    discard: Annotated[Pile, ALL] = []
    layout: Annotated[list[Pile], Turned(by="turned")] = []
    drawn: Annotated[list[Pile], OWNER] = []  # one card, while it is looked at
    turned: int = 0
    turns: int = 0  # taken by all in this hole
    refills: int = 0
    closer: int | None = None  # the first whose cards all lie face up
    over: bool = False  # the hole is, and lies open


class Take(core.Move, frozen=True):
    """Take the top card of the discard pile and swap it in."""

    place: Place
    tokens = ("top:discard", *(f"place:{place}" for place in PLACES))

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return (("top:discard", f"place:{PLACES[self.place]}"),)


class Swap(core.Move, frozen=True):
    """Lay the card drawn in place of another."""

    place: Place

    def paths(self) -> tuple[tuple[str, ...], ...]:
        place = f"place:{PLACES[self.place]}"
        return (place,), ("held:drawn", place)


class Discard(core.Move, frozen=True):
    """Lay the card drawn aside."""


AnyMove: TypeAlias = Turn | Draw | Take | Swap | Discard | Deal
TAKES, SWAPS = [Take(place) for place in range(CARDS)], [Swap(place) for place in range(CARDS)]


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first = first_seat(rules.first, seats, dealer)
    s = State(rules, seats, first=first, turn=first, strokes=[[] for _ in range(seats)])
    deal(s, dealer)
    return s


def deal(s: State, dealer: Dealer) -> None:
    s.stock = dealer.shuffle(DECK)
    s.layout, s.drawn = [[] for _ in range(s.seats)], [[] for _ in range(s.seats)]
    for seat in clockwise(s.first, s.seats):
        s.layout[seat] = cards.deal(s.stock, CARDS)
    s.discard = cards.deal(s.stock, 1)
    s.turn, s.closer, s.over = s.first, None, False
    s.turned = s.turns = s.refills = 0
    dealer.say("dealt", hole=len(s.strokes[0]) + 1)


def moves(s: State, seat: int) -> list[AnyMove]:
    if s.over:
        return [Deal()]
    if choosing(s):
        return [TURNS[place] for place in face_down(s, seat)]
    return [*SWAPS, Discard()] if s.drawn[seat] else [Draw(), *TAKES]


def choosing(s: State) -> int:
    """How many of its first two cards the seat whose turn it is has still to turn."""
    return max(0, len(face_down(s, s.turn)) - (CARDS - 2))


def face_down(s: State, seat: int) -> list[int]:
    return [place for place, card in enumerate(s.layout[seat]) if not s.turned >> card & 1]


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    match move:
        case Turn():
            card = s.layout[seat][move.place]
            s.turned |= 1 << card
            dealer.say("turned", seat=seat, cards=1 << card)
            if not choosing(s):
                s.turn = (seat + 1) % s.seats
        case Draw():
            s.drawn[seat] = cards.deal(s.stock, 1)
            dealer.say("drew", seat=seat)
            dealer.say("got", to=seat, cards=cards.gather(s.drawn[seat]))
        case Take():
            lay(s, seat, move.place, s.discard.pop(), "took", dealer)
        case Swap():
            lay(s, seat, move.place, s.drawn[seat].pop(), "swapped", dealer)
        case Discard():
            s.discard.append(s.drawn[seat].pop())
            dealer.say("discarded", seat=seat, cards=1 << s.discard[-1])
            end_turn(s, dealer)
        case Deal():
            s.first = (s.first + 1) % s.seats
            deal(s, dealer)


def lay(s: State, seat: int, place: int, card: int, how: str, dealer: Dealer) -> None:
    """The card comes to lie face up; the one that lay there is discarded."""
    old, s.layout[seat][place] = s.layout[seat][place], card
    s.turned = s.turned & ~(1 << old) | 1 << card
    s.discard.append(old)
    dealer.say(how, seat=seat, take=NAMES[card], give=NAMES[old])
    end_turn(s, dealer)


def end_turn(s: State, dealer: Dealer) -> None:
    """A turn that would begin without a stock makes one of the discard pile, but not a third time."""
    s.turns += 1
    if s.closer is None and not face_down(s, s.turn):
        s.closer = s.turn
        dealer.say("all-up", seat=s.turn)
    s.turn = (s.turn + 1) % s.seats
    late = s.turns >= s.rules.max_turns * s.seats
    if s.closer is not None and (s.turn == s.closer or not s.rules.last_turn):
        end_hole(s, dealer)
    elif late or (not s.stock and s.refills == REFILLS):
        dealer.say("turns-up" if late else "stock-empty")
        end_hole(s, dealer)
    elif not s.stock:
        s.refills += 1
        s.stock, s.discard = dealer.shuffle(s.discard[:-1]), s.discard[-1:]
        dealer.say("refilled", count=len(s.stock))


def end_hole(s: State, dealer: Dealer) -> None:
    """All cards are turned up and counted. The deal passes to the left: to whoever played first."""
    s.over, s.turn = True, s.first
    for seat in clockwise(s.first, s.seats):
        laid = cards.gather(s.layout[seat])
        s.turned |= laid
        s.strokes[seat].append(strokes(s, seat))
        dealer.say("scored", seat=seat, cards=laid, strokes=s.strokes[seat][-1])


def strokes(s: State, seat: int) -> int:
    """What a layout counts: equal cards of a column nothing, those face down about the mean."""
    total, row = 0, s.layout[seat]
    for column in zip(row[:COLUMNS], row[COLUMNS:], strict=True):
        up = [rank_of(card) for card in column if s.turned >> card & 1]
        if len(up) < 2 or up[0] != up[1]:
            total += sum(STROKES.get(rank, rank + 1) for rank in up) + UNSEEN * (2 - len(up))
    return total


def standing(s: State) -> list[int]:
    """Fewer strokes are better; the hole that is being played counts as it lies."""
    return [-sum(holes) - (0 if s.over else strokes(s, seat)) for seat, holes in enumerate(s.strokes)]


def result(s: State) -> Result | None:
    over = len(s.strokes[0]) == s.rules.holes
    return ranked([sum(holes) for holes in s.strokes], "all-holes", standing(s)) if over else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    if choosing(s):
        return Reason("turn-two")
    if s.drawn[seat]:
        return Reason("swap-or-discard")
    is_ones_own = touches[:1] and touches[0].startswith(("place:", "held:", "discard"))
    return Reason("draw-first") if is_ones_own else None


def show(s: State) -> Iterator[view.Widget]:
    about = {"hole": len(s.strokes[0]) + (not s.over), "left": choosing(s)}
    asked = "to-turn" if choosing(s) else "to-swap" if s.drawn[s.turn] else "to-draw"
    yield view.Note(zone="to-deal" if s.over else asked, seat=s.turn, data=about)
    yield cards.stack("stock", s.stock, touch="draw")
    yield cards.stack("discard", s.discard, touch="discard" if any(s.drawn) else "top:discard")
    for seat in range(s.seats):
        touched = seat == s.turn and not s.over
        yield grid("layout", s.layout[seat], COLUMNS, seat, touched)
        yield cards.stack("drawn", s.drawn[seat], seat, "held:drawn" if touched else None)
    holes = {str(at + 1): [own[at] for own in s.strokes] for at in range(len(s.strokes[0]))}
    yield sheets.sheet("total", **holes, total=[sum(own) for own in s.strokes])


game = core.Game(
    "six-card-golf", range(2, 5), Rules, setup, moves, play, result, show, kind="cards", minutes=30, age=8,
    explain=explain, standing=standing, cards=NAMES, spoken={"give": "card", "take": "card"},
)  # fmt: skip
