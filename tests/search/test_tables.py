"""Exact tables: every position has a number and the right value, and no file is believed blindly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.bots import MINDS
from parlour.core import Kernel
from parlour.kit.boards import stones_on
from parlour.kit.kernels import draughts, morris, wolf
from parlour.search.tables import Exact, Step, Table, exact, making, ready
from parlour.search.tables.building import WrongTable
from parlour.search.tables.checking import check
from parlour.search.tables.layouts import morris as morris_layout
from tests import small_tables
from tests.small_tables import build, kernel, made, small_table

SCOPES = [pytest.param(mind.scope, id=key) for key, mind in MINDS.items() if mind.scope]


@pytest.fixture(autouse=True)
def _a_cache_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    small_tables.use(monkeypatch, tmp_path)


@pytest.mark.parametrize("scope", SCOPES)
def test_every_position_has_a_number_of_its_own(scope: Any) -> None:
    maps, ends = exact.laid_out(scope.layout, scope.parts)
    for n in [0, ends[-1] - 1, *Random(1).sample(range(ends[-1]), 300)]:
        assert scope.layout.number(scope.layout.position(n, maps), maps) == n


def test_turned_and_mirrored_positions_have_the_same_number_or_one_that_is_written_with_it() -> None:
    maps, ends = morris_layout.lay_out([(3, 3), (3, 4), (4, 3)])
    for n in Random(1).sample(range(ends[-1]), 100):
        s, out = morris_layout.position(n, maps), [0] * morris_layout.MOST_BEFORE
        alike = out[: morris_layout.write_alike(n, maps, out, 0)]
        for way in range(16):
            own, opp = (morris_layout.image_of(x, way, maps) for x in s[:2])
            assert morris_layout.number(s._replace(own=own, opp=opp), maps) in alike


def quiet_moves(layout: Any, rules: Any, v: Any, s: Any, maps: Any) -> Iterator[int]:
    out = [0] * rules.MOST_PLIES
    for ply in out[: rules.plies(s, v, out)]:
        then = rules.play(s, ply)
        if layout.stays(ply) and rules.result(then, v) == rules.ONGOING:
            yield layout.number(then, maps)


@pytest.mark.parametrize("key", [key for key, mind in MINDS.items() if mind.scope])
def test_what_comes_one_ply_earlier_is_what_leads_there(key: str) -> None:
    start, scope = kernel(key), MINDS[key].scope
    assert scope
    table = Table(start.rules, start.variant, scope)
    layout, maps, v, rng = table.layout, table.maps, table.variant, Random(key)
    found = 0
    while found < 40:
        n = rng.randrange(table.ends[-1])
        s = layout.position(n, maps)
        if not layout.is_live(s, v) or table.rules.result(s, v) != table.rules.ONGOING:
            continue
        for then in quiet_moves(layout, table.rules, v, s, maps):
            out = [0] * layout.MOST_BEFORE
            earlier = out[: layout.before(layout.position(then, maps), v, maps, out)]
            assert n in earlier
            found += 1
        out = [0] * layout.MOST_BEFORE
        for back in out[: layout.before(s, v, maps, out)]:
            p = layout.position(back, maps)
            if layout.is_live(p, v) and table.rules.result(p, v) == table.rules.ONGOING:
                alike = [n]
                if layout is morris_layout:
                    alike = [0] * layout.MOST_BEFORE
                    alike = alike[: layout.write_alike(n, maps, alike, 0)]
                assert set(alike) & set(quiet_moves(layout, table.rules, v, p, maps))


def test_all_codes_follow_from_those_one_ply_later() -> None:
    assert check(made(), everything=True) == 3968


@pytest.mark.parametrize("error", [1, -1, 2])
def test_a_planted_error_is_found(monkeypatch: pytest.MonkeyPatch, error: int) -> None:
    table = made()
    codes = [table[n] for n in range(table.ends[-1])]
    won = next(n for n in range(1500, table.ends[-1]) if codes[n] > 5)
    codes[won] += error
    monkeypatch.setattr(Table, "__getitem__", lambda self, n: codes[n])
    with pytest.raises(WrongTable):
        check(table, everything=True)


def forced(rules: Any, v: Any, board: Any, depth: int) -> int:
    """By brute force: the code of a board, looked `depth` plies ahead."""
    outcome = rules.result(board, v)
    if outcome != rules.ONGOING:
        return 1 if outcome == rules.WIN else -1
    if depth == 0:
        return 0
    out = [0] * rules.MOST_PLIES
    after = [forced(rules, v, rules.play(board, ply), depth - 1) for ply in out[: rules.plies(board, v, out)]]
    if losses := [code for code in after if code < 0]:
        return 1 - max(losses)
    return 0 if 0 in after else -max(after) - 1


@pytest.mark.parametrize("rules", [{}, {"king": "short"}])
def test_short_wins_and_losses_are_those_of_brute_force(rules: dict[str, str]) -> None:
    table = made(**rules)
    for n in Random(2).sample(range(table.ends[-1]), 150):
        board = table.layout.position(n, table.maps)
        if table.layout.is_live(board, table.variant):
            code = forced(table.rules, table.variant, board, 4)
            assert table[n] == code or (code == 0 and abs(table[n]) > 5)


def test_black_to_move_is_white_to_move_seen_from_the_other_side() -> None:
    table = made()
    for position, turned in (("W:W22:B5", "B:B11:W28"), ("W:WK1:B12", "B:BK32:W21")):
        ours, theirs = kernel(position=position), kernel(position=turned)
        assert table.code(ours.board, ours.variant) == table.code(theirs.board, theirs.variant)


def test_a_win_a_loss_and_a_draw() -> None:
    table = made()
    assert list(table.weigh(kernel(position="W:W18:B15")).values()) == [Exact(1, 1)]  # jumps it
    assert set(table.weigh(kernel(position="W:W22:B13")).values()) == {Exact(-1, 2), Exact(0, 0)}
    assert table.weigh(kernel()) == {}


def test_the_third_time_is_a_draw_whatever_the_table_says() -> None:
    table = made()
    won = kernel(position="W:WK1:B13")
    best = max(table.weigh(won).items(), key=lambda found: found[1].value)
    assert best[1].value == 1
    seen = draughts.key(draughts.play(won.board, best[0]))
    again = won._replace(past=(seen, 1, seen, 2))
    assert table.weigh(again)[best[0]] == Exact(0, 0)


def test_other_rules_have_another_table_and_draw_rules_the_same() -> None:
    assert small_table(king="short").name != small_table().name
    assert "king=0" in small_table(king="short").name
    assert small_table(draw_rules="off").name == small_table().name


def whole(table: Table) -> list[Path]:
    return [table.path(group) for group in range(len(table.groups))]


def test_a_table_is_read_back() -> None:
    table, again = made(), small_table()
    assert again.open() == []
    assert [again[n] for n in range(again.ends[-1])] == [table[n] for n in range(table.ends[-1])]


def cut_off(data: bytes) -> bytes:
    return data[:-10]


def changed(data: bytes) -> bytes:
    return data[:-10] + bytes([data[-10] ^ 1]) + data[-9:]


def of_another_format(data: bytes) -> bytes:
    return data.replace(b"table 1", b"table 0", 1)


def for_other_rules(data: bytes) -> bytes:
    return data.replace(b"king=1", b"king=0", 1)


def emptied(data: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("damage", [cut_off, changed, of_another_format, for_other_rules, emptied])
def test_a_damaged_file_is_noticed_and_made_anew(damage: Any) -> None:
    table = made()
    path = table.path(1)
    right = path.read_bytes()
    path.write_bytes(damage(right))
    steps: list[Step] = []
    again = small_table()
    assert again.open() == [1]
    build(small_table(), progress=steps.append)
    assert path.read_bytes() == right
    assert {step.group for step in steps} == {2}  # what was finished is kept


def test_a_table_by_other_sources_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    made()
    monkeypatch.setattr(exact, "sources", lambda *modules: "other")
    assert small_table().open() == [0, 1, 2]


def test_a_table_is_at_hand_when_it_is_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    start = kernel()
    assert ready.at_hand(start, small_tables.SCOPE, live=False) is None
    table = made()
    found = ready.at_hand(start, small_tables.SCOPE, live=False)
    assert found
    assert found.name == table.name
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    assert ready.at_hand(start, small_tables.SCOPE, live=False) is None


def test_a_process_that_makes_a_table_ends_with_whoever_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # it would take hours
    start, scope = kernel(), MINDS[small_tables.KEY].scope
    assert scope
    process = making.begin(start.rules, start.variant, scope._replace(parts=scope.layout.up_to(4)))
    assert process.stdin
    process.stdin.close()
    assert process.wait(300) == 1


def test_a_process_that_has_made_a_table_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    made()
    with making.begin(kernel().rules, kernel().variant, small_tables.SCOPE) as process:
        assert process.wait(300) == 0  # its standard input is still open
    assert capfd.readouterr().err == ""


def limited(quiet: int, own: str, opp: str, limit: int, mill: int) -> tuple[morris.State, morris.Variant]:
    s = morris.State(stones_on(own), stones_on(opp), 0, 0, quiet)
    return s, morris.Variant(flying=1, if_all=0, double=1, quiet_limit=limit, mill=mill)


def test_a_win_that_comes_after_the_last_move_is_none() -> None:
    told = morris_layout.told
    s, v = limited(190, "a7 g7 d1", "a1 g1 d7", 200, morris.WINS)
    assert (told(s, v, 11), told(s, v, -11), told(s, v, 12), told(s, v, 0)) == (11, -11, 0, 0)
    assert told(s, v._replace(quiet_limit=0), 12) == 12


def test_the_hunted_win_when_the_hunters_have_no_time_left() -> None:
    told = morris_layout.told
    hunted, v = limited(20, "b4 f4 d2", "a1 a7 g1 g7 c5 e5 d3", 30, morris.HUNTS)
    assert (told(hunted, v, -11), told(hunted, v, -13), told(hunted, v, 0)) == (-11, 11, 11)
    hunter, v = limited(21, "a1 a7 g1 g7 c5 e5 d3", "b4 f4 d2", 30, morris.HUNTS)
    assert (told(hunter, v, 10), told(hunter, v, 12), told(hunter, v, 0)) == (10, -10, -10)


def solved(key: str, **rules: str) -> tuple[Table, Kernel]:
    """The table of a whole game, compiled."""
    from parlour.search.tables import building

    start, scope = kernel(key, **rules), MINDS[key].scope
    assert scope
    table = Table(start.rules, start.variant, scope)
    building.build(table, compiled=True)
    return table, start


@pytest.mark.slow
def test_hopping_morris_is_won_in_21_plies_and_every_code_is_right() -> None:
    table, start = solved("hopping-morris")
    assert table.code(start.board, start.variant) == 22
    assert check(table) == 300


@pytest.mark.slow
def test_battle_morris_is_won_in_11_moves_and_lost_with_less() -> None:
    table, _ = solved("battle-morris")
    for limit, code in (("15", -23), ("11", -23), ("10", 21)):
        start = kernel("battle-morris", move_limit=limit)
        assert table.code(start.board, start.variant) == code


@pytest.mark.slow
def test_the_sheep_win_from_all_28_squares() -> None:
    table, start = solved("wolf-and-sheep", wolf_start="any")
    found = table.weigh(start)
    assert len(found) == 28
    assert {each.value for each in found.values()} == {-1}
    assert start.board == wolf.START
