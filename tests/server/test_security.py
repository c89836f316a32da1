"""What strangers, spectators and guests may not do, tried on a real server."""

from __future__ import annotations

import asyncio
import base64
import csv
import io
import json
import random
import re
import secrets
import socket
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench import guests
from bench.guests import PATIENCE, Guest, Server, fetch, opened, post, seated
from parlour import protocol
from parlour.server import clean, gate, session
from parlour.server.work import Share

KINDS: tuple[type[protocol.Message], ...] = get_args(protocol.AnyMessage)
FOR_ALL_EYES = (
    protocol.ReadLog, protocol.ReadTable, protocol.Pong, protocol.MakeCode, protocol.AskReview,
)  # fmt: skip
NOT_YOURS = {"only-the-host", "only-the-founder", "not-your-seat", "only-the-seated", "hello-once"}
GENEROUS = [
    f"--limit={name}=100000"
    for name in ("tables", "seats", "codes", "requests", "messages", "connections", "work")
]
BIDI, ZERO_WIDTH = "\u202e", "\u200b"


def served(folder: Path, *options: str) -> Iterator[Server]:
    """A server that lives through everything without a traceback."""
    with Server(folder, *options) as server:
        yield server
        assert httpx.get(f"{server.url}/api/health").json()["status"] == "ok"
        assert "Traceback" not in server.log.read_text()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from served(tmp_path_factory.mktemp("generous"), *GENEROUS)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = [f"--limit={limit}" for limit in ("tables=4", "codes=2", "sockets=5", "messages=5", "seats=9")]
    yield from served(tmp_path_factory.mktemp("strict"), "--allow-host", "play.example", *limits)


LINES: list[ClientConnection] = []


async def noted(*arguments: Any, **more: Any) -> ClientConnection:
    LINES.append(await connect(*arguments, close_timeout=0.2, **more))
    return LINES[-1]


def run(evening: Coroutine[Any, Any, None]) -> None:
    """An evening after which everybody just goes."""

    async def whole() -> None:
        try:
            await asyncio.wait_for(evening, 5 * PATIENCE)
        finally:
            while LINES:
                LINES.pop().transport.abort()
            await asyncio.sleep(0.01)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guests, "connect", noted)
        asyncio.run(whole())


def rows_kept(server: Server, invite: str) -> int:
    counted = "SELECT count(*) FROM log JOIN tables ON tables.id = table_id WHERE invite = ?"
    with closing(sqlite3.connect(server.folder / "parlour.db")) as database:
        return int(database.execute(counted, [invite]).fetchone()[0])


def kept(server: Server) -> bytes:
    """Every byte of the database."""
    return b"".join(file.read_bytes() for file in server.folder.glob("parlour.db*"))


async def raw(server: Server) -> ClientConnection:
    return await noted(server.url.replace("http", "ws", 1) + "/api/socket")


async def last_words(connection: ClientConnection, patience: float = PATIENCE) -> list[Any]:
    """What comes until the server closes."""
    heard = []
    async with asyncio.timeout(patience):
        try:
            while True:
                heard.append(json.loads(await connection.recv()))
        except ConnectionClosed:
            return heard


async def answer(guest: Guest, message: dict[str, Any]) -> Any:
    """The next thing that is said to this guest alone."""
    before = len(guest.messages)

    def answers() -> list[Any]:
        return [said for said in guest.messages[before:] if said["type"] != "update"]

    await guest.send(message)
    await guest.until(lambda: answers() or guest.socket is None)
    return answers()[0]


async def go_fish(server: Server, people: int = 2, **more: Any) -> tuple[Guest, ...]:
    """A match that runs; the first of these is the host."""
    anna = await opened(server.url, "go-fish", [0] * people, **more)
    others = [await seated(server.url, anna.invite, name) for name in ("Ben", "Carl", "Dora")[: people - 1]]
    await anna.do("start-match")
    for guest in others:
        await guest.until(lambda guest=guest: guest.view)
    return (anna, *others)


def example(kind: type[protocol.Message], seat: int) -> dict[str, Any]:
    """A message of this kind that would do something, were it allowed."""
    known = {
        "table": "x",
        "seat": seat,
        "touches": ["rank:2"],
        "before": 5,
        "ping": 0,
        "n": 0,
        "move": "ask 1 2",
        "yes": True,
        "seed": "mine",
        "commitment": "0" * 64,
        "name": "Eve",
        "game": "one",
        "level": 0,
        "id": secrets.token_hex(8),
    }
    fields = {field.encode_name for field in msgspec.structs.fields(kind) if field.required}
    fields |= {"seat"} & set(kind.__struct_fields__)
    more: dict[type, dict[str, Any]] = {
        protocol.SetTable: {"spectators": False},
        protocol.Say: {"phrase": "hello"},
        protocol.ChooseGame: {"seats": 2},
        protocol.StandIn: {"level": 4},
    }
    message = {
        "type": kind.__struct_config__.tag,
        **{name: known[name] for name in fields},
        **more.get(kind, {}),
    }
    protocol.read(json.dumps(message))
    return message


