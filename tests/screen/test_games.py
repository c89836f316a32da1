"""Every game is played to its end on the full screen, with nothing but keys."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise

import pytest

import parlour
from parlour.core import CLOCK
from parlour.screen.app import ParlourApp
from parlour.screen.local import Local
from parlour.screen.table import WAYS, draw_screen
from parlour.screen.touching import Touching
from parlour.view import Board, Stack
from parlour.words import LANGUAGES
from tests.screen.playing import begun, play_by_keys, scene_of

GAMES = [game.key for game in parlour.games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_by_keys(game: str) -> None:
    async def play() -> Local:
        table = begun(game)
        app = ParlourApp(table)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_by_keys(pilot, table, random.Random(1))
        return table

    table = asyncio.run(play())
    assert table.match.result
    assert any(row.seat == 0 and row.move[0] != "/" for row in table.match.rows)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_on_a_small_screen(game: str) -> None:
    """At every turn of a match everything fits 80×24, and whatever can be touched is in sight."""
    here, rng = parlour.game(game), random.Random(game)
    for seats in {here.seats[0], here.seats[-1]}:
        rules, levels = {"preset": here.presets[-1]}, (0, *[1] * (seats - 1))
        match = parlour.Match.start(game, seats=seats, seed=game, rules=rules, levels=levels)
        picture, language = None, rng.choice(LANGUAGES)
        for number in range(120):
            turns = match.turns()
            if not turns:
                break
            seat, moves = rng.choice(turns)
            if number % 4 == 0:
                scene = scene_of(match, None if seat == CLOCK else seat, language)
                picture = draw_screen(scene, 80, 24, picture)
                assert picture.fits, f"{seats} seats, row {match.n}: {picture.height}\n{picture.block.text}"
                shown = {spot.token for spot in picture.block.spots}
                assert set(scene.touching.lit) <= shown
            match.play(seat, rng.choice(moves))


@pytest.mark.parametrize(
    ("game", "moved"), [("who-has-the-six", 0), ("draughts", 0), ("egyptian-rat-screw", 3), ("kemps", 3)]
)
def test_the_middle_of_the_table_stays_where_it_is(game: str, moved: int) -> None:
    """Whatever dice show, hands hold and buttons come and go; only what finds no room any more makes some."""
    table, rng = begun(game, language="de"), random.Random(3)
    picture, places = None, list[list[tuple[int, int]]]()
    for _ in range(120):
        if table.match.result:
            break
        scene = scene_of(table.match, 0, "de")
        picture = draw_screen(scene, 80, 24, picture)
        assert scene.view
        middle = next(
            each for each in scene.view.widgets if isinstance(each, Board | Stack) and each.seat is None
        )
        if isinstance(middle, Board):
            places.append(
                [(spot.y, spot.x) for spot in picture.block.spots if spot.token.startswith("place:")]
            )
        else:
            label = scene.words.label("zone", middle.zone)
            rows = enumerate(picture.block.text.splitlines())
            places.append(next([(y, row.index(label))] for y, row in rows if label in row))
        seat, moves = rng.choice(table.match.turns())
        table.match.play(seat, rng.choice(moves))
    table.close()
    assert len(places) > 40
    assert sum(one != other for one, other in pairwise(places)) <= moved


def test_a_large_screen_draws_things_large() -> None:
    match = parlour.Match.start("go-fish", seats=3, seed=1)
    tiny, large = (draw_screen(scene_of(match, 0, "en"), *size) for size in ((60, 16), (160, 50)))
    assert WAYS[large.way][0] > WAYS[tiny.way][0]


def test_touches_narrow_and_the_last_one_is_let_go_again() -> None:
    match = parlour.Match.start("go-fish", seats=3, seed=1)
    touching, seat = Touching(), match.to_act()[0]
    first, second = (f"seat:{other}" for other in range(3) if other != seat)
    touching.renew(match.paths(seat))
    assert {first, second} <= touching.lit.keys()
    assert touching.touch(first) is None
    assert second not in touching.lit
    touching.touch(first)
    assert touching.touched == ()
    touching.touch(first)
    path = touching.touch(next(iter(touching.lit)))
    assert path
    assert path.touches[0] == first
