"""One table of minds: nothing else among the computer players knows a game."""

import ast
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import Match, bots
from parlour.bots import LEVELS, MINDS, Answer, Mind, Solved
from parlour.bots.contract import Decision
from parlour.core import BadSetup
from parlour.lab.solve import solve

SOURCE = Path(parlour.__file__).parent
KEYS = {game.key for game in parlour.games()}
GENERIC = [file for room in ("bots", "lab", "search") for file in sorted(SOURCE.glob(f"{room}/*.py"))]


def test_every_mind_belongs_to_a_game() -> None:
    assert MINDS.keys() <= KEYS


@pytest.mark.parametrize("file", GENERIC, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_generic_code_knows_no_game(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text())):
        assert not (isinstance(node, ast.Constant) and node.value in KEYS), node.value
        if (
            isinstance(node, ast.ImportFrom) and node.module != "parlour.games.slates"
        ):  # which is a table, too
            assert not str(node.module).startswith("parlour.games.")


def test_a_mind_in_the_table_is_asked_at_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Decision] = []

    def choose(d: Decision) -> Answer:
        asked.append(d)
        last: Answer = d.moves[-1]
        return last

    monkeypatch.setitem(MINDS, "go-fish", Mind(choose=choose))
    match = Match.start("go-fish", seats=3, seed=1)
    (seat,) = match.to_act()
    assert bots.act(match, seat, 2) == match.moves(seat)[-1]
    (game, level, heard, view, place, moves, sample, budget, *_) = asked[0]
    assert (game, level, place, budget) == (match.game, LEVELS[2], seat, LEVELS[2].budget)
    assert (heard, view, moves) == (match.heard_live(seat), match.view(seat), match.moves(seat))
    assert game.moves(sample(), seat) == moves


def test_a_solver_in_the_table_is_asked_about_the_whole_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start("go-fish", seats=3, seed=1)
    with pytest.raises(BadSetup, match="no-solver"):
        solve(match)

    def solver(s: Any, nodes: int) -> Solved:
        assert s == match.moments[0].state
        return Solved(None, (), 0, nodes)

    monkeypatch.setitem(MINDS, "go-fish", Mind(solve=solver))
    assert solve(match, 5).nodes == 5
