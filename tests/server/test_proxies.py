"""What docs/self-hosting.md tells nginx and Caddy, told to real ones: pages, sockets, addresses, a path."""

from __future__ import annotations

import asyncio
import re
from abc import abstractmethod
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bench.guests import PATIENCE, Guest, Server, opened
from bench.services import Service, debian
from parlour.server import certificates
from tests.server.conftest import served
from tests.server.rooms import faults

PAGE = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text("utf-8")
(SITE,) = re.findall(r"```nginx\n(.*?)```", PAGE, re.S)
(PART,) = re.findall(r"```\n(www\.example \{\n.*?)```", PAGE, re.S)  # of a site, by Caddy
KINDS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class Proxy(Service):
    """A proxy from the Debian package, with nothing but what it is told."""

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    @abstractmethod
    def tell(self, behind: int, base_path: str) -> None:
        """Where Parlour is, and which part of the site it has."""

    def certify(self) -> None:
        certificates.make(self.folder / "play.pem", self.folder / "play.key", ["127.0.0.1", "play.example"])

    def answers(self) -> bool:
        try:
            return httpx.get(self.url, verify=False, timeout=PATIENCE).status_code > 0
        except httpx.TransportError:
            return False


class Nginx(Proxy):
    def tell(self, behind: int, base_path: str) -> None:
        self.certify()
        site = (
            SITE.replace("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl")
            .replace("/etc/ssl/play.example.pem", str(self.folder / "play.pem"))
            .replace("/etc/ssl/play.example.key", str(self.folder / "play.key"))
            .replace("127.0.0.1:8280", f"127.0.0.1:{behind}")
            .replace("location / {", f"location {base_path}/ {{")
        )
        folders = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in KINDS)
        frame = (
            f"pid {self.folder}/pid;\ndaemon off;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{site}}}\n"
        )
        (self.folder / "nginx.conf").write_text(frame)

    def command(self) -> list[str]:
        return [debian("nginx"), "-e", "stderr", "-c", str(self.folder / "nginx.conf")]


class Caddy(Proxy):
    """It would get certificates by itself; here it is given one."""

    def tell(self, behind: int, base_path: str) -> None:
        self.certify()
        certificate = f"tls {self.folder}/play.pem {self.folder}/play.key"
        site = (
            PART.replace(
                "www.example {", f"https://127.0.0.1:{self.port}, https://play.example:{self.port} {{"
            )
            .replace("\treverse_proxy /games/*", f"\t{certificate}\n\treverse_proxy {base_path}/*")
            .replace("127.0.0.1:8280", f"127.0.0.1:{behind}")
        )
        frame = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {self.folder}\n}}\n"
        (self.folder / "Caddyfile").write_text(frame + site)

    def command(self) -> list[str]:
        return [debian("caddy"), "run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]


@pytest.fixture(params=[Nginx, Caddy])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    options = ("--proxy", "127.0.0.1", "--allow-host", "play.example", "--base-path", "/games")
    with Server(tmp_path, *options, "--limit", "tables=1") as server:

        class Told(request.param):  # type: ignore[name-defined, misc]
            def start(self) -> None:
                self.tell(server.port, "/games")
                super().start()

        yield from served(Told)
        assert not faults(server)


def test_a_proxy_does_as_it_is_told(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.folder / "play.pem"))
    url = f"{proxy.url}/games"

    def open_table(**headers: str) -> int:
        body = {"game": "go-fish", "name": "Eve"}
        origin = {"origin": f"https://play.example:{proxy.port}", "host": f"play.example:{proxy.port}"}
        return httpx.post(
            f"{url}/api/tables", json=body, headers=origin | headers, timeout=PATIENCE
        ).status_code

    async def evening() -> None:
        anna = await opened(url, "go-fish", [0, 1])
        assert isinstance(await anna.do("start-match"), int)
        again = await Guest(url, anna.invite, anna.tokens).come()
        assert again.table
        for guest in (anna, again):
            await guest.leave()

    assert "/games/assets/" in httpx.get(f"{url}/", timeout=PATIENCE).text
    asyncio.run(evening())
    assert open_table() == 429  # the limit is of the guest's address, and that table was opened by it
    assert open_table(**{"x-forwarded-for": "10.1.2.3"}) == 429  # which no guest can make up
    assert open_table(origin="https://evil.example") == 403
