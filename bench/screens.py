"""A real browser at a real server: Chromium driven by Playwright, and people who tap what is lit."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright
from websockets.sync.client import connect

from bench.guests import get, send
from bench.services import debian

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PATIENCE = 60.0  # seconds until something that should be seen is missed, however busy the machine is
WHOLE_MATCH = 1200.0
# Lost lines; ignored over plain http; kept away, so that tests see every request.
NOISE = ("ERR_", "WebSocket", "Cross-Origin-Opener-Policy", "Service Worker registration blocked")
CLAIMS = 0.005  # of the views in which one could slap, or call somebody
LULL = 0.6  # seconds in which others may answer
STILL = 2.0  # seconds without anything else to do
GLANCE = 50  # milliseconds between two looks: each costs as much as a small move

LOOK = """() => ({
  n: Number(document.querySelector('[data-n]')?.dataset.n ?? -1),
  over: !!document.querySelector('[data-result]'),
  asked: !!document.querySelector('[data-grave]'),
  touched: !!document.querySelector('main [data-touched], main [data-raised]'),
  lit: Object.fromEntries([...document.querySelectorAll('main [data-lit]')]
    .map(({dataset: {touch, press}, tagName}) =>
      [touch, tagName !== 'BUTTON' && (press !== undefined || /^seat:/.test(touch))])),
})"""
# A point where a tap reaches the thing; null where everything of it is covered, false if it is gone.
POINT = """token => {
  const nodes = [...document.querySelectorAll('main [data-lit]')].filter(node => node.dataset.touch === token)
  for (const node of nodes.reverse()) {
    node.scrollIntoView({block: 'nearest', inline: 'nearest'})
    const box = node.getBoundingClientRect()
    for (const y of [0.5, 0.3, 0.7, 0.1, 0.9])
      for (const x of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [left, top] = [box.x + box.width * x, box.y + box.height * y]
        const hit = document.elementFromPoint(left, top)?.closest('[data-touch]')
        if (hit?.dataset.touch === token) return [left, top]
      }
  }
  return nodes.length ? null : false
}"""


expect.set_options(timeout=PATIENCE * 1000)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=debian("chromium"), args=FLAGS)
        yield browser
        browser.close()


class Screen:
    """A browser window of somebody, with everything that went wrong in it. A `newcomer` is offered tours."""

    def __init__(
        self,
        browser: Browser,
        size: dict[str, Any],
        language: str = "en",
        newcomer: bool = False,
        **kept: Any,
    ) -> None:
        self.context = browser.new_context(**{"service_workers": "block", **size}, locale=language)
        self.touches = bool(size.get("has_touch"))
        settings = json.dumps({"speed": 0, "name": "Anna", **kept})
        self.context.add_init_script(
            f"localStorage['parlour.settings'] ??= {settings!r}"  # only at the first page
        )
        if not newcomer:
            self.context.add_init_script("localStorage['parlour.toured'] ??= '[\"*\"]'")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.taps = 0
        self.touched_at, self.claimed = 0.0, -1
        self.begun: list[str] = []  # what was lit before the last move
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        self.page.on("console", self._console)
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def _console(self, message: Any) -> None:
        text, url = message.text, message.location.get("url", "")
        refused = "status of 404" in text and ("/api/" in url or url == self.page.url)  # a page tells why
        if message.type in ("error", "warning") and not refused and not any(each in text for each in NOISE):
            self.faults.append(f"{text} {url}")

    def go(self, url: str) -> Page:
        self.page.goto(url)
        return self.page

    def until(self, happened: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Look again and again until it is so."""
        deadline = time.monotonic() + patience
        while not (found := happened()):
            assert time.monotonic() < deadline, f"not seen within {patience} s\n{self.text()}"
            self.page.wait_for_timeout(GLANCE)
        return found

    def tap(self, thing: Locator) -> None:
        (thing.tap if self.touches else thing.click)()
        self.taps += 1

    def press(self, name: str) -> None:
        """Tap the button of this name; of several the one on top."""
        self.tap(self.page.get_by_role("button", name=name, exact=True).last)

    def menu(self, *names: str) -> None:
        """Open the menu of the table, and go on from there."""
        for name in ("Menu", *names):
            self.press(name)

    def text(self) -> str:
        return self.page.inner_text("body")

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def look(self) -> dict[str, Any]:
        """All that matters for the next touch: the number of the view, the end, what may be touched."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def lit(self) -> list[str]:
        """The tokens that may be touched now."""
        return sorted(self.look()["lit"])

    def touch(self, token: str) -> None:
        """Tap a thing where it can be tapped; it may be gone by then."""
        deadline = time.monotonic() + PATIENCE
        while (point := self.page.evaluate(POINT, token)) is None:
            assert time.monotonic() < deadline, f"{token} is lit, but nowhere to be touched"
            self.page.wait_for_timeout(30)
        if point and self.touches:
            self.page.touchscreen.tap(*point)
        elif point:
            self.page.mouse.click(*point)

    def play(self, rng: random.Random, touches: int = 10**9, patience: float = WHOLE_MATCH) -> None:
        """Touch lit things at random, so many or until the result is shown."""
        deadline = time.monotonic() + patience
        while touches > 0 and not (seen := self.look())["over"]:
            assert time.monotonic() < deadline, f"no end after {patience} s\n{self.text()}"
            touches -= self.step(rng, seen)

    def step(self, rng: random.Random, seen: dict[str, Any]) -> bool:
        """Touch something, or wait a moment; whether something was touched."""
        if seen["asked"]:
            self.page.evaluate("document.querySelector('[data-grave]')?.click()")  # it may be gone by then
            return True
        if not (choice := self.worthwhile(rng, seen)):
            self.page.wait_for_timeout(GLANCE)
            return False
        kind = rng.choice(sorted({token.split(":")[0] for token in choice}))
        self.touch(rng.choice([token for token in choice if token.split(":")[0] == kind]))
        self.touched_at = time.monotonic()
        return True

    def worthwhile(self, rng: random.Random, seen: dict[str, Any]) -> list[str]:
        """What is worth touching, by its kind alone: calmly what is lit, and now and then a claim."""
        if seen["touched"]:
            return list(seen["lit"])
        still = time.monotonic() - self.touched_at
        claims = [token for token, claim in seen["lit"].items() if claim]
        calm = [token for token in seen["lit"] if token not in claims]
        if calm == self.begun and still < LULL:
            calm = []  # our move changed nothing for us: it is for the others to answer it
        else:
            self.begun = calm
        if claims and self.claimed != seen["n"]:
            self.claimed = seen["n"]
            return claims if rng.random() < CLAIMS else calm
        return claims if not calm and still > STILL else calm

    def close(self) -> None:
        self.context.unroute_all(behavior="ignoreErrors")  # what is still being fetched is wanted by nobody
        self.context.close()


class Party:
    """A table that was opened over HTTP: its link, and the tokens of its seats."""

    def __init__(
        self, url: str, game: str, seats: list[int], preset: str | None = None, **rules: Any
    ) -> None:
        self.url, self.names = url, iter(["Anna", "Ben", "Carla", "Dan"])
        rules = (self.preset(game, preset) if preset else {}) | rules
        asked = {"game": game, "name": next(self.names), "rules": rules, "seats": seats}
        answer = send(f"{url}/api/tables", asked)
        assert answer.is_success, answer.text
        seated = answer.json()
        self.invite, self.tokens = seated["invite"], [seated["token"]]

    def preset(self, game: str, name: str) -> dict[str, Any]:
        offered = next(each for each in get(f"{self.url}/api/games").json() if each["key"] == game)
        return next((each["rules"] for each in offered["presets"] if each["name"] == name), {})

    @property
    def link(self) -> str:
        return f"{self.url}/t/{self.invite}"

    def seat_link(self, seat: int = 0) -> str:
        return f"{self.link}#{self.tokens[seat]}"

    def sit(self) -> str:
        """Somebody sits down; the link of the seat."""
        wish = {"id": secrets.token_hex(16), "name": next(self.names)}
        self.tokens.append(send(f"{self.url}/api/tables/{self.invite}/seats", wish).json()["token"])
        return self.seat_link(-1)

    def do(self, **deed: Any) -> None:
        """Do something as the host."""
        with connect(self.url.replace("http", "ws", 1) + "/api/socket") as socket:
            hello = {"type": "hello", "protocol": 1, "table": self.invite, "tokens": self.tokens[:1]}
            socket.send(json.dumps(hello))
            socket.recv()
            wish = secrets.token_hex(8)
            socket.send(json.dumps({"id": wish, **deed}))
            deadline = time.monotonic() + PATIENCE
            answer: dict[str, Any] = {}
            while wish not in (answer.get("id"), *(row.get("id") for row in answer.get("rows", []))):
                answer = json.loads(socket.recv(max(0, deadline - time.monotonic())))
            assert answer["type"] != "refused", answer


def snapshot(page: Page, file: Path, quality: int = 80) -> None:
    """What is on the screen as a small WebP file."""
    import base64

    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    file.write_bytes(base64.b64decode(shot["data"]))
