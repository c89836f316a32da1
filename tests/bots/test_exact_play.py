"""With an exact table a master wins in the fewest moves, resists longest and lets no draw go; others do not
look at it, and nobody waits for it."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from parlour import Match, bots
from parlour.bots import LEVELS, MINDS, Budget, hints, questions
from parlour.bots.computers import seated
from parlour.core import Game, Kernel
from parlour.games import game as find
from parlour.kit.notation import Fen, Pieces
from parlour.lab.analyse import advise
from parlour.search.tables import Exact, Table, building, ready
from tests import small_tables
from tests.small_tables import KEY, made, small_table

MASTER = 4
LITTLE = 500  # nodes, where the table says that it is a draw
SOLVED = ("hopping-morris", "wolf-and-sheep", "battle-morris", "cross-morris")


@pytest.fixture
def _a_small_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    small_tables.use(monkeypatch, tmp_path)
    monkeypatch.setitem(LEVELS, MASTER, LEVELS[MASTER]._replace(budget=Budget(nodes=LITTLE)))


def kernel_of(match: Match) -> Kernel:
    assert match.game.kernel
    kernel: Kernel = match.game.kernel(match.state)
    return kernel


def best(table: Table, match: Match) -> Exact:
    found = table.weigh(kernel_of(match)).values()
    return max(found, key=lambda each: (each.value, -each.value * each.end))


def starts(table: Table, game: Game, rng: Random, **rules: str) -> Match:
    """A match from a random position of the table in which somebody has a move."""
    while True:
        n = rng.randrange(table.ends[-1])
        board = table.layout.position(n, table.maps)
        going = table.rules.result(board, table.variant) == table.rules.ONGOING
        if not table.layout.is_live(board, table.variant) or not going:
            continue
        assert isinstance(game.notation, Fen)
        state = Match.start(game, rules=rules).copy().state
        turn, white, black, kings = table.layout.pieces(board)
        game.notation.put(state, Pieces(turn, (white, black), kings))
        return Match.start(game, rules=rules, position=game.notation.position(state))


def play_on(match: Match, table: Table, master: int, rng: Random) -> None:
    """A master against chance, to the end; its value never falls, and a win comes nearer with every move."""
    player, hope = seated(match, MASTER)._replace(budget=Budget(nodes=LITTLE)), None
    while not match.result:
        (seat,) = match.to_act()
        if seat != master:
            match.play(seat, rng.choice(match.moves(seat)))
            continue
        now = best(table, match)
        if hope:
            assert now.value >= hope.value
            assert now.value < 1 or hope.value < 1 or now.end <= hope.end - 2
        hope = now
        move = bots.act(match, seat, player)
        assert move
        match.play(seat, move)
    if hope and hope.value > 0:
        assert match.result.ranks[master] == 1
    elif hope and hope.value == 0:
        assert match.result.ranks[master] == 1 or match.result.ranks == (1, 1)


@pytest.mark.usefixtures("_a_small_table")
def test_a_master_lets_no_won_or_drawn_position_go() -> None:
    table, rng, game = made(), Random(1), find(KEY)
    for _ in range(12):
        match = starts(table, game, rng)
        (seat,) = match.to_act()
        play_on(match, table, seat, rng)


@pytest.mark.slow
@pytest.mark.parametrize("key", SOLVED)
def test_a_master_lets_nothing_go_from_a_thousand_starts_of_a_solved_game(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PARLOUR_PLAIN", raising=False)
    start, scope = small_tables.kernel(key), MINDS[key].scope
    assert scope
    table = Table(start.rules, start.variant, scope)
    building.build(table, jobs=2, compiled=True)
    rng = Random(key)
    for _ in range(1000):
        match = starts(table, find(key), rng)
        play_on(match, table, match.to_act()[0], rng)


@pytest.mark.usefixtures("_a_small_table")
def test_the_loser_resists_longest() -> None:
    made()
    match = Match.start(KEY, position="W:W27:BK1")
    move = bots.act(match, 0, MASTER)
    assert move
    assert [each.end for each in advise(match, 0)] == [4, 2]
    assert move.text() == advise(match, 0)[0].move.text()


@pytest.mark.usefixtures("_a_small_table")
def test_moves_are_weighed_exactly_for_hints_and_trainers() -> None:
    made()
    match = Match.start(KEY, position="W:WK1:B13")
    judged = questions.weigh(hints.asking(match, 0))
    assert len(judged) == len(match.moves(0))
    assert [(each.value, each.end) for each in judged] == [(1, 3), *[(1, 7)] * 6]
    hint = hints.hint(match, 0)
    assert hint
    assert [line.key for line in hint.why][-1] == "hint-wins"
    drawn = questions.weigh(hints.asking(Match.start(KEY, position="W:W22:B13"), 0))
    assert [(each.value, each.end) for each in drawn] == [(0, 0), (-1, 2)]


@pytest.mark.usefixtures("_a_small_table")
def test_only_a_master_looks_at_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    made()
    asked: list[int] = []
    weigh = Table.weigh
    monkeypatch.setattr(Table, "weigh", lambda self, kernel: asked.append(1) or weigh(self, kernel))
    match = Match.start(KEY, position="W:WK1:B13")
    for level in (1, 2, 3):
        bots.act(match, 0, level)
    assert not asked
    bots.act(match, 0, MASTER)
    assert asked


@pytest.mark.usefixtures("_a_small_table")
def test_what_leads_into_a_known_ending_is_known_before() -> None:
    made()
    found = advise(Match.start(KEY, position="W:W18:B14,15"), 0)
    assert {each.move.text() for each in found} == {"18x9", "18x11"}
    assert None not in [each.end for each in found]


@pytest.mark.usefixtures("_a_small_table")
def test_a_table_is_made_while_people_play_and_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "can_compile", lambda: True)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # in the process that makes it
    match = Match.start(KEY, position="W:WK1:B13")
    assert questions.think(questions.question(match, 0, MASTER, match.heard_live(0)))
    assert not ready._begun  # nobody waits: nothing is made
    assert questions.think(questions.question(match, 0, MASTER, match.heard_live(0), live=True))
    while not ready._ready:
        time.sleep(0.01)
    assert small_table().open() == []
    judged = questions.weigh(questions.question(match, 0, MASTER, [], live=True, compare=True))
    assert [(each.value, each.end) for each in judged][:1] == [(1, 3)]
