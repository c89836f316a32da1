"""A table and what is decided at it: each deed becomes rows of the log, from nothing but the table as it
stands. Nothing here waits, sends or stores."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from parlour import protocol
from parlour.bots import hints
from parlour.chance import Seal
from parlour.core import CLOCK, BadMove, IllegalMove, Move, Refused, ranked, solo_result
from parlour.games import game as find
from parlour.match import consent
from parlour.match.record import HINT, Row
from parlour.server import asking, dealing, deeds, judge, rights, show
from parlour.server.deeds import Done, NotAllowed
from parlour.server.log import Claim, Entry, Offer, Opening, State
from parlour.server.rights import Actor
from parlour.server.stored import StoredTable
from parlour.view import Line

WATCHED = 600_000  # ms for which it need not be told again that somebody watches
MOST_OF_MATCH = 5_000  # rows; the longest that computers play have some 700
MOST_OF_TABLE = 100_000  # rows, and then those of the last match
ENDINGS = (protocol.Resign, protocol.EndMatch, protocol.LeaveSeat, protocol.RemovePlayer, protocol.Agree)
MEANWHILE = (protocol.OpenSeed, protocol.CommitSeed, protocol.Say)  # while seeds are opened


class Frozen(Exception):
    """Claims wait to be judged, or seeds to be opened, and the table stands still: do it again then."""


class Table(StoredTable):
    """Every decision is made at a time `at`, in ms since 1970, and plays on the match at once: if its rows
    cannot be stored, the table has to be loaded again."""

    def decide(self, actor: Actor, deed: protocol.Deed, at: int) -> list[Entry]:
        """The rows that come of a deed. Refused raises and leaves everything as it was; so does Frozen."""
        running = self.running is not None
        rights.require(self.state, actor, deed, running)
        self._require_room(deed)
        if self.state.opening and not isinstance(deed, MEANWHILE):
            raise Frozen
        if isinstance(deed, protocol.Move):
            return self._move(actor, deed, at)
        if offer := asking.question(self.state, self.running, actor, deed):
            return [self._ask(actor, deed, offer, at)]
        by = rights.host_seat(self.state, actor)
        match deed:
            case protocol.Undo() | protocol.OfferDraw():
                to = asking.before(self.in_play(), deed.seat)
                return [self._verb(at, deed.seat, f"/undo {to}", id=deed.id)]
            case protocol.AskHint():
                return self._hint(actor, deed, at)
            case protocol.Agree():
                return [self._agree(deed, at)]
            case protocol.PlayOn():
                return [self._play_on(deed, at)]
            case protocol.Resign():
                return [self._verb(at, deed.seat, "/resign", id=deed.id)]
            case protocol.EndMatch():
                return [self._verb(at, by, "/break-off", id=deed.id)]
            case protocol.StartMatch():
                return [self._start(actor, deed, at)]
            case protocol.PlayAgain():
                return [self._play_again(actor, deed, at)]
            case protocol.SeenEnough():
                return self._seen_enough(actor, deed, at)
            case protocol.OpenSeed():
                return [self._open_seed(deed, at)]
            case protocol.Say():
                spoken = replace(deed, seat=actor.seats[0]) if deed.seat is None else deed
                told = deeds.say(self.state, spoken)
                return [self._entry(at, "chat", told, id=deed.id, seat=spoken.seat)]
            case protocol.RemovePlayer() if running and asking.players(self.state) == {by, deed.seat}:
                done = deeds.stand(self.state, deed, False)
                return [self._verb(at, by, "/break-off", done.told, id=deed.id, state=done.state)]
            case protocol.StandIn() if deed.seat not in actor.seats:
                deed = replace(deed, level=None)
        if running and isinstance(deed, protocol.StandIn | protocol.LeaveSeat | protocol.RemovePlayer):
            return [self._change_player(deed, at)]
        return [self._changed(at, deed, deeds.CHANGES[type(deed)](self.state, deed, running))]

    def _require_room(self, deed: protocol.Deed) -> None:
        """Whoever fills a match or a table with rows is stopped; both can always be brought to an end."""
        if isinstance(deed, ENDINGS):
            return
        if self.running and self.running.n >= MOST_OF_MATCH and not isinstance(deed, protocol.Say):
            raise NotAllowed("match-full")
        if self.row >= MOST_OF_TABLE and not (self.running and isinstance(deed, protocol.Move)):
            raise NotAllowed("log-full")

    def _changed(self, at: int, deed: protocol.Deed, done: Done) -> Entry:
        """The row for a deed that leaves the match alone."""
        seat = getattr(deed, "seat", None)
        return self._entry(at, "table", done.told, id=deed.id, seat=seat, state=done.state)

    def sit(self, request: protocol.Sit, token: str, at: int) -> list[Entry]:
        """Somebody sits down, on the seat that the row names."""
        done, found = deeds.sit(self.state, request, token, self.running is not None)
        if self.running and not self.state.seats[found].taken:
            return [self._seat_change(at, found, done)]
        return [self._entry(at, "table", done.told, seat=found, state=done.state)]

    def reissue(self, actor: Actor, deed: protocol.RenewToken, token: str, at: int) -> list[Entry]:
        """Another token holds the seat from now on. No row carries the deed's id: a client that lost the
        token and asks again gets another one."""
        running = self.running is not None
        rights.require(self.state, actor, deed, running)
        taken_over = running and deed.seat not in actor.seats
        done = deeds.reissued(self.state, deed.seat, token, taken_over)
        if taken_over:
            return [self._seat_change(at, deed.seat, done)]
        return [self._entry(at, "table", done.told, seat=deed.seat, state=done.state)]

    def new_invite(self, deed: protocol.RenewInvite, at: int) -> list[Entry]:
        return [self._changed(at, deed, Done(self.state, (Line("new-invite"),)))]

    def find_host(self, present: Collection[str], away: Collection[str], at: int) -> list[Entry]:
        """The founder is the host while they are there; if the host is `away`, the first person of those who
        are `present` is."""
        state, heirs = self.state, [seat for seat in self.state.seats if seat.id in present]
        if state.founder in present and state.host != state.founder:
            heirs = [seat for seat in heirs if seat.id == state.founder]
            told = Line("host-back", {"name": heirs[0].name})
        elif state.host in away and heirs:
            told = Line("host-away", {"name": heirs[0].name})
        else:
            return []
        return [self._entry(at, "table", [told], state=replace(state, host=heirs[0].id))]

    def watched(self, at: int) -> list[Entry]:
        """Somebody begins to watch; if that was told a little while ago, nobody needs to hear it again."""
        lately = (line for row in self.recent if row.t > at - WATCHED for line in row.told)
        if any(line.key == "watched" for line in lately):
            return []
        return [self._entry(at, "table", [Line("watched")])]

    # Playing

    def _move(self, actor: Actor, deed: protocol.Move, at: int) -> list[Entry]:
        match, seat = self.in_play(), deed.seat
        rights.require_facing(actor, seat, match.game)
        if deed.move.startswith("/"):
            raise BadMove("unreadable", text=deed.move[:40])
        move = match.game.read_typed(deed.move) if deed.typed else match.game.read(deed.move)
        if self.state.claims and move.counts and not move.race:
            raise Frozen
        if move.race and self._is_contested(seat):
            if move in match.moves(seat):
                return [self._claim(at, seat, move.text(), actor.reaction, deed.id)]
        elif not move.anytime and self._is_stale(seat, deed.n):
            raise IllegalMove("stale")
        return [self._played(at, match.play(seat, move, self.time(at)), id=deed.id)]

    def _is_stale(self, seat: int, n: int) -> bool:
        """Whether the seat's legal moves are others than at row `n` of the match, which its move answers;
        they are worked out again from the state of that row."""
        match = self.in_play()
        if not 0 <= n <= match.n:
            return True
        return n != match.n and match.game.legal(match.moments[n].state, seat) != match.moves(seat)

    def move_by_itself(self, seat: int, move: Move, t: int, at: int) -> list[Entry]:
        """A computer, or the clock, makes a move at `t` ms of the match."""
        if seat != CLOCK and move.race and self._is_contested(seat):
            reaction = max(judge.FASTEST, t - self._news(seat).t)
            return [self._claim(at, seat, move.text(), reaction, None)]
        return [self._played(at, self.in_play().play(seat, move, max(t, self.time(at))))]

    def _hint(self, actor: Actor, deed: protocol.AskHint, at: int) -> list[Entry]:
        """Somebody asks for a hint: the record says so, once a position."""
        match = self.in_play()
        hints.require(match, deed.seat)
        if not self.state.settings.hints:
            raise NotAllowed("hints-off")
        rights.require_facing(actor, deed.seat, match.game)
        noted = hints.was_asked(match, deed.seat)
        return [] if noted else [self._verb(at, deed.seat, HINT, id=deed.id)]

    def _verb(self, at: int, seat: int, verb: str, told: Sequence[Line] = (), **more: Any) -> Entry:
        return self._played(at, self.in_play().play(seat, verb, self.time(at)), told, **more)

    def end_patience(self, seat: int, at: int) -> list[Entry]:
        """The person on this seat thought for too long: the table has chosen what happens then."""
        if self.state.settings.idle_choice == "end":
            verb = "/resign" if self.in_play().game.duel else "/end"
            return [self._verb(at, seat, verb, [Line("idle-end", {"seat": seat})])]
        lent = deeds.lend(self.state, protocol.StandIn(seat, deeds.STAND_IN, id="by-itself"), True)
        return [self._seat_change(at, seat, lent._replace(told=(Line("idle-bot", {"seat": seat}),)))]

    def run_out_of_time(self, seat: int, at: int) -> list[Entry]:
        """The clock of this seat has run down: a duel is lost, elsewhere a computer plays on."""
        if self.in_play().game.duel:
            return [self._verb(at, seat, "/out-of-time")]
        lent = deeds.lend(self.state, protocol.StandIn(seat, deeds.STAND_IN, id="by-itself"), True)
        told = (Line("time-up", {"seat": seat}), *lent.told)
        return [self._seat_change(at, seat, lent._replace(told=told))]

    def _change_player(
        self, deed: protocol.StandIn | protocol.LeaveSeat | protocol.RemovePlayer, at: int
    ) -> Entry:
        """Somebody else plays on: the record of the match says so too."""
        done = deeds.CHANGES[type(deed)](self.state, deed, True)
        if done.state is self.state:
            return self._changed(at, deed, done)
        return self._seat_change(at, deed.seat, done, deed.id)

    def _seat_change(self, at: int, seat: int, done: Done, id: str | None = None) -> Entry:
        player = "".join(filter(str.isprintable, show.names(done.state, "en")[seat]))
        if level := done.state.seats[seat].plays:
            player = f"{player} ({level})"
        return self._verb(at, seat, f"/seat {player}", done.told, id=id, state=done.state)

    def _play_on(self, deed: protocol.PlayOn, at: int) -> Entry:
        """What leaves no choice goes on by itself; anybody at the table may stop it."""
        match = self.in_play()
        if deed.on and (match.game.reflex or self._have_a_choice([deed.seat])):
            raise NotAllowed("has-a-choice")
        seats = tuple(sorted({*self.state.playing_on, deed.seat})) if deed.on else ()
        told = Line("plays-on" if deed.on else "stops-playing-on", {"seat": deed.seat})
        return self._changed(at, deed, Done(replace(self.state, playing_on=seats), (told,)))

    @property
    def pauses(self) -> bool:
        """Something lies there only for people to look at: nobody can act but the clock, or a computer is to
        clear it away."""
        match, seats = self.running, self.state.seats
        if match is None or match.game.reflex or not (match.game.deadlines or any(s.plays for s in seats)):
            return False
        acting = match.to_act()
        return all(seats[at].plays and all(move.clears for move in match.moves(at)) for at in acting)

    @property
    def goes_on(self) -> bool:
        """All people who play have looked at what lies there."""
        playing = {at for at in asking.players(self.state) if not self.state.seats[at].plays}
        return bool(self.state.seen) and playing <= set(self.state.seen)

    def _seen_enough(self, actor: Actor, deed: protocol.SeenEnough, at: int) -> list[Entry]:
        """Somebody has looked long enough; whoever is away is not waited for."""
        if not self.pauses or deed.n != self.in_play().n:
            return []  # it has gone on by itself
        away = {seat for seat, each in enumerate(self.state.seats) if each.id in actor.away}
        seen = tuple(sorted({*self.state.seen, deed.seat, *away}))
        return [self._changed(at, deed, Done(replace(self.state, seen=seen)))]

    # Asking the others

    def _ask(self, actor: Actor, deed: protocol.Deed, offer: Offer, at: int) -> Entry:
        if not (asked := asking.asked(self.state, offer)):
            return self._agreed(at, offer, deed.id)
        rights.require(self.state, actor, deed, True, asked)
        offer, told = replace(offer, row=self.row + 1), asking.told(self.state, offer)
        changed = self._changed(at, deed, Done(replace(self.state, offer=offer), (told,)))
        return replace(changed, seat=offer.seat)

    def _agree(self, deed: protocol.Agree, at: int) -> Entry:
        self.in_play()
        offer = self.state.offer
        if offer is None or deed.seat not in (waits_for := asking.waits_for(self.state, offer)):
            raise NotAllowed("nothing-asked")
        if deed.row not in (None, offer.row):
            raise NotAllowed("asked-anew")
        if not deed.yes:
            told = Line("declined", {"seat": deed.seat})
            return self._changed(at, deed, Done(replace(self.state, offer=None), (told,)))
        offer = replace(offer, agreed=(*offer.agreed, deed.seat))
        if waits_for == {deed.seat}:
            return self._agreed(at, offer, deed.id)
        told = Line("agreed", {"seat": deed.seat})
        return self._changed(at, deed, Done(replace(self.state, offer=offer), (told,)))

    def _agreed(self, at: int, offer: Offer, id: str | None) -> Entry:
        """Everybody has agreed who can: the record names them, and says which seats are computers'."""
        state, seat = replace(self.state, offer=None), offer.seat
        agreed = consent.written(self.in_play().seats, seat, offer.agreed)
        match offer.kind:
            case "undo":
                return self._verb(at, seat, f"/undo {offer.to} {agreed}", id=id)
            case "draw":
                return self._verb(at, seat, f"/agree-draw {agreed}", id=id)
            case "settings":
                done = deeds.set_to(state, offer.settings)
                return self._entry(at, "table", done.told, id=id, seat=seat, state=done.state)
            case "play":
                back = deeds.lend(state, protocol.StandIn(seat, 0, id="by-consent"), True)
                return self._seat_change(at, seat, back, id)

    # Matches

    def end_outdated(self, at: int) -> list[Entry]:
        """A match that was begun under rules of another version cannot go on: it ends as a draw, and what was
        played stays in its record."""
        begun, seats = self.state.match, len(self.state.seats)
        if begun is None or self.match or self._over:
            return []
        draw = ranked([0] * seats, "rules-changed", [0] * seats)
        result = draw if seats > 1 else solo_result(0, "rules-changed", won=False)
        state = replace(self.state, match=None, offer=None, claims=(), playing_on=())
        told = Line("rules-changed", {"game": deeds.header_game(begun)})
        return [self._entry(at, "table", [told], match=begun.row, result=result, state=state)]

    def _play_again(self, actor: Actor, deed: protocol.PlayAgain, at: int) -> Entry:
        """The same once more."""
        if not (self.match and self.match.result):
            raise NotAllowed("not-while-playing" if self.running else "no-match")
        return self._start(actor, deed, at)

    def _start(self, actor: Actor, deed: protocol.StartMatch | protocol.PlayAgain, at: int) -> Entry:
        state = self.state
        if self.running:
            raise NotAllowed("not-while-playing")
        if any(not seat.taken and not seat.level for seat in state.seats):
            raise NotAllowed("seats-open")
        game = find(state.game)
        if game.needs_screens and actor.shared_screen:
            raise Refused("needs-screens")
        state = replace(state, seeds={})
        if not deeds.missing_seeds(state):
            return self._begin(state, at, id=deed.id)
        header = dealing.deal(deeds.set_for_next(state)).lines[0].decode()
        return self._changed(at, deed, Done(replace(state, opening=Opening(at, header))))

    def _open_seed(self, deed: protocol.OpenSeed, at: int) -> Entry:
        """Somebody opens a seed; with the last one the match begins."""
        done = deeds.open_seed(self.state, deed)
        if deeds.missing_seeds(done.state):
            return self._changed(at, deed, done)
        return self._begin(done.state, at, id=deed.id)

    def settle(self, at: int) -> list[Entry]:
        """Go on where the table stands still."""
        return self.judge_claims(at) if self.running and self.state.claims else self.begin(at)

    def begin(self, at: int) -> list[Entry]:
        """The match begins without the seeds that are missing; everybody hears whose they are."""
        return [self._begin(self.state, at)] if self.state.opening else []

    def _begin(self, state: State, at: int, id: str | None = None) -> Entry:
        state = deeds.set_for_next(state)
        self.match = match = dealing.deal(state)
        row = self.row + 1
        told = [Line("started", {"game": match.game.key})]
        told += [Line("seed-missing", {"seat": seat}) for seat in deeds.missing_seeds(state)]
        state = dealing.begun(state, match, row, at)
        line, packed = match.lines[-1], match.packed()
        return self._entry(at, "start", told, id=id, state=state, match=row, line=line, packed=packed)

    # Who was quickest

    def _is_contested(self, seat: int) -> bool:
        """Others could race for it too."""
        match = self.in_play()
        if self.state.settings.judging == "arrival":
            return False
        others = (other for other in range(match.seats) if other != seat)
        return any(move.race for other in others for move in match.moves(other))

    def _news(self, seat: int) -> Row:
        """The row since which the seat can race for what it can race for now."""
        match = self.in_play()
        racing = [move for move in match.moves(seat) if move.race]
        n = match.n
        while n and racing == [m for m in match.game.legal(match.moments[n - 1].state, seat) if m.race]:
            n -= 1
        return match.rows[n]

    def _claim(self, at: int, seat: int, move: str, reaction: int, id: str | None) -> Entry:
        claims = self.state.claims
        if any(claim.seat == seat and claim.move == move for claim in claims):
            return self._entry(at, "claim", id=id, seat=seat)
        claims = (*claims, Claim(seat, move, reaction, at, id))
        return self._entry(at, "claim", id=id, seat=seat, state=replace(self.state, claims=claims))

    def judge_claims(self, at: int) -> list[Entry]:
        """Play the claims, the quickest first; whoever is too late pays nothing and hears why. The table
        hears of a race only if somebody lost it."""
        match, state = self.in_play(), replace(self.state, claims=())
        lot = next(Seal(bytes.fromhex(match.secret), match.rows[0].seeds).words("lots", match.n))
        judging = self.state.settings.judging
        waiting = judge.order(judging, self.state.claims, lot, match.seats, match.last_actor())
        told, entries = list[Line](), list[Entry]()
        while waiting:
            claim, *waiting = waiting
            try:
                row = match.play(claim.seat, claim.move, self.time(at))
            except Refused as late:
                told.append(Line(late.reason.key, {**late.reason.data, "id": claim.id}, to=(claim.seat,)))
                continue
            entries.append(self._played(at, row, ahead=len(entries), state=state))
            beaten = [
                other for other in waiting if match.game.read(other.move) not in match.moves(other.seat)
            ]
            told += judge.told(judging, claim, [other for other in beaten if other.seat != claim.seat])
            waiting = beaten + [other for other in waiting if other not in beaten]
        if entries:
            return [replace(entries[0], told=tuple(told)), *entries[1:]]
        return [self._entry(at, "table", told, state=state)]
