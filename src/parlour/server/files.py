"""What a browser is sent: the client's files as they were built, kept in memory, the page for every address,
and the drawings of the games."""

from __future__ import annotations

import gzip
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

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
        self.pages = {
            language: text(self._page(index.data.decode(), language).encode(), "text/html")
            if index
            else text(missing_page(language).encode(), "text/html")
            for language in LANGUAGES
        }

    def _page(self, index: str, language: str) -> str:
        """The page is asked for at addresses of any depth: its links begin at the top."""
        base = escape(self.base_path)
        return (
            index.replace('<html lang="en"', f'<html lang="{language}"')
            .replace('name="base" content=""', f'name="base" content="{base}"')
            .replace('="./', f'="{base}/')
        )

    def file(self, request: Request[Any, Any, Any], path: str, cache: str) -> Response[bytes]:
        if path not in self.files:
            raise NotFoundException
        return self.files[path].answer(request, cache)

    def page(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        language = language_of(request.headers.get("accept-language", ""))
        answer = self.pages[language].answer(request, ASK_AGAIN, status)
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    def expects_page(self, request: Request[Any, Any, Any]) -> bool:
        """Whether a person asked, with a browser, for something to look at."""
        path = request.scope["path"].removeprefix(self.base_path)
        return "text/html" in request.headers.get("accept", "") and not path.startswith(("/api/", "/assets/"))


@get(["/", "/t/{invite:str}", "/games/{key:str}", "/widgets"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    client: WebClient = state.web_client
    return client.page(request)


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], state: State, path: FromPath[Path]) -> Response[bytes]:
    client: WebClient = state.web_client
    return client.file(request, f"assets{path.as_posix()}", FOREVER)


@get("/{name:str}", include_in_schema=False)
async def file(request: Request[Any, Any, Any], state: State, name: FromPath[str]) -> Response[bytes]:
    client: WebClient = state.web_client
    return client.file(request, name, AN_HOUR)
