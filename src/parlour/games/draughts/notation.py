"""How the positions of the draughts family are written."""

from __future__ import annotations

from typing import Any

from parlour.core import Standard
from parlour.games.draughts import family
from parlour.kit.kernels import corner, draughts, walls, wolf
from parlour.kit.kernels.draughts import BOTTOM, TOP
from parlour.kit.notation import Fen, Pieces, by_seat
from parlour.kit.squares import BY_NAME, NAMES, NUMBERS


def pieces(s: family.State) -> Pieces:
    b = s.board
    hands = by_seat(s.turn, b.own_hand, b.opp_hand)
    return Pieces(s.turn, by_seat(s.turn, b.own, b.opp), b.kings, hands, b.quiet)


def put(s: family.State, found: Pieces) -> None:
    own, opp = by_seat(found.turn, *found.sides)
    own_hand, opp_hand = by_seat(found.turn, *found.hands)
    s.board = draughts.State(own, opp, found.kings, own_hand, opp_hand, black=found.turn, quiet=found.quiet)
    s.seen = []
    family.remember(s)


def fen(*standards: Standard) -> Fen:
    """The notation of a game of draughts, and which rules of others it can be played by."""
    return Fen(
        squares=lambda s: s.names,
        pieces=pieces,
        put=put,
        aliases=BY_NAME,
        far_rows=(TOP, BOTTOM),
        standards=standards,
        endless={"draw_rules": False},
    )


FEN = fen()


def wall_pieces(s: Any) -> Pieces:
    b = s.board
    return Pieces(s.turn, by_seat(s.turn, b.own, b.opp), quiet=b.quiet, move=b.played // 2 + 1)


def put_walls(s: Any, found: Pieces) -> None:
    own, opp = by_seat(found.turn, *found.sides)
    s.board = walls.State(own, opp, black=found.turn, quiet=found.quiet, played=found.played)


def wolf_pieces(s: Any) -> Pieces:
    b = s.board
    return Pieces(s.turn, (b.sheep, b.wolf), hands=(0, int(not b.wolf)))


def put_wolf(s: Any, found: Pieces) -> None:
    s.board = wolf.State(*found.sides, wolf_turn=found.turn)


def corner_pieces(s: Any) -> Pieces:
    b = s.board
    own, opp = b.own_low | b.own_high << 32, b.opp_low | b.opp_high << 32
    return Pieces(s.turn, by_seat(s.turn, own, opp), quiet=b.passed, move=b.played // 2 + 1)


def put_corner(s: Any, found: Pieces) -> None:
    own, opp = by_seat(found.turn, *found.sides)
    halves = own & corner.HALF, own >> 32, opp & corner.HALF, opp >> 32
    s.board = corner.State(*halves, black=found.turn, passed=found.quiet, played=found.played)


WALLS = Fen(lambda s: NUMBERS, wall_pieces, put_walls, BY_NAME)
WOLF = Fen(lambda s: NUMBERS, wolf_pieces, put_wolf, BY_NAME, loses_pieces=False, entering=True)
CORNER = Fen(lambda s: NAMES, corner_pieces, put_corner, loses_pieces=False)
