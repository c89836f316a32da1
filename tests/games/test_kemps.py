"""Each sentence of the rules about kemps. Pairs sit as seats 0+2 and 1+3 unless a test spreads them."""

from typing import Any

import msgspec
import pytest

from parlour import Match
from parlour.core import SPECTATOR, Paired
from parlour.games.kemps.gestures import GESTURES, SIGNALS
from parlour.games.kemps.kemps import Rules, game
from parlour.match import LAST_STOP
from parlour.match.sight import redact
from parlour.view import Note
from tests.games.table import Script, complaint, do, hand, names_of, pile, refusal, said, texts, widget

HANDS = ("QC QD QH 3C", "5C 5D 5H 8C", "7C 7D 7H 9C", "TC TD TH KC")
MIDDLE = "QS 5S 2D 2H"  # one queen and one five are missing
DEAL = " ".join([*HANDS, MIDDLE])
STOCK = 52 - 16 - 4


def start(rounds: int = 1, **rules: Any) -> Match:
    """A table before its first agreement; every round is dealt the same way."""
    given = {"partners": "as-seated", **rules}
    return Match.start(game, rules=given, dealer=Script(stocks=[DEAL] * rounds))


def agree(match: Match, signal: str = "cough", other: str = "yawn") -> None:
    do(match, 0, f"propose {signal}")
    do(match, 2, "accept")
    do(match, 1, f"propose {other}")
    do(match, 3, "accept")


def keep(match: Match) -> None:
    do(match, 0, "keep")
    do(match, 1, "keep")


def begin(rounds: int = 1, **rules: Any) -> Match:
    """A table with the cards dealt."""
    match = start(rounds, **rules)
    agree(match)
    return match


def hands(match: Match) -> list[list[str]]:
    return [names_of(held) for held in match.state.hands]


def press_nothing(match: Match) -> None:
    for seat in range(4):
        do(match, seat, "nothing")


def swap_often(match: Match, times: int) -> None:
    for time in range(times):
        do(match, 0, "swap QS 3C" if time % 2 else "swap 3C QS")


def call_right(match: Match, seat: int) -> None:
    """This seat's partner gets its fourth card, and the seat calls."""
    partner = (seat + 2) % 4
    do(match, partner, {0: "swap 3C QS", 1: "swap 8C 5S"}[partner])
    do(match, seat, f"call {partner}")


def keys(match: Match) -> list[str]:
    return [key for key, _ in said(match)]


def got(match: Match, viewer: int | None) -> bytes:
    """Everything that goes out to a viewer."""
    asked = [] if viewer is None else [match.why(viewer, touch) for touch in (("accept",), ("keep",))]
    return msgspec.json.encode((match.view(viewer), match.heard(viewer), asked))


def test_partners_sit_opposite_each_other_0_and_2_against_1_and_3():
    match = start()
    assert match.state.pairs == [0, 1, 0, 1]
    assert match.rows[0].drawn == ()


@pytest.mark.parametrize(
    ("chairs", "partner_of_0"), [([0, 1, 2, 3], 2), ([2, 0, 1, 3], 1), ([1, 0, 2, 3], 3), ([3, 2, 0, 1], 3)]
)
def test_pairs_are_drawn_at_random(chairs, partner_of_0):
    match = Match.start(game, dealer=Script(stocks=[chairs]))
    assert [seat for seat in range(1, 4) if match.state.pairs[seat] == match.state.pairs[0]] == [partner_of_0]
    do(match, 0, "propose cough")
    assert [seat for seat in range(4) if any(text.startswith("accept ") for text in texts(match, seat))] == [
        partner_of_0
    ]
    fans = [w.seat for w in match.view(None).widgets if w.zone == "hands"]
    assert abs(fans.index(0) - fans.index(partner_of_0)) == 2


def test_random_partners_come_from_the_seed_before_the_first_round_and_stay():
    match = Match.start(game, seed=5)
    chairs = match.state.chairs
    assert Match.start(game, seed=5).state.chairs == chairs
    assert {tuple(Match.start(game, seed=seed).state.pairs) for seed in range(40)} > {(0, 1, 0, 1)}
    one, other = (seat for seat in range(4) if match.state.pairs[seat] == 0)
    third, fourth = (seat for seat in range(4) if match.state.pairs[seat] == 1)
    for seat, move in (one, "propose yawn"), (other, "accept"), (third, "propose yawn"), (fourth, "accept"):
        do(match, seat, move)
    do(match, one, f"call {other}")
    do(match, one, "keep")
    do(match, third, "keep")
    assert match.state.round == 2
    assert match.state.chairs == chairs


