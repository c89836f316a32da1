"""Each sentence of the rules about concentration."""

from collections import Counter
from typing import Any

import pytest

from parlour import Match
from parlour.core import CLOCK, SPECTATOR
from parlour.games.concentration import Rules, State, game
from parlour.kit.cards import rank_of
from parlour.match.sight import redact
from tests.games.table import Script, complaint, pile, play_on, refusal, said, sit, texts, widget

SIX = "2C 2D 7H 7S KC KD"


def table(layout: str = SIX, seats: int = 2, rules: Any = None, **more: Any) -> Match:
    """A table with these cards in the places from 1; seat 0 turns."""
    laid = pile(layout)
    chosen = game.rules(rules or {}, seats)
    box = [card for card in range(52) if card not in laid]
    return sit(
        game, State(chosen, seats, 0, laid, list(range(len(laid))), box, [[] for _ in range(seats)], **more)
    )


def faces(match: Match, viewer: int | None = None) -> list[str | None]:
    """What lies in the places: None is face down, nothing a gap."""
    return [card.face for card in widget(match, "layout", viewer=viewer).cards]


def wait(match: Match) -> None:
    """The pause is over."""
    (move,) = match.moves(CLOCK)
    match.play(CLOCK, move)


def test_all_52_cards_lie_face_down_none_overlapping():
    match = Match.start(game, seats=3, seed=1)
    assert sorted(match.state.layout) == list(range(52))
    assert match.state.places == list(range(52))
    for viewer in (None, 0, 1, 2):
        assert faces(match, viewer) == [None] * 52


def test_nobody_sees_a_card_that_lies_face_down():
    match = table()
    match.play(0, "turn 3")
    for viewer in (0, 1, SPECTATOR):
        seen = redact(match.state, viewer)
        assert [card for card in seen.layout if card < 52] == pile("7H")
    assert faces(match) == [None, None, "7H", None, None, None] + [""] * 46


@pytest.mark.rule("concentration", "turn")
def test_turn_two_the_first_stays_up_until_the_second_is_turned():
    match = table()
    match.play(0, "turn 1")
    assert faces(match)[:6] == ["2C", None, None, None, None, None]
    assert match.to_act() == [0]
    assert texts(match, 0) == ["turn 2", "turn 3", "turn 4", "turn 5", "turn 6"]
    match.play(0, "turn 4")
    assert faces(match)[:6] == ["2C", None, None, "7S", None, None]


@pytest.mark.rule("concentration", "pair")
def test_a_pair_of_equal_rank_is_taken_and_the_player_goes_again():
    match = table()
    play_on(match, "turn 1", "turn 2")
    assert match.state.taken == [pile("2C 2D"), []]
    assert said(match)[-1] == ("pair", {"seat": 0, "cards": ["2C", "2D"]})
    assert match.to_act() == [0]
    assert faces(match)[:6] == ["", "", None, None, None, None]


def test_any_two_equal_ranks_are_a_pair_whatever_their_suits():
    match = table("QC QD QH QS")
    play_on(match, "turn 4", "turn 2")
    assert match.state.taken[0] == pile("QD QS")
    play_on(match, "turn 1", "turn 3")
    assert match.result.reason == "all-taken"


@pytest.mark.rule("concentration", "no-pair", "next")
def test_otherwise_after_a_pause_both_are_turned_back_where_they_lay_and_the_next_seat_left_plays():
    match = table(seats=3)
    play_on(match, "turn 2", "turn 5")
    assert said(match)[-1] == ("no-pair", {"seat": 0})
    assert faces(match)[:6] == [None, "2D", None, None, "KC", None]
    assert match.to_act() == []
    wait(match)
    assert faces(match)[:6] == [None] * 6
    assert match.state.layout == pile(SIX)
    assert match.to_act() == [1]
    play_on(match, "turn 1", "turn 3")
    wait(match)
    play_on(match, "turn 1", "turn 3")
    wait(match)
    assert match.to_act() == [0]


@pytest.mark.rule("concentration", "no-pair")
def test_the_pause_is_at_least_five_seconds():
    match = table()
    match.play(0, "turn 1")
    assert game.due(match.state) == []
    match.play(0, "turn 3")
    assert game.due(match.state) == [("pause-1", 5000)]
    assert [ms for _, ms in match.due()] == [5000]
    assert Rules().pause == 5
    assert min(Rules.choices()["pause"]) == 5
    assert complaint(game.key, {"pause": 4}).key == "no-choice"
    longer = table(rules={"pause": 12})
    play_on(longer, "turn 1", "turn 3")
    assert game.due(longer.state) == [("pause-1", 12000)]


