"""Our share in a deal, and what this computer keeps of the match: its fingerprint can be compared."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
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


class Share:
    """Our part in one deal after the other: we commit to a seed, and open it once the header that settles
    everything else is kept."""

    def __init__(self, do: Callable[..., object]) -> None:
        self.do = do
        self.next = Deal("")
        self.deal: Deal | None = None  # of the match that is played

    def follow(self, commitment: str, header: str, seat: int) -> None:
        """What the table promises now."""
        if self.next.commitment != commitment:
            self.next = Deal(commitment)
            self.do("commit-seed", seat=seat, commitment=self.next.own)
        if header and self.next.header != header and self.next.may_open(header):
            self.deal, self.next.header = self.next, header
            self.do("open-seed", seat=seat, seed=self.deal.seed)

    def ended(self, head: str, folder: Path) -> None:
        """Keep the fingerprint of a match that is over."""
        if self.deal and not self.deal.head:
            self.deal.head = head
            keep(self.deal, folder)
