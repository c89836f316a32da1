"""A match for one as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium

from parlour.envs.spaces import Actions, Begun, Observation, ending, observation, observations
from parlour.envs.table import Kind, Table


class Alone(Begun, gymnasium.Env[Observation, int]):
    """One agent. The reward comes at the end: 1 for a win, -1 for a loss; `info` has the score."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, kind: Kind, max_steps: int | None, render_mode: str | None, language: str) -> None:
        self.kind, self.max_steps, self.render_mode, self.language = kind, max_steps, render_mode, language
        self.metadata = {**self.metadata, "name": kind.name}
        self.observation_space = observations(kind)
        self.action_space = self._actions = Actions(len(kind.numbering))  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match."""
        super().reset(seed=seed)
        self._table, self.steps = Table(self.kind, int(self.np_random.integers(2**62))), 0
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The next action."""
        self.table.act(action)
        self.steps += 1
        result = self.table.result
        reward = result.utilities[0] if result else 0.0
        is_cut = result is None and self.steps == self.max_steps
        return self._observed(), reward, result is not None, is_cut, ending(self.table, 0)

    def _observed(self) -> Observation:
        self._actions.legal = self.table.legal()
        return observation(self.table, 0)

    def text(self) -> str:
        """The table to be read, and the legal moves with the numbers that make each."""
        return self.table.text(0, self.language)

    def moves(self) -> dict[str, tuple[int, ...]]:
        """The legal moves as texts, and the actions that make each."""
        return self.table.moves()

    def render(self) -> str:
        """The table as text."""
        return self.text()
