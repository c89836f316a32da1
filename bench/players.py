"""Guests who play at random through whatever goes wrong, and what must be true afterwards.

A player sends again, under the same id, what was not acknowledged, and remembers what was. At the
end every acknowledged deed is looked for in the database, in the log that the server tells, and in
the record of the match."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, NamedTuple

import httpx
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bench.guests import PATIENCE, Guest, fetch, post
from parlour import Match, Refused, verify
from parlour.server.gate import Limits

LIMITS = [word for name in Limits.__struct_fields__ for word in ("--limit", f"{name}=100000")]
MOST = 240.0  # seconds that a table may take to get on with it
WAIT = 4.0  # seconds without an answer after which somebody sends again
UNSURE = ("not-saved", "too-fast")


class Counts(Counter[str]):
    """What a test went through, told in one line."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title
        self.notes: list[str] = []

    def tell(self) -> None:
        told = [f"{name} {self[name]}" for name in sorted(self) if name != "lost" and self[name]] + self.notes
        print(f"{self.title}: {', '.join(told)}, lost {self['lost']}")


class Manner(NamedTuple):
    """How often somebody does what they should not; all are chances of one move."""

    twice: float = 0.0  # two or three times at once
    again: float = 0.0  # once more after it was acknowledged, on another socket too
    late: float = 0.0  # a move that answers an old row
    cut: float = 0.0  # the connection is torn right after sending
    noise: float = 0.0  # something unreadable before it
    swap: float = 0.0  # before and after a move of the future, that overtook it


CALM = Manner()
STORMY = Manner(0.15, 0.1, 0.1, 0.08, 0.15, 0.1)
NOISE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "[" * 5000,
    '{"type":"move"}',
    '{"type":"hello","protocol":1,"table":"x"}',
    '{"type":"nothing","id":"12345678"}',
    '{"type":"move","id":"short","seat":0,"n":0,"move":"x"}',
    '{"type":"move","id":"12345678","seat":99,"n":0,"move":"x"}',
    '{"type":"say","id":"12345678","phrase":7}',
    '{"type":"read-log","id":"12345678","before":99999999999999999999999999}',
    '{"type":"read-log","id":"12345678","before":-5,"count":1}',
    '{"type":"pong","ping":-1}',
    b"\xff\xfe\x00",
    b'{"type":"say","id":"\xff\xfe345678"}',
]


class SeatLost(AssertionError):
    """A token does not open its seat any more."""


