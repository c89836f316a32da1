"""docs/rules/cards.md, `accordion`, sentence by sentence; and its solver."""

from random import Random

import pytest

from parlour import Match, bots, game
from parlour.bots.minds.accordion import Found, hangs_together, solve_row
from parlour.games.accordion import Rules, State, fitting
from parlour.kit.cards import DECK, NAMES
from parlour.lab.solve import solve, solve_after
from parlour.view import Spread
from tests.games.table import card, pile, refusal, said, sit, stacked, texts, widget

ACCORDION = game("accordion")


def row(piles: str, stock: str | None = None) -> Match:
    """`row("4C 5C/9D")`: piles in a row, the cards of one joined by slashes, its top card last. Without a
    stock, all is dealt, and the rest of the deck is left out."""
    heaps = [[card(name) for name in heap.split("/")] for heap in piles.split()]
    laid = [each for heap in heaps for each in heap]
    left = pile(stock)[::-1] if stock else []
    return sit(ACCORDION, State(Rules(), 1, left, laid, [len(heap) for heap in heaps]))


def lies(match: Match) -> str:
    """The piles as `row` takes them."""
    cards, found = list(match.state.row), []
    for size in match.state.sizes:
        found.append("/".join(NAMES[each] for each in cards[:size]))
        del cards[:size]
    return " ".join(found)


def test_it_is_for_one_seat():
    assert list(ACCORDION.seats) == [1]


@pytest.mark.rule("accordion", "deal")
def test_cards_are_dealt_face_up_one_by_one_in_a_row_from_left_to_right():
    match = row("4C 9D", "KS 2H")
    match.play(0, "deal")
    assert lies(match) == "4C 9D KS"
    assert said(match) == [("dealt", {"cards": ["KS"]})]
    match.play(0, "deal")
    assert lies(match) == "4C 9D KS 2H"


def test_the_deck_of_52_is_shuffled_and_nothing_is_dealt_at_first():
    match = Match.start(ACCORDION, seed=1)
    assert sorted(match.state.stock) == list(DECK)
    assert texts(match, 0) == ["deal", "give-up"]


@pytest.mark.rule("accordion", "deal")
def test_dealing_may_stop_at_any_time_for_a_move_and_go_on_later():
    match = row("4C 5C", "9D 9S")
    for move in ("move 2 1", "deal", "deal", "move 3 2"):
        match.play(0, move)
    assert lies(match) == "4C/5C 9D/9S"


@pytest.mark.rule("accordion", "move", "alike")
def test_a_card_may_be_put_on_the_pile_next_to_its_left_if_the_top_cards_share_suit_or_rank():
    assert "move 2 1" in texts(row("4C 9C"), 0)
    assert "move 2 1" in texts(row("4C 4D"), 0)
    assert "move 2 1" not in texts(row("4C 9D"), 0)


@pytest.mark.rule("accordion", "move", "alike")
def test_a_card_may_be_put_on_the_third_to_its_left_if_the_top_cards_share_suit_or_rank():
    assert texts(row("4C 9D KH 4S"), 0) == ["move 4 1", "give-up"]
    assert texts(row("4C 9D KH QC"), 0) == ["move 4 1", "give-up"]
    assert "move 4 1" not in texts(row("4C 9D KH QS"), 0)


@pytest.mark.rule("accordion", "move")
def test_no_other_distance_is_allowed():
    assert texts(row("4C 9D 4H"), 0) == ["give-up"]
    assert texts(row("4C 9D KH 2D 4S"), 0) == ["give-up"]


@pytest.mark.rule("accordion", "whole-pile")
def test_the_whole_pile_under_it_goes_along():
    match = row("9D/4C 2H QS/8D/4H")
    assert "move 3 1" not in texts(match, 0)
    match = row("9D/4C QS/8D/4H")
    match.play(0, "move 2 1")
    assert lies(match) == "9D/4C/QS/8D/4H"


def test_only_the_top_cards_count():
    assert texts(row("4C/9D 4H/KS"), 0) == ["give-up"]


@pytest.mark.rule("accordion", "never-must")
def test_a_move_is_never_obligatory():
    assert texts(row("4C 5C", "9D"), 0) == ["deal", "move 2 1", "give-up"]


