"""What somebody means who types a line: something of the list, a command, or a move."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from parlour.core import BadMove, Game, IllegalMove
from parlour.terminal import commands
from parlour.terminal.menu import Menu, Option, Verb, meant
from parlour.view import Path
from parlour.words import Words


class Answer(NamedTuple):
    """One of these; `text` is left where it is neither of the others."""

    option: Option | None = None
    command: str = ""
    rest: str = ""
    text: str = ""


def understood(
    typed: str,
    menu: Menu,
    paths: Sequence[Path],
    words: Words,
    usable: Collection[str],
    keys: Mapping[str, str],
) -> Answer:
    """Where verbs have `keys`, since quickness counts, these never mean anything else; elsewhere a letter is
    a command if it is `usable` here, unless it is all of a move. What is touched first is listed with what
    may come then."""
    if (option := menu.pick(typed)) is not None:
        return Answer(option)
    moves = list(dict.fromkeys(path.move for path in paths))
    found = meant(typed, moves)
    is_move = isinstance(found, Verb) or found in moves
    first, space, fields = typed.casefold().partition(" ")
    verb = next((verb for verb, key in keys.items() if verb.startswith(first) and first.startswith(key)), "")
    if verb and not is_move:
        return Answer(text=f"{verb}{space}{fields}")
    whole = is_move and (keys or typed.casefold() in (move.casefold() for move in moves))
    command, rest = commands.read(typed, words.language)
    if is_move and (whole or command not in usable):
        return Answer(found)
    if command:
        return Answer(command=command, rest=rest)
    begun = {path.touches[:1] for path in paths if len(path.touches) > 1}
    touched = [way for way in begun if words.touch(way[0]).casefold() == typed.casefold()]
    return Answer(touched[0]) if touched else Answer(text=typed)


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
