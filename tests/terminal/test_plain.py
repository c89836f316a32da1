"""The plain-text table, played through its keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

import parlour
from parlour.core import Game
from parlour.terminal import commands, plain
from parlour.terminal.commands import names
from parlour.terminal.menu import meant
from parlour.words import LANGUAGES, Words
from tests.matrix import FAMILIES, games, languages
from tests.terminal.fakes import Typist


def table(
    game: str, keyboard: Typist | None = None, people: int = 1, language: str = "en", **more: object
) -> plain.Table:
    seats = more.pop("seats", parlour.game(game).seats[0])
    levels = [0] * people + [1] * (seats - people)  # type: ignore[operator]
    named = plain.names(language, levels, ["Anna", "Ben"][:people])
    match = parlour.Match.start(game, names=named, seed=3, levels=levels, **more)  # type: ignore[arg-type]
    keyboard = keyboard or Typist()
    return plain.Table(match, language, keyboard, clock=keyboard.clock)


class Fingers(Typist):
    """Somebody who types numbers, moves and nonsense at random, or waits."""

    def __init__(self, seed: str, most: int) -> None:
        super().__init__(then=self.at_random(random.Random(seed), most))

    def at_random(self, rng: random.Random, most: int) -> Iterator[str | None]:
        for _ in range(most):
            moves = [word for word in self.complete() if word not in names("en")] or ["n"]
            yield rng.choice([None, "1", str(rng.randint(1, 30)), rng.choice(moves), rng.choice("sny")])


@games(FAMILIES)
def test_every_game_can_be_played_to_its_end(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    short = {"preset": "short"} if "short" in game.presets else {}
    seated = table(game.key, Fingers(game.key, 5000), rules=short)
    assert seated.play() == 0
    assert seated.match.result
    printed = " ".join(capsys.readouterr().out.split())  # long lines are broken
    assert seated.words.result(seated.match.result)[0] in printed


@languages()
def test_every_game_speaks_every_language(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seated = table(game, Fingers(game, 20), language=language)
    assert seated.play() == 0
    assert seated.words.say("title") in capsys.readouterr().out


@pytest.mark.parametrize("game", ["clock-solitaire", "battle", "one"])
def test_a_whole_match_without_a_choice_is_played_by_one_letter(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = Typist("p")
    seated = table(game, keyboard)
    assert seated.play() == 0
    assert seated.match.result
    assert len(keyboard.prompts) == 2  # the second asks for another match


def test_the_record_says_when_a_computer_had_thought() -> None:
    seated = table("draughts", Typist("1"))
    think = seated.computers.due

    def slowly() -> object:
        seated.keyboard.now += 2  # type: ignore[attr-defined]
        return think()

    seated.computers.due = slowly  # type: ignore[method-assign, assignment]
    seated.play()
    assert [row.t for row in seated.match.rows] == [0, 0, 2000]


def test_nothing_plays_on_where_there_is_a_choice(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist("p")
    seated = table("accordion", keyboard)
    assert seated.play() == 0
    assert seated.match.n == 0
    assert "There is a choice here" in capsys.readouterr().out


def test_after_the_end_the_table_tells_whether_the_deal_could_have_been_won(
    capsys: pytest.CaptureFixture[str],
) -> None:
    keyboard = Typist("deal", "give-up")
    assert table("accordion", keyboard).play() == 0
    assert "This deal can be won." in capsys.readouterr().out


def test_a_number_a_text_and_a_refusal(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist("D6", "z9", "d6", "a1-a4", "99", "", "v", "r", "?", "1")
    seated = table("nine-mens-morris", keyboard)
    assert seated.play() == 0
    out = capsys.readouterr().out
    assert "Anna: d6" in out
    assert "I cannot read “z9” as a move.\nPossible here, for example: a7, d7, g7." in out
    assert "Choose: 1–22. Or type a move." in out
    assert "Jump with three stones left: on" in out
    assert "Goodbye." in out
    assert len([row for row in seated.match.rows if row.seat == 0]) == 2


def test_a_refusal_names_what_can_be_used_and_keeps_the_turn(capsys: pytest.CaptureFixture[str]) -> None:
    seated = table("go-fish", rules={"first": "0"})
    held = {move.rank for move in seated.match.moves(0)}
    missing = next(rank for rank in range(13) if rank not in held)
    seated.keyboard = Typist(f"ask 2 {'A23456789TJQK'[missing]}", "ask 1 a", "ask 0 a", "ask 9 a")
    seated.play()
    out = capsys.readouterr().out
    assert "You can only ask for a rank that you hold" in out
    assert "You can use: " in out
    assert "You cannot ask yourself." in out
    assert "I cannot read “ask 0 a” as a move." in out
    assert seated.match.n == 0


def test_where_nothing_can_be_done_no_examples_are_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seated = table("go-fish")
    monkeypatch.setattr(seated.match, "moves", lambda seat: [])
    seated.try_answer(0, "nonsense")
    assert capsys.readouterr().out.splitlines()[-1] == "There is nothing to choose right now."


def test_seats_are_counted_from_one_wherever_people_read_or_type_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seated = table("go-fish", Typist("nonsense"), seats=3, rules={"first": "0"})
    seated.play()
    out = capsys.readouterr().out
    assert "Anna [1]" in out
    assert "Computer 3 [3]" in out
    rank = seated.match.moves(0)[0].text()[-1]
    assert f"  [ask 2 {rank}]" in out
    assert f"for example: ask 2 {rank}" in out
    assert f"ask 3 {rank}" in seated.completions()
    assert f"ask 1 {rank}" not in seated.completions()
    seated.keyboard = Typist(f"ask 3 {rank}")
    with suppress(EOFError):
        seated.ask(0)
    assert seated.match.rows[1].move == f"ask 2 {rank}"


def test_undo_takes_back_the_own_move_and_computers_agree(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist("u", "d6", "u", "a1")
    seated = table("nine-mens-morris", keyboard)
    seated.play()
    out = capsys.readouterr().out
    assert "There is no move of yours to take back." in out
    assert "Anna took back a move." in out
    standing = [row.move for row in reversed(list(seated.match.effective_rows())) if row.seat == 0]
    assert standing == ["a1"]


def test_people_must_agree_to_an_undo(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist("d6", "b2", "u", "n", "u", "y")
    seated = table("nine-mens-morris", keyboard, people=2)
    seated.play()
    out = capsys.readouterr().out
    assert out.count("Do all agree?") == 2
    assert [row.move for row in seated.match.rows[1:]] == ["d6", "b2", "/undo 0 1"]


def test_a_curtain_falls_between_hidden_hands(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist("", "1", "", "", "1", "")
    seated = table("go-fish", keyboard, people=2, rules={"first": "0"})
    seated.play()
    out = capsys.readouterr().out
    first, _, rest = out.partition("Now Ben. Press Enter when only Ben is looking.")
    assert "Now Anna. Press Enter when only Anna is looking." in keyboard.prompts
    assert "Hand: 7 cards" in first
    assert "You drew" in first
    assert "Read, then press Enter to cover the table." in first.rpartition("You drew")[2]
    assert "The text above cannot be hidden here." in first
    before_enter = rest.partition("Go Fish")[0]
    assert "♥" not in before_enter
    assert "♠" not in before_enter
    heard = rest.partition("Ben >")[0]
    assert "Anna to Ben: “Any" in heard
    assert "You drew" not in heard


def test_a_long_list_is_chosen_touch_by_touch(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist("p", "3", "1")
    seated = table("kemps", keyboard)
    seated.play()
    assert seated.match.rows[1].move == "propose scratch-ear"
    assert re.search(r"  3  scratch ear\b", capsys.readouterr().out)


def test_a_move_of_which_a_slip_would_be_costly_is_asked_about() -> None:
    seated = table("kemps", rules={"partners": "as-seated"})
    match = seated.match
    for seat, verb in [(0, "propose"), (1, "propose"), (2, "accept"), (3, "accept")]:
        match.play(seat, next(move for move in match.moves(seat) if move.verb() == verb))
    call = next(path.move for path in match.paths(0) if path.grave)
    for answer, played in [("n", False), ("y", True)]:
        seated.keyboard = keyboard = Typist(match.game.read(call).typed(), answer)
        with suppress(EOFError):  # nothing more is typed
            seated.ask(0)
        assert keyboard.prompts[1].startswith("Do you mean this? ")
        assert (match.rows[-1].move == call) == played


def test_slash_verbs_work_at_the_keyboard(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist("d6", "/fly", "/resign", "y")
    seated = table("nine-mens-morris", keyboard)
    assert seated.play() == 0
    assert seated.match.result
    assert seated.match.result.reason == "resigned"
    out = capsys.readouterr().out
    assert "I cannot read “/fly” as a move." in out
    assert "Anna gives up." in out


def test_names_cannot_upset_a_terminal() -> None:
    assert plain.names("en", [0, 2], ["A\x1b[2Jn\u202ena" + "x" * 99])[0] == "A[2Jnna" + "x" * 33
    assert plain.names("en", [0, 2], []) == ["Player 1", "Computer 2"]
    assert plain.names("en", [0, 0], ["\udcd0\udc90"]) == ["Player 1", "Player 2"]  # as LANG=C may read it


@pytest.mark.parametrize("game", ["hopping-morris", "go-fish", "accordion"])
def test_a_hint_names_a_legal_move_and_why_and_the_record_says_so(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(parlour.bots.LEVELS, 4, parlour.bots.LEVELS[2])
    keyboard = Typist("t", "t")
    seated = table(game, keyboard)
    while not seated.match.moves(0):
        seated.computers.step()
    rows = len(seated.match.rows)
    seated.play()
    printed = capsys.readouterr().out.replace("\n  ", " ")
    hints = [line for line in printed.splitlines() if "A good move might be" in line]
    assert len(hints) == 2
    assert [(row.seat, row.move) for row in seated.match.rows[rows:]] == [(0, "/hint")]
    for hint in hints:
        assert any(move.typed() in hint for move in seated.match.moves(0))
        assert hint.count(".") > 1


@pytest.mark.parametrize(
    ("game", "sentence"), [("egyptian-rat-screw", "where quick hands count"), ("one", "nobody has a choice")]
)
def test_where_nothing_can_be_advised_there_is_a_sentence(
    game: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = Typist("hint")
    table(game, keyboard).play()
    assert sentence in capsys.readouterr().out


def test_after_a_hint_it_is_still_the_move_that_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(parlour.bots.LEVELS, 4, parlour.bots.LEVELS[1])
    keyboard = Typist("1", "t", "u")
    seated = table("accordion", keyboard)
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
    keyboard = Typist("b2-a1", "c3-f6", "a")
    seated = table("hopping-morris", keyboard, people=2, position="W:Wa7,d7,b2:Bb6,d6,c3")
    assert seated.play() == 0
    out = capsys.readouterr().out
    assert "0 of 2 choices looked at" in out
    assert "Anna: Move 1: b2-a1. This would have won at once: b2-g7." in out
    assert "Ben: " not in out.partition("looked at")[2]


def test_a_game_without_a_choice_offers_no_review(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist("p")
    table("one", keyboard).play()
    assert "which moves cost most" not in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_command_means_two_things(language: str) -> None:
    own = [
        (name, command)
        for each in dict.fromkeys(("en", language))
        for command in (*commands.HERE, *commands.AT_A_TABLE, *commands.OF_THE_HOST)
        for name in Words(each, "cli").say(f"command-{command}").split()
    ]
    assert len({name for name, _ in set(own)}) == len(set(own))
    assert set(names(language).values()) == {command for _, command in own}


def test_a_russian_letter_means_what_the_latin_one_that_looks_like_it_means() -> None:
    for latin, russian in zip("aceopx", "\u0430\u0441\u0435\u043e\u0440\u0445", strict=True):
        assert names("ru")[russian] == names("ru")[latin]


@pytest.mark.parametrize("word", ["quit", "exit", "q", "Q", "ende", "/quit"])
def test_a_match_is_left_by_any_word_for_it(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    seated = table("draughts", Typist(word, "1"), language="de")
    assert seated.play() == 0
    assert not [row for row in seated.match.rows if row.seat == 0]


@pytest.mark.parametrize("word", ["help", "h", "?", "aide"])
def test_help_names_every_command_with_its_letter_and_its_word(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table("go-fish", Typist(word), language="fr", rules={"first": "0"}).play()
    out = capsys.readouterr().out
    for line in ("  h, aide       cette liste", "  q, quitter    quitter\u202f; on peut revenir"):
        assert line in out
    assert "abandonner" not in out  # nobody can resign at Go Fish


@pytest.mark.parametrize(
    ("game", "typed", "move"),
    [
        ("nine-mens-morris", "B6", "b6"),
        ("go-fish", "ASK 1 q", "ask 1 Q"),
        ("go-fish", "a 1 10", "ask 1 T"),
        ("go-fish", "1 10", "ask 1 T"),
        ("crazy-eights", "10♥", "play TH"),
        ("crazy-eights", "play 10h", "play TH"),
        ("crazy-eights", "8c hearts", "8c hearts"),
        ("crazy-eights", "8c h", "name 8C H"),
        ("egyptian-rat-screw", "s", "slap 17"),
        ("egyptian-rat-screw", "L", "lay"),
        ("draughts", "22", "22-18"),
        ("draughts", "2", "2"),
    ],
)
def test_moves_are_understood_as_people_write_them(game: str, typed: str, move: str) -> None:
    moves = {
        "nine-mens-morris": ["b6", "b4", "b6xa1"],
        "go-fish": ["ask 1 Q", "ask 1 T", "ask 2 T"],
        "crazy-eights": ["play TH", "play TC", "name 8C C", "name 8C H"],
        "egyptian-rat-screw": ["lay", "slap 17"],
        "draughts": ["22-18", "23-19", "23-18"],
    }
    assert meant(typed, moves[game]) == move


def test_a_piece_that_is_named_is_listed_with_its_moves(capsys: pytest.CaptureFixture[str]) -> None:
    seated = table("draughts", Typist("22", "2"))
    seated.play()
    assert "Now choose where it goes.\n  1  22-17   2  22-18\n" in capsys.readouterr().out
    assert seated.match.rows[1].move == "22-18"


def test_a_move_that_is_called_like_a_command_is_answered_by_the_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table("six-card-golf", Typist("draw"), rules={"first": "0"}).play()
    assert "First turn up two of your cards." in capsys.readouterr().out


def test_numbers_never_mean_something_else_than_what_they_name() -> None:
    seated = table("concentration", Typist("turn 7"), rules={"first": "0"})
    seated.play()
    seated.look(0)
    assert "7" not in seated.menu.typed
    assert seated.menu.pick("8") == "turn 8"
    assert seated.menu.lines() == ["  1–6, 8–52"]


def test_in_a_game_of_quickness_nobody_waits_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Typist(*[None] * 40)
    seated = table("egyptian-rat-screw", keyboard, rules={"first": "1"})
    while seated.match.n < 1:
        seated.turn()
    seated.tell_news(0)
    (row,) = seated.match.rows[1:]
    assert (row.seat, row.move) == (1, "lay")
    assert row.t == round(1000 * keyboard.now) > 100
    assert "s  Slap!" in capsys.readouterr().out


def test_where_quickness_counts_a_number_that_nobody_listed_is_no_move(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One card lies there: a 1 was taken for `slap 1`, and paid for."""
    seated = table("egyptian-rat-screw", Typist("l", "1"), rules={"first": "0"})
    seated.play()
    assert [row.move for row in seated.match.rows if row.seat == 0] == ["lay"]
    assert "Choose: s." in capsys.readouterr().out


