"""docs/rules/cards.md, `go-fish`, sentence by sentence."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from parlour import Match, game
from parlour.games.go_fish import Ask, Rules, State, result
from parlour.kit.cards import DECK, OF_RANK, RANKS, rank_of
from parlour.match.sight import redact
from parlour.view import Card
from tests.games.table import (
    Script,
    card,
    complaint,
    hand,
    names_of,
    pile,
    play_on,
    refusal,
    said,
    sit,
    texts,
    widget,
)

FISH = game("go-fish")
BY_SUIT = [4 * rank + suit for suit in range(4) for rank in range(13)]  # no hand dealt from it has a book


def position(
    hands: Sequence[str],
    stock: str = "",
    books: Sequence[str] = (),
    turn: int = 0,
    dry: int = 0,
    **rules: object,
) -> State:
    """Hands and stock (its last card on top) by name, books by rank."""
    seats = len(hands)
    held = [hand(names) for names in hands]
    laid = [sum(OF_RANK[RANKS.index(rank)] for rank in won.split()) for won in (*books, *[""] * seats)]
    least = [[0] * 13 for _ in range(seats)]
    s = State(Rules(**rules), seats, turn, pile(stock), held, laid[:seats], least, [0] * seats)
    s.dry += dry
    return s


def at(hands: Sequence[str], stock: str = "", books: Sequence[str] = (), **more: object) -> Match:
    return sit(FISH, position(hands, stock, books, **more))


def held(match: Match, seat: int) -> str:
    return " ".join(names_of(match.state.hands[seat]))


def everybody(match: Match) -> list[list[tuple[str, dict]]]:
    """What each seat and then a spectator heard of the last move."""
    return [said(match, seat) for seat in (*range(match.seats), None)]


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 7), (4, 5), (5, 5)])
def test_2_or_3_players_7_cards_each_4_or_5_players_5_each(seats, cards):
    match = Match.start("go-fish", seats=seats, rules={"first": "0"}, dealer=Script(stocks=[BY_SUIT]))
    assert [mask.bit_count() for mask in match.state.hands] == [cards] * seats
    dealt = sum(match.state.hands)
    assert dealt.bit_count() == cards * seats


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_rest_is_the_stock(seats):
    match = Match.start("go-fish", seats=seats, rules={"first": "0"}, dealer=Script(stocks=[BY_SUIT]))
    dealt = {rank for mask in match.state.hands for rank in names_of(mask)}
    assert len(match.state.stock) == 52 - len(dealt)
    assert match.state.stock == BY_SUIT[: len(match.state.stock)]
    assert widget(match, "stock").count == len(match.state.stock)
    assert widget(match, "stock").top is None


def test_the_deck_is_shuffled_from_the_seed_of_the_match():
    one, again, other = (Match.start("go-fish", seats=3, seed=seed) for seed in (1, 1, 2))
    assert [draw[:4] for draw in one.rows[0].drawn] == [("chance", 0, "pick", 3), ("deal", 0, "shuffle", 52)]
    assert one.state == again.state
    assert one.state != other.state


@pytest.mark.parametrize("first", range(4))
def test_from_the_left_of_the_dealer_that_is_seat_first(first):
    match = Match.start("go-fish", seats=4, rules={"first": first}, dealer=Script(stocks=[BY_SUIT]))
    assert match.to_act() == [first]
    random = Match.start("go-fish", seats=4, dealer=Script(picks=[first], stocks=[BY_SUIT]))
    assert random.to_act() == [first]


@pytest.mark.rule("go-fish", "ask")
def test_ask_one_opponent_for_a_rank_of_which_you_hold_at_least_one_card():
    match = at(["AC AD QS", "2C", "3C 4C"], "5C")
    assert set(texts(match, 0)) == {"ask 1 A", "ask 1 Q", "ask 2 A", "ask 2 Q"}
    assert len(texts(match, 0)) == 4
    assert texts(match, 1) == texts(match, 2) == []


def test_an_ask_is_touched_in_either_order_and_reads_back():
    assert Ask(2, 11).text() == "ask 2 Q"
    assert FISH.read("ask 2 Q") == Ask(2, 11)
    assert FISH.read("ask 2 T") == Ask(2, 9)
    assert Ask(2, 11).paths() == (("seat:2", "rank:Q"), ("rank:Q", "seat:2"))


@pytest.mark.rule("go-fish", "give")
def test_the_one_asked_hands_over_all_cards_of_that_rank():
    match = at(["QS 4C", "QC QH 4D 2S", "QD"], "5C")
    match.play(0, "ask 1 Q")
    assert held(match, 0) == "4C QC QH QS"
    assert held(match, 1) == "2S 4D"
    assert held(match, 2) == "QD"
    assert match.state.stock == pile("5C")


@pytest.mark.rule("go-fish", "give")
def test_the_turn_goes_on_while_you_get_cards():
    match = at(["QS 4C 7S", "QC QH 4D", "7D 2S"], "5C")
    play_on(match, "ask 1 Q", "ask 1 4", "ask 2 7")
    assert [row.seat for row in match.rows[1:]] == [0, 0, 0]
    assert match.to_act() == [0]


@pytest.mark.rule("go-fish", "fish")
def test_if_it_has_none_go_fish_draw_the_top_card_of_the_stock():
    match = at(["QS 4C", "2S", "QD"], "7H 5C")
    match.play(0, "ask 1 Q")
    assert ("go-fish", {"seat": 1}) in said(match)
    assert held(match, 0) == "4C 5C QS"
    assert match.state.stock == pile("7H")


def test_any_catch_is_shown():
    match = at(["QS 4C", "QC QH 4D 2S", "QD"], "5C")
    match.play(0, "ask 1 Q")
    asked = ("asked", {"seat": 0, "other": 1, "rank": "Q"})
    gave = ("gave", {"seat": 1, "other": 0, "cards": ["QC", "QH"]})
    assert everybody(match) == [[asked, gave]] * 4


@pytest.mark.rule("go-fish", "catch")
def test_if_the_card_drawn_is_of_the_rank_asked_for_it_is_a_catch_too_shown_and_the_turn_goes_on():
    match = at(["QS 4C", "2S", "QD"], "7H QH")
    match.play(0, "ask 1 Q")
    asked = ("asked", {"seat": 0, "other": 1, "rank": "Q"})
    caught = ("caught", {"seat": 0, "cards": ["QH"]})
    assert everybody(match) == [[asked, ("go-fish", {"seat": 1}), caught]] * 4
    assert held(match, 0) == "4C QH QS"
    assert match.to_act() == [0]


@pytest.mark.rule("go-fish", "catch")
def test_otherwise_the_turn_passes_left():
    match = at(["QS 4C", "2S 3D", "QD 9C"], "7H 8H 5C", turn=1)
    play_on(match, "ask 2 3", "ask 0 9", "ask 1 Q")
    assert [row.seat for row in match.rows[1:]] == [1, 2, 0]
    assert match.to_act() == [1]


def test_a_card_drawn_that_is_no_catch_is_seen_by_its_drawer_only():
    match = at(["QS 4C", "2S", "QD"], "7H 4D")
    match.play(0, "ask 1 Q")
    public = [
        ("asked", {"seat": 0, "other": 1, "rank": "Q"}),
        ("go-fish", {"seat": 1}),
        ("fished", {"seat": 0}),
    ]
    drawer = [*public, ("drew", {"cards": ["4D"]})]
    assert everybody(match) == [drawer, public, public, public]
    assert [shown.face for shown in widget(match, "hands", 0, viewer=0).cards] == ["4C", "4D", "QS"]
    for viewer in 1, 2, None:
        assert widget(match, "hands", 0, viewer=viewer).cards == ()
        assert widget(match, "hands", 0, viewer=viewer).count == 3


@pytest.mark.rule("go-fish", "book")
def test_four_of_a_rank_are_a_book_shown_laid_down_face_up_and_the_player_plays_on():
    match = at(["QS QD 4C", "QC QH 4D", "2C"], "5C")
    match.play(0, "ask 1 Q")
    assert all(lines[-1] == ("book", {"seat": 0, "rank": "Q"}) for lines in everybody(match))
    for viewer in 0, 1, 2, None:
        books = widget(match, "books", 0, viewer=viewer)
        assert (books.count, books.cards) == (4, (Card("QC", under=3),))
    assert held(match, 0) == "4C"
    assert match.to_act() == [0]


def test_a_book_completed_by_the_drawn_card_of_the_rank_asked_for_plays_on():
    match = at(["QS QD QC 4C", "4D", "2C"], "5C QH")
    match.play(0, "ask 1 Q")
    assert [key for key, _ in said(match)] == ["asked", "go-fish", "caught", "book"]
    assert match.to_act() == [0]


def test_a_book_completed_by_a_drawn_card_of_another_rank_is_laid_down_too_but_the_turn_passes():
    match = at(["QS QD QC 4C", "3D", "2C"], "5C QH")
    match.play(0, "ask 1 4")
    assert said(match, 0)[-1] == said(match, 2)[-1] == ("book", {"seat": 0, "rank": "Q"})
    assert match.state.books[0] == OF_RANK[11]
    assert held(match, 0) == "4C"
    assert match.to_act() == [1]


@pytest.mark.rule("go-fish", "no-cards")
def test_who_has_no_cards_on_its_turn_draws_one_from_the_stock_and_asks_for_that_rank():
    match = at(["", "3D", "2C"], "5C QH")
    assert texts(match, 0) == ["draw"]
    match.play(0, "draw")
    public = [("fished", {"seat": 0})]
    assert everybody(match) == [[*public, ("drew", {"cards": ["QH"]})], public, public, public]
    assert texts(match, 0) == ["ask 1 Q", "ask 2 Q"]
    match.play(0, "ask 1 Q")
    assert held(match, 0) == "5C QH"
    assert match.to_act() == [1]


@pytest.mark.rule("go-fish", "out")
def test_with_an_empty_stock_it_is_out():
    match = at(["3C 2S", "", "2C 3H"])
    play_on(match, "ask 2 2", "ask 2 3")
    assert match.to_act() == [0]
    vain = at(["3C 2S", "", "4C 5H"])
    play_on(vain, "ask 2 2", "ask 0 4", "ask 2 3")
    assert [row.seat for row in vain.rows[1:]] == [0, 2, 0]


@pytest.mark.rule("go-fish", "most-books")
def test_the_match_ends_when_all_13_books_are_won_most_books_wins():
    match = at(["QS QD", "QC QH", ""], books=["A 2 3 4", "5 6 7 8 9", "T J K"])
    assert match.result is None
    match.play(0, "ask 1 Q")
    assert match.result.reason == "most-books"
    assert match.result.scores == (5, 5, 3)
    assert match.result.ranks == (1, 1, 3)
    assert match.to_act() == []
    other = at(["QS QD", "QC QH", ""], books=["A", "5 6 7 8 9 2 3 4", "T J K"])
    other.play(0, "ask 1 Q")
    assert other.result.scores == (2, 8, 3)
    assert other.result.ranks == (3, 1, 2)


def test_all_13_books_are_won_in_whole_matches():
    rng = Random(1)
    for seats in range(2, 6):
        match = Match.start("go-fish", seats=seats, seed=seats)
        while not match.result:
            (seat,) = match.to_act()
            match.play(seat, rng.choice(match.moves(seat)))
        assert match.result.reason == "most-books"
        assert sum(match.result.scores) == 13
        assert match.result.scores == tuple(mask.bit_count() // 4 for mask in match.state.books)
        assert min(match.result.ranks) == 1


def test_books_in_the_dealt_hands_are_laid_down_before_the_first_turn():
    dealer = Script(stocks=["AC AD AH AS 2C 3C 4C 2D 3D 4D 5D 6D 7D 8D"])
    match = Match.start("go-fish", seats=2, rules={"first": "0"}, dealer=dealer)
    assert match.n == 0
    assert said(match) == [("book", {"seat": 0, "rank": "A"})]
    assert match.state.books == [OF_RANK[0], 0]
    assert [mask.bit_count() for mask in match.state.hands] == [3, 7]
    assert len(match.state.stock) == 38


@pytest.mark.rule("go-fish", "ask", "has-no-cards")
def test_a_player_with_no_cards_may_not_be_asked():
    match = at(["QS", "", "2C", "3C"], "5C")
    assert texts(match, 0) == ["ask 2 Q", "ask 3 Q"]


def test_who_runs_out_of_cards_during_its_own_turn_draws_one_at_once_and_goes_on_by_asking_for_that_rank():
    match = at(["QS QD", "QC QH 4D", "2C"], "5C 7H")
    match.play(0, "ask 1 Q")
    assert held(match, 0) == ""
    assert match.to_act() == [0]
    assert texts(match, 0) == ["draw"]
    match.play(0, "draw")
    assert texts(match, 0) == ["ask 1 7", "ask 2 7"]


def test_who_gives_its_last_cards_away_draws_only_on_its_own_turn():
    match = at(["QS", "QC", "2C"], "8D 5C 7H")
    match.play(0, "ask 1 Q")
    assert held(match, 1) == ""
    play_on(match, "ask 2 Q")
    assert match.to_act() == [1]
    assert texts(match, 1) == ["draw"]


def test_with_an_empty_stock_its_turn_passes():
    match = at(["QS QD", "QC QH 4D", "2C"])
    match.play(0, "ask 1 Q")
    assert held(match, 0) == ""
    assert match.to_act() == [1]


@pytest.mark.rule("go-fish", "nobody-to-ask")
def test_if_no_opponent_has_cards_who_holds_cards_draws_one_and_the_turn_passes():
    match = at(["QS 4C", "", ""], "8D 5C 7H")
    assert texts(match, 0) == ["draw"]
    match.play(0, "draw")
    assert held(match, 0) == "4C 7H QS"
    assert match.to_act() == [1]
    assert texts(match, 1) == ["draw"]


def test_who_has_just_drawn_its_only_card_passes_without_a_second_draw():
    match = at(["", "", ""], "8D 5C 7H")
    match.play(0, "draw")
    assert texts(match, 0) == ["pass"]
    match.play(0, "pass")
    assert said(match) == [("passed", {"seat": 0})]
    assert held(match, 0) == "7H"
    assert match.to_act() == [1]
    match.play(1, "draw")
    assert texts(match, 1) == ["ask 0 5"]


def test_who_has_drawn_its_only_card_and_caught_more_holds_cards_and_draws():
    match = at(["", ""], "8D 5C 7D 7H")
    play_on(match, "draw", "pass", "draw", "ask 0 7")
    assert held(match, 1) == "7D 7H"
    assert texts(match, 1) == ["draw"]
    match.play(1, "draw")
    assert match.to_act() == [0]


def test_stock_empty_and_nothing_caught_the_turn_passes():
    match = at(["QS 4C", "2S", "QD"])
    match.play(0, "ask 1 Q")
    assert [key for key, _ in said(match, 0)] == ["asked", "go-fish"]
    assert held(match, 0) == "4C QS"
    assert match.to_act() == [1]


STUCK = ["AC AD AS 2H", "2C 2D 2S 3H", "3C 3D 3S AH"]
IN_VAIN = ["ask 1 A", "ask 2 2", "ask 0 3"]
BOOKS = ["4 5 6 7 8", "9 T J", "Q K"]


@pytest.mark.parametrize("limit", [10, 50, 200])
@pytest.mark.rule("go-fish", "limit")
def test_max_dry_turns_in_a_row_in_which_no_card_moves_end_the_match_with_the_books_as_they_stand(limit):
    match = at(STUCK, books=BOOKS, max_dry=limit)
    play_on(match, *(IN_VAIN * limit)[: limit - 1])
    assert match.result is None
    play_on(match, IN_VAIN[(limit - 1) % 3])
    assert match.result.reason == "nothing-moves"
    assert match.result.scores == (5, 3, 2)
    assert match.result.ranks == (1, 2, 3)
    assert match.to_act() == []


def test_max_dry_is_50_by_default_and_may_be_10_to_200():
    assert Rules().max_dry == 50
    assert list(Rules.choices()["max_dry"]) == list(range(10, 201))
    for value in 9, 201:
        reason = complaint("go-fish", {"max_dry": value})
        assert reason.key == "no-choice"
        assert reason.data == {"option": "max_dry", "value": str(value), "choices": ["10–200"]}


def test_a_card_that_moves_begins_the_count_anew():
    match = at(STUCK, books=BOOKS, max_dry=10)
    play_on(match, *IN_VAIN * 3, "ask 1 2")
    assert match.to_act() == [0]
    match.play(0, "ask 1 A")
    assert match.result is None
    play_on(match, *["ask 0 3", "ask 0 3", "ask 1 A"] * 3)
    assert match.result is None
    match.play(1, "ask 0 3")
    assert match.result.reason == "nothing-moves"


def test_a_turn_that_fished_is_not_dry():
    match = at(["AC AD AS 2H", "2C 2D 2S 3H", "3C 3D 3S"], "AH", books=BOOKS, max_dry=10, dry=9, turn=1)
    match.play(1, "ask 2 2")
    assert match.result is None
    assert match.state.dry == 0
    assert held(match, 1) == "AH 2C 2D 2S 3H"


@pytest.mark.rule("go-fish", "equal")
def test_equal_books_share_the_rank():
    match = at(STUCK, books=["4 5 6 7", "9 T J", "Q K 8"], max_dry=10, dry=9)
    match.play(0, "ask 1 A")
    assert match.result.ranks == (1, 2, 2)
    level = result(position(STUCK, books=["4 5", "9 T", "Q K"], max_dry=10, dry=10))
    assert level.ranks == (1, 1, 1)


def aid(match: Match, seat: int, viewer: int | None = None) -> tuple[list[str], list[str]] | None:
    zones = ("heard", "heard-holds", "heard-lacks")
    note = next(filter(None, (widget(match, zone, seat, viewer) for zone in zones)), None)
    return note and (note.data["holds"], note.data["lacks"])


def test_what_everybody_knows_is_shown_as_heard_so_far():
    match = at(["QS QD 4C", "QC 4D 2S", "2C 9H", "JC"], "5C 7H 8D")
    play_on(match, "ask 1 Q", "ask 2 4", "ask 2 2")
    for viewer in 0, 1, 2, 3, None:
        assert aid(match, 0, viewer) == (["4", "Q"], [])
        assert aid(match, 1, viewer) == (["2"], ["Q"])
        assert aid(match, 2, viewer) == ([], ["2", "4"])
        assert aid(match, 3, viewer) is None


def test_who_draws_unseen_may_hold_anything_again_but_still_holds_what_it_asked_for():
    match = at(["QS 4C", "QC 4D 2S", "2C 9H"], "5C 7H 8D")
    play_on(match, "ask 2 4", "ask 0 2")
    assert aid(match, 0) == (["4"], ["2"])
    assert aid(match, 1) == (["2"], [])
    play_on(match, "ask 0 9", "ask 1 Q")
    assert aid(match, 0) == (["4", "Q"], ["2", "9"])
    assert aid(match, 1) == (["2"], ["Q"])


def test_a_book_and_an_empty_hand_leave_nothing_to_remember():
    match = at(["QS QD QC", "QH", "2C"], "5C 7H 8D")
    match.play(0, "ask 1 Q")
    assert aid(match, 0) is None
    assert aid(match, 1) is None
    assert match.state.least[0] == [0] * 13


def test_memory_aid_is_on_or_off():
    assert Rules().memory_aid is True
    match = at(["QS QD 4C", "QC 4D 2S", "2C"], "5C", memory_aid=False)
    match.play(0, "ask 1 Q")
    assert [aid(match, seat) for seat in range(3)] == [None, None, None]
    assert FISH.rules({"memory_aid": "off"}, 2) == Rules(memory_aid=False)
    assert complaint("go-fish", {"memory_aid": "sometimes"}).key == "no-choice"


class Listener:
    """What follows from the public lines alone, kept apart from the state."""

    def __init__(self, seats: int) -> None:
        self.least = [Counter() for _ in range(seats)]
        self.lacks = [set() for _ in range(seats)]
        self.shown = [set() for _ in range(seats)]  # cards that were seen to go into a hand

    def hear(self, match: Match) -> None:
        rank = asker = None
        for key, data in said(match):
            seat = data.get("seat")
            if key == "asked":
                asker, rank = seat, data["rank"]
                self.least[seat][rank] = max(1, self.least[seat][rank])
            elif key in ("gave", "go-fish"):
                self.lacks[seat].add(rank)
                del self.least[seat][rank]
                self.shown[seat] -= {name for name in self.shown[seat] if name[0] == rank}
                self.catch(asker, rank, data.get("cards", []))
            elif key == "caught":
                self.catch(seat, rank, data["cards"])
            elif key == "fished":
                self.lacks[seat].clear()
            elif key == "book":
                del self.least[seat][data["rank"]]
                self.shown[seat] -= {name for name in self.shown[seat] if name[0] == data["rank"]}

    def catch(self, seat: int, rank: str, names: list[str]) -> None:
        self.least[seat][rank] += len(names)
        self.shown[seat].update(names)


def is_true(state: State, listener: Listener) -> bool:
    """Does this position agree with all that was heard? A whole rank would have been laid down."""
    for seat, mask in enumerate(state.hands):
        ranks = Counter(name[0] for name in names_of(mask))
        if 4 in ranks.values():
            return False
        if any(ranks[rank] < count for rank, count in listener.least[seat].items()):
            return False
        if listener.lacks[seat] & set(ranks) or not listener.shown[seat] <= set(names_of(mask)):
            return False
    return True


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_memory_aid_says_what_follows_from_the_public_lines_and_it_is_true(seats):
    rng = Random(seats)
    for seed in range(6):
        match, listener = Match.start("go-fish", seats=seats, seed=seed), Listener(seats)
        while not match.result:
            (seat,) = match.to_act()
            match.play(seat, rng.choice(match.moves(seat)))
            listener.hear(match)
            assert is_true(match.state, listener)
            for other in range(seats):
                holds = {rank for rank, count in listener.least[other].items() if count}
                shown = aid(match, other) or ([], [])
                if match.state.hands[other]:
                    assert (set(shown[0]), set(shown[1])) == (holds, listener.lacks[other])
                else:
                    assert shown == ([], [])


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_re_deal_looks_the_same_keeps_what_was_shown_and_agrees_with_all_that_was_heard(seats):
    rng, changed = Random(seats), 0
    for seed in range(4):
        match, listener = Match.start("go-fish", seats=seats, seed=seed), Listener(seats)
        while not match.result:
            (seat,) = match.to_act()
            match.play(seat, rng.choice(match.moves(seat)))
            listener.hear(match)
            viewer = rng.choice([*range(seats), None])
            twin = match.redeal(viewer, Random(match.n))
            here, there = (redact(s, 62 if viewer is None else viewer) for s in (match.state, twin))
            assert here == there
            assert is_true(twin, listener)
            everything = Counter(twin.stock)
            everything.update(at for mask in (*twin.hands, *twin.books) for at in DECK if mask >> at & 1)
            assert everything == Counter(DECK)
            changed += twin != match.state
    assert changed > 100


def test_a_re_deal_can_be_anything_that_agrees_with_what_was_heard():
    """Seat 1 asked for fours and lacks queens; seat 0 sees its own hand and seven other cards are hidden."""
    match = at(["QS 8C", "4C 9D", "8D"], "QC QH 4D QD", turn=1)
    match.play(1, "ask 0 4")
    deals = Counter()
    for seed in range(600):
        twin = match.redeal(0, Random(seed))
        assert any(rank_of(at) == 3 for at in DECK if twin.hands[1] >> at & 1)
        deals[twin.hands[1], twin.hands[2], tuple(twin.stock)] += 1
    hidden = hand("4C 9D 8D QC QH 4D QD")
    assert all(seen | sum(1 << at for at in stock) | other == hidden for seen, other, stock in deals)
    hands = {seen for seen, _, _ in deals}
    fours = [card("4C"), card("4D")]
    expected = {
        1 << a | 1 << b | 1 << c
        for a in DECK
        for b in range(a)
        for c in range(b)
        if (1 << a | 1 << b | 1 << c) & ~hidden == 0 and {a, b, c} & set(fours)
    }
    assert hands == expected


def test_a_re_deal_for_the_one_who_drew_keeps_its_card_and_for_others_may_change_it():
    match = at(["QS 4C", "9D 2S", "8D 3S"], "QC QH 5D")
    match.play(0, "ask 1 Q")
    assert all(match.redeal(0, Random(seed)).hands[0] == hand("QS 4C 5D") for seed in range(20))
    assert len({match.redeal(1, Random(seed)).hands[0] for seed in range(60)}) > 5


def test_equal_views_and_equal_chance_give_equal_re_deals():
    match = at(["QS 4C", "9D 2S", "8D 3S"], "QC QH 5D")
    assert match.redeal(1, Random(7)) == match.redeal(1, Random(7))
    swapped = at(["QS 4C", "9D 2S", "QC 3S"], "8D QH 5D")
    assert swapped.redeal(1, Random(7)) == match.redeal(1, Random(7))


def test_go_fish_is_for_two_to_five_seats():
    assert list(FISH.seats) == [2, 3, 4, 5]
    for seats in 1, 6:
        assert complaint("go-fish", seats=seats).key == "no-seats"


def test_the_only_preset_is_the_book():
    assert FISH.presets == ["book"]
    assert FISH.rules({"preset": "book"}, 2) == Rules()
    assert complaint("go-fish", {"preset": "short"}).key == "no-preset"


def test_an_unknown_option_is_refused():
    reason = complaint("go-fish", {"cards": 7})
    assert reason.key == "no-option"
    assert reason.data == {"option": "cards", "options": ["max_dry", "memory_aid", "first"]}


def test_a_first_seat_that_is_not_there_is_refused():
    assert complaint("go-fish", {"first": "4"}, seats=4).key == "first-not-there"
    assert complaint("go-fish", {"first": "5"}, seats=5).key == "no-choice"


def why(match: Match, seat: int, move: str) -> tuple[str, dict, tuple[str, ...]]:
    reason = refusal(match, seat, move)
    return reason.key, reason.data, reason.flash


def test_asking_oneself_is_refused():
    match = at(["QS 4C", "2S", "", "9D"], "5C")
    assert why(match, 0, "ask 0 Q") == ("ask-another", {}, ("seat:1", "seat:3"))


def test_asking_who_has_no_cards_is_refused():
    match = at(["QS 4C", "2S", "", "9D"], "5C")
    assert why(match, 0, "ask 2 Q") == ("has-no-cards", {"seat": 2}, ("seat:1", "seat:3"))


@pytest.mark.rule("go-fish", "ask")
def test_asking_for_a_rank_that_is_not_held_is_refused_and_those_held_flash():
    match = at(["QS 4C QD", "2S", "", "9D"], "5C")
    assert why(match, 0, "ask 1 2") == ("not-held", {"rank": "2"}, ("rank:4", "rank:Q"))


def test_any_other_move_is_refused_and_what_can_be_touched_flashes():
    match = at(["QS 4C", "2S", "", "9D"], "5C")
    flash = ("seat:1", "rank:4", "rank:Q", "seat:3")
    for move in "draw", "pass", "ask 4 Q":
        key, data, flashing = why(match, 0, move)
        assert (key, data, set(flashing)) == ("these-may-move", {}, set(flash))
    assert why(at(["", "2S"], "5C"), 0, "pass") == ("these-may-move", {}, ("draw",))


def test_out_of_turn_after_the_end_and_unreadable_say_so():
    match = at(["QS QD", "QC QH"], books=["A 2 3 4 5 6", "7 8 9 T J K"])
    assert why(match, 1, "ask 0 Q") == ("not-your-turn", {"seats": [0]}, ())
    for text in "ask 1 1", "ask Q", "ask 1 Q Q", "ask -1 Q", "fish", "ask 1 q":
        assert refusal(match, 0, text).key == "unreadable"
    match.play(0, "ask 1 Q")
    assert why(match, 1, "ask 0 Q") == ("over", {}, ())


def test_the_table_shows_whose_turn_it_is_and_every_hand_can_be_touched():
    match = at(["QS 4C", "2S", "9D"], "5C 7D", books=["A", "2 3", ""], turn=1)
    note = widget(match, "to-ask")
    assert (note.seat, note.data) == (1, {"count": 2})
    assert [widget(match, "hands", seat).touch for seat in range(3)] == ["seat:0", "seat:1", "seat:2"]
    assert [shown.touch for shown in widget(match, "hands", 0, viewer=0).cards] == ["rank:4", "rank:Q"]
    assert widget(match, "stock").count == 2


def test_whoever_can_only_draw_is_not_asked_whom_to_ask():
    match = at(["QS 4C", ""], "5C 7D", books=["A", "2 3"], turn=1)
    for viewer in (None, 0, 1):
        assert widget(match, "to-draw", viewer=viewer).seat == 1
        assert widget(match, "to-ask", viewer=viewer) is None
