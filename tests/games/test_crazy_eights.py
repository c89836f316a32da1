"""docs/rules/cards.md, `crazy-eights`, sentence by sentence."""

from collections import Counter
from random import Random

import pytest

from parlour import Match, game
from parlour.games.eights.crazy_eights import Rules
from parlour.games.eights.family import Name, Play
from parlour.kit.cards import DECK, NAMES
from parlour.match.sight import redact
from parlour.words import Words
from tests.games import eights
from tests.games.eights import held, won_hand, worth
from tests.games.table import Script, card, complaint, hand, names_of, play_on, refusal, said, texts, widget

CRAZY = game("crazy-eights")
POINTS = {"length": "points"}


def at(*args: object, **more: object) -> Match:
    return eights.at(CRAZY, *args, **more)


def dealt(stock: str, seats: int = 2, **rules: object) -> Match:
    """A match whose deck gives these cards first."""
    return Match.start(
        "crazy-eights", seats=seats, rules={"first": "0", **rules}, dealer=Script(stocks=[stock])
    )


def everybody(match: Match) -> list[list[tuple[str, dict]]]:
    """What each seat and then a spectator heard of the last move."""
    return [said(match, seat) for seat in (*range(match.seats), None)]


# The deal


def test_5_cards_each_dealt_one_at_a_time_from_the_dealers_left():
    match = dealt("AC 2D 3H 4S 5C 6D 7H 9S TC JD QH KS AD 2H 3S 4C", 3, first="1")
    assert held(match, 1) == "AC AD 4S 7H JD"
    assert held(match, 2) == "2D 2H 5C 9S QH"
    assert held(match, 0) == "3H 3S 6D TC KS"


def test_the_rest_is_the_stock_its_top_card_is_turned_as_the_starter():
    match = dealt("AC 2D 3H 4S 5C 6D 7H 9S TC JD QH")
    assert [NAMES[at] for at in match.state.discard] == ["QH"]
    assert len(match.state.stock) == 41
    assert widget(match, "discard").top == "QH"
    assert widget(match, "stock").top is None
    assert widget(match, "stock").count == 41
    assert said(match) == [("dealt", {"hand": 1}), ("turned", {"card": "QH"})]


def test_an_eight_turned_there_is_buried_in_the_middle_of_the_stock_and_the_next_card_turned():
    match = dealt("AC 2D 3H 4S 5C 6D 7H 9S TC JD 8D QH")
    assert [NAMES[at] for at in match.state.discard] == ["QH"]
    assert said(match)[1:] == [("buried", {"cards": ["8D"]}), ("turned", {"card": "QH"})]


def test_the_middle_is_under_the_upper_half_of_the_cards_left_rounded_down():
    match = dealt("AC 2D 3H 4S 5C 6D 7H 9S TC JD 8D QH")
    # 41 cards are left when the eight is turned: it goes under the upper 20, and then one of these is turned.
    assert match.state.stock[-1 - 19] == card("8D")
    even = dealt("AC 2D 3H 4S 5C 6D 7H 9S TC JD QC KC 2S 3S 4C 8D QH", 3)
    # 36 are left: under 18, one of which is turned.
    assert even.state.stock[-1 - 17] == card("8D")


def test_repeated_until_no_eight_is_turned():
    match = dealt("AC 2D 3H 4S 5C 6D 7H 9S TC JD 8D 8H 8S 8C QH")
    assert [NAMES[at] for at in match.state.discard] == ["QH"]
    assert [data["cards"] for key, data in said(match) if key == "buried"] == [["8D"], ["8H"], ["8S"], ["8C"]]
    # Each goes under the upper twenty of 41, and the three before it have one card less above them each time.
    places = {name: len(match.state.stock) - match.state.stock.index(card(name)) for name in NAMES[28:32]}
    assert places == {"8D": 17, "8H": 18, "8S": 19, "8C": 20}


