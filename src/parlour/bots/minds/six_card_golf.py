"""Six Card Golf: what a card is worth in each place, by what may still become of the others."""

from __future__ import annotations

import functools
import math
from typing import NamedTuple, TypeAlias

from parlour.bots.contract import Decision, Mind, Weighed
from parlour.core import Move
from parlour.games.six_card_golf import COLUMNS, STROKES, AnyMove, Discard, State, Swap, Take, moves, standing
from parlour.kit.cards import rank_of
from parlour.kit.places import Turn
from parlour.kit.verbs import Draw
from parlour.view import Line

COUNTS = tuple(STROKES.get(rank, rank + 1) for rank in range(13))
HIDDEN = 13  # in place of the rank of a card face down
SPREAD = 7.0  # how many strokes luck makes of a hole: of a lead of so many e to 1 come home
CLUB, MASTER = 8, 64  # plies that somebody looks ahead on a board

Costs: TypeAlias = tuple[tuple[float, ...], ...]


class Taste(NamedTuple):
    """What somebody thinks of, in strokes: the master's by `python -m bench.habits six-card-golf`."""

    face_down: float = 8.5  # more than its mean: to turn the last one first is worth something
    both_down: float = 13.5
    bearable: float = 5.0  # a card that counts more may still be got rid of:
    excess: float = 0.7  # so much of the rest is feared
    pairable: float = 0.27  # how much of what a pair would save is expected of a card beside one face down
    beside_down: float = 0.5
    taken: float = 4.2  # what the open card has to save to be taken unseen of the stock
    paired: float = 1.5  # and what a pair has to
    ended: float = 2.0  # what it is worth to end the hole


# Who plays at a club does not think of pairs to come; who plays now and then takes cards for what they count.
BEST = Taste()
GOOD = BEST._replace(face_down=6.7, pairable=0.0, beside_down=0.0)
PLAIN = GOOD._replace(face_down=6.0, both_down=11.5, excess=1.0, taken=2.0, paired=0.0)


@functools.cache
def costs(taste: Taste) -> Costs:
    """What a column may cost in the end, by its two cards."""

    def alone(rank: int) -> float:
        count = COUNTS[rank]
        return count if count <= taste.bearable else taste.bearable + taste.excess * (count - taste.bearable)

    def cost(rank: int, other: int) -> float:
        if rank == other:
            return taste.both_down if rank == HIDDEN else 0.0
        if HIDDEN in (rank, other):
            up = min(rank, other)
            paired = taste.pairable * max(0, COUNTS[up] + taste.face_down)
            return alone(up) + taste.face_down + taste.beside_down - paired
        return alone(rank) + alone(other)

    return tuple(tuple(cost(rank, other) for other in range(14)) for rank in range(14))


def weigh(d: Decision) -> list[Weighed]:
    """Whatever saves most strokes. A slip is any sensible move, and nobody overlooks that there is a stock
    and a discard pile."""
    s: State = d.sample()
    depth = MASTER if d.compare else d.level.depth
    taste = BEST if depth >= MASTER else GOOD if depth >= CLUB else PLAIN
    seen = list(d.moves)
    if d.level.overlooks:
        seen += {Draw(), Discard()} & {*moves(s, d.seat)} - {*seen}
    gained = {move: gain(s, d.seat, move, taste) for move in seen}
    if not d.compare and d.rng.random() < d.level.slip:
        return [Weighed(d.rng.choice([move for move in seen if gained[move] >= 0] or seen), 0.0)]
    seen.sort(key=lambda move: -gained[move])
    found = [Weighed(move, worth(s, d.seat, gained[move])) for move in seen]
    if d.compare:
        found[0] = found[0]._replace(why=why(s, d.seat, found[0].move))
    return found


def gain(s: State, seat: int, move: AnyMove, taste: Taste = BEST) -> float:
    """What a move saves, in strokes, beside drawing from the stock or discarding what was drawn. The two
    cards that are turned first are better not of one column: each may then find its partner."""
    ranks = ranks_of(s, seat)
    if isinstance(move, Turn):
        return 0.0 if ranks[move.place - COLUMNS] == HIDDEN else -1.0
    if not isinstance(move, Take | Swap):
        return 0.0
    card, table = rank_of((s.drawn[seat] or s.discard)[-1]), costs(taste)
    rank, beside = ranks[move.place], ranks[move.place - COLUMNS]
    saved = table[rank][beside] - table[card][beside]
    if rank == HIDDEN and ranks.count(HIDDEN) == 1:
        saved += taste.ended
    if isinstance(move, Take):
        saved -= taste.paired if card == beside else taste.taken
    return saved


def habit(s: State, seat: int, taste: Taste = BEST) -> AnyMove:
    """What saves most."""
    return max(moves(s, seat), key=lambda move: gain(s, seat, move, taste))


def ranks_of(s: State, seat: int) -> list[int]:
    return [card >> 2 if s.turned >> card & 1 else HIDDEN for card in s.layout[seat]]


def worth(s: State, seat: int, gained: float) -> float:
    """How likely it is to come first, from -1 to 1, after the holes that are still to be played."""
    points, left, first = standing(s), s.rules.holes - len(s.strokes[0]), 1.0
    for other, key in enumerate(points):
        if other != seat:
            first /= 1 + math.exp((key - points[seat] - gained) / (SPREAD * math.sqrt(left)))
    return 2 * first - 1


def why(s: State, seat: int, move: Move) -> Line:
    """What a move does for the own six cards."""
    if isinstance(move, Draw):
        return Line("hint-draw")
    if isinstance(move, Discard):
        return Line("hint-discard")
    if not isinstance(move, Take | Swap):
        return Line("hint-apart")
    ranks, card = ranks_of(s, seat), rank_of((s.drawn[seat] or s.discard)[-1])
    rank, beside = ranks[move.place], ranks[move.place - COLUMNS]
    if card == beside:
        return Line("hint-pair")
    if rank == HIDDEN:
        return Line("hint-ends-hole" if ranks.count(HIDDEN) == 1 else "hint-covers-hidden")
    saved = COUNTS[rank] - COUNTS[card]
    return (
        Line("hint-saves-strokes", {"count": saved})
        if saved > 0 and rank != beside
        else Line("hint-prepares-pair")
    )


mind = Mind(weigh=weigh)
