"""Whole matches in the page, by touching what is lit: every listed game."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import parlour
from tests.server.guests import Server
from tests.web.browser import LAPTOP, PHONE, Party, Screen

Screens = Callable[..., Screen]
GAMES = [game.key for game in parlour.games()]


def opened(house: Server, key: str, people: int = 1) -> Party:
    """A table of the smallest size, with computers on the free seats."""
    seats = max(min(parlour.game(key).seats), people)
    party = Party(house.url, key, [0] * people + [1] * (seats - people), "short")
    party.do(type="set", pace=0.25)
    return party


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_whole_match_against_computers(
    house: Server, screen: Screens, key: str, size: dict[str, object]
) -> None:
    anna = screen(size)
    page = anna.go(opened(house, key).seat_link())
    page.get_by_role("button", name="Start").click()
    anna.play(random.Random(key))
    assert anna.sees("[data-result]")
    assert "Anna" in page.inner_text("[data-result]")
