"""In a language that nobody speaks nothing is readable, and nothing is cut off, on the smallest phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route

from bench.guests import Server
from bench.screens import PHONE, Party, Screen
from parlour.core import Game
from tests.matrix import games
from tests.web import pseudo

Screens = Callable[..., Screen]
# What people typed, our own name, what languages are called, and links.
AS_IT_IS = r"^(Anna|Parlour|English|Deutsch|Français|Italiano|Русский)$|https?:|^/"
READABLE = """known => {
  const as_it_is = new RegExp(known)
  const found = []
  const look = (text, node) => {
    for (const part of (text ?? '').split(/[\\s:;,.!?·“”’()]+/))
      if (/[A-Za-z]{3,}/.test(part) && !as_it_is.test(part) && !node.closest('code')) found.push(text.trim())
  }
  for (const node of document.querySelectorAll('body *')) {
    if (!node.checkVisibility?.({ visibilityProperty: true }) || node.closest('script, style')) continue
    for (const name of ['aria-label', 'title', 'placeholder']) look(node.getAttribute(name), node)
    for (const child of node.childNodes) if (child.nodeType === 3) look(child.data, node)
  }
  return [...new Set(found)]
}"""
# Words that reach out of the window, or out of what cuts them off without a sign.
CUT = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue
    if (parent.closest('.unseen, .skip, svg, option, [aria-hidden="true"]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
    let [left, right] = [0, innerWidth]
    let scrolls = false
    for (let node = parent; node && node !== document.body; node = node.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(node)
      if (overflowX === 'visible') continue
      scrolls ||= !['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis'
      const box = node.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
    }
    const reachesOut = (rect) => rect.left < left - 1 || rect.right > right + 1
    if (!scrolls && rects.some(reachesOut)) found.push(text.data.trim())
  }
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`${scrollWidth} wide`)
  return found
}"""


class PseudoServer(Server):
    program = ("-m", "tests.web.pseudo")


@pytest.fixture(scope="module")
def nowhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with PseudoServer(
        tmp_path_factory.mktemp("nowhere"), "--limit", "tables=1000", "--limit", "requests=1000"
    ) as server:
        yield server


def visitor(screen: Screens) -> Screen:
    """Somebody whose client speaks that language too."""
    anna = screen(PHONE, newcomer=True)

    def change(route: Route) -> None:
        answer = route.fetch()
        code = answer.text()
        is_english = "new-to-game = New" in code
        route.fulfill(response=answer, body=pseudo.pseudo_module(code) if is_english else code)

    anna.context.route("**/assets/*.js", change)
    return anna


def faults(page: Page) -> dict[str, list[str]]:
    return {"readable": page.evaluate(READABLE, AS_IT_IS), "cut off": page.evaluate(CUT)}


NONE = {"readable": [], "cut off": []}


def test_the_shelf_and_a_set_up(nowhere: Server, screen: Screens) -> None:
    anna = visitor(screen)
    seen = anna.go(nowhere.url)
    seen.locator("li a").first.wait_for()
    assert faults(seen) == NONE
    seen.goto(f"{nowhere.url}/games/8-28")
    seen.locator("form, fieldset").first.wait_for()
    assert faults(seen) == NONE


@games(always=["nine-mens-morris", "crazy-eights", "8-28", "who-has-the-six"])
def test_a_table_its_tour_and_its_rules(nowhere: Server, screen: Screens, game: Game) -> None:
    anna = visitor(screen)
    seen = anna.go(Party(nowhere.url, game.key, [0] + [1] * (min(game.seats) - 1)).seat_link())
    anna.press(pseudo.pseudo("Start"))
    anna.until(anna.lit)
    assert faults(seen) == NONE
    anna.press(pseudo.pseudo("Show me"))
    seen.locator("[data-tour]").wait_for()
    assert faults(seen) == NONE
    anna.press(pseudo.pseudo("Skip"))
    anna.press(pseudo.pseudo("Menu"))
    assert faults(seen) == NONE
    anna.press(pseudo.pseudo("Rules"))
    seen.locator("[data-section=end]").wait_for()
    assert faults(seen) == NONE


def test_what_is_not_translated_or_cut_off_is_found(nowhere: Server, screen: Screens) -> None:
    anna = visitor(screen)
    seen = anna.go(nowhere.url)
    seen.locator("li a").first.wait_for()
    seen.evaluate("""() => {
      document.body.append(Object.assign(document.createElement('p'), { textContent: 'Hello there' }))
      const long = Object.assign(document.createElement('p'), { textContent: 'À'.repeat(40) })
      long.style.cssText = 'width: 9rem; overflow: hidden'
      document.body.append(long)
    }""")
    found = faults(seen)
    assert found["readable"] == ["Hello there"]
    assert len(found["cut off"]) == 1
