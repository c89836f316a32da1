"""Players by strangers, good and bad ones, as `--bots` names them: `tests.lab.strangers:first`."""

from __future__ import annotations

import os
from typing import Any

from parlour.bots import Choice, Later

WORD = "no function"


def first(choice: Choice) -> Any:
    """The first legal move."""
    return choice.moves[0]


def last_in_words(choice: Choice) -> Any:
    """The last legal move, as text, after a while."""
    return Later(5, choice.moves[-1].text())


def looks_closely(choice: Choice) -> Any:
    """Complains if it is shown anything but what its seat sees."""
    assert choice.view.seat == choice.seat
    assert choice.view.n == choice.heard[-1].n
    if len(choice.heard) < 5:
        assert len({str(choice.sample()) for _ in range(20)}) > 1
    return choice.rng.choice(choice.moves)


def illegal(choice: Choice) -> str:
    return "ask 0 A"


def silent(choice: Choice) -> None:
    return None


def broken(choice: Choice) -> Any:
    return {}["nothing"]


def fatal(choice: Choice) -> Any:
    os._exit(3)


def is_after_five(match: Any) -> bool:
    """A referee who has seen enough."""
    return bool(match.n >= 5)
