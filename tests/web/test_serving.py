"""The browser client as it is built and served."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from parlour import protocol
from parlour.server import files, gate
from parlour.server.app import build
from parlour.server.gate import Limits
from parlour.server.house import Timings

TOP = Path(__file__).parents[2]
BROWSER = {"accept": "text/html,*/*;q=0.8"}
INDEX = """<!doctype html><html lang="en"><meta name="base" content="" />
<link rel="icon" href="./icon.svg"><script type="module" src="./assets/main-12.js"></script></html>"""
Get: TypeAlias = Callable[..., httpx.Response]


def getter(tmp_path: Path, base_path: str = "") -> Get:
    """Asks a server for pages, without a socket between."""
    server: Any = build(f"sqlite:///{tmp_path / 'parlour.db'}", None, Timings(), Limits(), base_path)

    async def ask(path: str, headers: dict[str, str]) -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(server), base_url="http://127.0.0.1", verify=False
        ) as client:
            client.headers["accept-encoding"] = "identity"
            return await client.get(path, headers=headers)

    def get(path: str, **headers: str) -> httpx.Response:
        with ThreadPoolExecutor(1) as elsewhere:  # in this thread Playwright may have a loop of its own
            return elsewhere.submit(asyncio.run, ask(path, headers)).result()

    return get


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client of our own in place of the built one."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".fingerprint").write_text("private")
    (folder / "assets" / "main-12.js").write_text("start()\n" * 100)
    (folder / "assets" / "main-34.css").write_text("body {}")
    (folder / "assets" / "letters-56.woff2").write_bytes(b"wOF2")
    monkeypatch.setattr(files, "CLIENT", folder)
    return folder


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/main-12.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/main-34.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/letters-56.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml", "public, max-age=3600"),
        ("/", "text/html; charset=utf-8", "no-cache"),
    ],
)
def test_every_file_says_what_it_is_and_how_long_it_lasts(
    client: Path, tmp_path: Path, path: str, kind: str, cache: str
) -> None:
    answer = getter(tmp_path)(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == cache
    assert answer.headers["content-security-policy"] == gate.POLICY


def test_texts_are_packed_for_who_can_unpack_them(client: Path, tmp_path: Path) -> None:
    get = getter(tmp_path)
    plain, packed = get("/assets/main-12.js"), get("/assets/main-12.js", **{"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.text == packed.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert "accept-encoding" in plain.headers["vary"]
    assert "content-encoding" not in get("/assets/letters-56.woff2", **{"accept-encoding": "gzip"}).headers


@pytest.mark.parametrize("base", ["", "/games/parlour"])
@pytest.mark.parametrize("path", ["/", "/t/abc", "/games/go-fish", "/widgets"])
def test_a_page_finds_its_files_from_everywhere(client: Path, tmp_path: Path, base: str, path: str) -> None:
    get = getter(tmp_path, base)
    answer = get(base + path, **BROWSER)
    assert answer.status_code == 200
    assert f'name="base" content="{base}"' in answer.text
    links = re.findall(r'(?:href|src)="([^"]*)"', answer.text)
    assert links == [f"{base}/icon.svg", f"{base}/assets/main-12.js"]
    assert all(get(link).status_code == 200 for link in links)


@pytest.mark.parametrize(
    ("asked", "language"), [("de-CH,de;q=0.9,en;q=0.8", "de"), ("ru", "ru"), ("xx", "en")]
)
def test_the_page_is_in_the_language_that_the_browser_asks_for(
    client: Path, tmp_path: Path, asked: str, language: str
) -> None:
    answer = getter(tmp_path)("/", **{"accept-language": asked})
    assert f'<html lang="{language}">' in answer.text
    assert "accept-language" in answer.headers["vary"]


def test_a_page_that_there_is_not_is_shown_by_the_client(client: Path, tmp_path: Path) -> None:
    answer = getter(tmp_path)("/no/such/page", **BROWSER)
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-cache")
    assert "/assets/main-12.js" in answer.text


@pytest.mark.parametrize("path", ["/api/nothing", "/api/games/no-game/rules", "/assets/none.js"])
def test_what_is_no_page_is_refused_in_a_word(client: Path, tmp_path: Path, path: str) -> None:
    answer = getter(tmp_path)(path, **BROWSER)
    assert answer.status_code == 404
    assert answer.json()["key"] in ("no-page", "no-game")


@pytest.mark.parametrize(
    "path",
    [
        "/.fingerprint",
        "/index.html",
        "/assets/../.fingerprint",
        "/assets/..%2f.fingerprint",
        "/assets/%2e%2e/%2e%2e/parlour.db",
        "/..%2fparlour.db",
        "/assets//etc/passwd",
        "/assets/",
        "/assets",
    ],
)
def test_nothing_but_the_client_is_served(client: Path, tmp_path: Path, path: str) -> None:
    answer = getter(tmp_path)(path)
    assert answer.status_code == 404
    assert answer.json()["key"] == "no-page"


def test_without_a_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "CLIENT", tmp_path / "nowhere")
    answer = getter(tmp_path)("/t/abc", **{"accept-language": "en"})
    assert answer.status_code == 200
    assert "its pages were not built" in answer.text


def test_the_built_page_keeps_to_its_policy(tmp_path: Path) -> None:
    """No script or style within the page, nothing from elsewhere, nothing hidden in a data: address."""
    get = getter(tmp_path)
    page = get("/", **BROWSER).text
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    names = [name for name in files.WebClient("").files if name.startswith("assets/")]
    assert re.findall(r'(?:href|src)="/(assets/[^"]*)"', page), "the client was built"
    for name in names:
        answer = get(f"/{name}")
        assert answer.status_code == 200
        assert "octet-stream" not in answer.headers["content-type"]
        if name.endswith(".css"):
            assert not re.search(r"url\((?!\./)|@import", answer.text)


def test_a_first_visit_stays_far_below_the_limit() -> None:
    loaded = [name for name in files.WebClient("").files if not name.startswith("preview-")]
    assert len(loaded) < Limits().requests * 4 / 2


def test_every_struct_of_the_protocol_has_its_own_name_and_the_server_leaves_nothing_out() -> None:
    parts = protocol.schema()["$defs"]
    assert not [name for name in parts if "." in name or "_" in name]
    assert {"Stack", "AnyWidget", "AnyAnswer", "AnyMessage", "Offered", "HouseRule", "Sit"} <= set(parts)
    assert set(parts["Fan"]["required"]) == set(parts["Fan"]["properties"])
    assert parts["Sit"]["required"] == ["id", "name"]
    assert "seat" not in parts["Row"]["required"]


@pytest.mark.slow
def test_a_fresh_copy_builds_its_client_without_node(tmp_path: Path) -> None:
    """As on a machine that has only Python: the wheel brings the whole client."""
    copy, tools = tmp_path / "parlour", tmp_path / "bin"
    skip = shutil.ignore_patterns(".[!n]*", "node_modules", "client", "protocol.ts", "tests", "uv.lock")
    shutil.copytree(TOP, copy, ignore=skip)
    tools.mkdir()
    for folder in os.environ["PATH"].split(os.pathsep):
        for tool in Path(folder).glob("*"):
            if tool.name not in ("node", "nodejs", "npm") and not (tools / tool.name).is_symlink():
                (tools / tool.name).symlink_to(tool)
    command = ["scripts/uv", "build", "--quiet", "--wheel", "--python", sys.executable]
    subprocess.run(command, cwd=copy, check=True, env={**os.environ, "PATH": str(tools)}, timeout=300)
    with zipfile.ZipFile(next((copy / "dist").glob("*.whl"))) as wheel:
        names = [name for name in wheel.namelist() if name.startswith("parlour/client/")]
        page = wheel.read("parlour/client/index.html").decode()
    assert all(f"parlour/client/{link}" in names for link in re.findall(r'"\./([^"]*)"', page))
    assert any(name.endswith(".woff2") for name in names)
