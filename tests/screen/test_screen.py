"""The full screen at this keyboard: cursor, mouse, typing, the curtain, colours, words."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color
from textual import events
from textual.containers import VerticalScroll
from textual.pilot import Pilot

import parlour
from parlour import Match
from parlour.core import CLOCK
from parlour.screen.app import ParlourApp
from parlour.screen.blocks import wrapped
from parlour.screen.dialogs import Curtain, Pick, Read
from parlour.screen.local import Local
from parlour.screen.palette import style
from parlour.screen.table import draw_screen
from parlour.screen.typing import completed
from parlour.server.thinkers import Thinkers
from parlour.text import MARKS, cells
from parlour.words import LANGUAGES, Words
from tests.screen.playing import begun, pick, play_by_keys, scene_of, table_of, until


def run(
    table: Local, play: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = (80, 24)
) -> ParlourApp:
    """Let somebody do something on the screen."""
    app = ParlourApp(table)

    async def all_of_it() -> None:
        async with app.run_test(size=size) as pilot:
            await until(lambda: table.view is not None or len(app.screen_stack) > 1)
            await play(pilot)

    asyncio.run(all_of_it())
    return app


def shown(pilot: Pilot[None]) -> str:
    assert isinstance(pilot.app, ParlourApp)
    picture = table_of(pilot.app).felt.picture
    assert picture
    return picture.block.text


def test_arrows_go_only_to_what_can_be_used_now() -> None:
    table = begun("draughts")

    async def play(pilot: Pilot[None]) -> None:
        felt = table_of(pilot.app).felt  # type: ignore[arg-type]
        first = felt.cursor
        assert first
        await pilot.press("right")
        assert felt.cursor != first
        assert felt.cursor
        assert felt.cursor.token in table.touching.lit
        await pilot.press("enter")
        assert table.touching.touched
        assert felt.cursor.token in table.touching.lit  # on to where it may go
        await pilot.press("escape")
        assert not table.touching.touched

    run(table, play)


def test_the_mouse_touches_what_it_points_at() -> None:
    table = begun("nine-mens-morris")

    async def play(pilot: Pilot[None]) -> None:
        felt = table_of(pilot.app).felt  # type: ignore[arg-type]
        spot = next(spot for spot in felt.reachable if spot.token == "place:d2")
        await pilot.click(felt, offset=(spot.x + 1, spot.y))
        await until(lambda: len(table.match.rows) > 1)
        assert table.match.rows[1].move == "d2"

    run(table, play)


def test_a_typed_move_is_completed_and_played() -> None:
    table = begun("draughts")

    async def play(pilot: Pilot[None]) -> None:
        screen = table_of(pilot.app)  # type: ignore[arg-type]
        await pilot.press("t", "2", "1", "tab")
        assert screen.typed.value == "21-17"
        await pilot.press("enter")
        await until(lambda: len(table.match.rows) > 1)
        assert table.match.rows[1].move == "21-17"

    run(table, play)


def test_what_makes_no_move_is_explained() -> None:
    table = begun("draughts")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("t", "1", "-", "5", "enter")
        await until(lambda: table.notice)
        assert len(table.match.rows) == 1

    run(table, play)


def test_a_key_pressed_twice_closes_only_what_it_closes() -> None:
    """On a busy machine the second press is there before the first has been seen to."""
    table = begun("draughts")

    async def play(pilot: Pilot[None]) -> None:
        for opener, closer in (("m", "escape"), ("r", "enter"), ("question_mark", "space"), ("g", "enter")):
            await pilot.press(opener)
            await until(lambda: len(pilot.app.screen_stack) > 1)
            for _ in range(3):
                pilot.app.simulate_key(closer)
            await until(lambda: len(pilot.app.screen_stack) == 1)
            await pilot.pause()
        assert table.running

    app = run(table, play)
    assert not app.return_code


def test_points_below_zero_have_a_minus_and_no_hyphen() -> None:
    match = begun("kemps", levels=(0, 1, 1, 1), partners="as-seated").match
    for seat, move in (
        (0, "propose yawn"),
        (2, "accept yawn"),
        (1, "propose yawn"),
        (3, "accept yawn"),
        (0, "call 1 1"),
    ):
        match.play(seat, move)
    drawn = draw_screen(scene_of(match, 0, "en"), 80, 24).block.text
    assert "Points −1" in drawn
    assert "-1" not in drawn


def test_where_quickness_counts_a_typed_number_is_no_slap() -> None:
    table = begun("egyptian-rat-screw", first="0")
    table.pace = 1000  # one card lies there until the end

    async def play(pilot: Pilot[None]) -> None:
        table.play("lay")
        await until(lambda: len(table.match.rows) > 1)
        await pilot.press("t", "1", "enter")
        await pilot.pause()
        assert [row.move for row in table.match.rows] == ["setup", "lay"]
        assert "“1”" in table.notice

    run(table, play)


def test_while_a_hint_is_pondered_the_screen_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table, answered = begun("go-fish", levels=(0, 1), first="0"), asyncio.Event()
    weigh = Thinkers.weigh

    async def slowly(*asked: Any) -> Any:
        await answered.wait()
        return await weigh(*asked)

    monkeypatch.setattr(Thinkers, "weigh", slowly)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await until(lambda: "Anna asks for a hint." in table.log)
        await pilot.pause()
        assert table.notice == "Thinking about a hint…"
        answered.set()
        await until(lambda: table.touching.hint)

    run(table, play)


def test_whoever_types_faster_than_the_screen_is_drawn_types_all_the_same() -> None:
    table = begun("nine-mens-morris")

    async def play(pilot: Pilot[None]) -> None:
        await until(lambda: table.touching.paths)
        for key in ("t", "d", "6", "enter"):  # by itself D would offer a draw
            pilot.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await until(lambda: len(table.match.rows) > 1)
        assert table.match.rows[1].move == "d6"

    run(table, play)


def test_whoever_types_counts_seats_from_one() -> None:
    table = begun("go-fish", levels=(0, 0, 0), first="0")
    table.curtain, table.near = False, 0
    rank = table.match.moves(0)[0].text()[-1]

    async def play(pilot: Pilot[None]) -> None:
        screen = table_of(pilot.app)  # type: ignore[arg-type]
        await pilot.press("t", "a", "tab")
        assert screen.typed.value == "ask "
        assert f"ask\N{NO-BREAK SPACE}2\N{NO-BREAK SPACE}{rank}" in table.notice  # no line ends within a move
        assert f"ask\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}{rank}" not in table.notice
        await pilot.press("1", "space", rank.lower(), "enter")
        await until(lambda: table.notice == "You cannot ask yourself.")
        await pilot.press("t", "a", "space", "2", "space", *("10" if rank == "T" else rank.lower()), "enter")
        await until(lambda: len(table.match.rows) > 1)
        assert table.match.rows[1].move == f"ask 1 {rank}"

    run(table, play)


def test_a_typed_beginning_goes_on_as_far_as_all_moves_do() -> None:
    assert completed("as", ["ask 1 Q", "ask 1 T", "slap 3"]) == ("ask 1 ", ["ask 1 Q", "ask 1 T"])


def test_the_space_bar_slaps_and_never_does_anything_else() -> None:
    table = begun("egyptian-rat-screw", levels=(0, 0))

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        assert len(table.match.rows) == 1  # nothing lies there yet
        await pilot.press("enter")
        await until(lambda: len(table.match.rows) == 2)
        await pilot.press("2")
        await until(lambda: len(table.match.rows) == 3)
        assert (table.match.rows[2].seat, table.match.rows[2].move.split()[0]) == (1, "slap")

    run(table, play)


def test_the_space_bar_is_the_quick_hand_of_somebody_alone() -> None:
    table = begun("egyptian-rat-screw", levels=(0, 1))
    table.pace = 1e6  # the computer is asleep

    async def play(pilot: Pilot[None]) -> None:
        seat = table.match.to_act()[0]
        table.match.play(seat, "lay")
        table.look()
        await pilot.press("space")
        await until(lambda: len(table.match.rows) == 3)
        assert (table.match.rows[2].seat, table.match.rows[2].move.split()[0]) == (0, "slap")

    run(table, play)


def test_where_quickness_counts_the_cursor_does_not_begin_at_what_the_space_bar_does() -> None:
    """Whoever only presses Enter lays cards, and pays none for slaps that nobody meant."""
    table = begun("egyptian-rat-screw", levels=(0, 1))
    table.pace = 1e6
    while 1 not in table.match.to_act() or not table.match.n:  # something lies there, and somebody else is on
        table.match.play(table.match.to_act()[0], "lay")

    async def play(pilot: Pilot[None]) -> None:
        felt = table_of(pilot.app).felt  # type: ignore[arg-type]
        await until(lambda: felt.reachable)
        await pilot.press("enter", "enter")
        table.match.play(1, "lay")
        table.look()
        await pilot.press("enter")
        assert [row.move for row in table.match.rows if row.seat == 0][-1] == "lay"
        assert not any(row.move.startswith("slap") for row in table.match.rows[1:])

    run(table, play)


def test_where_quickness_counts_enter_never_means_another_thing() -> None:
    table = begun("egyptian-rat-screw", levels=(0, 1))
    table.pace = 1e6

    async def play(pilot: Pilot[None]) -> None:
        felt = table_of(pilot.app).felt  # type: ignore[arg-type]
        if table.match.moves(1):
            table.match.play(1, "lay")
            table.look()
        lay = next(spot for spot in felt.reachable if spot.token == "lay")
        felt.point(lay.token)
        await pilot.press("enter", "enter")  # the second one comes when only a slap is legal
        assert [row.move for row in table.match.rows if row.seat == 0] == ["lay"]

    run(table, play)


def test_the_curtain_hides_a_hand_until_the_right_person_looks() -> None:
    table = begun("go-fish", levels=(0, 0))

    async def play(pilot: Pilot[None]) -> None:
        app = pilot.app
        await until(lambda: isinstance(app.screen, Curtain))
        first = table.match.to_act()[0]
        assert "♥" not in shown(pilot)
        assert "♠" not in shown(pilot)
        await pilot.press("enter")
        await until(lambda: table.near == first)
        assert any(sign in shown(pilot) for sign in "♥♠♦♣")
        rows = len(table.match.rows)
        while table.match.moves(first) and not table.match.result:
            await pilot.press("enter")
        assert len(table.match.rows) > rows
        assert table.near == first  # there is time to see what came of it
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, Curtain))
        assert not any(sign in shown(pilot) for sign in "♥♠♦♣")
        await pilot.press("enter")
        await until(lambda: table.near == 1 - first)

    run(table, play)


def test_a_whole_match_with_a_curtain() -> None:
    table = begun("crazy-eights", levels=(0, 0))

    async def play(pilot: Pilot[None]) -> None:
        await play_by_keys(pilot, table, random.Random(2), most=40)

    run(table, play)
    assert {row.seat for row in table.match.rows[1:]} == {0, 1}


def test_whoever_makes_the_window_larger_sees_more_and_nothing_is_lost() -> None:
    table = begun("draughts")

    async def play(pilot: Pilot[None]) -> None:
        felt = table_of(pilot.app).felt  # type: ignore[arg-type]
        for size in ((120, 40), (60, 30), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert felt.picture
            assert felt.picture.fits
            block = felt.picture.block
            assert (block.width, block.height) == size
            assert {spot.token for spot in block.spots} >= {f"place:{number}" for number in range(1, 33)}
            assert all(spot.x >= 0 and spot.x + spot.width <= size[0] for spot in block.spots)

    run(table, play)


def test_undo_hint_and_resigning_have_keys() -> None:
    table = begun("hopping-morris")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await pilot.press("enter")
        await until(lambda: table.match.moves(0) and len(table.match.rows) > 2)
        await pilot.press("u")
        await until(lambda: any(row.move.startswith("/undo") for row in table.match.rows))
        await until(lambda: table.touching.paths)
        await pilot.press("h")
        await until(lambda: table.touching.hint)
        assert table.touching.advised
        assert table.touching.hint in {path.move for path in table.touching.paths}
        await pilot.press("g")
        await until(lambda: isinstance(pilot.app.screen, Pick))
        await pilot.press("down", "enter")
        await until(lambda: table.match.result)

        await until(lambda: "You lost." in shown(pilot))

    run(table, play)
    assert table.match.result
    assert table.match.result.reason == "resigned"


@pytest.mark.parametrize(
    ("levels", "ranks", "said"),
    [
        ((0, 1), (1, 2), "You won!"),
        ((0, 1), (2, 1), "You lost."),
        ((0, 1), (1, 1), "A draw."),
        ((0, 1, 1), (3, 1, 2), "Your place: 3 of 3."),
        ((0, 1, 1), (1, 1, 3), "You share first place."),
        ((0, 0), (1, 2), ""),
    ],
)
def test_the_end_says_first_what_it_is_for_whoever_is_here(
    levels: tuple[int, ...], ranks: tuple[int, ...], said: str
) -> None:
    table = begun("go-fish", levels)
    assert table.words.verdict(ranks, table.yours) == said
    table.close()


def test_partners_do_not_share_a_place_they_win() -> None:
    assert Words("en", "kemps").verdict((1, 3, 1, 3), [0]) == "You won!"


def test_the_menu_has_whatever_finds_no_room_at_the_foot() -> None:
    table = begun("hopping-morris", language="de")

    async def play(pilot: Pilot[None]) -> None:
        resign = table.web("resign")
        assert resign not in shown(pilot).splitlines()[-1]
        await pilot.press("m")
        await pick(pilot, f"{resign} (G)")
        await until(lambda: table.web("resign-sure") in getattr(pilot.app.screen, "heading", ""))

    run(table, play, size=(50, 24))


def test_rules_and_help_lie_over_the_table() -> None:
    table = begun("battle")

    async def play(pilot: Pilot[None]) -> None:
        for key in ("r", "question_mark"):
            await pilot.press(key)
            await until(lambda: isinstance(pilot.app.screen, Read))
            await pilot.pause()
            shown = pilot.app.screen
            assert isinstance(shown, Read)
            room = shown.query_one(VerticalScroll).scrollable_content_region.width
            if key == "r":  # which comes in lines: none is broken twice
                assert max(map(cells, shown.text.splitlines())) <= room
            await pilot.press("escape")
            await until(lambda: len(pilot.app.screen_stack) == 1)

    run(table, play)


def test_another_match_is_asked_for_by_a_key() -> None:
    table = begun("one")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("a")
        assert not table.again
        await play_by_keys(pilot, table, random.Random(1))
        await pilot.press("a")

    run(table, play)
    assert table.again


def test_what_was_chosen_light_or_dark_is_kept(state: Path) -> None:
    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, ParlourApp)
        before = pilot.app.export_screenshot()
        pilot.app.use("light")
        await pilot.pause()
        assert pilot.app.export_screenshot() != before
        assert table_of(pilot.app).felt.palette == "light"

    run(begun("battle"), play)
    assert b"light" in (state / "screen.json").read_bytes()
    assert ParlourApp(begun("battle")).settings.colours == "light"


def test_whoever_wants_less_motion_has_none(state: Path) -> None:
    table = begun("draughts")

    async def play(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert app.animation_level == "full"
        await pilot.press("m")
        await pick(pilot, f"{table.say('less-motion')}: {table.web('no')}")
        await until(lambda: app.animation_level == "none")
        await pilot.press("t")
        assert not table_of(app).typed.cursor_blink  # type: ignore[arg-type]

    run(table, play)
    assert ParlourApp(begun("battle")).animation_level == "none"


def test_how_long_something_lies_there_is_shown_and_counted_down(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("concentration", levels=(0, 0), pause=5)
    table.pace, passed = 100.0, 0.0
    monkeypatch.setattr("parlour.screen.local.monotonic", lambda: table.began + passed)

    async def play(pilot: Pilot[None]) -> None:
        nonlocal passed
        assert not table.time_runs
        while not table.match.moves(CLOCK):
            table.play(table.match.paths(table.acting)[0].move)
            table.look()
        await until(lambda: "8:20" in shown(pilot))
        passed = 1.5
        await until(lambda: "5:50" in shown(pilot))  # by itself
        await pilot.press("enter")  # seen enough
        await until(lambda: not table.time_runs)
        assert ":" not in shown(pilot).splitlines()[0]

    run(table, play)


def test_a_white_terminal_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORFGBG", "0;15")
    assert ParlourApp(begun("battle")).settings.colours == "light"


def test_without_colours_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(pilot: Pilot[None]) -> None:
        felt = table_of(pilot.app).felt  # type: ignore[arg-type]
        for y in range(24):
            for segment in felt.render_line(y):
                assert segment.style is None or (segment.style.color is segment.style.bgcolor is None)

    run(begun("draughts"), play)


@pytest.mark.parametrize("palette", ["dark", "light"])
@pytest.mark.parametrize("game", ["draughts", "clock-solitaire", "egyptian-rat-screw", "jule"])
def test_letters_and_numbers_can_be_read_on_every_ground(game: str, palette: str) -> None:
    match = Match.start(game, seed=3)
    for _ in range(8):
        seat, moves = match.turns()[0]
        match.play(seat, moves[0])
    seat = next(seat for seat, _ in match.turns() if seat >= 0)
    rows = draw_screen(scene_of(match, seat, "en"), 80, 24).block.rows
    for roles in {cell[1] for row in rows for cell in row if cell and cell[0].isalnum()}:
        found = style(palette, roles)
        assert found.color
        assert found.bgcolor
        assert _contrast(found.color, found.bgcolor) >= 4.5, roles


def _contrast(one: Color, other: Color) -> float:
    """As WCAG counts it."""
    dark, light = sorted(_brightness(colour) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _brightness(colour: Color) -> float:
    shares = (value / 255 for value in colour.get_truecolor())
    red, green, blue = (x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_pieces_and_what_can_be_used_are_told_apart_without_colours() -> None:
    match = Match.start("draughts", seed=1)
    drawn = scene_of(match, 0, "en")
    text = draw_screen(drawn, 80, 24).block.text
    assert text.count(MARKS[0]) >= 12
    assert text.count(MARKS[1]) >= 12
    assert text.count("•") == len(drawn.touching.lit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_speaks_every_language(language: str) -> None:
    table = begun("who-has-the-six", language=language)

    async def play(pilot: Pilot[None]) -> None:
        text = shown(pilot)
        assert table.words.say("title") in text
        assert table.words.say("do-roll") in text
        assert table.say("key-touch") in text
        assert table.say("key-quit") in text
        await pilot.press("m")
        await until(lambda: isinstance(pilot.app.screen, Pick))

    run(table, play)


def test_names_as_wide_as_any_stay_in_their_places() -> None:
    match = Match.start("go-fish", names=["漢字漢字", "e\u0301léonore", "Ben"], levels=(0, 1, 1), seed=1)
    block = draw_screen(scene_of(match, 0, "en"), 80, 24).block
    assert all(len(row) == 80 for row in block.rows)
    assert "漢字漢字" in block.text
    assert wrapped("漢字漢字", 4) == ["漢字", "漢字"]


def test_a_seat_of_its_own_is_needed_for_kemps() -> None:
    with pytest.raises(parlour.BadSetup):
        begun("kemps", levels=(0, 0, 1, 1))
