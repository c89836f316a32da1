"""`scripts/uv run python -m bench.attacks`: what two people at another table feel while one address attacks.

The server has its usual limits. Anna and Ben move in turn at nine men's morris; a move counts from when it is
sent until both have its row. The attacker is a process of its own at 127.0.0.2, where the system has that
address. Every attack lasts some seconds; `-` is no attack at all."""

from __future__ import annotations

import asyncio
import json
import math
import secrets
import socket
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.guests import Server, opened, seated
from bench.server import Used

SECONDS = 8.0
ELSEWHERE = ("127.0.0.2", 0)


PING, PONG, TEXT, REST = 9, 10, 1, 0  # kinds of frames


def upgraded(port: int, address: str = "127.0.0.1", **headers: str) -> socket.socket:
    """A line that has become a WebSocket, without anybody behind it who follows the rules."""
    line = socket.create_connection(("127.0.0.1", port), 120, (address, 0))
    wanted = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec_WebSocket_Version": "13",
    } | headers
    written = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in wanted.items())
    line.sendall(f"GET /api/socket HTTP/1.1\r\n{written}\r\n".encode())
    return line


def frame(kind: int, data: bytes = b"", final: bool = True) -> bytes:
    """A small frame of a client."""
    return struct.pack("!BB4x", kind | (0x80 if final else 0), 0x80 | len(data)) + data


class Target:
    """The server, as the attacker knows it."""

    def __init__(self, url: str) -> None:
        self.url, self.port = url, int(url.rpartition(":")[2])
        self.end = math.inf

    def begin(self) -> None:
        """Say that the attack begins now."""
        self.end = monotonic() + SECONDS
        print("now", flush=True)

    @property
    def goes_on(self) -> bool:
        return monotonic() < self.end

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.url, transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE[0]), timeout=30
        )


async def silent(target: Target) -> None:
    """1,005 connections that say nothing."""
    target.begin()
    held = []
    for _ in range(1_005):
        with suppress(OSError):
            held.append(socket.create_connection(("127.0.0.1", target.port), 5, ELSEWHERE))
    await asyncio.sleep(target.end - monotonic())


def _flood(target: Target, data: bytes, reads: bool) -> None:
    target.begin()
    while target.goes_on:
        with suppress(OSError):
            line = upgraded(target.port, ELSEWHERE[0])
            line.recv(4096)
            while target.goes_on:
                line.sendall(data)
                if reads:
                    line.setblocking(False)
                    with suppress(BlockingIOError):
                        line.recv(1 << 20)
                    line.setblocking(True)


async def pings(target: Target) -> None:
    """Pings as fast as they go, on a new socket as soon as one is cut."""
    _flood(target, frame(PING) * 1_000, True)


async def deaf_pings(target: Target) -> None:
    """Pings of 125 bytes by somebody who never reads."""
    _flood(target, frame(PING, b"x" * 125) * 1_000, False)


async def garbage(target: Target) -> None:
    """Requests that are none."""
    target.begin()
    while target.goes_on:
        with suppress(OSError), socket.create_connection(("127.0.0.1", target.port), 5, ELSEWHERE) as line:
            line.sendall(b"\0\r\n\r\n")
            line.recv(4096)


async def _requests(target: Target, ask: Callable[[httpx.AsyncClient], Coroutine[Any, Any, Any]]) -> None:
    """As many as the limit allows."""
    target.begin()
    asking: set[asyncio.Task[Any]] = set()
    async with target.client() as client:
        while target.goes_on:
            asking.add(asyncio.create_task(ask(client)))
            await asyncio.sleep(0.02)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def qr(target: Target) -> None:
    """A new QR code 50 times a second."""
    await _requests(target, lambda client: client.post("/api/qr", json={"link": secrets.token_hex(60)}))


async def schema(target: Target) -> None:
    """The schema 50 times a second."""
    await _requests(target, lambda client: client.get("/api/protocol"))


async def scores(target: Target) -> None:
    """A score book with some matches, again and again."""
    guest, stop = await _seat(target, "go-fish", [0, 1])
    for _ in range(60):
        for kind in ("start-match", "end-match"):
            await guest.send(json.dumps({"type": kind, "id": secrets.token_hex(8)}))
        await asyncio.sleep(0.05)
    await _requests(target, lambda client: client.get(f"/api/tables/{stop}/scores"))


async def _seat(
    target: Target, game: str, seats: list[int], sockets: int = 1
) -> tuple[ClientConnection, str]:
    async with target.client() as client:
        found = (await client.post("/api/tables", json={"game": game, "name": "Eve", "seats": seats})).json()
    return await _socket(target, found["invite"], found["token"]), found["invite"]


async def _socket(target: Target, invite: str, token: str) -> ClientConnection:
    socket = await connect(target.url.replace("http", "ws", 1) + "/api/socket", local_addr=ELSEWHERE)
    await socket.send(
        json.dumps({"type": "hello", "protocol": 1, "table": invite, "tokens": [token], "language": "en"})
    )
    return socket


