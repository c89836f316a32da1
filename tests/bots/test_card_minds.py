"""Minds that read hidden hands: Go Fish and the eights."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from parlour import Match, bots, game
from parlour.bots import LEVELS, Budget
from parlour.bots.contract import Decision, Level, Weighed
from parlour.bots.levels import chooser
from parlour.bots.minds import eights, go_fish, mind_of
from parlour.bots.unseen import ANY, Deals, holds, is_fresh, lacks, loses
from parlour.games.eights import family
from parlour.kit import cards
from parlour.kit.verbs import Draw
from parlour.match.sight import assign
from tests.games import eights as positions
from tests.games.table import card, hand, names_of
from tests.games.test_go_fish import at as fish_at
from tests.games.test_hollywood_eights import table as sheet

MINDS: dict[str, Any] = {"go-fish": go_fish, "crazy-eights": eights, "hollywood-eights": eights}
CRAZY, FISH = game("crazy-eights"), game("go-fish")


def decision(match: Match, level: Level = LEVELS[4], plies: int = 2_000, seed: int = 1) -> Decision:
    """What the seat to act is asked, if its level tried so many plies."""
    (seat,), rng = match.to_act(), Random(seed)
    return Decision(
        match.game,
        level,
        match.heard_live(seat),
        match.view(seat),
        seat,
        match.moves(seat),
        lambda: match.redeal(seat, rng),
        Budget(plies),
        rng,
    )


def advice(match: Match, plies: int = 2_000) -> Weighed:
    """What is best by this mind, and why."""
    weigh = mind_of(match.game).weigh
    assert weigh
    found = weigh(decision(match, plies=plies)._replace(compare=True))
    assert sorted(each.move.text() for each in found) == sorted(
        map(str, (m.text() for m in decision(match).moves))
    )
    assert all(-1 <= each.value <= 1 for each in found)
    assert found[0].value == max(each.value for each in found)
    return found[0]


def reason(match: Match, plies: int = 2_000) -> tuple[str, str, dict[str, Any]]:
    best = advice(match, plies)
    return best.move.text(), best.why.key if best.why else "", best.why.data if best.why else {}


def decisions(key: str, seats: int, count: int, **rules: Any) -> Iterator[Match]:
    """Matches in the middle, wherever somebody has a choice; random moves, but sensible ones."""
    rng, seed = Random(key), 0
    while True:
        match, seed = Match.start(key, seats=seats, seed=seed, rules=rules), seed + 1
        while not match.result:
            (seat,) = match.to_act()
            moves = match.moves(seat)
            if len(moves) > 1:
                yield match
                count -= 1
                if not count:
                    return
            match.play(seat, rng.choice([move for move in moves if is_sensible(move, match.state)] or moves))


def is_sensible(move: Any, s: Any) -> bool:
    """Nobody draws without need, or names a suit that is not held, if another is."""
    if isinstance(move, family.Name):
        rest = s.hands[s.turn] & ~family.EIGHTS
        return not rest or rest & cards.OF_SUIT[move.suit] > 0
    return move.text() != "draw"


class TestUnseen:
    """Every unseen card is a mask of what it may be."""

    def test_what_a_hand_lacks_may_still_come(self) -> None:
        held = [ANY, ANY]
        lacks(held, hand("QC QD QH QS"))
        held.append(ANY)
        assert [may >> card("QH") & 1 for may in held] == [0, 0, 1]

    def test_what_a_hand_holds_is_one_of_those_that_may_be_it(self) -> None:
        queens, held = hand("QC QD QH QS"), [ANY]
        lacks(held, queens)
        held.append(ANY)
        holds(held, queens)
        holds(held, queens)
        assert held == [ANY & ~queens, queens]

    def test_the_card_that_leaves_is_the_one_that_could_be_least_else(self) -> None:
        held = [ANY, hand("QC QD"), hand("QC")]
        loses(held, card("QC"))
        assert held == [ANY, hand("QC QD")]
        loses(held, card("QC"))
        assert held == [ANY]

    def test_deals_fit_what_is_known_and_hold_every_card_once(self) -> None:
        deals = Deals(
            [[], [hand("QC"), hand("QC QD"), ANY & ~hand("4C")], [hand("4C 5C")]], range(48), Random(1)
        )
        for _ in range(50):
            (_, own, other), rest = deals()
            assert names_of(own)[-2:] == ["QC", "QD"]
            assert own.bit_count() == 3
            assert not own & hand("4C")
            assert other & hand("4C 5C")
            assert sorted([*cards.each(own), *cards.each(other), *rest]) == list(range(48))

    def test_memory_fades_and_what_is_forgotten_stays_so(self) -> None:
        kept = [sum(is_fresh(0, n, age, 10) for n in range(400)) for age in (0, 10, 40)]
        assert kept[0] == 400
        assert 150 < kept[1] < 250
        assert kept[2] < 60
        assert all(is_fresh(0, n, 40, 10) <= is_fresh(0, n, 10, 10) for n in range(400))
        assert is_fresh(0, 1, 10**6, math.inf)


@pytest.mark.parametrize("key", ["go-fish", "crazy-eights"])
def test_what_is_remembered_of_hidden_hands_is_true(key: str) -> None:
    """The hands of sensible players are among those that they may hold."""
    narrowed = 0
    for match in decisions(key, 3, 150):
        d = decision(match)
        for seat, slots in enumerate(MINDS[key].recall(d, d.sample())):
            held = match.state.hands[seat]
            if seat != d.seat:
                assert len(slots) == held.bit_count()
                assert assign(slots, list(cards.each(held))) is not None
                narrowed += any(may != ANY for may in slots)
    assert narrowed > 50


class TestGoFish:
    @pytest.mark.parametrize("level", [3, 4])
    def test_a_sure_catch_is_taken(self, level: int) -> None:
        choose, sure = chooser(FISH), 0
        for match in decisions("go-fish", 4, 150):
            s = match.state
            catches = [ask for ask in match.moves(s.turn) if s.least[ask.seat][ask.rank]]
            if catches:
                chosen: Any = choose(decision(match, LEVELS[level], 100))
                assert s.hands[chosen.seat] & cards.OF_RANK[chosen.rank]
                sure += 1
        assert sure > 20

    def test_a_sure_catch_that_makes_a_book_comes_first(self) -> None:
        match = fish_at(["QC QD QH 4C 4D", "QS 4H 7C", "9C"], "2C 3C 5C 6C")
        match.state.least[1][cards.RANKS.index("4")] = match.state.least[1][cards.QUEEN] = 1
        assert reason(match) == ("ask 1 Q", "hint-sure-book", {"seat": 1, "rank": "Q"})

    def test_what_all_have_heard_is_said_as_the_reason(self) -> None:
        match = fish_at(["QC 4C", "QS 7C 5D", "9C 9D"], "2C 3C 5C 6C", turn=1)
        match.play(1, "ask 2 Q")
        match.play(2, "ask 0 9")
        assert reason(match) == ("ask 1 Q", "hint-sure-catch", {"seat": 1, "rank": "Q"})

    def test_with_an_empty_stock_what_is_missing_is_in_the_other_hand(self) -> None:
        match = fish_at(["QC 4C 4D", "QS QD QH 4S 4H"])
        assert reason(match)[1] == "hint-sure-book"

    def test_what_was_just_denied_can_only_be_what_was_drawn_since(self) -> None:
        match = fish_at(["QC 4C", "7C 7D 5D 2D 2H", "9C 9D"], "QD QH QS 4D 4H 4S 3C 5C 6C JC TC KC")
        for seat, text in (0, "ask 1 Q"), (1, "ask 2 7"), (2, "ask 1 9"):
            match.play(seat, text)
        table = go_fish.Table(decision(match), match.state)
        denied, other = (table.chances(go_fish.Ask(1, cards.RANKS.index(rank)))[0] for rank in "Q4")
        assert denied < other / 2

    def test_with_an_odd_stock_one_would_rather_fish_what_one_asks_for(self) -> None:
        """Whoever draws the last card of two players leaves everything to the other."""
        hands, fished = ["QC 4C 4D", "7C 7D 5D 2D"], [0.0, 0.0]
        for odd in (0, 1):
            match = fish_at(hands, ["QD QH QS 4H 4S 3C", "QD QH QS 4H 4S"][odd])
            table, ask = go_fish.Table(decision(match), match.state), go_fish.Ask(1, cards.QUEEN)
            assert table.chances(ask)[1] > 0.05
            fished[odd] = table.worth(ask)
        assert fished[1] > fished[0]

    def test_a_child_asks_for_anything_and_all_others_for_what_they_have_most_of(self) -> None:
        match = fish_at(["QC QD QH 4C", "7C 7D 5D 2D 9C"], "QS 4D 4H 4S 3C 5C 6C JC")
        queens = go_fish.Ask(1, cards.QUEEN)
        asked = {
            level: sum(
                chooser(FISH)(decision(match, LEVELS[level], seed=seed)) == queens for seed in range(40)
            )
            for level in LEVELS
        }
        assert asked[1] < 30 < asked[2] <= asked[3] == asked[4] == 40  # casual players overlook some

    def test_a_child_forgets_what_was_heard(self) -> None:
        known = [0, 0]
        for match in decisions("go-fish", 3, 120):
            for at, level in enumerate((LEVELS[1], LEVELS[4])):
                d = decision(match, level)
                known[at] += sum(
                    may.bit_count() <= 4 for slots in go_fish.recall(d, d.sample()) for may in slots
                )
        assert known[0] < 0.7 * known[1]


class TestEights:
    def test_an_eight_is_kept_while_another_card_follows(self) -> None:
        match = positions.at(CRAZY, ["8S 5D 9H", "2C 3D 4H"], "5C", "KC KD KH JC JD JH 7C 7D")
        assert reason(match)[:2] == ("play 5D", "hint-keeps-eight")

    def test_a_child_does_not_keep_its_eights(self) -> None:
        match = positions.at(CRAZY, ["8S 5D 9H", "2C 3D 4H"], "5C", "KC KD KH JC JD JH 7C 7D")
        chosen = [chooser(CRAZY)(decision(match, LEVELS[1], 100, seed)) for seed in range(20)]
        assert any(isinstance(move, family.Name) for move in chosen)

    def test_only_a_master_looks_to_the_end_of_the_hand(self) -> None:
        match = positions.at(CRAZY, ["8S 5D 9H", "2C 3D 4H"], "5C", "KC KD KH JC JD JH 7C 7D")
        plies = []
        for level in LEVELS.values():
            d = decision(match, level)
            plies.append(eights.Trial(d, d.sample(), [[], [ANY] * 3], lambda held: 0.0).plies)
        assert plies == [1, 2, 4, eights.TO_THE_END]

    def test_the_suit_is_named_that_the_own_hand_can_follow(self) -> None:
        match = positions.at(CRAZY, ["8S 5D 9D JD", "2C 3D 4H TS"], "7C", "KC KD KH JC 6D JH 7H 7D")
        assert reason(match, 20_000) == ("play 8S D", "hint-names-most", {"suit": "D"})

    def test_among_several_a_master_draws_only_where_nothing_follows(self) -> None:
        followed = 0
        for match in decisions("crazy-eights", 4, 60):
            d = decision(match, plies=300)
            if any(isinstance(move, family.Play) for move in d.moves):
                assert not isinstance(chooser(CRAZY)(d), Draw)
                assert not isinstance(advice(match, 300).move, Draw)
                followed += 1
        assert followed > 20

    def test_the_last_card_wins(self) -> None:
        match = positions.at(CRAZY, ["5D", "2C 3D 4H"], "5C", "KC KD KH JC")
        assert reason(match) == ("play 5D", "hint-goes-out", {})
        assert advice(match).value == 1

    def test_whoever_drew_seems_to_lack_the_suit(self) -> None:
        """Seat 1 drew on hearts, and whatever else it holds, a heart is only what it drew last."""
        match = positions.at(
            CRAZY,
            ["9H 6S 6H 2S", "2C 3D 4D KC"],
            "3C",
            "AC AD AS JC JD JS 7C 7D 7S TC TS TD 5S 5C 9S",
            turn=1,
        )
        for seat, text in (1, "play 2C"), (0, "play 2S"), (1, "draw"), (1, "play 9S"):
            match.play(seat, text)
        slots = eights.recall(decision(match), match.redeal(0, Random(1)))[1]
        assert not any(may & cards.OF_SUIT[3] for may in slots)

    def test_a_buried_eight_is_known_until_the_next_deal(self) -> None:
        buried = set[tuple[int, bool]]()
        for match in decisions("hollywood-eights", 2, 400):
            d, s = decision(match), match.state
            trial = eights.Trial(d, s, eights.recall(d, s), len)
            assert all(s.stock[at] == card for at, card in trial.buried)
            told = [line.key for row in match.rows if row.move == "deal" or not row.n for line in row.told]
            hands = " ".join(told).split("dealt")[1:]
            assert not trial.buried or "buried" in hands[-1]
            buried.add((s.hand, bool(trial.buried)))
        assert {(1, True), (2, False)} <= buried

    def test_a_sheet_tells_what_a_hand_is_worth(self) -> None:
        even, ahead = sheet(wins=[]), sheet(wins=[(0, 90), (0, 80)])
        won, lost = [0, 20], [20, 0]
        for s in even, ahead:
            settle = eights.settle_hollywood(s, 0)
            assert settle(won) > settle(lost)
            assert settle([0, 30]) >= settle(won)
        assert eights.settle_hollywood(ahead, 0)(lost) > eights.settle_hollywood(even, 0)(lost)
        assert eights.settle_hollywood(ahead, 1)(lost) < 0

    def test_a_hand_that_ends_the_match_counts_as_its_result(self) -> None:
        last = sheet(wins=[(0, 100), (0, 100), (0, 90)])
        assert last.champions.count(0) == 2
        assert eights.settle_hollywood(last, 0)([0, 20]) == 1
        assert eights.settle_hollywood(last, 1)([0, 20]) == -1
        points = positions.position(CRAZY, ["", ""], rules={"length": "points"})
        points.points = [90, 95]
        assert eights.settle_crazy(points, 0)([0, 20]) == 1
        assert eights.settle_crazy(points, 0)([2, 0]) > -1

    def test_in_one_hand_only_the_first_place_wins(self) -> None:
        settle = eights.settle_crazy(positions.position(CRAZY, [""] * 3), 0)
        assert settle([0, 5, 5]) == 1
        assert -1 < settle([5, 0, 9]) < 0
        assert settle([9, 0, 5]) == -1


@pytest.mark.parametrize("key", ["crazy-eights", "hollywood-eights"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_costs_what_its_level_may(key: str, level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tried, play_on = 0, MINDS[key].play_on

    def counted(*asked: Any) -> Any:
        nonlocal tried
        found = play_on(*asked)
        tried += asked[-2] - max(found, 0)
        return found

    monkeypatch.setattr(MINDS[key], "play_on", counted)
    (match,) = decisions(key, 4, 1)
    d = decision(match, LEVELS[level])._replace(budget=LEVELS[level].budget)
    assert chooser(match.game)(d) in match.moves(d.seat)
    assert tried <= LEVELS[level].budget.plies
    assert tried or LEVELS[level].slip


@pytest.mark.slow
@pytest.mark.parametrize("key", ["go-fish", "crazy-eights"])
def test_a_master_comes_first_more_often_than_three_children(key: str) -> None:
    won = 0.0
    for seed in range(60):
        seat = seed % 4
        match = bots.drive(Match.start(key, seats=4, seed=seed), [4 if at == seat else 1 for at in range(4)])
        assert match.result
        won += (match.result.ranks[seat] == 1) / match.result.ranks.count(1)
    assert won >= 60 * 0.3
