"""Cards as small numbers, as rules/README.md names them."""

from itertools import combinations

import pytest

from parlour.core import BACK
from parlour.kit import cards
from parlour.kit.cards import ACE, DECK, JACK, JOKER, JOKERS, KING, NAMES, OF_RANK, QUEEN, RANKS, SUITS
from parlour.view import Card, Fan, Spread, Stack


def hand(names: str) -> int:
    return sum(1 << NAMES.index(name) for name in names.split())


def test_ranks_are_a_2_to_t_j_q_k_and_suits_clubs_diamonds_hearts_spades():
    assert "".join(RANKS) == "A23456789TJQK"
    assert "".join(SUITS) == "CDHS"
    assert [RANKS[rank] for rank in (ACE, JACK, QUEEN, KING)] == ["A", "J", "Q", "K"]


def test_52_cards_are_written_rank_and_suit_and_jokers_x1_x2():
    assert len(DECK) == 52
    assert {NAMES[card] for card in DECK} == {rank + suit for rank in RANKS for suit in SUITS}
    assert NAMES[52:] == JOKERS == ("X1", "X2")
    assert {"AS", "TD", "8C"} < set(NAMES)


def test_the_rank_of_a_card_is_its_letter_and_jokers_stand_above_kings():
    for card in DECK:
        assert RANKS[cards.rank_of(card)] == NAMES[card][0]
    assert [cards.rank_of(NAMES.index(joker)) for joker in JOKERS] == [JOKER, JOKER]
    assert JOKER == 13


def test_a_card_number_fits_below_the_backs():
    assert len(NAMES) <= BACK


def test_of_rank_is_the_four_cards_of_each_rank():
    for rank, letter in enumerate(RANKS):
        assert OF_RANK[rank] == hand(" ".join(letter + suit for suit in SUITS))
    assert sum(OF_RANK) == (1 << 52) - 1


def test_each_gives_the_cards_of_a_hand_lowest_first():
    assert [NAMES[card] for card in cards.each(hand("KS AC 7D 7C X2"))] == ["AC", "7C", "7D", "KS", "X2"]
    assert list(cards.each(0)) == []


def test_gather_makes_a_hand_of_cards_in_order():
    dealt = [NAMES.index(name) for name in ("KS", "AC", "7D")]
    assert cards.gather(dealt) == hand("AC 7D KS")
    assert cards.gather([]) == 0
    assert list(cards.each(cards.gather(range(54)))) == list(range(54))


def test_ranks_in_a_hand_are_named_once_and_jokers_have_none():
    assert [RANKS[rank] for rank in cards.ranks_in(hand("KS KD AC 7D X1"))] == ["A", "7", "K"]
    assert cards.ranks_in(0) == []


def test_deal_takes_from_the_top_the_top_card_first():
    pile = [1, 2, 3, 4, 5]
    assert cards.deal(pile, 2) == [5, 4]
    assert pile == [1, 2, 3]
    assert cards.deal(pile, 0) == []
    assert pile == [1, 2, 3]


def test_deal_gives_at_most_as_many_as_there_are():
    pile = [1, 2, 3]
    assert cards.deal(pile, 7) == [3, 2, 1]
    assert pile == []
    assert cards.deal(pile, 1) == []


@pytest.mark.parametrize("rank", range(13))
def test_a_complete_rank_needs_all_four(rank):
    four = list(cards.each(OF_RANK[rank]))
    neighbour = 1 << (four[-1] + 1) % 52
    assert cards.complete_ranks(OF_RANK[rank] | neighbour) == [rank]
    for three in combinations(four, 3):
        assert cards.complete_ranks(cards.gather(three) | neighbour) == []
    assert cards.complete_ranks(0) == []


def test_four_cards_in_a_row_that_cross_a_rank_complete_none():
    assert cards.complete_ranks(0b1111 << 2) == []


def test_all_complete_ranks_are_found():
    both = OF_RANK[3] | OF_RANK[9]
    assert cards.complete_ranks(both) == [3, 9]


def test_a_fan_shows_the_cards_that_are_seen_and_counts_all():
    shown = cards.fan("hands", 2, hand("7D AC"), cards.faces(lambda card: f"give:{NAMES[card]}"), "seat:2")
    faces = (Card("AC", "give:AC"), Card("7D", "give:7D"))
    assert shown == Fan(zone="hands", seat=2, touch="seat:2", count=2, cards=faces)
    hidden = cards.fan("hands", 2, 0b111 << BACK)
    assert hidden == Fan(zone="hands", seat=2, count=3, cards=())
    assert cards.fan("books", 0, hand("AC")).cards == (Card("AC", None),)


def test_a_stack_shows_its_top_card_if_it_may_be_seen():
    pile = [NAMES.index("7D"), NAMES.index("AC")]
    assert cards.stack("pile", pile) == Stack(zone="pile", count=2, top="AC")
    assert cards.stack("pile", pile[:1]).top == "7D"
    assert cards.stack("pile", [BACK, *pile]).top == "AC"
    assert cards.stack("pile", [*pile, BACK]).top is None
    assert cards.stack("stock", [BACK, BACK, BACK]) == Stack(zone="stock", count=3, top=None)
    assert cards.stack("pile", [], 1, "pile:0") == Stack(zone="pile", seat=1, touch="pile:0", count=0)


def test_a_spread_shows_open_cards_side_by_side_in_their_order():
    row = [NAMES.index(name) for name in ("KS", "X1", "2C")]
    shown = cards.spread("middle", row, cards.faces(lambda card: f"take:{NAMES[card]}"))
    assert shown == Spread(
        zone="middle", cards=(Card("KS", "take:KS"), Card("X1", "take:X1"), Card("2C", "take:2C"))
    )
