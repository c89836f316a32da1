"""What an exact table says about a game: the start, how many positions are won, the longest win."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any, NamedTuple

from parlour.bots import MINDS, mind_of
from parlour.box import Match
from parlour.core import BadSetup, Game, Kernel
from parlour.kit.notation import Fen, Pieces
from parlour.search import can_compile
from parlour.search.runs import Notice, ignore
from parlour.search.tables import Exact, Step, Table, build
from parlour.search.tables.checking import check
from parlour.search.tables.ready import alone

PATIENCE = 1_000_000  # positions that the plain rules work out in some minutes


class Line(NamedTuple):
    """A position and the moves of best play from there."""

    position: str
    exact: Exact | None  # None: no table knows it
    moves: tuple[str, ...]


class Study(NamedTuple):
    """What was found out."""

    table: str
    start: Line
    wins: int  # positions in which the side to move wins, of those that are not over
    losses: int
    draws: int
    longest: Line
    seconds: float  # that it took to make what was missing of the table
    size: int  # bytes on the disk
    checked: int  # positions that were compared with the plain rules

    @property
    def positions(self) -> int:
        return self.wins + self.losses + self.draws


def has_table(game: Game) -> bool:
    return mind_of(game).scope is not None


def study(
    game: Game,
    rules: Mapping[str, Any],
    jobs: int,
    everything: bool = False,
    progress: Callable[[Step], None] = lambda step: None,
    checking: Callable[[int, int], None] = lambda done, of: None,
    compiling: Notice = ignore,
    waiting: Notice = ignore,
) -> Study:
    """Make the table of a game by these rules where it is not ready, check it and tell what it says."""
    scope = mind_of(game).scope
    if scope is None:
        raise BadSetup("no-solver", game=game.key, games=[key for key, mind in MINDS.items() if mind.scope])
    kernel = kernel_of(start(game, rules))
    table, begun = Table(kernel.rules, kernel.variant, scope), monotonic()
    if table.ends[-1] > PATIENCE and not can_compile():
        raise BadSetup("solve-needs-numba", game=game.key, positions=table.ends[-1])
    if table.open() or everything:
        with alone(waiting):
            build(table, jobs, progress, compiling=compiling, everything=everything)
    seconds = monotonic() - begun
    checked = check(table, progress=checking)
    headers = [part.header for part in table.parts if part]
    wins, losses, draws, _ = (
        sum(counts) for counts in zip(*(each["counts"] for each in headers), strict=True)
    )
    best = max(headers, key=lambda header: header["longest"])
    return Study(
        table.name,
        line(start(game, rules), table),
        wins,
        losses,
        draws,
        line(start(game, rules, table.layout.position(best["where"], table.maps), table), table),
        seconds,
        sum(table.path(group).stat().st_size for group in range(len(headers))),
        checked,
    )


def start_value(game: Game, rules: Mapping[str, Any]) -> Exact | None:
    """What the start is worth by best play, if a table is there that knows."""
    scope = mind_of(game).scope
    if scope is None or not game.kernel:
        return None
    match = start(game, rules)
    kernel = kernel_of(match)
    table = Table(kernel.rules, kernel.variant, scope)
    if table.open():
        return None
    best = best_ply(table, match)
    return best[1] if best else None


def start(game: Game, rules: Mapping[str, Any], board: Any = None, table: Table | None = None) -> Match:
    """A match that begins as usual, or from this board."""
    match = Match.start(game, rules=rules)
    if board is None or table is None or not isinstance(game.notation, Fen):
        return match
    turn, white, black, kings = table.layout.pieces(board)
    state = match.copy().state
    game.notation.put(state, Pieces(turn, (white, black), kings))
    endless = {**rules, **game.notation.endless}
    return Match.start(game, rules=endless, position=game.notation.position(state))


def kernel_of(match: Match) -> Kernel:
    assert match.game.kernel
    kernel: Kernel = match.game.kernel(match.state)
    return kernel


def line(match: Match, table: Table) -> Line:
    """The value of where a match stands, and how it ends by best play; where it is drawn, it has no end."""
    notation = match.game.notation
    position, moves = notation.position(match.state) if notation else "", list[str]()
    worth = best_ply(table, match)
    while worth and worth[1].value and not match.result:
        move = next(each for each in match.moves(match.to_act()[0]) if each.ply == worth[0])
        match.play(match.to_act()[0], move)
        moves.append(move.text())
        worth = None if match.result else best_ply(table, match)
    first = best_ply(table, match.at(0)) if moves else worth
    return Line(position, first[1] if first else None, tuple(moves))


def best_ply(table: Table, match: Match) -> tuple[int, Exact] | None:
    """The best ply and what it is worth; None where the table does not know all of them."""
    kernel = kernel_of(match)
    weighed = table.weigh(kernel)
    if len(weighed) < len(match.moves(kernel.turn)):
        return None
    return max(weighed.items(), key=lambda found: (found[1].value, -found[1].value * found[1].end))
