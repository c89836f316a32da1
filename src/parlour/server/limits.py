"""What one address may do, unless somebody asks for other numbers."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """How much one address may do."""

    tables: int = 60  # opened, an hour
    seats: int = 300  # taken, an hour
    codes: int = 10  # tried, a minute
    requests: int = 50  # a second
    connections: int = 150  # at once, of any kind
    sockets: int = 100  # of these at once
    messages: int = 30  # a second on one socket
    replays: int = 4  # made at once
    work: int = 300  # milliseconds of processor time, a second
