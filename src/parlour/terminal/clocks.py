"""Time that runs at a table: what is left of it whenever somebody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic

from parlour.protocol import Countdown
from parlour.words import Words

SHORT = 20_000  # ms; when no more is left it is said


def written(ms: int) -> str:
    """Minutes and seconds; a second that has begun counts."""
    minutes, seconds = divmod(-(-max(0, ms) // 1000), 60)
    return f"{minutes}:{seconds:02}"


class Clocks:
    """The countdowns that the server told last, and when they were heard of."""

    def __init__(self, countdowns: Sequence[Countdown] = ()) -> None:
        self.countdowns, self.heard = countdowns, monotonic()
        self._alarm: asyncio.TimerHandle | None = None

    def left(self, each: Countdown) -> int:
        """In milliseconds."""
        return max(0, each.ms - (0 if each.stopped else round(1000 * (monotonic() - self.heard))))

    @property
    def run(self) -> bool:
        return any(not each.stopped for each in self.countdowns)

    @property
    def pauses(self) -> bool:
        """Something lies there only to be looked at."""
        return any(each.skip for each in self.countdowns)

    def of(self, seat: int | None) -> list[str]:
        """What this seat has left, or everybody."""
        return [written(self.left(each)) for each in self.countdowns if each.seat == seat]

    def deadlines(self) -> list[tuple[str, int]]:
        """Those of the rules, and the milliseconds that are left."""
        return [(each.name, self.left(each)) for each in self.countdowns if each.seat is None]

    def said(self, words: Words) -> str:
        """What is left to everybody whose time is limited, in one line."""
        say = Words(words.language, "web", words.names).say
        limited = [each for each in self.countdowns if each.seat is not None and not each.skip]
        return ". ".join(
            say("clock-left", name=words.name(each.seat or 0), time=written(self.left(each)))
            for each in limited
        )

    def warn(self, seat: int | None, tell: Callable[[], None]) -> None:
        """Tell somebody who thinks, and does not see the time go by, when little of it is left."""
        for each in self.countdowns:
            if seat is not None and each.seat == seat and not (each.stopped or each.skip) and each.ms > SHORT:
                self._alarm = asyncio.get_running_loop().call_later((each.ms - SHORT) / 1000, tell)

    def hush(self) -> None:
        """Others are told instead of these."""
        if self._alarm:
            self._alarm.cancel()