# Keys to a seat


def test_tokens_have_128_bits_invitations_80_and_the_database_knows_only_hashes(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0, 0])
        ben = await seated(server.url, anna.invite)
        issued = await answer(anna, {"type": "renew-token", "id": "reissue-1", "seat": 1})
        wish = {"id": secrets.token_hex(16), "name": "Carl"}
        carl = await post(server.url, f"/api/tables/{anna.invite}/seats", wish)
        tokens = [*anna.tokens, *ben.tokens, issued["token"], carl["token"]]
        assert len(set(tokens)) == 4
        for token in tokens:
            assert len(base64.urlsafe_b64decode(token)) * 8 >= 128
            assert token.encode() not in kept(server)
        assert wish["id"].encode() not in kept(server)
        assert len(base64.urlsafe_b64decode(anna.invite)) * 8 >= 80

    run(evening())


def test_nobody_takes_a_seat_with_an_id_that_was_told(server: Server) -> None:
    async def evening() -> None:
        anna, ben = await go_fish(server)
        for guest in (anna, ben):
            await guest.do("say", phrase="hello")
        eve = await Guest(server.url, anna.invite).come()
        ids = [row["id"] for row in eve.rows.values() if "id" in row]
        assert len(ids) >= 3
        for id in ids:
            wish = {"id": id, "name": "Eve"}
            complaint = await post(server.url, f"/api/tables/{anna.invite}/seats", wish, 409)
            assert complaint["key"] == "table-full"
        assert not anna.bye
        assert not ben.bye

    run(evening())


