"""Our share in a deal, and what this computer keeps of the match: its fingerprint can be compared."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

import msgspec

from parlour.match.record import digest, read_header


class Deal(msgspec.Struct):
    """What the table promised before a deal, and the random text that we promised in turn."""

    commitment: str
    seed: str = msgspec.field(default_factory=lambda: secrets.token_hex(16))
    header: str = ""  # of the match, as it was before any seed was opened
    head: str = ""  # of its record

    @property
    def own(self) -> str:
        """What we promise."""
        return digest(self.seed.encode())

    def may_open(self, header: str) -> bool:
        """Whether nothing but our own seed can change the deal any more."""
        try:
            settled = read_header(header)
        except msgspec.MsgspecError:
            return False
        return settled.commitment == self.commitment and self.own in settled.commitments


def keep(deal: Deal, folder: Path) -> None:
    """Add a match to those that were played from here, if that is possible."""
    with suppress(OSError):
        file = os.open(folder / "matches.jsonl", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        with open(file, "wb") as kept:
            kept.write(msgspec.json.encode(deal) + b"\n")
