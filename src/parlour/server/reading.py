"""What somebody asks to be read to them: the table as text, the moves in words, the log further back, why
something is no move. It is made of nothing but what the asker may see now, and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour import protocol
from parlour.match import Match
from parlour.server import show
from parlour.server.client import Client
from parlour.server.deeds import NotAllowed
from parlour.server.store import intact

if TYPE_CHECKING:
    from parlour.server.live import LiveTable


class Reading:
    """At one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    async def _faced(self, client: Client, asked: protocol.Why | protocol.ReadMoves) -> Match:
        """The match, if this client looks at it for the seat that it asks about."""
        await self.live.ready()
        self.live.require(client, asked)
        match = self.live.table.in_play()
        if not match.game.is_open and asked.seat != self.live.viewer(client):
            raise NotAllowed("not-your-seat")
        return match

    async def why(self, client: Client, why: protocol.Why) -> None:
        """Explain why touches make no move, from nothing but what the asker sees."""
        async with self.live.lock:
            match = await self._faced(client, why)
            reason = match.why(why.seat, tuple(why.touches))
            words = self.live.words(client.language, match)
            client.answer(protocol.Reason(why.id, reason.key, words.reason(reason), reason.flash))

    async def moves(self, client: Client, asked: protocol.ReadMoves) -> None:
        """Send the moves of a seat in words."""
        async with self.live.lock:
            match = await self._faced(client, asked)
            words = self.live.words(client.language, match)
            labels = {move.text(): words.move(move) for move in match.moves(asked.seat)}
            client.answer(protocol.MoveWords(asked.id, labels))

    async def table(self, client: Client, asked: protocol.ReadTable) -> None:
        """Send the table as text, as this client may see it now."""
        async with self.live.lock:
            await self.live.ready()
            match = self.live.table.match
            if match is None:
                raise NotAllowed("no-match")
            seat, words = self.live.viewer(client), self.live.words(client.language, match)
            client.answer(protocol.TableText(asked.id, seat, match.n, show.text(match, seat, words)))

    async def older(self, client: Client, asked: protocol.ReadLog) -> None:
        """Send rows from further back, as this client may see them now."""
        live = self.live
        async with live.lock:
            await live.ready()
            entries = await live.house.store.before(live.id, asked.before, asked.count)
            seat = live.viewer(client)
            with intact():
                happened = [live.table.happened(entry) for entry in entries]
            rows = show.rows(happened, seat, live.table.state, live.words(client.language), live=False)
            client.answer(protocol.LogRows(asked.id, rows))
