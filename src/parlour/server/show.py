"""The one projection: everything that a socket is sent about a table is made here, for its receiver."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable
from typing import NamedTuple

from parlour import protocol
from parlour.bots import LEVELS
from parlour.core import CLOCK, SPECTATOR, Result, format_value
from parlour.games import game as find
from parlour.match import Match
from parlour.server import asking
from parlour.server.client import Client
from parlour.server.deeds import PHRASES, index, shown
from parlour.server.log import Entry, Seat, State
from parlour.view import Line
from parlour.words import Words, labels, spoken


class Happened(NamedTuple):
    """A row of the log, ready to be told: what the table says, and what the match says."""

    row: int
    t: int
    id: str | None
    seat: int | None
    told: tuple[Line, ...]
    move: str | None = None
    seen_by: int = 0  # who saw the move itself
    heard: tuple[Line, ...] = ()  # told by the match, each to some or all
    game: str = ""  # of the match
    claim: bool = False


def happened(entry: Entry, match: Match | None, row: int | None) -> Happened:
    """A row of the log as it is told. `row` is the number of the row of `match` that it holds; of former
    matches, whose seats may have been others, only the records tell."""
    plain = Happened(entry.row, entry.t, entry.id, entry.seat, entry.told, claim=entry.kind == "claim")
    if match is None or row is None:
        return plain
    played, seen_by = match.rows[row], match.moments[row].seen_by
    return plain._replace(
        seat=played.seat, move=played.move, seen_by=seen_by, heard=played.told, game=match.game.key
    )


def without_match(row: Happened) -> Happened:
    """The row once its match is no longer at the table."""
    seat = None if row.seat == CLOCK else row.seat
    return row._replace(seat=seat, move=None, seen_by=0, heard=(), game="")


def names(state: State, language: str) -> tuple[str, ...]:
    """Who sits where, as this reader calls them."""
    return tuple(_name(seat, at, language) for at, seat in enumerate(state.seats))


def _name(seat: Seat, at: int, language: str) -> str:
    if seat.name:
        return seat.name
    key = "a-computer" if seat.plays else "a-seat"
    return Words(language).say(key, number=at + 1)


def viewer(client: Client, match: Match | None) -> int | None:
    """The seat whose eyes this socket has now; None for a spectator's, and for who came to a seat during the
    match and is no part of it."""
    if match and client.held and match.game.is_open:
        return next((seat for seat in client.held if match.moves(seat)), client.held[0])
    return client.facing if client.facing in client.held and client.facing not in client.waiting else None


def rows(
    log: Iterable[Happened], seat: int | None, state: State, language: str, live: bool
) -> list[protocol.Row]:
    """Rows of the log in the receiver's language. What is fleeting is told only while it happens."""
    named = names(state, language)
    table = Words(language, "table", named)
    eye = SPECTATOR if seat is None else seat
    found = []
    for row in log:
        if row.claim and state.claims and row.t >= state.claims[0].t:
            continue  # covered until it is judged
        game = Words(language, row.game, named)
        heard = [line for line in row.heard if line.to is None or eye in line.to]
        said = [_told(table, line) for line in row.told if line.to is None]
        said += [game.line(line) for line in heard if not line.fleeting]
        fleeting = tuple(game.line(line) for line in heard if line.fleeting) if live else ()
        passed = not live and any(line.fleeting for line in row.heard)
        move = row.move if row.seen_by >> eye & 1 and not passed else None
        found.append(protocol.Row(row.row, row.t, row.id, row.seat, move, tuple(said), fleeting))
    return found


def _told(words: Words, line: Line) -> str:
    """A line of the table's own; games and phrases in it are named in the reader's language."""
    data = dict(line.data)
    if "game" in data:
        data["game"] = Words(words.language, data["game"]).say("title")
    if "changes" in data:
        changes = data["changes"].items()
        data["changes"] = " ".join(words.say(f"set-{name}", value=shown(value)) for name, value in changes)
    if "phrase" in data:
        data["phrase"] = words.label("phrase", data["phrase"])
    return words.say(line.key, **data)


