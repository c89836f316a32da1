"""Go Fish: who must hold what, who may, and what a question gives away. All of it follows from what was
heard, so that nothing needs to be tried out."""

from __future__ import annotations

import functools

from parlour.bots import unseen
from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.playouts import ahead
from parlour.bots.unseen import ANY
from parlour.games.go_fish import CARDS_EACH, Ask, State, standing
from parlour.kit import cards
from parlour.kit.cards import NAMES, OF_RANK, RANKS
from parlour.view import Line

# What each of the `parts` of a question is worth, found as `python -m bench.fishing` does: to have more of a
# rank is good, to be known to have it is bad, and to fish what was asked for changes who will draw the last
# card. Once there is no stock, whoever is to ask takes nearly everything.
HELD = (-0.064, -0.009, 0.061, -0.065, -0.028, 0.038)  # one, two, three: not heard of, and heard of
HELD_TIMES_CATCH = (0.022, 0.095, 0.074, 0.078, 0.008, 0.009)
HELD_TIMES_STOCK = (-0.056, -0.031, 0.012, 0.001, -0.002, 0.049)
OTHERS = (-0.014, 0.108, 0.012, 0.011, -0.026)
WEIGHTS = (*HELD, *HELD_TIMES_CATCH, *HELD_TIMES_STOCK, *OTHERS)
SURE = 0.09  # what a sure catch is worth
FULL, HAND = 38, 7  # cards in the stock and in a hand as two begin
HABIT = 0.1  # what a card more or less of a rank is worth to those who go by that alone
CHILD, MASTER = 1, 10  # plies that somebody looks ahead on a board
LIKELY = 0.5  # from here on somebody probably holds something


def weigh(d: Decision) -> list[Weighed]:
    """A sure catch comes first: the turn goes on, so that everything else can wait. Low levels have forgotten
    much, and that is enough: whoever also asked at random now and then was worse than chance."""
    s: State = d.sample()
    table = Table(d, s)
    worth: dict[Ask, float] = {move: table.worth(move) for move in d.moves}
    best = max(d.moves, key=lambda move: (table.is_sure(move), worth[move]))
    now = ahead(standing(s), d.seat)
    found = [Weighed(best, now, why(d, s, best, table) if d.compare else None)]
    others = sorted((move for move in d.moves if move != best), key=lambda move: -worth[move])
    return found + [Weighed(move, max(-1.0, now + min(0.0, worth[move] - worth[best]))) for move in others]


def recall(d: Decision, s: State) -> list[list[int]]:
    """What the unseen cards of the others may be, by all that was heard and is not forgotten. Whoever
    overlooks nothing reads what the table shows of it, too."""
    hands, asked = [[ANY] * CARDS_EACH[s.seats] for _ in range(s.seats)], 0
    for since, row in zip(range(len(d.heard) - 1, -1, -1), d.heard, strict=True):
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


class Table:
    """What a seat knows when it asks, and by that what questions are worth."""

    def __init__(self, d: Decision, s: State) -> None:
        self.own, self.stock, self.unseen = s.hands[d.seat], len(s.stock), recall(d, s)
        self.depth = MASTER if d.compare else d.level.depth
        self.heard = s.least[d.seat]
        others = [card for at, hand in enumerate(s.hands) if at != d.seat for card in cards.each(hand)]
        self.hidden = cards.gather(others + s.stock)
        self.chances = functools.cache(self._chances)

    def held(self, move: Ask) -> int:
        """How many cards of the rank are in the own hand."""
        return (self.own & OF_RANK[move.rank]).bit_count()

    def pinned(self, seat: int, rank: int) -> int:
        """How many cards of a hand can be nothing but this rank."""
        asked = OF_RANK[rank] & self.hidden
        return sum(may & self.hidden & ~asked == 0 < may & asked for may in self.unseen[seat])

    def _chances(self, move: Ask) -> tuple[float, float]:
        """How likely the question is to catch something, and how likely the asked rank is to be fished after
        it was in vain: what is missing may lie in every place that could hold it."""
        asked, others = OF_RANK[move.rank] & self.hidden, range(len(self.unseen))
        pinned = [self.pinned(seat, move.rank) for seat in others]
        places = [sum(may & asked > 0 for may in self.unseen[seat]) - pinned[seat] for seat in others]
        missing, everywhere = max(0, asked.bit_count() - sum(pinned)), self.stock + sum(places)
        elsewhere, vain = everywhere - places[move.seat], float(pinned[move.seat] == 0)
        for found in range(missing):
            vain *= max(0, elsewhere - found) / max(1, everywhere - found)
        return 1 - vain, vain * missing / elsewhere if self.stock and elsewhere else 0.0

    def is_sure(self, move: Ask) -> bool:
        return self.chances(move)[0] == 1

    def gathered(self, move: Ask) -> int:
        """How many cards of a rank will be together at least."""
        elsewhere = self.hidden.bit_count() - len(self.unseen[move.seat])
        left_here = (OF_RANK[move.rank] & self.hidden).bit_count() - elsewhere
        return self.held(move) + max(self.pinned(move.seat, move.rank), left_here)

    def parts(self, move: Ask) -> list[float]:
        """By what a question is judged that is not sure: how many of the rank are held, three numbers each
        while nobody and while everybody has heard of it, and these with the chance to catch and with the
        stock; the chance to fish the rank, and while the stock is odd; the chance to catch with the stock and
        with the hand that is asked; whether it is in vain."""
        (catch, fish), left = self.chances(move), self.stock / FULL
        kind, kinds = self.held(move) - 1 + 3 * (self.heard[move.rank] > 0), len(HELD)
        found = [0.0] * 3 * kinds
        found[kind::kinds] = 1.0, catch, left
        asked = catch * len(self.unseen[move.seat]) / HAND
        return [*found, fish, fish * (self.stock % 2), catch * left, asked, float(catch == 0)]

    def worth(self, move: Ask) -> float:
        """A master sums up the parts. A child asks for anything that may be there, and those between them go
        partly by what they have most of."""
        if self.is_sure(move):
            return SURE + self.gathered(move) / 100
        reckons = min(1.0, (self.depth - CHILD) / (MASTER - CHILD))
        found = HABIT * (self.chances(move)[0] > 0)
        if self.depth > CHILD:
            found += HABIT * self.held(move)
        parts = zip(WEIGHTS, self.parts(move), strict=True)
        return (1 - reckons) * found + reckons * sum(weight * part for weight, part in parts)


def why(d: Decision, s: State, move: Ask, table: Table) -> Line | None:
    """Who holds what, surely or probably, and what the question tells the others."""
    data = {"seat": move.seat, "rank": RANKS[move.rank]}
    if table.is_sure(move):
        return Line("hint-sure-book" if table.gathered(move) == 4 else "hint-sure-catch", data)
    if table.chances(move)[0] > LIKELY:
        return Line("hint-likely", data)
    if s.least[d.seat][move.rank]:
        return Line("hint-known-already", data)
    own = table.held(move)
    return Line("hint-many", {**data, "count": own}) if own > 1 else None


mind = Mind(weigh=weigh)
