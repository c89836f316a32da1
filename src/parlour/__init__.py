"""Parlour: classic tabletop games for people and programs.

import parlour

match = parlour.Match.start("go-fish", seats=3, seed=7)
while not match.result:
    seat = match.to_act()[0]
    match.play(seat, match.moves(seat)[0])
print(match.result.ranks)
"""

from parlour.box import Match, verify
from parlour.chance import QuickDealer
from parlour.core import BadMove, BadRecord, BadSetup, Game, IllegalMove, Refused, Result
from parlour.games import GAMES, game

__all__ = [
    "BadMove",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalMove",
    "Match",
    "QuickDealer",
    "Refused",
    "Result",
    "game",
    "games",
    "verify",
]


def games() -> list[Game]:
    """Every game of the box."""
    return list(GAMES)
