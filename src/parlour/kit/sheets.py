"""Score sheets."""

from collections.abc import Sequence

from parlour import view


def sheet(
    summary: str | None = None, /, **columns: Sequence[int | str | tuple[int, ...] | None]
) -> view.Score:
    """A sheet with a row for every seat: `sheet("points", won=[3, 1], points=[30, 12])`. A column whose name
    is a number is headed by it; a single column is the summary."""
    names, rows = tuple(columns), tuple(zip(*columns.values(), strict=True))
    summary = names[0] if len(names) == 1 else summary
    return view.Score(zone="score", columns=names, summary=summary, rows=rows)
