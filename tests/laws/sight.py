"""Laws of sight: nobody learns what is not theirs to see, from anything they get."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from parlour import Match
from parlour.core import ALL, SPECTATOR, Game, Move, Turned, zones_of
from parlour.match import views
from parlour.match.record import Heard
from parlour.match.sight import redact, spots
from parlour.view import Fan, Line, Spread, Stack, lay_over, tokens

from .secrets import Secrets
from .tables import (
    Reshuffled,
    Table,
    actors,
    after,
    at,
    encode,
    in_world,
    onlookers,
    pack,
    played,
    positions,
    refusal,
    some_of,
    some_onlookers,
)

NONSENSE = ((), ("nonsense",), ("place:z9", "done"), ("seat:99", "rank:1"), ("card:", ":", ""), ("done",) * 9)
EVERY = 2  # rows of which one is searched for the names of hidden things; two seeds take turns


def law_views_do_not_leak(game: Game, table: Table) -> None:
    """View, moves, paths, deadlines, explanations and refusals stay when the unseen is dealt anew."""
    touches, texts = _probes(game, table)
    for here, rng in positions(game, table, 6):
        for seat in some_onlookers(here, rng):
            asked = [*NONSENSE, *rng.sample(touches, min(25, len(touches)))]
            asked += [(token,) for token in sorted(tokens(here.view(seat)))]
            written = ["", "x", "/undo", "/nonsense", *rng.sample(texts, min(15, len(texts)))]
            true = _gets(here, seat, asked, written)
            for _ in range(2):
                other = in_world(here, _redealt(here, seat, rng))
                for what, data in _gets(other, seat, asked, written).items():
                    assert data == true[what], _leak(here, seat, what, true[what], data)


def law_own_parts_complete_the_public_view(game: Game, table: Table) -> None:
    """What is a seat's own, laid over what everybody sees, is its view; and whoever looks changes nothing."""
    for here, _ in positions(game, table, 3):
        before, public = pack(here.state), here.view(None)
        for seat in range(here.seats):
            view, own = here.view(seat), views.own(here, seat, public)
            parts, moved = own or (public.widgets, public.transfers)
            assert lay_over(parts, public.widgets) == view.widgets, f"row {here.n}: parts of {seat}"
            assert moved == view.transfers, f"row {here.n}: what {seat} sees move"
            for part in parts if own else ():
                assert isinstance(part, int) or part not in public.widgets, f"row {here.n}: {part} is not own"
        assert pack(here.state) == before, f"row {here.n}: looking at the table changed it"


def _redealt(here: Match, seat: int | None, rng: Random) -> Any:
    try:
        return here.redeal(seat, rng)
    except Exception as error:
        raise AssertionError(f"row {here.n}: cannot be dealt anew for {seat}: {error!r}") from error


def _probes(game: Game, table: Table) -> tuple[list[tuple[str, ...]], list[str]]:
    """Touches and texts from all over the match."""
    touches: set[tuple[str, ...]] = set()
    texts: set[str] = set()
    for here, rng in positions(game, table, 12):
        for seat in actors(here):
            for move in some_of(here.moves(seat), rng, 4):
                texts.add(move.text())
                for path in move.paths():
                    touches |= {path[: length + 1] for length in range(len(path))} | {path[::-1]}
    return sorted(touches), sorted(texts)


def _gets(here: Match, seat: int | None, touches: list[Any], texts: list[str]) -> dict[str, bytes]:
    """All that a viewer can get out of a position."""
    got = {"view": encode(here.view(seat)), "deadlines": encode(here.game.due(here.state))}
    if seat is None:
        return got
    legal = {move.text() for move in here.moves(seat)}
    got["moves"] = encode([move.text() for move in here.moves(seat)])
    got["paths"] = encode(here.paths(seat))
    for asked in touches:
        got[f"why not {asked}"] = encode(here.why(seat, asked))
    for text in texts:
        if text not in legal:
            got[f"refusal of {text!r}"] = refusal(here, seat, text) or b"taken"
    return got


