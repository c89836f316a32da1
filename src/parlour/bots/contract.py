"""What a computer player is, the work it may do, and what a mind adds for one game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from parlour.core import Game, Kernel, Move
from parlour.match.record import Heard
from parlour.search.tables import Scope
from parlour.view import Line, View


class Budget(msgspec.Struct, frozen=True):
    """The work one decision may cost. It is counted, so that seeded runs repeat; `seconds` is a
    ceiling for live tables only."""

    plies: int = 15_000  # tried out in playouts of all moves together
    nodes: int = 60_000  # positions that a search looks at
    seconds: float | None = None


class Later(NamedTuple):
    """Do this after some milliseconds, if the table has not changed my mind by then."""

    ms: int
    move: Move


Answer: TypeAlias = Move | Later | None  # None: nothing to do until the table changes
Reply: TypeAlias = tuple[int, str] | None  # an answer as plain data: milliseconds, the move's text


class Choice(NamedTuple):
    """What a player gets when it has to choose, and nothing else."""

    heard: Sequence[Heard]  # the rows so far
    view: View  # the table as the seat sees it
    seat: int
    moves: Sequence[Any]  # that are legal
    sample: Callable[[], Any]  # a state that looks the same to the seat, with all it cannot know dealt anew
    budget: Budget
    rng: Random  # its own chance


Choose: TypeAlias = Callable[[Choice], Answer]


class Player(NamedTuple):
    """Somebody to sit down at a match: how it chooses, and what a decision may cost."""

    choose: Choose
    budget: Budget = Budget()


class Level(NamedTuple):
    """How well somebody plays: a level scales work, reaction time, slips and memory."""

    name: str
    budget: Budget
    reaction: int  # typical, in ms
    slip: float  # how often a decision is made without looking
    memory: float  # cards seen since, after which half is forgotten
    depth: int  # plies that are looked ahead on a board
    overlooks: float  # how often a move is not seen
    seconds: float  # a decision takes at a live table at most
    exact: bool = False  # plays by an exact table where there is one

    def work(self, live: bool, crowd: int = 0) -> Budget:
        """What a decision may cost; while people wait for it, there is a ceiling in seconds too, which is
        shared with those who wait for other decisions."""
        seconds = self.seconds / (1 + crowd)
        return msgspec.structs.replace(self.budget, seconds=seconds) if live else self.budget


class Solved(NamedTuple):
    """`won` is None if the limit came first; `moves` lead to the best end that was found."""

    won: bool | None
    moves: tuple[str, ...]
    score: int
    nodes: int


class Expected(NamedTuple):
    """What is certain where nobody has a choice: what each seat gets of the point of a match, and moves."""

    shares: tuple[float, ...]
    moves: float


class Decision(NamedTuple):
    """What a player is asked, and the level at which it is to answer."""

    game: Game
    level: Level
    heard: Sequence[Heard]
    view: View
    seat: int
    moves: Sequence[Any]
    sample: Callable[[], Any]
    budget: Budget
    rng: Random
    compare: bool = False  # the value of every move is wanted, not only which is best


class Weighed(NamedTuple):
    """A move, what its seat may expect of it, and in a sentence why."""

    move: Move
    value: float  # from -1, lost, to 1, won; on one scale for all moves of a decision
    why: Line | None = None  # for a person who asks for a hint; the words stand beside those of the game
    end: int | None = None  # plies until a sure end: then `value` is 1, 0 or -1; a sure draw has no end: 0


class Judged(NamedTuple):
    """The same as plain data, which can be sent to another process."""

    move: str
    value: float
    why: Line | None = None
    end: int | None = None


Weigh: TypeAlias = Callable[[Decision], list[Weighed]]


class Mind(NamedTuple):
    """What is known about one game beyond its rules. What a mind lacks is done as in any other game.

    `weigh` values the moves of a decision, the best first: computers choose by it, hints and reviews tell
    it. `choose` is for what cannot be said so, such as when to slap. `solve(state, nodes)` knows the whole
    state, and looks at `nodes` positions at most. `scope` is what an exact table can hold of the game.
    `glance` says what a position looks like for the side to move, from -1 to 1. `expect` knows how a game
    without choices goes; `essence` forgets what does not change who comes first in one."""

    weigh: Weigh | None = None
    choose: Callable[[Decision], Answer] | None = None
    solve: Callable[[Any, int], Solved] | None = None
    scope: Scope | None = None
    glance: Callable[[Kernel], float] | None = None
    expect: Callable[[Any], Expected] | None = None
    essence: Callable[[Any], None] | None = None
