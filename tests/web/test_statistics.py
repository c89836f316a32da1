"""Who won how often: what this device keeps for itself, and what the score book of a table tells."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from bench.guests import Server
from bench.screens import Party, Screen
from tests.web.axe import findings

Screens = Callable[..., Screen]
NARROW = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}


def given_up(house: Server, screen: Screens, times: int) -> Screen:
    """Anna has lost some matches against a computer, on a small phone."""
    anna = screen(NARROW)
    anna.go(Party(house.url, "nine-mens-morris", [0, 2]).seat_link())
    for each in range(times):
        anna.press("Play again" if each else "Start")
        anna.until(lambda: anna.look()["n"] >= 0 and not anna.sees("[data-result]"))
        anna.menu("Give up", "Give up")
        anna.until(lambda: anna.look()["over"])
    return anna


def rows(screen: Screen, under: str) -> list[list[str]]:
    tables = screen.page.locator(f"{under} table")
    return [
        [
            cell
            for line in table.locator("tbody tr").all()
            for cell in line.locator("th, td").all_inner_texts()
        ]
        for table in tables.all()
    ]


def test_a_device_keeps_its_own_statistics_and_erases_them(
    house: Server, screen: Screens, tmp_path: Path
) -> None:
    anna = given_up(house, screen, 2)
    page = anna.go(house.url)
    asked: list[str] = []
    page.get_by_role("link", name="Statistics of this device").click()
    expect(page.get_by_role("heading", name="Statistics of this device")).to_be_visible()
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    lines = [["Nine Men’s Morris", "0", "0", "2"], ["Computer: casual", "0", "0", "2"]]
    anna.until(lambda: rows(anna, "main") == lines)
    assert not findings(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320

    with page.expect_download() as download:
        anna.press("Save as a spreadsheet")
    download.value.save_as(tmp_path / "statistics.csv")
    sheet = list(csv.DictReader(io.StringIO((tmp_path / "statistics.csv").read_text("utf-8"))))
    assert [(line["game"], line["name"], line["result"], line["against"]) for line in sheet] == [
        ("nine-mens-morris", "Anna", "lost", "Computer 2 (2)")
    ] * 2

    anna.press("Erase statistics")
    anna.press("No, cancel")
    assert rows(anna, "main") == lines
    anna.press("Erase statistics")
    anna.press("Erase statistics")
    expect(page.get_by_text("No match has been finished yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No match has been finished yet.")).to_be_visible()
    assert not [each for each in asked if not each.startswith("GET") or "?" in each]


def test_the_score_book_tells_wins_apart_by_game_and_opponent(house: Server, screen: Screens) -> None:
    anna = given_up(house, screen, 1)
    anna.press("Look at the table")
    anna.menu("Score book")
    anna.tap(anna.page.get_by_text("Wins by game and opponent"))
    lost = [["Nine Men’s Morris", "0", "0", "1"], ["Computer: casual", "0", "0", "1"]]
    anna.until(lambda: rows(anna, "dialog details") == lost)
    assert not findings(anna.page)
    anna.page.get_by_label("Name").select_option("Computer 2")
    won = [["Nine Men’s Morris", "1", "0", "1"], ["Anna", "1", "0", "1"]]
    anna.until(lambda: rows(anna, "dialog details") == won)
