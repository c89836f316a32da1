"""Hints on the screen: asked for by a button or a key, marked step by step, told in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from bench.guests import Server
from bench.screens import LAPTOP, PHONE, Party, Screen

Screens = Callable[..., Screen]


def begun(house: Server, screen: Screens, game: str, size: object = PHONE, language: str = "en") -> Screen:
    """Anna, who plays against the computer."""
    party = Party(house.url, game, [0, 1])
    anna = screen(size, language)
    anna.go(party.seat_link())
    party.do(type="start-match")
    anna.until(lambda: anna.look()["n"] >= 0)
    return anna


def steps(screen: Screen) -> dict[str, str]:
    """The tokens that are advised, by their step."""
    marks = screen.page.locator("main [data-hint]").all()
    found = {mark.get_attribute("data-hint"): mark.get_attribute("data-touch") for mark in marks}
    return {str(step): str(token) for step, token in found.items()}


def test_on_a_phone_the_advised_move_is_marked_and_told_and_can_be_made(
    house: Server, screen: Screens
) -> None:
    anna = begun(house, screen, "hopping-morris", language="de")
    anna.until(anna.lit)
    anna.press("Tipp")
    anna.until(lambda: steps(anna))
    said = anna.page.locator(".status p")
    expect(said).to_contain_text("Tipp.")
    marked = steps(anna)
    assert sorted(marked) == ["1", "2"]
    first = anna.page.locator(f"main g[data-touch='{marked['1']}'][data-hint]")
    assert first.get_attribute("aria-description") == "Tipp, Schritt 1"
    assert sorted(anna.page.locator(".hint text").all_text_contents()) == ["1", "2"]
    anna.touch(marked["1"])
    anna.until(lambda: steps(anna) == {"2": marked["2"]})
    anna.touch(marked["2"])
    anna.until(lambda: not steps(anna))
    anna.press("Menü")
    anna.press("Spielverlauf")
    expect(anna.page.get_by_role("log")).to_contain_text("Anna bittet um einen Tipp.")


def test_the_key_h_asks_too_and_tells_where_there_are_no_hints(house: Server, screen: Screens) -> None:
    anna = begun(house, screen, "crazy-eights", LAPTOP)
    anna.until(anna.lit)
    anna.page.keyboard.press("h")
    anna.until(lambda: steps(anna))
    anna.page.keyboard.press("h")
    anna.until(lambda: not steps(anna))
    quick = begun(house, screen, "egyptian-rat-screw", LAPTOP)
    expect(quick.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    quick.page.keyboard.press("h")
    expect(quick.page.locator(".status")).to_contain_text("no hints where quick hands count")


def test_the_host_switches_hints_off(house: Server, screen: Screens) -> None:
    anna = begun(house, screen, "draughts")
    expect(anna.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    anna.menu("My settings")
    anna.page.get_by_label("Whoever is to move may ask for a hint").uncheck()
    expect(anna.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
