"""docs/rules/cards.md, `battle`, sentence by sentence."""

from random import Random

import pytest

from parlour import Match, bots, game
from parlour.chance import QuickDealer
from parlour.games.battle import Rules, State, Turn, height, play, result, setup
from parlour.kit.cards import DECK, NAMES
from parlour.view import Spread, Stack
from tests.games.table import Script, card, complaint, pile, said, sit, texts, widget

BATTLE = game("battle")


def facing(own: str, other: str, dealer: Script | None = None, battles: int = 0, **rules: object) -> Match:
    """Two stacks, each told in the order in which its cards are turned."""
    stacks = [pile(own)[::-1], pile(other)[::-1]]
    state = State(Rules(**rules), 2, stacks, [[], []], battles=battles)  # type: ignore[arg-type]
    return sit(BATTLE, state, dealer)


def turn(match: Match, times: int = 1) -> None:
    for _ in range(times):
        match.play(0, "turn")


def stack(match: Match, seat: int) -> str:
    """A stack in the order in which it will be turned."""
    return " ".join(NAMES[each] for each in match.state.stacks[seat][::-1])


def test_it_is_for_two_seats():
    assert list(BATTLE.seats) == [2]


def test_each_has_26_cards_face_down_unseen():
    match = Match.start(BATTLE, seed=1)
    assert [len(each) for each in match.state.stacks] == [26, 26]
    assert sorted(match.state.stacks[0] + match.state.stacks[1]) == list(DECK)
    for viewer in (0, 1, None):
        for seat in (0, 1):
            shown = widget(match, "stacks", seat, viewer)
            assert isinstance(shown, Stack)
            assert (shown.count, shown.top) == (26, None)


@pytest.mark.rule("battle", "turn")
def test_both_turn_their_top_card_at_the_same_time():
    match = facing("9C 2C", "4D 3D")
    turn(match)
    assert said(match)[:2] == [("laid", {"seat": 0, "cards": ["9C"]}), ("laid", {"seat": 1, "cards": ["4D"]})]
    assert [[NAMES[each] for each in laid] for laid in match.state.laid] == [["9C"], ["4D"]]


@pytest.mark.rule("battle", "higher")
def test_the_higher_takes_both_and_puts_them_under_its_own_stack():
    match = facing("9C 2C KC", "4D 3D AD")
    turn(match)
    assert said(match)[-1] == ("took", {"seat": 0, "count": 2})
    turn(match)  # sweeps what was won before
    assert stack(match, 0) == "KC 9C 4D"
    match = facing("4D 3D AD", "9C 2C KC")
    turn(match, 2)
    assert stack(match, 1) == "KC 9C 4D"


def test_what_was_laid_stays_on_the_table_until_the_next_turn():
    match = facing("9C 2C", "4D 3D")
    turn(match)
    for seat, face in enumerate(("9C", "4D")):
        shown = widget(match, "laid", seat)
        assert isinstance(shown, Spread)
        assert [each.face for each in shown.cards] == [face]
    assert widget(match, "has-won").data["other"] == 0  # type: ignore[union-attr]


@pytest.mark.rule("battle", "order")
def test_the_ace_is_high_then_king_down_to_two():
    order = [f"{rank}H" for rank in "AKQJT98765432"]
    assert sorted(order, key=lambda name: -height(card(name))) == order


@pytest.mark.rule("battle", "war")
def test_equal_ranks_make_war_with_one_card_face_down_and_one_face_up_and_the_higher_takes_all_six():
    match = facing("9C 2C KC 7C", "9D 3D QD 8D")
    turn(match)
    assert ("war", {}) in said(match)
    assert said(match)[-1] == ("took", {"seat": 0, "count": 6})
    faces = [[each.face for each in widget(match, "laid", seat).cards] for seat in (0, 1)]  # type: ignore[union-attr]
    assert faces == [["9C", None, "KC"], ["9D", None, "QD"]]


@pytest.mark.rule("battle", "war-again")
def test_equal_again_means_one_more_down_and_one_more_up_for_ten_cards():
    match = facing("9C 2C KC 3C 5C 7C", "9D 3D KD 4D 6D 8D")
    turn(match)
    assert [line for line, _ in said(match)].count("war") == 2
    assert said(match)[-1] == ("took", {"seat": 1, "count": 10})


def test_nobody_sees_the_face_down_cards_of_a_war_not_even_later():
    match = facing("9C 2C KC 7C 6C", "9D 3D QD 8D 5D")
    turn(match)
    told = [name for _, data in said(match) for name in data.get("cards", [])]
    assert not {"2C", "3D"} & set(told)


@pytest.mark.rule("battle", "all-cards")
def test_the_match_ends_when_one_player_has_all_the_cards():
    match = facing("9C 2C", "4D")
    turn(match)
    assert match.result
    assert (match.result.reason, match.result.ranks, match.result.scores) == ("all-cards", (1, 2), (4 - 1, 0))


