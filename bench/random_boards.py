"""Random matches of board games as OpenSpiel plays them: templates for `bench.peers`, bound to a kernel.
Quiet moves are drawn without listing them: those that go in one direction are a set."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from parlour.core import Kernel
from parlour.kit.kernels.slate import xorshift
from parlour.search import runs

if TYPE_CHECKING:
    from parlour.kit.kernels import draughts, morris
    from parlour.kit.kernels.draughts import (
        CROWNED,
        DIRECTIONS,
        capturers,
        captures,
        far_row,
        is_forward,
        play,
        step,
    )
    from parlour.kit.kernels.morris import FULL, MIDDLES, milled, prey, turned, unturned

TURNS = 200  # after which nine men's morris is a draw in OpenSpiel
BARREN = 40  # moves without a capture after which checkers is
MATCHES = {False: 1, True: 100}  # that are played at a time


def one_of(bits: int, x: int) -> int:
    """One of these bits, by a random number."""
    for _ in range(x * bits.bit_count() >> 32):
        bits &= bits - 1
    return bits & -bits


def point(bit: int) -> int:
    return bit.bit_length() - 1


def morris_playouts(
    count: int, x: int, start: morris.State, v: morris.Variant, limit: int, out: list[int]
) -> tuple[int, int]:
    """A template: random matches of morris that end after `limit` turns at the latest, any step being as
    likely as any other and then anything that it may take. The last random number, and the turns."""
    total = 0
    for _ in range(count):
        own, opp, own_hand, opp_hand, n = start.own, start.opp, start.own_hand, start.opp_hand, 0
        while n < limit and own.bit_count() + own_hand >= 3:
            empty = FULL & ~(own | opp)
            x = xorshift(x)
            if own_hand:
                own_hand -= 1
                to = one_of(empty, x)
                own |= to
            elif own.bit_count() == 3 and v.flying:
                source = one_of(own, x)
                x = xorshift(x)
                to = one_of(empty, x)
                own ^= source | to
            else:
                middles = own & MIDDLES
                round_, back = turned(own) & empty, unturned(own) & empty
                inward, outward = middles << 8 & empty, middles >> 8 & empty
                first = round_.bit_count()
                second = first + back.bit_count()
                third = second + inward.bit_count()
                moves = third + outward.bit_count()
                if moves == 0:
                    break
                chosen = x * moves >> 32
                x = xorshift(x)
                if chosen < first:
                    to = one_of(round_, x)
                    own ^= to | unturned(to)
                elif chosen < second:
                    to = one_of(back, x)
                    own ^= to | turned(to)
                elif chosen < third:
                    to = one_of(inward, x)
                    own ^= to | to >> 8
                else:
                    to = one_of(outward, x)
                    own ^= to | to << 8
            if milled(own) & to:
                x = xorshift(x)
                opp ^= one_of(prey(opp, v), x)
            own, opp, own_hand, opp_hand, n = opp, own, opp_hand, own_hand, n + 1
        total += n
    return x, total


def draughts_playouts(
    count: int, x: int, start: draughts.State, v: draughts.Variant, limit: int, out: list[int]
) -> tuple[int, int]:
    """A template: random matches of draughts with short kings that end after `limit` turns without a capture
    at the latest."""
    total = 0
    for _ in range(count):
        s, barren = start, 0
        while barren < limit:
            x = xorshift(x)
            movers = capturers(s, v)
            if movers:
                s, barren = play(s, out[x * captures(s, v, movers, out) >> 32]), 0
                total += 1
                continue
            empty, moves = ~(s.own | s.opp), 0
            for at in range(4):
                d = DIRECTIONS[at]
                out[at] = step(s.own if is_forward(s, d) else s.own & s.kings, d) & empty
                moves += out[at].bit_count()
            if moves == 0:
                break
            chosen, at = x * moves >> 32, 0
            while chosen >= out[at].bit_count():
                chosen -= out[at].bit_count()
                at += 1
            targets = out[at]
            for _ in range(chosen):
                targets &= targets - 1
            to = targets & -targets
            piece = step(to, -DIRECTIONS[at])
            crowned = to & far_row(s) and not piece & s.kings
            s = play(s, point(piece) | point(to) << 6 | int(crowned != 0) << CROWNED)
            barren += 1
            total += 1
    return x, total


def playing(
    template: Callable[..., Any], kernel: Kernel, limit: int, compiled: bool
) -> Callable[[], tuple[int, int]]:
    """Some random matches a step: how many, and how many turns they had."""
    play_out = runs.ready(template, kernel, compiled, runs.ignore)
    out, x = runs.buffers(1, kernel.rules.MOST_PLIES, compiled)[0], 1

    def some() -> tuple[int, int]:
        nonlocal x
        x, total = map(int, play_out(MATCHES[compiled], x, kernel.board, kernel.variant, limit, out))
        return MATCHES[compiled], total

    return some
