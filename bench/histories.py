"""Made-up pasts for OpenSpiel, which sets up a position with cards only by playing to it.

From what everybody has heard and a re-deal follows which cards somebody must have got unseen, from when to
when; these are matched with the moments at which cards came unseen. What was heard is then true of the
made-up past as well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from parlour.kit.cards import NAMES, RANKS, each, rank_of
from parlour.match.record import Heard

THEIR_RANKS, THEIR_SUITS = "23456789TJQKA", "CDHS"
DRAW, PASS, NAME, DEALER = 52, 53, 54, 52  # numbers of actions in crazy eights
DEALT = 5  # cards each, among four
BEFORE = -1  # the moment of the deal
NEVER = 10**9


class Impossible(Exception):
    """What was heard cannot have led to this re-deal, or happens otherwise in OpenSpiel."""


class Slot(NamedTuple):
    """A moment at which a card came unseen: one that would have been shown it cannot have been, and one that
    completed a book it must."""

    moment: int
    never: int | None = None
    only: int | None = None

    def fits(self, need: Need) -> bool:
        in_time = need.since < self.moment < need.by
        return in_time and need.kind != self.never and self.only in (None, need.kind)


class Need(NamedTuple):
    """A card that came unseen: not later than `by`, nor before `since`."""

    by: int
    since: int
    kind: int


def fill(slots: Sequence[Slot], needs: Sequence[Need]) -> list[int]:
    """What came at each of these moments: one need for each slot, none left over."""
    if len(slots) != len(needs):
        raise Impossible
    taken: dict[int, int] = {}  # by need: the slot that has it

    def find(slot: int, seen: set[int]) -> bool:
        """Give this slot a need; whoever has it already may take another."""
        for at, need in enumerate(needs):
            if at not in seen and slots[slot].fits(need):
                seen.add(at)
                if at not in taken or find(taken[at], seen):
                    taken[at] = slot
                    return True
        return False

    if not all(find(slot, set()) for slot in range(len(slots))):
        raise Impossible
    by_slot = {slot: needs[at].kind for at, slot in taken.items()}
    return [by_slot[slot] for slot in range(len(slots))]


def eights(heard: Sequence[Heard], s: Any) -> list[int]:
    """The actions that lead to this re-deal of crazy eights."""
    slots = [[Slot(BEFORE)] * DEALT for _ in range(s.seats)]
    needs: list[list[Need]] = [[] for _ in range(s.seats)]
    for row in heard[1:]:
        verb, *words = str(row.move).split()
        assert row.seat is not None
        if verb == "draw":
            slots[row.seat].append(Slot(row.n))
        elif verb == "play":
            needs[row.seat].append(Need(row.n, BEFORE - 1, card_of(words[0])))
    for seat, hand in enumerate(s.hands):
        needs[seat] += [Need(NEVER, BEFORE - 1, card_of(NAMES[card])) for card in each(hand)]
    got = [iter(fill(*pair)) for pair in zip(slots, needs, strict=True)]
    order = [(s.first + at) % s.seats for at in range(s.seats)]
    actions = [DEALER + (s.first - 1) % s.seats]
    actions += [next(got[seat]) for _ in range(DEALT) for seat in order]
    actions.append(card_of(NAMES[s.discard[0]]))
    for row in heard[1:]:
        assert row.seat is not None
        actions += eights_steps(str(row.move))
        if row.move == "draw":
            actions.append(next(got[row.seat]))
    return actions


def eights_steps(move: str) -> list[int]:
    """A move of crazy eights as actions; the suit that is named is one of its own."""
    verb, *words = move.split()
    if verb == "play":
        return [card_of(words[0]), *(NAME + THEIR_SUITS.index(suit) for suit in words[1:])]
    return [{"draw": DRAW, "pass": PASS}[verb]]


def card_of(name: str) -> int:
    return 4 * THEIR_RANKS.index(name[0]) + THEIR_SUITS.index(name[1])


def fish(heard: Sequence[Heard], s: Any) -> list[int]:
    """The actions that lead to this re-deal of go fish. Whoever asks first is their player 0."""
    first = next((row.seat for row in heard if row.seat is not None), s.turn)
    slots, needs = [[Slot(BEFORE)] * DEALT for _ in range(s.seats)], [list[Need]() for _ in range(s.seats)]
    for seat in range(s.seats):
        held = Counter(rank_of(card) for card in each(s.hands[seat]))
        for rank in range(len(RANKS)):
            needs[seat] += unseen(list(changes(heard, seat, rank)), rank, held[rank])
    for row in heard[1:]:
        if any(line.key == "fished" for line in row.told):
            assert row.seat is not None
            told = {line.key: RANKS.index(line.data["rank"]) for line in row.told if "rank" in line.data}
            slots[row.seat].append(Slot(moment(row, 2), told.get("asked"), told.get("book")))
    got = [iter(fill(*pair)) for pair in zip(slots, needs, strict=True)]
    order = [(first + at) % s.seats for at in range(s.seats)]
    actions = [next(got[seat]) for seat in order for _ in range(DEALT)]
    for row in heard[1:]:
        assert row.seat is not None
        actions += fish_steps(str(row.move), first, s.seats)
        for line in row.told:
            if line.key == "caught":
                actions.append(RANKS.index(line.data["cards"][0][0]))
            elif line.key == "fished":
                actions.append(next(got[row.seat]))
    return actions


def fish_steps(move: str, first: int, seats: int) -> list[int]:
    """An ask as an action; who draws because there is nothing to ask for does so without one."""
    verb, *words = move.split()
    if verb == "pass":
        raise Impossible
    if verb == "draw":
        return []
    return [(int(words[0]) - first) % seats * len(RANKS) + RANKS.index(words[1])]


class Change(NamedTuple):
    """What was heard of one rank in one hand: `gained` came openly; `held` is how many there were when none
    were left; `asked` shows that there was one."""

    moment: int
    gained: int = 0
    held: int | None = None
    asked: bool = False


def moment(row: Heard, part: int) -> int:
    """The asking, giving, drawing or laying down of a row."""
    return 4 * row.n + part


def changes(heard: Sequence[Heard], seat: int, rank: int) -> Iterator[Change]:
    """What was heard of this rank in this hand, in order."""
    name = RANKS[rank]
    for row in heard:
        for line in row.told:
            said = line.data
            if line.key == "asked" and said["rank"] == name and said["seat"] == seat:
                yield Change(moment(row, 0), asked=True)
            elif line.key == "asked" and said["rank"] == name and said["other"] == seat:
                gave = [other for other in row.told if other.key == "gave"]
                yield Change(moment(row, 1), held=len(gave[0].data["cards"]) if gave else 0)
            elif line.key == "gave" and said["other"] == seat and said["cards"][0][0] == name:
                yield Change(moment(row, 1), gained=len(said["cards"]))
            elif line.key == "caught" and said["seat"] == seat and said["cards"][0][0] == name:
                yield Change(moment(row, 2), gained=1)
            elif line.key == "book" and said["seat"] == seat and said["rank"] == name:
                yield Change(moment(row, 3), held=4)


def unseen(changes: Sequence[Change], rank: int, now: int) -> Iterator[Need]:
    """The cards of a rank that a hand must have got unseen, of which it holds some number now."""
    since, gained, urgent = BEFORE - 1, 0, NEVER
    for change in (*changes, Change(NEVER, held=now)):
        gained += change.gained
        if change.asked and not gained:
            urgent = min(urgent, change.moment)
        if change.held is None:
            continue
        missing = change.held - gained
        if missing < 0 or (urgent < NEVER and missing == 0):
            raise Impossible
        for at in range(missing):
            yield Need(min(urgent, change.moment) if at == 0 else change.moment, since, rank)
        since, gained, urgent = change.moment, 0, NEVER