def test_partners_are_random_by_default_or_as_seated():
    assert Rules().partners == "random"
    assert complaint(game.key, {"partners": "none"}).key == "no-choice"


def test_kemps_is_for_four():
    assert complaint(game.key, seats=3).key == "no-seats"
    assert complaint(game.key, seats=5).key == "no-seats"


@pytest.mark.rule("kemps", "agree")
def test_each_pair_agrees_on_a_secret_signal_before_the_cards_are_dealt():
    match = start()
    assert hands(match) == [[], [], [], []]
    assert match.state.middle == match.state.gone == 0
    do(match, 0, "propose cough")
    do(match, 2, "accept")
    assert said(match) == [("ready", {"seats": [0, 2]})]
    assert hands(match) == [[], [], [], []]
    do(match, 3, "propose yawn")
    do(match, 1, "accept")
    assert keys(match) == ["ready", "dealt"]
    assert [SIGNALS[signal] for signal in match.state.signals] == ["cough", "yawn"]
    assert hands(match)[0] == ["3C", "QC", "QD", "QH"]


@pytest.mark.rule("kemps", "propose")
def test_one_proposes_the_other_accepts():
    match = start()
    assert [seat for seat in range(4) if any(text.startswith("accept ") for text in texts(match, seat))] == []
    do(match, 2, "propose cough")
    assert [seat for seat in range(4) if any(text.startswith("accept ") for text in texts(match, seat))] == [
        0
    ]
    assert refusal(match, 2, "accept cough").key == "agree-first"


def test_a_proposal_may_be_answered_with_another():
    match = start()
    do(match, 0, "propose cough")
    do(match, 2, "propose yawn")
    assert not any(text.startswith("accept") for text in texts(match, 2))
    do(match, 0, "accept")
    assert SIGNALS[match.state.signals[0]] == "yawn"


def test_a_pair_that_has_agreed_waits_for_the_others():
    match = start()
    do(match, 0, "propose cough")
    do(match, 2, "accept")
    assert [bool(texts(match, seat)) for seat in range(4)] == [False, True, False, True]
    for move in "propose yawn", "sign cough", "call 1 1", "nothing 0", "swap QC QD":
        reason = refusal(match, 0, move)
        assert (reason.key, reason.data, reason.flash) == ("others-agree", {}, ())


@pytest.mark.parametrize("move", ["swap 8C 5S", "nothing 0", "sign cough", "call 0 1", "keep", "accept yawn"])
def test_nothing_else_is_done_before_a_pair_has_agreed(move):
    match = start()
    do(match, 0, "propose cough")
    do(match, 2, "accept")
    reason = refusal(match, 1, move)
    assert (reason.key, reason.data, reason.flash) == ("agree-first", {}, ())


def test_there_are_at_least_ten_gestures():
    assert GESTURES == (
        "wink-left",
        "wink-right",
        "scratch-ear",
        "pucker-lips",
        "rub-chin",
        "cough",
        "look-up",
        "tap-table",
        "yawn",
        "adjust-glasses",
    )
    palette = widget(start(), "gestures")
    assert [option.touch for option in palette.options] == [f"sign:{sign}" for sign in GESTURES]


@pytest.mark.rule("kemps", "agree")
def test_a_signal_is_a_gesture_or_a_sequence_of_two():
    match = start()
    proposals = [text for text in texts(match, 0) if text.startswith("propose ")]
    assert len(proposals) == len(set(proposals)) == 10 + 10 * 10
    do(match, 0, "propose wink-left+cough")
    do(match, 2, "accept")
    assert SIGNALS[match.state.signals[0]] == "wink-left+cough"
    for signal in "propose cough+yawn+cough", "propose sneeze", "propose":
        assert refusal(match, 1, signal).key == "unreadable"


def test_the_order_of_two_gestures_matters():
    match = start()
    agree(match, "cough+yawn", "yawn+cough")
    assert match.state.signals[0] != match.state.signals[1]


def test_a_signal_is_proposed_by_touching_its_gestures():
    propose = {move.text(): move.paths() for move in start().moves(0)}
    assert propose["propose cough"] == (("sign:cough", "done"),)
    assert propose["propose cough+yawn"] == (("sign:cough", "sign:yawn"),)


