"""docs/rules/8-28.md, sentence by sentence."""

from collections import Counter
from collections.abc import Sequence

import pytest

from parlour import Match, bots, game
from parlour.bots.minds.eight_twenty_eight import habit
from parlour.games.eight_twenty_eight.eight_twenty_eight import (
    GEMS,
    HIGH,
    RED,
    Accept,
    Choose,
    Rules,
    State,
    barred,
)
from parlour.games.eight_twenty_eight.number_cards import DECKS, NAMES, totals
from parlour.kit.turns import clockwise
from parlour.lab import simulate
from tests.games.table import Script, complaint, play_on, refusal, said, sit, texts, widget

GAME = game("8-28")


class Box:
    """All cards of a deck; each is taken out by name."""

    def __init__(self, deck: str = "a") -> None:
        self.cards = list(DECKS[deck])

    def pile(self, names: str) -> list[int]:
        return [self.take(name) for name in names.split()]

    def take(self, name: str) -> int:
        card = next(card for card in self.cards if NAMES[card] == name)
        self.cards.remove(card)
        return card

    def hand(self, names: str) -> int:
        return sum(1 << card for card in self.pile(names))


def position(
    hidden: str,
    face_up: Sequence[str] = (),
    pile: str | None = None,
    *,
    giver: int = 0,
    blue: int = 40,
    red: int = 15,
    middle: int = 7,
    middle_red: int = 0,
    points: Sequence[int] = (),
    **rules: object,
) -> State:
    """Seat after seat; the last card of the pile is on top; where none is given, all others lie there. The
    giver has laid its gem and asks the seat on its left."""
    box, seats = Box(), len(hidden.split())
    own = [1 << card for card in box.pile(hidden)]
    shown = [box.hand(names) for names in (*face_up, *[""] * seats)][:seats]
    drawn = box.cards if pile is None else box.pile(pile)
    won = [*points, *[0] * seats][:seats]
    s = State(Rules(**rules), seats, blue=blue, red=red, points=won, giver=giver, laid_red=middle_red)
    s.pile, s.hidden, s.open = drawn, own, shown
    s.middle, s.round = middle + RED * middle_red, 1
    s.turn = next(seat for seat in clockwise(giver + 1, seats) if not barred(s, seat))
    return s


def at(hidden: str, face_up: Sequence[str] = (), pile: str | None = None, **more: object) -> Match:
    return sit(GAME, position(hidden, face_up, pile, **more))


def shared(hands: Sequence[str], **more: object) -> Match:
    """A round with these hands after a B in which nobody took a card."""
    hidden = " ".join(hand.split()[0] for hand in hands)
    match = at(hidden, [" ".join(hand.split()[1:]) for hand in hands], **more)
    play_on(match, *["decline"] * len(hands))
    return match


def won(match: Match) -> list[int]:
    return match.state.points


def deck_order(names: str, deck: str = "a") -> list[int]:
    """A shuffle after which these cards come off the pile first, in this order."""
    box = Box(deck)
    first = box.pile(names)
    return [DECKS[deck].index(card) for card in box.cards + first[::-1]]


def keys(match: Match, seat: int | None = None) -> list[str]:
    return [key for key, _ in said(match, seat)]


def line(match: Match, key: str) -> dict:
    """What was said under this key by the last move."""
    (data,) = [data for said_key, data in said(match) if said_key == key]
    return data


# Material


def test_55_blue_gems_1_point_each_15_red_gems_2_points_each():
    assert GEMS["full"] == (55, 15)
    match = Match.start("8-28", seats=3, seed=1)
    assert GAME.tally(match.state) == {"supply": 54 + 30, "middle": 1, "players": 0}
    assert widget(match, "supply-blue").count == 54
    assert widget(match, "supply-red").count == 15


@pytest.mark.parametrize("deck", ["a", "b"])
def test_51_cards(deck):
    assert len(DECKS[deck]) == len(set(DECKS[deck])) == 51
    match = Match.start("8-28", seats=4, rules={"deck": deck}, seed=1)
    dealt = sum(mask.bit_count() for mask in match.state.hidden)
    assert dealt + len(match.state.pile) == 51


