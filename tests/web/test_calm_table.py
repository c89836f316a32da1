"""What once went wrong at a small or a full table, and for whoever listens to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bench.guests import Server
from bench.room import crowded, opened, size
from bench.screens import LAPTOP, PHONE, Party, Screen
from tests.web.axe import findings

Screens = Callable[..., Screen]
ON_ITS_SIDE = size(844, 390)
# How much of the height under the title a board has, and how wide one of its squares is.
BOARD = """() => {
  const [board, room, place] = ['.board > svg', 'main', '.place .tint']
    .map(each => document.querySelector(each).getBoundingClientRect())
  return [board.height / room.height, place.width]
}"""
OWN_LINE = """() => {
  const sheet = document.querySelector('.sheet')
  return [0, sheet.scrollHeight].map(top => {
    sheet.scrollTop = top
    const all = sheet.getBoundingClientRect()
    const cells = [...sheet.querySelectorAll('.own > *')].map(each => each.getBoundingClientRect())
    return cells.every(each => each.top >= all.top - 1 && each.bottom <= all.bottom + 1)
  })
}"""
APART = """() => {
  const sentence = document.querySelector('.says').getBoundingClientRect()
  const bubbles = [...document.querySelectorAll('.bubble')].map(each => each.getBoundingClientRect())
  return bubbles.map(({ top, bottom }) => bottom <= sentence.top + 1 || top >= sentence.bottom - 1)
}"""

# How many pixels the longest of its words lacks in each field where one chooses.
LACKING = """() => [...document.querySelectorAll('select')].map(field => {
  const style = getComputedStyle(field)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = style.font
  const words = Math.max(...[...field.options].map(({ text }) => pen.measureText(text).width))
  return words - (field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight))
})"""


def begun(anna: Screen, party: Party) -> Screen:
    anna.go(party.seat_link())
    party.do(type="start-match")
    anna.page.locator("main .round").wait_for()
    return anna


def test_on_a_phone_on_its_side_a_board_has_the_height_and_piles_cover_no_sentence(
    house: Server, screen: Screens
) -> None:
    anna = begun(screen(ON_ITS_SIDE), opened(house, "draughts", 2))
    part, square = anna.page.evaluate(BOARD)
    assert part > 0.9
    assert square >= 39  # eight of them in 342 pixels
    begun(anna, opened(house, "crazy-eights", 4))
    anna.page.locator(".middle .pile").first.wait_for()
    assert crowded(anna.page) == []


def test_however_low_the_window_is_and_however_many_played_one_more_match_is_in_sight_at_the_end(
    house: Server, screen: Screens
) -> None:
    anna = begun(screen(size(640, 360)), opened(house, "one", 8))
    anna.menu("End the match", "End the match")
    expect(anna.page.locator("[data-result] li")).to_have_count(8)
    expect(anna.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)


def test_a_long_sheet_says_that_it_scrolls_and_our_own_line_stays_in_sight(
    house: Server, screen: Screens
) -> None:
    anna = begun(screen(size(390, 844)), opened(house, "hollywood-eights", 8))
    sheet = anna.page.locator(".sheet")
    expect(sheet).to_have_attribute("tabindex", "0")
    assert "local" in sheet.evaluate(
        "node => getComputedStyle(node).backgroundAttachment"
    )  # shadows that come and go
    assert anna.page.evaluate(OWN_LINE) == [True, True]
    anna.page.set_viewport_size(PHONE["viewport"])
    expect(anna.page.locator(".own .points")).to_be_in_viewport(ratio=1)  # where there is no room for a sheet


def test_what_is_said_covers_no_sentence_and_names_numbers_that_stand_on_the_cards(
    house: Server, screen: Screens
) -> None:
    anna = begun(screen(PHONE), opened(house, "concentration", 2, first="0"))
    anna.until(anna.lit)
    fifteen = anna.page.locator("[data-touch='place:15']")
    expect(fifteen.locator(".number")).to_have_text("15")
    anna.touch("place:15")
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_contain_text("card 15")
    assert all(anna.page.evaluate(APART))


def test_a_chosen_card_says_that_it_is_chosen_and_is_not_called_disabled(
    house: Server, screen: Screens
) -> None:
    anna = begun(screen(PHONE), opened(house, "go-fish", 2, first="0"))
    anna.touch(next(token for token in anna.until(anna.lit) if token.startswith("rank:")))
    chosen = anna.page.locator(".own [data-touched]").first
    expect(chosen).to_have_attribute("aria-pressed", "true")
    assert chosen.get_attribute("aria-disabled") is None


def test_a_third_friend_gets_a_chair_before_the_first_match(house: Server, screen: Screens) -> None:
    party = Party(house.url, "crazy-eights", [0, 0])
    anna, carla = screen(PHONE), screen(PHONE, name="Carla")
    party.sit()
    page = anna.go(party.seat_link(0))
    anna.press("One more chair")
    carla.go(party.link)
    carla.press("Sit down")
    expect(page.get_by_text("Carla").first).to_be_visible()
    anna.press("Start")
    expect(page.locator(".seat")).to_have_count(3)


def test_how_strong_a_computer_is_can_be_read_in_the_lobby_of_a_phone(house: Server, screen: Screens) -> None:
    page = screen(PHONE, "ru").go(opened(house, "crazy-eights", 4).seat_link())
    page.locator("select").nth(2).wait_for()  # one for each computer
    assert max(page.evaluate(LACKING)) <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_television_nor_at_the_end(house: Server, screen: Screens, theme: str) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 0])
    wall, anna = screen(size(1920, 1080), theme=theme), screen(LAPTOP, theme=theme)
    page = wall.go(f"{house.url}/tv/{party.invite}")
    page.locator(".qr svg").wait_for()
    assert findings(page) == []
    party.sit()
    begun(anna, party)
    page.locator(".round .seat").first.wait_for()
    assert findings(page) == []
    anna.menu("Give up", "Give up")
    anna.until(lambda: anna.sees("[data-result]"))
    assert findings(anna.page) == []
