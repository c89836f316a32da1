"""Laws of the record: replay, packing, the chain, undo and the match verbs."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from parlour import Match, verify
from parlour.core import ALL, BadRecord, Game, IllegalMove, zones_of

from .tables import Table, actors, at, encode, onlookers, pack, played, positions, rows_of, snapshot, take

PRINTED = bytes(range(32, 127))


def law_records_replay(game: Game, table: Table) -> None:
    """The record plays again to the same bytes, at every row of it, and verifies once it is closed."""
    match = played(game, table)
    for n in rows_of(match, 6, Random(str(table))):
        _check_same(_replayed(match, n, game), at(match, n))
    _check_verifies(_closed(match), game)
    if not at(match, 0).result:
        _check_open_record_is_refused(at(match, 0), game)


def _closed(match: Match) -> Match:
    """The match, ended by the table if the rules have not ended it."""
    closed = at(match, match.n)
    if not closed.result:
        closed.play(0, "/end")
    return closed


def _check_open_record_is_refused(here: Match, game: Game) -> None:
    try:
        verify(here.record(), game=game)
    except BadRecord:
        return
    raise AssertionError("a record without an end, and so without its secret, verifies")


def _replayed(match: Match, n: int, game: Game) -> Match:
    try:
        return Match.replay(match.record(), upto=n, game=game)
    except Exception as error:
        raise AssertionError(f"the record does not replay: {error!r}") from error


def _check_same(again: Match, here: Match) -> None:
    assert again.n == here.n, f"replayed to row {again.n}, not {here.n}"
    assert pack(again.state) == pack(here.state), f"row {here.n} replays to another state"
    assert again.lines == here.lines, f"row {here.n} replays to another record"
    assert again.dealer.counters == here.dealer.counters, f"row {here.n} replays to other counters"
    assert again.moments[-1] == here.moments[-1], f"row {here.n} replays to another moment"
    assert again.result == here.result, f"row {here.n} replays to another result"
    for seat in onlookers(here):
        assert encode(again.view(seat)) == encode(here.view(seat)), f"row {here.n}: {seat} sees it otherwise"
        assert again.heard_live(seat) == here.heard_live(seat), f"row {here.n}: {seat} heard it otherwise"


def _check_verifies(match: Match, game: Game) -> None:
    try:
        again = verify(match.record(), game=game)
    except Exception as error:
        raise AssertionError(f"a true record does not verify: {error!r}") from error
    assert pack(again.state) == pack(match.state), "verified to another state"
    assert again.result == match.result, "verified to another result"


def law_states_pack(game: Game, table: Table) -> None:
    """A state packs, unpacks to an equal one, and the game goes on from there."""
    for here, rng in positions(game, table, 30):
        again = msgspec.msgpack.decode(pack(here.state), type=game.State)
        assert again == here.state, f"row {here.n}: unpacked to another state"
        assert pack(again) == pack(here.state), f"row {here.n}: packs otherwise the second time"
        assert game.result(again) == game.result(here.state), f"row {here.n}: another result"
        for seat in actors(here):
            moves = here.moves(seat)
            listed = game.legal(again, seat) if not here.result else []
            assert listed == moves, f"row {here.n}: seat {seat} has other moves after unpacking"
            if moves:
                move = rng.choice(moves)
                unpacked = at(here, here.n)
                unpacked.moments[-1] = unpacked.moments[-1]._replace(state=again)
                take(unpacked, seat, move)
                stored = at(here, here.n)
                take(stored, seat, move)
                assert unpacked.lines == stored.lines, f"row {here.n}: {move} goes otherwise after unpacking"


def law_changed_bytes_show(game: Game, table: Table) -> None:
    """Whoever changes a byte of a closed record is found out, and the line is named."""
    data = closed_record(game, table)
    rng = Random(str(table))
    for place in rng.sample(range(len(data)), min(25, len(data))):
        other = rng.choice([byte for byte in PRINTED if byte != data[place]])
        check_changed_byte(data, place, other, game)


def closed_record(game: Game, table: Table) -> bytes:
    return _closed(played(game, table)).record()


def check_changed_byte(data: bytes, place: int, other: int, game: Game) -> None:
    """The chain cannot tell a changed line from a changed link to it: either end may be named."""
    line = data[:place].count(b"\n") + 1
    changed = data[:place] + bytes([other]) + data[place + 1 :]
    what = f"byte {place} in line {line} from {data[place : place + 1]!r} to {bytes([other])!r}"
    try:
        verify(changed, game=game)
    except BadRecord as error:
        reason = error.reason
    except Exception as error:
        raise AssertionError(f"{what}: {error!r}") from error
    else:
        raise AssertionError(f"{what}: it still verifies")
    named = {reason.data.get("line"), reason.data.get("next")}
    assert line in named, f"{what}: the refusal names no line, or another: {reason}"


def law_the_fleeting_is_not_kept(game: Game, table: Table) -> None:
    """What somebody may keep of a match holds no fleeting line, nor the move that showed it."""
    match = played(game, table)
    for viewer in onlookers(match):
        for row, kept in zip(match.rows, match.heard(viewer), strict=True):
            assert not any(line.fleeting for line in kept.told), f"row {row.n}: {viewer} keeps {kept.told}"
            if any(line.fleeting for line in row.told):
                assert kept.move is None, f"row {row.n}: {viewer} keeps {kept.move}, which showed something"


def law_undo_restores(game: Game, table: Table) -> None:
    """Undo restores state and counters, keeps every row, and the same move draws the same again."""
    match = played(game, table)
    if not match.n:
        return
    rng = Random(str(table))
    for _ in range(8):
        n = rng.randint(1, match.n)
        k = rng.choice([n - 1, rng.randrange(n)])
        here = at(match, n)
        undone = at(match, n)
        undone.play(0, consented("/undo", k, here.seats))
        then = here.moments[k]
        assert undone.lines[:-1] == here.lines, f"undo from {n} to {k} changed earlier rows"
        assert undone.n == n + 1, "undo made no row"
        assert pack(undone.state) == pack(then.state), f"undo from {n} to {k} is another state"
        assert undone.dealer.counters == then.counters, f"undo from {n} to {k} has other counters"
        assert undone.moments[-1].known == then.known, f"undo from {n} to {k}: other knowledge"
        assert undone.moments[-1].actions == then.actions, f"undo from {n} to {k}: other action count"
        assert undone.result == at(match, k).result, f"undo from {n} to {k}: another result"
        _check_repeats(undone, match, k)
        if not here.result:
            _check_end_is_undone(here)


def _check_end_is_undone(here: Match) -> None:
    """An end that the table made can be taken back: the match goes on where it was."""
    n, moves = here.n, [here.moves(seat) for seat in actors(here)]
    here.play(0, "/end")
    assert here.result, "/end made no end"
    if here.seats > 1:
        _check_verb_refused(here, f"/undo {n}")
    here.play(0, consented("/undo", n, here.seats))
    assert here.result is None, "the end was undone, and the match is still over"
    assert [here.moves(seat) for seat in actors(here)] == moves, "the end was undone, and the moves differ"


def consented(verb: str, *words: int) -> str:
    """A match verb to which every seat has agreed; the last word is the number of seats."""
    *given, seats = words
    return " ".join([verb, *map(str, given), *map(str, range(seats))])


def _check_repeats(undone: Match, match: Match, k: int) -> None:
    """The same rows again: the same dice, the same sentences, the same state."""
    for n in range(k + 1, min(k + 4, match.n + 1)):
        row = match.rows[n]
        assert row.seat is not None
        again = undone.play(row.seat, row.move)
        assert again.drawn == row.drawn, f"row {n} drew {row.drawn}, after the undo {again.drawn}"
        assert again.told == row.told, f"row {n} is told otherwise after the undo"
        assert pack(undone.state) == pack(match.moments[n].state), f"row {n} goes otherwise after the undo"
    _check_same(_replayed(undone, undone.n, undone.game), undone)


def law_undo_alone_shows_nothing(game: Game, table: Table) -> None:
    """Alone a seat takes back only its own rows, which drew nothing and showed nobody anything."""
    match = played(game, table)
    rng = Random(str(table))
    for n in rows_of(match, 30, rng):
        here = at(match, n)
        for k in {max(n - back, 0) for back in (1, 2, 3, rng.randint(1, n + 1))} - {n}:
            for seat in range(here.seats):
                alone = here.may_undo_alone(seat, k)
                hindrance = _hindrance(here, seat, k)
                assert alone == (hindrance is None), f"row {n}: {seat} to {k} alone: {alone}, {hindrance}"
                _check_consent(here, seat, k, alone)


def _hindrance(here: Match, seat: int, k: int) -> str | None:
    """Why this seat needs the others' consent to go back to row k."""
    if here.seats == 1:
        return None
    if here.result:
        return "the match is over, and its secret may be known"
    if here.game.reflex:
        return "others may have acted on what they saw"
    for n in range(k + 1, here.n + 1):
        row = here.rows[n]
        if row.seat != seat:
            return f"row {n} is another's"
        if row.drawn:
            return f"row {n} drew"
        if _has_secrets(here.game) and row.told:
            return f"row {n} told something"
        for viewer in onlookers(here):
            if _seen(at(here, n), viewer) - _seen(at(here, n - 1), viewer):
                return f"row {n} showed {viewer} a card"
            if row.told and encode(at(here, n).heard_live(viewer)[-1].told).count(b'"cards"'):
                return f"row {n} told {viewer} cards"
    return None if _known(here, k) else "somebody knows more, or forgot"