def test_the_pause_is_enforced_by_the_host_and_nobody_may_cut_it_short():
    match = table()
    play_on(match, "turn 1", "turn 3")
    for seat in (0, 1):
        assert match.moves(seat) == []
        assert refusal(match, seat, "turn 2").key == "wait-a-moment"
    assert refusal(match, CLOCK, "expire pause-2").key == "wait-a-moment"


def test_every_pause_has_a_name_of_its_own():
    match = table()
    names = []
    for _ in range(3):
        play_on(match, "turn 1", "turn 3")
        names += [name for name, _ in game.due(match.state)]
        wait(match)
    assert names == ["pause-1", "pause-2", "pause-3"]


def test_a_turned_card_is_told_for_a_moment_only():
    match = table()
    match.play(0, "turn 3")
    (line,) = match.rows[-1].told
    assert line.fleeting
    assert said(match) == [("turned", {"seat": 0, "place": "3", "cards": ["7H"]})]
    match.play(0, "turn 1")
    lasting = [line for line in match.rows[-1].told if not line.fleeting]
    assert [(line.key, line.data) for line in lasting] == [("no-pair", {"seat": 0})]


def test_after_the_pause_nothing_of_the_two_is_in_any_view():
    match = table()
    play_on(match, "turn 1", "turn 3")
    wait(match)
    for viewer in (None, 0, 1):
        shown = str(match.view(viewer))
        assert not [name for name in SIX.split() if f"'{name}'" in shown]


@pytest.mark.rule("concentration", "all-taken")
def test_most_pairs_wins():
    match = table("2C 2D 7H 7S KC KD")
    play_on(match, "turn 1", "turn 2", "turn 3", "turn 5")
    wait(match)
    play_on(match, "turn 3", "turn 4", "turn 5", "turn 6")
    assert match.result.scores == (1, 2)
    assert match.result.ranks == (2, 1)


@pytest.mark.rule("concentration", "all-taken")
def test_the_match_ends_when_all_cards_are_taken():
    match = table("2C 2D 7H 7S")
    play_on(match, "turn 1", "turn 2", "turn 3")
    assert match.result is None
    match.play(0, "turn 4")
    assert (match.result.reason, match.result.scores) == ("all-taken", (2, 0))


@pytest.mark.rule("concentration", "equal")
def test_equal_pairs_share_the_rank():
    match = table("2C 2D 7H 7S", seats=3)
    play_on(match, "turn 1", "turn 2")
    match.state.turn = 1
    play_on(match, "turn 3", "turn 4")
    assert match.result.ranks == (1, 1, 3)


@pytest.mark.rule("concentration", "limit")
def test_max_dry_turns_in_a_row_without_a_pair_end_it_with_the_pairs_as_they_stand():
    match = table(rules={"max_dry": 20})
    play_on(match, "turn 1", "turn 2")
    for _ in range(19):
        play_on(match, "turn 3", "turn 5")
        assert match.result is None
        wait(match)
    (seat,) = match.to_act()
    play_on(match, "turn 3", "turn 5")
    assert match.result.reason == "no-pairs"
    assert match.result.scores == (1, 0)
    assert seat == 1


def test_a_pair_begins_the_count_of_dry_turns_anew():
    match = table(rules={"max_dry": 20}, dry=19, missed=19)
    play_on(match, "turn 1", "turn 2", "turn 3", "turn 5")
    assert match.result is None
    assert match.state.dry == 1


def test_max_dry_is_200_or_from_20_to_1000():
    assert Rules().max_dry == 200
    assert Rules.choices()["max_dry"] == range(20, 1001)
    assert complaint(game.key, {"max_dry": 19}).key == "no-choice"
    assert complaint(game.key, {"max_dry": 1001}).key == "no-choice"


def dealt(pairs: int, seed: int) -> Counter[int]:
    """How often each rank lies on the table."""
    match = Match.start(game, rules={"pairs": pairs}, seed=seed)
    assert len(match.state.layout) == 2 * pairs
    assert sorted(match.state.layout + match.state.box) == list(range(52))
    return Counter(map(rank_of, match.state.layout))


