"""The HTTP routes, and one WebSocket a client."""

from __future__ import annotations

import asyncio
import functools
import io
import logging
import threading
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any, TypeVar

import segno
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from parlour import protocol
from parlour.core import Game, Refused
from parlour.games import GAMES
from parlour.games import game as find
from parlour.protocol import Complaint
from parlour.rulebook import page
from parlour.server import admin, books, files, journal, metrics, replays, show
from parlour.server.buckets import Rates
from parlour.server.deeds import NotAllowed
from parlour.server.frames import QuickLine
from parlour.server.gate import App, Gate, Limits, Receive, Scope, Send, caller
from parlour.server.house import House, Timings, opened
from parlour.server.session import Session
from parlour.server.shelf import offered
from parlour.server.store import NotSaved
from parlour.server.work import Share, Shares
from parlour.words import LANGUAGES, Words, labels, nearest

T = TypeVar("T")
LARGEST_BODY = 16_384
UNHURRIED = 1.0  # seconds after the start
Language = Annotated[str, QueryParameter(name="language", max_length=35)]
Chosen = Annotated[list[str] | None, QueryParameter(name="rule", max_items=40)]  # as `flying=off`
Row = Annotated[int, PathParameter(ge=0, lt=2**31)]
Eyes = Annotated[int | None, QueryParameter(name="seat", ge=0, lt=32)]  # none: a spectator's


class Shared(AppState):
    """What every route needs."""

    house: House
    web_client: files.WebClient
    limits: Limits
    tables: Rates
    seats: Rates
    codes: Rates
    sockets: Counter[str]
    replays: Counter[str]
    shares: Shares
    base_path: str
    lan: str


@get("/api/games")
async def games(
    request: Request[Any, Any, Any], state: Shared, language: Language = "en"
) -> Response[list[protocol.Offered]]:
    """The games, with their house rules in words."""
    spoken = nearest(language)
    written: Any = await _share(request, state).aside(lambda: shelf(spoken))
    return _written(written, spoken)


def _written(content: T, language: str) -> Response[T]:
    """An answer that says in which language it is."""
    return Response(content, headers={"content-language": language})


def _share(request: Request[Any, Any, Any], state: Shared) -> Share:
    """Whose processor time is used."""
    return state.shares.of(caller(request.scope))


@functools.cache
def shelf(language: str) -> bytes:
    """All games, as JSON; in a language that nobody has spoken yet it takes a while."""
    return protocol.write([offered(each, language) for each in GAMES])


@get("/api/games/{key:str}/rules")
async def rules(
    key: FromPath[str],
    request: Request[Any, Any, Any],
    state: Shared,
    rule: Chosen = None,
    language: Language = "en",
) -> Response[protocol.Page]:
    """How to play, with these house rules."""
    game, chosen = find(key), tuple(sorted(each.partition("=")[::2] for each in rule or []))
    written: Any = await _share(request, state).aside(lambda: rules_page(game, nearest(language), chosen))
    return _written(*written)


@functools.lru_cache(maxsize=128)
def rules_page(game: Game, language: str, rules: tuple[tuple[str, str], ...]) -> tuple[bytes, str]:
    """A page as JSON, and the language it is in; pictures take some milliseconds."""
    made = page(game, language, dict(rules))
    return protocol.write(made), made.language


@get(
    "/api/games/{key:str}/drawing", media_type="image/svg+xml", cache_control=CacheControlHeader(max_age=3600)
)
async def drawing(key: FromPath[str]) -> bytes:
    """A picture of the game."""
    return files.drawing(find(key).key)


@post("/api/tables")
async def open_table(
    data: JSONBody[protocol.NewTable], request: Request[Any, Any, Any], state: Shared
) -> protocol.Seated:
    """Open a table and sit down as its host."""
    _allow(state.tables, request)
    return await state.house.open(data)


@get("/api/tables/{invite:str}")
async def invitation(
    invite: FromPath[str], state: Shared, language: Language = "en"
) -> Response[protocol.Invitation]:
    """What an invitation is to."""
    live, spoken = await state.house.find(invite), nearest(language)
    async with live.lock:
        await live.ready()
        running = live.table.running is not None
        invited = show.invitation(live.table.state, spoken, live.present_seats(), running)
    return _written(invited, spoken)


@post("/api/tables/{invite:str}/seats")
async def sit(
    invite: FromPath[str], data: JSONBody[protocol.Sit], request: Request[Any, Any, Any], state: Shared
) -> protocol.Seated:
    """Sit down."""
    _allow(state.seats, request)
    live = await state.house.find(invite)
    return await live.sit(data)


@get("/api/codes/{code:str}")
async def code(code: FromPath[str], request: Request[Any, Any, Any], state: Shared) -> dict[str, str]:
    """The invitation that a short code stands for."""
    _allow(state.codes, request)
    invite = await state.house.store.by_code(code, state.house.timings.code)
    if invite is None:
        raise NotAllowed("no-code")
    return {"invite": invite}