def test_everybody_remembers_where_a_turned_eight_was_buried():
    match = dealt("AC 2D 3H 4S 5C 6D 7H 9S TC JD 8D QH")
    for viewer in 0, 1, None:
        twins = [match.redeal(viewer, Random(seed)) for seed in range(5)]
        assert {twin.stock.index(card("8D")) for twin in twins} == {match.state.stock.index(card("8D"))}
        assert len({tuple(twin.stock) for twin in twins}) == 5


def test_with_8_seats_40_cards_are_dealt_11_left_in_stock_after_the_starter():
    match = Match.start("crazy-eights", seats=8, seed=1)
    assert sum(mask.bit_count() for mask in match.state.hands) == 40
    assert len(match.state.stock) == 11
    assert len(match.state.discard) == 1


def test_cards_is_5_or_7_7_with_two_seats_only():
    assert Rules().cards == 5
    assert Rules.choices()["cards"] == (5, 7)
    match = Match.start("crazy-eights", seats=2, rules={"cards": 7}, seed=1)
    assert [mask.bit_count() for mask in match.state.hands] == [7, 7]
    for seats in range(3, 9):
        assert complaint("crazy-eights", {"cards": 7}, seats).key == "seven-for-two"
    assert complaint("crazy-eights", {"cards": 6}, 2).key == "no-choice"
    assert complaint("crazy-eights", {"first": 2}, 2).key == "first-not-there"


@pytest.mark.parametrize("seats", [1, 9])
def test_2_to_8_seats(seats):
    assert list(CRAZY.seats) == list(range(2, 9))
    assert complaint("crazy-eights", {}, seats).key == "no-seats"


def test_the_deck_is_shuffled_from_the_seed_of_the_match():
    one, again, other = (Match.start("crazy-eights", seats=3, seed=seed) for seed in (1, 1, 2))
    assert [draw[:4] for draw in one.rows[0].drawn] == [("chance", 0, "pick", 3), ("deal", 0, "shuffle", 52)]
    assert one.state == again.state
    assert one.state != other.state


# A turn


@pytest.mark.parametrize("first", range(3))
def test_from_the_dealers_left_each_in_turn(first):
    match = Match.start("crazy-eights", seats=3, rules={"first": first}, seed=3)
    order = []
    while len(order) < 6:
        (seat,) = match.to_act()
        play = next((move for move in texts(match, seat) if move.startswith("play")), "draw")
        order += [seat] if play != "draw" else []
        match.play(seat, play)
    assert order == [(first + place) % 3 for place in range(6)]


@pytest.mark.rule("_eights-turn", "play")
def test_plays_one_card_that_matches_the_suit_or_the_rank_of_the_top_card():
    match = at(["5D 7C 7D KC QH", "2C"], "5C", "3S")
    assert texts(match, 0) == ["play 5D", "play 7C", "play KC", "draw"]
    assert texts(match, 1) == []
    match.play(0, "play 7C")
    assert held(match, 0) == "5D 7D QH KC"
    assert [NAMES[at] for at in match.state.discard] == ["5C", "7C"]
    assert match.to_act() == [1]


@pytest.mark.rule("_eights-turn", "eight")
def test_eights_may_be_played_at_any_time_who_plays_one_names_a_suit_never_a_rank():
    match = at(["8D KH", "2C"], "5C", "3S")
    assert texts(match, 0) == ["play 8D C", "play 8D D", "play 8D H", "play 8D S", "draw"]
    assert refusal(match, 0, "play 8D K").key == "unreadable"
    match.play(0, "play 8D H")
    assert said(match) == [("played-eight", {"seat": 0, "card": "8D", "suit": "H"})]


@pytest.mark.rule("_eights-turn", "named")
def test_the_next_must_play_that_suit_or_another_eight():
    match = at(["8D KH", "2C 3H 8S TD 9H"], "5C", "3S")
    match.play(0, "play 8D H")
    eight = [f"play 8S {suit}" for suit in "CDHS"]
    assert texts(match, 1) == ["play 3H", *eight, "play 9H", "draw"]


def test_an_eight_may_name_its_own_suit_too_and_then_eights_of_no_other_rank_follow():
    match = at(["8D KH", "2D 8S 9C"], "5C", "3S")
    match.play(0, "play 8D D")
    assert [move.partition(" ")[2][:2] for move in texts(match, 1)] == ["2D", "8S", "8S", "8S", "8S", ""]


