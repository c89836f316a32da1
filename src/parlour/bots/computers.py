"""The host's side: what computer players and the clock do next, in milliseconds of the match."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from parlour.bots.contract import Answer, Choice, Player, Reply
from parlour.bots.levels import player as player_of
from parlour.bots.questions import Question, offered, question, seed_of
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
    return ask(match, seat, seated(match, player), match.moves(seat), match.heard_live(seat))


def drive(match: Match, players: Sequence[Player | int]) -> Match:
    """Play the match to its end in virtual time, with a player or a level for every seat."""
    if len(players) != match.seats:
        raise ValueError(f"{len(players)} players, {match.seats} seats")
    computers = Computers(match, dict(enumerate(players)))
    while computers.step():
        pass
    return match


def seated(match: Match, player: Player | int) -> Player:
    return player_of(match.game, player) if isinstance(player, int) else player


def ask(match: Match, seat: int, player: Player, moves: Sequence[Any], heard: Sequence[Heard]) -> Answer:
    """Put the question to a player, with nothing but what its seat got."""
    only = match.game.only_move(moves)
    if only or not moves:
        return only
    rng = Random(seed_of(match, seat))
    sample = functools.partial(match.redeal, seat, rng)
    return player.choose(Choice(heard, match.view(seat), seat, moves, sample, player.budget, rng))


class Computers:
    """The computer players of a match, and its clock. People may hold the other seats: play their
    moves on the match, and the computers think again.

    `due()` thinks here and now. A host that must not wait puts a `question` to each seat `to_ask`,
    hands in what is `answered`, whenever that is, and does what comes `next`. All milliseconds are
    multiplied by `pace`."""

    def __init__(self, match: Match, players: Mapping[int, Player | int], pace: float = 1.0) -> None:
        self.match, self.pace = match, pace
        self.players = dict(players)
        self._heard: dict[int, list[Heard]] = {}
        self._open: dict[int, list[Any]] = {}  # by seat that has not answered at this row: what it is offered
        self._asked: set[int] = set()  # those of them that have been asked
        self._wishes: dict[int, Due] = {}
        self.timers: dict[str, int] = {}  # the deadlines that run, and when they are over
        self._rows = 0  # that have been taken notice of

    def step(self) -> Row | None:
        """Play what comes next; nothing if the match is over or waits for a person."""
        due = self.due()
        return self.match.play(due.seat, due.move, due.t) if due else None

    def due(self) -> Due | None:
        """What comes next if no person acts before; nothing if all wait for a person."""
        self.follow()
        for seat, moves in list(self._open.items()):
            player = seated(self.match, self.players[seat])
            self.answered(seat, self.match.n, ask(self.match, seat, player, moves, self._hear(seat)))
        return self.next()

    def seat(self, seat: int, player: Player | int | None) -> None:
        """Put a computer player or a level on a seat, or take it away."""
        self.follow()
        self._open.pop(seat, None)
        self._wishes.pop(seat, None)
        if player is None:
            self.players.pop(seat, None)
        else:
            self.players[seat] = player
            self._reopen(seat)

    def follow(self) -> None:
        """Take notice of new rows: deadlines run, a seat that acted wants no more, all are asked again."""
        if self._rows == len(self.match.rows):
            return
        for row in self.match.rows[self._rows :]:
            running = self.match.game.due(self.match.moments[row.n].state)
            self.timers = {name: self.timers.get(name, row.t + round(ms * self.pace)) for name, ms in running}
            if row.seat in self._wishes:
                del self._wishes[row.seat]
        self._rows = len(self.match.rows)
        self._open = {}
        for seat in self.players:
            self._reopen(seat)

    def _reopen(self, seat: int) -> None:
        """Have a seat asked, unless there is nothing to think about."""
        moves = offered(self.match.moves(seat), self._chatting())
        self._open[seat] = moves
        self._asked.discard(seat)
        if moves and all(move.for_all for move in moves):
            self.answered(seat, self.match.n, None)
        elif (only := self.match.game.only_move(moves)) or not moves:
            self.answered(seat, self.match.n, only)

    def _chatting(self) -> bool:
        """There were nothing but gestures for too long."""
        moments = self.match.moments
        return len(moments) > GESTURES and moments.last.actions == moments[-1 - GESTURES].actions

    def to_ask(self) -> list[int]:
        """The seats that wait for a question at this row."""
        self.follow()
        return [seat for seat in self._open if seat not in self._asked]

    def question(self, seat: int, live: bool = False) -> Question:
        """The question to put to a level at this seat; from now on the seat is being asked."""
        self.follow()
        level = self.players[seat]
        if not isinstance(level, int):
            raise TypeError(level)
        self._asked.add(seat)
        return question(self.match, seat, level, self._hear(seat), self._chatting(), live)

    def answered(self, seat: int, n: int, answer: Answer | Reply) -> None:
        """Take an answer about row n, unless the match has gone on; a seat that still wants the same waits
        no longer for it."""
        self.follow()
        if n != self.match.n or seat not in self._open:
            return
        del self._open[seat]
        before = self._wishes.pop(seat, None)
        if answer is None:
            return
        ms, move = answer if isinstance(answer, tuple) else (0, answer)
        move = self.match.game.read(move) if isinstance(move, str) else move
        wish = Due(self.match.rows[-1].t + round(ms * self.pace), seat, move)
        self._wishes[seat] = min(before, wish) if before and before.move == move else wish

    def next(self, may: Callable[[Due], bool] = lambda _: True) -> Due | None:
        """What comes next by the answers so far. A seat that is still being asked wants nothing yet, and
        what may not happen now waits."""
        self.follow()
        if self.match.result:
            return None
        timers = [Due(t, CLOCK, Expire(name)) for name, t in self.timers.items()]
        coming = [wish for seat, wish in self._wishes.items() if seat not in self._open] + timers
        if not coming:
            return None if self._open else self._forced()
        now, last, seats = self.match.rows[-1].t, self.match.last_actor(), self.match.seats

        def order(due: Due) -> tuple[int, bool, int]:
            """The earliest; of equals a player before the clock, and clockwise from whoever acted last."""
            return max(due.t, now), due.seat == CLOCK, (due.seat - last - 1) % seats

        return min(filter(may, coming), key=order, default=None)

    def _hear(self, seat: int) -> list[Heard]:
        """All that the seat has heard."""
        heard = self._heard.setdefault(seat, [])
        heard += self.match.heard_live(seat, since=len(heard))
        return heard

    def _forced(self) -> Due | None:
        """Everybody waits: somebody must act, unless a person can."""
        able = self.match.to_act()
        if not able or not set(able) <= set(self.players):
            return None
        rng = Random(seed_of(self.match, able[0]))
        seat = rng.choice(able)
        moves = offered(self.match.moves(seat), chatting=True)
        return Due(self.match.rows[-1].t, seat, rng.choice(moves))
