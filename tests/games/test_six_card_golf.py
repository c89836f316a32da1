"""Each sentence of the rules about six-card-golf. Layouts are written row by row; a card face down has a
small letter: `kd`."""

from typing import Any

import pytest

from parlour import Match
from parlour.core import SPECTATOR
from parlour.games.six_card_golf import Rules, State, game, strokes
from parlour.kit.cards import DECK, RANKS
from parlour.match.sight import redact
from parlour.view import Note
from tests.games.table import Script, complaint, hand, pile, play_on, refusal, said, sit, texts, widget

ANNA, BEN = "2C 9C 4c 5c 6c 7c", "2D 9D 4d 5d 6d 7d"
PLACES = range(1, 7)


def table(
    *layouts: str,
    stock: str = "AH KH 3H",
    below: bool = True,
    discard: str = "TS",
    rules: Any = None,
    dealer: Script | None = None,
) -> Match:
    """A hole in play: these layouts, the stock with its top card first, and the rest of the deck below
    it; seat 0 is to draw."""
    layouts = layouts or (ANNA, BEN)
    rows = [pile(layout.upper()) for layout in layouts]
    turned = hand(" ".join(name for layout in layouts for name in layout.split() if name.isupper()))
    top, laid_aside = pile(stock)[::-1], pile(discard)
    used = {*top, *laid_aside, *(laid for row in rows for laid in row)}
    rest = [other for other in DECK if other not in used] if below else []
    seats = len(rows)
    chosen = game.rules(rules or {"preset": "short"}, seats)
    drawn, strokes = ([[] for _ in rows] for _ in range(2))
    state = State(chosen, seats, first=0, turn=0, strokes=strokes, layout=rows, drawn=drawn, turned=turned)
    state.stock, state.discard = rest + top, laid_aside
    return sit(game, state, dealer)


def faces(match: Match, seat: int, viewer: int | None = None) -> list[str | None]:
    return [laid.face for laid in widget(match, "layout", seat, viewer).cards]


def counted(layout: str) -> int:
    """What this layout counts when all of it is turned up."""
    match = table(layout.upper(), "AC AD AH AS 2C 2D")
    return strokes(match.state, 0)


def keys(match: Match) -> list[str]:
    return [key for key, _ in said(match)]


def test_6_cards_each_face_down_in_2_rows_of_3():
    match = Match.start(game, seats=4, seed=1)
    for seat in range(4):
        laid = widget(match, "layout", seat)
        assert [shown.face for shown in laid.cards] == [None] * 6
        assert (laid.layout, laid.columns) == ("grid", 3)


@pytest.mark.rule("six-card-golf", "turn-two")
def test_each_turns_two_face_up_in_turn_from_the_dealers_left_chosen_by_the_player():
    match = Match.start(game, seats=3, rules={"first": 1}, seed=1)
    assert texts(match, 1) == [f"turn {place}" for place in PLACES]
    match.play(1, "turn 6")
    assert texts(match, 1) == ["turn 1", "turn 2", "turn 3", "turn 4", "turn 5"]
    play_on(match, "turn 2")
    assert match.to_act() == [2]
    play_on(match, "turn 1", "turn 2")
    assert match.to_act() == [0]
    play_on(match, "turn 1", "turn 4")
    assert [faces(match, seat).count(None) for seat in range(3)] == [4, 4, 4]
    assert match.to_act() == [1]
    assert texts(match, 1)[0] == "draw"


def test_whoever_has_turned_one_is_told_to_turn_one_more():
    match = Match.start(game, seats=2, seed=1)
    left = []
    for place in (1, 2):
        left += [note.data["left"] for note in match.view(0).widgets if isinstance(note, Note)]
        match.play(match.state.turn, f"turn {place}")
    assert left == [2, 1]


def test_the_top_of_the_stock_starts_the_discard_pile():
    deck = "AC AD AH AS 2C 2D 3C 3D 3H 3S 4C 4D QS KS"
    match = Match.start(game, rules={"first": 0}, dealer=Script(stocks=[deck]))
    assert match.state.layout == [pile("AC AD AH AS 2C 2D"), pile("3C 3D 3H 3S 4C 4D")]
    assert widget(match, "discard").top == "QS"
    assert widget(match, "stock").count == 52 - 13


def test_cards_still_face_down_may_be_looked_at_by_nobody_their_owner_included():
    match = table()
    for viewer in (0, 1, SPECTATOR):
        seen = redact(match.state, viewer).layout
        assert [[laid for laid in row if laid < 52] for row in seen] == [pile("2C 9C"), pile("2D 9D")]


