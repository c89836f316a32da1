"""A match: rules, chance and players brought together, every row kept.

match = Match.start(game, seats=3, seed=7)
match.play(0, "ask 2 Q")

`Match` plays; `moments` says where it stood, `undo` what may be taken back, `views` what each viewer gets,
`sight` what anybody knows, `record` what is kept. Which games there are is for a box to say: see `box`."""

from __future__ import annotations

import copy
import hashlib
import secrets
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import asdict
from random import Random
from typing import Any, Self, TypeVar

import msgspec

from parlour.chance import LoggingDealer, RecordedDealer, Seal, SealedDealer
from parlour.core import (
    CLOCK,
    BadMove,
    BadRecord,
    BadSetup,
    Game,
    IllegalMove,
    Move,
    OtherVersion,
    Reason,
    Refused,
    Result,
)
from parlour.match import moments, undo, verdicts, views
from parlour.match import record as records
from parlour.match.moments import LAST_STOP, Moment, Moments
from parlour.match.record import Close, Header, Heard, Record, Row
from parlour.match.sight import redact, redeal, spots, transfers, update_knowledge, viewers
from parlour.view import Path, View

__all__ = ["LAST_STOP", "Match", "Moment"]

T = TypeVar("T")
LONGEST_VERB = 100  # letters of a match verb, such as `/seat Anna`


