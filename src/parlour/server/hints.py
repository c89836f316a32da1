"""The hints that people at a table wait for. The question is put to a worker process, as those of computers
are, and given up when the table has moved on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

from parlour import protocol
from parlour.bots import Judged, hints
from parlour.match import Match
from parlour.server import show
from parlour.server.client import Client
from parlour.words import Words

if TYPE_CHECKING:
    from parlour.server.live import LiveTable


class Thought(NamedTuple):
    """What is found out about the moves of a seat, and where the match stood."""

    state: Any
    judged: asyncio.Task[list[Judged]]


class Hints:
    """Those of one table: one thought a seat, for whoever asks about it."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._thoughts: dict[int, Thought] = {}

    async def ask(self, client: Client, deed: protocol.AskHint, arrived: float) -> None:
        """Have it noted that somebody asks, then let a worker think; a question that is put again is
        answered again."""
        await self.live.do(client, deed, arrived)
        match = self.live.table.running
        if match and match.moves(deed.seat):  # else the match has gone on since that was noted
            self.live.house.spawn(self._answer(client, deed, match, self._thought(match, deed.seat)))

    def _thought(self, match: Match, seat: int) -> Thought:
        """What is thought about this position, or was."""
        found = self._thoughts.get(seat)
        if found is None or found.state is not match.state or _failed(found.judged):
            live, question = self.live, hints.asking(match, seat, live=True)
            work = live.house.thinkers.weigh(question, live.id, live.address())
            found = self._thoughts[seat] = Thought(match.state, live.house.spawn(work))
        return found

    def changed(self) -> None:
        """Something has happened at the table: what nobody can use any more is not thought about."""
        match = self.live.table.running
        for seat, thought in list(self._thoughts.items()):
            if match is None or match.state is not thought.state:
                thought.judged.cancel()
                del self._thoughts[seat]

    async def _answer(self, client: Client, deed: protocol.AskHint, match: Match, thought: Thought) -> None:
        await asyncio.wait({thought.judged})
        if thought.judged.cancelled() or match.state is not thought.state:
            client.refuse(deed.id, "hint-late")
        elif thought.judged.exception():
            client.refuse(deed.id, "our-fault")
        elif hint := hints.told(thought.judged.result(), len(match.moves(deed.seat))):
            words = Words(client.language, match.game.key, self._names(client.language))
            label = words.move(match.game.read(hint.move))
            text = " ".join(map(words.line, hint.why))
            certain = {
                each.move: protocol.Certain(int(each.value), words.line(line)) for each, line in hint.certain
            }
            client.answer(protocol.Hint(deed.id, deed.seat, hint.move, label, text, certain))
        else:
            client.refuse(deed.id, "our-fault")

    def _names(self, language: str) -> tuple[str, ...]:
        return show.names(self.live.table.state, language)


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
