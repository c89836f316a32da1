"""What can be done now, in columns: whole moves, or where these are too many the next touch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from parlour.text import cells, padded, wrapped
from parlour.view import Path
from parlour.words import SUIT_SIGNS, Words

LONG_LIST = 36  # more moves than this are chosen touch by touch
SHORT_LIST = 8  # rows of a list that comes after a choice
GAP = 3  # cells between columns
LETTERS = str.maketrans({sign: letter for letter, sign in SUIT_SIGNS.items()})


class Verb(NamedTuple):
    """All moves of this verb."""

    name: str


Option: TypeAlias = str | tuple[str, ...] | Verb  # a whole move, the touches to go on with, or a verb


class Menu(NamedTuple):
    """What can be chosen, how each of it is called, and what is typed for it."""

    options: tuple[Option, ...] = ()
    labels: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()  # numbers from 1 on, unless there is something better
    step: str = ""  # what is to be chosen, where something is chosen already

    @property
    def typed(self) -> tuple[str, ...]:
        return self.keys or tuple(str(number) for number in range(1, len(self.labels) + 1))

    def lines(self, width: int = 80, one_column: bool = False) -> list[str]:
        """In columns; what is called as it is typed stands there once, and numbers in ranges."""
        step = wrapped(self.step, width) if self.step else []
        if self.keys and all(key.isdecimal() for key in self.keys) and not one_column:
            return [*step, *wrapped(f"  {ranges(map(int, self.keys))}", width)]
        lead = max(map(len, self.typed), default=0)
        named = [f"{key:>{lead}}  {label}" for key, label in zip(self.typed, self.labels, strict=True)]
        if one_column:
            return [*step, *(line for each in named for line in wrapped(f"  {each}", width))]
        return [*step, *in_columns(named, width)]

    @property
    def range(self) -> str:
        """All that can be typed."""
        if all(key.isdecimal() for key in self.typed):
            return ranges(map(int, self.typed))
        return ", ".join(self.typed)

    def holds(self, paths: Sequence[Path]) -> bool:
        """Somebody has asked for this list, and can still choose from it while all else changes quickly."""
        by_verbs = any(not key.isdecimal() for key in self.keys)
        return not by_verbs and any(
            option == path.move or path.touches[: len(option)] == option
            for option in self.options
            for path in paths
        )

    def pick(self, answer: str) -> Option | None:
        """The option whose key or name was answered."""
        wanted = answer.casefold()
        for option, key, label in zip(self.options, self.typed, self.labels, strict=True):
            if wanted in (key, label.casefold()):
                return option
        return None


def in_columns(items: Sequence[str], width: int) -> list[str]:
    """Side by side, to be read row by row."""
    wide = max(map(cells, items), default=0)
    count = max(1, (width - 2 + GAP) // (wide + GAP))
    rows = (items[at : at + count] for at in range(0, len(items), count))
    lines = ((" " * GAP).join(padded(item, wide) for item in row).rstrip() for row in rows)
    return [part for line in lines for part in wrapped(f"  {line}", width)]


def ranges(numbers: Iterable[int]) -> str:
    """1–4, 6, 9–12."""
    runs = (
        [number for _, number in run]
        for _, run in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0])
    )
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)


def menu(
    paths: Sequence[Path],
    touches: tuple[str, ...],
    words: Words,
    call: Callable[[str], str],
    width: int = 80,
    rows: int | None = None,
) -> Menu:
    """What can be chosen after these touches, on so many rows if that is possible; `call` says a whole move
    in words."""
    fitting = [path for path in paths if path.touches[: len(touches)] == touches]
    moves = {path.move: path.name for path in fitting}
    names = tuple(moves.values())
    step = words.step(fitting, touches) if touches else ""
    said = tuple(map(call, moves))
    whole = Menu(
        tuple(moves), tuple(map(label, said, names)), _numbers(name.partition(" ")[2] for name in names), step
    )
    ways = tuple(dict.fromkeys(path.touches[: len(touches) + 1] for path in fitting))
    things = tuple(words.touch(way[-1]) for way in ways)
    ended = {path.touches: path.move for path in fitting}  # a way that needs no further touch is a move
    stepwise = Menu(tuple(ended.get(way, way) for way in ways), things, _numbers(things), step)
    if len(moves) > LONG_LIST and not whole.keys:
        return stepwise
    for each in (whole, whole._replace(labels=said)):
        if rows is None or len(each.lines(width)) <= rows:
            return each
    return stepwise if len(ways) < len(moves) else whole._replace(labels=said)


def choices(
    paths: Sequence[Path],
    chosen: tuple[str, ...] | Verb,
    words: Words,
    call: Callable[[str], str],
    verbs: dict[str, str],
    width: int = 80,
    rows: int | None = None,
) -> Menu:
    """What can be chosen after some touches or a verb; at first by the keys of `verbs`, where there are
    any."""
    if isinstance(chosen, Verb):
        paths = [path for path in paths if path.move.partition(" ")[0] == chosen.name]
        return menu(paths, (), words, call, width, rows)
    if verbs and not chosen:
        return verb_menu(paths, verbs, call)
    return menu(paths, chosen, words, call, width, rows)


def verb_menu(paths: Sequence[Path], keys: dict[str, str], call: Callable[[str], str]) -> Menu:
    """For games of quickness: by verbs, whose keys mean the same all the time."""
    moves: dict[str, list[str]] = {}
    for move in dict.fromkeys(path.move for path in paths):
        moves.setdefault(move.partition(" ")[0], []).append(move)
    options = tuple(same[0] if len(same) == 1 else Verb(verb) for verb, same in moves.items())
    labels = tuple(call(same[0]) + (" …" if len(same) > 1 else "") for same in moves.values())
    return Menu(options, labels, tuple(keys.get(verb, verb) for verb in moves))


def verb_keys(verbs: Iterable[str]) -> dict[str, str]:
    """The shortest beginning of each verb that no other has."""
    verbs = list(verbs)
    return {
        verb: next(
            verb[:size]
            for size in range(1, len(verb) + 1)
            if size == len(verb) or sum(other.startswith(verb[:size]) for other in verbs) == 1
        )
        for verb in verbs
    }


def _numbers(names: Iterable[str]) -> tuple[str, ...]:
    """The names as keys, if they are numbers: a list with other numbers beside them would only confuse."""
    found = tuple(names)
    return found if all(name.isdecimal() for name in found) and len(set(found)) == len(found) else ()


def label(sentence: str, name: str) -> str:
    """A move in words, with what can be typed for it."""
    return sentence if sentence == name else f"{sentence}  [{name}]"


def meant(answer: str, moves: Iterable[str]) -> str | Verb:
    """The move that is written so: with other capitals, suits as signs, 10 for T, only begun (`slap` is
    `slap 17` now), or without its verb; or the verb, where it has several. Else what was typed."""
    moves = list(moves)
    for wanted in dict.fromkeys([_plain(answer), with_tens(_plain(answer))]):
        first, _, rest = wanted.partition(" ")
        told = [(move, *_plain(move).partition(" ")) for move in moves]
        of_verb = [
            each for each in told if each[1].startswith(first) and (each[1].isalpha() or len(first) > 1)
        ]
        for found in (
            [move for move, *_ in told if _plain(move) == wanted],
            [move for move, *_, fields in told if fields == wanted],
            [move for move, _, _, fields in of_verb if rest and fields == rest],
            [move for move, _, _, fields in of_verb if fields.startswith(rest)],
        ):
            if len(found) == 1:
                return found[0]
        if len({verb for _, verb, *_ in of_verb}) == 1 and not rest:
            return Verb(of_verb[0][0].partition(" ")[0])
    return answer


def with_tens(text: str) -> str:
    """10 as cards and ranks are written: T."""
    return re.sub(r"(?<![\w-])10(?=[CDHScdhs]?\b)", "t", text)


def _plain(text: str) -> str:
    return " ".join(text.translate(LETTERS).casefold().split())
