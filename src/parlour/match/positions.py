"""Matches that begin from a position written as text, in the games of the draughts and morris families."""

from __future__ import annotations

from typing import Any

from parlour.core import BadSetup, Game
from parlour.games.draughts import family as draughts_family
from parlour.games.morris import family as morris_family
from parlour.kit import notation


def can_be_laid_out(game: Game) -> bool:
    """Whether the state of this game is a board of one of the families."""
    return "board" in game.State.__struct_fields__


def lay_out(game: Game, s: Any, text: str) -> None:
    """Put the position of a FEN on the board; nothing has stood there before."""
    if not can_be_laid_out(game):
        raise BadSetup("no-position", game=game.key)
    s.board, turn = notation.position(text, s.board)
    if isinstance(s, morris_family.State):
        s.turn = turn
    for family in draughts_family, morris_family:
        if isinstance(s, family.State):
            s.seen = []
            family.remember(s)


def position_of(s: Any) -> str:
    """The FEN of a state of any of these games."""
    return notation.fen(s.board, s.turn)
