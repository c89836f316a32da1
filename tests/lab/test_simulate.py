"""Many matches: seats change, seeds repeat however many processes play, and what was measured is told."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from importlib import metadata
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.bots import Budget, Choice
from parlour.core import Refused
from parlour.lab import playing, simulate, strangers
from parlour.lab.playing import Plan
from parlour.lab.shares import Bounds
from parlour.lab.tally import Played, Tally

EXAMPLE = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'program.py'}"
HERE = "tests.lab.strangers:"
PAGE = (Path(__file__).parents[2] / "docs" / "programs.md").read_text("utf-8")


def run(game: str, count: int, *players: str, seats: int | None = None, **more: Any) -> dict[str, Any]:
    each = parlour.game(game)
    options = {name: more.pop(name) for name in ("jobs", "bounds", "progress") if name in more}
    rules, seed = more.pop("rules", {}), more.pop("seed", 7)
    plan = simulate.plan(each, seats or each.seats[0], rules, players or ("0",), seed, **more)
    return simulate.run(plan, count, **options)


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    players = [{**each, "thinking": None} for each in found["by_player"]]
    return {**found, "by_player": players, "jobs": 0, "seconds": 0}


def seatings(seats: int, *players: str) -> list[str]:
    plan = simulate.plan(parlour.game("go-fish"), seats, {}, players)
    return ["".join(plan.seating(number)) for number in range(5)]


def test_players_move_on_by_a_seat_from_match_to_match() -> None:
    assert seatings(2, "4", "2") == ["42", "24", "42", "24", "42"]
    assert seatings(4, "4", "1", "1", "1") == ["4111", "1411", "1141", "1114", "4111"]
    assert seatings(4, "4", "2") == ["4242", "2424", "4242", "2424", "4242"]
    assert seatings(3, "4", "2") == ["424", "442", "244", "424", "442"]
    assert seatings(3, "2") == ["222"] * 5


def test_everybody_plays_every_deal_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[tuple[str, ...], str]] = []
    finish = playing.finish

    def noting(match: Any, names: Any, *more: Any) -> Any:
        dealt.append((tuple(names), match.rows[0].drawn))
        return finish(match, names, *more)

    monkeypatch.setattr(playing, "finish", noting)
    run("go-fish", 4, "0", HERE + "first")
    assert [names[0] for names, _ in dealt] == ["0", HERE + "first"] * 2
    assert dealt[0][1] == dealt[1][1] != dealt[2][1] == dealt[3][1]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    once, spread = (
        without_times(run("go-fish", 40, "0", HERE + "first", jobs=jobs, bounds=Bounds(0.3, 0.7)))
        for jobs in (1, 2)
    )
    assert once == spread
    assert once["matches"] < 40


def test_random_matches_do_not_depend_on_the_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(simulate.WORTH, False, 40)
    once, spread = (without_times(run("crazy-eights", 120, jobs=jobs)) for jobs in (1, 2))
    assert once == spread


def test_many_random_matches_of_a_board_game_are_counted_by_its_kernel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulate, "can_compile", lambda: False)
    monkeypatch.setattr(simulate, "MANY", 20)
    monkeypatch.setattr(simulate, "BATCH", 15)
    found = run("wolf-and-sheep", 40)
    assert found["matches"] == 40 == sum(found["wins"]) + found["draws"]
    assert (found["reasons"], found["lengths"]) == ({}, None)
    assert found["moves"] > 40
    assert without_times(run("wolf-and-sheep", 40)) == without_times(found)
    assert run("wolf-and-sheep", 40, seed=8)["moves"] != found["moves"]


def test_the_result_says_what_was_measured() -> None:
    found = run("go-fish", 3, HERE + "first", "0", seats=3, rules={"memory_aid": "off"})
    rules = parlour.Match.start("go-fish", seats=3, rules={"memory_aid": False}).header.rules
    told = {name: found[name] for name in ("game", "version", "rules", "seats", "players", "seed", "asked")}
    assert told == {
        "game": "go-fish",
        "version": parlour.game("go-fish").version,
        "rules": rules,
        "seats": 3,
        "players": [HERE + "first", "0", HERE + "first"],
        "seed": "7",
        "asked": 3,
    }
    first, other = found["by_player"]
    assert (first["player"], first["fair"], other["fair"]) == (HERE + "first", 0.6667, 0.3333)
    assert first["share"] + other["share"] == pytest.approx(1, abs=0.001)
    assert first["interval"][0] <= first["share"] <= first["interval"][1]
    assert [seat["matches"] for seat in first["on_seat"]] == [2, 2, 2]
    assert first["thinking"]["decisions"] > 0 <= first["thinking"]["p95"] <= first["thinking"]["most"]
    assert other["thinking"] is None
    assert sum(found["reasons"].values()) == 3 == found["different"]
    assert found["lengths"]["least"] <= found["lengths"]["mean"] <= found["lengths"]["most"]


def test_shared_first_places_add_up_to_one() -> None:
    tally = Tally(("4", "1", "1", "1"))
    tally.add(Played(("4", "1", "1", "1"), (1, 1, 3, 4), (9, 9, 2, 1), ("over",), 10))
    tally.add(Played(("1", "4", "1", "1"), (1, 1, 1, 1), (2, 2, 2, 2), ("over",), 12))
    tally.add(Played(("1", "1", "4", "1"), (2, 2, 1, 4), (2, 2, 9, 0), ("stop",), 14))
    found = tally.found()
    first, others = found["by_player"]
    assert (first["firsts"], others["firsts"]) == (0.5 + 0.25 + 1, 0.5 + 0.75)
    assert (first["wins"], others["wins"], found["draws"]) == (2, 1, 1)
    assert (first["fair"], others["fair"]) == (0.25, 0.75)
    assert [each["firsts"] for each in found["by_seat"]] == [0.75, 0.75, 1.25, 0.25]
    assert found["lengths"] == {"least": 10, "median": 12, "mean": 12, "p95": 14, "most": 14}
    assert found["reasons"] == {"over": 2, "stop": 1}


def test_partners_who_win_together_have_one_point() -> None:
    tally = Tally(("3", "2", "3", "2"))
    tally.add(Played(("3", "2", "3", "2"), (1, 3, 1, 3), (1, 0, 1, 0), ("over",), 10))
    assert [each["firsts"] for each in tally.found()["by_player"]] == [1, 0]


def test_it_stops_as_soon_as_the_share_is_decided() -> None:
    found = run("wolf-and-sheep", 400, "1", "0", bounds=Bounds(0.2, 0.4), opening=2)
    assert found["sprt"]["verdict"] == "high"
    assert found["matches"] < 400
    assert found["sprt"]["evidence"] > 2.9
    first = found["by_player"][0]
    before = Bounds(0.2, 0.4).verdict(first["firsts"] - 1, found["matches"] - 1)
    assert before is None
    with pytest.raises(Refused, match="nothing-to-decide"):
        run("one", 4, "1", "1", bounds=Bounds(0.2, 0.4))


def test_in_a_game_for_one_all_play_the_same_deals_and_who_gets_further_is_first() -> None:
    found = run("accordion", 4, HERE + "last_in_words", "0", HERE + "first")
    assert [each["matches"] for each in found["by_player"]] == [4] * 3
    assert sum(each["firsts"] for each in found["by_player"]) == 4
    assert sum(found["reasons"].values()) == 12
    fewest = min(range(3), key=found["points"].__getitem__)  # piles that are left
    assert found["by_player"][fewest]["firsts"] >= 1


def test_matches_begin_from_a_position_and_with_the_same_opening_for_both() -> None:
    found = run("draughts", 4, HERE + "first", "0", position="W:WK1,K2,K3:B12")
    assert found["position"] == "W:WK1,K2,K3:B12"
    assert found["lengths"]["most"] < 150
    plan = simulate.plan(parlour.game("draughts"), 2, {}, ("0",), 7, opening=6)
    first, other = playing.begin(plan, 0), playing.begin(plan, 1)
    assert first.n == other.n == 6
    assert playing.mark(first) == playing.mark(playing.begin(plan, 0)) != playing.mark(other)


@pytest.mark.parametrize(
    ("game", "more", "key"),
    [
        ("draughts", {"position": "22-18 9-14 18x9 5x14 9-9"}, "pdn-illegal"),
        ("draughts", {"position": "W:W:BK1"}, "position-over"),
        ("go-fish", {"position": "W:W1:B2"}, "no-position"),
        ("hopping-morris", {"opening": 300}, "opening-too-long"),
    ],
)
def test_a_beginning_that_cannot_be_is_refused(
    game: str, more: dict[str, Any], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "TRIES", 3)
    with pytest.raises(Refused, match=key):
        run(game, 1, **more)


def test_a_match_may_be_taken_as_it_stands() -> None:
    found = run("draughts", 2, HERE + "first", "0", referee=HERE + "is_after_five")
    assert (found["reasons"], found["draws"], found["lengths"]["most"]) == ({"ended": 2}, 2, 5)


def test_ctrl_c_leaves_what_was_played_so_far() -> None:
    def progress(tally: Tally) -> None:
        if tally.matches == 3:
            raise KeyboardInterrupt

    found = run("go-fish", 50, "0", HERE + "first", progress=progress)
    assert (found["interrupted"], found["matches"], found["asked"]) == (True, 3, 50)
    assert found["by_player"][0]["matches"] == 3


def test_random_play_is_the_same_on_the_bare_rules_as_at_a_table() -> None:
    """As often first, as long, and with the same ends."""
    plan = Plan("egyptian-rat-screw", 2, {}, ("0", "0"), "7")
    bare = Counter(playing.play_bare(plan, number).reasons for number in range(8))
    table = Counter()
    for number in range(8):
        match = parlour.Match.start("egyptian-rat-screw", seed=number)
        assert playing.finish(match, ["0", "0"], {"0": []})
        assert match.result
        table[(match.result.reason,)] += 1
    assert bare.keys() == table.keys()


@pytest.mark.parametrize("function", ["first", "last_in_words"])
def test_a_function_of_a_stranger_plays(function: str) -> None:
    found = run("go-fish", 2, HERE + function, "0", seats=3)
    assert found["by_player"][0]["thinking"]["decisions"] > 0


def test_a_stranger_sees_no_more_than_its_seat() -> None:
    assert run("go-fish", 1, HERE + "looks_closely", "0", seats=3)["matches"] == 1


def test_a_program_of_a_stranger_plays_any_game_and_the_same_again() -> None:
    once, again = (without_times(run("draughts", 2, EXAMPLE, "0", opening=2)) for _ in range(2))
    assert once == again
    assert once["by_player"][0]["player"] == EXAMPLE
    assert run("egyptian-rat-screw", 1, EXAMPLE, "0", referee=HERE + "is_after_five")["matches"] == 1


def test_a_program_is_told_what_its_seat_gets_and_how_it_ended(tmp_path: Path) -> None:
    """And the page about programs says so."""
    told = tmp_path / "told"
    script = tmp_path / "program.py"
    script.write_text(f"""
