"""A numbered list of what can be done now: whole moves, or in a long list the next touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from parlour.view import Path
from parlour.words import Words

LONG_LIST = 36  # more moves than this are chosen touch by touch
Option: TypeAlias = str | tuple[str, ...]  # a whole move, or the touches to go on with


class Menu(NamedTuple):
    """What can be chosen, and how each of it is called."""

    options: tuple[Option, ...] = ()
    labels: tuple[str, ...] = ()
    step: str = ""  # what is to be chosen, where something is chosen already

    @property
    def lines(self) -> list[str]:
        return [self.step, *self._numbered()] if self.step else self._numbered()

    def _numbered(self) -> list[str]:
        return [f"{number:>3}  {label}" for number, label in enumerate(self.labels, 1)]

    def changes(self, before: tuple[str, ...]) -> list[str]:
        """The lines that are new to somebody who has heard those labels; all, if any has moved."""
        heard = {label: number for number, label in enumerate(before)}
        if any(heard.get(label, number) != number for number, label in enumerate(self.labels)):
            return self.lines
        return [line for line, label in zip(self._numbered(), self.labels, strict=True) if label not in heard]

    def pick(self, answer: str) -> Option | None:
        """The option whose number was answered."""
        number = int(answer) if answer.isdecimal() else 0
        return self.options[number - 1] if 1 <= number <= len(self.options) else None


def menu(paths: Sequence[Path], touches: tuple[str, ...], words: Words, call: Callable[[str], str]) -> Menu:
    """What can be chosen after these touches; `call` says how a whole move is called."""
    fitting = [path for path in paths if path.touches[: len(touches)] == touches]
    moves = tuple(dict.fromkeys(path.move for path in fitting))
    step = words.step(fitting, touches) if touches else ""
    if len(moves) <= LONG_LIST:
        return Menu(moves, tuple(map(call, moves)), step)
    ways = tuple(dict.fromkeys(path.touches[: len(touches) + 1] for path in fitting))
    return Menu(ways, tuple(words.touch(way[-1]) for way in ways), step)


def label(sentence: str, name: str) -> str:
    """A move in words, with what can be typed for it."""
    return sentence if sentence == name else f"{sentence}  [{name}]"


def whole(answer: str, moves: Iterable[str]) -> str:
    """What a person begins to write and only one move goes on with: `slap` is `slap 17` now."""
    begun = [move for move in moves if move.startswith(f"{answer} ")]
    return begun[0] if len(begun) == 1 else answer
