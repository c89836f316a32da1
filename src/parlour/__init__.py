"""Parlour: classic tabletop games for people and programs.

import parlour

match = parlour.Match.start("go-fish", seats=3, seed=7)
while not match.result:
    seat, moves = match.turns()[0]
    match.play(seat, moves[0])
print(match.result.ranks)
"""

from parlour.box import Match, verify
from parlour.chance import QuickDealer, outcomes
from parlour.core import CLOCK, BadMove, BadRecord, BadSetup, Game, IllegalMove, Move, Reason, Refused, Result
from parlour.games import GAMES, game
from parlour.match.sight import information_key
from parlour.view import View

__all__ = [
    "CLOCK",
    "BadMove",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "QuickDealer",
    "Reason",
    "Refused",
    "Result",
    "View",
    "game",
    "games",
    "information_key",
    "outcomes",
    "verify",
]


def games() -> list[Game]:
    """Every game of the box."""
    return list(GAMES)
