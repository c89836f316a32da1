"""How the positions of the morris family are written."""

from __future__ import annotations

import dataclasses

from parlour.games.morris.family import State, remember
from parlour.kit.boards import POINTS
from parlour.kit.kernels import morris
from parlour.kit.notation import Fen, Pieces, by_seat


def pieces(s: State) -> Pieces:
    b = s.board
    hands = by_seat(s.turn, b.own_hand, b.opp_hand)
    return Pieces(s.turn, by_seat(s.turn, b.own, b.opp), hands=hands, quiet=b.quiet)


def put(s: State, found: Pieces) -> None:
    """Where a mill wins, one that stands was closed just now; one of a set-up does not count."""
    own, opp = by_seat(found.turn, *found.sides)
    own_hand, opp_hand = by_seat(found.turn, *found.hands)
    mills = morris.milled(opp) if found.quiet else 0
    last = morris.point(mills & -mills) if mills else morris.NONE
    s.board = morris.State(own, opp, own_hand, opp_hand, quiet=found.quiet, last=last)
    s.turn, s.seen = found.turn, []
    remember(s)


def put_hunt(s: State, found: Pieces) -> None:
    """The moves of both sides are counted, White's first: where Black is to move, White's counts as made."""
    put(s, found)
    s.board = s.board._replace(quiet=found.quiet + (found.quiet + found.turn) % 2)


PLACING = Fen(lambda s: POINTS, pieces, put, endless={"draw_rules": False})
MOVING = dataclasses.replace(PLACING, loses_pieces=False)
HUNT = dataclasses.replace(MOVING, put=put_hunt, endless={})
