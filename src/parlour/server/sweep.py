"""Sweeping without long pauses. Nearly all that tables make is freed as soon as nobody holds it; what goes
in circles is rare. So only what is new is looked through, and then left alone; everything is looked
through when the house is quiet, or once an hour."""

from __future__ import annotations

import gc
from time import monotonic

NEW = 5_000  # things, after which the new ones are looked through: some milliseconds
NEVER = 10**9
QUIET = 600.0  # seconds between two sweeps of everything in a quiet house
BUSY = 3600.0  # and in a busy one


class Sweeper:
    """Takes over from Python's own way of sweeping; `close` gives it back."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._rows = 0
        self.swept = 0.0
        gc.callbacks.append(self._leave_alone)
        gc.set_threshold(NEW, NEVER, NEVER)
        self.everything()

    def _leave_alone(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "stop":
            gc.freeze()

    def everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        self.swept = monotonic()

    def look(self, rows: int) -> None:
        """Called from time to time with the number of rows stored so far."""
        waited, quiet = monotonic() - self.swept, rows == self._rows
        self._rows = rows
        if waited > BUSY or (quiet and waited > QUIET):
            self.everything()

    def close(self) -> None:
        gc.callbacks.remove(self._leave_alone)
        gc.unfreeze()
        gc.set_threshold(*self._before)