def test_deck_a_fifteen_1_three_each_of_2_3_4_5_6_7_9_10_four_8_eight_1_11():
    three = dict.fromkeys(["2", "3", "4", "5", "6", "7", "9", "10"], 3)
    assert Counter(NAMES[card] for card in DECKS["a"]) == {"1": 15, "8": 4, "1/11": 8, **three}
    assert Rules().deck == "a"


def test_deck_b_sixteen_1_three_each_of_2_to_10_eight_1_11():
    three = {str(value): 3 for value in range(2, 11)}
    assert Counter(NAMES[card] for card in DECKS["b"]) == {"1": 16, "1/11": 8, **three}


@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        ("1", [1]),
        ("10 8", [18]),
        ("1/11", [1, 11]),
        ("1/11 1/11 6", [8, 18, 28]),
        ("1/11 1/11 1/11", [3, 13, 23, 33]),
    ],
)
def test_a_1_11_counts_as_1_or_as_11_each_such_card_on_its_own_free_until_the_end(hand, counts):
    assert totals(Box().hand(hand), 40) == counts


# A round


def test_all_cards_are_shuffled_everybody_gets_one_card_looks_at_it_in_secret_and_lays_it_face_down():
    match = Match.start("8-28", seats=4, seed=3)
    assert [draw[:4] for draw in match.rows[0].drawn] == [("deal", 0, "shuffle", 51)]
    assert [mask.bit_count() for mask in match.state.hidden] == [1] * 4
    assert match.state.open == [0] * 4
    for viewer in (*range(4), None):
        seen = [len(widget(match, "hidden", seat, viewer).cards) for seat in range(4)]
        assert seen == [int(seat == viewer) for seat in range(4)]


def test_the_cards_are_dealt_from_the_left_of_the_giver():
    dealer = Script(stocks=[deck_order("2 3 4")])
    match = Match.start("8-28", seats=3, dealer=dealer)
    assert [NAMES[mask.bit_length() - 1] for mask in match.state.hidden] == ["4", "2", "3"]


def test_first_of_the_match_seat_0_random_or_a_seat():
    assert Rules().first == "0"
    assert Match.start("8-28", seats=5, seed=1).state.giver == 0
    assert Match.start("8-28", seats=5, seed=1, rules={"first": 3}).state.giver == 3
    dealer = Script(picks=[2], stocks=[list(range(51))])
    assert Match.start("8-28", seats=5, rules={"first": "random"}, dealer=dealer).state.giver == 2
    assert complaint("8-28", {"first": "4"}, seats=4).key == "first-not-there"


@pytest.mark.rule("8-28", "gem")
def test_a_puts_one_blue_gem_from_the_supply_into_the_middle():
    match = Match.start("8-28", seats=3, seed=1)
    assert (match.state.blue, match.state.middle) == (54, 1)
    assert line(match, "laid-blue") == {"seat": 0, "count": 1}
    play_on(match, "accept", "decline", "decline")
    assert (match.state.blue, match.state.middle, match.state.giver) == (53, 2, 1)


@pytest.mark.rule("8-28", "gem")
def test_no_blue_left_a_red_one_neither_left_nothing():
    match = at("2 2 2", blue=0, red=1, middle=7)
    play_on(match, "accept", "decline", "decline")
    assert (match.state.red, match.state.laid_red) == (0, 1)
    assert line(match, "laid-red") == {"seat": 1, "count": 9}
    play_on(match, "accept", "decline", "decline")
    assert match.state.red == 0
    assert (widget(match, "middle-blue").count, widget(match, "middle-red").count) == (7, 1)
    assert line(match, "laid-nothing") == {"seat": 2}


@pytest.mark.rule("8-28", "offer")
def test_b_offers_each_player_in_turn_clockwise_beginning_on_the_left_and_ending_with_itself():
    match = Match.start("8-28", seats=4, rules={"first": 2}, seed=1)
    asked = []
    for _ in range(4):
        asked += match.to_act()
        play_on(match, "accept")
    assert asked == [3, 0, 1, 2]
    assert match.to_act() == [0]  # the new giver is 3


@pytest.mark.rule("8-28", "take")
def test_the_player_accepts_or_declines():
    match = at("2 3 4")
    assert texts(match, 1) == ["accept", "decline"]
    assert texts(match, 0) == texts(match, 2) == []


def test_the_offered_card_may_be_touched_itself():
    assert (widget(at("2 3 4"), "pile").touch,) in Accept().paths()


