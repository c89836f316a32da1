"""A move of each kind, as it came up in a match: for showing how moves are typed."""

from __future__ import annotations

import functools
import re
from collections import Counter
from random import Random

from parlour.box import Match
from parlour.core import CLOCK, Expire, Game, Move

MATCHES = 3
LONGEST = 60  # moves of a match; what is rarer than that, nobody needs to be shown


@functools.cache
def samples(game: Game) -> tuple[Move, ...]:
    """Legal moves, one a kind, in the order in which they come up."""
    found: dict[str, Move] = {}
    made: Counter[str] = Counter()
    for seed in range(MATCHES):
        match, rng = Match.start(game, seed=seed), Random(seed)
        while not match.result and match.n < LONGEST:
            seat, moves = rng.choice(match.turns())
            rng.shuffle(moves)
            if seat != CLOCK:
                for move in moves:
                    found.setdefault(_kind(move), move)
            if len(found) == len({*game.verbs} - {Expire}) and not any(map(_is_in_signs, found.values())):
                return tuple(found.values())
            rarest = min(moves, key=lambda move: made[_kind(move)])
            made[_kind(rarest)] += 1
            match.play(seat, rarest)
            if match.result:
                made[_kind(rarest)] += LONGEST  # the next match goes on a little longer
    return tuple(found.values())


def _is_in_signs(move: Move) -> bool:
    """As moves on boards are: not with a word for what is done."""
    return not re.match("[a-z]{2}", move.text())


def _kind(move: Move) -> str:
    """The verb; of moves in signs the pattern, however many pieces are taken."""
    if not _is_in_signs(move):
        return move.verb()
    return re.sub(r"(x#)+", "x#", re.sub(r"[a-h]?\d+", "#", move.text()))
