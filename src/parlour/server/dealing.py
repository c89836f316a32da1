"""The beginning of a match: what is dealt from a table as it stands, and how the table stands then."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from parlour.core import Game
from parlour.games import game as find
from parlour.match import Match
from parlour.server import clocks, show
from parlour.server.deeds import NotAllowed, header_game
from parlour.server.log import Begun, State


def deal(state: State) -> Match:
    """The match that comes next, with the seeds that are open."""
    ids = [seat.id for seat in state.seats]
    committed = any(id in state.commitments for id in ids)
    return Match.start(
        find(state.game),
        names=show.names(state, "en"),
        rules=state.rules,
        seed=bytes.fromhex(state.secret),
        seeds=[state.seeds.get(id, "") for id in ids],
        commitments=[state.commitments.get(id, "") for id in ids] if committed else (),
        position=state.position or lightened(state),
        levels=[seat.level for seat in state.seats],
    )


def lightened(state: State) -> str:
    """The start without the men that some do without; empty where nobody does."""
    if not state.handicap:
        return ""
    game, seats = find(state.game), len(state.seats)
    if game.notation is None or not game.notation.loses_pieces:
        raise NotAllowed("no-handicap")
    start = Match.start(game, seats=seats, rules=state.rules).state
    game.notation.lighten(start, [state.handicap.get(seat.id, 0) for seat in state.seats])
    return game.notation.position(start)


def rules_of(begun: Begun) -> Game | None:
    """The game of a match, if it is played by the rules that we have."""
    game = find(header_game(begun))
    return game if game.version == begun.version else None


def begun(state: State, match: Match, row: int, at: int) -> State:
    """The table once the match has begun with this row; the next deal has a secret of its own."""
    return replace(
        state,
        match=Begun(row, at, match.lines[0].decode(), match.secret, match.game.version),
        secret=secrets.token_hex(32),
        commitments={},
        opening=None,
        seeds={},
        offer=None,
        claims=(),
        playing_on=(),
        seen=(),
        clocks=clocks.wound_up(state, match.game.reflex),
    )
