"""Moves on a board that are touched in advance, while somebody else is on."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from bench.guests import Server
from bench.screens import Screen
from tests.web.axe import findings
from tests.web.test_table_menu import two

Screens = Callable[..., Screen]


def waiting(house: Server, screen: Screens, **kept: bool) -> tuple[Screen, Screen, list[str]]:
    """Anna is on at draughts and Ben sets a move in advance; what leaves Ben's browser meanwhile."""
    anna, ben = two(house, screen, "draughts")
    sent: list[str] = []
    ben.page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    ben.page.evaluate(
        "kept => localStorage['parlour.settings'] = JSON.stringify("
        "{...JSON.parse(localStorage['parlour.settings']), ...kept})",
        {"premoves": True, **kept},
    )
    ben.page.reload()
    ben.until(lambda: ben.look()["n"] >= 0)
    return anna, ben, sent


def moves(sent: list[str]) -> list[str]:
    told = [json.loads(text) for text in sent]
    return [each["move"] for each in told if each["type"] == "move"]


def step(who: Screen, *places: int) -> None:
    """Touch places, lit or not."""
    for place in places:
        box = who.page.locator(f"[data-place='{place}'] .tint").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        (who.page.touchscreen.tap if who.touches else who.page.mouse.click)(x, y)


def test_it_is_played_as_soon_as_it_is_legal_and_nothing_is_sent_before(
    house: Server, screen: Screens
) -> None:
    anna, ben, sent = waiting(house, screen)
    step(ben, 11, 15)
    expect(ben.page.locator(".status")).to_contain_text("In advance: 11 → 15.")
    expect(ben.page.locator(".planned text")).to_have_text(["1", "2"])
    expect(ben.page.locator("[data-place='15']")).to_have_attribute("aria-pressed", "true")
    assert not findings(ben.page)
    assert not [text for text in sent if json.loads(text)["type"] in ("move", "why")]
    step(anna, 22, 18)
    ben.until(lambda: ben.look()["n"] >= 2)
    assert moves(sent) == ["11-15"]
    expect(ben.page.locator(".planned")).to_have_count(0)


def test_what_is_not_legal_then_is_dropped_with_a_word(house: Server, screen: Screens) -> None:
    anna, ben, sent = waiting(house, screen)
    step(ben, 11, 16, 20)  # no way leads there at once
    step(anna, 22, 18)
    expect(ben.page.get_by_role("alert")).to_contain_text("Your move in advance is not possible now.")
    expect(ben.page.locator(".planned")).to_have_count(0)
    assert moves(sent) == []
    ben.until(ben.lit)


def test_it_is_cancelled_by_touching_it_again_or_by_escape_and_keys_are_enough(
    house: Server, screen: Screens
) -> None:
    anna, ben, sent = waiting(house, screen)
    planned = ben.page.locator(".planned text")
    step(ben, 11, 15, 15)
    expect(planned).to_have_count(0)
    for place in (11, 15):
        ben.page.locator(f"[data-place='{place}']").focus()
        ben.page.keyboard.press("Enter")
    expect(planned).to_have_count(2)
    ben.page.keyboard.press("Escape")
    expect(planned).to_have_count(0)
    step(anna, 22, 18)
    ben.until(ben.lit)
    assert moves(sent) == []


def test_who_reads_the_table_as_text_types_it(house: Server, screen: Screens) -> None:
    anna, ben, sent = waiting(house, screen, asText=True)
    status, cancel = ben.page.locator(".status"), ben.page.locator("main [data-cancel]")
    expect(ben.page.get_by_text("You may type a move in advance")).to_be_visible()
    field = ben.page.get_by_label("Type a move or its number")
    field.fill("11-16")
    field.press("Enter")
    expect(status).to_have_text("In advance: 11 → 16.")
    assert not findings(ben.page)
    ben.tap(cancel)
    expect(cancel).to_have_count(0)
    field.fill("22-18")  # no piece of Ben's
    field.press("Enter")
    expect(ben.page.get_by_role("alert")).to_be_visible()
    expect(field).to_have_value("22-18")
    field.fill("11-15")
    field.press("Enter")
    expect(status).to_contain_text("11 → 15")
    told = moves(sent)
    step(anna, 22, 18)
    ben.until(lambda: ben.look()["n"] >= 2)
    assert moves(sent) == [*told, "11-15"]
    assert "11-15" not in told


def test_whoever_is_asked_before_every_move_is_asked_then(house: Server, screen: Screens) -> None:
    anna, ben, sent = waiting(house, screen, confirmMoves=True)
    step(ben, 11, 15)
    step(anna, 22, 18)
    expect(ben.page.locator("[data-grave]")).to_be_visible()
    assert moves(sent) == []
    ben.tap(ben.page.locator("[data-grave]"))
    ben.until(lambda: ben.look()["n"] == 2)


def test_whoever_has_not_asked_for_it_is_told_whose_turn_it_is(house: Server, screen: Screens) -> None:
    _, ben = two(house, screen, "draughts")
    step(ben, 11)
    expect(ben.page.get_by_role("alert")).to_be_visible()
    expect(ben.page.locator(".planned")).to_have_count(0)
    ben.menu("My settings")
    expect(ben.page.get_by_label("Set a move on a board in advance")).not_to_be_checked()
