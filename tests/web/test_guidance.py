"""The table says what to do: to whoever acts, before every touch, and at the end how it ended for them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from bench.guests import Server
from bench.screens import LAPTOP, PHONE, Party, Screen

Screens = Callable[..., Screen]


def test_a_mill_is_seen_and_said_while_one_chooses_what_to_take_and_the_end_speaks_to_each(
    house: Server, screen: Screens
) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 0])
    link = party.sit()
    anna, ben = screen(PHONE, "en"), screen(LAPTOP, "de")
    anna.go(party.seat_link())
    ben.go(link)
    party.do(type="start-match")
    said, heard = anna.page.locator(".status p"), ben.page.locator(".status p")
    expect(said).to_have_text("Your turn: place a stone (9 left).")
    expect(heard).to_have_text("Anna ist dran und setzt einen Stein, noch 9 in der Hand.")
    for anna_puts, ben_puts in ("a1", "d6"), ("d1", "f6"):
        for who, point in (anna, anna_puts), (ben, ben_puts):
            who.until(who.lit)
            who.touch(f"place:{point}")
            who.until(lambda who=who: not who.lit())
    anna.until(anna.lit)
    anna.touch("place:g1")
    expect(said).to_have_text("A mill! Take one of the marked stones.")
    assert anna.page.locator(".man.fresh").count() == 1
    assert sorted(anna.lit()) == ["place:d6", "place:f6"]
    anna.touch("place:d6")
    expect(heard).to_have_text("Du bist dran: Setz einen Stein (noch 7).")
    assert anna.page.locator(".man.fresh").count() == 0
    for name in ("Menü", "Aufgeben", "Aufgeben"):
        ben.press(name)
    expect(anna.page.get_by_role("heading", name="You won!")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Verloren.")).to_be_visible()


def test_whoever_won_sees_joy_unless_nothing_may_move(house: Server, screen: Screens) -> None:
    party = Party(house.url, "nine-mens-morris", [0, 0])
    link = party.sit()
    anna, calm, ben = screen(PHONE, speed=1), screen(PHONE, speed=1), screen(PHONE, speed=1)
    calm.page.emulate_media(reduced_motion="reduce")
    party.do(type="start-match")
    for who, seat in (anna, party.seat_link()), (calm, party.seat_link()), (ben, link):
        who.go(seat)
        who.until(lambda who=who: who.look()["n"] >= 0)
    ben.menu("Give up", "Give up")
    for who, bits in (anna, 36), (calm, 0):
        expect(who.page.get_by_role("heading", name="You won!")).to_be_visible()
        expect(who.page.locator(".joy i")).to_have_count(bits)
    expect(ben.page.get_by_role("heading", name="You lost.")).to_be_visible()
    expect(ben.page.locator(".joy")).to_have_count(0)


def test_in_two_steps_the_second_has_its_own_sentence(house: Server, screen: Screens) -> None:
    party = Party(house.url, "go-fish", [0, 1, 1], first="0")
    anna = screen(PHONE, "fr")
    anna.go(party.seat_link())
    party.do(type="start-match")
    said = anna.page.locator(".status p")
    expect(said).to_have_text("À toi\u00a0: à qui demandes-tu, et quoi\u202f?")
    anna.touch(next(token for token in anna.until(anna.lit) if token.startswith("rank:")))
    expect(said).to_have_text("Choisis maintenant à qui demander.")
