"""Spaces of Gymnasium for the actions and observations of a table."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from parlour.envs.table import Kind, Table

Observation: TypeAlias = dict[str, Any]


class Actions(spaces.Discrete):
    """The numbers of all actions. A sample without a mask is one of those that are legal at the moment."""

    def __init__(self, size: int, seed: int | None = None) -> None:
        super().__init__(size, seed=seed)
        self.legal: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.legal:
            mask = np.zeros(int(self.n), dtype=np.int8)
            mask[self.legal] = 1
        return super().sample(mask, probability)


class Begun:
    """An environment that has a table as soon as it was reset."""

    _table: Table | None = None

    def begun(self) -> Table:
        """The table; refused before there is one."""
        if self._table is None:
            raise ResetNeeded("call reset() first")
        return self._table

    @property
    def table(self) -> Table:
        """The match that is played."""
        return self.begun()


def observations(kind: Kind) -> spaces.Dict:
    """A vector, and a mask of the legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(kind.layout.low, kind.layout.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(kind.numbering),), dtype=np.int8),
        }
    )


def observation(table: Table, seat: int) -> Observation:
    """What a seat observes. Only who is asked has anything to choose from."""
    mask = np.zeros(len(table.kind.numbering), dtype=np.int8)
    if seat == table.seat:
        mask[table.legal()] = 1
    return {"observation": table.observe(seat), "action_mask": mask}


def ending(table: Table, seat: int) -> dict[str, Any]:
    """How the match ended for a seat; nothing while it goes on."""
    result = table.result
    return (
        {"rank": result.ranks[seat], "score": result.scores[seat], "reason": result.reason} if result else {}
    )
