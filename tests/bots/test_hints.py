"""Hints: every game with a choice has one, with a sentence that says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from msgspec.structs import replace

import parlour
from parlour import Match, bots, sentences
from parlour.bots import LEVELS, Budget, Judged, hints
from parlour.bots.hints import can_hint, told
from parlour.bots.whys import WHYS, why
from parlour.core import Game
from parlour.pdn import at_position
from parlour.view import Line
from parlour.words import LANGUAGES, Words
from tests.matrix import slow_unless

ADVISED = [game for game in parlour.games() if can_hint(game)]
ALWAYS = ("nine-mens-morris", "draughts", "who-has-the-six", "go-fish", "concentration", "accordion", "8-28")


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master who looks at little, and waits for no compiler."""
    monkeypatch.setenv("PARLOUR_PLAIN", "1")
    monkeypatch.setitem(LEVELS, hints.ADVISER, LEVELS[4]._replace(budget=Budget(400, 4_000), depth=3))


def start(game: Game, seed: int) -> Match:
    seats = Random(seed).choice(game.seats)
    return Match.start(game, seats=seats, seed=seed, rules={"preset": game.presets[-1]})


def play_on(match: Match, rng: Random, rows: int) -> None:
    """Random moves; a match for one is not given up."""
    for _ in range(rows):
        if not match.result:
            seat = rng.choice(match.turns())[0]
            match.play(seat, rng.choice(match.moves(seat)[:8]), match.rows[-1].t + 900)


def test_the_hunted_are_not_told_of_mills_which_win_them_nothing() -> None:
    game = parlour.game("battle-morris")
    assert game.kernel
    seen: set[str] = set()
    for seed in range(5):
        match, rng = Match.start(game, seed=seed), Random(seed)
        while not match.result:
            (seat, moves), *_ = match.turns()
            if seat == 0:
                lines = [why(game.kernel(match.state), move.ply) for move in moves]
                seen |= {line.key for line in lines if line}
            match.play(seat, rng.choice(moves))
    assert seen <= {"hint-stops-mill", "hint-hems-in"}
    assert "hint-stops-mill" in seen


