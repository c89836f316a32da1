"""The commands of whoever runs a house: `serve`, `admin`, `backup`. What a web server needs comes
along only when it is asked for."""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
import webbrowser
from argparse import Namespace
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from babel.dates import format_timedelta
from babel.numbers import format_decimal
from babel.units import format_unit

from parlour import text
from parlour.cli.arguments import BadArguments
from parlour.cli.settings import mistyped
from parlour.cli.streams import print_aligned
from parlour.words import Words

if TYPE_CHECKING:
    import sqlalchemy as sql

    from parlour.server import admin as keeping
    from parlour.server import run

SHORT = 8  # letters of a table's id that are shown in a list
UNITS = ("byte", "kilobyte", "megabyte", "gigabyte", "terabyte")


def serve(chosen: Namespace) -> int:
    """Serve tables until Ctrl-C."""
    from parlour.server import journal, run

    quiet = chosen.log_format == "json"  # every line is an object then, and the first says where we are
    journal.set_up(chosen.lang, chosen.log_level or ("info" if quiet else "warning"), chosen.log_format)
    for name, close in mistyped(chosen.all_settings):
        journal.warn("variable-unknown", name=name, close=close)
    os.umask(0o077)  # whoever can read what we write can read running deals
    say = Words(chosen.lang, "cli").say
    options = run.Options(
        chosen.host,
        chosen.port,
        chosen.data,
        chosen.database,
        chosen.bus,
        chosen.base_path,
        chosen.open,
        chosen.proxy,
        chosen.allow_host,
        chosen.keep_days,
        run.limits(chosen.limit),
        chosen.metrics,
        chosen.tls,
    )

    def announce(opened: run.Opened) -> None:
        with suppress(
            OSError
        ):  # whoever reads it has gone (`parlour serve | head -1`): people play all the same
            for line in [] if quiet else announcement(opened, chosen):
                print(line)
            sys.stdout.flush()

    try:
        run.serve(options, announce)
    except run.AlreadyServed as error:
        if not chosen.open or not error.address:
            raise
        print(say("already-served", address=error.address), flush=True)
        webbrowser.open(error.address)
        return 0
    if not quiet:
        print(say("stopped"))
    return 0


def announcement(opened: run.Opened, chosen: Namespace) -> list[str]:
    """What is said when the house is open; a log needs no code for a camera."""
    say = Words(chosen.lang, "cli").say
    lines = [say("serving", address=opened.local)]
    if opened.lan:
        lines.append(say("serving-lan", address=opened.lan))
        lines += text.qr(opened.lan).splitlines() if sys.stdout.isatty() else []
    if opened.fingerprint:
        lines.append(say("serving-own-certificate", fingerprint=opened.fingerprint))
    if opened.is_exposed:
        lines.append(say("serving-exposed"))
    lines.append(say("serving-place", place=opened.place))
    if chosen.config:
        lines.append(say("serving-settings", file=chosen.config))
    return [*lines, say("serving-stop")]


def backup(chosen: Namespace) -> int:
    """Copy the database while a server may be using it."""
    from parlour.server import backups

    backups.backup(chosen.data, chosen.database, chosen.file, chosen.force)
    print(Words(chosen.lang, "cli").say("backed-up", file=chosen.file))
    return 0


def admin(chosen: Namespace) -> int:
    """Look after the tables, whether a server has them or not."""
    from parlour.server import admin as keeping
    from parlour.server import database, run

    run.check_installed(chosen.database or "")
    url = run.database_url(chosen.data, chosen.database)
    if url.startswith("sqlite") and not database.file_of(url).is_file():
        raise BadArguments("no-such-file", file=run.place(url))
    run.prepare(url)
    engine = database.connect(url)
    try:
        return Keeper(chosen, engine, list(keeping.passes(run.home(chosen.data, url), url))).do()
    finally:
        engine.dispose()


