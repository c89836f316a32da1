"""Clock: nobody has a choice, and all is known.

The cards are turned in an order as random as that of the pack, so the match ends with the place that the
fourth king has in it: it is won if that is the last one, in one of thirteen deals."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from parlour.bots.contract import Expected, Mind

CARDS, KINGS = 52, 4


def expect(rules: Any) -> Expected:
    """The last of `KINGS` among `CARDS` places lies on average at KINGS / (KINGS + 1) of CARDS + 1."""
    won, turned = Fraction(KINGS, CARDS), Fraction(KINGS * (CARDS + 1), KINGS + 1)
    return Expected((float(won),), float(turned))


mind = Mind(expect=expect)
