"""Each sentence of the rules about egyptian-rat-screw. Stacks are written with their top card last."""

from typing import Any

import pytest

from parlour import Match
from parlour.core import BACK, CLOCK, SPECTATOR, Expire
from parlour.games.egyptian_rat_screw.egyptian_rat_screw import Rules, State, game
from parlour.match import LAST_STOP
from parlour.match.sight import redact
from tests.games.table import Script, complaint, pile, refusal, said, sit, texts, widget

SLAPS = ("double", "sandwich", "top_bottom", "tens", "joker", "four", "marriage")
# each pile shows this pattern and no other
SHOWING = {
    "double": "3C 7D 7H",
    "sandwich": "3C 7D 9H 7S",
    "top_bottom": "7C 3D 9H 2D 7S",
    "tens": "KC 4D 6H",
    "joker": "4D X1",
    "four": "3C 4D 5H 6S",
    "marriage": "3C QD KH",
}


def table(*stacks: str, lying: str = "", under: str = "", rules: Any = None, **more: Any) -> Match:
    """A table with these stacks and this pile, which is number 17; seat 0 lays unless told otherwise."""
    chosen = game.rules(rules or {}, len(stacks))
    turn, version = more.pop("turn", 0), more.pop("version", 17)
    piles = [pile(stack) for stack in stacks]
    state = State(chosen, len(stacks), turn, piles, pile(lying), pile(under), version, **more)
    return sit(game, state)


def lay(match: Match, *seats: int) -> None:
    for seat in seats:
        match.play(seat, "lay")


def slap(match: Match, seat: int) -> None:
    """Slap the pile as it lies now."""
    match.play(seat, f"slap {match.state.version}")


def held(match: Match) -> list[int]:
    """How many cards each seat holds."""
    return [len(stack) for stack in match.state.stacks]


def all_of(match: Match) -> list[int]:
    """Every card that somebody holds."""
    return [card for stack in match.state.stacks for card in stack]


def layers(match: Match) -> list[int]:
    """The seats that may lay."""
    return [seat for seat in range(match.seats) if "lay" in texts(match, seat)]


def test_all_cards_are_dealt_evenly_one_at_a_time():
    deck = list(range(51, -1, -1))
    match = Match.start(game, seats=4, rules={"first": 1}, dealer=Script(stocks=[deck]))
    assert [match.state.stacks[seat] for seat in (1, 2, 3, 0)] == [deck[place::4] for place in range(4)]


@pytest.mark.parametrize(
    ("jokers", "counts"),
    [
        ("off", [26, 26]),
        ("off", [17, 18, 17]),
        ("off", [13, 13, 13, 13]),
        ("off", [10, 11, 11, 10, 10]),
        ("off", [8, 9, 9, 9, 9, 8]),
        ("off", [7, 8, 8, 8, 7, 7, 7]),
        ("off", [6, 7, 7, 7, 7, 6, 6, 6]),
        ("2", [27, 27]),
        ("2", [13, 14, 14, 13]),
    ],
)
def test_of_left_over_cards_the_first_seats_get_one_more(jokers, counts):
    match = Match.start(game, seats=len(counts), rules={"first": 1, "jokers": jokers}, seed=1)
    assert held(match) == counts


def test_stacks_are_unseen_even_by_their_owners():
    match = Match.start(game, seats=3, rules={"first": 0}, seed=1)
    for viewer in (None, 0, 1, 2):
        stacks = [w for w in match.view(viewer).widgets if w.zone == "stacks"]
        assert [(stack.seat, stack.count, stack.top) for stack in stacks] == [
            (0, 18, None),
            (1, 17, None),
            (2, 17, None),
        ]


def test_jokers_are_off_or_two():
    without = Match.start(game, seed=1)
    assert sorted(all_of(without)) == list(range(52))
    both = Match.start(game, rules={"jokers": 2}, seed=1)
    assert sorted(all_of(both)) == [*range(52), *pile("X1 X2")]
    assert Rules().jokers == "off"
    assert complaint(game.key, {"jokers": 1}).key == "no-choice"


def test_two_to_eight_may_play():
    for seats in range(2, 9):
        assert len(Match.start(game, seats=seats, seed=1).state.stacks) == seats
    assert complaint(game.key, seats=1).key == "no-seats"
    assert complaint(game.key, seats=9).key == "no-seats"


