"""Alpha-beta, written against the names of whatever kernel and evaluation it is bound to.

Values are those for the side to move: WON less the plies that a win takes, or what the evaluation says.
Whatever a search remembers lies in buffers of the caller: lists for plain runs, arrays for compiled ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.kit.kernels.morris import (
        LOSS,
        ONGOING,
        WIN,
        State,
        Variant,
        key,
        may_return,
        play,
        plies,
        result,
    )
    from parlour.search.evaluations.morris import Weights, clock, is_hot, score, urgency

WON = 1 << 20
SURE = WON - 1000  # from here on a win was seen
INFINITY = 1 << 21
MOST = 64  # plies that are ever looked ahead
LEFT, PAST = 0, 1  # in `counts`: nodes that may still be looked at, positions before the first one
EXACT, AT_LEAST, AT_MOST = 0, 1, 2  # what a remembered value says
INDEX, DEPTH, BOUND, VALUE = 0, 12, 18, 20  # where a remembered entry holds what
TRIED = 4095  # the part of a ply by which its successes are counted


def slot_of(position: int, size: int) -> int:
    """Where a position is remembered; no product leaves 62 bits."""
    folded = (position ^ position >> 31) & 0x3FFFFFFF
    return (folded * 0x5D588B65 >> 24) & size - 1


def search(
    s: State,
    v: Variant,
    w: Weights,
    depth: int,
    alpha: int,
    beta: int,
    at: int,
    outs: Sequence[list[int]],
    orders: Sequence[list[int]],
    positions: list[int],
    entries: list[int],
    path: list[int],
    successes: list[int],
    counts: list[int],
) -> int:
    """The value of a position `at` plies from where the search began, looked `depth` plies ahead and on
    where it is too lively to stop. Where the kernel says that a position may return, it is a draw the third
    time; what returns once while we look ahead would return again. Without nodes left the answer means
    nothing."""
    outcome = result(s, v)
    if outcome == WIN:
        return WON - at
    if outcome == LOSS:
        return at - WON
    if outcome != ONGOING:
        return 0
    counts[LEFT] -= 1
    if counts[LEFT] < 0:
        return 0
    here, n = key(s), counts[PAST] + at
    path[n] = here
    times = 1
    for back in range(4, min(may_return(s, v), n) + 1, 2):
        if path[n - back] == here:
            times += 2 if n - back >= counts[PAST] else 1
    if times > 2:
        return 0
    hot = is_hot(s, v)
    if at >= MOST or (depth <= 0 and not hot):
        return score(s, v, w)
    left = clock(s, v)
    position = here ^ left << 54 if left < MOST else here  # close to its end the same board is another one
    slot, first = slot_of(position, len(positions)), -1
    if positions[slot] == position:
        entry = entries[slot]
        value, bound = (entry >> VALUE) - INFINITY, entry >> BOUND & 3
        if value > SURE:
            value -= at
        elif value < -SURE:
            value += at
        if entry >> DEPTH & 63 >= depth and (
            bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
        ):
            return value
        first = entry & 4095
    out, order = outs[at], orders[at]
    count = plies(s, v, out)
    for i in range(count):
        worth = INFINITY if i == first else urgency(out[i]) << 16 | min(successes[out[i] & TRIED], 65535)
        order[i] = worth << 12 | i
    if count == 1:
        depth += 1
    ahead = max(depth - 1, 0)
    lower, best, best_index = alpha, -INFINITY, 0
    for i in range(count):
        top = i
        for j in range(i + 1, count):
            if order[j] > order[top]:
                top = j
        chosen = order[top]
        order[top] = order[i]
        index = chosen & 4095
        ply = out[index]
        then = play(s, ply)
        less = 1 if i > 3 and depth > 2 and not hot and urgency(ply) == 0 else 0
        value = 0
        if i > 0:
            value = -search(
                then, v, w, ahead - less, -lower - 1, -lower, at + 1,
                outs, orders, positions, entries, path, successes, counts,
            )  # fmt: skip
        if i == 0 or (value > lower and (value < beta or less)):
            value = -search(
                then, v, w, ahead, -beta, -lower, at + 1,
                outs, orders, positions, entries, path, successes, counts,
            )  # fmt: skip
        if counts[LEFT] < 0:
            return 0
        if value > best:
            best, best_index = value, index
        lower = max(lower, best)
        if lower >= beta:
            successes[ply & TRIED] += depth * depth
            break
    bound = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
    kept = best + at if best > SURE else best - at if best < -SURE else best
    positions[slot] = position
    entries[slot] = kept + INFINITY << VALUE | bound << BOUND | min(max(depth, 0), 63) << DEPTH | best_index
    return best