def test_before_the_first_round_there_is_nothing_to_keep():
    match = start()
    assert all("keep" not in texts(match, seat) for seat in range(4))


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.rule("kemps", "propose")
def test_or_the_last_one_stays(seat):
    match = begin(rounds=2)
    do(match, 1, "call 0")
    assert "keep" in texts(match, seat)
    do(match, seat, "keep")
    assert said(match) == [("ready", {"seats": [0, 2]})]
    do(match, 3, "propose rub-chin")
    do(match, 1, "accept")
    assert [SIGNALS[signal] for signal in match.state.signals] == ["cough", "rub-chin"]
    assert hands(match)[0] == ["3C", "QC", "QD", "QH"]


def test_who_keeps_the_last_signal_drops_what_was_proposed():
    match = begin(rounds=2)
    do(match, 1, "call 0")
    do(match, 0, "propose rub-chin")
    do(match, 2, "keep")
    assert SIGNALS[match.state.signals[0]] == "cough"
    assert widget(match, "offer", viewer=0) is None


def test_a_proposal_of_the_round_before_cannot_be_accepted():
    match = begin(rounds=2)
    do(match, 1, "call 0")
    assert not any(text.startswith("accept") for text in texts(match, 0) + texts(match, 2))


def test_the_pair_agrees_privately_the_partner_hears_and_sees_the_proposal():
    match = start()
    do(match, 0, "propose cough")
    assert said(match, 2) == said(match, 0) == [("proposed", {"seat": 0, "signal": "cough"})]
    for viewer in (0, 2):
        assert widget(match, "offer", viewer=viewer).data == {"signal": "cough"}
        assert match.heard(viewer)[-1].move == "propose cough"
    do(match, 2, "accept")
    for viewer in (0, 2):
        notes = [w for w in match.view(viewer).widgets if w.zone == "signal"]
        assert [(note.seat, note.data["signal"]) for note in notes] == [(0, "cough"), (2, "cough")]
        assert widget(match, "offer", viewer=viewer) is None
        assert match.heard(viewer)[-1].move == "accept cough"


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_opponents_and_spectators_learn_only_that_a_seat_acted(viewer):
    match = start(rounds=2)
    do(match, 0, "propose cough")
    row = match.heard(viewer)[-1]
    assert (row.seat, row.move, row.told) == (0, None, ())
    assert match.heard(viewer)[-1].told == ()
    do(match, 2, "accept")
    row = match.heard(viewer)[-1]
    assert (row.seat, row.move, [line.key for line in row.told]) == (2, None, ["ready"])
    do(match, 1, "propose yawn")
    do(match, 3, "accept")
    do(match, 1, "call 0")
    do(match, 2, "keep")
    row = match.heard(viewer)[-1]
    assert (row.seat, row.move, [line.key for line in row.told]) == (2, None, ["ready"])
    zones = {w.zone: w.data for w in match.view(viewer).widgets if isinstance(w, Note)}
    assert "offer" not in zones
    assert zones.get("signal") == (None if viewer is None else {"signal": "yawn"})


def test_what_was_agreed_or_proposed_is_declared_as_a_secret_of_the_pair():
    match = begin(rounds=2)
    do(match, 1, "call 0")
    do(match, 0, "propose rub-chin")
    cough, yawn, rub_chin = (SIGNALS.index(signal) for signal in ("cough", "yawn", "rub-chin"))
    for viewer, signals, offer in (0, [cough, None], rub_chin), (3, [None, yawn], None):
        assert redact(match.state, viewer).signals == signals
        assert redact(match.state, viewer).offers[0] == offer
    assert redact(match.state, SPECTATOR).signals == [None, None]
    notes = [w for w in game.show(match.state) if w.zone in ("signal", "offer")]
    assert [note.seen_by for note in notes] == [Paired(by="pairs")] * 5


def agreements_and_two_rounds(signal: str, later: str) -> list[dict[int | None, bytes]]:
    """What each viewer got after every row; pair 0+2 agrees on these signals for its two rounds."""
    match, log = start(rounds=2, target=2), []
    moves = [
        *((0, "propose look-up"), (2, f"propose {signal}"), (0, "accept")),
        *((1, "propose yawn"), (3, "accept")),
        *((0, "swap 3C QS"), (0, "sign cough"), (3, "nothing"), (2, "call 0")),
        *((2, f"propose {later}"), (0, "accept"), (1, "keep"), (0, "swap 3C QS"), (2, "nothing")),
    ]
    for seat, move in moves:
        do(match, seat, move)
        log.append({viewer: got(match, viewer) for viewer in (0, 1, 2, 3, None)})
    assert match.result is None
    return log


