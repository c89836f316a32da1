"""A real server process, and guests who come by HTTP and socket as anybody would."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.view import lay_over

PATIENCE = 120.0  # seconds until something that should happen is missed, however busy the machine is


class Server:
    """`parlour serve` as a process of its own, that can be killed and started again."""

    program: Sequence[str] = ("-m", "parlour")
    manner: Mapping[str, Any] = {}  # further arguments for its process

    def __init__(self, folder: Path, *options: str, port: int = 0, python: str = sys.executable) -> None:
        self.folder, self.options, self.port, self.python = folder, options, port, python
        self.process: subprocess.Popen[str] | None = None
        self.scheme = "http"
        self.log = folder / f"server-{secrets.token_hex(4)}.log"

    def start(self) -> Self:
        command = [self.python, *self.program, "serve", "--no-open", "--lang", "en", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.folder), *self.options]
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, **self.manner
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"(https?)://127\.0\.0\.1:(\d+)/", line)
        assert found, line + self.log.read_text()
        self.scheme, self.port = found[1], int(found[2])
        return self

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As if somebody pulled the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ctrl-C; the exit code."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        with self.process as process:  # which closes its pipes
            process.send_signal(how)
            code = process.wait(PATIENCE)
        self.process = None
        return code

    def __enter__(self) -> Self:
        return self.start() if self.process is None else self

    def __exit__(self, *_: object) -> None:
        self.kill()


def whole(message: Any) -> Any:
    """An update with what is the receiver's own laid over what everybody gets."""
    if not (own := message.get("own")):
        return message
    rows = {row["row"]: row for row in own.get("rows", ())}
    laid = message | {"rows": [rows.get(row["row"], row) for row in message["rows"]]}
    if view := message.get("view"):
        widgets = lay_over(own.get("widgets") or range(len(view["widgets"])), view["widgets"])
        transfers = own.get("transfers", view["transfers"])
        laid["view"] = view | {"seat": own["seat"], "widgets": list(widgets), "transfers": transfers}
    return laid


class Guest:
    """Somebody with a socket: keeps what it was sent, answers pings, and comes back when cut off."""

    def __init__(self, url: str, invite: str, tokens: Sequence[str] = (), language: str = "en") -> None:
        self.url, self.invite, self.tokens, self.language = url, invite, list(tokens), language
        self.row = -1
        self.rows: dict[int, Any] = {}
        self.view: Any = None
        self.paths: dict[str, Any] = {}
        self.table: Any = None
        self.update: Any = None
        self.refused: dict[str | None, Any] = {}
        self.done: dict[str, int] = {}
        self.moved: set[str] = set()  # what was done in one row by the first answer, in another by the next
        self.answers: dict[str, Any] = {}
        self.messages: list[Any] = []
        self.bye: Any = None
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> Self:
        """Connect, say hello, and wait for the table (or a good-bye)."""
        self.socket = await connect(self.url.replace("http", "ws", 1) + "/api/socket")
        hello = {"type": "hello", "protocol": 1, "table": self.invite, "tokens": self.tokens}
        await self.send({**hello, "language": self.language, "since": self.row})
        self.table = self.bye = None
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: self.table or self.bye)
        return self

    async def _read(self) -> None:
        assert self.socket
        with suppress(ConnectionClosed, OSError):
            async for data in self.socket:
                await self._take(json.loads(data))
        async with self.changed:
            self.socket = None
            self.changed.notify_all()

    async def _take(self, message: Any) -> None:
        if message["type"] == "ping":
            await self.send({"type": "pong", "ping": message["ping"]})
            return
        async with self.changed:
            message = whole(message)
            self.messages.append(message)
            match message["type"]:
                case "update":
                    self.row, self.update = message["row"], message
                    self.view = message.get("view", self.view)
                    self.paths = message.get("paths", self.paths)
                    self.table = message.get("table", self.table)
                    for row in message["rows"]:
                        self.rows[row["row"]] = row
                        if "id" in row:
                            self._acknowledged(row["id"], row["row"])
                case "done":
                    self._acknowledged(message["id"], message["row"])
                case "issued" | "reason" | "log-rows" | "move-words" | "table-text":
                    self.answers[message["id"]] = message
                    self.done[message["id"]] = -1
                case "refused":
                    self.refused[message["id"]] = message
                case "bye":
                    self.bye = message
            self.changed.notify_all()

    def _acknowledged(self, id: str, row: int) -> None:
        if self.done.setdefault(id, row) != row:
            self.moved.add(id)

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket
        with suppress(ConnectionClosed):
            await self.socket.send(json.dumps(message))

    async def do(self, kind: str, id: str | None = None, **fields: Any) -> Any:
        """Do something and wait for what comes of it: the number of its row, or the refusal."""
        id = id or secrets.token_hex(16)
        await self.send({"type": kind, "id": id, **fields})
        await self.until(lambda: id in self.done or id in self.refused or self.socket is None)
        if id in self.refused:
            return self.refused[id]
        return self.done[id]

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Ask something: the answer, or the refusal."""
        id = secrets.token_hex(16)
        await self.do(kind, id, **fields)
        return self.refused.get(id) or self.answers.get(id)

    async def move(self, text: str, seat: int | None = None, n: int | None = None) -> Any:
        at = self.view["seat"] if seat is None else seat
        return await self.do("move", seat=at, n=self.view["n"] if n is None else n, move=text)

    async def until(self, happened: Callable[[], Any], patience: float = PATIENCE) -> None:
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(happened), patience)

    async def hear(self, row: int) -> None:
        """Until this row has come."""
        await self.until(lambda: self.row >= row)

    async def leave(self) -> None:
        if self.socket:
            await self.socket.close()
        if self._reading:
            await self._reading

    @property
    def said(self) -> list[str]:
        """All that was told, in order."""
        return [line for n in sorted(self.rows) for line in self.rows[n].get("said", [])]

    @property
    def moves(self) -> list[str]:
        own = self.paths.get(str(self.view["seat"]), []) if self.view else []
        return [path["move"] for path in own]

    async def __aenter__(self) -> Self:
        return await self.come()

    async def __aexit__(self, *_: object) -> None:
        await self.leave()


def is_sealed(url: str) -> bool:
    """Whether certificates are needed: to read those of the machine takes longer than a request."""
    return url.startswith("https:")


async def post(url: str, path: str, body: Any, status: int = 201, **headers: str) -> Any:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=is_sealed(url)) as client:
        answer = await client.post(path, json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def get(url: str, **more: Any) -> httpx.Response:
    """Ask a server that may be busy, and wait for it."""
    return httpx.get(url, timeout=PATIENCE, **{"verify": is_sealed(url), **more})


def send(url: str, body: Any) -> httpx.Response:
    return httpx.post(url, json=body, timeout=PATIENCE, verify=is_sealed(url))


async def fetch(url: str, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=is_sealed(url)) as client:
        return await client.get(path, headers=headers)


async def opened(url: str, game: str, seats: Sequence[int] = (), name: str = "Anna", **more: Any) -> Guest:
    """A host at a new table."""
    body = {"game": game, "name": name, **more} | ({"seats": list(seats)} if seats else {})
    seated = await post(url, "/api/tables", body)
    return await Guest(url, seated["invite"], [seated["token"]]).come()


async def seated(url: str, invite: str, name: str = "Ben", language: str = "en", **more: Any) -> Guest:
    """A guest who sits down."""
    wish = {"id": secrets.token_hex(16), "name": name, "language": language, **more}
    found = await post(url, f"/api/tables/{invite}/seats", wish)
    return await Guest(url, invite, [found["token"]], language).come()
