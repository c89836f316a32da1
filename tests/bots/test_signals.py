"""Kemps: gestures that are no proof, and calls by what was seen of swaps and gestures."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from parlour import Match, bots
from parlour.bots import LEVELS, Later
from parlour.bots.contract import Decision
from parlour.bots.minds import kemps as mind
from parlour.games import kemps
from parlour.games.kemps.gestures import GESTURES, SIGNALS
from parlour.kit import cards
from parlour.kit.cards import NAMES, rank_of

SIGNAL = "cough"


def has_four(match: Match, n: int, seat: int) -> bool:
    return bool(cards.complete_ranks(match.moments[n].state.hands[seat]))


@pytest.mark.parametrize("level", LEVELS)
def test_a_gesture_is_no_proof(level: int) -> None:
    """Most gestures come from hands without four alike, and are never the signal of their pair. Four alike
    are still signalled, and calls are right. The better agree anew for every round, children are lazy."""
    match = bots.drive(Match.start(kemps.game, seed=2, rules={"target": 2}), [level] * 4)
    seen: Counter[bool] = Counter()
    for row in match.rows:
        if row.move.startswith("sign ") and row.seat is not None:
            real = has_four(match, row.n - 1, row.seat)
            seen[real] += 1
            s = match.moments[row.n].state
            wanted = SIGNALS[s.signals[s.pairs[row.seat]] or 0].split("+")
            shown = mind.rounds(match.heard_live(row.seat)[: row.n + 1])[-1].signs(row.seat)
            assert real or shown[-len(wanted) :] != wanted
    assert seen[False] > seen[True] > 0
    told = Counter(line.key for row in match.rows for line in row.told)
    assert told["call-right"] > 2 * told["call-wrong"]
    assert level == 2 or (told["proposed"] < 2 * told["dealt"]) == (level == 1)


def table(*hands: str, middle: str, seed: int = 1) -> Match:
    """A round has begun with these hands; partners sit opposite and have agreed to cough."""
    match = Match.start(kemps.game, seed=seed, rules={"partners": "as-seated"})
    for seat in (0, 1):
        sign = SIGNALS.index(SIGNAL if seat == 0 else "yawn")
        match.play(seat, kemps.Propose(sign))
        match.play(seat + 2, kemps.Accept(sign))
    s = match.state.copy()
    s.hands = [cards.gather([NAMES.index(name) for name in hand.split()]) for hand in hands]
    s.middle = cards.gather([NAMES.index(name) for name in middle.split()])
    held = s.middle | sum(s.hands)
    s.stock = [card for card in cards.DECK if not held >> card & 1]
    known = tuple(s.middle | (s.hands[seat] if seat < 4 else 0) for seat in range(5))
    match.moments[-1] = match.moments[-1]._replace(state=s, known=known)
    return match


def decide(match: Match, seat: int, level: int = 4) -> object:
    answer = bots.act(match, seat, level)
    return answer.move if isinstance(answer, Later) else answer


def test_a_partner_who_gives_the_signal_is_called() -> None:
    match = table("AC 2C 3C 4C", "5C 6C 7C 8C", "9C 9D 9H 9S", "TC JC QC KC", middle="5D 6D 8D 7D")
    assert not isinstance(decide(match, 0), kemps.Call)
    match.play(2, f"sign {SIGNAL}")
    assert decide(match, 0) == kemps.Call(2, 1)
    assert not isinstance(decide(match, 1), kemps.Call)


def test_a_partner_who_cannot_have_four_alike_is_not_called_whatever_it_gestures() -> None:
    match = table("AC 2C 3C 4C", "5C 6C 7C 8C", "9C 9D TH TS", "TC JC QC KC", middle="9H TD AD 2D")
    match.play(2, "swap 9C 9H")
    match.play(2, "swap 9D TD")
    match.play(2, f"sign {SIGNAL}")
    assert not isinstance(decide(match, 0), kemps.Call)


def test_whoever_takes_three_alike_and_stops_is_suspected_by_the_better() -> None:
    match = table("AC 2C 3C 4C", "9C 6C 7C 8C", "5C 6D 7D TH", "TC JC QC KC", middle="9D 9H 9S AD")
    for swap in ("6C 9D", "7C 9H", "8C 9S"):
        assert not isinstance(decide(match, 0), kemps.Call)
        match.play(1, f"swap {swap}")
    assert [decide(match, seat) for seat in (0, 2, 3)] == [kemps.Call(1, 1)] * 3
    assert not isinstance(decide(match, 0, level=1), kemps.Call)  # it has not followed


def test_what_was_taken_back_was_never_swapped() -> None:
    match = table("AC 2C 3C 4C", "9C 6C 7C 8C", "5C 6D 7D TH", "TC JC QC KC", middle="9D 9H 9S AD")
    rows = match.n
    for swap in ("6C 9D", "7C 9H", "8C 9S"):
        match.play(1, f"swap {swap}")
    assert len(list(mind.rounds(match.heard_live(0))[-1].trades(1))) == 3
    match.play(1, f"/undo {rows + 1} 0 2 3")
    assert [trade for _, trade in mind.rounds(match.heard_live(0))[-1].trades(1)] == [
        (NAMES.index("6C"), NAMES.index("9D"))
    ]


def test_a_card_of_a_rank_that_an_opponent_collects_is_not_given() -> None:
    match = table("AC AH 3S JC", "3C 6C 7C 8C", "5C 7H 7D TH", "TC JD QC KC", middle="3D 3H 6D AD")
    match.play(1, "swap 7C 3D")
    match.play(1, "swap 8C 3H")
    move = decide(match, 0)
    assert isinstance(move, kemps.Swap)
    assert (NAMES[move.give], NAMES[move.take]) == ("JC", "AD")


def test_ranks_that_cannot_be_completed_any_more_are_worth_less() -> None:
    match = table("9C 9D TC TD", "2C 6C 7C 8C", "5C 7H 7D 2H", "3C JC QC KC", middle="9H AS TH AD")
    s = match.state
    s.gone = 1 << NAMES.index("TS")
    s.stock.remove(NAMES.index("TS"))
    move = decide(match, 0)
    assert isinstance(move, kemps.Swap)
    assert (NAMES[move.take], rank_of(move.give)) == ("9H", rank_of(NAMES.index("TC")))


def suspicion_of_gestures(match: Match) -> float:
    """How much a gesture of the second seat says, as the first one has got to know it."""
    s, level = match.state, LEVELS[4]
    d = Decision(
        match.game, level, match.heard_live(0), match.view(0), 0, [], lambda: s, level.budget, Random(1)
    )
    told = mind.rounds(d.heard)
    return mind.weight(mind.Table(d, s, told[:-1], told[-1], [SIGNAL]), 1, GESTURES[0])


def test_gestures_of_people_who_never_bluff_are_soon_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = {"target": 2, "partners": "as-seated"}
    bluffing = bots.drive(Match.start(kemps.game, seed=2, rules=rules), [3] * 4)
    monkeypatch.setattr(mind, "DECOYS", 0.0)
    honest = bots.drive(Match.start(kemps.game, seed=2, rules=rules), [3] * 4)
    assert suspicion_of_gestures(honest) > 3 * suspicion_of_gestures(bluffing)
