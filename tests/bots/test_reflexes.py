"""Games of quickness with seeded reaction times: everybody decides by what they saw, and once a hand is on
its way nothing stops it. So deeds come too late now and then, as among people: they are answered, and they
cost nothing. Every match ends, and nothing is won twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from parlour import Match, bots
from parlour.bots import LEVELS, Later
from parlour.core import CLOCK, Expire, IllegalMove, Move
from parlour.games import egyptian_rat_screw as rats
from parlour.games import kemps
from parlour.games.kemps.gestures import GESTURES, SIGNALS, Accept, Keep, Propose, Sign
from parlour.kit import cards

HAND = 200  # ms that a hand is on its way
PACE = 1.8  # what needs no quickness takes longer
Decide = Callable[[Match, int, Random], Later | None]


class Wish(NamedTuple):
    """What a seat is about to do, and the row it saw then."""

    t: int
    seat: int
    move: Move
    n: int


class Table:
    """A match among seeded hands, in virtual time."""

    def __init__(self, match: Match, decide: Sequence[Decide], seed: object) -> None:
        self.match, self.decide, self.rng = match, decide, Random(f"{seed}")
        self.wishes: dict[int, Wish] = {}
        self.timers: dict[str, int] = {}
        self.now = 0
        self.late: list[tuple[Wish, str]] = []  # what was refused, and why

    def play(self, check: Callable[[Match, Wish], None], most: int = 20_000) -> Table:
        """To the end; after every row the rules of fairness are checked."""
        for _ in range(most):
            if self.match.result:
                return self
            wish = self.next()
            self.now = max(self.now, wish.t)
            self.wishes.pop(wish.seat, None)
            before = self.match.state
            try:
                self.match.play(wish.seat, wish.move, self.now)
            except IllegalMove as refused:
                assert self.match.state is before
                self.late.append((wish, refused.reason.key))
            else:
                check(self.match, wish)
        raise AssertionError("the match never ends")

    def next(self) -> Wish:
        """All look at the table, but for those whose hand is on its way; then the earliest acts, of equals
        the first clockwise from whoever laid what they race for."""
        match, last = self.match, self.match.last_actor()
        due = dict(match.game.due(match.state))
        self.timers = {name: self.timers.get(name, self.now + ms) for name, ms in due.items()}
        for seat, decide in enumerate(self.decide):
            wish = self.wishes.get(seat)
            if wish and (wish.n == match.n or wish.t - self.now <= HAND):
                continue
            answer = decide(match, seat, self.rng)
            if answer is None:
                self.wishes.pop(seat, None)
                continue
            t = self.now + answer.ms
            if wish and wish.move == answer.move:
                t = min(t, wish.t)
            self.wishes[seat] = Wish(t, seat, answer.move, match.n)
        clocks = [Wish(t, CLOCK, Expire(name), match.n) for name, t in self.timers.items()]
        coming = [*self.wishes.values(), *clocks]
        assert coming, "nobody can or wants to go on"
        return min(
            coming,
            key=lambda wish: (
                max(wish.t, self.now),
                wish.seat == CLOCK,
                (wish.seat - last - 1) % match.seats,
            ),
        )


def level(number: int) -> Decide:
    """A computer player of this level."""

    def decide(match: Match, seat: int, rng: Random) -> Later | None:
        answer = bots.act(match, seat, number)
        return Later(0, answer) if isinstance(answer, Move) else answer

    return decide


def reaction(level: int, rng: Random) -> int:
    return round(LEVELS[level].reaction * rng.triangular(0.6, 1.8, 0.9))


# Egyptian Rat Screw


def slapper(level: int, slips: float = 0.01) -> Decide:
    """Slaps what can be slapped and now and then what cannot, lays in turn, and takes without hurry."""

    def decide(match: Match, seat: int, rng: Random) -> Later | None:
        ms = reaction(level, rng)
        for move in match.moves(seat):
            match move:
                case rats.Slap() if rats.slappable(match.state) or rng.random() < slips:
                    return Later(ms, move)
                case rats.Lay() | rats.Take():
                    return Later(round(ms * PACE), move)
        return None

    return decide


def fair_pile(match: Match, wish: Wish) -> None:
    """No card is lost, a pile goes to one seat and once, and who slapped honestly pays nothing."""
    before, after = match.moments[-2].state, match.state
    deck = 52 if after.rules.jokers == "off" else 54
    everything = [*after.pile, *after.under, *(card for stack in after.stacks for card in stack)]
    assert sorted(everything) == list(range(deck))
    gained = {
        seat: len(after.stacks[seat]) - len(before.stacks[seat])
        for seat in range(match.seats)
        if len(after.stacks[seat]) != len(before.stacks[seat])
    }
    lying = len(before.pile) + len(before.under)
    match wish.move:
        case rats.Lay():
            assert gained == {wish.seat: -1}
        case rats.Slap(pile=version):
            assert version == before.version  # as it was seen
            if rats.slappable(before):
                assert gained == {wish.seat: lying}
            else:
                paid = min(before.rules.penalty, len(before.stacks[wish.seat]))
                assert gained == ({wish.seat: -paid} if paid else {})
                assert after.pile == before.pile
        case rats.Take() | Expire():
            assert gained == {before.winner: lying}
    assert (after.pile == []) == (lying > 0 and max(gained.values(), default=0) > 0)


def check_slaps(table: Table) -> Counter[str]:
    """Every slap that came too late was answered with just that."""
    seen: Counter[str] = Counter()
    for wish, key in table.late:
        if isinstance(wish.move, rats.Slap):
            honest = bool(rats.slappable(table.match.moments[wish.n].state))
            assert key in ("too-late", "barred", "over")
            seen["honest" if honest else "other"] += 1
        else:
            seen[key] += 1
    keys = [line.key for row in table.match.rows for line in row.told]
    seen["won"] = sum(key.startswith("slapped-") for key in keys) - keys.count("slapped-wrongly")
    seen["wrong"] = keys.count("slapped-wrongly") + keys.count("slapped-out")
    assert table.match.result
    seen[table.match.result.reason] += 1
    return seen


def slap_matches(seats: int, seeds: range, **rules: Any) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        match = Match.start(rats.game, seats=seats, seed=seed, rules=rules)
        hands = [slapper(1 + (seat + seed) % 4) for seat in range(seats)]
        seen += check_slaps(Table(match, hands, seed).play(fair_pile))
    return seen


@pytest.mark.parametrize("seats", range(2, 9))
def test_slaps_no_dead_end_no_double_award_and_no_honest_slap_is_punished(seats: int) -> None:
    seen = slap_matches(seats, range(5), preset="short", jokers="2", penalty=2)
    assert seen["won"] > 10
    assert seen["honest"] > 5
    assert seen["wrong"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_slaps_in_hundreds_of_whole_matches(seats: int) -> None:
    seen = slap_matches(seats, range(30)) + slap_matches(seats, range(30), jokers="2", penalty=2)
    print(f"{seats} seats: {dict(seen)}")
    assert seen["all-cards"] + seen["turn-limit"] == 60
    assert seen["all-cards"] > 50


@pytest.mark.parametrize("seats", [2, 5])
def test_the_levels_slap_each_other_to_the_end(seats: int) -> None:
    match = Match.start(rats.game, seats=seats, seed=seats, rules={"preset": "short"})
    table = Table(match, [level(1 + seat % 4) for seat in range(seats)], seats).play(fair_pile)
    assert check_slaps(table)["won"] > 3


def test_a_pile_that_its_winner_leaves_lying_is_swept_by_the_clock_after_two_seconds() -> None:
    """Nobody takes, so that every pile won by a challenge waits for the clock or for a slap."""

    def decide(match: Match, seat: int, rng: Random) -> Later | None:
        answer = slapper(2)(match, seat, rng)
        return None if answer and isinstance(answer.move, rats.Take) else answer

    match = Match.start(rats.game, seats=4, seed=2, rules={"preset": "short"})
    Table(match, [decide] * 4, 2).play(fair_pile)
    swept = [row for row in match.rows if row.seat == CLOCK]
    assert swept
    for row in swept:
        n = next(n for n in range(row.n, 0, -1) if match.moments[n - 1].state.winner is None)
        assert row.t == match.rows[n].t + rats.MOMENT


# Kemps


def collector(level: int, calls: float = 0.003) -> Decide:
    """Swaps towards four alike, gives the agreed signal, calls on a partner who gives it and, by level, on
    whoever else might have four; throws in a gesture or a wild call now and then."""

    def decide(match: Match, seat: int, rng: Random) -> Later | None:
        s, ms = match.state, reaction(level, rng)
        moves = match.moves(seat)
        if not moves:
            return None
        if not all(s.ready):
            move = agreement(s, seat, moves, rng)
            return Later(round(ms * PACE), move) if move else None
        partner = next(at for at in range(4) if at != seat and s.pairs[at] == s.pairs[seat])
        if signalled(match, partner, SIGNALS[s.signals[s.pairs[seat]]]):
            return Later(ms, kemps.Call(partner, s.round))
        if rng.random() < calls:
            return Later(ms, kemps.Call((seat + rng.choice((1, 2, 3))) % 4, s.round))
        if cards.complete_ranks(s.hands[seat]):
            return Later(ms, next_sign(match, seat, SIGNALS[s.signals[s.pairs[seat]]]))
        if rng.random() < 0.05:
            return Later(ms, Sign(rng.randrange(len(GESTURES))))
        swaps = [move for move in moves if isinstance(move, kemps.Swap)]
        best = max(swaps, key=lambda swap: alike(s.hands[seat] ^ 1 << swap.give ^ 1 << swap.take))
        if alike(s.hands[seat] ^ 1 << best.give ^ 1 << best.take) > alike(s.hands[seat]):
            return Later(ms, best)
        nothing = [move for move in moves if isinstance(move, kemps.Nothing)]
        return Later(round(ms * PACE), nothing[0]) if nothing else None

    return decide


def agreement(s: kemps.State, seat: int, moves: Sequence[Any], rng: Random) -> Move | None:
    """Accept what is offered; keep what was agreed, or propose something and wait."""
    if s.offered_by[s.pairs[seat]] == seat:
        return None
    accepts = [move for move in moves if isinstance(move, Accept)]
    keeps = [move for move in moves if isinstance(move, Keep)] if rng.random() < 0.7 else []
    proposals = [move for move in moves if isinstance(move, Propose)]
    move: Move = (accepts or keeps or [rng.choice(proposals)])[0]
    return move


def alike(hand: int) -> int:
    return sum((hand & of_rank).bit_count() ** 2 for of_rank in cards.OF_RANK)


def signs_of(match: Match, seat: int) -> list[str]:
    """The gestures of a seat in this round, in order."""
    made: list[str] = []
    for row in reversed(match.rows):
        if any(line.key == "dealt" for line in row.told):
            break
        if row.seat == seat and row.move.startswith("sign "):
            made.insert(0, row.move.removeprefix("sign "))
    return made


def signalled(match: Match, seat: int, signal: str) -> bool:
    wanted = signal.split("+")
    return signs_of(match, seat)[-len(wanted) :] == wanted


def next_sign(match: Match, seat: int, signal: str) -> Sign:
    first, *second = signal.split("+")
    made = signs_of(match, seat)
    return Sign(GESTURES.index(second[0] if second and made[-1:] == [first] else first))


def fair_round(match: Match, wish: Wish) -> None:
    """No card is lost, nobody holds more than four, and only a call scores: once, and ends the round."""
    before, after = match.moments[-2].state, match.state
    if all(after.ready):
        zones = [*after.hands, after.middle, after.gone, cards.gather(after.stock)]
        assert sum(zone.bit_count() for zone in zones) == 52
        assert sum(zones) == (1 << 52) - 1
        assert [zone.bit_count() for zone in zones[:5]] == [4] * 5
    scored = [after.points[pair] - before.points[pair] for pair in (0, 1)]
    if isinstance(wish.move, kemps.Call):
        assert wish.move.round == before.round == after.round - 1
        right = cards.complete_ranks(before.hands[wish.move.seat])
        assert scored[before.pairs[wish.seat]] == (1 if right else -1)
        assert scored[1 - before.pairs[wish.seat]] == 0
    else:
        assert scored == [0, 0]
    if isinstance(wish.move, kemps.Swap):
        assert before.middle >> wish.move.take & 1
        assert before.hands[wish.seat] >> wish.move.give & 1


def check_swaps(table: Table) -> Counter[str]:
    """Every swap for a card that was taken meanwhile was answered with just that."""
    seen: Counter[str] = Counter()
    for wish, key in table.late:
        s = table.match.moments[wish.n].state
        seen[f"{wish.move.verb()} {key}"] += 1
        if isinstance(wish.move, kemps.Swap):
            assert key in ("card-gone", "agree-first", "others-agree", "not-your-card", "over")
            assert s.middle >> wish.move.take & 1  # it lay there when it was seen
        elif isinstance(wish.move, kemps.Call):
            assert key in ("too-late", "agree-first", "others-agree", "over")
    assert table.match.result
    seen[table.match.result.reason] += 1
    keys = Counter(line.key for row in table.match.rows for line in row.told)
    assert keys["called"] == keys["call-right"] + keys["call-wrong"]
    return seen + Counter({key: keys[key] for key in ("call-right", "call-wrong", "swapped", "refilled")})


def kemps_matches(seeds: range, **rules: Any) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        match = Match.start(kemps.game, seed=seed, rules=rules)
        hands = [collector(1 + (seat + seed) % 4) for seat in range(4)]
        seen += check_swaps(Table(match, hands, seed).play(fair_round))
    return seen


def test_kemps_no_dead_end_no_double_award_and_a_stale_swap_hears_that_the_card_is_gone() -> None:
    seen = kemps_matches(range(12), target=2)
    assert seen["call-right"] > 10
    assert seen["call-wrong"] > 3
    assert seen["swap card-gone"] > 5
    assert seen["target-reached"] + seen["round-limit"] == 12


@pytest.mark.slow
def test_kemps_in_hundreds_of_whole_matches() -> None:
    seen = kemps_matches(range(100))
    print(dict(seen))
    assert seen["target-reached"] + seen["round-limit"] == 100
    assert seen["target-reached"] > 80


@pytest.mark.parametrize(("seed", "levels"), [(1, (1, 2, 3, 4)), (2, (4, 4, 1, 1))])
def test_the_levels_play_kemps_to_the_end(seed: int, levels: tuple[int, ...]) -> None:
    match = Match.start(kemps.game, seed=seed, rules={"preset": "short", "partners": "as-seated"})
    table = Table(match, [level(number) for number in levels], seed).play(fair_round)
    assert check_swaps(table)["call-right"] >= 1