@pytest.mark.rule("8-28", "take")
def test_an_accepted_card_is_laid_face_up():
    match = at("2 3 4", pile="9 7 10")
    play_on(match, "accept")
    assert [card.face for card in widget(match, "open", 1).cards] == ["10"]
    assert line(match, "accepted") == {"seat": 1, "cards": ["10"]}


def test_a_declined_card_stays_unseen_on_top_of_the_pile_and_is_the_one_offered_next():
    match = at("2 3 4", pile="9 7 10")
    play_on(match, "decline")
    assert [NAMES[card] for card in match.state.pile] == ["9", "7", "10"]
    assert widget(match, "pile").top is None
    assert keys(match) == ["declined"]
    play_on(match, "accept")
    assert [card.face for card in widget(match, "open", 2).cards] == ["10"]


@pytest.mark.rule("8-28", "out")
def test_28_or_more_face_up_whatever_the_1_11s_count_is_out_and_is_offered_no_more_cards():
    match = at("2 3 4", ["", "10 10 7", "9 9 8"], pile="9 1/11 1/11")
    play_on(match, "accept")  # 27 + 1 = 28
    assert keys(match) == ["accepted", "is-out"]
    assert widget(match, "out", 1)
    play_on(match, "accept")  # 26 + 1 = 27: not out
    assert keys(match) == ["accepted"]
    assert not widget(match, "out", 2)
    play_on(match, "decline")
    assert match.state.giver == 2  # seat 1 is out
    assert match.to_act() == [0]
    play_on(match, "decline")
    assert match.to_act() == [2]


@pytest.mark.rule("8-28", "out")
def test_the_hidden_card_does_not_count_here():
    match = at("2 10 4", ["", "10 10", ""], pile="9 9 7")
    play_on(match, "accept")  # 27 face up, 37 in truth
    assert keys(match) == ["accepted"]
    assert widget(match, "makes", 1, viewer=1).data["totals"] == [37]
    play_on(match, "decline", "decline", "decline", "decline")
    assert match.to_act() == [1]


@pytest.mark.rule("8-28", "next-giver")
def test_then_the_pile_passes_to_the_left_a_new_giver_a_and_b_again():
    match = at("2 2 2", giver=2, pile="1 1 1 1")
    play_on(match, "decline", "accept", "decline")
    assert (match.state.giver, match.to_act()) == (0, [1])
    assert match.state.middle == 8


def test_players_who_are_out_are_passed_over_as_givers():
    match = at("2 3 4 5", ["", "10 10 7", "10 9 9", ""], pile="1 1")
    play_on(match, "accept")
    assert match.to_act() == [3]  # seat 2 is out and not asked
    play_on(match, "decline", "decline")
    assert match.state.giver == 3


@pytest.mark.rule("8-28", "declined")
def test_declining_is_not_final_the_same_player_is_asked_again_in_the_next_b():
    match = at("2 2 2")
    play_on(match, "decline", "accept", "decline")
    assert match.state.giver == 1
    play_on(match, "decline", "decline")
    assert match.to_act() == [1]


@pytest.mark.rule("8-28", "declined")
def test_pass_is_final_who_has_declined_is_offered_nothing_more_in_this_round_but_still_gives():
    match = at("2 3 4 5", pass_is_final=True)
    play_on(match, "decline", "accept", "accept", "accept")
    assert match.state.giver == 1
    assert widget(match, "declined-for-good", 1)
    asked = []
    for _ in range(3):
        asked += match.to_act()
        play_on(match, "accept")
    assert asked == [2, 3, 0]
    assert match.state.giver == 2


@pytest.mark.rule("8-28", "nobody-took")
def test_the_round_ends_when_in_one_whole_b_nobody_the_giver_included_took_a_card():
    match = at("2 2 2")
    play_on(match, "decline", "decline")
    assert match.state.phase == "to-answer"
    play_on(match, "decline")
    assert keys(match)[:2] == ["declined", "nobody-took"]
    assert match.state.phase == "to-deal"


def test_the_giver_of_that_b_is_the_last_giver():
    match = at("2 2 2", giver=1)
    play_on(match, "decline", "decline", "decline")
    assert match.state.giver == 1
    assert match.to_act() == [2]


