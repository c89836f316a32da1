"""Every listed game × preset × number of seats obeys every law."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import parlour
from parlour.core import Game

from .keeping import RECORDS
from .laws import PLAY, law_playouts_end
from .secrets import SECRETS
from .sight import SIGHT, law_secrets_are_kept
from .tables import Law, Table, hold

ROWS = 120  # a quick look plays so far at most
LONG = 4000
SEEDS = range(10, 14)


def law_secrets_file_is_kept(game: Game, table: Table) -> None:
    """What the rules file hides stays hidden; every game has its say in secrets.py."""
    assert game.key in SECRETS, f"tests/laws/secrets.py says nothing of {game.key}"
    law_secrets_are_kept(game, table, SECRETS[game.key])


LAWS: list[Law] = [*PLAY, *RECORDS, *SIGHT, law_secrets_file_is_kept, law_playouts_end]


def sittings() -> Iterator[object]:
    """Every game, preset and number of seats, with every law; one table's laws share its match."""
    for game in parlour.games():
        for preset in game.presets:
            for seats in game.seats:
                for law in LAWS:
                    name = f"{game.key}-{preset}-{seats}-{law.__name__.removeprefix('law_')}"
                    yield pytest.param(law, game, preset, seats, id=name)


def is_long(game: Game, preset: str) -> bool:
    return "short" in game.presets and preset != "short"


@pytest.mark.parametrize(("law", "game", "preset", "seats"), list(sittings()))
def test_law(law: Law, game: Game, preset: str, seats: int) -> None:
    if law is law_playouts_end and is_long(game, preset):
        pytest.skip("a whole match is long: run with --slow")
    seeds = range(1 if is_long(game, preset) else 2)
    hold(law, game, [Table(seats, preset, seed, ROWS) for seed in seeds])


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game", "preset", "seats"), list(sittings()))
def test_law_at_full_length(law: Law, game: Game, preset: str, seats: int) -> None:
    hold(law, game, [Table(seats, preset, seed, LONG) for seed in SEEDS])


def house_rules(game: Game) -> Iterator[Table]:
    """Every house rule at both ends of its choices, one at a time."""
    for name, choices in game.Rules.choices().items():
        for value in (choices[0], choices[-1]):
            for seats in (game.seats[0], game.seats[-1]):
                table = Table(seats, rows=LONG, rules=((name, value),))
                if game.Rules(**dict(table.rules)).check(seats) is None:
                    yield table


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_law_by_house_rules(law: Law, game: Game) -> None:
    hold(law, game, house_rules(game))