@get("/api/tables/{invite:str}/scores")
async def scores(
    invite: FromPath[str],
    request: Request[Any, Any, Any],
    state: Shared,
    form: Annotated[str, QueryParameter(name="format")] = "json",
    before: Annotated[int | None, QueryParameter(name="before", ge=0, lt=2**31)] = None,
    language: Language = "en",
) -> Response[Any]:
    """The score book of the table."""
    live, store = await state.house.find(invite, _token(request)), state.house.store
    await live.identify(_token(request))
    aside = _share(request, state).aside
    if form != "csv":
        return Response(await aside(lambda: books.scores(store, live.id, before, nearest(language))))
    sheet = books.sheet(store, live.id, nearest(language))
    first = await aside(lambda: next(sheet))  # so that what goes wrong can still be said

    async def parts() -> AsyncIterator[str]:
        part = first
        while part:
            yield part
            part = await aside(lambda: next(sheet, ""))

    return Stream(parts(), media_type="text/csv")


@get("/api/tables/{invite:str}/records/{match:int}")
async def record(
    invite: FromPath[str], match: Row, request: Request[Any, Any, Any], state: Shared
) -> Response[bytes]:
    """The record of a match."""
    live = await state.house.find(invite, _token(request))
    viewer = await live.identify(_token(request))
    data = await books.record(live, match, viewer, _share(request, state).at_once)
    return Response(data, media_type="application/jsonl")


@get("/api/tables/{invite:str}/replays/{match:int}")
async def table_replay(
    invite: FromPath[str],
    match: Row,
    request: Request[Any, Any, Any],
    state: Shared,
    seat: Eyes = None,
    language: Language = "en",
) -> Response[protocol.Replay]:
    """A match of the table that is over, as a seat or a spectator saw it."""
    live, spoken = await state.house.find(invite, _token(request)), nearest(language)
    await live.identify(_token(request))
    with replays.counted(state.replays, caller(request.scope), state.limits.replays):
        written: Any = await replays.of_table(live, match, seat, spoken, _share(request, state))
    return _written(written, spoken)


@post("/api/replays", request_max_body_size=replays.LARGEST, status_code=200)
async def replay(
    request: Request[Any, Any, Any], state: Shared, seat: Eyes = None, language: Language = "en"
) -> Response[protocol.Replay]:
    """The match of a record that comes along, if the record is in order; nothing of it is kept."""
    spoken = nearest(language)
    with replays.counted(state.replays, caller(request.scope), state.limits.replays):
        data = await request.body()
        written: Any = await replays.brought(data, seat, spoken, _share(request, state))
    return _written(written, spoken)


@post("/api/qr", media_type="image/svg+xml")
async def qr(data: JSONBody[protocol.Link], request: Request[Any, Any, Any], state: Shared) -> bytes:
    """A link as a QR code."""
    return await _share(request, state).aside(lambda: drawn(data.link))


@functools.lru_cache(maxsize=256)
def drawn(link: str) -> bytes:
    """Some ten milliseconds of work."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", omitsize=True, xmldecl=False)
    return out.getvalue()


@get("/api/protocol")
async def socket_schema(request: Request[Any, Any, Any], state: Shared) -> Response[dict[str, Any]]:
    """What is said over the socket, as JSON schema."""
    written: Any = await _share(request, state).aside(schema)
    return Response(written)


@functools.cache
def schema() -> bytes:
    return protocol.write(protocol.schema())


@get("/api/schema/openapi.json", include_in_schema=False)
async def http_schema(request: Request[Any, Any, Any], state: Shared) -> Response[dict[str, Any]]:
    """What is said over HTTP, as OpenAPI."""
    written: Any = await _share(request, state).aside(lambda: openapi(state.base_path))
    return Response(written)


@functools.cache
def openapi(base_path: str) -> bytes:
    """Made apart from the application itself, which would make it while everybody waits."""
    described = Litestar(
        ROUTES,
        path=base_path,
        logging_config=None,  # or it would take over the log
        openapi_config=OpenAPIConfig("Parlour", str(protocol.VERSION)),
    )
    return protocol.write(described.openapi_schema.to_schema())


@get("/api/address")
async def address(state: Shared) -> dict[str, str]:
    """Where others on the same network find this server; empty if they cannot, or if nobody knows."""
    return {"address": state.lan}


@get("/api/health")
async def health(state: Shared) -> Response[dict[str, str]]:
    """Is the server up, and can it store anything? If not, why not: full, blocked, away."""
    trouble = await state.house.store.trouble()
    told = {"status": trouble or "ok", "version": version("parlour")}
    return Response(told, status_code=503 if trouble else 200)


def _allow(rates: Rates, request: Request[Any, Any, Any]) -> None:
    if not rates.take(caller(request.scope)):
        raise NotAllowed("too-often")


def _token(request: Request[Any, Any, Any]) -> str:
    """Seat tokens come in a header, never in an address that could be logged."""
    return request.headers.get("authorization", "").removeprefix("Bearer ")


ROUTES = [
    games, rules, drawing, open_table, invitation, sit, code, scores, record, table_replay, replay, qr,
    socket_schema, http_schema, address, health, metrics.metrics, admin.house,
    admin.delete_table, files.page, files.asset, files.file,
]  # fmt: skip
STATUS = {
    "too-often": 429,
    "no-table": 404,
    "no-code": 404,
    "no-game": 404,
    "no-match": 404,
    "seat-lost": 401,
    "damaged": 500,
}


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Complaint]:
    """A sentence in the asker's language."""
    status = 503 if isinstance(error, NotSaved) else STATUS.get(error.reason.key, 409)
    return _complaint(request, error.reason.key, status, **error.reason.data)


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    client: files.WebClient = request.app.state.web_client
    if error.status_code == 404 and client.expects_page(request):
        return client.page(request, 404)
    key = {404: "no-page", 405: "no-page", 413: "too-much"}.get(error.status_code, "unreadable-message")
    return _complaint(request, key, error.status_code)


def unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[Complaint]:
    """Bytes that are no text, brackets without end."""
    return _complaint(request, "unreadable-message", 400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Complaint]:
    """A fault of ours: the log has the details, the asker a sentence."""
    where = request.scope.get("path_template", "")  # the path itself may hold an invitation
    journal.note(logging.ERROR, "our-fault", error, where=where)
    return _complaint(request, "our-fault", 500)


def _complaint(request: Request[Any, Any, Any], key: str, status: int, **data: Any) -> Response[Complaint]:
    language = files.language_of(
        str(request.query_params.get("language") or request.headers.get("accept-language", ""))
    )
    return Response(
        Complaint(key, Words(language, "table").say(key, **data)),
        status_code=status,
        media_type=MediaType.JSON,
        headers={"content-language": language},
    )


def warm(base_path: str, closing: threading.Event) -> None:
    """Make what takes long before anybody asks for it, but let the first guests in before."""
    if closing.wait(UNHURRIED):
        return
    for language in LANGUAGES:
        for game in GAMES:
            if closing.is_set():
                return
            offered(game, language)
            labels(language, game.key)
        shelf(language)
    schema()
    openapi(base_path)


def sockets(state: Shared, path: str) -> App:
    """One socket a client, with nothing between it and its session."""

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        address = caller(scope)
        if scope["path"] != path or state.sockets[address] >= state.limits.sockets:
            await send({"type": "websocket.close", "code": 1013})
            return

        async def say(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        state.sockets[address] += 1
        line: QuickLine = scope["state"]["line"]
        try:
            await send({"type": "websocket.accept"})
            session = Session(state.house, state.limits, receive, say, state.shares.of(address), line.write)
            await session.run()
            if session.client.dropped:
                line.transport.abort()
            elif not session.gone:
                await send({"type": "websocket.close", "code": 1000})
        except (OSError, asyncio.CancelledError):
            pass  # the line was torn, or the server is stopped and waits no longer
        except Exception as error:
            journal.note(logging.ERROR, "our-fault", error, where="socket")
        finally:
            state.sockets[address] -= 1
            if not state.sockets[address]:
                del state.sockets[address]

    return socket


def build(
    database: str,
    bus: str | None,
    timings: Timings,
    limits: Limits,
    base_path: str = "",
    hosts: Sequence[str] = (),
    lan: str = "",
    readers: Sequence[str] = (),
    proxied: bool = False,
    admin_token: str = "",
) -> Gate:
    """The whole server as one ASGI application."""
    meter = metrics.Meter()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(database, bus, timings, meter) as house:
            app.state.house = house
            closing = threading.Event()
            threading.Thread(target=warm, args=(base_path, closing), daemon=True).start()
            yield
            closing.set()

    app = Litestar(
        ROUTES,
        path=base_path,
        lifespan=[lifespan],
        state=AppState(
            {
                "web_client": files.WebClient(base_path),
                "limits": limits,
                "tables": Rates(limits.tables, 3600),
                "seats": Rates(limits.seats, 3600),
                "codes": Rates(limits.codes, 60),
                "sockets": Counter(),
                "replays": Counter(),
                "shares": (shares := Shares(limits.work)),
                "base_path": base_path,
                "lan": lan,
                "readers": metrics.Readers(readers),
                "proxied": proxied,
                "admin_token": admin_token,
            }
        ),
        exception_handlers={
            Refused: refused,
            HTTPException: failed,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: broken,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=None,
    )
    shared: Shared = app.state  # type: ignore[assignment]

    async def farewell() -> None:
        await shared.house.farewell()

    return Gate(
        app,  # type: ignore[arg-type]
        sockets(shared, f"{base_path}/api/socket"),
        hosts,
        limits,
        shares,
        farewell,
        meter,
        proxied,
    )
