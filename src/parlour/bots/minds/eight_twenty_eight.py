"""8-28: random answers would soon spoil every hand, so playouts go on as people do, and count what is about
to be won."""

from __future__ import annotations

import functools

from parlour.bots import playouts
from parlour.bots.contract import Mind
from parlour.games import eight_twenty_eight as rules
from parlour.games.eight_twenty_eight.eight_twenty_eight import HIGH, LOW
from parlour.games.eight_twenty_eight.number_cards import nearest
from parlour.kit.verbs import Deal


def answer(s: rules.State, seat: int) -> rules.AnyMove:
    """Stay when near to a goal, else take a card; play for the goal that is nearer."""
    hand = s.hidden[seat] | s.open[seat]
    low, high = nearest(hand, LOW), nearest(hand, HIGH, above=LOW)
    if s.phase == "to-choose":
        return rules.CHOICES[HIGH - high < LOW - low]
    stays = low >= LOW - 1 or high >= HIGH - 3 or not (low or high)
    return rules.ANSWERS[stays] if s.phase == "to-answer" else Deal()


def points_now(s: rules.State) -> list[int]:
    """The points that all would have if the round ended here."""
    points = s.points[:]
    if s.phase != "to-deal":
        hands = [hidden | shown for hidden, shown in zip(s.hidden, s.open, strict=True)]
        for goal, above in (LOW, 0), (HIGH, LOW):
            made = [nearest(hand, goal, above) for hand in hands]
            winners = [seat for seat, total in enumerate(made) if total == max(made) > 0]
            for seat in winners:
                points[seat] += s.middle // 2 // len(winners)
    return points


mind = Mind(weigh=functools.partial(playouts.weigh, guide=playouts.Guide(answer, points_now)))
