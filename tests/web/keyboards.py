"""Somebody who plays by keys alone, and somebody who reads the table as text and types."""

from __future__ import annotations

import random
import time
from typing import Any

from bench.screens import GLANCE, STILL, WHOLE_MATCH, Screen

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
MOST_KEYS = 150  # until a thing that may be touched is reached
ACTIVE = """() => {
  const {tagName, dataset} = document.activeElement ?? document.body
  return {tag: tagName, token: dataset.touch ?? '', lit: dataset.lit !== undefined,
    place: dataset.place !== undefined, n: Number(document.querySelector('[data-n]')?.dataset.n ?? -1)}
}"""
TEXT = """() => ({
  n: Number(document.querySelector('[data-n]')?.dataset.n ?? -1),
  over: !!document.querySelector('[data-result]'),
  moves: [...document.querySelectorAll('main [data-move]')].map(each => each.dataset.move),
  typing: document.activeElement?.matches('main [data-typed]') ?? false,
})"""


class Keys:
    """Hands that never leave the keyboard."""

    def __init__(self, screen: Screen, rng: random.Random) -> None:
        self.screen, self.rng, self.page = screen, rng, screen.page

    def press(self, key: str) -> dict[str, Any]:
        self.page.keyboard.press(key)
        return self.active()

    def active(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(ACTIVE)
        return found

    def press_button(self, name: str) -> None:
        """Go to the button of this name, step by step, and press it."""
        for _ in range(MOST_KEYS):
            if self.page.evaluate("document.activeElement?.innerText") == name:
                self.press("Enter")
                return
            self.press("Tab")
        raise AssertionError(f"no key leads to {name}")

    def play(self, patience: float = WHOLE_MATCH) -> None:
        """Play a match to its result."""
        deadline = time.monotonic() + patience
        while not (seen := self.screen.look())["over"]:
            assert time.monotonic() < deadline, f"no end after {patience} s\n{self.screen.text()}"
            wanted = self.screen.worthwhile(self.rng, seen)
            if not wanted:
                self.page.wait_for_timeout(GLANCE)
                continue
            assert self.active()["tag"] != "BODY", "the focus is lost"
            if self.reach(wanted, seen["n"]):
                self.press("Enter")
                self.screen.touched_at = time.monotonic()

    def reach(self, wanted: list[str], n: int) -> bool:
        """Come to one of these by keys; the table may have gone on before."""
        at = self.active()
        for _ in range(MOST_KEYS):
            if at["token"] in wanted and at["lit"]:
                return True
            if at["n"] != n:
                return False
            at = self.press(self._next(at, wanted))
        raise AssertionError(f"no key leads to any of {wanted} from {at}")

    def _next(self, at: dict[str, Any], wanted: list[str]) -> str:
        arrow = self.rng.choice(ARROWS)
        if at["place"] and any(token.startswith("place:") for token in wanted):
            return f"Shift+{arrow}"
        return arrow if at["token"] and self.rng.random() < 0.2 else "Tab"


class Typist:
    """Reads the table as text and types the numbers of moves."""

    def __init__(self, screen: Screen, rng: random.Random) -> None:
        self.screen, self.rng, self.page = screen, rng, screen.page
        self.typed_at, self.chosen_from = 0.0, [""]

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(TEXT)
        return found

    def play(self, patience: float = WHOLE_MATCH) -> None:
        """Play a match to its result."""
        deadline = time.monotonic() + patience
        while not (seen := self.look())["over"]:
            assert time.monotonic() < deadline, f"no end after {patience} s\n{self.screen.text()}"
            self.step(seen)

    def step(self, seen: dict[str, Any]) -> None:
        """Type the number of a move; or wait a moment."""
        moves = seen["moves"]
        # If our move changed nothing for us, it is for the others to answer it.
        if not moves or (moves == self.chosen_from and time.monotonic() - self.typed_at < STILL):
            self.page.wait_for_timeout(GLANCE)
        elif not seen["typing"]:
            self.page.keyboard.press("/")
        else:
            self.page.keyboard.type(str(self.rng.randint(1, len(moves))))
            self.page.keyboard.press("Enter")
            self.typed_at, self.chosen_from = time.monotonic(), moves
