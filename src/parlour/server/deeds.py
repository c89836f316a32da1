"""What people do at a table besides playing: each deed is a plain function from the table as it
stands to the table as it stands afterwards, and the lines that are told."""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec.structs import asdict, replace

from parlour import protocol
from parlour.core import Refused
from parlour.games import game as find
from parlour.match import Match
from parlour.match.record import read_header
from parlour.server import clean
from parlour.server.log import Begun, Seat, State
from parlour.view import Line
from parlour.words import nearest

GENTLE = 1  # the most at a table for children
STAND_IN = 2  # the level of a computer that takes over, unless another is named
SHORTEST = 30  # seconds to think, where they are limited
PHRASES = ("hello", "luck", "well-played", "thanks", "oops", "moment", "your-turn", "again", "bye")


class NotAllowed(Refused):
    """Somebody may not do this, or not now."""


class Done(NamedTuple):
    """The table afterwards, and what is told of it."""

    state: State
    told: tuple[Line, ...] = ()


def token() -> str:
    """What holds a seat: 192 random bits."""
    return secrets.token_urlsafe(24)


def invite() -> str:
    """What an invitation link holds: 120 random bits."""
    return secrets.token_urlsafe(15)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def holder(state: State, token: str) -> Seat | None:
    """The seat that this token holds; every seat is compared, in constant time."""
    hashed = digest(token)
    found = [seat for seat in state.seats if hmac.compare_digest(seat.token, hashed)]
    return found[0] if found and token else None


def index(state: State, id: str) -> int | None:
    """Where a seat stands now."""
    for at, seat in enumerate(state.seats):
        if seat.id == id:
            return at
    return None


def opened(new: protocol.NewTable, token: str) -> State:
    """A new table; whoever opens it sits where they like, and is its founder and host."""
    game = find(new.game)
    levels = [0] * game.seats[0] if new.seats is None else new.seats
    house_rules = dataclasses.asdict(game.rules(new.rules, len(levels)))
    if new.begins is not None:
        new, levels = _seated_to_begin(new, levels, house_rules)
    if new.position and Match.start(game, seats=len(levels), rules=house_rules, position=new.position).result:
        raise NotAllowed("position-over")
    seats = [_chair(at + 1, level=level) for at, level in enumerate(levels)]
    if new.seat >= len(seats):
        raise Refused("no-such-seat", number=new.seat)
    if seats[new.seat].level:
        raise NotAllowed("host-sits-first")
    seats[new.seat] = _person(seats[new.seat], new.name, new.language, token, [])
    host, secret = seats[new.seat].id, secrets.token_hex(32)
    handicap = {seat.id: men for seat, men in zip(seats, new.handicap, strict=False) if men}
    table = State(
        game.key, house_rules, tuple(seats), host, secret, protocol.Settings(child=new.child),
        position=new.position, handicap=handicap, founder=host,
    )  # fmt: skip
    return _gentle(table) if new.child else table


def _seated_to_begin(
    new: protocol.NewTable, levels: list[int], house_rules: dict[str, Any]
) -> tuple[protocol.NewTable, list[int]]:
    """The host on the seat that begins by these rules, or on the other one; computers and what men they do
    without go along."""
    game = find(new.game)
    acting = Match.start(game, seats=len(levels), rules=house_rules, position=new.position).to_act()
    if len(levels) != 2 or len(acting) != 1:
        return new, levels
    seat = acting[0] if new.begins else 1 - acting[0]
    if seat == new.seat:
        return new, levels
    return replace(new, seat=seat, handicap=new.handicap[::-1]), levels[::-1]


def sit(state: State, request: protocol.Sit, token: str, running: bool = False) -> tuple[Done, int]:
    """Somebody sits down; the table afterwards, and on which seat. A request that is repeated gets the seat
    that it got before. While a match runs, the computer that plays there goes on."""
    asked = digest(request.id)
    for at, seat in enumerate(state.seats):
        if seat.taken and hmac.compare_digest(seat.request, asked):
            return Done(_with(state, at, replace(seat, token=digest(token)))), at
    free = [at for at, seat in enumerate(state.seats) if not seat.taken and not seat.level]
    if request.seat is not None and request.seat not in free:
        raise NotAllowed("seat-taken" if free else "table-full")
    if not free:
        raise NotAllowed("table-full")
    at = free[0] if request.seat is None else request.seat
    others = [seat.name for seat in state.seats if seat.taken]
    seated = _person(state.seats[at], request.name, request.language, token, others)
    seated = replace(seated, request=asked)
    if running:
        seated = _newcomer(seated, "chair", state.seats[at].stand_in)
    table = _with(state, at, seated)
    if not any(seat.taken for seat in state.seats):
        table = replace(table, founder=seated.id, host=seated.id)
    return Done(table, (Line("sat", {"seat": at}),)), at