class Player(Guest):
    """Somebody on one seat, who comes back to any of the servers."""

    def __init__(
        self, urls: Sequence[str], invite: str, token: str, counts: Counts, rng: random.Random, manner: Manner
    ) -> None:
        super().__init__(urls[0], invite, [token])
        self.urls, self.counts, self.rng, self.manner = list(urls), counts, rng, manner
        self.seat = -1
        self.acknowledged: dict[str, int] = {}
        self.pause = 0.0

    async def come_back(self) -> None:
        """Until some server lets me in."""
        deadline = monotonic() + MOST
        tried = 0
        while self.socket is None or not self.table:
            assert monotonic() < deadline, "nobody lets me in"
            if self.socket is None:
                self.url = self.urls[tried % len(self.urls)]
                tried += 1
                with suppress(OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, TimeoutError):
                    await asyncio.wait_for(self.come(), WAIT)
                    self.counts["connections"] += bool(self.table)
            if self.bye and not self.bye.get("again"):
                raise SeatLost(self.bye["key"])
            if self.socket is None or not self.table:
                self.counts["turned away"] += bool(self.bye)
                await self.drop()
                await asyncio.sleep(0.05 + self.rng.random() / 10)
        self.seat = self.table["yours"][0]

    async def until(self, happened: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Until it happens or the connection is lost."""
        with suppress(TimeoutError):
            await super().until(lambda: happened() or self.socket is None or self.bye, patience)

    def is_playing(self) -> bool:
        return bool(self.view and not self.view["result"])

    async def see_match(self) -> None:
        """Until there is a match that is not over."""
        while not self.is_playing():
            await self.come_back()
            await self.until(self.is_playing, WAIT)

    async def drop(self) -> None:
        """Tear the connection, as a train in a tunnel does."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.counts["cuts"] += 1
        if self._reading is not None:
            await self._reading

    async def settle(self, message: dict[str, Any], manner: Manner = CALM) -> Any:
        """Send until it is acknowledged or refused for good; the row's number or the refusal."""
        id = message["id"]
        deadline = monotonic() + MOST
        first = True
        while id not in self.done:
            assert monotonic() < deadline, f"no answer to {message}"
            if self.socket is None or self.bye:
                await self.come_back()
            if id in self.done:
                break
            self.refused.pop(id, None)
            self.counts["sent"] += 1
            self.counts["sent again"] += not first
            await self.send(message)
            if first:
                await self.misbehave(message, manner)
            first = False
            await self.until(lambda: id in self.done or id in self.refused, WAIT)
            refusal = self.refused.get(id)
            if refusal and id not in self.done:
                if refusal["key"] not in UNSURE:
                    return refusal
                assert refusal["again"], refusal
                self.counts["put off"] += 1
                await asyncio.sleep(0.2)
        self.acknowledged[id] = self.done[id]
        self.counts["acknowledged"] += 1
        if self.rng.random() < manner.again:
            await self.once_more(message)
        return self.done[id]

    async def misbehave(self, message: dict[str, Any], manner: Manner) -> None:
        if self.rng.random() < manner.twice:
            for _ in range(self.rng.randint(1, 2)):
                await self.send(message)
                self.counts["doubled"] += 1
        if self.rng.random() < manner.noise and self.socket:
            with suppress(ConnectionClosed):
                await self.socket.send(self.rng.choice(NOISE))
            self.counts["malformed"] += 1
        if self.rng.random() < manner.cut:
            await self.drop()

    async def once_more(self, message: dict[str, Any]) -> None:
        """What is done is not done again; without its database a server may not know."""
        id, n = message["id"], self.done[message["id"]]
        other = Player(self.urls[::-1], self.invite, self.tokens[0], self.counts, self.rng, CALM)
        await other.come_back()
        for guest in (self, other):
            await guest.come_back()
            before = len(guest.messages)
            guest.refused.pop(id, None)
            await guest.send(message)

            def answered(guest: Guest = guest, before: int = before) -> bool:
                return any(told.get("id") == id for told in guest.messages[before:])

            await guest.until(answered, WAIT)
            answers = [told for told in guest.messages[before:] if told.get("id") == id]
            for told in answers:
                unsure = told.get("again") and told["key"] in UNSURE
                assert unsure or (told["type"], told.get("row")) == ("done", n), told
            self.counts["repeated after"] += len(answers)
        await other.leave()

    async def move_once(self) -> bool:
        """Make a move if there is one; false once the match is over."""
        await self.come_back()
        if self.view and self.view["result"]:
            return False
        if not self.moves or not self.table["running"]:
            row = self.row
            await self.until(lambda: self.row > row, 0.5)
            return True
        view, old = self.view, max(0, self.view["n"] - self.rng.randint(1, 6))
        text = self.rng.choice(self.moves)
        if self.rng.random() < self.manner.late:
            await self.say_late(text, old)
            return True
        if self.rng.random() < self.manner.swap:
            await self.send(self.message("move", seat=self.seat, n=view["n"] + 1, move=text))
            self.counts["reordered"] += 1
        message = self.message("move", seat=self.seat, n=view["n"], move=text)
        answer = await self.settle(message, self.manner)
        self.counts["refused"] += isinstance(answer, dict)
        if self.pause:
            await asyncio.sleep(self.rng.random() * self.pause)
        return True

    async def say_late(self, text: str, old: int) -> None:
        """A move that answers an old row is stale, or taken because nothing changed for the seat."""
        answer = await self.settle(self.message("move", seat=self.seat, n=old, move=text))
        self.counts["late"] += 1
        self.counts["late, refused"] += isinstance(answer, dict)

    def message(self, kind: str, **fields: Any) -> dict[str, Any]:
        return {"type": kind, "id": self.rng.randbytes(8).hex() + secrets.token_hex(2), **fields}


class Party(NamedTuple):
    """The people of one table."""

    invite: str
    players: list[Player]
    counts: Counts

    async def play(
        self, moves: int, meanwhile: Callable[[], Coroutine[Any, Any, None]] | None = None
    ) -> None:
        """Everybody plays until so many moves are acknowledged, or the match is over."""
        target = self.acknowledged + moves

        async def play(player: Player) -> None:
            while self.acknowledged < target and await player.move_once():
                pass

        async with asyncio.timeout(MOST * 2), asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(play(player))
            if meanwhile:
                group.create_task(meanwhile())

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def is_over(self) -> bool:
        return bool(self.players[0].view and self.players[0].view["result"])

    async def play_again(self) -> None:
        host = self.players[0]
        await host.settle(host.message("start-match"))
        for player in self.players:  # who still sees the end of the last match would not play
            await player.see_match()

    async def finish(self) -> None:
        """The host ends the match, if it is not over."""
        host = self.players[0]
        await host.come_back()
        await host.settle(host.message("end-match"))
        for player in self.players:
            await player.come_back()

    async def agree(self, patience: float = PATIENCE) -> float:
        """All sockets come to the same row; after how many seconds."""
        began = monotonic()
        while len({player.row for player in self.players}) > 1:
            assert monotonic() - began < patience, [player.row for player in self.players]
            await asyncio.sleep(0.02)
        return monotonic() - began

    async def leave(self) -> None:
        for player in self.players:
            await player.leave()


async def gathered(
    urls: Sequence[str],
    game: str,
    seats: Sequence[int],
    seed: int,
    counts: Counts,
    manner: Manner = CALM,
    start: bool = True,
    kind: type[Player] = Player,
    **more: Any,
) -> Party:
    """People at a new table, with computers on the seats that have a level, each at another server."""
    body = {"game": game, "name": "Player 0", "seats": list(seats), **more}
    found = [await post(urls[0], "/api/tables", body)]
    invite = found[0]["invite"]
    for number in range(1, list(seats).count(0)):
        wish = {"id": secrets.token_hex(16), "name": f"Player {number}"}
        found.append(await post(urls[0], f"/api/tables/{invite}/seats", wish))
    players = []
    for number, seat in enumerate(found):
        at = number % len(urls)
        rng = random.Random(f"{seed} {number}")
        player = kind([*urls[at:], *urls[:at]], invite, seat["token"], counts, rng, manner)
        await player.come_back()
        assert player.seat == seat["seat"]
        players.append(player)
    if start:
        await players[0].settle(players[0].message("start-match"))
        for player in players:  # the others hear of it a moment later
            await player.see_match()
    return Party(invite, players, counts)


class Stored(NamedTuple):
    """A row as it lies in the database."""

    row: int
    id: str | None
    kind: str
    match: int | None


def stored(database: str, invite: str) -> list[Stored]:
    """The table's rows, past the server."""
    engine = sql.create_engine(database)
    chosen = sql.text(
        "SELECT log.n, log.id, log.kind, log.match FROM log JOIN tables ON tables.id = log.table_id "
        "WHERE tables.invite = :invite ORDER BY log.n"
    )
    try:
        with engine.connect() as connection:
            return [Stored(*row) for row in connection.execute(chosen, {"invite": invite})]
    finally:
        engine.dispose()


async def told(url: str, invite: str, last: int, token: str = "") -> tuple[Guest, list[Any]]:
    """Somebody new at the table, if let in, with the whole log as the server tells it once it has heard from
    the others of the row that is the last."""
    guest = await Guest(url, invite, [token] if token else []).come()
    await guest.until(lambda: guest.bye or guest.row >= last)
    rows = {row["row"]: row for row in guest.rows.values()}
    while rows and min(rows) > 0:
        for row in (await guest.ask("read-log", before=min(rows), count=200))["rows"]:
            rows[row["row"]] = row
    return guest, [rows[n] for n in sorted(rows)]


class Findings(NamedTuple):
    """What is left of a table after everything that happened to it; all but the first two should be empty."""

    rows: int
    records: list[Match]
    lost: list[str]  # ids of acknowledged deeds that are not where they were said to be
    doubled: list[str]  # ids that are there twice
    seats: set[int]  # that their token does not open
    wrong: list[str]  # and whatever else is not as it should be


async def examine(party: Party, urls: Sequence[str], database: str) -> Findings:
    """Look for every acknowledged deed in the database, in the log that each server tells and in the records;
    try every token; see that all are shown the same."""
    rows = stored(database, party.invite)
    found = Findings(len(rows), [], [], [], set(), [])
    if [row.row for row in rows] != list(range(len(rows))):
        found.wrong.append("rows are not numbered without a gap")
    where = {row.id: row.row for row in rows if row.id}
    found.doubled.extend(id for id, times in Counter(row.id for row in rows if row.id).items() if times > 1)
    for player in party.players:
        found.lost.extend(id for id, n in player.acknowledged.items() if where.get(id) != n)
        found.lost.extend(player.moved)
    shown, logs = set(), []
    for url in urls:
        for player in party.players:
            guest, log = await told(url, party.invite, len(rows) - 1, player.tokens[0])
            if guest.bye or guest.table["yours"] != [player.seat]:
                found.seats.add(player.seat)
            elif sorted((row["id"], row["row"]) for row in log if "id" in row) != sorted(where.items()):
                found.wrong.append(f"seat {player.seat} is told other rows than are stored")
            await guest.leave()
        for _ in range(2):
            guest, log = await told(url, party.invite, len(rows) - 1)
            shown.add(
                json.dumps([guest.bye, guest.row, guest.view, guest.update and guest.update.get("outcome")])
            )
            logs.append(log)
            await guest.leave()
    if len(shown) > 1:
        found.wrong.append("not all see the same")
    for log in logs:
        if log != logs[0]:
            differing = [pair for pair in zip(logs[0], log, strict=False) if pair[0] != pair[1]]
            found.wrong.append(f"not all are told the same: {differing[:3]}")
    for number in sorted({row.match for row in rows if row.match is not None}):
        answer: httpx.Response = await fetch(urls[0], f"/api/tables/{party.invite}/records/{number}")
        try:
            match = verify(answer.content)
        except Refused as refusal:
            found.wrong.append(f"record {number}: {answer.status_code} {refusal.reason.key}")
            continue
        if len(match.rows) != sum(row.match == number for row in rows):
            found.wrong.append(f"record {number} has not all rows")
        found.records.append(match)
    return found


async def check(party: Party, urls: Sequence[str], database: str) -> Match | None:
    """Every acknowledged move is there once, nobody lost a seat, all see the same table."""
    found = await examine(party, urls, database)
    party.counts["rows"] += found.rows
    party.counts["lost"] += len(found.lost)
    assert not any((found.lost, found.doubled, found.seats, found.wrong)), found._replace(records=[])
    return found.records[-1] if found.records else None
