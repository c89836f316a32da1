"""A decision as plain data: asked here, thought about in another process, answered as plain data too."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from parlour.bots.contract import Answer, Decision, Judged, Later, Reply, Weighed
from parlour.bots.levels import LEVELS, chooser, weigher
from parlour.bots.weighing import promise
from parlour.chance import SealedDealer
from parlour.games import game as find
from parlour.match import Match
from parlour.match.record import Heard
from parlour.match.sight import redeal
from parlour.view import View

pack = msgspec.msgpack.encode
unpack = msgspec.msgpack.decode


class Question(msgspec.Struct, frozen=True):
    """What shall this seat do after row `n`? It holds what the seat got and one re-deal, never the
    true state."""

    game: str
    level: int
    seat: int
    n: int
    heard: bytes  # list[Heard], packed
    view: bytes  # View, packed
    state: bytes  # the re-deal, packed
    known: int  # the cards whose place the seat knows, as a mask
    seed: int  # of the bot's own chance
    chatting: bool = False  # only moves that count are offered
    live: bool = False  # people wait for it
    compare: bool = False  # what every move is worth is wanted, not what the level would do
    only: tuple[str, ...] = ()  # no other moves are looked at
    crowd: int = 0  # others who wait for the same processor: then everybody thinks shorter


def question(
    match: Match,
    seat: int,
    level: int,
    heard: Sequence[Heard],
    chatting: bool = False,
    live: bool = False,
    compare: bool = False,
) -> Question:
    """The decision of a level for this seat now."""
    seed = seed_of(match, seat)
    return Question(
        match.game.key,
        level,
        seat,
        match.n,
        pack(heard),
        pack(match.view(seat)),
        pack(match.redeal(seat, Random(seed))),
        match.moments.last.known[seat],
        seed,
        chatting,
        live,
        compare,
    )


def think(question: Question) -> Reply:
    """Answer as the level would at the match itself: after how many milliseconds, which move."""
    asked = posed(question)
    only = asked.game.only_move(asked.moves)
    return reply(only if only or not asked.moves else chooser(asked.game)(asked))


def weigh(question: Question) -> list[Judged]:
    """What every move is worth, the best first; where the game is played by another way than by what moves
    are worth, only what the level would do."""
    asked = posed(question)
    if asked.game.only_move(asked.moves) or not asked.moves:
        found = [Weighed(move, 0.0) for move in asked.moves]
    elif weighs := weigher(asked.game):
        found = sorted(weighs(asked), key=promise, reverse=True)
    else:
        answer = chooser(asked.game)(asked)
        move = answer.move if isinstance(answer, Later) else answer
        found = [Weighed(move, 0.0)] if move else []
    return [Judged(each.move.text(), *each[1:]) for each in found]


def posed(question: Question) -> Decision:
    """The decision that a question is about."""
    game, seat, rng = find(question.game), question.seat, Random(question.seed)
    state, level = unpack(question.state, type=game.State), LEVELS[question.level]
    moves = offered(game.legal(state, seat), question.chatting)
    if question.only:
        moves = [move for move in moves if move.text() in question.only]
    return Decision(
        game,
        level,
        unpack(question.heard, type=list[Heard]),
        unpack(question.view, type=View),
        seat,
        moves,
        lambda: redeal(game, state, seat, question.known, rng),
        level.work(question.live, question.crowd),
        rng,
        question.compare,
    )


def stopgap(question: Question) -> Reply:
    """Any legal move, where a mind failed: nobody shall wait for it for ever."""
    game = find(question.game)
    state = unpack(question.state, type=game.State)
    moves = offered(game.legal(state, question.seat), question.chatting)
    return reply(Random(question.seed).choice(moves)) if moves else None


def reply(answer: Answer) -> Reply:
    """An answer as plain data."""
    if answer is None:
        return None
    ms, move = answer if isinstance(answer, Later) else (0, answer)
    return ms, move.text()


def offered(moves: list[Any], chatting: bool) -> list[Any]:
    """What is offered to a player: gestures only until there were too many."""
    return [move for move in moves if move.counts] or moves if chatting else moves


def seed_of(match: Match, seat: int) -> int:
    """The bot's own chance at this row: sealed apart from deal and dice, so that it changes neither;
    where nothing is sealed, made of what the seat heard."""
    if isinstance(match.dealer, SealedDealer) and match.header.commitment:
        words = match.dealer.seal.words(f"bot:{seat}", match.n)
        return next(words) << 32 | next(words)
    return int.from_bytes(hashlib.sha256(msgspec.json.encode(match.heard_live(seat))).digest()[:8])
