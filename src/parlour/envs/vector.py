"""Many matches of one game at a time, arrays in and arrays out, for the games whose rules stand as integers.

In a card or dice game an action is the number of a ply, which always means the same. On a board it is the
place of a move in the list of legal ones, since draughts have more moves than a mask could hold: `plies` says
which these are. The arrays of a `Batch` are overwritten by the next step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy

from parlour.games import game as find
from parlour.kit.kernels.slate import CHANCE
from parlour.search import slates
from parlour.search.positions import Position
from parlour.search.slates import bulk, seed_of


class Batch(NamedTuple):
    """Where all matches stand, one row a match. One that has come to its end has begun anew."""

    observations: Any  # int16: what the seat to act sees, as `observe` of the kernel writes it
    masks: Any  # bool: the legal actions
    rewards: Any  # float32, a column a seat: 1 for a first place alone, 0 together; nothing before the end
    dones: Any  # bool: the last step ended a match
    to_act: Any  # the seat whose move it is
    counts: Any  # how many moves it has
    plies: Any  # which moves these are: the first `counts` of a row


class VectorEnv:
    """`count` matches side by side. Equal seeds and equal actions give equal matches."""

    def __init__(
        self,
        key: str,
        count: int,
        seats: int | None = None,
        rules: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        compiled: bool | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} matches")
        self.bulk = bulk(find(key), seats, rules, compiled)
        self.count, self.seats, kernel = count, self.bulk.seats, self.bulk.kernel
        self.actions, self.features = kernel.MOST_PLIES, kernel.FEATURES
        self._numbers = self.bulk.array(self.bulk.numbers)
        self._slates = self._rows(kernel.SIZE, numpy.int64)
        self._batch = Batch(
            observations=self._rows(self.features, numpy.int16),
            masks=self._rows(self.actions, numpy.bool_),
            rewards=self._rows(self.seats, numpy.float32),
            dones=self._column(numpy.bool_),
            to_act=self._column(numpy.int64),
            counts=self._column(numpy.int64),
            plies=self._rows(self.actions, numpy.int64),
        )
        self.reset(seed)

    def reset(self, seed: int | str = 0) -> Batch:
        """Begin all matches anew."""
        for number in range(self.count):
            self._slates[number][CHANCE] = seed_of(seed, number)
            self._batch.dones[number] = False
            for seat in range(self.seats):
                self._batch.rewards[number][seat] = 0
        b = self._batch
        run = self.bulk.bound(slates.reset)
        run(self._slates, self._numbers, b.plies, b.counts, b.masks, b.observations, b.to_act)
        return self._told()

    def step(self, actions: Any) -> Batch:
        """One action in every match; refused, with nothing changed, where one of them is not legal."""
        given = numpy.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions: {given.dtype}{given.shape}, not int{(self.count,)}")
        chosen = numpy.ascontiguousarray(given, numpy.int64)
        b, run = self._batch, self.bulk.bound(slates.step)
        wrong = run(
            self._slates,
            self._numbers,
            chosen if self.bulk.compiled else chosen.tolist(),
            b.plies,
            b.counts,
            b.masks,
            b.observations,
            b.rewards,
            b.dones,
            b.to_act,
        )
        if wrong >= 0:
            legal = [action for action in range(self.actions) if b.masks[wrong][action]]
            raise ValueError(f"action {chosen[wrong]} of match {wrong}, not among {legal}")
        return self._told()

    def sample(self, rng: numpy.random.Generator) -> Any:
        """A random legal action for every match."""
        batch = self._told()
        places = (rng.random(self.count) * batch.counts).astype(numpy.int64)
        return batch.plies[numpy.arange(self.count), places] if self.bulk.kernel.DENSE else places

    def position(self, number: int) -> Position:
        """One of the matches, to be looked at or searched."""
        return Position(self.bulk, slate=[int(each) for each in self._slates[number]])

    def _rows(self, width: int, kind: Any) -> Any:
        if self.bulk.compiled:
            return numpy.zeros((self.count, width), kind)
        return [[0] * width for _ in range(self.count)]

    def _column(self, kind: Any) -> Any:
        return numpy.zeros(self.count, kind) if self.bulk.compiled else [0] * self.count

    def _told(self) -> Batch:
        if self.bulk.compiled:
            return self._batch
        kinds = (numpy.int16, numpy.bool_, numpy.float32, numpy.bool_, numpy.int64, numpy.int64, numpy.int64)
        return Batch(*(numpy.array(each, kind) for each, kind in zip(self._batch, kinds, strict=True)))