@pytest.mark.rule("accordion", "whole-pile")
def test_gaps_close():
    match = row("4C 9D KH 4S 2S")
    match.play(0, "move 4 1")
    assert lies(match) == "4C/4S 9D KH 2S"
    assert "move 4 1" in texts(match, 0)


@pytest.mark.rule("accordion", "one-pile")
def test_it_is_won_when_all_52_are_in_one_pile():
    rest = "/".join(name for name in NAMES[:52] if name not in ("AC", "2C"))
    match = row(f"{rest}/AC 2C")
    match.play(0, "move 2 1")
    assert match.result
    assert (match.result.reason, match.result.ranks, match.result.scores) == ("one-pile", (1,), (1,))


def test_one_pile_while_cards_are_left_to_deal_does_not_win():
    match = row("4C 5C", "9D")
    match.play(0, "move 2 1")
    assert match.result is None


@pytest.mark.rule("accordion", "no-move-left")
def test_it_is_lost_when_all_are_dealt_and_no_move_is_left_and_undo_is_still_open():
    match = row("4C 5C 9D")
    match.play(0, "move 2 1")
    assert texts(match, 0) == ["give-up"]
    assert widget(match, "nothing-left")
    twin = match.copy()
    twin.play(0, "/undo 0")
    assert lies(twin) == "4C 5C 9D"
    match.play(0, "give-up")
    assert match.result
    assert (match.result.reason, match.result.ranks, match.result.scores) == ("no-move-left", (2,), (2,))


@pytest.mark.rule("accordion", "given-up")
def test_it_is_lost_by_giving_up():
    match = row("4C 5C 9D", "KS QS")
    match.play(0, "give-up")
    assert match.result
    assert (match.result.reason, match.result.ranks) == ("given-up", (2,))


def test_giving_up_is_always_an_action():
    match, rng = Match.start(ACCORDION, seed=4), Random(4)
    while not match.result:
        moves = texts(match, 0)
        assert moves[-1] == "give-up"
        match.play(0, rng.choice(moves[:-1] or moves))


def test_giving_up_takes_two_touches_so_that_nobody_does_it_by_mistake():
    (move,) = [move for move in row("4C 9D").moves(0) if move.verb() == "give-up"]
    assert move.paths() == (("give-up", "sure"),)


def test_the_score_is_the_number_of_piles_left_plus_the_cards_not_yet_dealt():
    match = row("4C/6C 5C 9D", "KS QS")
    match.play(0, "give-up")
    assert match.result
    assert match.result.scores == (5,)


def test_undo_is_allowed_even_of_a_deal_and_the_same_card_comes_again():
    match = row("4C", "KS QS")
    match.play(0, "deal")
    match.play(0, "/undo 0")
    match.play(0, "deal")
    assert lies(match) == "4C KS"


def test_the_stock_is_seen_by_nobody_and_the_row_by_all():
    match = row("4C/9D 5C", "KS QS")
    for viewer in (0, None):
        shown = widget(match, "row", viewer=viewer)
        assert isinstance(shown, Spread)
        assert [(each.face, each.under) for each in shown.cards] == [("9D", 1), ("5C", 0)]
        assert widget(match, "stock", viewer=viewer).top is None  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("move", "key", "flash"),
    [
        ("move 3 2", "fits-nowhere", ("pile:2",)),
        ("move 1 2", "fits-nowhere", ("pile:2",)),
        ("move 2 3", "next-or-third", ("pile:1",)),
        ("move 9 8", "these-may-move", ("deal", "pile:2", "give-up")),
    ],
)
def test_a_refused_move_is_explained(move, key, flash):
    reason = refusal(row("4C 9C KH", "2S"), 0, move)
    assert (reason.key, reason.flash) == (key, flash)


def test_a_refusal_names_the_two_cards_that_are_not_alike():
    reason = refusal(row("4C 9D KH QC"), 0, "move 4 3")
    assert (reason.key, reason.data, reason.flash) == ("not-alike", {"cards": ["QC", "KH"]}, ("pile:1",))


def test_where_nothing_fits_dealing_is_what_can_be_done():
    assert refusal(row("4C 9D", "2S"), 0, "move 2 1").flash == ("deal",)


