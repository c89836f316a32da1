"""The goldens still come out the same, and there is one for every way a game can end."""

from __future__ import annotations

import ast
import inspect

import pytest

import parlour
from tests.golden.make import FOLDER, GOLDENS, Golden, ends_rightly, path, played, rendered, seed_for


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: f"{golden.game}-{path(golden).stem}")
def test_a_golden_is_the_same_ends_as_its_name_says_and_its_record_is_true(golden: Golden) -> None:
    match = played(golden)
    shown = rendered(match, golden.language)
    assert shown == path(golden).read_text("utf-8"), "if this is meant, run tests/golden/make.py"
    assert match.result
    assert match.result.reason == golden.reason
    parlour.verify(match.record())


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_every_end_reason_has_a_golden(game: parlour.Game) -> None:
    source = inspect.getsource(inspect.getmodule(game.setup))  # type: ignore[arg-type]
    ends = {
        leaf.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("ranked", "solo_result")
        for leaf in ast.walk(node.args[1])
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    }
    assert ends <= {golden.reason for golden in GOLDENS if golden.game == game.key}


def test_no_golden_is_left_over() -> None:
    assert sorted(FOLDER.rglob("*.txt")) == sorted(path(golden) for golden in GOLDENS)


def test_a_seed_is_found_for_an_end() -> None:
    won = Golden("clock-solitaire", "all-turned", 1, 0)
    assert not ends_rightly(won)
    seed = seed_for(won)
    assert seed
    assert ends_rightly(won._replace(seed=seed))
