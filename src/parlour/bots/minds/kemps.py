"""Kemps: collect four alike, agree with the partner on a signal, hide it among decoys, and call by belief.

Others are read by what they swapped and by how they gesture: who is called shows all hands, so that a table
soon knows whether somebody only gestures with four alike, and whether a pair keeps its signal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from random import Random
from typing import Any, NamedTuple

from parlour.bots import reflex
from parlour.bots.contract import Answer, Decision, Later, Mind
from parlour.games.kemps.gestures import Accept, Keep, Propose, Sign
from parlour.games.kemps.kemps import Call, Nothing, State, Swap
from parlour.kit import cards
from parlour.kit.cards import NAMES, OF_RANK, rank_of
from parlour.match.record import Heard
from parlour.match.undo import effective_rows
from parlour.view import Note, View

TIMES = 3  # that a signal is given: a partner may have looked away
DECOYS = 0.5  # how often somebody attentive gestures for nothing while others are to act
HASTE = 0.3  # how much of that is left where it costs time
DEAD = 0.25  # what equals are worth of which one is out, or in another hand
ODD, SEEN = 0.2, 10.0  # a prejudice: so many of so many swaps bring their hands no nearer
RARE = 0.002  # that somebody had four alike almost from the deal
SURE = 0.95  # that a partner who gives the signal has four alike, unless it cannot be
ENOUGH, IN_HOPE = 0.45, 0.7  # beliefs that are enough for a call; the last on an opponent with four oneself
TOLD = 6.0  # times more likely than others is a gesture that gave a pair away which kept its signal


class Trade(NamedTuple):
    """A swap that was seen."""

    give: int
    take: int


class Round(NamedTuple):
    """What was heard of a round, and the hands that were shown at its end, if they were."""

    agreeing: list[Heard]
    rows: list[Heard]
    shown: dict[int, int]

    def of(self, seat: int) -> list[Heard]:
        return [row for row in self.rows if row.seat == seat]

    def signs(self, seat: int) -> list[str]:
        return [word for row in self.of(seat) for word in said(row, Sign.verb())]

    def trades(self, seat: int) -> Iterator[tuple[int, Trade]]:
        """The swaps of a seat, with the numbers of their rows."""
        for row in self.of(seat):
            if names := said(row, Swap.verb()):
                yield row.n, Trade(*map(NAMES.index, names))


def said(row: Heard, verb: str) -> list[str]:
    """What follows the verb, if the row has it."""
    first, *words = (row.move or "").split(" ")
    return words if first == verb else []


def rounds(heard: Sequence[Heard]) -> list[Round]:
    """What was heard, round by round; the last one may still be agreed on or played."""
    found = [Round([], [], {})]
    dealt = False
    for row in reversed([*effective_rows(heard)]):
        (found[-1].rows if dealt else found[-1].agreeing).append(row)
        for line in row.told:
            if line.key == "showed":
                found[-1].shown[line.data["seat"]] = cards.gather([*map(NAMES.index, line.data["cards"])])
            elif line.key == "dealt":
                dealt = True
            elif line.key in ("call-right", "call-wrong", "too-many-swaps", "stock-empty"):
                found.append(Round([], [], {}))
                dealt = False
    return found


class Table(NamedTuple):
    """What a seat goes by: a re-deal, of which only its own hand and what lies open is looked at, and what
    it has heard."""

    d: Decision
    s: State
    past: list[Round]
    now: Round
    signal: list[str]

    @property
    def hand(self) -> int:
        return self.s.hands[self.d.seat]

    @property
    def partner(self) -> int:
        return next(at for at in self.others if self.is_friend(at))

    @property
    def others(self) -> list[int]:
        return [at for at in range(self.s.seats) if at != self.d.seat]

    def is_friend(self, seat: int) -> bool:
        return self.s.pairs[seat] == self.s.pairs[self.d.seat]

    def mood(self, *about: object) -> float:
        """From 0 to 1: chance that stays the same however often somebody is asked about the same thing. The
        others cannot foresee it, since they do not know the signal."""
        return Random(f"{self.d.seat} {self.s.round} {self.signal} {about}").random()

    def kept(self, seat: int) -> int:
        """The cards that a seat is remembered to have taken and not given back."""
        held = 0
        for n, trade in self.now.trades(seat):
            if self.mood(n) < 0.5 ** ((self.d.heard[-1].n - n) / self.d.level.memory):
                held = held & ~(1 << trade.give) | 1 << trade.take
        return held & ~(self.s.middle | self.s.gone | self.hand)


def choose(d: Decision) -> Answer:
    """Be quick to call and to gesture; without hurry collect, and say that there is nothing to take."""
    s, told = d.sample(), rounds(d.heard)
    ms = reflex.reaction(d.level, d.rng)
    if not all(s.ready):
        move = agree(d, s)
        return Later(round(ms * reflex.PACE), move) if move else None
    table = Table(d, s, told[:-1], told[-1], agreed(d.view))
    if urgent := call(table) or signal(table):
        return Later(round(ms), urgent)
    if swap := collect(table):
        return Later(round(ms * reflex.PACE), swap)
    if sign := decoy(table):
        return Later(round(ms), sign)
    nothing = next((move for move in d.moves if isinstance(move, Nothing)), None)
    return Later(round(ms * reflex.PACE), nothing) if nothing else None


def agree(d: Decision, s: State) -> Any:
    """Accept what is offered; else propose something short and new, or out of laziness keep what there is."""
    by_kind = {type(move): move for move in d.moves}
    proposals = [move for move in d.moves if isinstance(move, Propose)]
    if Accept in by_kind or not proposals or s.offered_by[s.pairs[d.seat]] == d.seat:
        return by_kind.get(Accept)
    if Random(f"{agreed(d.view)} {s.round}").random() < 3 * d.level.slip:
        return by_kind.get(Keep) or d.rng.choice(proposals)
    return d.rng.choice([move for move in proposals if "+" not in move.spelled()[0]])


def call(t: Table) -> Call | None:
    """The call on the seat that most likely has four alike, if that is likely enough."""
    hope = bool(cards.complete_ranks(t.hand))
    best, found = 0.0, None
    for move in t.d.moves:
        if isinstance(move, Call):
            friend = t.is_friend(move.seat)
            belief = trust(t) if friend else suspicion(t, move.seat)
            if belief >= max(IN_HOPE if hope and not friend else ENOUGH, best):
                best, found = belief, move
    return found


def trust(t: Table) -> float:
    """How likely the partner has four alike, who may have given the signal."""
    made, wanted = [row for row in t.now.of(t.partner) if said(row, Sign.verb())], t.signal
    seen = [row for row in made if t.mood("sees", row.n) >= t.d.level.overlooks]
    signs = [word for row in seen for word in said(row, Sign.verb())]
    believed = four(t, t.partner)
    if not wanted or not signs or not believed:
        return believed
    hasty = signs[-1] == wanted[-1] and t.mood("mistakes", seen[-1].n) < t.d.level.slip
    return SURE if signs[-len(wanted) :] == wanted or hasty else believed


def suspicion(t: Table, seat: int) -> float:
    """How likely an opponent has four alike, by swaps and gestures."""
    believed = four(t, seat)
    if not 0 < believed < 1:
        return believed
    since = max((n for n, _ in t.now.trades(seat)), default=0)
    odds = believed / (1 - believed)
    for row in t.now.of(seat)[-2:]:
        if (
            row.n > since
            and (sign := said(row, Sign.verb()))
            and t.mood("sees", row.n) >= t.d.level.overlooks
        ):
            odds *= weight(t, seat, sign[0])
    return odds / (1 + odds)


def four(t: Table, seat: int) -> float:
    """How likely a seat has four alike, by its swaps alone: what it holds besides the cards it took is
    guessed by what was unseen, and by how sensible its swaps were with that. Before two nobody can tell."""
    held = t.kept(seat)
    ranks, hidden = cards.ranks_in(held), 4 - held.bit_count()
    if len(ranks) > 1:
        return 0.0
    if hidden > 2:
        return RARE
    seen = t.hand | t.s.middle | t.s.gone
    for other in t.others:
        seen |= t.kept(other)
    unseen = [4 - (seen & of_rank).bit_count() for of_rank in OF_RANK]
    trades, odd = [trade for _, trade in t.now.trades(seat)], oddness(t, seat)
    alike = total = 0.0
    for guess in combinations_with_replacement(range(13), hidden):
        counts = [guess.count(rank) for rank in range(13)]
        likely = 1.0 * prod(comb(unseen[rank], count) for rank, count in enumerate(counts) if count)
        if likely:
            counts[ranks[0]] += held.bit_count()
            likely *= odd ** sum(not nearer for nearer in steps(counts, trades))
            total += likely
            alike += likely * (set(guess) <= {ranks[0]})
    return alike / total if total else 0.0


def steps(counts: Sequence[int], trades: Sequence[Trade]) -> Iterator[bool]:
    """Whether each of the swaps, from the last to the first, brought a hand nearer that holds so many cards
    of each rank now."""
    held = list(counts)
    for give, take in reversed(trades):
        given, taken = rank_of(give), rank_of(take)
        yield held[taken] - 1 > held[given]
        held[taken] -= 1
        held[given] += 1


def oddness(t: Table, seat: int) -> float:
    """How likely a swap of this seat brings its hand no nearer, by the rounds whose hands were shown."""
    odd, swaps = ODD, SEEN
    for each in t.past:
        if hand := each.shown.get(seat):
            counts = [(hand & of_rank).bit_count() for of_rank in OF_RANK]
            for nearer in steps(counts, [trade for _, trade in each.trades(seat)]):
                odd, swaps = odd + (not nearer), swaps + 1
    return odd / swaps


def weight(t: Table, seat: int, sign: str) -> float:
    """How many times likelier a gesture of this seat is with four alike than without, by what was shown after
    calls. A pair that kept its signal has told it."""
    real, rows_with, idle, rows_without = 2.0, 3.0, 1.0, 4.0
    mates = [mate for mate in range(t.s.seats) if t.s.pairs[mate] == t.s.pairs[seat]]
    given_away = set[str]()
    for each in t.past:
        if not has_kept(each, mates):
            given_away.clear()
        for mate in mates:
            last = max((n for n, _ in each.trades(mate)), default=0)
            has_four = bool(cards.complete_ranks(each.shown.get(mate, 0)))
            for row in each.of(mate) if each.shown else ():
                made = said(row, Sign.verb())
                if has_four and row.n > last:
                    rows_with, real = rows_with + 1, real + bool(made)
                    given_away.update(made)
                else:
                    rows_without, idle = rows_without + 1, idle + bool(made)
    ratio = real / rows_with / (idle / rows_without)
    return ratio * TOLD if has_kept(t.now, mates) and sign in given_away else ratio


def has_kept(each: Round, mates: Sequence[int]) -> bool:
    """Whether a pair did no more than one thing before the round: it can only have kept its signal."""
    return sum(row.seat in mates for row in each.agreeing) == 1


def signal(t: Table) -> Sign | None:
    """The next gesture of the agreed signal, with four alike; after each time there is a pause."""
    if not t.signal or not cards.complete_ranks(t.hand):
        return None
    last = max((n for n, _ in t.now.trades(t.d.seat)), default=0)
    own = [row for row in t.now.of(t.d.seat) if row.n > last]
    made = [word for row in own for word in said(row, Sign.verb())]
    begun, paused = len(made) % len(t.signal), not own or not said(own[-1], Sign.verb())
    if len(made) >= TIMES * len(t.signal) or not (begun or paused):
        return None
    return gesture(t, t.signal[begun])


def decoy(t: Table) -> Sign | None:
    """Now and then a gesture that means nothing."""
    own, waits = t.now.of(t.d.seat), t.s.idle >> t.d.seat & 1
    often = DECOYS * (1 - 2.5 * t.d.level.slip) * (1.0 if waits else HASTE)
    if not t.signal or t.mood("decoy", len(own)) >= often:
        return None
    made = [*t.now.signs(t.d.seat), ""][-len(t.signal) :]
    free = [move for move in t.d.moves if isinstance(move, Sign)]
    free = [move for move in free if [*made[:-1], *move.spelled()][-len(t.signal) :] != t.signal]
    return free[int(t.mood("which", len(own)) * len(free))] if free else None


def gesture(t: Table, name: str) -> Sign | None:
    return next((move for move in t.d.moves if isinstance(move, Sign) and move.spelled() == [name]), None)


def collect(t: Table) -> Swap | None:
    """The swap that brings the own hand nearest to four alike that can still be had; of equals the one that
    gives an opponent least and the partner most."""
    own = len(t.now.of(t.d.seat))
    kept = {seat: t.kept(seat) for seat in t.others}
    out = t.s.gone
    for held in kept.values():
        out |= held
    best, found = worth(t, t.hand, out) + 0.9, None
    for move in t.d.moves:
        if isinstance(move, Swap) and t.mood("sees", own, move.take) >= t.d.level.overlooks:
            value = worth(t, t.hand ^ 1 << move.give ^ 1 << move.take, out)
            value += use(t, kept, move.take) - use(t, kept, move.give)
            if value > best:
                best, found = value, move
    return found


def worth(t: Table, hand: int, out: int) -> float:
    """How near a hand is to four alike: equals count the more, the more there are."""
    total = 0.0
    for rank, of_rank in enumerate(OF_RANK):
        if count := (hand & of_rank).bit_count():
            is_dead = out & of_rank and t.mood("counts", rank) >= 2 * t.d.level.overlooks
            total += count**2 * (DEAD if is_dead else 1.0)
    return total


def use(t: Table, kept: dict[int, int], card: int) -> float:
    """What it is worth that a card does not lie in the middle: who collects its rank?"""
    alike = {seat: (held & OF_RANK[rank_of(card)]).bit_count() for seat, held in kept.items()}
    return sum(0.4 * (-count if t.is_friend(seat) else count) for seat, count in alike.items())


def agreed(view: View) -> list[str]:
    """The gestures of the own pair's signal, in order."""
    return next((note.data["signal"].split("+") for note in notes(view, "signal")), [])


def notes(view: View, zone: str) -> list[Note]:
    return [widget for widget in view.widgets if isinstance(widget, Note) and widget.zone == zone]


mind = Mind(choose=choose)
