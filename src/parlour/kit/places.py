"""Cards that lie face up or down in numbered places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from parlour import view
from parlour.core import Move, Spelling
from parlour.kit.cards import face

PLACES = tuple(str(number) for number in range(1, 53))

Place: TypeAlias = Annotated[int, Spelling(PLACES)]


class Turn(Move, frozen=True):
    """Turn a card face up where it lies."""

    place: Place


TURNS = [Turn(place) for place in range(len(PLACES))]


def grid(
    zone: str, cards: Iterable[int | None], columns: int, seat: int | None = None, touched: bool = True
) -> view.Spread:
    """Cards place by place; None is a gap. Only one grid of a view may be touched."""
    laid = tuple(_card(card, place, touched) for place, card in enumerate(cards))
    return view.Spread(zone=zone, seat=seat, layout="grid", columns=columns, cards=laid)


def _card(card: int | None, place: int, touched: bool) -> view.Card:
    if card is None:
        return view.Card("")
    return view.Card(face(card), f"place:{PLACES[place]}" if touched else None)
