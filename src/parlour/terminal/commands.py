"""What can be typed besides moves: the same words and letters in every text client, in English and in the
user's language."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable

from parlour.text import cells, padded
from parlour.words import LANGUAGES, Words

HERE = ("help", "look", "list", "log", "rules", "hint", "undo", "on", "resign", "draw", "review", "quit")
AT_A_TABLE = ("chat", "who", "start", "computer", "back", "invite", "book", "record")
OF_THE_HOST = ("remove", "game", "settings", "end", "delete")
DUEL = ("resign", "draw")  # where one side stands against another
TAKES_MORE = ("chat", "computer", "remove", "game", "settings", "record")


@functools.cache
def names(language: str) -> dict[str, str]:
    """Every word and letter, and the command that it stands for."""
    spoken = dict.fromkeys((LANGUAGES[0], language))
    return {
        name: command
        for command in (*HERE, *AT_A_TABLE, *OF_THE_HOST)
        for each in spoken
        for name in Words(each, "cli").say(f"command-{command}").split()
    }


def read(answer: str, language: str) -> tuple[str, str]:
    """The command that was typed and what comes after it; nothing if it is none."""
    name, _, rest = answer.strip().partition(" ")
    command = names(language).get(name.removeprefix("/").casefold(), "")
    return (command, rest.strip()) if not rest or command in TAKES_MORE else ("", "")


def help_lines(language: str, commands: Iterable[str], taken: Collection[str] = ()) -> list[str]:
    """A line for each: what is typed, and what it does. Letters that are `taken` by moves are left out."""
    words = Words(language, "cli")
    rows = [(_shown(command, language, taken), words.say(f"does-{command}")) for command in commands]
    wide = max(cells(typed) for typed, _ in rows)
    return [f"  {padded(typed, wide)}  {does}" for typed, does in rows]


def _shown(command: str, language: str, taken: Collection[str]) -> str:
    """The letter, and the first word in the user's language."""
    letter, own = (Words(each, "cli").say(f"command-{command}").split() for each in (LANGUAGES[0], language))
    word = next((name for name in own if len(name) > 1), own[0])
    return word if letter[0] in (word, *taken) else f"{letter[0]}, {word}"
