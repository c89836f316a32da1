"""How often, and how much: a bucket fills with time and empties with use."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Generic, Protocol, TypeVar


class Bucket:
    """Fills with time and empties with use."""

    __slots__ = ("_at", "_left", "pace", "size")

    def __init__(self, size: float, seconds: float) -> None:
        self.size, self.pace = size, size / seconds
        self._left, self._at = size, monotonic()

    @property
    def left(self) -> float:
        moment = monotonic()
        self._left = min(self.size, self._left + (moment - self._at) * self.pace)
        self._at = moment
        return self._left

    def take(self) -> bool:
        """Take one, if there is one."""
        if self.left < 1:
            return False
        self._left -= 1
        return True

    def pay(self, amount: float) -> None:
        """Take this much, even if it is not there: then it is owed."""
        self._left = self.left - amount

    def wait(self) -> float:
        """Seconds until nothing is owed."""
        return max(0.0, -self.left / self.pace)

    @property
    def full(self) -> bool:
        return self.left >= self.size


class Fills(Protocol):
    """What can be forgotten once it is full."""

    @property
    def full(self) -> bool: ...


F = TypeVar("F", bound=Fills)


class Buckets(Generic[F]):
    """Something that fills for every address; what is full is forgotten."""

    MOST = 100_000

    def __init__(self, make: Callable[[str], F]) -> None:
        self._make = make
        self._buckets: dict[str, F] = {}

    def of(self, address: str) -> F:
        if len(self._buckets) > self.MOST:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        if (bucket := self._buckets.get(address)) is None:
            bucket = self._buckets[address] = self._make(address)
        return bucket


class Rates(Buckets[Bucket]):
    """How often each address may do a thing."""

    def __init__(self, size: float, seconds: float) -> None:
        super().__init__(lambda _: Bucket(size, seconds))

    def take(self, address: str) -> bool:
        return self.of(address).take()
