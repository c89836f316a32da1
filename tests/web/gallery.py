"""Takes the pictures of docs/gallery: every listed game in the middle of a match, at both sizes.

scripts/gallery takes all of them; scripts/gallery kemps go-fish only those of some games,
scripts/gallery rules those of the rules pages, scripts/gallery advice those of a hint and a review, and
scripts/gallery terminal that of the full screen in a terminal."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import parlour
from bench.guests import Server, whole
from bench.screens import LAPTOP, PHONE, Party, Screen, chromium, snapshot
from parlour.screen.app import ParlourApp
from parlour.words import LANGUAGES, Words
from tests.screen.playing import begun, play_by_keys, table_of, until

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE | {"device_scale_factor": 2}, "laptop": LAPTOP}
PAUSE = 0.15  # seconds that a friend thinks
ANSWER = 400  # milliseconds in which a move is answered
MOST_BYTES = 60_000
WHOLE_PICTURE = 150.0  # seconds
LATER = ("seat", "sign", "keep", "nothing", "give-up", "sure")  # touched only when nothing else is lit
NEVER = ("pile",)  # to slap well one has to look
MOVES = {
    "nine-mens-morris": 13, "egyptian-rat-screw": 2, "go-fish": 8, "kemps": 2, "clock-solitaire": 24,
    "accordion": 40,
}  # fmt: skip
USUAL_MOVES = 5
LIVELY = {  # must be there as well
    "egyptian-rat-screw": 'main:has([data-touch="lay"]) .middle .card-count:text-matches("^([5-9]|..)$")',
    "kemps": '.middle [data-touch^="take:"]',
    "battle": ".own .spread .back",  # a war
}
RULES = ("nine-mens-morris", "8-28", "italian-draughts")
TERMINAL = ("crazy-eights", 96, 30)  # what is played there, on how many columns and lines
FILM = ("shelf", "setup", "nine-mens-morris", "go-fish", "result")


class Friend(threading.Thread):
    """Somebody at the table who plays over a socket of their own."""

    def __init__(self, party: Party, token: str) -> None:
        super().__init__(daemon=True)
        self.playing = True
        self.rng = random.Random(token)
        self.view: Any = None
        self.paths: dict[str, Any] = {}
        self.line = ExitStack()
        self.socket = self.line.enter_context(connect(party.url.replace("http", "ws", 1) + "/api/socket"))
        self.send(type="hello", protocol=1, table=party.invite, tokens=[token])
        self.start()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def deed(self, **deed: Any) -> None:
        self.send(id=secrets.token_hex(8), **deed)

    def run(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                try:
                    message = whole(json.loads(self.socket.recv(timeout=PAUSE)))
                except TimeoutError:
                    self.move()
                    continue
                if message["type"] == "ping":
                    self.send(type="pong", ping=message["ping"])
                self.view = message.get("view") or self.view
                self.paths = message.get("paths", self.paths)

    def move(self) -> None:
        if not (self.playing and self.view):
            return
        own = self.paths.get(str(self.view["seat"]), [])
        paths = {path["touches"][0]: path for path in sorted(own, key=by_length)}
        if token := choose(paths, self.rng):
            self.deed(type="move", seat=self.view["seat"], n=self.view["n"], move=paths[token]["move"])
            self.view = None

    def leave(self) -> None:
        self.line.close()


def by_length(path: Any) -> int:
    """Who takes something touches that too."""
    return len(path["touches"])


def choose(tokens: Iterable[str], rng: random.Random) -> str | None:
    """What somebody would touch first who only looks a little."""
    sorts: dict[int, list[str]] = {}
    for token in sorted(tokens):
        kind = token.partition(":")[0]
        if kind not in NEVER:
            sorts.setdefault(LATER.index(kind) + 1 if kind in LATER else 0, []).append(token)
    return rng.choice(sorts[min(sorts)]) if sorts else None


@contextmanager
def match(
    server: Server, browser: Browser, key: str, size: str, preset: str | None = None, **kept: Any
) -> Iterator[tuple[Screen, list[Friend]]]:
    """Anna at a screen, and friends, in a match that has just begun."""
    seats = max(count for count in parlour.game(key).seats if count <= 4)
    party = Party(server.url, key, [0] * seats, preset)
    friends = [party.sit() and Friend(party, party.tokens[-1]) for _ in range(seats - 1)]
    anna = Screen(browser, SIZES[size], **kept)
    try:
        anna.go(party.seat_link()).get_by_role("button", name="Start").click()
        for friend in friends[:1]:
            friend.deed(type="say", seat=1, phrase="luck")
        yield anna, friends
    finally:
        anna.close()
        for friend in friends:
            friend.leave()


def play(anna: Screen, rng: random.Random, moves: int, lively: str = "body") -> bool:
    """So many moves of Anna's, and then until she is to move again in a lively position."""
    deadline = time.monotonic() + WHOLE_PICTURE
    n = -1
    while time.monotonic() < deadline and not anna.sees("[data-result]"):
        token = choose(anna.lit(), rng)
        touched = anna.sees("main [data-touched]")
        if token and moves <= 0 and not touched and anna.page.locator(lively).count():
            return True
        if not token:
            anna.page.wait_for_timeout(30)
            continue
        now = int(anna.page.get_attribute("[data-n]", "data-n") or 0)
        if now != n and not touched:
            n, moves = now, moves - 1
        anna.touch(token)
        if not anna.sees("main [data-touched]"):
            anna.page.wait_for_timeout(ANSWER)
    return False


