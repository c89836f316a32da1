"""Egyptian Rat Screw: hands that are as quick and as wrong as people's."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean, median

import pytest

from parlour import Match, bots
from parlour.bots import LEVELS, Later
from parlour.bots.contract import Decision
from parlour.bots.minds import egyptian_rat_screw as mind
from parlour.bots.reflex import FASTEST, reaction
from parlour.games import egyptian_rat_screw as rats
from parlour.kit.cards import NAMES
from parlour.match.record import Heard
from parlour.view import Line

WRONG = ("slapped-wrongly", "slapped-out")


def reactions(level: int, count: int = 2000) -> list[float]:
    rng = Random(level)
    return [reaction(LEVELS[level], rng) for _ in range(count)]


@pytest.mark.parametrize("level", [2, 3, 4])
def test_reaction_times_of_neighbouring_levels_overlap(level: int) -> None:
    quick, slow = reactions(level), reactions(level - 1)
    slower = mean(one > other for one, other in zip(quick, slow, strict=True))
    assert 0.1 < slower < 0.35
    assert min(slow) < median(quick)


@pytest.mark.parametrize("level", LEVELS)
def test_reaction_times_have_the_tail_that_those_of_people_have(level: int) -> None:
    times = sorted(reactions(level))
    low, middle, high = (times[int(len(times) * share)] for share in (0.05, 0.5, 0.95))
    assert times[0] >= FASTEST
    assert high - middle > 1.5 * (middle - low)
    assert times[-1] > 2.2 * middle
    assert mean(times) == pytest.approx(LEVELS[level].reaction, rel=0.05)


def pile_of(names: str, **rules: str) -> Match:
    """A match in which these cards lie on the pile, the last one on top."""
    match = Match.start(rats.game, seats=2, seed=1, rules=rules)
    s = match.state.copy()
    s.pile = [NAMES.index(name) for name in names.split()]
    s.version = len(s.pile)
    s.stacks = [[card for card in range(at, 52, 2) if card not in s.pile] for at in (0, 1)]
    s.turn = 1
    match.moments[-1] = match.moments[-1]._replace(state=s)
    return match


def asked(match: Match, level: int) -> Decision:
    """What the first seat is asked; what it cannot see is dealt anew once for all times it is asked."""
    state = match.redeal(0, Random(1))
    return Decision(
        match.game, LEVELS[level], match.heard(0), match.view(0), 0, match.moves(0),
        lambda: state, LEVELS[level].budget, Random(1),
    )  # fmt: skip


def slaps(match: Match, level: int, tries: int = 400) -> list[int]:
    """After how many milliseconds the level slaps the pile, as often as it does."""
    d = asked(match, level)
    answers = [mind.choose(d) for _ in range(tries)]
    return [each.ms for each in answers if isinstance(each, Later) and isinstance(each.move, rats.Slap)]


@pytest.mark.parametrize("names", ["2C 6D 9H", "KD 3C JH QD", "TC 5C 7D 2H 5S", "8C 3D", "8C 9D TD"])
def test_a_child_is_deceived_by_what_only_looks_like_a_pattern_and_a_master_is_not(names: str) -> None:
    """A nine is a six upside down, a sandwich is too thick, eight and three are not ten, ..."""
    match = pile_of(names)
    assert not rats.slappable(match.state)
    assert 0.01 < len(slaps(match, 1)) / 400 < 0.25
    assert len(slaps(match, 2)) < len(slaps(match, 1))
    assert slaps(match, 3) == slaps(match, 4) == []


def test_whoever_knows_other_house_rules_slaps_what_does_not_count_here() -> None:
    match = pile_of("2C QD KH", slap_marriage="off")
    assert len(slaps(match, 1)) > len(slaps(pile_of("2C 7D KH"), 1))
    assert slaps(match, 4) == []


def test_what_is_hard_to_see_takes_longer_and_is_overlooked_more_often() -> None:
    double, four = (slaps(pile_of(names), 1) for names in ("TC 7C 7D", "QC 4C 5D 6H 7S"))
    assert len(double) > len(four) > 100
    assert median(double) < median(four)
    assert len(slaps(pile_of("TC 7C 7D"), 4)) == 400


def test_a_nervous_hand_is_quicker_than_the_eye_when_much_is_at_stake() -> None:
    small, large = pile_of("2C 7D KH"), pile_of("2C 7D KH 4C JS 5H QC 7S 2D 9C 3D TH 4D QS 8H 2S KC 6D")
    assert not rats.slappable(small.state)
    assert not rats.slappable(large.state)
    nervous = slaps(large, 1, 4000)
    assert len(nervous) > 2 * len(slaps(small, 1, 4000))
    assert median(nervous) < 0.7 * LEVELS[1].reaction


def test_penalties_are_kept_in_mind_and_forgotten() -> None:
    paid = Heard(5, 0, 0, "slap 3", (Line("slapped-wrongly", {"seat": 0, "count": 1}),))
    lay = [Heard(n, 0, 1, "lay") for n in range(6, 40)]
    other = [Heard(5, 0, 1, "slap 3", (Line("slapped-wrongly", {"seat": 1, "count": 1}),))]
    assert mind.lessons(other, 0, 5) == 1.0
    fresh, later, long_ago = (mind.lessons([paid, *lay[:rows]], 0, 5) for rows in (0, 5, 30))
    assert fresh < 0.3 < later < 0.9 < long_ago
    assert mind.lessons([paid, *lay[:5]], 0, 50) < later  # a better memory


def test_whoever_has_few_cards_slaps_only_what_is_sure() -> None:
    match = pile_of("2C 6D 9H")
    rich = len(slaps(match, 1))
    match.state.stacks[0] = match.state.stacks[0][:1]
    poor = len(slaps(match, 1))
    match.state.stacks[0] = []
    assert rich > 1.5 * poor > 0
    assert slaps(match, 1) == []  # it would be out for good


def test_a_child_slaps_wrongly_now_and_then() -> None:
    wrong: Counter[int] = Counter()
    laid = 0
    for seed in range(4):
        match = Match.start(rats.game, seats=2, seed=seed, rules={"preset": "short"})
        bots.drive(match, [1, 3] if seed % 2 else [1, 1])
        for row in match.rows:
            laid += row.move == "lay"
            wrong[row.seat if seed % 2 else 0] += any(line.key in WRONG for line in row.told)
    assert 4 <= wrong[0] < laid / 20
    assert wrong[1] == 0


def test_a_pile_is_taken_before_others_see_what_lies_there() -> None:
    match = pile_of("2C 7D KH")
    match.state.winner = 0
    answer = mind.choose(asked(match, 3))
    assert isinstance(answer, Later)
    assert answer.move == rats.Take()