def test_an_eight_is_touched_as_card_then_suit_all_other_plays_are_one_touch_and_all_read_back():
    assert Play(card("7C")).text() == "play 7C"
    assert Name(card("8C"), 2).text() == "play 8C H"
    assert CRAZY.read("play 7C") == Play(card("7C"))
    assert CRAZY.read("play 8C H") == Name(card("8C"), 2)
    assert Play(card("7C")).paths() == (("card:7C",),)
    assert Name(card("8C"), 2).paths() == (("card:8C", "suit:H"),)


def test_only_who_holds_an_eight_and_is_to_play_is_offered_the_suits():
    match = at(["8D KH", "8C"], "5C", "3S")
    offered = [widget(match, "suits", viewer=viewer) for viewer in (0, 1, None)]
    assert [bool(each) for each in offered] == [True, False, False]
    assert [each.touch for each in offered[0].options] == ["suit:C", "suit:D", "suit:H", "suit:S"]


@pytest.mark.rule("_eights-turn", "draw")
def test_who_cannot_play_draws_until_able_to():
    match = at(["KH QD", "2C"], "5C", "7C 2S 3S")
    assert texts(match, 0) == ["draw"]
    play_on(match, "draw", "draw")
    assert texts(match, 0) == ["draw"]
    match.play(0, "draw")
    assert texts(match, 0) == ["play 7C"]
    assert [row.seat for row in match.rows[1:]] == [0, 0, 0]


@pytest.mark.parametrize("own", ["5D 8S", "9H"])
def test_whose_turn_it_is_is_told_all_that_may_be_possible_and_nobody_what_is(own):
    tables = [at([own, "2C"], "5C", stock) for stock in ("2D 3D", "")]
    assert [Words("en", "crazy-eights").note(match.view(0).widgets[0], 0) for match in tables] == [
        "Your turn: play a card or draw one.",
        "Your turn: play a card, or pass if none fits.",
    ]


@pytest.mark.rule("_eights-turn", "pass")
def test_or_the_stock_is_empty_with_the_stock_empty_and_nothing_to_play_pass():
    match = at(["KH QD", "2C 4C"], "5C", "3S")
    match.play(0, "draw")
    assert texts(match, 0) == ["pass"]
    match.play(0, "pass")
    assert said(match) == [("passed", {"seat": 0})]
    assert held(match, 0) == "3S QD KH"
    assert match.to_act() == [1]
    assert texts(match, 1) == ["play 2C", "play 4C"]


@pytest.mark.rule("_eights-turn", "draw")
def test_drawing_is_allowed_even_with_a_playable_card_in_hand_and_after_drawing_one_may_play_or_draw_again():
    match = at(["5D QD", "2C"], "5C", "7C 2S 3S")
    for expected in ["play 5D", "draw"], ["play 5D", "draw"], ["play 5D", "draw"], ["play 5D", "play 7C"]:
        assert texts(match, 0) == expected
        if "draw" in expected:
            match.play(0, "draw")


@pytest.mark.rule("_eights-turn", "pass")
def test_but_may_pass_only_when_the_stock_is_empty_and_nothing_fits():
    assert refusal(at(["5D QD", "2C"], "5C", "7C"), 0, "pass").key == "draw-first"
    assert refusal(at(["QD", "2C"], "5C", "7C"), 0, "pass").key == "draw-first"
    assert refusal(at(["5D QD", "2C"], "5C"), 0, "pass").key == "must-play"
    assert texts(at(["QD", "2C"], "5C"), 0) == ["pass"]


def test_a_card_drawn_is_seen_by_its_drawer_only():
    match = at(["5D QD", "2C", "3C"], "5C", "7C 2S")
    match.play(0, "draw")
    public = [("drew-one", {"seat": 0})]
    assert everybody(match) == [[*public, ("drew", {"cards": ["2S"]})], public, public, public]
    assert [shown.face for shown in widget(match, "hands", 0, viewer=0).cards] == ["2S", "5D", "QD"]
    for viewer in 1, 2, None:
        assert widget(match, "hands", 0, viewer=viewer).cards == ()
        assert widget(match, "hands", 0, viewer=viewer).count == 3


