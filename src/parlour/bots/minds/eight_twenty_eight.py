"""8-28: where a move leads if all go on as good players do, on re-deals that fit what they have declined."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.racing import race
from parlour.bots.weighing import best
from parlour.chance import QuickDealer
from parlour.core import Move
from parlour.games.eight_twenty_eight.eight_twenty_eight import (
    ANSWERS,
    CHOICES,
    HIGH,
    LOW,
    Accept,
    AnyMove,
    Choose,
    Decline,
    State,
)
from parlour.games.eight_twenty_eight.number_cards import least, nearest, totals
from parlour.kit.cards import KEPT
from parlour.kit.verbs import Deal
from parlour.match.record import Heard
from parlour.view import Line

# A total for 28 to stay with, by how many others are past 8 and not out: by `python -m bench.habits 8-28`;
# and what people want who play now and then.
ENOUGH, GREEDY = (22.0, 25.0, 28.0), (25.0, 27.0, 28.0)
CLUB, MASTER = 8, 64  # plies that somebody looks ahead on a board
UNLIKELY = 0.25  # how often a hand is believed that its owner would not have stayed with
TRIES = 6  # re-deals that are looked at for one to be believed
DEALT = 40  # plies that a re-deal costs as much as
SPREAD = 0.7  # how many points luck makes, times the root of the gems that are still to come


def weigh(d: Decision) -> list[Weighed]:
    """Both answers, or both choices, on the same re-deals, played by habit to the end of the round. Only a
    master looks so far: others follow their habit, and a low level may answer without looking."""
    if not d.compare and d.level.depth < MASTER:
        usual = habit(d.sample(), d.seat, ENOUGH if d.level.depth >= CLUB else GREEDY)
        chosen = d.rng.choice(d.moves) if d.rng.random() < d.level.slip else usual
        return [Weighed(move, float(move == chosen)) for move in d.moves]
    stayed = staying(d.heard)

    def trial(moves: Sequence[AnyMove]) -> tuple[list[float], int]:
        dealt = believed(d, stayed)
        tried = [play_on(d, dealt.copy(), move) for move in moves]
        return [worth for worth, _ in tried], DEALT + sum(plies for _, plies in tried)

    found = [Weighed(*each) for each in race(d.moves, d.budget, trial)]
    if d.compare:
        found[0] = found[0]._replace(why=why(d.sample(), d.seat, found[0].move))
    return found


def choose(d: Decision) -> Move:
    """Of two answers nobody overlooks one: asked again and again, a child would else take cards for ever."""
    return best(weigh(d)).move


def staying(heard: Sequence[Heard]) -> set[int]:
    """The seats that declined when they were last asked in this round."""
    last: dict[int, str] = {}
    for row in reversed(heard):
        if row.move in (Deal.verb(), "setup"):
            break
        if row.seat is not None and row.move:
            last.setdefault(row.seat, row.move)
    return {seat for seat, move in last.items() if move == Decline.verb()}


def believed(d: Decision, stayed: set[int]) -> State:
    """A re-deal in which those who declined mostly have reason to."""
    for _ in range(TRIES):
        s: State = d.sample()
        odd = sum(not stays(s, seat) for seat in stayed if seat != d.seat)
        if d.rng.random() < UNLIKELY**odd:
            break
    return s


def play_on(d: Decision, s: State, move: AnyMove) -> tuple[float, int]:
    """What a move leads to if all go on by habit to the end of the round, and the plies it took."""
    dealer, plies = QuickDealer(d.rng), 1
    d.game.play(s, d.seat, move, dealer)
    while s.phase != "to-deal":
        d.game.play(s, s.turn, habit(s, s.turn), dealer)
        plies += 1
    return worth(s, d.seat), plies


def habit(s: State, seat: int, enough: Sequence[float] = ENOUGH) -> AnyMove:
    """Stay with enough, choose what wins."""
    if s.phase == "to-choose":
        return CHOICES[gain(s, seat, HIGH) > gain(s, seat, LOW)]
    return ANSWERS[stays(s, seat, enough)] if s.phase == "to-answer" else Deal()


def stays(s: State, seat: int, enough: Sequence[float] = ENOUGH) -> bool:
    """Against others an 8 is needed to stay low, and whatever is low will do where nobody else can be. The
    more others are past 8, the nearer to 28 it has to be. Who is over stays too."""
    low, high = makes(s.hidden[seat] | s.open[seat])
    if low == LOW or not (low or high):
        return True
    shown = [least(s.open[other]) for other in range(s.seats) if other != seat]
    rivals = sum(LOW <= total < HIGH for total in shown)
    return (low > 0 and min(shown) >= LOW) or high >= enough[min(rivals, 2)]


@functools.lru_cache(KEPT)
def makes(hand: int) -> tuple[int, int]:
    """The totals of a hand for 8 and for 28, 0 for none."""
    return nearest(hand, LOW), nearest(hand, HIGH, LOW)


def gain(s: State, seat: int, goal: int) -> float:
    """How good it is to play for a goal, by all that lies open: 1 for the half alone, less for a share."""
    made = [pair[goal == HIGH] for pair in s.made]
    best = max(made)
    return 1 / made.count(best) if made[seat] == best else 0.0


def worth(s: State, seat: int) -> float:
    """How likely it is to come first, from -1 to 1, with the gems that are still to be won."""
    points = points_now(s)
    left = 0 if s.laid_red else s.blue
    first = 1.0
    for other in range(s.seats):
        lead = points[seat] - points[other]
        if other != seat and left:
            first *= 1 / (1 + math.exp(-lead / (SPREAD * math.sqrt(left))))
        elif other != seat:
            first *= (lead > 0) + (lead == 0) / 2
    return 2 * first - 1


def points_now(s: State) -> list[int]:
    """The points that all would have if the round ended here."""
    points = s.points[:]
    if s.phase != "to-deal":
        hands = [makes(hidden | shown) for hidden, shown in zip(s.hidden, s.open, strict=True)]
        for made in zip(*hands, strict=True):
            winners = [seat for seat, total in enumerate(made) if total == max(made) > 0]
            for seat in winners:
                points[seat] += s.middle // 2 // len(winners)
    return points


def why(s: State, seat: int, move: Move) -> Line | None:
    """What the own cards make, and who is in the way."""
    hand = s.hidden[seat] | s.open[seat]
    low, high = makes(hand)
    shown = [least(s.open[other]) for other in range(s.seats) if other != seat]
    if isinstance(move, Choose):
        return Line("hint-wins-half" if gain(s, seat, move.goal) else "hint-nearer-half", {"goal": move.goal})
    if isinstance(move, Accept):
        nearer = (low or high) and low != LOW and high != HIGH
        return Line("hint-another-card", {"totals": totals(hand, HIGH)}) if nearer else None
    if low == LOW and high == HIGH:
        return Line("hint-both")
    if low == LOW or high == HIGH:
        return Line("hint-made", {"goal": LOW if low == LOW else HIGH})
    if low:
        return Line("hint-alone-low", {"total": low}) if min(shown) >= LOW else None
    return Line("hint-stays-high", {"total": high}) if high else Line("hint-is-over")


mind = Mind(weigh=weigh, choose=choose)
