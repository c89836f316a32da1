"""What is heard at a table, and when; what shakes; and who is called while looking elsewhere."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from bench.guests import Server
from bench.screens import LAPTOP, PHONE, Party, Screen

Screens = Callable[..., Screen]
# The sounds of a page by their lengths, each with the milliseconds until it begins.
RECORD = """
window.heard = []
const LENGTHS = { 160: 'card', 170: 'piece', 300: 'capture', 480: 'dice', 220: 'clap', 500: 'turn',
  580: 'win', 560: 'loss', 540: 'end' }
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (at) {
  const sound = LENGTHS[Math.round(this.buffer.duration * 1000)]
  heard.push({ sound, delay: Math.round(1000 * (at - this.context.currentTime)) })
  return start.call(this, at)
}
window.shaken = []
Object.defineProperty(navigator, 'vibrate', { value: ms => shaken.push(ms) })
"""
NOTICES = """
window.notices = []
window.Notification = class {
  static permission = 'default'
  static requestPermission = async () => (Notification.permission = 'granted')
  constructor(title, options) { notices.push([title, options.body]) }
}
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => notices.push([title, body])
"""
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


@pytest.fixture
def listener(screen: Screens) -> Callable[..., Screen]:
    def open_screen(size: dict[str, Any] = PHONE, **kept: Any) -> Screen:
        here = screen(size, sound=True, **kept)
        here.context.add_init_script(RECORD)
        return here

    return open_screen


def heard(here: Screen) -> list[str]:
    found: list[str] = here.page.evaluate("heard.map(each => each.sound)")
    return found


def seated(here: Screen, party: Party, seat: int = 0) -> None:
    here.go(party.seat_link(seat))
    here.press("Start")
    here.until(here.lit)
    here.page.evaluate("heard.length = shaken.length = 0")


def test_a_stone_is_heard_and_then_whose_turn_it_is(house: Server, listener: Screens) -> None:
    anna = listener()
    seated(anna, Party(house.url, "nine-mens-morris", [0, 1]))
    anna.play(random.Random(1), touches=1)
    anna.until(lambda: heard(anna)[-3:] == ["piece", "piece", "turn"])
    anna.until(lambda: anna.page.evaluate("shaken.length"))


@pytest.mark.parametrize(
    ("game", "sound"), [("one", "dice"), ("crazy-eights", "card"), ("concentration", "card")]
)
def test_dice_and_cards_are_heard(house: Server, listener: Screens, game: str, sound: str) -> None:
    anna = listener()
    seated(anna, Party(house.url, game, [0, 1], first=0))
    anna.play(random.Random(1), touches=4)
    anna.until(lambda: sound in heard(anna))
    assert "piece" not in heard(anna)


def test_a_slap_is_heard_by_everybody_and_by_whoever_slaps_at_once(house: Server, listener: Screens) -> None:
    party = Party(house.url, "egyptian-rat-screw", [0, 0], first=0)
    anna, ben = listener(), listener()
    ben.go(party.sit())
    seated(anna, party)
    for _ in range(2):
        ben.press("Sounds")  # off and on again: a page is heard only after it was touched
    anna.touch("lay")
    anna.until(lambda: "pile:1" in anna.lit())
    anna.touch("pile:1")
    for each in (anna, ben):
        each.until(lambda each=each: heard(each).count("clap"))  # type: ignore[misc]
        assert "card" in heard(each)
    anna.page.wait_for_timeout(300)
    assert heard(anna).count("clap") == 1


def test_a_piece_is_heard_when_it_arrives(house: Server, listener: Screens) -> None:
    anna = listener(speed=1)
    seated(anna, Party(house.url, "draughts", [0, 1]))
    anna.play(random.Random(2), touches=2)
    anna.until(lambda: heard(anna).count("piece") > 1)
    assert (
        max(anna.page.evaluate("heard.filter(each => each.sound === 'piece').map(each => each.delay)")) > 80
    )


def test_the_end_is_heard_once_and_not_again_after_a_reload(house: Server, listener: Screens) -> None:
    party = Party(house.url, "one", [0, 1], rounds=1)
    party.do(type="set-table", pace=0.25)
    anna = listener()
    seated(anna, party)
    anna.play(random.Random(1))
    ends = ("win", "loss", "end")
    anna.until(lambda: set(ends) & set(heard(anna)))
    title = anna.page.locator("dialog h2").first.inner_text()
    assert [each for each in heard(anna) if each in ends] == ["win" if title == "You won!" else "loss"]
    anna.page.reload()
    expect(anna.page.locator("[data-result]")).to_be_visible()
    anna.press("Look at the table")
    anna.press("Sounds")
    anna.press("Sounds")
    assert heard(anna) == []


def test_sounds_are_off_in_one_tap_and_stay_so(house: Server, listener: Screens) -> None:
    anna = listener()
    seated(anna, Party(house.url, "nine-mens-morris", [0, 1]))
    anna.press("Sounds")
    anna.play(random.Random(1), touches=1)
    anna.until(lambda: anna.look()["n"] > 1 and anna.lit())
    assert heard(anna) == []
    anna.page.reload()
    button = anna.page.get_by_role("button", name="Sounds")
    expect(button).to_have_attribute("aria-pressed", "false")
    anna.tap(button)
    anna.play(random.Random(1), touches=1)
    anna.until(lambda: "piece" in heard(anna))


def test_volume_and_vibration_are_among_my_settings(house: Server, listener: Screens) -> None:
    anna = listener()
    seated(anna, Party(house.url, "nine-mens-morris", [0, 1]))
    anna.menu("My settings")
    anna.page.get_by_label("Volume").fill("0.3")
    anna.tap(anna.page.get_by_label("Vibrate when it is my turn"))
    kept = "JSON.parse(localStorage['parlour.settings'])"
    anna.until(lambda: anna.page.evaluate(f"{kept}.volume") == 0.3)
    anna.press("Close")
    anna.play(random.Random(1), touches=1)
    anna.until(lambda: "turn" in heard(anna))
    assert anna.page.evaluate("shaken") == []
    anna.menu("My settings")
    anna.tap(anna.page.get_by_role("checkbox", name="Sounds"))
    expect(anna.page.get_by_label("Volume")).to_have_count(0)


def test_whoever_asked_for_it_is_called_while_the_page_is_hidden(house: Server, listener: Screens) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 0])
    anna, ben = listener(), listener()
    ben.context.add_init_script(NOTICES)
    page = ben.go(party.sit())
    seated(anna, party)
    ben.menu("My settings")
    ben.tap(page.get_by_label("Tell me when it is my turn"))
    expect(page.get_by_label("Tell me when it is my turn")).to_be_checked()
    assert page.evaluate("Notification.permission") == "granted"
    page.evaluate(HIDE, True)
    anna.play(random.Random(1), touches=1)
    ben.until(lambda: page.evaluate("notices") == [["Nine Men’s Morris", "It is your turn."]])
    page.evaluate(HIDE, False)
    ben.press("Close")
    ben.play(random.Random(1), touches=1)
    anna.until(anna.lit)
    anna.play(random.Random(2), touches=1)
    ben.until(ben.lit)
    assert page.evaluate("notices.length") == 1  # somebody who looks is not called


def test_nobody_is_called_who_was_refused_or_came_by_plain_http(house: Server, listener: Screens) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 1])
    anna, ben = listener(LAPTOP), listener(LAPTOP)
    anna.context.add_init_script(f"{NOTICES}; Notification.requestPermission = async () => 'denied'")
    ben.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    seated(anna, party)
    anna.menu("My settings")
    box = anna.page.get_by_label("Tell me when it is my turn")
    anna.tap(box)
    expect(anna.page.get_by_text("Your browser does not allow notifications")).to_be_visible()
    expect(box).not_to_be_checked()
    ben.go(party.seat_link())
    ben.menu("My settings")
    expect(ben.page.get_by_text("Over plain http a browser shows no notifications")).to_be_visible()
    expect(ben.page.get_by_label("Tell me when it is my turn")).to_have_count(0)
