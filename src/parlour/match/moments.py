"""Where a match stood after each of its rows, and whether it was over."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self, get_type_hints, overload

import msgspec

from parlour.core import Game, Result
from parlour.match import verdicts
from parlour.view import Transfer

LAST_STOP = 20_000  # recorded actions after which any match ends


class Moment(NamedTuple):
    """Where the match stood after a row."""

    state: Any
    counters: dict[str, int]
    known: tuple[int, ...]
    actions: int
    verdict: Result | None  # an end that the rules did not make: resigned, agreed, ended
    transfers: tuple[Transfer, ...] = ()
    seen_by: int = -1  # who saw the move itself


def judge(game: Game, now: Moment) -> Result | None:
    """The result, if it is over."""
    if result := now.verdict or game.result(now.state):
        return result
    return verdicts.as_it_stands(game, now.state, "last-stop") if now.actions >= LAST_STOP else None


pack = msgspec.msgpack.Encoder().encode


def unpack(game: Game, packed: bytes) -> Moment:
    return Moment(*_decoder(game).decode(packed))


@functools.cache
def _decoder(game: Game) -> msgspec.msgpack.Decoder[tuple[Any, ...]]:
    kinds = get_type_hints(Moment) | {"state": game.State}
    return msgspec.msgpack.Decoder(tuple[tuple(kinds[name] for name in Moment._fields)])  # type: ignore[misc]


class Moments(Sequence[Moment]):
    """Where a match stood after each of its rows. The `last` moment is at hand; what was packed of those
    before it weighs a fifth, and is unpacked for whoever looks back."""

    __slots__ = ("_game", "_kept", "_packed", "last")

    last: Moment

    def __init__(self, game: Game, kept: Iterable[Moment | bytes] = ()) -> None:
        self._game, self._kept = game, list(kept)
        self._packed = b""  # the last one, if somebody has asked for that
        if self._kept:
            self[-1] = self[-1]

    def __len__(self) -> int:
        return len(self._kept)

    @overload
    def __getitem__(self, at: int) -> Moment: ...
    @overload
    def __getitem__(self, at: slice) -> Self: ...
    def __getitem__(self, at: int | slice) -> Moment | Self:
        if isinstance(at, slice):
            return type(self)(self._game, self._kept[at])
        found = self._kept[at]
        return unpack(self._game, found) if isinstance(found, bytes) else found

    def __setitem__(self, at: int, moment: Moment) -> None:
        self._kept[at], self._packed = moment, b""
        self.last = self[-1]

    def append(self, moment: Moment, packed: bytes = b"") -> None:
        if self._packed:
            self._kept[-1] = self._packed
        self._kept.append(moment)
        self.last, self._packed = moment, packed

    def packed(self) -> bytes:
        """The last one, as it is kept from now on."""
        self._packed = self._packed or pack(self.last)
        return self._packed
