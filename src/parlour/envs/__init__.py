"""Every game as an environment for learning programs; `pip install 'parlour[envs]'` brings what it needs.

env = parlour.envs.aec("go-fish", seats=3)             PettingZoo, agent after agent
env = parlour.envs.parallel("egyptian-rat-screw")      PettingZoo, all agents at once
env = parlour.envs.gym("accordion")                    Gymnasium, for one
env.kind.numbering.tokens                              the legend: what each action number is
env.kind.layout.names                                  what each number of an observation is
env.text(), env.moves()                                the table and the legal moves, to be read

An observation is `{"observation": vector, "action_mask": mask}`. House rules are given by name, as
everywhere: `aec("draughts", preset="russian")`. docs/library.md explains the rest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from parlour.words import LANGUAGES

EXTRA = "'parlour[envs]'"


@contextmanager
def _extra() -> Iterator[None]:
    """Name the command that brings what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{error}: pip install {EXTRA}", name=error.name) from error


with _extra():
    from parlour.envs.layout import Layout
    from parlour.envs.numbering import WAIT, Numbering
    from parlour.envs.table import IllegalAction, Kind, Table

if TYPE_CHECKING:
    from parlour.envs.alone import Alone
    from parlour.envs.zoo import Cycles, Turns

__all__ = ["WAIT", "IllegalAction", "Kind", "Layout", "Numbering", "Table", "aec", "gym", "parallel"]


def aec(
    key: str,
    *,
    seats: int | None = None,
    max_steps: int | None = None,
    render_mode: str | None = None,
    language: str = "en",
    **rules: Any,
) -> Turns:
    """A PettingZoo environment in which agents are asked one after the other, truncated after `max_steps`
    actions of all together. BadSetup says what is wrong with a key, a number of seats or a house rule."""
    with _extra():
        from parlour.envs.zoo import Turns

    _check(max_steps, render_mode, language)
    return Turns(Kind.choose(key, seats, rules), max_steps, render_mode, language)


def parallel(
    key: str,
    *,
    seats: int | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    language: str = "en",
    **rules: Any,
) -> Cycles:
    """The same for programs that want all agents to act in every cycle, truncated after `max_cycles`."""
    with _extra():
        from parlour.envs.zoo import Cycles

    _check(max_cycles, render_mode, language)
    return Cycles(Kind.choose(key, seats, rules), max_cycles, render_mode, language)


def gym(
    key: str,
    *,
    max_steps: int | None = None,
    render_mode: str | None = None,
    language: str = "en",
    **rules: Any,
) -> Alone:
    """A Gymnasium environment of a game for one."""
    with _extra():
        from parlour.envs.alone import Alone

    _check(max_steps, render_mode, language)
    return Alone(Kind.choose(key, 1, rules), max_steps, render_mode, language)


def _check(most: int | None, render_mode: str | None, language: str) -> None:
    """Refuse at once what would be noticed late, or never."""
    if most is not None and (not isinstance(most, int) or most < 1):
        raise ValueError(f"max_steps: {most!r}")
    for given, choices in ((render_mode, (None, "ansi")), (language, tuple(LANGUAGES))):
        if given not in choices:
            raise ValueError(f"{given!r} not among {', '.join(map(str, choices))}")