def _newcomer(seat: Seat, came_by: Literal["chair", "link"], level: int) -> Seat:
    """Somebody who was no part of the match: a computer plays it to the end."""
    return replace(seat, came_by=came_by, stand_in=level or STAND_IN)


def settled(state: State) -> State:
    """The table once a match is over: whoever came during it plays from now on."""
    if not any(seat.waits for seat in state.seats):
        return state
    seats = (replace(seat, came_by="", stand_in=0) if seat.waits else seat for seat in state.seats)
    return replace(state, seats=tuple(seats))


def _person(seat: Seat, name: str, language: str, token: str, others: Sequence[str]) -> Seat:
    called = _called(name, others)
    return replace(seat, name=called, language=nearest(language), token=digest(token), level=0, stand_in=0)


def _called(name: str, others: Sequence[str]) -> str:
    called = clean.name(name, others)
    if not called:
        raise NotAllowed("no-name")
    if clean.is_computers(called):
        raise NotAllowed("computers-name")
    return called


def _chair(number: int, level: int = 0, stand_in: int = 0) -> Seat:
    """A chair on which nobody sits."""
    return Seat(secrets.token_hex(4), level=level, stand_in=stand_in, number=number)


def _free_numbers(seats: Sequence[Seat], count: int) -> list[int]:
    """The lowest numbers that no chair has."""
    taken = {seat.number or at for at, seat in enumerate(seats, 1)}
    return [number for number in range(1, len(seats) + count + 1) if number not in taken][:count]


def _with(state: State, at: int, seat: Seat) -> State:
    return replace(state, seats=(*state.seats[:at], seat, *state.seats[at + 1 :]))


def _seat(state: State, at: int) -> Seat:
    if at >= len(state.seats):
        raise Refused("no-such-seat", number=at)
    return state.seats[at]


def rename(state: State, deed: protocol.Rename, running: bool) -> Done:
    seat = _seat(state, deed.seat)
    others = [other.name for other in state.seats if other.taken and other is not seat]
    called = _called(deed.name, others)
    if running and called != seat.name:
        raise NotAllowed("not-while-playing")  # the record names who played
    language = seat.language if deed.language is None else nearest(deed.language)
    renamed = replace(seat, name=called, language=language)
    told = Line("renamed", {"name": seat.name, "other": called})
    return Done(_with(state, deed.seat, renamed), (told,) if called != seat.name else ())


def stand(state: State, deed: protocol.LeaveSeat | protocol.RemovePlayer, running: bool) -> Done:
    """A seat is given up. While a match runs a computer plays on until somebody else sits down, who
    does not inherit the scores."""
    seat = _seat(state, deed.seat)
    if not seat.taken:
        raise NotAllowed("nobody-there")
    key = "stood" if isinstance(deed, protocol.LeaveSeat) else "removed"
    left = _chair(seat.number, stand_in=STAND_IN if running else 0)
    state = replace(_with(state, deed.seat, left), offer=None)
    told = [Line(key, {"name": seat.name}), *_taken_over(running)]
    if seat.id == state.founder:
        heirs = [other for other in state.seats if other.taken]
        state = replace(state, founder=heirs[0].id if heirs else "")
        told += [Line("new-host", {"name": heir.name}) for heir in heirs[:1]]
    if index(state, state.host) is None:
        state = replace(state, host=state.founder)
    return Done(state, tuple(told))


def _taken_over(running: bool) -> tuple[Line, ...]:
    return (Line("takes-over", {"level": STAND_IN}),) if running else ()


def fill(state: State, deed: protocol.SeatComputer, running: bool) -> Done:
    seat = _seat(state, deed.seat)
    if seat.taken:
        raise NotAllowed("seat-taken")
    if running:
        raise NotAllowed("not-while-playing")
    level = _level(state, deed.level)
    key, data = ("filled", {"seat": deed.seat, "level": level}) if level else ("cleared", {})
    return Done(_with(state, deed.seat, replace(seat, level=level, stand_in=0)), (Line(key, data),))