def _leak(here: Match, seat: int | None, what: str, one: bytes, other: bytes) -> str:
    same = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(same - 40, 0)
    return f"row {here.n}: {what} of {seat} leaks: {one[start : same + 60]!r} or {other[start : same + 60]!r}"


def law_told_lines_do_not_leak(game: Game, table: Table) -> None:
    """Where a move leaves two worlds alike for a viewer, it heard the same of it in both.

    What was shown under the declared `cards` may differ."""
    for here, seat, worlds in _pairs_of_worlds(game, table):
        one, other = (encode(msgspec.structs.replace(w.view(seat), transfers=())) for w in worlds)
        if one != other:
            continue
        heard = [_without_cards(world.heard_live(seat, world.n)[0]) for world in worlds]
        assert heard[0] == heard[1], f"row {here.n}: what {seat} hears leaks: {heard[0]} or {heard[1]}"
        moved = [world.view(seat).transfers for world in worlds]
        assert moved[0] == moved[1], f"row {here.n}: the transfers {seat} sees leak: {moved[0]} or {moved[1]}"
        due = [world.due() for world in worlds]
        assert due[0] == due[1], f"row {here.n}: the deadlines leak: {due[0]} or {due[1]}"


def law_only_declared_things_are_learned(game: Game, table: Table) -> None:
    """Two worlds in which a viewer saw and was shown the same cards give it the same in all."""
    for here, seat, worlds in _pairs_of_worlds(game, table):
        if _learned(worlds[0], seat) != _learned(worlds[1], seat):
            continue
        true, other = (_public(world, seat) for world in worlds)
        for what, data in true.items():
            leak = f"row {here.n}, {worlds[0].rows[-1].move}: {what} of {seat} tells more than was shown"
            assert data == other[what], f"{leak}: {data!r} or {other[what]!r}"


def _pairs_of_worlds(game: Game, table: Table) -> Iterator[tuple[Match, int | None, tuple[Match, Match]]]:
    """One move played in two worlds that look alike to a viewer: dealt anew, or with other dice."""
    if not _hides(game):
        return
    for here, rng in positions(game, table, 8):
        for seat in some_onlookers(here, rng):
            other = in_world(here, _redealt(here, seat, rng))
            for mover in actors(here):
                for move in some_of(here.moves(mover), rng, 2):
                    true = after(here, mover, move)
                    if move in other.moves(mover):
                        yield here, seat, (true, after(other, mover, move))
                    if any(draw.kind == "shuffle" for draw in true.rows[-1].drawn):
                        yield here, seat, (true, after(here, mover, move, Reshuffled))


def _hides(game: Game) -> bool:
    return any(zone.seen_by is not ALL for zone in zones_of(game.State))


