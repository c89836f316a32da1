"""A record is JSON lines: a header, one row a move, a closing line; each holds the SHA-256 of the
line before. It is the unit of storage, replay, bug report and test."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.chance import Draw, Seal
from parlour.core import BadRecord, Result
from parlour.view import Line

FORMAT = 1
MOST_BYTES = 64 * 2**20
HINT = "/hint"  # the verb of a row that only says that a seat asked for a hint


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that was settled before the deal. No commitment: the dice were not sealed. No commitments:
    the players' seeds, if there are any, were not committed to."""

    parlour: int
    game: str
    version: int
    rules: dict[str, bool | int | str]
    names: tuple[str, ...]
    commitment: str
    position: str = ""  # as text, where a match does not begin as usual
    commitments: tuple[str, ...] = ()  # to the players' seeds, by seat; empty for who has none
    levels: tuple[int, ...] = ()  # of computers, by seat; 0 for a person


class Row(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened: a move, or a match verb (`/undo 3`)."""

    n: int
    t: int  # milliseconds since the match began
    seat: int | None
    move: str
    prev: str
    drawn: tuple[Draw, ...] = ()
    told: tuple[Line, ...] = ()
    seeds: tuple[str, ...] = ()  # of the players; one that was committed to and is empty was withheld


class Close(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end: the result, and the secret that opens the seal."""

    close: int
    result: Result
    secret: str
    prev: str


class Heard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A row as one viewer got it: no draws, a hidden move as None, only the lines it heard."""

    n: int
    t: int
    seat: int | None
    move: str | None
    told: tuple[Line, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A record that was read: its lines and what they say."""

    lines: tuple[bytes, ...]
    header: Header
    rows: tuple[Row, ...]
    close: Close | None


encode = msgspec.json.Encoder().encode


def digest(line: bytes) -> str:
    return hashlib.sha256(line).hexdigest()


def fingerprint(head: str) -> str:
    """As much of a head as people compare: to find another match with the same takes 2⁶⁴ tries."""
    return " ".join(head[at : at + 4] for at in range(0, 16, 4))


def write(lines: Sequence[bytes]) -> bytes:
    return b"\n".join([*lines, b""])


def read(data: bytes) -> Record:
    """A record from its bytes; whether it is true is for `verify` to say."""
    if not isinstance(data, bytes):
        raise TypeError(f"record: {type(data).__name__}, not bytes")
    if len(data) > MOST_BYTES:
        raise BadRecord("record-too-long")
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("not-utf-8", line=data.count(b"\n", 0, error.start) + 1) from None
    *lines, rest = data.split(b"\n")
    if rest or len(lines) < 2:
        raise BadRecord("record-cut-off", line=len(lines) + 1)
    header = _line(lines[0], 1, Header)
    if header.parlour != FORMAT:
        raise BadRecord("record-format", line=1, format=header.parlour)
    close = _line(lines[-1], len(lines), Close) if lines[-1].startswith(b'{"close"') else None
    body = lines[1:-1] if close else lines[1:]
    rows = tuple(_line(line, number, Row) for number, line in enumerate(body, 2))
    if not rows:
        raise BadRecord("record-cut-off", line=2)
    for n, row in enumerate(rows):
        if row.n != n or (row.move == "setup") != (n == 0):
            raise BadRecord("row-out-of-order", line=n + 2)
    return Record(tuple(lines), header, rows, close)


def _line(line: bytes, number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, RecursionError):
        raise BadRecord("bad-line", line=number) from None


read_header = msgspec.json.Decoder(Header).decode
read_row = msgspec.json.Decoder(Row).decode


class _Numbered(msgspec.Struct):
    n: int


def row_number(line: bytes) -> int:
    """Which row a line is, without reading the rest."""
    return _number(line).n


_number = msgspec.json.Decoder(_Numbered).decode


def check_chain(record: Record) -> None:
    """Every line names the one before; times never go back."""
    links: list[Row | Close] = [*record.rows, *([record.close] if record.close else [])]
    for number, link in enumerate(links, 2):
        if link.prev != digest(record.lines[number - 2]):
            raise BadRecord("chain-broken", line=number - 1, next=number)
    for n, row in enumerate(record.rows):
        if row.t < (record.rows[n - 1].t if n else 0):
            raise BadRecord("row-out-of-order", line=n + 2)


def check_lines(record: Record, written: bytes) -> None:
    """Every line is the one that would be written."""
    lines = written.split(b"\n")[:-1]
    for number, (line, true) in enumerate(zip(record.lines, lines, strict=False), 1):
        if line != true:
            raise BadRecord("line-differs", line=number)
    if len(lines) != len(record.lines):
        raise BadRecord("line-differs", line=len(record.lines))


def check_seal(record: Record) -> None:
    """The secret is the one promised, and every draw came from it."""
    if record.close is None:
        return
    try:
        secret = bytes.fromhex(record.close.secret)
    except ValueError:
        secret = b""
    seal = Seal(secret, record.rows[0].seeds)
    promised = seal.commitment if secret else ""
    if promised != record.header.commitment or secret.hex() != record.close.secret:
        raise BadRecord("secret-differs", line=len(record.lines))
    if not secret:
        return
    check_seeds(record)
    for row in record.rows:
        for draw in row.drawn:
            size_is_fair = 1 <= draw.size <= 1000 and draw.counter >= 0
            if not size_is_fair or draw.outcome != seal.outcome(*draw[:4]):
                raise BadRecord("draw-differs", line=row.n + 2, stream=draw.stream)


def check_seeds(record: Record) -> None:
    """Where seeds were committed to, each is the one that was, or missing."""
    seeds, promised = record.rows[0].seeds, record.header.commitments
    both = zip(seeds, promised, strict=False)
    differ = any(seed and digest(seed.encode()) != commitment for seed, commitment in both)
    if differ or (promised and len(seeds) != len(promised)):
        raise BadRecord("seed-differs", line=2)


def check_promises(record: Record, commitment: str, head: str) -> None:
    """The commitment and the head are those that a device kept; each may be no more than their beginning."""
    if not record.header.commitment.startswith(commitment):
        raise BadRecord("other-commitment")
    if not digest(record.lines[-1]).startswith(head):
        raise BadRecord("other-head")
