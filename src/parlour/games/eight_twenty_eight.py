"""8-28. Take cards or leave them: come as near as you can to 8, or to 28, and never go over. The nearest to
each share the gems in the middle; whoever makes both 8 and 28 takes them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, TypeAlias

from parlour import core, view
from parlour.core import ALL, BACK, NOBODY, OWNER, Dealer, Hand, Names, Pile, Reason, Result, option, ranked
from parlour.kit import cards
from parlour.kit.sheets import sheet
from parlour.kit.totals import DECKS, FACES, HIGH, LOW, NAMES, goals_of, is_direct_hit, least, makes, nearest
from parlour.kit.turns import clockwise, first_option, first_seat
from parlour.kit.verbs import Deal

GOALS = ("8", "28")
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
    pile: Annotated[Pile, NOBODY]
    hidden: Annotated[list[Hand], OWNER]
    open: Annotated[list[Hand], ALL]
    blue: int  # in the supply
    red: int
    points: list[int]
    goals: list[int | None]  # what each plays for at the share-out, 0 for neither; None: has to choose
    middle_blue: int = 0
    middle_red: int = 0
    phase: str = "offering"
    asked: int = 0  # seats that this giver has come to
    taken: bool = False  # one of them has taken a card
    declined: int = 0  # seats that have declined in this round, as a mask
    round: int = 0


class Accept(core.Move, frozen=True):
    """Take the card that is offered."""

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ("accept",), ("pile:top",)


class Decline(core.Move, frozen=True):
    """Leave it on the pile, unseen."""


class Choose(core.Move, frozen=True):
    """Play for one of the two halves."""

    goal: Annotated[int, Names(GOALS)]


AnyMove: TypeAlias = Accept | Decline | Choose | Deal
ANSWERS: list[AnyMove] = [Accept(), Decline()]
CHOICES: list[AnyMove] = [Choose(goal) for goal in range(len(GOALS))]


def setup(rules: Rules, seats: int, dealer: Dealer) -> State:
    first = first_seat(rules.first, seats, dealer)
    none = [0] * seats
    blue, red = GEMS[rules.gems]
    s = State(rules, seats, first, first, [], none, none[:], blue, red, none[:], [None] * seats)
    deal(s, first, dealer)
    return s


def deal(s: State, giver: int, dealer: Dealer) -> None:
    s.pile = dealer.shuffle(DECKS[s.rules.deck])
    s.open = [0] * s.seats
    for seat in clockwise(giver + 1, s.seats):
        s.hidden[seat] = 1 << s.pile.pop()
    s.phase, s.declined = "offering", 0
    s.round += 1
    dealer.say("dealt", round=s.round)
    give(s, giver, dealer)
    go_on(s, dealer)


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


def go_on(s: State, dealer: Dealer) -> None:
    """B goes on with the next seat; after a whole B in which a card was taken the pile passes to the left."""
    out = [is_out(s, seat) for seat in range(s.seats)]
    if not any(may_be_asked(s, seat) for seat in range(s.seats)):
        end_round(s, "all-out" if all(out) else "all-declined", dealer)
        return
    while not find_next(s):
        if not s.taken:
            end_round(s, "nobody-took", dealer)
            return
        give(s, next(seat for seat in clockwise(s.giver + 1, s.seats) if not out[seat]), dealer)
    if not s.pile:
        end_round(s, "pile-empty", dealer)


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


def moves(s: State, seat: int) -> list[AnyMove]:
    return [Deal()] if s.phase == "dealing" else CHOICES if s.phase == "choosing" else ANSWERS


def play(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
    match move:
        case Accept():
            card = 1 << s.pile.pop()
            s.open[seat] |= card
            s.taken = True
            dealer.say("accepted", seat=seat, cards=card)
            if is_out(s, seat):
                dealer.say("is-out", seat=seat)
            go_on(s, dealer)
        case Decline():
            s.declined |= 1 << seat
            dealer.say("declined", seat=seat)
            go_on(s, dealer)
        case Choose():
            s.goals[seat] = int(GOALS[move.goal])
            dealer.say("chose", seat=seat, goal=s.goals[seat])
            choose_or_share(s, dealer)
        case Deal():
            deal(s, seat, dealer)


def end_round(s: State, why: str, dealer: Dealer) -> None:
    """All hidden cards are turned. A direct hit takes everything; otherwise some may have to choose."""
    dealer.say(why)
    for seat in clockwise(s.giver, s.seats):
        turned, s.hidden[seat] = s.hidden[seat], 0
        s.open[seat] |= turned
        dealer.say("turned", seat=seat, cards=turned, totals=makes(s.open[seat]))
        goals = goals_of(s.open[seat], s.rules.low_may_chase_28)
        s.goals[seat] = None if len(goals) > 1 else sum(goals)
    if hits := [seat for seat in range(s.seats) if is_direct_hit(s.open[seat])]:
        share = in_the_middle(s) // len(hits)
        dealer.say("direct-hit", seats=hits, count=share)
        hand_out(s, [(hits, share)], dealer)
    else:
        choose_or_share(s, dealer)


def choose_or_share(s: State, dealer: Dealer) -> None:
    """Clockwise from the last giver whoever can play for both chooses; then each half is shared out."""
    for seat in clockwise(s.giver, s.seats):
        if s.goals[seat] is None:
            s.turn, s.phase = seat, "choosing"
            return
    shares = []
    for goal in (LOW, HIGH):
        made = [nearest(s.open[seat], goal) if s.goals[seat] == goal else 0 for seat in range(s.seats)]
        winners, share = half_for(s, made)
        if winners:
            dealer.say("nearest", goal=goal, seats=winners, total=max(made), count=share)
            shares.append((winners, share))
        else:
            dealer.say("no-taker", goal=goal)
    hand_out(s, shares, dealer)


def half_for(s: State, made: Sequence[int]) -> tuple[list[int], int]:
    """Who made most, and what each of them gets of one half: what cannot be divided stays."""
    winners = [seat for seat, total in enumerate(made) if total == max(made) > 0]
    return winners, in_the_middle(s) // 2 // max(1, len(winners))


def hand_out(s: State, shares: Sequence[tuple[list[int], int]], dealer: Dealer) -> None:
    """Red gems lie there in the last round only, when nothing but points counts: they may be changed."""
    left = in_the_middle(s)
    for winners, share in shares:
        for seat in winners:
            s.points[seat] += share
            left -= share
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
    if s.phase == "dealing":
        return Reason("deal-first", flash=("deal",))
    if s.phase == "choosing":
        return Reason("choose-first", flash=tuple(f"goal:{goal}" for goal in GOALS))
    return Reason("answer-first", flash=("accept", "decline"))


def show(s: State) -> Iterator[view.Widget]:
    if s.phase == "offering":
        yield view.Note(zone="to-answer", seat=s.turn, data={"other": s.giver})
    else:
        yield view.Note(zone="to-choose" if s.phase == "choosing" else "to-deal", seat=s.turn)
    yield view.Stack(zone="pile", count=len(s.pile), touch="pile:top" if s.phase == "offering" else None)
    yield view.Tokens(zone="middle-blue", look="gem-blue", count=s.middle_blue)
    if is_last(s):
        yield view.Tokens(zone="middle-red", look="gem-red", count=s.middle_red)
        yield view.Note(zone="last-round")
    yield view.Tokens(zone="supply-blue", look="gem-blue", count=s.blue)
    yield view.Tokens(zone="supply-red", look="gem-red", count=s.red)
    for seat in range(s.seats):
        yield cards.fan("hidden", seat, s.hidden[seat], FACES)
        yield cards.fan("open", seat, s.open[seat], FACES)
        if s.hidden[seat] < 1 << BACK:
            yield view.Note(zone="makes", seat=seat, data={"totals": makes(s.hidden[seat] | s.open[seat])})
        if s.phase == "offering" and not may_be_asked(s, seat):
            yield view.Note(zone="out" if is_out(s, seat) else "declined-for-good", seat=seat)
    if s.phase == "choosing":
        made = {goal: nearest(s.open[s.turn], int(goal)) for goal in GOALS}
        options = (
            view.Option(f"goal:{goal}", "play-for", {"goal": goal, "total": made[goal]}) for goal in made
        )
        yield view.Choice(zone="goals", options=tuple(options))
    yield sheet(points=s.points)


game = core.Game(
    "8-28", range(3, 7), Rules, setup, moves, play, result, show,
    kind="cards", minutes=30, explain=explain, standing=standing,
    tally=tally, cards=NAMES,
)  # fmt: skip
