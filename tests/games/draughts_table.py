"""What the tests of the draughts family share: positions by FEN, the laws of endless games."""

from typing import Any

import msgspec

import parlour
from parlour import Match
from parlour.games.draughts import notation
from parlour.kit.kernels import draughts
from parlour.kit.notation import by_seat
from tests.games.table import Script, play_on, refusal, sit, texts, widget


def at(
    key: str, fen: str, hands: tuple[int, int] = (0, 0), quiet: int = 0, preset: str = "book", **rules: Any
) -> Match:
    """A match of this game that begins with a position in draughts FEN."""
    game = parlour.game(key)
    state = game.setup(game.rules({"preset": preset, **rules}, 2), 2, Script())
    game.notation.lay_out(state, fen)
    own_hand, opp_hand = by_seat(state.turn, *hands)
    state.board = state.board._replace(own_hand=own_hand, opp_hand=opp_hand, quiet=quiet)
    return sit(game, state)


def position(fen: str) -> draughts.State:
    """The board of a draughts FEN."""
    s = Match.start("draughts").state.copy()
    notation.FEN.lay_out(s, fen)
    return s.board  # type: ignore[no-any-return]


def fen_of(board: draughts.State) -> str:
    """The pieces on a board in draughts FEN."""
    s = Match.start("draughts").state.copy()
    s.board = board._replace(own_hand=0, opp_hand=0, quiet=0)
    return notation.FEN.position(s)


def moves_of(match: Match) -> set[str]:
    """The legal moves as texts, each once; every path of each reads back to it."""
    (seat,) = match.to_act()
    found = texts(match, seat)
    assert len(found) == len(set(found))
    for move in match.moves(seat):
        for route in move.routes:
            way = msgspec.structs.replace(move, stops=route)
            assert match.resolve(seat, match.game.read(way.text())) == way
    return set(found)


def men(match: Match, seat: int) -> set[str]:
    """The pieces of a seat: `22`, a king `K15`."""
    pieces = widget(match, "board").pieces
    return {
        "K" * (piece.look == "king") + piece.place
        for piece in pieces
        if piece.seat == seat and piece.look in ("man", "king")
    }


def why(match: Match, move: str) -> tuple[str, set[str]]:
    """The key of the refusal, and the squares that flash."""
    reason = refusal(match, match.to_act()[0], move)
    return reason.key, {token.removeprefix("place:") for token in reason.flash}


ROUND_TRIP = ["32-28", "1-5", "28-32", "5-1"]
TWO_KINGS = "W:WK32,21:BK1,13"  # the men block each other


def check_third_time(key: str, **rules: Any) -> None:
    """A position that stands for the third time with the same player to move is a draw, automatically."""
    match = at(key, "W:WK32,25:BK1,13", **rules)
    play_on(match, "25-21", *["1-5", "32-28", "5-1", "28-32"] * 2)
    assert match.result.reason == "third-time"
    assert match.result.ranks == (1, 1)
    from_the_start = at(key, TWO_KINGS, **rules)
    play_on(from_the_start, *ROUND_TRIP, *ROUND_TRIP[:3])
    assert from_the_start.result is None
    play_on(from_the_start, ROUND_TRIP[3])
    assert from_the_start.result.reason == "third-time", "the first position stands in the match too"
    off = at(key, TWO_KINGS, draw_rules="off", **rules)
    play_on(off, *ROUND_TRIP * 5)
    assert off.result is None


def check_eighty_moves(key: str, **rules: Any) -> None:
    """80 moves in a row in which no man moved and nothing was captured are a draw, automatically."""
    match = at(key, TWO_KINGS, quiet=78, **rules)
    play_on(match, "32-28")
    assert match.result is None
    play_on(match, "1-5")
    assert match.result.reason == "no-progress"
    assert match.result.ranks == (1, 1)
    man = at(key, "W:WK32,25:BK1,13", quiet=79, **rules)
    play_on(man, "25-21")
    assert man.result is None
    assert man.state.board.quiet == 0
    capture = at(key, "W:WK32:BK27,1", quiet=79, **rules)
    move = next(iter(moves_of(capture)))
    assert "x" in move
    play_on(capture, move)
    assert capture.state.board.quiet == 0
    off = at(key, TWO_KINGS, quiet=5000, draw_rules="off", **rules)
    assert off.result is None


def check_start(key: str) -> None:
    """Twelve men each on the dark squares of the three nearest rows; White is seat 0 and begins."""
    match = Match.start(key)
    assert men(match, 0) == {str(number) for number in range(21, 33)}
    assert men(match, 1) == {str(number) for number in range(1, 13)}
    assert match.to_act() == [0]
    assert moves_of(match) >= {"21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20"}
    match.play(0, "22-18")
    assert match.to_act() == [1]


def check_lost(key: str) -> None:
    """A player without pieces has lost, and so has one who cannot move."""
    match = at(key, "W:W22:B18")
    match.play(0, "22x15")
    assert (match.result.reason, match.result.ranks) == ("no-pieces", (1, 2))
    match = at(key, "W:W25,30,32:B21")
    match.play(0, "32-27")
    assert (match.result.reason, match.result.ranks) == ("blocked", (1, 2))


def fen(match: Match) -> str:
    return fen_of(match.state.board)


START = fen_of(draughts.START)
