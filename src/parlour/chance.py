"""Sources of randomness: sealed (live), recorded (replay), quick (simulation), enumerated, or typed in.

A draw is self-describing: (stream, counter, kind, size, outcome). Shuffles come from the stream
`deal`, dice and picks from `chance`; every computer player has a stream of its own."""

from __future__ import annotations

import functools
import hashlib
import hmac
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any, NamedTuple, TypeVar

from parlour.core import ALL, BadRecord, Seen
from parlour.view import Line

T = TypeVar("T")
Outcome = int | list[int]


class Draw(NamedTuple):
    """One outcome of chance, as the record keeps it."""

    stream: str
    counter: int
    kind: str
    size: int
    outcome: Outcome

    def possible(self) -> bool:
        """Could this kind of draw come out so?"""
        if isinstance(self.outcome, list):
            return self.kind == "shuffle" and sorted(self.outcome) == list(range(self.size))
        return self.kind != "shuffle" and 0 <= self.outcome < self.size


class Seal:
    """Draws that were fixed before play: HMAC-SHA-256 of secret, seeds, stream and counter."""

    def __init__(self, secret: bytes, seeds: Sequence[str] = ()) -> None:
        self.secret, self.seeds = secret, tuple(seeds)
        lengths = b"".join(f"{len(s.encode())}:".encode() + s.encode() for s in self.seeds)
        self._message = b"parlour" + lengths

    @functools.cached_property
    def _key(self) -> bytes:
        return hmac.digest(self.secret, self._message, "sha256")

    @property
    def commitment(self) -> str:
        """What everybody may know before the deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def words(self, stream: str, counter: int) -> Iterator[int]:
        """An endless run of 32-bit numbers for one draw."""
        block = 0
        while True:
            message = f"{stream}/{counter}/{block}".encode()
            digest = hmac.digest(self._key, message, "sha256")
            for at in range(0, 32, 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1

    def outcome(self, stream: str, counter: int, kind: str, size: int) -> Outcome:
        """A number below `size`, or for a shuffle an order of `size` things."""
        words = self.words(stream, counter)
        if kind != "shuffle":
            return _below(size, words)
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = _below(last + 1, words)
            order[last], order[other] = order[other], order[last]
        return order


def _below(size: int, words: Iterator[int]) -> int:
    """Without bias: numbers past the last full multiple of `size` are thrown away."""
    limit = 2**32 - 2**32 % size
    return next(word % size for word in words if word < limit)


class LoggingDealer:
    """A dealer that keeps what was drawn and said since `open()`, and counts its draws."""

    def __init__(self, card_names: Sequence[str] = ()) -> None:
        self.card_names = card_names
        self.counters: dict[str, int] = {}
        self.open()

    def open(self) -> None:
        self.drawn: list[Draw] = []
        self.told: list[Line] = []
        self.shuffled = 0  # the cards whose order nobody knows any more
        self.shown: list[tuple[tuple[int, ...] | None, int]] = []

    def drop(self, counters: dict[str, int]) -> None:
        """The play under way is given up: back to these counters."""
        self.counters = dict(counters)

    @abstractmethod
    def outcome(self, stream: str, counter: int, kind: str, size: int) -> Outcome:
        """What comes up; each kind of dealer has its own source."""

    def draw(self, stream: str, kind: str, size: int) -> Outcome:
        counter = self.counters.get(stream, 0)
        outcome = self.outcome(stream, counter, kind, size)
        self.counters[stream] = counter + 1
        self.drawn.append(Draw(stream, counter, kind, size, outcome))
        return outcome

    def shuffle(self, items: Sequence[int]) -> list[int]:
        order = self.draw("deal", "shuffle", len(items))
        assert isinstance(order, list)
        mixed = 0
        for item in items:
            mixed |= 1 << item
        self.shuffled |= mixed
        self.shown = [(hearers, cards & ~mixed) for hearers, cards in self.shown]
        return [items[index] for index in order]

    def roll(self, sides: int = 6) -> int:
        return self._number("roll", sides)

    def pick(self, count: int) -> int:
        return self._number("pick", count)

    def _number(self, kind: str, size: int) -> int:
        outcome = self.draw("chance", kind, size)
        assert isinstance(outcome, int)
        return outcome

    def say(
        self,
        key: str,
        to: Seen | int | Sequence[int] = ALL,
        fleeting: bool = False,
        cards: int = 0,
        **data: Any,
    ) -> None:
        hearers = None if to is ALL else (to,) if isinstance(to, int) else tuple(to)  # type: ignore[arg-type]
        if cards:
            self.shown.append((hearers, cards))
            data["cards"] = [name for bit, name in enumerate(self.card_names) if cards >> bit & 1]
        self.told.append(Line(key, data, hearers, fleeting))


class SealedDealer(LoggingDealer):
    """Live play: outcomes come from the seal."""

    def __init__(self, seal: Seal, card_names: Sequence[str] = ()) -> None:
        super().__init__(card_names)
        self.seal = seal

    def outcome(self, stream: str, counter: int, kind: str, size: int) -> Outcome:
        return self.seal.outcome(stream, counter, kind, size)


class RecordedDealer(LoggingDealer):
    """Replay: outcomes come from the rows, and must be what the rules ask for."""

    def __init__(self, card_names: Sequence[str] = ()) -> None:
        super().__init__(card_names)
        self.ahead: list[Draw] = []

    def outcome(self, stream: str, counter: int, kind: str, size: int) -> Outcome:
        drawn = self.ahead.pop(0) if self.ahead else None
        if drawn is None or drawn[:4] != (stream, counter, kind, size) or not drawn.possible():
            raise BadRecord("draws-differ")
        return drawn.outcome


class Asks(Exception):
    """Somebody must type an outcome; nothing has changed."""

    def __init__(self, kind: str, size: int) -> None:
        super().__init__(kind, size)
        self.kind, self.size = kind, size


class TypedDealer(LoggingDealer):
    """Real dice on the table: without an answer the dealer asks, and play is run again with it."""

    def __init__(self, card_names: Sequence[str] = ()) -> None:
        super().__init__(card_names)
        self.answers: list[Outcome] = []

    def drop(self, counters: dict[str, int]) -> None:
        super().drop(counters)
        self.answers[:0] = [draw.outcome for draw in self.drawn]

    def outcome(self, stream: str, counter: int, kind: str, size: int) -> Outcome:
        if not self.answers:
            raise Asks(kind, size)
        answer = self.answers.pop(0)
        if not Draw(stream, counter, kind, size, answer).possible():
            raise Asks(kind, size)
        return answer


class QuickDealer:
    """Simulation: a quick generator, nobody listens, nothing is kept."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def shuffle(self, items: Sequence[int]) -> list[int]:
        """These items in any order."""
        shuffled = list(items)
        self.rng.shuffle(shuffled)
        return shuffled

    def roll(self, sides: int = 6) -> int:
        """A die, counted from 0."""
        return int(self.rng.random() * sides)

    def pick(self, count: int) -> int:
        """One of `count` equal chances, counted from 0."""
        return int(self.rng.random() * count)

    def say(
        self,
        key: str,
        to: Seen | int | Sequence[int] = ALL,
        fleeting: bool = False,
        cards: int = 0,
        **data: Any,
    ) -> None:
        """Nobody listens."""


class EnumeratedDealer(QuickDealer):
    """Plays a given run of outcomes and notes how many each draw could have had."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes, self.sizes = list(outcomes), list[int]()

    def pick(self, count: int) -> int:
        self.sizes.append(count)
        if len(self.sizes) > len(self.outcomes):
            self.outcomes.append(0)
        return self.outcomes[len(self.sizes) - 1]

    def roll(self, sides: int = 6) -> int:
        return self.pick(sides)

    def shuffle(self, items: Sequence[int]) -> list[int]:
        orders = list(permutations(items))
        return list(orders[self.pick(len(orders))])


def outcomes(step: Callable[[Any], T]) -> Iterator[tuple[Fraction, T]]:
    """Every way chance can answer `step(dealer)`, with its exact probability."""
    run: list[int] | None = []
    while run is not None:
        dealer = EnumeratedDealer(run)
        value = step(dealer)
        chance = Fraction(1)
        for size in dealer.sizes:
            chance /= size
        yield chance, value
        run = dealer.outcomes
        while run and run[-1] == dealer.sizes[len(run) - 1] - 1:
            run.pop()
        if run:
            run[-1] += 1
        else:
            run = None
