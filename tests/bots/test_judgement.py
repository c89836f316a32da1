"""What computers make of cards and dice: golf, 8-28, who has the six."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bench import thumbs
from parlour import Match, bots, game
from parlour.bots import LEVELS, Budget, Player
from parlour.bots.contract import Decision
from parlour.bots.minds import eight_twenty_eight, six_card_golf
from parlour.chance import QuickDealer
from parlour.games.six_card_golf import STROKES
from parlour.games.slates import gems_slate, gems_variant
from parlour.kit.cards import rank_of
from parlour.kit.kernels.slate import CHANCE
from parlour.match.record import Heard
from parlour.search import rounds
from tests.games.test_eight_twenty_eight import at
from tests.games.test_six_card_golf import table
from tests.games.test_who_has_the_six import position

Choice = Callable[[Any, int, list[Any]], Any]
HABITS = eight_twenty_eight.ENOUGH, eight_twenty_eight.GREEDY


def chosen(match: Match, level: int = 4, plies: int = 2_000) -> str:
    """What the level does at the seat to act, if it thinks so long."""
    (seat,) = match.to_act()
    answer = bots.act(match, seat, Player(bots.player(match.game, level).choose, Budget(plies)))
    return answer.text()  # type: ignore[union-attr]


def by_thumb(rule: Any) -> Choice:
    view: Any = None
    return lambda s, seat, moves: rule(bots.Choice((), view, seat, moves, lambda: s, Budget(), Random(0)))


def by_habit(habit: Callable[[Any, int], Any]) -> Choice:
    return lambda s, seat, moves: habit(s, seat)


def scores(key: str, players: list[Choice], seed: int, **rules: Any) -> list[int]:
    """How a match ends that is played on the bare rules."""
    found, dealer, seats = game(key), QuickDealer(Random(seed)), len(players)
    s = found.setup(found.rules(rules, seats), seats, dealer)
    while not (result := found.result(s)):
        moves = found.moves(s, s.turn)
        found.play(s, s.turn, moves[0] if len(moves) == 1 else players[s.turn](s, s.turn, moves), dealer)
    return list(result.scores)


class TestGolf:
    def test_a_lower_open_card_is_not_covered_by_a_higher_one(self) -> None:
        """But for a pair, which counts nothing."""
        laid = 0
        for seed in range(3):
            match = Match.start("six-card-golf", seats=2, rules={"preset": "short"}, seed=seed)
            bots.drive(match, [Player(bots.player(match.game, 4).choose, Budget(400))] * 2)
            for row in match.rows:
                verb, _, place = row.move.partition(" ")
                if verb not in ("take", "swap"):
                    continue
                before, after = (match.moments[n].state for n in (row.n - 1, row.n))
                at = int(place) - 1
                old, new, beside = (
                    state.layout[row.seat][where]
                    for state, where in ((before, at), (after, at), (after, (at + 3) % 6))
                )
                if before.turned >> old & 1 and rank_of(new) != rank_of(beside):
                    laid += 1
                    assert strokes(new) <= strokes(old), (seed, row.n)
        assert laid

    def offered(self, card: str) -> Match:
        """Seat 0 has discarded this card; seat 1 has a 10 and a 9 face up, side by side."""
        match = table("2C 9C 4c 5c 6c 7c", "TD 9D 4d 5d 6d 7d", stock=card)
        match.play(0, "draw")
        match.play(0, "discard")
        return match

    def test_the_partner_of_an_open_card_makes_a_pair(self) -> None:
        assert chosen(self.offered("9S")) == "take 5"

    def test_a_low_card_is_taken_and_a_high_one_left(self) -> None:
        assert chosen(self.offered("KS")).startswith("take ")
        assert chosen(self.offered("JS")) == "draw"

    def test_who_is_far_ahead_ends_the_hole(self) -> None:
        match = table("KC KD AC AD 2C 9s", "TD JD QD TC JC QC".replace("QC", "qc"), stock="3H")
        match.play(0, "draw")
        assert chosen(match) == "swap 6"

    def test_a_rule_of_thumb_takes_more_strokes(self) -> None:
        mind, thumb = by_habit(six_card_golf.habit), by_thumb(thumbs.golf)
        ours = theirs = 0
        for seed in range(40):
            for first, second in (mind, thumb), (thumb, mind):
                found = scores("six-card-golf", [first, second], seed, holes=1, first="0")
                ours += found[0 if first is mind else 1]
                theirs += found[1 if first is mind else 0]
        assert ours + 80 < theirs, "more than a stroke a hole"


def strokes(card: int) -> int:
    return STROKES.get(rank_of(card), rank_of(card) + 1)


class TestEightTwentyEight:
    def test_whoever_is_alone_below_8_stays(self) -> None:
        assert chosen(at("3 2 2", ["", "10 2", "9 1"], giver=2, middle=9)) == "decline"

    def test_whoever_would_end_the_round_behind_those_who_stayed_takes_a_card(self) -> None:
        match = at("3 8 8", giver=0, middle=9)
        for seat in (1, 2):
            match.play(seat, "decline")
        assert chosen(match, plies=20_000) == "accept"

    def test_the_half_that_can_be_won_is_chosen(self) -> None:
        match = at("1/11 8 2", ["6", "", "9"])
        for _ in range(3):
            match.play(match.to_act()[0], "decline")
        assert match.state.made[0] == (7, 17)
        assert chosen(match) == "choose 28"

    def test_with_23_and_nobody_near_only_those_take_a_card_who_play_now_and_then(self) -> None:
        match = at("9 8 2", ["8 6", "", ""], giver=2, middle=9)
        answers = [eight_twenty_eight.habit(match.state, 0, enough).text() for enough in HABITS]
        assert answers == ["decline", "accept"]
        assert chosen(match, 3) == "decline"

    def test_a_child_with_an_8_mostly_stays_however_often_it_is_asked(self) -> None:
        match, declined = at("8 3 2", giver=2, middle=9), 0
        for seed in range(40):
            rng = Random(seed)
            choice = bots.Choice(
                match.heard_live(0), match.view(0), 0, match.moves(0), lambda: match.state, Budget(), rng
            )
            declined += bots.player(match.game, 1).choose(choice) == eight_twenty_eight.Decline()
        assert 30 <= declined < 40

    @pytest.mark.parametrize(
        ("face_up", "move", "key"),
        [
            ("8 8 2", "accept", "hint-another-card"),
            ("8 8 3", "accept", None),
            ("8 8 3", "decline", "hint-made"),
            ("8 8 2", "decline", "hint-stays-high"),
            ("10 8 2", "accept", None),
        ],
    )
    def test_a_hint_never_calls_28_near_nor_27_far(self, face_up: str, move: str, key: str | None) -> None:
        match = at("9 8 2", [face_up, "", ""], giver=2, middle=9)
        line = eight_twenty_eight.why(match.state, 0, match.game.read(move))
        assert (line and line.key) == key

    def test_who_declined_is_believed_to_have_reason_to(self) -> None:
        match = at("5 8 2", ["2", "", "9 10"], giver=0)
        match.play(1, "decline")
        match.play(2, "accept")
        assert eight_twenty_eight.staying(match.heard_live(0)) == {1}
        slate, v = gems_slate(match.state), gems_variant(match.state.rules, 3)
        slate[CHANCE] = 1

        def reasons(stayed: int) -> int:
            found = 0
            for _ in range(200):
                rounds.believe(slate, v, 0, stayed, eight_twenty_eight.ENOUGH)
                found += rounds.stays(slate, v, 1, eight_twenty_eight.ENOUGH)
            return found

        assert reasons(1 << 1) > 1.5 * reasons(0)

    def test_what_is_clear_is_not_tried_for_long_but_for_somebody_who_asks_for_a_hint(self) -> None:
        match, rng = at("8 3 2", ["", "10 2", "9 1"], giver=2, middle=9), Random(1)
        d = Decision(
            match.game, LEVELS[4], match.heard_live(0), match.view(0), 0, match.moves(0),
            lambda: match.redeal(0, rng), Budget(20_000), rng,
        )  # fmt: skip
        alone, asked = (eight_twenty_eight.tried(each, match.state) for each in (d, d._replace(compare=True)))
        assert alone.count == eight_twenty_eight.FEWEST < asked.count
        assert alone.values()[1] > alone.values()[0]
        assert asked.values() == pytest.approx(alone.values(), abs=0.2)

    def test_a_new_deal_says_nothing_of_what_was_declined_before(self) -> None:
        heard = [
            Heard(1, 0, 1, "decline"),
            Heard(2, 0, 2, "accept"),
            Heard(3, 0, 0, "deal"),
            Heard(4, 0, 2, "decline"),
            Heard(5, 0, 0, "accept"),
        ]
        assert eight_twenty_eight.staying(heard) == {2}
        assert eight_twenty_eight.staying(heard[:2]) == {1}

    def test_rules_of_thumb_win_fewer_points(self) -> None:
        players = [
            by_habit(eight_twenty_eight.habit),
            by_thumb(thumbs.stays_early),
            by_thumb(thumbs.stays_late),
        ]
        totals = [0, 0, 0]
        for seed in range(60):
            turned = seed % 3
            found = scores("8-28", players[turned:] + players[:turned], seed)
            for seat, points in enumerate(found):
                totals[(seat + turned) % 3] += points
        assert totals[0] > 1.05 * max(totals[1:])


class TestWhoHasTheSix:
    @pytest.mark.parametrize(
        ("pawns", "roll", "move"),
        [
            (("19 3", "4"), 1, "go 20 h0"),  # into the house
            (("2 9", "18"), 0, "go 3 7"),  # onto a pawn that has come far
            (("2 14", "4 0"), 3, "go 15 16"),  # out of reach of the pawn on 13
        ],
    )
    def test_a_pawn_comes_home_sends_back_or_gets_away(
        self, pawns: tuple[str, ...], roll: int, move: str
    ) -> None:
        match = position(*pawns, rolls=(roll,))
        match.play(0, "roll")
        assert move in [each.text() for each in match.moves(0)]
        assert chosen(match) == move

    def test_the_lower_the_level_the_more_often_any_pawn_is_moved(self) -> None:
        match = position("19 3", "4", rolls=(1,))
        match.play(0, "roll")
        home = dict.fromkeys(LEVELS, 0)
        for level in LEVELS:
            for seed in range(200):
                rng = Random(seed)
                choice = bots.Choice(
                    match.heard_live(0), match.view(0), 0, match.moves(0), lambda: match.state, Budget(), rng
                )
                home[level] += bots.player(match.game, level).choose(choice).text() == "go 20 h0"
        assert 100 < home[1] + 10 < home[2] < home[3] - 10 < 200 == home[4]
