"""Every game passes the tests that PettingZoo and Gymnasium have for environments."""

from __future__ import annotations

import subprocess
import sys
import types
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import parlour
from parlour import envs
from parlour.envs import IllegalAction
from tests.matrix import slow_unless

# PettingZoo knows its own environments with masks by name, and warns of all others.
KNOWN = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # after the end
)


def kinds() -> Iterator[Any]:
    """Every game once; under every preset and with every number of players where that is slow."""
    for game in parlour.games():
        quick = "short" if "short" in game.presets else "book"
        for preset in game.presets:
            for seats in game.seats:
                usual = seats == game.seats[0] and preset == quick
                yield pytest.param(
                    game.key, seats, preset, id=f"{game.key}-{preset}-{seats}", marks=slow_unless(usual)
                )


all_kinds = pytest.mark.parametrize(("key", "seats", "preset"), list(kinds()))


@pytest.fixture(autouse=True)
def only_known_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in KNOWN:
            warnings.filterwarnings("ignore", message=message)
        yield


@all_kinds
def test_the_api_is_kept(key: str, seats: int, preset: str) -> None:
    api_test(envs.aec(key, seats=seats, preset=preset), num_cycles=60)


@all_kinds
def test_the_same_seed_gives_the_same_match(key: str, seats: int, preset: str) -> None:
    seed_test(lambda: envs.aec(key, seats=seats, preset=preset), num_cycles=60)


@all_kinds
def test_all_agents_can_act_in_cycles(key: str, seats: int, preset: str) -> None:
    parallel_api_test(envs.parallel(key, seats=seats, preset=preset), num_cycles=60)


# Matches that hardly ever end within four cycles, so that these are cut.
LONG = {"one": {"rounds": 5}}


@pytest.mark.parametrize("key", [game.key for game in parlour.games()])
def test_a_match_is_cut_after_the_cycles_that_were_asked_for(key: str) -> None:
    def cycles(max_cycles: int) -> Any:
        env = envs.parallel(key, max_cycles=max_cycles, **LONG.get(key, {}))
        env.reset(seed=1)
        for seat, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seat + 11)  # nobody gives up so early
        return env

    max_cycles_test(
        types.SimpleNamespace(parallel_env=cycles, env=lambda max_cycles: parallel_to_aec(cycles(max_cycles)))
    )


@pytest.mark.parametrize("key", [game.key for game in parlour.games() if game.seats[0] == 1])
def test_gymnasium_accepts_the_games_for_one(key: str) -> None:
    env = envs.gym(key)
    env.action_space.seed(1)  # the checker may choose for one position and play in another
    check_env(env, skip_render_check=True)


def test_names_have_a_version() -> None:
    names = [envs.aec(game.key).metadata["name"] for game in parlour.games()]
    assert len(set(names)) == 26
    assert {"go_fish_v1", "8_28_v2"} <= set(names)


def test_a_wrong_number_is_refused_with_the_mask_and_changes_nothing() -> None:
    env = envs.aec("nine-mens-morris")
    env.reset(seed=1)
    env.step(env.moves()["d6"][0])
    before = env.observe("player_1")["observation"].tolist()
    for wrong in (env.kind.numbering.numbers["place:d6"], 0, 25, -1, "d6", None, 1.5, [1], np.array([1, 2])):
        with pytest.raises(IllegalAction, match="is illegal; mask: 1, 2, 3") as refused:
            env.step(wrong)
        assert refused.value.legal == tuple(env.observe("player_1")["action_mask"].nonzero()[0])
    assert env.observe("player_1")["observation"].tolist() == before


def test_after_the_end_nothing_is_legal() -> None:
    env = envs.gym("clock-solitaire")
    env.reset(seed=1)
    while not env.step(1)[2]:
        pass
    with pytest.raises(IllegalAction, match="mask: nothing"):
        env.step(1)
    turns = envs.aec("one")
    turns.reset(seed=1)
    for agent in turns.agent_iter():
        turns.step(None if turns.terminations[agent] else 1)
    with pytest.raises(IllegalAction, match="mask: nothing"):
        turns.step(1)
    cycles = envs.parallel("one")
    cycles.reset(seed=1)
    while cycles.agents:
        cycles.step(dict.fromkeys(cycles.agents, 1))
    with pytest.raises(IllegalAction, match="mask: nothing"):
        cycles.step({"player_0": 1})
    cycles.reset(seed=1)
    with pytest.raises(IllegalAction, match="action None is illegal; mask: 1"):
        cycles.step({})


@pytest.mark.parametrize(
    ("make", "ask", "given"),
    [
        (envs.aec, "observe", ["player_0"]),
        (envs.aec, "text", ["player_0"]),
        (envs.aec, "moves", []),
        (envs.aec, "last", []),
        (envs.aec, "agent_iter", []),
        (envs.aec, "step", [1]),
        (envs.parallel, "step", [{"player_0": 1}]),
        (envs.gym, "text", []),
        (envs.gym, "moves", []),
        (envs.gym, "render", []),
        (envs.gym, "step", [1]),
    ],
)
def test_before_a_reset_there_is_nothing_to_see_or_to_do(make: Any, ask: str, given: list[Any]) -> None:
    env = make("clock-solitaire" if make is envs.gym else "one")
    with pytest.raises(ResetNeeded, match="reset"):
        getattr(env, ask)(*given)


@pytest.mark.parametrize(
    ("missing", "asked"),
    [("numpy", "envs"), ("pettingzoo", "envs.aec('one')"), ("gymnasium", "envs.gym('x')")],
)
def test_a_package_that_is_missing_is_named_with_what_brings_it(missing: str, asked: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None\nfrom parlour import envs; {asked}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=600)
    assert done.stderr.splitlines()[-1].endswith("pip install 'parlour[envs]'")
    assert missing in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"language": "xx"}, "'xx' not among en, de, fr, it, ru"),
        ({"render_mode": "human"}, "'human' not among None, ansi"),
        ({"max_steps": 0}, "max_steps: 0"),
        ({"max_steps": 2.5}, r"max_steps: 2\.5"),
        ({"max_steps": "9"}, "max_steps: '9'"),
    ],
)
def test_what_would_be_noticed_late_is_refused_at_once(given: dict[str, Any], complaint: str) -> None:
    for make, key in ((envs.aec, "one"), (envs.gym, "accordion")):
        with pytest.raises(ValueError, match=complaint):
            make(key, **given)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"key": "go-fisch"}, "no-game"),
        ({"key": "go-fish", "seats": 6}, "no-seats"),
        ({"key": "go-fish", "max_dray": 20}, "no-option"),
        ({"key": "go-fish", "max_dry": 5}, "no-choice"),
        ({"key": "go-fish", "preset": "long"}, "no-preset"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(parlour.BadSetup, match=complaint):
        envs.aec(**given)


def test_a_game_for_several_is_no_gymnasium() -> None:
    with pytest.raises(parlour.BadSetup, match="no-seats"):
        envs.gym("draughts")


def test_whoever_does_not_play_observes_nothing() -> None:
    env = envs.aec("draughts")
    env.reset()
    with pytest.raises(ValueError, match="not among player_0, player_1"):
        env.observe("player_2")


def test_the_end_is_worth_the_same_to_all_together() -> None:
    env = envs.aec("go-fish", seats=4)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        env.step(env.action_space(env.agent_selection).sample())
    assert sum(env.rewards.values()) == pytest.approx(0)
    best = max(env.rewards, key=lambda agent: env.rewards[agent])
    assert env.infos[best]["rank"] == 1
    assert env.infos[best]["reason"] == "most-books"
