"""Rounds of 8-28 on slates, from a decision to their end: both plies on the same re-deals, which fit what the
others have declined, and all go on by habit. Compiled where Numba is installed.

What somebody stays with and what a lead is worth is the taste of whoever asks."""

from __future__ import annotations

import functools
import math
import os
import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

from parlour.kit.kernels import gems
from parlour.kit.kernels.gems import (
    ACCEPT,
    BLUE,
    DEAL,
    DECLINE,
    FOR_HIGH,
    FOR_LOW,
    HIDDEN,
    HIGH,
    HIGHS,
    LAID_RED,
    LEFT,
    LOW,
    LOWS,
    PHASE,
    PILE,
    POINTS,
    SHOWN,
    TO_ANSWER,
    TO_CHOOSE,
    TO_DEAL,
    Variant,
    least,
    nearest,
    play,
    top,
)
from parlour.kit.kernels.slate import CHANCE, TURN, below, shuffle
from parlour.search.bind import bind, can_compile

TRIES = 6  # re-deals that are looked at for one to be believed
UNLIKELY = 4  # hands that its owner would not have stayed with, of which one is believed
WHOLE = 60  # a half of the gems: any number of seats may share it
SURE = 0.125  # points of a lead, when no luck is left
FIRST, SECOND, SQUARES, MOVES = range(4)  # in totals: of both plies, of what they differ by, moves made


def habit(s: list[int], v: Variant, seat: int, enough: Sequence[float]) -> int:
    """Stay with enough, choose what wins."""
    if s[PHASE] == TO_CHOOSE:
        return FOR_HIGH if part(s, v, HIGHS, seat) > part(s, v, LOWS, seat) else FOR_LOW
    if s[PHASE] == TO_DEAL:
        return DEAL
    return DECLINE if stays(s, v, seat, enough) else ACCEPT


def stays(s: list[int], v: Variant, seat: int, enough: Sequence[float]) -> bool:
    """Against others an 8 is needed to stay low, and whatever is low will do where nobody else can be. The
    more others are past 8, the nearer to 28 it has to be. Who is over stays too."""
    total = s[SHOWN + seat] + least(s[HIDDEN + seat])
    if total == LOW or total > HIGH:
        return True
    rivals, lowest = 0, HIGH
    for other in range(v.seats):
        if other != seat:
            shown = s[SHOWN + other]
            rivals += LOW <= shown < HIGH
            lowest = min(lowest, shown)
    return (total < LOW <= lowest) or nearest(s, seat, HIGH, LOW) >= enough[min(rivals, 2)]


def part(s: list[int], v: Variant, made: int, seat: int) -> int:
    """How much of a half is won with what all have made for it."""
    winners = 0
    for other in range(v.seats):
        if s[made + other] > s[made + seat]:
            return 0
        winners += s[made + other] == s[made + seat]
    return WHOLE // winners


def believe(s: list[int], v: Variant, seat: int, stayed: int, enough: Sequence[float]) -> None:
    """Deal anew what the seat cannot see, so that those who stayed mostly have reason to."""
    for _ in range(TRIES):
        redeal(s, v, seat)
        doubts = 1
        for other in range(v.seats):
            if stayed >> other & 1 and not stays(s, v, other, enough):
                doubts *= UNLIKELY
        if below(s, doubts) == 0:
            return


def redeal(s: list[int], v: Variant, seat: int) -> None:
    for other in range(v.seats):
        if other != seat and s[HIDDEN + other]:
            s[PILE + s[LEFT]] = s[HIDDEN + other].bit_length() - 1
            s[LEFT] += 1
    shuffle(s, PILE, s[LEFT])
    for other in range(v.seats):
        if other != seat and s[HIDDEN + other]:
            s[HIDDEN + other] = top(s)


def play_on(s: list[int], v: Variant, ply: int, enough: Sequence[float]) -> int:
    """Make a ply, and go on by habit to the end of the round; how many moves that took."""
    moves = 1
    play(s, v, ply)
    while s[PHASE] != TO_DEAL:
        play(s, v, habit(s, v, s[TURN], enough))
        moves += 1
    return moves


def worth(s: list[int], v: Variant, seat: int, luck: Sequence[float]) -> float:
    """How much of the first place is to be had, from -1 to 1, with the gems that are still to be won. After
    the last round only leads count, which then cannot be too small."""
    scale = SURE if s[LAID_RED] else luck[0] + luck[1] * s[BLUE]
    all_together = 0.0
    for other in range(v.seats):
        all_together += math.exp((s[POINTS + other] - s[POINTS + seat]) / scale)
    return 2 / all_together - 1


