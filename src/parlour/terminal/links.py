"""The way to a table on a server: its link, the address where one sits down, and the seats that this
computer has taken before."""

from __future__ import annotations

import json
import os
import re
import secrets
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from ssl import SSLCertVerificationError
from typing import Any, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
import platformdirs

from parlour.core import Refused
from parlour.protocol import Book, Complaint, Invitation, Seated
from parlour.terminal import files

PATIENCE = 15.0  # seconds that a server may take to answer
MOST_TABLES = 200  # at which seats are remembered; older ones are forgotten
MOST_BYTES = 10_000_000  # that an answer may have
LINK = re.compile(
    r"(?P<server>https?://[^/?#@\s]+[^?#@\s]*?)/t/(?P<invite>[\w-]{1,64})/?(#(?P<token>[\w-]{0,64}))?"
)
CODE = re.compile(r"\d{4}[ -]?\d{4}")
LOOPBACK = ("127.0.0.1", "localhost", "::1")
Kind = TypeVar("Kind")


class NoEntry(Refused):
    """There is no way in, or none any more."""


class Link(NamedTuple):
    """Where a table is; with a token the seat of somebody."""

    server: str
    invite: str
    token: str = ""

    @classmethod
    def read(cls, text: str) -> Link:
        found = LINK.fullmatch(_with_scheme(text.strip()))
        try:
            if found and urlsplit(found["server"]).port != 0:
                return cls(found["server"], found["invite"], found["token"] or "")
        except ValueError:
            pass  # a port or an address that is none
        raise NoEntry("bad-link", link=text[:200])

    @property
    def table(self) -> str:
        """The link that everybody may have."""
        return f"{self.server}/t/{self.invite}"

    @property
    def own(self) -> str:
        """The link that brings its holder back to the seat."""
        return f"{self.table}#{self.token}" if self.token else self.table

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/api/socket"


def _with_scheme(text: str) -> str:
    """An address as people write it: a machine at home, or one with a port, speaks http."""
    host, slash, _ = text.partition("/")
    if "://" in text or not slash or not host:
        return text
    plain = ":" in host or "." not in host or host.replace(".", "").isdecimal()
    return f"{'http' if plain else 'https'}://{text}"


def found(link: str, seats: Seats | None, name: str | None, language: str, watch: bool, server: str) -> Link:
    """Where a link or a code leads: to the seat that is kept in `seats`, unless one only watches."""
    digits = "".join(letter for letter in link if letter.isdecimal())
    place = by_code(server, digits, language) if CODE.fullmatch(link.strip()) else Link.read(link)
    if watch:
        return place._replace(token="")
    return place if place.token or seats is None else seats.find(place, name)


def by_code(server: str, code: str, language: str) -> Link:
    """The table that a short code stands for."""
    link = Link.read(f"{server.rstrip('/')}/t/code")
    head = {"accept-language": language}
    found = _ask(link, Request(f"{link.server}/api/codes/{code}", headers=head), dict[str, str])
    return link._replace(invite=found["invite"])


def book(link: Link) -> Book:
    """The score book of the table."""
    return _ask(link, _own(link, "scores"), Book)


def record(link: Link, match: int) -> bytes:
    """The record of a match, as much as we may have of it."""
    return _ask(link, _own(link, f"records/{match}"), bytes)


def _own(link: Link, what: str) -> Request:
    address = f"{link.server}/api/tables/{link.invite}/{what}"
    return Request(address, headers={"authorization": f"Bearer {link.token}"} if link.token else {})


def invitation(link: Link, language: str) -> Invitation:
    """What the link invites to."""
    return _ask(link, Request(_address(link, language)), Invitation)


def sit(link: Link, name: str, language: str) -> Link:
    """Sit down; the link with the token of the seat."""
    wish = {"id": secrets.token_urlsafe(16), "name": name, "language": language}
    return link._replace(token=_post(link, _address(link, language, "/seats"), wish, language).token)


