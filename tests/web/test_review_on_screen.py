"""The review on the screen: what cost most, the table as it was then, and a match that goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from bench.guests import Server, send
from bench.screens import PHONE, Party, Screen

Screens = Callable[..., Screen]
MISSED = "W:Wa7,d7,b2:Bb6,d6,c3"  # White wins with b2-g7; if not, Black wins with c3-f6


class Practice(Party):
    """A table that begins from a position."""

    def __init__(self, url: str, game: str, seats: list[int], position: str, **more: Any) -> None:
        self.url, self.names = url, iter(["Ben"])
        asked = {"game": game, "name": "Anna", "seats": seats, "position": position, **more}
        answer = send(f"{url}/api/tables", asked)
        assert answer.is_success, answer.text
        self.invite, self.tokens = answer.json()["invite"], [answer.json()["token"]]


def reviewed(house: Server, screen: Screens, language: str = "en") -> Screen:
    """Anna, who has missed a win and lost."""
    party = Practice(house.url, "hopping-morris", [0, 0], MISSED)
    party.sit()
    anna = screen(PHONE, language)
    anna.go(party.seat_link())
    party.do(type="start-match")
    anna.until(lambda: anna.look()["n"] == 0)
    party.do(type="move", seat=0, n=0, move="b2-a1")
    party.do(type="resign", seat=0)
    anna.until(lambda: anna.look()["over"])
    return anna


def test_on_a_phone_a_missed_win_is_told_shown_and_played_again(house: Server, screen: Screens) -> None:
    anna = reviewed(house, screen, "de")
    anna.press("Nachbesprechung")
    found = anna.page.get_by_role("button", name="Das hätte sofort gewonnen: b2-g7")
    expect(found).to_be_visible()
    anna.tap(found)
    ground = anna.page.locator("[data-moment='1']")
    expect(ground.locator("[data-hint]")).to_have_count(2)
    marks = {mark.get_attribute("data-touch") for mark in ground.locator("[data-hint]").all()}
    assert marks == {"place:b2", "place:g7"}
    anna.tap(anna.page.get_by_text("Was gespielt wurde"))
    expect(ground.locator("[data-hint][data-touch='place:a1']")).to_have_count(1)
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert anna.page.evaluate(overflow) == 0
    anna.press("Von hier aus spielen")
    anna.until(anna.lit)
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Übung")
    anna.touch("place:b2")
    anna.until(lambda: "place:g7" in anna.lit())
    anna.touch("place:g7")
    anna.until(lambda: anna.look()["over"])
    anna.press("Die andere Seite spielen")
    anna.until(lambda: not anna.look()["over"] and anna.look()["n"] >= 0)
    anna.page.locator(".others").get_by_text("Computer").wait_for()


def test_the_way_back_leads_from_the_moment_to_the_list_to_the_result(house: Server, screen: Screens) -> None:
    anna = reviewed(house, screen)
    anna.press("Review")
    anna.tap(anna.page.locator("[data-review] button").first)
    expect(anna.page.locator("[data-moment]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-review]")).to_be_visible()
    anna.press("Back")
    expect(anna.page.locator("[data-result]")).to_be_visible()


def test_mistakes_are_marked_in_an_earlier_match_too(house: Server, screen: Screens) -> None:
    anna = reviewed(house, screen)
    anna.press("Play the other side")
    anna.until(lambda: not anna.look()["over"] and anna.look()["n"] == 0)
    anna.menu("Give up", "Give up")
    anna.until(lambda: anna.look()["over"])
    anna.press("Score book")
    matches = anna.page.get_by_role("link", name="Watch again")
    expect(matches).to_have_count(2)
    anna.tap(matches.first)  # they stand in the order in which they were played
    expect(anna.page.locator("[data-replay]")).to_be_visible()
    anna.press("Mark mistakes")
    anna.tap(anna.page.locator("[data-slip]"))
    expect(anna.page.get_by_role("note")).to_contain_text("b2-g7")
