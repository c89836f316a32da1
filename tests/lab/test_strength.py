"""The page about strength is written row by row, and goes on where it was. Short: two matches a row."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

import parlour
from bench import ceilings, sources, strength
from bench.strength import Bout
from parlour.core import Refused
from parlour.lab import simulate
from parlour.search import can_compile

BOUTS = [
    Bout("wolf-and-sheep", 2, ("1", "0"), 2, bounds=strength.TARGET, opening=2),
    Bout("accordion", 1, ("tests.lab.strangers:first", "0"), 2),
    Bout("italian-draughts", 2, ("1", "0"), 2, {"preset": "federation"}, needs=("no_such_module", "no-such")),
]
TOLD = ("players", "share", "95 %", "fair", "matches", "draws", "different", "decided", "sources")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "bouts", lambda games: [bout for bout in BOUTS if bout.game in games])
    monkeypatch.setattr(strength, "levels", lambda game: [bout for bout in BOUTS if bout.game == game.key])
    monkeypatch.setattr(strength, "peers", list)


def measured(document: Path, *games: str, **more: Any) -> list[dict[str, Any]]:
    return list(strength.run(games, document=document, **more))


@pytest.mark.usefixtures("short")
def test_rows_are_measured_once_and_those_of_other_games_stay(tmp_path: Path) -> None:
    document = tmp_path / "strength.md"
    (row,) = measured(document, "wolf-and-sheep")
    assert (row["game"], row["players"], row["matches"], row["fair"]) == (
        "`wolf-and-sheep`",
        "level 1, level 0",
        "2",
        "50.0",
    )
    assert row["decided"] == "open"
    (other,) = measured(document, "accordion")
    assert other["players"] == "tests.lab.strangers:first, level 0"
    text = document.read_text("utf-8")
    assert all(f"| {each} |" in text for each in (*row.values(), *other.values()))
    assert measured(document, "wolf-and-sheep", "accordion") == []
    document.write_text(text.replace(row["sources"], "00000000", 1), "utf-8")
    assert [row["game"] for row in measured(document, "wolf-and-sheep", "accordion")] == ["`wolf-and-sheep`"]


@pytest.mark.usefixtures("short")
def test_what_is_not_installed_is_told_and_not_written(tmp_path: Path) -> None:
    document = tmp_path / "strength.md"
    assert measured(document, "italian-draughts") == [{"game": "italian-draughts", "missing": "no-such"}]
    assert not document.exists()


@pytest.mark.usefixtures("short")
def test_a_comparison_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    def stop(bout: Bout, tally: Any) -> None:
        raise KeyboardInterrupt

    whole, parts = tmp_path / "whole.md", tmp_path / "parts.md"
    (row,) = measured(whole, "accordion")
    with pytest.raises(KeyboardInterrupt):
        measured(parts, "accordion", progress=stop)
    assert "| 1 |" in parts.read_text("utf-8")
    (other,) = measured(parts, "accordion")
    assert [row[name] for name in TOLD] == [other[name] for name in TOLD]


def test_four_seats_for_two_players_go_on_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bout = Bout("8-28", 4, ("1", "0"), 4, bounds=strength.TARGET)
    monkeypatch.setattr(strength, "bouts", lambda games: [bout])
    monkeypatch.setattr(strength, "levels", lambda game: [bout] if game.key == bout.game else [])
    whole, parts = tmp_path / "whole.md", tmp_path / "parts.md"
    (row,) = measured(whole)
    assert [each["matches"] for count in (1, 4) for each in measured(parts, matches=count)] == ["1", "4"]
    (other,) = strength.read(parts).values()
    assert [row[name] for name in TOLD] == [other[strength.COLUMNS.index(name)] for name in TOLD]


def test_every_game_with_a_decision_has_its_four_levels_compared() -> None:
    found = strength.bouts()
    for game in parlour.games():
        own = [bout.players for bout in found if bout.game == game.key and bout.bounds]
        assert own == ([] if game.is_luck else [("1", "0"), ("2", "1"), ("3", "2"), ("4", "3")])
    with pytest.raises(Refused, match="no-decision"):
        strength.bouts(["one"])
    assert {bout.game for bout in strength.bouts(["go-fish"])} == {"go-fish"}
    assert len({bout.key for bout in found}) == len(found)


def test_where_luck_leaves_less_room_an_even_step_is_asked_for() -> None:
    assert strength.target(parlour.game("draughts")) == strength.TARGET
    step = strength.target(parlour.game("go-fish")).high
    odds = (step / (1 - step)) ** strength.STEPS
    assert odds / (1 + odds) == pytest.approx(strength.ROOM["go-fish"])
    assert 0.5 < step < strength.TARGET.high


def test_every_comparison_can_be_planned() -> None:
    for bout in strength.bouts():
        if not bout.needs[0]:
            plan = simulate.plan(parlour.game(bout.game), bout.seats, bout.rules, bout.players)
            fair = plan.players.count(bout.players[0]) / len(plan.players)
            assert fair == (0.5 if bout.bounds or bout.seats == 2 else 0.25)


def test_six_plies_of_material_take_what_can_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    from bench import material

    monkeypatch.setattr(material, "can_compile", lambda: False)
    monkeypatch.setattr(material, "PLIES", 3)
    plan = simulate.plan(parlour.game("draughts"), 2, {}, ("bench.material:six_plies", "0"), 1)
    found = simulate.run(plan, 2)
    assert found["by_player"][0]["firsts"] == 2


@pytest.mark.skipif(not can_compile(), reason="Numba is not installed")
def test_even_a_club_player_beats_six_plies_of_material(monkeypatch: pytest.MonkeyPatch) -> None:
    """In short what docs/strength.md tells of the master."""
    monkeypatch.delenv("PARLOUR_PLAIN")
    for key in ("draughts", "french-draughts", "italian-draughts"):
        plan = simulate.plan(parlour.game(key), 2, {}, ("3", "bench.material:six_plies"), 1, opening=3)
        assert simulate.run(plan, 4, 1)["by_player"][0]["share"] >= 0.75


def test_a_row_holds_as_long_as_nothing_changes_that_decides_how_its_game_is_played() -> None:
    fish, morris = parlour.game("go-fish"), parlour.game("nine-mens-morris")
    of_fish, of_morris = (sources.followed(sources.module_of(game)) for game in (fish, morris))
    assert {"parlour.bots.minds.go_fish", "parlour.bots.racing"} <= of_fish
    assert {
        "parlour.bots.minds.morris",
        "parlour.search.alphabeta",
        "parlour.kit.kernels.morris",
    } <= of_morris
    assert not any("morris" in name or "search" in name for name in of_fish)
    assert not any("draughts" in name or "go_fish" in name for name in of_morris)
    newer = dataclasses.replace(fish, version=fish.version + 1)
    names = [sources.fingerprint(game) for game in (fish, fish, newer, morris)]
    assert names[0] == names[1]
    assert len(set(names)) == 3
    assert sources.fingerprint(morris, ("4", "bench.material:six_plies")) != sources.fingerprint(morris)


def test_a_match_that_finds_no_end_is_taken_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "LONGEST", 4)
    bout = next(strength.levels(parlour.game("walls")))
    plan = simulate.plan(
        parlour.game("walls"), 2, {}, ("0", "tests.lab.strangers:first"), referee=bout.referee
    )
    assert simulate.run(plan, 2)["lengths"]["most"] == 4


def test_whoever_sees_all_hands_gets_more_than_a_master_who_does_not() -> None:
    assert sum(ceilings.play("go-fish", (4,), number, seed=1) for number in range(12)) > 7
    assert sum(ceilings.play("crazy-eights", (1,), number, seed=1) for number in range(4)) > 2
