"""The plain-text table, played through its keyboard."""

from __future__ import annotations

import builtins
import random
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

import parlour
from parlour.core import Game
from parlour.terminal import plain
from tests.matrix import FAMILIES, games, languages


class Keyboard:
    """Types the given lines, then leaves; notes every prompt."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lines: Iterator[str]) -> None:
        self.lines, self.prompts = lines, list[str]()
        monkeypatch.setattr(builtins, "input", self.input)

    def input(self, prompt: str = "") -> str:
        self.prompts.append(prompt)
        print(prompt, end="")
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def table(game: str, people: int = 1, language: str = "en", **more: object) -> plain.Table:
    seats = more.pop("seats", parlour.game(game).seats[0])
    levels = [0] * people + [1] * (seats - people)  # type: ignore[operator]
    names = plain.names(language, levels, ["Anna", "Ben"][:people])
    return plain.Table(parlour.Match.start(game, names=names, seed=3, levels=levels, **more), language)  # type: ignore[arg-type]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> Keyboard:
    return Keyboard(monkeypatch, iter(lines))


def fingers(seed: str, most: int) -> Iterator[str]:
    """Somebody who types numbers at random, or waits."""
    rng = random.Random(seed)
    for _ in range(most):
        yield rng.choice(["", "1", "2", str(rng.randint(1, 30))])


@games(FAMILIES)
def test_every_game_can_be_played_to_its_end(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, fingers(game.key, 5000))
    short = {"preset": "short"} if "short" in game.presets else {}
    seated = table(game.key, rules=short)
    assert seated.play() == 0
    assert seated.match.result
    printed = capsys.readouterr().out
    assert seated.words.result(seated.match.result)[0] in printed


@languages()
def test_every_game_speaks_every_language(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, fingers(game, 20))
    seated = table(game, language=language)
    assert seated.play() == 0
    assert seated.words.say("title") in capsys.readouterr().out


@pytest.mark.parametrize("game", ["clock-solitaire", "battle", "one"])
def test_a_whole_match_without_a_choice_is_played_by_one_letter(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = typed(monkeypatch, "p")
    seated = table(game)
    assert seated.play() == 0
    assert seated.match.result
    assert len(keyboard.prompts) == 2  # the second asks for another match


def test_nothing_plays_on_where_there_is_a_choice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "p")
    seated = table("accordion")
    assert seated.play() == 0
    assert seated.match.n == 0
    assert "There is a choice here" in capsys.readouterr().out


def test_after_the_end_the_table_tells_whether_the_deal_could_have_been_won(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "deal", "give-up")
    assert table("accordion").play() == 0
    assert "This deal can be won." in capsys.readouterr().out


def test_a_number_a_text_and_a_refusal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "d6", "z9", "d6", "a1-a4", "99", "", "v", "h", "?", "1")
    seated = table("nine-mens-morris")
    assert seated.play() == 0
    out = capsys.readouterr().out
    assert "Anna: d6" in out
    assert "I cannot read “z9” as a move." in out
    assert "Choose a number from 1 to" in out
    assert "Jump with three stones left: on" in out
    assert "Goodbye." in out
    assert len([row for row in seated.match.rows if row.seat == 0]) == 2


def test_where_there_is_one_move_only_no_range_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "99")
    table("clock-solitaire").play()
    assert "Type 1 or the move itself." in capsys.readouterr().out


def test_a_refusal_names_what_can_be_used_and_keeps_the_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seated = table("go-fish", rules={"first": "0"})
    held = {move.rank for move in seated.match.moves(0)}
    missing = next(rank for rank in range(13) if rank not in held)
    typed(monkeypatch, f"ask 1 {'A23456789TJQK'[missing]}", "ask 0 A")
    seated.play()
    out = capsys.readouterr().out
    assert "You can only ask for a rank that you hold" in out
    assert "You can use: " in out
    assert "You cannot ask yourself." in out
    assert seated.match.n == 0


def test_undo_takes_back_the_own_move_and_computers_agree(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "u", "d6", "u", "a1")
    seated = table("nine-mens-morris")
    seated.play()
    out = capsys.readouterr().out
    assert "There is no move of yours to take back." in out
    assert "Anna took back a move." in out
    standing = [row.move for row in reversed(list(seated.match.effective_rows())) if row.seat == 0]
    assert standing == ["a1"]


def test_people_must_agree_to_an_undo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "d6", "b2", "u", "n", "u", "y")
    seated = table("nine-mens-morris", people=2)
    seated.play()
    out = capsys.readouterr().out
    assert out.count("Do all agree?") == 2
    assert [row.move for row in seated.match.rows[1:]] == ["d6", "b2", "/undo 0 1"]


def test_a_curtain_falls_between_hidden_hands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = typed(monkeypatch, "", "1", "", "", "1", "")
    seated = table("go-fish", people=2, rules={"first": "0"})
    seated.play()
    out = capsys.readouterr().out
    first, _, rest = out.partition("Now Ben. Press Enter when only Ben is looking.")
    assert "Now Anna. Press Enter when only Anna is looking." in keyboard.prompts
    assert "Hand: 7 cards" in first
    assert "You drew" in first
    assert first.rstrip().endswith("Read, then press Enter to cover the table.")
    before_enter = rest.partition("Go Fish")[0]
    assert "♥" not in before_enter
    assert "♠" not in before_enter
    heard = rest.partition("Ben >")[0]
    assert "Anna to Ben: “Any" in heard
    assert "You drew" not in heard


def test_a_long_list_is_chosen_touch_by_touch(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "3", "1")
    seated = table("kemps")
    seated.play()
    assert seated.match.rows[1].move == "propose scratch-ear"
    assert re.search(r"  3  scratch an ear\n", capsys.readouterr().out)


def test_a_move_of_which_a_slip_would_be_costly_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = table("kemps", rules={"partners": "as-seated"})
    match = seated.match
    for seat, verb in [(0, "propose"), (1, "propose"), (2, "accept"), (3, "accept")]:
        match.play(seat, next(move for move in match.moves(seat) if move.verb() == verb))
    call = next(path.move for path in match.paths(0) if path.grave)
    for answer, played in [("n", False), ("y", True)]:
        keyboard = typed(monkeypatch, call, answer)
        with suppress(EOFError):  # nothing more is typed
            seated.ask(0)
        assert keyboard.prompts[1].startswith("Do you mean this? ")
        assert (match.rows[-1].move == call) == played


def test_slash_verbs_work_at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "d6", "/fly", "/resign")
    seated = table("nine-mens-morris")
    assert seated.play() == 0
    assert seated.match.result
    assert seated.match.result.reason == "resigned"
    out = capsys.readouterr().out
    assert "I cannot read “/fly” as a move." in out
    assert "Anna resigns." in out


def test_names_cannot_upset_a_terminal() -> None:
    assert plain.names("en", [0, 2], ["A\x1b[2Jn\u202ena" + "x" * 99])[0] == "A[2Jnna" + "x" * 33
    assert plain.names("en", [0, 2], []) == ["Player 1", "Computer 2"]


@pytest.mark.parametrize("game", ["hopping-morris", "go-fish", "accordion"])
def test_a_hint_names_a_legal_move_and_why_and_the_record_says_so(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(parlour.bots.LEVELS, 4, parlour.bots.LEVELS[2])
    typed(monkeypatch, "t", "t")
    seated = table(game)
    while not seated.match.moves(0):
        seated.computers.step()
    rows = len(seated.match.rows)
    seated.play()
    hints = [line for line in capsys.readouterr().out.splitlines() if "A good move might be" in line]
    assert len(hints) == 2
    assert [(row.seat, row.move) for row in seated.match.rows[rows:]] == [(0, "/hint")]
    for hint in hints:
        assert any(move.text() in hint for move in seated.match.moves(0))
        assert hint.count(".") > 1


@pytest.mark.parametrize(
    ("game", "sentence"), [("egyptian-rat-screw", "where quick hands count"), ("one", "nobody has a choice")]
)
def test_where_nothing_can_be_advised_there_is_a_sentence(
    game: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "t")
    table(game).play()
    assert sentence in capsys.readouterr().out


def test_after_a_hint_it_is_still_the_move_that_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(parlour.bots.LEVELS, 4, parlour.bots.LEVELS[1])
    typed(monkeypatch, "1", "t", "u")
    seated = table("accordion")
    seated.play()
    assert [row.move for row in seated.match.rows[1:]] == ["deal", "/hint", "/undo 0"]


def test_a_hint_for_accordion_is_the_same_whatever_lies_in_the_stock() -> None:
    tips = set()
    for order in (1, -1):
        match = parlour.Match.start("accordion", seed=3)
        for _ in range(20):
            match.play(0, "deal")
        match.state.stock[:] = match.state.stock[::order]
        tips.add(parlour.bots.act(match, 0, 3))
    assert len(tips) == 1


def test_after_the_end_one_letter_tells_what_cost_most(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    typed(monkeypatch, "b2-a1", "c3-f6", "a")
    seated = table("hopping-morris", people=2, position="W:Wa7,d7,b2:Bb6,d6,c3")
    assert seated.play() == 0
    out = capsys.readouterr().out
    assert "0 of 2 choices looked at" in out
    assert "Anna: Move 1: b2-a1. This would have won at once: b2-g7." in out
    assert "Ben: " not in out.partition("looked at")[2]


def test_a_game_without_a_choice_offers_no_review(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "p")
    table("one").play()
    assert "what cost most" not in capsys.readouterr().out
