"""Measures the browser client on this machine: scripts/bench-web. It judges nothing."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.guests import Server
from bench.screens import PHONE, Party, Screen, chromium

TAPS = 40
KINDS = {"Script": "JavaScript", "Stylesheet": "CSS", "Font": "fonts"}
BETWEEN = 250  # milliseconds that somebody looks before a tap

# Notes for every tap when the finger leaves the glass, when a mark of it is painted, and when the
# server's next view is.
WATCH = """
window.taps = []
let tap = null
addEventListener('pointerup', event => {
  if (!event.target.closest('main [data-lit]')) return
  tap = { at: event.timeStamp, n: document.querySelector('[data-n]').dataset.n }
  taps.push(tap)
}, true)
const painted = () => new Promise(done => requestAnimationFrame(() => {
  const channel = new MessageChannel()
  channel.port1.onmessage = () => done(performance.now())
  channel.port2.postMessage(null)
}))
const watch = new MutationObserver(() => {
  const now = tap
  if (!now) return
  if (!now.marked) {
    now.marked = true
    painted().then(time => { now.mark = time - now.at })
  }
  if (!now.answered && document.querySelector('[data-n]')?.dataset.n !== now.n) {
    now.answered = true
    painted().then(time => { now.view = time - now.at })
  }
})
document.addEventListener('DOMContentLoaded', () =>
  watch.observe(document.body, { subtree: true, childList: true, attributes: true }))
"""
ANSWERED = "!taps.length || taps.at(-1).view !== undefined"


@contextmanager
def phone(browser: Browser, **kept: Any) -> Iterator[Screen]:
    screen = Screen(browser, PHONE, speed=1, **kept)
    try:
        yield screen
    finally:
        screen.close()


def weigh(browser: Browser, url: str, ready: str) -> Counter[str]:
    """The bytes that come over the line when a page is opened for the first time."""
    with phone(browser) as screen:
        session = screen.context.new_cdp_session(screen.page)
        session.send("Network.enable")
        kinds: dict[str, str] = {}
        weights: Counter[str] = Counter()

        def began(event: Any) -> None:
            kinds[event["requestId"]] = KINDS.get(event["type"], "other")

        def ended(event: Any) -> None:
            weights[kinds.get(event["requestId"], "other")] += int(event["encodedDataLength"])

        session.on("Network.responseReceived", began)
        session.on("Network.loadingFinished", ended)
        screen.go(url).locator(ready).first.wait_for()
        screen.page.wait_for_load_state("networkidle")
        return weights


def tap(browser: Browser, server: Server, game: str) -> tuple[list[float], list[float]]:
    """Milliseconds from a tap to its mark, and to the next view, where it was a whole move."""
    rng = random.Random(1)
    party = Party(server.url, game, [0, 1])
    party.do(type="set-table", pace=0.25)
    with phone(browser) as screen:
        screen.context.add_init_script(WATCH)
        page = screen.go(party.seat_link())
        page.get_by_role("button", name="Start").tap()
        while page.evaluate("taps.length") < TAPS:
            screen.until(lambda: screen.lit() or screen.sees("[data-result]"))
            page.wait_for_timeout(BETWEEN)
            if screen.sees("[data-result]"):
                page.get_by_role("button", name="Play again").tap()
            elif lit := screen.lit():
                screen.touch(rng.choice(lit))
                screen.until(lambda: screen.sees("main [data-touched]") or page.evaluate(ANSWERED))
        page.wait_for_timeout(1000)
        taps = page.evaluate("taps")
    return [each["mark"] for each in taps if "mark" in each], [
        each["view"] for each in taps if "view" in each
    ]


def shelf(page: Page, url: str) -> float:
    """Milliseconds until a game can be chosen."""
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("li a").first.wait_for()
    return (time.perf_counter() - began) * 1000


def sit(browser: Browser, server: Server) -> float:
    """Seconds from the link to the seat, for somebody who types a name without pausing."""
    party = Party(server.url, "go-fish", [0, 0, 0])
    with phone(browser, name="") as screen:
        began = time.perf_counter()
        page = screen.go(party.link)
        page.get_by_role("textbox").first.tap()
        page.keyboard.type("Ben", delay=80)
        page.get_by_role("button", name="Sit down").tap()
        page.locator(".table").wait_for()
        return time.perf_counter() - began


def spread(times: list[float]) -> str:
    return f"median {statistics.median(times):5.0f}   p95 {statistics.quantiles(times, n=20)[-1]:5.0f}"


def main() -> None:
    limits = ("--limit", "tables=1000", "--limit", "requests=1000")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), *limits) as server,
        chromium() as browser,
    ):
        print("First load, kB over the line")
        names = [*KINDS.values(), "other"]
        print(f"  {'':8}" + "".join(f"{name:>12}" for name in [*names, "JS + CSS"]))
        party = Party(server.url, "nine-mens-morris", [0, 1])
        for name, url, ready in (("shelf", server.url, "li a"), ("table", party.seat_link(), ".table")):
            weights = weigh(browser, url, ready)
            shown = [*(weights[kind] for kind in names), weights["JavaScript"] + weights["CSS"]]
            print(f"  {name:8}" + "".join(f"{weight / 1000:12.1f}" for weight in shown))

        print("A tap on loopback, ms")
        for game in ("nine-mens-morris", "one"):
            marks, views = tap(browser, server, game)
            print(f"  {game:18} seen  {spread(marks)}   ({len(marks)} taps)")
            print(f"  {'':18} done  {spread(views)}   ({len(views)} moves)")

        with phone(browser) as screen:
            cold, warm = shelf(screen.page, server.url), shelf(screen.page, server.url)
        print(f"The shelf is usable, ms: {cold:.0f} the first time, {warm:.0f} again")
        print(f"From an invitation to a seat, s: {sit(browser, server):.1f}")


if __name__ == "__main__":
    main()