def lend(state: State, deed: protocol.StandIn, running: bool) -> Done:
    """A computer plays for somebody, or they play again themselves."""
    seat = _seat(state, deed.seat)
    if not seat.taken:
        raise NotAllowed("nobody-there")
    level = _level(state, STAND_IN if deed.level is None else deed.level)
    if seat.stand_in == level:
        return Done(state)
    key, data = ("lent", {"level": level}) if level else ("back", {})
    told = Line(key, {"seat": deed.seat, **data})
    came_by = seat.came_by if level else ""
    return Done(_with(state, deed.seat, replace(seat, stand_in=level, came_by=came_by)), (told,))


def hand(state: State, deed: protocol.MakeHost, running: bool) -> Done:
    """The founder's part goes to somebody else, for good."""
    seat = _seat(state, deed.seat)
    if not seat.taken:
        raise NotAllowed("nobody-there")
    table = replace(state, founder=seat.id, host=seat.id)
    return Done(table, (Line("new-host", {"name": seat.name}),))


def changes(state: State, deed: protocol.SetTable) -> dict[str, Any]:
    """The settings that would be others than they are."""
    if 0 < (deed.idle or 0) < SHORTEST or 0 < (deed.clock or 0) < SHORTEST:
        raise NotAllowed("idle-too-short", seconds=SHORTEST)
    if deed.best_of and deed.best_of % 2 == 0:
        raise NotAllowed("series-odd")
    grown_up = deed.chat == "free" or deed.idle or deed.clock or deed.hints is False
    if state.settings.child and deed.child is not False and grown_up:
        raise NotAllowed("child-table")
    if deed.named and state.host != (state.founder or state.host):
        raise NotAllowed("only-the-founder")
    return {
        name: value
        for name, value in asdict(deed).items()
        if name != "id" and value is not None and value != getattr(state.settings, name)
    }


def settings(state: State, deed: protocol.SetTable, running: bool) -> Done:
    return set_to(state, changes(state, deed))


def set_to(state: State, changed: dict[str, Any]) -> Done:
    told = tuple(Line(f"set-{name}", {"value": shown(value)}) for name, value in changed.items())
    table = replace(state, settings=replace(state.settings, **changed))
    return Done(_gentle(table) if table.settings.child else table, told)


def _gentle(state: State) -> State:
    """A table for children: nobody writes freely, thinks against a clock, does without hints, or plays
    against a computer that is more than a child."""
    chat: protocol.Chat = "phrases" if state.settings.chat == "free" else state.settings.chat
    settings = replace(state.settings, chat=chat, hints=True, idle=0, clock=0, increment=0)
    seats = (replace(seat, level=_level(state, seat.level)) for seat in state.seats)
    return replace(state, settings=settings, seats=tuple(seats))


def _level(state: State, level: int) -> int:
    """The level of a computer at this table."""
    return min(level, GENTLE) if state.settings.child else level


def shown(value: object) -> object:
    """A setting as sentences name it."""
    return ("off", "on")[value] if isinstance(value, bool) else value


def choose(state: State, deed: protocol.ChooseGame, running: bool) -> Done:
    """Another game with the same people; computers and empty seats make up the number."""
    if running:
        raise NotAllowed("not-while-playing")
    game = find(deed.game)
    people = [seat for seat in state.seats if seat.taken]
    others = sorted((seat for seat in state.seats if not seat.taken), key=lambda seat: not seat.level)
    count = deed.seats
    if count is None:
        count = min(game.seats, key=lambda fits: (fits < len(people), abs(fits - len(state.seats))))
    if count < len(people):
        raise NotAllowed("too-many-people", people=len(people))
    rules = game.rules(deed.rules, count)
    kept = people + others[: count - len(people)]
    kept += [_chair(number) for number in _free_numbers(kept, count - len(kept))]
    in_order = [seat for seat in state.seats if seat in kept] + [s for s in kept if s not in state.seats]
    told = Line("chosen", {"game": game.key})
    state = replace(state, series=None)
    house_rules = dataclasses.asdict(rules)
    table = replace(state, game=game.key, rules=house_rules, seats=tuple(in_order), match=None)
    return Done(replace(table, position="", handicap={}), (told,))