def test_a_card_drawn_from_the_stock_is_seen_by_its_drawer_only():
    match = table()
    match.play(0, "draw")
    assert widget(match, "drawn", 0, viewer=0).top == "AH"
    for viewer in (1, None):
        held = widget(match, "drawn", 0, viewer)
        assert (held.count, held.top) == (1, None)
    assert said(match, 0) == [("drew", {"seat": 0}), ("got", {"cards": ["AH"]})]
    assert said(match, 1) == [("drew", {"seat": 0})]


@pytest.mark.parametrize("move", ["swap 3", "discard"])
def test_until_it_is_discarded_or_swapped_in(move):
    match = table()
    play_on(match, "draw", move)
    assert match.state.drawn == [[], []]
    assert "AH" in (*faces(match, 0), widget(match, "discard").top)


@pytest.mark.rule("six-card-golf", "draw")
def test_from_the_dealers_left_draw_from_the_stock_or_the_discard_pile():
    match = table()
    assert texts(match, 0) == ["draw", *(f"take {place}" for place in PLACES)]
    assert texts(match, 1) == []


@pytest.mark.rule("six-card-golf", "swap")
def test_swap_the_drawn_card_with_one_of_the_six_it_stays_face_up_the_replaced_card_is_discarded():
    match = table()
    match.play(0, "draw")
    assert texts(match, 0) == [*(f"swap {place}" for place in PLACES), "discard"]
    match.play(0, "swap 4")
    assert faces(match, 0) == ["2C", "9C", None, "AH", None, None]
    assert widget(match, "discard").top == "5C"
    assert said(match) == [("swapped", {"seat": 0, "take": "AH", "give": "5C"})]
    assert match.to_act() == [1]


def test_a_card_face_up_may_be_swapped_too():
    match = table()
    play_on(match, "draw", "swap 2")
    assert faces(match, 0) == ["2C", "AH", None, None, None, None]
    assert widget(match, "discard").top == "9C"


@pytest.mark.rule("six-card-golf", "discard")
def test_or_discard_it():
    match = table()
    play_on(match, "draw", "discard")
    assert widget(match, "discard").top == "AH"
    assert said(match) == [("discarded", {"seat": 0, "cards": ["AH"]})]
    assert match.to_act() == [1]


@pytest.mark.rule("six-card-golf", "must-swap")
def test_a_card_taken_from_the_discard_pile_must_be_swapped_in():
    match = table()
    match.play(0, "take 1")
    assert faces(match, 0)[0] == "TS"
    assert widget(match, "discard").top == "2C"
    assert said(match) == [("took", {"seat": 0, "take": "TS", "give": "2C"})]
    assert match.to_act() == [1]


def test_discarding_a_drawn_card_does_not_turn_a_card_of_the_layout():
    match = table()
    before = faces(match, 0)
    play_on(match, "draw", "discard")
    assert faces(match, 0) == before


NEARLY = "2C 9C 4C 5C 6C 7c"


@pytest.mark.rule("six-card-golf", "hole")
def test_the_hole_ends_at_once_when_all_of_one_players_cards_are_face_up():
    match = table(NEARLY, BEN)
    play_on(match, "draw", "swap 6")
    assert match.state.over
    assert keys(match) == ["swapped", "all-up", "scored", "scored"]
    assert not Rules().last_turn


@pytest.mark.rule("six-card-golf", "hole")
def test_last_turn_on_gives_everyone_else_one_more_turn():
    match = table(NEARLY, BEN, "2H 9H 4h 5h 6h 7h", rules={"last_turn": "on", "holes": 1}, stock="AH KH 3H")
    play_on(match, "draw", "swap 6")
    assert not match.state.over
    play_on(match, "draw", "swap 1")
    assert match.to_act() == [2]
    play_on(match, "take 2")
    assert match.result
    assert [len(own) for own in match.state.strokes] == [1, 1, 1]


def test_a_second_player_with_all_cards_up_does_not_change_who_ended_the_hole():
    match = table(NEARLY, "2D 9D 4D 5D 6D 7d", "2H 9H 4h 5h 6h 7h", rules={"last_turn": "on", "holes": 1})
    play_on(match, "draw", "swap 6", "draw", "swap 6")
    assert (match.state.closer, match.to_act()) == (0, [2])
    play_on(match, "draw", "discard")
    assert match.result


@pytest.mark.rule("six-card-golf", "scored")
def test_remaining_cards_are_then_turned_up_for_scoring():
    match = table(NEARLY, BEN)
    play_on(match, "draw", "swap 6")
    assert faces(match, 1) == ["2D", "9D", "4D", "5D", "6D", "7D"]
    lines = [data for key, data in said(match) if key == "scored"]
    assert [data["seat"] for data in lines] == [0, 1]
    assert set(lines[1]["cards"]) == set(faces(match, 1))