def test_who_begins_is_drawn_at_random_or_named():
    drawn = Match.start(game, seats=5, dealer=Script(picks=[3], stocks=[range(52)]))
    assert layers(drawn) == [3]
    named = Match.start(game, seats=5, rules={"first": 2}, dealer=Script(stocks=[range(52)]))
    assert layers(named) == [2]
    assert Rules().first == "random"
    assert Rules.choices()["first"] == ("random", *"01234567")
    assert complaint(game.key, {"first": 3}, seats=3).key == "first-not-there"


@pytest.mark.rule("egyptian-rat-screw", "lay")
def test_each_turns_its_top_card_onto_the_pile():
    match = table("2C 3C", "4D 9D", "6H TH")
    lay(match, 0)
    assert match.state.pile == pile("3C")
    assert match.state.stacks[0] == pile("2C")
    assert said(match) == [("laid", {"seat": 0, "cards": ["3C"]})]
    lay(match, 1, 2)
    assert match.state.pile == pile("3C 9D TH")
    assert widget(match, "pile").top == "TH"


@pytest.mark.rule("egyptian-rat-screw", "lay")
def test_after_a_number_card_the_next_seat_plays():
    match = table("2C 3C", "4D 9D", "6H TH")
    assert layers(match) == [0]
    lay(match, 0)
    assert layers(match) == [1]
    assert widget(match, "to-lay").seat == 1
    lay(match, 1, 2)
    assert layers(match) == [0]


def test_the_table_remembers_who_laid_the_card_for_equal_slaps_are_judged_from_there():
    match = table("2C 3C", "4D 9D", "6H TH")
    for seat in (0, 1, 2):
        lay(match, seat)
        assert match.state.last == seat


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_lays_out_of_turn(seat):
    match = table("2C 3C", "4D 9D", "6H TH", lying="8S")
    assert refusal(match, seat, "lay").flash == ("pile:17",)


def test_who_lays_out_of_turn_on_an_empty_table_hears_whose_turn_it_is():
    match = table("2C 3C", "4D 9D")
    reason = refusal(match, 1, "lay")
    assert (reason.key, reason.data) == ("not-your-turn", {"seats": [0]})


@pytest.mark.parametrize(("picture", "chances"), [("JC", 1), ("QC", 2), ("KC", 3), ("AC", 4)])
@pytest.mark.rule("egyptian-rat-screw", "challenge", "chances")
def test_after_a_face_card_or_ace_the_next_seat_has_a_limited_number_of_chances(picture, chances):
    match = table(f"2C {picture}", "2D 9D 4D 8D 3D", "6H TH")
    lay(match, 0)
    assert match.state.chances == chances
    assert widget(match, "to-answer").data == {"other": 0, "count": chances}
    for _ in range(chances - 1):
        lay(match, 1)
        assert match.state.winner is None
        assert layers(match) == [1]
    lay(match, 1)
    assert match.state.winner == 0
    assert said(match)[-1] == ("challenge-won", {"seat": 0})
    assert held(match) == [1, 5 - chances, 2]


@pytest.mark.rule("egyptian-rat-screw", "answered")
def test_if_it_turns_a_face_card_or_ace_the_duty_passes_on():
    match = table("2C KC", "2D QD 4D", "6H 3H TH")
    lay(match, 0, 1, 1)
    assert (match.state.challenger, match.state.chances) == (1, 2)
    assert layers(match) == [2]
    lay(match, 2, 2)
    assert match.state.winner == 1


def test_a_face_card_at_the_last_chance_is_in_time():
    match = table("2C JC", "2D JD", "6H 3H")
    lay(match, 0, 1)
    assert (match.state.winner, match.state.challenger, match.state.chances) == (None, 1, 1)


@pytest.mark.rule("egyptian-rat-screw", "failed")
def test_if_not_who_laid_the_last_face_card_or_ace_wins_the_pile_and_leads():
    match = table("2C JC", "2D 4D", "6H 3H")
    lay(match, 0, 1)
    match.play(0, "take")
    assert said(match) == [("took", {"seat": 0, "count": 2})]
    assert held(match) == [3, 1, 2]
    assert match.state.pile == []
    assert layers(match) == [0]
    lay(match, 0)
    assert match.state.challenger is None
    assert layers(match) == [1]


