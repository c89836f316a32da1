"""Parlour: classic tabletop games for people and programs.

import parlour

match = parlour.Match.start("go-fish", seats=3, seed=7)
while not match.result:
    seat, moves = match.turns()[0]
    match.play(seat, moves[0])
print(match.result.ranks)
"""

from os import PathLike
from typing import Any

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
    "to_pandas",
    "verify",
]


def games() -> list[Game]:
    """Every game of the box."""
    return list(GAMES)


def to_pandas(record: Match | bytes | str | PathLike[str]) -> Any:
    """A match, a record or the file with it as a pandas frame: a row for every move (docs/studies.md)."""
    from parlour.lab.dataset import frame  # brings the computers along, which nobody else need wait for

    return frame(record)
