"""The laws catch what they are for: a correct game passes them, and every planted mistake is named."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Annotated, Any

import msgspec
import pytest

from parlour import view
from parlour.core import ALL, Dealer, Deduction, Expire, Game, Hand, Pile, Reason, Result, Secret

from . import toy_game as toy
from .laws import (
    PLAY,
    law_copies_stand_alone,
    law_deadlines_are_the_clocks,
    law_deadlines_keep_their_names,
    law_listed_moves_play,
    law_no_card_is_lost,
    law_no_piece_is_lost,
    law_paths_are_clear,
    law_playouts_end,
    law_someone_moves_until_the_end,
    law_texts_read_back,
    law_transfers_name_widgets,
    law_views_declare_what_is_so,
)
from .record_laws import RECORDS, law_records_replay, law_states_pack
from .secrets import Only, Secrets, nobody, owner
from .sight import (
    SIGHT,
    law_equal_views_redeal_alike,
    law_knowledge_is_true,
    law_moves_need_only_what_is_seen,
    law_only_declared_things_are_learned,
    law_redeals_look_alike,
    law_secrets_are_kept,
    law_told_lines_do_not_leak,
    law_views_do_not_leak,
)
from .tables import ROWS, SEEDS, Law, Table, hold
from .toy_game import NAMES, NUMBERS, RED, AnyMove, Lay, Peg, Slip, State, Whisper

# No more than `test_laws` plays of every game without --slow: what is planted here would be found there.
MANY = [
    Table(seats, seed=seed, rows=ROWS, rules=(("turns", 29),)) for seed in SEEDS for seats in toy.game.seats
]
FEW = [Table(seats, seed=seed) for seed in SEEDS for seats in toy.game.seats]
STATED = Secrets(
    {
        "hands": Only(owner),
        "stock": Only(nobody),
        "well": Only(nobody),
        "number": Only(owner, lambda number: [f'"{NUMBERS[number]}"', f'"whisper {NUMBERS[number]}"']),
    }
)


def law_secrets(game: Game, table: Table) -> None:
    law_secrets_are_kept(game, table, STATED)


LAWS = [*PLAY, *RECORDS, *SIGHT, law_secrets, law_playouts_end]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_correct_game_passes(law: Law) -> None:
    hold(law, toy.game, FEW)


def caught(law: Law, game: Game, words: str) -> None:
    """The law objects to this game in these words, at one of the tables."""
    with pytest.raises(AssertionError, match=words):
        hold(law, game, MANY)


def with_play(before: Callable[..., None] | None = None, after: Callable[..., None] | None = None) -> Any:
    """The rules of the toy game with something done before or after each move."""

    def play(s: State, seat: int, move: AnyMove | Expire, dealer: Dealer) -> None:
        if before:
            before(s, seat, move, dealer)
        toy.play(s, seat, move, dealer)
        if after:
            after(s, seat, move, dealer)

    return play


class Peeking(State, kw_only=True):
    """A field that doubles what the stock hides, and declares nothing."""

    next: int = 0


def setup_peeking(rules: toy.Rules, seats: int, dealer: Dealer) -> Peeking:
    s: Peeking = toy.deal(Peeking, rules, seats, dealer)
    peek(s)
    return s


def peek(s: Any, *_: Any) -> None:
    s.next = s.stock[-1] if s.stock else 0


def peeking(**changes: Any) -> Game:
    return replace(toy.game, setup=setup_peeking, play=with_play(after=peek), **changes)


def test_a_view_that_names_the_next_card() -> None:
    def show(s: Peeking) -> Iterator[view.Widget]:
        yield from toy.show(s)
        yield view.Note(zone="next", data={"card": NAMES[s.next] if s.stock else ""})

    caught(law_secrets, peeking(show=show), "is given the name of")


def test_a_view_that_tells_the_colour_of_the_next_card() -> None:
    def show(s: Peeking) -> Iterator[view.Widget]:
        yield from toy.show(s)
        yield view.Note(zone="next", data={"red": bool(RED >> s.next & 1)})

    caught(law_only_declared_things_are_learned, peeking(show=show), "tells more than was shown")


def test_a_hidden_field_without_a_declaration() -> None:
    caught(law_only_declared_things_are_learned, peeking(), "state of .* tells more than was shown")


def test_an_explanation_that_names_the_next_card() -> None:
    def explain(s: Peeking, seat: int, touches: tuple[str, ...]) -> Reason | None:
        return Reason("wait-for-it", {"card": NAMES[s.next]}) if s.stock else None

    caught(law_secrets, peeking(explain=explain), "is given the name of")


class Open(State, kw_only=True):
    hands: Annotated[list[Hand], ALL]


def setup_open(rules: toy.Rules, seats: int, dealer: Dealer) -> Open:
    s: Open = toy.deal(Open, rules, seats, dealer)
    return s


def test_a_hand_declared_open() -> None:
    caught(law_secrets, replace(toy.game, setup=setup_open), "is given the name of")


class Shallow(State, kw_only=True):
    well: Annotated[Pile, ALL]


def setup_shallow(rules: toy.Rules, seats: int, dealer: Dealer) -> Shallow:
    s: Shallow = toy.deal(Shallow, rules, seats, dealer)
    return s


def test_cards_face_down_declared_open() -> None:
    caught(law_secrets, replace(toy.game, setup=setup_shallow), "is given the name of")


def test_cards_turned_up_behind_the_back_of_the_rules() -> None:
    """`turned` lists cards that others have in their hands: it tells where they are."""

    def slip(s: Any, *_: Any) -> None:
        s.turned |= s.hands[0]

    game = replace(toy.game, play=with_play(after=slip))
    caught(law_only_declared_things_are_learned, game, "tells more than was shown")


class Overheard(State, kw_only=True):
    number: Annotated[list[int | None], Secret(ALL, range(3))]


def setup_overheard(rules: toy.Rules, seats: int, dealer: Dealer) -> Overheard:
    s: Overheard = toy.deal(Overheard, rules, seats, dealer)
    return s


def test_a_secret_declared_open_that_no_widget_shows() -> None:
    caught(law_secrets, replace(toy.game, setup=setup_overheard), "number is declared open to")


class Whispered(State, kw_only=True):
    number: list[int | None]


def setup_whispered(rules: toy.Rules, seats: int, dealer: Dealer) -> Whispered:
    s: Whispered = toy.deal(Whispered, rules, seats, dealer)
    return s


def test_a_hidden_zone_that_is_not_declared_at_all() -> None:
    caught(law_secrets, replace(toy.game, setup=setup_whispered), r"no zone is declared for \['number'\]")


def test_a_hidden_zone_that_nobody_stated() -> None:
    with pytest.raises(AssertionError, match=r"says nothing of \['number', 'stock', 'well'\]"):
        law_secrets_are_kept(toy.game, FEW[0], Secrets({"hands": Only(owner)}))


class Mutter(Whisper, frozen=True):
    """A whisper that everybody hears."""

    seen_by = ALL

    @classmethod
    def verb(cls) -> str:
        return "whisper"


def play_muttering(s: State, seat: int, move: toy.Toss | Mutter | Expire, dealer: Dealer) -> None:
    toy.play(s, seat, move, dealer)


def test_a_hidden_move_that_everybody_sees() -> None:
    def moves(s: State, seat: int) -> list[Any]:
        return [
            Mutter(move.number) if isinstance(move, Whisper) else move
            for move in toy.moves(s, seat)
            if isinstance(move, toy.Toss | Whisper)
        ]

    caught(law_secrets, replace(toy.game, moves=moves, play=play_muttering), "is given .*whisper")


def test_a_widget_for_everybody_is_no_mistake_since_show_gets_a_redacted_state() -> None:
    def show(s: State) -> Iterator[view.Widget]:
        yield from toy.show(s)
        if s.number[0] is not None:
            yield view.Note(zone="number", seat=0, data={"number": NUMBERS[s.number[0]]})

    hold(law_secrets, replace(toy.game, show=show), FEW)


def test_moves_that_use_what_the_seat_cannot_see() -> None:
    def moves(s: State, seat: int) -> list[AnyMove]:
        wise = s.hands[(seat + 1) % s.seats] & RED
        return [move for move in toy.moves(s, seat) if wise or not isinstance(move, Slip)]

    game = replace(toy.game, moves=moves)
    caught(law_views_do_not_leak, game, "(view|moves) of . leaks")
    caught(law_moves_need_only_what_is_seen, game, "use what it cannot see")


def test_a_refusal_that_uses_what_the_seat_cannot_see() -> None:
    def moves(s: State, seat: int) -> list[AnyMove]:
        """Who holds red may toss at any time: whoever may not is told who could."""
        return [toy.Toss()] if seat == s.turn or s.hands[seat] & RED else []

    game = replace(toy.game, moves=moves, reflex=True)
    caught(law_views_do_not_leak, game, "why not .* leaks")


def test_a_deadline_named_after_a_hidden_card() -> None:
    def deadlines(s: State) -> Iterator[tuple[str, int]]:
        yield f"turn-{s.turns}-{s.hands[0]}", 5000

    game = replace(toy.game, deadlines=deadlines)
    caught(law_views_do_not_leak, game, "leaks")
    caught(law_moves_need_only_what_is_seen, game, "cannot know the deadlines")


def test_a_line_that_tells_a_hidden_card() -> None:
    def tell(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
        if isinstance(move, toy.Draw):
            dealer.say("drew-what", seat=seat, red=bool(RED >> s.stock[-1] & 1))

    game = replace(toy.game, play=with_play(before=tell))
    caught(law_told_lines_do_not_leak, game, "hears leaks")
    caught(law_only_declared_things_are_learned, game, "tells more than was shown")


def test_a_hidden_move_told_to_all() -> None:
    def tell(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
        if isinstance(move, Slip):
            dealer.say("slipped-what", card=NAMES[move.card])

    caught(law_secrets, replace(toy.game, play=with_play(before=tell)), "is given the name of")


def test_a_seat_said_to_know_what_is_not_true() -> None:
    def knows(s: State, seat: int) -> Iterator[Deduction]:
        yield Deduction("hands", (seat + 1) % s.seats, least=((RED, 1),))

    caught(law_knowledge_is_true, replace(toy.game, knows=knows), "knows what is not true")


def test_a_seat_said_to_know_too_long() -> None:
    def boast_on(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
        """Who gives red away still holds red, as it once said."""
        if isinstance(move, Slip | Lay) and RED >> move.card & 1:
            s.red[seat] = True

    game = replace(toy.game, play=with_play(after=boast_on))
    caught(law_knowledge_is_true, game, "knows what is not true")


def test_knowledge_that_nothing_can_satisfy() -> None:
    def knows(s: State, seat: int) -> Iterator[Deduction]:
        yield Deduction("hands", (seat + 1) % s.seats, never=(1 << len(NAMES)) - 1)

    caught(law_redeals_look_alike, replace(toy.game, knows=knows), "cannot be dealt anew")


def test_knowledge_of_what_was_never_seen() -> None:
    def knows(s: Peeking, seat: int) -> Iterator[Deduction]:
        if s.stock:
            yield Deduction("stock", 0, least=((1 << s.next, 1),))

    game = peeking(knows=knows)
    hold(law_knowledge_is_true, game, FEW)
    caught(law_equal_views_redeal_alike, game, "the re-deals of it differ")


def test_a_card_shown_to_all_that_only_its_drawer_may_see() -> None:
    def show_it(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
        if isinstance(move, toy.Draw):
            dealer.say("look", cards=1 << s.stock[-1])

    caught(law_secrets, replace(toy.game, play=with_play(before=show_it)), "given the name of|never saw")


def test_a_card_that_is_lost() -> None:
    def lose(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
        if isinstance(move, Lay):
            s.table.pop()

    caught(law_no_card_is_lost, replace(toy.game, play=with_play(after=lose)), "lost Counter")


def test_a_card_in_two_places() -> None:
    def double(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
        if isinstance(move, Lay):
            s.hands[seat] |= 1 << move.card

    caught(law_no_card_is_lost, replace(toy.game, play=with_play(after=double)), "found Counter")


def test_a_peg_that_is_lost() -> None:
    def show(s: State) -> Iterator[view.Widget]:
        for widget in toy.show(s):
            if not (isinstance(widget, view.Board) and s.pegs[0] == 1):
                yield widget

    caught(law_no_piece_is_lost, replace(toy.game, show=show), "pieces, at first")


def test_two_pegs_on_one_place() -> None:
    def moves(s: State, seat: int) -> list[AnyMove]:
        return [*toy.moves(s, seat), *([Peg(0)] if seat == s.turn else [])]

    caught(law_no_piece_is_lost, replace(toy.game, moves=moves), "two pieces on one place")


def renamed(old: str, new: str) -> Game:
    def show(s: State) -> Iterator[view.Widget]:
        for widget in toy.show(s):
            yield msgspec.structs.replace(widget, zone=new) if widget.zone == old else widget

    return replace(toy.game, show=show)


@pytest.mark.parametrize("zone", ["hands", "stock", "table"])
def test_a_widget_that_is_not_named_after_its_cards(zone: str) -> None:
    hold(law_transfers_name_widgets, renamed(zone, zone), FEW)
    caught(law_transfers_name_widgets, renamed(zone, f"{zone}-there"), f"no widget is {zone}")


def test_a_hand_that_stands_at_no_seat() -> None:
    def show(s: State) -> Iterator[view.Widget]:
        for widget in toy.show(s):
            yield msgspec.structs.replace(widget, seat=None) if widget.zone == "hands" else widget

    caught(law_transfers_name_widgets, replace(toy.game, show=show), "no widget is hands:")


@pytest.mark.parametrize("source", ["random", "counter"])
def test_a_draw_past_the_dealer(source: str) -> None:
    rng, drawn = random.Random(1), [0]

    def cheat(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
        drawn[0] += 1
        if isinstance(move, toy.Toss):
            s.coin = rng.randrange(100) if source == "random" else drawn[0]

    caught(law_records_replay, replace(toy.game, play=with_play(after=cheat)), "replays to another state")


class Blurt(Lay, frozen=True):
    """A lay that is done as soon as the card is touched."""

    @classmethod
    def verb(cls) -> str:
        return "lay"

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((f"card:{NAMES[self.card]}",),)


def with_lays(kind: type[Lay]) -> Any:
    def moves(s: State, seat: int) -> list[Any]:
        return [kind(move.card) if isinstance(move, Lay) else move for move in toy.moves(s, seat)]

    return moves


def test_a_path_that_begins_another() -> None:
    caught(law_paths_are_clear, replace(toy.game, moves=with_lays(Blurt)), "begins that of")


class Slide(Lay, frozen=True):
    """A lay that is touched like a slip."""

    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((f"card:{NAMES[self.card]}", "slip"),)


def test_a_path_of_two_moves() -> None:
    game = replace(toy.game, moves=with_lays(Slide))
    caught(law_paths_are_clear, game, "is (slide|slip) .. and (slide|slip) ..")


def test_a_token_that_nothing_carries() -> None:
    def show(s: State) -> Iterator[view.Widget]:
        return (widget for widget in toy.show(s) if not isinstance(widget, view.Choice))

    game = replace(toy.game, show=show)
    caught(law_paths_are_clear, game, "tokens that nothing in the view carries: .'number:")


def test_a_summary_that_is_no_column() -> None:
    def show(s: State) -> Iterator[view.Widget]:
        yield from toy.show(s)
        yield view.Score(zone="score", columns=("pegs",), summary="points", rows=())

    caught(law_views_declare_what_is_so, replace(toy.game, show=show), "no column points")


def test_a_stack_that_is_raced_for_in_turns() -> None:
    def show(s: State) -> Iterator[view.Widget]:
        yield from toy.show(s)
        yield view.Stack(zone="bell", touch="number:one", count=1, race=True)

    caught(law_views_declare_what_is_so, replace(toy.game, show=show), "is no race")


class Fling(Lay, frozen=True):
    """A lay that is written without its card."""

    def text(self) -> str:
        return "draw"


def test_a_text_that_reads_as_another_move() -> None:
    caught(law_texts_read_back, replace(toy.game, moves=with_lays(Fling)), "which reads as")


def test_a_listed_move_that_cannot_be_played() -> None:
    def moves(s: State, seat: int) -> list[AnyMove]:
        return [*toy.moves(s, seat), *([toy.Draw()] if seat == s.turn else [])]

    def burn(s: State, seat: int, move: AnyMove, dealer: Dealer) -> None:
        if isinstance(move, toy.Draw):
            s.table += [s.stock.pop() for _ in range(3)]

    game = replace(toy.game, moves=moves, play=with_play(before=burn))
    caught(law_listed_moves_play, game, r"cannot play the listed (draw|Draw\(\)): IndexError")


def test_a_move_that_is_listed_twice() -> None:
    def moves(s: State, seat: int) -> list[AnyMove]:
        return toy.moves(s, seat) * 2

    caught(law_texts_read_back, replace(toy.game, moves=moves), "several moves of seat . are written")


def test_moves_after_the_end() -> None:
    def result(s: State) -> Result | None:
        """Looking at the result spends it."""
        found = toy.result(s)
        if found:
            s.turns = 0
        return found

    caught(law_someone_moves_until_the_end, replace(toy.game, result=result), "can move after the end")


def test_a_dead_end() -> None:
    def moves(s: State, seat: int) -> list[AnyMove]:
        return toy.moves(s, seat) if s.turns < 5 else []

    game = replace(toy.game, moves=moves, deadlines=None)
    caught(law_someone_moves_until_the_end, game, "nobody can move after row")


def test_an_endless_game() -> None:
    def moves(s: State, seat: int) -> list[AnyMove]:
        return [Whisper(0) if s.number[seat] else Whisper(1)] if seat == s.turn else []

    game = replace(toy.game, moves=moves, deadlines=None)
    caught(law_playouts_end, game, "only the last stop ended it")


class Noted(State, kw_only=True):
    notes: Any  # a dict: declared as one it would be refused


def setup_noted(rules: toy.Rules, seats: int, dealer: Dealer) -> Noted:
    s: Noted = toy.deal(Noted, rules, seats, dealer, notes={})
    return s


def test_a_copy_that_shares_its_notes() -> None:
    def note(s: Noted, seat: int, move: AnyMove, dealer: Dealer) -> None:
        s.notes[move.text()] = s.turns

    game = replace(toy.game, setup=setup_noted, play=with_play(after=note))
    caught(law_copies_stand_alone, game, "on a copy changed the original")


class Boxed(State, kw_only=True):
    box: Any = ()


def setup_boxed(rules: toy.Rules, seats: int, dealer: Dealer) -> Boxed:
    s: Boxed = toy.deal(Boxed, rules, seats, dealer)
    return s


def test_a_state_that_unpacks_to_another() -> None:
    def fill(s: Boxed, *_: Any) -> None:
        s.box = (s.turns, s.turn)

    game = replace(toy.game, setup=setup_boxed, play=with_play(after=fill))
    caught(law_states_pack, game, "unpacked to another state")


def test_a_deadline_that_starts_anew_with_every_row() -> None:
    def deadlines(s: State) -> Iterator[tuple[str, int]]:
        yield f"turn-{s.turns}-{s.pegs[s.turn]}", 5000

    game = replace(toy.game, deadlines=deadlines)
    caught(law_deadlines_keep_their_names, game, "nothing is new on the table")


def test_a_deadline_that_cannot_be_read() -> None:
    def deadlines(s: State) -> Iterator[tuple[str, int]]:
        yield f"turn {s.turns}", 5000

    caught(law_texts_read_back, replace(toy.game, deadlines=deadlines), "cannot be read")


def test_a_deadline_that_comes_back() -> None:
    def deadlines(s: State) -> Iterator[tuple[str, int]]:
        yield f"turn-of-{s.turn}", 5000

    caught(law_deadlines_keep_their_names, replace(toy.game, deadlines=deadlines), "came back")


def test_two_deadlines_of_one_name() -> None:
    def deadlines(s: State) -> Iterator[tuple[str, int]]:
        yield f"turn-{s.turns}", 5000
        yield f"turn-{s.turns}", 6000

    caught(law_deadlines_are_the_clocks, replace(toy.game, deadlines=deadlines), "two deadlines of one name")
