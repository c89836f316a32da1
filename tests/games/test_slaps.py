"""What makes a pile slappable, card by card. Piles are written with their last card on top."""

import pytest

from parlour.games.egyptian_rat_screw.slaps import PATTERNS, pattern_on
from parlour.kit.cards import NAMES

# each pile shows this pattern and no other
PURE = {
    "double": "3C 7D 7H",
    "sandwich": "3C 7D 9H 7S",
    "top_bottom": "7C 3D 9H JD 7S",
    "tens": "KC 4D 6H",
    "joker": "4D X1",
    "four": "3C 4D 5H 6S",
    "marriage": "3C QD KH",
}


def shown(names: str, *allowed: str) -> str:
    """The pattern on this pile, among these or all."""
    cards = [NAMES.index(name) for name in names.split()]
    return pattern_on(cards, lambda pattern: pattern in (allowed or PATTERNS))


def shows(pattern: str, names: str) -> bool:
    return shown(names, pattern) == pattern


def test_there_are_seven_patterns():
    assert set(PATTERNS) == set(PURE)


@pytest.mark.parametrize(("pattern", "names"), PURE.items())
def test_each_pattern_counts_if_it_is_allowed(pattern, names):
    assert shown(names) == pattern
    assert shown(names, pattern) == pattern


@pytest.mark.parametrize(("pattern", "names"), PURE.items())
def test_each_pattern_can_be_switched_off(pattern, names):
    assert shown(names, *(other for other in PATTERNS if other != pattern)) == ""


def test_no_pile_is_not_slappable():
    assert shown("") == ""


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("X1", "X2")])
def test_one_card_alone_is_not_slappable(name):
    assert shown(name) == ""


@pytest.mark.parametrize("names", ["KC 5D 4H", "2C 7D 9H 3S TC", "QD JC", "AS 8H"])
def test_any_other_pile_is_not_slappable(names):
    assert shown(names) == ""


@pytest.mark.parametrize("rank", "A23456789TJQK")
@pytest.mark.rule("egyptian-rat-screw", "double")
def test_double_is_two_equal_ranks_running(rank):
    assert shows("double", f"{rank}C {rank}S")
    assert shows("double", f"X1 {rank}C {rank}S")


def test_double_needs_equal_ranks_not_suits():
    assert not shows("double", "7C 8C")


@pytest.mark.parametrize("rank", "A23456789TJQK")
@pytest.mark.parametrize("between", ["8C", "JC", "X1"])
@pytest.mark.rule("egyptian-rat-screw", "sandwich")
def test_sandwich_is_equal_ranks_with_one_card_between(rank, between):
    assert shows("sandwich", f"{rank}D {between} {rank}H")


def test_sandwich_has_one_card_between_not_two_and_not_none():
    assert not shows("sandwich", "7D 8C 9C 7H")
    assert not shows("sandwich", "7D 7H")


@pytest.mark.parametrize("names", ["7C 7D", "7C 3D 7H", "7C 3D 9H 7S", "7C 2D 3D 4D 5D 6D 7S"])
@pytest.mark.rule("egyptian-rat-screw", "top-bottom")
def test_top_bottom_is_the_same_rank_as_the_first_card_of_the_pile(names):
    assert shows("top_bottom", names)


def test_top_bottom_looks_at_the_first_card_only():
    assert not shows("top_bottom", "3C 7C 9H JD 7S")


@pytest.mark.parametrize("low", ["A9", "28", "37", "46", "55"])
@pytest.mark.rule("egyptian-rat-screw", "tens")
def test_tens_are_two_cards_running_that_add_to_10_the_ace_counting_1(low):
    one, other = low
    assert shows("tens", f"{one}C {other}D")
    assert shows("tens", f"KC {other}C {one}D")


@pytest.mark.parametrize("letter", "JQKA")
@pytest.mark.parametrize("low", ["A9", "28", "37", "46", "55"])
@pytest.mark.rule("egyptian-rat-screw", "tens")
def test_tens_may_have_one_letter_card_between(low, letter):
    one, other = low
    assert shows("tens", f"{one}C {letter}H {other}D")
    assert shows("tens", f"{other}C {letter}H {one}D")