@pytest.mark.parametrize(
    ("rank", "value"),
    [
        *{"A": 1, "2": -2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9}.items(),
        *{"T": 10, "J": 10, "Q": 10, "K": 0}.items(),
    ],
)
@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.rule("six-card-golf", "values")
def test_every_card_counts_what_the_table_says(rank, suit, value):
    filler = {"3": "4C 4D KC KD", "K": "3C 3D 4C 4D"}.get(rank, "3C 3D KC KD").split()
    partner = "7S" if rank != "7" else "8S"
    value_of_partner = 7 if rank != "7" else 8
    one, two, three, four = filler
    assert counted(f"{rank}{suit} {one} {three} {partner} {two} {four}") == value + value_of_partner


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.rule("six-card-golf", "column")
def test_two_equal_cards_in_one_column_count_0_for_that_column_twos_too(rank):
    rest = "5C 6C {} 7C 8C" if rank not in "5678" else "TC JC {} QC KC"
    total = 26 if rank not in "5678" else 30
    upper, lower = rest.split(" {} ")
    assert counted(f"{rank}H {upper} {rank}S {lower}") == total


def test_equal_cards_in_a_row_are_no_column():
    assert counted("2C 2D KH AC AD KS") == -4 + 2
    assert counted("5C 5D 5H KC KD KH") == 15
    assert counted("5C 5D KS 5H 5S KC") == 0


@pytest.mark.rule("six-card-golf", "holes")
def test_nine_holes_lowest_total_wins():
    match = Match.start(game, seats=2, seed=3)
    deals = 1
    while not match.result:
        (seat,) = match.to_act()
        deals += match.state.over
        match.play(seat, match.moves(seat)[-1 if match.state.drawn[seat] else 0])
    assert deals == 9
    assert [len(own) for own in match.state.strokes] == [9, 9]
    totals = tuple(sum(own) for own in match.state.strokes)
    assert (match.result.reason, match.result.scores) == ("all-holes", totals)
    assert match.result.ranks == ((1, 2) if totals[0] < totals[1] else (2, 1))


def test_equal_totals_share_the_rank():
    match = table("2C 9C 4C 5C 6C 7c", "2D 9D 4d 5d 6d 7d", stock="7H KH 3H")
    play_on(match, "draw", "swap 6")
    assert match.result.ranks == (1, 1)
    assert match.result.scores == (29, 29)


def test_a_finished_hole_lies_open_until_the_next_is_dealt():
    match = table(NEARLY, BEN, rules={"holes": 2}, dealer=Script(stocks=["AC AD"]))
    play_on(match, "draw", "swap 6")
    assert (texts(match, 0), match.to_act()) == (["deal"], [0])
    assert (refusal(match, 0, "draw").key, refusal(match, 1, "draw").key) == ("deal-first", "not-your-turn")
    match.play(0, "deal")
    assert [faces(match, seat) for seat in (0, 1)] == [[None] * 6] * 2
    assert said(match) == [("dealt", {"hole": 2})]
    assert match.state.turned == 0


@pytest.mark.rule("six-card-golf", "next-hole")
def test_dealer_passes_left_each_hole():
    match = table(NEARLY, BEN, "2H 9H 4h 5h 6h 7h", rules={"holes": 3}, dealer=Script(stocks=["AC AD"]))
    play_on(match, "draw", "swap 6")
    match.play(0, "deal")
    assert match.to_act() == [1]


def test_a_turn_that_begins_with_an_empty_stock_the_discard_pile_except_its_top_card_becomes_a_new_stock():
    match = table(stock="AH", discard="TS TH TD TC", below=False, dealer=Script(stocks=[[2, 0, 1, 3]]))
    play_on(match, "draw", "discard")
    assert match.state.stock == pile("TD TS TH TC")
    assert widget(match, "discard").count == 1
    assert widget(match, "discard").top == "AH"
    assert keys(match) == ["discarded", "refilled"]
    assert match.to_act() == [1]


def test_drawing_the_last_card_does_not_shuffle_before_the_turn_is_over():
    match = table(stock="AH", discard="TS TH", below=False)
    match.play(0, "draw")
    assert match.state.stock == []
    assert texts(match, 0)[-1] == "discard"


