"""What time it is at a table."""

from __future__ import annotations

from time import monotonic

from parlour.server.store import now
from parlour.server.table import Table


class Clock:
    """In ms since 1970: the wall's time between matches. While a match runs its time goes on evenly and never
    back, however the clock on the wall is set."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._match = -1  # the row that began the match
        self._ahead = 0  # of the monotonic clock

    def now(self) -> int:
        match = self.table.running
        begun = self.table.state.match if match else None
        if match is None or begun is None:
            return now()
        steady = round(monotonic() * 1000)
        if begun.row != self._match:
            self._match, self._ahead = begun.row, now() - steady
        self._ahead = max(self._ahead, begun.t + match.rows[-1].t - steady)
        return steady + self._ahead
