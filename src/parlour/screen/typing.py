"""What somebody types: which move is meant, and how it could go on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile


def meant(typed: str, moves: Sequence[str]) -> str:
    """The move that was typed, whatever its capitals and spaces, with 10 for a ten; or the only one that
    begins so. What is none of these is given back as it is, for the rules to explain."""
    if typed in moves:
        return typed
    for read in (_plain, _with_tens):
        same = [move for move in moves if _plain(move) == read(typed)]
        if len(same) == 1:
            return same[0]
    begun = [move for move in moves if _plain(move).startswith(_plain(typed))]
    return begun[0] if len(begun) == 1 else typed


def completed(typed: str, moves: Sequence[str]) -> tuple[str, list[str]]:
    """As far as all moves that begin so are alike, and what they are."""
    fitting = [move for move in moves if move.casefold().startswith(typed.casefold())]
    alike = [signs[0] for signs in takewhile(lambda signs: len(set(signs)) == 1, zip(*fitting, strict=False))]
    return "".join(alike) or typed, fitting


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _with_tens(text: str) -> str:
    return " ".join(f"t{word[2:]}" if word.startswith("10") else word for word in _plain(text).split())
