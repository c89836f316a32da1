"""Nobody needs a pointer, or eyes: matches by keys alone, and as text."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import parlour
from bench.guests import Server
from bench.screens import LAPTOP, PHONE, WHOLE_MATCH, Party, Screen
from tests.matrix import slow_unless
from tests.web.axe import findings
from tests.web.keyboards import Keys, Typist
from tests.web.test_matches import opened

Screens = Callable[..., Screen]
# Squares, lines, cards in places, dice; and for those who type a hand of cards.
BY_KEYS = {"draughts", "hopping-morris", "six-card-golf", "one"}
AS_TEXT = {"hopping-morris", "go-fish", "one"}
ZOOMED = {"viewport": {"width": 640, "height": 400}}  # a laptop at 200 %
SHEETS = (
    *("Spielregeln", "Alle meine Züge als Liste", "Spielverlauf", "Punktetabelle", "Wer spielt mit"),
    "Meine Einstellungen",
)


def all_games(always: set[str]) -> Any:
    return [pytest.param(game.key, marks=slow_unless(game.key in always)) for game in parlour.games()]


def against_a_computer(house: Server, key: str, **rules: str) -> Party:
    party = Party(house.url, key, [0, 1], **rules)
    party.do(type="set-table", pace=0.25)
    return party


@pytest.mark.parametrize("key", all_games(BY_KEYS))
def test_a_whole_match_by_keys_alone(house: Server, screen: Screens, key: str) -> None:
    anna = screen(LAPTOP)
    anna.go(opened(house, key).seat_link())
    anna.until(lambda: anna.sees("header"))
    keys = Keys(anna, random.Random(key))
    assert keys.active()["tag"] == "H1"
    keys.press_button("Start")
    keys.play()
    assert "Anna" in anna.page.inner_text("[data-result]")


@pytest.mark.parametrize("key", all_games(AS_TEXT))
def test_a_whole_match_as_text(house: Server, screen: Screens, key: str) -> None:
    anna = screen(PHONE, asText=True)
    page = anna.go(opened(house, key).seat_link())
    page.get_by_role("button", name="Start").click()
    Typist(anna, random.Random(key)).play()
    assert "Anna" in page.inner_text("[data-result]")


def test_a_race_is_typed_too(house: Server, screen: Screens) -> None:
    anna = screen(PHONE, asText=True)
    page = anna.go(opened(house, "egyptian-rat-screw").seat_link())
    page.get_by_role("button", name="Start").click()
    typist = Typist(anna, random.Random(1))

    def can_slap(moves: list[str]) -> bool:
        return any(move.startswith("slap") for move in moves)

    deadline = time.monotonic() + WHOLE_MATCH
    while (seen := typist.look())["n"] < 12 or not can_slap(seen["moves"]):
        assert time.monotonic() < deadline, anna.text()
        typist.step(seen)


def test_keys_follow_the_board_and_what_is_chosen_says_so(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    page = anna.go(against_a_computer(house, "draughts").seat_link())
    page.get_by_role("button", name="Start").click()
    anna.until(anna.lit)
    keys = Keys(anna, random.Random(1))
    page.locator("[data-place='22']").focus()
    assert [keys.press(key)["token"] for key in ("ArrowUp", "ArrowDown", "Home", "PageDown")] == [
        *("place:18", "place:22", "place:1", "place:32")
    ]
    page.locator("[data-place='22']").focus()
    keys.press("Enter")
    chosen = page.locator("[data-place='22']")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    assert chosen.get_attribute("aria-disabled") is None
    assert keys.press("ArrowLeft")["token"] == "place:17"
    keys.press("Enter")
    told = page.locator("[data-herald]")
    expect(told).to_contain_text("Anna: 22-17")
    expect(told).to_contain_text("Computer 2:")


def test_a_typed_move_is_played_and_what_is_none_is_refused_with_a_sentence(
    house: Server, screen: Screens
) -> None:
    anna = screen(LAPTOP)
    page = anna.go(against_a_computer(house, "draughts").seat_link())
    page.get_by_role("button", name="Start").click()
    anna.until(anna.lit)
    page.keyboard.press("/")
    field = page.get_by_label("Type a move or its number")
    expect(field).to_be_focused()
    assert page.locator("datalist option[value='22-18']").count() == 1
    page.keyboard.type("22-30\n")
    expect(page.get_by_role("dialog")).to_contain_text("Square 30 is not free.")
    expect(field).to_have_value("22-30")  # and whatever is typed now replaces it
    page.keyboard.type("22-18\n")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-herald]")).to_contain_text("Anna: 22-18")
    assert Keys(anna, random.Random(1)).active()["tag"] != "BODY"


def test_somebody_who_is_asked_is_named_with_what_they_hold(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    page = anna.go(against_a_computer(house, "go-fish", first="0").seat_link())
    page.get_by_role("button", name="Start").click()
    anna.touch(next(token for token in anna.until(anna.lit) if token.startswith("rank:")))
    asked = page.get_by_role("button", name="Computer 2, Hand: 7 cards", exact=False)
    expect(asked).to_have_count(1)
    assert page.locator(".seat[role]").count() == 0
    expect(page.locator(".seat.own h2")).to_contain_text("to move")


def test_the_focus_comes_back_when_the_menu_closes(house: Server, screen: Screens) -> None:
    anna = screen(LAPTOP)
    page = anna.go(against_a_computer(house, "draughts").seat_link())
    page.get_by_role("button", name="Start").click()
    anna.until(anna.lit)
    button = page.get_by_role("button", name="Menu")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_axe_finds_nothing_on_any_page(house: Server, screen: Screens) -> None:
    anna = screen(PHONE, "de")
    party = against_a_computer(house, "go-fish", first="0")
    found = {}
    for path in ("/", "/games/go-fish", "/nowhere", "/widgets", f"/t/{party.invite}"):
        page = anna.go(house.url + path)
        anna.until(lambda: anna.sees("h1"))
        found[path] = findings(page)
    page = anna.go(party.seat_link())
    page.get_by_role("button", name="Los geht’s").wait_for()
    found["lobby"] = findings(page)
    page.get_by_role("button", name="Los geht’s").click()
    anna.until(anna.lit)
    for name in SHEETS:
        anna.press("Menü")
        anna.press(name)
        page.get_by_role("dialog", name=name).wait_for()
        found[name] = findings(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    anna.press("Menü")
    anna.press("Den Tisch als Text zeigen")
    anna.until(lambda: anna.sees("main pre"))
    found["text"] = findings(page)
    page.emulate_media(color_scheme="dark", contrast="more", reduced_motion="reduce")
    found["dark"] = findings(page)
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("as_text", [False, True], ids=["pictures", "text"])
def test_at_twice_the_size_nothing_is_wider_than_the_screen(
    house: Server, screen: Screens, as_text: bool
) -> None:
    anna = screen(ZOOMED, asText=as_text, largeCards=True)
    page = anna.go(against_a_computer(house, "crazy-eights", first="0").seat_link())
    page.get_by_role("button", name="Start").click()
    anna.until(lambda: anna.sees("main .status"))
    for node in ("document.documentElement", "document.querySelector('main')"):
        assert page.evaluate(f"{node}.scrollWidth <= {node}.clientWidth")
    expect(page.locator("main .status")).to_be_in_viewport()
