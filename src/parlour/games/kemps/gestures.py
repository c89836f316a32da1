"""Silent signals: a palette of gestures, and the signals of one or two that a pair can agree on."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from parlour import view
from parlour.core import ANYTIME, DONE, Move, Paired, Spelling

GESTURES = (
    "wink-left",
    "wink-right",
    "scratch-ear",
    "pucker-lips",
    "rub-chin",
    "cough",
    "look-up",
    "tap-table",
    "yawn",
    "adjust-glasses",
)
SIGNALS = GESTURES + tuple(f"{first}+{second}" for first in GESTURES for second in GESTURES)
AMONG = range(len(SIGNALS))  # signals by number
PAIR = Paired(by="pairs")

Gesture: TypeAlias = Annotated[int, Spelling(GESTURES)]
Signal: TypeAlias = Annotated[int, Spelling(SIGNALS)]


class Propose(Move, frozen=True):
    """Propose a secret signal to the partner."""

    signal: Signal
    seen_by, when = PAIR, ANYTIME
    tokens = (*(f"sign:{gesture}" for gesture in GESTURES), DONE)

    def paths(self) -> tuple[tuple[str, ...], ...]:
        signs = [f"sign:{sign}" for sign in SIGNALS[self.signal].split("+")]
        return ((*signs, DONE)[:2],)


class Accept(Move, frozen=True):
    """Agree to what the partner proposed; it names the signal, for the partner may change it."""

    signal: Signal
    seen_by, touched, when = PAIR, (), ANYTIME


class Keep(Move, frozen=True):
    """Keep the signal that was agreed before."""

    seen_by = PAIR


class Sign(Move, frozen=True):
    """Make a gesture that everybody sees for a moment."""

    sign: Gesture
    counts, when = False, ANYTIME


PROPOSALS = [Propose(signal) for signal in AMONG]
SIGNS = [Sign(sign) for sign in range(len(GESTURES))]


def palette(zone: str) -> view.Choice:
    """All gestures to choose from."""
    signs = tuple(view.Option(f"sign:{sign}", "sign", {"sign": sign}) for sign in GESTURES)
    return view.Choice(zone=zone, options=signs)
