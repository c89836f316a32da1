"""Random matches of Who has the 6…? for `bench.peers`: a template that draws what `on_slate` draws from the
list of plies, without the list. Where a throw leads is looked up, and who stands there is a bit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bench.random_play import MATCHES, Playing
from parlour.games import game as find
from parlour.kit.kernels.slate import CHANCE, first_seat, xorshift
from parlour.search import slates
from parlour.search.bind import bind

if TYPE_CHECKING:
    from parlour.kit.kernels.race import FACE, HAT, PAWNS, SEATS, SIDES, Variant, ahead, space

    def variant_of(numbers: list[int]) -> Variant: ...


WIDTH = 64  # of a row of the table: where a pawn can be, from the circle (0) to the house
LEAD = 6 * WIDTH  # after the rows: how far ahead of each other seat each begins
PAWN = LEAD + 16  # then where all pawns are, and the spaces that those of each seat take, as a mask
TAKEN = PAWN + 16
ROOM = TAKEN + 4


def playouts(count: int, numbers: list[int], s: list[int], room: list[int]) -> int:
    """A template: random matches by rules without a further roll, until somebody is home. The turns."""
    v, total = variant_of(numbers), 0
    for face in range(SIDES):
        s[FACE] = face
        for at in range(v.track + 2):
            room[face * WIDTH + at] = ahead(s, v, at - 1) + 1
    for seat in range(v.seats):
        for other in range(v.seats):
            lead = space(v, seat, 0) - space(v, other, 0)
            room[LEAD + SEATS * seat + other] = lead if lead >= 0 else lead + v.track
    for _ in range(count):
        turn = first_seat(s, v.first, v.seats)
        for at in range(PAWN, ROOM):
            room[at] = 0
        x, opened, rolls = s[CHANCE], False, 0
        while rolls < v.max_rolls:
            x = xorshift(x)
            face = x * SIDES >> 32
            rolls += 1
            opened = opened or face == HAT
            if opened:
                total += 1
                row, own, taken = face * WIDTH, PAWN + PAWNS * turn, room[TAKEN + turn]
                pawns = waiting = 0
                for pawn in range(PAWNS):
                    here = room[own + pawn]
                    there = room[row + here]
                    can = there != 0 and taken >> there & 1 == 0 and not (here == 0 and waiting)
                    pawns |= int(can) << pawn
                    waiting |= here == 0
                if pawns:
                    choices = pawns.bit_count()
                    if choices > 1:
                        x = xorshift(x)
                        for _ in range(x * choices >> 32):
                            pawns &= pawns - 1
                    at = own + (pawns & -pawns).bit_length() - 1
                    here = room[at]
                    there = room[row + here]
                    room[at] = there
                    taken &= ~(1 << here)
                    if there > v.track:
                        room[TAKEN + turn] = taken
                        home = 0
                        for pawn in range(PAWNS):
                            home += room[own + pawn] > v.track
                        if home == PAWNS:
                            break
                    else:
                        room[TAKEN + turn] = taken | 1 << there
                        for other in range(v.seats):
                            hit = there + room[LEAD + SEATS * turn + other]
                            hit = hit - v.track if hit > v.track else hit
                            if other != turn and room[TAKEN + other] >> hit & 1:
                                room[TAKEN + other] &= ~(1 << hit)
                                for pawn in range(PAWN + PAWNS * other, PAWN + PAWNS * other + PAWNS):
                                    room[pawn] = 0 if room[pawn] == hit else room[pawn]
            turn = turn + 1 if turn + 1 < v.seats else 0
        total += rolls
        s[CHANCE] = x
    return total


def playing(key: str, seats: int, rules: Mapping[str, str], compiled: bool) -> Playing:
    """Whole matches."""
    bulk = slates.bulk(find(key), seats, rules, compiled)
    assert not bulk.variant.again + bulk.variant.play_out
    play_out = bind(playouts, bulk.kernel, compiled, None)
    numbers, s, room = bulk.array(bulk.numbers), bulk.row(bulk.kernel.SIZE), bulk.row(ROOM)
    s[CHANCE] = 1
    return lambda: (MATCHES[compiled], int(play_out(MATCHES[compiled], numbers, s, room)))
