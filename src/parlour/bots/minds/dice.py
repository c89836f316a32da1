"""Games of dice without choices: what does not change who comes first can be forgotten, so that few positions
are left and all of them can be gone through."""

from __future__ import annotations

from typing import Any

from parlour.bots.contract import Mind

AFAR = 300  # rounds: fewer than one match in 10¹² goes on for so long


def forget_rolls(s: Any) -> None:
    """One: of a single round only the rolls count that are being made; whoever wins it is first."""
    s.face = ""
    if s.rules.rounds == 1:
        s.total, s.first = [0] * s.seats, 0


def forget_rounds(s: Any) -> None:
    """Jule: how far everybody has come, and who is on."""
    s.face, s.thrower = "", -1
    if s.rules.max_rounds >= AFAR:
        s.round, s.first = 1, -1  # nobody is: no round ends


one, jule = Mind(essence=forget_rolls), Mind(essence=forget_rounds)
