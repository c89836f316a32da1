"""The morris family: stones, mills and room to move."""

from typing import NamedTuple

from parlour.kit.kernels.morris import FULL, State, Variant, closers, may_fly, milled, near, takes_any

NEVER = 1 << 20


class Weights(NamedTuple):
    """What each thing is worth that one side has more of than the other."""

    stone: int
    room: int  # an empty neighbour
    mill: int  # a stone in a mill
    ready: int  # a point where the next stone closes a mill
    double: int  # and where it closes two
    held: int  # a stone that cannot move
    turn: int  # to be the one to move


def closing(own: int, opp: int, anywhere: bool) -> int:
    """The points where a side closes a mill with its next stone."""
    empty = FULL & ~(own | opp)
    points = closers(own)[0] & empty
    return points if anywhere else points & near(own & ~milled(own) | own)


def score(s: State, v: Variant, w: Weights) -> int:
    empty = FULL & ~(s.own | s.opp)
    own_free, opp_free = near(s.own) & empty, near(s.opp) & empty
    own_ready = closing(s.own, s.opp, s.own_hand > 0 or may_fly(s, v)).bit_count()
    opp_flies = s.opp_hand > 0 or (v.flying == 1 and s.opp.bit_count() == 3)
    opp_ready = closing(s.opp, s.own, opp_flies).bit_count()
    own_held = (s.own & ~near(empty)).bit_count()
    opp_held = (s.opp & ~near(empty)).bit_count()
    stones = s.own.bit_count() + s.own_hand - s.opp.bit_count() - s.opp_hand
    return (
        w.stone * stones
        + w.room * (own_free.bit_count() - opp_free.bit_count())
        + w.mill * (milled(s.own).bit_count() - milled(s.opp).bit_count())
        + w.ready * (own_ready - opp_ready)
        + w.double * ((closers(s.own)[1] & empty).bit_count() - (closers(s.opp)[1] & empty).bit_count())
        + w.held * (own_held - opp_held)
        + w.turn
    )


def is_hot(s: State, v: Variant) -> bool:
    return False


def urgency(ply: int) -> int:
    return 1 if takes_any(ply) else 0


def clock(s: State, v: Variant) -> int:
    return v.quiet_limit - s.quiet if v.quiet_limit else NEVER