def test_the_agreement_is_never_sent_to_opponents_or_spectators_while_the_match_runs():
    once = agreements_and_two_rounds("cough", "tap-table+yawn")
    again = agreements_and_two_rounds("wink-left+yawn", "scratch-ear")
    for viewer in (1, 3, None):
        assert [row[viewer] for row in once] == [row[viewer] for row in again]
    for viewer in (0, 2):
        assert all(one[viewer] != other[viewer] for one, other in zip(once[1:], again[1:], strict=True))


def test_four_cards_each_and_four_face_up_in_the_middle():
    match = begin()
    assert [set(held) for held in hands(match)] == [set(held.split()) for held in HANDS]
    assert set(names_of(match.state.middle)) == set(MIDDLE.split())
    assert len(match.state.stock) == STOCK
    for viewer in (None, 0, 3):
        assert {card.face for card in widget(match, "middle", viewer=viewer).cards} == set(MIDDLE.split())


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_a_hand_is_seen_by_its_owner_alone_not_even_by_the_partner(viewer):
    match = begin()
    for seat in range(4):
        fan = widget(match, "hands", seat, viewer)
        assert fan.count == 4
        assert {card.face for card in fan.cards} == (set(HANDS[seat].split()) if seat == viewer else set())
    assert widget(match, "stock", viewer=viewer).top is None


@pytest.mark.rule("kemps", "swap")
def test_a_player_puts_one_card_in_the_middle_and_takes_one_from_it():
    match = begin()
    do(match, 0, "swap 3C QS")
    assert match.state.hands[0] == hand("QC QD QH QS")
    assert match.state.middle == hand("3C 5S 2D 2H")
    assert said(match) == [("swapped", {"seat": 0, "give": "3C", "take": "QS"})]


def test_nobody_ever_has_more_than_four_cards():
    match = begin()
    for seat, move in (0, "swap 3C QS"), (0, "swap QC 2D"), (2, "swap 7C 3C"), (3, "swap KC QC"):
        do(match, seat, move)
        assert [len(held) for held in hands(match)] == [4, 4, 4, 4]
        assert match.state.middle.bit_count() == 4


@pytest.mark.rule("kemps", "no-turns")
def test_there_are_no_turns_anyone_swaps_at_any_time():
    match = begin()
    for seat in range(4):
        swaps = {text for text in texts(match, seat) if text.startswith("swap ")}
        assert swaps == {f"swap {give} {take}" for give in HANDS[seat].split() for take in MIDDLE.split()}
    for seat, move in (3, "swap KC 2D"), (3, "swap TC 2H"), (1, "swap 8C KC"), (3, "swap 2D TC"):
        do(match, seat, move)
    assert match.state.hands[3] == hand("2H TC TD TH")


@pytest.mark.rule("kemps", "swap")
def test_if_the_wanted_card_is_gone_the_swap_is_refused():
    match = begin()
    do(match, 0, "swap 3C QS")
    reason = refusal(match, 1, "swap 8C QS")
    assert (reason.key, reason.data) == ("card-gone", {"card": "QS"})
    assert reason.flash == ("take:2D", "take:2H", "take:3C", "take:5S")


def test_nobody_gives_a_card_that_it_does_not_hold():
    match = begin()
    reason = refusal(match, 1, "swap QC 5S")
    assert (reason.key, reason.data) == ("not-your-card", {"card": "QC"})
    assert reason.flash == ("give:5C", "give:5D", "give:5H", "give:8C")


def test_a_swap_is_done_by_touching_both_cards():
    paths = {path.move: path.touches for path in begin().paths(0)}
    assert paths["swap 3C QS"] == ("give:3C", "take:QS")


@pytest.mark.rule("kemps", "nothing")
def test_when_all_four_want_nothing_the_four_are_removed_and_four_new_ones_dealt():
    match = begin()
    for seat in (2, 0, 3):
        do(match, seat, "nothing")
        assert said(match) == [("wants-nothing", {"seat": seat})]
        assert match.state.middle == hand(MIDDLE)
    do(match, 1, "nothing")
    assert match.state.middle == hand("JS KD KH KS")
    assert said(match)[1:] == [("refilled", {"cards": ["JS", "KD", "KH", "KS"]})]
    assert len(match.state.stock) == STOCK - 4


