"""What somebody means who types a line: something of the list, a command, or a move."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from parlour.core import BadMove, Game, IllegalMove, Refused
from parlour.games import game
from parlour.terminal import commands
from parlour.terminal.menu import Menu, Option, Verb, meant, with_tens
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
    a command if it is `usable` here, unless it is all of a move. What the game calls like a command that
    nobody can use is left to its rules. What is touched first is listed with what may come then."""
    if (option := menu.pick(typed)) is not None:
        return Answer(option)
    if keys and typed.isdecimal():  # `slap 1` is no move that anybody means by 1
        return Answer(text=typed)
    moves = {path.name: path.move for path in paths}
    found = meant(typed, moves)
    is_move = isinstance(found, Verb) or found in moves
    first, space, fields = typed.casefold().partition(" ")
    verb = next((verb for verb, key in keys.items() if verb.startswith(first) and first.startswith(key)), "")
    if verb and not is_move:
        return Answer(text=f"{verb}{space}{fields}")
    whole = is_move and (keys or typed.casefold() in (move.casefold() for move in moves))
    command, rest = commands.read(typed, words.language)
    if is_move and (whole or command not in usable):
        return Answer(found if isinstance(found, Verb) else moves[found])
    if command and (command in usable or not is_written(typed, words.game)):
        return Answer(command=command, rest=rest)
    begun = {path.touches[:1] for path in paths if len(path.touches) > 1}
    touched = [way for way in begun if words.touch(way[0]).casefold() == typed.casefold()]
    return Answer(touched[0]) if touched else Answer(text=typed)


def is_written(typed: str, key: str) -> bool:
    """Whether this game has a move that is written so, legal or not."""
    try:
        return bool(game(key).read_typed(typed))
    except Refused:  # no move, or a game that this program does not know
        return False


def readable(typed: str, rules: Game, keys: Mapping[str, str]) -> str:
    """The line with the capitals with which the game can read it, so that its rules can answer. A verb that
    had something to name a moment ago comes too late."""
    verb, _, rest = typed.partition(" ")
    fields = [rest.upper(), with_tens(rest).upper()]
    for way in (typed, *(f"{verb.lower()} {each}".strip() for each in fields), typed.lower(), typed.upper()):
        try:
            rules.read_typed(way)
        except BadMove:
            continue
        return way
    if typed in keys:
        raise IllegalMove("too-late")
    return typed
