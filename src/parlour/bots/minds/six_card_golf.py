"""Six Card Golf: what a card is worth in each place, and where a move leads if all play on by that."""

from __future__ import annotations

import functools
import math

from parlour.bots import trials
from parlour.bots.contract import Decision, Mind, Weighed
from parlour.core import Move
from parlour.games.six_card_golf import (
    COLUMNS,
    STROKES,
    SWAPS,
    TAKES,
    AnyMove,
    Discard,
    State,
    Swap,
    Take,
    choosing,
    standing,
)
from parlour.kit.cards import rank_of
from parlour.kit.places import TURNS
from parlour.kit.verbs import Deal, Draw
from parlour.view import Line

COUNTS = tuple(STROKES.get(rank, rank + 1) for rank in range(13))
HIDDEN = 13  # in place of the rank of a card face down

# Found by self-play over some million holes. A card face down costs more than its mean: to turn the last one
# first is worth something.
FACE_DOWN, BOTH_DOWN = 8.5, 13.5
BEARABLE, EXCESS = 5, 0.7  # a card that counts more may still be got rid of
PAIRABLE = 0.27  # how much of what a pair would save is expected of a card beside one face down
BESIDE_DOWN = 0.5
TAKEN, PAIRED = 4.2, 1.5  # what the open card has to save to be taken unseen of the stock; what a pair has to
ENDED, BEHIND = 2.0, 4.0  # what it is worth to end the hole, and by how much one may seem behind then
HOLE = 40  # plies that mostly end a hole: who looks so far ahead knows what pays in the end
GUESSED = 4.4  # strokes of another's card face down
SCORE = 100.0  # strokes that would lose a match for sure
SPREAD = 7.0  # how many strokes luck makes of a hole: of a lead of so many e to 1 come home


def expense(rank: int) -> float:
    """What a card costs in the end that lies alone."""
    count = COUNTS[rank]
    return count if count <= BEARABLE else BEARABLE + EXCESS * (count - BEARABLE)


def cost(rank: int, other: int) -> float:
    """What a column may cost in the end."""
    if rank == other:
        return BOTH_DOWN if rank == HIDDEN else 0.0
    if HIDDEN in (rank, other):
        up = min(rank, other)
        return expense(up) + FACE_DOWN + BESIDE_DOWN - PAIRABLE * max(0, COUNTS[up] + FACE_DOWN)
    return expense(rank) + expense(other)


COST = tuple(tuple(cost(rank, other) for other in range(14)) for rank in range(14))


def weigh(d: Decision) -> list[Weighed]:
    """Every sensible move, and then as many plies of habit as the level looks ahead, but not beyond this
    hole. A slip is any sensible move."""
    s: State = d.sample()
    if choosing(s):
        found = [Weighed(move, beginning(s, d.seat, move.place)) for move in d.moves]
        found.sort(key=lambda each: -each.value)
    else:
        saved = {move: saving(s, d.seat, move) for move in d.moves}
        sensible = [move for move in d.moves if saved[move] >= 0] or list(d.moves)
        if not d.compare and d.rng.random() < d.level.slip:
            return [Weighed(d.rng.choice(sensible), 0.0)]
        usual = habit(s, d.seat) if d.level.depth >= HOLE else None
        found = trials.weigh(d._replace(moves=sensible), functools.partial(trial, d), usual)
        least, others = found[-1].value, sorted(set(d.moves) - {*sensible}, key=lambda move: -saved[move])
        found += [Weighed(move, max(-1.0, least + saved[move] / SCORE)) for move in others]
    if d.compare:
        found[0] = found[0]._replace(why=why(s, d.seat, found[0].move))
    return found


def saving(s: State, seat: int, move: AnyMove) -> float:
    """What a card saves in the place where it is to be laid, at first sight."""
    if not isinstance(move, Take | Swap):
        return 0.0
    ranks, card = ranks_of(s, seat), rank_of((s.drawn[seat] or s.discard)[-1])
    beside = ranks[move.place - COLUMNS]
    return COST[ranks[move.place]][beside] - COST[card][beside]


def beginning(s: State, seat: int, place: int) -> float:
    """The two cards that are turned are better not of one column: each may then find its partner."""
    return -0.1 if ranks_of(s, seat)[place - COLUMNS] != HIDDEN else 0.0


def trial(d: Decision, s: State, move: AnyMove) -> tuple[float, int]:
    """What a move leads to on one re-deal."""
    plies = trials.play_on(d, s, move, habit, lambda s: s.over)
    return worth(s, d.seat), plies


def habit(s: State, seat: int) -> AnyMove:
    """What saves most by what the cards are worth in their places; a hole is ended only if that pays."""
    if s.over:
        return Deal()
    ranks = ranks_of(s, seat)
    if choosing(s):
        return TURNS[max(place for place in range(2) if ranks[place] == HIDDEN)]
    card = rank_of((s.drawn[seat] or s.discard)[-1])
    saved, place = best_place(s, seat, ranks, card)
    if s.drawn[seat]:
        return SWAPS[place] if saved > 0 else Discard()
    wanted = PAIRED if ranks[place - COLUMNS] == card else TAKEN
    return TAKES[place] if saved > wanted else Draw()


def ranks_of(s: State, seat: int) -> list[int]:
    return [card >> 2 if s.turned >> card & 1 else HIDDEN for card in s.layout[seat]]


def best_place(s: State, seat: int, ranks: list[int], card: int) -> tuple[float, int]:
    """Where a card saves most, and how much."""
    last = ranks.index(HIDDEN) if ranks.count(HIDDEN) == 1 else None
    best, found = -math.inf, 0
    for place, rank in enumerate(ranks):
        beside = ranks[place - COLUMNS]
        saved = COST[rank][beside] - COST[card][beside]
        if saved + ENDED > best and place == last:
            saved = saved + ENDED if may_end(s, seat, ranks, place, card) else -math.inf
        if saved > best:
            best, found = saved, place
    return best, found


def may_end(s: State, seat: int, ranks: list[int], place: int, card: int) -> bool:
    """Whether nobody seems to be far better off if this card, laid here, ends the hole."""
    ended = [*ranks[:place], card, *ranks[place + 1 :]]
    others = [ranks_of(s, other) for other in range(s.seats) if other != seat]
    return strokes(ended) <= min(map(strokes, others)) + BEHIND


def strokes(ranks: list[int]) -> float:
    """What a layout counts, as far as it is known."""
    total = 0.0
    for rank, other in zip(ranks[:COLUMNS], ranks[COLUMNS:], strict=True):
        if rank == other and rank != HIDDEN:
            continue
        total += GUESSED if rank == HIDDEN else COUNTS[rank]
        total += GUESSED if other == HIDDEN else COUNTS[other]
    return total


def worth(s: State, seat: int) -> float:
    """How likely it is to come first, from -1 to 1, after the holes that are still to be played."""
    own, *others = standing(s)[seat], *(key for at, key in enumerate(standing(s)) if at != seat)
    left = s.rules.holes - len(s.strokes[0])
    first = 1.0
    for other in others:
        lead = own - other
        first *= (
            1 / (1 + math.exp(-lead / (SPREAD * math.sqrt(left)))) if left else (lead > 0) + (lead == 0) / 2
        )
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