@pytest.mark.rule("battle", "last-card")
def test_a_player_with_one_card_left_at_a_war_lays_it_face_up_and_the_other_still_lays_two():
    match = facing("9C KC", "9D 3D QD 8D")
    turn(match)
    assert said(match)[-1] == ("took", {"seat": 0, "count": 5})
    assert [[NAMES[each] for each in laid] for laid in match.state.laid] == [["9C", "KC"], ["9D", "3D", "QD"]]
    assert match.result is None


@pytest.mark.rule("battle", "out-of-cards")
def test_with_no_card_left_when_it_must_lay_for_a_war_it_loses_the_match():
    match = facing("9C", "9D 3D QD")
    turn(match)
    assert ("out-of-cards", {"seats": [0]}) in said(match)
    assert match.result
    assert (match.result.reason, match.result.ranks, match.result.scores) == ("out-of-cards", (2, 1), (0, 4))


@pytest.mark.rule("battle", "out-of-cards")
def test_both_out_at_once_is_a_draw():
    match = facing("9C 2C KC", "9D 3D KD")
    turn(match)
    assert ("both-out", {"seats": [0, 1]}) in said(match)
    assert match.result
    assert (match.result.reason, match.result.ranks) == ("both-out", (1, 1))


WAR = ("9C 2C KC 7C 6C", "9D 3D QD 8D 5D")


def test_won_cards_go_under_winner_first_each_in_the_order_laid_face_down_ones_included():
    match = facing(*WAR)
    turn(match, 2)
    assert stack(match, 0) == "6C 9C 2C KC 9D 3D QD"


def test_loser_first_puts_the_losers_cards_first():
    match = facing(*WAR, collect="loser-first")
    turn(match, 2)
    assert stack(match, 0) == "6C 9D 3D QD 9C 2C KC"


def test_shuffled_shuffles_them_from_the_matchs_seed():
    match = facing(*WAR, Script(stocks=[[5, 4, 3, 2, 1, 0]]), collect="shuffled")
    turn(match, 2)
    assert stack(match, 0) == "6C QD 3D 9D KC 2C 9C"
    assert match.rows[-1].drawn


@pytest.mark.rule("battle", "limit")
def test_after_max_battles_the_larger_stack_wins():
    match = facing("9C 2C 3C", "4D 3D 5D 6D 7D 8D", battles=99, max_battles=100)
    turn(match)
    assert match.result
    assert (match.result.reason, match.result.ranks, match.result.scores) == ("battle-limit", (2, 1), (4, 5))


@pytest.mark.rule("battle", "limit")
def test_after_max_battles_equal_stacks_are_a_draw():
    match = facing("9C 2C", "4D 3D 5D 6D", battles=99, max_battles=100)
    turn(match)
    assert match.result
    assert (match.result.reason, match.result.ranks) == ("battle-limit", (1, 1))


def test_a_battle_with_all_its_wars_counts_once():
    match = facing(*WAR)
    turn(match)
    assert match.state.battles == 1


def test_the_one_action_is_turn_which_either_seat_may_give_for_the_table():
    match = facing("9C 2C KC", "4D 3D AD")
    assert texts(match, 0) == texts(match, 1) == ["turn"]
    match.play(1, "turn")
    assert texts(match, 0) == texts(match, 1) == ["turn"]
    assert BATTLE.is_luck


def test_a_computer_leaves_it_to_the_person_to_turn_and_two_computers_play_on():
    match = Match.start(BATTLE, seed=1, rules={"preset": "short"})
    assert bots.Computers(match, {1: 2}).due() is None
    bots.drive(match, [1, 1])
    assert match.result


@pytest.mark.parametrize(
    ("rules", "option"),
    [({"collect": "sideways"}, "collect"), ({"max_battles": 29}, "max_battles"), ({"war": 2}, "war")],
)
def test_what_cannot_be_chosen_is_refused(rules, option):
    reason = complaint("battle", rules)
    assert (reason.key, reason.data["option"]) == ("no-option" if option == "war" else "no-choice", option)


@pytest.mark.parametrize("seats", [1, 3])
def test_no_other_number_of_seats(seats):
    assert complaint("battle", seats=seats).key == "no-seats"


def test_defaults_and_the_preset_short():
    assert (Rules().collect, Rules().max_battles) == ("winner-first", 10_000)
    match = Match.start(BATTLE, seed=1, rules={"preset": "short"})
    while not match.result:
        turn(match)
    assert (match.result.reason, match.state.battles) == ("battle-limit", 30)


def test_one_may_resign_and_both_may_agree_a_draw():
    match = facing("9C 2C", "4D 3D")
    match.play(0, "/resign")
    assert match.result
    assert (match.result.reason, match.result.ranks) == ("resigned", (2, 1))


def test_winner_first_is_never_endless_in_a_seeded_batch():
    rng, longest = Random(26), 0
    for _ in range(300):
        s = setup(Rules(), 2, QuickDealer(rng))
        while (end := result(s)) is None:
            play(s, 0, Turn(), QuickDealer(rng))
        assert end.reason in ("all-cards", "out-of-cards")
        longest = max(longest, s.battles)
    assert longest < 5000
