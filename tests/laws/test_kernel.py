"""What the kernel owes to games that are still to come, shown on throw-away ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any

import pytest
from msgspec import defstruct

from parlour import Match, core, view
from parlour.core import (
    ALL,
    NOBODY,
    OWNER,
    Dealer,
    Deduction,
    Expire,
    Game,
    Hand,
    Move,
    Paired,
    Pile,
    Reason,
    Turned,
    lists_of,
    option,
    zones_of,
)

from . import toy_game
from .laws import law_no_card_is_lost, law_someone_moves_until_the_end
from .record_laws import law_undo_alone_shows_nothing
from .secrets import Only, Secrets, nobody, owner
from .sight import (
    SIGHT,
    law_equal_views_redeal_alike,
    law_only_declared_things_are_learned,
    law_redeals_look_alike,
    law_secrets_are_kept,
    law_told_lines_do_not_leak,
    law_views_do_not_leak,
)
from .tables import Law, Table, hold
from .toy_game import NAMES, NUMBERS, AnyMove, State

TABLES = [Table(seats, seed=seed) for seed in range(2) for seats in toy_game.game.seats]


class Gather(Move, frozen=True):
    """The hand is over: deal anew in the same move."""


def moves(s: State, seat: int) -> list[AnyMove | Gather]:
    return [*toy_game.moves(s, seat), *([Gather()] if seat == s.turn else [])]


def play(s: State, seat: int, move: AnyMove | Gather | Expire, dealer: Dealer) -> None:
    if isinstance(move, Gather):
        fresh = toy_game.deal(State, s.rules, s.seats, dealer)
        s.stock, s.hands, s.table, s.red, s.pale = fresh.stock, fresh.hands, [], fresh.red, fresh.pale
        s.well, s.turned = fresh.well, 0
        s.turns += 1
    else:
        toy_game.play(s, seat, move, dealer)


def play_openly(s: State, seat: int, move: AnyMove | Gather | Expire, dealer: Dealer) -> None:
    if isinstance(move, Gather):
        for holder, hand in enumerate(s.hands):
            dealer.say("showed", seat=holder, cards=hand)
    play(s, seat, move, dealer)


ROUNDS = replace(toy_game.game, moves=moves, play=play)
OPEN_ROUNDS = replace(toy_game.game, moves=moves, play=play_openly)


@pytest.mark.parametrize(
    "law",
    [law_someone_moves_until_the_end, law_no_card_is_lost, law_views_do_not_leak, law_redeals_look_alike],
)
def test_a_game_may_deal_anew_within_a_move(law: Law) -> None:
    hold(law, ROUNDS, TABLES)


@pytest.mark.parametrize("law", [law_told_lines_do_not_leak, law_only_declared_things_are_learned])
def test_transfers_do_not_tell_where_shuffled_cards_went(law: Law) -> None:
    hold(law, ROUNDS, TABLES)


@pytest.mark.parametrize("game", [ROUNDS, OPEN_ROUNDS], ids=["unshown", "shown"])
def test_nobody_knows_cards_that_were_shown_and_then_shuffled(game: Game) -> None:
    hold(law_equal_views_redeal_alike, game, TABLES)


def moves_slipping(s: State, seat: int) -> list[AnyMove]:
    return [move for move in toy_game.moves(s, seat) if isinstance(move, toy_game.Slip | toy_game.Toss)]


def test_who_saw_a_card_go_into_a_hand_forgets_it_when_the_hand_gives_unseen() -> None:
    tables = [Table(3, seed=seed) for seed in range(4)]
    hold(law_equal_views_redeal_alike, replace(toy_game.game, moves=moves_slipping), tables)


class Muted:
    """A dealer that passes on what is drawn, and nothing that is said."""

    def __init__(self, dealer: Dealer) -> None:
        self.shuffle, self.roll, self.pick = dealer.shuffle, dealer.roll, dealer.pick

    def say(self, key: str, **data: Any) -> None:
        pass


def play_silently(s: State, seat: int, move: AnyMove | Expire, dealer: Dealer) -> None:
    toy_game.play(s, seat, move, Muted(dealer))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "game",
    [toy_game.game, replace(toy_game.game, play=play_silently), replace(toy_game.game, reflex=True)],
    ids=["hush", "silent", "reflex"],
)
def test_nobody_takes_back_alone_what_others_saw(game: Game) -> None:
    """A card that is laid without a word was seen all the same; in a reflex game others have acted on it."""
    hold(law_undo_alone_shows_nothing, game, TABLES)


def whole_state(s: State) -> dict[str, Any]:
    """All that a careless game could write down of the state that it gets."""
    piles = [s.stock, *([card for card in range(200) if hand >> card & 1] for hand in s.hands)]
    names = [[NAMES[card] if card < len(NAMES) else "?" for card in pile] for pile in piles]
    return {"cards": names, "numbers": [NUMBERS[number] for number in s.number if number is not None]}


def show_all(s: State) -> Iterator[view.Widget]:
    yield from toy_game.show(s)
    yield view.Note(zone="everything", data=whole_state(s))
    for seat in range(s.seats):
        yield view.Note(zone="private", seat=seat, seen_by=OWNER)


def explain_all(s: State, seat: int, touches: tuple[str, ...]) -> Reason:
    return Reason("everything", whole_state(s))


def know_all(s: State, seat: int) -> Iterator[Deduction]:
    for other, hand in enumerate(s.hands):
        if faces := hand & (1 << len(NAMES)) - 1:
            yield Deduction("hands", other, least=((faces, faces.bit_count()),))


CARELESS = replace(toy_game.game, show=show_all, explain=explain_all, knows=know_all)
STATED = Secrets(
    {
        "hands": Only(owner),
        "stock": Only(nobody),
        "well": Only(nobody),
        "number": Only(owner, lambda number: [f'"{NUMBERS[number]}"']),
    }
)


@pytest.mark.parametrize("law", SIGHT)
def test_show_explain_and_knows_get_only_what_the_viewer_may_see(law: Law) -> None:
    hold(law, CARELESS, TABLES)


def test_what_show_and_explain_get_names_no_secret() -> None:
    hold(lambda game, table: law_secrets_are_kept(game, table, STATED), CARELESS, TABLES)


def test_a_widget_goes_only_to_those_who_may_see_it() -> None:
    match = Match.start(CARELESS, seats=3, seed=1)
    for viewer in (0, 1, 2, None):
        private = [widget.seat for widget in match.view(viewer).widgets if widget.zone == "private"]
        assert private == ([] if viewer is None else [viewer])


def test_the_declared_zones_are_those_of_the_annotations() -> None:
    found = {zone.name: (zone.seen_by, zone.ordered, zone.many) for zone in zones_of(State)}
    assert found == {
        "stock": (NOBODY, True, False),
        "hands": (OWNER, False, True),
        "table": (ALL, True, False),
        "well": (Turned(by="turned"), True, False),
        "number": (OWNER, False, True),
    }


class Unsaid(core.State):
    """Some cards lie face up, and nothing says which."""

    well: Annotated[Pile, Turned(by="turned")]


class Unpaired(core.State):
    """Pairs see something, and nothing says who they are."""

    hands: Annotated[list[Hand], Paired(by="pairs")]


class Unseen(core.State):
    """Nothing says who sees the cards: all would."""

    hands: list[Hand]


class UnseenPile(core.State):
    stock: Pile


class Unordered(core.State):
    """Numbers of cards, which would be taken for masks."""

    stock: Annotated[list[int], OWNER]


class Uncarded(core.State):
    points: Annotated[int, OWNER]


@pytest.mark.parametrize(
    ("state", "missing"),
    [
        (Unsaid, "by='turned'"),
        (Unpaired, "by='pairs'"),
        (Unseen, "hands: declare Annotated"),
        (UnseenPile, "stock: declare Annotated"),
        (Unordered, "stock: Seen.OWNER needs Hand, Pile"),
        (Uncarded, "points: Seen.OWNER needs Hand, Pile"),
    ],
)
def test_a_declaration_that_leaves_something_open_is_refused(state: type, missing: str) -> None:
    with pytest.raises(TypeError, match=missing):
        zones_of(state)


@pytest.mark.parametrize(
    "kind",
    [
        dict[int, int],
        set[int],
        list[dict[str, int]],
        list[list[list[int]]],
        tuple[list[int]],
        list[int] | None,
    ],
)
def test_a_field_that_copies_would_share_is_refused(kind: Any) -> None:
    shared = defstruct("State", [("heap", kind)], bases=(core.State,))
    with pytest.raises(TypeError, match="heap: copies share"):
        lists_of(shared)


class Headless(core.State):
    """Without `rules` and `seats`."""

    turn: int


def deal_headless(rules: toy_game.Rules, seats: int, dealer: Dealer) -> Headless:
    return Headless(0)


def deal_something(rules, seats, dealer):  # type: ignore[no-untyped-def]
    return toy_game.setup(rules, seats, dealer)


@pytest.mark.parametrize(
    ("wrong", "missing"),
    [
        ({"seats": 4}, "hush: declare seats"),
        ({"seats": range(4)}, "hush: declare seats"),
        ({"seats": range(4, 4)}, "hush: declare seats"),
        ({"cards": ()}, "hush: declare cards"),
        ({"setup": deal_headless}, r"hush: declare State\(rules, seats"),
        ({"setup": deal_something}, "hush: declare setup"),
    ],
)
def test_a_game_that_is_declared_wrongly_says_so_at_once(wrong: dict[str, Any], missing: str) -> None:
    with pytest.raises(TypeError, match=missing):
        replace(toy_game.game, **wrong)


def test_a_game_says_which_moves_it_has() -> None:
    with pytest.raises(TypeError, match="hush: declare play"):
        replace(toy_game.game, play=lambda s, seat, move, dealer: None).verbs  # noqa: B018


class Whisper(Move, frozen=True):
    seen_by = Paired(by="pairs")


def hear(s: toy_game.State, seat: int, move: Whisper, dealer: Dealer) -> None:
    pass


def test_a_move_that_partners_see_needs_partners() -> None:
    with pytest.raises(TypeError, match="by='pairs'"):
        replace(toy_game.game, play=hear).verbs  # noqa: B018


def test_the_default_of_a_house_rule_is_one_of_its_choices() -> None:
    with pytest.raises(ValueError, match="100 not in"):
        option(100, (10, 25, 50))


def toss_at_any_time(s: State, seat: int) -> list[AnyMove]:
    return [toy_game.Toss()]


def test_only_the_seat_whose_turn_it_is_is_asked_unless_quickness_counts() -> None:
    game = replace(toy_game.game, moves=toss_at_any_time)
    assert Match.start(game, seats=3, seed=1).to_act() == [0]
    assert Match.start(replace(game, reflex=True), seats=3, seed=1).to_act() == [0, 1, 2]


def explain_nothing_else(s: State, seat: int, touches: tuple[str, ...]) -> Reason:
    return Reason("no-such-thing", {"touches": touches})


def test_a_refusal_shows_what_could_be_touched_instead() -> None:
    match = Match.start(replace(toy_game.game, explain=explain_nothing_else), seats=2, seed=1)
    cards = tuple(f"card:{NAMES[card]}" for card in toy_game.held(match.state.hands[0]))
    foreign = next(f"card:{name}" for name in NAMES if f"card:{name}" not in cards)
    assert match.why(0, (foreign,)).flash == cards, "things of the same kind"
    assert match.why(0, ("lay", foreign)).flash == cards
    assert match.why(0, (cards[0], foreign)).flash == ("lay", "slip"), "what goes on from the first touch"
    assert set(match.why(0, ("nonsense",)).flash) > {*cards, "toss", "spot:near"}, "or else all there is"


def test_a_game_may_say_itself_what_to_touch_instead() -> None:
    def explain(s: State, seat: int, touches: tuple[str, ...]) -> Reason:
        return Reason("no-such-thing", {}, ("toss",))

    match = Match.start(replace(toy_game.game, explain=explain), seats=2, seed=1)
    assert match.why(0, ("nonsense",)).flash == ("toss",)


@pytest.mark.parametrize("touch", ["card:ZZ", "spot:", "seat:2", "seat:-1", "seat:x"])
def test_a_game_need_not_explain_what_cannot_be_read(touch: str) -> None:
    match = Match.start(replace(toy_game.game, explain=explain_nothing_else), seats=2, seed=1)
    assert match.why(0, (touch,)).key == "these-may-move"
    assert match.why(0, ("card:R1", "seat:1")).key == "no-such-thing"


def test_a_move_may_be_touched_in_any_order() -> None:
    class Give(Move, frozen=True):
        seat: int
        card: toy_game.Card
        any_order = True

    assert Give(1, 2).paths() == (("seat:1", "card:R3"), ("card:R3", "seat:1"))
