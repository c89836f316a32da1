"""House rules: named switches with presets."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Self, dataclass_transform

from parlour.core.counting import number_of
from parlour.core.refusals import BadSetup


def option(default: Any, choices: Sequence[Any] = (), names_seat: bool = False) -> Any:
    """A house rule: its default, what else a table may choose, and whether a number is that of a seat."""
    choices = choices or (default, not default)
    if default not in choices:
        raise ValueError(f"{default!r} not in {choices!r}")
    return dataclasses.field(default=default, metadata={"choices": choices, "names_seat": names_seat})


@dataclass_transform(frozen_default=True, field_specifiers=(option,))
class Rules:
    """The house rules of a game; presets are named values for some of them."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    def __init_subclass__(cls) -> None:
        dataclasses.dataclass(frozen=True)(cls)

    def check(self, seats: int) -> str | None:
        """The key of the reason why this combination makes no sense at a table of this size."""
        named = (str(getattr(self, name)) for name in self.choices() if self.names_seat(name))
        there = all(int(seat) < seats for seat in named if seat.isdecimal())
        return None if there else "first-not-there"

    @classmethod
    def names_seat(cls, name: str) -> bool:
        """The numbers of this house rule are those of seats."""
        field = getattr(cls, "__dataclass_fields__", {}).get(name)
        return field is not None and field.metadata.get("names_seat", False)

    @classmethod
    def choices(cls) -> dict[str, Sequence[Any]]:
        """What each house rule may be, in order of declaration."""
        fields = getattr(cls, "__dataclass_fields__", {})
        return {name: field.metadata["choices"] for name, field in fields.items() if field.metadata}

    @classmethod
    def typed(cls, name: str, value: Any) -> str:
        """The value of a house rule as people read and type it: they count seats from one."""
        text = format_value(value)
        return str(number_of(int(text))) if cls.names_seat(name) and text.isdecimal() else text

    @classmethod
    def read_typed(cls, given: Mapping[str, str]) -> dict[str, str]:
        """House rules that people wrote, as `choose` takes them."""
        found = dict(given)
        for name in filter(cls.names_seat, given):
            by_text = {cls.typed(name, choice): format_value(choice) for choice in cls.choices()[name]}
            if given[name] not in by_text:
                raise BadSetup("no-choice", option=name, value=given[name], choices=list(by_text))
            found[name] = by_text[given[name]]
        return found

    @classmethod
    def choose(cls, given: Mapping[str, Any]) -> Self:
        """House rules from values or their texts; `preset` applies first."""
        given = dict(given)
        preset = given.pop("preset", "book")
        if preset != "book" and preset not in cls.presets:
            raise BadSetup("no-preset", preset=str(preset), presets=["book", *cls.presets])
        chosen = dict(cls.presets.get(preset, {}))
        choices = cls.choices()
        for name, value in given.items():
            if name not in choices:
                raise BadSetup("no-option", option=name, options=list(choices) or ["preset"])
            by_text = cls._by_text(name)
            if format_value(value) not in by_text:
                raise BadSetup(
                    "no-choice",
                    option=name,
                    value=format_value(value),
                    choices=format_range(map(format_value, choices[name])),
                )
            chosen[name] = by_text[format_value(value)]
        return cls(**chosen)

    @classmethod
    @functools.cache
    def _by_text(cls, name: str) -> dict[str, Any]:
        """The values that a house rule may have; some have thousands."""
        presets = [values[name] for values in cls.presets.values() if name in values]
        return {format_value(choice): choice for choice in [*cls.choices()[name], *presets]}


def format_value(value: Any) -> str:
    """A house rule's value as people write it."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def format_range(texts: Iterable[str]) -> list[str]:
    """Choices for people: a long run of numbers as its ends."""
    listed = list(texts)
    return [f"{listed[0]}–{listed[-1]}"] if len(listed) > 12 else listed