def test_reflexes_and_luck_need_no_hints() -> None:
    without = {game.key for game in parlour.games()} - {game.key for game in ADVISED}
    assert without == {"one", "jule", "battle", "clock-solitaire", "kemps", "egyptian-rat-screw"}


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.key, marks=slow_unless(game.key in ALWAYS)) for game in ADVISED]
)
def test_every_game_has_hints_with_a_sentence_in_every_language(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[Any] = []
    format_pattern = FluentBundle.format_pattern

    def strict(bundle: Any, pattern: Any, data: Any) -> Any:
        said, errors = format_pattern(bundle, pattern, data)
        faults.extend(errors)
        return said, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
    sentences.slowly.cache_clear()
    rng = Random(game.key)
    for seed in range(3):
        match = start(game, seed)
        for _ in range(4):
            play_on(match, rng, 5)
            for seat in match.to_act()[:1]:
                hint = bots.hint(match, seat)
                assert hint
                assert hint.move in [move.text() for move in match.moves(seat)]
                for language in LANGUAGES:
                    voice = Words(language, game.key, tuple("ABCDEFGH"))
                    for line in hint.why:
                        assert voice.line(line) != line.key, (language, line.key)
    assert not faults


class TestGeneralSentences:
    """What is said of all games alike, where the mind itself says nothing."""

    @pytest.mark.parametrize(
        ("values", "key"),
        [
            ([(1.0, 1), (0.0, None)], "hint-wins"),
            ([(-1.0, 8), (-1.0, 2)], "hint-resists"),
            ([(0.1, None), (-1.0, 2)], "hint-saves"),
            ([(0.0, 4), (-0.5, None)], "hint-holds"),
            ([(0.5, None), (0.1, None)], "hint-by-far"),
            ([(0.5, None), (0.45, None)], "hint-ahead"),
            ([(-0.5, None), (-0.55, None)], "hint-behind"),
            ([(0.1, None), (0.09, None)], "hint-alike"),
            ([(0.2, None), (0.1, None)], "hint-most"),
            ([(0.0, None)], "hint-usual"),
        ],
    )
    def test_what_is_known_becomes_a_sentence(self, values: list[tuple[float, int | None]], key: str) -> None:
        judged = [Judged(str(at), value, None, end) for at, (value, end) in enumerate(values)]
        hint = told(judged, moves=3)
        assert hint
        assert (hint.move, [line.key for line in hint.why]) == ("0", [key])

    def test_a_win_is_counted_in_moves_of_ones_own(self) -> None:
        hint = told([Judged("a", 1.0, None, 5), Judged("b", 0.0)], moves=2)
        assert hint
        assert hint.why == (Line("hint-wins", {"moves": 3}),)

    def test_what_the_mind_says_comes_before_what_is_sure_and_instead_of_what_is_not(self) -> None:
        own = Line("hint-crowns")
        won, better = told([Judged("a", 1.0, own, 1)], 2), told([Judged("a", 0.9, own), Judged("b", 0.0)], 2)
        assert won
        assert better
        assert [line.key for line in won.why] == ["hint-crowns", "hint-wins"]
        assert better.why == (own,)

    def test_the_only_move_needs_no_other_reason(self) -> None:
        hint = told([Judged("a", -1.0, Line("hint-crowns"), 2)], moves=1)
        assert hint
        assert hint.why == (Line("hint-only"),)
        assert told([], moves=0) is None


def reason(game: str, position: str, move: str, **rules: Any) -> tuple[str, dict[str, Any]] | None:
    """Key and data of why a move is good in a position."""
    match = at_position(position, parlour.game(game), rules)
    chosen = next(each for each in match.moves(match.to_act()[0]) if each.text() == move)
    assert match.game.kernel
    line = why(match.game.kernel(match.state), chosen.ply)
    return (line.key, line.data) if line else None


class TestBoards:
    """Reasons that can be seen on the board."""

    def test_every_kernel_has_its_reasons(self) -> None:
        assert {game.kernel(Match.start(game).state).rules for game in ADVISED if game.kernel} == set(WHYS)

    @pytest.mark.parametrize(
        ("moves", "move", "expected"),
        [
            ("a7 b6 d7 f6", "g7xb6", ("hint-mill-takes", {"count": 1})),
            ("a1 b6 g4 d6", "f6", ("hint-stops-mill", {"point": "f6"})),
            ("a7 b6 g1 d6", "f6", ("hint-stops-mill", {"point": "f6"})),
            ("a7 b6 f4 d6", "f6", ("hint-stops-and-prepares", {"point": "f6", "next": "f2"})),
            ("a7 b6 g1 d2", "d7", ("hint-prepares-mill", {"point": "g7"})),
            ("a7 b6 g1 d2", "g7", ("hint-two-mills", {})),
            ("a7 b6", "g4", None),
        ],
    )
    def test_mills(self, moves: str, move: str, expected: Any) -> None:
        assert reason("nine-mens-morris", moves, move) == expected

    @pytest.mark.parametrize(
        ("position", "move", "expected"),
        [
            ("W:W22:B18,5", "22x15", ("hint-takes", {"count": 1})),
            ("W:W14:B10", "14x7", ("hint-takes", {"count": 1})),
            ("W:W22:B18,10,6", "22x15", ("hint-exchanges", {"count": 1, "lost": 1})),
            ("W:W6:B20", "6-1", ("hint-crowns", {})),
            ("W:W10:B6", "10x1", ("hint-takes-crowns", {"count": 1})),
            ("W:W26,31:B14", "26-22", None),
        ],
    )
    def test_pieces(self, position: str, move: str, expected: Any) -> None:
        assert reason("draughts", position, move) == expected

    @pytest.mark.parametrize(
        ("game", "position", "move", "expected"),
        [
            (
                "italian-draughts",
                "B:W17,19,22,24,25,27-32:B1-10,12",
                "10-15",
                ("hint-offers", {"given": 1, "count": 2}),
            ),
            ("draughts", "B:W13,22,23,25,27,29-32:B1-7,11,12,20,21,28", "6-9", ("hint-swaps", {})),
            ("draughts", "W:W13,17,23-32:B1-7,10-12,14,16", "25-21", ("hint-saves-piece", {})),
            ("draughts", "B:W13,17,23-32:B1-7,9-12,16", "9-14", ("hint-threatens", {})),
            ("draughts", "B:W13,17,23-32:B1-7,9-12,16", "10-15", None),
        ],
    )
    def test_exchanges_and_danger(self, game: str, position: str, move: str, expected: Any) -> None:
        assert reason(game, position, move) == expected

    def test_whoever_wants_to_lose_everything_makes_the_others_take(self) -> None:
        assert reason("reverse-draughts", "W:W22,32:B13,1", "22-17") == ("hint-makes-take", {"count": 1})

    @pytest.mark.parametrize(
        ("position", "move", "expected"),
        [
            ("B:W25,29,31,32:B27", "27-23", ("hint-way-through", {})),
            ("W:W23,24,26,29:B22", "29-25", ("hint-closes-gap", {})),
            ("W:W23,24,25,26:B18", "26-22", ("hint-line-closed", {})),
            ("B:W24,25,26,27:B19", "19-23", ("hint-nearer", {})),
        ],
    )
    def test_the_line_of_sheep(self, position: str, move: str, expected: Any) -> None:
        assert reason("wolf-and-sheep", position, move) == expected

    def test_men_walled_in(self) -> None:
        before = "B:W2,11,13,21,23,25,26,27,28,30,31,32:B1,3,4,6,8,14,16,17,18,19,20,22"
        assert reason("walls", before, "14-9") == ("hint-walls-in", {"count": 1})

    def test_men_on_the_way_to_their_corner(self) -> None:
        jump = "B:Wa1,b2,d2,a3,d3,e3,f3,b4,a5:Be4,h4,g5,f6,h6,e7,g7,d8,f8:F5"
        assert reason("corner-draughts", jump, "e4xc2xa2") == ("hint-steps", {"steps": 6})
        home = "B:Wd2,a3,c3,d3,e3,a4,b4,g4,a5:Ba2,f2,g5,d6,f6,g6,h6,d8,f8:F10"
        assert reason("corner-draughts", home, "f2xd4xb2") == ("hint-arrives", {})
        assert reason("corner-draughts", "", "a1-b1") == ("hint-last-man", {})


class TestCertainty:
    """The trainer: what every move comes to, where that is known of all."""

    def test_it_is_told_only_where_all_moves_are_known(self) -> None:
        known = [Judged("a", 1.0, None, 5), Judged("b", 0.0, None, 9), Judged("c", -1.0, None, 2)]
        hint = told(known, moves=3)
        assert hint
        assert [(each.move, line.key, line.data) for each, line in hint.certain] == [
            ("a", "certain-win", {"moves": 3}),
            ("b", "certain-draw", {}),
            ("c", "certain-loss", {"moves": 1}),
        ]
        for judged, moves in ((known, 4), ([*known[:2], Judged("c", -0.9)], 3)):
            hint = told(judged, moves)
            assert hint
            assert hint.certain == ()

    def test_where_everything_loses_it_is_told_too(self) -> None:
        hint = told([Judged("a", -1.0, None, 8), Judged("b", -1.0, None, 2)], moves=2)
        assert hint
        assert [line.key for _, line in hint.certain] == ["certain-loss", "certain-loss"]

    def test_the_search_goes_on_after_a_win_until_it_knows_the_other_moves(self) -> None:
        match = at_position("W:Wa7,d7,b2:Bb6,d6,c3", parlour.game("hopping-morris"), {})
        asked = replace(hints.asking(match, 0), only=("b2-g7", "b2-a1"))
        assert [(each.move, each.value, each.end) for each in bots.weigh(asked)] == [
            ("b2-g7", 1.0, 1),
            ("b2-a1", -1.0, 2),
        ]