import json, sys
for line in sys.stdin:
    open({str(told)!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({{"move": message["moves"][0], "ms": 3}}), flush=True)
""")
    run("draughts", 1, f"cmd:{sys.executable} {script}", "0", position="W:W31,K22:B14,1")
    begin, *asked, end = map(json.loads, told.read_text().splitlines())
    assert begin == {
        "type": "begin",
        "parlour": metadata.version("parlour"),
        "game": "draughts",
        "version": 1,
        "rules": parlour.Match.start("draughts").header.rules,
        "seats": 2,
        "seat": 0,
        "seed": begin["seed"],
    }
    assert asked[0]["position"] == "W:WK22,31:B1,14"
    assert {each["type"] for each in asked} == {"choose"}
    assert all(each.keys() == {"type", "rows", "view", "position", "moves"} for each in asked)
    rows = [row["n"] for each in asked for row in each["rows"]]
    assert rows == list(range(len(rows)))
    assert asked[0]["view"]["widgets"]
    assert (end["type"], sorted(end)) == ("end", ["ranks", "reason", "scores", "type"])
    shown = {kind: json.loads(line) for kind, line in re.findall(r"```json (\w+)\n(.*?)\n```", PAGE)}
    assert shown["begin"].keys() == begin.keys()
    assert shown["choose"].keys() == asked[0].keys()
    assert shown["choose"]["view"].keys() == asked[0]["view"].keys()
    assert shown["end"].keys() == end.keys()
    assert msgspec.convert(shown["answer"], strangers.Said).move in shown["choose"]["moves"]


def test_the_python_examples_of_the_page_run() -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        exec(block, names)
    match = parlour.Match.start("go-fish", seed=1)
    choice = Choice([], match.view(0), 0, ["a"], lambda: match.state, Budget(), Random(1))
    assert names["choose"](choice) == "a"


def test_the_page_names_every_field() -> None:
    found = run("go-fish", 2, HERE + "first", "0", bounds=Bounds(0.4, 0.6))
    assert all(f"`{name}`" in PAGE for name in [*found, *found["by_player"][0]] if name != "player")


PYTHON = f"cmd:{sys.executable} -c "


@pytest.mark.parametrize(
    ("player", "key"),
    [
        ("5", "no-player"),
        ("", "no-player"),
        ("random", "no-player"),
        ("nowhere.at.all:choose", "player-not-loaded"),
        (HERE + "nothing", "player-not-loaded"),
        (HERE + "WORD", "player-not-loaded"),
        ("cmd:", "no-program"),
        ("cmd:/nowhere/at/all", "no-program"),
        ("cmd:'", "player-not-loaded"),
        (HERE + "illegal", "player-illegal"),
        (HERE + "silent", "player-illegal"),
        (HERE + "broken", "player-failed"),
        (PYTHON + "pass", "player-ended"),
        (PYTHON + "'print(1);input();input()'", "player-unreadable"),
        (PYTHON + '\'print("{\\"move\\": \\"fly\\"}");input();input()\'', "player-illegal"),
    ],
)
def test_a_player_that_cannot_play_is_named(player: str, key: str) -> None:
    with pytest.raises(strangers.BadPlayer) as error:
        run("go-fish", 2, "0", player, seats=3)
    assert error.value.reason.key == key
    data = error.value.reason.data
    assert player.removeprefix("cmd:") in (data.get("player", "").removeprefix("cmd:"), data.get("text"))


def test_a_program_that_says_nothing_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "PATIENCE", 0.05)
    monkeypatch.setattr(strangers, "GOODBYE", 0.05)
    with pytest.raises(strangers.BadPlayer, match="player-silent"):
        run("go-fish", 1, PYTHON + "'while True: pass'", "0")


def test_a_player_that_kills_its_process_is_no_endless_wait() -> None:
    with pytest.raises(strangers.BadPlayer, match="worker-lost"):
        run("go-fish", 4, "0", HERE + "fatal", jobs=2)


def test_more_players_than_seats_are_refused() -> None:
    with pytest.raises(Refused, match="too-many-players"):
        run("draughts", 2, "1", "2", "3")
