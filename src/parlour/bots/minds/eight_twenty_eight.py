"""8-28: where a move leads if all go on as good players do, on re-deals that fit what they have declined."""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import monotonic

from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.weighing import best
from parlour.core import Move
from parlour.games.eight_twenty_eight.eight_twenty_eight import (
    GOALS,
    HIGH,
    LOW,
    Accept,
    AnyMove,
    Choose,
    Decline,
    State,
)
from parlour.games.eight_twenty_eight.number_cards import least, nearest, totals
from parlour.games.slates import GEMS, gems_slate, gems_variant
from parlour.kit.verbs import Deal
from parlour.match.record import Heard
from parlour.search import rounds
from parlour.search.rounds import Decided, Taste, engine_for
from parlour.view import Line

# A total for 28 to stay with, by how many others are past 8 and not out: by `python -m bench.habits 8-28`;
# and what people want who play now and then.
ENOUGH, GREEDY = (22.0, 25.0, 28.0), (25.0, 27.0, 28.0)
CLUB, MASTER = 8, 64  # plies that somebody looks ahead on a board
# How many points of a lead luck makes up for, and more for each gem to come: who came first in 195,000 rounds
# of matches by habit among 3 to 6.
LUCK = (3.0, 0.045)
BATCH, FEWEST = 16, 64  # re-deals at a time at most, and before anything is clear
CLEARLY = 3.0  # standard errors, after which nothing more is tried
MORE = 4  # times as much is tried where it is compiled


def weigh(d: Decision) -> list[Weighed]:
    """Both answers, or both choices, on the same re-deals, played by habit to the end of the round. Only a
    master looks so far: others follow their habit, and a low level may answer without looking."""
    s: State = d.sample()
    if not d.compare and d.level.depth < MASTER:
        usual = habit(s, d.seat, ENOUGH if d.level.depth >= CLUB else GREEDY)
        chosen = d.rng.choice(d.moves) if d.rng.random() < d.level.slip else usual
        return [Weighed(move, float(move == chosen)) for move in d.moves]
    found = by_trials(d, s) if len(d.moves) > 1 else [Weighed(d.moves[0], 0.0)]
    if d.compare:
        found[0] = found[0]._replace(why=why(s, d.seat, found[0].move))
    return found


def by_trials(d: Decision, s: State) -> list[Weighed]:
    """What both moves came to, the better first; the usual one has the benefit of the doubt."""
    usual, trials = habit(s, d.seat), tried(d, s)
    values = trials.values()

    def value(move: Move) -> float:
        found = values[move in (Decline(), Choose(HIGH))]
        return min(1.0, found + trials.doubt()) if move == usual else found

    found = [Weighed(move, value(move)) for move in d.moves]
    return sorted(found, key=lambda each: (-each.value, each.move != usual))


def tried(d: Decision, s: State) -> Decided:
    """Both moves tried out: as often as there is work for, or until it is clear which is better."""
    end = math.inf if d.budget.seconds is None else monotonic() + d.budget.seconds
    engine = engine_for(Taste(ENOUGH, LUCK), d.budget.seconds is None)
    stayed = sum(1 << seat for seat in staying(d.heard))
    seed = d.rng.getrandbits(32) or 1
    decided = Decided(engine, gems_slate(s), gems_variant(s.rules, s.seats), d.seat, stayed, seed)
    most = d.budget.plies * MORE if engine.compiled else d.budget.plies
    decided.run(1)
    while (count := min(BATCH, decided.count, decided.within(most))) > 0 and monotonic() < end:
        decided.run(count)
        if not d.compare and decided.count >= FEWEST and decided.is_clear(CLEARLY):
            break
    return decided


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


def habit(s: State, seat: int, enough: Sequence[float] = ENOUGH) -> AnyMove:
    """Stay with enough, choose what wins."""
    return GEMS[rounds.habit(gems_slate(s), gems_variant(s.rules, s.seats), seat, enough)]


def why(s: State, seat: int, move: Move) -> Line | None:
    """What the own cards make, and who is in the way."""
    hand = s.hidden[seat] | s.open[seat]
    low, high = nearest(hand, LOW), nearest(hand, HIGH, LOW)
    shown = [least(s.open[other]) for other in range(s.seats) if other != seat]
    if isinstance(move, Choose):
        made = [pair[GOALS.index(move.goal)] for pair in s.made]
        return Line("hint-wins-half" if made[seat] == max(made) else "hint-nearer-half", {"goal": move.goal})
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