# The solver


def played_out(cards: str, answer: Found) -> Match:
    match = row(cards)
    for step, onto in answer.steps:
        match.play(0, f"move {step} {onto}")
    return match


def test_the_solver_finds_a_way_that_the_rules_allow():
    deal = stacked("")
    Random(1).shuffle(deal)
    answer = solve_row(bytes(deal), 100_000)
    assert answer.won
    match = played_out(" ".join(NAMES[each] for each in deal), answer)
    assert match.result
    assert match.result.reason == "one-pile"


def test_it_says_no_only_after_all_was_looked_at():
    def winnable(match: Match) -> bool:
        if len(match.state.sizes) == 1:
            return True
        return any(winnable(after(match, move.text())) for move in fitting(match.state))

    def after(match: Match, move: str) -> Match:
        twin = match.copy()
        twin.play(0, move)
        return twin

    answers = set()
    for seed in range(60):
        cards = Random(seed).sample(list(DECK), 7)
        match = row(" ".join(NAMES[each] for each in cards))
        answer = solve_row(bytes(cards), 100_000)
        assert answer.won is winnable(match), lies(match)
        answers.add(answer.won)
    assert answers == {True, False}


def test_it_is_honest_about_what_it_does_not_know():
    deal = list(DECK)
    Random(1).shuffle(deal)
    answer = solve_row(bytes(deal), 60)
    assert answer.won is None
    assert answer.nodes == 60
    assert len(played_out(" ".join(NAMES[each] for each in deal), answer).state.sizes) == answer.piles


def test_cards_without_any_tie_to_the_others_are_hopeless():
    assert hangs_together(bytes(pile("4C 4D 9D")))
    assert not hangs_together(bytes(pile("4C 9D 4C")))


def test_the_same_row_gets_the_same_answer():
    deal = list(DECK)
    Random(2).shuffle(deal)
    assert solve_row(bytes(deal), 5000) == solve_row(bytes(deal), 5000)


def test_a_hint_looks_at_dealt_cards_only():
    match, rng = Match.start(ACCORDION, seed=5), Random(5)
    while match.state.stock:
        match.play(0, "deal")
        twin = match.copy()
        twin.moments[-1] = twin.moments[-1]._replace(state=match.redeal(0, rng))
        assert bots.act(match, 0, 4) == bots.act(twin, 0, 4)


def test_a_computer_deals_first_and_then_keeps_to_its_plan_even_after_an_undo():
    match = Match.start(ACCORDION, seed=7)
    while match.state.stock:
        assert bots.act(match, 0, 4) == ACCORDION.read("deal")
        match.play(0, "deal")
    plan = solve_row(bytes(match.state.row), bots.LEVELS[4].budget.plies).steps
    for step, onto in plan[:3]:
        match.play(0, bots.act(match, 0, 4))
        assert match.rows[-1].move == f"move {step} {onto}"
    match.play(0, f"/undo {match.n - 2}")
    assert bots.act(match, 0, 4) == ACCORDION.read("move {} {}".format(*plan[1]))


def test_off_its_plan_a_computer_makes_a_new_one():
    match = Match.start(ACCORDION, seed=7)
    while match.state.stock:
        match.play(0, "deal")
    plan = solve_row(bytes(match.state.row), bots.LEVELS[2].budget.plies).steps
    other = next(move for move in fitting(match.state) if (move.pile, move.onto) != plan[0])
    match.play(0, other)
    assert bots.act(match, 0, 2) in match.moves(0)


def test_whether_the_deal_could_have_been_won_is_answered_after_the_end():
    match = Match.start(ACCORDION, seed=7)
    match.play(0, "deal")
    with pytest.raises(Exception, match="record-open"):
        solve_after(match)
    match.play(0, "give-up")
    found = solve_after(match)
    assert found.won
    again = Match.start(ACCORDION, seed=7)
    for move in found.moves:
        again.play(0, move)
    assert again.result
    assert again.result.reason == "one-pile"


def test_only_accordion_has_a_solver():
    with pytest.raises(Exception, match="no-solver"):
        solve(Match.start("one", seed=1))
