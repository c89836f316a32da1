"""Matches watched again in the browser, and records checked there."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.guests import Server, get
from bench.screens import LAPTOP, PHONE, Party, Screen
from parlour import Match
from parlour.view import Fan
from tests.web.axe import findings
from tests.web.test_review_on_screen import reviewed

Screens = Callable[..., Screen]
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def finished(game: str, rows: int = 40, **more: Any) -> Match:
    """A match of players who know no better, ended after so many `rows`."""
    match, rng = Match.start(game, seed="on screen", names=["Anna", "Ben"], **more), random.Random(game)
    while not match.result and match.n < rows:
        seat, moves = rng.choice(match.turns())
        match.play(seat, rng.choice(moves))
    if not match.result:
        match.play(0, "/end")
    return match


def saved(folder: Path, match: Match, change: Callable[[list[str]], None] = lambda lines: None) -> Path:
    lines = match.record().decode().splitlines()
    change(lines)
    file = folder / f"{match.game.key}.jsonl"
    file.write_text("\n".join([*lines, ""]), "utf-8")
    return file


def begun(party: Party) -> int:
    """The row of the table's log that began its match."""
    records = (f"{party.url}/api/tables/{party.invite}/records/{row}" for row in range(20))
    return next(row for row, record in enumerate(records) if get(record).is_success)


def place(page: Page) -> int:
    return int(page.locator("[data-replay]").get_attribute("data-at") or -1)


def test_a_board_is_watched_by_keys_by_the_slider_by_the_list_and_by_itself(
    house: Server, screen: Screens, tmp_path: Path
) -> None:
    match = finished("draughts")
    anna = screen(LAPTOP)
    page = anna.go(f"{house.url}/replay")
    page.set_input_files("input[type=file]", saved(tmp_path, match))
    expect(page.locator("[data-replay='draughts']")).to_be_visible()
    assert place(page) == 0
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", match.n), ("Home", 0)):
        page.keyboard.press(key)
        anna.until(lambda at=at: place(page) == at)
    page.get_by_role("slider").fill("5")
    anna.until(lambda: place(page) == 5)
    rows = page.locator("[data-moves] button")
    first = rows.first.inner_text().split()
    assert (first[0], first[-1]) == ("1.", match.rows[1].move)
    rows.nth(2).click()
    anna.until(lambda: place(page) == 3)
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-row", "3")
    assert findings(page) == []
    page.keyboard.press("End")
    expect(page.locator("[aria-current=step]")).to_be_in_viewport()
    page.get_by_role("slider").fill("3")
    anna.until(lambda: place(page) == 3)
    pieces = [
        piece.place for widget in match.at(3).view(0).widgets for piece in getattr(widget, "pieces", ())
    ]
    expect(page.locator(".felt [data-man]")).to_have_count(len(pieces))
    page.get_by_label("Speed").select_option("4")
    anna.press("Play")
    anna.until(lambda: place(page) > 4)
    anna.press("Pause")
    page.get_by_role("button", name="Turn the board round").click()
    with page.expect_download() as download:
        anna.press("Save as PDN")
    assert "1. " in download.value.path().read_text()
    assert page.evaluate(OVERFLOW) == 0


@pytest.mark.parametrize("game", ["draughts", "go-fish"])
def test_a_picture_of_the_table_is_saved(house: Server, screen: Screens, tmp_path: Path, game: str) -> None:
    anna = screen(PHONE)
    page = anna.go(f"{house.url}/replay")
    page.set_input_files("input[type=file]", saved(tmp_path, finished(game)))
    expect(page.locator("[data-replay]")).to_be_visible()
    with page.expect_download() as download:
        anna.press("Save a picture")
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert download.value.suggested_filename == f"{game}-0.png"
    assert len(picture) > 5_000  # something is drawn on it


def test_a_card_game_is_seen_with_the_eyes_of_each_seat_and_of_a_spectator(
    house: Server, screen: Screens, tmp_path: Path
) -> None:
    whole = finished("go-fish")
    anna = screen(PHONE)
    page = anna.go(f"{house.url}/replay")
    page.set_input_files("input[type=file]", saved(tmp_path, whole))
    page.get_by_role("slider").fill("3")
    anna.until(lambda: place(page) == 3)

    def faces() -> set[str]:
        cards = page.locator(".felt [data-card]").all()
        return {card.get_attribute("data-card") or "" for card in cards}

    def hand(seat: int) -> set[str]:
        fans = [
            each for each in whole.at(3).view(seat).widgets if isinstance(each, Fan) and each.seat == seat
        ]
        return {card.face for fan in fans for card in fan.cards if card.face}

    assert all(map(hand, (0, 1)))
    assert not faces() & (hand(0) | hand(1))
    for seat in (0, 1):
        page.get_by_label("Seen by").select_option(str(seat))
        expect(page.locator(f"[data-seat='{seat}']")).to_be_visible()
        assert place(page) == 3
        anna.until(lambda seat=seat: hand(seat) <= faces())
        assert not faces() & hand(1 - seat)
    assert page.evaluate(OVERFLOW) == 0
    assert findings(page) == []