def _has_secrets(game: Game) -> bool:
    return any(zone.seen_by is not ALL for zone in zones_of(game.State))


def _seen(here: Match, viewer: int | None) -> set[str]:
    """The names of the cards in the widgets of a view."""
    found = msgspec.json.decode(encode(here.view(viewer).widgets))
    return set(_texts(found)) & set(here.game.cards)


def _texts(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for inner in value.values() for text in _texts(inner)]
    if isinstance(value, list):
        return [text for inner in value for text in _texts(inner)]
    return [value] if isinstance(value, str) else []


def _known(here: Match, k: int) -> bool:
    return all(moment.known == here.moments[k].known for moment in here.moments[k:])


def _check_consent(here: Match, seat: int, k: int, alone: bool) -> None:
    """Alone only if it may; otherwise all must agree, and one missing is too few."""
    others = [str(other) for other in range(here.seats) if other != seat]
    for agreed in ([], others[1:], others):
        twin = at(here, here.n)
        before = snapshot(twin)
        allowed = alone or agreed == others
        who = f"row {here.n}: seat {seat} with {agreed} to {k}"
        try:
            twin.play(seat, " ".join(["/undo", str(k), *agreed]))
        except IllegalMove as error:
            reason = error.reason
        else:
            assert allowed, f"{who}: undone"
            continue
        assert not allowed, f"{who}: refused, {reason}"
        assert reason.key == "undo-needs-consent", f"{who}: {reason}"
        assert snapshot(twin) == before, f"{who}: refused, and something changed"


