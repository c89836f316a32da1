"""The pages around the tables: shelf, setup, invitation, and whatever can go wrong on the way."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Collection
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from bench.guests import Server, get
from bench.screens import PHONE, Party, Screen
from tests.matrix import FAMILIES

Screens = Callable[..., Screen]
LANGUAGES = ["de", "en", "fr", "it", "ru"]
LONGEST = ["de", "ru"]  # words: what fits in these hardly ever stands out in another language
GAMES = [game.key for game in parlour.games()]
WIDTH = PHONE["viewport"]["width"]
# Words that stand out of the screen, but for those in something that can be scrolled sideways.
OUTSIDE = """width => [...document.body.querySelectorAll('*')].filter(node => {
  if (node.children.length || !node.textContent.trim() || node.closest('.unseen, svg')) return false
  if (!node.checkVisibility()) return false
  const {left, right} = node.getBoundingClientRect()
  if (left >= -1 && right <= width + 1) return false
  for (let up = node; up; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return false
  return true
}).map(node => node.textContent.trim())"""

# As a link inside the client leads there.
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


def shelf(house: Server, language: str = "en") -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = get(f"{house.url}/api/games?language={language}").json()
    return games


def test_the_shelf_is_three_taps_from_a_match_against_the_computer(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)
    anna.tap(page.get_by_role("link", name="Nine Men’s Morris"))
    anna.press("Play against the computer")
    anna.until(anna.lit)
    assert anna.taps <= 3
    anna.play(random.Random(1), touches=3)


def test_the_shelf_is_filtered_by_players_time_and_kind(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)

    def shown() -> list[str]:
        return page.locator("main li h3").all_inner_texts()

    def choose(group: str, chip: str) -> None:
        anna.tap(page.get_by_role("group", name=group).get_by_text(chip, exact=True))

    expect(page.locator("main li h3")).to_have_count(len(shelf(house)))
    anna.press("Filter")
    choose("Kind", "cards")
    anna.until(lambda: shown() == [each["title"] for each in shelf(house) if each["kind"] == "cards"])
    choose("Kind", "quick hands")
    anna.until(lambda: shown() == [each["title"] for each in shelf(house) if each["reflex"]])
    choose("Players", "5")
    quick = [each["title"] for each in shelf(house) if each["reflex"] and 5 in each["seats"]]
    anna.until(lambda: shown() == quick)
    choose("Kind", "any")
    choose("Time", "up to 10 min")
    short = [each["title"] for each in shelf(house) if each["minutes"] <= 10 and 5 in each["seats"]]
    anna.until(lambda: shown() == short)
    choose("Kind", "board")
    choose("Players", "7")
    expect(page.get_by_text("No game matches all of these.")).to_be_visible()
    anna.press("Show all games")
    expect(page.locator("main li h3")).to_have_count(len(shelf(house)))


def test_the_rules_that_are_chosen_are_the_rules_of_the_table(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(f"{house.url}/games/egyptian-rat-screw")
    anna.tap(page.locator("summary", has_text="House rules"))
    anna.tap(page.get_by_text("short", exact=True))
    tens = page.get_by_role("switch", name="Slap sums of ten")
    was = tens.is_checked()
    anna.tap(tens)
    page.get_by_label("Cards a wrong slap costs").select_option(label="2")
    expect(page.get_by_text("You changed the rules.")).to_be_visible()
    anna.press("Open the table")
    page.wait_for_url(re.compile("/t/"))
    table = get(page.url.replace("/t/", "/api/tables/")).json()
    rules = {each["name"]: each["value"] for each in table["rules"]}
    assert (rules["max_turns"], rules["slap_tens"], rules["penalty"]) == (200, not was, 2)
    anna.tap(page.locator("summary", has_text="House rules"))  # at the table too
    expect(page.get_by_role("switch", name="Slap sums of ten")).to_be_checked(checked=not was)


def test_a_guest_needs_only_the_link(
    house: Server, screen: Screens, record_property: Callable[[str, object], None]
) -> None:
    party = Party(house.url, "one", [0, 0])
    anna, ben = screen(), screen(name="")
    page = anna.go(party.seat_link())
    begun = time.monotonic()
    guest = ben.go(party.link)
    expect(guest.get_by_text("Anna invites you to")).to_be_visible()
    ben.press("Sit down")
    expect(guest.get_by_text("Anna starts the match.")).to_be_visible()
    record_property("seconds until seated", round(time.monotonic() - begun, 2))
    expect(page.get_by_text("Guest", exact=True)).to_be_visible()
    anna.press("Start")
    ben.until(lambda: ben.sees("[data-n]") and ben.look()["n"] >= 0)
    guest.reload()
    ben.until(lambda: ben.look()["n"] >= 0)


def test_the_host_has_a_link_a_picture_and_a_code_to_give_away(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 0])
    anna, ben = screen(), screen()
    page = anna.go(party.seat_link())
    expect(page.get_by_label("Invitation link")).to_have_value(party.link)
    expect(page.get_by_role("img", name="The link as a QR code").locator("svg")).to_be_visible()
    anna.press("A short code to read out")
    code = page.locator("output").inner_text()
    guest = ben.go(house.url)
    field = guest.get_by_label("Do you have a code for a table?")
    field.fill("no digits")
    ben.press("Go")
    expect(guest.get_by_text("Please type the digits of the code.")).to_be_visible()
    field.fill(code)
    ben.press("Go")
    expect(guest.get_by_text("Anna invites you to")).to_be_visible()
    assert guest.url == party.link


def test_a_code_that_leads_nowhere_says_so(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)
    page.get_by_label("Do you have a code for a table?").fill("0000 0000")
    anna.press("Go")
    expect(page.get_by_text("This code is unknown or has expired.")).to_be_visible()
    assert page.url.rstrip("/") == house.url


def test_the_language_is_that_of_the_page_and_of_the_table(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)
    welcome = page.locator("h1").inner_text()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("main li h3").first).to_have_text(shelf(house, "de")[0]["title"])
    assert page.locator("h1").inner_text() != welcome
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    party = Party(house.url, "nine-mens-morris", [0, 1])
    page.goto(party.seat_link())
    title = {language: titles(house, language)["nine-mens-morris"] for language in LANGUAGES}
    expect(page.locator("header h1")).to_have_text(title["de"])
    anna.tap(page.locator("footer .action"))
    anna.until(anna.lit)
    said = page.locator(".status").inner_text()
    anna.tap(page.locator("header .icon-button").first)
    anna.tap(page.get_by_role("button", name="Meine Einstellungen"))
    page.get_by_label("Sprache").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("header h1")).to_have_text(title["fr"])
    anna.until(lambda: page.locator(".status").text_content() not in ("", said))


def titles(house: Server, language: str) -> dict[str, str]:
    return {each["key"]: each["title"] for each in shelf(house, language)}


def test_the_look_is_light_or_dark_and_stays_so(house: Server, screen: Screens) -> None:
    anna = screen()
    page = anna.go(house.url)
    anna.tap(page.get_by_role("button", name="Appearance: system"))
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    anna.tap(page.get_by_role("button", name="Appearance: light"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/no/such/page", "There is nothing here"),
        ("/games/no-game", "There is nothing here"),
        ("/t/aaaaaaaaaaaaaaaaaaaa", "This link leads to no table"),
        ("/t/%22%3E", "This link leads to no table"),
    ],
)
def test_a_wrong_address_leads_on_to_the_games(house: Server, screen: Screens, path: str, title: str) -> None:
    anna = screen()
    page = anna.go(house.url + path)
    expect(page.locator("main h1")).to_have_text(title)
    anna.tap(page.get_by_role("link", name="See all games"))
    expect(page.locator("main li h3").first).to_be_visible()


def test_at_a_full_table_one_may_watch_if_they_let_you(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 1])
    party.do(type="set-table", spectators=False)
    ben = screen()
    page = ben.go(party.link)
    expect(page.get_by_role("heading", name="Every seat is taken")).to_be_visible()
    expect(page.get_by_role("button", name="Watch")).to_have_count(0)
    party.do(type="set-table", spectators=True)
    page.reload()
    expect(page.get_by_role("link", name="Open a table of your own")).to_be_visible()
    ben.press("Watch")
    expect(page.get_by_text("Anna starts the match.")).to_be_visible()


def test_a_lost_seat_says_so_and_its_new_link_leads_back(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 0])
    anna, ben = screen(), screen()
    guest = ben.go(party.sit())
    expect(guest.get_by_text("Anna starts the match.")).to_be_visible()
    page = anna.go(party.seat_link(0))
    for name in ("More about Ben", "New link for this seat"):
        anna.press(name)
    link = page.get_by_label("Link to the seat").input_value()
    expect(guest.locator("h1")).to_contain_text("no longer holds a seat")
    ben.press("To the invitation")
    expect(guest.get_by_role("heading", name="Every seat is taken")).to_be_visible()
    guest.goto(link)
    expect(guest.get_by_text("Anna starts the match.")).to_be_visible()


def test_a_deleted_table_says_good_bye(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 0])
    anna, ben = screen(), screen()
    anna.go(party.seat_link(0))
    guest = ben.go(party.sit())
    expect(guest.get_by_text("Anna starts the match.")).to_be_visible()
    anna.menu("Delete the table")
    expect(anna.page.get_by_role("group", name="Delete the table with all its")).to_be_visible()
    anna.press("Delete the table")
    for each in (anna, ben):
        each.tap(each.page.get_by_role("link", name="See all games"))
        expect(each.page.locator("main li h3").first).to_be_visible()
        expect(each.page.get_by_role("heading", name="Go on playing")).to_have_count(0)
    guest.goto(party.link)
    expect(guest.locator("h1")).to_have_text("This link leads to no table")


def test_the_result_of_a_match_can_be_seen_again(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 1], rounds=1)
    party.do(type="set-table", pace=0.25)
    anna = screen()
    page = anna.go(party.seat_link())
    anna.press("Start")
    anna.play(random.Random(1))
    page.reload()
    expect(page.locator("[data-result]")).to_contain_text("Anna")
    expect(page.get_by_role("link", name="Watch again")).to_have_css("text-align", "center")  # in two lines
    anna.press("Look at the table")
    expect(page.locator("[data-result]")).to_have_count(0)
    anna.menu("Show the result")
    expect(page.locator("[data-result]")).to_contain_text("Anna")
    page.goto(house.url)
    anna.tap(page.get_by_role("link", name=re.compile("^One")).first)  # among the tables to go on with
    expect(page.locator("[data-result]")).to_contain_text("Anna")


@pytest.mark.parametrize("path", ["/", "/games/one", "/t/{invite}"])
def test_while_nobody_answers_a_page_says_so_and_goes_on_by_itself(
    house: Server, screen: Screens, path: str
) -> None:
    party = Party(house.url, "one", [0, 0])
    anna = screen()
    anna.page.route("**/api/**", lambda route: route.abort())
    page = anna.go(house.url + path.format(invite=party.invite))
    expect(page.get_by_role("heading", name="No answer")).to_be_visible()
    expect(page.get_by_text("This page tries again by itself.")).to_be_visible()
    page.unroute_all()
    expect(page.get_by_role("heading", name="No answer")).to_have_count(0)
    expect(page.get_by_role("heading", name="One").first).to_be_visible()


def test_who_sits_down_while_nobody_answers_gets_one_seat(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 0, 0])
    ben = screen(name="Ben")
    page = ben.go(party.link)
    page.route("**/seats*", lambda route: (route.fetch(), route.abort()))  # done, but the answer is lost
    ben.press("Sit down")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute_all()
    expect(page.get_by_text("Anna starts the match.")).to_be_visible()
    assert get(f"{house.url}/api/tables/{party.invite}").json()["free"] == 1


def fits(page: Page) -> None:
    """Nothing stands out at the sides of a phone."""
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert (wide, page.evaluate(OUTSIDE, WIDTH)) == (WIDTH, []), page.url


@pytest.mark.parametrize(
    ("language", "keys"),
    [
        *(pytest.param(language, FAMILIES, id=language) for language in LANGUAGES if language not in LONGEST),
        *(pytest.param(language, GAMES, id=language) for language in LONGEST),
        *(
            pytest.param(language, GAMES, id=f"{language}-all", marks=pytest.mark.slow)
            for language in LANGUAGES
            if language not in LONGEST
        ),
    ],
)
def test_every_page_fits_a_phone_in_every_language(
    house: Server, screen: Screens, language: str, keys: Collection[str]
) -> None:
    anna = screen(language=language)
    page = anna.go(house.url)
    expect(page.locator("main li h3").first).to_be_visible()
    anna.tap(page.locator("[aria-controls=filters]"))
    fits(page)
    for game in (each for each in shelf(house, language) if each["key"] in keys):
        page.evaluate(GO, f"/games/{game['key']}")
        expect(page.locator("main h1")).to_have_text(game["title"])
        if parlour.game(game["key"]).Rules.choices():
            anna.tap(page.locator("summary"))
        fits(page)
    for path in ("/no/such/page", "/t/aaaaaaaaaaaaaaaaaaaa"):
        page.goto(house.url + path)
        expect(page.locator("main h1")).to_be_visible()
        fits(page)
    party = Party(house.url, "egyptian-rat-screw", [0, 0, 1])
    page.goto(party.link)
    expect(page.locator("form input")).to_be_visible()
    fits(page)
    page.goto(party.seat_link())
    expect(page.locator(".qr svg")).to_be_visible()
    fits(page)
    anna.tap(page.locator("footer .fill"))
    anna.until(lambda: anna.look()["n"] >= 0)
    fits(page)
    anna.tap(page.locator("header .icon-button").first)
    items = page.locator("dialog ul button")
    for at in range(items.count() - 1):  # the last one leads away, to all games
        anna.tap(items.nth(at))
        if not anna.sees("dialog header .icon-button >> nth=1"):  # it was no page of the menu
            page.keyboard.press("Escape")
            anna.tap(page.locator("header .icon-button").first)
            continue
        fits(page)
        anna.tap(page.locator("dialog header button").first)
    fits(page)
