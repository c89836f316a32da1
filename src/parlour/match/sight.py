"""What each viewer sees and knows, derived from the declarations of a state alone."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from parlour.core import (
    ALL,
    BACK,
    SPECTATOR,
    Deduction,
    Game,
    IllegalMove,
    Paired,
    Turned,
    Zone,
    card_zones_of,
    private_zones_of,
    zones_of,
)
from parlour.view import Transfer

TRIES = 8


class Spot(msgspec.Struct, frozen=True, gc=False):
    """One place where cards lie: a hand, a pile, what is turned of one."""

    zone: Zone
    index: int
    seat: int  # where it lies: what belongs to a pair, at its first seat
    cards: int  # as a mask, whatever their order
    seen_by: int  # as a mask of viewers

    @property
    def where(self) -> str:
        """What the widget that shows it is called."""
        return f"{self.zone.name}:{self.seat}" if self.zone.many else self.zone.name


def spots(s: Any) -> list[Spot]:
    """Every place with cards, in the order of declaration."""
    found = []
    for zone in card_zones_of(s.__class__):
        value, seen_by, ordered = getattr(s, zone.name), zone.seen_by, zone.ordered
        for index, cards in enumerate(value if zone.many else (value,)):
            mask, seat = _mask(cards) if ordered else cards, index
            if type(seen_by) is Paired:
                seat = getattr(s, seen_by.by).index(index)
            elif type(seen_by) is Turned:
                turned = getattr(s, seen_by.by)
                found.append(Spot(zone, index, seat, mask & turned, -1))
                mask &= ~turned
            found.append(Spot(zone, index, seat, mask, seen_by.viewers(s, index)))
    return found


def _mask(pile: Iterable[int]) -> int:
    """Cards that are all different as a mask."""
    return sum(map((1).__lshift__, pile))


def redact(s: Any, viewer: int) -> Any:
    """A copy in which all that the viewer may not see lies face down. What lies open is not copied: whoever
    gets it only looks."""
    return uncover(cover(s), s, viewer)


def cover(s: Any) -> Any:
    """The state as a spectator sees it."""
    seen = s.__copy__()
    for zone in zones_of(s.__class__):
        if zone.seen_by is not ALL:
            value = getattr(s, zone.name)
            covered = [_covered(s, zone, each) for each in value] if zone.many else _covered(s, zone, value)
            setattr(seen, zone.name, covered)
    return seen


def uncover(covered: Any, s: Any, viewer: int) -> Any:
    """The state as this viewer sees it, from how a spectator does."""
    if viewer not in range(s.seats):
        return covered
    seen = covered.__copy__()
    for zone in private_zones_of(s.__class__):
        value = getattr(s, zone.name)
        if zone.many:
            place = zone.seen_by.place_of(s, viewer)  # type: ignore[union-attr]
            items = getattr(covered, zone.name).copy()
            items[place] = value[place]
            setattr(seen, zone.name, items)
        elif zone.seen_by.viewers(s, 0) >> viewer & 1:
            setattr(seen, zone.name, value)
    return seen


def _covered(s: Any, zone: Zone, value: Any) -> Any:
    if zone.among:
        return None
    if isinstance(zone.seen_by, Turned):
        turned = getattr(s, zone.seen_by.by)
        return [card if turned >> card & 1 else BACK for card in value]
    if zone.ordered:
        return [BACK] * len(value)
    return ((1 << value.bit_count()) - 1) << BACK


def information_key(s: Any, viewer: int) -> bytes:
    """The same for all states that look the same to this viewer, and for no others. It tells what the viewer
    sees, not what it remembers of earlier states."""
    if viewer not in viewers(s.seats):
        raise IllegalMove("no-such-seat", number=viewer)
    return hashlib.sha256(repr(redact(s, viewer)).encode()).digest()


def viewers(seats: int) -> Iterator[int]:
    """Everybody whose knowledge is kept: the seats, then a spectator."""
    yield from range(seats)
    yield SPECTATOR


def update_knowledge(
    known: Sequence[int],
    before: Sequence[Spot],
    after: Sequence[Spot],
    shuffled: int,
    shown: Sequence[tuple[tuple[int, ...] | None, int]],
) -> tuple[int, ...]:
    """The cards whose place each viewer knows after a move, seen or remembered.

    A shuffle makes cards unknown. A card that leaves a hidden hand unseen might be any card of
    that hand, so a viewer that cannot see it forgets what lay there."""
    if not (shuffled or shown) and after == before:
        return tuple(known)
    left = [
        (old, gone)
        for old, new in zip(before, after, strict=True)
        if old.cards != new.cards and not old.zone.ordered and (gone := old.cards & ~new.cards)
    ]
    open_cards, private = 0, []
    for spot in after:
        if spot.seen_by == -1:
            open_cards |= spot.cards
        elif spot.seen_by:
            private.append(spot)
    now = []
    for viewer, kept in zip(viewers(len(known) - 1), known, strict=True):
        seen = open_cards
        for spot in private:
            if spot.seen_by >> viewer & 1:
                seen |= spot.cards
        for hearers, cards in shown:
            if hearers is None or viewer in hearers:
                seen |= cards
        kept &= ~shuffled
        for old, gone in left:
            if gone & ~seen and not old.seen_by >> viewer & 1:
                kept &= ~old.cards
        now.append(kept | seen)
    return tuple(now)


def transfers(before: Sequence[Spot], after: Sequence[Spot], shuffled: int) -> tuple[Transfer, ...]:
    """How many cards went from where to where. Through a shuffle nobody can follow a card: a
    place that has fewer of those cards than before gave them to one that has more."""
    changed = [
        (new.where, old.cards, new.cards)
        for old, new in zip(before, after, strict=True)
        if old.cards != new.cards
    ]
    moved: dict[tuple[str, str], int] = {}
    for source, had, _ in changed:
        for target, _, has in changed:
            if (cards := had & has & ~shuffled) and source != target:
                moved[source, target] = moved.get((source, target), 0) + cards.bit_count()
    if shuffled:
        more: Counter[str] = Counter()
        for where, had, has in changed:
            more[where] += (has & shuffled).bit_count() - (had & shuffled).bit_count()
        fewer_at = [where for where, count in more.items() for _ in range(-count)]
        more_at = [where for where, count in more.items() for _ in range(count)]
        for ends in zip(fewer_at, more_at, strict=False):
            moved[ends] = moved.get(ends, 0) + 1
    return tuple([Transfer(source, target, count) for (source, target), count in moved.items()])


def redeal(game: Game, s: Any, viewer: int, known: int, rng: Random) -> Any:
    """A position that looks the same to the viewer: what it cannot know is dealt anew."""
    twin = s.copy()
    hidden = [spot for spot in spots(s) if not spot.seen_by >> viewer & 1]
    unknown = sorted(card for spot in hidden for card in _cards(spot.cards & ~known))
    rng.shuffle(unknown)
    if game.knows:
        hints = {(hint.zone, hint.index): hint for hint in game.knows(redact(s, viewer), viewer)}
        unknown = _deduced(hidden, known, hints, unknown, rng)
    for spot in hidden:
        count = (spot.cards & ~known).bit_count()
        fresh, unknown = unknown[:count], unknown[count:]
        _fill(twin, spot, known, fresh)
    for zone in zones_of(s.__class__):
        if zone.among:
            _redraw(twin, zone, viewer, rng)
    return twin


def _cards(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _deduced(
    hidden: Sequence[Spot],
    known: int,
    hints: dict[tuple[str, int], Deduction],
    unknown: list[int],
    rng: Random,
) -> list[int]:
    """The unknown cards in an order that fits the hints. To leave a set broken one of its cards is
    kept out, and an unlucky choice of these is made again."""
    for keep_out in [True] * TRIES + [False]:
        drawn = rng if keep_out else None
        places = [place for spot in hidden for place in _places(spot, known, hints, _mask(unknown), drawn)]
        if (assigned := assign(places, unknown)) is not None:
            return assigned
    raise ValueError(hints)


def _places(
    spot: Spot, known: int, hints: dict[tuple[str, int], Deduction], unknown: int, rng: Random | None
) -> list[int]:
    """For each unknown card of the spot the cards that it may be."""
    count = (spot.cards & ~known).bit_count()
    hint = hints.get((spot.zone.name, spot.index), Deduction(spot.zone.name, spot.index))
    never = hint.never
    for cards in hint.broken if rng else ():
        missing = cards & ~(spot.cards & known)
        if missing and not missing & ~unknown:
            never |= 1 << rng.choice(list(_cards(missing)))  # type: ignore[union-attr]
    places = []
    for cards, least in hint.least:
        missing = least - (spot.cards & known & cards).bit_count()
        places += [cards & ~never] * max(0, missing)
    return places + [~never] * (count - len(places))


def assign(places: Sequence[int], cards: Sequence[int]) -> list[int] | None:
    """Give every place one of the cards that it allows, in the cards' (random) order, if it can be.

    Places that allow less choose first; where that fails, others step aside."""
    holder: dict[int, int] = {}

    def settle(place: int, tried: set[int]) -> bool:
        allowed = [card for card in cards if places[place] >> card & 1 and card not in tried]
        for card in allowed:
            if card not in holder:
                holder[card] = place
                return True
        for card in allowed:
            tried.add(card)
            if settle(holder[card], tried):
                holder[card] = place
                return True
        return False

    pool = _mask(cards)
    for place in sorted(range(len(places)), key=lambda p: (places[p] & pool).bit_count()):
        if not settle(place, set()):
            return None
    found = {place: card for card, place in holder.items()}
    return [found[place] for place in range(len(places))]


def _fill(twin: Any, spot: Spot, known: int, fresh: list[int]) -> None:
    """Put the fresh cards where the unknown ones lay."""
    value = getattr(twin, spot.zone.name)
    pile = value[spot.index] if spot.zone.many else value
    if spot.zone.ordered:
        coming = iter(fresh)
        pile[:] = [card if known >> card & 1 else next(coming) for card in pile]
    elif spot.zone.many:
        value[spot.index] = spot.cards & known | _mask(fresh)
    else:
        setattr(twin, spot.zone.name, spot.cards & known | _mask(fresh))


def _redraw(twin: Any, zone: Zone, viewer: int, rng: Random) -> None:
    value = getattr(twin, zone.name)
    drawn = [
        item if zone.seen_by.viewers(twin, index) >> viewer & 1 else rng.choice(zone.among)
        for index, item in enumerate(value if zone.many else [value])
    ]
    setattr(twin, zone.name, drawn if zone.many else drawn[0])
