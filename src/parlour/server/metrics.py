"""Figures about a server for whoever looks after it, in the text format of Prometheus. None is
about anybody."""

from __future__ import annotations

import functools
import ipaddress
import math
import os
import sys
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from importlib.metadata import version
from time import monotonic
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from parlour import protocol
from parlour.core import Refused

if TYPE_CHECKING:
    from parlour.server.client import Client
    from parlour.server.house import House
    from parlour.server.live import LiveTable

RECENT = 1_000  # moves of which the time counts
STARTED = time.time()

Do = Callable[["LiveTable", "Client", Any, float], Awaitable[None]]


class Meter:
    """Counts what happens at the tables of a server."""

    def __init__(self) -> None:
        self.moves, self.seconds = 0, 0.0
        self.recent: deque[float] = deque(maxlen=RECENT)
        self.refused: Counter[str] = Counter()  # by kind: a deed, or the status of a request

    def moved(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.recent.append(seconds)

    def quantile(self, share: float) -> float:
        """The time within which this share of the last moves was done; not a number if there was none."""
        ordered = sorted(self.recent)
        return ordered[math.ceil(share * len(ordered)) - 1] if ordered else math.nan


def measured(do: Do) -> Do:
    """A deed of somebody at a table: how long a move takes until it is told, and what is refused."""

    @functools.wraps(do)
    async def timed(live: LiveTable, client: Client, deed: Any, arrived: float) -> None:
        try:
            await do(live, client, deed, arrived)
        except Refused:
            live.house.meter.refused["deed"] += 1
            raise
        if isinstance(deed, protocol.Move):
            live.house.meter.moved(monotonic() - arrived)

    return timed


class Readers:
    """Who may have the figures: nobody, unless addresses or networks were named."""

    def __init__(self, named: Sequence[str]) -> None:
        self.networks = [ipaddress.ip_network(each, strict=False) for each in named]

    def include(self, request: Request[Any, Any, Any]) -> bool:
        """Whoever comes through a proxy that we were not told of is nobody we know."""
        told = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        client = request.scope.get("client")
        if client is None or (told and not request.app.state.proxied):
            return False
        address = ipaddress.ip_address(client[0])
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in self.networks)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], state: State) -> str:
    if not state.readers.include(request):
        raise NotFoundException
    house: House = state.house
    stored = await house.store.count()
    return "".join(f"{line}\n" for line in figures(house, stored, sum(state.sockets.values())))


def figures(house: House, stored: int, sockets: int) -> Iterator[str]:
    meter, tables = house.meter, list(house.tables.values())
    yield from family("build_info", "gauge", [({"version": version("parlour")}, 1)])
    yield from family("tables", "gauge", [({}, stored)])
    yield from family("tables_loaded", "gauge", [({}, sum(live.loaded for live in tables))])
    running = sum(live.loaded and live.table.running is not None for live in tables)
    yield from family("matches_running", "gauge", [({}, running)])
    yield from family("sockets", "gauge", [({}, sockets)])
    yield from family("moves_total", "counter", [({}, meter.moves)])
    yield from family("rows_stored_total", "counter", [({}, house.store.rows)])
    refused = sorted(meter.refused.items())
    yield from family("refusals_total", "counter", [({"kind": kind}, count) for kind, count in refused])
    yield from family("database_errors_total", "counter", [({}, house.store.errors)])
    yield from family("computers_thinking", "gauge", [({}, house.thinkers.busy)])
    yield "# TYPE parlour_move_seconds summary"
    for share in (0.5, 0.95):
        shown = f"{meter.quantile(share):.6g}".replace("nan", "NaN")
        yield f'parlour_move_seconds{{quantile="{share}"}} {shown}'
    yield f"parlour_move_seconds_sum {meter.seconds:.6g}"
    yield f"parlour_move_seconds_count {meter.moves}"
    yield from family("resident_memory_bytes", "gauge", [({}, memory())], "process")
    yield from family("cpu_seconds_total", "counter", [({}, time.process_time())], "process")
    yield from family("start_time_seconds", "gauge", [({}, STARTED)], "process")


def family(
    name: str, kind: str, samples: Iterable[tuple[dict[str, str], float]], prefix: str = "parlour"
) -> Iterator[str]:
    yield f"# TYPE {prefix}_{name} {kind}"
    for labels, value in samples:
        shown = ",".join(f'{label}="{text}"' for label, text in labels.items())
        yield f"{prefix}_{name}{'{' + shown + '}' if shown else ''} {value:.15g}"


def memory() -> int:
    """Bytes of memory that this process has; where the system does not say, the most that it had."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        import resource
    except ImportError:  # Windows
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