@pytest.mark.rule("egyptian-rat-screw", "number")
def test_a_joker_played_during_a_challenge_counts_as_a_number_card():
    match = table("2C QC", "2D X2 X1", "6H 3H", rules={"jokers": 2})
    lay(match, 0, 1)
    assert (match.state.challenger, match.state.chances) == (0, 1)
    lay(match, 1)
    assert match.state.winner == 0


def test_a_joker_challenges_nobody():
    match = table("2C X1", "2D 4D", rules={"jokers": 2})
    lay(match, 0)
    assert match.state.challenger is None
    assert layers(match) == [1]


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.rule("egyptian-rat-screw", "slap")
def test_the_first_to_slap_a_slappable_pile_wins_it(seat):
    match = table("2C", "4D", "6H", lying="3C 7D 7H", turn=1)
    slap(match, seat)
    assert said(match) == [("slapped-double", {"seat": seat, "count": 3})]
    assert held(match) == [4 if seat == other else 1 for other in range(3)]
    assert match.state.pile == []


def test_who_slaps_rightly_leads():
    match = table("2C", "4D", "6H", lying="3C 7D 7H", turn=1)
    slap(match, 2)
    assert layers(match) == [2]


@pytest.mark.rule("egyptian-rat-screw", "slap")
def test_the_slap_rule_beats_a_challenge():
    match = table("2C", "4D", "6H", lying="QH KC", turn=1, last=0, challenger=0, chances=3)
    slap(match, 2)
    assert held(match) == [1, 1, 3]
    assert layers(match) == [2]
    lay(match, 2)
    assert match.state.challenger is None


@pytest.mark.parametrize("pattern", SLAPS)
def test_each_of_the_seven_slaps_is_on_by_default(pattern):
    assert getattr(Rules(), f"slap_{pattern}") is True
    match = table("2C 9C", "4D", lying=SHOWING[pattern], rules={"jokers": 2})
    slap(match, 0)
    assert said(match)[0][0] == f"slapped-{pattern}"
    assert match.state.pile == []


@pytest.mark.parametrize("pattern", SLAPS)
def test_each_of_the_seven_slaps_can_be_switched_off(pattern):
    rules = {"jokers": 2, f"slap_{pattern}": "off"}
    match = table("2C 9C", "4D", lying=SHOWING[pattern], rules=rules)
    slap(match, 0)
    assert said(match) == [("slapped-wrongly", {"seat": 0, "count": 1})]
    assert match.state.pile == pile(SHOWING[pattern])


@pytest.mark.parametrize("pattern", SLAPS)
def test_each_of_the_seven_slaps_is_an_option_of_its_own(pattern):
    others = {f"slap_{other}": "off" for other in SLAPS if other != pattern}
    match = table("2C 9C", "4D", lying=SHOWING[pattern], rules={"jokers": 2, **others})
    slap(match, 0)
    assert said(match)[0][0] == f"slapped-{pattern}"


def test_only_a_pattern_that_ends_with_the_top_card_counts():
    match = table("2C 8C", "4D", lying="3C 7D 7H")
    lay(match, 0)
    slap(match, 0)
    assert said(match)[0][0] == "slapped-wrongly"


def test_slap_is_an_action_of_every_seat_at_any_moment_while_there_is_a_pile():
    match = table("2C 8C", "4D", "", lying="3C", turn=1)
    assert [texts(match, seat) for seat in range(3)] == [["slap 17"], ["lay", "slap 17"], ["slap 17"]]
    bare = table("2C 8C", "4D", "")
    assert [texts(bare, seat) for seat in range(3)] == [["lay"], [], []]
    assert refusal(bare, 1, "slap 17").key == "no-pile"
    assert refusal(bare, 1, "slap 16").key == "too-late"


def test_a_slap_is_one_touch_of_the_pile():
    match = table("2C 8C", "4D", lying="3C", turn=1)
    assert widget(match, "pile").touch == "pile:17"
    assert [path.touches for path in match.paths(0)] == [("pile:17",)]
    bare = table("2C 8C", "4D")
    assert widget(bare, "pile").touch == "pile:17"  # it has its place before the first card
    assert bare.paths(1) == ()


