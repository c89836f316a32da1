"""What playouts know of a game beyond its rules: how people usually go on, and what is about to be won.

Where random moves would soon spoil every hand, playouts follow a habit. Both look at re-deals only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.games import eight_twenty_eight as eights
from parlour.kit.totals import HIGH, LOW, nearest
from parlour.kit.turns import Deal


def answer(s: eights.State, seat: int) -> eights.AnyMove:
    """8-28: stay when near to a goal, else take a card; play for the goal that is nearer."""
    hand = s.hidden[seat] | s.open[seat]
    low, high = nearest(hand, LOW), nearest(hand, HIGH, above=LOW)
    if s.phase == "choosing":
        return eights.CHOICES[HIGH - high < LOW - low]
    stays = low >= LOW - 1 or high >= HIGH - 3 or not (low or high)
    return eights.ANSWERS[stays] if s.phase == "offering" else Deal()


def points_now(s: eights.State) -> list[int]:
    """8-28: the points that all would have if the round ended here."""
    points = s.points[:]
    if s.phase in ("offering", "choosing"):
        hands = [hidden | shown for hidden, shown in zip(s.hidden, s.open, strict=True)]
        for goal, above in (LOW, 0), (HIGH, LOW):
            winners, share = eights.half_for(s, [nearest(hand, goal, above) for hand in hands])
            for seat in winners:
                points[seat] += share
    return points


HABITS: dict[str, Callable[[Any, int], Any]] = {"8-28": answer}
PROSPECTS: dict[str, Callable[[Any], Sequence[Any]]] = {"8-28": points_now}
