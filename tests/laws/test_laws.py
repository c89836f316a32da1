"""Every listed game × preset × number of seats obeys every law."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import parlour
from parlour.core import Game

from .laws import PLAY, law_playouts_end
from .record_laws import RECORDS
from .secrets import SECRETS
from .sight import SIGHT, law_secrets_are_kept
from .tables import ROWS, SEEDS, Law, Table, hold

LONG = 4000
MORE_SEEDS = range(10, 14)


def law_secrets_file_is_kept(game: Game, table: Table) -> None:
    """What the rules file hides stays hidden; every game has its say in secrets.py."""
    assert game.key in SECRETS, f"tests/laws/secrets.py says nothing of {game.key}"
    law_secrets_are_kept(game, table, SECRETS[game.key])


LAWS: list[Law] = [*PLAY, *RECORDS, *SIGHT, law_secrets_file_is_kept, law_playouts_end]


def sittings() -> Iterator[tuple[Game, str, int, Law]]:
    """Every game, preset and number of seats, with every law; one table's laws share its match."""
    for game in parlour.games():
        for preset in game.presets:
            for seats in game.seats:
                for law in LAWS:
                    yield game, preset, seats, law


def is_long(game: Game, preset: str) -> bool:
    return "short" in game.presets and preset != "short"


def marks(game: Game, preset: str, seats: int, law: Law) -> list[pytest.MarkDecorator]:
    """A bug that shows only among so many shows by the shortest rules among the fewest, three or the most,
    one of other rules among the fewest, and a whole long match ends like a short one."""
    shortest = "short" if "short" in game.presets else "book"
    some = (game.seats[0], 3, game.seats[-1]) if preset == shortest else game.seats[:1]
    if seats not in some or (law is law_playouts_end and is_long(game, preset)):
        return [pytest.mark.slow]
    return [pytest.mark.medium] if seats != game.seats[0] else []


def named(game: Game, preset: str, seats: int, law: Law) -> str:
    return f"{game.key}-{preset}-{seats}-{law.__name__.removeprefix('law_')}"


SITTINGS = pytest.mark.parametrize(
    ("game", "preset", "seats", "law"),
    [pytest.param(*each, id=named(*each), marks=marks(*each)) for each in sittings()],
)


@SITTINGS
def test_law(game: Game, preset: str, seats: int, law: Law) -> None:
    seeds = SEEDS[:1] if is_long(game, preset) else SEEDS
    hold(law, game, [Table(seats, preset, seed, ROWS) for seed in seeds])


@pytest.mark.slow
@SITTINGS
def test_law_at_full_length(game: Game, preset: str, seats: int, law: Law) -> None:
    hold(law, game, [Table(seats, preset, seed, LONG) for seed in MORE_SEEDS])


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


@pytest.mark.parametrize("game", parlour.games(), ids=lambda game: game.key)
def test_what_a_preset_sets_can_be_chosen_by_hand(game: Game) -> None:
    for preset in game.Rules.presets.values():
        assert all(value in game.Rules.choices()[name] for name, value in preset.items())
