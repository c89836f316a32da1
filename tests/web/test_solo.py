"""What is chosen before a match against computers, clocks, series, and being asked before a move."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from bench.guests import Server
from bench.screens import LAPTOP, PHONE, Party, Screen
from tests.web.test_table_menu import two

Screens = Callable[..., Screen]


def test_number_and_strength_of_opponents_are_chosen_in_one_place(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    page = anna.go(f"{house.url}/games/crazy-eights")
    for _ in range(2):
        anna.tap(page.get_by_role("button", name="One more opponent"))
    anna.tap(page.get_by_text("club", exact=True).first)
    anna.press("Play against the computer")
    anna.until(lambda: anna.look()["n"] >= 0)
    expect(page.locator(".seat")).to_have_count(4)


def test_the_computer_begins_if_one_likes(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    page = anna.go(f"{house.url}/games/nine-mens-morris")
    anna.tap(page.get_by_text("the computer", exact=True))
    anna.press("Play against the computer")
    anna.until(lambda: anna.look()["n"] >= 1)  # it has moved
    anna.until(anna.lit)


def test_a_table_for_children_is_one_switch(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    page = anna.go(f"{house.url}/games/nine-mens-morris")
    anna.tap(page.get_by_text("For children"))
    expect(page.get_by_text("master", exact=True)).to_have_count(0)
    anna.press("Play against the computer")
    anna.until(anna.lit)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    anna.menu("My settings")
    expect(page.get_by_label("For children")).to_be_checked()


def test_what_went_wrong_is_seen_on_a_low_screen(house: Server, screen: Screens) -> None:
    anna = screen({"viewport": {"width": 1366, "height": 620}})
    page = anna.go(f"{house.url}/games/draughts")
    expect(page.get_by_text("master", exact=True)).to_be_in_viewport()
    refused = {"key": "too-often", "text": "Slow."}
    page.route("**/api/tables*", lambda route: route.fulfill(status=429, json=refused))
    anna.press("Play against the computer")
    expect(page.get_by_role("alert").filter(has_text="Slow.")).to_be_in_viewport()
    anna.faults = [fault for fault in anna.faults if "429" not in fault]


def test_clocks_stand_beside_the_names_and_one_of_them_runs(house: Server, screen: Screens) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 0])
    party.do(type="set-table", clock=300, increment=3)
    anna, ben = screen(LAPTOP), screen(PHONE)
    ben.go(party.sit())
    page = anna.go(party.seat_link(0))
    anna.press("Start")
    clocks = page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(page.get_by_role("timer", name=re.compile("Ben has 5:00 left"))).to_be_visible()
    expect(page.get_by_role("timer", name=re.compile("Anna has 4:5. left"))).to_be_visible()


def test_the_best_of_three_is_counted(house: Server, screen: Screens) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 1])
    party.do(type="set-table", best_of=3)
    anna = screen(PHONE)
    page = anna.go(party.seat_link())
    anna.press("Start")
    anna.until(lambda: anna.look()["n"] >= 0)
    anna.menu("Give up", "Give up")
    expect(page.locator("[data-series]")).to_contain_text("Best of 3: Computer 2 1, Anna 0")
    anna.press("Next match of the series")
    anna.until(lambda: anna.look()["n"] >= 0 and not anna.sees("[data-result]"))
    standing = page.get_by_text("· 1 : 0")
    expect(standing).to_be_visible()
    box, title = standing.bounding_box(), page.locator("h1").bounding_box()
    assert box
    assert title
    assert box["x"] + box["width"] <= title["x"] + title["width"] + 1  # a long title leaves room for it
    anna.menu("Give up", "Give up")
    expect(page.locator("[data-series]")).to_contain_text("Computer 2 2, Anna 0. The series is decided.")


def test_whoever_likes_is_asked_before_every_move(house: Server, screen: Screens) -> None:
    anna, _ = two(house, screen, "nine-mens-morris")
    anna.menu("My settings")
    anna.tap(anna.page.get_by_label("Ask before every move on a board"))
    anna.press("Close")
    anna.touch("place:d2")
    expect(anna.page.locator("[data-grave]")).to_be_visible()
    assert anna.look()["n"] == 0
    anna.tap(anna.page.locator("[data-grave]"))
    anna.until(lambda: anna.look()["n"] == 1)
