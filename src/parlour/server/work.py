"""How much of the processor each address may have: who has used up its share waits, and nobody else does."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import perf_counter, thread_time
from typing import Any, TypeVar

from parlour.server.buckets import Bucket, Buckets

T = TypeVar("T")
ROW = 0.005  # seconds that a row counts as, for the disk it takes for ever
HINT = 0.1  # seconds that a hint counts as: it is thought about elsewhere, in turn with all other addresses
LEAST = 0.001  # seconds to wait; what is left of less may be an error of rounding


class Share:
    """What one address has left."""

    def __init__(self, address: str, milliseconds: float) -> None:
        self.address = address
        self.bucket = Bucket(2 * milliseconds / 1000, 2)
        self._turn, self._thread = asyncio.Lock(), asyncio.Lock()

    @property
    def full(self) -> bool:
        return self.bucket.full and not self._turn.locked() and not self._thread.locked()

    def pay(self, seconds: float) -> None:
        """Take from the share, even what is not there."""
        self.bucket.pay(seconds)

    async def turn(self) -> None:
        """Wait until something is left: at once, or one after the other."""
        if self.bucket.wait() or self._turn.locked():
            async with self._turn:
                while seconds := self.bucket.wait():
                    await asyncio.sleep(max(seconds, LEAST))

    def metered(self, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Do it, and pay for the time of every step. No step waits, so this is processor time unless others
        use the machine too; to ask the system for that of one thread takes longer than many a step."""
        return _stepped(work, self.pay)

    async def aside(self, work: Callable[[], T]) -> T:
        """Do it in a thread, one thing after the other, and pay for that."""
        async with self._thread:
            await self.turn()
            return await self.at_once(work)

    async def at_once(self, work: Callable[[], T]) -> T:
        """Do it in a thread without waiting for a turn, for somebody else waits for it too."""

        def timed() -> tuple[T, float]:
            began = thread_time()
            return work(), thread_time() - began

        result, seconds = await asyncio.to_thread(timed)
        self.pay(seconds)
        return result


@types.coroutine
def _stepped(work: Coroutine[Any, Any, T], pay: Callable[[float], None]) -> Generator[Any, Any, T]:
    step: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        began = perf_counter()
        try:
            waits_for = step(given)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        finally:
            pay(perf_counter() - began)
        try:
            step, given = work.send, (yield waits_for)
        except BaseException as error:
            step, given = work.throw, error


class Shares(Buckets[Share]):
    """The share of every address."""

    def __init__(self, milliseconds: float) -> None:
        super().__init__(lambda address: Share(address, milliseconds))
