"""Concentration. All cards lie face down; turn two. A pair is yours, and you go again; otherwise both are
turned back, and the next player tries. Whoever remembers best gets the most pairs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from parlour import core, view
from parlour.core import ALL, NOBODY, Dealer, Expire, Most, Pile, Reason, Result, Turned, option, ranked
from parlour.kit import cards
from parlour.kit.cards import DECK, NAMES, RANKS, rank_of
from parlour.kit.places import PLACES, TURNS, Turn, grid
from parlour.kit.sheets import sheet
from parlour.kit.turns import first_option, first_seat

COLUMNS = {26: 13, 20: 8, 15: 6, 10: 5, 6: 4}


class Rules(core.Rules):
    pairs: int = option(26, (26, 20, 15, 10, 6))
    pause: int = option(5, range(5, 16))  # seconds in which two cards that are no pair are seen
    max_dry: int = option(200, range(20, 1001))  # turns in a row without a pair
    first: str = first_option(8)
    presets = {"short": {"pairs": 6}}


class State(core.State):
    rules: Rules
    seats: int
    turn: int
    layout: Annotated[Pile, Turned(by="turned")]  # the cards that still lie there
    places: Annotated[list[int], Most(52)]  # and where each of them lies
    box: Annotated[Pile, NOBODY]  # what a smaller layout does without
    taken: Annotated[list[Pile], ALL]
    turned: int = 0
    missed: int = 0  # turns without a pair
    dry: int = 0  # of these, since the last pair


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first = first_seat(rules.first, seats, dealer)
    layout, box = lay_out(rules.pairs, dealer)
    taken: list[list[int]] = [[] for _ in range(seats)]
    return State(rules, seats, turn=first, layout=layout, places=[*range(len(layout))], box=box, taken=taken)


def lay_out(pairs: int, dealer: Dealer) -> tuple[list[int], list[int]]:
    """The cards as they come to lie, and those that stay in the box: every rank gives a pair, or as many
    ranks as there are pairs; if all give one, some give a second. Nobody knows which."""
    ranks = (dealer.shuffle(range(len(RANKS))) * 2)[:pairs]
    deck = dealer.shuffle(DECK)
    chosen = []
    for rank in set(ranks):
        alike = [card for card in deck if rank_of(card) == rank]
        chosen += alike[: 2 * ranks.count(rank)]
    return dealer.shuffle(sorted(chosen)), [card for card in deck if card not in chosen]


def moves(s: State, seat: int) -> list[Turn]:
    return [] if pausing(s) else [TURNS[place] for place in face_down(s)]


def pausing(s: State) -> bool:
    """Two cards that are no pair lie open for all to remember."""
    return s.turned.bit_count() == 2


def face_down(s: State) -> list[int]:
    return [place for card, place in zip(s.layout, s.places, strict=True) if not s.turned >> card & 1]


def play(s: State, seat: int, move: Turn | Expire, dealer: Dealer) -> None:
    if isinstance(move, Expire):
        s.turned = 0
        s.turn = (s.turn + 1) % s.seats
        return
    card = s.layout[s.places.index(move.place)]
    s.turned |= 1 << card
    dealer.say("turned", fleeting=True, seat=seat, place=PLACES[move.place], cards=1 << card)
    if not pausing(s):
        return
    if s.turned & cards.OF_RANK[rank_of(card)] == s.turned:
        take(s, seat, dealer)
    else:
        s.missed += 1
        s.dry += 1
        dealer.say("no-pair", seat=seat)


def take(s: State, seat: int, dealer: Dealer) -> None:
    """The pair goes to its finder; the other cards stay where they lie."""
    dealer.say("pair", seat=seat, cards=s.turned)
    left = [(card, place) for card, place in zip(s.layout, s.places, strict=True) if not s.turned >> card & 1]
    s.layout, s.places = [card for card, _ in left], [place for _, place in left]
    s.taken[seat] += cards.each(s.turned)
    s.turned = s.dry = 0


def deadlines(s: State) -> Iterator[tuple[str, int]]:
    if pausing(s):
        yield f"pause-{s.missed}", 1000 * s.rules.pause


def standing(s: State) -> list[int]:
    return [len(taken) // 2 for taken in s.taken]


def result(s: State) -> Result | None:
    if not s.layout:
        return ranked(standing(s), "all-taken")
    return ranked(standing(s), "no-pairs") if s.dry >= s.rules.max_dry else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    kind, _, name = touches[0].partition(":") if touches else ("", "", "")
    if kind != "place" or PLACES.index(name) in face_down(s):
        return None
    return Reason("lies-open" if PLACES.index(name) in s.places else "no-card", {"place": name})


def show(s: State) -> Iterator[view.Widget]:
    if pausing(s):
        yield view.Note(zone="to-remember", seat=s.turn)
    else:
        zone = "to-turn-second" if s.turned else "to-turn"
        yield view.Note(zone=zone, seat=s.turn, data={"count": standing(s)[s.turn]})
    lying = dict(zip(s.places, s.layout, strict=True))
    places = range(2 * s.rules.pairs)
    yield grid("layout", map(lying.get, places), COLUMNS[s.rules.pairs])
    for seat in range(s.seats):
        yield cards.stack("taken", s.taken[seat], seat)
    yield sheet(pairs=standing(s))


game = core.Game(
    "concentration", range(2, 9), Rules, setup, moves, play, result, show,
    kind="cards", minutes=15, age=4, explain=explain, deadlines=deadlines, standing=standing, cards=NAMES,
)  # fmt: skip