def settle(page: Page) -> None:
    """Until nothing moves and nobody speaks."""
    page.mouse.move(1, 1)
    expect(page.locator(".bubble, .refusal, .flying, .toast p")).to_have_count(0, timeout=10_000)
    page.wait_for_timeout(400)


def take(page: Page, name: str) -> None:
    file = FOLDER / f"{name}.webp"
    for quality in (82, 74, 66, 58, 50):
        snapshot(page, file, quality)
        if file.stat().st_size <= MOST_BYTES:
            break
    print(f"{file.name:34} {file.stat().st_size / 1000:5.1f} kB", flush=True)


def let(friends: list[Friend], play: bool) -> None:
    for friend in friends:
        friend.playing = play


def take_game(
    server: Server, browser: Browser, key: str, size: str, name: str | None = None, **kept: Any
) -> None:
    """A match that is not over too soon."""
    for attempt in range(20):
        rng = random.Random(f"{key} {attempt}")
        moves, lively = MOVES.get(key, USUAL_MOVES), LIVELY.get(key, "body")
        with match(server, browser, key, size, **kept) as (anna, friends):
            while play(anna, rng, moves, lively):
                let(friends, False)
                settle(anna.page)
                if choose(anna.lit(), rng) and anna.page.locator(lively).count():
                    take(anna.page, name or f"{key}-{size}")
                    return
                let(friends, True)
                moves = 1
    raise AssertionError(f"no picture of {key}")


def take_result(server: Server, browser: Browser, size: str) -> None:
    """A match that Anna wins, if she does soon."""
    for attempt in range(6):
        with match(server, browser, "go-fish", size, "short") as (anna, _):
            play(anna, random.Random(attempt), 10**9)
            anna.until(lambda: anna.sees("[data-result]"))
            settle(anna.page)
            take(anna.page, f"result-{size}")
            if anna.sees("[data-result] .best.own"):
                return


def take_pages(server: Server, browser: Browser, size: str) -> None:
    """What comes before a match: the shelf, a game from it, the table with one seat free."""
    anna = Screen(browser, SIZES[size])
    page = anna.go(server.url)
    page.locator("li a").first.wait_for()
    settle(page)
    take(page, f"shelf-{size}")
    page.get_by_role("link", name="Go Fish").click()
    page.get_by_role("button", name="Open").wait_for()
    settle(page)
    take(page, f"setup-{size}")
    party = Party(server.url, "go-fish", [0, 0, 0])
    party.sit()
    ben = Friend(party, party.tokens[-1])
    page.goto(party.seat_link())
    page.get_by_role("button", name="Start").last.wait_for()
    page.locator(".invite svg").first.wait_for()
    if size == "phone":
        page.locator(".invite").scroll_into_view_if_needed()
    settle(page)
    take(page, f"lobby-{size}")
    ben.leave()
    anna.close()


def take_rules(server: Server, browser: Browser) -> None:
    """The rules of some games in all languages, as somebody reads them who is new to the game."""
    for key in RULES:
        with tempfile.TemporaryDirectory() as folder:
            shots = [Path(folder) / f"{language}.webp" for language in LANGUAGES]
            for language, shot in zip(LANGUAGES, shots, strict=True):
                reader = Screen(browser, PHONE | {"viewport": {"width": 360, "height": 1280}}, language)
                page = reader.go(f"{server.url}/games/{key}")
                page.get_by_role("button", name=Words(language, "web").say("new-to-game")).click()
                page.locator("article figure").first.wait_for()
                settle(page)
                snapshot(page, shot, 90)
                reader.close()
            take_strip(browser, f"rules-{key}", shots, 1080)


def take_advice(server: Server, browser: Browser) -> None:
    """A hint in the middle of a match, what the review finds after it, and the moment that cost most."""
    with (
        tempfile.TemporaryDirectory() as folder,
        match(server, browser, "nine-mens-morris", "phone") as (anna, friends),
    ):
        shots = [Path(folder) / f"{number}.webp" for number in range(3)]
        assert play(anna, random.Random("advice"), MOVES["nine-mens-morris"])
        let(friends, False)
        settle(anna.page)
        anna.press("Hint")
        anna.page.locator("main [data-hint]").first.wait_for()
        anna.page.wait_for_timeout(ANSWER)
        snapshot(anna.page, shots[0], 90)
        friends[0].deed(type="resign", seat=1)
        anna.until(lambda: anna.sees("[data-result]"))
        settle(anna.page)
        anna.press("Review")
        slip = anna.page.locator("[data-review] button").first
        slip.wait_for()
        snapshot(anna.page, shots[1], 90)
        anna.tap(slip)
        anna.page.locator("[data-moment] [data-hint]").first.wait_for()
        anna.page.wait_for_timeout(ANSWER)
        snapshot(anna.page, shots[2], 90)
        take_strip(browser, "advice", shots, 580)


