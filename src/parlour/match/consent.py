"""Who agreed, as a match verb says it: `1 (2)` means that the person at seat 1 agreed, and that a computer
sits at seat 2, which nobody needs to ask."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from parlour.core import BadMove, number_of

SEAT = re.compile(r"([0-9]{1,2})|\(([0-9]{1,2})\)")


def written(seats: int, seat: int, agreed: Collection[int]) -> str:
    """Everybody but `seat`, which asked: people who `agreed` plainly, computers in brackets."""
    others = (other for other in range(seats) if other != seat)
    return " ".join(str(other) if other in agreed else f"({other})" for other in others)


def typed(verb: str) -> str:
    """A verb as people read it: they count seats from one."""
    name, *words = verb.split(" ")
    kept = {"/undo": 1, "/agree-draw": 0}.get(name, len(words))
    seats = [re.sub(r"[0-9]+", lambda seat: str(number_of(int(seat[0]))), word) for word in words[kept:]]
    return " ".join([name, *words[:kept], *seats])


def is_complete(seats: int, seat: int, words: Sequence[str]) -> bool:
    """Whether every seat but `seat` is named, as somebody who agreed or as a computer."""
    named = [SEAT.fullmatch(word) for word in words]
    if not all(named):
        raise BadMove("unreadable", text=" ".join(words)[:40])
    found = {int(each[1] or each[2]) for each in named if each}
    return {seat, *found} == set(range(seats))