class Keeper:
    """What `parlour admin` does with the tables of one database."""

    def __init__(self, chosen: Namespace, engine: sql.Engine, passes: list[keeping.Pass]) -> None:
        self.chosen, self.engine = chosen, engine
        self.words, self.now = Words(chosen.lang, "cli"), time.time()
        self.servers: list[tuple[keeping.Pass, keeping.Running]] = []
        for each in passes:
            try:
                self.servers.append((each, each.running()))
            except OSError:
                continue  # it was killed, or another has taken its place
        self.running = [running for _, running in self.servers]

    def do(self) -> int:
        deed = self.chosen.what
        if deed in ("show", "delete") and not self.chosen.table:
            raise BadArguments("missing-arguments", names="table", command="parlour admin")
        getattr(self, deed)()
        return 0

    def print_json(self, told: Any) -> None:
        print(json.dumps(msgspec.to_builtins(told), indent=2, ensure_ascii=False))

    def print_rows(self, rows: list[tuple[str, Any]]) -> None:
        for name, value in rows:
            print(self.words.say("labelled", label=self.words.label("column", name), value=value))

    # What there is

    def tables(self) -> None:
        listed = self._listed()
        if self.chosen.json:
            return self.print_json(listed)
        print(self.words.say("admin-tables", count=len(listed), servers=len(self.servers)))
        if not listed:
            return None
        heads = ("table", "game", "opened", "used", "people", "here", "rows", "size")
        rows = [
            (
                each.id[:SHORT],
                each.game,
                self._ago(each.opened),
                self._ago(each.used),
                self._people(each),
                self._here(each),
                self._number(each.rows),
                self._size(each.bytes),
            )
            for each in listed
        ]
        print_aligned([[self.words.label("column", head) for head in heads], *rows], left=range(6))
        return None

    def show(self) -> None:
        table = self._one()
        if self.chosen.json:
            return self.print_json(table)
        rows = [
            ("table", table.id),
            ("game", table.game),
            ("opened", self._ago(table.opened)),
            ("used", self._ago(table.used)),
            ("people", self._people(table)),
            ("here", self._here(table)),
            ("watching", table.watching),
            ("match", self.words.say("admin-running" if table.running else "admin-not-running")),
            ("rows", self._number(table.rows)),
            ("size", self._size(table.bytes)),
        ]
        return self.print_rows(rows)

    def limits(self) -> None:
        if not self.running:
            raise BadArguments("no-server-here")
        limits = self.running[0].limits
        if self.chosen.json:
            return self.print_json(limits)
        for name, number in limits.items():
            print(f"{name}={number}")
        print(self.words.say("admin-limits"))
        return None

    def disk(self) -> None:
        found = self._disk()
        tables = sum(each.bytes for each in self._listed())
        file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        free = shutil.disk_usage(Path(file).parent).free if file else None
        if self.chosen.json:
            return self.print_json({**msgspec.structs.asdict(found), "tables": tables, "free": free})
        rows = [("place", self.engine.url.database), ("database", self._size(found.database))]
        rows += [("tables", self._size(tables)), ("unused", self._size(found.unused))]
        return self.print_rows([*rows, *([("free", self._size(free))] if free is not None else [])])

    # Changes

    def delete(self) -> None:
        from parlour.server import admin as keeping

        table = self._one()
        if not self.chosen.yes and not self._agreed(table):
            print(self.words.say("admin-left"))
            return
        for way, running in self.servers:
            if table.id in running.tables:
                way.delete(table.id)
                break
        else:
            keeping.forget(self.engine, table.id)
        print(self.words.say("admin-deleted", table=table.id[:SHORT]))

    def _agreed(self, table: keeping.Listed) -> bool:
        if not sys.stdin.isatty():
            raise BadArguments("admin-needs-yes")
        told = {"game": table.game, "people": self._people(table), "rows": self._number(table.rows)}
        print(self.words.say("admin-ask", table=table.id[:SHORT], **told), end=" ", flush=True)
        return sys.stdin.readline().strip().casefold() in self.words.say("yes-letters").split()

    def compact(self) -> None:
        from parlour.server import admin as keeping

        before = self._disk().database
        keeping.compact(self.engine)
        after = self._disk().database
        if self.chosen.json:
            return self.print_json({"before": before, "after": after})
        return print(self.words.say("admin-compacted", before=self._size(before), after=self._size(after)))

    # How it is told

    def _listed(self, beginning: str = "") -> list[keeping.Listed]:
        from parlour.server import admin as keeping

        with self.engine.connect() as connection:
            return keeping.listed(connection, self.running, beginning)

    def _one(self) -> keeping.Listed:
        """The table that was named by the first letters of its id."""
        from parlour.server import admin as keeping

        asked = self.chosen.table
        found = self._listed(asked) if len(asked) >= keeping.LEAST else []
        if len(found) != 1:
            raise BadArguments("no-such-table" if not found else "many-such-tables", table=asked)
        return found[0]

    def _disk(self) -> keeping.Disk:
        from parlour.server import admin as keeping

        with self.engine.connect() as connection:
            return keeping.disk(connection)

    def _people(self, table: keeping.Listed) -> str:
        computers = [self.words.say("admin-computers", count=table.computers)] if table.computers else []
        return text.visible(", ".join([*table.people, *computers])) or "–"

    def _here(self, table: keeping.Listed) -> str:
        return text.visible(", ".join(table.here)) or "–"

    def _number(self, number: int) -> str:
        return format_decimal(number, locale=self.chosen.lang)

    def _ago(self, ms: int) -> str:
        passed = timedelta(seconds=max(0, self.now - ms / 1000))
        said = format_timedelta(-passed, add_direction=True, format="short", locale=self.chosen.lang)
        return str(said).replace("\xa0", " ")

    def _size(self, size: float) -> str:
        at = 0
        while size >= 1000 and at < len(UNITS) - 1:
            size, at = size / 1000, at + 1
        shown = round(size, 1) if at else int(size)
        length: Literal["short", "long"] = (
            "short" if at else "long"
        )  # short for a byte is “byte”, however many
        return str(format_unit(shown, f"digital-{UNITS[at]}", length, locale=self.chosen.lang))
