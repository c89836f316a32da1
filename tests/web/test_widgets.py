"""The page with all widgets: tapping, dragging, keys, and what is lit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from bench.guests import Server
from bench.screens import LAPTOP, PHONE, Screen

Screens = Callable[..., Screen]


@pytest.fixture
def scenes(house: Server, screen: Screens) -> Callable[[str], Locator]:
    here = screen(LAPTOP)
    here.go(f"{house.url}/widgets")

    def scene(name: str) -> Locator:
        found = here.page.locator(f'[data-scene="{name}"]')
        found.scroll_into_view_if_needed()
        return found

    return scene


def thing(scene: Locator, token: str) -> Locator:
    return scene.locator(f'[data-touch="{token}"]').last


def told(scene: Locator, words: str) -> None:
    expect(scene.locator("h2")).to_contain_text(words)


def test_two_taps_move_a_piece(scenes: Callable[[str], Locator]) -> None:
    board = scenes("board lines")
    thing(board, "place:g4").click()
    thing(board, "place:g1").click()
    told(board, "g4-g1")


def test_a_piece_can_be_dragged(scenes: Callable[[str], Locator]) -> None:
    board = scenes("board lines")
    thing(board, "place:g4").drag_to(thing(board, "place:g1"))
    told(board, "g4-g1")


def test_a_third_touch_takes(scenes: Callable[[str], Locator]) -> None:
    board = scenes("board lines")
    for token in ("place:g4", "place:g7", "place:b2"):
        thing(board, token).click()
    told(board, "g4-g7xb2")


def test_a_touch_again_lets_go(scenes: Callable[[str], Locator]) -> None:
    board = scenes("board lines")
    thing(board, "place:g4").click()
    expect(board.locator("[data-touched]").first).to_be_visible()
    thing(board, "place:g4").click()
    expect(board.locator("[data-touched]")).to_have_count(0)


def test_what_does_not_work_is_asked_about_and_what_would_work_flashes(
    scenes: Callable[[str], Locator],
) -> None:
    board = scenes("board lines")
    thing(board, "place:a1").click(force=True)  # Playwright does not touch what is no move
    told(board, "? place:a1")
    expect(board.locator("[data-flash]").first).to_be_visible()


def test_a_board_is_played_by_keys(scenes: Callable[[str], Locator]) -> None:
    board = scenes("board lines")
    board.locator('[data-touch="place:g4"][data-place]').focus()
    for key in ("Enter", "ArrowDown", "Enter"):
        board.page.keyboard.press(key)
    told(board, "g4-g1")


def test_the_first_tap_raises_a_card_and_the_second_plays_it(scenes: Callable[[str], Locator]) -> None:
    fan = scenes("fans")
    thing(fan, "card:AC").click()
    expect(fan.locator("[data-raised]").first).to_be_visible()
    expect(fan.locator("h2")).not_to_contain_text("play AC")
    thing(fan, "card:AC").click()
    told(fan, "play AC")


def test_a_card_dragged_up_is_played(scenes: Callable[[str], Locator]) -> None:
    fan = scenes("fans")
    box = thing(fan, "card:AC").bounding_box()
    assert box
    mouse = fan.page.mouse
    mouse.move(box["x"] + 8, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 12, box["y"] - 60, steps=6)
    mouse.up()
    told(fan, "play AC")


def test_a_slap_counts_when_the_hand_comes_down(scenes: Callable[[str], Locator]) -> None:
    slap = scenes("slap")
    thing(slap, "pile:9").hover()
    slap.page.mouse.down()
    told(slap, "slap")
    slap.page.mouse.up()


def test_gestures_and_suits_have_pictures_and_words(scenes: Callable[[str], Locator]) -> None:
    choices = scenes("choices")
    expect(choices.locator("[data-touch^='sign:'] svg")).to_have_count(10)
    thing(choices, "sign:yawn").click()
    thing(choices, "done").click()
    told(choices, "yawn")
    expect(choices.locator("[data-touch^='suit:'] svg")).to_have_count(4)


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(LAPTOP, id="laptop", marks=pytest.mark.slow)]
)
def test_every_scene_fits_its_box(house: Server, screen: Screens, size: dict[str, object]) -> None:
    here = screen(size)
    page = here.go(f"{house.url}/widgets")
    page.locator("[data-scene]").last.wait_for()
    scenes = page.locator("[data-scene]").all()
    assert len(scenes) > 9
    for scene in scenes:
        for _ in range(9):
            ground = scene.locator("div.ground")  # what comes flying may be outside for a moment
            here.until(lambda on=ground: on.evaluate("node => node.scrollWidth - node.clientWidth") <= 1)
            scene.locator("h2 button").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
