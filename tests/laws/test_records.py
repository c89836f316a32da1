"""Every byte of a record counts, and whoever changes one is shown the line."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import parlour
from parlour import BadRecord, Match, verify
from parlour.core import Game

from .record_laws import check_changed_byte, closed_record
from .tables import Table, pack, played

ONE = parlour.game("one")
SHORT = Table(2, seed=3)


@pytest.fixture
def record() -> bytes:
    return closed_record(ONE, SHORT)


def test_bytes_that_are_no_text_name_their_line(record: bytes) -> None:
    for line in (1, 2, 4):
        place = len(b"\n".join(record.split(b"\n")[: line - 1])) + 12
        check_changed_byte(record, place, 0xFF, ONE)


def test_another_format_names_the_first_line(record: bytes) -> None:
    check_changed_byte(record, record.index(b"1"), ord("2"), ONE)


def test_a_capital_in_the_secret_is_a_change(record: bytes) -> None:
    start = record.rindex(b'"secret":"') + len('"secret":"')
    place = next(at for at in range(start, start + 64) if chr(record[at]).isalpha())
    check_changed_byte(record, place, record[place] ^ 0x20, ONE)


def test_a_line_less_or_more_is_a_change(record: bytes) -> None:
    lines = record.split(b"\n")[:-1]
    for at in range(len(lines)):
        less, twice = [*lines[:at], *lines[at + 1 :]], [*lines[: at + 1], *lines[at:]]
        for changed in (less, twice):
            with pytest.raises(BadRecord):
                verify(b"\n".join([*changed, b""]))


def test_an_open_record_goes_on_with_its_secret_and_falls_the_same() -> None:
    whole = played(ONE, SHORT)
    for n in range(whole.n):
        cut = b"\n".join([*whole.lines[: n + 2], b""])
        again = Match.load(cut, secret=bytes.fromhex(whole.secret))
        for row in whole.rows[n + 1 :]:
            assert row.seat is not None
            assert again.play(row.seat, row.move).drawn == row.drawn
        assert pack(again.state) == pack(whole.state)


@pytest.mark.parametrize(
    ("part", "value"), [(0, "deal"), (1, 99), (2, "pick"), (3, 20), (4, 6), (4, -1), (4, [0, 1])]
)
def test_a_draw_that_cannot_be_is_refused_without_a_seal_too(part: int, value: Any) -> None:
    """Nobody sealed the dice of a copy, but they have six sides there as well."""
    match = played(ONE, SHORT).copy()
    lines = list(match.lines)
    row = msgspec.json.decode(lines[4])
    row["drawn"][0][part] = value
    lines[4] = msgspec.json.encode(row)
    with pytest.raises(BadRecord) as caught:
        Match.replay(b"\n".join([*lines, b""]))
    assert caught.value.reason.data["line"] == 5


@pytest.mark.slow
@pytest.mark.parametrize("flip", [0x01, 0x20, 0x80], ids=["digit", "case", "no-text"])
@pytest.mark.parametrize("game", [ONE], ids=lambda game: game.key)
def test_every_byte_counts(game: Game, flip: int) -> None:
    data = closed_record(game, SHORT)
    for place, byte in enumerate(data):
        check_changed_byte(data, place, byte ^ flip, game)