async def face(target: Target) -> None:
    """The curtain at a Kemps table: 20 sockets, 28 times a second each."""
    async with target.client() as client:
        wish = {"game": "kemps", "name": "Eve", "seats": [0, 1, 1, 1]}
        found = (await client.post("/api/tables", json=wish)).json()
    sockets = [await _socket(target, found["invite"], found["token"]) for _ in range(20)]
    await sockets[0].send(json.dumps({"type": "start-match", "id": secrets.token_hex(8)}))
    target.begin()
    await asyncio.gather(*[_faces(target, each) for each in sockets], return_exceptions=True)


async def _faces(target: Target, line: ClientConnection) -> None:
    async def read() -> None:
        async for _ in line:
            pass

    reading = asyncio.create_task(read())
    while target.goes_on:
        await line.send(json.dumps({"type": "face", "id": secrets.token_hex(8), "seat": 0}))
        await asyncio.sleep(1 / 28)
    reading.cancel()


async def chat(target: Target) -> None:
    """20 sockets of one table say hello 28 times a second each."""
    async with target.client() as client:
        wish = {"game": "go-fish", "name": "Eve", "seats": [0, 1]}
        found = (await client.post("/api/tables", json=wish)).json()
    sockets = [await _socket(target, found["invite"], found["token"]) for _ in range(20)]

    async def hello(line: ClientConnection) -> None:
        while target.goes_on:
            await line.send(json.dumps({"type": "say", "id": secrets.token_hex(8), "phrase": "hello"}))
            await asyncio.sleep(1 / 28)

    target.begin()
    await asyncio.gather(*map(hello, sockets), return_exceptions=True)


async def masters(target: Target) -> None:
    """20 tables at which masters play each other."""
    sockets = []
    for _ in range(20):
        line, _invite = await _seat(target, "crazy-eights", [0, 4, 4, 4])
        await line.send(json.dumps({"type": "stand-in", "id": secrets.token_hex(8), "seat": 0, "level": 4}))
        await line.send(json.dumps({"type": "start-match", "id": secrets.token_hex(8)}))
        sockets.append(line)
    target.begin()
    await asyncio.sleep(SECONDS)


ATTACKS = {
    each.__name__: each
    for each in (silent, pings, deaf_pings, garbage, qr, schema, scores, face, chat, masters)
}


async def _played(url: str, until: float) -> list[float]:
    """Anna and Ben play as quickly as the server lets them, with pauses; the milliseconds of each move."""
    anna = await opened(url, "nine-mens-morris", [0, 0])
    ben = await seated(url, anna.invite)
    spent: list[float] = []
    while monotonic() < until:
        await anna.do("start-match")
        await ben.until(lambda: ben.view and not ben.view.get("result"))
        while monotonic() < until:
            mover = next((guest for guest in (anna, ben) if guest.moves), None)
            if mover is None:
                break
            before = perf_counter()
            row = await mover.move(mover.moves[0])
            await anna.hear(row)
            await ben.hear(row)
            spent.append((perf_counter() - before) * 1000)
            await asyncio.sleep(0.05)
    await anna.leave()
    await ben.leave()
    return spent


async def _answered(url: str) -> float:
    """Seconds until a computer of the first level has moved."""
    carl = await opened(url, "crazy-eights", [0, 1])
    await carl.do("start-match")
    spent = list[float]()
    while len(spent) < 3 and not carl.view.get("result"):
        if carl.moves:
            row, began = await carl.move(carl.moves[0]), perf_counter()
            if not carl.moves:
                await carl.hear(row + 1)
                spent.append(perf_counter() - began)
        else:
            await carl.until(lambda: carl.moves)
    await carl.leave()
    return max(spent, default=0.0)


async def measured(server: Server, name: str) -> dict[str, Any]:
    assert server.process
    used = Used(server.process.pid)
    await used.rests()
    attacker = None
    if name in ATTACKS:
        command = [sys.executable, "-m", "bench.attacks", name, server.url]
        attacker = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert attacker.stdout
        await asyncio.to_thread(attacker.stdout.readline)
    seconds, memory, began = used.seconds(), used.memory(), monotonic()
    computer = asyncio.create_task(_answered(server.url)) if name == "masters" else None
    spent = sorted(await _played(server.url, began + SECONDS - 2))
    spent = spent or [math.inf]  # not one move came through
    row = {
        "attack": name,
        "moves": len(spent),
        "p50_ms": round(spent[len(spent) // 2], 1),
        "p95_ms": round(spent[len(spent) * 95 // 100], 1),
        "max_ms": round(spent[-1], 1),
        "server_cpu": round((used.seconds() - seconds) / (monotonic() - began), 2),
        "memory_mb": round((used.memory() - memory) / 1e6, 1),
    }
    if computer:
        row["level_1_s"] = round(await computer, 1)
    if attacker:
        attacker.kill()
        attacker.communicate()
    return row


def main() -> None:
    if len(sys.argv) == 3:
        asyncio.run(ATTACKS[sys.argv[1]](Target(sys.argv[2])))
        return
    for name in sys.argv[1:] or ["-", *ATTACKS]:
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
            print(json.dumps(asyncio.run(measured(server, name))), flush=True)


if __name__ == "__main__":
    main()