def test_the_named_suit_is_public_and_stays_until_the_next_card_is_played():
    match = at(["8D KH", "KD", "9H"], "5C", "3S")
    assert widget(match, "named") is None
    match.play(0, "play 8D H")
    for viewer in 0, 1, 2, None:
        assert widget(match, "named", viewer=viewer).data == {"suit": "H"}
        assert widget(match, "to-follow", 1, viewer=viewer).data == {"suit": "H", "stock": 1}
    play_on(match, "draw", "pass")
    assert widget(match, "named").data == {"suit": "H"}
    match.play(2, "play 9H")
    assert widget(match, "named") is None


# The end of a hand


VALUES = (
    {"8": 50} | dict.fromkeys("KQJT", 10) | {"A": 1} | {str(pips): pips for pips in (2, 3, 4, 5, 6, 7, 9)}
)


@pytest.mark.parametrize("name", NAMES[:52])
@pytest.mark.rule("crazy-eights", "values")
def test_eight_50_king_queen_jack_ten_10_ace_1_others_face_value(name):
    assert worth(CRAZY, name) == VALUES[name[0]]


@pytest.mark.rule("_eights-won", "hand-won")
def test_first_to_have_no_cards_wins_the_hand_and_scores_what_the_others_hold():
    match = at(["7C", "8D AS", "KH 9C 2D"], "5C", "3S")
    match.play(0, "play 7C")
    assert match.result.scores == (51 + 21, 0, 0)
    assert match.result.reason == "went-out"
    assert said(match)[-1] == ("hand-won", {"seat": 0, "points": 72})


def test_everybody_shows_what_is_left_and_it_lies_open():
    match = at(["7C", "8D AS", "KH 9C 2D"], "5C", "3S")
    match.play(0, "play 7C")
    shown = [
        ("held", {"seat": 1, "points": 51, "cards": ["AS", "8D"]}),
        ("held", {"seat": 2, "points": 21, "cards": ["2D", "9C", "KH"]}),
    ]
    for viewer, lines in zip((0, 1, 2, None), everybody(match), strict=True):
        assert lines[1:3] == shown
        assert [each.face for each in widget(match, "held", 1, viewer).cards] == ["AS", "8D"]
        assert widget(match, "holding", 2, viewer).data == {"points": 21}


def test_an_eight_may_be_the_last_card_too():
    match = at(["8C", "KD"], "5D", "3S")
    match.play(0, "play 8C S")
    assert match.result.scores == (10, 0)


@pytest.mark.rule("crazy-eights", "one-hand")
def test_one_hand_its_winner_is_first_the_others_rank_by_fewer_points_held_equal_shares_the_rank():
    match = at(["8D AS", "7C", "KH 9C 2D", "JD JS AD", "AH"], "5C", "3S", turn=1)
    match.play(1, "play 7C")
    assert match.result.ranks == (5, 1, 3, 3, 2)
    assert match.to_act() == []


def test_all_pass_in_one_go_round_with_the_stock_empty_the_hand_is_blocked():
    match = at(["9H", "KD", "QS"], "5C")
    play_on(match, "pass", "pass")
    assert match.result is None
    match.play(2, "pass")
    assert match.result.reason == "hand-blocked"


def test_a_card_played_in_between_begins_the_round_of_passing_anew():
    match = at(["9H 5H", "KD 2D", "QS 2S"], "9C", turn=1)
    play_on(match, "pass", "pass", "play 9H", "pass", "pass")
    assert match.result is None
    assert texts(match, 0) == ["play 5H"]


@pytest.mark.rule("_eights-won", "blocked")
def test_the_lowest_holding_wins_and_scores_the_difference_to_each_other_hand():
    match = at(["9H", "KD 3S", "QS JD"], "5C")
    play_on(match, "pass", "pass", "pass")
    assert match.result.scores == (4 + 11, 0, 0)
    assert match.result.ranks == (1, 2, 3)
    assert said(match)[-1] == ("blocked-won", {"seat": 0, "points": 15})