def test_who_lost_the_answer_gets_the_same_seat_again_even_after_sides_were_swapped(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        path, wish = f"/api/tables/{anna.invite}/seats", {"id": "the-wish-of-ben-alone-16", "name": "Ben"}
        first = await post(server.url, path, wish)
        second = await post(server.url, path, wish)
        assert first["seat"] == second["seat"] == 1
        assert first["token"] != second["token"]
        for _ in range(2):  # the second match swaps sides
            await anna.do("start-match")
            await anna.do("end-match")
        third = await post(server.url, path, wish)
        assert third["seat"] == 0
        assert not anna.bye
        await anna.do("renew-token", seat=0)
        assert (await post(server.url, path, wish, 409))["key"] == "table-full"

    run(evening())


@pytest.mark.parametrize("id", ["", "12345678", "x" * 21, "x" * 65])
def test_a_request_to_sit_down_has_an_id_that_nobody_guesses(server: Server, id: str) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        path = f"/api/tables/{anna.invite}/seats"
        complaint = await post(server.url, path, {"id": id, "name": "Ben"}, 400)
        assert complaint["key"] == "unreadable-message"
        await post(server.url, path, {"id": "x" * 22, "name": "Ben"})

    run(evening())


def test_somebody_else_on_the_seat_of_one_who_left_keeps_it(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        path, wish = f"/api/tables/{anna.invite}/seats", {"id": "the-wish-of-ben-alone-16", "name": "Ben"}
        await post(server.url, path, wish)
        await anna.do("remove-player", seat=1)
        carl = await seated(server.url, anna.invite, "Carl")
        assert (await post(server.url, path, wish, 409))["key"] == "table-full"
        assert not carl.bye

    run(evening())


@pytest.mark.parametrize("how", ["remove-player", "renew-token"])
def test_a_removed_or_reissued_seat_hears_good_bye_and_nothing_more(server: Server, how: str) -> None:
    async def evening() -> None:
        anna, ben, carl = await go_fish(server, 3)
        if how == "renew-token":
            await anna.do("end-match")
        await anna.do(how, seat=1)
        await ben.until(lambda: ben.socket is None)
        assert ben.bye["key"] == "seat-lost"
        await carl.do("say", phrase="hello")
        assert ben.messages[-1]["type"] == "bye"
        again = await Guest(server.url, anna.invite, ben.tokens).come()
        assert again.bye["key"] == "seat-lost"
        assert (await asks_for_record(server, ben, 401))["key"] == "seat-lost"

    run(evening())


def test_a_name_of_emoji_does_not_hold_on_to_its_seat(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        ben = await seated(server.url, anna.invite, "👩\u200d👩\u200d👧")
        await anna.do("start-match")
        assert isinstance(await anna.do("remove-player", seat=1), int)
        await ben.until(lambda: ben.bye)

    run(evening())


# Every verb


def test_a_spectator_can_only_look(server: Server) -> None:
    async def evening() -> None:
        anna, ben = await go_fish(server)
        await anna.do("set-table", chat="free")
        eve = await Guest(server.url, anna.invite).come()
        assert eve.view["seat"] is None
        assert eve.table["invite"] == ""
        before = rows_kept(server, anna.invite)
        for kind in KINDS:
            if kind in FOR_ALL_EYES:
                continue
            for seat in (0, 1, 31):
                said = await answer(eve, example(kind, seat))
                assert said["type"] == "refused", kind
                assert said["key"] in NOT_YOURS, (kind, said)
        assert (await answer(eve, example(protocol.ReadLog, 0)))["type"] == "log-rows"
        assert (await answer(eve, example(protocol.AskReview, 0)))["key"] == "not-while-playing"
        assert rows_kept(server, anna.invite) == before
        assert not any(guest.bye for guest in (anna, ben, eve))

    run(evening())


def test_a_guest_acts_neither_for_another_seat_nor_as_the_host(server: Server) -> None:
    async def evening() -> None:
        anna, ben = await go_fish(server)
        before = rows_kept(server, anna.invite)
        for kind in KINDS:
            for seat in (0, 31):
                message = example(kind, seat)
                if kind in (*FOR_ALL_EYES, protocol.PlayAgain):
                    continue
                said = await answer(ben, message)
                assert said["type"] == "refused", kind
                assert said["key"] in NOT_YOURS, (kind, said)
        assert rows_kept(server, anna.invite) == before
        assert not anna.bye

    run(evening())


def test_even_the_host_plays_for_nobody_else(server: Server) -> None:
    async def evening() -> None:
        anna, _ = await go_fish(server)
        own = (
            protocol.Move,
            protocol.Undo,
            protocol.OfferDraw,
            protocol.Agree,
            protocol.Resign,
            protocol.Say,
        )
        own += (protocol.CommitSeed, protocol.OpenSeed, protocol.Rename, protocol.LeaveSeat)
        for kind in (*own, protocol.Face, protocol.Why):
            assert (await answer(anna, example(kind, 1)))["key"] == "not-your-seat"

    run(evening())


def test_the_token_of_another_table_opens_nothing(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        eve = await opened(server.url, "go-fish", [0, 0])
        for kind in KINDS:
            connection = await raw(server)
            hello = {"type": "hello", "protocol": 1, "table": anna.invite, "tokens": eve.tokens}
            await connection.send(json.dumps(hello))
            await connection.send(json.dumps(example(kind, 0)))
            (bye,) = await last_words(connection)
            assert (bye["type"], bye["key"]) == ("bye", "seat-lost")

    run(evening())


@pytest.mark.parametrize("seat", [-1, -2, 62, 1.0, "0", True, [0]])
def test_no_seat_is_claimed_that_is_none(server: Server, seat: Any) -> None:
    async def evening() -> None:
        anna, _ = await go_fish(server)
        said = await answer(anna, {**example(protocol.Move, 0), "seat": seat})
        assert said["key"] == "unreadable-message"

    run(evening())


def test_nobody_plays_for_the_clock(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "kemps", [0, 1, 1, 1])
        await anna.do("start-match")
        await anna.until(lambda: anna.view)
        before = anna.view["n"]
        running = [countdown["name"] for countdown in anna.update.get("countdowns", ())]
        for name in {*running, "take-3", "start", ""}:
            assert (await anna.move(f"expire {name}", seat=0))["type"] == "refused"
        said = [row.get("move") for row in anna.rows.values() if row["row"] > before and row.get("seat") == 0]
        assert not any(move and move.startswith("expire") for move in said)

    run(evening())


@pytest.mark.parametrize(
    "text",
    ["/undo 0", "/undo 0 1", "/end", "/resign", "/agree-draw 1", "/seat Eve", " /end", "/", "", "setup"],
)
def test_match_verbs_are_no_moves(server: Server, text: str) -> None:
    async def evening() -> None:
        anna, _ = await go_fish(server)
        before = rows_kept(server, anna.invite)
        assert (await anna.move(text, seat=0))["key"] == "unreadable"
        assert rows_kept(server, anna.invite) == before

    run(evening())


# The first word


def test_a_socket_that_is_not_let_in_is_told_why_and_hears_nothing_else(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        table = {"type": "hello", "protocol": 1, "table": anna.invite}
        first_words = {
            "hello-first": {"type": "make-code", "id": "eight-long"},
            "no-table": {"type": "hello", "protocol": 1, "table": "nowhere"},
            "seat-lost": {**table, "tokens": ["wrong"]},
            "unreadable-message": {**table, "tokens": "wrong"},
        }
        for key, message in first_words.items():
            connection = await raw(server)
            await connection.send(json.dumps(message))
            await anna.do("say", phrase="hello")
            (bye,) = await last_words(connection)
            assert (bye["type"], bye["key"]) == ("bye", key)
            assert bye["text"].endswith((".", "!"))
        for data in (b"\xff", '{"table":' + "[" * 7000 + "]" * 7000 + "}", "", b"{"):
            connection = await raw(server)
            await connection.send(data)
            assert [bye["key"] for bye in await last_words(connection)] == ["unreadable-message"]
        empty = await Guest(server.url, anna.invite, [""]).come()
        assert empty.bye["key"] == "seat-lost"

    run(evening())


def test_a_socket_that_says_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "PATIENCE", 0.05)
    sent: list[str] = []

    async def evening() -> None:
        async def send(text: str) -> None:
            sent.append(text)

        silent = asyncio.Event()
        house: Any = None
        await session.Session(house, gate.Limits(), silent.wait, send, Share("", 1_000_000)).run()

    run(evening())
    assert [json.loads(text)["key"] for text in sent] == ["hello-first"]


# The gate


def test_other_pages_may_not_ask(server: Server) -> None:
    own = server.url
    foreign = ["http://evil.example", "null", "http://[", "http://127.0.0.1:1", f"{own}.evil.example", ""]
    for origin in foreign:
        body = {"game": "go-fish", "name": "Eve"}
        found = httpx.post(f"{own}/api/tables", json=body, headers={"origin": origin})
        assert found.status_code == 403, origin
    assert httpx.post(f"{own}/api/qr", json={"link": own}, headers={"origin": own}).status_code == 201

    async def evening() -> None:
        address: Any = own.replace("http", "ws", 1) + "/api/socket"
        for origin in foreign[:-1]:
            with pytest.raises(InvalidStatus) as refused:
                await noted(address, origin=origin)
            assert refused.value.response.status_code == 403
        await noted(address, origin=own)

    run(evening())


def test_a_name_that_was_bent_to_our_address_is_not_ours(strict: Server) -> None:
    def status(host: str) -> int:
        return httpx.get(f"{strict.url}/api/health", headers={"host": host}).status_code

    for host in (
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "localhost:x",
        "",
        "[x]",
    ):
        assert status(host) == 421, host
    own = socket.gethostname()
    for host in (
        "127.0.0.1",
        "192.0.2.7:8280",
        "[::1]:99",
        "localhost:1",
        own,
        "play.example",
        "PLAY.example:5",
    ):
        assert status(host) == 200, host


def test_a_socket_by_a_bent_name_is_refused(server: Server) -> None:
    key = base64.b64encode(bytes(16)).decode()
    lines = ["GET /api/socket HTTP/1.1", "Host: evil.example", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
    with closing(socket.create_connection(("127.0.0.1", server.port), 5)) as line:
        line.sendall("\r\n".join(lines).encode())
        assert line.recv(100).startswith(b"HTTP/1.1 403 ")


def test_every_answer_tells_the_browser_what_it_may_do(server: Server) -> None:
    asked = [
        ("GET", "/", {}, 200),
        ("GET", "/api/games", {}, 200),
        ("GET", "/api/schema/openapi.json", {}, 200),
        ("GET", "/nowhere", {}, 404),
        ("GET", "/api/tables/nowhere", {}, 404),
        ("GET", f"/api/games?language={'x' * 36}", {}, 400),
        ("GET", "/api/tables/x/records/99999999999999999999", {}, 400),
        ("PUT", "/api/games", {}, 405),
        ("POST", "/api/tables", {"content": b"x" * 17_000}, 413),
        ("POST", "/api/tables", {"content": b"{"}, 400),
        ("POST", "/api/tables", {"json": {"game": "go-fish", "name": "A", "seats": [0]}}, 409),
        ("POST", "/api/tables", {"json": {}, "headers": {"origin": "null"}}, 403),
        ("GET", "/", {"headers": {"host": "evil.example"}}, 421),
    ]
    for method, path, more, status in asked:
        found = httpx.request(method, server.url + path, **more)
        assert found.status_code == status, path
        policy = dict(part.split(" ", 1) for part in found.headers["content-security-policy"].split("; "))
        assert {policy.pop(name) for name in ("default-src", "frame-ancestors", "base-uri")} == {"'none'"}
        assert set(policy.values()) <= {"'self'", "'none'", "data: 'self'"}
        assert found.headers["x-content-type-options"] == "nosniff"
        assert found.headers["referrer-policy"] == "no-referrer"
        assert found.headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in found.headers
        assert "server" not in found.headers


def test_no_page_asks_a_third_party_for_anything(server: Server) -> None:
    for path in ("/", "/t/x", "/api/schema", "/api/schema/swagger", "/api/schema/redoc"):
        assert "https://" not in httpx.get(server.url + path).text, path


# How much, and how often


def test_a_large_message_closes_its_socket_and_nothing_else(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        for pieces in (["x" * 17_000], ["x" * 6000] * 3):
            eve = await raw(server)
            await eve.send(pieces)
            assert await last_words(eve) == []
            assert eve.close_code == 1009
        assert isinstance(await anna.do("say", phrase="hello"), int)

    run(evening())


def test_a_large_body_is_refused(server: Server) -> None:
    def pieces() -> Iterator[bytes]:
        yield from [b" " * 6000] * 3

    assert httpx.post(f"{server.url}/api/tables", content=pieces()).json()["key"] == "too-much"


def test_a_socket_that_hurries_is_slowed_down_and_then_closed(strict: Server) -> None:
    async def evening() -> None:
        anna = await opened(strict.url, "go-fish", [0, 0])
        for number in range(1000):
            if anna.socket is None:
                break
            await anna.send({"type": "say", "id": f"hurry-{number:03}", "phrase": "hello"})
        await anna.until(lambda: anna.socket is None)
        assert anna.bye["key"] == "too-many-mistakes"
        hurried = [refusal for refusal in anna.refused.values() if refusal["key"] == "too-fast"]
        assert hurried
        assert all(refusal["again"] for refusal in hurried)

    run(evening())


def test_one_address_has_so_many_sockets_at_once(strict: Server) -> None:
    async def evening() -> None:
        open_now = [await raw(strict) for _ in range(5)]
        with pytest.raises(InvalidStatus):
            await raw(strict)
        await open_now.pop().close()
        async with asyncio.timeout(PATIENCE):
            while len(open_now) < 5:  # the server hears of it a moment later
                with suppress(InvalidStatus):
                    open_now.append(await raw(strict))
        for connection in open_now:
            await connection.close()

    run(evening())


def test_one_address_opens_so_many_tables_whatever_it_says_of_itself(strict: Server) -> None:
    body = {"game": "go-fish", "name": "Eve"}
    found = []
    for number in range(6):
        headers = {"x-forwarded-for": f"10.0.0.{number}", "forwarded": f"for=10.0.0.{number}"}
        found.append(httpx.post(f"{strict.url}/api/tables", json=body, headers=headers))
    assert found[-1].status_code == 429
    assert found[-1].json()["key"] == "too-often"


def test_one_address_tries_so_many_codes(strict: Server) -> None:
    found = [httpx.get(f"{strict.url}/api/codes/{number:08}").status_code for number in range(4)]
    assert found == [404, 404, 429, 429]


def test_a_proxy_that_we_know_tells_who_asks_and_nobody_asks_too_often(tmp_path: Path) -> None:
    limits = ("--limit=tables=2", "--limit=requests=1", "--proxy=127.0.0.1")
    with Server(tmp_path, *limits) as server, httpx.Client(base_url=server.url) as client:

        def opens(forwarded: str) -> int:
            body, headers = {"game": "go-fish", "name": "Eve"}, {"x-forwarded-for": forwarded}
            return client.post("/api/tables", json=body, headers=headers).status_code

        assert [opens("10.0.0.1") for _ in range(3)] == [201, 201, 429]
        assert opens("10.0.0.2") == 201
        assert opens("10.9.9.9, 10.0.0.1") == 429, "what stands before the last address is hearsay"
        found = [client.get("/api/health", headers={"x-forwarded-for": "10.0.0.3"}) for _ in range(40)]
        assert found[0].status_code == 200
        refused = [answer for answer in found if answer.status_code == 429]
        assert refused
        assert "content-security-policy" in refused[0].headers
        assert client.get("/api/health", headers={"x-forwarded-for": "10.0.0.4"}).status_code == 200


def test_all_addresses_of_a_household_are_one() -> None:
    def caller(address: str) -> str:
        return gate.caller({"client": (address, 1)})

    assert caller("2001:db8::1") == caller("2001:db8::ffff:2") != caller("2001:db8:0:1::1")
    assert caller("::ffff:192.0.2.1") == caller("192.0.2.1") != caller("192.0.2.2")


def test_a_short_code_expires_and_ends_with_its_invitation(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        issued = await anna.ask("make-code")
        assert re.fullmatch(r"\d{8}", issued["code"])
        assert 0 < issued["seconds"] <= 900
        path = f"/api/codes/{issued['code']}"
        assert (await fetch(server.url, path)).json() == {"invite": anna.invite}
        renewed = await answer(anna, {"type": "renew-invite", "id": "new-invitation"})
        assert (await fetch(server.url, path)).status_code == 404
        assert (await fetch(server.url, f"/api/tables/{anna.invite}")).status_code == 404
        assert (await fetch(server.url, f"/api/tables/{renewed['invite']}")).status_code == 200
        again = await answer(anna, {"type": "renew-invite", "id": "new-invitation"})
        assert again["type"] == "done"
        assert anna.table["invite"] == renewed["invite"]

        issued = await anna.ask("make-code")
        with closing(sqlite3.connect(server.folder / "parlour.db")) as database, database:
            database.execute("UPDATE codes SET until = 1")
        assert (await fetch(server.url, f"/api/codes/{issued['code']}")).json()["key"] == "no-code"

    run(evening())


# What people type


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  An\n\tna\u2028 \u00a0B ", "An na B"),
        (f"A{BIDI}n{ZERO_WIDTH}n\x00\x1b[31ma\ufeff", "Ann[31ma"),
        ("a \u200b b", "a b"),
        ("<b>&amp;", "<b>&amp;"),
        ("x" * 200, "x" * 24),
        ("\u3164\u2800\u115fA", "A"),
        ("👩\u200d👧", "👩\u200d👧"),
    ],
)
def test_a_name_is_text_that_can_be_seen_on_one_line(server: Server, given: str, shown: str) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0], name=given)
        assert anna.table["seats"][0]["name"] == shown

    run(evening())


@pytest.mark.parametrize("given", ["", "  ", ZERO_WIDTH * 3, "\n", "\u202e\u200d", "\u3164"])
def test_a_name_of_nothing_is_none(server: Server, given: str) -> None:
    body = {"game": "go-fish", "name": given}
    assert httpx.post(f"{server.url}/api/tables", json=body).json()["key"] == "no-name"


@pytest.mark.parametrize("given", ["Anna", "ANNA", "An\u200dna", "Ａｎｎａ", "Anna\ufe0f", " Anna\u200b"])
def test_two_names_can_be_told_apart(given: str) -> None:
    assert re.fullmatch(r".+ 2", clean.name(given, ["Anna"]))


def test_chat_is_one_line_of_text(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        said = await anna.do("say", text="free words")
        assert said["key"] == "phrases-only"
        await anna.do("set-table", chat="free")
        await anna.do("say", text=f"<script>{BIDI}alert(1)</script>\n{{ $seat }} \x07{ZERO_WIDTH}!")
        assert anna.said[-1] == "Anna: <script>alert(1)</script> { $seat } !"
        await anna.do("say", text="y" * 1000)
        assert anna.said[-1] == "Anna: " + "y" * 300
        assert (await answer(anna, {"type": "say", "id": "too-long", "text": "y" * 1001}))[
            "type"
        ] == "refused"
        assert (await anna.do("say", text=ZERO_WIDTH))["key"] == "nothing-said"

    run(evening())


def test_no_cell_of_the_score_book_is_a_formula(server: Server) -> None:
    async def evening() -> None:
        names = ["=1+1", "+x", "-x", "@x", "\t＝x"]
        anna = await opened(server.url, "go-fish", [0] * 5, name=names[0])
        for name in names[1:]:
            await seated(server.url, anna.invite, name)
        await anna.do("start-match")
        await anna.do("end-match")
        path = f"/api/tables/{anna.invite}/scores?format=csv"
        sheet = (await fetch(server.url, path, authorization=f"Bearer {anna.tokens[0]}")).text
        cells = [cell for row in csv.reader(io.StringIO(sheet)) for cell in row]
        assert {"'=1+1", "'+x", "'-x", "'@x", "'＝x"} <= set(cells)
        assert not any(cell.startswith(("=", "+", "-", "@", "＝", "\t")) for cell in cells)

    run(evening())


DEEP = "[" * 7000 + "]" * 7000
MALFORMED: list[str | bytes] = [
    "",
    "null",
    "[]",
    '"hello"',
    "{",
    "{}",
    '{"type":1}',
    '{"type":"read-log","id":"eight-long","before":NaN}',
    '{"type":"read-log","id":"eight-long","before":1e999}',
    f'{{"type":"read-log","id":"eight-long","before":{"9" * 30}}}',
    f'{{"type":"read-log","id":"eight-long","before":{"9" * 5000}}}',
    '{"type":"read-log","id":"eight-long","before":-99999999999}',
    '{"type":"read-log","id":"eight-long","before":5,"count":0}',
    '{"type":"read-log","id":"eight-long","type":"delete-table","before":5}',
    DEEP,
    f'{{"type":"say","id":"eight-long","phrase":"hello","more":{DEEP}}}',
    f'{{"before":{DEEP},"type":"read-log","id":"eight-long"}}',
    '{"before":' * 1500,
    '{"type":"why","id":"eight-long","seat":0,"touches":["\\ud800"]}',
    '{"type":"why","id":"eight-long","seat":0,"touches":["\\udc00\\ud800"]}',
    '{"type":"say","id":"eight-long","text":"\\ud83d"}',
    '{"type":"say","id":"short","phrase":"hello"}',
    '{"type":"say","id":"a space here","phrase":"hello"}',
    '{"type":"say","id":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","phrase":"hello"}',
    f'{{"type":"choose-game","id":"eight-long","game":"one","rules":{{"rounds":{"9" * 4000}}}}}',
    '{"type":"set-table","id":"eight-long","pace":-1}',
    '{"type":"move","id":"eight-long","seat":0,"n":0,"move":1}',
    b"\xff\xfe",
    b'{"type":"say","id":"eight-long","text":"\xff"}',
    b'\x00{"type":"make-code","id":"eight-long"}',
]


def test_what_cannot_be_read_is_refused(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        before = rows_kept(server, anna.invite)
        for at, data in enumerate(MALFORMED):
            if at % 9 == 0:  # ten mistakes close a socket
                await anna.leave()
                await anna.come()
            count = len(anna.messages)
            assert anna.socket
            await anna.socket.send(data)
            await anna.until(lambda count=count: len(anna.messages) > count)
            assert anna.messages[-1]["key"] == "unreadable-message", data[:60]
        assert rows_kept(server, anna.invite) == before

    run(evening())


def test_text_that_is_no_text_closes_the_socket_and_leaves_no_traceback(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        assert anna.socket
        await anna.socket.send(b"\xff\xfe", text=True)
        await anna.until(lambda: anna.socket is None)
        assert "Traceback" not in server.log.read_text()

    run(evening())


def test_ten_messages_that_cannot_be_read_close_the_socket(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        for _ in range(10):
            assert anna.socket
            await anna.socket.send("?")
        await anna.until(lambda: anna.socket is None)
        assert anna.bye["key"] == "too-many-mistakes"

    run(evening())


def test_a_binary_message_is_read_like_text_and_the_last_of_two_equal_keys_counts(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        assert anna.socket
        twice = b'{"type":"say","id":"binary-1","phrase":"no such","phrase":"hello"}'
        await anna.socket.send(twice)
        await anna.until(lambda: "binary-1" in anna.done)

    run(evening())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"NaN",
        b"\xff",
        b'{"game":"\xff","name":"A"}',
        b'{"game":"go-fish","name":"\\ud800"}',
        b'{"game":' * 1500,
        b'{"game":"go-fish","name":"A","seats":[5]}',
        b'{"game":"go-fish","name":"A","rules":{"max_dry":' + b"9" * 4300 + b"}}",
        b'{"game":"go-fish","name":"A","language":["en"]}',
    ],
)
def test_a_body_that_cannot_be_read_is_refused(server: Server, body: bytes) -> None:
    found = httpx.post(f"{server.url}/api/tables", content=body, headers={"content-type": "application/json"})
    assert (found.status_code, found.json()["key"]) == (400, "unreadable-message")


ODD = [
    0,
    1,
    2,
    31,
    -1,
    10**9,
    True,
    False,
    None,
    0.5,
    "",
    "x",
    "hello",
    "²",
    "٣",
    "ask 1 2",
    "ask 1 ²",
    "place a1",
]
ODD += [
    "go-fish",
    "one",
    "🂡",
    "en",
    "free",
    "calm",
    "{ $seat }",
    "%s",
    "a" * 300,
    [],
    ["rank:2"],
    ["place:d5"],
]
ODD += [["seat:²"], ["seat:"], [":"], {}, {"preset": "short"}, {"rounds": 1}, {"first": "9"}]


def odd_message(rng: random.Random) -> dict[str, Any]:
    """A message that is nearly right."""
    kind = rng.choice([kind for kind in KINDS if kind not in (protocol.DeleteTable, protocol.Hello)])
    message = example(kind, rng.randrange(3))
    for name in rng.sample(
        sorted(kind.__struct_fields__), min(len(kind.__struct_fields__), rng.randrange(3))
    ):
        message[name] = rng.choice(ODD)
    return message


@pytest.mark.parametrize("game", ["nine-mens-morris", "one", "egyptian-rat-screw", "go-fish", "kemps"])
def test_odd_messages_of_all_kinds_do_no_harm(server: Server, game: str) -> None:
    async def evening() -> None:
        rng = random.Random(game)
        people = 4 if game == "kemps" else 2
        anna = await opened(server.url, game, [0, 0, 1, 1][:people])
        ben = await seated(server.url, anna.invite)
        eve = await Guest(server.url, anna.invite).come()
        await anna.do("start-match")
        for _ in range(200):
            guest = rng.choice((anna, ben, eve))
            if guest.socket is None:
                await guest.come()
            if not guest.bye:
                moving = guest.moves and guest.view["seat"] is not None and rng.random() < 0.3
                text = rng.choice(guest.moves) if moving else ""
                move = {**example(protocol.Move, 0), "n": (guest.view or {}).get("n", 0), "move": text}
                await guest.send({**move, "seat": guest.view["seat"]} if moving else odd_message(rng))
        for guest in (anna, ben, eve):
            if guest.socket and not guest.bye:  # hear all answers
                await guest.send({"type": "say", "id": "the-last-word"})
                await guest.until(lambda guest=guest: "the-last-word" in guest.refused or guest.bye)
        assert (await fetch(server.url, "/api/health")).status_code == 200
        assert "Traceback" not in server.log.read_text()

    run(evening())


# Secrets


def cards(text: str) -> set[str]:
    """All that are named, as a code or by their sign; a piece of an invitation is none."""
    text = re.sub("10(?=[♣♦♥♠])", "T", text)
    named = re.findall(r"(?<![\w-])[2-9TJQKA](?:[CDHS](?![\w-])|[♣♦♥♠])", text)
    return {card.translate(str.maketrans("♣♦♥♠", "CDHS")) for card in named}


def own_cards(guest: Guest) -> set[str]:
    return {
        card["face"]
        for widget in guest.view["widgets"]
        if widget["kind"] == "fan" and widget["seat"] == guest.view["seat"]
        for card in widget["cards"]
    }


def test_no_refusal_speaks_of_the_cards_of_others(server: Server) -> None:
    async def evening() -> None:
        anna, ben = await go_fish(server)
        ranks = [*"23456789TJQKA"]
        for guest, seat in ((anna, 0), (ben, 1)):
            mine = own_cards(guest)
            assert mine
            seen = cards(json.dumps(guest.view))  # a book that was dealt lies open
            assert not cards(json.dumps(guest.messages, ensure_ascii=False)) - seen
            before = len(guest.messages)
            for rank in ranks:
                if f"ask {1 - seat} {rank}" not in guest.moves:
                    await guest.move(f"ask {1 - seat} {rank}", seat=seat)
                await guest.move(f"ask {seat} {rank}", seat=seat)
                await guest.ask("why", seat=seat, touches=[f"rank:{rank}"])
                await guest.ask("why", seat=seat, touches=[f"seat:{1 - seat}", f"rank:{rank}"])
            refusals = [said for said in guest.messages[before:] if said["type"] in ("refused", "reason")]
            assert len(refusals) >= 3 * len(ranks)
            for refusal in refusals:
                assert not cards(json.dumps(refusal, ensure_ascii=False)) - seen
                named = {
                    touch.removeprefix("rank:") for touch in refusal.get("flash", []) if "rank:" in touch
                }
                assert named <= {card[:-1] for card in mine}

    run(evening())


async def asks_for_record(server: Server, guest: Guest, status: int = 200) -> Any:
    token = {"authorization": f"Bearer {guest.tokens[0]}"} if guest.tokens else {}
    found = await fetch(server.url, f"/api/tables/{guest.invite}/records/{guest.table['match']}", **token)
    assert found.status_code == status, found.text
    return [json.loads(line) for line in found.text.splitlines()] if status == 200 else found.json()


def test_the_record_of_a_running_match_is_the_askers_own(server: Server) -> None:
    async def evening() -> None:
        anna, ben = await go_fish(server)
        eve = await Guest(server.url, anna.invite).come()
        rng = random.Random(5)
        while not all(any("You drew" in line for line in guest.said) for guest in (anna, ben)):
            mover = next(guest for guest in (anna, ben) if guest.moves)
            n = mover.view["n"]
            await mover.move(rng.choice(mover.moves))
            for guest in (anna, ben, eve):
                await guest.until(lambda guest=guest, n=n: guest.view["n"] > n)
        texts = {}
        for guest in (anna, ben, eve):
            rows = await asks_for_record(server, guest)
            texts[guest] = json.dumps(rows)
            assert not any({"drawn", "secret", "seeds", "prev", "commitment"} & set(row) for row in rows)
            seat = 62 if guest is eve else guest.view["seat"]
            lines = [line for row in rows for line in row.get("told", [])]
            assert all("to" not in line or seat in line["to"] for line in lines)
        assert len(set(texts.values())) == 3
        assert "secret" not in json.dumps([guest.messages for guest in (anna, ben, eve)])
        await anna.do("end-match")
        full = await asks_for_record(server, eve)
        assert "secret" in full[-1]
        assert any(row.get("drawn") for row in full)

    run(evening())


def test_without_spectators_only_the_seated_see_anything(server: Server) -> None:
    async def evening() -> None:
        anna, ben = await go_fish(server)
        eve = await Guest(server.url, anna.invite).come()
        match = eve.table["match"]
        await anna.do("set-table", spectators=False)
        await eve.until(lambda: eve.socket is None)
        assert eve.bye["key"] == "no-spectators"
        assert (await eve.come()).bye["key"] == "no-spectators"
        for path in (f"records/{match}", "scores", "scores?format=csv"):
            found = await fetch(server.url, f"/api/tables/{anna.invite}/{path}")
            assert (found.status_code, found.json()["key"]) == (409, "no-spectators")
            wrong = await fetch(server.url, f"/api/tables/{anna.invite}/{path}", authorization="Bearer wrong")
            assert (wrong.status_code, wrong.json()["key"]) == (401, "seat-lost")
        assert await asks_for_record(server, ben)

    run(evening())


def test_a_device_for_two_draws_the_curtain_when_sides_are_swapped(server: Server) -> None:
    async def evening() -> None:
        anna = await opened(server.url, "go-fish", [0, 0])
        ben = await seated(server.url, anna.invite)
        shared = await Guest(server.url, anna.invite, [*anna.tokens, *ben.tokens]).come()
        await ben.leave()
        await shared.do("start-match")
        assert shared.view["seat"] is None
        await shared.ask("face", seat=0)
        await shared.until(lambda: shared.table["facing"] == 0)
        assert own_cards(shared)
        await shared.do("end-match")
        await shared.do("start-match")
        assert shared.table["facing"] is None
        hands = [widget for widget in shared.view["widgets"] if widget["zone"] == "hands"]
        assert [hand["cards"] for hand in hands] == [[], []]
        await shared.leave()

    run(evening())
