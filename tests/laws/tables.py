"""Random matches to hold against the laws, and every position in them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from parlour import Match
from parlour.chance import Outcome, Seal, SealedDealer
from parlour.core import CLOCK, Game, Move, Refused
from parlour.match.moments import judge

WEIGHTS = (1, 1, 0.3, 0.1, 0.03)  # how gladly a verb is used in one match: some hardly ever

ROWS = 120  # a quick look plays so far at most
SEEDS = range(2)

pack = msgspec.msgpack.Encoder().encode
encode = msgspec.json.Encoder().encode


class Table(NamedTuple):
    """Who sits down to what: seats, house rules, a seed; and how many rows are played at most."""

    seats: int
    preset: str = "book"
    seed: int = 0
    rows: int = 250
    rules: tuple[tuple[str, Any], ...] = ()  # house rules besides the preset

    def __str__(self) -> str:
        rules = "".join(f"-{name}={value}" for name, value in self.rules)
        return f"{self.preset}{rules}-{self.seats}-seats-seed-{self.seed}"


Law: TypeAlias = Callable[[Game, Table], None]


def hold(law: Law, game: Game, tables: Iterable[Table]) -> None:
    """The game obeys the law at all these tables; else the complaint names the table."""
    for table in tables:
        try:
            law(game, table)
        except Exception as error:
            error.add_note(f"{game.key} {table}")
            raise


@functools.lru_cache(maxsize=4)
def played(game: Game, table: Table) -> Match:
    """A random match. It is shared: play on only with what `at` gives."""
    rng = Random(f"{game.key}/{table}")
    rules = {"preset": table.preset, **dict(table.rules)}
    match = Match.start(game, seats=table.seats, rules=rules, seed=str(rng.random()))
    gladly = {verb: rng.choice(WEIGHTS) for verb in game.verbs}
    while not match.result and match.n < table.rows:
        able = [(seat, moves) for seat in actors(match) if (moves := match.moves(seat))]
        assert able, f"nobody can move after row {match.n}, and there is no result"
        seat, moves = rng.choice(able)
        by_verb = verbs_in(moves)
        weights = [gladly.get(verb, 0.1) for verb in by_verb]
        (verb,) = rng.choices(list(by_verb), weights)
        take(match, seat, rng.choice(by_verb[verb]))
    return match


def actors(match: Match) -> range:
    """Everybody who may have a move: the clock and the seats."""
    return range(CLOCK, match.seats)


def onlookers(match: Match) -> list[int | None]:
    """Everybody who may have a view: the seats and a spectator."""
    return [*range(match.seats), None]


def some_onlookers(match: Match, rng: Random) -> list[int | None]:
    """A few of them, the spectator often."""
    return [*rng.sample(range(match.seats), min(2, match.seats)), *rng.sample([None, None, 0], 1)]


def verbs_in(moves: Iterable[Move]) -> dict[type[Move], list[Move]]:
    """The moves of each verb."""
    found: dict[type[Move], list[Move]] = {}
    for move in moves:
        found.setdefault(type(move), []).append(move)
    return found


def some_of(moves: Iterable[Move], rng: Random, each: int) -> list[Move]:
    """A few moves of each verb."""
    return [move for group in verbs_in(moves).values() for move in rng.sample(group, min(each, len(group)))]


def take(match: Match, seat: int, move: Move | str) -> None:
    """Play what is listed; the rules must know what to do."""
    try:
        match.play(seat, move)
    except Exception as error:
        raise AssertionError(f"row {match.n}: {seat} cannot play the listed {move}: {error!r}") from error


class Reshuffled(SealedDealer):
    """The same dice as the seal has, but other shuffles."""

    def outcome(self, stream: str, counter: int, kind: str, size: int) -> Outcome:
        seal = Seal(b"another secret") if kind == "shuffle" else self.seal
        return seal.outcome(stream, counter, kind, size)


def at(match: Match, n: int, dealer: type[SealedDealer] = SealedDealer) -> Match:
    """The match as it stood after row n, for playing on."""
    twin = match.at(n)
    assert isinstance(match.dealer, SealedDealer)
    twin.dealer = dealer(match.dealer.seal, match.game.cards)
    twin.dealer.drop(twin.moments[-1].counters)
    return twin


def in_world(match: Match, state: Any) -> Match:
    """The same match with another state in the last row."""
    twin = at(match, match.n)
    twin.moments[-1] = twin.moments[-1]._replace(state=state)
    twin.result = judge(match.game, twin.moments[-1])
    return twin


def after(match: Match, seat: int, move: Move | str, dealer: type[SealedDealer] = SealedDealer) -> Match:
    """What the match becomes by this move."""
    twin = at(match, match.n, dealer)
    take(twin, seat, move)
    return twin


def rows_of(match: Match, count: int, rng: Random) -> list[int]:
    """The first row, the last ones, and some between."""
    ends = {0, max(match.n - 1, 0), match.n}
    return sorted(ends | set(rng.sample(range(match.n + 1), min(count, match.n + 1))))


def positions(game: Game, table: Table, count: int) -> Iterator[tuple[Match, Random]]:
    """Some positions of a random match, each with a generator of its own."""
    match = played(game, table)
    for n in rows_of(match, count, Random(f"rows {table}")):
        yield at(match, n), Random(f"{table}/{n}")


def snapshot(match: Match) -> tuple[Any, ...]:
    """All that refused input must leave alone: the record, the state, the counters of the dealer."""
    record = tuple(match.lines), match.result, len(match.rows), len(match.moments)
    return *record, pack(match.state), dict(match.dealer.counters)


def refusal(match: Match, seat: int, move: Move | str) -> bytes | None:
    """The refusal as the caller gets it; None if the move was taken."""
    try:
        match.play(seat, move)
    except Refused as error:
        return encode((type(error).__name__, error.reason))
    return None
