"""What everybody has heard of hidden hands, seat by seat: in `never` the cards that a seat cannot hold, in
`least` how many of each rank it must hold."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from parlour import view
from parlour.core import Deduction
from parlour.kit.cards import KEPT, OF_RANK, RANKS, ranks_in


def lacks(never: list[int], least: Sequence[list[int]], seat: int, rank: int) -> None:
    """A seat has told, or shown, that it holds no card of a rank."""
    never[seat] |= OF_RANK[rank]
    least[seat][rank] = 0


def holdings(
    never: Sequence[int], least: Sequence[Sequence[int]] = (), broken: tuple[int, ...] = ()
) -> Iterator[Deduction]:
    """What follows for each hand; none holds all cards of a mask in `broken`."""
    for seat, cards in enumerate(never):
        counts = enumerate(least[seat]) if least else ()
        held = tuple((OF_RANK[rank], count) for rank, count in counts if count)
        yield Deduction("hands", seat, held, cards, broken)


def notes(never: Sequence[int], least: Sequence[Sequence[int]]) -> list[view.Note]:
    """The same as notes beside the hands, for whoever does not remember."""
    found = [_note(seat, cards, tuple(least[seat])) for seat, cards in enumerate(never)]
    return [note for note in found if note]


@functools.lru_cache(KEPT)
def _note(seat: int, never: int, least: tuple[int, ...]) -> view.Note | None:
    holds = [RANKS[rank] for rank, count in enumerate(least) if count]
    lacks = [RANKS[rank] for rank in ranks_in(never)]
    if not holds and not lacks:
        return None
    heard = "heard" if holds and lacks else "heard-holds" if holds else "heard-lacks"
    return view.Note(zone=heard, seat=seat, data={"holds": holds, "lacks": lacks})
