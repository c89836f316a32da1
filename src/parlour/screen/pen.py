"""What whoever draws has to know: words, how large, what can be touched, what has just changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from parlour.words import Words

TINY, SMALL, MIDDLE, LARGE = range(4)  # how much room things take
LIT, TOUCHED, FLASHING = "•", "▲", "!"


@dataclass(frozen=True)
class Pen:
    words: Words
    size: int = MIDDLE
    lit: Mapping[str, None] = field(default_factory=dict)
    touched: tuple[str, ...] = ()
    flashing: frozenset[str] = frozenset()
    advised: Mapping[str, str] = field(default_factory=dict)
    worth: Mapping[str, str] = field(default_factory=dict)
    fresh: frozenset[str] = frozenset()  # the ends of transfers to which something has just come
    near: int | None = None  # who looks at it

    def sized(self, size: int) -> Pen:
        return replace(self, size=max(size, TINY))

    def role(self, token: str | None) -> str:
        """How a thing to touch is shown."""
        if not token:
            return ""
        for role, found in (("flash", self.flashing), ("hint", self.advised), ("touched", self.touched)):
            if token in found:
                return role
        return "lit" if token in self.lit else ""

    def sign(self, token: str | None) -> str:
        """The same as a sign, since colours alone say nothing to many."""
        if not token:
            return ""
        if token in self.flashing:
            return FLASHING
        if token in self.advised:
            return self.advised[token]
        if token in self.touched:
            return TOUCHED
        return self.worth.get(token, LIT) if token in self.lit else ""

    def is_fresh(self, zone: str, seat: int | None) -> bool:
        return (zone if seat is None else f"{zone}:{seat}") in self.fresh
