"""Taking back: nothing is ever deleted, the match goes on from an earlier moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from parlour.core import ALL, BadMove, IllegalMove, zones_of
from parlour.match import consent
from parlour.match.record import HINT, Heard, Row

if TYPE_CHECKING:
    from parlour.match import Match

AnyRow = TypeVar("AnyRow", Row, Heard)


def effective_rows(rows: Sequence[AnyRow]) -> Iterator[AnyRow]:
    """The rows that no undo has taken back, last first; of a record, or as somebody heard them."""
    at = len(rows) - 1
    while at > 0:
        row = rows[at]
        if row.move and row.move.startswith("/undo "):
            at = int(row.move.split(" ")[1])
        else:
            yield row
            at -= 1


def may_undo_alone(match: Match, seat: int, k: int) -> bool:
    """Nothing but this seat's own moves and hints since row k, and nothing new drawn or shown by them. Once
    a match is over its secret may be known, so that only a lone player goes back alone."""
    if match.seats == 1 or match.result:
        return match.seats == 1
    open_table = all(zone.seen_by is ALL for zone in zones_of(match.game.State))
    return not match.game.reflex and all(
        row.seat == seat
        and not row.drawn
        and (open_table or not row.told or row.move == HINT)
        and match.moments[row.n].known == match.moments[row.n - 1].known
        for row in match.rows[k + 1 :]
    )


def target(match: Match, seat: int, words: list[str]) -> int:
    """The row to go back to; further words say who agreed."""
    try:
        k = int(words[0])
    except (IndexError, ValueError):
        raise BadMove("unreadable", text=" ".join(words)[:40]) from None
    everybody = consent.is_complete(match.seats, seat, words[1:])
    if not 0 <= k < match.n:
        raise IllegalMove("no-such-row", number=k)
    if not everybody and not may_undo_alone(match, seat, k):
        raise IllegalMove("undo-needs-consent")
    return k