@pytest.mark.rule("_eights-won", "nobody-won")
def test_equal_lowest_nobody_scores_and_all_rank_by_fewer_points_held():
    match = at(["9H", "KD 3S", "7S 2D"], "5C")
    play_on(match, "pass", "pass", "pass")
    assert match.result.scores == (0, 0, 0)
    assert match.result.ranks == (1, 3, 1)
    assert said(match)[-1] == ("nobody-won", {})


# The length of a match


def test_length_is_hand_by_default_or_points():
    assert Rules().length == "hand"
    assert Rules.choices()["length"] == ("hand", "points")


@pytest.mark.rule("crazy-eights", "next-hand")
def test_hands_go_on_the_deal_passing_left():
    match = at(["7C", "KD", "QS"], "5C", "3S", rules=POINTS, dealer=Script(stocks=[DECK, DECK]))
    match.play(0, "play 7C")
    assert match.result is None
    # Seat 2 dealt the first hand, since seat 0 began it.
    assert match.to_act() == [0]
    assert texts(match, 0) == ["deal"]
    match.play(0, "deal")
    assert match.to_act() == [1]
    assert [mask.bit_count() for mask in match.state.hands] == [5, 5, 5]
    assert said(match)[0] == ("dealt", {"hand": 2})
    assert match.state.points == [20, 0, 0]
    won_hand(match, 1, {0: "2C", 2: "2D"})
    assert match.to_act() == [1]
    match.play(1, "deal")
    assert match.to_act() == [2]


def test_the_hands_lie_open_until_the_next_deal():
    match = at(["7C", "KD", "QS"], "5C", "3S", rules=POINTS, dealer=Script(stocks=[DECK]))
    match.play(0, "play 7C")
    assert [names_of(mask) for mask in match.state.held] == [[], ["KD"], ["QS"]]
    assert [mask for mask in match.state.hands if mask] == []
    assert widget(match, "to-deal", 0)
    match.play(0, "deal")
    assert match.state.held == [0, 0, 0]


@pytest.mark.rule("crazy-eights", "target")
def test_until_someone_has_target_points_rank_by_points():
    match = at(
        ["7C", "KD", "QS"], "5C", "3S", rules=POINTS | {"target": 60}, dealer=Script(stocks=[DECK] * 3)
    )
    match.play(0, "play 7C")
    match.play(0, "deal")
    won_hand(match, 1, {0: "8C", 2: "7D"})
    assert match.state.points == [20, 57, 0]
    assert match.result is None
    match.play(1, "deal")
    won_hand(match, 1, {0: "AD", 2: "2D"})
    assert match.result.reason == "target-reached"
    assert match.result.scores == (20, 60, 0)
    assert match.result.ranks == (2, 1, 3)


@pytest.mark.rule("crazy-eights", "limit")
def test_or_max_hands_are_played_rank_by_points():
    match = at(["7C", "KD"], "5C", "3S", rules=POINTS | {"max_hands": 2}, dealer=Script(stocks=[DECK]))
    match.play(0, "play 7C")
    match.play(0, "deal")
    won_hand(match, 1, {0: "QC"})
    assert match.result.reason == "hand-limit"
    assert match.result.scores == (10, 10)
    assert match.result.ranks == (1, 1)


def test_a_blocked_hand_counts_as_played_and_a_tied_one_too():
    match = at(["9H", "9D"], "5C", rules=POINTS | {"max_hands": 2})
    play_on(match, "pass", "pass")
    assert match.result is None
    assert texts(match, 0) == ["deal"]


def test_target_is_100_50_to_500_and_max_hands_50():
    assert (Rules().target, Rules().max_hands) == (100, 50)
    assert list(Rules.choices()["target"]) == list(range(50, 501))
    for value in 49, 501:
        assert complaint("crazy-eights", {"target": value}).data["choices"] == ["50–500"]
    assert complaint("crazy-eights", {"max_hands": 0}).data["choices"] == ["1–200"]


