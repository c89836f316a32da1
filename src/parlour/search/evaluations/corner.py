"""Corner draughts: how far all men still have to go, and the last of them."""

from typing import NamedTuple

from parlour.kit.kernels.corner import State, Variant, arrived


class Weights(NamedTuple):
    """What each thing is worth that one side has more of than the other."""

    way: int  # a step that a man has come
    home: int  # a man in the opposite corner
    last: int  # a step that the last man has come
    turn: int  # to be the one to move


def side(low: int, high: int, black: int, w: Weights) -> int:
    way, last = 0, 14
    for half in range(2):
        rest = high if half else low
        while rest:
            bit = rest & -rest
            rest ^= bit
            square = bit.bit_length() - 1
            gone = (square & 7) + (square >> 3) + 4 * half
            gone = 14 - gone if black else gone
            way += gone
            last = min(last, gone)
    return w.way * way + w.home * arrived(low, high, black) + w.last * last


def score(s: State, v: Variant, w: Weights) -> int:
    own = side(s.own_low, s.own_high, s.black, w)
    return own - side(s.opp_low, s.opp_high, 1 - s.black, w) + w.turn


def is_hot(s: State, v: Variant) -> bool:
    return False


def urgency(ply: int) -> int:
    return 0


def clock(s: State, v: Variant) -> int:
    return v.move_limit - s.played