@pytest.mark.parametrize("seat", range(4))
def test_who_wants_nothing_presses_once_until_something_changes(seat):
    match = begin()
    do(match, seat, "nothing")
    assert [other for other in range(4) if "nothing 0" not in texts(match, other)] == [seat]
    reason = refusal(match, seat, "nothing 0")
    assert (reason.key, reason.data, reason.flash) == ("already-nothing", {}, ())
    for other in range(4):
        if other != seat:
            do(match, other, "nothing")
    assert all("nothing 4" in texts(match, other) for other in range(4))


def test_who_wants_nothing_may_still_swap_sign_and_call():
    match = begin()
    do(match, 0, "nothing")
    assert {text.split()[0] for text in texts(match, 0)} == {"swap", "sign", "call"}


def test_only_nothing_since_the_last_change_counts():
    match = begin()
    for seat in (0, 1, 2):
        do(match, seat, "nothing")
    do(match, 1, "swap 8C 5S")
    do(match, 3, "nothing")
    assert match.state.middle == hand("QS 8C 2D 2H")
    for seat in (0, 1, 2):
        do(match, seat, "nothing")
    assert not match.state.middle & hand("QS 8C 2D 2H")


def test_a_gesture_is_no_change():
    match = begin()
    for seat in (0, 1, 2):
        do(match, seat, "nothing")
    do(match, 1, "sign yawn")
    do(match, 3, "nothing")
    assert keys(match) == ["wants-nothing", "refilled"]


def test_removed_cards_are_out_for_the_round():
    match = begin(rounds=2)
    press_nothing(match)
    removed = hand(MIDDLE)
    assert match.state.gone == removed
    assert redact(match.state, SPECTATOR).gone == removed
    assert not removed & (match.state.middle | sum(match.state.hands))
    assert not set(pile(MIDDLE)) & set(match.state.stock)
    press_nothing(match)
    assert match.state.gone.bit_count() == 8
    do(match, 0, "call 2")
    keep(match)
    assert match.state.gone == 0
    assert match.state.middle == removed


@pytest.mark.rule("kemps", "stock-empty")
def test_when_the_stock_is_used_up_and_all_four_press_again_the_round_ends_without_score():
    match = begin(rounds=2)
    for left in range(STOCK - 4, -1, -4):
        press_nothing(match)
        assert len(match.state.stock) == left
        assert match.state.middle.bit_count() == 4
        assert match.state.round == 1
    press_nothing(match)
    assert keys(match) == ["wants-nothing", "stock-empty"]
    assert match.state.points == [0, 0]
    assert match.state.round == 2
    keep(match)
    assert len(match.state.stock) == STOCK


@pytest.mark.parametrize("caller", [2, 3])
@pytest.mark.rule("kemps", "call-partner", "points")
def test_a_right_call_on_the_partner_is_one_point_for_the_pair_and_ends_the_round(caller):
    match = begin()
    call_right(match, caller)
    assert match.state.points == ([1, 0] if caller == 2 else [0, 1])
    assert match.state.round == 2
    assert said(match)[0] == ("called", {"seat": caller, "other": caller - 2})
    assert keys(match)[-1] == "call-right"


@pytest.mark.parametrize(("caller", "points"), [(0, [-1, 0]), (1, [0, -1]), (2, [-1, 0]), (3, [0, -1])])
@pytest.mark.rule("kemps", "points")
def test_a_wrong_call_on_the_partner_is_minus_one_point(caller, points):
    match = begin()
    do(match, caller, f"call {(caller + 2) % 4}")
    assert match.state.points == points
    assert match.state.round == 2
    assert keys(match)[-1] == "call-wrong"


@pytest.mark.parametrize("caller", [1, 3])
@pytest.mark.rule("kemps", "call-opponent", "points")
def test_a_right_call_on_an_opponent_is_one_point(caller):
    match = begin()
    do(match, 0, "swap 3C QS")
    do(match, caller, "call 0")
    assert match.state.points == [0, 1]
    assert match.state.round == 2
    assert keys(match)[-1] == "call-right"


@pytest.mark.parametrize(("caller", "other", "points"), [(0, 1, [-1, 0]), (1, 2, [0, -1]), (3, 0, [0, -1])])
@pytest.mark.rule("kemps", "points")
def test_a_wrong_call_on_an_opponent_is_minus_one_point(caller, other, points):
    match = begin()
    do(match, caller, f"call {other}")
    assert match.state.points == points
    assert match.state.round == 2
    assert keys(match)[-1] == "call-wrong"


