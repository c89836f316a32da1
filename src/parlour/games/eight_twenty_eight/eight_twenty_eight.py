"""8-28. Take cards or leave them: come as near as you can to 8, or to 28, and never go over. The nearest to
each share the gems in the middle; whoever makes both 8 and 28 takes them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from parlour import core, view
from parlour.core import ALL, NOBODY, OWNER, Bits, Dealer, Hand, Most, Pile, Result, Spelling, option, ranked
from parlour.games.eight_twenty_eight.number_cards import DECKS, FACES, NAMES, least, nearest, totals
from parlour.kit import cards, sheets
from parlour.kit.turns import clockwise, first_option, first_seat
from parlour.kit.verbs import Deal

GOALS = LOW, HIGH = 8, 28
GEMS = {"full": (55, 15), "short": (12, 4)}  # blue and red
RED = 2  # points; a blue gem is one


class Rules(core.Rules):
    deck: str = option("a", ("a", "b"))
    pass_is_final: bool = option(False)
    low_may_chase_28: bool = option(False)
    gems: str = option("full", ("full", "short"))
    first: str = first_option(6, "0")
    presets = {"short": {"gems": "short"}}


class State(core.State):
    rules: Rules
    seats: int
    blue: int  # in the supply
    red: int
    points: list[int]
    giver: int = 0
    turn: int = 0  # who is offered a card, chooses or deals
    middle: int = 0  # points of the gems that lie there
    laid_red: int = 0  # gems: with the first one the round is the last
    pile: Annotated[Pile, NOBODY] = []
    hidden: Annotated[list[Hand], OWNER] = []
    open: Annotated[list[Hand], ALL] = []
    taken: bool = False  # somebody has taken a card of this giver
    declined: Annotated[int, Bits(6)] = 0  # seats that have declined in this round, as a mask
    made: Annotated[list[tuple[int, int]], Most(6)] = []  # for 8 and for 28, 0 for none; with both it chooses
    phase: Annotated[str, Spelling(("to-answer", "to-choose", "to-deal"))] = "to-answer"
    round: int = 0


class Accept(core.Move, frozen=True):
    """Take the card that is offered."""

    comes_first = "answer-first"


class Decline(core.Move, frozen=True):
    """Leave it on the pile, unseen."""

    comes_first = "answer-first"


class Choose(core.Move, frozen=True):
    """Play for one of the two halves."""

    goal: int
    tokens, comes_first = ("goal:8", "goal:28"), "choose-first"


AnyMove: TypeAlias = Accept | Decline | Choose | Deal
ANSWERS: list[AnyMove] = [Accept(), Decline()]
CHOICES: list[AnyMove] = [Choose(goal) for goal in GOALS]


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    blue, red = GEMS[rules.gems]
    s = State(rules, seats, blue=blue, red=red, points=[0] * seats)
    deal(s, first_seat(rules.first, seats, dealer), dealer)
    return s


def deal(s: State, giver: int, dealer: Dealer) -> None:
    s.pile = dealer.shuffle(DECKS[s.rules.deck])
    s.hidden, s.open = [0] * s.seats, [0] * s.seats
    for seat in clockwise(giver + 1, s.seats):
        s.hidden[seat] = 1 << s.pile.pop()
    s.phase, s.declined, s.round = "to-answer", 0, s.round + 1
    dealer.say("dealt", round=s.round)
    give(s, giver, dealer)


def give(s: State, giver: int, dealer: Dealer) -> None:
    """A: a gem goes into the middle, as long as there are any. Then B begins on the left."""
    if s.blue:
        s.blue, s.middle = s.blue - 1, s.middle + 1
        dealer.say("laid-blue", seat=giver, count=s.middle)
    elif s.red:
        s.red, s.laid_red, s.middle = s.red - 1, s.laid_red + 1, s.middle + RED
        dealer.say("laid-red", seat=giver, count=s.middle)
    else:
        dealer.say("laid-nothing", seat=giver)
    s.giver, s.taken = giver, False
    s.turn = next(seat for seat in clockwise(giver + 1, s.seats) if not barred(s, seat))


def barred(s: State, seat: int) -> str:
    """Why a seat is offered no more cards: 28 or more face up, whatever the 1/11s count, or a final no."""
    if least(s.open[seat]) >= HIGH:
        return "out"
    return "declined-for-good" if s.rules.pass_is_final and s.declined >> seat & 1 else ""


def moves(s: State, seat: int) -> list[AnyMove]:
    return ANSWERS if s.phase == "to-answer" else CHOICES if s.phase == "to-choose" else [Deal()]


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    match move:
        case Accept():
            card = 1 << s.pile.pop()
            s.open[seat] |= card
            s.taken = True
            dealer.say("accepted", seat=seat, cards=card)
            if barred(s, seat) == "out":
                dealer.say("is-out", seat=seat)
            go_on(s, dealer)
        case Decline():
            s.declined |= 1 << seat
            dealer.say("declined", seat=seat)
            go_on(s, dealer)
        case Choose():
            low, high = s.made[seat]
            s.made[seat] = (low, 0) if move.goal == LOW else (0, high)
            dealer.say("chose", seat=seat, goal=move.goal)
            share_out(s, dealer)
        case Deal():
            deal(s, seat, dealer)


def go_on(s: State, dealer: Dealer) -> None:
    """B goes on, the giver comes last; if a card was taken, the pile then passes to the left."""
    order = clockwise(s.giver + 1, s.seats)
    left = [seat for seat in order if barred(s, seat) != "out"]
    rest = [seat for seat in order[order.index(s.turn) + 1 :] if not barred(s, seat)]
    why = "" if s.pile else "pile-empty"
    if rest:
        s.turn = rest[0]
    elif s.taken and not all(barred(s, seat) for seat in left):
        give(s, left[0], dealer)
    elif left:
        why = "all-declined" if s.rules.pass_is_final else "nobody-took"
    else:
        why = "all-out"
    if why:
        end_round(s, why, dealer)


def end_round(s: State, why: str, dealer: Dealer) -> None:
    """All hidden cards are turned. A total of at most 8 plays for 8, one from 9 to 28 for 28."""
    dealer.say(why)
    for seat in clockwise(s.giver, s.seats):
        turned, s.hidden[seat] = s.hidden[seat], 0
        s.open[seat] |= turned
        dealer.say("turned", seat=seat, cards=turned, totals=totals(s.open[seat], HIGH))
    above = 0 if s.rules.low_may_chase_28 else LOW
    s.made = [(nearest(hand, LOW), nearest(hand, HIGH, above)) for hand in s.open]
    share_out(s, dealer)


def share_out(s: State, dealer: Dealer) -> None:
    """A direct hit takes everything. Otherwise, clockwise from the last giver, whoever can play for both
    goals chooses; then each half goes to the nearest. What cannot be divided stays."""
    hits = [seat for seat, made in enumerate(s.made) if made == GOALS]
    choosing = [seat for seat in clockwise(s.giver, s.seats) if all(s.made[seat])]
    if choosing and not hits:
        s.turn, s.phase = choosing[0], "to-choose"
        return
    shares = dict.fromkeys(hits, s.middle // max(1, len(hits)))
    if hits:
        dealer.say("direct-hit", seats=hits, count=shares[hits[0]])
    else:
        for goal, made in zip(GOALS, zip(*s.made, strict=True), strict=True):
            winners = [seat for seat, total in enumerate(made) if total == max(made) > 0]
            share = s.middle // 2 // max(1, len(winners))
            shares |= dict.fromkeys(winners, share)
            if winners:
                dealer.say("nearest", goal=goal, seats=winners, total=max(made), count=share)
            else:
                dealer.say("no-taker", goal=goal)
    for seat, share in shares.items():
        s.points[seat] += share
        s.middle -= share
    if s.middle:
        dealer.say("left-over", count=s.middle)
    s.turn, s.phase = (s.giver + 1) % s.seats, "to-deal"


def result(s: State) -> Result | None:
    return ranked(s.points, "last-round") if s.phase == "to-deal" and s.laid_red else None


def show(s: State) -> Iterator[view.Widget]:
    yield view.Note(zone=s.phase, seat=s.turn, data={"other": s.giver})
    yield view.Stack(zone="pile", count=len(s.pile), touch="accept")
    red = min(s.laid_red, s.middle // RED)  # at the end nothing but points counts: they may be changed
    yield view.Tokens(zone="middle-blue", look="gem-blue", count=s.middle - RED * red)
    if s.laid_red:
        yield view.Tokens(zone="middle-red", look="gem-red", count=red)
        yield view.Note(zone="last-round")
    yield view.Tokens(zone="supply-blue", look="gem-blue", count=s.blue)
    yield view.Tokens(zone="supply-red", look="gem-red", count=s.red)
    for seat in range(s.seats):
        yield cards.fan("hidden", seat, s.hidden[seat], FACES)
        yield cards.fan("open", seat, s.open[seat], FACES)
        if cards.is_seen(s.hidden[seat]):
            counts = totals(s.hidden[seat] | s.open[seat], HIGH)
            yield view.Note(zone="makes", seat=seat, data={"totals": counts})
        if s.phase == "to-answer" and (why := barred(s, seat)):
            yield view.Note(zone=why, seat=seat)
    if s.phase == "to-choose":
        data = [{"goal": goal, "total": total} for goal, total in zip(GOALS, s.made[s.turn], strict=True)]
        options = tuple(view.Option(f"goal:{own['goal']}", "play-for", own) for own in data)
        yield view.Choice(zone="goals", options=options)
    yield sheets.sheet(points=s.points)


game = core.Game(
    "8-28", range(3, 7), Rules, setup, moves, play, result, show, kind="cards", minutes=30, age=8,
    cards=NAMES, version=2, spoken={"totals": "any-of"}, standing=lambda s: s.points,
    tally=lambda s: {"supply": s.blue + RED * s.red, "middle": s.middle, "players": sum(s.points)},
)  # fmt: skip
