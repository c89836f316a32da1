"""A seat observes all that it sees, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour import envs
from parlour.core import OWNER, zones_of
from parlour.envs.layout import Layout
from parlour.envs.table import Kind
from parlour.match import views
from parlour.view import Board, Score, View
from tests.matrix import slow_unless

TABLES = [
    pytest.param(
        game, seats, id=f"{game.key}-{seats}", marks=slow_unless(seats in (game.seats[0], game.seats[0] + 1))
    )
    for game in parlour.games()
    for seats in game.seats
]
encode = msgspec.json.Encoder().encode


def layout_of(game: parlour.Game, seats: int) -> Layout:
    return Kind.choose(game.key, seats, quick(game)).layout


def quick(game: parlour.Game) -> dict[str, Any]:
    return {"preset": "short"} if "short" in game.presets else {}


def positions(game: parlour.Game, seats: int, seed: int, rows: int = 80) -> Iterator[parlour.Match]:
    """A random match, row after row."""
    rng = Random(f"{game.key} {seats} {seed}")
    match = parlour.Match.start(game.key, seats=seats, rules=quick(game), seed=seed)
    while not match.result and match.n < rows:
        yield match
        seat, moves = rng.choice(match.turns())
        match.play(seat, rng.choice(moves))
    yield match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_states_that_a_seat_cannot_tell_apart_are_observed_alike(game: parlour.Game, seats: int) -> None:
    layout, rng = layout_of(game, seats), Random(5)
    for match in positions(game, seats, 1):
        for seat in range(seats):
            other = match.redeal(seat, rng)
            assert layout.observe(match.state, seat).tobytes() == layout.observe(other, seat).tobytes()
            assert parlour.information_key(match.state, seat) == parlour.information_key(other, seat)


def plain(view: View) -> bytes:
    """A view without what is only there for the eye: the squares of the last move, old lines of a sheet."""
    shown = []
    for widget in view.widgets:
        if isinstance(widget, Board):
            widget = msgspec.structs.replace(widget, last=())
        elif isinstance(widget, Score):
            rows = [[cell[-1:] if isinstance(cell, tuple) else cell for cell in row] for row in widget.rows]
            widget = msgspec.structs.replace(widget, rows=tuple(map(tuple, rows)))
        shown.append(widget)
    return encode(shown)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_sees_otherwise_it_observes_otherwise(game: parlour.Game, seats: int) -> None:
    layout = layout_of(game, seats)
    for seat in range(min(seats, 2)):
        seen: dict[bytes, bytes] = {}
        for seed in range(3):
            for match in positions(game, seats, seed):
                view = plain(views.look(game, match.state, seat))
                assert seen.setdefault(layout.observe(match.state, seat).tobytes(), view) == view


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_observations_lie_within_their_bounds_and_every_number_has_a_name(
    game: parlour.Game, seats: int
) -> None:
    layout = layout_of(game, seats)
    assert len(set(layout.names)) == len(layout.names)
    for match in positions(game, seats, 2, rows=300):
        observed = layout.observe(match.state, 0)
        assert observed.shape == (len(layout),)
        assert (layout.low <= observed).all()
        assert (observed <= layout.high).all()


OWNED = [game for game in parlour.games() if any(zone.seen_by is OWNER for zone in zones_of(game.State))]


@pytest.mark.parametrize("game", OWNED, ids=lambda game: game.key)
def test_what_is_dealt_anew_is_observed_by_its_owner(game: parlour.Game) -> None:
    """The law is not kept by observing nothing."""
    layout = layout_of(game, game.seats[0])
    assert any(
        layout.observe(match.state, 1).tobytes() != layout.observe(match.redeal(0, Random(3)), 1).tobytes()
        for seed in range(5)
        for match in positions(game, game.seats[0], seed)
    )


def test_what_is_listed_by_seat_begins_with_the_observer() -> None:
    env = envs.aec("go-fish", seats=3, first="1")
    env.reset(seed=1)
    names = env.kind.layout.names
    state = env.table.s
    for seat in range(3):
        observed = dict(zip(names, env.observe(f"player_{seat}")["observation"], strict=True))
        mine = {name for name in names if name.startswith("hands:") and observed[name]}
        held = [card for number, card in enumerate(env.kind.game.cards) if state.hands[seat] >> number & 1]
        assert mine == {f"hands:{card}" for card in held}
        assert [step for step in range(3) if observed[f"turn[+{step}]"]] == [(1 - seat) % 3]


def test_a_gesture_is_observed_by_those_who_are_asked_next() -> None:
    env = envs.aec("kemps", partners="as-seated")
    env.reset(seed=1)
    numbers = env.kind.numbering.numbers
    while not env.action_space(env.agent_selection).legal.count(numbers["nothing"]):
        legal = env.action_space(env.agent_selection).legal
        done = numbers["accept"] if numbers["accept"] in legal else legal[-1]
        env.step(done if done != numbers["done"] else numbers["done"])
    signer = env.agent_selection
    env.step(numbers["sign:cough"])
    viewer = env.agent_selection
    assert viewer != signer
    step = (int(signer[-1]) - int(viewer[-1])) % 4
    observed = dict(zip(env.kind.layout.names, env.observe(viewer)["observation"], strict=True))
    assert observed[f"heard[+{step}]:sign:cough"] == 1.0
    env.step(0)
    later = dict(zip(env.kind.layout.names, env.observe(viewer)["observation"], strict=True))
    assert later[f"heard[+{step}]:sign:cough"] == 0.0