def opened(server: str, game: str, name: str, language: str, **more: Any) -> Link:
    """Open a table; the link with the token of its host."""
    link = Link.read(f"{server.rstrip('/')}/t/new")
    new = {"game": game, "name": name, "language": language, **more}
    seated = _post(link, f"{link.server}/api/tables", new, language)
    return link._replace(invite=seated.invite, token=seated.token)


def outside(link: Link) -> Link:
    """The link as others can use it: this very machine goes by another name on the network."""
    if urlsplit(link.server).hostname not in LOOPBACK:
        return link
    found = _ask(link, Request(f"{link.server}/api/address"), dict[str, str])
    return link._replace(server=found.get("address") or link.server)


def _post(link: Link, address: str, body: dict[str, Any], language: str) -> Seated:
    head = {"content-type": "application/json", "accept-language": language}
    return _ask(link, Request(address, json.dumps(body).encode(), head), Seated)


def _address(link: Link, language: str, more: str = "") -> str:
    return f"{link.server}/api/tables/{link.invite}{more}?language={language}"


def _ask(link: Link, request: Request, kind: type[Kind]) -> Kind:
    """The answer, or a sentence why there is none."""
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            data = answer.read(MOST_BYTES)
            return data if kind is bytes else msgspec.json.decode(data, type=kind)
    except HTTPError as error:
        with error, suppress(msgspec.MsgspecError, OSError):
            complaint = msgspec.json.decode(error.read(MOST_BYTES), type=Complaint)
            raise NoEntry("server-says", text=complaint.text) from None
        raise NoEntry("no-parlour", server=link.server) from None
    except (OSError, HTTPException, ValueError) as error:
        cause = getattr(error, "reason", None)
        if isinstance(cause, SSLCertVerificationError):
            why = cause.verify_message.rstrip(".")
            raise NoEntry("not-trusted", server=link.server, cause=why) from None
        reached = isinstance(error, HTTPException | msgspec.MsgspecError)
        raise NoEntry("no-parlour" if reached else "no-server", server=link.server) from None


def state_folder() -> Path:
    """What this computer remembers of tables and matches; nobody else may read it."""
    folder = os.environ.get("PARLOUR_STATE")
    return Path(folder) if folder else platformdirs.user_state_path("parlour", appauthor=False)


class Seats:
    """The seats that people at this computer hold, by table and name; only its user may read them."""

    def __init__(self) -> None:
        self.file = state_folder() / "seats.json"

    def find(self, link: Link, name: str | None = None) -> Link:
        """The link with the token of the seat that was kept for it: the last one, or that of this name."""
        kept = self._all().get(link.table, {})
        last = next(reversed(kept.values()), "")
        return link._replace(token=last if name is None else kept.get(name, ""))

    def keep(self, link: Link, name: str) -> bool:
        """Remember a seat as the last one; false if that is not possible here."""
        kept = self._without(link)
        own = kept.pop(link.table, {})
        return self._write({**kept, link.table: {**own, name: link.token}})

    def forget(self, link: Link) -> None:
        """A token that no longer holds a seat is of no use."""
        self._write(self._without(link))

    def _without(self, link: Link) -> dict[str, dict[str, str]]:
        kept = self._all()
        own = {name: token for name, token in kept.pop(link.table, {}).items() if token != link.token}
        return {**kept, link.table: own} if own else kept

    def _all(self) -> dict[str, dict[str, str]]:
        """The tokens by table and name, those used last at the end."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, dict[str, str]])
        except (OSError, msgspec.MsgspecError):
            return {}

    def _write(self, seats: dict[str, dict[str, str]]) -> bool:
        newest: dict[str, Any] = dict(list(seats.items())[-MOST_TABLES:])
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            files.replace(self.file, json.dumps(newest, indent=1).encode())
        except OSError:
            return False
        return True
