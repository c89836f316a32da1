"""A message goes out at once where the line takes it, and nothing overtakes what has to wait."""

from __future__ import annotations

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from parlour import protocol
from parlour.server.client import Client
from parlour.server.frames import frame, is_whole, only_text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_read_back_by_another_program(size: int) -> None:
    receiver = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    receiver.receive_data(frame(b"x" * size))
    (event,) = receiver.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, event.fin, bytes(event.data)) == (Opcode.TEXT, True, b"x" * size)


def sent(opcode: Opcode, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as another program sends it."""
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1_000, 65_535])
def test_a_text_in_one_frame_is_read_without_a_parser(size: int) -> None:
    said = "ä" * (size // 2) + "x" * (size % 2)
    data = sent(Opcode.TEXT, said.encode())
    assert only_text(data) == said
    assert is_whole(data)
    assert is_whole(data + data)


def test_all_else_is_for_the_parser() -> None:
    for data in (
        b"",
        sent(Opcode.TEXT, b"part", fin=False),
        sent(Opcode.CONT, b"part"),
        sent(Opcode.BINARY, b"bytes"),
        sent(Opcode.PING, b"ping"),
        sent(Opcode.CLOSE, b""),
        sent(Opcode.TEXT, b"bare", mask=False),
        sent(Opcode.TEXT, b"no text: \xff"),
        sent(Opcode.TEXT, b"one") + sent(Opcode.TEXT, b"two"),
        sent(Opcode.TEXT, b"squeezed").replace(b"\x81", b"\xc1", 1),
    ):
        assert only_text(data) is None


def test_a_frame_that_is_cut_off_is_not_whole() -> None:
    for size in (0, 3, 125, 126, 70_000):
        data = sent(Opcode.TEXT, b"x" * size)
        for end in (1, 2, 3, 5, len(data) // 2, len(data) - 1):
            if end < len(data):
                assert not is_whole(data[:end])
                assert not is_whole(sent(Opcode.PING, b"") + data[:end])
                assert only_text(data[:end]) is None


class Line:
    """A line that takes what it is given, now or, while it is full, later."""

    def __init__(self) -> None:
        self.full = False
        self.got: list[str] = []

    def write(self, data: bytes) -> bool:
        if not self.full:
            self.got.append(data.decode())
        return not self.full

    async def send(self, text: str) -> None:
        while self.full:
            await asyncio.sleep(0)
        self.got.append(text)


def test_what_waits_is_not_overtaken() -> None:
    async def evening() -> None:
        line = Line()
        client = Client(line.send, write=line.write)
        client.push(b"1")
        assert line.got == ["1"]
        line.full = True
        client.push(b"2")
        await asyncio.sleep(0)
        line.full = False
        client.push(b"3")
        await client.flushed(1)
        client.push(b"4")
        assert line.got == ["1", "2", "3", "4"]

    asyncio.run(evening())


def test_after_a_good_bye_the_line_is_closed_and_nothing_follows() -> None:
    async def evening(full: bool) -> None:
        line, stopped = Line(), list[bool]()
        client = Client(line.send, write=line.write)
        client.stop = lambda: stopped.append(True)
        line.full = full
        client.bye("closing")
        line.full = False
        await client.flushed(1)
        client.push(b"more")
        assert [protocol.hear(text).key for text in line.got] == ["closing"]  # type: ignore[union-attr]
        assert (client.closed, stopped) == (True, [True])

    for full in (False, True):
        asyncio.run(evening(full))
