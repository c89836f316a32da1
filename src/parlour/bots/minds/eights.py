"""Crazy Eights and Hollywood Eights: every move is tried on re-deals and played on to the end of the hand, or
as far ahead as the level looks. Most likely whoever drew had nothing that fitted, and whoever named a suit
has some of it."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from parlour.bots import unseen
from parlour.bots.contract import Decision, Mind, Weighed
from parlour.bots.racing import race
from parlour.bots.unseen import ANY, Deals
from parlour.chance import QuickDealer
from parlour.games.eights import crazy_eights, hollywood_eights
from parlour.games.eights.family import EIGHT, EIGHTS, Name, State, holding, scored
from parlour.kit import cards
from parlour.kit.cards import DECK, NAMES, OF_RANK, OF_SUIT, SUITS, rank_of, suit_of
from parlour.kit.verbs import Deal, Draw
from parlour.match.record import Heard
from parlour.view import Line

# What lies on top is a card, or for an eight the eight of the suit that was named with it.
FOLLOWING = tuple((OF_SUIT[suit_of(top)] | OF_RANK[rank_of(top)]) & ~EIGHTS for top in DECK)
DRAWING = -1  # instead of a card to be laid on top
NAMED = 4 * EIGHT  # the first eight
WINS = 2.0  # how much more the winner of one more column is likely to come first
LEFT = 3.0  # cards that everybody else holds at the end of a hand
MASTER = 64  # plies that only a master looks ahead on a board; all others see half as far here
TO_THE_END = 1000  # plies: more than any hand has
DEALT = 40  # plies that a re-deal costs as much as
RANKS = 0.25  # what all places but the first count together

Settle: TypeAlias = Callable[[Sequence[int]], float]  # from what all hold at the end of a hand to a value


def weigh(d: Decision, settle: Callable[[Any, int], Settle]) -> list[Weighed]:
    """All eights that name the same suit are one to the search. A low level may act without looking. A master
    does not draw while a card follows and there are several others: one more card may hold up a single
    opponent, but of three somebody is always quicker, and trials of a few hundred hands cannot tell."""
    if d.rng.random() < d.level.slip:
        return [Weighed(d.rng.choice(d.moves), 0.0)]
    s: State = d.sample()
    hands = recall(d, s)
    trial = Trial(d, s, hands, settle(s, d.seat))
    moves: dict[int, list[Any]] = {}
    for move in d.moves:
        moves.setdefault(top_of(move), []).append(move)
    follows = any(top != DRAWING and rank_of(top) != EIGHT for top in moves)
    needless = DRAWING if follows and s.seats > 2 and d.level.depth >= MASTER else None
    ranked = race([top for top in moves if d.compare or top != needless], d.budget, trial.values)
    ranked.sort(key=lambda each: each[0] == needless)
    found = [Weighed(move, min(value, ranked[0][1])) for top, value in ranked for move in moves[top]]
    if d.compare:
        found[0] = found[0]._replace(why=why(d, s, hands, ranked[0][0]))
    return found


def top_of(move: Any) -> int:
    """What a move puts on top."""
    return DRAWING if isinstance(move, Draw) else NAMED + move.suit if isinstance(move, Name) else move.card


def recall(d: Decision, s: State) -> list[list[int]]:
    """What the unseen cards of the others may be, if nobody draws without need or names a suit in vain."""
    hands, top = [[ANY] * s.rules.cards for _ in range(s.seats)], 0
    last = d.heard[-1].n
    for row in this_hand(d.heard):
        fresh = unseen.is_fresh(d.seat, row.n, last - row.n, d.level.memory)
        for line in row.told:
            seat = line.data.get("seat", d.seat)
            match line.key:
                case "drew-one" | "passed":
                    if fresh:
                        unseen.lacks(hands[seat], FOLLOWING[top] | EIGHTS)
                    hands[seat] += [ANY] * (line.key == "drew-one")
                case "turned":
                    top = NAMES.index(line.data["card"])
                case "played" | "played-eight":
                    top = card = NAMES.index(line.data["card"])
                    unseen.loses(hands[seat], card)
                    if "suit" in line.data:
                        top = NAMED + SUITS.index(line.data["suit"])
                        if fresh:
                            unseen.holds(hands[seat], OF_SUIT[suit_of(top)] & ~EIGHTS)
    counts = [0 if seat == d.seat else hand.bit_count() for seat, hand in enumerate(s.hands)]
    return [(hand + [ANY] * count)[:count] for hand, count in zip(hands, counts, strict=True)]


def this_hand(heard: Sequence[Heard]) -> Sequence[Heard]:
    """What was heard since the last deal."""
    deals = (at for at in range(len(heard) - 1, 0, -1) if heard[at].move == Deal.verb())
    return heard[next(deals, 0) :]


class Trial:
    """Moves tried on one re-deal after the other."""

    def __init__(self, d: Decision, s: State, hands: Sequence[list[int]], settle: Settle) -> None:
        self.seat, self.rng, self.settle = d.seat, d.rng, settle
        self.plies = TO_THE_END if d.level.depth >= MASTER else (d.level.depth + 1) // 2
        self.own, self.points, self.passes = s.hands[d.seat], s.values, s.passes
        self.top = NAMED + s.suit if rank_of(s.discard[-1]) == EIGHT else s.discard[-1]
        buried = [
            NAMES.index(name)
            for row in this_hand(d.heard)
            for line in row.told
            for name in line.data.get("cards", ()) * (line.key == "buried")
        ]
        for card in buried:
            for hand, held in zip(hands, s.hands, strict=True):
                if hand and held >> card & 1:
                    unseen.holds(hand, 1 << card)
        self.buried = sorted((s.stock.index(card), card) for card in buried if card in s.stock)
        others = sum(held for at, held in enumerate(s.hands) if at != d.seat)
        fixed = {card for _, card in self.buried}
        hidden = [*cards.each(others), *(card for card in s.stock if card not in fixed)]
        self.deals = Deals(hands, hidden, d.rng)

    def values(self, tops: Sequence[int]) -> tuple[list[float], int]:
        """What each of these comes to on a new re-deal, and how many plies that took."""
        hands, stock = self.deals()
        hands[self.seat] = self.own
        for at, card in self.buried:
            stock.insert(at, card)
        left = len(tops) * self.plies
        found = list[float]()
        for top in tops:
            value, unused = self.value(hands[:], stock, top)
            found.append(value)
            left -= unused
        return found, DEALT + left

    def value(self, hands: list[int], stock: list[int], top: int) -> tuple[float, int]:
        """What comes of putting this on top, or of drawing, and how many plies were not needed to see it."""
        seat, own, left = self.seat, hands[self.seat], self.plies - 1
        if top == DRAWING:
            hands[seat] |= 1 << stock[-1]
            left = play_on(hands, stock[:-1], self.top, seat, self.passes, left, self.rng)
        else:
            hands[seat] ^= own & EIGHTS & -(own & EIGHTS) if rank_of(top) == EIGHT else 1 << top
            if hands[seat]:
                left = play_on(hands, stock, top, (seat + 1) % len(hands), 0, left, self.rng)
        if left < 0:
            return lead([hand.bit_count() for hand in hands], seat), 0
        return self.settle([holding(hand, self.points) for hand in hands]), left


def play_on(
    hands: list[int], stock: Sequence[int], top: int, turn: int, passes: int, plies: int, rng: Random
) -> int:
    """Go on as people usually do to the end of the hand, for so many plies at most; how many were not needed
    for that, or -1. They follow with any card; where none fits they lay an eight and name what they hold most
    of, or draw."""
    seats, left, draw = len(hands), len(stock), rng.random
    for unused in range(plies - 1, -1, -1):
        hand = hands[turn]
        fits = hand & FOLLOWING[top]
        if fits:
            for _ in range(int(draw() * fits.bit_count())):
                fits &= fits - 1
            fits &= -fits
            top = fits.bit_length() - 1
        elif hand & EIGHTS:
            fits = hand & EIGHTS & -(hand & EIGHTS)
            top = NAMED + longest(hand & ~EIGHTS)
        elif left:
            left -= 1
            hands[turn] = hand | 1 << stock[left]
            continue
        else:
            passes += 1
            if passes == seats:
                return unused
            turn = (turn + 1) % seats
            continue
        hands[turn] = hand ^ fits
        if hand == fits:
            return unused
        passes = 0
        turn = (turn + 1) % seats
    return -1


def longest(hand: int) -> int:
    """The suit of which a hand holds most."""
    counts = [(hand & suit).bit_count() for suit in OF_SUIT]
    return counts.index(max(counts))


def lead(counts: Sequence[int], seat: int) -> float:
    """How far a seat is before the others with so many cards in their hands."""
    leads = [count - counts[seat] for at, count in enumerate(counts) if at != seat]
    return sum(each / (abs(each) + 3) for each in leads) / len(leads)


def chances(points: Sequence[float], typical: float) -> list[float]:
    """How likely each is to get first to where all want to, if every hand brings somebody so many points."""
    ahead = max(points)
    weights = [math.exp((each - ahead) / typical) for each in points]
    return [weight / sum(weights) for weight in weights]


def first(ranks: Sequence[int], seat: int) -> float:
    """What a place is worth: the first by far the most."""
    if ranks[seat] == 1:
        return 2 / ranks.count(1) - 1
    return RANKS * sum(rank > ranks[seat] for rank in ranks) / len(ranks) - 1


def settle_crazy(s: crazy_eights.State, seat: int) -> Settle:
    """A match of one hand is over with it; else points bring nearer to the target."""

    def settle(held: Sequence[int]) -> float:
        if s.rules.length == "hand":
            return first([1 + sum(other < own for other in held) for own in held], seat)
        winner, won = scored(held)
        points = [each + won * (at == winner) for at, each in enumerate(s.points)]
        if max(points) >= s.rules.target or s.hand >= s.rules.max_hands:
            return first([1 + sum(other > own for other in points) for own in points], seat)
        return 2 * chances(points, typical(s))[seat] - 1

    return settle


def settle_hollywood(s: hollywood_eights.State, seat: int) -> Settle:
    """What is entered on the sheet counts in its columns, which are won or lead somewhere."""

    @functools.cache
    def entered(winner: int | None, won: int) -> float:
        then = s.copy()
        then.over = True
        if winner is not None:
            then.wins[winner] += 1
            hollywood_eights.enter(then, winner, won, QuickDealer(Random(0)))
        if result := hollywood_eights.result(then):
            return first(result.ranks, seat)
        columns = [float(games) for games in hollywood_eights.games_won(then)]
        for game, champion in enumerate(then.champions):
            if champion is None:
                lines = then.sheet[game * s.seats : (game + 1) * s.seats]
                likely = chances([line[-1] if line else 0 for line in lines], typical(s))
                columns = [won + chance for won, chance in zip(columns, likely, strict=True)]
        return 2 * chances(columns, 1 / WINS)[seat] - 1

    return lambda held: entered(*scored(held))


def typical(s: State) -> float:
    """The points that a hand usually brings."""
    return (s.seats - 1) * LEFT * sum(s.values) / len(s.values)


def why(d: Decision, s: State, hands: Sequence[Sequence[int]], top: int) -> Line | None:
    """What speaks for this card, this suit or a draw."""
    own, after = s.hands[d.seat], (d.seat + 1) % s.seats
    if top == DRAWING:
        return Line("hint-saves-eight") if own & EIGHTS else None
    suit = suit_of(top)
    if own.bit_count() == 1:
        return Line("hint-goes-out")
    if not any(may & OF_SUIT[suit] & ~EIGHTS for may in hands[after]):
        return Line("hint-lacks-suit", {"seat": after, "suit": SUITS[suit]})
    if rank_of(top) == EIGHT:
        return Line("hint-names-most", {"suit": SUITS[suit]}) if suit == longest(own & ~EIGHTS) else None
    if own & EIGHTS:
        return Line("hint-keeps-eight")
    return Line("hint-follows") if own & FOLLOWING[top] & ~(1 << top) else None


crazy = Mind(weigh=functools.partial(weigh, settle=settle_crazy))
hollywood = Mind(weigh=functools.partial(weigh, settle=settle_hollywood))
