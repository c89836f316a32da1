"""Many matches as a file: a row for every move, the same for the same seed, whole or not there at all."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import pdn
from parlour.core import Refused
from parlour.lab import dataset, simulate
from parlour.lab.dataset import Row
from parlour.lab.processes import Workers

HERE = "tests.lab.strangers:"
PAGE = Path(__file__).parents[2] / "docs" / "studies.md"


def written(file: Path, key: str = "go-fish", count: int = 3, *players: str, **more: Any) -> dataset.Written:
    options = {name: more.pop(name) for name in ("workers", "progress") if name in more}
    game = parlour.game(key)
    plan = simulate.plan(game, game.seats[0], {}, players or ("0", HERE + "first"), 7, **more)
    return dataset.write(str(file), plan, count, {"seed": plan.seed}, **options)


def test_every_move_is_a_row_and_the_match_can_be_played_again_from_them(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    found = written(file)
    rows = [Row(**json.loads(line)) for line in file.read_text("utf-8").splitlines()]
    assert (found.matches, found.rows, found.interrupted) == (3, len(rows), False)
    for number in range(3):
        own = [row for row in rows if row.match == number]
        match = parlour.Match.start("go-fish", seed=own[0].deal)
        for row in own:
            assert len(match.moves(row.seat)) == row.legal
            match.play(row.seat, row.move)
            drawn = [draw.outcome for draw in match.rows[-1].drawn]
            assert (row.n, json.loads(row.drawn)) == (match.n, drawn)
        assert match.result
        assert [row.rank for row in own] == [match.result.ranks[row.seat] for row in own]
        assert {row.reason for row in own} == {match.result.reason}
        assert {row.moves for row in own} == {match.n}
    assert {row.player for row in rows} == {"0", HERE + "first"}


def test_csv_has_the_same_rows(tmp_path: Path) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    written(lines, "hopping-morris")
    written(table, "hopping-morris")
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    with table.open(encoding="utf-8", newline="") as file:
        told = list(csv.DictReader(file))
    assert told == [
        {name: "" if value is None else str(value) for name, value in row.items()} for row in rows
    ]
    assert told[0]["position"].startswith("W:W")


def test_parquet_has_the_same_rows_and_says_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr(dataset, "GROUP", 50)
    lines, file = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    written(lines)
    written(file)
    table = parquet.read_table(file)
    assert table.to_pylist() == [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert table.schema.metadata[b"seed"] == b"7"
    assert parquet.ParquetFile(file).num_row_groups > 1


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_the_same_seed_gives_the_same_file_whoever_works(tmp_path: Path, ending: str) -> None:
    pytest.importorskip("pyarrow")
    files = [tmp_path / f"{jobs}.{ending}" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        written(file, count=10, workers=Workers(jobs))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_draughts_are_written_as_pdn_with_many_games(tmp_path: Path) -> None:
    file = tmp_path / "games.pdn"
    assert written(file, "draughts", 4, "0").matches == 4
    text = file.read_text("utf-8")
    places = pdn.games(text)
    assert len(places) == 4
    assert text.count('[Round "') == 4
    for number, place in enumerate(places):
        match = pdn.read(text, place)
        assert match.result
        assert match.header.names == ("Parlour 0", "Parlour 0")
        own = tmp_path / "one.jsonl"
        written(own, "draughts", number + 1, "0")
        moves = [json.loads(line) for line in own.read_text("utf-8").splitlines()]
        assert [row.move for row in match.rows[1:] if not row.move.startswith("/")] == [
            row["move"] for row in moves if row["match"] == number
        ]


def test_whoever_stops_it_has_the_matches_that_were_finished(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    file = tmp_path / "games.csv"
    found = written(file, count=30, progress=stop)
    assert (found.matches, found.interrupted) == (2, True)
    assert len(file.read_text("utf-8").splitlines()) == found.rows + 1
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("name", "game", "players", "key"),
    [
        ("games.xls", "go-fish", ("0",), "bad-ending"),
        ("games", "go-fish", ("0",), "bad-ending"),
        ("games.pdn", "go-fish", ("0",), "pdn-no-game"),
        ("nowhere/games.csv", "go-fish", ("0",), "cannot-write"),
        ("games.csv", "go-fish", (HERE + "broken", "0"), "player-failed"),
        ("games.csv", "accordion", ("0", "1"), "too-many-players"),
    ],
)
def test_what_cannot_be_written_is_named_and_leaves_nothing_behind(
    tmp_path: Path, name: str, game: str, players: tuple[str, ...], key: str
) -> None:
    with pytest.raises(Refused, match=key):
        written(tmp_path / name, game, 2, *players)
    assert not list(tmp_path.iterdir())


def test_a_function_is_found_by_its_name_and_one_without_a_name_is_refused() -> None:
    from tests.lab import strangers

    game = parlour.game("go-fish")
    plan = simulate.plan(game, 2, {}, (strangers.first, "0"), 1)
    assert plan.players == (HERE + "first", "0")
    for player in (lambda choice: choice.moves[0], object()):
        with pytest.raises(Refused, match="player-not-named"):
            simulate.plan(game, 2, {}, (player, "0"), 1)  # type: ignore[arg-type]


def test_a_record_becomes_a_frame_in_one_line(tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    match = parlour.Match.start("one", names=["Anna", "Ben"], seed=3)
    while not match.result:
        match.play(match.to_act()[0], "roll")
    file = tmp_path / "m.jsonl"
    file.write_bytes(match.record())
    frame = parlour.to_pandas(file)
    assert list(frame.columns) == list(Row._fields)
    assert len(frame) == match.n
    assert set(frame.player) == {"Anna", "Ben"}
    assert frame.groupby("player").share.first().sum() == 1
    assert frame.equals(parlour.to_pandas(match.record()))
    assert frame.equals(parlour.to_pandas(match))


def test_every_column_is_explained() -> None:
    page = PAGE.read_text("utf-8")
    assert all(f"| `{name}` |" in page for name in Row._fields)