def _viewer(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _known(here: Match, seat: int | None) -> int:
    return here.moments[-1].known[-1 if seat is None else seat]


def _learned(here: Match, seat: int | None) -> tuple[Any, ...]:
    """What the declarations gave to a viewer: the cards it sees, remembers, or was shown."""
    seen = redact(here.state, _viewer(seat))
    zones = tuple(getattr(seen, zone.name) for zone in zones_of(here.game.State))
    shown = tuple(line.data.get("cards") for line in here.heard_live(seat, here.n)[0].told)
    return zones, _known(here, seat), shown


def _public(here: Match, seat: int | None) -> dict[str, Any]:
    """All that a viewer gets after a move, and all that `show` and `explain` get for it."""
    due = here.game.due(here.state)
    return {
        "view": here.view(seat),
        "heard": here.heard_live(seat, here.n)[0],
        "deadlines": due,
        "state": redact(here.state, _viewer(seat)),
    }


def _without_cards(heard: Heard) -> Heard:
    return msgspec.structs.replace(heard, told=tuple(map(_bare, heard.told)))


def _bare(line: Line) -> Line:
    data = {name: value for name, value in line.data.items() if name != "cards"}
    return msgspec.structs.replace(line, data=data)


def law_moves_need_only_what_is_seen(game: Game, table: Table) -> None:
    """A seat's moves, and the deadlines, follow from what the seat sees."""
    for here, _ in positions(game, table, 40):
        due = game.due(here.state)
        for seat in onlookers(here):
            seen = redact(here.state, _viewer(seat))
            assert game.due(seen) == due, f"row {here.n}: {seat} cannot know the deadlines {due}"
            if seat not in game.asked(here.state):
                continue
            true = [move.text() for move in game.moves(here.state, seat)]
            own = [move.text() for move in game.moves(seen, seat)]
            assert own == true, f"row {here.n}: the moves of seat {seat} use what it cannot see"


def law_redeals_look_alike(game: Game, table: Table) -> None:
    """A re-deal keeps what is seen, what is known and what `knows` says, and loses no card."""
    for here, rng in positions(game, table, 15):
        for seat in some_onlookers(here, rng):
            dealt = _redealt(here, seat, rng)
            viewer, known = _viewer(seat), _known(here, seat)
            where = f"row {here.n}: a re-deal for {seat}"
            covered = redact(here.state, viewer)
            assert _sizes(covered) == _sizes(here.state), f"row {here.n}: {seat} sees another number of cards"
            assert redact(dealt, viewer) == covered, f"{where} looks otherwise"
            before, now = spots(here.state), spots(dealt)
            for old, new in zip(before, now, strict=True):
                assert old.cards.bit_count() == new.cards.bit_count(), (
                    f"{where}: {old.where} has another size"
                )
                assert old.cards & known == new.cards & known, f"{where} moved known cards of {old.where}"
            assert _all_cards(before) == _all_cards(now), f"{where} changed the deck"
            assert _in_order(here.state, known) == _in_order(dealt, known), f"{where} moved known cards"
            if game.knows and seat is not None:
                for hint in game.knows(redact(here.state, viewer), seat):
                    _check_holds(dealt, hint, f"{where} breaks what it knows")


def _sizes(s: Any) -> list[int]:
    """How many cards lie in each place."""
    sizes = []
    for zone in zones_of(type(s)):
        if not zone.among:
            value = getattr(s, zone.name)
            places = value if zone.many else [value]
            sizes += [len(cards) if zone.ordered else cards.bit_count() for cards in places]
    return sizes


def _all_cards(found: list[Any]) -> int:
    cards = 0
    for spot in found:
        assert not cards & spot.cards, f"{spot.where} holds a card of another place"
        cards |= spot.cards
    return cards


def _in_order(s: Any, known: int) -> list[list[int]]:
    """The ordered piles with all but the known cards covered."""
    piles = []
    for zone in zones_of(type(s)):
        if zone.ordered:
            value = getattr(s, zone.name)
            piles += [
                [card if known >> card & 1 else -1 for card in pile]
                for pile in (value if zone.many else [value])
            ]
    return piles


def law_knowledge_is_true(game: Game, table: Table) -> None:
    """What `knows` says of a hidden place holds there, at every row."""
    match = played(game, table)
    for n, moment in enumerate(match.moments if game.knows else []):
        for seat in range(match.seats):
            assert game.knows
            for hint in game.knows(redact(moment.state, seat), seat):
                _check_holds(moment.state, hint, f"row {n}: seat {seat} knows what is not true")


def _check_holds(s: Any, hint: Any, complaint: str) -> None:
    value = getattr(s, hint.zone)
    here = [spot for spot in spots(s) if spot.zone.name == hint.zone and spot.index == hint.index]
    cards = _all_cards(here)
    assert not cards & hint.never, f"{complaint}: {hint} of {value[hint.index]:b}"
    for mask, count in hint.least:
        assert (cards & mask).bit_count() >= count, f"{complaint}: {hint} of {value[hint.index]:b}"
    for mask in hint.broken:
        assert mask & ~cards, f"{complaint}: {mask:b} is whole in {value[hint.index]:b}"


def law_what_was_seen_is_known(game: Game, table: Table) -> None:
    """Cards that lie open or were shown are known, and stay so while they and their place rest."""
    match = played(game, table)
    heard = {seat: match.heard_live(seat) for seat in onlookers(match)}
    for n in range(1, match.n + 1):
        if any(draw.kind == "shuffle" for draw in match.rows[n].drawn):
            continue
        before, now = match.moments[n - 1], match.moments[n]
        places = list(zip(spots(before.state), spots(now.state), strict=True))
        rested = sum(old.cards for old, new in places if not old.cards & ~new.cards)
        for seat in heard:
            seen = _shown(game, heard[seat][n])
            for _, new in places:
                seen |= new.cards if new.seen_by >> _viewer(seat) & 1 else 0
            who = -1 if seat is None else seat
            lost = seen & ~now.known[who]
            assert not lost, f"row {n}: {seat} saw {lost:b} and does not know it"
            lost = before.known[who] & rested & ~now.known[who]
            assert not lost, f"row {n}: {seat} forgot {lost:b}, which never moved"


def _shown(game: Game, heard: Heard) -> int:
    """The cards that were shown to whoever heard this, as far as their names tell them apart."""
    numbers = {name: 1 << card for card, name in enumerate(game.cards) if game.cards.count(name) == 1}
    cards = 0
    for line in heard.told:
        for name in line.data.get("cards", ()):
            cards |= numbers.get(name, 0)
    return cards


def _by_name(game: Game, s: Any) -> Any:
    """The state with names for cards: cards that look alike are the same to every eye."""
    if len(set(game.cards)) == len(game.cards):
        return s
    twin = s.copy()
    for zone in zones_of(type(s)):
        value = getattr(s, zone.name)
        places = value if zone.many else [value]
        held = [cards if zone.ordered else _numbers(cards) for cards in places]
        setattr(twin, zone.name, [[game.cards[card] for card in cards] for cards in held])
    return twin


def _numbers(hand: int) -> list[int]:
    return [card for card in range(hand.bit_length()) if hand >> card & 1]


def law_equal_views_redeal_alike(game: Game, table: Table) -> None:
    """Worlds that gave a viewer the same are dealt anew alike: nothing unseen guides the deal."""
    if not _hides(game):
        return
    for here, rng in positions(game, table, 6):
        for seat in some_onlookers(here, rng):
            other = in_world(here, _redealt(here, seat, rng))
            _check_deals_alike(here, [here, other], seat)
            for mover in actors(here):
                for move in some_of(here.moves(mover), rng, 2):
                    worlds = [after(here, mover, move), after(here, mover, move, Reshuffled)]
                    worlds += [after(other, mover, move)] if move in other.moves(mover) else []
                    twins = _hidden_twins(here, mover, move, seat, rng)
                    worlds += [after(here, mover, twin) for twin in twins]
                    _check_deals_alike(here, worlds, seat)


def _hidden_twins(here: Match, mover: int, move: Move, seat: int | None, rng: Random) -> list[Move]:
    """Moves that this viewer could not tell from this one, going by who sees them."""
    if mover < 0 or move.seen_by.at_seat(here.state, mover) >> _viewer(seat) & 1:
        return []
    return some_of([twin for twin in here.moves(mover) if type(twin) is type(move)], rng, 2)


def _check_deals_alike(here: Match, worlds: list[Match], seat: int | None) -> None:
    deals: dict[tuple[bytes, bytes], bytes] = {}
    for world in worlds:
        view = msgspec.structs.replace(world.view(seat), transfers=())
        got = encode(view), encode(world.heard_live(seat, world.n)[0])
        deal = pack(_by_name(world.game, _redealt(world, seat, Random(11))))
        moved = world.rows[-1].move
        assert deals.setdefault(got, deal) == deal, (
            f"row {here.n}: {moved} looks the same to {seat}, but the re-deals of it differ"
        )


def law_redeals_vary(game: Game, table: Table) -> None:
    """What a viewer does not know is really dealt anew."""
    for here, rng in positions(game, table, 12):
        for seat in some_onlookers(here, rng):
            hints = game.knows(redact(here.state, _viewer(seat)), _viewer(seat)) if game.knows else ()
            hinted = {(hint.zone, hint.index) for hint in hints if hint.least or hint.never}
            deals = [spots(_redealt(here, seat, rng)) for _ in range(8)]
            unknown = ~_known(here, seat)
            hidden = [spot for spot in spots(here.state) if not spot.seen_by >> _viewer(seat) & 1]
            if sum((spot.cards & unknown).bit_count() for spot in hidden) < 8:
                continue
            free = [
                spot for spot in hidden if spot.cards & unknown and (spot.zone.name, spot.index) not in hinted
            ]
            for place, spot in enumerate(spots(here.state)):
                if spot in free and len(free) > 1:  # a single one may follow from what is known of the others
                    seen = {deal[place].cards for deal in deals}
                    assert len(seen) > 1, (
                        f"row {here.n}: every re-deal for {seat} gives {spot.where} the same"
                    )


def law_secrets_are_kept(game: Game, table: Table, stated: Secrets) -> None:
    """No card or value of a zone that the rules file hides is named to a viewer who may not see it."""
    _check_statement(game, stated)
    match = played(game, table)
    touches, _ = _probes(game, table)
    touches = [path for path in touches if not _words(encode(path)) & set(game.cards)]
    names_are_unique = len(set(game.cards)) == len(game.cards)
    witnessed = {seat: _witnessed(match, stated, seat) for seat in onlookers(match)}
    turn = (table.seats + table.seed) % EVERY  # every row is looked at, at one table or another
    for n in sorted({0, match.n, *range(turn, match.n, EVERY)}):
        here = at(match, n)
        for seat in some_onlookers(here, Random(n)):
            asked = [*NONSENSE[:2], *touches[n % 7 :: 7]] if seat is not None else []
            why = [here.why(seat, path) for path in asked]
            got = encode((here.view(seat), here.paths(seat), here.heard_live(seat, n), why))
            hidden = _forbidden(here.state, stated, seat) & ~witnessed[seat][n]
            if names_are_unique:
                leaked = _names(game, hidden).keys() & _words(got)
            else:
                seen = _all_cards(spots(here.state)) & ~hidden
                leaked = (_faces(here, seat) - _names(game, seen)).keys()
            assert not leaked, f"row {n}: {seat} is given the name of {sorted(leaked)}"
            known = _known(here, seat) & hidden
            assert not known, f"row {n}: {seat} is said to know {known:b}, which it never saw"
            _check_values(here, stated, seat)
        _check_declarations(here, stated)


def _faces(here: Match, seat: int | None) -> Counter[str]:
    """How often each name is given to a viewer, by what lies there or by what it is told: where several cards
    have one name, it may be as often as there are such cards to be seen."""
    view = here.view(seat)
    lying = Counter[str]()
    for widget in view.widgets:
        if isinstance(widget, Fan | Spread):
            lying.update(card.face for card in widget.cards if card.face)
        elif isinstance(widget, Stack) and widget.top:
            lying[widget.top] += 1
    for line in here.heard_live(seat, here.n)[0].told:
        lying |= Counter(line.data.get("cards", ()))
    return lying


def _names(game: Game, cards: int) -> Counter[str]:
    return Counter(name for card, name in enumerate(game.cards) if cards >> card & 1)


def _check_statement(game: Game, stated: Secrets) -> None:
    zones = {zone.name: zone for zone in zones_of(game.State)}
    hidden = {name for name, zone in zones.items() if zone.seen_by is not ALL}
    named = set(stated.zones)
    assert hidden <= named, f"{game.key}: secrets.py says nothing of {sorted(hidden - named)}"
    assert named <= set(zones), f"{game.key}: no zone is declared for {sorted(named - set(zones))}"


def _check_declarations(here: Match, stated: Secrets) -> None:
    """What is declared may be stricter than the rules file, never more open."""
    for zone in zones_of(here.game.State):
        value = getattr(here.state, zone.name)
        for index in range(len(value) if zone.many else 1):
            declared = zone.seen_by.viewers(here.state, index)
            for seat in onlookers(here):
                rightly = _may_see(here.state, stated, zone.name, index, seat)
                assert rightly or not declared >> _viewer(seat) & 1, f"{zone.name} is declared open to {seat}"


def _may_see(s: Any, stated: Secrets, zone: str, index: int, seat: int | None) -> bool:
    if zone not in stated.zones:
        return True
    return seat is not None and stated.zones[zone].seen_by(s, index, seat)


def _forbidden(s: Any, stated: Secrets, seat: int | None) -> int:
    cards = 0
    for spot in spots(s):
        turned = isinstance(spot.zone.seen_by, Turned) and spot.seen_by == -1
        if not turned and not _may_see(s, stated, spot.zone.name, spot.index, seat):
            cards |= spot.cards
    return cards


def _witnessed(match: Match, stated: Secrets, seat: int | None) -> list[int]:
    """For each row the cards that the viewer rightly saw since the whole deck was last shuffled."""
    seen, rows = 0, []
    for row, heard, moment in zip(match.rows, match.heard_live(seat), match.moments, strict=True):
        s = moment.state
        deck = _all_cards(spots(s))
        if any(draw.kind == "shuffle" and draw.size >= deck.bit_count() for draw in row.drawn):
            seen = 0
        rightly = tuple(line for line in heard.told if line.key in stated.shown_by)
        seen |= _shown(match.game, msgspec.structs.replace(heard, told=rightly))
        seen |= deck & ~_forbidden(s, stated, seat)
        rows.append(seen)
    return rows


def _words(data: bytes) -> set[str]:
    """Every word inside a quoted text: a face, a part of a token or of a move."""
    quoted = re.findall(rb'"([^"]*)"', data)
    return {word for text in quoted for word in re.split("[^A-Za-z0-9]+", text.decode())}


def _check_values(here: Match, stated: Secrets, seat: int | None) -> None:
    """Values that are no cards. A viewer's own paths name whatever it might choose: they tell nothing."""
    got = encode((here.view(seat), here.heard_live(seat, here.n)[0])).decode()
    secret, own = set[str](), set[str]()
    for zone in zones_of(here.game.State):
        if zone.name not in stated.zones or not zone.among:
            continue
        value = getattr(here.state, zone.name)
        betrayed_by = stated.zones[zone.name].betrayed_by
        assert betrayed_by, f"secrets.py does not say what betrays {zone.name}"
        for index, item in enumerate(value if zone.many else [value]):
            texts = betrayed_by(item) if item is not None else []
            (own if _may_see(here.state, stated, zone.name, index, seat) else secret).update(texts)
    leaked = [text for text in sorted(secret - own) if text in got]
    assert not leaked, f"row {here.n}: {seat} is given {leaked}"


SIGHT = [
    law_views_do_not_leak,
    law_own_parts_complete_the_public_view,
    law_told_lines_do_not_leak,
    law_only_declared_things_are_learned,
    law_moves_need_only_what_is_seen,
    law_redeals_look_alike,
    law_knowledge_is_true,
    law_what_was_seen_is_known,
    law_equal_views_redeal_alike,
    law_redeals_vary,
]
