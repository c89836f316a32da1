"""The one projection: everything that a socket is sent about a table is made here, for its receiver."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from parlour import box, pdn, protocol
from parlour.bots import LEVELS, Slip, can_hint, can_review, reviews
from parlour.core import CLOCK, SPECTATOR, Result
from parlour.games import game as find
from parlour.match import Match, views
from parlour.sentences import messages
from parlour.server import asking, series
from parlour.server.client import Client
from parlour.server.deeds import PHRASES, index, shown
from parlour.server.log import Entry, Seat, State
from parlour.text import passages
from parlour.view import AnyWidget, Line, Path, split
from parlour.words import HAVE_WORDS, Words, labels, spoken, spoken_widget

FOR_CHILDREN = "title-for-children"
MOST_SAID = 30  # widgets of a table whose words are kept, a language


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
    if match is None or row is None:
        claim = entry.kind == "claim"
        return Happened(entry.row, entry.t, entry.id, entry.seat, entry.told, claim=claim)
    played, seen_by = match.rows[row], match.moments[row].seen_by
    told = (entry.told, played.move, seen_by, played.told, match.game.key)
    return Happened(entry.row, entry.t, entry.id, played.seat, *told)


def without_match(row: Happened) -> Happened:
    """The row once its match is no longer at the table."""
    seat = None if row.seat == CLOCK else row.seat
    return row._replace(seat=seat, move=None, seen_by=0, heard=(), game="")


def title(state: State, language: str) -> str:
    """What the game is called at this table."""
    has_own = state.settings.child and FOR_CHILDREN in messages(language, state.game)
    return Words(language, state.game).say(FOR_CHILDREN if has_own else "title")


def names(state: State, language: str) -> tuple[str, ...]:
    """Who sits where, as this reader calls them."""
    return tuple([_name(seat, at, language) for at, seat in enumerate(state.seats)])


def _name(seat: Seat, at: int, language: str) -> str:
    if seat.name:
        return seat.name
    key = "a-computer" if seat.plays else "a-seat"
    return Words(language).say(key, number=(seat.number if seat.plays else 0) or at + 1)


def viewer(client: Client, match: Match | None) -> int | None:
    """The seat whose eyes this socket has now; None for a spectator's, and for who came to a seat during the
    match and is no part of it."""
    if match and client.held and match.game.is_open:
        return next((seat for seat in client.held if match.moves(seat)), client.held[0])
    return client.facing if client.facing in client.held and client.facing not in client.waiting else None


def rows(
    log: Iterable[Happened], seat: int | None, state: State, table: Words, live: bool
) -> list[protocol.Row]:
    """Rows of the log in the words of a reader at this table. What is fleeting is told only while it
    happens."""
    eye = SPECTATOR if seat is None else seat
    found = []
    for row in log:
        if row.claim and state.claims and row.t >= state.claims[0].t:
            continue  # covered until it is judged
        game, passed = Words(table.language, row.game, table.names), False
        said = [_told(table, line) for line in row.told if line.to is None]
        fleeting = []
        for line in row.heard:
            if line.key == "seated" and row.told:
                continue  # the table has said so in its own words
            passed = passed or (line.fleeting and not live)
            if line.to is None or eye in line.to:
                if not line.fleeting:
                    said.append(game.line(line))
                elif live:
                    fleeting.append(game.line(line))
        move = row.move if row.seen_by >> eye & 1 and not passed else None
        found.append(protocol.Row(row.row, row.t, row.id, row.seat, move, tuple(said), tuple(fleeting)))
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
        protocol.Switch(name, words.label("option", name), value, words.choice(value, rules.names_seat(name)))
        for name, value in state.rules.items()
    ]


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
        title(state, language),
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
        tuple(LEVELS)[:1] if state.settings.child else tuple(LEVELS),
        index(state, state.founder),
        hints=state.settings.hints and can_hint(game),
        reviews=can_review(game),
        position=state.position,
        series=series.shown(state),
        numbers=tuple(game.seats),
        partners=game.partners,
        header=state.opening.header if state.opening else "",
    )


@functools.cache
def _labels(language: str, game: str) -> dict[str, str]:
    """Every label that a client may need for this game."""
    table = Words(language, "table")
    return labels(language, game) | {f"phrase-{phrase}": table.label("phrase", phrase) for phrase in PHRASES}


class Shown(NamedTuple):
    """The widgets that everybody was last shown, and how they were sent in these words; also what was said in
    them before, by the widget as it is without words."""

    words: Words
    widgets: tuple[AnyWidget, ...]
    encoded: list[msgspec.Raw]
    said: dict[bytes, msgspec.Raw]


class Spoken:
    """What of one telling is still good for the next: the names of everybody, and widgets in words."""

    def __init__(self) -> None:
        self.shown: dict[str, Shown] = {}  # by language
        self._words: dict[tuple[str, str], Words] = {}
        self._state: State | None = None  # whose words these are

    def words(self, state: State, language: str, game: str) -> Words:
        """The words of the table or of a game, in which everybody goes by the name they have here."""
        if state is not self._state:
            self._state, self._words = state, {}
        if (found := self._words.get((language, game))) is None:
            found = self._words[language, game] = Words(language, game, names(state, language))
        return found


class Telling:
    """What is told of the log, the match and its clocks. What everybody gets is made and encoded once a
    language, for no receiver in particular; what only one seat gets is made for each and kept nowhere."""

    def __init__(
        self,
        row: int,
        recent: Sequence[Happened],
        state: State,
        match: Match | None,
        countdowns: list[protocol.Countdown],
        live: bool,
        spoken: Spoken,
    ) -> None:
        self.row, self.recent, self.state, self.match = row, recent, state, match
        self.countdowns, self.live = countdowns, live
        self.spoken = spoken
        self.public = match.view(None) if match else None
        self._to_all: dict[tuple[str, int], bytes] = {}
        self._wordless: dict[int, msgspec.Raw] = {}  # widgets that everybody sees, by place
        self._before: Sequence[AnyWidget] = ()  # that everybody was shown, and where others are now
        self._changed: list[int] = []

    def since(self, sent: int) -> Sequence[Happened]:
        """The rows after `sent`."""
        return self.recent[-(self.row - sent) :] if sent < self.row else ()

    def to_all(self, language: str, sent: int) -> bytes:
        """The message to everybody who was told all rows up to `sent`; to those who get nothing of their own
        it is the whole message."""
        if (found := self._to_all.get((language, sent))) is None:
            found = self._to_all[language, sent] = protocol.write(self._update(language, sent))
        return found

    def _update(self, language: str, sent: int) -> protocol.Update:
        told = rows(self.since(sent), None, self.state, self.words(language), self.live)
        update = protocol.Update(self.row, told)
        if self.match and self.public:
            words = self.words(language, self.match.game.key)
            update.view = msgspec.structs.replace(self.public, widgets=self._in_words(words))
            update.countdowns = self.countdowns
            if self.match.result:
                update.outcome, update.head = words.result(self.match.result), self.match.head
        return update

    def _in_words(self, words: Words) -> list[msgspec.Raw]:
        """The widgets that everybody sees, as they are sent."""
        before, widgets = self.spoken.shown.get(words.language), self.public.widgets if self.public else ()
        if before and before.words != words:
            before = None
        said = before.said if before and len(before.said) < MOST_SAID else {}
        if before and len(before.widgets) == len(widgets):
            encoded = before.encoded.copy()
            for place in self._other_than(before.widgets):
                encoded[place] = self._encoded(place, words, said)
        else:
            encoded = [self._encoded(place, words, said) for place in range(len(widgets))]
        self.spoken.shown[words.language] = Shown(words, widgets, encoded, said)
        return encoded

    def _other_than(self, before: tuple[AnyWidget, ...]) -> list[int]:
        """The places where everybody sees something else than before; mostly the same in all languages."""
        if self.public and before is not self._before:
            pairs = enumerate(zip(self.public.widgets, before, strict=True))
            self._changed = [place for place, (new, old) in pairs if new is not old and new != old]
            self._before = before
        return self._changed

    def _encoded(self, place: int, words: Words, said: dict[bytes, msgspec.Raw]) -> msgspec.Raw:
        """The widget at this place of what everybody sees, in these words."""
        assert self.public
        widget = self.public.widgets[place]
        if (plain := self._wordless.get(place)) is None:
            plain = self._wordless[place] = msgspec.Raw(protocol.write(widget))
        if not isinstance(widget, HAVE_WORDS):
            return plain
        key = bytes(plain)
        if (found := said.get(key)) is None:
            found = said[key] = msgspec.Raw(protocol.write(spoken_widget(widget, words)))
        return found

    def to(self, client: Client, seat: int | None, sent: int, table: protocol.Table | None) -> bytes:
        """The message to a client that looks for this seat and was told all rows up to `sent`."""
        own = None if seat is None else self.own(seat, client.language, sent)
        paths = self.paths(client, seat)
        return protocol.with_more(self.to_all(client.language, sent), own=own, paths=paths, table=table)

    def own(self, seat: int, language: str, sent: int) -> protocol.Own:
        """What only this seat gets."""
        own = protocol.Own(seat)
        told = [row for row in self.since(sent) if _is_own(row, seat)]
        if told:
            own.rows = rows(told, seat, self.state, self.words(language), self.live)
        if self.match and self.public and (found := views.own(self.match, seat, self.public)):
            parts, moved = found
            words = self.words(language, self.match.game.key)
            own.widgets = tuple([each if type(each) is int else spoken_widget(each, words) for each in parts])  # type: ignore[arg-type]
            own.transfers = None if moved is self.public.transfers else moved
        return own

    def paths(self, client: Client, seat: int | None) -> dict[int, tuple[Path, ...]] | None:
        """The moves of this client, at an open table of all its seats, if they are others than it has."""
        if self.match is None:
            client.paths = None
            return None
        seats = client.held if self.match.game.is_open else () if seat is None else (seat,)
        asked = self.match.asked()
        paths = {each: found for each in seats if each in asked and (found := self.match.paths(each))}
        if paths == client.paths:
            return None
        client.paths = paths
        return paths

    def late(self, seats: set[int], language: str, sent: int) -> list[protocol.Refused]:
        """Why nothing happened, for those of these seats who lost a race, in the words of the rules."""
        words = self.words(language, self.match.game.key if self.match else "table")
        lines = [line for row in self.since(sent) for line in row.told if seats.intersection(line.to or ())]
        return [protocol.Refused(line.data.get("id"), line.key, words.line(line)) for line in lines]

    def words(self, language: str, game: str = "table") -> Words:
        return self.spoken.words(self.state, language, game)


def text(match: Match, seat: int | None, words: Words) -> list[protocol.Passage]:
    """The table as text for one receiver."""
    return [protocol.Passage(*each) for each in passages(match.view(seat), words)]


def slip(slip: Slip, match: Match, words: Words) -> protocol.Slip:
    """What cost a seat something in a match that is over, with what that seat saw then."""
    chosen = slip.chosen
    then, notation = match.at(chosen.n), match.game.notation
    moves = (chosen.move, slip.better.move)
    return protocol.Slip(
        chosen.seat,
        chosen.number,
        reviews.told(slip, match, words),
        *moves,
        tuple(path for path in then.paths(chosen.seat) if path.move in moves),
        spoken(then.view(chosen.seat), words),
        notation.position(then.state) if notation else "",
    )


def replay(
    match: box.Match, seat: int | None, words: Words, result: Result | None, has_table: bool = False
) -> protocol.Replay:
    """A match that is over, row by row, as this seat or a spectator saw it; what was fleeting too. One that
    `has_table` may be reviewed there."""
    game = match.game
    return protocol.Replay(
        game.key,
        words.say("title"),
        game.reflex,
        game.is_open,
        seat,
        list(words.names),
        dict(match.header.rules),
        list(LEVELS),
        list(result.ranks) if result else [],
        words.result(result) if result else [],
        match.head if match.result else "",
        pdn.write(match) if game.notation else "",
        has_table and can_review(game),
        labels(words.language, game.key),
        list(_frames(match, seat, words)),
    )


def _frames(match: Match, seat: int | None, words: Words) -> Iterator[protocol.Frame]:
    numbers, lasting = dict[int, int](), set[int]()
    for row in reversed(list(match.effective_rows())):
        lasting.add(row.n)
        if reviews.is_counted(match.game, row):
            numbers[row.n] = len(numbers) + 1
    before: tuple[AnyWidget, ...] = ()
    notation = match.game.notation
    for heard in match.heard_live(seat):
        then = match.at(heard.n)
        seen = spoken(then.view(seat), words)
        move = heard.move or ""
        is_move = move and move[0] != "/" and heard.n > 0
        yield protocol.Frame(
            heard.n,
            None if heard.seat == CLOCK else heard.seat,
            split(seen.widgets, before),
            heard.move,
            words.move(match.game.read(move)) if is_move else "",
            tuple(words.line(line) for line in heard.told),
            numbers.get(heard.n, 0),
            heard.n > 0 and heard.n not in lasting and not move.startswith("/undo "),
            seen.transfers,
            seen.rolled,
            notation.position(then.state) if notation and not then.result else "",
        )
        before = seen.widgets


def _is_own(row: Happened, seat: int) -> bool:
    """Whether this seat is told more of a row than everybody is."""
    if row.seen_by >> seat & 1 != row.seen_by >> SPECTATOR & 1:
        return True
    return any(line.to is not None and seat in line.to for line in row.heard)


def invitation(state: State, language: str, here: set[str], running: bool) -> protocol.Invitation:
    """What a guest may know before sitting down."""
    at = index(state, state.host)
    free = sum(not seat.taken and not seat.level for seat in state.seats)
    return protocol.Invitation(
        state.game,
        title(state, language),
        switches(state, language),
        "" if at is None else names(state, language)[at],
        chairs(state, language, here),
        free,
        state.settings.spectators,
        running,
    )
