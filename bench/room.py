"""Is there room for everything on the table, and does it lie still? Parts that overlap or are cut off, how
far the page shifts a move, and the smallest thing to be touched: python -m bench.room [game …]"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

import parlour
from bench.guests import Server
from bench.screens import Party, Screen, chromium

TABLET = 768  # pixels: a narrower screen, or a lower one, is touched
TOUCHES = 12
SHIFTS = """
window.shifts = []
new PerformanceObserver(list => shifts.push(...list.getEntries().map(({ value }) => value)))
  .observe({ type: 'layout-shift', buffered: true })
"""
# The parts of a table that must stay apart, and inside of what clips them; and words that must be read.
CROWDED = """() => {
  const PARTS = ['.others .seat', '.others .things > .thing', '.others .backs .count',
    '.others .spread .cards', '.others .points', '.others h2', '.own h2', '.own .points', '.own .who .thing',
    '.own .hand .row', '.large .spread .cards', '.large .laid', '.deeds button', '.palette button', '.says',
    '.middle .board > svg', '.middle .flip', '.middle .pile', '.middle .stack > .label', '.middle .dice',
    '.middle .spread .cards', '.middle .sheet', '.middle .tokens', '.middle .notes p'].join()
  const WORDS = '.deeds button, .choice button span, .says p, .notes p, .points'
  const LEAST = 7 // letters of a name
  const NEAR = 3 // pixels that nobody sees
  const all = selector => [...document.querySelectorAll(selector)].filter(node =>
    node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width)
  const called = node => node.className.baseVal ?? node.className
  const name = node => [called(node.parentElement), called(node), node.innerText ?? '']
    .map(each => each.replace(/svelte-\\w+|\\s+/g, ' ').slice(0, 30)).join(' / ')
  const bounds = node => {
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let each = node.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const { left, top, right, bottom } = each.getBoundingClientRect()
      Object.assign(box, { left: Math.max(box.left, left), top: Math.max(box.top, top) })
      Object.assign(box, { right: Math.min(box.right, right), bottom: Math.min(box.bottom, bottom) })
    }
    return box
  }
  const beyond = (box, room) => Math.round(Math.max(
    room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom))
  // Of what lies in rows that can be scrolled, what is in sight.
  const seen = node => {
    const box = node.getBoundingClientRect()
    if (!node.closest('.wordy')) return box
    const { left, right } = bounds(node)
    const { top, bottom } = box
    return { left: Math.max(box.left, left), right: Math.min(box.right, right), top, bottom }
  }
  const said = []
  const parts = all(PARTS).map(node => ({ node, box: seen(node) })).filter(({ box }) => box.left < box.right)
  for (const { node, box } of parts)
    if (beyond(box, bounds(node)) > NEAR) said.push(`cut by ${beyond(box, bounds(node))}: ${name(node)}`)
  for (const [at, one] of parts.entries())
    for (const other of parts.slice(at + 1)) {
      const hand = one.node.closest('.hand')
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue
      if (hand && hand === other.node.closest('.hand')) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (wide > NEAR && high > NEAR) said.push(`overlap: ${name(one.node)} and ${name(other.node)}`)
    }
  for (const node of all('.seat .name')) {
    const letters = node.innerText.length
    const part = Math.min(1, node.clientWidth / node.scrollWidth)
    const shown = part < 1 ? Math.floor(letters * part) - 1 : letters
    if (shown < Math.min(letters, LEAST)) said.push(`only ${shown} letters: ${name(node)}`)
  }
  for (const node of all(WORDS)) {
    const high = node.scrollHeight - node.clientHeight
    const letters = parseFloat(getComputedStyle(node).fontSize) * 0.15 // they reach out of a low line
    if (node.scrollWidth > node.clientWidth + 1 || high > Math.max(NEAR, letters))
      said.push(`words cut: ${name(node)}`)
  }
  for (const node of all('.palette button > *'))
    if (beyond(node.getBoundingClientRect(), node.parentElement.getBoundingClientRect()) > 1)
      said.push(`out of its tile: ${name(node.parentElement)}`)
  return said
}"""
# Of everything that may be touched, how much of it a finger finds at least; of a card in a hand, which is
# tall and first only raised, how much is not covered by the next one.
TARGETS = """() => {
  const found = {}
  for (const node of document.querySelectorAll('main [data-lit], main .deeds button')) {
    const { width: wide, height: high } = node.getBoundingClientRect()
    const felt = getComputedStyle(node, '::after') // around a card: it belongs to it
    const width = wide && Math.max(wide, parseFloat(felt.width) || 0)
    const height = Math.max(high, parseFloat(felt.height) || 0)
    const name = `${node.closest('.hand') ? 'hand ' : ''}${node.dataset.touch ?? node.innerText}`
    if (width) found[name] = Math.max(found[name] ?? 0, Math.min(width, height))
  }
  return found
}"""


def crowded(page: Page) -> list[str]:
    """What overlaps, is cut off or cannot be read."""
    return [str(each) for each in page.evaluate(CROWDED)]


def size(width: int, height: int) -> dict[str, Any]:
    touched = min(width, height) < TABLET
    return {"viewport": {"width": width, "height": height}, "has_touch": touched, "is_mobile": touched}


def opened(server: Server, key: str, seats: int, **rules: Any) -> Party:
    """A table with quick computers on all other seats."""
    level = 4 if parlour.game(key).reflex else 1
    party = Party(server.url, key, [0] + [level] * (seats - 1), **rules)
    party.do(type="set-table", pace=0.25)
    return party


class Watched:
    """Somebody who plays, while we look at what shifts and how small the things are."""

    def __init__(self, screen: Screen, party: Party) -> None:
        self.screen, self.sizes = screen, {"": 1000.0}
        screen.context.add_init_script(SHIFTS)
        self.page = screen.go(party.seat_link())
        party.do(type="start-match")
        self.page.locator("main .round").wait_for()
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(200)
        self.page.evaluate("shifts.length = 0")
        self.began = int(screen.look()["n"])

    def play(self, rng: random.Random, touches: int) -> None:
        for _ in range(touches):
            self.screen.until(lambda: self.screen.lit() or self.screen.sees("[data-result]"))
            if self.screen.sees("[data-result]"):
                return
            for token, pixels in self.page.evaluate(TARGETS).items():
                self.sizes[token] = min(pixels, self.sizes.get(token, 1000.0))
            self.screen.play(rng, touches=1)

    @property
    def shift(self) -> float:
        """How far everything has shifted, a move."""
        total = float(self.page.evaluate("shifts.reduce((sum, each) => sum + each, 0)"))
        return total / max(1, int(self.screen.look()["n"]) - self.began)

    def smallest(self, of_hand: bool = False) -> tuple[float, str]:
        """Of what may be touched on the table, or of the cards in our hand."""
        return min(
            (pixels, token)
            for token, pixels in self.sizes.items()
            if not token or token.startswith("hand ") == of_hand
        )


def measure(browser: Browser, server: Server, key: str, width: int, height: int, seats: int) -> Watched:
    watched = Watched(Screen(browser, size(width, height)), opened(server, key, seats))
    watched.play(random.Random(key), TOUCHES)
    return watched


def main(wanted: list[str]) -> None:
    limits = ("--limit", "tables=1000", "--limit", "requests=1000")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), *limits) as server,
        chromium() as browser,
    ):
        print(f"{'':20}{'shift a move':>24}{'smallest to touch, px':>40}{'in the hand':>16}")
        print(
            f"{'':20}{'360 × 640':>12}{'1366 × 768':>12}{'360 × 640':>24}{'1366 × 768':>24}{'360 × 640':>8}"
        )
        for game in parlour.games():
            if wanted and game.key not in wanted:
                continue
            seats = min(max(game.seats), 4)
            looks = [measure(browser, server, game.key, *each, seats) for each in ((360, 640), (1366, 768))]
            shifts = "".join(f"{look.shift:12.4f}" for look in looks)
            smallest = [look.smallest() for look in looks]
            targets = "".join(f"{f'{pixels:.0f} {token}':>24}" for pixels, token in smallest)
            held = looks[0].smallest(of_hand=True)[0]
            print(f"{game.key:20}{shifts}{targets}{f'{held:.0f}' if held < 1000 else '':>8}", flush=True)
            for look in looks:
                look.screen.close()


if __name__ == "__main__":
    main(sys.argv[1:])
