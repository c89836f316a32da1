"""Reviews of matches that are over, for whoever asks: worker processes look at one choice after the other
whenever nobody waits for a computer. One is given up when nobody waits for it, the table has moved on, or
another match is asked about."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from parlour import protocol
from parlour.bots import reviews
from parlour.server import replays, show
from parlour.server.client import Client
from parlour.server.deeds import NotAllowed
from parlour.server.log import State
from parlour.server.work import Share
from parlour.words import Words

if TYPE_CHECKING:
    from parlour.server.live import LiveTable

TOLD = 20  # times in which it is said how far a review has come


class Reviews:
    """Those of one table: one at a time, made once for all who ask."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._row = -1  # that began the match
        self._last = -1  # that began the last match of the table
        self._state: State | None = None  # the table as it was
        self._review: reviews.Review | None = None
        self._making: asyncio.Task[None] | None = None
        self._waiting: dict[Client, str] = {}  # the ids of their questions

    async def ask(self, client: Client, asked: protocol.AskReview, share: Share) -> None:
        """Say how far it has come, now and whenever it gets on; somebody has to begin it."""
        async with self.live.lock:
            await self.live.ready()
            self.live.require(client, asked)
            begun = self.live.table.state.match
            if begun is None:
                raise NotAllowed("no-match")
            row = begun.row if asked.match is None else asked.match
            if self._review is None or self._row != row:
                await self._begin(row, begun.row, share)
            review = self._review
        assert review
        self._tell(review, client, asked.id)
        if review.question is None:
            return
        self._waiting[client] = asked.id
        if self._making is None or self._making.done():
            self._making = self.live.house.spawn(self._make(review))

    async def _begin(self, row: int, last: int, share: Share) -> None:
        """Of the last match as it stands, of an earlier one as it is stored."""
        table = self.live.table
        if row == last and table.match:
            match, state = table.match, table.state
        else:
            stored = self.live.house.store.record
            match, state, _ = await share.aside(lambda: replays.resumed(stored(self.live.id, row)))
        reviews.require(match)
        self.forget()
        people = [at for at, seat in enumerate(state.seats) if seat.taken]
        self._review = reviews.Review(match, people, live=True)
        self._row, self._last, self._state = row, last, state

    def changed(self) -> None:
        """Something has happened at the table: who plays another match has no use for a review."""
        begun = self.live.table.state.match
        if begun is None or begun.row != self._last:
            self.forget()

    def forget(self) -> None:
        if self._making:
            self._making.cancel()
        self._review = self._making = None
        self._waiting.clear()

    async def _make(self, review: reviews.Review) -> None:
        """Go on for as long as somebody waits."""
        live, told = self.live, 0
        try:
            while review.question and self._waiting:
                review.answer(await live.house.thinkers.ponder(review.question, live.id, live.address()))
                self._waiting = {client: id for client, id in self._waiting.items() if not client.closed}
                if review.question is None or review.done * TOLD // review.of > told:
                    told = review.done * TOLD // review.of
                    for client, id in self._waiting.items():
                        self._tell(review, client, id)
        except Exception:
            for client, id in self._waiting.items():
                client.refuse(id, "our-fault")
            raise
        self._waiting.clear()

    def _tell(self, review: reviews.Review, client: Client, id: str) -> None:
        assert self._state
        words = Words(client.language, review.match.game.key, show.names(self._state, client.language))
        slips = [show.slip(each, review.match, words) for each in review.slips]
        client.answer(protocol.Review(id, self._row, review.done, review.of, review.question is None, slips))