def add_chair(state: State, deed: protocol.AddChair, running: bool) -> Done:
    (number,) = _free_numbers(state.seats, 1)
    return _rearranged(state, (*state.seats, _chair(number)), running, "chair-added")


def remove_chair(state: State, deed: protocol.RemoveChair, running: bool) -> Done:
    if _seat(state, deed.seat).taken:
        raise NotAllowed("seat-taken")
    seats = (*state.seats[: deed.seat], *state.seats[deed.seat + 1 :])
    return _rearranged(state, seats, running, "chair-removed")


def _rearranged(state: State, seats: tuple[Seat, ...], running: bool, told: str) -> Done:
    """Other chairs round the table: a match that is over, which was for others, is put away."""
    game = find(state.game)
    if running:
        raise NotAllowed("not-while-playing")
    if len(seats) not in game.seats:
        raise NotAllowed("no-such-number", count=len(seats))
    game.rules(state.rules, len(seats))
    table = replace(state, seats=seats, match=None, position="", handicap={}, series=None)
    return Done(table, (Line(told, {"count": len(seats)}),))


def commit_seed(state: State, deed: protocol.CommitSeed, running: bool) -> Done:
    if state.opening:
        raise NotAllowed("being-dealt")
    return Done(
        replace(state, commitments={**state.commitments, _seat(state, deed.seat).id: deed.commitment})
    )


def open_seed(state: State, deed: protocol.OpenSeed) -> Done:
    id = _seat(state, deed.seat).id
    if state.opening is None:
        raise NotAllowed("nothing-to-open")
    if digest(deed.seed) != state.commitments.get(id):
        raise NotAllowed("other-seed")
    return Done(replace(state, seeds={**state.seeds, id: deed.seed}))


def missing_seeds(state: State) -> list[int]:
    """The seats that committed to a seed and have not opened it."""
    seats = enumerate(state.seats)
    return [at for at, seat in seats if seat.id in state.commitments and seat.id not in state.seeds]


def say(state: State, deed: protocol.Say) -> tuple[Line, ...]:
    """A phrase or free words, as far as the table allows."""
    by = {} if deed.seat is None else {"seat": deed.seat}
    if state.settings.chat == "off":
        raise NotAllowed("chat-off")
    if deed.phrase:
        if deed.phrase not in PHRASES:
            raise NotAllowed("no-phrase")
        return (Line("says-phrase", {**by, "phrase": deed.phrase}),)
    if state.settings.chat != "free":
        raise NotAllowed("phrases-only")
    if not (words := clean.text(deed.text)):
        raise NotAllowed("nothing-said")
    return (Line("says", {**by, "text": words}),)


def reissued(state: State, at: int, token: str, taken_over: bool) -> Done:
    """Another token holds the seat. If it is `taken_over` during a match, nobody knows by whom."""
    seat = _seat(state, at)
    if not seat.taken:
        raise NotAllowed("nobody-there")
    held = replace(seat, token=digest(token), request="")
    if taken_over:
        state, held = replace(state, offer=None), _newcomer(held, "link", held.stand_in)
    return Done(_with(state, at, held), (Line("reissued", {"seat": at}), *_taken_over(taken_over)))


def header_game(begun: Begun) -> str:
    """The game of a match that has begun."""
    return read_header(begun.header.encode()).game


def seated_for_next(state: State) -> tuple[Seat, ...]:
    """Who sits where in the next match: two who play the same game again swap sides."""
    again = state.match and header_game(state.match) == state.game and len(state.seats) == 2
    seats = tuple(replace(seat, stand_in=0) if seat.level else seat for seat in state.seats)
    return seats[::-1] if again else seats


def set_for_next(state: State) -> State:
    """The table as everybody sits down to the next match."""
    return settled(replace(state, seats=seated_for_next(state)))


CHANGES: Mapping[type, Callable[[State, Any, bool], Done]] = {
    protocol.Rename: rename,
    protocol.LeaveSeat: stand,
    protocol.RemovePlayer: stand,
    protocol.SeatComputer: fill,
    protocol.AddChair: add_chair,
    protocol.RemoveChair: remove_chair,
    protocol.StandIn: lend,
    protocol.MakeHost: hand,
    protocol.SetTable: settings,
    protocol.ChooseGame: choose,
    protocol.CommitSeed: commit_seed,
}
