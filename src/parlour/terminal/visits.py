"""The way to a table on a server and to a seat there, in plain text."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from parlour import protocol, text
from parlour.terminal import links, wire
from parlour.terminal.keyboard import Keyboard
from parlour.terminal.links import Link, NoEntry, Seats
from parlour.terminal.remote import Guest
from parlour.words import Words


def join(link: str, name: str | None, language: str, watch: bool, new: bool, server: str = "") -> int:
    """Come to the table, sit down unless this computer holds a seat (of this name, where one is given), and
    stay until one has had enough. A code is one of that server."""
    seats = Seats()
    place = links.found(link, None if new else seats, name, language, watch, server)
    invited = links.invitation(place, language)
    try:
        return asyncio.run(_visit(place, seats, invited, name, language, watch))
    except KeyboardInterrupt:
        return 130


def host(server: str, game: str, name: str, language: str, levels: list[int], rules: dict[str, str]) -> int:
    """Open a table with computers of these levels (0 waits for a guest), and sit down as its host."""
    place = links.opened(server, game, name, language, seats=levels, rules=rules)
    Seats().keep(place, name)
    say = Words(language, "cli").say
    shown = links.outside(place).table
    print(say("invite-link", link=shown))
    print(text.qr(shown), end="")
    print(say("own-link", link=place.own))
    return join(place.own, name, language, watch=False, new=False)


async def _visit(
    place: Link, seats: Seats, invited: protocol.Invitation, name: str | None, language: str, watch: bool
) -> int:
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    say = Words(language, "cli").say

    def heard(line: str | None) -> None:
        with suppress(RuntimeError):  # typed when all is over
            loop.call_soon_threadsafe(lines.put_nowait, line)

    with Keyboard(heard, more=say("enter-for-more")) as keyboard:
        if not place.token:
            keyboard.say(say("invitation", game=invited.title, host=invited.host or "–"))
            for rule in invited.rules:
                keyboard.say(f"  {say('labelled', label=rule.label, value=rule.shown)}")
        if not place.token and not watch:
            if not invited.free:
                raise NoEntry("table-is-full")
            if not name:
                keyboard.say(say("your-name"))
            while not name:
                line = await lines.get()
                if line is None:
                    return 0
                name = line.strip()
            place = await asyncio.to_thread(links.sit, place, name, language)
            seats.keep(place, name)
            keyboard.say(say("own-link", link=place.own))
        guest = Guest(place, seats, language, keyboard.say, keyboard.ask, keyboard)
        if place.token:
            guest.invite = (await asyncio.to_thread(links.outside, place)).table
        try:
            await wire.first(guest.stay(), guest.listen(lines))
        except asyncio.CancelledError:
            guest.leave()
            raise
        guest.leave()
    return 0
