"""The morris family: mills closed, stopped and prepared, and stones that are hemmed in."""

from __future__ import annotations

from parlour.kit.boards import points_in
from parlour.kit.kernels import morris
from parlour.kit.kernels.morris import FULL, HUNTS, TAKES, State, Variant
from parlour.view import Line

FEW = 2  # stones that can still move, at which a side is hemmed in


def why(s: State, v: Variant, ply: int) -> Line | None:
    """A mill, the enemy's mill stopped, a mill to come, or less room for the enemy."""
    then, to = morris.play(s, ply), 1 << (ply & 31)
    if are_worth_it(s, v) and morris.milled(then.opp) & to:
        return closed(v, ply)
    stopped = mills(passed(s), v) & ~mills(then, v)
    before, after = mills(s, v), mills(passed(then), v)
    coming = after & ~before
    if stopped and coming:
        return Line("hint-stops-and-prepares", {"point": first(stopped), "next": first(coming)})
    if stopped:
        return Line("hint-stops-mill", {"point": first(stopped)})
    if coming and after.bit_count() > 1:
        return Line("hint-two-mills")
    if coming:
        return Line("hint-prepares-mill", {"point": first(coming)})
    if not then.own_hand and movable(then, v) < movable(passed(s), v) and movable(then, v) <= FEW:
        return Line("hint-hems-in")
    return None


def closed(v: Variant, ply: int) -> Line:
    """What a closed mill brings."""
    if v.mill != TAKES:
        return Line("hint-mill-wins")
    return Line("hint-mill-takes", {"count": morris.takes_any(ply) + morris.takes_two(ply)})


def are_worth_it(s: State, v: Variant) -> bool:
    """Mills of the side to move do something: in a hunt only those of the larger side."""
    return v.mill != HUNTS or s.own.bit_count() > s.opp.bit_count()


def passed(s: State) -> State:
    """The same board with the other side to move."""
    return State(s.opp, s.own, s.opp_hand, s.own_hand, s.quiet)


def mills(s: State, v: Variant) -> int:
    """The points where the side to move can close a mill at once."""
    out = [0] * morris.MOST_PLIES
    found = 0
    if not are_worth_it(s, v):
        return found
    for ply in out[: morris.plies(s, v, out)]:
        to = 1 << (ply & 31)
        if morris.milled(morris.play(s, ply).opp) & to:
            found |= to
    return found


def movable(s: State, v: Variant) -> int:
    """How many stones of the side to move can move."""
    if s.own_hand or morris.may_fly(s, v):
        return s.own.bit_count()
    return (s.own & morris.near(FULL & ~(s.own | s.opp))).bit_count()


def first(points: int) -> str:
    return points_in(points)[0]