def test_short_is_one_hand():
    assert CRAZY.rules({"preset": "short"}, 4).length == "hand"
    assert CRAZY.rules({"preset": "book"}, 4) == Rules()


def test_the_points_are_shown_as_a_sheet():
    match = at(["7C", "KD"], "5C", "3S", rules=POINTS)
    match.play(0, "play 7C")
    sheet = widget(match, "score")
    assert (sheet.columns, sheet.rows) == (("points",), ((10,), (0,)))
    assert widget(at(["7C", "KD"]), "score") is None


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_whole_matches_end_and_the_points_add_up(seats):
    rng, reasons = Random(seats), Counter()
    for seed in range(6):
        match = Match.start("crazy-eights", seats=seats, rules=POINTS, seed=seed)
        won = 0
        while not match.result:
            (seat,) = match.to_act()
            match.play(seat, rng.choice(match.moves(seat)))
            won += sum(data["points"] for key, data in said(match) if key in ("hand-won", "blocked-won"))
        reasons[match.result.reason] += 1
        assert sum(match.result.scores) == won
    assert set(reasons) <= {"target-reached", "hand-limit"}


# Why not


@pytest.mark.parametrize(
    ("hands", "stock", "named", "move", "key", "flash"),
    [
        ("7D 5D KC", "3S", "", "play 7D", "no-match", ("card:5D", "card:KC")),
        ("7D KH 8S", "3S", "H", "play 7D", "not-the-suit", ("card:8S", "card:KH")),
        ("7D QD", "3S", "", "play 7D", "nothing-fits", ("draw",)),
        ("7D QD", "", "", "play 7D", "nothing-to-play", ("pass",)),
        ("7D 5D", "3S", "", "play 2C", "not-in-hand", ("card:5D",)),
        ("7D 8D", "3S", "", "play 8D", "name-a-suit", ("suit:C", "suit:D", "suit:H", "suit:S")),
        ("7D 5D", "3S", "", "play 5D H", "eights-name", ("card:5D",)),
        ("7D 5D", "3S", "", "pass", "draw-first", ("card:5D", "draw")),
        ("7D QD", "3S", "", "pass", "draw-first", ("draw",)),
        ("7D 5D", "", "", "pass", "must-play", ("card:5D",)),
        ("7D 5D", "", "", "draw", "no-cards-left", ("card:5D",)),
        ("7D 5D", "3S", "", "deal", "these-may-move", ("card:5D", "draw")),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason_and_what_can(hands, stock, named, move, key, flash):
    top = "8C" if named else "5C"
    reason = refusal(at([hands, "9C"], top, stock, named=named), 0, move)
    assert reason.key == key
    assert reason.flash == flash


def test_out_of_turn_and_between_hands():
    match = at(["7C", "KD"], "5C", "3S", rules=POINTS)
    assert refusal(match, 1, "play KD").key == "not-your-turn"
    match.play(0, "play 7C")
    assert refusal(match, 0, "draw").key == "deal-first"
    assert refusal(match, 1, "deal").key == "not-your-turn"
    assert match.why(0, ("suit:H",)).key == "deal-first"
    assert at(["7C", "KD"]).why(0, ("suit:H",)).key == "eights-name"


# What passing tells


def test_who_passed_holds_nothing_that_fitted_in_any_re_deal():
    match = at(["9H 4H 2S", "KD JD QH", "TS TH 3C"], "5C", turn=1)
    match.play(1, "pass")
    for seed in range(40):
        twin = match.redeal(0, Random(seed))
        assert not twin.hands[1] & (hand("3C") | hand("8D"))
        assert redact(twin, 0) == redact(match.state, 0)
    assert len({match.redeal(0, Random(seed)).hands[1] for seed in range(40)}) == 10


def test_it_is_forgotten_with_the_next_deal():
    match = at(["9H", "9D"], "5C", rules=POINTS, dealer=Script(stocks=[DECK]))
    play_on(match, "pass", "pass", "deal")
    assert match.state.never == [0, 0]
