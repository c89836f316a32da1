"""What each viewer gets of a match: the table with the legal paths, and the record as it was heard."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from parlour.core import SPECTATOR, Move
from parlour.match.record import Heard, Row
from parlour.match.sight import redact
from parlour.view import Button, Path, View, transfer_ends

if TYPE_CHECKING:
    from parlour.match import Match


@functools.lru_cache(maxsize=10_000)
def touch_paths(move: Move) -> tuple[Path, ...]:
    """The ways to touch a move."""
    return tuple(Path(move.text(), path, race=move.race) for path in move.paths())


def instead(paths: Sequence[tuple[str, ...]], touches: tuple[str, ...]) -> tuple[str, ...]:
    """What can be touched where the touches begin to lead nowhere: what is of the same kind, or else all."""
    longest = max(map(len, paths), default=0)
    for at in range(min(len(touches), longest), -1, -1):
        if able := dict.fromkeys(path[at] for path in paths if path[:at] == touches[:at] and path[at:]):
            kinds = [touch.partition(":")[0] for touch in touches[at : at + 1]]
            return tuple(touch for touch in able if touch.partition(":")[0] in kinds) or tuple(able)
    return ()


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def view(match: Match, seat: int | None) -> View:
    """The table as this seat, or a spectator, may see it."""
    widgets = list(_shown(match, viewer_of(seat)))
    there = transfer_ends(widgets)
    moved = tuple(each for each in match.moments[-1].transfers if {each.source, each.target} <= there)
    touched = (touch for path in match.paths(seat) for touch in path.touches)
    touches = dict.fromkeys(touch for touch in touched if ":" not in touch)
    widgets += [Button(zone=f"do-{touch}", touch=touch) for touch in touches]
    rolled = any(draw.kind == "roll" for draw in match.rows[-1].drawn)
    return View(match.game.key, match.n, seat, tuple(widgets), moved, rolled, match.result)


def _shown(match: Match, viewer: int) -> Iterator[Any]:
    """The widgets that this viewer gets."""
    state = match.state
    for widget in match.game.show(redact(state, viewer)):
        if widget.seen_by is UNSET:
            yield widget
        elif widget.seen_by.at_seat(state, widget.seat or 0) >> viewer & 1:
            yield msgspec.structs.replace(widget, seen_by=UNSET)


def heard(match: Match, seat: int | None, rows: Iterable[Row], live: bool) -> list[Heard]:
    """These rows as this seat, or a spectator, got them; unless `live`, without what was fleeting and the
    moves that showed it."""
    viewer, found = viewer_of(seat), []
    for row in rows:
        passed = not live and any(line.fleeting for line in row.told)
        move = row.move if match.moments[row.n].seen_by >> viewer & 1 and not passed else None
        told = [line for line in row.told if live or not line.fleeting]
        told = [line for line in told if line.to is None or viewer in line.to]
        found.append(Heard(row.n, row.t, row.seat, move, tuple(told)))
    return found
