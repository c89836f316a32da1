"""What a report says is what was played, in every language, whoever works; and what is exact is exact."""

from __future__ import annotations

import csv
import io
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import parlour
from bench import balance as all_reports
from bench import solved
from parlour.lab import balance, chain
from parlour.lab.playing import Plan
from parlour.lab.processes import Workers
from parlour.lab.report import as_csv, as_markdown, report
from parlour.lab.report.html import as_html, histogram
from parlour.lab.tables import Line, Study, has_table
from parlour.lab.watching import Watched, leaders, watch
from parlour.search.tables import Exact
from parlour.words import LANGUAGES


def studied(key: str, count: int = 4, players: tuple[str, ...] = ("0",), **more: Any) -> dict[str, Any]:
    game = parlour.game(key)
    rules, seats = more.pop("rules", {}), more.pop("seats", game.seats[0])
    return balance.run(game, seats, rules, players, count, "1", **more)


def watched(key: str, number: int = 0, **more: Any) -> Watched:
    game = parlour.game(key)
    found = watch((Plan(key, game.seats[0], {}, ("0",) * game.seats[0], "7", **more), number))
    assert isinstance(found, Watched)
    return found


def test_one_round_of_one_takes_as_many_rolls_as_can_be_reckoned() -> None:
    """Two players roll until a sixth comes true, ten times at most."""
    found = chain.expect(parlour.game("one"), {"ties": "shared"}, 2)
    assert found
    assert found.moves == pytest.approx(12 * (1 - (5 / 6) ** 10), abs=1e-6)
    assert found.shares == pytest.approx((0.5, 0.5), abs=1e-6)


def test_clock_is_won_in_one_of_thirteen_deals() -> None:
    found = chain.expect(parlour.game("clock-solitaire"), {}, 1)
    assert found
    assert found.shares[0] == pytest.approx(1 / 13)
    assert found.moves == pytest.approx(42.4)


def test_whoever_begins_at_jule_is_better_off_and_only_games_without_choices_can_be_gone_through() -> None:
    found = chain.expect(parlour.game("jule"), {"first": "0"}, 2)
    assert found
    assert sum(found.shares) == pytest.approx(1)
    assert 0.5 < found.shares[0] < 0.6
    assert chain.expect(parlour.game("battle"), {}, 2) is None  # too many orders of the cards
    assert chain.expect(parlour.game("go-fish"), {}, 2) is None


@pytest.mark.parametrize(("key", "rules"), [("one", {}), ("jule", {"first": "0"}), ("clock-solitaire", {})])
def test_exact_answers_agree_with_many_matches(key: str, rules: dict[str, Any]) -> None:
    found = studied(key, 60, rules=rules)
    share, moves = found["exact"]
    for row in (share, moves):
        low, high = row["interval"]
        room = high - low  # four standard errors: one run in thousands would be further off
        assert row["exact"] == pytest.approx((low + high) / 2, abs=room)
        assert row["difference"] == pytest.approx(row["simulated"] - row["exact"], abs=1e-3)


def test_a_swing_is_a_change_of_those_in_front() -> None:
    """Who is level with everybody is not in front."""
    match = parlour.Match.start("go-fish", seats=3, seed=1)
    assert leaders(match.game, match.state) == frozenset()
    found = watched("one")
    assert found.began in (0, 1)
    assert found.told["rolled"] == found.played.moves
    assert found.lines["rolled"].data["count"] == 1
    assert sum(watched("concentration", number).swings for number in range(2)) > 0
    assert sum(watched("nine-mens-morris", number).swings for number in range(3)) > 0


def test_what_only_a_seat_hears_is_not_told() -> None:
    assert "drew" not in watched("go-fish").told
    assert "fished" in watched("go-fish").told


def test_every_house_rule_is_played_with_other_values() -> None:
    found = dict.fromkeys(balance.variants(parlour.game("crazy-eights"), {}, 2))
    assert ("length", "points") in found
    assert {value for name, value in found if name == "target"} == {"50", "500"}  # the ends of many
    assert {value for name, value in found if name == "first"} == {"0"}
    assert ("preset", "short") not in found  # is so anyway
    assert ("preset", "english") in set(balance.variants(parlour.game("draughts"), {}, 2))
    assert ("cards", "5") not in found  # is so anyway


def test_a_rule_that_never_matters_changes_nothing_and_one_that_does_is_seen() -> None:
    found = studied("one", 20)
    rules = {(each["option"], each["value"]): each for each in found["rules"]}
    twice = rules["rounds", "2"]
    assert twice["otherwise"]["share"] == 1
    assert twice["length_change"]["interval"][0] > 0
    quiet = studied("go-fish", 3)["rules"][0]
    assert (quiet["option"], quiet["value"]) == ("max_dry", "10")
    assert (quiet["otherwise"]["share"], quiet["length_change"]["change"]) == (0, 0)


