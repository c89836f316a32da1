"""Who begins, and who comes next."""

from __future__ import annotations

from typing import Any

from parlour.core import Dealer, option


def first_option(most_seats: int, usual: str = "random") -> Any:
    """The house rule `first`: drawn at random, or a seat."""
    return option(usual, ("random", *map(str, range(most_seats))), names_seat=True)


def first_seat(first: str, seats: int, dealer: Dealer) -> int:
    """The seat that acts first."""
    return dealer.pick(seats) if first == "random" else int(first)


def clockwise(first: int, seats: int) -> list[int]:
    """All seats in order, beginning with `first`."""
    return [(first + place) % seats for place in range(seats)]