def switches(state: State, language: str) -> list[protocol.Switch]:
    """The house rules in words."""
    words, rules = Words(language, state.game), find(state.game).Rules
    return [
        protocol.Switch(
            name, words.label("option", name), value, choice(words, value, rules.names_seat(name))
        )
        for name, value in state.rules.items()
    ]


def choice(words: Words, value: bool | int | str, names_seat: bool) -> str:
    """A value of a house rule in words; people count seats from one."""
    text = format_value(value)
    if names_seat and text.isdecimal():
        return words.say("a-seat", number=int(text) + 1)
    return text if text.isdecimal() else words.label("choice", text)


def chairs(
    state: State, language: str, here: Collection[str], away: Collection[str] = ()
) -> list[protocol.Chair]:
    named = names(state, language)
    return [
        protocol.Chair(
            named[at] if seat.taken or seat.plays else "",
            "person" if seat.taken else "computer" if seat.level else "open",
            seat.plays,
            seat.id in here or bool(seat.level),
            seat.language,
            seat.id in away,
            seat.waits,
        )
        for at, seat in enumerate(state.seats)
    ]


def table(
    client: Client,
    state: State,
    match: Match | None,
    here: Collection[str],
    away: Collection[str],
    invite: str,
    commitment: str,
) -> protocol.Table:
    """The table around the match, for one receiver."""
    language, game = client.language, find(state.game)
    words = {} if client.words_for == state.game else _labels(language, state.game)
    client.words_for = state.game
    offer = state.offer
    asked = None
    if offer:
        text = _told(Words(language, "table", names(state, language)), asking.told(state, offer))
        waits_for = tuple(sorted(asking.waits_for(state, offer)))
        asked = protocol.Asked(offer.kind, offer.seat, offer.agreed, text, waits_for, offer.row)
    return protocol.Table(
        state.game,
        Words(language, state.game).say("title"),
        game.reflex,
        game.is_open,
        game.needs_screens,
        game.duel,
        switches(state, language),
        chairs(state, language, here, away),
        index(state, state.host),
        list(client.held),
        viewer(client, match),
        state.settings,
        match is not None and match.result is None,
        state.match.row if state.match else None,
        commitment,
        asked,
        invite if client.held else "",
        words,
        game.is_luck,
        state.playing_on,
        tuple(LEVELS),
        index(state, state.founder),
        header=state.opening.header if state.opening else "",
    )


@functools.cache
def _labels(language: str, game: str) -> dict[str, str]:
    """Every label that a client may need for this game."""
    table = Words(language, "table")
    return labels(language, game) | {f"phrase-{phrase}": table.label("phrase", phrase) for phrase in PHRASES}


def view(match: Match, seat: int | None, client: Client, words: Words) -> protocol.Update:
    """The match as a seat may see it, in words; and as far as they are news to this client, its moves: at an
    open table those of all its seats."""
    seen = spoken(match.view(seat), words)
    update = protocol.Update(0, [], view=seen, outcome=_outcome(match.result, words))
    update.head = match.head if match.result else ""
    seats = client.held if match.game.is_open else () if seat is None else (seat,)
    paths = {each: found for each in seats if (found := match.paths(each))}
    if paths != client.paths or client.labelled_as != (words, seats):
        client.paths = update.paths = paths
        moves = {move.text(): move for each in paths for move in match.moves(each)}
        update.labels = {text: words.move(moves[text]) for text in client.lacks(moves, words, seats)}
    return update


def _outcome(result: Result | None, words: Words) -> list[str]:
    return words.result(result) if result else []


def invitation(state: State, language: str, here: set[str], running: bool) -> protocol.Invitation:
    """What a guest may know before sitting down."""
    at = index(state, state.host)
    free = sum(not seat.taken and not seat.level for seat in state.seats)
    return protocol.Invitation(
        state.game,
        Words(language, state.game).say("title"),
        switches(state, language),
        "" if at is None else names(state, language)[at],
        chairs(state, language, here),
        free,
        state.settings.spectators,
        running,
    )
