"""The host's side: what computer players and the clock do next, in milliseconds of the match."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from parlour.bots.contract import Answer, Later, Player
from parlour.bots.levels import player as player_of
from parlour.chance import Sealed
from parlour.core import CLOCK, Expire, Move
from parlour.match import Match
from parlour.match.record import Heard, Row

GESTURES = 100  # in a row, after which they only make moves that count


class Due(NamedTuple):
    """What comes next: when, who, what."""

    t: int
    seat: int
    move: Move


def act(match: Match, seat: int, player: Player | int = 3) -> Answer:
    """One decision of a computer player, or of a level, for this seat."""
    return ask(match, seat, seated(match, player), match.moves(seat), match.heard(seat))


def drive(match: Match, players: Sequence[Player | int]) -> Match:
    """Play the match to its end in virtual time, with a player or a level for every seat."""
    computers = Computers(match, dict(zip(range(match.seats), players, strict=True)))
    while computers.step():
        pass
    return match


def seated(match: Match, player: Player | int) -> Player:
    return player_of(match.game, player) if isinstance(player, int) else player


def ask(match: Match, seat: int, player: Player, moves: Sequence[Any], heard: Sequence[Heard]) -> Answer:
    """Put the question to a player, with nothing but what its seat got."""
    if not moves:
        return None
    if len(moves) == 1 and not match.game.reflex:
        only: Move = moves[0]
        return only
    rng = stream(match, seat)
    return player.choose(
        heard, match.view(seat), seat, moves, lambda: match.redeal(seat, rng), player.budget, rng
    )


def stream(match: Match, seat: int) -> Random:
    """The bot's own chance at this row: sealed apart from deal and dice, so that it changes neither;
    where nothing is sealed, made of what the seat heard."""
    if isinstance(match.door, Sealed) and match.header.commitment:
        words = match.door.seal.words(f"bot:{seat}", match.n)
        return Random(next(words) << 32 | next(words))
    return Random(hashlib.sha256(msgspec.json.encode(match.heard(seat))).digest())


class Computers:
    """The computer players of a match, and its clock. People may hold the other seats: play their
    moves on the match, and the computers think again."""

    def __init__(self, match: Match, players: Mapping[int, Player | int]) -> None:
        self.match = match
        self.players = {seat: seated(match, player) for seat, player in players.items()}
        self._heard: dict[int, list[Heard]] = {}
        self._wishes: dict[int, Due] = {}
        self._timers: dict[str, int] = {}
        self._rows = 0  # that have been taken notice of

    def step(self) -> Row | None:
        """Play what comes next; nothing if the match is over or waits for a person."""
        due = self.due()
        return self.match.play(due.seat, due.move, due.t) if due else None

    def due(self) -> Due | None:
        """What comes next if no person acts before; nothing if all wait for a person."""
        if self.match.result:
            return None
        self._catch_up()
        timers = [Due(t, CLOCK, Expire(name)) for name, t in self._timers.items()]
        coming = [*self._wishes.values(), *timers]
        return min(coming, key=self._order) if coming else self._forced()

    def _order(self, due: Due) -> tuple[int, bool, int]:
        """The earliest; of equals a player before the clock, and clockwise from whoever acted last."""
        last = self.match.rows[-1]
        seat = last.seat if last.seat is not None else CLOCK
        return max(due.t, last.t), due.seat == CLOCK, (due.seat - seat - 1) % self.match.seats

    def _catch_up(self) -> None:
        """Follow the new rows; if there are any, ask everybody again."""
        if self._rows == len(self.match.rows):
            return
        for row in self.match.rows[self._rows :]:
            running = self.match.game.due(self.match.moments[row.n].state)
            self._timers = {name: self._timers.get(name, row.t + ms) for name, ms in running}
            if row.seat in self._wishes:
                del self._wishes[row.seat]
        self._rows = len(self.match.rows)
        self._wishes = {seat: wish for seat in self.players if (wish := self._wish(seat))}

    def _wish(self, seat: int) -> Due | None:
        """What the player wants to do, and when; who still wants the same waits no longer for it."""
        heard = self._heard.setdefault(seat, [])
        heard += self.match.heard(seat, since=len(heard))
        answer = ask(self.match, seat, self.players[seat], self._moves(seat), heard)
        if answer is None:
            return None
        ms, move = answer if isinstance(answer, Later) else (0, answer)
        wish, before = Due(self.match.rows[-1].t + ms, seat, move), self._wishes.get(seat)
        return before if before and before.move == move and before.t < wish.t else wish

    def _moves(self, seat: int) -> list[Any]:
        """What is offered to a player: gestures only until there were too many."""
        moves, moments = self.match.moves(seat), self.match.moments
        chatting = len(moments) > GESTURES and moments[-1].actions == moments[-1 - GESTURES].actions
        return [move for move in moves if move.counts] or moves if chatting else moves

    def _forced(self) -> Due | None:
        """Everybody waits: somebody must act, unless a person can."""
        able = self.match.to_act()
        if not able or not set(able) <= set(self.players):
            return None
        rng = stream(self.match, able[0])
        seat = rng.choice(able)
        moves = [move for move in self.match.moves(seat) if move.counts] or self.match.moves(seat)
        return Due(self.match.rows[-1].t, seat, rng.choice(moves))
