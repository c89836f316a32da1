"""What somebody likes on this computer: light or dark, and whether anything may move."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Literal

import msgspec

from parlour.terminal.links import state_folder

BRIGHT = ("7", "15")  # what a terminal calls a white background


class Settings(msgspec.Struct):
    colours: str = ""
    still: bool = False  # nothing glides or blinks

    @classmethod
    def read(cls) -> Settings:
        """As they were kept; else as the terminal is."""
        settings = cls()
        with suppress(OSError, msgspec.MsgspecError):
            settings = msgspec.json.decode((state_folder() / "screen.json").read_bytes(), type=cls)
        if settings.colours not in ("dark", "light"):
            settings.colours = _as_the_terminal()
        return settings

    def keep(self) -> None:
        """For the next time, if that is possible."""
        with suppress(OSError):
            state_folder().mkdir(parents=True, exist_ok=True, mode=0o700)
            (state_folder() / "screen.json").write_bytes(msgspec.json.encode(self))


def _as_the_terminal() -> Literal["dark", "light"]:
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if background in BRIGHT else "dark"
