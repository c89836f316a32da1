"""Parlour: classic tabletop games for people and programs.

import parlour

match = parlour.Match.start("go-fish", seats=3, seed=7)
while not match.result:
    seat, moves = match.turns()[0]
    match.play(seat, moves[0])
print(match.result.ranks, match.result.utilities)

`parlour.bots` has the computer players, `parlour.envs` every game as an environment for learning programs,
`parlour.chance` the sources of chance, `parlour.view` what a table looks like. docs/library.md leads through
all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

from parlour.box import Match, verify
from parlour.chance import QuickDealer, outcomes
from parlour.core import CLOCK, BadMove, BadRecord, BadSetup, Game, IllegalMove, Move, Reason, Refused, Result
from parlour.games import GAMES, game
from parlour.match.sight import information_key
from parlour.view import View

if TYPE_CHECKING:
    from parlour.bots import Solved

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
    "simulate",
    "solve",
    "to_pandas",
    "verify",
]


def games() -> list[Game]:
    """Every game of the box."""
    return list(GAMES)


def simulate(
    key: str,
    matches: int = 100,
    players: Sequence[str | int] = (0,),
    *,
    seats: int | None = None,
    rules: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    jobs: int = 1,
) -> dict[str, Any]:
    """Play many matches and tell who came first how often: what `parlour simulate --json` prints.

    Players are levels (0 moves at random), functions (`"module:function"`) or programs (`"cmd:./program"`).
    They change seats from match to match; where there are fewer of them than seats, they take further ones in
    turn. The same seed gives the same result, however many processes (`jobs`) play."""
    from parlour.lab import simulate as lab

    found = game(key)
    names = [str(player) for player in players]
    return lab.run(lab.plan(found, seats or found.seats[0], rules or {}, names, seed), matches, jobs)


def solve(match: Match, nodes: int = 100_000) -> Solved:
    """Whether the deal of this match could have been won, and how: from the whole deal, looking at `nodes`
    positions at most. For board games `parlour.lab.tables.study` makes exact tables."""
    from parlour.lab import solve as lab

    return lab.solve(match, nodes)


def to_pandas(record: Match | bytes | str | PathLike[str]) -> Any:
    """A match, a record or the file with it as a pandas frame: a row for every move (docs/studies.md)."""
    from parlour.lab.dataset import frame  # brings the computers along, which nobody else need wait for

    return frame(record)
