"""What a seat observes, as a vector: the state as the seat may see it, field by field as declared.

The vector is made of the redacted state, which is all that a game's `show` gets for that seat, of what others
were heard to do since the seat was last asked, and of its own touches so far: nothing else can get in. What
is listed by seat begins with the observer and goes on clockwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core import ALL, NOBODY, Game, Turned, Zone, zones_of
from parlour.envs import codes
from parlour.envs.codes import LARGEST, Code
from parlour.envs.numbering import Numbering, Path
from parlour.match.sight import redact

Vector = NDArray[np.float32]


class Part(NamedTuple):
    """A part of the vector: how it is written, and of what."""

    code: Code
    read: Callable[[Any, int], Any]  # of the state that a seat sees


class Layout:
    """How the observations of a game are laid out; `names` says what each number is."""

    def __init__(self, sample: Any, game: Game, numbering: Numbering) -> None:
        """`sample` is a state that has just been set up: it tells how long lists are."""
        self.seats, self.numbering = sample.seats, numbering
        parts = list(parts_of(sample, game))
        self._parts = [(part.code.write, part.read) for part in parts]
        tokens = numbering.tokens
        heard = [f"heard[+{step}]:{token}" for step in range(1, self.seats) for token in tokens]
        touched = [f"touched:{token}" for token in tokens]
        self.names = (*(name for part in parts for name in part.code.names), *heard, *touched)
        bounds = [(part.code.least, part.code.most) for part in parts for _ in part.code.names]
        bounds += [(0.0, 2.0)] * len(heard) + [(0.0, LARGEST)] * len(touched)
        self.low, self.high = np.array(bounds, dtype=np.float32).T.copy()

    def __len__(self) -> int:
        return len(self.names)

    def observe(self, s: Any, seat: int, heard: Sequence[Sequence[Path]] = (), touches: Path = ()) -> Vector:
        """The state as this seat sees it. `heard` has for every other seat, clockwise, the moves that it was
        heard to make since this one was last asked; `touches` are the seat's own so far."""
        seen, found = redact(s, seat), list[float]()
        for write, read in self._parts:
            found += write(read(seen, seat))
        for moves in heard or [()] * (self.seats - 1):
            found += self._faded(moves)
        touched = [0.0] * len(self.numbering)
        for order, number in enumerate(touches, 1):
            touched[number] = float(order)
        return np.array(found + touched, dtype=np.float32)

    def _faded(self, moves: Sequence[Path]) -> list[float]:
        """The touches of the last move count 1, those of each one before half as much."""
        found = [0.0] * len(self.numbering)
        for move in moves:
            found = [value / 2 for value in found]
            for number in set(move):
                found[number] += 1.0
        return found


def parts_of(sample: Any, game: Game) -> Iterator[Part]:
    """Field by field. What is turned of a pile shows by its faces."""
    state: Any = type(sample)
    zones = {zone.name: zone for zone in zones_of(state)}
    told = {zone.seen_by.by for zone in zones.values() if isinstance(zone.seen_by, Turned)}
    hints = codes.hints_of(state)
    if hasattr(state, "turn"):
        turn = codes.one_of(range(sample.seats))
        names = tuple(f"turn[+{step}]" for step in range(sample.seats))
        yield Part(turn._replace(names=names), lambda seen, seat: (seen.turn - seat) % seen.seats)
    for name in hints:
        if name in ("rules", "seats", "turn") or name in told:
            continue
        value = getattr(sample, name)
        if name in zones:
            yield from _zone_parts(zones[name], value, codes.unique(game.cards))
            continue
        code = codes.code_of(hints[name], value)
        by_seat = isinstance(value, list) and len(value) == sample.seats and ":length" not in code.names
        yield Part(_named(name, code), _around(name) if by_seat else _whole(name))


def _zone_parts(zone: Zone, value: Any, cards: Sequence[str]) -> Iterator[Part]:
    """What can be seen of a zone, card by card, and of what is hidden only how much it is."""
    name, seen_by = zone.name, zone.seen_by
    many, own = len(value) if zone.many else 0, _own(zone)
    if zone.among:
        yield Part(_named(name, codes.one_of(zone.among)), own)
        return
    by_seat = seen_by is ALL or not isinstance(seen_by, tuple)
    read = _around(name) if many and by_seat else _whole(name)
    face_up = codes.from_the_top(cards) if zone.ordered else codes.bits(cards)
    if seen_by is ALL or isinstance(seen_by, Turned):
        code = codes.by_place(cards) if isinstance(seen_by, Turned) else face_up
        yield Part(_named(name, codes.each(code, many) if many else code), read)
        return
    if seen_by is not NOBODY:
        yield Part(_named(name, face_up), own)
    count = codes.LYING if zone.ordered else codes.HELD
    yield Part(_named(name, codes.each(count, many) if many else count), read)


def _named(name: str, code: Code) -> Code:
    return code._replace(names=tuple(name + end for end in code.names))


def _whole(name: str) -> Callable[[Any, int], Any]:
    return lambda seen, seat: getattr(seen, name)


def _around(name: str) -> Callable[[Any, int], Any]:
    """What is listed by seat, beginning with the observer."""

    def read(seen: Any, seat: int) -> Any:
        items = getattr(seen, name)
        return items[seat:] + items[:seat] if len(items) == seen.seats else items

    return read


def _own(zone: Zone) -> Callable[[Any, int], Any]:
    """What the observer has of a zone."""
    if not zone.many or isinstance(zone.seen_by, Turned):
        return _whole(zone.name)
    place_of = zone.seen_by.place_of
    return lambda seen, seat: getattr(seen, zone.name)[place_of(seen, seat)]
