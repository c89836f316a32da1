"""The games of draughts: what a ply takes and costs, kings, exchanges, and pieces brought out of danger."""

from __future__ import annotations

from parlour.kit.kernels import draughts
from parlour.kit.kernels.draughts import State, Variant
from parlour.view import Line


def why(s: State, v: Variant, ply: int) -> Line | None:
    """What is taken and given back, a king, an exchange that pays, or a danger that is over."""
    then, count = draughts.play(s, ply), draughts.taken(ply).bit_count()
    lost = most_taken(then, v)
    if v.reverse:
        return Line("hint-makes-take", {"count": min(takes(then, v))}) if lost and not count else None
    if count and draughts.is_crowned(ply):
        return Line("hint-takes-crowns", {"count": count})
    if count and lost:
        return Line("hint-exchanges", {"count": count, "lost": lost})
    if count:
        return Line("hint-takes", {"count": count})
    if draughts.is_crowned(ply):
        return Line("hint-crowns")
    if lost:
        return offered(then, v)
    if most_taken(passed(s), v):
        return Line("hint-saves-piece")
    return Line("hint-threatens") if most_taken(passed(then), v) and not most_taken(s, v) else None


def passed(s: State) -> State:
    """The same board with the other side to move."""
    return s._replace(own=s.opp, opp=s.own, own_hand=s.opp_hand, opp_hand=s.own_hand, black=1 - s.black)


def captures(s: State, v: Variant) -> list[int]:
    """The captures that the side to move has."""
    out = [0] * draughts.MOST_PLIES
    return out[: draughts.captures(s, v, draughts.capturers(s, v), out)]


def takes(s: State, v: Variant) -> list[int]:
    """How many pieces each of them takes."""
    return [draughts.taken(ply).bit_count() for ply in captures(s, v)]


def most_taken(s: State, v: Variant) -> int:
    """How many pieces the side to move can take at most."""
    return max(takes(s, v), default=0)


def offered(s: State, v: Variant) -> Line | None:
    """What comes back for the pieces that the side to move must take, whichever way it takes them."""
    swaps = [
        (most_taken(draughts.play(s, ply), v), draughts.taken(ply).bit_count()) for ply in captures(s, v)
    ]
    back, given = min(swaps, key=lambda swap: swap[0] - swap[1])
    if back > given:
        return Line("hint-offers", {"given": given, "count": back})
    return Line("hint-swaps") if back == given else None
