"""A real browser at a real server: Chromium driven by Playwright, and people who tap what is lit."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Error, Page, sync_playwright
from websockets.sync.client import connect

from tests.server.services import debian

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
PATIENCE = 15.0  # seconds until something that should be seen is missed
WHOLE_MATCH = 240.0


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=debian("chromium"), args=FLAGS)
        yield browser
        browser.close()


class Screen:
    """A browser window of somebody, with everything that went wrong in it."""

    def __init__(self, browser: Browser, size: dict[str, Any], language: str = "en", **kept: Any) -> None:
        self.context = browser.new_context(**size, locale=language)
        settings = json.dumps({"speed": 0, "name": "Anna", **kept})
        self.context.add_init_script(
            f"localStorage['parlour.settings'] ??= {settings!r}"  # only at the first page
        )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        self.page.on("console", self._console)
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def _console(self, message: Any) -> None:
        if (
            message.type in ("error", "warning")
            and "ERR_" not in message.text
            and "WebSocket" not in message.text
        ):
            self.faults.append(message.text)

    def go(self, url: str) -> Page:
        self.page.goto(url)
        return self.page

    def until(self, happened: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Look again and again until it is so."""
        deadline = time.monotonic() + patience
        while not (found := happened()):
            assert time.monotonic() < deadline, f"not seen within {patience} s\n{self.text()}"
            self.page.wait_for_timeout(30)
        return found

    def text(self) -> str:
        return self.page.inner_text("body")

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def lit(self) -> list[str]:
        """The tokens that may be touched now."""
        found: list[str] = self.page.eval_on_selector_all(
            "main [data-lit]", "nodes => nodes.map(node => node.dataset.touch)"
        )
        return sorted(set(found))

    def touch(self, token: str) -> None:
        """Tap a thing; it may be gone by then, or be covered by something that flies."""
        node = self.page.locator(f'main [data-lit][data-touch="{token}"]').first
        with suppress(Error):
            (node.tap if self.page.evaluate("'ontouchstart' in window") else node.click)(timeout=700)

    def play(self, rng: random.Random, touches: int = 10**9, patience: float = WHOLE_MATCH) -> None:
        """Touch lit things at random, so many or until the result is shown."""
        deadline = time.monotonic() + patience
        while touches > 0 and not self.sees("[data-result]"):
            assert time.monotonic() < deadline, f"no end after {patience} s\n{self.text()}"
            lit = self.lit()
            if not lit:
                self.page.wait_for_timeout(20)
                continue
            self.touch(rng.choice(lit))
            touches -= 1

    def close(self) -> None:
        self.context.close()


class Party:
    """A table that was opened over HTTP: its link, and the tokens of its seats."""

    def __init__(self, url: str, game: str, seats: list[int], preset: str | None = None) -> None:
        self.url, self.names = url, iter(["Anna", "Ben", "Carla", "Dan"])
        rules = self.preset(game, preset)
        asked = {"game": game, "name": next(self.names), "rules": rules, "seats": seats}
        answer = httpx.post(f"{url}/api/tables", json=asked)
        assert answer.is_success, answer.text
        seated = answer.json()
        self.invite, self.tokens = seated["invite"], [seated["token"]]

    def preset(self, game: str, name: str | None) -> dict[str, Any]:
        offered = next(each for each in httpx.get(f"{self.url}/api/games").json() if each["key"] == game)
        return next((each["rules"] for each in offered["presets"] if each["name"] == name), {})

    @property
    def link(self) -> str:
        return f"{self.url}/t/{self.invite}"

    def seat_link(self, seat: int = 0) -> str:
        return f"{self.link}#{self.tokens[seat]}"

    def sit(self) -> str:
        """Somebody sits down; the link of the seat."""
        wish = {"id": secrets.token_hex(8), "name": next(self.names)}
        self.tokens.append(
            httpx.post(f"{self.url}/api/tables/{self.invite}/seats", json=wish).json()["token"]
        )
        return self.seat_link(-1)

    def do(self, **deed: Any) -> None:
        """Do something as the host."""
        with connect(self.url.replace("http", "ws", 1) + "/api/socket") as socket:
            hello = {"type": "hello", "table": self.invite, "tokens": self.tokens[:1]}
            socket.send(json.dumps(hello))
            socket.recv()
            socket.send(json.dumps({"id": secrets.token_hex(8), **deed}))
            answer = json.loads(socket.recv())
            while answer["type"] == "ping":
                answer = json.loads(socket.recv())
            assert answer["type"] == "update", answer


def snapshot(page: Page, file: Path, quality: int = 80) -> None:
    """What is on the screen as a small WebP file."""
    import base64

    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    file.write_bytes(base64.b64decode(shot["data"]))