@pytest.mark.parametrize(("caller", "other"), [(0, 2), (2, 3), (3, 1)])
def test_only_the_hand_of_the_seat_called_on_counts(caller, other):
    match = begin()
    do(match, 0, "swap 3C QS")
    do(match, caller, f"call {other}")
    assert keys(match)[-1] == "call-wrong"


def test_a_call_is_right_if_the_seat_holds_four_of_a_kind_at_that_moment():
    match = begin()
    do(match, 0, "swap 3C QS")
    do(match, 0, "swap QS 3C")
    do(match, 2, "call 0")
    assert keys(match)[-1] == "call-wrong"


@pytest.mark.parametrize("seat", range(4))
def test_a_call_names_one_other_seat_never_oneself(seat):
    match = begin()
    calls = [text for text in texts(match, seat) if text.startswith("call ")]
    assert calls == [f"call {other} 1" for other in range(4) if other != seat]
    refusal(match, seat, f"call {seat} 1")
    refusal(match, seat, "call 4 1")


@pytest.mark.parametrize("other", [0, 1])
@pytest.mark.rule("kemps", "shown")
def test_after_a_call_right_or_wrong_all_hands_are_shown_to_everybody(other):
    match = begin()
    do(match, 0, "swap 3C QS")
    do(match, 2, f"call {other}")
    shown = ["QC QD QH QS", *HANDS[1:]]
    expected = [("showed", {"seat": seat, "cards": names_of(hand(shown[seat]))}) for seat in range(4)]
    assert said(match)[1:5] == expected
    for viewer in (None, 0, 1, 2, 3):
        assert [line.key for line in match.heard(viewer)[-1].told].count("showed") == 4


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_the_hands_that_were_shown_lie_open_until_the_next_deal(viewer):
    match = begin(rounds=2)
    do(match, 0, "swap 3C QS")
    do(match, 3, "call 0")
    for seat, held in enumerate(("QC QD QH QS", *HANDS[1:])):
        assert [card.face for card in widget(match, "shown", seat, viewer).cards] == names_of(hand(held))
    assert len(match.state.stock) == 52 - 16
    do(match, 0, "propose yawn")
    assert widget(match, "shown", 0, viewer).count == 4
    keep(match)
    assert widget(match, "shown", viewer=viewer).count == 0
    assert match.state.shown == [0] * 4


def test_a_round_that_ends_without_a_call_shows_no_hand():
    match = begin(max_swaps=50)
    swap_often(match, 50)
    assert keys(match)[-1] == "too-many-swaps"
    assert match.state.shown == [0] * 4
    assert len(match.state.stock) == 52


def test_while_the_pairs_agree_each_sees_who_the_partner_is():
    match = Match.start(game, dealer=Script(stocks=[[0, 2, 1, 3]]))
    partners = [widget(match, "partner", viewer=viewer) for viewer in range(4)]
    assert [(note.seat, note.data["other"]) for note in partners] == [(0, 1), (1, 0), (2, 3), (3, 2)]
    assert widget(match, "partner") is None
    assert widget(begin(), "partner", viewer=0) is None


def test_after_a_call_a_new_round_is_dealt_once_the_pairs_have_agreed():
    match = begin(rounds=2)
    do(match, 0, "nothing")
    do(match, 0, "swap 3C QS")
    do(match, 2, "call 1")
    assert hands(match) == [[], [], [], []]
    assert match.state.middle == match.state.gone == 0
    assert widget(match, "agreeing").data == {"round": 2}
    assert refusal(match, 0, "swap 3C QS").key == "agree-first"
    keep(match)
    assert said(match)[-1] == ("dealt", {"round": 2})
    assert [set(held) for held in hands(match)] == [set(held.split()) for held in HANDS]
    assert (match.state.swaps, match.state.idle) == (0, 0)
    assert widget(match, "swapping").data == {"round": 2}


@pytest.mark.rule("kemps", "target")
def test_four_points_win():
    match = begin(rounds=4)
    for points in (1, 2, 3):
        call_right(match, 2)
        assert match.state.points == [points, 0]
        assert match.result is None
        keep(match)
    call_right(match, 2)
    assert match.result.reason == "target-reached"
    assert match.result.scores == (4, 0, 4, 0)
    assert match.result.ranks == (1, 3, 1, 3)
    assert match.moves(0) == []
    assert refusal(match, 0, "keep").key == "over"