class Match:
    """One sitting from set-up to result. Illegal input raises and changes nothing."""

    game: Game
    dealer: LoggingDealer
    header: Header
    rows: list[Row]
    lines: list[bytes]
    moments: Moments
    result: Result | None
    secret: str  # stays in this process until the match is over; empty if nothing was sealed
    _now: views.Now | None = None

    @staticmethod
    def find(key: str) -> Game:
        """The game that `key` names: a box of games knows some, a match by itself none."""
        raise BadSetup("no-game", game=key, games=[])

    @classmethod
    def start(
        cls,
        game: str | Game,
        *,
        seats: int | None = None,
        names: Sequence[str] = (),
        rules: Mapping[str, Any] | None = None,
        seed: int | str | bytes | None = None,
        seeds: Sequence[str] = (),
        commitments: Sequence[str] = (),
        dealer: LoggingDealer | None = None,
        position: str = "",
        levels: Sequence[int] = (),
    ) -> Self:
        """A new match. `seed` fixes the secret (none: a fresh one), `seeds` are the players'
        additions, `commitments` what was told of them before they were known; a `dealer` of one's own (typed
        dice) is not sealed. A board game may begin from a `position` in FEN. `levels` are for the record: who
        begins as a computer, and how strong it is."""
        game = cls.find(game) if isinstance(game, str) else game
        count = seats if seats is not None else len(names) or game.seats[0]
        chosen = game.rules(rules or {}, count)
        if names and len(names) != count:
            raise BadSetup("no-names", seats=count, names=len(names))
        secret = secrets.token_bytes(32) if seed is None else _secret(seed)
        seal = Seal(secret, seeds)
        match = cls()
        match.game, match.secret = game, "" if dealer else secret.hex()
        match.dealer = dealer or SealedDealer(seal, game.cards)
        match.dealer.card_names = game.cards
        match.header = Header(
            records.FORMAT,
            game.key,
            game.version,
            asdict(chosen),
            tuple(names) or tuple(str(seat) for seat in range(count)),
            "" if dealer else seal.commitment,
            position,
            tuple(commitments),
            tuple(levels) if any(levels) else (),
        )
        match._deal(chosen, count, tuple(seeds))
        return match

    def _deal(self, rules: Any, seats: int, seeds: tuple[str, ...]) -> None:
        self.rows, self.moments = [], Moments(self.game)
        self.lines = [records.encode(self.header)]
        self.dealer.open()
        try:
            state = self.game.setup(rules, seats, self.dealer)
            if position := self.header.position:
                if self.game.notation is None:
                    raise BadSetup("no-position", game=self.game.key)
                self.game.notation.lay_out(state, position)
        except BaseException:
            self.dealer.drop({})
            raise
        nothing = (0,) * (seats + 1)
        now = spots(state)
        known = update_knowledge(nothing, now, now, self.dealer.shuffled, self.dealer.shown)
        self._append(None, "setup", 0, Moment(state, dict(self.dealer.counters), known, 0, None), seeds)

    def _append(self, seat: int | None, move: str, t: int, now: Moment, seeds: tuple[str, ...] = ()) -> Row:
        """The row of what has just happened, which led to this moment."""
        drawn, told = tuple(self.dealer.drawn), tuple(self.dealer.told)
        prev = records.digest(self.lines[-1])
        row = Row(len(self.rows), t, seat, move, prev, drawn, told, seeds)
        self._keep(row, records.encode(row), now)
        return row

    def _keep(self, row: Row, line: bytes, now: Moment, packed: bytes = b"") -> None:
        self.rows.append(row)
        self.lines.append(line)
        self.moments.append(now, packed)
        self.result = moments.judge(self.game, now)

    @property
    def state(self) -> Any:
        """The whole table as it stands, hidden cards and all: copy it before you play on it."""
        return self.moments.last.state

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.header.names)

    @property
    def n(self) -> int:
        """The number of the last row."""
        return len(self.rows) - 1

    @property
    def now(self) -> views.Now:
        """What was worked out about the last row since it was written."""
        if self._now is None or self._now.moment is not self.moments.last:
            self._now = views.Now(self.moments.last)
        return self._now

    def moves(self, seat: int) -> list[Any]:
        """Every legal move of this seat now."""
        if self.result:
            return []
        legal = self.now.legal
        if seat not in legal:
            if seat != CLOCK:
                self._check(seat)
            legal[seat] = self.game.legal(self.state, seat)
        return legal[seat].copy()

    def only_move(self, seat: int) -> Any | None:
        """What this seat does next, if it has no choice."""
        return self.game.only_move(self.moves(seat))

    def asked(self) -> Sequence[int]:
        """The seats that may have moves: nobody else need be looked at."""
        return () if self.result else self.game.asked(self.state)

    def to_act(self) -> list[int]:
        """The seats that have a move."""
        return [seat for seat in self.asked() if self.moves(seat)]

    def play(self, seat: int, move: Move | str, t: int | None = None) -> Row:
        """Play a move or a match verb (`/undo 3`, `/resign`); returns the new row."""
        t = max(t or 0, self.rows[-1].t)
        if isinstance(move, str):
            if move.startswith("/"):
                return self._verb(seat, move, t)
            return self.play(seat, self.game.read(move), t)
        if not isinstance(move, Move):
            raise BadMove("unreadable", text=str(move)[:40])
        if seat not in range(CLOCK, self.seats):
            raise IllegalMove("no-such-seat", number=seat)
        move, now = self.resolve(seat, move), self.moments.last
        state = now.state.copy()
        self.dealer.open()
        try:
            self.game.play(state, seat, move, self.dealer)
        except BaseException:
            self.dealer.drop(now.counters)
            raise
        before, after = self.now.spots or spots(now.state), spots(state)
        known = update_knowledge(now.known, before, after, self.dealer.shuffled, self.dealer.shown)
        moved = transfers(before, after, self.dealer.shuffled)
        actions = now.actions + move.counts
        seen_by = move.seen_by.at_seat(state, seat) | 1 << seat if seat != CLOCK else -1
        then = Moment(state, dict(self.dealer.counters), known, actions, None, moved, seen_by)
        self._now = views.Now(then, after)
        return self._append(seat, views.text(move), t, then)

    def resolve(self, seat: int, read: Move) -> Move:
        """The legal move that is meant: what was only read may be another way to write it."""
        legal = self.moves(seat)
        if read in legal:
            return read
        for move in legal:
            if meant := move.meant_by(read):
                return meant  # type: ignore[no-any-return]
        same = (other for other in legal if type(other) is type(read) and other.paths() == read.paths())
        if read.anytime and any(same):
            raise IllegalMove("too-late")  # the same touches, but it names what is no more
        reason = self.why(seat, read.paths()[0], type(read))
        raise IllegalMove(reason.key, flash=reason.flash, **reason.data)

    def why(self, seat: int, touches: tuple[str, ...], kind: type[Move] = Move) -> Reason:
        """Why these touches make no move of this kind, from nothing but what the seat can see."""
        if self.result:
            return Reason("over")
        legal = self.moves(seat)
        for move in legal:
            if isinstance(move, kind) and touches in move.paths():
                return Reason("written-so", {"text": move.typed()})
        paths = [path for move in legal for path in move.paths()]
        if reason := self._explained(seat, legal, touches):
            if reason.flash or self.game.reflex:  # where quickness counts, it would be a hint
                return reason
            return msgspec.structs.replace(reason, flash=views.instead(paths, touches))
        if not legal or seat == CLOCK:
            able = self.to_act()
            return Reason("not-your-turn", {"seats": able}) if able else Reason("wait-a-moment")
        return Reason("these-may-move", {}, tuple(dict.fromkeys(path[0] for path in paths)))

    def _explained(self, seat: int, legal: Sequence[Any], touches: tuple[str, ...]) -> Reason | None:
        """What comes first, or what the game says to touches that can mean something in it."""
        game, first = self.game, {move.comes_first for move in legal}
        if len(first) == 1 and any(first):
            return Reason(*first)
        asked = (legal or game.reflex) and seat != CLOCK and game.explain
        if not asked or not all(game.can_mean(touch, self.seats) for touch in touches):
            return None
        return asked(redact(self.state, seat), seat, touches)

    def _verb(self, seat: int, text: str, t: int) -> Row:
        if seat not in range(self.seats):
            raise IllegalMove("no-such-seat", number=seat)
        verb, *words = text.split(" ")
        too_much = words and verb in ("/resign", "/out-of-time", "/end", "/break-off", "/hint")
        if len(text) > LONGEST_VERB or not text.isprintable() or too_much:
            raise BadMove("unreadable", text=text[:40])
        now = self.moments.last
        self.dealer.open()
        if verb == "/undo":
            then = self.moments[undo.target(self, seat, words)]
            self.dealer.drop(then.counters)
            self.dealer.say("undone", seat=seat)
        elif verb in verdicts.BROUGHT:
            if self.result:
                raise IllegalMove("over")
            verdict = verdicts.BROUGHT[verb](self.game, now.state, seat, words)
            self.dealer.say(verdict.reason, seat=seat)
            then = now._replace(verdict=verdict)
        elif verb == "/seat" and words:
            self.dealer.say("seated", seat=seat, player=" ".join(words))
            then = now
        elif verb == records.HINT:
            if not self.moves(seat):
                raise IllegalMove("over" if self.result else "not-your-turn", seats=self.to_act())
            self.dealer.say("hinted", seat=seat)
            then = now
        else:
            raise BadMove("unreadable", text=text[:40])
        return self._append(seat, text, t, then._replace(transfers=(), seen_by=-1))

    def turns(self) -> list[tuple[int, list[Any]]]:
        """Everybody who can act, with what they can do; the clock where nobody can."""
        seats = [(seat, moves) for seat in range(self.seats) if (moves := self.moves(seat))]
        return seats or [(CLOCK, moves) for moves in (self.moves(CLOCK),) if moves]

    def effective_rows(self) -> Iterator[Row]:
        """The rows that no undo has taken back, last first."""
        return undo.effective_rows(self.rows)

    def last_actor(self) -> int:
        """The seat that last did something other than race: it laid what the others race for."""
        for row in self.effective_rows():
            seat = CLOCK if row.seat is None else row.seat
            if seat != CLOCK and row.move[0] != "/" and not self.game.read(row.move).race:
                return seat
        return 0

    def may_undo_alone(self, seat: int, k: int) -> bool:
        """Whether this seat may go back to row k without asking anybody."""
        return undo.may_undo_alone(self, seat, k)

    def paths(self, seat: int | None) -> tuple[Path, ...]:
        """The ways to touch the legal moves of this seat; a spectator has none."""
        return () if seat is None else views.paths(self, seat)

    def view(self, seat: int | None = None) -> View:
        """The table as this seat, or a spectator, may see it."""
        self._check(seat)
        return views.view(self, seat)

    def _check(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise IllegalMove("no-such-seat", number=seat)

    def due(self) -> list[tuple[str, int]]:
        """The deadlines that run: their names and milliseconds."""
        return [] if self.result else self.game.due(self.state)

    def heard(self, seat: int | None = None, since: int = 0) -> list[Heard]:
        """The record as this seat, or a spectator, may keep it: nothing that was shown for a moment."""
        return views.heard(self, seat, self.rows[since:], live=False)

    def heard_live(self, seat: int | None = None, since: int = 0) -> list[Heard]:
        """The record as this seat, or a spectator, got it while it was played: for computers, who forget
        for themselves, and for whoever has the whole record anyway."""
        return views.heard(self, seat, self.rows[since:], live=True)

    def redeal(self, seat: int | None, rng: Random) -> Any:
        """A state that looks the same to this seat, with all it cannot know dealt anew."""
        self._check(seat)
        viewer = views.viewer_of(seat)
        known = dict(zip(viewers(self.seats), self.moments.last.known, strict=True))[viewer]
        return redeal(self.game, self.state, viewer, known, rng)

    def at(self, n: int) -> Self:
        """The match as it stood after row n; if it is played on, the same dice fall again."""
        n = min(max(n, 0), self.n)
        twin, then = copy.copy(self), self.moments[n]
        twin.rows, twin.lines, twin.moments = self.rows[: n + 1], self.lines[: n + 2], self.moments[: n + 1]
        twin.dealer = copy.copy(self.dealer)
        twin.dealer.drop(then.counters)
        twin.result = self.result if n == self.n else moments.judge(self.game, then)
        return twin

    def copy(self, seed: int | str | bytes = "copy") -> Self:
        """The same match with a chance of its own: never the sealed future."""
        twin = type(self)()
        twin.game = self.game
        twin.dealer = SealedDealer(Seal(_secret(seed), [records.digest(self.lines[-1])]), self.game.cards)
        twin.dealer.counters = dict(self.dealer.counters)
        twin.secret = ""
        twin.header = msgspec.structs.replace(self.header, commitment="")
        twin.rows, twin.lines = [], [records.encode(twin.header)]
        twin.moments, twin.result = self.moments[:], self.result
        for row in self.rows:
            twin.rows.append(msgspec.structs.replace(row, prev=records.digest(twin.lines[-1])))
            twin.lines.append(records.encode(twin.rows[-1]))
        return twin

    def record(self) -> bytes:
        """The whole record; once the match is over it is closed and opens the seal."""
        return records.write([*self.lines, *self._close()])

    @property
    def head(self) -> str:
        """The SHA-256 of the last line, and through it of all. Only once the match is over may it be shown:
        before, whoever tries all the moves and cards that a line may hide finds the one with this hash."""
        return records.digest((self._close() or self.lines)[-1])

    def _close(self) -> list[bytes]:
        """The last line of a match that is over."""
        if not self.result:
            return []
        prev = records.digest(self.lines[-1])
        return [records.encode(Close(len(self.rows), self.result, self.secret, prev))]

    @classmethod
    def load(cls, data: bytes, secret: bytes | None = None) -> Self:
        """The match of a record, at its last row; an open one goes on only with its secret."""
        record = records.read(data)
        match = cls.replay(record)
        if secret is not None:
            seal = Seal(secret, record.rows[0].seeds)
            if seal.commitment != record.header.commitment:
                raise BadRecord("secret-differs", line=1)
            counters = match.dealer.counters
            match.dealer, match.secret = SealedDealer(seal, match.game.cards), secret.hex()
            match.dealer.counters = counters
        return match

    def packed(self) -> bytes:
        """Where the match stands now, for a host to keep beside the row: to go on from it runs no old
        rules."""
        return self.moments.packed()

    @classmethod
    def resume(cls, kept: Sequence[tuple[bytes, bytes]], header: bytes, secret: str, game: Game) -> Self:
        """The match that a host kept: lines with what was packed beside them."""
        match = cls()
        match.game, match.secret = game, secret
        match.header = records.read_header(header)
        match.rows, match.lines, match.moments = [], [header], Moments(game)
        seeds = records.read_row(kept[0][0]).seeds
        match.dealer = SealedDealer(Seal(bytes.fromhex(secret), seeds), game.cards)
        for line, packed in kept:
            match.follow(line, packed)
        return match

    def follow(self, line: bytes, packed: bytes) -> Row:
        """Take over a row that was played elsewhere, with what was packed beside it."""
        now = moments.unpack(self.game, packed)
        self._keep(records.read_row(line), line, now, packed)
        self.dealer.drop(now.counters)
        return self.rows[-1]

    @classmethod
    def replay(cls, data: bytes | Record, upto: int | None = None, game: Game | None = None) -> Self:
        """The match as it stood after row `upto`, played again from the recorded draws."""
        record = data if isinstance(data, Record) else records.read(data)
        return _finished(cls._replaying(record, upto, game))

    @classmethod
    def _replaying(
        cls, record: Record, upto: int | None = None, game: Game | None = None
    ) -> Generator[None, None, Self]:
        header = record.header
        game = game or cls.find(header.game)
        if game.version != header.version:
            raise OtherVersion("other-version", game=game.key, version=header.version)
        match, dealer = cls(), RecordedDealer(game.cards)
        match.game, match.header, match.dealer = game, header, dealer
        match.secret = record.close.secret if record.close else ""
        for row in record.rows if upto is None else record.rows[: max(upto, 0) + 1]:
            dealer.ahead = list(row.drawn)
            try:
                match._play_again(row)
                if dealer.ahead:
                    raise BadRecord("draws-differ")
            except Refused as error:
                key = error.reason.key if isinstance(error, BadRecord) else "row-refused"
                raise BadRecord(key, line=row.n + 2) from error
            yield
        return match

    def _play_again(self, row: Row) -> None:
        if row.n == 0:
            rules = self.game.rules(self.header.rules, self.seats)
            self._deal(rules, self.seats, row.seeds)
        elif row.seat is None:
            raise IllegalMove("no-such-seat", number="-")
        else:
            self.play(row.seat, row.move, row.t)

    @classmethod
    def verify(cls, data: bytes, game: Game | None = None, commitment: str = "", head: str = "") -> Self:
        """Check chain, seal and draws, play the match again, and demand the same bytes. That it is the match
        that was played, and not another one that could have been, shows by what a device kept of it: the
        `commitment` from before the deal, the `head` from the end."""
        record = records.read(data)
        records.check_promises(record, commitment, head)
        return _finished(cls.verifying(record, game))

    @classmethod
    def verifying(cls, record: Record, game: Game | None = None) -> Generator[None, None, Self]:
        """The same, row by row: whoever has other things to do may rest in between."""
        records.check_chain(record)
        records.check_seal(record)
        match = yield from cls._replaying(record, game=game)
        if record.close is None:
            raise BadRecord("record-open", rows=len(record.rows))
        records.check_lines(record, match.record())
        return match


def _finished(work: Generator[None, None, T]) -> T:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def _secret(seed: int | str | bytes) -> bytes:
    """A secret that anyone with the seed can repeat; 32 bytes are taken as they are."""
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    return hashlib.sha256(b"parlour seed " + str(seed).encode()).digest()
