"""Every action has one number and every number one meaning, whatever happens in a match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import envs
from parlour.core import CLOCK
from parlour.envs.table import Kind, Table
from tests.matrix import slow_unless

TABLES = [
    pytest.param(game.key, preset, id=f"{game.key}-{preset}", marks=slow_unless(preset == game.presets[-1]))
    for game in parlour.games()
    for preset in game.presets
]


def check_paths(kind: Kind, moves: list[Any]) -> None:
    """Each of the moves has numbers of its own, which begin those of no other and mean what is touched."""
    paths = kind.numbering.paths(moves)
    assert len(paths) == len(moves), "two moves have the same numbers"
    for path, move in paths.items():
        assert not any(path[:length] in paths for length in range(1, len(path)))
        for number, token in zip(path, move.paths()[0], strict=True):
            assert kind.numbering.tokens[number] in (token, token.partition(":")[0])


def play_through(key: str, preset: str, steps: int) -> None:
    game = parlour.game(key)
    for seats in {game.seats[0], game.seats[-1]}:
        kind = Kind.choose(key, seats, {"preset": preset})
        rng, table, met = Random(f"{key} {preset}"), Table(kind, 0), 0
        while met < steps:
            table = Table(kind, met) if table.result else table
            for seat in range(seats):
                check_paths(kind, game.legal(table.s, seat))
            assert game.legal(table.s, CLOCK) or game.to_act(table.s) != [CLOCK]
            legal = table.legal()
            assert legal == sorted(set(legal), key=legal.index)
            assert set(legal) <= set(range(len(kind.numbering)))
            table.act(rng.choice(legal))
            met += 1


@pytest.mark.parametrize(("key", "preset"), TABLES)
def test_numbers_and_legal_moves_stand_for_each_other(key: str, preset: str) -> None:
    play_through(key, preset, steps=250)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "preset"), TABLES)
def test_they_do_so_for_long(key: str, preset: str) -> None:
    play_through(key, preset, steps=5000)


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_any_game_ends_by_any_masked_actions(game: parlour.Game) -> None:
    rules = {"preset": "short"} if "short" in game.presets else {}
    kind, rng = Kind.choose(game.key, None, rules), Random(1)
    table = Table(kind, 1)
    for _ in range(60_000):
        if table.result:
            break
        table.act(rng.choice(table.legal()))
    assert table.result
    assert table.legal() == []
    assert table.moves() == {}


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.slow)])
def test_the_legend_reads_both_ways(game: parlour.Game, language: str) -> None:
    numbering = envs.aec(game.key).kind.numbering
    for number, token in enumerate(numbering.tokens):
        assert numbering.number(token) == number
        assert numbering.words(number, language).strip()


def test_the_first_actions_of_morris_are_its_points() -> None:
    tokens = envs.aec("nine-mens-morris").kind.numbering.tokens
    assert len(tokens) == 25
    assert tokens[0] == "wait"
    assert all(token.startswith("place:") for token in tokens[1:])


def test_a_move_of_several_touches_is_made_one_after_the_other() -> None:
    env = envs.aec("crazy-eights", first="0")
    for seed in range(50):
        env.reset(seed=seed)
        eights = [path for text, path in env.moves().items() if text.startswith("play 8")]
        if eights:
            break
    card, suit = eights[0]
    env.step(card)
    assert env.agent_selection == "player_0"
    mask = env.observe("player_0")["action_mask"]
    assert [env.kind.numbering.tokens[number] for number in mask.nonzero()[0]] == [
        "suit:C", "suit:D", "suit:H", "suit:S",
    ]  # fmt: skip
    env.step(suit)
    assert env.agent_selection == "player_1"


def test_numbers_do_not_depend_on_house_rules() -> None:
    for game in parlour.games():
        kinds = [Kind.choose(game.key, None, {"preset": preset}) for preset in game.presets]
        assert len({kind.numbering.tokens for kind in kinds}) == 1
