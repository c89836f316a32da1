"""What the tests of the games share: scripted chance, positions to sit down at, what was said."""

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from parlour import Match
from parlour.chance import LoggingDealer, Outcome
from parlour.core import BadSetup, Game, Reason, Refused
from parlour.kit.cards import DECK, NAMES, gather
from parlour.view import AnyWidget


class Script(LoggingDealer):
    """A dealer that brings up what the test says, in order; more than that is a failure.

    A stock is a whole deck in its new order, or a text: the cards that come off its top first."""

    def __init__(
        self,
        *,
        rolls: Iterable[int] = (),
        picks: Iterable[int] = (),
        stocks: Iterable[str | Sequence[int]] = (),
    ) -> None:
        super().__init__(NAMES)
        self.ahead: dict[str, list[Any]] = {
            "roll": list(rolls),
            "pick": list(picks),
            "shuffle": [stacked(stock) if isinstance(stock, str) else list(stock) for stock in stocks],
        }

    def outcome(self, stream: str, counter: int, kind: str, size: int) -> Outcome:
        assert self.ahead[kind], f"the test foresaw no {kind} of {size}"
        outcome: Outcome = self.ahead[kind].pop(0)
        if isinstance(outcome, list):
            assert sorted(outcome) == list(range(size)), "a shuffle must keep all its cards"
        else:
            assert 0 <= outcome < size
        return outcome

    @property
    def used_up(self) -> bool:
        """Everything that the test foresaw has come."""
        return not any(self.ahead.values())


def card(name: str) -> int:
    return NAMES.index(name)


def hand(names: str) -> int:
    """`hand("QS QD 4C")`: cards without order."""
    return gather(pile(names))


def pile(names: str) -> list[int]:
    """`pile("4C QS")`: cards in order, the last one on top."""
    return [card(name) for name in names.split()]


def names_of(cards: int) -> list[str]:
    """The names of a hand, lowest first."""
    return [name for at, name in enumerate(NAMES) if cards >> at & 1]


def stacked(names: str, deck: Sequence[int] = DECK) -> list[int]:
    """A deck from whose top these cards come first, in this order; the others lie below."""
    first = pile(names)
    return [other for other in deck if other not in first] + first[::-1]


def sit(game: Game, state: Any, dealer: LoggingDealer | None = None) -> Match:
    """A match that begins with this position."""

    def deal(rules: Any, seats: int, dealer: Any) -> type(state):  # type: ignore[valid-type]
        return state

    here = dataclasses.replace(game, setup=deal)
    rules = dataclasses.asdict(state.rules)
    return Match.start(here, seats=state.seats, rules=rules, dealer=dealer or Script())


def play_on(match: Match, *moves: str) -> None:
    """Play texts in order, each by the one seat that has a turn."""
    for move in moves:
        (seat,) = match.to_act()
        match.play(seat, move)


def texts(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat as texts."""
    return [move.text() for move in match.moves(seat)]


def said(source: Match | LoggingDealer, seat: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    """The lines of the last move as everybody (no seat given) or this seat heard them."""
    lines = source.rows[-1].told if isinstance(source, Match) else source.told
    return [(line.key, line.data) for line in lines if line.to is None or seat in line.to]


def refusal(match: Match, seat: int, move: str) -> Reason:
    """Why this is not taken; nothing may have changed then."""
    before, counters = match.record(), dict(match.dealer.counters)
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert match.record() == before
    assert match.dealer.counters == counters
    return caught.value.reason


def complaint(game: str, rules: Mapping[str, Any] | None = None, seats: int | None = None) -> Reason:
    """Why no match can be started so."""
    with pytest.raises(BadSetup) as caught:
        Match.start(game, seats=seats, rules=rules or {}, seed=1)
    return caught.value.reason


def widget(match: Match, zone: str, seat: int | None = None, viewer: int | None = None) -> AnyWidget | None:
    """What lies in this zone (of this seat) as a viewer, or a spectator, sees it."""
    found = [w for w in match.view(viewer).widgets if w.zone == zone and seat in (None, w.seat)]
    return found[0] if found else None


def do(match: Match, seat: int, text: str) -> None:
    """Play the one legal move that begins so (`nothing` is `nothing 3`), or the text as it is."""
    begun = [whole for move in match.moves(seat) if (whole := move.text()).startswith(f"{text} ")]
    match.play(seat, begun[0] if len(begun) == 1 else text)
