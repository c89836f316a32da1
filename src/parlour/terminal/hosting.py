"""What is done around the matches of a table: chat, inviting, computers, settings, score book, records."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from parlour import protocol, text
from parlour.core import Refused, format_value, number_of
from parlour.games import GAMES
from parlour.terminal import links
from parlour.terminal.menu import Menu, in_columns
from parlour.terminal.paper import size
from parlour.words import Words

if TYPE_CHECKING:
    from parlour.terminal.remote import Guest

T = TypeVar("T")


def command(guest: Guest, name: str, rest: str, table: protocol.Table, seat: int) -> None:
    """Whoever may not do it hears why from the server."""
    match name:
        case "chat":
            _chat(guest, rest, seat)
        case "invite":
            link = guest.invite or guest.wire.link.table
            guest.say("invite-link", link=link)
            guest.print(text.qr(link).rstrip("\n"))
            guest.do("make-code")
        case "computer":
            _computer(guest, rest.split(), table, seat)
        case "remove":
            if (other := _seat(guest, rest, table)) is not None:
                guest.confirm("sure-remove", "remove-player", seat=other)
        case "game":
            _game(guest, rest.split())
        case "settings":
            _settings(guest, rest.split(), table)
        case "record":
            _record(guest, rest, table)
        case "end" if guest.running:
            guest.confirm("sure-end", "end-match")
        case "end":
            guest.say("no-match-now")
        case "delete":
            guest.confirm("sure-delete", "delete-table")


def tell_seats(guest: Guest, table: protocol.Table) -> None:
    """Who sits where."""
    say = guest.cli.say
    for at, chair in enumerate(table.seats):
        notes = [say("chair-free")] if chair.kind == "open" else []
        notes += [say("chair-host")] if at == table.host else []
        notes += [say("chair-level", level=chair.level)] if chair.level else []
        notes += [say("chair-away")] if chair.kind == "person" and not chair.here else []
        name = f"{number_of(at)} {chair.name}".rstrip()
        guest.print(f"{name} ({', '.join(notes)})" if notes else name)


def _chat(guest: Guest, said: str, seat: int) -> None:
    """A phrase by its number, or free words; without either the phrases are listed."""
    phrases = Menu(tuple(guest.phrases), tuple(guest.phrases.values()))
    if not said:
        guest.say("phrases-are")
        guest.lines += phrases.lines(size().columns)
    elif phrase := phrases.pick(said):
        guest.do("say", seat=seat, phrase=str(phrase).removeprefix("phrase-"))
    else:
        guest.do("say", seat=seat, text=said[:1000])


def _seat(guest: Guest, number: str, table: protocol.Table) -> int | None:
    """The seat of this number; a sentence if there is none."""
    numbers = {str(number_of(at)): at for at in range(len(table.seats))}
    if not number.isdecimal():
        guest.say("seat-how")
    elif number not in numbers:
        guest.say("no-such-seat", number=int(number))
    return numbers.get(number)


def _computer(guest: Guest, given: list[str], table: protocol.Table, seat: int) -> None:
    """A computer of a level for a seat, without a number for the first that is free; and one that plays for
    somebody."""
    free = [str(number_of(at)) for at, chair in enumerate(table.seats) if chair.kind == "open"]
    level, *seats = given or [""]
    seats = seats or free[:1]
    if level not in ("0", "1", "2", "3", "4") or len(seats) != 1:
        guest.say("computer-how")
    elif (other := _seat(guest, seats[0], table)) is None:
        return
    elif table.seats[other].kind != "person":
        guest.do("seat-computer", seat=other, level=int(level))
    else:  # which computer plays for somebody else is not the host's to choose
        guest.do("stand-in", seat=other, **({"level": int(level)} if other == seat else {}))


def _game(guest: Guest, given: list[str]) -> None:
    """Another game for the same people, with house rules."""
    rules = dict(rule.split("=", 1) for rule in given[1:] if "=" in rule)
    if given and len(rules) == len(given) - 1:
        key = given[0].lower()[:40]
        known = next((each for each in GAMES if each.key == key), None)
        try:
            guest.do("choose-game", game=key, rules=known.Rules.read_typed(rules) if known else rules)
        except Refused as error:
            guest.print(guest.cli.reason(error.reason))
    else:
        guest.say("game-how")
        guest.lines += in_columns([game.key for game in GAMES], size().columns)


def _settings(guest: Guest, given: list[str], table: protocol.Table) -> None:
    """All settings in words, or one anew."""
    known = msgspec.to_builtins(table.settings)
    if len(given) == 2 and given[0] in known:
        guest.do("set-table", **{given[0]: _value(given[1], known[given[0]])})
        return
    words = Words(guest.language, "table")
    for name, value in known.items():
        said = words.say(f"set-{name}", value=format_value(value) if isinstance(value, bool) else value)
        guest.print(f"  {guest.cli.labelled(f'{name} {format_value(value)}', said)}")
    guest.say("settings-how")


def _value(typed: str, before: Any) -> Any:
    """What was typed, as a setting of the kind of the one before; what does not fit the server refuses."""
    if isinstance(before, bool):
        return {"on": True, "off": False}.get(typed.lower(), typed)
    try:
        return type(before)(typed)
    except ValueError:
        return typed


def tell_book(guest: Guest) -> None:
    """Who won how often at this table."""

    def tell(book: protocol.Book) -> None:
        lines = [
            guest.cli.say("book-line", name=total.name, matches=total.matches, wins=total.wins)
            for total in book.totals
        ]
        guest.print("\n".join(lines) or guest.cli.say("book-empty"))

    _aside(guest, lambda: links.book(guest.wire.link), tell)


def _record(guest: Guest, file: str, table: protocol.Table) -> None:
    """Write the match into a file that is not there yet."""
    if table.match is None:
        guest.say("no-match-now")
        return
    match, path = table.match, Path(file or f"{table.game}-{table.match}.jsonl")

    def fetch() -> str:
        data = links.record(guest.wire.link, match)
        try:
            with path.open("xb") as written:
                written.write(data)
        except FileExistsError:
            return guest.cli.say("record-exists", file=str(path))
        except (OSError, ValueError):
            return guest.cli.say("cannot-write", file=str(path))
        return guest.cli.say("saved", file=str(path))

    _aside(guest, fetch, guest.print)


def _aside(guest: Guest, work: Callable[[], T], then: Callable[[T], None]) -> None:
    """Ask the server over HTTP while the match goes on."""

    async def ask() -> None:
        try:
            then(await asyncio.to_thread(work))
        except Refused as error:
            guest.print(guest.cli.reason(error.reason))
        guest.flush()

    guest.errands.add(task := asyncio.get_running_loop().create_task(ask()))
    task.add_done_callback(guest.errands.discard)