def test_a_slap_names_the_pile_it_saw_and_an_older_one_is_too_late_and_costs_nothing():
    match = table("2C 9C", "4D 5D", "6H", lying="3C 7D 7H", turn=0)
    lay(match, 0)
    before = match.state.copy()
    reason = refusal(match, 1, "slap 17")
    assert (reason.key, reason.data, reason.flash) == ("too-late", {}, ())
    assert match.state == before
    assert texts(match, 1) == ["lay", "slap 18"]


@pytest.mark.rule("egyptian-rat-screw", "slap")
def test_the_second_of_two_honest_slaps_is_too_late_and_costs_nothing():
    match = table("2C", "4D 5D", "6H", lying="3C 7D 7H")
    match.play(2, "slap 17")
    assert refusal(match, 1, "slap 17").key == "too-late"
    lay(match, 2)
    assert refusal(match, 1, "slap 17").key == "too-late"
    assert refusal(match, 1, "slap 18").key == "too-late"
    assert held(match) == [1, 2, 3]


def test_moves_are_written_lay_take_and_slap_with_a_number():
    assert [game.read(text).text() for text in ("lay", "take", "slap 17")] == ["lay", "take", "slap 17"]
    match = table("2C", "4D")
    for text in ("slap", "slap x", "slap -1", "slap 017", "lay 3C", "grab"):
        assert refusal(match, 0, text).key == "unreadable"


@pytest.mark.parametrize(("penalty", "left", "under"), [(1, "2D 3D 4D", "5D"), (2, "2D 3D", "4D 5D")])
@pytest.mark.rule("egyptian-rat-screw", "wrong")
def test_a_wrong_slap_costs_one_or_two_cards_from_the_top_of_its_stack_put_under_the_pile(
    penalty, left, under
):
    match = table("2C 9C", "2D 3D 4D 5D", lying="8S KH", rules={"penalty": penalty})
    slap(match, 1)
    assert said(match) == [("slapped-wrongly", {"seat": 1, "count": penalty})]
    assert match.state.stacks[1] == pile(left)
    assert match.state.under == pile(under)
    assert match.state.pile == pile("8S KH")
    assert widget(match, "under").count == penalty


def test_a_wrong_slap_costs_one_card_by_default():
    assert Rules().penalty == 1
    assert complaint(game.key, {"penalty": 3}).key == "no-choice"