def law_verbs_replay(game: Game, table: Table) -> None:
    """Matches with undo, seats taken over, resigning, agreed draws and ends verify like others."""
    match = played(game, table)
    rng = Random(str(table))
    for last in ("/end", "/resign", consented("/agree-draw", match.seats)):
        here = at(match, rng.randint(0, max(match.n - 1, 0)))
        if here.result:
            continue
        _play_with_undo(here, rng)
        if here.seats > 1:
            _check_verb_refused(here, "/agree-draw")
        if not here.result:
            _end(here, last)
        for verb in ("/end", "/resign", consented("/agree-draw", here.seats)):
            _check_verb_refused(here, verb)
        _check_verifies(here, game)
        _check_same(_replayed(here, here.n, game), here)


def _play_with_undo(here: Match, rng: Random) -> None:
    here.play(0, "/seat bot 3")
    _play_some(here, rng, 3)
    here.play(here.seats - 1, consented("/undo", rng.randrange(here.n), here.seats))
    _play_some(here, rng, 2)
    here.play(0, consented("/undo", here.n - 1, here.seats))


def _end(here: Match, last: str) -> None:
    """By this verb if the game has it: only duels are resigned or agreed drawn."""
    if last != "/end" and not here.game.duel:
        _check_verb_refused(here, last)
        last = "/end"
    lines = list(here.lines)
    here.play(0, last)
    assert here.result, f"{last} made no end"
    assert here.lines[:-1] == lines, f"{last} changed earlier rows"
    if last != "/end":
        ranks = (2, 1) if last == "/resign" else (1, 1)
        assert here.result.ranks == ranks, f"after {last} the ranks are {here.result.ranks}"


def _play_some(here: Match, rng: Random, count: int) -> None:
    for _ in range(count):
        able = [seat for seat in actors(here) if here.moves(seat)]
        if able:
            seat = rng.choice(able)
            take(here, seat, rng.choice(here.moves(seat)))


def _check_verb_refused(here: Match, verb: str) -> None:
    before = snapshot(here)
    try:
        here.play(0, verb)
    except IllegalMove:
        assert snapshot(here) == before, f"{verb} was refused and changed something"
    else:
        raise AssertionError(f"row {here.n}: {verb} was taken")


RECORDS = [
    law_records_replay,
    law_states_pack,
    law_changed_bytes_show,
    law_the_fleeting_is_not_kept,
    law_undo_restores,
    law_undo_alone_shows_nothing,
    law_verbs_replay,
]
