"""Searches count and play as the tables and the games say, plain and compiled alike."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.chance import QuickDealer
from parlour.core import Game, Kernel
from parlour.kit import kernels
from parlour.kit.boards import stones_on
from parlour.kit.kernels import draughts, morris
from parlour.lab import simulate
from parlour.search import Playouts, bind, can_compile, count, is_cached, runs, templates
from parlour.search.bind import KEPT_SECONDS, cache_folder, fingerprint, forget_old
from tests.games.draughts_table import position

from . import trace

DATA = Path(__file__).parent.parent / "games" / "data"
BOARD_GAMES = [game for game in parlour.games() if game.kernel]
needs_numba = pytest.mark.skipif(not can_compile(), reason="Numba is not installed")


@pytest.fixture(autouse=True, scope="module")
def cache_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def start(game: Game, **rules: Any) -> Kernel:
    assert game.kernel
    return game.kernel(parlour.Match.start(game, rules=rules, seed=0).state)


def variants(game: Game) -> Iterator[dict[str, Any]]:
    """The book, the presets, and each house rule changed on its own."""
    yield {}
    yield from ({"preset": name} for name in game.presets[1:])
    for name, choices in game.Rules.choices().items():
        yield from ({name: choice} for choice in choices[:: max(1, len(choices) - 1)])


def test_only_board_games_have_a_kernel() -> None:
    assert {game.kind for game in BOARD_GAMES} == {"board"}


@pytest.mark.parametrize("game", BOARD_GAMES, ids=lambda game: game.key)
def test_playouts_end_as_matches_at_the_table_do(game: Game) -> None:
    for rules in itertools.islice(variants(game), 3):
        playouts = Playouts(start(game, **rules), "table")
        x, wins, draws, plies = playouts._x, [0, 0], 0, 0
        for _ in range(6):
            dealer = QuickDealer(Random(0))
            s = game.setup(game.rules(rules, 2), 2, dealer)
            while not (result := game.result(s)) and plies < 20_000:
                x = templates.xorshift(x)
                moves = game.moves(s, s.turn)
                game.play(s, s.turn, moves[x * len(moves) >> 32], dealer)
                plies += 1
            if result is None:  # without draws there need not be an end
                return
            wins = [won + (result.ranks == (seat + 1, 2 - seat)) for seat, won in enumerate(wins)]
            draws += result.ranks == (1, 1)
        playouts.run(6)
        assert (playouts.wins, playouts.draws, playouts.plies) == (wins, draws, plies)


def traced(kernel: Kernel, run: Any, x: int, compiled: bool) -> list[int]:
    out = runs.buffers(1, kernel.rules.MOST_PLIES, compiled)[0]
    trail = runs.buffers(1, trace.FIELDS * 300, compiled)[0]
    n = run(x, kernel.board, kernel.variant, 300, out, trail)
    return [int(number) for number in trail[: trace.FIELDS * n]]


MODULES = {start(game).rules.__name__.rpartition(".")[2]: start(game).rules for game in BOARD_GAMES}


@needs_numba
@pytest.mark.parametrize("name", MODULES)
def test_plain_and_compiled_rules_agree_ply_by_ply(name: str) -> None:
    rules = MODULES[name]
    plain, compiled = (bind(trace.trace, rules, fast) for fast in (False, True))
    for game in BOARD_GAMES:
        if start(game).rules is rules:
            for x, house in enumerate(variants(game), 12345):
                kernel = start(game, **house)
                assert traced(kernel, plain, x, False) == traced(kernel, compiled, x, True), (game.key, house)


@needs_numba
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (name != "wolf")) for name in MODULES]
)
def test_plain_and_compiled_playouts_agree(name: str) -> None:
    for game in BOARD_GAMES:
        for house in itertools.islice(variants(game), 4):
            kernel = start(game, **house)
            if kernel.rules is MODULES[name] and getattr(kernel.variant, "quiet_limit", 1):
                both = [Playouts(kernel, 7, compiled) for compiled in (False, True)]
                for playouts in both:
                    playouts.run(15)
                    playouts.run(5)
                plain, fast = both
                assert (plain.wins, plain.draws, plain.plies) == (fast.wins, fast.draws, fast.plies)
                assert plain._x == fast._x


def tables() -> Iterator[tuple[str, Kernel, int, int]]:
    """Every count of the data files: its name, the position, the depth, the number."""
    for file in sorted(DATA.glob("*-morris-perft.json")):
        table = json.loads(file.read_text())
        for entry in table["positions"]:
            own, opp = stones_on(entry["own"]), stones_on(entry["opp"])
            kernel = start(parlour.game(table["game"]), **entry["rules"])
            kernel = kernel._replace(board=morris.State(own, opp, *entry["hands"], 0))
            for depth, number in enumerate(entry["counts"], 1):
                yield f"{table['game']}-{entry['name']}-{depth}", kernel, depth, number
    for entry in json.loads((DATA / "draughts-perft.json").read_text())["positions"]:
        variant = draughts.Variant(**dict.fromkeys(draughts.Variant._fields, 0) | entry["variant"])
        kernel = Kernel(draughts, position(entry["fen"]), variant, 0)
        for depth, number in enumerate(entry["counts"], 1):
            yield f"{entry['name']}-{depth}", kernel, depth, number
    for key, counts in json.loads((DATA / "draughts-relatives-perft.json").read_text())["counts"].items():
        for depth, number in enumerate(counts, 1):
            yield f"{key}-{depth}", start(parlour.game(key)), depth, number


def test_plain_counts_are_those_of_the_tables() -> None:
    looked = [name for name, kernel, depth, n in tables() if n < 10_000 and count(kernel, depth, False) == n]
    assert looked == [name for name, _, _, n in tables() if n < 10_000]
    assert len(looked) > 80


@needs_numba
@pytest.mark.slow
def test_compiled_counts_are_those_of_the_tables() -> None:
    for name, kernel, depth, number in tables():
        assert count(kernel, depth, True) == number, name


def test_no_ply_at_all_is_one_run() -> None:
    assert count(start(BOARD_GAMES[0]), 0) == 1


@needs_numba
def test_the_first_use_says_that_it_compiles_and_a_later_process_finds_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # slow tests have compiled the same before
    kernel, said = start(parlour.game("wolf-and-sheep")), []
    assert not is_cached(templates.perft, kernel.rules)
    assert count(kernel, 6, True, compiling=lambda: said.append("compiling")) == 11271
    assert said == ["compiling"]
    assert is_cached(templates.perft, kernel.rules)
    assert not is_cached(templates.perft, draughts)
    script = (
        "import parlour\nfrom parlour.search import runs, templates\n"
        "game = parlour.game('wolf-and-sheep')\n"
        "kernel = game.kernel(parlour.Match.start(game, seed=0).state)\n"
        "perft = runs.ready(templates.perft, kernel, True, lambda: print('compiling'))\n"
        "print(perft(kernel.board, kernel.variant, 6, runs.buffers(7, 32, True)))\n"
        "print(sum(perft.stats.cache_hits.values()))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=6000)
    assert done.stdout.split() == ["11271", "1"], done.stderr


def test_a_changed_source_changes_the_folder_of_the_cache(tmp_path: Path) -> None:
    folders = (tmp_path / "kernels", tmp_path / "search")
    shutil.copytree(Path(kernels.__file__).parent, folders[0])
    shutil.copytree(Path(templates.__file__).parent, folders[1])
    assert fingerprint(folders) == fingerprint() == cache_folder().name
    seen = {fingerprint()}
    for file in [*folders[0].glob("*.py"), *folders[1].glob("*.py")]:
        file.write_bytes(file.read_bytes() + b"\n")
        seen.add(fingerprint(folders))
    assert len(seen) == 1 + len([*folders[0].glob("*.py"), *folders[1].glob("*.py")]) >= 11


def test_caches_of_other_sources_are_removed_when_nobody_has_used_them_lately(tmp_path: Path) -> None:
    own, old, recent = (tmp_path / (digit * 64) for digit in "abc")
    others = [tmp_path / "x".ljust(64, "x"), tmp_path / "abc", tmp_path / ("d" * 65)]
    for folder in (own, old, recent, *others):
        (folder / "inside").mkdir(parents=True)
        (folder / "inside" / "a.nbi").write_bytes(b"code")
    file = tmp_path / ("e" * 64)
    file.write_bytes(b"no folder")
    long_ago = time.time() - KEPT_SECONDS - 60
    for path in (own, old, *others, file):
        os.utime(path, (long_ago, long_ago))
    forget_old(own)
    assert {*tmp_path.iterdir()} == {own, recent, *others, file}
    assert (own / "inside" / "a.nbi").exists()
    forget_old(tmp_path / "nowhere" / own.name)


@needs_numba
def test_whoever_compiles_removes_old_caches_and_marks_its_own_as_used() -> None:
    folder = cache_folder()
    old = folder.with_name("0" * 64)
    old.mkdir(parents=True)
    folder.mkdir(exist_ok=True)
    for path in (old, folder):
        os.utime(path, (1, 1))
    bind(templates.perft, draughts, True)
    assert not old.exists()
    assert time.time() - folder.stat().st_mtime < 60


@needs_numba
@pytest.mark.slow
def test_a_changed_rule_never_runs_stale_code(tmp_path: Path) -> None:
    source = Path(parlour.__file__).parent
    shutil.copytree(source, tmp_path / "parlour", ignore=shutil.ignore_patterns("__pycache__", "client"))
    script = (
        "import parlour\nfrom parlour.search import count\n"
        "game = parlour.game('wolf-and-sheep')\n"
        "kernel = game.kernel(parlour.Match.start(game, seed=0).state)\n"
        "print(parlour.__file__, count(kernel, 4, True))"
    )

    def counted() -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, timeout=6000, cwd=tmp_path
        )
        return done.stdout.split()

    assert counted() == [str(tmp_path / "parlour" / "__init__.py"), "677"]
    rules = tmp_path / "parlour" / "kit" / "kernels" / "wolf.py"
    rules.write_text(rules.read_text().replace("for d in (-5, -4):", "for d in (-5,):"))
    assert 0 < int(counted()[1]) < 677


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    can_compile.cache_clear()
    monkeypatch.setitem(sys.modules, "numba", None)
    yield
    can_compile.cache_clear()


@pytest.mark.usefixtures("without_numba")
def test_everything_works_without_numba() -> None:
    assert not can_compile()
    wolf = parlour.game("wolf-and-sheep")
    assert count(start(wolf), 5) == 2092
    many = simulate.MANY + 1
    found = simulate.run(simulate.plan(wolf, 2, {}, seed=1), many)
    assert sum(found["wins"]) + found["draws"] == found["matches"] == many


def test_nothing_loads_numba_before_it_is_needed() -> None:
    script = (
        "import sys, parlour\nfrom parlour.cli import main\nmain(['games'])\n"
        "main(['perft', 'draughts', '--depth', '3'])\nmain(['simulate', 'draughts', '-n', '3'])\n"
        "print('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=600)
    assert done.stdout.split()[-1] == "False", done.stderr