@pytest.mark.parametrize("pairs", [6, 10])
def test_up_to_13_pairs_are_all_of_different_ranks_drawn_at_random(pairs):
    drawn = [dealt(pairs, seed) for seed in range(20)]
    assert all(len(ranks) == pairs and set(ranks.values()) == {2} for ranks in drawn)
    assert set().union(*drawn) == set(range(13))


@pytest.mark.parametrize(("pairs", "again"), [(15, 2), (20, 7)])
def test_15_and_20_are_every_rank_once_and_2_or_7_random_ranks_a_second_time(pairs, again):
    drawn = [dealt(pairs, seed) for seed in range(20)]
    for ranks in drawn:
        assert sorted(ranks.values()) == [2] * (13 - again) + [4] * again
    assert len({rank for ranks in drawn for rank in ranks if ranks[rank] == 4}) > again


@pytest.mark.parametrize("pairs", [26, 20, 15, 10, 6])
def test_no_card_is_ever_left_without_a_partner(pairs):
    """Ranks lie there in even numbers, and a pair takes two: three of a rank cannot be stranded."""
    for seed in range(20):
        assert not [rank for rank, count in dealt(pairs, seed).items() if count % 2]


def test_which_cards_of_a_rank_lie_there_is_drawn_too():
    laid = [Match.start(game, rules={"pairs": 6}, seed=seed).state.layout for seed in range(30)]
    assert {card for layout in laid for card in layout} == set(range(52))


def test_nobody_is_told_which_ranks_a_smaller_layout_has():
    match = Match.start(game, rules={"pairs": 6}, seed=1)
    for viewer in (0, SPECTATOR):
        seen = redact(match.state, viewer)
        assert not [card for card in seen.layout + seen.box if card < 52]
    assert said(match) == []


def test_pairs_is_26_or_one_of_four_smaller_layouts():
    assert Rules().pairs == 26
    assert Rules.choices()["pairs"] == (26, 20, 15, 10, 6)
    assert complaint(game.key, {"pairs": 13}).key == "no-choice"


def test_the_preset_short_has_6_pairs():
    assert len(Match.start(game, rules={"preset": "short"}, seed=1).state.layout) == 12


def test_two_to_eight_may_play():
    for seats in range(2, 9):
        assert len(Match.start(game, seats=seats, seed=1).state.taken) == seats
    assert complaint(game.key, seats=1).key == "no-seats"
    assert complaint(game.key, seats=9).key == "no-seats"


def test_who_begins_is_drawn_at_random_or_named():
    shuffled: list[Any] = [range(13), range(52), range(52)]
    drawn = Match.start(game, seats=5, dealer=Script(picks=[3], stocks=shuffled))
    assert drawn.to_act() == [3]
    named = Match.start(game, seats=5, rules={"first": 2}, dealer=Script(stocks=shuffled))
    assert named.to_act() == [2]
    assert complaint(game.key, {"first": 2}, seats=2).key == "first-not-there"


def test_a_card_that_lies_open_cannot_be_turned_again():
    match = table()
    match.play(0, "turn 1")
    reason = refusal(match, 0, "turn 1")
    assert (reason.key, reason.data) == ("lies-open", {"place": "1"})
    assert reason.flash == ("place:2", "place:3", "place:4", "place:5", "place:6")


def test_a_gap_cannot_be_turned():
    match = table()
    play_on(match, "turn 1", "turn 2")
    reason = refusal(match, 0, "turn 2")
    assert (reason.key, reason.data) == ("no-card", {"place": "2"})
    assert refusal(match, 0, "turn 52").key == "no-card"
    assert refusal(match, 0, "turn 53").key == "unreadable"
    assert refusal(match, 1, "turn 3").key == "not-your-turn"


def test_the_status_line_says_what_is_to_be_done():
    match = table()
    zones = [match.view(0).widgets[0].zone]
    for move in ("turn 1", "turn 3"):
        match.play(0, move)
        zones.append(match.view(0).widgets[0].zone)
    assert zones == ["to-turn", "to-turn-second", "to-remember"]


def test_taken_pairs_lie_open_before_their_owner():
    match = table()
    play_on(match, "turn 1", "turn 2")
    taken = widget(match, "taken", 0, viewer=1)
    assert (taken.top, taken.count) == ("2D", 2)
    assert widget(match, "taken", 1).count == 0
    assert widget(match, "score").rows == ((1,), (0,))