def test_target_is_any_from_1_to_10():
    assert Rules().target == 4
    assert list(Rules.choices()["target"]) == list(range(1, 11))
    assert complaint(game.key, {"target": 0}).key == "no-choice"
    assert complaint(game.key, {"target": 11}).key == "no-choice"


@pytest.mark.parametrize("target", [2, 10])
@pytest.mark.rule("kemps", "target")
def test_target_is_an_option(target):
    match = begin(rounds=target, target=target)
    for _ in range(target - 1):
        call_right(match, 3)
        keep(match)
    assert match.result is None
    call_right(match, 3)
    assert match.result.reason == "target-reached"
    assert match.result.scores == (0, target, 0, target)
    assert match.result.ranks == (3, 1, 3, 1)


def test_a_pair_may_go_below_zero():
    match = begin(rounds=3)
    do(match, 0, "call 2")
    keep(match)
    do(match, 2, "call 1")
    assert match.state.points == [-2, 0]
    assert widget(match, "score").rows == ((-2,), (0,), (-2,), (0,))
    keep(match)
    call_right(match, 2)
    assert match.state.points == [-1, 0]


@pytest.mark.rule("kemps", "no-score")
def test_a_round_ends_without_score_after_max_swaps():
    match = begin(rounds=2, max_swaps=50)
    swap_often(match, 48)
    do(match, 3, "swap KC 2D")
    assert match.state.round == 1
    do(match, 2, "swap 7C 5S")
    assert keys(match) == ["swapped", "too-many-swaps"]
    assert match.state.round == 2
    assert match.state.points == [0, 0]
    keep(match)
    swap_often(match, 49)
    assert match.state.round == 2


def test_max_swaps_is_400():
    assert Rules().max_swaps == 400
    match = begin()
    swap_often(match, 399)
    assert match.state.round == 1
    do(match, 0, "swap QS 3C")
    assert keys(match)[-1] == "too-many-swaps"
    assert match.state.round == 2


def test_limits_are_options():
    assert Rules.choices()["max_swaps"] == range(50, 2001)
    assert Rules.choices()["max_rounds"] == range(5, 201)
    for given in {"max_swaps": 49}, {"max_swaps": 2001}, {"max_rounds": 4}, {"max_rounds": 201}:
        assert complaint(game.key, given).key == "no-choice"


@pytest.mark.rule("kemps", "limit")
def test_after_max_rounds_the_pair_with_more_points_wins():
    match = begin(rounds=5, max_rounds=5)
    for caller in (2, 2, 3):
        call_right(match, caller)
        keep(match)
    do(match, 1, "call 3")
    keep(match)
    assert match.result is None
    do(match, 0, "call 2")
    assert match.result.reason == "round-limit"
    assert match.result.scores == (1, 0, 1, 0)
    assert match.result.ranks == (1, 3, 1, 3)


def test_after_max_rounds_the_pair_with_fewer_points_below_zero_loses():
    match = begin(rounds=5, max_rounds=5)
    for caller, other in (0, 2), (0, 2), (1, 3), (0, 1):
        do(match, caller, f"call {other}")
        keep(match)
    do(match, 1, "call 3")
    assert match.result.reason == "round-limit"
    assert match.result.scores == (-3, -2, -3, -2)
    assert match.result.ranks == (3, 1, 3, 1)


@pytest.mark.rule("kemps", "limit")
def test_after_max_rounds_equal_points_are_a_draw():
    match = begin(rounds=5, max_rounds=5, max_swaps=50)
    for caller in (2, 3):
        call_right(match, caller)
        keep(match)
    for _ in range(2):
        swap_often(match, 50)
        keep(match)
    assert match.result is None
    swap_often(match, 50)
    assert match.result.reason == "round-limit"
    assert match.result.scores == (1, 1, 1, 1)
    assert match.result.ranks == (1, 1, 1, 1)


def test_max_rounds_is_40():
    assert Rules().max_rounds == 40
    match = begin(rounds=40)
    for _ in range(39):
        do(match, 0, "call 1")
        keep(match)
    assert match.result is None
    do(match, 0, "call 1")
    assert match.result.reason == "round-limit"
    assert match.result.scores == (-40, 0, -40, 0)
    assert match.result.ranks == (3, 1, 3, 1)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("sign", GESTURES)
