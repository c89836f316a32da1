"""Who was quickest: reactions are measured here, never by the players.

A claim names what it saw. Its reaction is the time from the moment that was sent until the claim
arrived, less the way there and back up to a limit. The way is measured with every sight anew, by a
ping right behind it: a line may be slow today and jump about, and nobody gains or loses by it. After
the first claim others have a short while to arrive; nobody hears of it, the table waits, and then all
claims are played, the quickest first. Whoever is too late learns so, and pays nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from parlour.protocol import Judging
from parlour.server.log import Claim
from parlour.view import Line

CREDIT = 250  # ms of the way there and back that are forgiven at most
MARGIN = 40  # ms for what a line is slower now than it was measured
CALM = 3000  # ms in which all claims are alike, where nobody shall have to hurry
FASTEST = 60  # ms: nobody sees and acts in less


def reaction(shown: float | None, arrived: float, round_trip: float | None) -> int:
    """In milliseconds; moments are in seconds. What was never shown cannot have been reacted to."""
    if shown is None:
        return CREDIT * 4
    credit = min((round_trip or 0) * 1000, CREDIT)
    return max(FASTEST, round((arrived - shown) * 1000 - credit))


def window(judging: Judging, round_trips: Iterable[float | None]) -> int:
    """How long claims are gathered after the first one: as long as the slowest line may need."""
    if judging == "calm":
        return CALM
    longest = max((CREDIT if trip is None else min(trip * 1000, CREDIT) for trip in round_trips), default=0)
    return round(longest) + MARGIN


def order(judging: Judging, claims: Sequence[Claim], lot: int, seats: int, last: int) -> list[Claim]:
    """The claims as they are to be played: the quickest first, of equals whoever comes first clockwise
    from the seat that acted last; or where nobody hurries by lot. Each seat's own stay in order."""
    if judging == "calm":
        drawn = list(range(seats))
        Random(lot).shuffle(drawn)
        return sorted(claims, key=lambda claim: (drawn[claim.seat], claim.t))
    return sorted(claims, key=lambda claim: (claim.reaction, (claim.seat - last - 1) % seats, claim.t))


def told(judging: Judging, won: Claim, beaten: Sequence[Claim]) -> list[Line]:
    """What the table hears of a race: nothing, unless somebody wanted the same and lost."""
    if not beaten:
        return []
    if judging == "calm":
        return [Line("judged-lot", {"seat": won.seat})]
    ordered = (("judged-first", won), *(("judged", claim) for claim in beaten))
    return [Line(key, {"seat": claim.seat, "ms": claim.reaction}) for key, claim in ordered]
