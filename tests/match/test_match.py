"""What a match promises beyond the rules of its game."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

import parlour
from parlour import BadSetup, Match, core, pdn
from parlour.match import LAST_STOP, views
from parlour.match import Match as PlainMatch


class Rules(core.Rules):
    pass


class Step(core.Move, frozen=True):
    pass


class State(core.State):
    """A field that happens to be called `board`."""

    rules: Rules
    seats: int
    board: list[int]


def setup(rules: Rules, seats: int, dealer: core.Dealer) -> State:
    return State(rules=rules, seats=seats, board=[0] * 256)


def play(s: State, seat: int, move: Step, dealer: core.Dealer) -> None:
    s.board[seat] += 1


TOY = core.Game(
    "toy", range(2, 3), Rules, setup, lambda s, seat: [Step()], play, lambda s: None, lambda s: (),
    kind="board", minutes=1, age=4,
)  # fmt: skip


def shuffled_about(rules: dict[str, str]) -> Match:
    """Two players who push one stone to and fro for ever."""
    match = Match.start("nine-mens-morris", rules=rules, seed=1)
    rng, last = Random(3), ["", ""]
    while not match.result:
        seat = match.to_act()[0]
        quiet = [text for move in match.moves(seat) if "x" not in (text := move.text())]
        back = "-".join(reversed(last[seat].split("-")))
        last[seat] = back if back in quiet else rng.choice(quiet)
        match.play(seat, last[seat])
    return match


def test_a_match_of_its_own_knows_no_names_of_games() -> None:
    with pytest.raises(BadSetup, match="no-game"):
        PlainMatch.start("one")
    assert PlainMatch.start(parlour.game("one"), seed=1).state == Match.start("one", seed=1).state


def test_a_field_called_board_does_not_make_a_notation() -> None:
    """A new board game is refused a position with a sentence until it says how positions are written."""
    with pytest.raises(BadSetup, match="no-position"):
        Match.start(TOY, seats=2, position="W:W22:B1")
    with pytest.raises(BadSetup, match="pdn-no-game"):
        pdn.write(Match.start(TOY, seats=2))


def test_a_match_can_be_taken_at_any_row_and_played_on_with_the_same_dice() -> None:
    whole = Match.start("one", seats=3, seed=9)
    while not whole.result:
        seat, moves = whole.turns()[0]
        whole.play(seat, moves[0])
    for n in (0, 3, whole.n - 1, whole.n):
        then = whole.at(n)
        assert (then.n, then.state) == (n, whole.moments[n].state)
        assert (then.result is None) == (n < whole.n)
        for row in whole.rows[n + 1 :]:
            assert then.play(row.seat, row.move, row.t) == row
        assert then.record() == whole.record()
    assert whole.at(whole.n + 5).n == whole.n
    assert whole.at(-1).n == 0


def test_no_match_goes_on_after_twenty_thousand_actions_and_a_board_duel_is_then_a_draw() -> None:
    match = shuffled_about({"draw_rules": "off"})
    assert match.result
    assert (match.result.reason, match.result.ranks) == ("last-stop", (1, 1))
    assert match.n == LAST_STOP


def test_with_draw_rules_the_same_shuffling_ends_early() -> None:
    match = shuffled_about({})
    assert match.result
    assert match.result.reason == "third-time"


def test_the_only_move_is_the_single_legal_one_however_many_touches_it_takes() -> None:
    match = Match.start("draughts", seed=1)
    assert match.only_move(0) is match.only_move(1) is None
    for seat, move in (0, "23-18"), (1, "9-14"):
        match.play(seat, move)
    assert match.only_move(0).text() == "18x9"
    race = Match.start("egyptian-rat-screw", rules={"first": "0"}, seed=1)
    assert [move.text() for move in race.moves(0)] == ["lay"]
    assert race.only_move(0) is None, "one may wait for a slap"


def test_gestures_do_not_count_towards_the_last_stop() -> None:
    match = Match.start("kemps", rules={"partners": "as-seated"}, seed=1)
    for seat, move in (0, "propose yawn"), (2, "accept yawn"), (1, "propose cough"), (3, "accept cough"):
        match.play(seat, move)
    counted = match.moments[-1].actions
    match.play(3, "sign yawn")
    assert match.moments[-1].actions == counted
    match.play(3, "nothing 0")
    assert match.moments[-1].actions == counted + 1


def test_an_early_end_ranks_by_the_standing() -> None:
    match = Match.start("go-fish", seats=3, seed=5)
    rng = Random(1)
    while not any(match.state.books):
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    match.play(0, "/end")
    assert match.result
    books = [books.bit_count() for books in match.state.books]
    assert match.result.reason == "ended"
    assert match.result.ranks[books.index(max(books))] == 1
    assert parlour.verify(match.record()).result == match.result


def test_an_open_match_goes_on_with_its_secret_as_if_nothing_had_happened() -> None:
    match = Match.start("one", seats=3, seed=9, seeds=("anna", "ben"))
    for _ in range(4):
        match.play(match.to_act()[0], "roll")
    resumed = Match.load(match.record(), secret=bytes.fromhex(match.secret))
    for each in (match, resumed):
        while not each.result:
            each.play(each.to_act()[0], "roll")
    assert resumed.record() == match.record()
    assert parlour.verify(resumed.record())


def test_another_secret_does_not_open_a_match() -> None:
    match = Match.start("one", seed=9)
    with pytest.raises(parlour.BadRecord, match="secret-differs"):
        Match.load(match.record(), secret=bytes(32))


def test_cards_that_were_shown_are_remembered_by_all() -> None:
    """A catch in go-fish is shown: whoever saw it knows in whose hand it lies, in every re-deal."""
    match = Match.start("go-fish", seats=3, seed=2)
    while True:
        seat = match.to_act()[0]
        row = match.play(seat, match.moves(seat)[0])
        caught = [line for line in row.told if line.key in ("gave", "caught")]
        if caught and not any(line.key == "book" for line in row.told):
            break
    cards = sum(1 << match.game.cards.index(name) for line in caught for name in line.data["cards"])
    for viewer in (*(other for other in range(3) if other != seat), None):
        assert match.moments[-1].known[3 if viewer is None else viewer] & cards == cards
        for dealt in range(5):
            assert match.redeal(viewer, Random(dealt)).hands[seat] & cards == cards


@pytest.mark.parametrize("key", [game.key for game in parlour.games()])
def test_what_was_packed_of_a_match_is_looked_back_at_as_if_it_were_not(key: str) -> None:
    matches, rng = [parlour.Match.start(key, seed=5) for _ in range(2)], Random(5)
    plain, packed = matches
    packed.packed()
    for _ in range(20):
        if not plain.result:
            seat, moves = rng.choice(plain.turns())
            move = rng.choice(moves)
            for match in matches:
                match.play(seat, move)
            packed.packed()
    assert list(packed.moments) == list(plain.moments)
    for n in range(plain.n):
        assert [m.at(n).view(0) for m in matches] == [plain.at(n).view(0)] * 2
        assert packed.may_undo_alone(0, n) == plain.may_undo_alone(0, n)
    agreed = " ".join(map(str, range(plain.seats)))
    for match in matches:
        match.play(0, f"/undo 0 {agreed}")
    assert packed.record() == plain.record()
    assert packed.view(0) == plain.view(0)


@pytest.mark.parametrize("key", [game.key for game in parlour.games()])
def test_a_kept_match_goes_on_where_it_stood_without_running_old_rules(key: str) -> None:
    match, rng = parlour.Match.start(key, seed=5), Random(5)
    kept = [(match.lines[-1], match.packed())]
    for _ in range(30):
        if not match.result:
            seat, moves = rng.choice(match.turns())
            match.play(seat, rng.choice(moves))
            kept.append((match.lines[-1], match.packed()))

    def run(*_: object) -> None:
        raise AssertionError("old rules were run")

    frozen = dataclasses.replace(match.game, play=run)
    twin = parlour.Match.resume(kept, match.lines[0], match.secret, frozen)
    assert list(twin.moments) == list(match.moments)
    assert twin.record() == match.record()
    assert all(twin.view(seat) == match.view(seat) for seat in range(match.seats))
    twin = parlour.Match.resume(kept, match.lines[0], match.secret, match.game)
    for _ in range(10):
        if not match.result:
            seat, moves = rng.choice(match.turns())
            move = rng.choice(moves)
            assert twin.play(seat, move) == match.play(seat, move)


def test_people_count_seats_from_one_and_records_from_0() -> None:
    game = parlour.game("go-fish")
    ask = game.read("ask 1 T")
    assert ask.typed() == "ask 2 T"
    assert game.read_typed("ask 2 T") == ask
    with pytest.raises(parlour.BadMove, match="ask 0 T"):
        game.read_typed("ask 0 T")
    assert parlour.game("draughts").read("22-18").typed() == "22-18"
    assert views.typed(game, "ask 1 T") == "ask 2 T"
    assert views.typed(game, "setup") == "setup"
    assert views.typed(game, "/undo 4 1 (2)") == "/undo 4 2 (3)"
    assert views.typed(game, "/agree-draw (1)") == "/agree-draw (2)"
    assert views.typed(game, "/seat Anna 2") == "/seat Anna 2"
    assert game.Rules.typed("first", "0") == "1"
    assert game.Rules.typed("first", "random") == "random"
    assert game.Rules.typed("max_dry", 50) == "50"
    given = {"first": "2", "max_dry": "20"}
    assert game.Rules.read_typed(given) == {"first": "1", "max_dry": "20"}
    with pytest.raises(BadSetup):
        game.Rules.read_typed({"first": "0"})


def test_a_seat_that_does_not_exist_has_no_moves_to_ask_for() -> None:
    match = Match.start("go-fish", seats=2)
    for seat in (2, -2):
        with pytest.raises(core.IllegalMove, match="no-such-seat"):
            match.moves(seat)
    assert match.moves(core.CLOCK) == []
