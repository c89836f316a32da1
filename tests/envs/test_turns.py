"""Who is asked when, where it is nobody's turn."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from parlour import envs
from parlour.envs import WAIT
from parlour.envs.table import Kind, Table
from parlour.games.egyptian_rat_screw.slaps import pattern_on

RATS = Kind.choose("egyptian-rat-screw", 3, {"first": "0", "preset": "short"})
SLAP = RATS.numbering.numbers["pile"]
LAY, TAKE = RATS.numbering.numbers["lay"], RATS.numbering.numbers["take"]


def test_nobody_is_made_to_race() -> None:
    """If all wait whenever they may, the match goes on, and without a slap."""
    table = Table(RATS, 1)
    while not table.result:
        legal = table.legal()
        assert legal != [SLAP]
        table.act(WAIT if WAIT in legal else next(number for number in legal if number != SLAP))
    assert table.result.reason != "last-stop"


def test_a_won_pile_is_taken_by_the_clock_when_all_have_waited() -> None:
    table = Table(RATS, 1)
    while table.s.winner is None:
        table.act(LAY if LAY in table.legal() else WAIT)
    assert table.s.pile
    asked = Counter[int]()
    while table.s.pile:
        asked[table.seat] += 1
        assert WAIT in table.legal()
        table.act(WAIT)
    assert set(asked) == {0, 1, 2}
    assert set(asked.values()) <= {1, 2}  # once in the round that was under way, and once in a whole one


def test_everybody_is_asked_first_about_as_often() -> None:
    first = Counter[int]()
    for seed in range(60):
        table = Table(RATS, seed)
        while LAY not in table.legal():
            table.act(WAIT)
        table.act(LAY)
        first[table.seat] += 1
    assert min(first[seat] for seat in range(3)) > 8


def test_all_see_two_cards_that_are_no_pair_before_they_are_turned_back() -> None:
    env = envs.aec("concentration", seats=3, first="0", pairs=6)
    env.reset(seed=1)
    names = env.kind.layout.names
    env.step(1)
    env.step(next(number for number in range(2, 13) if differs(env.table, number)))
    seen = []
    for agent in env.possible_agents:
        assert env.agent_selection == agent
        observed = env.observe(agent)
        assert observed["action_mask"].nonzero()[0].tolist() == [WAIT]
        layout = zip(names, observed["observation"], strict=True)
        seen.append([name for name, value in layout if name.startswith("layout:") and value])
        env.step(WAIT)
    assert [len(names) for names in seen] == [3, 3, 3]  # two cards, and how many there are
    assert seen[0] == seen[1] == seen[2]
    assert env.agent_selection == "player_1"
    assert not env.table.s.turned


def differs(table: Table, number: int) -> bool:
    first, second = table.s.layout[0], table.s.layout[number - 1]
    return bool(first >> 2 != second >> 2)


def test_whoever_is_too_late_at_a_pile_is_not_punished() -> None:
    env = envs.parallel("egyptian-rat-screw", seats=3, first="0")
    for seed in range(5):
        env.reset(seed=seed)
        while env.agents and not pattern_on(env.table.s.pile, bool):
            env.step(dict.fromkeys(env.agents, WAIT if WAIT in env.table.legal() else LAY))
        cards = [len(stack) for stack in env.table.s.stacks]
        env.step(dict.fromkeys(env.agents, SLAP))
        assert not env.table.s.pile
        won = [len(stack) - before for before, stack in zip(cards, env.table.s.stacks, strict=True)]
        assert sorted(won)[:2] == [0, 0]
        assert max(won) > 1


@pytest.mark.parametrize("key", ["draughts", "go-fish", "kemps"])
def test_a_copy_of_an_environment_goes_its_own_way(key: str) -> None:
    env = envs.aec(key)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    before = env.observe(env.agent_selection)
    for _ in range(5):
        twin.step(twin.action_space(twin.agent_selection).sample())
    after = env.observe(env.agent_selection)
    assert before["observation"].tobytes() == after["observation"].tobytes()
    assert before["action_mask"].tobytes() == after["action_mask"].tobytes()


def test_the_text_has_the_table_and_the_numbers_of_every_move() -> None:
    env = envs.aec("crazy-eights", first="0", language="de")
    env.reset(seed=3)
    text = env.text()
    for move, path in env.moves().items():
        assert any(
            line.startswith(f"{' '.join(map(str, path))}  ") and line.endswith(f"[{move}]")
            for line in text.splitlines()
        )
    other = env.text("player_1")
    assert "[draw]" not in other
    hidden = [card for number, card in enumerate(env.kind.game.cards) if env.table.s.hands[0] >> number & 1]
    assert not any(sign(card) in other for card in hidden)


def sign(card: str) -> str:
    return card[:-1].replace("T", "10") + dict(zip("CDHS", "♣♦♥♠", strict=True))[card[-1]]


def test_a_text_that_waits_says_so() -> None:
    table = Table(RATS, 1)
    while WAIT not in table.legal():
        table.act(LAY)
    assert "\n0  Wait\n" in table.text(table.seat)
