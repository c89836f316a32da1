"""Egyptian Rat Screw: how soon somebody sees what lies there, and what they only think they see."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots import reflex
from parlour.bots.contract import Answer, Decision, Later, Mind
from parlour.games.egyptian_rat_screw.egyptian_rat_screw import Slap, State, Take, slappable
from parlour.games.egyptian_rat_screw.slaps import pattern_on
from parlour.kit.cards import JACK, KING, QUEEN, rank_of, suit_of
from parlour.match.record import Heard

EFFORT = {  # reactions that it takes to see a pattern
    "joker": 0.8, "double": 1.0, "sandwich": 1.15, "marriage": 1.2, "top_bottom": 1.3, "tens": 1.4,
    "four": 1.5,
}  # fmt: skip
SIX, NINE = 5, 8
PICTURES = (JACK, QUEEN, KING)
EARLY = 0.5  # reactions until a hand comes down that was on its way before the card was seen
NERVES = 0.01  # how often that happens with each card of the pile, to whoever always slips
LESSON = 0.8  # how much of what tempts somebody is gone after a penalty that is not forgotten


def choose(d: Decision) -> Answer:
    """Take what was won; slap what looks right; else lay without hurry. Only what lies open is looked at."""
    s, ms = d.sample(), reflex.reaction(d.level, d.rng)
    slap = next((move for move in d.moves if isinstance(move, Slap)), None)
    duty = next((move for move in d.moves if move is not slap), None)
    if isinstance(duty, Take):
        return Later(round(ms), duty)
    if slap and (effort := impulse(d, s)):
        return Later(max(reflex.FASTEST, round(ms * effort)), slap)
    return Later(round(ms * reflex.PACE), duty) if duty else None


def impulse(d: Decision, s: State) -> float:
    """After how many reactions the pile is slapped; 0 if it is not."""
    nerve = d.level.slip * boldness(d, s)
    if d.rng.random() < nerve * NERVES * len(s.pile):
        return EARLY
    if pattern := slappable(s):
        return EFFORT[pattern] * (d.rng.random() >= d.level.overlooks * EFFORT[pattern])
    lure, effort = mistake(s)
    return effort * (d.rng.random() < nerve * lure)


def mistake(s: State) -> tuple[float, float]:
    """What the pile may be mistaken for: how likely, and after how many reactions."""
    ranks = [rank_of(card) for card in s.pile[:-5:-1]]
    if habit := pattern_on(s.pile, lambda name: True):
        return 0.6, EFFORT[habit]  # at other tables this counts
    if look_alike(s.pile[-2:]):
        return 0.5, EFFORT["double"]
    if len(ranks) == 4 and ranks[0] == ranks[3]:
        return 0.4, EFFORT["sandwich"]  # with one card too many between
    if len(ranks) > 1 and s.rules.slap_tens and ranks[0] + ranks[1] in (7, 9):
        return 0.3, EFFORT["tens"]  # they add up to 9 or to 11
    if len(ranks) > 2 and s.rules.slap_four and ranks[0] - ranks[1] == ranks[1] - ranks[2] in (1, -1):
        return 0.3, EFFORT["four"]  # there are only three yet
    return 0.0, 1.0


def look_alike(pair: Sequence[int]) -> bool:
    """A six is a nine upside down, and pictures of one colour are soon mistaken for each other."""
    if len(pair) < 2:
        return False
    ranks, reds = [rank_of(card) for card in pair], {suit_of(card) in (1, 2) for card in pair}
    return sorted(ranks) == [SIX, NINE] or (all(rank in PICTURES for rank in ranks) and len(reds) == 1)


def boldness(d: Decision, s: State) -> float:
    """From 1 to 0: those who have paid are careful for a while, and those with few cards all the time."""
    cards = len(s.stacks[d.seat])
    return lessons(d.heard, d.seat, d.level.memory) * cards / (cards + 2 * s.rules.penalty)


def lessons(heard: Sequence[Heard], seat: int, span: float) -> float:
    """What is left of the temptation after the penalties so far; each is half forgotten after `span` rows."""
    bold = 1.0
    for row in heard:
        if row.seat == seat and any(line.key == "slapped-wrongly" for line in row.told):
            bold *= 1 - LESSON * 0.5 ** ((heard[-1].n - row.n) / span)
    return bold


mind = Mind(choose=choose)
