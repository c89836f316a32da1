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
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any, overload

from parlour.box import Match, verify
from parlour.chance import QuickDealer, outcomes
from parlour.core import CLOCK, BadMove, BadRecord, BadSetup, Game, IllegalMove, Move, Reason, Refused, Result
from parlour.games import GAMES, game
from parlour.match import Match as AnyMatch
from parlour.match.sight import information_key
from parlour.view import View

if TYPE_CHECKING:
    from parlour import bots as bots
    from parlour import envs as envs
    from parlour.bots import Choose, Solved
    from parlour.lab.tables import Study
else:

    def __getattr__(name: str) -> Any:
        """What is large comes when somebody asks for it."""
        if name in ("bots", "envs"):
            return import_module(f"parlour.{name}")
        raise AttributeError(name)


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
    players: Sequence[str | int | Choose] = (0,),
    *,
    seats: int | None = None,
    rules: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    jobs: int = 1,
) -> dict[str, Any]:
    """Play many matches and tell who came first how often: what `parlour simulate --json` prints.

    Players are levels (0 moves at random), functions that stand in a module, as such or as
    `"module:function"`, or programs (`"cmd:./program"`); a text names them as `--bots` does. They change
    seats from match to match; where there are fewer of them than seats, they take further ones in turn. The
    same seed gives the same result, however many processes (`jobs`) play."""
    from parlour.lab import simulate as lab

    listed = players.split(",") if isinstance(players, str) else players
    names = [player if callable(player) else str(player) for player in listed]
    if matches < 1 or jobs < 1 or not names:
        raise ValueError(f"{matches} matches, {jobs} jobs, {len(names)} players")
    found = game(key)
    return lab.run(lab.plan(found, seats or found.seats[0], rules or {}, names, seed), matches, jobs)


@overload
def solve(what: Match, *, nodes: int = ...) -> Solved: ...


@overload
def solve(what: str, *, rules: Mapping[str, Any] | None = ..., jobs: int = ...) -> Study: ...


def solve(
    what: Match | str, *, nodes: int = 100_000, rules: Mapping[str, Any] | None = None, jobs: int = 1
) -> Solved | Study:
    """Of a match for one: whether its deal could have been won, and how, looking at `nodes` positions at
    most. Of a board game, by its key: what its exact table says, which is made if it is not there, in seconds
    or in many minutes (docs/tables.md)."""
    from parlour.lab import solve as lab
    from parlour.lab import tables

    if isinstance(what, AnyMatch):
        return lab.solve(what, nodes)
    return tables.study(game(what), rules or {}, jobs)


def to_pandas(record: Match | bytes | str | PathLike[str]) -> Any:
    """A match, a record or the file with it as a pandas frame: a row for every move (docs/studies.md)."""
    from parlour.lab.dataset import frame  # brings the computers along, which nobody else need wait for

    return frame(record)
