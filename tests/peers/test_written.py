"""Files of many games that we write are read by pydraughts, and their moves are legal there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import pdn
from parlour.lab import dataset, simulate
from tests.peers.test_pydraughts import HOW

peer: Any = pytest.importorskip("draughts.PDN", reason=HOW)


@pytest.mark.parametrize(
    ("game", "preset", "variant"),
    [
        ("draughts", "english", "english"),
        ("draughts", "russian", "russian"),
        ("italian-draughts", "federation", "italian"),
    ],
)
def test_pydraughts_reads_every_game_of_a_file(game: str, preset: str, variant: str, tmp_path: Path) -> None:
    from draughts import Board

    file = tmp_path / "games.pdn"
    plan = simulate.plan(parlour.game(game), 2, {"preset": preset}, ("0",), 7)
    dataset.write(str(file), plan, 5, {})
    text = file.read_text("utf-8")
    games = peer.PDNReader(pdn_text=text).games
    assert len(games) == 5
    for theirs, place in zip(games, pdn.games(text), strict=True):
        ours = pdn.read(text, place)
        board = Board(variant=variant, fen="startpos")
        for word in theirs.moves:
            board.push(peer.Move(board, pdn_move=word))
        assert (theirs.variant, len(theirs.moves)) == (variant, ours.n - ours.rows[-1].move.startswith("/"))
        assert theirs.tags["White"] == "Parlour 0"