def test_the_round_also_ends_at_once_when_a_card_would_have_to_be_offered_and_the_pile_is_empty():
    match = at("2 3 4", pile="1")
    play_on(match, "accept")
    assert "pile-empty" in keys(match)
    assert (match.state.phase, match.state.giver) == ("to-deal", 0)


def test_the_pile_is_empty_after_a_whole_b_the_new_giver_lays_a_gem_and_is_the_last_giver():
    match = at("2 3 4", pile="1")
    play_on(match, "decline", "decline", "accept")
    assert keys(match)[:3] == ["accepted", "laid-blue", "pile-empty"]
    assert match.state.giver == 1


def test_the_round_also_ends_at_once_when_everybody_is_out():
    match = at("2 3 4", ["10 10 9", "10 8 8", "9 9 8 3"], pile="1 4")
    play_on(match, "accept")
    assert keys(match)[:3] == ["accepted", "is-out", "all-out"]
    assert match.state.giver == 0


def test_pass_is_final_and_nobody_is_left_to_be_asked_the_giver_at_that_moment_is_the_last_giver():
    match = at("2 2 2", pass_is_final=True)
    play_on(match, "decline", "decline", "accept")
    assert match.state.giver == 1
    assert match.to_act() == [0]
    play_on(match, "decline")
    assert keys(match)[:2] == ["declined", "all-declined"]
    assert match.state.giver == 1


# Sharing out


@pytest.mark.rule("8-28", "turned")
def test_all_hidden_cards_are_turned():
    match = shared(["7", "9", "1/11"])
    told = [(data["seat"], data["cards"], data["totals"]) for key, data in said(match) if key == "turned"]
    assert told == [(0, ["7"], [7]), (1, ["9"], [9]), (2, ["1/11"], [1, 11])]
    for viewer in (*range(3), None):
        faces = [widget(match, "open", seat, viewer).cards[0].face for seat in range(3)]
        assert faces == ["7", "9", "1/11"]
        assert [widget(match, "hidden", seat, viewer).count for seat in range(3)] == [0] * 3


@pytest.mark.rule("8-28", "direct-hit")
def test_direct_hit_exactly_8_and_also_exactly_28_takes_all_gems_in_the_middle():
    match = shared(["1/11 1/11 6", "8", "10 10 8"], middle=9)
    assert won(match) == [9, 0, 0]
    assert match.state.middle == 0


@pytest.mark.rule("8-28", "direct-hit")
def test_several_direct_hits_share_them_equally_no_second_share_out_then():
    match = shared(["1/11 1/11 6", "8", "1/11 1/11 2 4"], middle=9)
    assert won(match) == [4, 0, 4]
    assert match.state.middle == 1
    assert line(match, "direct-hit") == {"seats": [0, 2], "count": 4}
    assert "nearest" not in keys(match)


@pytest.mark.rule("8-28", "halves")
def test_two_halves_of_equal_value_nearest_to_8_and_nearest_to_28_without_going_over():
    match = shared(["9", "10 10 7", "2 5", "3 2", "10 9 9 1"], middle=10)
    assert won(match) == [0, 5, 5, 0, 0]


@pytest.mark.rule("8-28", "equal")
def test_equals_share_equally():
    match = shared(["10 10 7", "2 5", "9 9 9", "3 4"], middle=12)
    assert won(match) == [3, 3, 3, 3]


def test_a_player_takes_part_in_one_of_the_two_only():
    match = shared(["1/11 5", "9", "2"], middle=10)
    play_on(match, "choose 8")
    assert won(match) == [5, 5, 0]


@pytest.mark.rule("8-28", "one-half")
def test_at_most_8_plays_for_the_first_half_9_to_28_for_the_second():
    assert won(shared(["8", "9", "10 10 9"], middle=10)) == [5, 5, 0]


@pytest.mark.rule("8-28", "choose")
def test_who_can_form_both_kinds_chooses_before_anything_is_handed_out():
    match = shared(["1/11 5", "9", "2"], middle=10)
    assert (match.state.phase, match.to_act(), won(match)) == ("to-choose", [0], [0, 0, 0])
    assert texts(match, 0) == ["choose 8", "choose 28"]
    offered = [(option.touch, option.data) for option in widget(match, "goals").options]
    assert offered == [("goal:8", {"goal": 8, "total": 6}), ("goal:28", {"goal": 28, "total": 16})]
    play_on(match, "choose 28")
    assert won(match) == [5, 0, 5]


