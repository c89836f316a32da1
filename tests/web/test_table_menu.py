"""Everything around a match: rules, taking back, talking, the list of moves, what comes after the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

import parlour
from bench.guests import Server, get
from bench.screens import LAPTOP, PHONE, Party, Screen

Screens = Callable[..., Screen]
FACES = re.compile(r'data-card="[A2-9TJQK]|of (?:clubs|diamonds|hearts|spades)')
# The whole page, but for the books that everybody sees.
HIDDEN = """() => {
  const page = document.documentElement.cloneNode(true)
  for (const open of page.querySelectorAll('.laid:has([data-zone^=books])')) open.remove()
  return page.outerHTML
}"""


def two(house: Server, screen: Screens, game: str, language: str = "en") -> tuple[Screen, Screen]:
    """Anna at a laptop and Ben at a phone have begun a match."""
    party = Party(house.url, game, [0, 0])
    anna, ben = screen(LAPTOP), screen(PHONE, language)
    ben.go(party.sit())
    anna.go(party.seat_link(0))
    anna.press("Start")
    for each in (anna, ben):
        each.until(lambda each=each: each.look()["n"] >= 0)
    return anna, ben


def solo_result(house: Server, screen: Screens, game: str, **rules: int) -> Screen:
    """Anna has begun a match against the computer."""
    party = Party(house.url, game, [0, 1], **rules)
    party.do(type="set-table", pace=0.25)
    anna = screen(LAPTOP)
    anna.go(party.seat_link())
    anna.press("Start")
    anna.until(lambda: anna.look()["n"] >= 0)
    return anna


def place(screen: Screen, point: str) -> Locator:
    return screen.page.locator(f"[data-place={point}]")


def stone(who: str) -> re.Pattern[str]:
    return re.compile(f"{who}’s stone")


def test_the_rules_are_one_tap_away_with_the_house_rules_that_are_on(house: Server, screen: Screens) -> None:
    party = Party(house.url, "egyptian-rat-screw", [0, 1], "short", penalty=2)
    anna = screen()
    page = anna.go(party.seat_link())
    anna.press("Start")
    anna.menu("Rules")
    sheet = page.get_by_role("dialog")
    table = get(f"{house.url}/api/tables/{party.invite}?language=en").json()
    for each in table["rules"]:
        listed = sheet.locator(f"[data-rule=option-{each['name']}]")
        expect(listed).to_contain_text(f"{each['label']}: {each['shown']}")
    changed = sheet.locator("section.here li")
    expect(changed.filter(has_text="Cards laid before the match ends: 200")).to_have_count(1)


def test_a_move_is_taken_back_when_the_other_agrees(house: Server, screen: Screens) -> None:
    anna, ben = two(house, screen, "nine-mens-morris")
    anna.touch("place:d2")
    ben.until(ben.lit)
    ben.touch("place:d6")
    expect(place(anna, "d6")).to_have_attribute("aria-label", stone("Ben"))
    anna.press("Take back my last move")
    expect(anna.page.get_by_text("Waiting for the others to answer.")).to_be_visible()
    ben.press("No")
    expect(anna.page.get_by_text("Waiting for the others to answer.")).to_have_count(0)
    expect(place(ben, "d2")).to_have_attribute("aria-label", stone("Anna"))
    anna.press("Take back my last move")
    ben.press("Yes")
    for each in (anna, ben):
        expect(place(each, "d2")).to_have_attribute("aria-label", re.compile("empty"))
    anna.until(lambda: "place:d2" in anna.lit())


@pytest.mark.parametrize(("game", "taken"), [("nine-mens-morris", True), ("who-has-the-six", False)])
def test_resigning_and_draws_are_offered_only_where_the_rules_take_them(
    house: Server, screen: Screens, game: str, taken: bool
) -> None:
    anna = solo_result(house, screen, game)
    anna.menu()
    expect(anna.page.get_by_role("button", name="End the match")).to_be_visible()
    for label in ("Offer a draw", "Give up"):
        expect(anna.page.get_by_role("button", name=label)).to_have_count(int(taken))


def test_a_time_to_think_is_asked_of_the_other(house: Server, screen: Screens) -> None:
    anna, ben = two(house, screen, "nine-mens-morris")
    anna.menu("My settings")
    chosen = anna.page.get_by_label("Time to think")
    chosen.select_option(label="30 seconds")
    asked = "Anna would like this for the match: Time to think: 30 s."
    expect(ben.page.locator(".ask").filter(has_text=asked)).to_be_visible()
    expect(chosen).to_have_value("0")  # until Ben has said yes
    ben.press("Yes")
    expect(chosen).to_have_value("30")


def test_whoever_comes_during_a_match_asks_to_play(house: Server, screen: Screens) -> None:
    party = Party(house.url, "go-fish", [0, 0])
    anna, ben, carla = screen(LAPTOP), screen(PHONE), screen(PHONE)
    ben.go(party.sit())
    anna.go(party.seat_link(0))
    anna.press("Start")
    ben.until(lambda: ben.look()["n"] >= 0)
    ben.menu("Leave the table")
    ben.press("Leave the table")
    anna.page.get_by_text("Ben leaves the table.").first.wait_for(state="attached")
    carla.go(party.sit())
    carla.until(lambda: "since you came during it" in carla.text())
    own = carla.page.locator(".seat.own [data-card]")
    expect(own).to_have_count(0)
    carla.press("Ask the others")
    expect(anna.page.locator(".ask").filter(has_text="Carla sat down during the match")).to_be_visible()
    anna.press("Yes")
    expect(own.first).to_be_visible()


def test_a_draw_is_offered_and_agreed(house: Server, screen: Screens) -> None:
    anna, ben = two(house, screen, "nine-mens-morris")
    anna.touch("place:d2")
    anna.menu("Offer a draw")
    ben.press("Yes")
    for each in (anna, ben):
        expect(each.page.locator("[data-result] li .rank")).to_have_text(["1.", "1."])


def test_after_the_match_every_device_says_whether_the_promise_was_kept(
    house: Server, screen: Screens
) -> None:
    anna, ben = two(house, screen, "who-has-the-six")

    def forge(route: Route) -> None:
        route.fulfill(body=route.fetch().text().replace("Anna", "Anne", 1))

    ben.page.route("**/records/*", forge)
    anna.menu("End the match", "End the match")
    expect(anna.page.locator("[data-seal]")).to_contain_text("The deal is the one that was promised.")
    expect(ben.page.get_by_role("alert").filter(has_text="Careful")).to_be_visible()
    prints = {each.page.inner_text("[data-seal] .faint") for each in (anna, ben)}
    assert len(prints) == 1
    assert "Fingerprint of the match: " in prints.pop()


def test_after_giving_up_one_plays_again_with_sides_changed_or_something_else(
    house: Server, screen: Screens
) -> None:
    anna, ben = two(house, screen, "nine-mens-morris")
    anna.until(anna.lit)  # who opened the table begins
    anna.menu("Give up", "No, cancel", "Give up")
    expect(anna.page.get_by_role("group", name="Give up this match?")).to_be_visible()
    assert not ben.sees("[data-result]")
    anna.press("Give up")
    for each in (anna, ben):
        expect(each.page.locator("[data-result] li.best")).to_contain_text("Ben")
    anna.press("Score book")
    expect(anna.page.get_by_role("row", name="Ben 1 1")).to_be_visible()
    expect(anna.page.get_by_role("row", name="Anna 0 1")).to_be_visible()
    anna.press("Back")
    anna.press("Play again")
    ben.until(ben.lit)
    assert not anna.lit()
    assert not ben.sees("[data-result]")
    ben.menu("Give up", "Give up")
    anna.press("Another game")
    anna.tap(anna.page.get_by_role("dialog").get_by_role("button", name=re.compile("^One")))
    for each in (anna, ben):
        expect(each.page.locator("header h1")).to_have_text("One")
        expect(each.page.get_by_role("heading", name="Who plays")).to_be_visible()


def test_a_record_that_comes_when_its_match_is_put_away_hurts_nobody(house: Server, screen: Screens) -> None:
    anna, ben = two(house, screen, "nine-mens-morris")
    late: list[Route] = []
    anna.page.route("**/records/*", lambda route: late.append(route))
    anna.menu("Give up", "Give up")
    ben.until(lambda: ben.sees("[data-result]"))
    anna.until(lambda: late)
    anna.press("Play again")
    anna.until(lambda: not anna.sees("[data-result]"))
    with anna.page.expect_response("**/records/*") as answer:
        late[0].continue_()
    answer.value.finished()  # the fixture reads the console
    assert not ben.sees("[data-result]")


def test_a_phrase_is_read_in_everybodys_own_language(house: Server, screen: Screens) -> None:
    anna, ben = two(house, screen, "nine-mens-morris", "de")
    anna.page.get_by_role("complementary").get_by_role("button", name="Well played!").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Anna: Well played!")
    ben.tap(ben.page.get_by_role("button", name="Menü"))
    ben.tap(ben.page.get_by_role("button", name="Spielverlauf"))
    expect(ben.page.get_by_role("log")).to_contain_text("Anna: Gut gespielt!")


def test_nobody_is_offered_to_talk_to_computers_alone(house: Server, screen: Screens) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 1])
    anna = screen(LAPTOP)
    page = anna.go(party.seat_link())
    anna.press("Start")
    anna.until(anna.lit)
    said = page.get_by_role("complementary").get_by_role("group", name="Say something")
    expect(said).to_have_count(0)
    ben = screen(PHONE)
    ben.go(party.link)
    ben.press("Watch")
    expect(said).to_be_visible()


def tab_to(screen: Screen, name: str | re.Pattern[str]) -> None:
    """Press the tab key until the button of this name has the focus, and then the enter key."""
    for _ in range(80):
        screen.page.keyboard.press("Tab")
        focused = screen.page.evaluate(
            "(at => at.ariaLabel || at.dataset.move || at.innerText || '')(document.activeElement)"
        )
        if re.fullmatch(name, focused.strip()):
            screen.page.keyboard.press("Enter")
            return
    raise AssertionError(f"the tab key does not lead to {name}")


def test_a_match_is_played_by_keys_alone_from_the_list_of_moves(house: Server, screen: Screens) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 1])
    party.do(type="set-table", pace=0.25)
    anna = screen(LAPTOP)
    page = anna.go(party.seat_link())
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    tab_to(anna, "Start")
    for _ in range(3):
        anna.until(anna.lit)
        before = anna.look()["n"]
        tab_to(anna, "Menu")
        tab_to(anna, "All my moves as a list")
        third = page.get_by_role("dialog").locator("ol button").nth(2)
        tab_to(anna, re.escape(third.get_attribute("data-move") or ""))
        anna.until(lambda before=before: anna.look()["n"] > before)
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_record_of_a_match_can_be_kept_and_checked(house: Server, screen: Screens) -> None:
    anna = solo_result(house, screen, "one", rounds=1)
    anna.play(random.Random(1))
    with anna.page.expect_download() as download:
        anna.press("Save the record")
    assert re.fullmatch(r"one-\d+\.jsonl", download.value.suggested_filename)
    match = parlour.verify(download.value.path().read_bytes())
    assert match.game.key == "one"
    assert match.result
    anna.press("Score book")
    with anna.page.expect_download() as download:
        anna.press("Save as a spreadsheet")
    assert "Anna" in download.value.path().read_text()


def test_how_one_likes_it_is_kept(house: Server, screen: Screens) -> None:
    anna = solo_result(house, screen, "go-fish")
    anna.menu("My settings")
    anna.page.get_by_label("Animation speed").fill("2")
    anna.page.get_by_label("A colour for every suit").check()
    anna.page.get_by_label("dark", exact=True).check()
    anna.page.reload()
    anna.menu("My settings")
    expect(anna.page.get_by_label("Animation speed")).to_have_value("2")
    expect(anna.page.get_by_label("A colour for every suit")).to_be_checked()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(anna.page.locator(".card.four").first).to_be_attached()


def at_one_device(house: Server, screen: Screens, game: str) -> Screen:
    """Anna and Ben share a phone; set up in the page."""
    both = screen()
    page = both.go(f"{house.url}/games/{game}")
    page.get_by_label("Seat 2", exact=True).select_option("device")
    page.get_by_label("Name of player 2").fill("Ben")
    both.press("Open the table")
    both.until(lambda: both.sees("[data-n]"))
    return both


def test_where_hands_are_hidden_a_curtain_falls_between_two_people_at_one_device(
    house: Server, screen: Screens
) -> None:
    both = at_one_device(house, screen, "go-fish")
    page, rng = both.page, random.Random(1)
    curtain, over = page.get_by_role("dialog"), page.get_by_role("button", name="Hand over")
    faced = []

    def turn_ends() -> bool:
        if over.is_visible():
            return True
        both.step(rng, both.look())
        return False

    for _ in range(4):
        expect(curtain).to_contain_text("Everybody else looks away.")
        both.until(lambda: not FACES.findall(page.evaluate(HIDDEN)))
        next = curtain.locator(".action")
        faced.append(next.inner_text())
        both.tap(next)
        expect(curtain).to_have_count(0)
        expect(page.locator(".own [data-card]").first).to_be_visible()
        expect(page.locator(".others [data-card][data-in^=hands]")).to_have_count(0)
        both.until(turn_ends)
        both.tap(over)
    assert set(faced) == {"I am Anna", "I am Ben"}


def test_in_an_open_game_two_people_at_one_device_need_no_curtain(house: Server, screen: Screens) -> None:
    both = at_one_device(house, screen, "nine-mens-morris")
    for point, name in (("d2", "Anna"), ("d6", "Ben"), ("b4", "Anna"), ("f4", "Ben")):
        both.until(lambda point=point: f"place:{point}" in both.lit())
        both.touch(f"place:{point}")
        expect(place(both, point)).to_have_attribute("aria-label", stone(name))
        expect(both.page.get_by_role("dialog")).to_have_count(0)


def test_who_watches_sees_no_hand_and_touches_nothing(house: Server, screen: Screens) -> None:
    party = Party(house.url, "go-fish", [0, 1])
    party.do(type="set-table", spectators=True)
    anna, ben = screen(), screen()
    anna.go(party.seat_link())
    anna.press("Start")
    anna.until(anna.lit)
    page = ben.go(party.link)
    ben.press("Watch")
    ben.until(lambda: ben.look()["n"] >= 0)
    expect(page.locator(".seat")).to_have_count(2)
    assert not ben.lit()
    assert not FACES.findall(page.evaluate(HIDDEN))
    ben.press("Menu")
    for name in ("Rules", "What happened", "Score book"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    for name in ("Give up", "Take back my last move", "All my moves as a list", "End the match"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