@pytest.mark.rule("six-card-golf", "long-hole")
def test_at_most_twice_a_hole_and_when_the_stock_is_empty_for_the_third_time_the_hole_ends():
    shuffles = Script(stocks=[[0, 1], [0, 1]])
    match = table(stock="AH", discard="TS TH", below=False, dealer=shuffles)
    play_on(match, "draw", "discard")
    assert match.state.refills == 1
    play_on(match, "draw", "discard", "draw", "discard")
    assert match.state.refills == 2
    play_on(match, "draw", "discard")
    assert not match.result
    play_on(match, "draw", "discard")
    assert keys(match) == ["discarded", "stock-empty", "scored", "scored"]
    assert match.result
    assert shuffles.used_up


@pytest.mark.rule("six-card-golf", "long-hole")
def test_max_turns_each_end_the_hole_too():
    match = table(rules={"max_turns": 10, "holes": 1})
    for turn in range(20):
        assert not match.result, turn
        play_on(match, "take 1")
    assert keys(match) == ["took", "turns-up", "scored", "scored"]
    assert match.result
    assert Rules().max_turns == 40
    assert Rules.choices()["max_turns"] == range(10, 101)


def test_holes_are_1_to_18():
    assert Rules().holes == 9
    assert Rules.choices()["holes"] == range(1, 19)
    for holes in (0, 19):
        reason = complaint(game.key, {"holes": holes})
        assert (reason.key, reason.data["choices"]) == ("no-choice", ["1–18"])


def test_the_preset_short_is_1_hole():
    assert Match.start(game, rules={"preset": "short"}, seed=1).state.rules.holes == 1


def test_two_to_four_may_play():
    for seats in (2, 3, 4):
        assert len(Match.start(game, seats=seats, seed=1).state.layout) == seats
    assert complaint(game.key, seats=1).key == "no-seats"
    assert complaint(game.key, seats=5).key == "no-seats"


def test_who_begins_is_drawn_at_random_or_named():
    drawn = Match.start(game, seats=4, dealer=Script(picks=[2], stocks=[DECK]))
    assert drawn.to_act() == [2]
    named = Match.start(game, seats=4, rules={"first": 3}, dealer=Script(stocks=[DECK]))
    assert named.to_act() == [3]
    assert complaint(game.key, {"first": 3}, seats=3).key == "first-not-there"


def test_only_ones_own_places_can_be_touched():
    match = table()
    assert [shown.touch for shown in widget(match, "layout", 0).cards] == [f"place:{p}" for p in PLACES]
    assert {shown.touch for shown in widget(match, "layout", 1).cards} == {None}


def test_the_discard_pile_is_touched_to_take_and_to_discard():
    match = table()
    assert widget(match, "discard").touch == "top:discard"
    assert match.moves(0)[1].paths() == (("top:discard", "place:1"),)
    match.play(0, "draw")
    assert widget(match, "discard").touch == "discard"
    assert match.moves(0)[0].paths() == (("place:1",), ("held:drawn", "place:1"))


def test_the_score_sheet_has_the_holes_as_numbered_columns_and_the_total():
    match = table(NEARLY, BEN, rules={"holes": 2})
    assert widget(match, "score").columns == ("total",)
    play_on(match, "draw", "swap 6")
    sheet = widget(match, "score")
    assert (sheet.columns, sheet.rows) == (("1", "total"), ((23, 23), (29, 29)))


def test_who_is_ahead_is_told_by_what_lies_open_and_the_mean_of_the_rest():
    match = table()
    assert game.standing(match.state) == [-27, -27]
    better = table("2C KC 4c 5c 6c 7c", BEN)
    assert game.standing(better.state)[0] > game.standing(better.state)[1]


def test_what_cannot_be_done_is_explained():
    match = Match.start(game, rules={"first": 0}, seed=1)
    early = refusal(match, 0, "draw")
    assert (early.key, early.flash) == ("turn-two", tuple(f"place:{p}" for p in PLACES))
    assert refusal(match, 0, "swap 3").key == "turn-two"
    match.play(0, "turn 1")
    assert "place:1" not in refusal(match, 0, "turn 1").flash
    here = table()
    assert (refusal(here, 0, "swap 1").key, refusal(here, 0, "discard").key) == ("draw-first", "draw-first")
    assert refusal(here, 0, "discard").flash == ("draw", "top:discard")
    here.play(0, "draw")
    again = refusal(here, 0, "draw")
    assert (again.key, again.flash[-1]) == ("swap-or-discard", "discard")
    assert refusal(here, 0, "take 1").key == "swap-or-discard"
    assert refusal(here, 1, "draw").key == "not-your-turn"
    assert refusal(here, 0, "swap 7").key == "swap-or-discard"
