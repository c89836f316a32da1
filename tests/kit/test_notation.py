"""Positions as text: what FEN says is read and written back, and what is no position is refused with its
column."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour import Match
from parlour.kit.kernels import draughts
from parlour.kit.notation import MOST_LETTERS, BadNotation
from parlour.pdn import WRITTEN


def laid_out(text: str, key: str = "draughts") -> Any:
    """A new table of this game with the position of a FEN."""
    s = Match.start(key, seed=0).state.copy()
    parlour.game(key).notation.lay_out(s, text)
    return s


def fen(s: Any, key: str = "draughts") -> str:
    return parlour.game(key).notation.position(s)


def refusal(text: str, key: str = "draughts") -> tuple[str, int, int]:
    with pytest.raises(BadNotation) as caught:
        laid_out(text, key)
    return caught.value.reason.key, caught.value.line, caught.value.column


@pytest.mark.parametrize("key", WRITTEN)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_random_match_survives(key: str, seed: int) -> None:
    rng = Random(seed)
    rules = {name: rng.choice(list(c)) for name, c in parlour.game(key).Rules.choices().items()}
    match = Match.start(key, rules=rules if seed else {}, seed=seed)
    notation, start = match.game.notation, match.state
    while not match.result and match.n < 120:
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.moves(seat)))
        written, state = notation.position(match.state), start.copy()
        notation.lay_out(state, written)
        assert (notation.position(state), state.turn) == (written, match.state.turn)
        if not match.result or match.result.reason != "third-time":
            assert bool(match.game.result(state)) == bool(match.result)
        # The morris games know which stone went last, a position does not.
        known = {"last": match.state.board.last} if hasattr(state.board, "last") else {}
        assert state.board._replace(**known) == match.state.board


@pytest.mark.parametrize(
    ("key", "written"),
    [
        ("draughts", "W:W" + ",".join(map(str, range(21, 33))) + ":B" + ",".join(map(str, range(1, 13)))),
        ("wolf-and-sheep", "B:W29,30,31,32:B@1"),
        ("nine-mens-morris", "W:W@9:B@9"),
        ("hopping-morris", "W:Wa7,g7,d1:Bd7,g1,a1"),
    ],
)
def test_the_start_is_written_like_this(key: str, written: str) -> None:
    assert fen(Match.start(key).state, key) == written


@pytest.mark.parametrize(
    "written",
    [
        "W:W21-32:B1-12",
        "W:B1-12:W21-32",
        "W:W21-32:B1-12.",
        "W: W21-32 : B1-8, 9-12 ",
        "W:W21-32:B1-12:H0:F1",
    ],
)
def test_runs_order_space_and_counters_do_not_matter(written: str) -> None:
    assert laid_out(written).board == draughts.START


def test_colours_kings_and_counters_are_read() -> None:
    s = laid_out("B:WK1-2,22:BK32,5:H7")
    assert (s.turn, s.board.quiet) == (1, 7)
    assert fen(s) == "B:WK1,K2,22:B5,K32:H7"


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("", ("fen-side", 1, 1)),
        ("G:W22:B5", ("fen-side", 1, 1)),
        ("w:W22:B5", ("fen-side", 1, 1)),
        ("W", ("fen-missing", 1, 2)),
        ("W:W22", ("fen-missing", 1, 6)),
        ("W:W22:W23:B5", ("fen-field", 1, 7)),
        ("W:W22:B5:", ("fen-field", 1, 10)),
        ("W:W22:B5:X3", ("fen-field", 1, 10)),
        ("W:W22:B5:Hx", ("fen-number", 1, 11)),
        ("W:W33:B5", ("fen-square", 1, 4)),
        ("W:W22,0:B5", ("fen-square", 1, 7)),
        ("W:W22,:B5", ("fen-square", 1, 7)),
        ("W:W22,KK23:B5", ("fen-square", 1, 8)),
        ("W:W30-33:B5", ("fen-square", 1, 7)),
        ("W:W23-22:B5", ("fen-square", 1, 7)),
        ("W:W٢٢:B5", ("fen-square", 1, 4)),
        ("W:W22,23:B5,K22", ("fen-taken", 1, 13)),
        ("W:W22,22:B5", ("fen-taken", 1, 7)),
        ("W:W20-32:B5", ("fen-pieces", 1, 3)),
        ("W:W22,@1:B5", ("fen-pieces", 1, 3)),
        ("W:W22,4:B5", ("fen-crowned", 1, 7)),
        ("W:W22:B5,28-30", ("fen-crowned", 1, 10)),
        ("W:W22\n:B5,\n 33", ("fen-square", 3, 2)),
    ],
)
def test_a_broken_position_is_refused_with_its_column(text: str, refused: tuple[str, int, int]) -> None:
    assert refusal(text) == refused


@pytest.mark.parametrize(
    ("key", "text", "refused"),
    [
        ("walls", "W:WK22:B5", ("fen-king", 1, 4)),
        ("wolf-and-sheep", "W:W29-32:B@1", ("fen-side", 1, 1)),
        ("wolf-and-sheep", "W:W29-31:B5", ("fen-pieces", 1, 3)),
        ("nine-mens-morris", "W:Wd4,@8:B@9", ("fen-square", 1, 4)),
        ("nine-mens-morris", "W:Wa1,@9:B@9", ("fen-pieces", 1, 3)),
        ("hopping-morris", "W:Wa1,a4:Ba7,d7,g7", ("fen-pieces", 1, 3)),
        ("corner-draughts", "W:W22:B5", ("fen-square", 1, 4)),
        ("chicago-draughts", "W:W22,@3:B5", ("fen-pieces", 1, 3)),
    ],
)
def test_each_board_has_its_own_squares_and_pieces(
    key: str, text: str, refused: tuple[str, int, int]
) -> None:
    assert refusal(text, key) == refused


def check_place(error: BadNotation, text: str) -> None:
    assert 1 <= error.line <= text.count("\n") + 1
    assert 1 <= error.column <= len(text) + 1


near = st.lists(
    st.sampled_from(
        ["W", "B", ":", ":W", ":B", ",", "K", "@", "-", "1", "12", "21", "32", "33", "a1", "d7", "h8", "H",
         "F", "0", " ", "\n", ".", "x", "²", "\0"]
    ),
    max_size=30,
).map("".join)  # fmt: skip


@given(near | st.text(max_size=40), st.sampled_from(WRITTEN))
@settings(deadline=None)
def test_whatever_is_written_is_a_position_or_is_refused(text: str, key: str) -> None:
    try:
        s = laid_out(text, key)
    except BadNotation as error:
        check_place(error, text)
    else:
        assert laid_out(fen(s, key), key) == s


@pytest.mark.parametrize("noise", [",", ":", "W:W" + "22," * 9, "K", "9", "\n", "W:W22:B5"])
def test_a_megabyte_of_noise_is_refused(noise: str) -> None:
    with pytest.raises(BadNotation):
        laid_out((noise * MOST_LETTERS)[:MOST_LETTERS])