def test_several_choose_in_turn_clockwise_beginning_with_the_last_giver_each_hears_the_earlier_choices():
    match = shared(["1/11", "1/11 1", "9", "1/11 2"], giver=1, middle=10)
    chosen = []
    for goal in ("28", "8", "8"):
        chosen += match.to_act()
        play_on(match, f"choose {goal}")
        assert all(
            said(match, seat)[0] == ("chose", {"seat": chosen[-1], "goal": int(goal)}) for seat in range(4)
        )
    assert chosen == [1, 3, 0]
    assert won(match) == [0, 5, 0, 5]


def test_with_the_choice_made_the_best_total_for_it_counts():
    match = shared(["1/11 1/11 1", "10 8", "7"], middle=10)  # 3, 13, 23
    play_on(match, "choose 28")
    assert ("nearest", {"goal": 28, "seats": [0], "total": 23, "count": 5}) in said(match)


@pytest.mark.rule("8-28", "stays")
def test_what_cannot_be_divided_equally_stays_for_the_next_round_and_so_does_a_half_that_nobody_can_claim():
    match = shared(["8", "8", "7"], middle=7)
    assert won(match) == [1, 1, 0]
    assert match.state.middle == 5
    assert line(match, "no-taker") == {"goal": 28}
    assert line(match, "left-over") == {"count": 5}


def test_division_is_by_value_a_red_may_be_changed_for_two_points():
    match = shared(["8", "9", "10 10 9"], blue=0, red=14, middle=0, middle_red=1)
    assert won(match) == [1, 1, 0]
    assert GAME.tally(match.state) == {"supply": 28, "middle": 0, "players": 2}
    match = shared(["8", "7", "10 10 9"], blue=0, red=14, middle=0, middle_red=1)
    assert won(match) == [1, 0, 0]
    assert (widget(match, "middle-blue").count, widget(match, "middle-red").count) == (1, 0)


def test_the_value_of_the_middle_counts_both_colours():
    match = shared(["8", "9", "2"], blue=0, red=12, middle=4, middle_red=3)
    assert won(match) == [5, 5, 0]


def test_a_total_of_at_most_8_never_plays_for_28_even_if_nobody_has_9_to_28():
    match = shared(["8", "7", "6"], middle=10)
    assert won(match) == [5, 0, 0]
    assert match.state.middle == 5


@pytest.mark.rule("8-28", "one-half")
def test_low_may_chase_28_on_a_total_of_at_most_8_may_be_entered_for_the_second_half_instead():
    match = shared(["8", "7", "6"], middle=10, low_may_chase_28=True)
    assert [match.to_act(), texts(match, 0)] == [[0], ["choose 8", "choose 28"]]
    play_on(match, "choose 8", "choose 28", "choose 28")
    assert won(match) == [5, 5, 0]


@pytest.mark.rule("8-28", "one-half")
def test_low_may_chase_28_a_total_of_9_to_28_does_not_choose():
    match = shared(["9", "10", "2"], middle=10, low_may_chase_28=True)
    assert match.to_act() == [2]


# Next round and end


def test_left_over_gems_stay_in_the_middle_all_cards_are_shuffled():
    match = shared(["8", "8", "7"], middle=7)
    match.dealer.ahead["shuffle"].append(deck_order("2 3 4"))
    play_on(match, "deal")
    assert match.state.middle == 6  # five were left, and the new giver laid one
    assert sorted([*match.state.pile, *(mask.bit_length() - 1 for mask in match.state.hidden)]) == DECKS["a"]
    assert match.state.open == [0] * 3
    assert line(match, "dealt") == {"round": 2}


@pytest.mark.rule("8-28", "next-round")
def test_the_player_on_the_left_of_the_last_giver_is_the_first_giver_of_the_new_round():
    match = shared(["8", "8", "7"], giver=1)
    assert match.to_act() == [2]
    match.dealer.ahead["shuffle"].append(list(range(51)))
    play_on(match, "deal")
    assert (match.state.giver, match.to_act()) == (2, [0])


