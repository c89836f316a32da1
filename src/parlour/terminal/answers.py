"""What somebody means who types a line: something of the list, a command, or a move."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from parlour.core import BadMove, Game, IllegalMove
from parlour.terminal import commands
from parlour.terminal.menu import Menu, Option, Verb, meant


class Answer(NamedTuple):
    """One of these; `text` is left where it is neither of the others."""

    option: Option | None = None
    command: str = ""
    rest: str = ""
    text: str = ""


def understood(
    typed: str,
    menu: Menu,
    moves: Sequence[str],
    language: str,
    usable: Collection[str],
    keys: Mapping[str, str],
) -> Answer:
    """Where verbs have `keys`, since quickness counts, these never mean anything else; elsewhere a letter is
    a command if it is `usable` here, unless it is all of a move."""
    if (option := menu.pick(typed)) is not None:
        return Answer(option)
    found = meant(typed, moves)
    is_move = isinstance(found, Verb) or found in moves
    first, space, fields = typed.casefold().partition(" ")
    verb = next((verb for verb, key in keys.items() if verb.startswith(first) and first.startswith(key)), "")
    if verb and not is_move:
        return Answer(text=f"{verb}{space}{fields}")
    whole = is_move and (keys or typed.casefold() in (move.casefold() for move in moves))
    command, rest = commands.read(typed, language)
    if is_move and (whole or command not in usable):
        return Answer(found)
    return Answer(command=command, rest=rest) if command else Answer(text=typed)


def readable(typed: str, game: Game, keys: Mapping[str, str]) -> str:
    """The line with the capitals with which the game can read it, so that its rules can answer. A verb that
    had something to name a moment ago comes too late."""
    verb, _, rest = typed.partition(" ")
    for way in (typed, f"{verb.lower()} {rest.upper()}".strip(), typed.lower(), typed.upper()):
        try:
            game.read(way)
        except BadMove:
            continue
        return way
    if typed in keys:
        raise IllegalMove("too-late")
    return typed
