"""What a browser is sent: the client's files as they were built, kept in memory, the page for every address
with what a link to it shows of itself elsewhere, and the drawings of the games."""

from __future__ import annotations

import asyncio
import functools
import gzip
from contextlib import suppress
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from parlour.core import Refused
from parlour.games import game as find
from parlour.server.house import House
from parlour.words import LANGUAGES, Words, lookup

CLIENT = Path(__file__).parents[1] / "client"
TEXTS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
OTHERS = {".ico": "image/x-icon", ".png": "image/png", ".woff2": "font/woff2"}
FOREVER = "public, max-age=31536000, immutable"  # another content has another name
AN_HOUR = "public, max-age=3600"
ASK_AGAIN = "no-cache"
AT_ONCE = 1.0  # seconds that a page waits for what its link shows elsewhere


class File(msgspec.Struct, frozen=True):
    """What is sent, and how it is called; texts are packed once."""

    data: bytes
    kind: str
    packed: bytes | None = None

    def answer(self, request: Request[Any, Any, Any], cache: str, status: int = 200) -> Response[bytes]:
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        data = self.data
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            data = self.packed
            headers["content-encoding"] = "gzip"
        return Response(data, status_code=status, media_type=self.kind, headers=headers)


def text(data: bytes, kind: str) -> File:
    return File(data, kind, gzip.compress(data, mtime=0))


def read(file: Path) -> File:
    if file.suffix in TEXTS:
        return text(file.read_bytes(), TEXTS[file.suffix])
    return File(file.read_bytes(), OTHERS.get(file.suffix, "application/octet-stream"))


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    asked = (lookup(each.partition(";")[0]) for each in accepted.split(","))
    return next(filter(None, asked), LANGUAGES[0])


def drawing(game: str) -> bytes:
    """A picture of the game for the shelf, as SVG."""
    return (resources.files("parlour") / "drawings" / f"{game}.svg").read_bytes()


class Preview(NamedTuple):
    """What a link shows of itself where somebody has sent it: a game, and the host's name if the host wants
    that."""

    origin: str
    language: str
    game: str = ""
    invites: bool = False
    host: str = ""

    def tags(self) -> str:
        """Open Graph, as messengers read it."""
        words, table = Words(self.language, self.game or "table"), Words(self.language, "table")
        title = words.say("title") if self.game else table.say("page-title")
        about = words.say("about") if self.game else table.say("preview-shelf")
        if self.invites:
            about = table.say(
                "preview-from" if self.host else "preview-invitation", about=about, host=self.host
            )
        picture = f"preview-{self.game}.png" if self.game else "icon-512.png"
        told = {
            "og:type": "website",
            "og:site_name": table.say("page-title"),
            "og:locale": self.language,
            "og:title": title,
            "og:description": about,
            "og:image": f"{self.origin}/{picture}",
            "og:image:alt": title,
            "twitter:card": "summary_large_image" if self.game else "summary",
        }
        graph = "".join(f'<meta property="{key}" content="{escape(text)}">' for key, text in told.items())
        return f'<meta name="description" content="{escape(about)}">{graph}'


async def preview(request: Request[Any, Any, Any], house: House | None, base_path: str) -> Preview:
    """What the link that is asked for shows elsewhere; an invitation speaks the language of its host."""
    origin = f"{request.base_url.scheme}://{request.headers.get('host', '')}{base_path}"
    general = Preview(origin, language_of(request.headers.get("accept-language", "")))
    with suppress(Refused):
        if key := request.path_params.get("key"):
            return general._replace(game=find(key).key)
        if house and (invite := request.path_params.get("invite")):
            asked = asyncio.ensure_future(invited(house, invite))
            await asyncio.wait({asked}, timeout=AT_ONCE)
            if asked.done() and (found := asked.result()):
                language, game, host = found
                return Preview(origin, language, game, invites=True, host=host)
    return general


async def invited(house: House, invite: str) -> tuple[str, str, str] | None:
    """The language of a table's host, the game and who invites, if the link says so; None without a table."""
    with suppress(Refused):
        live = await house.find(invite)
        async with live.lock:
            await live.ready()
            state = live.table.state
        hosts = {seat.id: seat for seat in state.seats}
        founder = hosts.get(state.founder or state.host)
        language = hosts[state.host].language if state.host in hosts else LANGUAGES[0]
        return language, state.game, founder.name if founder and state.settings.named else ""
    return None


def missing_page(language: str) -> str:
    """Says that the client was not built, and how to play all the same."""
    words = Words(language, "table")
    title, text = escape(words.say("page-title")), escape(words.say("page-missing"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )


class WebClient:
    """All files by their path, and the page in every language."""

    def __init__(self, base_path: str) -> None:
        self.base_path = base_path
        self.files = {
            file.relative_to(CLIENT).as_posix(): read(file)
            for file in CLIENT.rglob("*")
            if file.is_file() and not file.name.startswith(".")
        }
        index = self.files.pop("index.html", None)
        self.index = index.data.decode() if index else ""
        self._page = functools.lru_cache(maxsize=1000)(self._made)

    def _made(self, language: str, shown: Preview | None) -> File:
        """The page is asked for at addresses of any depth: its links begin at the top."""
        if not self.index:
            return text(missing_page(language).encode(), "text/html")
        base = escape(self.base_path)
        page = (
            self.index.replace('<html lang="en"', f'<html lang="{language}"')
            .replace('name="base" content=""', f'name="base" content="{base}"')
            .replace('="./', f'="{base}/')
            .replace("</title>", f"</title>{shown.tags() if shown else ''}", 1)
        )
        return text(page.encode(), "text/html")

    def file(self, request: Request[Any, Any, Any], path: str, cache: str) -> Response[bytes]:
        if path not in self.files:
            raise NotFoundException
        return self.files[path].answer(request, cache)

    def page(
        self, request: Request[Any, Any, Any], status: int = 200, shown: Preview | None = None
    ) -> Response[bytes]:
        language = language_of(request.headers.get("accept-language", ""))
        answer = self._page(language, shown).answer(request, ASK_AGAIN, status)
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    def expects_page(self, request: Request[Any, Any, Any]) -> bool:
        """Whether a person asked, with a browser, for something to look at."""
        path = request.scope["path"].removeprefix(self.base_path)
        return "text/html" in request.headers.get("accept", "") and not path.startswith(("/api/", "/assets/"))


PAGES = [
    "/", "/t/{invite:str}", "/t/{invite:str}/replay/{where:path}", "/tv/{invite:str}", "/games/{key:str}",
    "/replay", "/seal", "/widgets",
]  # fmt: skip


@get(PAGES, include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    client: WebClient = state.web_client
    return client.page(request, shown=await preview(request, state.get("house"), client.base_path))


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], state: State, path: FromPath[Path]) -> Response[bytes]:
    client: WebClient = state.web_client
    return client.file(request, f"assets{path.as_posix()}", FOREVER)


@get("/{name:str}", include_in_schema=False)
async def file(request: Request[Any, Any, Any], state: State, name: FromPath[str]) -> Response[bytes]:
    client: WebClient = state.web_client
    return client.file(request, name, AN_HOUR)
