"""What a server at rest keeps, and what it does not."""

from __future__ import annotations

import asyncio
import gc
import secrets
from types import FunctionType, ModuleType
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from bench import server
from bench.attacks import upgraded
from bench.guests import PATIENCE
from parlour import sentences
from parlour.server.gate import Gate, Limits
from parlour.server.lines import HttpLine, Lines, SocketLine
from parlour.server.waiting import Inbox, Tap
from parlour.server.work import Shares
from parlour.words import LANGUAGES


def reachable(start: object, *beyond: object) -> list[object]:
    """All that an object keeps alive; `beyond`, modules, classes and functions belong to everybody."""
    seen = {id(each) for each in beyond}
    found: list[object] = []
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, ModuleType | type | FunctionType):
            seen.add(id(thing))
            found.append(thing)
            waiting += gc.get_referents(thing)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_made_ready_without_all_that_babel_knows_of_a_language(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def read(*_: object) -> None:
        raise AssertionError("a language was read before anybody counted in it")

    monkeypatch.setattr(sentences.Locale, "parse", read)
    words = sentences.Templates(language, "go-fish")
    counted = [
        key for key in sentences.messages(language, "go-fish") if isinstance(words[key], sentences.Choice)
    ]
    assert counted


def test_a_line_keeps_nothing_of_how_it_began() -> None:
    header = secrets.token_hex(8)
    lines: list[SocketLine] = []

    async def socket(scope: Any, receive: Any, send: Any) -> None:
        lines.append(scope["state"]["line"])
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"

    async def evening() -> None:
        async def nowhere(*_: Any) -> None:
            pytest.fail("nobody asked for a page")

        limits = Limits()
        counted = Lines(limits)
        app = Gate(nowhere, socket, (), limits, Shares(limits.work), nowhere)
        config = uvicorn.Config(
            app,
            ws=lambda **more: SocketLine(counted, **more),  # type: ignore[arg-type]
            proxy_headers=False,
            log_config=None,
        )
        config.load()
        state, loop = ServerState(), asyncio.get_running_loop()
        listening = await loop.create_server(
            lambda: HttpLine(counted, config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        port = listening.sockets[0].getsockname()[1]
        async with listening:
            with upgraded(port, X_Mark=header) as line:
                line.setblocking(False)
                await asyncio.wait_for(loop.sock_recv(line, 4096), PATIENCE)
                kept = repr([each for each in reachable(lines[0], loop) if isinstance(each, str | bytes)])
            while state.tasks:
                await asyncio.sleep(0)
        assert kept.count("127.0.0.1")  # the address, so that it was looked for in the right place
        assert header not in kept

    asyncio.run(evening())


def test_an_inbox_hands_out_everything_in_order_even_if_a_reader_gave_up() -> None:
    async def evening() -> None:
        inbox = Inbox()
        reader = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        reader.cancel()
        inbox.put_nowait(2)
        assert (inbox.qsize(), inbox.empty()) == (2, False)
        assert [await inbox.get(), await inbox.get()] == [1, 2]
        assert inbox.empty()
        waiting = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        inbox.put_nowait(3)
        assert await waiting == 3

    asyncio.run(evening())


def test_a_tap_lets_all_go_on_who_still_wait_once_it_is_opened() -> None:
    async def evening() -> None:
        tap = Tap()
        await tap.wait()
        tap.clear()
        tap.clear()
        waiting = [asyncio.ensure_future(tap.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert [each.done() for each in waiting] == [True, False, False]
        assert not tap.is_set()
        tap.set()
        await asyncio.gather(*waiting[1:])
        assert tap.is_set()
        tap.set()
        await tap.wait()

    asyncio.run(evening())


@pytest.mark.slow
@pytest.mark.parametrize("game", server.GAMES)
def test_an_idle_server_takes_less_than_100_mb_and_a_table_at_rest_less_than_100_kb(game: str) -> None:
    found = server.measure(game, 150, 1, 1.0, lambda _: None)
    if found["idle_mb"] is None:
        pytest.skip("the system does not tell")
    assert found["idle_mb"] < 100
    assert found["rest_kb_table"] < 100