def test_who_has_fewer_pays_what_it_has():
    match = table("2C 9C", "5D", "6H", lying="8S", rules={"penalty": 2})
    slap(match, 1)
    assert said(match) == [("slapped-wrongly", {"seat": 1, "count": 1})]
    assert held(match) == [2, 0, 1]
    assert match.state.under == pile("5D")
    assert "slap 17" in texts(match, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_after_a_wrong_slap_turn_and_challenge_go_on_as_before(seat):
    more = {"turn": 1, "last": 0, "challenger": 0, "chances": 2}
    match = table("2C 9C", "5D 4D", "6H 3H", lying="KC 8S", **more)
    slap(match, seat)
    assert (match.state.challenger, match.state.chances, match.state.winner) == (0, 2, None)
    assert layers(match) == [1]
    assert match.state.version == 17


def test_a_wrong_slap_without_a_challenge_does_not_change_the_turn():
    match = table("2C 9C", "5D 4D", "6H 3H", lying="8S", turn=1)
    slap(match, 2)
    assert layers(match) == [1]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_penalty_cards_stay_unseen(viewer):
    match = table("2C 9C", "5D 4D", lying="8S")
    slap(match, 1)
    assert redact(match.state, viewer).under == [BACK]


def test_a_later_penalty_lies_below_an_earlier_one():
    match = table("2C 9C", "5D 4D", "6H 3H", lying="8S", turn=0)
    slap(match, 1)
    slap(match, 2)
    assert match.state.under == pile("3H 4D")


def test_who_pays_its_last_card_when_it_is_to_lay_is_skipped():
    match = table("2C 9C", "5D", "6H 3H", lying="8S", turn=1)
    slap(match, 1)
    assert layers(match) == [2]


@pytest.mark.rule("egyptian-rat-screw", "slap-in")
def test_who_has_no_cards_stays_in_and_may_slap_in():
    match = table("2C 9C", "", "6H 3H", lying="7D 7H", turn=2)
    slap(match, 1)
    assert held(match) == [2, 2, 2]
    assert layers(match) == [1]


@pytest.mark.rule("egyptian-rat-screw", "slap-in")
def test_who_slaps_wrongly_while_out_of_cards_is_out_for_good():
    match = table("2C 9C", "", "6H 8H", lying="8S", turn=2)
    slap(match, 1)
    assert said(match) == [("slapped-out", {"seat": 1})]
    assert texts(match, 1) == []
    lay(match, 2)
    reason = refusal(match, 1, "slap 18")
    assert (reason.key, reason.data, reason.flash) == ("barred", {}, ())
    assert texts(match, 0) == ["lay", "slap 18"]


def test_who_pays_its_last_card_has_not_slapped_wrongly_while_out_of_cards():
    match = table("2C 9C", "4D", "6H 8H", lying="8S", turn=2)
    slap(match, 1)
    lay(match, 2)
    slap(match, 1)
    assert said(match) == [("slapped-double", {"seat": 1, "count": 3})]
    assert held(match) == [2, 3, 1]


def test_a_challenge_goes_on_as_before_even_if_its_challenger_is_out_of_slapping_for_good():
    """The rules leave it open whether `out for good` ends the challenge: here it does not."""
    more = {"turn": 1, "last": 0, "challenger": 0, "chances": 1}
    match = table("", "5D 4D", "6H 3H", lying="KC 8S", **more)
    slap(match, 0)
    lay(match, 1)
    assert texts(match, 0) == ["take"]
    match.play(0, "take")
    assert held(match) == [3, 1, 2]
    lay(match, 0)
    assert "slap 20" in texts(match, 1)
    assert texts(match, 0) == []


def test_a_pile_won_by_a_challenge_is_not_swept_at_once():
    match = table("2C JC", "2D 4D", "6H 3H")
    lay(match, 0, 1)
    assert match.state.pile == pile("JC 4D")
    assert [texts(match, seat) for seat in range(3)] == [["take", "slap 19"], ["slap 19"], ["slap 19"]]
    assert widget(match, "to-take").seat == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_in_the_moment_before_take_a_slappable_pile_may_still_be_slapped(seat):
    match = table("2C JC", "2D 4D", "6H 3H", lying="4C", version=18)
    lay(match, 0, 1)
    assert match.state.winner == 0
    slap(match, seat)
    assert said(match) == [("slapped-sandwich", {"seat": seat, "count": 3})]
    assert held(match) == [1 + 3 * (seat == 0), 1 + 3 * (seat == 1), 2 + 3 * (seat == 2)]
    assert match.state.winner is None
    assert layers(match) == [seat]


def test_a_wrong_slap_in_the_moment_before_take_leaves_the_pile_won():
    match = table("2C JC", "2D 4D", "6H 3H")
    lay(match, 0, 1)
    due = game.due(match.state)
    slap(match, 2)
    assert held(match) == [1, 1, 1]
    assert match.state.winner == 0
    assert game.due(match.state) == due
    match.play(0, "take")
    assert said(match) == [("took", {"seat": 0, "count": 3})]
    assert held(match) == [4, 1, 1]


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("move", ["lay", "take"])
def test_in_the_moment_before_take_nobody_lays_and_only_the_winner_takes(seat, move):
    match = table("2C JC", "2D 4D", "6H 3H")
    lay(match, 0, 1)
    if (seat, move) == (0, "take"):
        match.play(seat, move)
        return
    reason = refusal(match, seat, move)
    assert (reason.key, reason.data, reason.flash) == ("pile-is-won", {"seat": 0}, ())


def test_a_slap_at_an_older_pile_in_the_moment_is_too_late():
    match = table("2C JC", "2D 4D", "6H 3H")
    lay(match, 0, 1)
    assert refusal(match, 2, "slap 18").key == "too-late"


def test_the_host_takes_for_the_winner_after_two_seconds():
    match = table("2C JC", "2D 4D", "6H 3H")
    lay(match, 0)
    assert game.due(match.state) == []
    assert match.moves(CLOCK) == []
    lay(match, 1)
    assert game.due(match.state) == [("take-19", 2000)]
    assert ("take-19", 2000) in match.due()
    assert match.moves(CLOCK) == [Expire("take-19")]
    match.play(CLOCK, "expire take-19")
    assert said(match) == [("took", {"seat": 0, "count": 2})]
    assert held(match) == [3, 1, 2]
    assert layers(match) == [0]
    assert game.due(match.state) == []


def test_a_deadline_that_was_met_expires_no_more():
    match = table("2C JC", "2D 4D", "6H 3H")
    lay(match, 0, 1)
    match.play(0, "take")
    refusal(match, CLOCK, "expire take-19")
    again = table("2C JC", "2D 4D", "6H 3H")
    lay(again, 0, 1)
    refusal(again, CLOCK, "expire take-18")
    refusal(again, 0, "expire take-19")


def test_every_moment_has_a_deadline_of_its_own():
    match = table("2C JD JC", "2D 5D 4D")
    lay(match, 0, 1)
    first = game.due(match.state)
    match.play(0, "take")
    lay(match, 0, 1)
    assert match.state.winner == 0
    assert game.due(match.state) != first


def test_a_slap_ends_the_moment():
    match = table("2C JC", "2D 4D", "6H 3H", lying="4C")
    lay(match, 0, 1)
    slap(match, 2)
    assert game.due(match.state) == []


def test_a_won_pile_goes_under_the_stack_turned_over_its_lowest_card_to_be_played_first():
    match = table("2C 3C JC", "2D 4D", "6H 3H", lying="9S 8S", under="TD 5D")
    lay(match, 0, 1)
    match.play(0, "take")
    assert match.state.stacks[0] == pile("4D JC 8S 9S 5D TD 2C 3C")
    assert match.state.under == []


def test_a_slapped_pile_goes_under_in_the_same_way():
    match = table("2C", "4D", "6H 3H", lying="9S 7D 7H", under="TD 5D", turn=1)
    slap(match, 2)
    assert match.state.stacks[2] == pile("7H 7D 9S 5D TD 6H 3H")
    assert match.state.under == []


def test_top_bottom_compares_with_the_bottom_card_as_laid_not_with_penalty_cards():
    as_laid = table("2C 7S", "2D 9H", "6H 3H", lying="7C 3D TD")
    slap(as_laid, 1)
    assert as_laid.state.under == pile("9H")
    lay(as_laid, 0)
    slap(as_laid, 2)
    assert said(as_laid)[0][0] == "slapped-top_bottom"
    penalty = table("2C 9S", "2D 9H", "6H 3H", lying="7C 3D TD")
    slap(penalty, 1)
    lay(penalty, 0)
    slap(penalty, 2)
    assert said(penalty)[0][0] == "slapped-wrongly"


def test_what_slaps_look_at_lies_open_the_last_four_cards_and_the_bottom_card_as_laid():
    match = table("2C 7S", "2D 9H", lying="7C 3D TD 4H JS 2D", under="9S")
    assert [card.face for card in widget(match, "recent").cards] == ["TD", "4H", "JS", "2D"]
    assert [card.face for card in widget(match, "bottom").cards] == ["7C"]


def test_what_slaps_look_at_has_its_places_before_the_first_cards():
    match = table("2C 7S", "2D 9H")
    assert [card.face for card in widget(match, "recent").cards] == ["", "", "", ""]
    assert [card.face for card in widget(match, "bottom").cards] == [""]
    lay(match, 0, 1)
    assert [card.face for card in widget(match, "recent").cards] == ["", "", "7S", "9H"]
    assert [card.face for card in widget(match, "bottom").cards] == ["7S"]


@pytest.mark.rule("egyptian-rat-screw", "passed-over")
def test_seats_without_cards_are_skipped():
    match = table("2C 3C", "", "", "6H TH")
    lay(match, 0)
    assert layers(match) == [3]


def test_seats_without_cards_are_not_challenged():
    match = table("2C QC", "", "4D 6H TH")
    lay(match, 0)
    assert layers(match) == [2]
    lay(match, 2, 2)
    assert match.state.winner == 0


def test_a_challenged_seat_that_runs_out_passes_its_remaining_chances_to_the_next_seat_with_cards():
    match = table("2C KC", "4D", "", "6H 3H TH")
    lay(match, 0, 1)
    assert (match.state.challenger, match.state.chances) == (0, 2)
    assert layers(match) == [3]
    lay(match, 3)
    assert match.state.winner is None
    lay(match, 3)
    assert match.state.winner == 0


def test_if_there_is_none_but_the_challenger_the_challenge_has_failed():
    match = table("2C KC", "4D", "")
    lay(match, 0, 1)
    assert match.state.winner == 0
    assert texts(match, 0) == ["take", "slap 19"]
    assert match.result is None
    match.play(0, "take")
    assert match.result.reason == "all-cards"
    assert match.result.ranks == (1, 2, 2)
    assert match.result.scores == (3, 0, 0)


def test_a_challenge_that_nobody_can_answer_has_failed_at_once():
    match = table("KC", "5D QD")
    lay(match, 0, 1)
    assert (match.state.challenger, match.state.winner) == (1, 1)


def test_a_challenged_seat_that_pays_its_last_card_passes_its_remaining_chances():
    more = {"turn": 1, "last": 0, "challenger": 0, "chances": 2}
    match = table("2C", "4D", "6H 3H TH", lying="KC 8S", **more)
    slap(match, 1)
    assert layers(match) == [2]
    assert (match.state.challenger, match.state.chances) == (0, 2)


@pytest.mark.rule("egyptian-rat-screw", "all-cards")
def test_the_one_who_gets_all_cards_wins_and_all_others_share_second_place():
    match = table("4C", "", "", lying="7D 7H", turn=0, last=0)
    slap(match, 0)
    assert match.result.reason == "all-cards"
    assert match.result.ranks == (1, 2, 2)
    assert match.result.scores == (3, 0, 0)
    assert [texts(match, seat) for seat in range(3)] == [[], [], []]
    assert refusal(match, 0, "lay").key == "over"


def test_the_only_one_with_cards_wins_when_it_is_to_lay_and_the_pile_is_not_slappable():
    match = table("9C", "4D 5D", "", lying="3H 8S")
    lay(match, 0)
    assert match.result.reason == "all-cards"
    assert match.result.ranks == (2, 1, 2)
    assert match.result.scores == (0, 2, 0)


def test_the_only_one_left_with_cards_by_anothers_wrong_slap_wins_too():
    match = table("9C", "4D 5D", lying="3H 8S", turn=0, last=1)
    slap(match, 0)
    assert match.result.reason == "all-cards"
    assert match.result.ranks == (2, 1)


def test_while_a_challenge_is_open_the_only_one_with_cards_must_answer_it():
    match = table("KC", "5D 6D 4D 2D", "")
    lay(match, 0)
    assert match.result is None
    assert layers(match) == [1]
    lay(match, 1, 1, 1)
    assert match.result is None
    match.play(0, "take")
    assert held(match) == [4, 1, 0]
    assert match.result is None


def test_while_a_challenge_is_open_a_number_card_of_the_only_one_with_cards_does_not_win():
    match = table("KC", "5D 6D 4D 2D")
    lay(match, 0, 1)
    assert match.result is None
    assert layers(match) == [1]


def sole_holder_before_a_double() -> Match:
    match = table("8C", "4D 5D", "", lying="3H 8S")
    lay(match, 0)
    assert match.result is None
    return match


def test_if_the_pile_is_slappable_the_only_one_with_cards_may_slap_or_take():
    match = sole_holder_before_a_double()
    assert texts(match, 1) == ["take", "slap 18"]
    match.play(1, "take")
    assert match.result.ranks == (2, 1, 2)
    assert match.result.scores == (0, 5, 0)
    other = sole_holder_before_a_double()
    slap(other, 1)
    assert other.result == match.result


@pytest.mark.parametrize("seat", [0, 2])
def test_if_the_pile_is_slappable_the_others_may_slap_in(seat):
    match = sole_holder_before_a_double()
    assert texts(match, seat) == ["slap 18"]
    slap(match, seat)
    assert match.result is None
    assert held(match)[seat] == 3
    assert layers(match) == [seat]


def test_if_the_pile_is_slappable_the_clock_takes_for_the_only_one_with_cards():
    match = sole_holder_before_a_double()
    match.play(CLOCK, "expire take-18")
    assert match.result.ranks == (2, 1, 2)


def test_if_the_slap_is_switched_off_the_pile_is_not_slappable_and_the_only_one_with_cards_wins():
    match = table("8C", "4D 5D", "", lying="3H 8S", rules={"slap_double": "off"})
    lay(match, 0)
    assert match.result.ranks == (2, 1, 2)


def test_when_nobody_has_cards_the_challenger_takes_the_pile_and_so_wins():
    more = {"turn": 1, "last": 1, "challenger": 0, "chances": 2}
    match = table("", "4D", "", lying="KC 8S", **more)
    slap(match, 1)
    assert held(match) == [0, 0, 0]
    assert match.state.winner == 0
    assert game.due(match.state) == [("take-17", 2000)]
    match.play(0, "take")
    assert match.result.reason == "all-cards"
    assert match.result.ranks == (1, 2, 2)
    assert match.result.scores == (3, 0, 0)


def test_when_nobody_has_cards_without_a_challenge_whoever_laid_the_last_card_takes_the_pile():
    match = table("", "4D", "", lying="3C 8S", turn=1, last=2)
    slap(match, 1)
    assert match.state.winner == 2
    match.play(2, "take")
    assert match.result.ranks == (2, 2, 1)
    assert match.result.scores == (0, 0, 3)


def test_when_nobody_has_cards_a_slappable_pile_may_still_be_slapped():
    match = table("KC", "8D", "", lying="3C 8S")
    lay(match, 0, 1)
    assert held(match) == [0, 0, 0]
    assert match.state.winner == 0
    slap(match, 2)
    assert match.result.ranks == (2, 2, 1)
    assert match.result.scores == (0, 0, 4)


def test_max_turns_is_3000_cards_laid_unless_the_table_says_otherwise():
    assert Rules().max_turns == 3000
    assert Rules.choices()["max_turns"] == range(100, 20001)
    assert complaint(game.key, {"max_turns": 99}).key == "no-choice"
    assert complaint(game.key, {"max_turns": 20001}).key == "no-choice"


@pytest.mark.parametrize("limit", [500, 20000])
@pytest.mark.rule("egyptian-rat-screw", "limit")
def test_after_max_turns_cards_laid_all_rank_by_cards_held_the_pile_not_counted(limit):
    match = table(
        "2C 9C", "3D 5D", "4H 6H", "7S", lying="8S", under="TD", laid=limit - 2, rules={"max_turns": limit}
    )
    lay(match, 0)
    assert match.result is None
    lay(match, 1)
    assert match.result.reason == "turn-limit"
    assert match.result.scores == (1, 1, 2, 1)
    assert match.result.ranks == (2, 2, 1, 2)
    assert match.moves(2) == []


def test_at_the_turn_limit_equal_stacks_share_the_rank():
    match = table("2C 9C", "3D 5D", "4H 6H TH", "7S", lying="8S", laid=499, rules={"max_turns": 500})
    lay(match, 0)
    assert match.result.scores == (1, 2, 3, 1)
    assert match.result.ranks == (3, 2, 1, 3)


def test_slaps_do_not_count_as_cards_laid():
    match = table("2C 9C", "3D 5D", lying="8S", laid=499, rules={"max_turns": 500})
    slap(match, 1)
    assert match.result is None


def test_the_last_stop_ranks_by_cards_held():
    match = table("2C 9C", "3D 5D", "4H 6H TH", lying="8S")
    match.moments[-1] = match.moments[-1]._replace(actions=LAST_STOP - 1)
    lay(match, 0)
    assert match.result.reason == "last-stop"
    assert match.result.ranks == (3, 2, 1)


def test_preset_short_has_200_turns():
    assert game.presets == ["book", "short"]
    assert Rules.choose({"preset": "short"}) == Rules(max_turns=200)
    match = table("2C 9C", "3D 5D", laid=199, rules={"preset": "short"})
    lay(match, 0)
    assert match.result.reason == "turn-limit"
    assert match.result.scores == (1, 2)
    assert match.result.ranks == (2, 1)


def test_a_whole_short_match_without_slaps_ends_with_the_200th_card():
    match = Match.start(game, seats=4, rules={"preset": "short", "first": 0}, seed=1)
    while not match.result:
        seat = next(seat for seat in range(4) if texts(match, seat)[:1] in (["lay"], ["take"]))
        match.play(seat, texts(match, seat)[0])
    assert match.result.reason == "turn-limit"
    assert [row.move for row in match.rows].count("lay") == 200
    assert match.result.scores == tuple(held(match))


def test_preset_book_has_every_default():
    assert Rules.choose({"preset": "book"}) == Rules()
