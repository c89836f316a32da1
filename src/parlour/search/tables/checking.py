"""A finished table beside the plain rules: every code must follow from those one ply later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from parlour.search.bind import bind
from parlour.search.tables import retrograde
from parlour.search.tables.building import WrongTable
from parlour.search.tables.exact import Table

SMALL = 2_000  # positions of a group that are all compared
SAMPLE = 300  # of a larger one


def check(
    table: Table, everything: bool = False, progress: Callable[[int, int], None] = lambda done, of: None
) -> int:
    """Compare all positions of small groups and some of the others, or all, with the plain rules; how many
    there were. Which ones depends on nothing but the table's name."""
    judge = bind(retrograde.judge, table.rules, False, table.layout)
    review = bind(retrograde.review, table.rules, False, table.layout, judge=judge)
    out, chosen = [0] * table.rules.MOST_PLIES, list(sample(table, everything))
    of, done = sum(map(len, chosen)), 0
    for numbers in chosen:
        for n in numbers:
            if review(n, n + 1, 1, table.variant, table.maps, table, out, [0] * 6) >= 0:
                raise WrongTable(table.name, n)
            done += 1
            progress(done, of)
    return of


def sample(table: Table, everything: bool) -> Iterator[range | list[int]]:
    rng = Random(table.name)
    for group in range(len(table.groups)):
        numbers = range(*table.borders(group))
        small = everything or len(numbers) <= SMALL
        yield numbers if small else sorted(rng.sample(numbers, SAMPLE))
