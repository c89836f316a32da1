"""Room for everything, and calm: boxes compared, shifts measured, at every size of a window."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import parlour
from bench.guests import Server
from bench.room import Watched, crowded, opened, size
from bench.screens import LAPTOP, PHONE, Party, Screen
from tests.matrix import slow_unless
from tests.web.contrast import faint

Screens = Callable[..., Screen]
GAMES = [game.key for game in parlour.games()]
# Phones upright and on their side, a tablet, a laptop at 200 % and as it is, a large screen, a television.
SIZES = [
    *((360, 640), (320, 568), (683, 384), (640, 360), (844, 390), (768, 1024), (640, 400)),
    *((1366, 768), (1920, 1080), (3840, 2160)),
]
# Every game with all seats taken, and with four of them: fewer seats are drawn otherwise.
TABLES = [
    (game.key, seats)
    for game in parlour.games()
    for seats in sorted({max(game.seats), max(each for each in game.seats if each <= 4)})
]
# Eight hands and a sheet, a palette, a board for four, many cards on the table, cards in places.
CROWDS = {
    *(("hollywood-eights", 8), ("hollywood-eights", 4), ("kemps", 4), ("who-has-the-six", 4)),
    *(("concentration", 8), ("six-card-golf", 4)),
}
# What is heard beside each name, cards in places, a palette, pieces beside a board, many cards.
MOVING = {"go-fish", "six-card-golf", "kemps", "chicago-draughts", "concentration"}
MOST_SHIFT = 0.01  # of a window, a move
FINGER = 44  # pixels
NARROWEST = 26  # pixels of a card between others in the hand: it is tall, and a first tap only raises it
BARE = {"8-28", "nine-mens-morris", "kemps", "concentration"}  # words on the table or on cards

CUT = """() => [...document.querySelectorAll('.toast p')].some(
  ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 3)"""
# Cards that a finger misses that comes down half its width beside their middle.
MISSED = """reach => [...document.querySelectorAll('main .spot[data-lit]')].filter(node => {
  const { x, y, width, height } = node.getBoundingClientRect()
  const [across, down] = [x + width / 2, y + height / 2]
  return [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].some(([wide, high]) =>
    document.elementFromPoint(across + wide, down + high)?.closest('[data-touch]') !== node)
}).map(node => node.dataset.touch)"""
# On which side of the middle of the table somebody sits.
SIDES = """() => {
  const middle = document.querySelector('.middle').getBoundingClientRect()
  return [...document.querySelectorAll('.others .seat')].map(node => {
    const { right, left, bottom } = node.getBoundingClientRect()
    return right <= middle.left ? 'left' : left >= middle.right ? 'right' : bottom <= middle.top ? 'top' : ''
  })
}"""
INSIDE = """() => {
  const bubble = document.querySelector('.others .bubble')
  if (!bubble) return null
  const [box, seat] = [bubble, bubble.closest('.seat')].map(node => node.getBoundingClientRect())
  return box.left >= seat.left - 1 && box.right <= seat.right + 1
    && box.top >= seat.top - 1 && box.bottom <= seat.bottom + 1
}"""


def faint_words(anna: Screen) -> list[str]:
    """What cannot be read by day or by night."""
    found = list[str]()
    for theme in ("light", "dark"):
        anna.page.emulate_media(color_scheme=theme)
        expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
        found += faint(anna.page)
    return found


def at_rest(anna: Screen) -> list[str]:
    """What overlaps or is cut off once the table has taken the shape of its window."""
    anna.until(lambda: not anna.page.locator(".flying").count())
    for _ in range(20):
        if not (found := crowded(anna.page)):
            break
        anna.page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize(
    ("key", "seats"), [pytest.param(*each, marks=slow_unless(each in CROWDS)) for each in TABLES]
)
def test_nothing_overlaps_or_is_cut_off_with_all_seats_taken(
    house: Server, screen: Screens, key: str, seats: int
) -> None:
    anna = screen(size(*SIZES[0]))
    watched = Watched(anna, opened(house, key, seats))
    watched.play(random.Random(key), 2)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert at_rest(anna) == [], (width, height)


def test_on_a_phone_on_its_side_what_somebody_holds_lies_beside_their_cards(
    house: Server, screen: Screens
) -> None:
    anna = screen(size(640, 360))
    party = opened(house, "six-card-golf", 4)
    party.do(type="set-table", pace=4)  # they hold it for a while
    page = anna.go(party.seat_link())
    party.do(type="start-match")
    rng = random.Random(1)
    while not page.locator(".others .held .card").count():
        anna.step(rng, anna.look())
    assert at_rest(anna) == []


@pytest.mark.parametrize("key", [pytest.param(key, marks=slow_unless(key in MOVING)) for key in GAMES])
@pytest.mark.parametrize("window", [(360, 640), pytest.param((1366, 768), marks=pytest.mark.slow)])
def test_hardly_anything_shifts_when_the_turn_changes_and_fingers_find_everything(
    house: Server, screen: Screens, key: str, window: tuple[int, int]
) -> None:
    watched = Watched(screen(size(*window)), opened(house, key, min(4, max(parlour.game(key).seats))))
    watched.play(random.Random(key), 8)
    assert watched.shift < MOST_SHIFT
    assert watched.smallest()[0] >= FINGER, watched.smallest()
    assert watched.smallest(of_hand=True)[0] >= NARROWEST


def test_on_a_small_phone_the_pile_to_be_slapped_is_larger_than_the_stack_one_lays_from(
    house: Server, screen: Screens
) -> None:
    party = opened(house, "egyptian-rat-screw", 4)
    page = screen(size(360, 640)).go(party.seat_link())
    party.do(type="start-match")
    piles = [page.locator(f"{where} .pile").bounding_box() for where in (".target", ".own")]
    slapped, own = (pile["width"] for pile in piles if pile)
    assert slapped > own >= FINGER


@pytest.mark.parametrize("seats", [2, 4])
def test_fifty_two_cards_on_a_phone_are_a_finger_wide(house: Server, screen: Screens, seats: int) -> None:
    """With eight seats, or on 320 × 568 pixels, there is not as much felt as 52 fingertips."""
    anna = screen(PHONE)
    party = opened(house, "concentration", seats)
    page = anna.go(party.seat_link())
    party.do(type="start-match")
    anna.until(lambda: len(anna.lit()) == 52)
    assert page.evaluate(MISSED, FINGER / 2 - 1) == []
    assert page.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)"
        "(document.querySelector('.middle'))"
    )
    assert crowded(page) == []


def test_a_phone_that_is_turned_still_shows_the_whole_table_and_what_was_taken(
    house: Server, screen: Screens
) -> None:
    party = Party(house.url, "concentration", [0] * 4)
    for _ in range(3):
        party.sit()
    anna = screen(PHONE)
    party.do(type="set-table", pace=0.25)  # what is no pair is soon turned back
    page = anna.go(f"{party.link}#{'.'.join(party.tokens)}")
    party.do(type="start-match")
    rng = random.Random(1)
    while not anna.sees(".own .who .stack") or page.locator(".others .stack").count() < 2:
        anna.step(rng, anna.look())
    for width, height in SIZES[:7]:
        page.set_viewport_size({"width": height, "height": width})
        page.wait_for_timeout(100)
        page.set_viewport_size({"width": width, "height": height})
        anna.until(lambda: crowded(page) == [])  # the new shape settles in some frames


def test_at_one_device_each_name_stays_on_the_side_of_its_pieces(house: Server, screen: Screens) -> None:
    party = Party(house.url, "draughts", [0, 0])
    party.sit()
    anna = screen(PHONE)
    page = anna.go(f"{party.link}#{'.'.join(party.tokens)}")
    party.do(type="start-match")
    near, far = page.locator(".own .name"), page.locator(".others .name")
    for _ in range(2):
        expect(near).to_have_text("Anna")
        expect(far).to_have_text("Ben")
        assert page.locator(".seat .piece").count() == 2
        n = anna.look()["n"]
        anna.until(anna.lit)
        while anna.look()["n"] == n:
            anna.play(random.Random(1), touches=1)
    page.get_by_role("button", name="Turn the board round").click()
    expect(near).to_have_text("Ben")


def test_where_there_is_room_the_others_sit_round_the_table(house: Server, screen: Screens) -> None:
    anna = screen(LAPTOP)
    party = opened(house, "crazy-eights", 4)
    page = anna.go(party.seat_link())
    party.do(type="start-match")
    expect(page.locator(".others .seat")).to_have_count(3)
    assert page.evaluate(SIDES) == ["left", "top", "right"]
    page.set_viewport_size(PHONE["viewport"])
    anna.until(lambda: page.evaluate(SIDES) == ["top", "top", "top"])


def test_on_a_laptop_a_score_sheet_of_four_is_seen_as_a_whole_or_not_at_all(
    house: Server, screen: Screens
) -> None:
    party = opened(house, "hollywood-eights", 4)
    anna = screen(size(1366, 768))
    page = anna.go(party.seat_link())
    party.do(type="start-match")
    sheet = page.locator(".middle .sheet")
    expect(sheet).to_be_visible()
    anna.until(lambda: sheet.evaluate("each => each.scrollHeight <= each.clientHeight + 2"))
    page.set_viewport_size({"width": 1366, "height": 720})
    expect(sheet).to_be_hidden()


def test_what_somebody_says_hides_nobody_else(house: Server, screen: Screens) -> None:
    party = opened(house, "concentration", 8)
    anna = screen(PHONE, speed=1)
    page = anna.go(party.seat_link())
    party.do(type="start-match")
    rng = random.Random(1)
    while (inside := page.evaluate(INSIDE)) is None:
        anna.step(rng, anna.look())
    assert inside


def test_how_a_hole_ended_is_told_in_full(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    party = opened(house, "six-card-golf", 4, max_turns=10)
    anna.go(party.seat_link())
    party.do(type="start-match")
    rng = random.Random(1)
    while "Hole 2" not in anna.text():
        anna.step(rng, anna.look())
        assert not anna.page.evaluate(CUT)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_signals_stay_in_their_tiles(house: Server, screen: Screens, language: str) -> None:
    anna = screen(PHONE, language)
    party = opened(house, "kemps", 4)
    anna.go(party.seat_link())
    party.do(type="start-match")
    anna.page.locator(".palette button").first.wait_for()
    for width, height in SIZES[:5]:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_timeout(100)
        assert crowded(anna.page) == [], (width, height)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("key", "wrong"), [("nine-mens-morris", "[data-place=a1]"), ("six-card-golf", "[data-zone=stock]")]
)
def test_why_something_cannot_be_done_is_read_in_full_beside_the_way_to_its_rule(
    house: Server, screen: Screens, key: str, wrong: str, language: str
) -> None:
    anna = screen(PHONE, language)
    party = opened(house, key, max(parlour.game(key).seats))
    page = anna.go(party.seat_link())
    party.do(type="start-match")
    if "place:a1" in anna.until(anna.lit):
        anna.touch("place:a1")
        anna.until(lambda: anna.lit() and "place:a1" not in anna.lit())
    for width, height in SIZES[:7]:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(wrong).first.tap(force=True)
        page.locator(".refusal + .why").wait_for()
        assert crowded(page) == [], (width, height)


@pytest.mark.parametrize("key", [pytest.param(key, marks=slow_unless(key in BARE)) for key in GAMES])
def test_all_words_at_a_table_can_be_read(house: Server, screen: Screens, key: str) -> None:
    anna = screen(LAPTOP)
    watched = Watched(anna, opened(house, key, min(4, max(parlour.game(key).seats))))
    watched.play(random.Random(key), 2)
    assert faint_words(anna) == []


def test_what_we_took_is_named_in_words_that_can_be_read(house: Server, screen: Screens) -> None:
    party = Party(house.url, "concentration", [0, 0], "short")
    party.sit()
    anna = screen(LAPTOP)
    party.do(type="set-table", pace=0.25)  # what is no pair is soon turned back
    anna.go(f"{party.link}#{'.'.join(party.tokens)}")
    party.do(type="start-match")
    rng = random.Random(1)
    while not anna.sees(".own .stack .label"):
        anna.step(rng, anna.look())
    assert faint_words(anna) == []


def test_all_words_around_a_table_can_be_read(house: Server, screen: Screens) -> None:
    anna = screen(LAPTOP)
    for path in ("/", "/games/kemps", "/widgets", f"/t/{Party(house.url, 'kemps', [0, 0, 1, 1]).invite}"):
        anna.go(house.url + path)
        anna.until(lambda: anna.sees("h1"))
        assert faint_words(anna) == [], path


def test_fields_are_dark_in_the_dark_and_long_words_end_before_the_arrow(
    house: Server, screen: Screens
) -> None:
    anna = screen(PHONE, theme="dark")
    page = anna.go(f"{house.url}/games/italian-draughts")
    page.locator("select.field").first.wait_for(state="attached")
    fields = page.locator(".field").all()
    assert len(fields) > 2
    for field in fields:
        style = field.evaluate(
            "node => (({ backgroundColor, paddingRight }) => [backgroundColor, parseFloat(paddingRight)])"
            "(getComputedStyle(node))"
        )
        assert max(int(part) for part in style[0].removeprefix("rgb(").rstrip(")").split(",")) < 90
        assert style[1] >= 32 or field.evaluate("node => node.tagName") != "SELECT"


def test_a_game_for_one_without_house_rules_shows_no_empty_panel(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    for game, play in ("go-fish", "Play against the computer"), ("accordion", "Play"):
        page = anna.go(f"{house.url}/games/{game}")
        page.get_by_role("button", name=play, exact=True).wait_for()
        panels = page.locator(".panel:visible").all_inner_texts()
        assert all(panel.strip() for panel in panels)
        assert bool(panels) == (game == "go-fish")


def test_a_television_shows_the_way_in_and_then_the_table_but_no_hand(house: Server, screen: Screens) -> None:
    party = Party(house.url, "crazy-eights", [0, 0])
    large: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
    television = screen(large)
    page = television.go(f"{house.url}/tv/{party.invite}")
    picture = page.locator(".qr svg")
    picture.wait_for()
    box = picture.bounding_box()
    assert box
    assert box["width"] > 400
    expect(page.locator("output")).to_have_text(re.compile(r"\d{4} \d{4}"))
    party.sit()
    party.do(type="start-match")
    page.locator(".round .seat").first.wait_for()
    expect(page.locator(".qr")).to_have_count(0)
    expect(page.locator(".others .seat")).to_have_count(2)
    assert page.locator(".seat [data-card]:not([data-card=''])").count() == 0
    assert crowded(page) == []
    party.do(type="set-table", spectators=False)
    page.get_by_text("Spectators are not allowed at this table.").wait_for()
