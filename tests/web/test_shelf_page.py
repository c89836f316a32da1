"""The shelf: games told in a line, found by any of their names, in an order that suits."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from bench.guests import Server
from bench.screens import LAPTOP, Party, Screen

Screens = Callable[..., Screen]


def cards(here: Screen) -> Locator:
    return here.page.locator("main li:has(h3)")


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("en", {"CHECKERS": "Draughts", "mens morris": "Nine Men"}),
        ("de", {"Mau": "Mau", "muhle": "Mühle"}),
        ("fr", {"marelle": "marelle|moulin", "echange six": "golf"}),
        ("it", {"mulino": "Mulino|Tris"}),
        ("ru", {"пьяница": "Пьяница", "лудо": "шестёрка"}),
    ],
)
def test_a_game_is_found_by_what_people_call_it(
    house: Server, screen: Screens, language: str, called: dict[str, str]
) -> None:
    anna = screen(language=language)
    page = anna.go(house.url)
    everything = cards(anna)
    for typed, title in called.items():
        page.get_by_role("searchbox").fill("")
        expect(everything).to_have_count(26)
        page.get_by_role("searchbox").fill(typed)
        expect(everything).not_to_have_count(26)
        expect(everything.first).to_contain_text(re.compile(title))


def test_another_name_is_told_where_it_was_found_by_it(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)
    page.get_by_role("searchbox", name="Search for a game").fill("pelmanism")
    expect(cards(anna)).to_have_count(1)
    expect(cards(anna)).to_contain_text("Turn two cards, remember, take pairs. also: Pelmanism")
    page.get_by_role("searchbox").fill("no such game")
    expect(page.get_by_text("No game matches all of these.")).to_be_visible()
    anna.press("Show all games")
    expect(cards(anna)).to_have_count(26)
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_what_was_looked_for_is_still_there_after_going_back(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)
    anna.press("Filter")
    anna.tap(page.get_by_role("group", name="Kind").get_by_text("cards", exact=True))
    page.get_by_role("searchbox").fill("patience")
    anna.tap(page.get_by_role("link", name="Accordion"))
    expect(page.get_by_role("heading", name="Accordion")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("patience")
    expect(page.get_by_role("button", name="Filter (1)")).to_have_attribute("aria-expanded", "true")
    expect(cards(anna)).to_have_count(2)


def test_what_this_device_played_lately_stands_first(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)
    expect(cards(anna).first).to_contain_text("Draughts")
    for game in ("kemps", "jule"):
        page.goto(Party(house.url, game, [0, 1, 1, 1]).seat_link())
        expect(page.locator("[data-game]")).to_be_visible()
    page.goto(house.url)
    expect(page.locator("main li h3").nth(0)).to_have_text("Jule")
    expect(page.locator("main li h3").nth(1)).to_have_text("Kemps")
    expect(page.locator("main li h3").nth(2)).to_have_text("Draughts")


def test_who_is_new_to_a_game_reads_a_line_and_the_rules(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(f"{house.url}/games/go-fish")
    expect(page.get_by_text("Ask, fish, collect four alike.")).to_be_visible()
    anna.press("New to this game?")
    expect(page.get_by_role("dialog").locator("article")).to_contain_text("Go Fish")


@pytest.mark.parametrize(("language", "shown"), [("en-GB", r"^\d\d:\d\d$"), ("en-US", r"^\d+:\d\d\s[AP]M$")])
def test_times_are_written_as_in_the_country_of_the_browser(
    house: Server, screen: Screens, language: str, shown: str
) -> None:
    anna = screen(LAPTOP, language=language)
    page = anna.go(Party(house.url, "one", [0, 0]).seat_link())
    expect(page.locator("[data-game]")).to_be_visible()
    page.goto(house.url)
    expect(page.locator("time").first).to_have_text(re.compile(shown))
