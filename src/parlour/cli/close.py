"""What somebody may have meant by a name that is none."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

from parlour.core import Reason
from parlour.games import GAMES
from parlour.words import LANGUAGES, Words

# Refusals that name what was asked for, and all that there is.
ASKED = {
    "no-game": ("game", "games"),
    "no-game-or-file": ("text", "games"),
    "unknown-arguments": ("asked", "options"),
    "no-command": ("value", "commands"),
    "no-option": ("option", "options"),
    "no-preset": ("preset", "presets"),
    "no-choice": ("value", "choices"),
    "no-setting": ("setting", "settings"),
}
ALIKE = 0.7
SHORTEST = 3  # letters by which a longer name is known
MOST = 5  # names


def close(reason: Reason) -> tuple[str, list[str]]:
    """What was asked for, and names of what there is that look like it or have it in them."""
    if reason.key not in ASKED or not reason.data.keys() >= set(ASKED[reason.key]):
        return "", []
    asked, there = (reason.data[name] for name in ASKED[reason.key])
    known = {_plain(name): name for name in there}
    if "games" in reason.data:
        known = {**_other_names(), **known}
    if reason.key == "no-command":  # whoever names a game wants to play it
        known = {**{name: f"parlour play {game}" for name, game in _other_names().items()}, **known}
    plain = _plain(asked)
    found = [plain] if plain in known else get_close_matches(plain, known, 3, ALIKE)
    if not found and len(plain) >= SHORTEST:
        found = [name for name in known if plain in name]
    return asked, list(dict.fromkeys(known[name] for name in found))[:MOST]


def _other_names() -> dict[str, str]:
    """The games by all titles and other names that people know them by."""
    found: dict[str, str] = {}
    for game in GAMES:
        for language in LANGUAGES:
            words = Words(language, game.key)
            for name in (words.say("title"), *words.say("also").split(",")):
                found.setdefault(_plain(name), game.key)
    return found


def _plain(name: str) -> str:
    """Without capitals, accents and what stands between letters."""
    return "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if c.isalnum())
