"""The box: matches of its games, which may be given by name."""

from __future__ import annotations

from parlour import match
from parlour.games import game


class Match(match.Match):
    """A match of a game of the box."""

    find = staticmethod(game)


verify = Match.verify
