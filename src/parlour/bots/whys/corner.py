"""Corner draughts: men that arrive, how far one goes at once, and who was left behind."""

from __future__ import annotations

from parlour.kit.kernels import corner
from parlour.kit.kernels.corner import PASS, State, Variant
from parlour.view import Line

FAR = 3  # steps in one move that are worth a word


def why(s: State, v: Variant, ply: int) -> Line | None:
    """A man comes home or far ahead, or the last one follows."""
    if ply == PASS:
        return None
    then = corner.play(s, ply)
    arrived = corner.arrived(then.opp_low, then.opp_high, s.black)
    if arrived > corner.arrived(s.own_low, s.own_high, s.black):
        return Line("hint-arrives")
    steps = corner.distance(s.own_low, s.own_high, s.black) - corner.distance(
        then.opp_low, then.opp_high, s.black
    )
    if steps >= FAR:
        return Line("hint-steps", {"steps": steps})
    gone = [came(square, s.black) for square in range(64) if corner.holds(s.own_low, s.own_high, square)]
    return Line("hint-last-man") if came(ply & 63, s.black) == min(gone) else None


def came(square: int, black: int) -> int:
    """How far a man on this square has come from its own corner."""
    steps = (square & 7) + (square >> 3)
    return 14 - steps if black else steps
