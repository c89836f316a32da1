"""Go Fish: who must hold what, who may, and what a question gives away. Every question is tried on re-deals
that fit all that was heard, and the next few are asked as people ask."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from parlour.bots import unseen
from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.racing import race
from parlour.bots.unseen import ANY, Deals
from parlour.games.go_fish import CARDS_EACH, Ask, State
from parlour.kit import cards
from parlour.kit.cards import NAMES, OF_RANK, RANKS
from parlour.view import Line

EVERY = 0x1111111111111  # a bit for every rank: that of its lowest card
FOUR = 0b1111  # times such a bit: the cards of that rank
HORIZON = 24  # plies after which chance has blurred what the first question was worth
DEALT = 40  # plies that a re-deal costs as much as
# What so many cards of a rank are worth, in books: less once all have heard of them and will ask for them;
# and what it is worth to be asking. Fitted to whole matches played as in `play_on`.
UNHEARD, HEARD, ASKING = (0.0, 0.06, 0.0, 0.1, 1.0), (0.0, -0.08, -0.14, -0.1, 1.0), 0.18
PROBES = 50  # re-deals that tell how likely something is
LIKELY = 0.5  # from here on somebody probably holds something


def weigh(d: Decision) -> list[Weighed]:
    """A sure catch comes first: the turn goes on, so that everything else can wait. A low level may ask
    without looking."""
    if d.rng.random() < d.level.slip:
        return [Weighed(d.rng.choice(d.moves), 0.0)]
    s: State = d.sample()
    trial = Trial(d, s)
    sure: list[Ask] = sorted(filter(trial.is_sure, d.moves), key=trial.gathered, reverse=True)
    asks: Sequence[Ask] = sure[:1] if sure and not d.compare else d.moves
    found = race(asks, d.budget, trial.values)
    if sure:
        most = max(value for _, value in found)
        found = [(sure[0], most), *(each for each in found if each[0] != sure[0])]
    best = why(d, s, found[0][0], trial) if d.compare else None
    return [Weighed(*found[0], best), *(Weighed(*each) for each in found[1:])]


def recall(d: Decision, s: State) -> list[list[int]]:
    """What the unseen cards of the others may be, by all that was heard and is not forgotten. Whoever
    overlooks nothing reads what the table shows of it, too."""
    hands, asked = [[ANY] * CARDS_EACH[s.seats] for _ in range(s.seats)], 0
    since = sum(len(row.told) for row in d.heard)
    for row in d.heard:
        since -= len(row.told)
        fresh = unseen.is_fresh(d.seat, row.n, since, d.level.memory)
        for line in row.told:
            shown = [NAMES.index(name) for name in line.data.get("cards", ())]
            hand = hands[line.data["seat"]] if "seat" in line.data else []
            match line.key:
                case "asked":
                    asked = OF_RANK[RANKS.index(line.data["rank"])]
                    if fresh:
                        unseen.holds(hand, asked)
                case "gave":
                    for card in shown:
                        unseen.loses(hand, card)
                        hands[line.data["other"]].append(1 << card if fresh else ANY)
                    if fresh:
                        unseen.lacks(hand, asked)
                case "go-fish" if fresh:
                    unseen.lacks(hand, asked)
                case "caught":
                    hand += [1 << card if fresh else ANY for card in shown]
                case "fished":
                    hand.append(ANY)
                case "book":
                    for card in cards.each(OF_RANK[RANKS.index(line.data["rank"])]):
                        unseen.loses(hand, card)
    if s.rules.memory_aid and not d.level.overlooks:
        for hand, least in zip(hands, s.least, strict=True):
            for rank, count in enumerate(least):
                if count:
                    unseen.holds(hand, OF_RANK[rank])
    counts = [0 if seat == d.seat else hand.bit_count() for seat, hand in enumerate(s.hands)]
    return [(hand + [ANY] * count)[:count] for hand, count in zip(hands, counts, strict=True)]


class Table(NamedTuple):
    """What questions change. `holds` and `lacks` are ranks that all have heard of."""

    hands: list[int]
    books: list[int]
    holds: list[int]
    lacks: list[int]


class Trial:
    """Questions tried on one re-deal after the other."""

    def __init__(self, d: Decision, s: State) -> None:
        self.seat, self.rng, self.own, self.unseen = d.seat, d.rng, s.hands[d.seat], recall(d, s)
        self.plies = min(d.level.depth, HORIZON)
        self.books = [books.bit_count() // 4 for books in s.books]
        self.holds = [sum(1 << 4 * rank for rank, count in enumerate(least) if count) for least in s.least]
        self.lacks = [never & EVERY for never in s.never]
        hidden = [card for at, hand in enumerate(s.hands) if at != d.seat for card in cards.each(hand)]
        self.hidden = cards.gather(hidden + s.stock)
        self.deals = Deals(self.unseen, hidden + s.stock, d.rng)

    def values(self, moves: Sequence[Ask]) -> tuple[list[float], int]:
        """What each of these comes to on a new re-deal, and how many plies that took."""
        hands, stock = self.deals()
        hands[self.seat] = self.own
        return [self.value(hands, stock, move) for move in moves], DEALT + self.plies * len(moves)

    def sure(self, move: Ask) -> int:
        """How many cards the question brings at least: those that can be nothing else, or that find no place
        among all other hidden cards."""
        asked, hand = OF_RANK[move.rank] & self.hidden, self.unseen[move.seat]
        elsewhere = self.hidden.bit_count() - len(hand)
        pinned = sum(may & self.hidden & ~asked == 0 < may & asked for may in hand)
        return max(pinned, asked.bit_count() - elsewhere)

    def is_sure(self, move: Ask) -> bool:
        return self.sure(move) > 0

    def gathered(self, move: Ask) -> int:
        """How many cards of a rank will be together at least."""
        return (self.own & OF_RANK[move.rank]).bit_count() + self.sure(move)

    def chance(self, move: Ask) -> float:
        """How likely the question is to bring something."""
        deals = [self.deals()[0][move.seat] & OF_RANK[move.rank] for _ in range(PROBES)]
        return sum(map(bool, deals)) / PROBES

    def value(self, hands: list[int], stock: Sequence[int], move: Ask) -> float:
        table = Table(hands[:], self.books[:], self.holds[:], self.lacks[:])
        turn = play_on(table, stock, self.seat, move, self.plies, self.rng)
        hands, books, holds, _ = table
        totals = [made + prospect(*held) for made, *held in zip(books, hands, holds, strict=True)]
        totals[turn] += ASKING if any(hands) else 0
        leads = [totals[self.seat] - total for at, total in enumerate(totals) if at != self.seat]
        return sum(lead / (abs(lead) + 2) for lead in leads) / len(leads)


def play_on(table: Table, stock: Sequence[int], turn: int, move: Ask, plies: int, rng: Random) -> int:
    """Ask this, and go on for some plies as people usually do. Returns who is to ask then."""
    hands, books, holds, lacks = table
    left, other, rank = len(stock), move.seat, 1 << 4 * move.rank
    for _ in range(plies):
        hand = hands[turn]
        caught = hands[other] & FOUR * rank
        if rank:
            hands[other] ^= caught
            holds[turn] |= rank
            holds[other] &= ~rank
            lacks[other] |= rank
        goes_on = caught or not hand
        if left and not caught:
            left -= 1
            caught = 1 << stock[left]
            if not caught & FOUR * rank:
                lacks[turn] = 0
            else:
                goes_on = caught
        hand |= caught
        lowest = caught.bit_length() - 1 & ~3
        if caught and hand >> lowest & FOUR == FOUR:
            hand ^= FOUR << lowest
            books[turn] += 1
            holds[turn] &= ~(1 << lowest)
        hands[turn] = hand
        if not goes_on or not (hand or left):
            turn = (turn + 1) % len(hands)
        other, rank = usual(table, turn, rng)
        if not (rank or left or any(hands)):
            break
    return turn


def usual(table: Table, turn: int, rng: Random) -> tuple[int, int]:
    """Whom people ask for what: somebody who must have it, by what all have heard, else anybody for anything
    that was not just denied. No rank if there is nobody to ask."""
    hands, _, holds, lacks = table
    hand, seats, asked, ranks = hands[turn], len(hands), turn, 0
    mine = (hand | hand >> 1 | hand >> 2 | hand >> 3) & EVERY
    first = int(rng.random() * seats)
    for other in (*range(first, seats), *range(first)):
        if other != turn and hands[other]:
            if mine & holds[other]:
                asked, ranks = other, mine & holds[other]
                break
            if not ranks & ~lacks[asked]:
                asked, ranks = other, mine & ~lacks[other] or mine
    for _ in range(int(rng.random() * ranks.bit_count())):
        ranks &= ranks - 1
    return asked, ranks & -ranks


def prospect(hand: int, heard: int) -> float:
    """What the cards of a hand are worth, if all have heard of some ranks."""
    total = 0.0
    while hand:
        total += of_four_ranks(hand & 0xFFFF, heard & 0xFFFF)
        hand, heard = hand >> 16, heard >> 16
    return total


@functools.cache
def of_four_ranks(hand: int, heard: int) -> float:
    return sum(
        (HEARD if heard >> at & 1 else UNHEARD)[(hand >> at & FOUR).bit_count()] for at in (0, 4, 8, 12)
    )


def why(d: Decision, s: State, move: Ask, trial: Trial) -> Line | None:
    """Who holds what, surely or probably, and what the question tells the others."""
    data = {"seat": move.seat, "rank": RANKS[move.rank]}
    if trial.is_sure(move):
        return Line("hint-sure-book" if trial.gathered(move) == 4 else "hint-sure-catch", data)
    if trial.chance(move) > LIKELY:
        return Line("hint-likely", data)
    if s.least[d.seat][move.rank]:
        return Line("hint-known-already", data)
    own = (s.hands[d.seat] & OF_RANK[move.rank]).bit_count()
    return Line("hint-many", {**data, "count": own}) if own > 1 else None


mind = Mind(weigh=weigh)