def test_the_interval_of_a_difference_holds_it() -> None:
    found = balance.share_change((56, 70), (48, 80))  # Newcombe's own example
    assert found == {"change": 0.2, "interval": [0.0524, 0.3339]}


@pytest.mark.medium
def test_the_same_seed_gives_the_same_report_whoever_works() -> None:
    one, two = (studied("go-fish", 3, ("0", "1"), workers=Workers(jobs)) for jobs in (1, 2))
    assert one == two
    assert as_html(report(one, "en")) == as_html(report(two, "en"))


def test_whoever_stops_it_gets_what_was_finished() -> None:
    def stop(done: int, of: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    found = studied("one", 4, progress=stop)
    assert found["interrupted"]
    assert [each["matches"] for each in (*found["levels"], *found["rules"])] == [4, 1]
    assert "Stopped before the end" in as_markdown(report(found, "en"))


class Reader(HTMLParser):
    """What a page asks for, and whether all that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open, self.asked = list[str](), list[str]()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.asked += [value or "" for name, value in attributes if name in ("src", "href", "srcset")]
        if tag not in ("meta", "rect"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag == "rect" or self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_whole_in_every_language_and_asks_nobody_for_anything(language: str) -> None:
    found = studied("one", 3) if language != "en" else studied("go-fish", 2, ("0", "1"))
    shown = report(found, language)
    page = as_html(shown)
    reader = Reader()
    reader.feed(page)
    assert (reader.open, reader.asked) == ([], [])
    assert "url(" not in page
    assert f'<html lang="{language}">' in page
    markdown = as_markdown(shown)
    assert all(f"## {section.title}\n" in markdown for section in shown.sections)
    columns = [line.count("|") for line in markdown.splitlines() if line.startswith("|")]
    assert min(columns) >= 3


def test_the_figures_are_the_same_in_every_way_of_writing() -> None:
    found = studied("one", 8)
    rows = list(csv.DictReader(io.StringIO(as_csv(found))))
    begins = next(row for row in rows if row["what"] == "begins" and row["section"] == "seats")
    assert float(begins["value"]) == found["levels"][0]["begins"]["share"]
    assert f"{100 * float(begins['value']):.1f}" in as_markdown(report(found, "en"))
    assert {row["section"] for row in rows} == {"seats", "lengths", "ends", "rules", "told", "exact"}


def test_where_nobody_has_a_choice_nothing_was_given_away() -> None:
    found = studied("one", 2)
    assert report(found, "en").sections[-1].about.endswith("the difference is chance.")
    known = balance.compared("best-play", 1.0, 0.5, [0.4, 0.6]) | {"plies": 21}
    assert report(found | {"exact": [known]}, "en").sections[-1].about.endswith("gave away.")


def test_every_bar_of_a_histogram_has_its_place() -> None:
    drawn = histogram([(10, 1), (11, 4), (500, 2)])
    assert drawn.count("<rect") == 2
    assert "<span>10</span><span>500</span>" in drawn
    assert histogram([(3, 5)]) == ""


def test_every_game_has_its_report() -> None:
    """Made by `parlour bench balance`."""
    keys = {game.key for game in parlour.games()}
    assert set(all_reports.STUDIES) == keys
    for key in keys:
        for ending in ("html", "md", "csv"):
            assert (all_reports.FOLDER / f"{key}.{ending}").stat().st_size < 150_000, key
        assert f"({key}.md)" in (all_reports.FOLDER / "README.md").read_text("utf-8")


def test_what_is_known_for_certain_has_every_game_with_a_table() -> None:
    """Written by `python -m bench.solved`."""
    page = solved.DOCUMENT.read_text("utf-8")
    for game in filter(has_table, parlour.games()):
        assert solved.title(game) in page, game.key
    assert set(solved.OTHERWISE) <= {game.key for game in parlour.games() if has_table(game)}


def test_an_ending_has_a_row_without_a_start_and_its_longest_win() -> None:
    longest = Line("W:W5:B4", Exact(1, 3), ("5-1", "4-8", "1-6"))
    found = Study("endings", Line("", None, ()), 6, 1, 3, longest, 0.0, 2**21, 1234)
    answer = solved.Answer(parlour.game("draughts"), {"king": "short"}, found)
    assert solved.row(answer) == (
        "| Draughts, `king=short` | 10 | 60.0 / 30.0 / 10.0 | 3 | 2.00 MB | 1,234 |"
    )
    assert "from `W:W5:B4`:\n\n```\n5-1 4-8 1-6\n```" in solved.lines(answer)


def test_the_list_says_on_how_many_matches_a_report_rests_and_who_played(tmp_path: Path) -> None:
    written = [*all_reports.run(["one", "wolf-and-sheep"], matches=2, folder=tmp_path)]
    assert len(written) == 2
    index = (tmp_path / "README.md").read_text("utf-8")
    assert "| [One](one.md) | 2 | – |" in index
    assert "| [Wolf and Sheep](wolf-and-sheep.md) | 2 | 0, 1, 2 |" in index
