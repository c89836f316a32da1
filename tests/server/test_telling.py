"""What everybody gets is made once, for nobody in particular: no seat's own part is ever in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import parlour
from parlour import protocol
from parlour.core import Game
from parlour.match import Match
from parlour.server import deeds, show
from parlour.server.log import Entry, State
from parlour.server.show import Happened, Spoken, Telling
from parlour.words import LANGUAGES, Words, spoken
from tests.laws.sight import _hides
from tests.laws.tables import Table, in_world, positions

NAMES = ("Anna", "Ben", "Carla", "David", "Emma", "Farid", "Gina", "Hugo")
GAMES = [pytest.param(game, id=game.key) for game in parlour.games()]


def table_of(match: Match) -> State:
    """A table at which this match is played."""
    new = protocol.NewTable(match.game.key, "Anna", rules={}, seats=[0] * match.seats)
    state = deeds.opened(new, "token")
    seats = [
        msgspec.structs.replace(seat, name=name, token=name)
        for seat, name in zip(state.seats, NAMES, strict=False)
    ]
    return msgspec.structs.replace(state, seats=tuple(seats))


def told(match: Match) -> Telling:
    """What is told of the last row, as to people who were there for all others."""
    row = show.happened(Entry(7, 0, "move", line=b""), match, match.n)
    return Telling(7, [row], table_of(match), match, [], True, Spoken())


def shared(telling: Telling, language: str) -> bytes:
    return telling.to_all(language, 6)


def sittings(game: Game) -> Iterator[tuple[Match, Random]]:
    for seats in {game.seats[0], game.seats[-1]}:
        yield from positions(game, Table(seats, "short" if "short" in game.presets else "book", rows=60), 12)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_is_what_a_spectator_sees(game: Game) -> None:
    for match, rng in sittings(game):
        telling, language = told(match), rng.choice(LANGUAGES)
        for seat in range(match.seats):
            telling.own(seat, language, 6)
        update = protocol.hear(shared(telling, language))
        assert isinstance(update, protocol.Update)
        words = Words(language, game.key, show.names(telling.state, language))
        assert protocol.write(update.view) == protocol.write(spoken(match.view(None), words))
        assert update.own is None


@pytest.mark.parametrize("game", [each for each in GAMES if _hides(each.values[0])])  # type: ignore[arg-type]
def test_what_is_shared_stays_when_all_that_no_spectator_sees_is_dealt_anew(game: Game) -> None:
    for match, rng in sittings(game):
        worlds = told(match), told(in_world(match, match.redeal(None, rng)))
        for telling in worlds:
            for seat in range(match.seats):
                telling.own(seat, "en", 6)
        assert shared(worlds[0], "en") == shared(worlds[1], "en"), f"row {match.n}"


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_lays_its_own_over_what_is_shared_sees_its_view(game: Game) -> None:
    for match, rng in sittings(game):
        telling, language = told(match), rng.choice(LANGUAGES)
        words = Words(language, game.key, show.names(telling.state, language))
        for seat in range(match.seats):
            own = telling.own(seat, language, 6)
            heard = protocol.hear(protocol.with_more(shared(telling, language), own=own))
            assert isinstance(heard, protocol.Update)
            assert protocol.write(heard.view) == protocol.write(spoken(match.view(seat), words))
            rows = show.rows(telling.recent, seat, telling.state, telling.words(language), live=True)
            assert heard.rows == rows


def test_a_row_is_told_again_only_to_a_seat_that_hears_more() -> None:
    match = parlour.Match.start("go-fish", seats=3, seed=1, rules={"first": "0"})
    while "drew" not in [line.key for line in match.rows[-1].told]:
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat)[0])
    telling, drew = told(match), match.rows[-1].seat
    for seat in range(3):
        rows = telling.own(seat, "en", 6).rows
        assert [row.row for row in rows] == ([7] if seat == drew else [])
    assert "You drew" not in shared(telling, "en").decode()


def test_a_row_from_before_is_not_told_again() -> None:
    match = parlour.Match.start("go-fish", seats=3, seed=1)
    rows = [Happened(number, 0, None, None, ()) for number in range(5, 8)]
    telling = Telling(7, rows, table_of(match), match, [], True, Spoken())
    update = protocol.hear(shared(telling, "en"))
    assert isinstance(update, protocol.Update)
    assert [row.row for row in update.rows] == [7]
