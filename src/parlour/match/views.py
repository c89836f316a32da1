"""What each viewer gets of a match: the table with the legal paths, and the record as it was heard."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from parlour.core import SPECTATOR, BadMove, Game, Move
from parlour.match import consent
from parlour.match.record import Heard, Row
from parlour.match.sight import cover, redact, uncover
from parlour.view import AnyWidget, Button, Path, Spread, Transfer, View, split, transfer_ends

if TYPE_CHECKING:
    from parlour.match import Match
    from parlour.match.moments import Moment
    from parlour.match.sight import Spot


class Now:
    """What was worked out about the last row, kept until the next: legal moves and the ways to touch them, by
    seat; what the game shows, by viewer."""

    __slots__ = ("covered", "legal", "moment", "paths", "shown", "spots")

    def __init__(self, moment: Moment, spots: Sequence[Spot] = ()) -> None:
        self.moment, self.spots = moment, spots
        self.covered: Any = None  # the state as a spectator sees it
        self.legal: dict[int, list[Any]] = {}
        self.paths: dict[int, tuple[Path, ...]] = {}
        self.shown: dict[int, tuple[AnyWidget, ...]] = {}


@functools.lru_cache(maxsize=10_000)
def text(move: Move) -> str:
    """A move as it is written; the same are made again and again."""
    return move.text()


@functools.lru_cache(maxsize=10_000)
def touch_paths(move: Move) -> tuple[Path, ...]:
    """The ways to touch a move."""
    typed = "" if move.typed() == text(move) else move.typed()
    return tuple(Path(text(move), path, move.race, move.steps(), move.grave, typed) for path in move.paths())


def typed(game: Game, text: str) -> str:
    """What stands in a row, a move or a verb, as people read it: they count seats from one."""
    if text.startswith("/"):
        return consent.typed(text)
    try:
        return game.read(text).typed()  # type: ignore[no-any-return]
    except BadMove:  # the deal, or a move of other rules
        return text


def paths(match: Match, seat: int) -> tuple[Path, ...]:
    """The ways to touch the legal moves of this seat."""
    found = match.now.paths
    if seat not in found:
        found[seat] = tuple([path for move in match.moves(seat) for path in touch_paths(move)])
    return found[seat]


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
    seen = widgets(match, seat)
    drawn = match.rows[-1].drawn
    rolled = bool(drawn) and any(draw.kind == "roll" for draw in drawn)
    return View(match.game.key, match.n, seat, seen, moved(match, seen), rolled, match.result)


def widgets(match: Match, seat: int | None) -> tuple[AnyWidget, ...]:
    """What this seat, or a spectator, has before it: what the game shows, and a button a bare verb."""
    return (*_shown(match, viewer_of(seat)), *_buttons(match, seat))


def _buttons(match: Match, seat: int | None) -> list[AnyWidget]:
    if seat not in match.asked():
        return []
    touches = {touch: None for path in match.paths(seat) for touch in path.touches if ":" not in touch}
    return [Button(zone=f"do-{touch}", touch=touch) for touch in touches]


def moved(match: Match, seen: Sequence[AnyWidget]) -> tuple[Transfer, ...]:
    """The cards that went from one of these widgets to another."""
    if not (transfers := match.moments.last.transfers):
        return ()
    there = transfer_ends(seen)
    return tuple([each for each in transfers if each.source in there and each.target in there])


def own(
    match: Match, seat: int, public: View
) -> tuple[Sequence[int | AnyWidget], tuple[Transfer, ...]] | None:
    """The widgets of this seat, those of the `public` view by their place in it, and what moved; None if it
    sees what everybody sees."""
    if match.game.hand:
        return _own_hand(match, seat, public)
    seen = widgets(match, seat)
    if seen == public.widgets:
        return None
    parts = split(seen, public.widgets)
    if len(seen) == len(public.widgets) and all(map(_stands_for, seen, public.widgets)):
        return parts, public.transfers
    return parts, moved(match, seen)


def _own_hand(
    match: Match, seat: int, public: View
) -> tuple[Sequence[int | AnyWidget], tuple[Transfer, ...]] | None:
    """The same where all that a seat sees otherwise is its hand."""
    own, buttons = _hand(match, seat), _buttons(match, seat)
    parts: list[int | AnyWidget] = list(range(len(public.widgets)))
    for place, widget in enumerate(public.widgets):
        if widget.seat == own.seat and widget.zone == own.zone:
            if widget == own and not buttons:
                return None
            parts[place] = place if widget == own else own
            break
    return parts + buttons, public.transfers


def _hand(match: Match, seat: int) -> AnyWidget:
    """The one widget that this seat sees otherwise than everybody."""
    assert match.game.hand
    return match.game.hand(uncover(_covered(match), match.state, seat), seat)  # type: ignore[no-any-return]


def _covered(match: Match) -> Any:
    """The state as a spectator sees it."""
    now = match.now
    if now.covered is None:
        now.covered = cover(match.state)
    return now.covered


def _stands_for(mine: AnyWidget, other: AnyWidget) -> bool:
    """Whether cards go to and from both by the same name."""
    return mine is other or (mine.zone == other.zone and mine.seat == other.seat and type(mine) is not Spread)


def _shown(match: Match, viewer: int) -> tuple[AnyWidget, ...]:
    """What the game shows to this viewer."""
    now, state = match.now, match.state
    eyes = SPECTATOR if match.game.is_open else viewer
    if (shown := now.shown.get(eyes)) is None:
        seen = uncover(_covered(match), state, eyes)
        shown = now.shown[eyes] = tuple(match.game.show(seen))
    return given(shown, state, viewer)


def look(game: Game, s: Any, seat: int | None = None) -> View:
    """The table of a bare state as this seat, or a spectator, may see it."""
    viewer = viewer_of(seat)
    return View(
        game.key, 0, seat, given(tuple(game.show(redact(s, viewer))), s, viewer), (), False, game.result(s)
    )


def given(shown: tuple[AnyWidget, ...], state: Any, viewer: int) -> tuple[AnyWidget, ...]:
    """Of what a game shows, the widgets that this viewer gets."""
    if not [widget for widget in shown if widget.seen_by is not UNSET]:
        return shown
    return tuple(
        widget if widget.seen_by is UNSET else msgspec.structs.replace(widget, seen_by=UNSET)
        for widget in shown
        if widget.seen_by is UNSET or widget.seen_by.at_seat(state, widget.seat or 0) >> viewer & 1
    )


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