@pytest.mark.rule("kemps", "gesture")
def test_during_the_round_any_player_may_make_any_gesture_at_any_time(seat, sign):
    match = begin()
    do(match, seat, "nothing")
    for _ in range(2):
        do(match, seat, f"sign {sign}")
        assert said(match) == [("gesture", {"seat": seat, "sign": sign})]


@pytest.mark.rule("kemps", "gesture")
def test_everyone_at_the_table_sees_a_gesture_for_a_moment():
    match = begin()
    do(match, 0, "sign cough")
    for viewer in (None, 0, 1, 2, 3):
        (line,) = match.heard_live(viewer)[-1].told
        assert (line.key, line.fleeting) == ("gesture", True)
    do(match, 1, "nothing")
    assert "gesture" not in [line.key for line in match.heard_live(3)[-1].told]
    assert not match.rows[-1].told[0].fleeting


def test_gestures_are_not_counted_as_actions():
    match = begin()
    match.moments[-1] = match.moments[-1]._replace(actions=LAST_STOP - 1)
    for sign in GESTURES:
        do(match, 0, f"sign {sign}")
    assert match.result is None
    do(match, 0, "nothing")
    assert match.result.reason == "last-stop"


def test_the_last_stop_ranks_the_pairs_by_points():
    match = begin(rounds=2)
    do(match, 0, "call 1")
    keep(match)
    match.moments[-1] = match.moments[-1]._replace(actions=LAST_STOP - 1)
    do(match, 2, "nothing")
    assert match.result.reason == "last-stop"
    assert match.result.ranks == (3, 1, 3, 1)


def test_with_spread_partners_points_go_to_the_pair_not_to_every_other_seat():
    match = Match.start(game, rules={"target": 1}, dealer=Script(stocks=[[0, 2, 1, 3], DEAL]))
    assert match.state.pairs == [0, 0, 1, 1]
    for seat, move in (0, "propose yawn"), (1, "accept"), (2, "propose yawn"), (3, "accept"):
        do(match, seat, move)
    do(match, 0, "swap 3C QS")
    do(match, 1, "call 0")
    assert match.result.scores == (1, 1, 0, 0)
    assert match.result.ranks == (1, 1, 3, 3)


@pytest.mark.rule("kemps", "target")
def test_preset_short_plays_to_one_point():
    assert game.presets == ["book", "short"]
    assert Rules.choose({"preset": "short"}) == Rules(target=1)
    match = begin(preset="short")
    call_right(match, 3)
    assert match.result.reason == "target-reached"
    assert match.result.scores == (0, 1, 0, 1)
    assert match.result.ranks == (3, 1, 3, 1)


def test_preset_book_has_every_default():
    assert Rules.choose({"preset": "book"}) == Rules()


def test_moves_are_written_with_their_cards_seats_and_gestures():
    moves = (
        "swap QH 3C",
        "call 2 1",
        "nothing 4",
        "sign tap-table",
        "propose cough+yawn",
        "accept yawn",
        "keep",
    )
    assert tuple(game.read(text).text() for text in moves) == moves
    match = begin()
    for text in (
        "swap QH",
        "swap QH QQ",
        "call",
        "call 2",
        "call me 1",
        "nothing",
        "accept",
        "sign cough+yawn",
        "wink",
    ):
        assert refusal(match, 0, text).key == "unreadable"


def test_a_call_that_comes_after_its_round_is_only_too_late():
    """A second call on the same sight must not cost the next round a point."""
    match = begin(rounds=2)
    do(match, 1, "call 0 1")
    keep(match)
    points = list(match.state.points)
    assert refusal(match, 3, "call 0 1").key == "too-late"
    assert match.state.points == points
    assert "call 0 2" in texts(match, 3)


def test_nothing_for_me_is_said_of_the_middle_that_was_seen():
    match = begin()
    give, take = next(text.split()[1:] for text in texts(match, 0) if text.startswith("swap"))
    do(match, 0, f"swap {give} {take}")
    assert refusal(match, 1, "nothing 0").key == "too-late"
    assert match.state.idle == 0
    do(match, 1, "nothing 1")
    assert match.state.idle == 0b10


def test_only_the_signal_that_was_seen_can_be_accepted():
    match = start()
    do(match, 0, "propose yawn")
    do(match, 0, "propose cough")
    assert refusal(match, 2, "accept yawn").key == "too-late"
    do(match, 2, "accept cough")
    assert match.state.ready == [True, False]