def test_who_was_out_may_be_the_first_giver_of_the_new_round():
    match = at("2 2 2", ["", "10 10 8", ""])
    play_on(match, "decline", "decline")
    assert match.to_act() == [1]
    assert texts(match, 1) == ["deal"]


def test_the_cards_of_a_finished_round_stay_on_the_table_until_the_next_deal():
    match = shared(["8", "9", "7"])
    for viewer in (*range(3), None):
        assert [widget(match, "open", seat, viewer).cards[0].face for seat in range(3)] == ["8", "9", "7"]
    assert widget(match, "to-deal", 1)


@pytest.mark.rule("8-28", "last-round")
def test_when_the_first_red_gem_has_gone_into_the_middle_the_current_round_is_the_last():
    match = shared(["8", "9", "7"], blue=0, red=14, middle=3, middle_red=1)
    assert match.result.reason == "last-round"
    assert match.to_act() == []


def test_the_last_blue_gem_does_not_make_the_round_the_last():
    match = shared(["8", "9", "7"], blue=0, middle=3)
    assert not match.result
    match.dealer.ahead["shuffle"].append(list(range(51)))
    play_on(match, "deal")
    assert match.state.laid_red == 1
    assert widget(match, "last-round")


@pytest.mark.rule("8-28", "no-gems")
def test_if_the_red_ones_run_out_too_the_round_is_finished_without_a():
    match = at("2 2 2", pile="1 1 1", blue=0, red=0, middle=3, middle_red=15)
    play_on(match, "accept", "decline", "decline", "decline", "decline", "decline")
    assert match.result
    assert sum(GAME.tally(match.state).values()) == 33


@pytest.mark.rule("8-28", "most-points")
def test_blue_1_red_2_points_most_points_wins_equal_points_share_the_rank():
    match = shared(["8", "9", "7"], blue=0, red=14, middle=4, middle_red=1, points=(2, 2, 30))
    assert match.result.scores == (5, 5, 30)
    assert match.result.ranks == (2, 2, 1)


def test_gems_left_in_the_middle_at_the_end_belong_to_nobody():
    match = shared(["8", "8", "7"], blue=0, red=14, middle=4, middle_red=1)
    assert match.result.scores == (1, 1, 0)
    assert GAME.tally(match.state)["middle"] == 4


# Worked examples


def test_example_8_8_28_25_the_two_8s_share_the_first_half_28_takes_the_second_25_nothing():
    assert won(shared(["8", "3 5", "10 10 8", "9 9 7"], middle=8)) == [2, 2, 4, 0]


def test_example_6_4_26_23_6_takes_the_first_half_26_the_second():
    assert won(shared(["6", "4", "10 10 6", "10 9 4"], middle=8)) == [4, 0, 4, 0]


def test_example_7_blue_gems_two_on_8_one_on_28_halves_of_3_and_3_2_gems_stay():
    match = shared(["8", "8", "10 10 8"], middle=7)
    assert won(match) == [1, 1, 3]
    assert match.state.middle == 2


@pytest.mark.parametrize(("choice", "gets"), [("choose 8", [5, 0, 5]), ("choose 28", [5, 5, 0])])
def test_example_cards_that_make_6_16_or_26_the_player_chooses(choice, gets):
    match = shared(["1/11 1/11 4", "5", "10 10 4"], middle=10)
    assert match.to_act() == [0]
    assert widget(match, "makes", 0).data["totals"] == [6, 16, 26]
    play_on(match, choice)
    assert won(match) == gets


@pytest.mark.parametrize("hand", ["1/11 1/11 6", "1/11 1/11 2 4", "5 1/11 1 1/11"])
def test_example_two_1_11_and_a_6_or_cards_adding_up_to_6_8_and_28_direct_hit(hand):
    match = shared([hand, "8", "10 10 8"], middle=7)
    assert won(match) == [7, 0, 0]


# Options, refusals, and all gems


def test_preset_short_12_blue_and_4_red_gems():
    assert GEMS["short"] == (12, 4)
    match = Match.start("8-28", seats=3, rules={"preset": "short"}, seed=1)
    assert (match.state.blue + match.state.middle, match.state.red) == (12, 4)
    assert match.header.rules["gems"] == "short"


