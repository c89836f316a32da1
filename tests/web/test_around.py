"""The evening around a match in the browser: what is grave, what is waited for, chairs, playing again."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bench.guests import Server
from bench.screens import LAPTOP, PHONE, Party, Screen
from tests.web.test_table_menu import two

Screens = Callable[..., Screen]


def begun(house: Server, screen: Screens, game: str, seats: list[int], **rules: object) -> Screen:
    """Anna at her phone has begun a match against computers."""
    party = Party(house.url, game, seats, **rules)
    party.do(type="set-table", pace=0.25)
    anna = screen(PHONE)
    anna.go(party.seat_link())
    anna.press("Start")
    anna.until(lambda: anna.look()["n"] >= 0)
    return anna


def test_a_call_is_asked_about_before_it_is_made(house: Server, screen: Screens) -> None:
    anna = begun(house, screen, "kemps", [0, 1, 1, 1])
    rng = random.Random(1)
    while not any(token.startswith("seat:") for token in anna.lit()):
        anna.step(rng, anna.look())
    question = anna.page.get_by_role("button", name=re.compile("^Call “Kemps!” on Computer"))
    seat = next(token for token in anna.lit() if token.startswith("seat:"))
    anna.touch(seat)
    expect(question).to_be_visible()
    anna.press("No")
    expect(question).to_have_count(0)
    assert "calls “Kemps!”" not in anna.page.content()
    anna.touch(seat)
    anna.tap(question)
    anna.menu("What happened")
    expect(anna.page.get_by_text(re.compile("Anna calls “Kemps!” on Computer")).first).to_be_visible()


def test_a_miss_is_looked_at_for_as_long_as_one_likes(house: Server, screen: Screens) -> None:
    party = Party(house.url, "concentration", [0, 1], pause=15, first="0")
    party.do(type="set-table", pace=4)
    anna = screen(PHONE)
    page = anna.go(party.seat_link())
    anna.press("Start")
    go_on = page.get_by_role("button", name="Go on", exact=True)
    turned = 0
    while not go_on.is_visible():
        anna.until(lambda: anna.lit() or go_on.is_visible())
        if lit := anna.lit():
            anna.touch(lit[turned * 7 % len(lit)])
            turned += 1
            page.wait_for_timeout(300)
    n = anna.look()["n"]
    anna.tap(go_on)  # the pause would take a minute
    anna.until(lambda: anna.look()["n"] > n, patience=40)


def test_the_next_hole_is_dealt_when_one_has_seen_enough(house: Server, screen: Screens) -> None:
    party = Party(house.url, "six-card-golf", [0, 1], first="1", max_turns=10)  # the computer deals next
    anna, sent = screen(PHONE), []
    anna.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda data: sent.append(json.loads(data)))
    )
    page = anna.go(party.seat_link())
    anna.press("Start")
    go_on, rng = page.get_by_role("button", name="Go on", exact=True), random.Random(1)
    while not go_on.is_visible():
        anna.step(rng, anna.look())
    n = anna.look()["n"]
    anna.tap(go_on)
    anna.until(lambda: anna.look()["n"] > n)
    assert [(each["seat"], each["n"]) for each in sent if each["type"] == "seen-enough"] == [(0, n)]


def test_a_touch_that_does_nothing_says_why(house: Server, screen: Screens) -> None:
    anna = begun(house, screen, "go-fish", [0, 1], first="0")
    anna.until(anna.lit)
    anna.tap(anna.page.locator("[data-zone=stock]").first)
    expect(anna.page.locator(".refusal")).to_be_visible()


def test_a_third_friend_gets_a_chair_between_matches(house: Server, screen: Screens) -> None:
    anna, ben = two(house, screen, "crazy-eights")
    anna.menu("End the match", "End the match")
    anna.until(lambda: anna.sees("[data-result]"))  # the menu has such a button, too
    anna.press("Who plays")
    anna.press("One more chair")
    for each in (anna, ben):
        expect(each.page.get_by_text("waiting for a friend").first).to_be_attached()
    expect(ben.page.get_by_role("heading", name="Who plays")).to_be_visible()
    expect(ben.page.get_by_role("button", name="One more chair")).to_have_count(0)
    anna.press("Take chair 3 away")
    expect(anna.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_a_guest_plays_again_also_after_a_look_at_the_table(house: Server, screen: Screens) -> None:
    anna, ben = two(house, screen, "nine-mens-morris")
    anna.menu("Give up", "Give up")
    ben.until(lambda: ben.sees("[data-result]"))
    ben.press("Look at the table")
    expect(ben.page.get_by_role("button", name="Show the result")).to_be_visible()
    ben.press("Play again")
    for each in (anna, ben):
        each.until(lambda each=each: not each.sees("[data-result]") and each.look()["n"] == 0)


def test_the_computer_keeps_its_name_and_its_level_is_a_word(house: Server, screen: Screens) -> None:
    anna = begun(house, screen, "nine-mens-morris", [0, 2])
    anna.menu("Give up", "Give up")
    anna.press("Play again")
    anna.until(lambda: anna.look()["n"] >= 0 and not anna.sees("[data-result]"))
    expect(anna.page.locator(".seat").filter(has_text="Computer 2")).to_have_count(1)
    anna.menu("Let a computer play for me")
    expect(anna.page.get_by_text("A computer (casual) plays for Anna.").first).to_be_visible()
    anna.menu("What happened")
    log = anna.page.get_by_role("dialog")
    expect(log.get_by_text("A computer (casual) plays for Anna.")).to_be_visible()
    assert "Anna (2)" not in anna.text()


def test_from_a_seat_to_the_shelf_and_back(house: Server, screen: Screens) -> None:
    anna = begun(house, screen, "nine-mens-morris", [0, 1])
    anna.until(anna.lit)
    anna.menu()
    assert anna.page.get_by_role("dialog").get_by_role("listitem").count() <= 9
    anna.press("See all games")
    kept = anna.page.get_by_role("link", name=re.compile("Nine Men.s Morris.*Computer 2 · your turn"))
    anna.tap(kept)
    anna.until(anna.lit)


def test_a_match_that_is_over_is_no_match_to_go_on_with(house: Server, screen: Screens) -> None:
    anna = begun(house, screen, "nine-mens-morris", [0, 1])
    anna.menu("Give up", "Give up")
    anna.until(lambda: anna.sees("[data-result]"))
    anna.go(house.url)
    expect(anna.page.get_by_role("link", name=re.compile("Computer 2 · finished"))).to_be_visible()


@pytest.mark.parametrize(("language", "shown"), [("en-GB", False), ("en-US", True)])
def test_hours_are_written_as_the_country_does(
    house: Server, screen: Screens, language: str, shown: bool
) -> None:
    party = Party(house.url, "one", [0, 1])
    anna = screen(LAPTOP, language)
    anna.go(party.seat_link())
    anna.until(lambda: anna.sees("header"))
    page = anna.go(house.url)
    assert bool(re.search("[AP]M", page.locator("time").first.inner_text())) is shown
