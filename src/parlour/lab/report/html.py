"""A report as one page of HTML that asks nobody for anything: plots are SVG inside it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from parlour.lab.report import Cell, Report, Scale, Section

WIDTH, HEIGHT = 1000, 20  # of a scale; it is stretched to the room there is
BARS = 24  # of a histogram at most


def as_html(report: Report) -> str:
    style = (files("parlour") / "lab" / "report" / "report.css").read_text("utf-8")
    facts = "\n".join(f"<p>{escape(fact)}</p>" for fact in report.facts)
    sections = "\n".join(map(_section, report.sections))
    title = escape(report.title)
    return f"""<!doctype html>
<html lang="{report.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
{facts}
{sections}
</main>
</body>
</html>
"""


def _section(section: Section) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in section.columns)
    rows = "\n".join(_row(section.columns, row) for row in section.rows)
    return f"""<section>
<h2>{escape(section.title)}</h2>
<p>{escape(section.about)}</p>
{histogram(section.histogram)}<table>
<thead><tr>{heads}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
</section>"""


def _row(columns: Sequence[str], row: Sequence[Cell]) -> str:
    cells = [_cell(column, cell) for column, cell in zip(columns, row, strict=True)]
    return f"<tr>{''.join(cells)}</tr>"


def _cell(column: str, cell: Cell) -> str:
    """The column says its name again on a narrow screen, where every row is a small table of its own."""
    label = escape(column)
    if isinstance(cell, str):
        return f'<td data-label="{label}">{escape(cell)}</td>'
    return f'<td data-label="{label}" class="scale"><span>{escape(cell.text)}</span>{plot(cell)}</td>'


def plot(scale: Scale) -> str:
    """An interval as a thin bar, the value as a thick tick, and what it is compared with as a line."""

    def at(value: float) -> int:
        share = (value - scale.least) / (scale.most - scale.least)
        return round(WIDTH * min(max(share, 0), 1))

    low, high, value = at(scale.low), at(scale.high), min(max(at(scale.value), 5), WIDTH - 5)
    mark = "" if scale.mark is None else _box("mark", at(scale.mark) - 1, 0, 2, HEIGHT)
    bars = _box("between", low, 7, max(high - low, 2), 6) + _box("value", value - 5, 2, 10, 16)
    frame = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" aria-hidden="true">'
    return f"{frame}{_box('ground', 0, 9, WIDTH, 2)}{mark}{bars}</svg>"


def _box(kind: str, x: int, y: int, width: int, height: int) -> str:
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def histogram(counts: Sequence[tuple[int, int]]) -> str:
    """How often a match was how long, in bars of equal width."""
    if len(counts) < 2:
        return ""
    least, most = counts[0][0], counts[-1][0]
    width = -(-(most - least + 1) // BARS)
    heights = [0] * (1 + (most - least) // width)
    for value, times in counts:
        heights[(value - least) // width] += times
    step = WIDTH // len(heights)
    bars = [
        _box("bar", at * step, 100 - tall, step - 2, tall)
        for at, height in enumerate(heights)
        if (tall := max(round(100 * height / max(heights)), 1 if height else 0))
    ]
    frame = f'<svg viewBox="0 0 {step * len(heights)} 100" preserveAspectRatio="none" aria-hidden="true">'
    ends = f"<figcaption><span>{least}</span><span>{most}</span></figcaption>"
    return f"<figure>{frame}{''.join(bars)}</svg>{ends}</figure>\n"
