"""Programs by others as `bench.peers` measures them: each gives a step, and what a step has made."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from itertools import groupby
from random import Random
from typing import Any

ROLLOUTS = 100  # of OpenSpiel at a time
STEPS = 200  # of PettingZoo at a time

Measured = tuple[Callable[[], Any], Callable[[Any], int]]


def dealt(game: Any, rng: Random) -> Any:
    """A state of OpenSpiel in which nothing is left to be dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state, rng))
    return state


def drawn(state: Any, rng: Random) -> Any:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(outcomes, chances)[0]


def rollouts(name: str) -> Measured:
    """OpenSpiel's own random rollouts. Its evaluator cannot be called from Python, but a search of one
    simulation evaluates its root and does nothing else."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
    state = dealt(game, Random(0))
    return lambda: search.mcts_search(state), lambda root: ROLLOUTS * root.explore_count


def open_spiel(name: str) -> Measured:
    """A random match of OpenSpiel, driven from Python."""
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(0)

    def step() -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state, rng))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
        return state

    return step, lambda state: 1


def turns(state: Any) -> int:
    """The turns of a board game of OpenSpiel, which makes a step of each stone taken and each jump."""
    return sum(1 for _ in groupby(each.player for each in state.full_history()))


def decisions(state: Any) -> int:
    """The steps of players in a card game of OpenSpiel, without suits that are named."""
    steps = [each for each in state.full_history() if each.player >= 0]
    return sum(not state.action_to_string(each.player, each.action).startswith("Nom") for each in steps)


def pydraughts(variant: str, depth: int) -> Measured:
    from draughts.core.game import Game

    def perft(position: Any, depth: int) -> int:
        moves, _ = position.legal_moves()
        if depth == 1:
            return len(moves)
        return sum(perft(position.copy_fast().push(move)[0], depth - 1) for move in moves)

    return lambda: perft(Game(variant), depth), int


def text_arena_golf() -> Measured:
    """A random match of golf, as a player who reads nothing but whose turn it is."""
    import textarena

    env, rng = textarena.make("Golf-v0-raw"), Random(0)
    places = [f"[swap {row} {column}]" for row in (1, 2) for column in (1, 2, 3)]

    def step() -> int:
        env.reset(num_players=2, seed=rng.getrandbits(30))
        done = False
        while not done:
            env.get_observation()
            state = env.state.game_state
            if state["turn_phase"] == "draw":
                action = rng.choice(["[draw]", "[take]"] if state["discard_pile"] else ["[draw]"])
            else:
                action = rng.choice(places if state.get("took_from_discard") else [*places, "[discard]"])
            done, _ = env.step(action)
        return 1

    return step, int


def pettingzoo(name: str) -> Measured:
    """Random steps of one of PettingZoo's classic games, with the observation and the mask of each."""
    with warnings.catch_warnings(action="ignore"):
        env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
        env.reset(seed=0)
    for agent in env.possible_agents:
        env.action_space(agent).seed(0)

    def some() -> int:
        for _ in range(STEPS):
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(env.action_space(env.agent_selection).sample(mask))
        return STEPS

    def step() -> int:
        with warnings.catch_warnings(action="ignore"):
            return some()

    return step, int