def test_a_letter_means_the_same_move_all_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    seated = table("egyptian-rat-screw", Typist("l", "l"), rules={"first": "0"})
    seated.race()
    assert [row.move for row in seated.match.rows[1:]] == ["lay"]
    seated.race()  # the computer's turn: no other card is laid, nothing is slapped, and no list is shown
    assert [row.move for row in seated.match.rows[1:]] == ["lay"]
    assert "That does not work here." in capsys.readouterr().out


def test_two_at_one_keyboard_say_who_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    seated = table("egyptian-rat-screw", Typist("l", "1 l", "2 l"), people=2, rules={"first": "0"})
    for _ in range(3):
        seated.race()
    assert [(row.seat, row.move) for row in seated.match.rows[1:]] == [(0, "lay"), (1, "lay")]
    assert "type your number first, such as 2 l" in capsys.readouterr().out


def test_the_whole_list_and_the_log_are_had_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    seated = table("hopping-morris", Typist("l", "54", "log"))
    seated.play()
    out = capsys.readouterr().out
    listed = re.findall(r"^ +(\d+)  (\S+)$", out, re.M)
    assert len(listed) >= 18
    assert f"Anna: {seated.match.rows[1].move}" in out.rpartition("Anna >")[0]


@pytest.mark.parametrize(("people", "said"), [(1, "You lost. "), (2, "")])
def test_the_end_says_first_what_it_is_for_whoever_is_here(
    people: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seated = table("hopping-morris", Typist("resign", "y"), people=people)
    seated.play()
    reason = seated.words.say("result-resigned")
    assert f"\n{said}{reason}\n" in capsys.readouterr().out


def test_draw_and_resignation_are_asked_first() -> None:
    seated = table("draughts", Typist("x", "n", "draw", "y"))
    seated.play()
    assert seated.match.result
    assert seated.match.result.reason == "agreed-draw"
    for yours in ([0], []):
        assert seated.words.result(seated.match.result, yours)[0] == "A draw. By agreement."


def test_what_belongs_to_a_table_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    table("go-fish", Typist("chat hello", "w"), rules={"first": "0"}).play()
    assert capsys.readouterr().out.count("That is for tables on a server") == 2
