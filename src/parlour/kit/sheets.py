"""Score sheets."""

from collections.abc import Sequence

from parlour import view


def sheet(**columns: Sequence[int | str | tuple[int, ...] | None]) -> view.Score:
    """A sheet with a row for every seat: `sheet(rolls=[3, 1], wins=[0, 1])`. A column whose name is a
    number is headed by it."""
    rows = tuple(zip(*columns.values(), strict=True))
    return view.Score(zone="score", columns=tuple(columns), rows=rows)
