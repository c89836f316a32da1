"""What the kernel adds to a view: where cards went, and whether dice were thrown; and the view as text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any

import msgspec
import pytest

from parlour import Match, core, text, view
from parlour.core import ALL, NOBODY, OWNER, Hand, Paired, Pile
from parlour.games import GAMES, kemps
from parlour.match.sight import spots, transfers
from parlour.view import Transfer
from parlour.words import Words


class Melds(core.State):
    """Two pairs that sit crosswise, each with melds of its own."""

    rules: None
    seats: int
    partners: list[int]
    stock: Annotated[Pile, NOBODY]
    hands: Annotated[list[Hand], OWNER]
    melds: Annotated[list[Hand], Paired(by="partners")]
    heap: Annotated[Hand, ALL]


def melds(stock: list[int], hands: list[int], melds: list[int], heap: int = 0) -> Melds:
    return Melds(None, 4, [1, 0, 1, 0], stock, hands, melds, heap)


def moved(before: Melds, after: Melds, shuffled: int = 0) -> set[tuple[str, str, int]]:
    return {
        (each.source, each.target, each.count) for each in transfers(spots(before), spots(after), shuffled)
    }


def test_a_transfer_names_the_zone_and_the_seat() -> None:
    before = melds([5, 6], [0b11, 0, 0, 0], [0, 0])
    after = melds([5], [0b01, 0, 0, 0b1000000], [0, 0], heap=0b10)
    assert moved(before, after) == {("hands:0", "heap", 1), ("stock", "hands:3", 1)}


def test_what_belongs_to_a_pair_lies_at_its_first_seat() -> None:
    before = melds([], [0b1, 0b10, 0, 0], [0, 0])
    after = melds([], [0, 0, 0, 0], [0b10, 0b1])
    assert moved(before, after) == {("hands:0", "melds:0", 1), ("hands:1", "melds:1", 1)}


def test_through_a_shuffle_cards_go_from_who_has_fewer_to_who_has_more() -> None:
    before = melds([0, 1, 2, 3, 4], [1 << 5, 0, 0, 0], [0, 0], heap=0b11 << 6)
    after = melds([7, 0, 6], [1 << 5, 1 << 1 | 1 << 2, 0, 1 << 3 | 1 << 4], [0, 0])
    shuffled = 0b11011111
    assert moved(before, after, shuffled) == {
        ("stock", "hands:1", 2), ("heap", "hands:3", 2),
    }  # fmt: skip


def test_a_deal_is_seen_to_come_from_the_stock() -> None:
    match = Match.start("kemps", rules={"partners": "as-seated"}, seed=1)
    for seat, move in (0, "propose yawn"), (2, "accept yawn"), (1, "propose cough"), (3, "accept cough"):
        match.play(seat, move)
    hands = {Transfer("stock", f"hands:{seat}", 4) for seat in range(4)}
    for viewer in (0, 1, None):
        assert set(match.view(viewer).transfers) == hands | {Transfer("stock", "middle", 4)}


def test_cards_that_nobody_wants_are_seen_to_go() -> None:
    match = Match.start("kemps", rules={"partners": "as-seated"}, seed=1)
    for seat, move in (0, "propose yawn"), (2, "accept yawn"), (1, "propose cough"), (3, "accept cough"):
        match.play(seat, move)
    for seat in range(4):
        match.play(seat, "nothing 0")
    seen = match.view(None)
    assert set(seen.transfers) == {Transfer("middle", "gone", 4), Transfer("stock", "middle", 4)}
    assert view.Stack(zone="gone", count=4) in seen.widgets


def show_hands_to_their_owners(s: Any) -> Iterator[view.Widget]:
    for widget in kemps.show(s):
        yield msgspec.structs.replace(widget, seen_by=OWNER) if widget.zone == "hands" else widget


def test_who_does_not_get_a_widget_is_not_told_what_goes_into_it() -> None:
    game = replace(kemps.game, show=show_hands_to_their_owners)
    match = Match.start(game, rules={"partners": "as-seated"}, seed=1)
    for seat, move in (0, "propose yawn"), (2, "accept yawn"), (1, "propose cough"), (3, "accept cough"):
        match.play(seat, move)
    own = Transfer("stock", "hands:1", 4)
    assert set(match.view(1).transfers) == {own, Transfer("stock", "middle", 4)}
    assert match.view(None).transfers == (Transfer("stock", "middle", 4),)


def test_dice_are_seen_to_roll_even_if_the_same_face_comes_up() -> None:
    match = Match.start("one", seats=2, rules={"rounds": 10}, seed=1)
    again = 0
    assert not any(match.view(viewer).rolled for viewer in (0, 1, None)), "who begins is no throw"
    while not match.result:
        face = match.state.face
        match.play(match.to_act()[0], "roll")
        again += match.state.face == face
        assert all(match.view(viewer).rolled for viewer in (0, 1, None))
    assert again


def test_what_is_no_throw_rolls_no_dice() -> None:
    match = Match.start("one", seats=2, rules={"first": "0"}, seed=1)
    match.play(0, "roll")
    match.play(0, "/undo 0 1")
    assert not match.view(0).rolled
    match = Match.start("go-fish", seats=2, seed=1)
    assert not match.view(0).rolled


@pytest.mark.parametrize("seat", [0, 1, None])
def test_plain_places_and_boards_cost_nothing(seat: int | None) -> None:
    seen = Match.start("nine-mens-morris", seed=1).view(seat)
    (board,) = [widget for widget in seen.widgets if isinstance(widget, view.Board)]
    assert board.look == "lines"
    assert b"look" not in msgspec.json.encode(board.places)
    painted = view.Place("a1", 0, 0, "start")
    assert msgspec.json.decode(msgspec.json.encode(painted), type=view.Place) == painted


@pytest.mark.parametrize("key", [game.key for game in GAMES if game.kernel])
def test_as_text_every_side_of_a_board_is_named_with_its_mark(key: str) -> None:
    match = Match.start(key, names=["Anna", "Ben"], seed=1)
    for _ in range(3):
        lines = text.render(match.view(0), Words("en", key, match.header.names)).splitlines()
        named = [line.partition("  ")[0] for line in lines if line.startswith(("Anna [", "Ben ["))]
        assert named == ["Anna [1] (O)", "Ben [2] (X)"]
        (seat,) = match.to_act()
        match.play(seat, match.moves(seat)[0])


@pytest.mark.parametrize(
    ("key", "move", "row"),
    [
        ("nine-mens-morris", "e5", "5 |   |   ·---·--*O   |   |"),
        ("draughts", "22-18", "17 |    17    *o    19    20 | 20"),
    ],
)
def test_as_text_the_last_move_is_marked_and_said(key: str, move: str, row: str) -> None:
    match = Match.start(key, names=["Anna", "Ben"], seed=1)
    words = Words("en", key, match.header.names)
    assert "*" not in text.render(match.view(0), words)
    match.play(match.to_act()[0], move)
    lines = text.render(match.view(0), words).splitlines()
    assert row in lines
    assert f"* Last move: {', '.join(move.split('-'))}" in lines


def test_width_is_counted_in_cells_and_lines_break_between_words() -> None:
    assert [text.cells(each) for each in ("Anna", "日本", "e\u0301", "10♥", "")] == [4, 4, 1, 3, 0]
    assert text.wrapped("  Anna to Ben: “Any queens?”", 16) == ["  Anna to Ben:", "    “Any", "    queens?”"]
    assert text.wrapped("日本 日本 日本", 9) == ["日本 日本", "  日本"]
    assert text.wrapped("short", 16) == ["short"]


DRAWN = (view.Board, view.Score, view.Spread)


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_as_text_whatever_is_drawn_in_signs_has_its_words_beside_it(key: str) -> None:
    match = Match.start(key, seed=1)
    words = Words("en", key, match.header.names)
    parts = list(text.passages(match.view(0), words))
    assert "\n".join(part.text for part in parts) == text.render(match.view(0), words)
    spoken = "\n".join(part.spoken for part in parts)
    for widget in match.view(0).widgets:
        if isinstance(widget, DRAWN):
            lines = list(text.spoken_lines(widget, words))
            assert "\n".join(lines) in spoken
        if isinstance(widget, view.Board):
            said = sum(line.count(",") for line in lines)
            assert said == len(widget.pieces)  # one after the name, one between two places
    assert not set("▒·|") & set(spoken)
