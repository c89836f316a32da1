"""A table without a server: deeds go in, rows of the log come out and are taken as stored."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import Match, protocol
from parlour.core import Refused
from parlour.server import deeds
from parlour.server.log import Entry, Kept, State
from parlour.server.rights import Actor
from parlour.server.table import Table

MORRIS = "nine-mens-morris"
BEGAN = 1_800_000_000_000  # ms since 1970
ANNA, BEN, CLEO = range(3)


class Evening:
    """Anna's table, and a clock that moves on by a second with every deed."""

    def __init__(
        self,
        game: str = MORRIS,
        seats: tuple[int, ...] = (0, 0),
        sat: tuple[str, ...] = ("Ben",),
        **rules: Any,
    ) -> None:
        self.table, self.at, self.entries = Table(), BEGAN, list[Entry]()
        new = protocol.NewTable(game, "Anna", rules=rules, seats=list(seats))
        first = Entry(0, BEGAN, "table", seat=0, state=deeds.opened(new, "anna"))
        self.entries.append(first)
        assert first.state
        self.table.load(Kept(0, first.state, [], [first]))
        for name in sat:
            self.store(self.table.sit(protocol.Sit(f"sits-down-{name}", name), name.lower(), self.later()))

    def later(self, ms: int = 1000) -> int:
        self.at += ms
        return self.at

    def store(self, entries: list[Entry]) -> list[str]:
        """Take the rows as stored; the keys of what the table hears."""
        self.table.stored(entries)
        self.entries += entries
        return [line.key for entry in entries for line in entry.told]

    def do(self, who: int | Actor, kind: type[protocol.Deed], **fields: Any) -> list[str]:
        """Somebody does something, on the seat they hold unless another one is named."""
        actor = Actor((who,), who) if isinstance(who, int) else who
        if "seat" in kind.__struct_fields__ and actor.seats:
            fields.setdefault("seat", actor.seats[0])
        deed = kind(**fields, id=f"deed-number-{len(self.entries)}")
        return self.store(self.table.decide(actor, deed, self.later()))

    def move(self, who: int | Actor, text: str, n: int | None = None, **fields: Any) -> list[str]:
        return self.do(who, protocol.Move, move=text, n=self.match.n if n is None else n, **fields)

    def why_not(self, who: int | Actor, kind: type[protocol.Deed], **fields: Any) -> str:
        """Why somebody may not do this; nothing has changed."""
        before = self._standing()
        with pytest.raises(Refused) as caught:
            self.do(who, kind, **fields)
        assert self._standing() == before
        return caught.value.reason.key

    def _standing(self) -> tuple[object, ...]:
        match = self.table.match
        return self.table.row, self.state, match, match and match.packed()

    def why_no_move(self, who: int | Actor, text: str, n: int | None = None, **fields: Any) -> str:
        return self.why_not(who, protocol.Move, move=text, n=self.match.n if n is None else n, **fields)

    @property
    def match(self) -> Match:
        assert self.table.match
        return self.table.match

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def result(self) -> Any:
        return self.match.result

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.state.seats]

    def texts(self, seat: int) -> list[str]:
        return [move.text() for move in self.match.moves(seat)]


def started(game: str = MORRIS, seats: tuple[int, ...] = (0, 0), **more: Any) -> Evening:
    evening = Evening(game, seats, **more)
    evening.do(ANNA, protocol.StartMatch)
    return evening
