"""People at tables, over real sockets: who comes, and what they all have heard."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from bench import guests
from bench.guests import Guest, Server

MORRIS = "nine-mens-morris"


class Room:
    """Everybody who came to an evening; they all go home."""

    def __init__(self, server: Server) -> None:
        self.server, self.url = server, server.url
        self.stack = AsyncExitStack()

    def come(self, guest: Guest) -> Guest:
        self.stack.push_async_callback(guest.leave)
        return guest

    async def open(self, game: str = MORRIS, seats: tuple[int, ...] = (0, 0), **more: Any) -> Guest:
        return self.come(await guests.opened(self.url, game, seats, **more))

    async def sit(self, host: Guest, name: str = "Ben", language: str = "en", **more: Any) -> Guest:
        return self.come(await guests.seated(self.url, host.invite, name, language, **more))

    async def watch(self, host: Guest, *tokens: str, language: str = "en") -> Guest:
        return await self.knock(host.invite, *tokens, language=language)

    async def knock(self, invite: str, *tokens: str, language: str = "en") -> Guest:
        """Somebody with a link, who may be sent away."""
        return self.come(await Guest(self.url, invite, tokens, language).come())

    async def pair(self, game: str = MORRIS, **rules: Any) -> tuple[Guest, Guest]:
        """Anna and Ben, and a match that has begun."""
        anna = await self.open(game, rules=rules)
        ben = await self.sit(anna)
        await anna.do("start-match")
        await ben.until(lambda: ben.view)
        return anna, ben


def faults(server: Server) -> list[str]:
    """What the log of a server holds, but for advice about names and proxies that strangers made up."""
    advice = ("--allow-host", "--proxy", "Host unchanged")
    return [line for line in server.log.read_text().splitlines() if not any(each in line for each in advice)]


def evening(test: Callable[[Room], Awaitable[None]]) -> Callable[[Server], None]:
    def run(server: Server) -> None:
        async def whole() -> None:
            room = Room(server)
            async with room.stack:
                await test(room)

        asyncio.run(whole())

    run.__name__, run.__doc__ = getattr(test, "__name__", ""), test.__doc__
    return run


def key(answer: Any) -> Any:
    """Why not; a deed that was done has no such key."""
    assert isinstance(answer, dict), f"done: {answer}"
    assert answer["text"]
    assert answer["text"] != answer["key"]
    return answer["key"]


async def same(*guests: Guest) -> None:
    """Everybody has heard everything."""
    last = max(guest.row for guest in guests)
    for guest in guests:
        await guest.hear(last)


async def played(guest: Guest, move: str, *others: Guest, seat: int | None = None) -> None:
    done = await guest.move(move, seat)
    assert isinstance(done, int), done
    await same(guest, *others)


async def dismissed(guest: Guest) -> Any:
    """Why somebody was sent away."""
    await guest.until(lambda: guest.bye)
    return guest.bye["key"]


async def issued(guest: Guest) -> Any:
    """A new way in, once it has come."""

    def found() -> list[Any]:
        return [message for message in guest.messages if message["type"] == "issued"]

    await guest.until(found)
    return found()[-1]


def bearer(guest: Guest) -> dict[str, str]:
    return {"authorization": f"Bearer {guest.tokens[0]}"}


def seats(guest: Guest) -> list[str]:
    return [chair["name"] for chair in guest.table["seats"]]


def hand(guest: Guest, seat: int) -> list[str]:
    """The faces of somebody's cards, as far as this guest sees them."""
    widgets = guest.view["widgets"] if guest.view else []
    fans = [widget for widget in widgets if widget["zone"] == "hands"]
    return [card["face"] for fan in fans if fan["seat"] == seat for card in fan["cards"]]
