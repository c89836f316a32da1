"""A table as it is kept in memory: what was last stored of it, its match, and how rows are taken over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour.chance import Seal
from parlour.core import CLOCK, IllegalMove
from parlour.match import Match
from parlour.match.record import HINT, Row, row_number
from parlour.server import clocks, dealing, deeds, series, show
from parlour.server.deeds import NotAllowed
from parlour.server.log import RECENT, Entry, Kept, Kind, State
from parlour.server.show import Happened
from parlour.view import Line

KNOWN = 1_000  # ids of messages that are remembered


class StoredTable:
    """A table as it was last stored, with its match."""

    state: State
    match: Match | None = None

    def __init__(self) -> None:
        self.row = -1
        self._over = False  # the match, when it was loaded
        self.recent: list[Happened] = []
        self.ids: dict[str, int] = {}  # of messages, and the rows that came of them
        self.resumed = 0  # when it came into the memory, in ms since 1970: nobody's clock ran before

    # What is stored

    def load(self, kept: Kept) -> None:
        founder = kept.state.founder or kept.state.host
        self.row, self.state, self.match = kept.row, replace(kept.state, founder=founder), None
        begun = kept.state.match
        if begun and (game := dealing.rules_of(begun)):
            lines = [(entry.line, entry.packed) for entry in kept.match if entry.line and entry.packed]
            self.match = Match.resume(lines, begun.header.encode(), begun.secret, game)
        self._over = bool(kept.match and kept.match[-1].result)  # after an undo it would not be
        self.recent = [self.happened(entry) for entry in kept.recent]
        self.ids = {row.id: row.row for row in self.recent if row.id}

    def forget(self) -> None:
        """Let go of everything but the last row's number, until the table is loaded again."""
        self.match = None
        self.recent, self.ids = [], {}

    def follow(self, entry: Entry) -> None:
        """Take over a row that was decided elsewhere."""
        self.row, self.state = entry.row, entry.state or self.state
        row = None
        if entry.kind == "start" and self.state.match and entry.line and entry.packed:
            begun, self.match = self.state.match, None
            if game := dealing.rules_of(begun):
                kept = [(entry.line, entry.packed)]
                self.match = Match.resume(kept, begun.header.encode(), begun.secret, game)
                row = 0
        elif entry.line and entry.packed and self.match:
            row = self.match.follow(entry.line, entry.packed).n
        elif self.state.match is None:
            self.match = None
        self._remember(entry, row)

    def stored(self, entries: Sequence[Entry]) -> None:
        """The rows that were last decided here are on the disk."""
        first = self.match.n + 1 - len(entries) if self.match else 0
        for row, entry in enumerate(entries, first):
            self.row, self.state = entry.row, entry.state or self.state
            if self.state.match is None:
                self.match = None
            self._remember(entry, row if entry.line else None)

    def _remember(self, entry: Entry, row: int | None) -> None:
        if entry.kind == "start" or self.state.match is None:
            self.recent = [show.without_match(each) for each in self.recent]
        self.recent.append(show.happened(entry, self.match, row))
        del self.recent[:-RECENT]
        if entry.id:
            self.ids[entry.id] = entry.row
            if len(self.ids) > KNOWN:
                del self.ids[next(iter(self.ids))]

    def happened(self, entry: Entry) -> Happened:
        """A row that was read from the log, as it is told."""
        begun = self.state.match
        row = row_number(entry.line) if entry.line and begun and entry.match == begun.row else None
        return show.happened(entry, self.match, row)

    def _entry(self, at: int, kind: Kind, told: Sequence[Line] = (), ahead: int = 0, **more: Any) -> Entry:
        return Entry(self.row + 1 + ahead, at, kind, told=tuple(told), **more)

    def _played(self, at: int, row: Row, told: Sequence[Line] = (), ahead: int = 0, **more: Any) -> Entry:
        """The row of the log for a row of the match."""
        assert self.match
        assert self.state.match
        state = more.pop("state", self.state)
        if state.offer and (self.match.result or state.offer.kind in ("undo", "draw")):
            state = replace(state, offer=None)  # others may be answered while the match goes on
        if state.clocks:
            state = replace(state, clocks=clocks.after(self.state, self.match, self.time(self.resumed)))
        if self.match.result:
            state = series.counted(state, self.match.result)
            state = deeds.settled(replace(state, claims=()) if state.claims else state)
        verb = row.move[0] == "/" and row.move != HINT
        if state.seen:
            state = replace(state, seen=())
        if state.playing_on and (self.match.result or verb or self._have_a_choice(state.playing_on)):
            state = replace(state, playing_on=())
        return self._entry(
            at,
            "move",
            told,
            ahead,
            seat=row.seat if row.seat != CLOCK else None,
            state=None if state is self.state else state,
            match=self.state.match.row,
            line=self.match.lines[-1],
            packed=self.match.packed(),
            result=self.match.result,
            **more,
        )

    # What stands

    @property
    def running(self) -> Match | None:
        """The match, as long as it is not over."""
        return self.match if self.match and not self.match.result else None

    def in_play(self) -> Match:
        """The match that is played; refused if there is none."""
        if self.match is None:
            raise NotAllowed("other-rules" if self.state.match else "no-match")
        if self.match.result:
            raise IllegalMove("over")
        return self.match

    def time(self, at: int) -> int:
        """Milliseconds of the match."""
        return at - self.state.match.t if self.state.match else 0

    @property
    def commitment(self) -> str:
        """What everybody may know of the next deal."""
        return Seal(bytes.fromhex(self.state.secret)).commitment

    def people(self) -> set[str]:
        """The ids of the seats on which people play, and no computer for them."""
        return {seat.id for seat in self.state.seats if seat.taken and not seat.plays}

    def _have_a_choice(self, seats: Sequence[int]) -> bool:
        """Whether any of `seats` is to act and has more than one move."""
        match = self.in_play()
        return any(match.moves(seat) and match.only_move(seat) is None for seat in seats)
