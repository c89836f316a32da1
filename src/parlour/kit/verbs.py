"""Moves that many games have, and that say everything by their name."""

from __future__ import annotations

from parlour.core import Move


class Draw(Move, frozen=True):
    """Take the top card of the stock."""


class Pass(Move, frozen=True):
    """There is nothing else to do."""


class Roll(Move, frozen=True):
    """Throw the die."""

    comes_first = "roll-first"


class Deal(Move, frozen=True):
    """Gather the cards in and deal anew. What was shown lies open until the next dealer does so."""

    comes_first = "deal-first"
    clears = True
