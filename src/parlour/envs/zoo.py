"""A match as a PettingZoo environment: agents act in turn, or each says what it would do in every cycle."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pettingzoo import AECEnv, ParallelEnv

from parlour.envs.numbering import WAIT
from parlour.envs.spaces import Actions, Begun, Observation, ending, observation, observations
from parlour.envs.table import IllegalAction, Kind, Table


class _Agents(Begun):
    """What both kinds of environments share: who plays, the spaces, the table."""

    def __init__(self, kind: Kind, render_mode: str | None, language: str) -> None:
        self.kind, self.render_mode, self.language = kind, render_mode, language
        self.metadata = {"name": kind.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(kind.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Actions(len(kind.numbering)) for agent in self.possible_agents}
        self.observation_spaces = {agent: observations(kind) for agent in self.possible_agents}
        self.rng = Random()

    def __str__(self) -> str:
        return self.kind.name

    def observation_space(self, agent: str) -> Any:
        """What an agent can observe: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        """The numbers of an agent's actions; `sample()` draws a legal one for whoever is asked."""
        return self.action_spaces[agent]

    def _sit_down(self, seed: int | None) -> None:
        """A new match. The same seed gives the same deals; without one, matches follow from the last seed."""
        if seed is not None:
            self.rng = Random(seed)
        self._table, self.steps = Table(self.kind, self.rng.getrandbits(64)), 0
        self.agents = self.possible_agents[:]
        self._tell()

    def _tell(self) -> None:
        """Let the action spaces know what is legal."""
        for agent, space in self.action_spaces.items():
            space.legal = self.table.legal() if agent == self._asked() else []

    def _asked(self) -> str:
        return self.possible_agents[self.table.seat]

    def seat_of(self, agent: str) -> int:
        """The seat of an agent."""
        if agent not in self.possible_agents:
            raise ValueError(f"{agent!r} not among {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Observation:
        """What an agent sees: the vector, and the mask of its legal actions, empty unless it is asked."""
        return observation(self.table, self.seat_of(agent))

    def text(self, agent: str | None = None) -> str:
        """The table as an agent sees it, to be read, and its legal moves with the numbers that make each."""
        return self.table.text(self.table.seat if agent is None else self.seat_of(agent), self.language)

    def moves(self) -> Mapping[str, tuple[int, ...]]:
        """The legal moves of the agent that is asked, as texts, and the actions that make each."""
        return self.table.moves()

    def render(self) -> str:
        """The table as whoever is asked sees it, as text."""
        return self.text()

    def close(self) -> None:
        """There is nothing to close."""


class Turns(_Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are asked one after the other; see `parlour.envs.table` for the order."""

    def __init__(self, kind: Kind, max_steps: int | None, render_mode: str | None, language: str) -> None:
        super().__init__(kind, render_mode, language)
        self.max_steps = max_steps

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match."""
        self._sit_down(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def last(self, observe: bool = True) -> Any:
        """What whoever is asked sees, what it got since it last acted, and whether that was all."""
        self.begun()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Whoever is asked, one after the other, until all is over."""
        self.begun()
        return super().agent_iter(max_iter)

    def step(self, action: Any) -> None:
        """The action of `agent_selection`. At the end every agent gets what its rank is worth."""
        self.begun()
        if not self.agents:
            raise IllegalAction(action, ())
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(action)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if result := self.table.result:
            for seat, each in enumerate(self.agents):
                self.rewards[each], self.terminations[each] = result.utilities[seat], True
                self.infos[each] = ending(self.table, seat)
        elif self.steps == self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._tell()
        self.agent_selection = self._asked()


class Cycles(_Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """In every cycle all agents say what they would do. Whoever is asked does it; where several may act at
    once, so do those who are asked after it, nobody twice, as long as what they meant is still there: what
    comes too late counts for nothing. What those say who are not asked at all is not heard."""

    def __init__(self, kind: Kind, max_cycles: int | None, render_mode: str | None, language: str) -> None:
        super().__init__(kind, render_mode, language)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match."""
        self._sit_down(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """What everybody does, by agent."""
        table = self.begun()
        if not self.agents:
            raise IllegalAction(dict(actions), ())
        self._act(actions)
        self.steps += 1
        result, agents = table.result, self.agents
        rewards = dict(zip(agents, result.utilities if result else [0.0] * len(agents), strict=True))
        ended = dict.fromkeys(agents, result is not None)
        cut = dict.fromkeys(agents, result is None and self.steps == self.max_cycles)
        infos = {agent: ending(table, seat) for seat, agent in enumerate(agents)}
        seen = self._observed()
        if result or self.steps == self.max_cycles:
            self.agents = []
        self._tell()
        return seen, rewards, ended, cut, infos

    def _act(self, actions: Mapping[str, Any]) -> None:
        seen = [self._meant(seat) for seat in range(self.kind.seats)] if self.kind.game.reflex else []
        acted = {self.table.seat}
        self.table.act(actions.get(self._asked()))
        while seen and not self.table.result and not self.table.touches and self.table.seat not in acted:
            seat, action = self.table.seat, actions.get(self._asked(), WAIT)
            is_meant = action in self.table.legal() and self._meant(seat).get(action) == seen[seat].get(
                action
            )
            if not is_meant and WAIT not in self.table.legal():
                return
            acted.add(seat)
            self.table.act(action if is_meant else WAIT)

    def _meant(self, seat: int) -> dict[int, list[Any]]:
        """The legal moves of a seat by the action that begins them: a slap is meant for the pile it saw."""
        found: dict[int, list[Any]] = {WAIT: []}
        for path, move in self.kind.numbering.paths(self.kind.game.legal(self.table.s, seat)).items():
            found.setdefault(path[0], []).append(move)
        return found

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
