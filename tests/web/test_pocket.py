"""At home in the pocket: icons, what a link shows elsewhere, the shell without a line, the first load."""

from __future__ import annotations

import html
import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import parlour
from bench.browser import weigh
from bench.guests import Server, get, send
from bench.screens import PHONE, Party, Screen
from parlour.server import files
from parlour.words import Words

Screens = Callable[..., Screen]
FIRST_LOAD = 200_000  # bytes of JavaScript and CSS, packed
ADDRESS: dict[str, Any] = {**PHONE, "service_workers": "allow"}
CONTROLLED = "navigator.serviceWorker.controller !== null"
OFFLINE = "Object.defineProperty(navigator, 'onLine', { value: false })"
KEPT = """async () => {
  const found = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname)
  return found
}"""


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def shown(url: str, **headers: str) -> dict[str, str]:
    """What a messenger reads from a page."""
    page = get(url, headers={"accept": "*/*", **headers}).text
    return {
        key: html.unescape(text)
        for key, text in re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page)
    }


def test_the_manifest_names_icons_that_there_are(house: Server) -> None:
    answer = get(f"{house.url}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    for icon in manifest["icons"]:
        picture = get(f"{house.url}/{icon['src'].removeprefix('./')}")
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["sizes"] != "any":
            assert icon["sizes"] == "{}x{}".format(*size(picture.content))
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    assert size(get(f"{house.url}/apple-touch-icon.png").content) == (180, 180)
    old = get(f"{house.url}/favicon.ico")
    assert old.headers["content-type"] == "image/x-icon"
    assert size(old.content[22:]) == (32, 32)


@pytest.mark.parametrize("game", [game.key for game in parlour.games()])
def test_a_link_to_a_game_shows_its_drawing_as_a_picture(house: Server, game: str) -> None:
    told = shown(f"{house.url}/games/{game}", **{"accept-language": "it"})
    words = Words("it", game)
    assert (told["og:title"], told["og:description"]) == (words.say("title"), words.say("about"))
    picture = get(told["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert size(picture.content) == (600, 400)


def test_an_invitation_shows_its_game_in_the_language_of_its_host_and_no_names(house: Server) -> None:
    asked = {"game": "go-fish", "name": "Aloysius", "language": "de", "seats": [0, 0]}
    invite = send(f"{house.url}/api/tables", asked).json()["invite"]
    told = shown(f"{house.url}/t/{invite}")
    assert told["og:title"] == Words("de", "go-fish").say("title")
    assert told["og:description"].startswith("Du bist eingeladen! Fragen, angeln")
    assert told["og:image"] == f"{house.url}/preview-go-fish.png"
    assert "Aloysius" not in get(f"{house.url}/t/{invite}").text
    for other in ("/", "/t/aaaaaaaaaaaaaaaaaaaa", "/games/chess-boxing"):
        told = shown(house.url + other)
        assert (told["og:title"], told["og:locale"]) == ("Parlour", "en")
        assert size(get(told["og:image"]).content) == (512, 512)


def test_the_host_is_named_where_the_link_is_sent_only_if_the_host_likes(
    house: Server, screen: Screens
) -> None:
    party = Party(house.url, "go-fish", [0, 0])
    anna = screen()
    anna.go(party.seat_link())
    anna.menu("My settings")
    wish = anna.page.get_by_label("The link says that the invitation is from me, wherever it is sent")
    for wanted, begins in (True, "Anna invites you! Ask, fish"), (False, "You are invited! Ask, fish"):
        wish.set_checked(wanted)
        anna.until(lambda begins=begins: shown(party.link)["og:description"].startswith(begins))


def pocketed(screen: Screens, url: str, **kept: Any) -> Screen:
    """A screen whose shell is kept."""
    here = screen(ADDRESS, **kept)
    page = here.go(url)
    expect(page.locator("main li h3").first).to_be_visible()
    here.until(lambda: page.evaluate(CONTROLLED))
    return here


def test_without_a_line_the_shell_says_so_and_goes_on_by_itself(tmp_path: Path, screen: Screens) -> None:
    with Server(tmp_path) as server:
        anna = pocketed(screen, server.url)
        page = anna.page
        server.kill()
        page.reload()
        expect(page.get_by_role("heading", name="No answer")).to_be_visible()
        anna.context.add_init_script(OFFLINE)
        for path in ("/", "/games/go-fish"):
            page.goto(server.url + path)
            expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
            expect(page.get_by_text("even one against the computer")).to_be_visible()
            fonts = page.evaluate("document.fonts.ready.then(all => [...all].map(each => each.status))")
            assert "loaded" in fonts
            assert "error" not in fonts
        server.start()
        expect(page.get_by_role("heading", name="Go Fish")).to_be_visible()


def test_nothing_that_the_server_says_is_kept(house: Server, screen: Screens) -> None:
    anna = pocketed(screen, house.url)
    page = anna.page
    page.reload()
    expect(page.locator("main li h3").first).to_be_visible()
    page.goto(Party(house.url, "one", [0, 1]).seat_link())
    expect(page.locator("[data-game]")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert any(name.endswith(".woff2") for name in kept)
    assert not [name for name in kept if name.startswith(("/api/", "/t/"))]


class Rebuilt(Server):
    """A server with a client of its own, which can be built anew."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.client = folder / "client"
        shutil.copytree(files.CLIENT, self.client)
        patched = f"files.CLIENT = pathlib.Path({str(self.client)!r})"
        start = "from parlour.cli import main; sys.exit(main(sys.argv[1:]))"
        self.program = ("-c", f"import pathlib, sys; from parlour.server import files; {patched}; {start}")

    def rebuild(self) -> None:
        self.kill()
        worker = self.client / "worker.js"
        worker.write_text(re.sub(r"VERSION = '\w+'", "VERSION = 'another'", worker.read_text()))
        self.start()


def test_a_new_build_is_taken_over_with_the_next_page(tmp_path: Path, screen: Screens) -> None:
    with Rebuilt(tmp_path) as server:
        anna = pocketed(screen, server.url)
        page = anna.page
        page.reload()  # now a worker is there from the beginning
        expect(page.locator("main li h3").first).to_be_visible()
        anna.until(lambda: page.evaluate(CONTROLLED))
        server.rebuild()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # somebody looks again
        versions = "caches.keys().then(all => all.map(name => name.split(' ').at(-1)))"
        anna.until(lambda: page.evaluate(versions) == ["another"])
        page.evaluate("window.old = true")
        anna.tap(page.get_by_role("link", name="Go Fish"))
        expect(page.get_by_role("heading", name="Go Fish")).to_be_visible()
        assert page.evaluate("window.old") is None


def test_over_plain_http_there_is_no_worker_and_no_complaint(house: Server, screen: Screens) -> None:
    anna = screen(ADDRESS)
    anna.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page = anna.go(house.url)
    expect(page.locator("main li h3").first).to_be_visible()
    anna.tap(page.get_by_role("link", name="Go Fish"))
    expect(page.get_by_role("heading", name="Go Fish")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0


def test_a_part_that_a_new_build_no_longer_has_brings_the_new_page(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)
    expect(page.locator("main li h3").first).to_be_visible()
    page.route("**/assets/Setup-*.js", lambda route: route.fulfill(status=404))
    page.evaluate("window.old = true")
    with page.expect_event("load"):
        anna.tap(page.get_by_role("link", name="Go Fish"))
    expect(page.get_by_role("heading", name="No answer")).to_be_visible()  # it is missing there too
    assert page.evaluate("window.old") is None
    page.unroute_all()
    anna.press("Try again")
    expect(page.get_by_role("heading", name="Go Fish")).to_be_visible()
    anna.faults.clear()  # the browser complains about what it did not get


@pytest.mark.parametrize(("path", "ready"), [("/", "li a"), ("/games/go-fish", "form"), ("table", ".table")])
def test_the_first_load_is_light(house: Server, browser: Browser, path: str, ready: str) -> None:
    url = Party(house.url, "nine-mens-morris", [0, 1]).seat_link() if path == "table" else house.url + path
    weights = weigh(browser, url, ready)
    assert 0 < weights["JavaScript"] + weights["CSS"] <= FIRST_LOAD, weights
