"""Practice: matches that begin from a position, and from the other side of it the next time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import Match, protocol, verify
from parlour.core import Game, Refused
from parlour.server import dealing, deeds
from parlour.server.log import Entry, Kept, State
from tests.matrix import slow_unless
from tests.server.pure import ANNA, BEGAN, Evening

MORRIS = "W:Wa7,d7,b2:Bb6,d6,c3"
BOARDS = [game for game in parlour.games() if game.notation]


def opened(position: str, game: str = "hopping-morris", **more: Any) -> State:
    seats: list[int] = more.pop("seats", [0, 1])
    return deeds.opened(protocol.NewTable(game, "Anna", seats=seats, position=position, **more), "anna")


class Practising(Evening):
    """Anna's table that begins from a position, with a computer."""

    def __init__(self, position: str, **more: Any) -> None:
        super().__init__(sat=(), seats=(0, 1))
        state = opened(position, **more)
        self.table.load(Kept(0, state, [], [Entry(0, BEGAN, "table", seat=0, state=state)]))

    def start(self) -> Match:
        self.do([seat.taken for seat in self.state.seats].index(True), protocol.StartMatch)
        return self.match


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.key, marks=slow_unless(at < 4)) for at, game in enumerate(BOARDS)]
)
def test_any_position_of_a_board_game_can_be_played_on(game: Game) -> None:
    assert game.notation
    match, rng = Match.start(game, seed=1), Random(game.key)
    for _ in range(24):
        if match.result:
            break
        (seat,) = match.to_act()
        position = game.notation.position(match.state)
        again = Match.start(game, rules=match.header.rules, position=position)
        assert [move.text() for move in again.moves(seat)] == [move.text() for move in match.moves(seat)]
        match.play(seat, rng.choice(match.moves(seat)))


def test_the_record_says_where_it_began_and_is_in_order() -> None:
    evening = Practising(MORRIS)
    match = evening.start()
    assert match.header.position == MORRIS
    evening.move(ANNA, "b2-g7")
    assert verify(evening.match.record()).result == evening.match.result
    assert evening.result.ranks == (1, 2)


def test_the_next_match_is_the_other_side_of_the_same_position() -> None:
    evening = Practising(MORRIS)
    first = evening.start()
    evening.move(ANNA, "b2-g7")
    second = evening.start()
    assert second.header.position == MORRIS
    assert second.state == first.moments[0].state
    assert [seat.taken for seat in evening.state.seats] == [False, True]


def test_one_may_sit_on_the_side_that_is_not_first() -> None:
    evening = Practising(MORRIS, seats=[2, 0], seat=1)
    assert [seat.taken for seat in evening.state.seats] == [False, True]
    assert evening.start().header.names[1] == "Anna"


def test_another_game_begins_as_usual() -> None:
    evening = Practising(MORRIS)
    evening.do(ANNA, protocol.ChooseGame, game="draughts")
    assert evening.state.position == ""
    assert evening.start().header.position == ""


@pytest.mark.parametrize(
    ("position", "more", "key"),
    [
        ("W:Wa7,d7,b2", {}, "fen-missing"),
        ("nonsense", {}, "fen-side"),
        ("W:Wa7,d7,b2:Ba1,d1,g1:H1", {}, "position-over"),
        ("W:W1:B2", {"game": "go-fish"}, "no-position"),
        (MORRIS, {"seat": 1}, "host-sits-first"),
        (MORRIS, {"seat": 2}, "no-such-seat"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(position: str, more: Any, key: str) -> None:
    with pytest.raises(Refused) as caught:
        opened(position, **more)
    assert caught.value.reason.key == key


class TestHandicap:
    @pytest.mark.parametrize(
        ("game", "most"), [("draughts", 12), ("nine-mens-morris", 9), ("italian-draughts", 12)]
    )
    def test_somebody_does_without_men_whichever_side_they_have(self, game: str, most: int) -> None:
        evening = Practising("", game=game, handicap=[0, 3])
        for side in (1, 0):
            match = evening.start()
            assert men(match, side) == most - 3
            assert men(match, 1 - side) == most
            assert evening.state.seats[side].level
            evening.do(1 - side, protocol.Resign)
            assert verify(evening.match.record()).header.position

    def test_a_man_that_is_missing_stood_in_the_last_row(self) -> None:
        match = Practising("", game="draughts", handicap=[1, 2]).start()
        assert match.header.position.split(":")[1].split(",")[-1] == "31"
        assert match.header.position.split(":")[2].split(",")[0] == "B3"

    def test_there_is_none_where_nothing_is_ever_taken(self) -> None:
        for game in ("wolf-and-sheep", "go-fish"):
            with pytest.raises(Refused, match="no-handicap"):
                dealing.lightened(opened("", game=game, handicap=[0, 1]))

    def test_another_game_ends_it(self) -> None:
        evening = Practising("", game="draughts", handicap=[0, 2])
        evening.do(ANNA, protocol.ChooseGame, game="draughts")
        assert evening.start().header.position == ""


def men(match: Match, seat: int) -> int:
    """How many a side has, in its hand and on the board."""
    written = match.header.position.split(":")[1 + seat]
    return sum(int(part.partition("@")[2] or 1) for part in written[1:].split(","))