@pytest.mark.parametrize(
    ("rules", "seats", "key"),
    [
        ({"deck": "c"}, 3, "no-choice"),
        ({"gems": "many"}, 3, "no-choice"),
        ({"first": "6"}, 6, "no-choice"),
        ({"first": "3"}, 3, "first-not-there"),
        ({}, 2, "no-seats"),
        ({}, 7, "no-seats"),
        ({"preset": "long"}, 3, "no-preset"),
        ({"jokers": "2"}, 3, "no-option"),
    ],
)
def test_what_makes_no_sense_is_refused(rules, seats, key):
    assert complaint("8-28", rules, seats).key == key


def test_a_refused_move_is_explained():
    match = at("1/11 9 2")
    assert refusal(match, 0, "accept").key == "not-your-turn"
    asked = refusal(match, 1, "choose 8")
    assert (asked.key, asked.flash) == ("answer-first", ("accept", "decline"))
    play_on(match, "decline", "decline", "decline")
    choosing = refusal(match, 0, "accept")
    assert (choosing.key, choosing.flash) == ("choose-first", ("goal:8", "goal:28"))
    assert refusal(match, 0, "choose 9").key == "choose-first"
    play_on(match, "choose 8")
    dealing = refusal(match, 1, "decline")
    assert (dealing.key, dealing.flash) == ("deal-first", ("deal",))


def test_moves_read_back():
    assert Choose(28).text() == "choose 28"
    assert GAME.read("choose 28") == Choose(28)


def test_own_totals_are_shown_to_their_owner_only_until_all_cards_are_turned():
    match = at("1/11 9 2", ["5", "1", ""])
    assert widget(match, "makes", 0, viewer=0).data["totals"] == [6, 16]
    assert not widget(match, "makes", 0, viewer=1)
    assert not widget(match, "makes", 0)


@pytest.mark.parametrize(("preset", "points"), [("book", 85), ("short", 20)])
def test_all_points_of_gems_are_accounted_for_in_every_position(preset, points):
    for seats in range(3, 7):
        match = Match.start("8-28", seats=seats, rules={"preset": preset}, seed=seats)
        bots.drive(match, [bots.Player(bots.random_bot)] * seats)
        assert {sum(GAME.tally(moment.state).values()) for moment in match.moments} == {points}
        assert sum(match.result.scores) == GAME.tally(match.state)["players"]


def test_a_simulation_tells_where_all_points_are():
    found = simulate.run(simulate.plan(GAME, 5, {}, seed=2), 10)
    assert found["adds_up_to"] == [85]
    assert sum(found["tally"].values()) == 850
    assert found["tally"]["players"] == sum(found["points"])


# Bots


def test_playouts_stay_near_a_goal_and_take_cards_elsewhere():
    def usual(hidden: str, *face_up: str) -> str:
        return habit(position(f"{hidden} 2 2", face_up), 0).text()

    assert [usual("8"), usual("10", "10 8"), usual("10", "10 10")] == ["decline"] * 3
    assert [usual("7"), usual("3"), usual("10"), usual("10", "10 1")] == ["accept"] * 4


def test_playouts_know_who_is_still_in():
    def usual(hidden: str, *face_up: str) -> str:
        return habit(position(f"{hidden} 2 2", face_up), 0).text()

    assert usual("3", "", "9", "10") == "decline", "nobody else can have a total for 8"
    assert [usual("10", "10 2", "9"), usual("10", "10 5", "9", "10")] == ["accept"] * 2
    assert [usual("10", "10 5", "9"), usual("10", "10 2")] == ["decline"] * 2


@pytest.mark.parametrize("level", [1, 4])
def test_bots_learn_nothing_from_the_true_hidden_cards(level):
    known, player = ["2", "1 2", "6"], bots.Player(bots.player(GAME, level).choose, bots.Budget(2_000))
    answers = [bots.act(at(f"5 {others}", known, giver=2), 0, player) for others in ("3 4", "9 10", "1/11 8")]
    assert answers[0] == answers[1] == answers[2]


def test_a_computer_that_has_8_stays():
    assert bots.act(at("8 2 2", ["", "10 2", "9 1"], giver=2, middle=9), 0, 3).text() == "decline"


def test_what_a_hand_makes_is_told_without_what_goes_over():
    box = Box()
    assert totals(box.hand("1/11 1/11 10"), HIGH) == [12, 22]
    assert totals(box.hand("10 10 9"), HIGH) == [29]