@pytest.mark.parametrize("between", ["2H", "3H", "5H", "7H", "8H", "9H", "TH", "X1"])
def test_no_other_card_may_stand_between_the_two_of_tens(between):
    assert not shows("tens", f"4C {between} 6D")


def test_no_two_letter_cards_may_stand_between_the_two_of_tens():
    assert not shows("tens", "4C JH QH 6D")


@pytest.mark.parametrize("names", ["TC", "2C TC", "TC JC", "AC TD", "TC AD", "8C AD", "4C 5D", "4C 7D"])
def test_a_single_ten_or_another_sum_is_not_tens(names):
    assert not shows("tens", names)


@pytest.mark.parametrize("letter", "JQK")
def test_letter_cards_other_than_the_ace_have_no_value(letter):
    for rank in "A23456789TJQK":
        assert not shows("tens", f"{letter}C {rank}D")
        assert not shows("tens", f"{rank}D {letter}C")


@pytest.mark.parametrize("joker", ["X1", "X2"])
@pytest.mark.rule("egyptian-rat-screw", "joker")
def test_a_joker_is_slappable_while_it_lies_on_top(joker):
    assert shows("joker", joker)
    assert shows("joker", f"4D {joker}")
    assert not shows("joker", f"{joker} 4D")


@pytest.mark.parametrize("up", ["A234", "2345", "6789", "89TJ", "9TJQ", "TJQK", "JQKA", "QKA2", "KA23"])
@pytest.mark.rule("egyptian-rat-screw", "four")
def test_four_in_a_row_run_up_or_down_and_wrap(up):
    assert shows("four", " ".join(f"{rank}C" for rank in up))
    assert shows("four", " ".join(f"{rank}H" for rank in up[::-1]))
    assert shows("four", " ".join(["9S", *(f"{rank}H" for rank in up[::-1])]))


@pytest.mark.parametrize("names", ["2C 3D 4H", "KC QD JH", "AC 2D 3H", "QC KD AH", "4C 3D 2H"])
def test_three_in_a_row_are_not_four(names):
    assert not shows("four", names)


@pytest.mark.parametrize("names", ["3C 4D 5H 7S", "3C 5D 6H 7S", "3C 4D 5H 4S", "3C 2D 3H 4S", "2C 4D 6H 8S"])
def test_four_in_a_row_have_neither_gap_nor_turn(names):
    assert not shows("four", names)


@pytest.mark.parametrize("names", ["QD KH", "KH QD", "3C QD KH", "3C KD QH"])
@pytest.mark.rule("egyptian-rat-screw", "marriage")
def test_marriage_is_queen_and_king_next_to_each_other(names):
    assert shows("marriage", names)


@pytest.mark.parametrize("names", ["QD QH", "KD KH", "JD QH", "KD AH", "QD 3C KH"])
def test_no_other_two_cards_are_a_marriage(names):
    assert not shows("marriage", names)


@pytest.mark.parametrize(("pattern", "names"), PURE.items())
def test_only_a_pattern_that_ends_with_the_top_card_counts(pattern, names):
    assert shown(names) == pattern
    assert shown(f"{names} 8C") == ""


@pytest.mark.parametrize(
    ("pattern", "names"),
    [
        ("double", "X1 X2"),
        ("sandwich", "X1 4D X2"),
        ("top_bottom", "X1 4D 9C X2"),
        ("top_bottom", "X1"),
        ("four", "JC QC KC X1"),
        ("four", "X1 KC QC JC"),
        ("four", "4C 3C 2C X1"),
        ("four", "X1 2C 3C 4C"),
        ("four", "QC KC X1 2C"),
        ("tens", "9C X1"),
        ("marriage", "QC X1"),
        ("marriage", "X1 KC"),
    ],
)
def test_jokers_have_no_rank(pattern, names):
    assert not shows(pattern, names)
