"""Colours and weights of the roles, for dark and light screens and for those without colours."""

from __future__ import annotations

import functools

from rich.style import Style

DARK = {
    "": "#e6e2d6 on #12241c",
    "bar": "bold #f3e9c9 on #0b1712",
    "bar-dim": "#a9b8ab on #0b1712",
    "key": "bold #ffd66b",
    "side": "on #0e1d17",
    "said": "#c3cdc2",
    "said-last": "#f3eedd",
    "rule": "#2f4a3d",
    "status": "bold #fff4d0 on #1b3629",
    "notice": "#ffd9a0 on #1b3629",
    "label": "#8fa898",
    "fresh": "bold #ffd66b",
    "name": "bold",
    "turn": "bold #ffd66b",
    "note": "#b9c8bb",
    "dim": "#7d9384",
    "faint": "not bold",  # the number of a square, in the colour of what it stands on
    "count": "bold",
    "line": "#6f8f7d",
    "card": "on #f7f2e4",
    "black": "#1c1c1c",
    "red": "bold #b5121b",
    "edge": "#b9ae93",
    "back": "#9db4dd on #2b4470",
    "light": "#4a3524 on #d9b988",
    "dark": "#ead9bb on #7b5637",
    "wood": "#5c3d1f on #cda471",
    "space": "#e8dcc0 on #2c4a3a",
    "home": "#e8dcc0 on #1d3328",
    "piece0": "#fdf6e3",
    "inside0": "bold #3a2a18 on #fdf6e3",
    "piece1": "#20242c",
    "inside1": "bold #f3d9a4 on #20242c",
    "piece2": "#3d7dd8",
    "inside2": "bold #ffffff on #2b62b4",
    "piece3": "#d8514b",
    "inside3": "bold #ffffff on #b2342f",
    "stones": "#e8dcc0",
    "gem-blue": "bold #6fb1ff",
    "gem-red": "bold #ff7f76",
    "button": "#dfe8e0 on #2b5241",
    "lit": "bold #0c5a36 on #9fe0b8",
    "last": "bold #2b1d00 on #e8b93a",
    "touched": "bold #5b2a00 on #ffb34d",
    "hint": "bold #003a63 on #8fd0ff",
    "flash": "bold #6b0000 on #ff9c8f",
    "cursor": "bold #1a1400 on #ffe04a",
}
LIGHT = DARK | {
    "": "#1d2b24 on #e7eee6",
    "bar": "bold #173524 on #cfdfd1",
    "bar-dim": "#46604f on #cfdfd1",
    "key": "bold #8a4b00",
    "side": "on #dde7dd",
    "said": "#33473b",
    "said-last": "#0f1c15",
    "rule": "#a9bfae",
    "status": "bold #12281c on #c3dbc8",
    "notice": "#7a3b00 on #c3dbc8",
    "label": "#52695a",
    "fresh": "bold #8a4b00",
    "turn": "bold #8a4b00",
    "note": "#3c5145",
    "dim": "#586e60",
    "line": "#6f8a78",
    "card": "on #fffdf6",
    "edge": "#9b9480",
    "back": "#dbe6fb on #44639c",
    "space": "#22352b on #c4d8c8",
    "home": "#22352b on #d3e2d5",
    "piece0": "#fffdf6",
    "inside0": "bold #3a2a18 on #fffdf6",
    "stones": "#5a4630",
    "gem-blue": "bold #1656a8",
    "gem-red": "bold #b0211a",
    "button": "#17301f on #b4d3bd",
    "lit": "bold #ffffff on #1f7a4d",
}
PLAIN = {  # weights only
    "bar": "reverse",
    "bar-dim": "reverse",
    "key": "bold",
    "status": "bold",
    "label": "dim",
    "dim": "dim",
    "faint": "dim",
    "name": "bold",
    "turn": "bold",
    "fresh": "bold",
    "red": "bold",
    "count": "bold",
    "button": "underline",
    "lit": "bold underline",
    "touched": "bold reverse",
    "hint": "bold underline",
    "flash": "bold reverse",
    "cursor": "reverse",
}
PALETTES = {"dark": DARK, "light": LIGHT, "plain": PLAIN}
SOLID = ("piece", "disc")
for colours in (DARK, LIGHT):  # a piece of several lines keeps its own colour where the cursor is
    colours |= {f"disc{seat}": colours[f"inside{seat}"] for seat in range(4)}


@functools.cache
def style(palette: str, roles: str) -> Style:
    """How these roles look together; the later ones lie over the earlier, and a piece over its ground."""
    colours = PALETTES[palette]
    found = Style.parse(colours.get("", ""))
    for role in sorted(roles.split(), key=lambda role: role[:-1] in SOLID):
        found += Style.parse(colours.get(role, ""))
    return found