async def full_screen(key: str, columns: int, lines: int) -> str:
    """What a terminal shows of a match of Anna and three computers, as a page draws the same signs."""
    table = begun(key, levels=(0, 1, 1, 1))
    app = ParlourApp(table)
    async with app.run_test(size=(columns, lines)) as pilot:
        await until(lambda: table.view is not None)
        await play_by_keys(pilot, table, random.Random(3), most=30)
        await until(lambda: table.touching.paths)
        felt = table_of(app).felt
        rows = []
        for y in range(lines):
            runs = [(each.text, each.style) for each in felt.render_line(y) if each.style]
            drawn = [
                f'<span style="{style.get_html_style()}">{escape(text, quote=False)}</span>'
                for text, style in runs
            ]
            rows.append(f"<div>{''.join(drawn)}</div>")
        return "".join(rows)


def take_terminal(browser: Browser, rows: str) -> None:
    """As large as the other pictures of a laptop."""
    page = browser.new_page(viewport=LAPTOP["viewport"])
    page.set_content(
        "<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: #0b1712 }"
        " pre { margin: 0; font: 21.8px/25px 'DejaVu Sans Mono', monospace }"
        " div { height: 25px; white-space: pre } span { display: inline-block; height: 25px }</style>"
        f"<pre>{rows}</pre>"
    )
    take(page, "terminal")
    page.close()


def take_strip(browser: Browser, name: str, files: Iterable[Path], height: int) -> None:
    """Pictures side by side."""
    shots = [base64.b64encode(file.read_bytes()).decode() for file in files]
    page = browser.new_page(viewport={"width": 1600, "height": height})
    page.set_content(
        "<style>body { margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center;"
        " gap: 28px; background: #efe5d3 }"
        " img { width: 276px; border-radius: 18px; box-shadow: 0 2px 5px #3c281440, 0 12px 30px #3c281438 }"
        "</style>" + "".join(f'<img src="data:image/webp;base64,{shot}">' for shot in shots)
    )
    page.wait_for_function("[...document.images].every(image => image.complete)")
    file = FOLDER / f"{name}.webp"
    snapshot(page, file, 78)
    print(f"{file.name:34} {file.stat().st_size / 1000:5.1f} kB", flush=True)
    page.close()


def write_page() -> None:
    """The page that shows all pictures."""
    titles = {
        "shelf": "The shelf",
        "setup": "Choosing who plays",
        "lobby": "Inviting the others",
        **{game.key: Words("en", game.key).say("title") for game in parlour.games()},
        "result": "The result",
        "dark": "In the dark",
    }
    lines = [
        "# Gallery",
        "",
        "Taken from a running server by `scripts/gallery`: a phone (360 × 640) and a laptop (1280 × 800).",
        "",
        "| | phone | laptop |",
        "|---|---|---|",
    ]
    for name, title in titles.items():
        cells = [
            f'<img src="{name}-{size}.webp" width="{width}" alt="{title} on a {size}">'
            for size, width in (("phone", 200), ("laptop", 570))
        ]
        lines.append(f"| {title} | {cells[0]} | {cells[1]} |")
    lines += ["", "In a terminal (96 columns, 30 lines):", "", "![Crazy Eights in a terminal](terminal.webp)"]
    lines += ["", "A hint, the review after the match, and the moment that cost most:"]
    lines += ["", "![A hint and a review on a phone](advice.webp)"]
    lines += ["", "The rules, in five languages, for whoever is new to a game:"]
    lines += [f"\n![{titles[key]}, the rules](rules-{key}.webp)" for key in RULES]
    (FOLDER / "README.md").write_text("\n".join(lines) + "\n", "utf-8")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    limits = ("--limit", "tables=1000", "--limit", "requests=1000")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PARLOUR_STATE"] = folder
        screen = asyncio.run(full_screen(*TERMINAL)) if not wanted or "terminal" in wanted else ""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), *limits) as server,
        chromium() as browser,
    ):
        for size in SIZES:
            for game in parlour.games():
                if not wanted or game.key in wanted:
                    take_game(server, browser, game.key, size)
            if not wanted or "pages" in wanted:
                take_pages(server, browser, size)
                take_result(server, browser, size)
                take_game(server, browser, "nine-mens-morris", size, f"dark-{size}", theme="dark")
        if not wanted or "rules" in wanted:
            take_rules(server, browser)
        if not wanted or "advice" in wanted:
            take_advice(server, browser)
        if screen:
            take_terminal(browser, screen)
        take_strip(browser, "filmstrip", [FOLDER / f"{name}-phone.webp" for name in FILM], 580)
    write_page()


if __name__ == "__main__":
    main(sys.argv[1:])
