"""Whatever a caller writes, only refusals come out, and a refusal changes nothing."""

from __future__ import annotations

import contextlib
import functools
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import parlour
from parlour import BadMove, BadRecord, IllegalMove, Match, verify
from parlour.core import CLOCK, Game
from parlour.match import record as records

from .record_laws import closed_record
from .tables import Table, actors, at, pack, played, snapshot

GAMES = pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
fuzzed = settings(
    max_examples=100,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

MATCH_VERBS = ["/undo", "/resign", "/agree-draw", "/end", "/seat", "/", "/undo ", "//end", "/Undo"]
ODD_WORDS = ["", " ", "-1", "00", "1_0", "٣", "²", "1e3", "9" * 5000, "x", "\n", "\0", "\ud800", "é", "None"]

ANYTHING = st.text(st.characters(), max_size=30)  # surrogates included
PLAIN = st.one_of(st.none(), st.booleans(), st.integers(-3, 60), st.integers(), st.text(max_size=8))
ODD_VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)


@functools.cache
def texts(game: Game) -> st.SearchStrategy[str]:
    """Any text, and words that moves are made of in any order."""
    match = played(game, Table(game.seats[0]))
    listed = [move.text() for seat in actors(match) for move in at(match, 0).moves(seat)]
    words = {word for text in [*listed, *(row.move for row in match.rows)] for word in text.split(" ")}
    verbs = [*MATCH_VERBS, *(verb.verb() for verb in game.verbs)]
    word = st.one_of(
        st.integers(-2, match.n + 2).map(str), st.sampled_from([*sorted(words), *ODD_WORDS, *verbs]), ANYTHING
    )
    sentence = st.tuples(st.sampled_from(verbs), st.lists(word, max_size=4))
    return st.one_of(ANYTHING, sentence.map(lambda parts: " ".join([parts[0], *parts[1]])))


@pytest.mark.medium
@GAMES
@fuzzed
@given(data=st.data())
def test_only_refusals_come_out(game: Game, data: Any) -> None:
    match = played(game, Table(game.seats[0]))
    n = data.draw(st.integers(0, match.n), label="row")
    seat = data.draw(st.integers(CLOCK - 2, match.seats + 1), label="seat")
    check_text(at(match, n), seat, data.draw(texts(game), label="text"))


def check_text(here: Match, seat: int, text: str) -> None:
    """Refused without a trace, or taken as one whole row that replays."""
    before, lines = snapshot(here), list(here.lines)
    try:
        here.play(seat, text)
    except (IllegalMove, BadMove):
        assert snapshot(here) == before, f"{text!r} was refused and changed something"
        return
    except Exception as error:
        raise AssertionError(f"{text!r} raised {error!r}") from error
    assert here.lines[:-1] == lines, f"{text!r} changed an earlier row"
    again = Match.replay(here.record(), game=here.game)
    assert pack(again.state) == pack(here.state), f"{text!r} replays to another state"
    assert again.lines == here.lines, f"{text!r} replays to another record"


@pytest.mark.medium
@GAMES
@pytest.mark.parametrize("verb", MATCH_VERBS)
def test_match_verbs_with_odd_words(game: Game, verb: str) -> None:
    match = played(game, Table(game.seats[0]))
    for word in ODD_WORDS:
        for text in (f"{verb} {word}", f"{verb} 0 {word}", f"{verb} {word} 1", f"{verb}{word}"):
            check_text(at(match, match.n // 2), 0, text)


@pytest.mark.medium
@GAMES
@fuzzed
@given(data=st.data())
def test_a_rewritten_record_is_refused_or_true(game: Game, data: Any) -> None:
    """Whoever changes a line and makes the chain fit again gets a refusal too, never a crash."""
    lines = closed_record(game, Table(game.seats[0], rows=12)).split(b"\n")[:-1]
    changed = data.draw(st.integers(0, len(lines) - 1), label="line")
    value = msgspec.json.decode(lines[changed])
    field = data.draw(st.sampled_from(sorted(value)), label="field")
    value[field] = data.draw(ODD_VALUES, label="value")
    lines[changed] = msgspec.json.encode(value)
    for number in range(changed + 1, len(lines)):
        link = msgspec.json.decode(lines[number])
        link["prev"] = records.digest(lines[number - 1])
        lines[number] = msgspec.json.encode(link)
    with contextlib.suppress(BadRecord):
        verify(records.write(lines), game=game)


@fuzzed
@given(data=st.binary(max_size=60))
def test_any_bytes_are_refused_as_a_record(data: bytes) -> None:
    for read in (Match.load, Match.replay, verify):
        with pytest.raises(BadRecord):
            read(data)
