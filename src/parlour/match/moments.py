"""Where a match stood after each of its rows, and whether it was over."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple, get_type_hints

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
