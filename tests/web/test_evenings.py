"""Several browsers at one table, and what a table must outlive."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from bench.guests import Server
from bench.screens import LAPTOP, PHONE, WHOLE_MATCH, Party, Screen
from parlour.server.run import lan_address

Screens = Callable[..., Screen]
TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@contextmanager
def bot(link: str) -> Iterator[None]:
    """The example bot sits down."""
    process = subprocess.Popen([sys.executable, str(BOT), link], stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.kill()
        process.wait()


def act(who: Screen, rng: random.Random, seen: dict[str, Any]) -> None:
    """Touch something; whoever can play a card draws none, so that a match is soon over."""
    if len(seen["lit"]) > 1:
        seen["lit"].pop("draw", None)
    who.step(rng, seen)


def play_together(rng: random.Random, *people: Screen) -> None:
    """Everybody touches in turn until all see the result."""
    deadline = time.monotonic() + WHOLE_MATCH
    playing = list(people)
    while playing:
        assert time.monotonic() < deadline, f"no end\n{playing[0].text()}"
        for each in playing.copy():
            if (seen := each.look())["over"]:
                playing.remove(each)
            else:
                act(each, rng, seen)


class TextGuest:
    """Somebody at a terminal, who always types the first number of the list."""

    def __init__(self, link: str, name: str) -> None:
        command = [sys.executable, "-m", "parlour", "join", link, "--name", name, "--lang", "en"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self.printed: list[str] = []
        self.answered = 0
        self.listening = threading.Thread(target=self._listen, daemon=True)
        self.listening.start()

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.printed.append(line)

    def step(self) -> None:
        """Answer a list that was printed since the last answer."""
        lists = [at for at, line in enumerate(self.printed) if re.match(r" +1  ", line)]
        if lists and lists[-1] >= self.answered and self.process.stdin:
            self.answered = len(self.printed)
            self.process.stdin.write("1\n")

    def leave(self) -> str:
        with self.process:
            self.process.kill()
            self.listening.join()
        return "".join(self.printed)


def hand_over(shared: Screen) -> bool:
    """At a device with a curtain: let whoever is wanted look; whether anything was to be done."""
    wanted = shared.page.locator("dialog:has(#hand-to) .action, .bar .action").first
    if not wanted.is_visible():
        return False
    wanted.click()
    return True


def invited(house: str, screen: Screens, invite: str, name: str) -> Screen:
    """A guest opens the link, types a name and sits."""
    guest = screen(PHONE, name="")
    page = guest.go(f"{house}/t/{invite}")
    page.get_by_role("textbox").first.fill(name)
    page.get_by_role("button", name="Sit down").tap()
    return guest


def test_two_browsers_and_a_bot_at_one_table(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 0, 0], rounds=1)
    party.do(type="set-table", pace=0.25)
    anna = screen(LAPTOP)
    page = anna.go(party.seat_link())
    ben = invited(house.url, screen, party.invite, "Ben")
    with bot(party.link):
        expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
        page.get_by_role("button", name="Start", exact=True).click()
        play_together(random.Random(1), anna, ben)
    for each in (anna, ben):
        told = each.page.inner_text("[data-result]")
        assert "Anna" in told
        assert "Ben" in told


def test_a_television_two_phones_a_shared_tablet_a_terminal_and_a_computer_play_a_match(
    house: Server, screen: Screens
) -> None:
    party = Party(house.url, "crazy-eights", [0, 0, 0, 0, 0, 1], "short")
    party.do(type="set-table", pace=0.25)
    ben_link, _, _ = (party.sit() for _ in range(3))
    anna, ben, tablet, wall = screen(PHONE), screen(PHONE, "de"), screen(TABLET), screen(TELEVISION)
    anna.go(party.seat_link())
    ben.go(ben_link)
    tablet.go(f"{party.link}#{'.'.join(party.tokens[2:])}")
    wall.go(f"{house.url}/tv/{party.invite}").locator(".qr svg").wait_for()
    terminal = TextGuest(party.link, "Emma")
    try:
        start = anna.page.get_by_role("button", name="Start", exact=True)
        expect(start).to_be_enabled()
        start.click()
        rng, deadline = random.Random(7), time.monotonic() + WHOLE_MATCH
        while not all(each.look()["over"] for each in (anna, ben, tablet)):
            assert time.monotonic() < deadline, f"no end\n{anna.text()}"
            terminal.step()
            for each in (anna, ben, tablet):
                if not (seen := each.look())["over"] and not (each is tablet and hand_over(tablet)):
                    act(each, rng, seen)
        anna.until(lambda: any(line.startswith("1. ") for line in terminal.printed))
    finally:
        heard = terminal.leave()
    names = ("Anna", "Ben", "Carla", "Emma")
    for each in (anna, ben, tablet):
        assert all(name in each.page.inner_text("[data-result]") for name in names)
    wall.until(lambda: wall.look()["n"] == anna.look()["n"])
    assert all(name in wall.text() for name in names)
    assert "Your turn" in heard


def test_a_reload_in_mid_move_costs_neither_seat_nor_turn(house: Server, screen: Screens) -> None:
    party = Party(house.url, "go-fish", [0, 1], "short")
    party.do(type="set-table", pace=0.25)
    anna = screen(PHONE)
    page = anna.go(party.seat_link())
    page.get_by_role("button", name="Start", exact=True).tap()
    anna.until(lambda: any(token.startswith("rank:") for token in anna.lit()))
    before = page.locator("[data-n]").get_attribute("data-n")
    anna.touch(next(token for token in anna.lit() if token.startswith("rank:")))
    anna.until(lambda: anna.sees("[data-touched]"))
    page.reload()
    anna.until(anna.lit)
    assert page.locator("[data-n]").get_attribute("data-n") == before
    assert not anna.sees("[data-touched]")
    anna.play(random.Random(2), touches=6)


def test_the_seat_in_the_link_leaves_the_address_at_once(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 1])
    anna = screen(PHONE)
    page = anna.go(party.seat_link())
    anna.until(lambda: anna.sees("header"))
    assert party.tokens[0] not in page.url
    page.goto(party.link)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()


def test_a_killed_server_comes_back_under_an_open_page(tmp_path: Path, screen: Screens) -> None:
    with Server(tmp_path) as server:
        party = Party(server.url, "nine-mens-morris", [0, 1], "short")
        party.do(type="set-table", pace=0.25)
        anna = screen(PHONE)
        page = anna.go(party.seat_link())
        page.get_by_role("button", name="Start", exact=True).tap()
        anna.play(random.Random(3), touches=6)
        server.kill()
        anna.until(lambda: anna.sees("header [role=alert]"))
        before = anna.look()["n"]
        server.start()
        anna.until(lambda: not anna.sees("header [role=alert]"))
        anna.until(anna.lit)
        assert anna.look()["n"] >= before
        anna.play(random.Random(4), touches=6)
        anna.until(lambda: anna.look()["n"] > before + 6)


def test_a_move_made_while_the_server_is_away_is_made_when_it_is_back(
    tmp_path: Path, screen: Screens
) -> None:
    with Server(tmp_path) as server:
        party = Party(server.url, "nine-mens-morris", [0, 1], "short")
        anna = screen(PHONE)
        page = anna.go(party.seat_link())
        page.get_by_role("button", name="Start", exact=True).tap()
        anna.until(anna.lit)
        server.kill()
        anna.touch("place:d2")
        anna.until(lambda: anna.sees("header [role=alert]"))
        server.start()
        expect(page.locator("[data-n]")).not_to_have_attribute("data-n", "0")
        expect(page.locator("[data-place=d2]")).to_have_attribute("aria-label", re.compile("Anna’s stone"))


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on the home network: plain http, and not this very machine."""
    address = lan_address()
    if address is None:
        pytest.skip("NOT TESTED: this machine has no address on any network")
    with Server(tmp_path_factory.mktemp("home"), "--host", "0.0.0.0") as server:
        yield f"http://{address}:{server.port}"


def test_an_evening_over_plain_http_on_the_home_network(at_home: str, screen: Screens) -> None:
    party = Party(at_home, "one", [0, 0], rounds=1)
    party.do(type="set-table", pace=0.25)
    anna = screen(PHONE)
    page = anna.go(party.seat_link())
    assert not page.evaluate("isSecureContext")
    ben = invited(at_home, screen, party.invite, "Ben")
    page.get_by_role("button", name="Start", exact=True).tap()
    play_together(random.Random(5), anna, ben)


def test_one_press_plays_a_match_without_a_choice_and_another_stops_it(
    house: Server, screen: Screens
) -> None:
    party = Party(house.url, "clock-solitaire", [0])
    party.do(type="set-table", pace=0.25)
    anna = screen(PHONE)
    page = anna.go(party.seat_link())
    page.get_by_role("button", name="Start").click()
    anna.press("Play automatically")
    anna.until(lambda: int(page.get_attribute("[data-n]", "data-n") or 0) >= 2)
    anna.press("Stop")
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()
    assert not anna.sees("[data-result]")
    anna.press("Play automatically")
    anna.until(lambda: anna.sees("[data-result]"), WHOLE_MATCH)
    assert re.search(r"Won|Lost", anna.text())
