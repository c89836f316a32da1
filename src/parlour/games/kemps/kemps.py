"""Kemps. Two pairs, no turns: swap cards with the middle until you hold four alike, give your partner
the secret signal, and let them call "Kemps!" before the other pair sees through you."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from parlour import core, view
from parlour.core import ALL, NOBODY, OWNER, Bits, Dealer, Hand, Pile, Reason, Result, Secret, option, ranked
from parlour.games.kemps import gestures
from parlour.games.kemps.gestures import AMONG, GESTURES, PAIR, SIGNALS, Accept, Keep, Propose, Sign
from parlour.kit import cards, sheets
from parlour.kit.cards import DECK, NAMES, Card


class Rules(core.Rules):
    target: int = option(4, range(1, 11))
    partners: str = option("random", ("random", "as-seated"))
    max_swaps: int = option(400, range(50, 2001))
    max_rounds: int = option(40, range(5, 201))
    presets = {"short": {"target": 1}}


class State(core.State):
    rules: Rules
    seats: int
    chairs: list[int]  # where each seat sits; partners sit opposite, on 0+2 and 1+3
    pairs: list[int]  # the pair of each seat
    stock: Annotated[Pile, NOBODY]
    hands: Annotated[list[Hand], OWNER]
    middle: Annotated[Hand, ALL]
    gone: Annotated[Hand, ALL]  # removed from the middle: out for the round
    signals: Annotated[list[int | None], Secret(PAIR, AMONG)]  # agreed by each pair
    offers: Annotated[list[int | None], Secret(PAIR, AMONG)]  # proposed, not yet accepted
    offered_by: list[int | None]
    ready: list[bool]  # pairs that have agreed for this round
    points: list[int]  # of the pairs
    idle: Annotated[int, Bits(4)] = 0  # seats that want nothing of the middle, as a mask
    swaps: int = 0
    round: int = 1
    shown: Annotated[list[Hand], ALL] = []  # after a call: the hands of the round, until the next deal


class Swap(core.Move, frozen=True):
    give: Card
    take: Card
    when = core.RACE


class Nothing(core.Move, frozen=True):
    """There is nothing for me in the middle as it lay then (counted in cards that came)."""

    middle: int
    touched = ()
    when = core.ANYTIME


class Call(core.Move, frozen=True):
    """Call "Kemps!" on another seat; a call that comes after its round is only too late."""

    seat: int
    round: int
    touched = ("seat",)
    when = core.RACE
    grave = True


GIVE = cards.faces(lambda card: f"give:{NAMES[card]}")
TAKE = cards.faces(lambda card: f"take:{NAMES[card]}")
AnyMove: TypeAlias = Propose | Accept | Keep | Swap | Nothing | Sign | Call


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    chairs = dealer.shuffle(range(seats)) if rules.partners == "random" else list(range(seats))
    return State(
        rules, seats, chairs=chairs, pairs=[chair % 2 for chair in chairs],
        stock=list(DECK), hands=[0] * seats, shown=[0] * seats, middle=0, gone=0,
        signals=[None] * 2, offers=[None] * 2, offered_by=[None] * 2, ready=[False] * 2, points=[0] * 2,
    )  # fmt: skip


def moves(s: State, seat: int) -> list[AnyMove]:
    found: list[AnyMove] = []
    if not all(s.ready):
        pair = s.pairs[seat]
        if not s.ready[pair]:
            found += gestures.PROPOSALS
            if s.offered_by[pair] not in (None, seat) and (offer := s.offers[pair]) is not None:
                found.append(Accept(offer))
            found += [Keep()] if s.round > 1 else []
        return found
    found += [Swap(give, take) for give in cards.each(s.hands[seat]) for take in cards.each(s.middle)]
    found += [] if s.idle >> seat & 1 else [Nothing(s.swaps + s.gone.bit_count())]
    return found + gestures.SIGNS + [Call(other, s.round) for other in range(s.seats) if other != seat]


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    pair = s.pairs[seat]
    mates = [mate for mate in range(s.seats) if s.pairs[mate] == pair]
    match move:
        case Propose():
            s.offers[pair], s.offered_by[pair] = move.signal, seat
            dealer.say("proposed", to=mates, seat=seat, signal=SIGNALS[move.signal])
        case Accept() | Keep():
            s.signals[pair] = move.signal if isinstance(move, Accept) else s.signals[pair]
            s.ready[pair], s.offered_by[pair] = True, None
            dealer.say("ready", seats=mates)
            if all(s.ready):
                deal(s, dealer)
        case Swap():
            swap(s, seat, move, dealer)
        case Nothing():
            s.idle |= 1 << seat
            dealer.say("wants-nothing", seat=seat)
            if s.idle == 0b1111:
                refill(s, dealer)
        case Sign():
            dealer.say("gesture", fleeting=True, seat=seat, sign=GESTURES[move.sign])
        case Call():
            call(s, seat, move.seat, dealer)


def deal(s: State, dealer: Dealer) -> None:
    s.stock, s.shown = dealer.shuffle(DECK), [0] * s.seats
    s.hands = [cards.gather(cards.deal(s.stock, 4)) for _ in s.hands]
    s.middle = cards.gather(cards.deal(s.stock, 4))
    dealer.say("dealt", round=s.round)


def swap(s: State, seat: int, move: Swap, dealer: Dealer) -> None:
    s.hands[seat] ^= 1 << move.give | 1 << move.take
    s.middle ^= 1 << move.give | 1 << move.take
    s.swaps, s.idle = s.swaps + 1, 0
    dealer.say("swapped", seat=seat, give=NAMES[move.give], take=NAMES[move.take])
    if s.swaps >= s.rules.max_swaps:
        end_round(s, "too-many-swaps", dealer)


def refill(s: State, dealer: Dealer) -> None:
    """Nobody wants the four: they go, and four new ones come, as long as the stock lasts."""
    if not s.stock:
        end_round(s, "stock-empty", dealer)
        return
    s.idle = 0
    s.gone |= s.middle
    s.middle = cards.gather(cards.deal(s.stock, 4))
    dealer.say("refilled", cards=s.middle)


def call(s: State, seat: int, other: int, dealer: Dealer) -> None:
    right = bool(cards.complete_ranks(s.hands[other]))
    s.points[s.pairs[seat]] += 1 if right else -1
    dealer.say("called", seat=seat, other=other)
    for holder in range(s.seats):
        dealer.say("showed", seat=holder, cards=s.hands[holder])
    shown = s.hands
    end_round(s, "call-right" if right else "call-wrong", dealer)
    s.shown, s.stock = shown, [card for card in DECK if not any(hand >> card & 1 for hand in shown)]


def end_round(s: State, why: str, dealer: Dealer) -> None:
    """The cards are gathered in, and the pairs agree anew."""
    dealer.say(why)
    s.stock, s.hands, s.middle, s.gone = list(DECK), [0] * s.seats, 0, 0
    s.ready, s.offered_by = [False, False], [None, None]
    s.idle = s.swaps = 0
    s.round += 1


def standing(s: State) -> list[int]:
    return [s.points[pair] for pair in s.pairs]


def result(s: State) -> Result | None:
    if max(s.points) >= s.rules.target:
        return ranked(standing(s), "target-reached")
    return ranked(standing(s), "round-limit") if s.round > s.rules.max_rounds else None


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    if not all(s.ready):
        return Reason("others-agree" if s.ready[s.pairs[seat]] else "agree-first")
    places = {"give": s.hands[seat], "take": s.middle}
    for kind, _, name in (touch.partition(":") for touch in touches):
        if kind in places and not places[kind] >> NAMES.index(name) & 1:
            flash = tuple(f"{kind}:{NAMES[card]}" for card in cards.each(places[kind]))
            return Reason("card-gone" if kind == "take" else "not-your-card", {"card": name}, flash)
    return Reason("already-nothing") if touches == ("nothing",) else None


def show(s: State) -> Iterator[view.Widget]:
    yield view.Note(zone="swapping" if all(s.ready) else "agreeing", data={"round": s.round})
    yield cards.spread("middle", cards.each(s.middle), TAKE)
    yield cards.stack("stock", s.stock)
    yield view.Stack(zone="gone", count=s.gone.bit_count())
    for seat in sorted(range(s.seats), key=s.chairs.__getitem__):
        pair, whole = s.pairs[seat], f"seat:{seat}"
        yield cards.fan("hands", seat, s.hands[seat], GIVE, None if any(s.shown) else whole)
        yield cards.fan("shown", seat, s.shown[seat], whole=whole if any(s.shown) else None)
        if not all(s.ready):
            mate = next(mate for mate in range(s.seats) if mate != seat and s.pairs[mate] == pair)
            yield view.Note(zone="partner", seat=seat, seen_by=OWNER, data={"other": mate})
        for zone, signal in ("signal", s.signals[pair]), ("offer", s.offers[pair]):
            if signal is not None and (zone == "signal" or s.offered_by[pair] == seat):
                yield view.Note(zone=zone, seat=seat, seen_by=PAIR, data={"signal": SIGNALS[signal]})
    yield gestures.palette("gestures")
    yield sheets.sheet(points=standing(s))


game = core.Game(
    "kemps", range(4, 5), Rules, setup, moves, play, result, show,
    kind="cards", minutes=20, age=7, reflex=True, partners=True, explain=explain, standing=standing,
    cards=NAMES, spoken={"give": "card", "take": "card", "signal": "signs"},
)  # fmt: skip
