"""Moves compared by trials: all are played on the same re-deals, and what is clearly worse drops out."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from time import monotonic
from typing import Any, TypeAlias

from parlour.bots.contract import Decision, Weighed
from parlour.chance import QuickDealer

FIRST_LOOK = 16  # trials of every move before any is given up; then twice as many, and so on
REDEAL = 5  # plies that could be played while cards are dealt anew
GIVEN_UP = 2.5  # standard errors by which a move has to be behind to be tried no more
BELIEVED = 1.5  # and by which the usual move has to be behind not to be made

Trial: TypeAlias = Callable[[Any, Any], tuple[float, int]]  # (re-deal, move): its worth, the plies it took


def weigh(d: Decision, trial: Trial, usual: Any = None) -> list[Weighed]:
    """What the moves are worth on the average, the best first; nothing goes before the usual move that is not
    clearly better. A trial may change the re-deal it is given."""
    field, values = list(d.moves), {move: list[float]() for move in d.moves}
    end = math.inf if d.budget.seconds is None else monotonic() + d.budget.seconds
    behind: dict[Any, float] = {}  # the best move, by moves given up
    spent, tries, look = 0, 0, FIRST_LOOK
    while len(field) > 1 and spent < d.budget.plies and monotonic() < end:
        dealt = d.sample()
        spent += REDEAL
        for move in field:
            worth, plies = trial(dealt.copy(), move)
            values[move].append(worth)
            spent += plies
        tries += 1
        if tries == look:
            look *= 2
            behind |= clearly_behind(field, values, GIVEN_UP)
            field = [move for move in field if move not in behind]
    means = {move: fmean(values[move] or [0.0]) for move in field}
    top = max(means.values())
    if usual in field and (tries < FIRST_LOOK or usual not in clearly_behind(field, values, BELIEVED)):
        means = {usual: top} | {move: mean for move, mean in means.items() if move != usual}
    means |= {move: max(-1.0, top - lead) for move, lead in behind.items()}
    return sorted((Weighed(move, mean) for move, mean in means.items()), key=lambda each: -each.value)


def clearly_behind(field: Sequence[Any], values: dict[Any, list[float]], errors: float) -> dict[Any, float]:
    """The moves that are behind what seems best by so many standard errors, and how far."""
    best = max(field, key=lambda move: fmean(values[move] or [0.0]))
    found = {}
    for move in field:
        leads = [mine - other for mine, other in zip(values[best], values[move], strict=True)]
        if len(leads) > 1 and fmean(leads) > errors * stdev(leads) / math.sqrt(len(leads)):
            found[move] = fmean(leads)
    return found


def play_on(
    d: Decision, s: Any, move: Any, habit: Callable[[Any, int], Any], is_over: Callable[[Any], bool]
) -> int:
    """Make the move, then let all go on by habit, as many plies as the level looks ahead; their number."""
    dealer, plies = QuickDealer(d.rng), 1
    d.game.play(s, d.seat, move, dealer)
    while plies <= d.level.depth and not is_over(s):
        d.game.play(s, s.turn, habit(s, s.turn), dealer)
        plies += 1
    return plies
