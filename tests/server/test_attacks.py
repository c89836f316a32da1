"""One address tries to harm the others: what it can take is bounded, whatever it sends and however slowly."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from bench.attacks import PING, PONG, REST, TEXT, frame, upgraded
from bench.guests import PATIENCE, Server, get, opened, send
from parlour import protocol
from parlour.server import app, books, client, lines, stored, table
from parlour.server.gate import HEADERS, Limits
from parlour.server.house import Timings
from parlour.server.lines import Deadline, Lines
from parlour.server.session import Session
from parlour.server.store import Store
from parlour.server.work import Share, Shares
from tests.server.inside import Guest, Inside, lived, seated, until
from tests.server.pure import ANNA, started
from tests.server.rooms import faults

Spend = Callable[[Coroutine[Any, Any, None]], None]
ELSEWHERE = "127.0.0.2"  # another address of this machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits that has nothing to say about its guests."""
    with Server(tmp_path_factory.mktemp("attacked"), "--limit", "connections=30") as running:
        yield running
        assert get(f"{running.url}/api/health").json()["status"] == "ok"
        assert not faults(running)


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch) -> Spend:
    return lambda coroutine: lived(monkeypatch, coroutine)


def line(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def everything(dialled: socket.socket) -> bytes:
    """What comes until the line is cut or closed."""
    heard = b""
    with dialled, suppress(ConnectionError):
        while data := dialled.recv(65536):
            heard += data
    return heard


def hang_up(*dialled: socket.socket) -> None:
    for each in dialled:
        each.close()


def is_cut(dialled: socket.socket) -> bool:
    """Whether the server has hung up, without waiting for it."""
    dialled.setblocking(False)
    try:
        return dialled.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def eventually(happened: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < end, "it never happened"
        sleep(0.02)


# Lines


def test_lines_that_never_get_on_with_it_are_cut(server: Server) -> None:
    header = f"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
    silent, half, bodiless, idle = (line(server) for _ in range(4))
    half.sendall(header)
    bodiless.sendall(header + b"Content-Length: 100\r\n\r\n{")
    idle.sendall(header.replace(b"POST /api/qr", b"GET /api/health") + b"\r\n")
    assert b"200 OK" in idle.recv(15)

    def all_cut() -> bool:
        for slow in (half, bodiless):
            with suppress(OSError):
                slow.send(b"x")  # it goes on and on
        return all(map(is_cut, (silent, half, bodiless, idle)))

    eventually(all_cut)
    hang_up(silent, half, bodiless, idle)


def test_one_address_has_so_many_lines_and_others_still_get_in(server: Server) -> None:
    many = [line(server, ELSEWHERE) for _ in range(60)]
    eventually(lambda: sum(map(is_cut, many)) >= 30)
    assert get(f"{server.url}/api/health").json()["status"] == "ok"
    hang_up(*many)

    def is_let_in() -> bool:
        with closing(line(server, ELSEWHERE)) as again:
            again.sendall(f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
            with suppress(ConnectionError):
                return b"200" in again.recv(100)
        return False

    eventually(is_let_in)


def test_there_are_so_many_lines_in_all_and_a_proxy_has_more_than_one_address() -> None:
    counted = Lines(Limits(connections=3), ["10.0.0.1"], most=8)
    assert [counted.arrive("10.0.0.2") for _ in range(4)] == [True] * 3 + [False]
    assert [counted.arrive("10.0.0.1") for _ in range(4)] == [True] * 4
    assert not counted.arrive("10.0.0.3")
    for address in ["10.0.0.2"] * 4 + ["10.0.0.1"] * 4 + ["10.0.0.3"]:
        counted.leave(address)
    assert (counted.count, dict(counted.of)) == (0, {})
    assert counted.arrive("2001:db8::1")
    assert counted.of["2001:db8::/64"] == 1


def test_new_lines_come_at_a_pace() -> None:
    counted = Lines(Limits(requests=1), most=10_000)
    outcomes = []
    for _ in range(200):
        outcomes.append(counted.arrive("10.0.0.2"))
        counted.leave("10.0.0.2")
    assert 8 <= outcomes.count(True) < 100


def test_files_stay_free_for_the_rest_of_the_server() -> None:
    resource = pytest.importorskip("resource")
    most = lines.most_lines()
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert 0 < most <= lines.ENOUGH
    assert soft == resource.RLIM_INFINITY or most + lines.SPARE <= max(soft, 2 * lines.SPARE)


class Transport:
    """A line of which only the buffer matters."""

    def __init__(self, *sizes: int) -> None:
        self.sizes, self.aborted = list(sizes), False

    def get_write_buffer_size(self) -> int:
        return self.sizes.pop(0) if len(self.sizes) > 1 else self.sizes[0]

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("sizes", "seconds"), [((0,), 20), ((900,), 40), ((900, 500, 100, 100), 80)], ids=str
)
def test_a_slow_reader_has_time_and_one_who_takes_nothing_has_none(
    sizes: tuple[int, ...], seconds: float, spend: Spend
) -> None:
    async def whole() -> None:
        transport: Any = Transport(*sizes)
        Deadline(transport).set(20)
        await asyncio.sleep(seconds - 1)
        assert not transport.aborted
        await asyncio.sleep(2)
        assert transport.aborted

    spend(whole())


# Frames


@pytest.mark.parametrize("kind", ["pings", "pongs", "pieces", "words"])
def test_frames_that_say_nothing_are_counted_and_their_line_is_cut(server: Server, kind: str) -> None:
    flood = {
        "pings": frame(PING, b"x" * 125) * 2_000,
        "pongs": frame(PONG) * 2_000,
        "pieces": frame(TEXT, b"{", final=False) + frame(REST, final=False) * 2_000,
        "words": frame(TEXT, b"{}") * 20_000,
    }[kind]
    dialled = upgraded(server.port)
    dialled.recv(4096)
    with suppress(ConnectionError):
        dialled.sendall(flood)
    heard = everything(dialled)
    assert heard.count(b"x" * 125) <= lines.CONTROL + 5


def test_a_few_pings_are_answered(server: Server) -> None:
    dialled = upgraded(server.port)
    dialled.recv(4096)
    dialled.sendall(frame(PING, b"are you there") * 10)
    heard = b""
    while heard.count(b"are you there") < 10:
        heard += dialled.recv(4096)
    dialled.close()


def test_messages_are_heard_in_order_however_they_are_cut(server: Server) -> None:
    async def invited() -> str:
        anna = await opened(server.url, "go-fish", [0, 1])
        await anna.leave()
        return anna.invite

    def asked(name: str) -> bytes:
        return protocol.write(protocol.ReadLog(before=1, id=f"question-{name}"))

    hello = protocol.write(protocol.Hello(asyncio.run(invited()), protocol=protocol.VERSION))
    dialled = upgraded(server.port)
    dialled.recv(4096)
    whole = frame(TEXT, asked("c"))
    halves = frame(TEXT, asked("d"))
    for data in (
        frame(TEXT, hello),
        frame(TEXT, asked("a")) + frame(TEXT, asked("b")),
        whole,
        halves[:1],
        halves[1:20],
        halves[20:],
        frame(TEXT, asked("e")[:9], final=False) + frame(PING, b"?"),
        frame(REST, asked("e")[9:]),
        frame(TEXT, asked("f")),
    ):
        dialled.sendall(data)
        sleep(0.05)  # so that it comes by itself
    heard = b""
    while b"question-f" not in heard and (data := dialled.recv(65536)):
        heard += data
    dialled.close()
    answers = [heard.find(b"question-%c" % name) for name in b"abcdef"]
    assert -1 not in answers
    assert answers == sorted(answers)


def test_who_takes_nothing_is_dropped_and_the_line_is_cut_not_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[bool] = []

    async def evening() -> None:
        async with Inside(tmp_path / "deaf.db") as house:
            invite, token = (await seated(house, "go-fish", 1, (1,)))[:2]
            said: asyncio.Queue[Any] = asyncio.Queue()
            sent: list[Any] = []

            async def send(event: Any) -> None:
                sent.append(event)
                if event["type"] == "websocket.send":
                    await asyncio.Event().wait()  # nobody ever reads it

            state: Any = SimpleNamespace(
                house=house, limits=Limits(messages=10_000), shares=Shares(10**6), sockets={"": 0}
            )
            line = SimpleNamespace(write=None, transport=SimpleNamespace(abort=lambda: cut.append(True)))
            scope = {"path": "/socket", "client": None, "state": {"line": line}}
            answering = asyncio.ensure_future(app.sockets(state, "/socket")(scope, said.get, send))
            hello = protocol.Hello(invite, [token], protocol=protocol.VERSION)

            def say(message: protocol.Message) -> None:
                said.put_nowait({"type": "websocket.receive", "text": protocol.write(message).decode()})

            say(hello)
            for number in range(1_000):
                say(protocol.Face(0, id=f"look-again-{number:03}"))
            await asyncio.wait_for(answering, 600)
            assert "websocket.close" not in [event["type"] for event in sent]
            live = await house.find(invite)
            assert live.clients == set()

    monkeypatch.setattr(client, "MOST_WAITING", 100_000)
    lived(monkeypatch, evening())
    assert cut == [True]


def test_a_server_that_is_stopped_and_waits_no_longer_says_nothing_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with Inside(tmp_path / "stopped.db") as house:
            invite, token = (await seated(house, "go-fish", 1, (1,)))[:2]
            said: asyncio.Queue[Any] = asyncio.Queue()

            async def send(event: Any) -> None:
                pass

            state: Any = SimpleNamespace(
                house=house, limits=Limits(), shares=Shares(10**6), sockets={"": 0, "else": 1}
            )
            scope = {"path": "/socket", "client": None, "state": {"line": SimpleNamespace(write=None)}}
            answering = asyncio.ensure_future(app.sockets(state, "/socket")(scope, said.get, send))
            hello = protocol.Hello(invite, [token], protocol=protocol.VERSION)
            said.put_nowait({"type": "websocket.receive", "text": protocol.write(hello).decode()})
            live = await house.find(invite)
            while not live.clients:
                await asyncio.sleep(0.01)
            async with live.lock:  # something is being stored
                said.put_nowait({"type": "websocket.disconnect"})
                await asyncio.sleep(1)
                answering.cancel()
                assert await answering is None

    lived(monkeypatch, evening())


@pytest.mark.slow
def test_sockets_that_neither_read_nor_answer_do_not_stay(server: Server) -> None:
    async def invited() -> tuple[str, str]:
        anna = await opened(server.url, "kemps", [0, 1, 1, 1])
        await anna.leave()
        return anna.invite, anna.tokens[0]

    invite, token = asyncio.run(invited())
    deaf = [upgraded(server.port, ELSEWHERE) for _ in range(10)]
    for each in deaf:
        each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        hello = protocol.write(protocol.Hello(invite, [token], protocol=protocol.VERSION))
        each.sendall(b"\x81" + struct.pack("!BH4x", 0xFE, len(hello)) + hello)

    def is_gone(dialled: socket.socket) -> bool:
        try:
            dialled.send(frame(TEXT, b'{"type":"pong","ping":0}'))
        except BlockingIOError:
            return False
        except OSError:
            return True
        return False

    eventually(lambda: all(map(is_gone, deaf)))
    hang_up(*deaf)


# What makes no sense


def test_garbage_gets_no_page_and_leaves_nothing_in_the_log(server: Server) -> None:
    for data in (b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 20_000):
        for _ in range(20):
            with closing(line(server)) as dialled:
                dialled.sendall(data + b"\r\n\r\n")
                head, _, body = everything(dialled).partition(b"\r\n\r\n")
            assert body == b""
            assert not head or (head.startswith(b"HTTP/1.1 4") and b"content-security-policy" in head.lower())
    with closing(line(server)) as dialled:  # while an answer is under way
        dialled.sendall(
            f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n\0\r\n\r\n".encode()
        )
        everything(dialled)
    assert not faults(server)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "rebound.example"}, b"403"),
        ({"Sec_WebSocket_Key": "short"}, b"400"),
        ({"Sec_WebSocket_Version": "7"}, b"400"),
        ({"Upgrade": "h2c"}, b"404"),
    ],
)
def test_a_socket_that_is_refused_gets_no_page_or_the_same_headers(
    server: Server, headers: dict[str, str], status: bytes
) -> None:
    with closing(upgraded(server.port, **headers, Accept="*/*")) as dialled:
        dialled.shutdown(socket.SHUT_WR)
        head, _, _body = everything(dialled).partition(b"\r\n\r\n")
    assert head.split()[1] == status
    for name, value in HEADERS:
        assert name + b": " + value in head.lower().replace(POLICY_AS_SENT, POLICY_AS_SENT.lower())


