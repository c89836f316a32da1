"""What a browser gets where there is no client to send it: a page that says so. And the drawings."""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files

from parlour.words import LANGUAGES, Words


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    asked = (found[1] for found in re.finditer(r"(?:^|,)\s*([a-z]{2})", accepted.lower()))
    return next((language for language in asked if language in LANGUAGES), "en")


def drawing(game: str) -> bytes:
    """A picture of the game for the shelf, as SVG."""
    return (files("parlour") / "drawings" / f"{game}.svg").read_bytes()


def missing(accepted: str) -> str:
    """The client was not built; how to play all the same."""
    language = language_of(accepted)
    words = Words(language, "table")
    title, text = escape(words.say("page-title")), escape(words.say("page-missing"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )
