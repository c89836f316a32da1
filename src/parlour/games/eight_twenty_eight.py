"""8-28. Take cards or leave them: come as near as you can to 8, or to 28, and never go over. The nearest to
each share the gems in the middle; whoever makes both 8 and 28 takes them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, TypeAlias

from parlour import core, view
from parlour.core import ALL, NOBODY, OWNER, Dealer, Hand, Pile, Reason, Result, Spelling, option, ranked
from parlour.kit import cards
from parlour.kit.number_cards import DECKS, FACES, NAMES, least, totals
from parlour.kit.sheets import sheet
from parlour.kit.turns import clockwise, first_option, first_seat
from parlour.kit.verbs import Deal

LOW, HIGH = 8, 28
GOALS = (str(LOW), str(HIGH))
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
    giver: int
    turn: int  # who is offered a card, chooses or deals
    blue: int  # in the supply
    red: int
    points: list[int]
    pile: Annotated[Pile, NOBODY] = []
    hidden: Annotated[list[Hand], OWNER] = []
    open: Annotated[list[Hand], ALL] = []
    goals: list[int | None] = []  # what each plays for at the share-out, 0 for neither; None: has to choose
    middle_blue: int = 0
    middle_red: int = 0
    phase: str = "offering"
    asked: int = 0  # seats that this giver has come to
    taken: bool = False  # one of them has taken a card
    declined: int = 0  # seats that have declined in this round, as a mask
    round: int = 0


class Accept(core.Move, frozen=True):
    """Take the card that is offered."""


class Decline(core.Move, frozen=True):
    """Leave it on the pile, unseen."""


class Choose(core.Move, frozen=True):
    """Play for one of the two halves."""

    goal: Annotated[int, Spelling(GOALS)]


AnyMove: TypeAlias = Accept | Decline | Choose | Deal
ANSWERS: list[AnyMove] = [Accept(), Decline()]
CHOICES: list[AnyMove] = [Choose(goal) for goal in range(len(GOALS))]


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first = first_seat(rules.first, seats, dealer)
    blue, red = GEMS[rules.gems]
    s = State(rules, seats, giver=first, turn=first, blue=blue, red=red, points=[0] * seats)
    deal(s, first, dealer)
    return s


def deal(s: State, giver: int, dealer: Dealer) -> None:
    s.pile = dealer.shuffle(DECKS[s.rules.deck])
    s.hidden, s.open = [0] * s.seats, [0] * s.seats
    for seat in clockwise(giver + 1, s.seats):
        s.hidden[seat] = 1 << s.pile.pop()
    s.phase, s.declined, s.round = "offering", 0, s.round + 1
    dealer.say("dealt", round=s.round)
    give(s, giver, dealer)
    find_next(s)


def give(s: State, giver: int, dealer: Dealer) -> None:
    """A: a gem goes into the middle, as long as there are any. Then B begins."""
    s.giver, s.asked, s.taken = giver, 0, False
    if s.blue:
        s.blue, s.middle_blue = s.blue - 1, s.middle_blue + 1
        dealer.say("laid-blue", seat=giver, count=in_the_middle(s))
    elif s.red:
        s.red, s.middle_red = s.red - 1, s.middle_red + 1
        dealer.say("laid-red", seat=giver, count=in_the_middle(s))
    else:
        dealer.say("laid-nothing", seat=giver)


def in_the_middle(s: State) -> int:
    return s.middle_blue + RED * s.middle_red


def is_last(s: State) -> bool:
    """A red gem has gone into the middle."""
    return s.red < GEMS[s.rules.gems][1]


def find_next(s: State) -> bool:
    """The next seat to be offered a card in this B, if there is one; the giver comes last."""
    while s.asked < s.seats:
        s.asked += 1
        s.turn = (s.giver + s.asked) % s.seats
        if may_be_asked(s, s.turn):
            return True
    return False


def may_be_asked(s: State, seat: int) -> bool:
    return not (is_out(s, seat) or (s.rules.pass_is_final and s.declined >> seat & 1))


def is_out(s: State, seat: int) -> bool:
    """The face-up cards alone make 28 or more, whatever the 1/11s count."""
    return least(s.open[seat]) >= HIGH


def go_on(s: State, dealer: Dealer) -> str:
    """B goes on with the next seat; after a whole B in which a card was taken the pile passes to the left.
    Returns why the round is over, if it is."""
    left = [seat for seat in clockwise(s.giver + 1, s.seats) if not is_out(s, seat)]
    if not any(may_be_asked(s, seat) for seat in left):
        return "all-declined" if left else "all-out"
    while not find_next(s):
        if not s.taken:
            return "nobody-took"
        give(s, left[0], dealer)
    return "" if s.pile else "pile-empty"


def moves(s: State, seat: int) -> list[AnyMove]:
    return ANSWERS if s.phase == "offering" else CHOICES if s.phase == "choosing" else [Deal()]


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    match move:
        case Accept():
            card = 1 << s.pile.pop()
            s.open[seat] |= card
            s.taken = True
            dealer.say("accepted", seat=seat, cards=card)
            if is_out(s, seat):
                dealer.say("is-out", seat=seat)
        case Decline():
            s.declined |= 1 << seat
            dealer.say("declined", seat=seat)
        case Choose():
            s.goals[seat] = int(GOALS[move.goal])
            dealer.say("chose", seat=seat, goal=s.goals[seat])
            choose_or_share(s, dealer)
        case Deal():
            deal(s, seat, dealer)
    if isinstance(move, Accept | Decline) and (why := go_on(s, dealer)):
        end_round(s, why, dealer)


def end_round(s: State, why: str, dealer: Dealer) -> None:
    """All hidden cards are turned. A direct hit takes everything; otherwise some may have to choose."""
    dealer.say(why)
    for seat in clockwise(s.giver, s.seats):
        turned, s.hidden[seat] = s.hidden[seat], 0
        s.open[seat] |= turned
        dealer.say("turned", seat=seat, cards=turned, totals=makes(s.open[seat]))
    s.goals = [goal_of(hand, s.rules.low_may_chase_28) for hand in s.open]
    if hits := [seat for seat, hand in enumerate(s.open) if {LOW, HIGH} <= {*totals(hand)}]:
        share = in_the_middle(s) // len(hits)
        dealer.say("direct-hit", seats=hits, count=share)
        hand_out(s, dict.fromkeys(hits, share), dealer)
    else:
        choose_or_share(s, dealer)


def goal_of(hand: int, low_may_chase: bool) -> int | None:
    """8 with a total of at most 8, 28 with one from 9 to 28; whoever can form both has to choose."""
    low, high = nearest(hand, LOW), nearest(hand, HIGH, above=LOW)
    if low and (high or low_may_chase):
        return None
    return LOW if low else HIGH if high else 0


def nearest(hand: int, goal: int, above: int = 0) -> int:
    """The total nearest to the goal without going over, and above something; 0 if there is none."""
    return max((total for total in totals(hand) if above < total <= goal), default=0)


def makes(hand: int) -> list[int]:
    """What a hand can make without going over; if it cannot, the least."""
    return [total for total in totals(hand) if total <= HIGH] or [least(hand)]


def choose_or_share(s: State, dealer: Dealer) -> None:
    """Clockwise from the last giver whoever can play for both chooses; then each half is shared out."""
    for seat in clockwise(s.giver, s.seats):
        if s.goals[seat] is None:
            s.turn, s.phase = seat, "choosing"
            return
    shares: dict[int, int] = {}
    for goal in (LOW, HIGH):
        made = [nearest(s.open[seat], goal) if s.goals[seat] == goal else 0 for seat in range(s.seats)]
        winners, share = half_for(s, made)
        shares |= dict.fromkeys(winners, share)
        if winners:
            dealer.say("nearest", goal=goal, seats=winners, total=max(made), count=share)
        else:
            dealer.say("no-taker", goal=goal)
    hand_out(s, shares, dealer)


def half_for(s: State, made: Sequence[int]) -> tuple[list[int], int]:
    """Who made most, and what each of them gets of one half: what cannot be divided stays."""
    winners = [seat for seat, total in enumerate(made) if total == max(made) > 0]
    return winners, in_the_middle(s) // 2 // max(1, len(winners))


def hand_out(s: State, shares: Mapping[int, int], dealer: Dealer) -> None:
    """Red gems lie there in the last round only, when nothing but points counts: they may be changed."""
    left = in_the_middle(s) - sum(shares.values())
    for seat, share in shares.items():
        s.points[seat] += share
    s.middle_red = min(s.middle_red, left // RED)
    s.middle_blue = left - RED * s.middle_red
    if left:
        dealer.say("left-over", count=left)
    s.turn, s.phase = (s.giver + 1) % s.seats, "over" if is_last(s) else "dealing"


def standing(s: State) -> list[int]:
    return s.points


def result(s: State) -> Result | None:
    return ranked(s.points, "last-round") if s.phase == "over" else None


def tally(s: State) -> dict[str, int]:
    """Where the points of all gems are."""
    return {"supply": s.blue + RED * s.red, "middle": in_the_middle(s), "players": sum(s.points)}


def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason | None:
    return Reason("choose-first" if s.phase == "choosing" else "answer-first")


def show(s: State) -> Iterator[view.Widget]:
    asked = {"offering": "to-answer", "choosing": "to-choose"}.get(s.phase, "to-deal")
    yield view.Note(zone=asked, seat=s.turn, data={"other": s.giver})
    yield view.Stack(zone="pile", count=len(s.pile), touch="accept" if s.phase == "offering" else None)
    yield view.Tokens(zone="middle-blue", look="gem-blue", count=s.middle_blue)
    if is_last(s):
        yield view.Tokens(zone="middle-red", look="gem-red", count=s.middle_red)
        yield view.Note(zone="last-round")
    yield view.Tokens(zone="supply-blue", look="gem-blue", count=s.blue)
    yield view.Tokens(zone="supply-red", look="gem-red", count=s.red)
    for seat in range(s.seats):
        yield cards.fan("hidden", seat, s.hidden[seat], FACES)
        yield cards.fan("open", seat, s.open[seat], FACES)
        if cards.is_seen(s.hidden[seat]):
            yield view.Note(zone="makes", seat=seat, data={"totals": makes(s.hidden[seat] | s.open[seat])})
        if s.phase == "offering" and not may_be_asked(s, seat):
            yield view.Note(zone="out" if is_out(s, seat) else "declined-for-good", seat=seat)
    if s.phase == "choosing":
        made = {goal: {"goal": goal, "total": nearest(s.open[s.turn], int(goal))} for goal in GOALS}
        options = tuple(view.Option(f"goal:{goal}", "play-for", made[goal]) for goal in GOALS)
        yield view.Choice(zone="goals", options=options)
    yield sheet(points=s.points)


game = core.Game(
    "8-28", range(3, 7), Rules, setup, moves, play, result, show,
    kind="cards", minutes=30, explain=explain, standing=standing, tally=tally, cards=NAMES,
)  # fmt: skip
