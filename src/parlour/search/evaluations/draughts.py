"""The games of draughts: pieces, how far they have come, and who guards the base row."""

from typing import NamedTuple

from parlour.kit.kernels.draughts import BOARD, BOTTOM, TOP, State, Variant, capturers, step, taken

NEVER = 1 << 20
ALL = 24  # pieces
ROWS = (0xF, 0xF << 4, 0xF << 9, 0xF << 13, 0xF << 18, 0xF << 22, 0xF << 27, 0xF << 31)  # from the top
MIDDLE = (6 << 9 | 6 << 13 | 6 << 18 | 6 << 22) & BOARD


class Weights(NamedTuple):
    """What each thing is worth that one side has more of than the other."""

    man: int
    king: int
    row: int  # that a man has come
    base: int  # a man that guards the base row
    middle: int  # a piece in the middle
    room: int  # a square that a piece could step to
    hand: int  # a man in hand, beside its worth as one
    turn: int  # to be the one to move
    trade: int  # a piece more, for every piece that is gone


def advanced(men: int, black: int) -> int:
    """The rows that these men have come, all together."""
    total = 0
    for row in range(8):
        total += (men & ROWS[row]).bit_count() * (row if black else 7 - row)
    return total


def room(pieces: int, kings: int, black: int, empty: int) -> int:
    back = pieces & kings
    ahead, behind = ((4, 5), (-4, -5)) if black else ((-4, -5), (4, 5))
    found = 0
    for d in ahead:
        found += (step(pieces, d) & empty).bit_count()
    for d in behind:
        found += (step(back, d) & empty).bit_count()
    return found


def side(own: int, kings: int, hand: int, black: int, empty: int, w: Weights) -> int:
    men = own & ~kings
    return (
        w.man * (men.bit_count() + hand)
        + w.king * (own & kings).bit_count()
        + w.row * advanced(men, black)
        + w.base * (men & (TOP if black else BOTTOM)).bit_count()
        + w.middle * (own & MIDDLE).bit_count()
        + w.room * room(own, kings, black, empty)
        + w.hand * hand
    )


def score(s: State, v: Variant, w: Weights) -> int:
    empty = BOARD & ~(s.own | s.opp)
    own = side(s.own, s.kings, s.own_hand, s.black, empty, w)
    opp = side(s.opp, s.kings, s.opp_hand, 1 - s.black, empty, w)
    more, fewer = s.own.bit_count() + s.own_hand, s.opp.bit_count() + s.opp_hand
    return own - opp + w.turn + w.trade * (more - fewer) * (ALL - more - fewer)


def is_hot(s: State, v: Variant) -> bool:
    """Who must capture is not yet where things come to rest."""
    return capturers(s, v) != 0


def urgency(ply: int) -> int:
    return taken(ply).bit_count()


def clock(s: State, v: Variant) -> int:
    return v.quiet_limit - s.quiet if v.quiet_limit else NEVER
