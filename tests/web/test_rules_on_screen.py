"""The rules of this table: a page with pictures, a tour for newcomers, the rule behind a refusal."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import parlour
from bench.guests import Server
from bench.screens import LAPTOP, PHONE, Party, Screen
from parlour.rulebook import Page, page
from tests.web.axe import findings

Screens = Callable[..., Screen]


def told(text: tuple[parlour.rulebook.Span, ...]) -> str:
    return "".join(span.text for span in text)


def rules(game: str, language: str = "en", **chosen: object) -> Page:
    return page(parlour.game(game), language, chosen)


def test_the_sheet_shows_the_rules_of_this_table_with_pictures_and_says_what_differs(
    house: Server, screen: Screens
) -> None:
    anna = screen(PHONE)
    seen = anna.go(Party(house.url, "nine-mens-morris", [0, 1], take_from_mills="if-all").seat_link())
    anna.menu("Rules")
    made = rules("nine-mens-morris", take_from_mills="if-all")
    expect(seen.locator("article h2")).to_have_text(
        ["House rules at this table", *(section.title for section in made.sections)]
    )
    differs = [each for section in made.sections for each in section.blocks if each.differs]
    expect(seen.locator("article .differs")).to_have_text(["House rule"] * len(differs))
    for block in differs:
        expect(seen.locator(f"[data-rule~={block.ids[0]}]")).to_contain_text(told(block.text))
    pictures = [each.picture for section in made.sections for each in section.blocks if each.picture]
    drawn = seen.locator("article figure")
    expect(drawn).to_have_count(len(pictures))
    for at, picture in enumerate(pictures):
        expect(drawn.nth(at)).to_have_attribute("aria-label", picture.spoken)
        pieces = sum(len(getattr(widget, "pieces", ())) for widget in picture.widgets)
        expect(drawn.nth(at).locator("[data-man]")).to_have_count(pieces)
    assert not findings(seen)
    hidden = "(sheet => sheet.scrollHeight - sheet.clientHeight)(document.querySelector('dialog'))"
    assert not seen.evaluate(hidden), "only what is inside the sheet scrolls"


def test_the_sheet_before_a_match_follows_what_is_chosen(house: Server, screen: Screens) -> None:
    anna = screen(LAPTOP, "de")
    seen = anna.go(f"{house.url}/games/nine-mens-morris")
    seen.get_by_role("button", name="Neu in diesem Spiel?").click()
    expect(seen.locator("article h1")).to_have_text(rules("nine-mens-morris", "de").title)
    expect(seen.locator("article .differs")).to_have_count(0)
    expect(seen.locator("[data-rule~=jumping]")).to_have_count(1)


def test_a_refusal_leads_to_the_rule_behind_it(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    party = Party(house.url, "nine-mens-morris", [0, 0])
    seen = anna.go(party.seat_link())
    other = screen(LAPTOP)
    other.go(party.sit())
    party.do(type="start-match")
    for who, point in (anna, "a1"), (other, "d1"):
        who.until(who.lit)
        who.touch(f"place:{point}")
        who.until(lambda who=who: not who.lit())
    anna.until(anna.lit)
    seen.locator("[data-place=d1]").tap(force=True)
    expect(seen.get_by_role("alert")).to_be_visible()
    anna.press("The rule")
    found = seen.locator("li.found")
    expect(found).to_have_count(1)
    expect(found).to_be_focused()
    for seen_whole in (found, seen.get_by_role("heading", name="Rules", exact=True)):
        expect(seen_whole).to_be_in_viewport(ratio=1)
    assert "point-taken" in (found.get_attribute("data-rule") or "").split()


def test_a_refusal_without_a_rule_has_no_link(house: Server, screen: Screens) -> None:
    anna = screen(PHONE)
    party = Party(house.url, "nine-mens-morris", [0, 0])
    seen = anna.go(party.seat_link())
    screen(LAPTOP).go(party.sit())
    party.do(type="start-match")
    anna.until(anna.lit)
    anna.touch("place:a1")
    anna.until(lambda: not anna.lit())
    seen.locator("[data-place=d1]").tap(force=True)
    expect(seen.get_by_role("alert")).to_be_visible()
    expect(seen.get_by_role("button", name="The rule")).to_have_count(0)


def test_the_first_match_offers_a_tour_that_covers_nothing_and_is_not_offered_again(
    house: Server, screen: Screens
) -> None:
    anna = screen(PHONE, newcomer=True)
    seen = anna.go(Party(house.url, "nine-mens-morris", [0, 1]).seat_link())
    anna.press("Start")
    anna.press("Show me")
    steps = rules("nine-mens-morris").tour
    assert 3 <= len(steps) <= 5
    tour = seen.locator("[data-tour]")
    for at, step in enumerate(steps):
        expect(tour).to_contain_text(told(step.text))
        expect(tour).to_contain_text(f"{at + 1} of {len(steps)}")
        below = tour.bounding_box()
        table = seen.locator("main").bounding_box()
        assert below
        assert table
        assert below["y"] + below["height"] <= table["y"] + 1
        assert not findings(seen)
        anna.press("Got it" if at == len(steps) - 1 else "Next")
    expect(tour).to_have_count(0)
    anna.until(anna.lit)
    seen.reload()
    anna.until(anna.lit)
    expect(seen.get_by_role("button", name="Show me")).to_have_count(0)
    anna.menu("Rules", "Short tour")
    expect(tour).to_contain_text(told(steps[0].text))
    anna.press("Skip")
    expect(tour).to_have_count(0)


def test_whoever_wants_no_tour_is_not_asked_again_but_about_another_game(
    house: Server, screen: Screens
) -> None:
    anna = screen(PHONE, "fr", newcomer=True)
    for game, asked in ("one", 1), ("one", 0), ("jule", 1):
        seen = anna.go(Party(house.url, game, [0, 1]).seat_link())
        anna.press("C’est parti")
        anna.until(anna.lit)
        expect(seen.get_by_role("button", name="Non, merci")).to_have_count(asked)
        if asked:
            anna.press("Non, merci")
            expect(seen.get_by_role("button", name="Non, merci")).to_have_count(0)


def test_who_only_looks_on_is_offered_no_tour(house: Server, screen: Screens) -> None:
    party = Party(house.url, "one", [0, 1])
    party.do(type="start-match")
    ben = screen(LAPTOP, newcomer=True)
    seen = ben.go(party.link)
    ben.press("Watch")
    ben.until(lambda: ben.sees("main"))
    expect(seen.get_by_role("button", name="Show me")).to_have_count(0)