def test_from_the_result_one_watches_again_shares_the_move_and_plays_on(
    house: Server, screen: Screens
) -> None:
    anna = reviewed(house, screen)
    anna.tap(anna.page.get_by_role("link", name="Watch again"))
    page = anna.page
    expect(page.locator("[data-replay]")).to_be_visible()
    anna.press("Mark mistakes")
    expect(page.locator("[data-slip]")).to_be_visible()
    anna.tap(page.locator("[data-slip]"))
    expect(page.get_by_role("note")).to_contain_text("b2-g7")
    anna.press("What was better")
    expect(page.locator("[data-moment='1'] [data-hint]")).to_have_count(2)
    anna.press("Close")
    anna.press("Share")
    link = page.get_by_label("Link to this move").input_value()
    assert re.search(r"/t/[\w-]+/replay/\d+/1$", link)
    anna.press("Close")
    other = screen(LAPTOP)
    other.go(house.url + "/t/" + link.split("/t/")[1])
    expect(other.page.locator("[data-replay][data-at='1']")).to_be_visible()
    anna.press("One step back")
    anna.press("Play from here")
    anna.tap(page.get_by_role("dialog").get_by_role("button", name="Play from here"))
    anna.until(anna.lit)
    assert "place:b2" in anna.lit()


def test_a_match_that_runs_cannot_be_watched_and_says_so(house: Server, screen: Screens) -> None:
    party = Party(house.url, "go-fish", [0, 0])
    party.sit()
    party.do(type="start-match")
    anna = screen(PHONE, "de")
    anna.go(f"{party.link}/replay/{begun(party)}")
    expect(anna.page.get_by_text("Die Partie läuft noch")).to_be_visible()
    assert not anna.sees("[data-replay]")
    anna.faults.clear()  # the browser's own word about status 409


def test_a_damaged_file_is_refused_with_its_line(house: Server, screen: Screens, tmp_path: Path) -> None:
    def change(lines: list[str]) -> None:
        lines[4] = lines[4].replace('"t":0', '"t":7')

    anna = screen(PHONE)
    page = anna.go(f"{house.url}/replay")
    page.set_input_files("input[type=file]", saved(tmp_path, finished("draughts"), change))
    expect(page.get_by_role("alert")).to_contain_text("Line 5 was changed")
    assert findings(page) == []
    page.set_input_files("input[type=file]", saved(tmp_path, finished("draughts")))
    expect(page.locator("[data-replay]")).to_be_visible()  # the next file is taken all the same
    anna.faults.clear()


def test_the_seal_page_names_the_row_that_was_changed_and_asks_nobody(
    house: Server, screen: Screens, tmp_path: Path
) -> None:
    match = finished("go-fish")

    def change(lines: list[str]) -> None:
        row = json.loads(lines[1])
        row["drawn"][-1][4].reverse()
        lines[1] = json.dumps(row, separators=(",", ":"))

    anna = screen(PHONE, "de")
    page = anna.go(f"{house.url}/seal")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_input_files("input[type=file]", saved(tmp_path, match))
    expect(page.locator("[data-verdict=good]")).to_contain_text("In Ordnung")
    expect(page.locator("[data-kept=nothing]")).to_be_visible()
    page.set_input_files("input[type=file]", saved(tmp_path, match, change))
    expect(page.locator("[data-verdict=bad][data-line='2']")).to_contain_text("Zeile 2 wurde verändert")
    assert asked == []
    assert page.evaluate(OVERFLOW) == 0
    assert findings(page) == []


def test_the_seal_page_knows_the_match_that_this_device_saw(
    house: Server, screen: Screens, tmp_path: Path
) -> None:
    party = Party(house.url, "one", [0, 1])
    anna = screen(LAPTOP)
    page = anna.go(party.seat_link())
    anna.press("Start")
    anna.until(lambda: anna.look()["n"] >= 0)
    anna.menu("End the match", "End the match")
    expect(page.locator("[data-seal=kept]")).to_be_visible()
    with page.expect_download() as download:
        anna.press("Save the record")
    kept = tmp_path / "kept.jsonl"
    kept.write_bytes(download.value.path().read_bytes())
    anna.go(f"{house.url}/seal")
    page.set_input_files("input[type=file]", kept)
    expect(page.locator("[data-verdict=good][data-kept=head]")).to_be_visible()


def test_a_file_may_be_dropped_on_the_page(house: Server, screen: Screens, tmp_path: Path) -> None:
    anna = screen(LAPTOP)
    page = anna.go(f"{house.url}/seal")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    data = page.evaluate_handle(
        """text => {
          const data = new DataTransfer()
          data.items.add(new File([text], 'match.jsonl'))
          return data
        }""",
        finished("draughts").record().decode(),
    )
    page.dispatch_event("main", "drop", {"dataTransfer": data})
    expect(page.locator("[data-verdict=good]")).to_be_visible()
