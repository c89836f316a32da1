"""People count seats from one; records, programs and messages count them from 0. Whatever people read or
type as the number of a seat is made and read here."""

from __future__ import annotations


def number_of(seat: int) -> int:
    """What people call this seat."""
    return seat + 1


def seat_of(number: int) -> int:
    """The seat that people call so; ValueError if they call none so."""
    if number < 1:
        raise ValueError(number)
    return number - 1
