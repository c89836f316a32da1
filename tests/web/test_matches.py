"""Whole matches in the page, by touching what is lit: every listed game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from bench.guests import Server
from bench.screens import LAPTOP, PHONE, Party, Screen
from tests.matrix import FAMILIES
from tests.web.axe import findings

Screens = Callable[..., Screen]
GAMES = [game.key for game in parlour.games()]
TOUCHES = 12
# Played to their ends without --slow: stones that are placed, captures, dice,
# cards that are asked for, slapped, turned or signalled with.
PLAYED_OUT = {
    "battle-morris",
    "wolf-and-sheep",
    "italian-draughts",
    "one",
    "go-fish",
    "egyptian-rat-screw",
    "clock-solitaire",
    "kemps",
}
# What may be touched but not by everybody: without a name, or out of the reach of keys.
UNREACHED = """() => {
  const lit = [...document.querySelectorAll('main [data-lit]')]
  const named = node => node.closest('[aria-hidden=true]') || node.ariaLabel || node.innerText?.trim()
  const steps = node => node.dataset.place && node.parentElement.querySelector('[tabindex="0"]')
  const reached = node => node.tabIndex >= 0 || steps(node)
  return lit.filter(node => !named(node)).map(node => 'no name: ' + node.dataset.touch).concat(
    lit.filter(node => !lit.some(twin => twin.dataset.touch === node.dataset.touch && reached(twin)
      && !twin.closest('[aria-hidden=true]'))).map(node => 'no key: ' + node.dataset.touch))
}"""


def opened(house: Server, key: str) -> Party:
    """A table of the smallest size, with computers on the other seats: quick ones where quickness counts."""
    game = parlour.game(key)
    level = 4 if game.reflex else 1
    party = Party(house.url, key, [0] + [level] * (min(game.seats) - 1), "short")
    party.do(type="set-table", pace=0.25)
    return party


@pytest.mark.parametrize("key", GAMES)
def test_what_is_lit_is_named_reached_and_touched_in_every_game(
    house: Server, screen: Screens, key: str
) -> None:
    anna = screen(PHONE)
    page = anna.go(opened(house, key).seat_link())
    page.get_by_role("button", name="Start").click()
    rng = random.Random(key)
    anna.until(lambda: anna.lit() or anna.sees("[data-result]"))
    assert key not in FAMILIES or findings(page) == []
    for _ in range(TOUCHES):  # also with something in the hand
        anna.until(lambda: anna.lit() or anna.sees("[data-result]"))
        assert page.evaluate(UNREACHED) == []
        anna.play(rng, touches=1)
    assert findings(page) == []
    if key in PLAYED_OUT:
        anna.play(rng)
        assert "Anna" in page.inner_text("[data-result]")


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_whole_match_against_computers(
    house: Server, screen: Screens, key: str, size: dict[str, Any]
) -> None:
    anna = screen(size)
    page = anna.go(opened(house, key).seat_link())
    page.get_by_role("button", name="Start").click()
    anna.until(lambda: anna.lit() or anna.sees("[data-result]"))
    assert findings(page) == []
    anna.play(random.Random(key))
    assert "Anna" in page.inner_text("[data-result]")


def test_the_pile_to_be_slapped_stays_where_it_is(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    page = anna.go(opened(house, "egyptian-rat-screw").seat_link())
    page.get_by_role("button", name="Start").click()
    places = set()
    for _ in range(6):
        box = page.locator(".middle [data-press]").bounding_box()
        assert box
        places.add((round(box["x"]), round(box["y"])))
        anna.until(lambda: anna.lit())
        anna.play(random.Random(1), touches=1)
    assert len(places) == 1


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_stack_stays_where_it_is_however_many_cards_are_laid_beside_it(
    house: Server, screen: Screens, size: dict[str, Any]
) -> None:
    anna = screen(size)
    page = anna.go(opened(house, "battle").seat_link())
    page.get_by_role("button", name="Start").click()
    places = set()
    for _ in range(4):
        anna.until(anna.lit)
        n = anna.look()["n"]
        boxes = [each.bounding_box() for each in page.locator(".round .pile").all()]
        places.add(tuple((round(box["x"]), round(box["y"])) for box in boxes if box))
        anna.touch("turn")
        anna.until(lambda seen=n: anna.look()["n"] > seen)
    assert len(places) == 1
