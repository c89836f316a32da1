"""How a value of a declared type is written as numbers."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from parlour.core import ASIDE, BACK, HISTORY, LAST, Bits, Most, Spelling

LARGEST = 2.0**20  # more than any number of a state


class Code(NamedTuple):
    """Some numbers: what each of them is called, between what they lie, and how a value becomes them."""

    names: tuple[str, ...]
    least: float
    most: float
    write: Callable[[Any], list[float]]


BYTES = tuple([float(byte >> bit & 1) for bit in range(8)] for byte in range(256))  # bit by bit
NOTHING = Code((), 0.0, 0.0, lambda value: [])
NUMBER = Code(("",), -LARGEST, LARGEST, lambda value: [-1.0 if value is None else float(value)])
HELD = Code((":count",), 0.0, float(BACK), lambda hand: [float(hand.bit_count())])
LYING = Code((":count",), 0.0, float(BACK), lambda pile: [float(len(pile))])
AGAIN = Code((":times",), 0.0, LARGEST, lambda seen: [float(seen.count(seen[-1]) if seen else 0)])


def unique(names: Sequence[str]) -> list[str]:
    """The names of cards; of several that are called alike, each with a number."""
    found = Counter[str]()
    numbered = []
    for name in names:
        found[name] += 1
        numbered.append(f"{name}#{found[name]}")
    return [long if found[name] > 1 else name for name, long in zip(names, numbered, strict=True)]


def bits(names: Sequence[str]) -> Code:
    """A set, thing by thing."""
    size = len(names)

    def write(mask: int) -> list[float]:
        found = list[float]()
        for shift in range(0, size, 8):
            found += BYTES[mask >> shift & 255]
        return found[:size]

    return Code(tuple(f":{name}" for name in names), 0.0, 1.0, write)


def one_of(values: Sequence[Any]) -> Code:
    """Which of these it is; none where that is not known."""
    names = tuple(f":{value}" for value in values)
    return Code(names, 0.0, 1.0, lambda value: [float(value == each) for each in values])


def from_the_top(cards: Sequence[str]) -> Code:
    """An open pile, card by card: 1 for its top card, ½ for the next, ⅓ and so on; 0 if it is not there."""

    def write(pile: Sequence[int]) -> list[float]:
        found = [0.0] * len(cards)
        for depth, card in enumerate(reversed(pile), 1):
            if card < BACK:
                found[card] = 1.0 / depth
        return found

    return Code(tuple(f":{card}" for card in cards), 0.0, 1.0, write)


def by_place(cards: Sequence[str]) -> Code:
    """Cards in their places, of which some lie face up: where each of these lies, counted from 1; how many
    there are."""

    def write(pile: Sequence[int]) -> list[float]:
        found = [0.0] * len(cards) + [float(len(pile))]
        for place, card in enumerate(pile, 1):
            if card < BACK:
                found[card] = float(place)
        return found

    return Code((*(f":{card}" for card in cards), ":count"), 0.0, float(BACK), write)


def _all(code: Code, items: Sequence[Any]) -> list[float]:
    found = list[float]()
    for item in items:
        found += code.write(item)
    return found


def each(code: Code, count: int) -> Code:
    """A list of just so many items."""

    def write(items: Sequence[Any]) -> list[float]:
        if len(items) != count:
            raise TypeError(f"{len(items)} items, not {count}: declare Annotated[list[…], Most(…)]")
        return _all(code, items)

    names = tuple(f"[{at}]{name}" for at in range(count) for name in code.names)
    return code._replace(names=names, write=write)


def at_most(code: Code, count: int) -> Code:
    """A list of changing length: the length, the items, nothing for those that are missing."""
    width = count * len(code.names)

    def write(items: Sequence[Any]) -> list[float]:
        found = _all(code, items)
        if len(found) > width:
            raise TypeError(f"{len(items)} items: more than Most({count})")
        return [float(len(items)), *found, *[0.0] * (width - len(found))]

    return Code((":length", *each(code, count).names), -LARGEST, LARGEST, write)


def last_of(code: Code) -> Code:
    """The length of a list, and its last item."""

    def write(items: Sequence[Any]) -> list[float]:
        return [float(len(items)), *(code.write(items[-1]) if items else [0.0] * len(code.names))]

    names = (":length", *(f":last{name}" for name in code.names))
    return Code(names, -LARGEST, LARGEST, write)


def joined(parts: Sequence[tuple[str, Code]]) -> Code:
    """A tuple, field by field."""
    names = tuple(f".{field}{name}" for field, code in parts for name in code.names)

    def write(value: Any) -> list[float]:
        found = list[float]()
        for (_, code), item in zip(parts, value, strict=True):
            found += code.write(item)
        return found

    return Code(names, -LARGEST, LARGEST, write)


def board(kind: Any) -> Code:
    """A position of a kernel, seen from the side to move: its sets square by square, its numbers."""
    rules = sys.modules[kind.__module__]
    squares = bits([str(bit) for bit in range(rules.WIDTH)])
    return joined([(field, squares if field in rules.SETS else NUMBER) for field in kind._fields])


def stripped(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A declared type without its annotations, and these."""
    base, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    return base, tuple(notes)


def note_of(kind: Any, notes: Sequence[Any]) -> Any:
    return next((note for note in notes if isinstance(note, kind)), None)


def code_of(hint: Any, sample: Any) -> Code:
    """How a field that holds no cards is written. A sample tells how long its lists are."""
    base, notes = stripped(hint)
    kind = get_origin(base) or base
    if ASIDE in notes:
        return NOTHING
    if HISTORY in notes:
        return AGAIN
    if kind is list:
        return _list_code(get_args(base)[0], notes, sample)
    if kind is tuple:
        inner = get_args(base)
        is_fixed = inner and Ellipsis not in inner
        return (
            joined([(str(at), code_of(each, None)) for at, each in enumerate(inner)]) if is_fixed else NOTHING
        )
    if hasattr(kind, "_fields"):
        return (
            board(kind)
            if hasattr(sys.modules[kind.__module__], "SETS") and kind.__name__ == "State"
            else NOTHING
        )
    if mask := note_of(Bits, notes):
        return bits([str(thing) for thing in range(mask.things)])
    if spelling := note_of(Spelling, notes):
        return one_of(spelling.names)
    if set(get_args(base) or (base,)) <= {int, bool, NoneType}:
        return NUMBER
    raise TypeError(f"{hint}: declare Bits(…), Spelling(…), Most(…) or ASIDE")


def _list_code(inner: Any, notes: Sequence[Any], sample: Any) -> Code:
    item = code_of(inner, sample[0] if sample else None)
    if most := note_of(Most, notes):
        return at_most(item, most.items)
    return last_of(item) if LAST in notes else each(item, len(sample or ()))


def hints_of(state: Any) -> dict[str, Any]:
    return get_type_hints(state, include_extras=True)
