"""Players by strangers, good and bad ones, as `--bots` names them: `tests.lab.strangers:first`."""

from __future__ import annotations

import os
from typing import Any

from parlour.bots import Later

WORD = "no function"


def first(heard: Any, view: Any, seat: int, moves: Any, sample: Any, budget: Any, rng: Any) -> Any:
    """The first legal move."""
    return moves[0]


def last_in_words(heard: Any, view: Any, seat: int, moves: Any, sample: Any, budget: Any, rng: Any) -> Any:
    """The last legal move, as text, after a while."""
    return Later(5, moves[-1].text())


def looks_closely(heard: Any, view: Any, seat: int, moves: Any, sample: Any, budget: Any, rng: Any) -> Any:
    """Complains if it is shown anything but what its seat sees."""
    assert view.seat == seat
    assert view.n == heard[-1].n
    if len(heard) < 5:
        assert len({str(sample()) for _ in range(20)}) > 1
    return rng.choice(moves)


def illegal(*asked: Any) -> str:
    return "ask 0 A"


def silent(*asked: Any) -> None:
    return None


def broken(*asked: Any) -> Any:
    return {}["nothing"]


def fatal(*asked: Any) -> Any:
    os._exit(3)


def is_after_five(match: Any) -> bool:
    """A referee who has seen enough."""
    return bool(match.n >= 5)