def trials(
    count: int,
    dealt: list[int],
    v: Variant,
    seat: int,
    stayed: int,
    enough: Sequence[float],
    luck: Sequence[float],
    s: list[int],
    totals: list[float],
) -> None:
    """Both plies of a decision on `count` re-deals; `s` is the slate on which they are played."""
    ply = ACCEPT if dealt[PHASE] == TO_ANSWER else FOR_LOW
    for _ in range(count):
        believe(dealt, v, seat, stayed, enough)
        s[:] = dealt
        totals[MOVES] += play_on(s, v, ply, enough)
        one = worth(s, v, seat, luck)
        s[:] = dealt
        totals[MOVES] += play_on(s, v, ply + 1, enough)
        other = worth(s, v, seat, luck)
        totals[FIRST] += one
        totals[SECOND] += other
        totals[SQUARES] += (one - other) * (one - other)


class Taste(NamedTuple):
    """By what people play on, and what points are worth to them."""

    enough: tuple[float, ...]  # a total for 28 to stay with, by how many others are past 8
    luck: tuple[float, float]  # points of a lead that luck makes up for: at the end, and more for each gem


class Engine:
    """The trials, and what all decisions share."""

    def __init__(self, taste: Taste, compiled: bool) -> None:
        self.compiled, self.trials = compiled, bind(trials, gems, compiled)
        self.enough, self.luck = self.array(taste.enough), self.array(taste.luck)
        Decided(self, [0] * gems.SIZE, gems.Variant(*[0] * 7), 0, 0, 1).run(0)  # the first one compiles

    def array(self, numbers: Sequence[float]) -> Any:
        if not self.compiled:
            return list(numbers)
        import numpy

        return numpy.array(numbers)


class Decided:
    """A decision of a seat that is tried out, more and more often; those who `stayed` stand in a mask."""

    def __init__(
        self, engine: Engine, slate: Sequence[int], v: Variant, seat: int, stayed: int, seed: int
    ) -> None:
        self._trials, self._totals, self.count = engine.trials, engine.array([0.0] * 4), 0
        dealt, free = engine.array(slate), engine.array(slate)
        dealt[CHANCE] = seed
        others = stayed & ~(1 << seat)
        self._known = dealt, v, seat, others, engine.enough, engine.luck, free, self._totals

    def run(self, count: int) -> None:
        self._trials(count, *self._known)
        self.count += count

    @property
    def plies(self) -> int:
        """Moves that were made."""
        return int(self._totals[MOVES])

    def within(self, plies: int) -> int:
        """How many trials more it takes until so many moves were made, to go by those so far."""
        return (plies - self.plies) * self.count // self.plies

    def values(self) -> tuple[float, float]:
        """What both plies came to on the average."""
        return float(self._totals[FIRST]) / self.count, float(self._totals[SECOND]) / self.count

    def doubt(self) -> float:
        """The standard error of what the plies differ by."""
        lead = float(self._totals[FIRST] - self._totals[SECOND])
        return math.sqrt(max(0.0, float(self._totals[SQUARES]) - lead**2 / self.count)) / self.count

    def is_clear(self, errors: float) -> bool:
        """Whether the plies differ by so many standard errors, or not at all."""
        one, other = self.values()
        return abs(one - other) >= errors * self.doubt()


_ready, _begun, _compiling = set[Taste](), set[Taste](), threading.Lock()


def engine_for(taste: Taste, wait: bool) -> Engine:
    """The compiled engine if it is ready, or may be waited for; else the plain one, while the other is made
    in the background. Where Numba is missing or PARLOUR_PLAIN is set there is only the plain one."""
    if not can_compile() or os.environ.get("PARLOUR_PLAIN"):
        return engine(taste, False)
    if wait:
        _compile(taste)
    elif taste not in _begun:
        _begun.add(taste)
        threading.Thread(target=_compile, args=(taste,), daemon=True).start()
    return engine(taste, taste in _ready)


@functools.cache
def engine(taste: Taste, compiled: bool) -> Engine:
    return Engine(taste, compiled)


def _compile(taste: Taste) -> None:
    with _compiling:
        engine(taste, True)
        _ready.add(taste)
