"""Egyptian Rat Screw. Turn cards onto the pile in turn; pictures and aces challenge the next player;
whoever slaps a double, a sandwich and their like first takes the pile. All cards win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from parlour import core, view
from parlour.core import ALL, NOBODY, RACE, Bits, Dealer, Expire, Pile, Reason, Result, option, ranked
from parlour.games.egyptian_rat_screw.slaps import pattern_on
from parlour.kit import cards
from parlour.kit.cards import ACE, JACK, KING, NAMES, QUEEN, rank_of
from parlour.kit.turns import clockwise, first_option, first_seat

CHANCES = {JACK: 1, QUEEN: 2, KING: 3, ACE: 4}
MOMENT = 2000  # ms in which a won pile may still be slapped


class Rules(core.Rules):
    slap_double: bool = option(True)
    slap_sandwich: bool = option(True)
    slap_top_bottom: bool = option(True)
    slap_tens: bool = option(True)
    slap_joker: bool = option(True)
    slap_four: bool = option(True)
    slap_marriage: bool = option(True)
    jokers: str = option("off", ("off", "2"))
    penalty: int = option(1, (1, 2))
    max_turns: int = option(3000, range(100, 20001))
    first: str = first_option(8)
    presets = {"short": {"max_turns": 200}}


class State(core.State):
    rules: Rules
    seats: int
    turn: int
    stacks: Annotated[list[Pile], NOBODY]
    pile: Annotated[Pile, ALL]
    under: Annotated[Pile, NOBODY]  # penalties, below the first card laid
    version: int = 0  # of the pile: a slap names the one it saw
    laid: int = 0
    last: int = 0  # who laid the last card
    challenger: int | None = None
    chances: int = 0
    winner: int | None = None  # has won the pile and may take it
    champion: int | None = None
    barred: Annotated[int, Bits(8)] = 0  # seats that slapped wrongly without cards, as a mask


class Lay(core.Move, frozen=True):
    """Turn the top card onto the pile."""


class Slap(core.Move, frozen=True):
    """Slap the pile as it was seen."""

    pile: int
    when = RACE


class Take(core.Move, frozen=True):
    """Sweep in a pile that was won."""


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first = first_seat(rules.first, seats, dealer)
    deck = dealer.shuffle(range(52 if rules.jokers == "off" else 54))
    stacks: list[list[int]] = [[] for _ in range(seats)]
    for place, seat in enumerate(clockwise(first, seats)):
        stacks[seat] = deck[place::seats]
    return State(rules, seats, turn=first, stacks=stacks, pile=[], under=[])


def moves(s: State, seat: int) -> list[Lay | Slap | Take]:
    own: list[Lay | Slap | Take] = []
    if seat == s.winner:
        own.append(Take())
    elif seat == s.turn and s.winner is None:
        own.append(Lay())
    if s.pile and not s.barred >> seat & 1:
        own.append(Slap(s.version))
    return own


def play(s: State, seat: int, move: Lay | Slap | Take | Expire, dealer: Dealer) -> None:
    match move:
        case Lay():
            lay(s, seat, dealer)
        case Slap():
            slap(s, seat, dealer)
        case Take() | Expire() if s.winner is not None:
            sweep(s, s.winner, "took", dealer)
    settle(s)


def lay(s: State, seat: int, dealer: Dealer) -> None:
    card = s.stacks[seat].pop()
    s.pile.append(card)
    s.version += 1
    s.laid += 1
    s.last = seat
    dealer.say("laid", seat=seat, cards=1 << card)
    if chances := CHANCES.get(rank_of(card)):
        s.challenger, s.chances = seat, chances
    elif s.challenger is not None:
        s.chances -= 1
        if not s.chances:
            s.winner = s.challenger
            dealer.say("challenge-won", seat=s.challenger)
        return
    s.turn = (seat + 1) % s.seats


def slap(s: State, seat: int, dealer: Dealer) -> None:
    if pattern := slappable(s):
        sweep(s, seat, f"slapped-{pattern}", dealer)
    elif paid := cards.deal(s.stacks[seat], s.rules.penalty):
        s.under[:0] = reversed(paid)
        dealer.say("slapped-wrongly", seat=seat, count=len(paid))
    else:
        s.barred |= 1 << seat
        dealer.say("slapped-out", seat=seat)


def slappable(s: State) -> str:
    return pattern_on(s.pile, lambda name: getattr(s.rules, f"slap_{name}"))


def sweep(s: State, seat: int, how: str, dealer: Dealer) -> None:
    """The pile goes under the winner's stack, its lowest card to be played first."""
    dealer.say(how, seat=seat, count=len(s.pile) + len(s.under))
    s.stacks[seat][:0] = reversed(s.under + s.pile)
    s.pile, s.under = [], []
    s.version += 1
    s.winner = s.challenger = None
    s.turn = seat


def settle(s: State) -> None:
    """Find who lays next, and see whether somebody has won the pile or the match."""
    if s.winner is not None:
        return
    holders = [seat for seat in range(s.seats) if s.stacks[seat]]
    able = [seat for seat in holders if seat != s.challenger]
    if not able:
        s.winner = s.last if s.challenger is None else s.challenger
    else:
        s.turn = next(seat for seat in clockwise(s.turn, s.seats) if seat in able)
    if holders == [s.turn] and s.challenger is s.winner is None:
        if slappable(s):
            s.winner = s.turn
        else:
            s.champion = s.turn


def deadlines(s: State) -> Iterator[tuple[str, int]]:
    if s.winner is not None:
        yield f"take-{s.version}", MOMENT


def standing(s: State) -> list[int]:
    return [len(stack) for stack in s.stacks]


def result(s: State) -> Result | None:
    if s.champion is not None:
        order = [int(seat == s.champion) for seat in range(s.seats)]
        return ranked(standing(s), "all-cards", order)
    return ranked(standing(s), "turn-limit") if s.laid >= s.rules.max_turns else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    if touches == (f"pile:{s.version}",) and not s.pile:
        return Reason("no-pile")
    if touches and touches[0].startswith("pile:"):
        return Reason("barred" if s.barred >> seat & 1 else "too-late")
    return Reason("pile-is-won", {"seat": s.winner}) if s.winner is not None else None


def show(s: State) -> Iterator[view.Widget]:
    if s.winner is not None:
        yield view.Note(zone="to-take", seat=s.winner)
    elif s.challenger is not None:
        data = {"other": s.challenger, "count": s.chances}
        yield view.Note(zone="to-answer", seat=s.turn, data=data)
    else:
        yield view.Note(zone="to-lay", seat=s.turn)
    yield cards.stack("pile", s.pile, touch=f"pile:{s.version}", race=True)
    yield cards.spread("recent", s.pile[-4:], places=4)
    yield cards.spread("bottom", s.pile[:1], places=1)
    yield view.Stack(zone="under", count=len(s.under))
    for seat in range(s.seats):
        yield cards.stack("stacks", s.stacks[seat], seat)


game = core.Game(
    "egyptian-rat-screw", range(2, 9), Rules, setup, moves, play, result, show,
    kind="cards", minutes=15, age=6, reflex=True,
    explain=explain, deadlines=deadlines, standing=standing, cards=NAMES,
)  # fmt: skip
