"""What is said to input that is not taken."""

from __future__ import annotations

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done; `flash` names the touch tokens that could be used instead."""

    key: str
    data: dict[str, Any] = {}
    flash: tuple[str, ...] = ()


class Refused(Exception):
    """Input that was not taken. Nothing has changed."""

    def __init__(self, key: str, /, flash: tuple[str, ...] = (), **data: Any) -> None:
        self.reason = Reason(key, data, flash)
        super().__init__(f"{key} {data}" if data else key)


class IllegalMove(Refused):
    """A move that the rules do not allow now."""


class BadMove(Refused):
    """A text that is no move of this game."""


class BadSetup(Refused):
    """An unknown game, house rule or number of seats."""


class BadRecord(Refused):
    """A record that cannot be read, or that was changed."""


class OtherVersion(BadRecord):
    """The rules of a record are of another version than ours: nobody here can play it again."""