POLICY_AS_SENT = dict(HEADERS)[b"content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/t/x", "/nothing", "/api/games/x/rules"])
def test_head_is_answered_like_get(server: Server, path: str) -> None:
    fetched, headed = get(server.url + path), httpx.head(server.url + path)
    assert headed.status_code == fetched.status_code
    assert headed.content == b""
    fetched.headers.pop("date"), headed.headers.pop("date")
    assert headed.headers == fetched.headers


# Work


def test_the_work_of_every_step_is_paid_for_and_only_that(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    monkeypatch.setattr("parlour.server.work.perf_counter", lambda: clock)

    def burn(seconds: float) -> None:
        nonlocal clock
        clock += seconds

    async def whole() -> None:
        share, other = Share("", 300), Share("", 300)

        async def work() -> str:
            burn(0.05)
            await asyncio.sleep(0)
            burn(0.05)
            with suppress(KeyError):
                await failing()
            return "done"

        async def failing() -> None:
            await asyncio.sleep(0)
            raise KeyError

        async def busy() -> None:
            for _ in range(20):
                burn(0.01)
                await asyncio.sleep(0)

        paid = list[float]()
        share.pay = paid.append  # type: ignore[method-assign]
        done, _ = await asyncio.gather(share.metered(work()), other.metered(busy()))
        assert done == "done"
        assert sum(paid) == pytest.approx(0.1)
        assert max(paid) == pytest.approx(0.05)
        waiting = asyncio.ensure_future(share.metered(asyncio.sleep(60)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        with pytest.raises(KeyError):
            await share.metered(failing())

    asyncio.run(whole())


def test_who_has_used_up_the_share_waits_and_one_at_a_time(spend: Spend) -> None:
    async def whole() -> None:
        greedy, modest = Share("greedy", 300), Share("modest", 300)
        loop, done = asyncio.get_running_loop(), list[float]()

        async def asks() -> None:
            await greedy.turn()
            greedy.pay(0.03)
            done.append(loop.time())

        began = loop.time()
        greedy.pay(0.6)
        await asyncio.gather(*[asks() for _ in range(100)])
        assert all(later - earlier > 0.09 for earlier, later in pairwise(done))
        assert loop.time() - began == pytest.approx(9.9, abs=0.3)
        began = loop.time()
        await modest.turn()
        assert loop.time() == began

    spend(whole())


def test_what_takes_long_is_made_in_a_thread_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def noted(made: Any) -> Callable[..., Any]:
        return lambda *_: threads.append(threading.get_ident()) or made

    async def whole() -> None:
        state: Any = SimpleNamespace(shares=Shares(10**6), base_path="")
        request: Any = SimpleNamespace(scope={"client": ("10.0.0.2", 1)})
        for name, made in (("drawn", b"<svg/>"), ("schema", b"{}"), ("openapi", b"{1}"), ("shelf", b"[]")):
            monkeypatch.setattr(app, name, noted(made))
        handlers: Any = app
        assert await handlers.qr.fn(protocol.Link("x"), request, state) == b"<svg/>"
        assert (await handlers.socket_schema.fn(request, state)).content == b"{}"
        assert (await handlers.http_schema.fn(request, state)).content == b"{1}"
        assert (await handlers.games.fn(request, state, "de")).content == b"[]"

    drawn, openapi = app.drawn, app.openapi
    asyncio.run(whole())
    assert len(threads) == 4
    assert threading.get_ident() not in threads
    assert drawn("https://play.example/t/abc") is drawn("https://play.example/t/abc")
    assert openapi("/parlour") is openapi("/parlour")
    assert json.loads(openapi("/parlour"))["paths"]["/parlour/api/health"]


def test_nothing_describes_the_routes_but_what_is_made_in_a_thread() -> None:
    pages: Any = app.build("sqlite://", None, Timings(), Limits()).pages
    assert pages.openapi_config is None
    assert [route.path for route in pages.routes if "schema" in route.path] == ["/api/schema/openapi.json"]


def test_a_qr_code_is_of_a_link_and_not_of_a_book(server: Server) -> None:
    for length, status in ((120, 201), (121, 400)):
        assert send(f"{server.url}/api/qr", {"link": "x" * length}).status_code == status


# Rows


def test_a_match_and_a_table_have_so_many_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_OF_MATCH", 5)
    evening = started()
    evening.move(ANNA, "a7")
    while evening.match.n < 5:
        evening.do(ANNA, protocol.Undo) if evening.match.n % 2 else evening.move(ANNA, "a7")
    assert evening.why_not(ANNA, protocol.Undo) == "match-full"
    assert evening.why_no_move(ANNA, "a7") == "match-full"
    evening.do(ANNA, protocol.Say, phrase="hello")
    evening.do(ANNA, protocol.EndMatch)
    evening.do(ANNA, protocol.StartMatch)
    monkeypatch.setattr(table, "MOST_OF_TABLE", evening.table.row)
    assert evening.why_not(ANNA, protocol.Say, phrase="hello") == "log-full"
    host = next(at for at, seat in enumerate(evening.state.seats) if seat.id == evening.state.host)
    mover = evening.match.to_act()[0]
    evening.move(mover, "a7")
    evening.do(host, protocol.EndMatch)
    assert evening.why_not(host, protocol.StartMatch) == "log-full"


def test_computers_stop_where_a_match_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_OF_MATCH", 7)
    monkeypatch.setattr("parlour.server.autoplay.MOST_OF_MATCH", 7)

    async def evening() -> None:
        async with Inside(tmp_path / "full.db") as house:
            invite, token = (await seated(house, "battle", 1, (1,)))[:2]
            anna = await Guest(house, invite, [token]).come()
            anna.do("start-match")
            await until(lambda: anna.view)
            anna.do("play-on", seat=0)
            await until(lambda: anna.view["n"] == 7)
            await asyncio.sleep(60)
            assert anna.view["n"] == 7

    lived(monkeypatch, evening())


def test_a_table_remembers_so_many_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "KNOWN", 10)
    evening = started()
    for _ in range(30):
        evening.do(ANNA, protocol.Say, phrase="hello")
    assert list(evening.table.ids.values()) == list(range(evening.table.row - 9, evening.table.row + 1))


def test_nobody_chats_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with Inside(tmp_path / "chat.db") as house:
            invite, token = (await seated(house, "go-fish", 1, (1,)))[:2]
            anna = await Guest(house, invite, [token]).come()
            ids = [anna.do("say", phrase="hello") for _ in range(200)]
            refused = [answer for id in ids if "key" in (answer := await anna.answer(id))]
            assert 50 < len(refused) < 100
            assert {answer["key"] for answer in refused} == {"too-often"}
            await asyncio.sleep(5)
            assert "key" not in await anna.answer(anna.do("say", phrase="hello"))

    lived(monkeypatch, evening())


def test_old_messages_that_come_again_do_not_load_the_table_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    load = Store.load

    async def counted(store: Store, id: str, recent: int) -> Any:
        loaded.append(id)
        return await load(store, id, recent)

    async def evening() -> None:
        async with Inside(tmp_path / "old.db") as house:
            invite, token = (await seated(house, "go-fish", 1, (1,)))[:2]
            anna = await Guest(house, invite, [token]).come()
            ids = [anna.do("say", phrase="hello") for _ in range(60)]
            rows = [(await anna.answer(id))["row"] for id in ids]
            before = len(loaded)
            for id, row in zip(ids[:20], rows, strict=False):
                heard = len(anna.messages)
                anna.say({"type": "say", "id": id, "phrase": "hello"})
                await until(lambda heard=heard: len(anna.messages) > heard)
                assert anna.messages[-1] == {"type": "done", "id": id, "row": row}
            assert len(loaded) - before == 1

    monkeypatch.setattr(stored, "KNOWN", 10)
    monkeypatch.setattr(Store, "load", counted)
    lived(monkeypatch, evening())


def test_the_score_book_has_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with Inside(tmp_path / "scores.db") as house:
            invite, token = (await seated(house, "go-fish", 1, (1,)))[:2]
            anna = await Guest(house, invite, [token]).come()
            for _ in range(5):
                await anna.answer(anna.do("start-match"))
                await anna.answer(anna.do("end-match"))
            live = await house.find(invite)
            whole = books.scores(house.store, live.id)
            assert (len(whole.matches), whole.earlier) == (5, None)
            last = books.scores(house.store, live.id, most=2)
            assert last.matches == whole.matches[3:]
            assert last.totals == whole.totals
            first = books.scores(house.store, live.id, last.earlier, most=3)
            assert (first.matches, first.earlier) == (whole.matches[:3], None)

    lived(monkeypatch, evening())


def test_a_session_pays_for_the_rows_it_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with Inside(tmp_path / "rows.db") as house:
            invite, token = (await seated(house, "go-fish", 1, (1,)))[:2]
            anna = await Guest(house, invite, [token]).come()
            paid = list[float]()
            session: Session = anna.session
            session.share.pay = paid.append  # type: ignore[method-assign]
            for _ in range(10):
                await anna.answer(anna.do("say", phrase="hello"))
            assert sum(paid) == pytest.approx(0.05)

    lived(monkeypatch, evening())
